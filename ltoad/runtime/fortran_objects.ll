
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
@fortran_ranks = external constant i32, align 4
@.str.3 = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
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
  call void @require(i32 noundef %9, ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 0)
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
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 4
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp eq i32 %25, 42
  br i1 %26, label %27, label %201

27:                                               ; preds = %3
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %201

32:                                               ; preds = %27
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = load i32, ptr @fortran_ranks, align 4
  %38 = icmp sle i32 %36, %37
  %39 = zext i1 %38 to i32
  %40 = load ptr, ptr %5, align 8
  %41 = load i32, ptr %6, align 4
  call void @require(i32 noundef %39, ptr noundef @.str.3, ptr noundef %40, i32 noundef %41)
  %42 = load ptr, ptr %4, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = zext i8 %45 to i32
  %47 = call ptr @dimension_of(ptr noundef %42, i32 noundef 0, i32 noundef %46)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %47, i64 24, i1 false)
  %48 = load ptr, ptr %4, align 8
  %49 = load ptr, ptr %4, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 1, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %4, align 8
  %55 = load ptr, ptr %4, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 2, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %4, align 8
  %61 = load ptr, ptr %4, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 3, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %4, align 8
  %67 = load ptr, ptr %4, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 4, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %4, align 8
  %73 = load ptr, ptr %4, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 5, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %4, align 8
  %79 = load ptr, ptr %4, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 6, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %83, i64 24, i1 false)
  store i64 0, ptr %14, align 8
  br label %84

84:                                               ; preds = %197, %32
  %85 = load i64, ptr %14, align 8
  %86 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = icmp slt i64 %85, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %84
  store i32 2, ptr %15, align 4
  br label %200

90:                                               ; preds = %84
  store i64 0, ptr %16, align 8
  br label %91

91:                                               ; preds = %193, %90
  %92 = load i64, ptr %16, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %91
  store i32 5, ptr %15, align 4
  br label %196

97:                                               ; preds = %91
  store i64 0, ptr %17, align 8
  br label %98

98:                                               ; preds = %189, %97
  %99 = load i64, ptr %17, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %99, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %98
  store i32 8, ptr %15, align 4
  br label %192

104:                                              ; preds = %98
  store i64 0, ptr %18, align 8
  br label %105

105:                                              ; preds = %185, %104
  %106 = load i64, ptr %18, align 8
  %107 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %105
  store i32 11, ptr %15, align 4
  br label %188

111:                                              ; preds = %105
  store i64 0, ptr %19, align 8
  br label %112

112:                                              ; preds = %181, %111
  %113 = load i64, ptr %19, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %112
  store i32 14, ptr %15, align 4
  br label %184

118:                                              ; preds = %112
  store i64 0, ptr %20, align 8
  br label %119

119:                                              ; preds = %177, %118
  %120 = load i64, ptr %20, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %120, %122
  br i1 %123, label %125, label %124

124:                                              ; preds = %119
  store i32 17, ptr %15, align 4
  br label %180

125:                                              ; preds = %119
  store i64 0, ptr %21, align 8
  br label %126

126:                                              ; preds = %173, %125
  %127 = load i64, ptr %21, align 8
  %128 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %129 = load i64, ptr %128, align 8
  %130 = icmp slt i64 %127, %129
  br i1 %130, label %132, label %131

131:                                              ; preds = %126
  store i32 20, ptr %15, align 4
  br label %176

132:                                              ; preds = %126
  %133 = load ptr, ptr %4, align 8
  %134 = call ptr @type_of(ptr noundef %133)
  %135 = load ptr, ptr %4, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 0
  %137 = load ptr, ptr %136, align 8
  %138 = load i64, ptr %21, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %140 = load i64, ptr %139, align 8
  %141 = mul nsw i64 %138, %140
  %142 = load i64, ptr %20, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %142, %144
  %146 = add nsw i64 %141, %145
  %147 = load i64, ptr %19, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %149 = load i64, ptr %148, align 8
  %150 = mul nsw i64 %147, %149
  %151 = add nsw i64 %146, %150
  %152 = load i64, ptr %18, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %152, %154
  %156 = add nsw i64 %151, %155
  %157 = load i64, ptr %17, align 8
  %158 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %157, %159
  %161 = add nsw i64 %156, %160
  %162 = load i64, ptr %16, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %162, %164
  %166 = add nsw i64 %161, %165
  %167 = load i64, ptr %14, align 8
  %168 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %167, %169
  %171 = add nsw i64 %166, %170
  %172 = getelementptr inbounds i8, ptr %137, i64 %171
  call void @fortran_initialise(ptr noundef %134, ptr noundef %172)
  br label %173

173:                                              ; preds = %132
  %174 = load i64, ptr %21, align 8
  %175 = add nsw i64 %174, 1
  store i64 %175, ptr %21, align 8
  br label %126

176:                                              ; preds = %131
  br label %177

177:                                              ; preds = %176
  %178 = load i64, ptr %20, align 8
  %179 = add nsw i64 %178, 1
  store i64 %179, ptr %20, align 8
  br label %119

180:                                              ; preds = %124
  br label %181

181:                                              ; preds = %180
  %182 = load i64, ptr %19, align 8
  %183 = add nsw i64 %182, 1
  store i64 %183, ptr %19, align 8
  br label %112

184:                                              ; preds = %117
  br label %185

185:                                              ; preds = %184
  %186 = load i64, ptr %18, align 8
  %187 = add nsw i64 %186, 1
  store i64 %187, ptr %18, align 8
  br label %105

188:                                              ; preds = %110
  br label %189

189:                                              ; preds = %188
  %190 = load i64, ptr %17, align 8
  %191 = add nsw i64 %190, 1
  store i64 %191, ptr %17, align 8
  br label %98

192:                                              ; preds = %103
  br label %193

193:                                              ; preds = %192
  %194 = load i64, ptr %16, align 8
  %195 = add nsw i64 %194, 1
  store i64 %195, ptr %16, align 8
  br label %91

196:                                              ; preds = %96
  br label %197

197:                                              ; preds = %196
  %198 = load i64, ptr %14, align 8
  %199 = add nsw i64 %198, 1
  store i64 %199, ptr %14, align 8
  br label %84

200:                                              ; preds = %89
  br label %201

201:                                              ; preds = %200, %27, %3
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

declare void @fortran_initialise(ptr noundef, ptr noundef) #5

define dso_local void @_FortranAFinalize(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %3
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 42
  br i1 %32, label %33, label %44

33:                                               ; preds = %27
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %44

38:                                               ; preds = %33
  %39 = load ptr, ptr %4, align 8
  %40 = call ptr @type_of(ptr noundef %39)
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  call void @fortran_finalise_one(ptr noundef %40, ptr noundef %43)
  br label %225

44:                                               ; preds = %33, %27, %3
  %45 = load ptr, ptr %4, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 42
  br i1 %49, label %50, label %224

50:                                               ; preds = %44
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = icmp ne ptr %53, null
  br i1 %54, label %55, label %224

55:                                               ; preds = %50
  %56 = load ptr, ptr %4, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 3
  %58 = load i8, ptr %57, align 4
  %59 = zext i8 %58 to i32
  %60 = load i32, ptr @fortran_ranks, align 4
  %61 = icmp sle i32 %59, %60
  %62 = zext i1 %61 to i32
  %63 = load ptr, ptr %5, align 8
  %64 = load i32, ptr %6, align 4
  call void @require(i32 noundef %62, ptr noundef @.str.3, ptr noundef %63, i32 noundef %64)
  %65 = load ptr, ptr %4, align 8
  %66 = load ptr, ptr %4, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 0, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %70, i64 24, i1 false)
  %71 = load ptr, ptr %4, align 8
  %72 = load ptr, ptr %4, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 3
  %74 = load i8, ptr %73, align 4
  %75 = zext i8 %74 to i32
  %76 = call ptr @dimension_of(ptr noundef %71, i32 noundef 1, i32 noundef %75)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %76, i64 24, i1 false)
  %77 = load ptr, ptr %4, align 8
  %78 = load ptr, ptr %4, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 3
  %80 = load i8, ptr %79, align 4
  %81 = zext i8 %80 to i32
  %82 = call ptr @dimension_of(ptr noundef %77, i32 noundef 2, i32 noundef %81)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %82, i64 24, i1 false)
  %83 = load ptr, ptr %4, align 8
  %84 = load ptr, ptr %4, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = call ptr @dimension_of(ptr noundef %83, i32 noundef 3, i32 noundef %87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %4, align 8
  %90 = load ptr, ptr %4, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 4, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %4, align 8
  %96 = load ptr, ptr %4, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 5, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %4, align 8
  %102 = load ptr, ptr %4, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 6, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %106, i64 24, i1 false)
  store i64 0, ptr %14, align 8
  br label %107

107:                                              ; preds = %220, %55
  %108 = load i64, ptr %14, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %108, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %107
  store i32 2, ptr %15, align 4
  br label %223

113:                                              ; preds = %107
  store i64 0, ptr %16, align 8
  br label %114

114:                                              ; preds = %216, %113
  %115 = load i64, ptr %16, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  store i32 5, ptr %15, align 4
  br label %219

120:                                              ; preds = %114
  store i64 0, ptr %17, align 8
  br label %121

121:                                              ; preds = %212, %120
  %122 = load i64, ptr %17, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %121
  store i32 8, ptr %15, align 4
  br label %215

127:                                              ; preds = %121
  store i64 0, ptr %18, align 8
  br label %128

128:                                              ; preds = %208, %127
  %129 = load i64, ptr %18, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %134, label %133

133:                                              ; preds = %128
  store i32 11, ptr %15, align 4
  br label %211

134:                                              ; preds = %128
  store i64 0, ptr %19, align 8
  br label %135

135:                                              ; preds = %204, %134
  %136 = load i64, ptr %19, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %141, label %140

140:                                              ; preds = %135
  store i32 14, ptr %15, align 4
  br label %207

141:                                              ; preds = %135
  store i64 0, ptr %20, align 8
  br label %142

142:                                              ; preds = %200, %141
  %143 = load i64, ptr %20, align 8
  %144 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = icmp slt i64 %143, %145
  br i1 %146, label %148, label %147

147:                                              ; preds = %142
  store i32 17, ptr %15, align 4
  br label %203

148:                                              ; preds = %142
  store i64 0, ptr %21, align 8
  br label %149

149:                                              ; preds = %196, %148
  %150 = load i64, ptr %21, align 8
  %151 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = icmp slt i64 %150, %152
  br i1 %153, label %155, label %154

154:                                              ; preds = %149
  store i32 20, ptr %15, align 4
  br label %199

155:                                              ; preds = %149
  %156 = load ptr, ptr %4, align 8
  %157 = call ptr @type_of(ptr noundef %156)
  %158 = load ptr, ptr %4, align 8
  %159 = getelementptr inbounds %struct.descriptor, ptr %158, i32 0, i32 0
  %160 = load ptr, ptr %159, align 8
  %161 = load i64, ptr %21, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %161, %163
  %165 = load i64, ptr %20, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  %170 = load i64, ptr %19, align 8
  %171 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = add nsw i64 %169, %173
  %175 = load i64, ptr %18, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %175, %177
  %179 = add nsw i64 %174, %178
  %180 = load i64, ptr %17, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %182
  %184 = add nsw i64 %179, %183
  %185 = load i64, ptr %16, align 8
  %186 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %187 = load i64, ptr %186, align 8
  %188 = mul nsw i64 %185, %187
  %189 = add nsw i64 %184, %188
  %190 = load i64, ptr %14, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %190, %192
  %194 = add nsw i64 %189, %193
  %195 = getelementptr inbounds i8, ptr %160, i64 %194
  call void @fortran_finalise(ptr noundef %157, ptr noundef %195)
  br label %196

196:                                              ; preds = %155
  %197 = load i64, ptr %21, align 8
  %198 = add nsw i64 %197, 1
  store i64 %198, ptr %21, align 8
  br label %149

199:                                              ; preds = %154
  br label %200

200:                                              ; preds = %199
  %201 = load i64, ptr %20, align 8
  %202 = add nsw i64 %201, 1
  store i64 %202, ptr %20, align 8
  br label %142

203:                                              ; preds = %147
  br label %204

204:                                              ; preds = %203
  %205 = load i64, ptr %19, align 8
  %206 = add nsw i64 %205, 1
  store i64 %206, ptr %19, align 8
  br label %135

207:                                              ; preds = %140
  br label %208

208:                                              ; preds = %207
  %209 = load i64, ptr %18, align 8
  %210 = add nsw i64 %209, 1
  store i64 %210, ptr %18, align 8
  br label %128

211:                                              ; preds = %133
  br label %212

212:                                              ; preds = %211
  %213 = load i64, ptr %17, align 8
  %214 = add nsw i64 %213, 1
  store i64 %214, ptr %17, align 8
  br label %121

215:                                              ; preds = %126
  br label %216

216:                                              ; preds = %215
  %217 = load i64, ptr %16, align 8
  %218 = add nsw i64 %217, 1
  store i64 %218, ptr %16, align 8
  br label %114

219:                                              ; preds = %119
  br label %220

220:                                              ; preds = %219
  %221 = load i64, ptr %14, align 8
  %222 = add nsw i64 %221, 1
  store i64 %222, ptr %14, align 8
  br label %107

223:                                              ; preds = %112
  br label %224

224:                                              ; preds = %223, %50, %44
  br label %225

225:                                              ; preds = %224, %38
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
  store ptr %0, ptr %2, align 8
  store ptr null, ptr %3, align 8
  store i32 0, ptr %4, align 4
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 4
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = icmp eq i32 %23, 42
  br i1 %24, label %25, label %198

25:                                               ; preds = %1
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %30, label %198

30:                                               ; preds = %25
  %31 = load ptr, ptr %2, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 3
  %33 = load i8, ptr %32, align 4
  %34 = zext i8 %33 to i32
  %35 = load i32, ptr @fortran_ranks, align 4
  %36 = icmp sle i32 %34, %35
  %37 = zext i1 %36 to i32
  %38 = load ptr, ptr %3, align 8
  call void @require(i32 noundef %37, ptr noundef @.str.3, ptr noundef %38, i32 noundef 0)
  %39 = load ptr, ptr %2, align 8
  %40 = load ptr, ptr %2, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 3
  %42 = load i8, ptr %41, align 4
  %43 = zext i8 %42 to i32
  %44 = call ptr @dimension_of(ptr noundef %39, i32 noundef 0, i32 noundef %43)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %44, i64 24, i1 false)
  %45 = load ptr, ptr %2, align 8
  %46 = load ptr, ptr %2, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = zext i8 %48 to i32
  %50 = call ptr @dimension_of(ptr noundef %45, i32 noundef 1, i32 noundef %49)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %2, align 8
  %52 = load ptr, ptr %2, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 3
  %54 = load i8, ptr %53, align 4
  %55 = zext i8 %54 to i32
  %56 = call ptr @dimension_of(ptr noundef %51, i32 noundef 2, i32 noundef %55)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %56, i64 24, i1 false)
  %57 = load ptr, ptr %2, align 8
  %58 = load ptr, ptr %2, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = call ptr @dimension_of(ptr noundef %57, i32 noundef 3, i32 noundef %61)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %62, i64 24, i1 false)
  %63 = load ptr, ptr %2, align 8
  %64 = load ptr, ptr %2, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = call ptr @dimension_of(ptr noundef %63, i32 noundef 4, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %68, i64 24, i1 false)
  %69 = load ptr, ptr %2, align 8
  %70 = load ptr, ptr %2, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = call ptr @dimension_of(ptr noundef %69, i32 noundef 5, i32 noundef %73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %74, i64 24, i1 false)
  %75 = load ptr, ptr %2, align 8
  %76 = load ptr, ptr %2, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = call ptr @dimension_of(ptr noundef %75, i32 noundef 6, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %80, i64 24, i1 false)
  store i64 0, ptr %12, align 8
  br label %81

81:                                               ; preds = %194, %30
  %82 = load i64, ptr %12, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp slt i64 %82, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %81
  store i32 2, ptr %13, align 4
  br label %197

87:                                               ; preds = %81
  store i64 0, ptr %14, align 8
  br label %88

88:                                               ; preds = %190, %87
  %89 = load i64, ptr %14, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %88
  store i32 5, ptr %13, align 4
  br label %193

94:                                               ; preds = %88
  store i64 0, ptr %15, align 8
  br label %95

95:                                               ; preds = %186, %94
  %96 = load i64, ptr %15, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %101, label %100

100:                                              ; preds = %95
  store i32 8, ptr %13, align 4
  br label %189

101:                                              ; preds = %95
  store i64 0, ptr %16, align 8
  br label %102

102:                                              ; preds = %182, %101
  %103 = load i64, ptr %16, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = icmp slt i64 %103, %105
  br i1 %106, label %108, label %107

107:                                              ; preds = %102
  store i32 11, ptr %13, align 4
  br label %185

108:                                              ; preds = %102
  store i64 0, ptr %17, align 8
  br label %109

109:                                              ; preds = %178, %108
  %110 = load i64, ptr %17, align 8
  %111 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %110, %112
  br i1 %113, label %115, label %114

114:                                              ; preds = %109
  store i32 14, ptr %13, align 4
  br label %181

115:                                              ; preds = %109
  store i64 0, ptr %18, align 8
  br label %116

116:                                              ; preds = %174, %115
  %117 = load i64, ptr %18, align 8
  %118 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %117, %119
  br i1 %120, label %122, label %121

121:                                              ; preds = %116
  store i32 17, ptr %13, align 4
  br label %177

122:                                              ; preds = %116
  store i64 0, ptr %19, align 8
  br label %123

123:                                              ; preds = %170, %122
  %124 = load i64, ptr %19, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %124, %126
  br i1 %127, label %129, label %128

128:                                              ; preds = %123
  store i32 20, ptr %13, align 4
  br label %173

129:                                              ; preds = %123
  %130 = load ptr, ptr %2, align 8
  %131 = call ptr @type_of(ptr noundef %130)
  %132 = load ptr, ptr %2, align 8
  %133 = getelementptr inbounds %struct.descriptor, ptr %132, i32 0, i32 0
  %134 = load ptr, ptr %133, align 8
  %135 = load i64, ptr %19, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %137 = load i64, ptr %136, align 8
  %138 = mul nsw i64 %135, %137
  %139 = load i64, ptr %18, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = load i64, ptr %17, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %144, %146
  %148 = add nsw i64 %143, %147
  %149 = load i64, ptr %16, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  %154 = load i64, ptr %15, align 8
  %155 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %154, %156
  %158 = add nsw i64 %153, %157
  %159 = load i64, ptr %14, align 8
  %160 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %159, %161
  %163 = add nsw i64 %158, %162
  %164 = load i64, ptr %12, align 8
  %165 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %164, %166
  %168 = add nsw i64 %163, %167
  %169 = getelementptr inbounds i8, ptr %134, i64 %168
  call void @fortran_destroy(ptr noundef %131, ptr noundef %169)
  br label %170

170:                                              ; preds = %129
  %171 = load i64, ptr %19, align 8
  %172 = add nsw i64 %171, 1
  store i64 %172, ptr %19, align 8
  br label %123

173:                                              ; preds = %128
  br label %174

174:                                              ; preds = %173
  %175 = load i64, ptr %18, align 8
  %176 = add nsw i64 %175, 1
  store i64 %176, ptr %18, align 8
  br label %116

177:                                              ; preds = %121
  br label %178

178:                                              ; preds = %177
  %179 = load i64, ptr %17, align 8
  %180 = add nsw i64 %179, 1
  store i64 %180, ptr %17, align 8
  br label %109

181:                                              ; preds = %114
  br label %182

182:                                              ; preds = %181
  %183 = load i64, ptr %16, align 8
  %184 = add nsw i64 %183, 1
  store i64 %184, ptr %16, align 8
  br label %102

185:                                              ; preds = %107
  br label %186

186:                                              ; preds = %185
  %187 = load i64, ptr %15, align 8
  %188 = add nsw i64 %187, 1
  store i64 %188, ptr %15, align 8
  br label %95

189:                                              ; preds = %100
  br label %190

190:                                              ; preds = %189
  %191 = load i64, ptr %14, align 8
  %192 = add nsw i64 %191, 1
  store i64 %192, ptr %14, align 8
  br label %88

193:                                              ; preds = %93
  br label %194

194:                                              ; preds = %193
  %195 = load i64, ptr %12, align 8
  %196 = add nsw i64 %195, 1
  store i64 %196, ptr %12, align 8
  br label %81

197:                                              ; preds = %86
  br label %198

198:                                              ; preds = %197, %25, %1
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
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store ptr null, ptr %3, align 8
  store i32 0, ptr %4, align 4
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %56

39:                                               ; preds = %1
  %40 = load ptr, ptr %2, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp eq i32 %43, 42
  br i1 %44, label %45, label %56

45:                                               ; preds = %39
  %46 = load ptr, ptr %2, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  %49 = icmp ne ptr %48, null
  br i1 %49, label %50, label %56

50:                                               ; preds = %45
  %51 = load ptr, ptr %2, align 8
  %52 = call ptr @type_of(ptr noundef %51)
  %53 = load ptr, ptr %2, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  call void @fortran_finalise_one(ptr noundef %52, ptr noundef %55)
  br label %236

56:                                               ; preds = %45, %39, %1
  %57 = load ptr, ptr %2, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 42
  br i1 %61, label %62, label %235

62:                                               ; preds = %56
  %63 = load ptr, ptr %2, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %235

67:                                               ; preds = %62
  %68 = load ptr, ptr %2, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = load i32, ptr @fortran_ranks, align 4
  %73 = icmp sle i32 %71, %72
  %74 = zext i1 %73 to i32
  %75 = load ptr, ptr %3, align 8
  call void @require(i32 noundef %74, ptr noundef @.str.3, ptr noundef %75, i32 noundef 0)
  %76 = load ptr, ptr %2, align 8
  %77 = load ptr, ptr %2, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = call ptr @dimension_of(ptr noundef %76, i32 noundef 0, i32 noundef %80)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %81, i64 24, i1 false)
  %82 = load ptr, ptr %2, align 8
  %83 = load ptr, ptr %2, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = call ptr @dimension_of(ptr noundef %82, i32 noundef 1, i32 noundef %86)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %87, i64 24, i1 false)
  %88 = load ptr, ptr %2, align 8
  %89 = load ptr, ptr %2, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 3
  %91 = load i8, ptr %90, align 4
  %92 = zext i8 %91 to i32
  %93 = call ptr @dimension_of(ptr noundef %88, i32 noundef 2, i32 noundef %92)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %93, i64 24, i1 false)
  %94 = load ptr, ptr %2, align 8
  %95 = load ptr, ptr %2, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = call ptr @dimension_of(ptr noundef %94, i32 noundef 3, i32 noundef %98)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %99, i64 24, i1 false)
  %100 = load ptr, ptr %2, align 8
  %101 = load ptr, ptr %2, align 8
  %102 = getelementptr inbounds %struct.descriptor, ptr %101, i32 0, i32 3
  %103 = load i8, ptr %102, align 4
  %104 = zext i8 %103 to i32
  %105 = call ptr @dimension_of(ptr noundef %100, i32 noundef 4, i32 noundef %104)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %105, i64 24, i1 false)
  %106 = load ptr, ptr %2, align 8
  %107 = load ptr, ptr %2, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 3
  %109 = load i8, ptr %108, align 4
  %110 = zext i8 %109 to i32
  %111 = call ptr @dimension_of(ptr noundef %106, i32 noundef 5, i32 noundef %110)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %111, i64 24, i1 false)
  %112 = load ptr, ptr %2, align 8
  %113 = load ptr, ptr %2, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = zext i8 %115 to i32
  %117 = call ptr @dimension_of(ptr noundef %112, i32 noundef 6, i32 noundef %116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %117, i64 24, i1 false)
  store i64 0, ptr %12, align 8
  br label %118

118:                                              ; preds = %231, %67
  %119 = load i64, ptr %12, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %124, label %123

123:                                              ; preds = %118
  store i32 2, ptr %13, align 4
  br label %234

124:                                              ; preds = %118
  store i64 0, ptr %14, align 8
  br label %125

125:                                              ; preds = %227, %124
  %126 = load i64, ptr %14, align 8
  %127 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %128 = load i64, ptr %127, align 8
  %129 = icmp slt i64 %126, %128
  br i1 %129, label %131, label %130

130:                                              ; preds = %125
  store i32 5, ptr %13, align 4
  br label %230

131:                                              ; preds = %125
  store i64 0, ptr %15, align 8
  br label %132

132:                                              ; preds = %223, %131
  %133 = load i64, ptr %15, align 8
  %134 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %133, %135
  br i1 %136, label %138, label %137

137:                                              ; preds = %132
  store i32 8, ptr %13, align 4
  br label %226

138:                                              ; preds = %132
  store i64 0, ptr %16, align 8
  br label %139

139:                                              ; preds = %219, %138
  %140 = load i64, ptr %16, align 8
  %141 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %140, %142
  br i1 %143, label %145, label %144

144:                                              ; preds = %139
  store i32 11, ptr %13, align 4
  br label %222

145:                                              ; preds = %139
  store i64 0, ptr %17, align 8
  br label %146

146:                                              ; preds = %215, %145
  %147 = load i64, ptr %17, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = icmp slt i64 %147, %149
  br i1 %150, label %152, label %151

151:                                              ; preds = %146
  store i32 14, ptr %13, align 4
  br label %218

152:                                              ; preds = %146
  store i64 0, ptr %18, align 8
  br label %153

153:                                              ; preds = %211, %152
  %154 = load i64, ptr %18, align 8
  %155 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 1
  %156 = load i64, ptr %155, align 8
  %157 = icmp slt i64 %154, %156
  br i1 %157, label %159, label %158

158:                                              ; preds = %153
  store i32 17, ptr %13, align 4
  br label %214

159:                                              ; preds = %153
  store i64 0, ptr %19, align 8
  br label %160

160:                                              ; preds = %207, %159
  %161 = load i64, ptr %19, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  %164 = icmp slt i64 %161, %163
  br i1 %164, label %166, label %165

165:                                              ; preds = %160
  store i32 20, ptr %13, align 4
  br label %210

166:                                              ; preds = %160
  %167 = load ptr, ptr %2, align 8
  %168 = call ptr @type_of(ptr noundef %167)
  %169 = load ptr, ptr %2, align 8
  %170 = getelementptr inbounds %struct.descriptor, ptr %169, i32 0, i32 0
  %171 = load ptr, ptr %170, align 8
  %172 = load i64, ptr %19, align 8
  %173 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %172, %174
  %176 = load i64, ptr %18, align 8
  %177 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 2
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %176, %178
  %180 = add nsw i64 %175, %179
  %181 = load i64, ptr %17, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %181, %183
  %185 = add nsw i64 %180, %184
  %186 = load i64, ptr %16, align 8
  %187 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %188 = load i64, ptr %187, align 8
  %189 = mul nsw i64 %186, %188
  %190 = add nsw i64 %185, %189
  %191 = load i64, ptr %15, align 8
  %192 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %193 = load i64, ptr %192, align 8
  %194 = mul nsw i64 %191, %193
  %195 = add nsw i64 %190, %194
  %196 = load i64, ptr %14, align 8
  %197 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %198 = load i64, ptr %197, align 8
  %199 = mul nsw i64 %196, %198
  %200 = add nsw i64 %195, %199
  %201 = load i64, ptr %12, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %203 = load i64, ptr %202, align 8
  %204 = mul nsw i64 %201, %203
  %205 = add nsw i64 %200, %204
  %206 = getelementptr inbounds i8, ptr %171, i64 %205
  call void @fortran_finalise(ptr noundef %168, ptr noundef %206)
  br label %207

207:                                              ; preds = %166
  %208 = load i64, ptr %19, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %19, align 8
  br label %160

210:                                              ; preds = %165
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %18, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %18, align 8
  br label %153

214:                                              ; preds = %158
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %17, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %17, align 8
  br label %146

218:                                              ; preds = %151
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %16, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %16, align 8
  br label %139

222:                                              ; preds = %144
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %15, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %15, align 8
  br label %132

226:                                              ; preds = %137
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %14, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %14, align 8
  br label %125

230:                                              ; preds = %130
  br label %231

231:                                              ; preds = %230
  %232 = load i64, ptr %12, align 8
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %12, align 8
  br label %118

234:                                              ; preds = %123
  br label %235

235:                                              ; preds = %234, %62, %56
  br label %236

236:                                              ; preds = %235, %50
  %237 = load ptr, ptr %2, align 8
  %238 = getelementptr inbounds %struct.descriptor, ptr %237, i32 0, i32 4
  %239 = load i8, ptr %238, align 1
  %240 = zext i8 %239 to i32
  %241 = icmp eq i32 %240, 42
  br i1 %241, label %242, label %415

242:                                              ; preds = %236
  %243 = load ptr, ptr %2, align 8
  %244 = getelementptr inbounds %struct.descriptor, ptr %243, i32 0, i32 0
  %245 = load ptr, ptr %244, align 8
  %246 = icmp ne ptr %245, null
  br i1 %246, label %247, label %415

247:                                              ; preds = %242
  %248 = load ptr, ptr %2, align 8
  %249 = getelementptr inbounds %struct.descriptor, ptr %248, i32 0, i32 3
  %250 = load i8, ptr %249, align 4
  %251 = zext i8 %250 to i32
  %252 = load i32, ptr @fortran_ranks, align 4
  %253 = icmp sle i32 %251, %252
  %254 = zext i1 %253 to i32
  %255 = load ptr, ptr %3, align 8
  call void @require(i32 noundef %254, ptr noundef @.str.3, ptr noundef %255, i32 noundef 0)
  %256 = load ptr, ptr %2, align 8
  %257 = load ptr, ptr %2, align 8
  %258 = getelementptr inbounds %struct.descriptor, ptr %257, i32 0, i32 3
  %259 = load i8, ptr %258, align 4
  %260 = zext i8 %259 to i32
  %261 = call ptr @dimension_of(ptr noundef %256, i32 noundef 0, i32 noundef %260)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %261, i64 24, i1 false)
  %262 = load ptr, ptr %2, align 8
  %263 = load ptr, ptr %2, align 8
  %264 = getelementptr inbounds %struct.descriptor, ptr %263, i32 0, i32 3
  %265 = load i8, ptr %264, align 4
  %266 = zext i8 %265 to i32
  %267 = call ptr @dimension_of(ptr noundef %262, i32 noundef 1, i32 noundef %266)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %267, i64 24, i1 false)
  %268 = load ptr, ptr %2, align 8
  %269 = load ptr, ptr %2, align 8
  %270 = getelementptr inbounds %struct.descriptor, ptr %269, i32 0, i32 3
  %271 = load i8, ptr %270, align 4
  %272 = zext i8 %271 to i32
  %273 = call ptr @dimension_of(ptr noundef %268, i32 noundef 2, i32 noundef %272)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %273, i64 24, i1 false)
  %274 = load ptr, ptr %2, align 8
  %275 = load ptr, ptr %2, align 8
  %276 = getelementptr inbounds %struct.descriptor, ptr %275, i32 0, i32 3
  %277 = load i8, ptr %276, align 4
  %278 = zext i8 %277 to i32
  %279 = call ptr @dimension_of(ptr noundef %274, i32 noundef 3, i32 noundef %278)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %279, i64 24, i1 false)
  %280 = load ptr, ptr %2, align 8
  %281 = load ptr, ptr %2, align 8
  %282 = getelementptr inbounds %struct.descriptor, ptr %281, i32 0, i32 3
  %283 = load i8, ptr %282, align 4
  %284 = zext i8 %283 to i32
  %285 = call ptr @dimension_of(ptr noundef %280, i32 noundef 4, i32 noundef %284)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %285, i64 24, i1 false)
  %286 = load ptr, ptr %2, align 8
  %287 = load ptr, ptr %2, align 8
  %288 = getelementptr inbounds %struct.descriptor, ptr %287, i32 0, i32 3
  %289 = load i8, ptr %288, align 4
  %290 = zext i8 %289 to i32
  %291 = call ptr @dimension_of(ptr noundef %286, i32 noundef 5, i32 noundef %290)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %291, i64 24, i1 false)
  %292 = load ptr, ptr %2, align 8
  %293 = load ptr, ptr %2, align 8
  %294 = getelementptr inbounds %struct.descriptor, ptr %293, i32 0, i32 3
  %295 = load i8, ptr %294, align 4
  %296 = zext i8 %295 to i32
  %297 = call ptr @dimension_of(ptr noundef %292, i32 noundef 6, i32 noundef %296)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %297, i64 24, i1 false)
  store i64 0, ptr %27, align 8
  br label %298

298:                                              ; preds = %411, %247
  %299 = load i64, ptr %27, align 8
  %300 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %301 = load i64, ptr %300, align 8
  %302 = icmp slt i64 %299, %301
  br i1 %302, label %304, label %303

303:                                              ; preds = %298
  store i32 23, ptr %13, align 4
  br label %414

304:                                              ; preds = %298
  store i64 0, ptr %28, align 8
  br label %305

305:                                              ; preds = %407, %304
  %306 = load i64, ptr %28, align 8
  %307 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %308 = load i64, ptr %307, align 8
  %309 = icmp slt i64 %306, %308
  br i1 %309, label %311, label %310

310:                                              ; preds = %305
  store i32 26, ptr %13, align 4
  br label %410

311:                                              ; preds = %305
  store i64 0, ptr %29, align 8
  br label %312

312:                                              ; preds = %403, %311
  %313 = load i64, ptr %29, align 8
  %314 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %315 = load i64, ptr %314, align 8
  %316 = icmp slt i64 %313, %315
  br i1 %316, label %318, label %317

317:                                              ; preds = %312
  store i32 29, ptr %13, align 4
  br label %406

318:                                              ; preds = %312
  store i64 0, ptr %30, align 8
  br label %319

319:                                              ; preds = %399, %318
  %320 = load i64, ptr %30, align 8
  %321 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %322 = load i64, ptr %321, align 8
  %323 = icmp slt i64 %320, %322
  br i1 %323, label %325, label %324

324:                                              ; preds = %319
  store i32 32, ptr %13, align 4
  br label %402

325:                                              ; preds = %319
  store i64 0, ptr %31, align 8
  br label %326

326:                                              ; preds = %395, %325
  %327 = load i64, ptr %31, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 35, ptr %13, align 4
  br label %398

332:                                              ; preds = %326
  store i64 0, ptr %32, align 8
  br label %333

333:                                              ; preds = %391, %332
  %334 = load i64, ptr %32, align 8
  %335 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %336 = load i64, ptr %335, align 8
  %337 = icmp slt i64 %334, %336
  br i1 %337, label %339, label %338

338:                                              ; preds = %333
  store i32 38, ptr %13, align 4
  br label %394

339:                                              ; preds = %333
  store i64 0, ptr %33, align 8
  br label %340

340:                                              ; preds = %387, %339
  %341 = load i64, ptr %33, align 8
  %342 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %343 = load i64, ptr %342, align 8
  %344 = icmp slt i64 %341, %343
  br i1 %344, label %346, label %345

345:                                              ; preds = %340
  store i32 41, ptr %13, align 4
  br label %390

346:                                              ; preds = %340
  %347 = load ptr, ptr %2, align 8
  %348 = call ptr @type_of(ptr noundef %347)
  %349 = load ptr, ptr %2, align 8
  %350 = getelementptr inbounds %struct.descriptor, ptr %349, i32 0, i32 0
  %351 = load ptr, ptr %350, align 8
  %352 = load i64, ptr %33, align 8
  %353 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %354 = load i64, ptr %353, align 8
  %355 = mul nsw i64 %352, %354
  %356 = load i64, ptr %32, align 8
  %357 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %358 = load i64, ptr %357, align 8
  %359 = mul nsw i64 %356, %358
  %360 = add nsw i64 %355, %359
  %361 = load i64, ptr %31, align 8
  %362 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %363 = load i64, ptr %362, align 8
  %364 = mul nsw i64 %361, %363
  %365 = add nsw i64 %360, %364
  %366 = load i64, ptr %30, align 8
  %367 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %368 = load i64, ptr %367, align 8
  %369 = mul nsw i64 %366, %368
  %370 = add nsw i64 %365, %369
  %371 = load i64, ptr %29, align 8
  %372 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %373 = load i64, ptr %372, align 8
  %374 = mul nsw i64 %371, %373
  %375 = add nsw i64 %370, %374
  %376 = load i64, ptr %28, align 8
  %377 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %378 = load i64, ptr %377, align 8
  %379 = mul nsw i64 %376, %378
  %380 = add nsw i64 %375, %379
  %381 = load i64, ptr %27, align 8
  %382 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 2
  %383 = load i64, ptr %382, align 8
  %384 = mul nsw i64 %381, %383
  %385 = add nsw i64 %380, %384
  %386 = getelementptr inbounds i8, ptr %351, i64 %385
  call void @fortran_destroy(ptr noundef %348, ptr noundef %386)
  br label %387

387:                                              ; preds = %346
  %388 = load i64, ptr %33, align 8
  %389 = add nsw i64 %388, 1
  store i64 %389, ptr %33, align 8
  br label %340

390:                                              ; preds = %345
  br label %391

391:                                              ; preds = %390
  %392 = load i64, ptr %32, align 8
  %393 = add nsw i64 %392, 1
  store i64 %393, ptr %32, align 8
  br label %333

394:                                              ; preds = %338
  br label %395

395:                                              ; preds = %394
  %396 = load i64, ptr %31, align 8
  %397 = add nsw i64 %396, 1
  store i64 %397, ptr %31, align 8
  br label %326

398:                                              ; preds = %331
  br label %399

399:                                              ; preds = %398
  %400 = load i64, ptr %30, align 8
  %401 = add nsw i64 %400, 1
  store i64 %401, ptr %30, align 8
  br label %319

402:                                              ; preds = %324
  br label %403

403:                                              ; preds = %402
  %404 = load i64, ptr %29, align 8
  %405 = add nsw i64 %404, 1
  store i64 %405, ptr %29, align 8
  br label %312

406:                                              ; preds = %317
  br label %407

407:                                              ; preds = %406
  %408 = load i64, ptr %28, align 8
  %409 = add nsw i64 %408, 1
  store i64 %409, ptr %28, align 8
  br label %305

410:                                              ; preds = %310
  br label %411

411:                                              ; preds = %410
  %412 = load i64, ptr %27, align 8
  %413 = add nsw i64 %412, 1
  store i64 %413, ptr %27, align 8
  br label %298

414:                                              ; preds = %303
  br label %415

415:                                              ; preds = %414, %242, %236
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
  %271 = call ptr @malloc(i64 noundef %270) #10
  %272 = load ptr, ptr %5, align 8
  %273 = getelementptr inbounds %struct.descriptor, ptr %272, i32 0, i32 0
  store ptr %271, ptr %273, align 8
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
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca ptr, align 8
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
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %40 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %6, align 8
  %42 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %7, align 8
  %44 = load ptr, ptr %7, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  store i64 %46, ptr %8, align 8
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  store i64 %49, ptr %9, align 8
  %50 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %51 = load i32, ptr %50, align 8
  %52 = load i32, ptr @fortran_ranks, align 4
  %53 = icmp sle i32 %51, %52
  %54 = zext i1 %53 to i32
  %55 = load ptr, ptr %4, align 8
  %56 = load i32, ptr %5, align 4
  call void @require(i32 noundef %54, ptr noundef @.str.3, ptr noundef %55, i32 noundef %56)
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %59 = load i32, ptr %58, align 8
  %60 = call ptr @dimension_of(ptr noundef %57, i32 noundef 0, i32 noundef %59)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %60, i64 24, i1 false)
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %63 = load i32, ptr %62, align 8
  %64 = call ptr @dimension_of(ptr noundef %61, i32 noundef 1, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %6, align 8
  %66 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %67 = load i32, ptr %66, align 8
  %68 = call ptr @dimension_of(ptr noundef %65, i32 noundef 2, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %68, i64 24, i1 false)
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %71 = load i32, ptr %70, align 8
  %72 = call ptr @dimension_of(ptr noundef %69, i32 noundef 3, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %6, align 8
  %74 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %75 = load i32, ptr %74, align 8
  %76 = call ptr @dimension_of(ptr noundef %73, i32 noundef 4, i32 noundef %75)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %76, i64 24, i1 false)
  %77 = load ptr, ptr %6, align 8
  %78 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %79 = load i32, ptr %78, align 8
  %80 = call ptr @dimension_of(ptr noundef %77, i32 noundef 5, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %80, i64 24, i1 false)
  %81 = load ptr, ptr %6, align 8
  %82 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %83 = load i32, ptr %82, align 8
  %84 = call ptr @dimension_of(ptr noundef %81, i32 noundef 6, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %84, i64 24, i1 false)
  %85 = call zeroext i1 @collides(ptr noundef byval(%struct.sides) align 8 %0)
  br i1 %85, label %86, label %390

86:                                               ; preds = %3
  %87 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = mul nsw i64 %94, %96
  %98 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %97, %99
  %101 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %100, %102
  %104 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = load i64, ptr %8, align 8
  %108 = mul i64 %106, %107
  %109 = call ptr @malloc(i64 noundef %108) #10
  store ptr %109, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %110

110:                                              ; preds = %233, %86
  %111 = load i64, ptr %18, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 2, ptr %19, align 4
  br label %236

116:                                              ; preds = %110
  store i64 0, ptr %20, align 8
  br label %117

117:                                              ; preds = %229, %116
  %118 = load i64, ptr %20, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 5, ptr %19, align 4
  br label %232

123:                                              ; preds = %117
  store i64 0, ptr %21, align 8
  br label %124

124:                                              ; preds = %225, %123
  %125 = load i64, ptr %21, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 8, ptr %19, align 4
  br label %228

130:                                              ; preds = %124
  store i64 0, ptr %22, align 8
  br label %131

131:                                              ; preds = %221, %130
  %132 = load i64, ptr %22, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 11, ptr %19, align 4
  br label %224

137:                                              ; preds = %131
  store i64 0, ptr %23, align 8
  br label %138

138:                                              ; preds = %217, %137
  %139 = load i64, ptr %23, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 14, ptr %19, align 4
  br label %220

144:                                              ; preds = %138
  store i64 0, ptr %24, align 8
  br label %145

145:                                              ; preds = %213, %144
  %146 = load i64, ptr %24, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = icmp slt i64 %146, %148
  br i1 %149, label %151, label %150

150:                                              ; preds = %145
  store i32 17, ptr %19, align 4
  br label %216

151:                                              ; preds = %145
  store i64 0, ptr %25, align 8
  br label %152

152:                                              ; preds = %209, %151
  %153 = load i64, ptr %25, align 8
  %154 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  %156 = icmp slt i64 %153, %155
  br i1 %156, label %158, label %157

157:                                              ; preds = %152
  store i32 20, ptr %19, align 4
  br label %212

158:                                              ; preds = %152
  %159 = load ptr, ptr %17, align 8
  %160 = load i64, ptr %18, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = load i64, ptr %20, align 8
  %165 = add nsw i64 %163, %164
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = load i64, ptr %21, align 8
  %170 = add nsw i64 %168, %169
  %171 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = load i64, ptr %22, align 8
  %175 = add nsw i64 %173, %174
  %176 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %175, %177
  %179 = load i64, ptr %23, align 8
  %180 = add nsw i64 %178, %179
  %181 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %182
  %184 = load i64, ptr %24, align 8
  %185 = add nsw i64 %183, %184
  %186 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %187 = load i64, ptr %186, align 8
  %188 = mul nsw i64 %185, %187
  %189 = load i64, ptr %25, align 8
  %190 = add nsw i64 %188, %189
  %191 = load i64, ptr %8, align 8
  %192 = mul nsw i64 %190, %191
  %193 = getelementptr inbounds i8, ptr %159, i64 %192
  %194 = load ptr, ptr %7, align 8
  %195 = getelementptr inbounds %struct.descriptor, ptr %194, i32 0, i32 0
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %198 = load ptr, ptr %197, align 8
  %199 = load i64, ptr %25, align 8
  %200 = load i64, ptr %24, align 8
  %201 = load i64, ptr %23, align 8
  %202 = load i64, ptr %22, align 8
  %203 = load i64, ptr %21, align 8
  %204 = load i64, ptr %20, align 8
  %205 = load i64, ptr %18, align 8
  %206 = call i64 @offset_in(ptr noundef %198, i64 noundef %199, i64 noundef %200, i64 noundef %201, i64 noundef %202, i64 noundef %203, i64 noundef %204, i64 noundef %205)
  %207 = getelementptr inbounds i8, ptr %196, i64 %206
  %208 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %193, ptr noundef %207, ptr noundef %208)
  br label %209

209:                                              ; preds = %158
  %210 = load i64, ptr %25, align 8
  %211 = add nsw i64 %210, 1
  store i64 %211, ptr %25, align 8
  br label %152

212:                                              ; preds = %157
  br label %213

213:                                              ; preds = %212
  %214 = load i64, ptr %24, align 8
  %215 = add nsw i64 %214, 1
  store i64 %215, ptr %24, align 8
  br label %145

216:                                              ; preds = %150
  br label %217

217:                                              ; preds = %216
  %218 = load i64, ptr %23, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %23, align 8
  br label %138

220:                                              ; preds = %143
  br label %221

221:                                              ; preds = %220
  %222 = load i64, ptr %22, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %22, align 8
  br label %131

224:                                              ; preds = %136
  br label %225

225:                                              ; preds = %224
  %226 = load i64, ptr %21, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %21, align 8
  br label %124

228:                                              ; preds = %129
  br label %229

229:                                              ; preds = %228
  %230 = load i64, ptr %20, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %20, align 8
  br label %117

232:                                              ; preds = %122
  br label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %18, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %18, align 8
  br label %110

236:                                              ; preds = %115
  store i64 0, ptr %26, align 8
  br label %237

237:                                              ; preds = %385, %236
  %238 = load i64, ptr %26, align 8
  %239 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  %241 = icmp slt i64 %238, %240
  br i1 %241, label %243, label %242

242:                                              ; preds = %237
  store i32 23, ptr %19, align 4
  br label %388

243:                                              ; preds = %237
  store i64 0, ptr %27, align 8
  br label %244

244:                                              ; preds = %381, %243
  %245 = load i64, ptr %27, align 8
  %246 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  %248 = icmp slt i64 %245, %247
  br i1 %248, label %250, label %249

249:                                              ; preds = %244
  store i32 26, ptr %19, align 4
  br label %384

250:                                              ; preds = %244
  store i64 0, ptr %28, align 8
  br label %251

251:                                              ; preds = %377, %250
  %252 = load i64, ptr %28, align 8
  %253 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %254 = load i64, ptr %253, align 8
  %255 = icmp slt i64 %252, %254
  br i1 %255, label %257, label %256

256:                                              ; preds = %251
  store i32 29, ptr %19, align 4
  br label %380

257:                                              ; preds = %251
  store i64 0, ptr %29, align 8
  br label %258

258:                                              ; preds = %373, %257
  %259 = load i64, ptr %29, align 8
  %260 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %261 = load i64, ptr %260, align 8
  %262 = icmp slt i64 %259, %261
  br i1 %262, label %264, label %263

263:                                              ; preds = %258
  store i32 32, ptr %19, align 4
  br label %376

264:                                              ; preds = %258
  store i64 0, ptr %30, align 8
  br label %265

265:                                              ; preds = %369, %264
  %266 = load i64, ptr %30, align 8
  %267 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %268 = load i64, ptr %267, align 8
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %271, label %270

270:                                              ; preds = %265
  store i32 35, ptr %19, align 4
  br label %372

271:                                              ; preds = %265
  store i64 0, ptr %31, align 8
  br label %272

272:                                              ; preds = %365, %271
  %273 = load i64, ptr %31, align 8
  %274 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %275 = load i64, ptr %274, align 8
  %276 = icmp slt i64 %273, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %272
  store i32 38, ptr %19, align 4
  br label %368

278:                                              ; preds = %272
  store i64 0, ptr %32, align 8
  br label %279

279:                                              ; preds = %361, %278
  %280 = load i64, ptr %32, align 8
  %281 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %282 = load i64, ptr %281, align 8
  %283 = icmp slt i64 %280, %282
  br i1 %283, label %285, label %284

284:                                              ; preds = %279
  store i32 41, ptr %19, align 4
  br label %364

285:                                              ; preds = %279
  %286 = load ptr, ptr %6, align 8
  %287 = getelementptr inbounds %struct.descriptor, ptr %286, i32 0, i32 0
  %288 = load ptr, ptr %287, align 8
  %289 = load i64, ptr %32, align 8
  %290 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %291 = load i64, ptr %290, align 8
  %292 = mul nsw i64 %289, %291
  %293 = load i64, ptr %31, align 8
  %294 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %295 = load i64, ptr %294, align 8
  %296 = mul nsw i64 %293, %295
  %297 = add nsw i64 %292, %296
  %298 = load i64, ptr %30, align 8
  %299 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %300 = load i64, ptr %299, align 8
  %301 = mul nsw i64 %298, %300
  %302 = add nsw i64 %297, %301
  %303 = load i64, ptr %29, align 8
  %304 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %305 = load i64, ptr %304, align 8
  %306 = mul nsw i64 %303, %305
  %307 = add nsw i64 %302, %306
  %308 = load i64, ptr %28, align 8
  %309 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %310 = load i64, ptr %309, align 8
  %311 = mul nsw i64 %308, %310
  %312 = add nsw i64 %307, %311
  %313 = load i64, ptr %27, align 8
  %314 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %315 = load i64, ptr %314, align 8
  %316 = mul nsw i64 %313, %315
  %317 = add nsw i64 %312, %316
  %318 = load i64, ptr %26, align 8
  %319 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %320 = load i64, ptr %319, align 8
  %321 = mul nsw i64 %318, %320
  %322 = add nsw i64 %317, %321
  %323 = getelementptr inbounds i8, ptr %288, i64 %322
  %324 = load i64, ptr %9, align 8
  %325 = load ptr, ptr %17, align 8
  %326 = load i64, ptr %26, align 8
  %327 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %326, %328
  %330 = load i64, ptr %27, align 8
  %331 = add nsw i64 %329, %330
  %332 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %333 = load i64, ptr %332, align 8
  %334 = mul nsw i64 %331, %333
  %335 = load i64, ptr %28, align 8
  %336 = add nsw i64 %334, %335
  %337 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %338 = load i64, ptr %337, align 8
  %339 = mul nsw i64 %336, %338
  %340 = load i64, ptr %29, align 8
  %341 = add nsw i64 %339, %340
  %342 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %343 = load i64, ptr %342, align 8
  %344 = mul nsw i64 %341, %343
  %345 = load i64, ptr %30, align 8
  %346 = add nsw i64 %344, %345
  %347 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %348 = load i64, ptr %347, align 8
  %349 = mul nsw i64 %346, %348
  %350 = load i64, ptr %31, align 8
  %351 = add nsw i64 %349, %350
  %352 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = load i64, ptr %32, align 8
  %356 = add nsw i64 %354, %355
  %357 = load i64, ptr %8, align 8
  %358 = mul nsw i64 %356, %357
  %359 = getelementptr inbounds i8, ptr %325, i64 %358
  %360 = load i64, ptr %8, align 8
  call void @fit_text(ptr noundef %323, i64 noundef %324, ptr noundef %359, i64 noundef %360)
  br label %361

361:                                              ; preds = %285
  %362 = load i64, ptr %32, align 8
  %363 = add nsw i64 %362, 1
  store i64 %363, ptr %32, align 8
  br label %279

364:                                              ; preds = %284
  br label %365

365:                                              ; preds = %364
  %366 = load i64, ptr %31, align 8
  %367 = add nsw i64 %366, 1
  store i64 %367, ptr %31, align 8
  br label %272

368:                                              ; preds = %277
  br label %369

369:                                              ; preds = %368
  %370 = load i64, ptr %30, align 8
  %371 = add nsw i64 %370, 1
  store i64 %371, ptr %30, align 8
  br label %265

372:                                              ; preds = %270
  br label %373

373:                                              ; preds = %372
  %374 = load i64, ptr %29, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %29, align 8
  br label %258

376:                                              ; preds = %263
  br label %377

377:                                              ; preds = %376
  %378 = load i64, ptr %28, align 8
  %379 = add nsw i64 %378, 1
  store i64 %379, ptr %28, align 8
  br label %251

380:                                              ; preds = %256
  br label %381

381:                                              ; preds = %380
  %382 = load i64, ptr %27, align 8
  %383 = add nsw i64 %382, 1
  store i64 %383, ptr %27, align 8
  br label %244

384:                                              ; preds = %249
  br label %385

385:                                              ; preds = %384
  %386 = load i64, ptr %26, align 8
  %387 = add nsw i64 %386, 1
  store i64 %387, ptr %26, align 8
  br label %237

388:                                              ; preds = %242
  %389 = load ptr, ptr %17, align 8
  call void @free(ptr noundef %389)
  br label %522

390:                                              ; preds = %3
  store i64 0, ptr %33, align 8
  br label %391

391:                                              ; preds = %518, %390
  %392 = load i64, ptr %33, align 8
  %393 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %394 = load i64, ptr %393, align 8
  %395 = icmp slt i64 %392, %394
  br i1 %395, label %397, label %396

396:                                              ; preds = %391
  store i32 44, ptr %19, align 4
  br label %521

397:                                              ; preds = %391
  store i64 0, ptr %34, align 8
  br label %398

398:                                              ; preds = %514, %397
  %399 = load i64, ptr %34, align 8
  %400 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %401 = load i64, ptr %400, align 8
  %402 = icmp slt i64 %399, %401
  br i1 %402, label %404, label %403

403:                                              ; preds = %398
  store i32 47, ptr %19, align 4
  br label %517

404:                                              ; preds = %398
  store i64 0, ptr %35, align 8
  br label %405

405:                                              ; preds = %510, %404
  %406 = load i64, ptr %35, align 8
  %407 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %408 = load i64, ptr %407, align 8
  %409 = icmp slt i64 %406, %408
  br i1 %409, label %411, label %410

410:                                              ; preds = %405
  store i32 50, ptr %19, align 4
  br label %513

411:                                              ; preds = %405
  store i64 0, ptr %36, align 8
  br label %412

412:                                              ; preds = %506, %411
  %413 = load i64, ptr %36, align 8
  %414 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %415 = load i64, ptr %414, align 8
  %416 = icmp slt i64 %413, %415
  br i1 %416, label %418, label %417

417:                                              ; preds = %412
  store i32 53, ptr %19, align 4
  br label %509

418:                                              ; preds = %412
  store i64 0, ptr %37, align 8
  br label %419

419:                                              ; preds = %502, %418
  %420 = load i64, ptr %37, align 8
  %421 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %422 = load i64, ptr %421, align 8
  %423 = icmp slt i64 %420, %422
  br i1 %423, label %425, label %424

424:                                              ; preds = %419
  store i32 56, ptr %19, align 4
  br label %505

425:                                              ; preds = %419
  store i64 0, ptr %38, align 8
  br label %426

426:                                              ; preds = %498, %425
  %427 = load i64, ptr %38, align 8
  %428 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %429 = load i64, ptr %428, align 8
  %430 = icmp slt i64 %427, %429
  br i1 %430, label %432, label %431

431:                                              ; preds = %426
  store i32 59, ptr %19, align 4
  br label %501

432:                                              ; preds = %426
  store i64 0, ptr %39, align 8
  br label %433

433:                                              ; preds = %494, %432
  %434 = load i64, ptr %39, align 8
  %435 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %436 = load i64, ptr %435, align 8
  %437 = icmp slt i64 %434, %436
  br i1 %437, label %439, label %438

438:                                              ; preds = %433
  store i32 62, ptr %19, align 4
  br label %497

439:                                              ; preds = %433
  %440 = load ptr, ptr %6, align 8
  %441 = getelementptr inbounds %struct.descriptor, ptr %440, i32 0, i32 0
  %442 = load ptr, ptr %441, align 8
  %443 = load i64, ptr %39, align 8
  %444 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %445 = load i64, ptr %444, align 8
  %446 = mul nsw i64 %443, %445
  %447 = load i64, ptr %38, align 8
  %448 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %449 = load i64, ptr %448, align 8
  %450 = mul nsw i64 %447, %449
  %451 = add nsw i64 %446, %450
  %452 = load i64, ptr %37, align 8
  %453 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %454 = load i64, ptr %453, align 8
  %455 = mul nsw i64 %452, %454
  %456 = add nsw i64 %451, %455
  %457 = load i64, ptr %36, align 8
  %458 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %459 = load i64, ptr %458, align 8
  %460 = mul nsw i64 %457, %459
  %461 = add nsw i64 %456, %460
  %462 = load i64, ptr %35, align 8
  %463 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %464 = load i64, ptr %463, align 8
  %465 = mul nsw i64 %462, %464
  %466 = add nsw i64 %461, %465
  %467 = load i64, ptr %34, align 8
  %468 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %469 = load i64, ptr %468, align 8
  %470 = mul nsw i64 %467, %469
  %471 = add nsw i64 %466, %470
  %472 = load i64, ptr %33, align 8
  %473 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %474 = load i64, ptr %473, align 8
  %475 = mul nsw i64 %472, %474
  %476 = add nsw i64 %471, %475
  %477 = getelementptr inbounds i8, ptr %442, i64 %476
  %478 = load i64, ptr %9, align 8
  %479 = load ptr, ptr %7, align 8
  %480 = getelementptr inbounds %struct.descriptor, ptr %479, i32 0, i32 0
  %481 = load ptr, ptr %480, align 8
  %482 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %39, align 8
  %485 = load i64, ptr %38, align 8
  %486 = load i64, ptr %37, align 8
  %487 = load i64, ptr %36, align 8
  %488 = load i64, ptr %35, align 8
  %489 = load i64, ptr %34, align 8
  %490 = load i64, ptr %33, align 8
  %491 = call i64 @offset_in(ptr noundef %483, i64 noundef %484, i64 noundef %485, i64 noundef %486, i64 noundef %487, i64 noundef %488, i64 noundef %489, i64 noundef %490)
  %492 = getelementptr inbounds i8, ptr %481, i64 %491
  %493 = load i64, ptr %8, align 8
  call void @fit_text(ptr noundef %477, i64 noundef %478, ptr noundef %492, i64 noundef %493)
  br label %494

494:                                              ; preds = %439
  %495 = load i64, ptr %39, align 8
  %496 = add nsw i64 %495, 1
  store i64 %496, ptr %39, align 8
  br label %433

497:                                              ; preds = %438
  br label %498

498:                                              ; preds = %497
  %499 = load i64, ptr %38, align 8
  %500 = add nsw i64 %499, 1
  store i64 %500, ptr %38, align 8
  br label %426

501:                                              ; preds = %431
  br label %502

502:                                              ; preds = %501
  %503 = load i64, ptr %37, align 8
  %504 = add nsw i64 %503, 1
  store i64 %504, ptr %37, align 8
  br label %419

505:                                              ; preds = %424
  br label %506

506:                                              ; preds = %505
  %507 = load i64, ptr %36, align 8
  %508 = add nsw i64 %507, 1
  store i64 %508, ptr %36, align 8
  br label %412

509:                                              ; preds = %417
  br label %510

510:                                              ; preds = %509
  %511 = load i64, ptr %35, align 8
  %512 = add nsw i64 %511, 1
  store i64 %512, ptr %35, align 8
  br label %405

513:                                              ; preds = %410
  br label %514

514:                                              ; preds = %513
  %515 = load i64, ptr %34, align 8
  %516 = add nsw i64 %515, 1
  store i64 %516, ptr %34, align 8
  br label %398

517:                                              ; preds = %403
  br label %518

518:                                              ; preds = %517
  %519 = load i64, ptr %33, align 8
  %520 = add nsw i64 %519, 1
  store i64 %520, ptr %33, align 8
  br label %391

521:                                              ; preds = %396
  br label %522

522:                                              ; preds = %521, %388
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
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca %struct.dynamic, align 1
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp ne i32 %28, 42
  br i1 %29, label %30, label %35

30:                                               ; preds = %4
  %31 = load ptr, ptr %5, align 8
  %32 = load ptr, ptr %6, align 8
  %33 = call zeroext i1 @same_place(ptr noundef %31, ptr noundef %32)
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  br label %246

35:                                               ; preds = %30, %4
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 4
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp eq i32 %39, 42
  br i1 %40, label %41, label %222

41:                                               ; preds = %35
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 4
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %45, 42
  br i1 %46, label %47, label %221

47:                                               ; preds = %41
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = icmp ne ptr %50, null
  br i1 %51, label %52, label %221

52:                                               ; preds = %47
  %53 = load ptr, ptr %5, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 3
  %55 = load i8, ptr %54, align 4
  %56 = zext i8 %55 to i32
  %57 = load i32, ptr @fortran_ranks, align 4
  %58 = icmp sle i32 %56, %57
  %59 = zext i1 %58 to i32
  %60 = load ptr, ptr %7, align 8
  %61 = load i32, ptr %8, align 4
  call void @require(i32 noundef %59, ptr noundef @.str.3, ptr noundef %60, i32 noundef %61)
  %62 = load ptr, ptr %5, align 8
  %63 = load ptr, ptr %5, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = call ptr @dimension_of(ptr noundef %62, i32 noundef 0, i32 noundef %66)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %67, i64 24, i1 false)
  %68 = load ptr, ptr %5, align 8
  %69 = load ptr, ptr %5, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = call ptr @dimension_of(ptr noundef %68, i32 noundef 1, i32 noundef %72)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %73, i64 24, i1 false)
  %74 = load ptr, ptr %5, align 8
  %75 = load ptr, ptr %5, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = call ptr @dimension_of(ptr noundef %74, i32 noundef 2, i32 noundef %78)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %79, i64 24, i1 false)
  %80 = load ptr, ptr %5, align 8
  %81 = load ptr, ptr %5, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 3
  %83 = load i8, ptr %82, align 4
  %84 = zext i8 %83 to i32
  %85 = call ptr @dimension_of(ptr noundef %80, i32 noundef 3, i32 noundef %84)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %85, i64 24, i1 false)
  %86 = load ptr, ptr %5, align 8
  %87 = load ptr, ptr %5, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = call ptr @dimension_of(ptr noundef %86, i32 noundef 4, i32 noundef %90)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %91, i64 24, i1 false)
  %92 = load ptr, ptr %5, align 8
  %93 = load ptr, ptr %5, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 3
  %95 = load i8, ptr %94, align 4
  %96 = zext i8 %95 to i32
  %97 = call ptr @dimension_of(ptr noundef %92, i32 noundef 5, i32 noundef %96)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %97, i64 24, i1 false)
  %98 = load ptr, ptr %5, align 8
  %99 = load ptr, ptr %5, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 3
  %101 = load i8, ptr %100, align 4
  %102 = zext i8 %101 to i32
  %103 = call ptr @dimension_of(ptr noundef %98, i32 noundef 6, i32 noundef %102)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %103, i64 24, i1 false)
  store i64 0, ptr %16, align 8
  br label %104

104:                                              ; preds = %217, %52
  %105 = load i64, ptr %16, align 8
  %106 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = icmp slt i64 %105, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %104
  store i32 2, ptr %17, align 4
  br label %220

110:                                              ; preds = %104
  store i64 0, ptr %18, align 8
  br label %111

111:                                              ; preds = %213, %110
  %112 = load i64, ptr %18, align 8
  %113 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %112, %114
  br i1 %115, label %117, label %116

116:                                              ; preds = %111
  store i32 5, ptr %17, align 4
  br label %216

117:                                              ; preds = %111
  store i64 0, ptr %19, align 8
  br label %118

118:                                              ; preds = %209, %117
  %119 = load i64, ptr %19, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %124, label %123

123:                                              ; preds = %118
  store i32 8, ptr %17, align 4
  br label %212

124:                                              ; preds = %118
  store i64 0, ptr %20, align 8
  br label %125

125:                                              ; preds = %205, %124
  %126 = load i64, ptr %20, align 8
  %127 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %128 = load i64, ptr %127, align 8
  %129 = icmp slt i64 %126, %128
  br i1 %129, label %131, label %130

130:                                              ; preds = %125
  store i32 11, ptr %17, align 4
  br label %208

131:                                              ; preds = %125
  store i64 0, ptr %21, align 8
  br label %132

132:                                              ; preds = %201, %131
  %133 = load i64, ptr %21, align 8
  %134 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %133, %135
  br i1 %136, label %138, label %137

137:                                              ; preds = %132
  store i32 14, ptr %17, align 4
  br label %204

138:                                              ; preds = %132
  store i64 0, ptr %22, align 8
  br label %139

139:                                              ; preds = %197, %138
  %140 = load i64, ptr %22, align 8
  %141 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %140, %142
  br i1 %143, label %145, label %144

144:                                              ; preds = %139
  store i32 17, ptr %17, align 4
  br label %200

145:                                              ; preds = %139
  store i64 0, ptr %23, align 8
  br label %146

146:                                              ; preds = %193, %145
  %147 = load i64, ptr %23, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = icmp slt i64 %147, %149
  br i1 %150, label %152, label %151

151:                                              ; preds = %146
  store i32 20, ptr %17, align 4
  br label %196

152:                                              ; preds = %146
  %153 = load ptr, ptr %5, align 8
  %154 = call ptr @type_of(ptr noundef %153)
  %155 = load ptr, ptr %5, align 8
  %156 = getelementptr inbounds %struct.descriptor, ptr %155, i32 0, i32 0
  %157 = load ptr, ptr %156, align 8
  %158 = load i64, ptr %23, align 8
  %159 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %158, %160
  %162 = load i64, ptr %22, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %162, %164
  %166 = add nsw i64 %161, %165
  %167 = load i64, ptr %21, align 8
  %168 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %167, %169
  %171 = add nsw i64 %166, %170
  %172 = load i64, ptr %20, align 8
  %173 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %172, %174
  %176 = add nsw i64 %171, %175
  %177 = load i64, ptr %19, align 8
  %178 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %179 = load i64, ptr %178, align 8
  %180 = mul nsw i64 %177, %179
  %181 = add nsw i64 %176, %180
  %182 = load i64, ptr %18, align 8
  %183 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %184 = load i64, ptr %183, align 8
  %185 = mul nsw i64 %182, %184
  %186 = add nsw i64 %181, %185
  %187 = load i64, ptr %16, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = add nsw i64 %186, %190
  %192 = getelementptr inbounds i8, ptr %157, i64 %191
  call void @fortran_initialise(ptr noundef %154, ptr noundef %192)
  br label %193

193:                                              ; preds = %152
  %194 = load i64, ptr %23, align 8
  %195 = add nsw i64 %194, 1
  store i64 %195, ptr %23, align 8
  br label %146

196:                                              ; preds = %151
  br label %197

197:                                              ; preds = %196
  %198 = load i64, ptr %22, align 8
  %199 = add nsw i64 %198, 1
  store i64 %199, ptr %22, align 8
  br label %139

200:                                              ; preds = %144
  br label %201

201:                                              ; preds = %200
  %202 = load i64, ptr %21, align 8
  %203 = add nsw i64 %202, 1
  store i64 %203, ptr %21, align 8
  br label %132

204:                                              ; preds = %137
  br label %205

205:                                              ; preds = %204
  %206 = load i64, ptr %20, align 8
  %207 = add nsw i64 %206, 1
  store i64 %207, ptr %20, align 8
  br label %125

208:                                              ; preds = %130
  br label %209

209:                                              ; preds = %208
  %210 = load i64, ptr %19, align 8
  %211 = add nsw i64 %210, 1
  store i64 %211, ptr %19, align 8
  br label %118

212:                                              ; preds = %123
  br label %213

213:                                              ; preds = %212
  %214 = load i64, ptr %18, align 8
  %215 = add nsw i64 %214, 1
  store i64 %215, ptr %18, align 8
  br label %111

216:                                              ; preds = %116
  br label %217

217:                                              ; preds = %216
  %218 = load i64, ptr %16, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %16, align 8
  br label %104

220:                                              ; preds = %109
  br label %221

221:                                              ; preds = %220, %47, %41
  br label %222

222:                                              ; preds = %221, %35
  %223 = load ptr, ptr %5, align 8
  %224 = load ptr, ptr %6, align 8
  %225 = getelementptr inbounds %struct.dynamic, ptr %24, i32 0, i32 0
  %226 = load ptr, ptr %6, align 8
  %227 = getelementptr inbounds %struct.descriptor, ptr %226, i32 0, i32 4
  %228 = load i8, ptr %227, align 1
  %229 = zext i8 %228 to i32
  %230 = icmp eq i32 %229, 42
  %231 = zext i1 %230 to i8
  store i8 %231, ptr %225, align 1
  %232 = getelementptr inbounds %struct.dynamic, ptr %24, i32 0, i32 1
  %233 = load ptr, ptr %5, align 8
  %234 = getelementptr inbounds %struct.descriptor, ptr %233, i32 0, i32 4
  %235 = load i8, ptr %234, align 1
  %236 = zext i8 %235 to i32
  %237 = load ptr, ptr %6, align 8
  %238 = getelementptr inbounds %struct.descriptor, ptr %237, i32 0, i32 4
  %239 = load i8, ptr %238, align 1
  %240 = zext i8 %239 to i32
  %241 = icmp ne i32 %236, %240
  %242 = zext i1 %241 to i8
  store i8 %242, ptr %232, align 1
  %243 = load ptr, ptr %7, align 8
  %244 = load i32, ptr %8, align 4
  %245 = load i16, ptr %24, align 1
  call void @assign(ptr noundef %223, ptr noundef %224, i16 %245, ptr noundef %243, i32 noundef %244)
  br label %246

246:                                              ; preds = %222, %34
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
  %199 = load i32, ptr @fortran_ranks, align 4
  %200 = icmp slt i32 4, %199
  br i1 %200, label %201, label %244

201:                                              ; preds = %198
  %202 = load ptr, ptr %3, align 8
  %203 = getelementptr inbounds %struct.descriptor, ptr %202, i32 0, i32 3
  %204 = load i8, ptr %203, align 4
  %205 = zext i8 %204 to i32
  %206 = icmp slt i32 4, %205
  br i1 %206, label %207, label %244

207:                                              ; preds = %201
  %208 = load ptr, ptr %3, align 8
  %209 = getelementptr inbounds %struct.descriptor, ptr %208, i32 0, i32 7
  %210 = getelementptr inbounds [0 x %struct.dimension], ptr %209, i64 0, i64 4
  %211 = getelementptr inbounds %struct.dimension, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load ptr, ptr %4, align 8
  %214 = getelementptr inbounds %struct.descriptor, ptr %213, i32 0, i32 7
  %215 = getelementptr inbounds [0 x %struct.dimension], ptr %214, i64 0, i64 4
  %216 = getelementptr inbounds %struct.dimension, ptr %215, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = icmp eq i64 %212, %217
  %219 = zext i1 %218 to i32
  %220 = load i8, ptr %5, align 1
  %221 = trunc i8 %220 to i1
  %222 = zext i1 %221 to i32
  %223 = and i32 %222, %219
  %224 = icmp ne i32 %223, 0
  %225 = zext i1 %224 to i8
  store i8 %225, ptr %5, align 1
  %226 = load ptr, ptr %3, align 8
  %227 = getelementptr inbounds %struct.descriptor, ptr %226, i32 0, i32 7
  %228 = getelementptr inbounds [0 x %struct.dimension], ptr %227, i64 0, i64 4
  %229 = getelementptr inbounds %struct.dimension, ptr %228, i32 0, i32 2
  %230 = load i64, ptr %229, align 8
  %231 = load ptr, ptr %4, align 8
  %232 = getelementptr inbounds %struct.descriptor, ptr %231, i32 0, i32 7
  %233 = getelementptr inbounds [0 x %struct.dimension], ptr %232, i64 0, i64 4
  %234 = getelementptr inbounds %struct.dimension, ptr %233, i32 0, i32 2
  %235 = load i64, ptr %234, align 8
  %236 = icmp eq i64 %230, %235
  %237 = zext i1 %236 to i32
  %238 = load i8, ptr %5, align 1
  %239 = trunc i8 %238 to i1
  %240 = zext i1 %239 to i32
  %241 = and i32 %240, %237
  %242 = icmp ne i32 %241, 0
  %243 = zext i1 %242 to i8
  store i8 %243, ptr %5, align 1
  br label %244

244:                                              ; preds = %207, %201, %198
  %245 = load i32, ptr @fortran_ranks, align 4
  %246 = icmp slt i32 5, %245
  br i1 %246, label %247, label %290

247:                                              ; preds = %244
  %248 = load ptr, ptr %3, align 8
  %249 = getelementptr inbounds %struct.descriptor, ptr %248, i32 0, i32 3
  %250 = load i8, ptr %249, align 4
  %251 = zext i8 %250 to i32
  %252 = icmp slt i32 5, %251
  br i1 %252, label %253, label %290

253:                                              ; preds = %247
  %254 = load ptr, ptr %3, align 8
  %255 = getelementptr inbounds %struct.descriptor, ptr %254, i32 0, i32 7
  %256 = getelementptr inbounds [0 x %struct.dimension], ptr %255, i64 0, i64 5
  %257 = getelementptr inbounds %struct.dimension, ptr %256, i32 0, i32 1
  %258 = load i64, ptr %257, align 8
  %259 = load ptr, ptr %4, align 8
  %260 = getelementptr inbounds %struct.descriptor, ptr %259, i32 0, i32 7
  %261 = getelementptr inbounds [0 x %struct.dimension], ptr %260, i64 0, i64 5
  %262 = getelementptr inbounds %struct.dimension, ptr %261, i32 0, i32 1
  %263 = load i64, ptr %262, align 8
  %264 = icmp eq i64 %258, %263
  %265 = zext i1 %264 to i32
  %266 = load i8, ptr %5, align 1
  %267 = trunc i8 %266 to i1
  %268 = zext i1 %267 to i32
  %269 = and i32 %268, %265
  %270 = icmp ne i32 %269, 0
  %271 = zext i1 %270 to i8
  store i8 %271, ptr %5, align 1
  %272 = load ptr, ptr %3, align 8
  %273 = getelementptr inbounds %struct.descriptor, ptr %272, i32 0, i32 7
  %274 = getelementptr inbounds [0 x %struct.dimension], ptr %273, i64 0, i64 5
  %275 = getelementptr inbounds %struct.dimension, ptr %274, i32 0, i32 2
  %276 = load i64, ptr %275, align 8
  %277 = load ptr, ptr %4, align 8
  %278 = getelementptr inbounds %struct.descriptor, ptr %277, i32 0, i32 7
  %279 = getelementptr inbounds [0 x %struct.dimension], ptr %278, i64 0, i64 5
  %280 = getelementptr inbounds %struct.dimension, ptr %279, i32 0, i32 2
  %281 = load i64, ptr %280, align 8
  %282 = icmp eq i64 %276, %281
  %283 = zext i1 %282 to i32
  %284 = load i8, ptr %5, align 1
  %285 = trunc i8 %284 to i1
  %286 = zext i1 %285 to i32
  %287 = and i32 %286, %283
  %288 = icmp ne i32 %287, 0
  %289 = zext i1 %288 to i8
  store i8 %289, ptr %5, align 1
  br label %290

290:                                              ; preds = %253, %247, %244
  %291 = load i32, ptr @fortran_ranks, align 4
  %292 = icmp slt i32 6, %291
  br i1 %292, label %293, label %336

293:                                              ; preds = %290
  %294 = load ptr, ptr %3, align 8
  %295 = getelementptr inbounds %struct.descriptor, ptr %294, i32 0, i32 3
  %296 = load i8, ptr %295, align 4
  %297 = zext i8 %296 to i32
  %298 = icmp slt i32 6, %297
  br i1 %298, label %299, label %336

299:                                              ; preds = %293
  %300 = load ptr, ptr %3, align 8
  %301 = getelementptr inbounds %struct.descriptor, ptr %300, i32 0, i32 7
  %302 = getelementptr inbounds [0 x %struct.dimension], ptr %301, i64 0, i64 6
  %303 = getelementptr inbounds %struct.dimension, ptr %302, i32 0, i32 1
  %304 = load i64, ptr %303, align 8
  %305 = load ptr, ptr %4, align 8
  %306 = getelementptr inbounds %struct.descriptor, ptr %305, i32 0, i32 7
  %307 = getelementptr inbounds [0 x %struct.dimension], ptr %306, i64 0, i64 6
  %308 = getelementptr inbounds %struct.dimension, ptr %307, i32 0, i32 1
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %304, %309
  %311 = zext i1 %310 to i32
  %312 = load i8, ptr %5, align 1
  %313 = trunc i8 %312 to i1
  %314 = zext i1 %313 to i32
  %315 = and i32 %314, %311
  %316 = icmp ne i32 %315, 0
  %317 = zext i1 %316 to i8
  store i8 %317, ptr %5, align 1
  %318 = load ptr, ptr %3, align 8
  %319 = getelementptr inbounds %struct.descriptor, ptr %318, i32 0, i32 7
  %320 = getelementptr inbounds [0 x %struct.dimension], ptr %319, i64 0, i64 6
  %321 = getelementptr inbounds %struct.dimension, ptr %320, i32 0, i32 2
  %322 = load i64, ptr %321, align 8
  %323 = load ptr, ptr %4, align 8
  %324 = getelementptr inbounds %struct.descriptor, ptr %323, i32 0, i32 7
  %325 = getelementptr inbounds [0 x %struct.dimension], ptr %324, i64 0, i64 6
  %326 = getelementptr inbounds %struct.dimension, ptr %325, i32 0, i32 2
  %327 = load i64, ptr %326, align 8
  %328 = icmp eq i64 %322, %327
  %329 = zext i1 %328 to i32
  %330 = load i8, ptr %5, align 1
  %331 = trunc i8 %330 to i1
  %332 = zext i1 %331 to i32
  %333 = and i32 %332, %329
  %334 = icmp ne i32 %333, 0
  %335 = zext i1 %334 to i8
  store i8 %335, ptr %5, align 1
  br label %336

336:                                              ; preds = %299, %293, %290
  br label %337

337:                                              ; preds = %336
  br label %338

338:                                              ; preds = %337
  %339 = load i8, ptr %5, align 1
  %340 = trunc i8 %339 to i1
  ret i1 %340
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
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 4
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = icmp ne i32 %27, 42
  br i1 %28, label %29, label %76

29:                                               ; preds = %4
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 4
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 28
  br i1 %34, label %71, label %35

35:                                               ; preds = %29
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 4
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp eq i32 %39, 27
  br i1 %40, label %71, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 4
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %45, 35
  br i1 %46, label %71, label %47

47:                                               ; preds = %41
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 4
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp eq i32 %51, 34
  br i1 %52, label %71, label %53

53:                                               ; preds = %47
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 4
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %57, 24
  br i1 %58, label %71, label %59

59:                                               ; preds = %53
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 4
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = icmp eq i32 %63, 39
  br i1 %64, label %71, label %65

65:                                               ; preds = %59
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 4
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  %70 = icmp eq i32 %69, 40
  br label %71

71:                                               ; preds = %65, %59, %53, %47, %41, %35, %29
  %72 = phi i1 [ true, %59 ], [ true, %53 ], [ true, %47 ], [ true, %41 ], [ true, %35 ], [ true, %29 ], [ %70, %65 ]
  %73 = zext i1 %72 to i32
  %74 = load ptr, ptr %7, align 8
  %75 = load i32, ptr %8, align 4
  call void @require(i32 noundef %73, ptr noundef @.str.7, ptr noundef %74, i32 noundef %75)
  br label %76

76:                                               ; preds = %71, %4
  %77 = load ptr, ptr %5, align 8
  %78 = load ptr, ptr %6, align 8
  call void @copy_shape(ptr noundef %77, ptr noundef %78)
  %79 = load ptr, ptr %5, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 5
  store i8 2, ptr %80, align 2
  %81 = load ptr, ptr %5, align 8
  %82 = load ptr, ptr %6, align 8
  %83 = load ptr, ptr %6, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  call void @reshape_to(ptr noundef %81, ptr noundef %82, i32 noundef %86)
  %87 = load ptr, ptr %5, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = load i32, ptr @fortran_ranks, align 4
  %92 = icmp sle i32 %90, %91
  %93 = zext i1 %92 to i32
  %94 = load ptr, ptr %7, align 8
  %95 = load i32, ptr %8, align 4
  call void @require(i32 noundef %93, ptr noundef @.str.3, ptr noundef %94, i32 noundef %95)
  %96 = load ptr, ptr %5, align 8
  %97 = load ptr, ptr %5, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 3
  %99 = load i8, ptr %98, align 4
  %100 = zext i8 %99 to i32
  %101 = call ptr @dimension_of(ptr noundef %96, i32 noundef 0, i32 noundef %100)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %101, i64 24, i1 false)
  %102 = load ptr, ptr %5, align 8
  %103 = load ptr, ptr %5, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = call ptr @dimension_of(ptr noundef %102, i32 noundef 1, i32 noundef %106)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %107, i64 24, i1 false)
  %108 = load ptr, ptr %5, align 8
  %109 = load ptr, ptr %5, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 3
  %111 = load i8, ptr %110, align 4
  %112 = zext i8 %111 to i32
  %113 = call ptr @dimension_of(ptr noundef %108, i32 noundef 2, i32 noundef %112)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %113, i64 24, i1 false)
  %114 = load ptr, ptr %5, align 8
  %115 = load ptr, ptr %5, align 8
  %116 = getelementptr inbounds %struct.descriptor, ptr %115, i32 0, i32 3
  %117 = load i8, ptr %116, align 4
  %118 = zext i8 %117 to i32
  %119 = call ptr @dimension_of(ptr noundef %114, i32 noundef 3, i32 noundef %118)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %119, i64 24, i1 false)
  %120 = load ptr, ptr %5, align 8
  %121 = load ptr, ptr %5, align 8
  %122 = getelementptr inbounds %struct.descriptor, ptr %121, i32 0, i32 3
  %123 = load i8, ptr %122, align 4
  %124 = zext i8 %123 to i32
  %125 = call ptr @dimension_of(ptr noundef %120, i32 noundef 4, i32 noundef %124)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %125, i64 24, i1 false)
  %126 = load ptr, ptr %5, align 8
  %127 = load ptr, ptr %5, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 3
  %129 = load i8, ptr %128, align 4
  %130 = zext i8 %129 to i32
  %131 = call ptr @dimension_of(ptr noundef %126, i32 noundef 5, i32 noundef %130)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %131, i64 24, i1 false)
  %132 = load ptr, ptr %5, align 8
  %133 = load ptr, ptr %5, align 8
  %134 = getelementptr inbounds %struct.descriptor, ptr %133, i32 0, i32 3
  %135 = load i8, ptr %134, align 4
  %136 = zext i8 %135 to i32
  %137 = call ptr @dimension_of(ptr noundef %132, i32 noundef 6, i32 noundef %136)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %137, i64 24, i1 false)
  store i64 0, ptr %16, align 8
  br label %138

138:                                              ; preds = %263, %76
  %139 = load i64, ptr %16, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 2, ptr %17, align 4
  br label %266

144:                                              ; preds = %138
  store i64 0, ptr %18, align 8
  br label %145

145:                                              ; preds = %259, %144
  %146 = load i64, ptr %18, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = icmp slt i64 %146, %148
  br i1 %149, label %151, label %150

150:                                              ; preds = %145
  store i32 5, ptr %17, align 4
  br label %262

151:                                              ; preds = %145
  store i64 0, ptr %19, align 8
  br label %152

152:                                              ; preds = %255, %151
  %153 = load i64, ptr %19, align 8
  %154 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  %156 = icmp slt i64 %153, %155
  br i1 %156, label %158, label %157

157:                                              ; preds = %152
  store i32 8, ptr %17, align 4
  br label %258

158:                                              ; preds = %152
  store i64 0, ptr %20, align 8
  br label %159

159:                                              ; preds = %251, %158
  %160 = load i64, ptr %20, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = icmp slt i64 %160, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %159
  store i32 11, ptr %17, align 4
  br label %254

165:                                              ; preds = %159
  store i64 0, ptr %21, align 8
  br label %166

166:                                              ; preds = %247, %165
  %167 = load i64, ptr %21, align 8
  %168 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = icmp slt i64 %167, %169
  br i1 %170, label %172, label %171

171:                                              ; preds = %166
  store i32 14, ptr %17, align 4
  br label %250

172:                                              ; preds = %166
  store i64 0, ptr %22, align 8
  br label %173

173:                                              ; preds = %243, %172
  %174 = load i64, ptr %22, align 8
  %175 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = icmp slt i64 %174, %176
  br i1 %177, label %179, label %178

178:                                              ; preds = %173
  store i32 17, ptr %17, align 4
  br label %246

179:                                              ; preds = %173
  store i64 0, ptr %23, align 8
  br label %180

180:                                              ; preds = %239, %179
  %181 = load i64, ptr %23, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %183 = load i64, ptr %182, align 8
  %184 = icmp slt i64 %181, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %180
  store i32 20, ptr %17, align 4
  br label %242

186:                                              ; preds = %180
  %187 = load ptr, ptr %5, align 8
  %188 = getelementptr inbounds %struct.descriptor, ptr %187, i32 0, i32 0
  %189 = load ptr, ptr %188, align 8
  %190 = load i64, ptr %23, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %190, %192
  %194 = load i64, ptr %22, align 8
  %195 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %196 = load i64, ptr %195, align 8
  %197 = mul nsw i64 %194, %196
  %198 = add nsw i64 %193, %197
  %199 = load i64, ptr %21, align 8
  %200 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %201 = load i64, ptr %200, align 8
  %202 = mul nsw i64 %199, %201
  %203 = add nsw i64 %198, %202
  %204 = load i64, ptr %20, align 8
  %205 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %206 = load i64, ptr %205, align 8
  %207 = mul nsw i64 %204, %206
  %208 = add nsw i64 %203, %207
  %209 = load i64, ptr %19, align 8
  %210 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %211 = load i64, ptr %210, align 8
  %212 = mul nsw i64 %209, %211
  %213 = add nsw i64 %208, %212
  %214 = load i64, ptr %18, align 8
  %215 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %214, %216
  %218 = add nsw i64 %213, %217
  %219 = load i64, ptr %16, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = add nsw i64 %218, %222
  %224 = getelementptr inbounds i8, ptr %189, i64 %223
  %225 = load ptr, ptr %6, align 8
  %226 = getelementptr inbounds %struct.descriptor, ptr %225, i32 0, i32 0
  %227 = load ptr, ptr %226, align 8
  %228 = load ptr, ptr %6, align 8
  %229 = load i64, ptr %23, align 8
  %230 = load i64, ptr %22, align 8
  %231 = load i64, ptr %21, align 8
  %232 = load i64, ptr %20, align 8
  %233 = load i64, ptr %19, align 8
  %234 = load i64, ptr %18, align 8
  %235 = load i64, ptr %16, align 8
  %236 = call i64 @offset_in(ptr noundef %228, i64 noundef %229, i64 noundef %230, i64 noundef %231, i64 noundef %232, i64 noundef %233, i64 noundef %234, i64 noundef %235)
  %237 = getelementptr inbounds i8, ptr %227, i64 %236
  %238 = load ptr, ptr %6, align 8
  call void @keep(ptr noundef %224, ptr noundef %237, ptr noundef %238)
  br label %239

239:                                              ; preds = %186
  %240 = load i64, ptr %23, align 8
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %23, align 8
  br label %180

242:                                              ; preds = %185
  br label %243

243:                                              ; preds = %242
  %244 = load i64, ptr %22, align 8
  %245 = add nsw i64 %244, 1
  store i64 %245, ptr %22, align 8
  br label %173

246:                                              ; preds = %178
  br label %247

247:                                              ; preds = %246
  %248 = load i64, ptr %21, align 8
  %249 = add nsw i64 %248, 1
  store i64 %249, ptr %21, align 8
  br label %166

250:                                              ; preds = %171
  br label %251

251:                                              ; preds = %250
  %252 = load i64, ptr %20, align 8
  %253 = add nsw i64 %252, 1
  store i64 %253, ptr %20, align 8
  br label %159

254:                                              ; preds = %164
  br label %255

255:                                              ; preds = %254
  %256 = load i64, ptr %19, align 8
  %257 = add nsw i64 %256, 1
  store i64 %257, ptr %19, align 8
  br label %152

258:                                              ; preds = %157
  br label %259

259:                                              ; preds = %258
  %260 = load i64, ptr %18, align 8
  %261 = add nsw i64 %260, 1
  store i64 %261, ptr %18, align 8
  br label %145

262:                                              ; preds = %150
  br label %263

263:                                              ; preds = %262
  %264 = load i64, ptr %16, align 8
  %265 = add nsw i64 %264, 1
  store i64 %265, ptr %16, align 8
  br label %138

266:                                              ; preds = %143
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

define dso_local void @_FortranACopyOutAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp ne i32 %28, 42
  br i1 %29, label %30, label %77

30:                                               ; preds = %4
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 28
  br i1 %35, label %72, label %36

36:                                               ; preds = %30
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

72:                                               ; preds = %66, %60, %54, %48, %42, %36, %30
  %73 = phi i1 [ true, %60 ], [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ true, %30 ], [ %71, %66 ]
  %74 = zext i1 %73 to i32
  %75 = load ptr, ptr %7, align 8
  %76 = load i32, ptr %8, align 4
  call void @require(i32 noundef %74, ptr noundef @.str.7, ptr noundef %75, i32 noundef %76)
  br label %77

77:                                               ; preds = %72, %4
  %78 = load ptr, ptr %6, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 3
  %80 = load i8, ptr %79, align 4
  %81 = zext i8 %80 to i32
  %82 = load i32, ptr @fortran_ranks, align 4
  %83 = icmp sle i32 %81, %82
  %84 = zext i1 %83 to i32
  %85 = load ptr, ptr %7, align 8
  %86 = load i32, ptr %8, align 4
  call void @require(i32 noundef %84, ptr noundef @.str.3, ptr noundef %85, i32 noundef %86)
  %87 = load ptr, ptr %6, align 8
  %88 = load ptr, ptr %6, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 3
  %90 = load i8, ptr %89, align 4
  %91 = zext i8 %90 to i32
  %92 = call ptr @dimension_of(ptr noundef %87, i32 noundef 0, i32 noundef %91)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %92, i64 24, i1 false)
  %93 = load ptr, ptr %6, align 8
  %94 = load ptr, ptr %6, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 3
  %96 = load i8, ptr %95, align 4
  %97 = zext i8 %96 to i32
  %98 = call ptr @dimension_of(ptr noundef %93, i32 noundef 1, i32 noundef %97)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %98, i64 24, i1 false)
  %99 = load ptr, ptr %6, align 8
  %100 = load ptr, ptr %6, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 3
  %102 = load i8, ptr %101, align 4
  %103 = zext i8 %102 to i32
  %104 = call ptr @dimension_of(ptr noundef %99, i32 noundef 2, i32 noundef %103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %104, i64 24, i1 false)
  %105 = load ptr, ptr %6, align 8
  %106 = load ptr, ptr %6, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 3
  %108 = load i8, ptr %107, align 4
  %109 = zext i8 %108 to i32
  %110 = call ptr @dimension_of(ptr noundef %105, i32 noundef 3, i32 noundef %109)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %110, i64 24, i1 false)
  %111 = load ptr, ptr %6, align 8
  %112 = load ptr, ptr %6, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 3
  %114 = load i8, ptr %113, align 4
  %115 = zext i8 %114 to i32
  %116 = call ptr @dimension_of(ptr noundef %111, i32 noundef 4, i32 noundef %115)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %116, i64 24, i1 false)
  %117 = load ptr, ptr %6, align 8
  %118 = load ptr, ptr %6, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 3
  %120 = load i8, ptr %119, align 4
  %121 = zext i8 %120 to i32
  %122 = call ptr @dimension_of(ptr noundef %117, i32 noundef 5, i32 noundef %121)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %122, i64 24, i1 false)
  %123 = load ptr, ptr %6, align 8
  %124 = load ptr, ptr %6, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 3
  %126 = load i8, ptr %125, align 4
  %127 = zext i8 %126 to i32
  %128 = call ptr @dimension_of(ptr noundef %123, i32 noundef 6, i32 noundef %127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %128, i64 24, i1 false)
  %129 = load ptr, ptr %5, align 8
  %130 = icmp ne ptr %129, null
  br i1 %130, label %131, label %261

131:                                              ; preds = %77
  store i64 0, ptr %16, align 8
  br label %132

132:                                              ; preds = %257, %131
  %133 = load i64, ptr %16, align 8
  %134 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %133, %135
  br i1 %136, label %138, label %137

137:                                              ; preds = %132
  store i32 2, ptr %17, align 4
  br label %260

138:                                              ; preds = %132
  store i64 0, ptr %18, align 8
  br label %139

139:                                              ; preds = %253, %138
  %140 = load i64, ptr %18, align 8
  %141 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %140, %142
  br i1 %143, label %145, label %144

144:                                              ; preds = %139
  store i32 5, ptr %17, align 4
  br label %256

145:                                              ; preds = %139
  store i64 0, ptr %19, align 8
  br label %146

146:                                              ; preds = %249, %145
  %147 = load i64, ptr %19, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = icmp slt i64 %147, %149
  br i1 %150, label %152, label %151

151:                                              ; preds = %146
  store i32 8, ptr %17, align 4
  br label %252

152:                                              ; preds = %146
  store i64 0, ptr %20, align 8
  br label %153

153:                                              ; preds = %245, %152
  %154 = load i64, ptr %20, align 8
  %155 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %156 = load i64, ptr %155, align 8
  %157 = icmp slt i64 %154, %156
  br i1 %157, label %159, label %158

158:                                              ; preds = %153
  store i32 11, ptr %17, align 4
  br label %248

159:                                              ; preds = %153
  store i64 0, ptr %21, align 8
  br label %160

160:                                              ; preds = %241, %159
  %161 = load i64, ptr %21, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  %164 = icmp slt i64 %161, %163
  br i1 %164, label %166, label %165

165:                                              ; preds = %160
  store i32 14, ptr %17, align 4
  br label %244

166:                                              ; preds = %160
  store i64 0, ptr %22, align 8
  br label %167

167:                                              ; preds = %237, %166
  %168 = load i64, ptr %22, align 8
  %169 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %170 = load i64, ptr %169, align 8
  %171 = icmp slt i64 %168, %170
  br i1 %171, label %173, label %172

172:                                              ; preds = %167
  store i32 17, ptr %17, align 4
  br label %240

173:                                              ; preds = %167
  store i64 0, ptr %23, align 8
  br label %174

174:                                              ; preds = %233, %173
  %175 = load i64, ptr %23, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  %178 = icmp slt i64 %175, %177
  br i1 %178, label %180, label %179

179:                                              ; preds = %174
  store i32 20, ptr %17, align 4
  br label %236

180:                                              ; preds = %174
  %181 = load ptr, ptr %5, align 8
  %182 = getelementptr inbounds %struct.descriptor, ptr %181, i32 0, i32 0
  %183 = load ptr, ptr %182, align 8
  %184 = load ptr, ptr %5, align 8
  %185 = load i64, ptr %23, align 8
  %186 = load i64, ptr %22, align 8
  %187 = load i64, ptr %21, align 8
  %188 = load i64, ptr %20, align 8
  %189 = load i64, ptr %19, align 8
  %190 = load i64, ptr %18, align 8
  %191 = load i64, ptr %16, align 8
  %192 = call i64 @offset_in(ptr noundef %184, i64 noundef %185, i64 noundef %186, i64 noundef %187, i64 noundef %188, i64 noundef %189, i64 noundef %190, i64 noundef %191)
  %193 = getelementptr inbounds i8, ptr %183, i64 %192
  %194 = load ptr, ptr %6, align 8
  %195 = getelementptr inbounds %struct.descriptor, ptr %194, i32 0, i32 0
  %196 = load ptr, ptr %195, align 8
  %197 = load i64, ptr %23, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %199
  %201 = load i64, ptr %22, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %203 = load i64, ptr %202, align 8
  %204 = mul nsw i64 %201, %203
  %205 = add nsw i64 %200, %204
  %206 = load i64, ptr %21, align 8
  %207 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %208 = load i64, ptr %207, align 8
  %209 = mul nsw i64 %206, %208
  %210 = add nsw i64 %205, %209
  %211 = load i64, ptr %20, align 8
  %212 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %213 = load i64, ptr %212, align 8
  %214 = mul nsw i64 %211, %213
  %215 = add nsw i64 %210, %214
  %216 = load i64, ptr %19, align 8
  %217 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %218 = load i64, ptr %217, align 8
  %219 = mul nsw i64 %216, %218
  %220 = add nsw i64 %215, %219
  %221 = load i64, ptr %18, align 8
  %222 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %223 = load i64, ptr %222, align 8
  %224 = mul nsw i64 %221, %223
  %225 = add nsw i64 %220, %224
  %226 = load i64, ptr %16, align 8
  %227 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %228 = load i64, ptr %227, align 8
  %229 = mul nsw i64 %226, %228
  %230 = add nsw i64 %225, %229
  %231 = getelementptr inbounds i8, ptr %196, i64 %230
  %232 = load ptr, ptr %6, align 8
  call void @keep(ptr noundef %193, ptr noundef %231, ptr noundef %232)
  br label %233

233:                                              ; preds = %180
  %234 = load i64, ptr %23, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %23, align 8
  br label %174

236:                                              ; preds = %179
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %22, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %22, align 8
  br label %167

240:                                              ; preds = %172
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %21, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %21, align 8
  br label %160

244:                                              ; preds = %165
  br label %245

245:                                              ; preds = %244
  %246 = load i64, ptr %20, align 8
  %247 = add nsw i64 %246, 1
  store i64 %247, ptr %20, align 8
  br label %153

248:                                              ; preds = %158
  br label %249

249:                                              ; preds = %248
  %250 = load i64, ptr %19, align 8
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %19, align 8
  br label %146

252:                                              ; preds = %151
  br label %253

253:                                              ; preds = %252
  %254 = load i64, ptr %18, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %18, align 8
  br label %139

256:                                              ; preds = %144
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %16, align 8
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %16, align 8
  br label %132

260:                                              ; preds = %137
  br label %261

261:                                              ; preds = %260, %77
  %262 = load ptr, ptr %6, align 8
  %263 = getelementptr inbounds %struct.descriptor, ptr %262, i32 0, i32 0
  %264 = load ptr, ptr %263, align 8
  store ptr %264, ptr %24, align 8
  %265 = load ptr, ptr %6, align 8
  %266 = getelementptr inbounds %struct.descriptor, ptr %265, i32 0, i32 0
  store ptr null, ptr %266, align 8
  %267 = load ptr, ptr %24, align 8
  call void @free(ptr noundef %267)
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
  %93 = load i32, ptr @fortran_ranks, align 4
  %94 = icmp sle i32 %92, %93
  %95 = zext i1 %94 to i32
  %96 = load ptr, ptr %13, align 8
  %97 = load i32, ptr %14, align 4
  call void @require(i32 noundef %95, ptr noundef @.str.3, ptr noundef %96, i32 noundef %97)
  %98 = load ptr, ptr %9, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = load ptr, ptr %8, align 8
  %102 = getelementptr inbounds %struct.descriptor, ptr %101, i32 0, i32 1
  store i64 %100, ptr %102, align 8
  %103 = load ptr, ptr %9, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 4
  %105 = load i8, ptr %104, align 1
  %106 = load ptr, ptr %8, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 4
  store i8 %105, ptr %107, align 1
  br label %108

108:                                              ; preds = %88
  %109 = load ptr, ptr %9, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 3
  %111 = load i8, ptr %110, align 4
  %112 = zext i8 %111 to i32
  %113 = icmp slt i32 0, %112
  br i1 %113, label %114, label %121

114:                                              ; preds = %108
  %115 = load ptr, ptr %8, align 8
  %116 = getelementptr inbounds %struct.descriptor, ptr %115, i32 0, i32 7
  %117 = getelementptr inbounds [0 x %struct.dimension], ptr %116, i64 0, i64 0
  %118 = load ptr, ptr %9, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 7
  %120 = getelementptr inbounds [0 x %struct.dimension], ptr %119, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %120, i64 24, i1 false)
  br label %121

121:                                              ; preds = %114, %108
  %122 = load ptr, ptr %9, align 8
  %123 = getelementptr inbounds %struct.descriptor, ptr %122, i32 0, i32 3
  %124 = load i8, ptr %123, align 4
  %125 = zext i8 %124 to i32
  %126 = icmp slt i32 1, %125
  br i1 %126, label %127, label %134

127:                                              ; preds = %121
  %128 = load ptr, ptr %8, align 8
  %129 = getelementptr inbounds %struct.descriptor, ptr %128, i32 0, i32 7
  %130 = getelementptr inbounds [0 x %struct.dimension], ptr %129, i64 0, i64 1
  %131 = load ptr, ptr %9, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 7
  %133 = getelementptr inbounds [0 x %struct.dimension], ptr %132, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %130, ptr align 8 %133, i64 24, i1 false)
  br label %134

134:                                              ; preds = %127, %121
  %135 = load ptr, ptr %9, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 3
  %137 = load i8, ptr %136, align 4
  %138 = zext i8 %137 to i32
  %139 = icmp slt i32 2, %138
  br i1 %139, label %140, label %147

140:                                              ; preds = %134
  %141 = load ptr, ptr %8, align 8
  %142 = getelementptr inbounds %struct.descriptor, ptr %141, i32 0, i32 7
  %143 = getelementptr inbounds [0 x %struct.dimension], ptr %142, i64 0, i64 2
  %144 = load ptr, ptr %9, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 7
  %146 = getelementptr inbounds [0 x %struct.dimension], ptr %145, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %143, ptr align 8 %146, i64 24, i1 false)
  br label %147

147:                                              ; preds = %140, %134
  %148 = load ptr, ptr %9, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 3
  %150 = load i8, ptr %149, align 4
  %151 = zext i8 %150 to i32
  %152 = icmp slt i32 3, %151
  br i1 %152, label %153, label %160

153:                                              ; preds = %147
  %154 = load ptr, ptr %8, align 8
  %155 = getelementptr inbounds %struct.descriptor, ptr %154, i32 0, i32 7
  %156 = getelementptr inbounds [0 x %struct.dimension], ptr %155, i64 0, i64 3
  %157 = load ptr, ptr %9, align 8
  %158 = getelementptr inbounds %struct.descriptor, ptr %157, i32 0, i32 7
  %159 = getelementptr inbounds [0 x %struct.dimension], ptr %158, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %156, ptr align 8 %159, i64 24, i1 false)
  br label %160

160:                                              ; preds = %153, %147
  %161 = load i32, ptr @fortran_ranks, align 4
  %162 = icmp slt i32 4, %161
  br i1 %162, label %163, label %176

163:                                              ; preds = %160
  %164 = load ptr, ptr %9, align 8
  %165 = getelementptr inbounds %struct.descriptor, ptr %164, i32 0, i32 3
  %166 = load i8, ptr %165, align 4
  %167 = zext i8 %166 to i32
  %168 = icmp slt i32 4, %167
  br i1 %168, label %169, label %176

169:                                              ; preds = %163
  %170 = load ptr, ptr %8, align 8
  %171 = getelementptr inbounds %struct.descriptor, ptr %170, i32 0, i32 7
  %172 = getelementptr inbounds [0 x %struct.dimension], ptr %171, i64 0, i64 4
  %173 = load ptr, ptr %9, align 8
  %174 = getelementptr inbounds %struct.descriptor, ptr %173, i32 0, i32 7
  %175 = getelementptr inbounds [0 x %struct.dimension], ptr %174, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %172, ptr align 8 %175, i64 24, i1 false)
  br label %176

176:                                              ; preds = %169, %163, %160
  %177 = load i32, ptr @fortran_ranks, align 4
  %178 = icmp slt i32 5, %177
  br i1 %178, label %179, label %192

179:                                              ; preds = %176
  %180 = load ptr, ptr %9, align 8
  %181 = getelementptr inbounds %struct.descriptor, ptr %180, i32 0, i32 3
  %182 = load i8, ptr %181, align 4
  %183 = zext i8 %182 to i32
  %184 = icmp slt i32 5, %183
  br i1 %184, label %185, label %192

185:                                              ; preds = %179
  %186 = load ptr, ptr %8, align 8
  %187 = getelementptr inbounds %struct.descriptor, ptr %186, i32 0, i32 7
  %188 = getelementptr inbounds [0 x %struct.dimension], ptr %187, i64 0, i64 5
  %189 = load ptr, ptr %9, align 8
  %190 = getelementptr inbounds %struct.descriptor, ptr %189, i32 0, i32 7
  %191 = getelementptr inbounds [0 x %struct.dimension], ptr %190, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %188, ptr align 8 %191, i64 24, i1 false)
  br label %192

192:                                              ; preds = %185, %179, %176
  %193 = load i32, ptr @fortran_ranks, align 4
  %194 = icmp slt i32 6, %193
  br i1 %194, label %195, label %208

195:                                              ; preds = %192
  %196 = load ptr, ptr %9, align 8
  %197 = getelementptr inbounds %struct.descriptor, ptr %196, i32 0, i32 3
  %198 = load i8, ptr %197, align 4
  %199 = zext i8 %198 to i32
  %200 = icmp slt i32 6, %199
  br i1 %200, label %201, label %208

201:                                              ; preds = %195
  %202 = load ptr, ptr %8, align 8
  %203 = getelementptr inbounds %struct.descriptor, ptr %202, i32 0, i32 7
  %204 = getelementptr inbounds [0 x %struct.dimension], ptr %203, i64 0, i64 6
  %205 = load ptr, ptr %9, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 7
  %207 = getelementptr inbounds [0 x %struct.dimension], ptr %206, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %204, ptr align 8 %207, i64 24, i1 false)
  br label %208

208:                                              ; preds = %201, %195, %192
  br label %209

209:                                              ; preds = %208
  br label %210

210:                                              ; preds = %209
  %211 = load ptr, ptr %8, align 8
  %212 = getelementptr inbounds %struct.descriptor, ptr %211, i32 0, i32 6
  %213 = load i8, ptr %212, align 1
  %214 = zext i8 %213 to i32
  %215 = and i32 %214, 1
  %216 = icmp ne i32 %215, 0
  br i1 %216, label %217, label %229

217:                                              ; preds = %210
  %218 = load ptr, ptr %9, align 8
  %219 = getelementptr inbounds %struct.descriptor, ptr %218, i32 0, i32 6
  %220 = load i8, ptr %219, align 1
  %221 = zext i8 %220 to i32
  %222 = and i32 %221, 1
  %223 = icmp ne i32 %222, 0
  br i1 %223, label %224, label %229

224:                                              ; preds = %217
  %225 = load ptr, ptr %8, align 8
  %226 = call ptr @addendum(ptr noundef %225)
  %227 = load ptr, ptr %9, align 8
  %228 = call ptr @addendum(ptr noundef %227)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %226, ptr align 8 %228, i64 16, i1 false)
  br label %229

229:                                              ; preds = %224, %217, %210
  %230 = load ptr, ptr %9, align 8
  %231 = getelementptr inbounds %struct.descriptor, ptr %230, i32 0, i32 0
  %232 = load ptr, ptr %231, align 8
  %233 = load ptr, ptr %8, align 8
  %234 = getelementptr inbounds %struct.descriptor, ptr %233, i32 0, i32 0
  store ptr %232, ptr %234, align 8
  %235 = load ptr, ptr %9, align 8
  %236 = getelementptr inbounds %struct.descriptor, ptr %235, i32 0, i32 0
  store ptr null, ptr %236, align 8
  %237 = load ptr, ptr %10, align 8
  %238 = icmp ne ptr %237, null
  br i1 %238, label %239, label %251

239:                                              ; preds = %229
  %240 = load ptr, ptr %9, align 8
  %241 = getelementptr inbounds %struct.descriptor, ptr %240, i32 0, i32 6
  %242 = load i8, ptr %241, align 1
  %243 = zext i8 %242 to i32
  %244 = and i32 %243, 1
  %245 = icmp ne i32 %244, 0
  br i1 %245, label %246, label %251

246:                                              ; preds = %239
  %247 = load ptr, ptr %10, align 8
  %248 = load ptr, ptr %9, align 8
  %249 = call ptr @addendum(ptr noundef %248)
  %250 = getelementptr inbounds %struct.addendum, ptr %249, i32 0, i32 0
  store ptr %247, ptr %250, align 8
  br label %251

251:                                              ; preds = %246, %239, %229
  %252 = load i8, ptr %16, align 1
  %253 = trunc i8 %252 to i1
  call void @give_back(ptr noundef byval(%struct.former) align 8 %15, i1 noundef zeroext %253)
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
  br i1 %40, label %41, label %123

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
  %83 = load i32, ptr @fortran_ranks, align 4
  %84 = icmp slt i32 4, %83
  br i1 %84, label %85, label %95

85:                                               ; preds = %82
  %86 = load i32, ptr %7, align 4
  %87 = icmp slt i32 4, %86
  br i1 %87, label %88, label %95

88:                                               ; preds = %85
  %89 = load ptr, ptr %5, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 7
  %91 = getelementptr inbounds [0 x %struct.dimension], ptr %90, i64 0, i64 4
  %92 = load ptr, ptr %6, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 7
  %94 = getelementptr inbounds [0 x %struct.dimension], ptr %93, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %94, i64 24, i1 false)
  br label %95

95:                                               ; preds = %88, %85, %82
  %96 = load i32, ptr @fortran_ranks, align 4
  %97 = icmp slt i32 5, %96
  br i1 %97, label %98, label %108

98:                                               ; preds = %95
  %99 = load i32, ptr %7, align 4
  %100 = icmp slt i32 5, %99
  br i1 %100, label %101, label %108

101:                                              ; preds = %98
  %102 = load ptr, ptr %5, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 7
  %104 = getelementptr inbounds [0 x %struct.dimension], ptr %103, i64 0, i64 5
  %105 = load ptr, ptr %6, align 8
  %106 = getelementptr inbounds %struct.descriptor, ptr %105, i32 0, i32 7
  %107 = getelementptr inbounds [0 x %struct.dimension], ptr %106, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %104, ptr align 8 %107, i64 24, i1 false)
  br label %108

108:                                              ; preds = %101, %98, %95
  %109 = load i32, ptr @fortran_ranks, align 4
  %110 = icmp slt i32 6, %109
  br i1 %110, label %111, label %121

111:                                              ; preds = %108
  %112 = load i32, ptr %7, align 4
  %113 = icmp slt i32 6, %112
  br i1 %113, label %114, label %121

114:                                              ; preds = %111
  %115 = load ptr, ptr %5, align 8
  %116 = getelementptr inbounds %struct.descriptor, ptr %115, i32 0, i32 7
  %117 = getelementptr inbounds [0 x %struct.dimension], ptr %116, i64 0, i64 6
  %118 = load ptr, ptr %6, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 7
  %120 = getelementptr inbounds [0 x %struct.dimension], ptr %119, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %120, i64 24, i1 false)
  br label %121

121:                                              ; preds = %114, %111, %108
  br label %122

122:                                              ; preds = %121
  br label %123

123:                                              ; preds = %122, %4
  %124 = load ptr, ptr %5, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 6
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = and i32 %127, 1
  %129 = icmp ne i32 %128, 0
  br i1 %129, label %130, label %142

130:                                              ; preds = %123
  %131 = load ptr, ptr %6, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 6
  %133 = load i8, ptr %132, align 1
  %134 = zext i8 %133 to i32
  %135 = and i32 %134, 1
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %137, label %142

137:                                              ; preds = %130
  %138 = load ptr, ptr %5, align 8
  %139 = call ptr @addendum(ptr noundef %138)
  %140 = load ptr, ptr %6, align 8
  %141 = call ptr @addendum(ptr noundef %140)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %139, ptr align 8 %141, i64 16, i1 false)
  br label %142

142:                                              ; preds = %137, %130, %123
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
  store ptr %0, ptr %6, align 8
  %26 = zext i1 %1 to i8
  store i8 %26, ptr %7, align 1
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = icmp ne i32 %30, 42
  br i1 %31, label %32, label %79

32:                                               ; preds = %4
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 4
  %35 = load i8, ptr %34, align 1
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 28
  br i1 %37, label %74, label %38

38:                                               ; preds = %32
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 4
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = icmp eq i32 %42, 27
  br i1 %43, label %74, label %44

44:                                               ; preds = %38
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 35
  br i1 %49, label %74, label %50

50:                                               ; preds = %44
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 34
  br i1 %55, label %74, label %56

56:                                               ; preds = %50
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp sle i32 %60, 24
  br i1 %61, label %74, label %62

62:                                               ; preds = %56
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 4
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = icmp eq i32 %66, 39
  br i1 %67, label %74, label %68

68:                                               ; preds = %62
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 4
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i32
  %73 = icmp eq i32 %72, 40
  br label %74

74:                                               ; preds = %68, %62, %56, %50, %44, %38, %32
  %75 = phi i1 [ true, %62 ], [ true, %56 ], [ true, %50 ], [ true, %44 ], [ true, %38 ], [ true, %32 ], [ %73, %68 ]
  %76 = zext i1 %75 to i32
  %77 = load ptr, ptr %8, align 8
  %78 = load i32, ptr %9, align 4
  call void @require(i32 noundef %76, ptr noundef @.str.7, ptr noundef %77, i32 noundef %78)
  br label %79

79:                                               ; preds = %74, %4
  %80 = load ptr, ptr %6, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 0
  %82 = load ptr, ptr %81, align 8
  %83 = icmp ne ptr %82, null
  br i1 %83, label %84, label %88

84:                                               ; preds = %79
  %85 = load i8, ptr %7, align 1
  %86 = trunc i8 %85 to i1
  br i1 %86, label %87, label %88

87:                                               ; preds = %84
  store i32 2, ptr %5, align 4
  br label %297

88:                                               ; preds = %84, %79
  %89 = load ptr, ptr %6, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = icmp ne ptr %91, null
  %93 = xor i1 %92, true
  %94 = zext i1 %93 to i32
  %95 = load ptr, ptr %8, align 8
  %96 = load i32, ptr %9, align 4
  call void @require(i32 noundef %94, ptr noundef @.str.9, ptr noundef %95, i32 noundef %96)
  %97 = load ptr, ptr %6, align 8
  %98 = load ptr, ptr %6, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call i64 @elements(ptr noundef %97, i32 noundef %101)
  %103 = load ptr, ptr %6, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %102, %105
  store i64 %106, ptr %10, align 8
  %107 = load i64, ptr %10, align 8
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %111

109:                                              ; preds = %88
  %110 = load i64, ptr %10, align 8
  br label %112

111:                                              ; preds = %88
  br label %112

112:                                              ; preds = %111, %109
  %113 = phi i64 [ %110, %109 ], [ 1, %111 ]
  %114 = call ptr @malloc(i64 noundef %113) #10
  %115 = load ptr, ptr %6, align 8
  %116 = getelementptr inbounds %struct.descriptor, ptr %115, i32 0, i32 0
  store ptr %114, ptr %116, align 8
  %117 = load ptr, ptr %6, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 4
  %119 = load i8, ptr %118, align 1
  %120 = zext i8 %119 to i32
  %121 = icmp eq i32 %120, 42
  br i1 %121, label %122, label %296

122:                                              ; preds = %112
  %123 = load ptr, ptr %6, align 8
  %124 = getelementptr inbounds %struct.descriptor, ptr %123, i32 0, i32 0
  %125 = load ptr, ptr %124, align 8
  %126 = icmp ne ptr %125, null
  br i1 %126, label %127, label %296

127:                                              ; preds = %122
  %128 = load ptr, ptr %6, align 8
  %129 = getelementptr inbounds %struct.descriptor, ptr %128, i32 0, i32 3
  %130 = load i8, ptr %129, align 4
  %131 = zext i8 %130 to i32
  %132 = load i32, ptr @fortran_ranks, align 4
  %133 = icmp sle i32 %131, %132
  %134 = zext i1 %133 to i32
  %135 = load ptr, ptr %8, align 8
  %136 = load i32, ptr %9, align 4
  call void @require(i32 noundef %134, ptr noundef @.str.3, ptr noundef %135, i32 noundef %136)
  %137 = load ptr, ptr %6, align 8
  %138 = load ptr, ptr %6, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = call ptr @dimension_of(ptr noundef %137, i32 noundef 0, i32 noundef %141)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %142, i64 24, i1 false)
  %143 = load ptr, ptr %6, align 8
  %144 = load ptr, ptr %6, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  %146 = load i8, ptr %145, align 4
  %147 = zext i8 %146 to i32
  %148 = call ptr @dimension_of(ptr noundef %143, i32 noundef 1, i32 noundef %147)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %148, i64 24, i1 false)
  %149 = load ptr, ptr %6, align 8
  %150 = load ptr, ptr %6, align 8
  %151 = getelementptr inbounds %struct.descriptor, ptr %150, i32 0, i32 3
  %152 = load i8, ptr %151, align 4
  %153 = zext i8 %152 to i32
  %154 = call ptr @dimension_of(ptr noundef %149, i32 noundef 2, i32 noundef %153)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %154, i64 24, i1 false)
  %155 = load ptr, ptr %6, align 8
  %156 = load ptr, ptr %6, align 8
  %157 = getelementptr inbounds %struct.descriptor, ptr %156, i32 0, i32 3
  %158 = load i8, ptr %157, align 4
  %159 = zext i8 %158 to i32
  %160 = call ptr @dimension_of(ptr noundef %155, i32 noundef 3, i32 noundef %159)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %160, i64 24, i1 false)
  %161 = load ptr, ptr %6, align 8
  %162 = load ptr, ptr %6, align 8
  %163 = getelementptr inbounds %struct.descriptor, ptr %162, i32 0, i32 3
  %164 = load i8, ptr %163, align 4
  %165 = zext i8 %164 to i32
  %166 = call ptr @dimension_of(ptr noundef %161, i32 noundef 4, i32 noundef %165)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %166, i64 24, i1 false)
  %167 = load ptr, ptr %6, align 8
  %168 = load ptr, ptr %6, align 8
  %169 = getelementptr inbounds %struct.descriptor, ptr %168, i32 0, i32 3
  %170 = load i8, ptr %169, align 4
  %171 = zext i8 %170 to i32
  %172 = call ptr @dimension_of(ptr noundef %167, i32 noundef 5, i32 noundef %171)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %172, i64 24, i1 false)
  %173 = load ptr, ptr %6, align 8
  %174 = load ptr, ptr %6, align 8
  %175 = getelementptr inbounds %struct.descriptor, ptr %174, i32 0, i32 3
  %176 = load i8, ptr %175, align 4
  %177 = zext i8 %176 to i32
  %178 = call ptr @dimension_of(ptr noundef %173, i32 noundef 6, i32 noundef %177)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %178, i64 24, i1 false)
  store i64 0, ptr %18, align 8
  br label %179

179:                                              ; preds = %292, %127
  %180 = load i64, ptr %18, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %185, label %184

184:                                              ; preds = %179
  store i32 2, ptr %19, align 4
  br label %295

185:                                              ; preds = %179
  store i64 0, ptr %20, align 8
  br label %186

186:                                              ; preds = %288, %185
  %187 = load i64, ptr %20, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = icmp slt i64 %187, %189
  br i1 %190, label %192, label %191

191:                                              ; preds = %186
  store i32 5, ptr %19, align 4
  br label %291

192:                                              ; preds = %186
  store i64 0, ptr %21, align 8
  br label %193

193:                                              ; preds = %284, %192
  %194 = load i64, ptr %21, align 8
  %195 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %196 = load i64, ptr %195, align 8
  %197 = icmp slt i64 %194, %196
  br i1 %197, label %199, label %198

198:                                              ; preds = %193
  store i32 8, ptr %19, align 4
  br label %287

199:                                              ; preds = %193
  store i64 0, ptr %22, align 8
  br label %200

200:                                              ; preds = %280, %199
  %201 = load i64, ptr %22, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  %204 = icmp slt i64 %201, %203
  br i1 %204, label %206, label %205

205:                                              ; preds = %200
  store i32 11, ptr %19, align 4
  br label %283

206:                                              ; preds = %200
  store i64 0, ptr %23, align 8
  br label %207

207:                                              ; preds = %276, %206
  %208 = load i64, ptr %23, align 8
  %209 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  %211 = icmp slt i64 %208, %210
  br i1 %211, label %213, label %212

212:                                              ; preds = %207
  store i32 14, ptr %19, align 4
  br label %279

213:                                              ; preds = %207
  store i64 0, ptr %24, align 8
  br label %214

214:                                              ; preds = %272, %213
  %215 = load i64, ptr %24, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = icmp slt i64 %215, %217
  br i1 %218, label %220, label %219

219:                                              ; preds = %214
  store i32 17, ptr %19, align 4
  br label %275

220:                                              ; preds = %214
  store i64 0, ptr %25, align 8
  br label %221

221:                                              ; preds = %268, %220
  %222 = load i64, ptr %25, align 8
  %223 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %224 = load i64, ptr %223, align 8
  %225 = icmp slt i64 %222, %224
  br i1 %225, label %227, label %226

226:                                              ; preds = %221
  store i32 20, ptr %19, align 4
  br label %271

227:                                              ; preds = %221
  %228 = load ptr, ptr %6, align 8
  %229 = call ptr @type_of(ptr noundef %228)
  %230 = load ptr, ptr %6, align 8
  %231 = getelementptr inbounds %struct.descriptor, ptr %230, i32 0, i32 0
  %232 = load ptr, ptr %231, align 8
  %233 = load i64, ptr %25, align 8
  %234 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %233, %235
  %237 = load i64, ptr %24, align 8
  %238 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %239 = load i64, ptr %238, align 8
  %240 = mul nsw i64 %237, %239
  %241 = add nsw i64 %236, %240
  %242 = load i64, ptr %23, align 8
  %243 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %244 = load i64, ptr %243, align 8
  %245 = mul nsw i64 %242, %244
  %246 = add nsw i64 %241, %245
  %247 = load i64, ptr %22, align 8
  %248 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %249 = load i64, ptr %248, align 8
  %250 = mul nsw i64 %247, %249
  %251 = add nsw i64 %246, %250
  %252 = load i64, ptr %21, align 8
  %253 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %254 = load i64, ptr %253, align 8
  %255 = mul nsw i64 %252, %254
  %256 = add nsw i64 %251, %255
  %257 = load i64, ptr %20, align 8
  %258 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %259 = load i64, ptr %258, align 8
  %260 = mul nsw i64 %257, %259
  %261 = add nsw i64 %256, %260
  %262 = load i64, ptr %18, align 8
  %263 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %264 = load i64, ptr %263, align 8
  %265 = mul nsw i64 %262, %264
  %266 = add nsw i64 %261, %265
  %267 = getelementptr inbounds i8, ptr %232, i64 %266
  call void @fortran_initialise(ptr noundef %229, ptr noundef %267)
  br label %268

268:                                              ; preds = %227
  %269 = load i64, ptr %25, align 8
  %270 = add nsw i64 %269, 1
  store i64 %270, ptr %25, align 8
  br label %221

271:                                              ; preds = %226
  br label %272

272:                                              ; preds = %271
  %273 = load i64, ptr %24, align 8
  %274 = add nsw i64 %273, 1
  store i64 %274, ptr %24, align 8
  br label %214

275:                                              ; preds = %219
  br label %276

276:                                              ; preds = %275
  %277 = load i64, ptr %23, align 8
  %278 = add nsw i64 %277, 1
  store i64 %278, ptr %23, align 8
  br label %207

279:                                              ; preds = %212
  br label %280

280:                                              ; preds = %279
  %281 = load i64, ptr %22, align 8
  %282 = add nsw i64 %281, 1
  store i64 %282, ptr %22, align 8
  br label %200

283:                                              ; preds = %205
  br label %284

284:                                              ; preds = %283
  %285 = load i64, ptr %21, align 8
  %286 = add nsw i64 %285, 1
  store i64 %286, ptr %21, align 8
  br label %193

287:                                              ; preds = %198
  br label %288

288:                                              ; preds = %287
  %289 = load i64, ptr %20, align 8
  %290 = add nsw i64 %289, 1
  store i64 %290, ptr %20, align 8
  br label %186

291:                                              ; preds = %191
  br label %292

292:                                              ; preds = %291
  %293 = load i64, ptr %18, align 8
  %294 = add nsw i64 %293, 1
  store i64 %294, ptr %18, align 8
  br label %179

295:                                              ; preds = %184
  br label %296

296:                                              ; preds = %295, %122, %112
  store i32 0, ptr %5, align 4
  store i32 1, ptr %19, align 4
  br label %297

297:                                              ; preds = %296, %87
  %298 = load i32, ptr %5, align 4
  ret i32 %298
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
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  %27 = zext i1 %1 to i8
  store i8 %27, ptr %6, align 1
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp ne i32 %31, 42
  br i1 %32, label %33, label %80

33:                                               ; preds = %4
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 28
  br i1 %38, label %75, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %5, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp eq i32 %43, 27
  br i1 %44, label %75, label %45

45:                                               ; preds = %39
  %46 = load ptr, ptr %5, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 35
  br i1 %50, label %75, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %5, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 34
  br i1 %56, label %75, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %5, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp sle i32 %61, 24
  br i1 %62, label %75, label %63

63:                                               ; preds = %57
  %64 = load ptr, ptr %5, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 4
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = icmp eq i32 %67, 39
  br i1 %68, label %75, label %69

69:                                               ; preds = %63
  %70 = load ptr, ptr %5, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 4
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i32
  %74 = icmp eq i32 %73, 40
  br label %75

75:                                               ; preds = %69, %63, %57, %51, %45, %39, %33
  %76 = phi i1 [ true, %63 ], [ true, %57 ], [ true, %51 ], [ true, %45 ], [ true, %39 ], [ true, %33 ], [ %74, %69 ]
  %77 = zext i1 %76 to i32
  %78 = load ptr, ptr %7, align 8
  %79 = load i32, ptr %8, align 4
  call void @require(i32 noundef %77, ptr noundef @.str.7, ptr noundef %78, i32 noundef %79)
  br label %80

80:                                               ; preds = %75, %4
  %81 = load ptr, ptr %5, align 8
  %82 = load ptr, ptr %5, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = call i64 @elements(ptr noundef %81, i32 noundef %85)
  %87 = load ptr, ptr %5, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %86, %89
  store i64 %90, ptr %9, align 8
  %91 = load i64, ptr %9, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %97

93:                                               ; preds = %80
  %94 = load i64, ptr %9, align 8
  %95 = add i64 %94, 8
  %96 = sub i64 %95, 1
  br label %98

97:                                               ; preds = %80
  br label %98

98:                                               ; preds = %97, %93
  %99 = phi i64 [ %96, %93 ], [ 0, %97 ]
  %100 = udiv i64 %99, 8
  %101 = mul i64 %100, 8
  store i64 %101, ptr %10, align 8
  %102 = load i64, ptr %10, align 8
  %103 = add i64 %102, 8
  %104 = call ptr @malloc(i64 noundef %103) #10
  store ptr %104, ptr %11, align 8
  %105 = load ptr, ptr %11, align 8
  %106 = load i64, ptr %10, align 8
  call void @sign(ptr noundef %105, i64 noundef %106)
  %107 = load ptr, ptr %11, align 8
  %108 = load ptr, ptr %5, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 0
  store ptr %107, ptr %109, align 8
  %110 = load ptr, ptr %5, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 4
  %112 = load i8, ptr %111, align 1
  %113 = zext i8 %112 to i32
  %114 = icmp eq i32 %113, 42
  br i1 %114, label %115, label %289

115:                                              ; preds = %98
  %116 = load ptr, ptr %5, align 8
  %117 = getelementptr inbounds %struct.descriptor, ptr %116, i32 0, i32 0
  %118 = load ptr, ptr %117, align 8
  %119 = icmp ne ptr %118, null
  br i1 %119, label %120, label %289

120:                                              ; preds = %115
  %121 = load ptr, ptr %5, align 8
  %122 = getelementptr inbounds %struct.descriptor, ptr %121, i32 0, i32 3
  %123 = load i8, ptr %122, align 4
  %124 = zext i8 %123 to i32
  %125 = load i32, ptr @fortran_ranks, align 4
  %126 = icmp sle i32 %124, %125
  %127 = zext i1 %126 to i32
  %128 = load ptr, ptr %7, align 8
  %129 = load i32, ptr %8, align 4
  call void @require(i32 noundef %127, ptr noundef @.str.3, ptr noundef %128, i32 noundef %129)
  %130 = load ptr, ptr %5, align 8
  %131 = load ptr, ptr %5, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 3
  %133 = load i8, ptr %132, align 4
  %134 = zext i8 %133 to i32
  %135 = call ptr @dimension_of(ptr noundef %130, i32 noundef 0, i32 noundef %134)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %135, i64 24, i1 false)
  %136 = load ptr, ptr %5, align 8
  %137 = load ptr, ptr %5, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 3
  %139 = load i8, ptr %138, align 4
  %140 = zext i8 %139 to i32
  %141 = call ptr @dimension_of(ptr noundef %136, i32 noundef 1, i32 noundef %140)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %141, i64 24, i1 false)
  %142 = load ptr, ptr %5, align 8
  %143 = load ptr, ptr %5, align 8
  %144 = getelementptr inbounds %struct.descriptor, ptr %143, i32 0, i32 3
  %145 = load i8, ptr %144, align 4
  %146 = zext i8 %145 to i32
  %147 = call ptr @dimension_of(ptr noundef %142, i32 noundef 2, i32 noundef %146)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %147, i64 24, i1 false)
  %148 = load ptr, ptr %5, align 8
  %149 = load ptr, ptr %5, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 3
  %151 = load i8, ptr %150, align 4
  %152 = zext i8 %151 to i32
  %153 = call ptr @dimension_of(ptr noundef %148, i32 noundef 3, i32 noundef %152)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %153, i64 24, i1 false)
  %154 = load ptr, ptr %5, align 8
  %155 = load ptr, ptr %5, align 8
  %156 = getelementptr inbounds %struct.descriptor, ptr %155, i32 0, i32 3
  %157 = load i8, ptr %156, align 4
  %158 = zext i8 %157 to i32
  %159 = call ptr @dimension_of(ptr noundef %154, i32 noundef 4, i32 noundef %158)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %159, i64 24, i1 false)
  %160 = load ptr, ptr %5, align 8
  %161 = load ptr, ptr %5, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 3
  %163 = load i8, ptr %162, align 4
  %164 = zext i8 %163 to i32
  %165 = call ptr @dimension_of(ptr noundef %160, i32 noundef 5, i32 noundef %164)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %165, i64 24, i1 false)
  %166 = load ptr, ptr %5, align 8
  %167 = load ptr, ptr %5, align 8
  %168 = getelementptr inbounds %struct.descriptor, ptr %167, i32 0, i32 3
  %169 = load i8, ptr %168, align 4
  %170 = zext i8 %169 to i32
  %171 = call ptr @dimension_of(ptr noundef %166, i32 noundef 6, i32 noundef %170)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %171, i64 24, i1 false)
  store i64 0, ptr %19, align 8
  br label %172

172:                                              ; preds = %285, %120
  %173 = load i64, ptr %19, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = icmp slt i64 %173, %175
  br i1 %176, label %178, label %177

177:                                              ; preds = %172
  store i32 2, ptr %20, align 4
  br label %288

178:                                              ; preds = %172
  store i64 0, ptr %21, align 8
  br label %179

179:                                              ; preds = %281, %178
  %180 = load i64, ptr %21, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %185, label %184

184:                                              ; preds = %179
  store i32 5, ptr %20, align 4
  br label %284

185:                                              ; preds = %179
  store i64 0, ptr %22, align 8
  br label %186

186:                                              ; preds = %277, %185
  %187 = load i64, ptr %22, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = icmp slt i64 %187, %189
  br i1 %190, label %192, label %191

191:                                              ; preds = %186
  store i32 8, ptr %20, align 4
  br label %280

192:                                              ; preds = %186
  store i64 0, ptr %23, align 8
  br label %193

193:                                              ; preds = %273, %192
  %194 = load i64, ptr %23, align 8
  %195 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %196 = load i64, ptr %195, align 8
  %197 = icmp slt i64 %194, %196
  br i1 %197, label %199, label %198

198:                                              ; preds = %193
  store i32 11, ptr %20, align 4
  br label %276

199:                                              ; preds = %193
  store i64 0, ptr %24, align 8
  br label %200

200:                                              ; preds = %269, %199
  %201 = load i64, ptr %24, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  %204 = icmp slt i64 %201, %203
  br i1 %204, label %206, label %205

205:                                              ; preds = %200
  store i32 14, ptr %20, align 4
  br label %272

206:                                              ; preds = %200
  store i64 0, ptr %25, align 8
  br label %207

207:                                              ; preds = %265, %206
  %208 = load i64, ptr %25, align 8
  %209 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  %211 = icmp slt i64 %208, %210
  br i1 %211, label %213, label %212

212:                                              ; preds = %207
  store i32 17, ptr %20, align 4
  br label %268

213:                                              ; preds = %207
  store i64 0, ptr %26, align 8
  br label %214

214:                                              ; preds = %261, %213
  %215 = load i64, ptr %26, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = icmp slt i64 %215, %217
  br i1 %218, label %220, label %219

219:                                              ; preds = %214
  store i32 20, ptr %20, align 4
  br label %264

220:                                              ; preds = %214
  %221 = load ptr, ptr %5, align 8
  %222 = call ptr @type_of(ptr noundef %221)
  %223 = load ptr, ptr %5, align 8
  %224 = getelementptr inbounds %struct.descriptor, ptr %223, i32 0, i32 0
  %225 = load ptr, ptr %224, align 8
  %226 = load i64, ptr %26, align 8
  %227 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %228 = load i64, ptr %227, align 8
  %229 = mul nsw i64 %226, %228
  %230 = load i64, ptr %25, align 8
  %231 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %232 = load i64, ptr %231, align 8
  %233 = mul nsw i64 %230, %232
  %234 = add nsw i64 %229, %233
  %235 = load i64, ptr %24, align 8
  %236 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %237 = load i64, ptr %236, align 8
  %238 = mul nsw i64 %235, %237
  %239 = add nsw i64 %234, %238
  %240 = load i64, ptr %23, align 8
  %241 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %242 = load i64, ptr %241, align 8
  %243 = mul nsw i64 %240, %242
  %244 = add nsw i64 %239, %243
  %245 = load i64, ptr %22, align 8
  %246 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %247 = load i64, ptr %246, align 8
  %248 = mul nsw i64 %245, %247
  %249 = add nsw i64 %244, %248
  %250 = load i64, ptr %21, align 8
  %251 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %252 = load i64, ptr %251, align 8
  %253 = mul nsw i64 %250, %252
  %254 = add nsw i64 %249, %253
  %255 = load i64, ptr %19, align 8
  %256 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = add nsw i64 %254, %258
  %260 = getelementptr inbounds i8, ptr %225, i64 %259
  call void @fortran_initialise(ptr noundef %222, ptr noundef %260)
  br label %261

261:                                              ; preds = %220
  %262 = load i64, ptr %26, align 8
  %263 = add nsw i64 %262, 1
  store i64 %263, ptr %26, align 8
  br label %214

264:                                              ; preds = %219
  br label %265

265:                                              ; preds = %264
  %266 = load i64, ptr %25, align 8
  %267 = add nsw i64 %266, 1
  store i64 %267, ptr %25, align 8
  br label %207

268:                                              ; preds = %212
  br label %269

269:                                              ; preds = %268
  %270 = load i64, ptr %24, align 8
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %24, align 8
  br label %200

272:                                              ; preds = %205
  br label %273

273:                                              ; preds = %272
  %274 = load i64, ptr %23, align 8
  %275 = add nsw i64 %274, 1
  store i64 %275, ptr %23, align 8
  br label %193

276:                                              ; preds = %198
  br label %277

277:                                              ; preds = %276
  %278 = load i64, ptr %22, align 8
  %279 = add nsw i64 %278, 1
  store i64 %279, ptr %22, align 8
  br label %186

280:                                              ; preds = %191
  br label %281

281:                                              ; preds = %280
  %282 = load i64, ptr %21, align 8
  %283 = add nsw i64 %282, 1
  store i64 %283, ptr %21, align 8
  br label %179

284:                                              ; preds = %184
  br label %285

285:                                              ; preds = %284
  %286 = load i64, ptr %19, align 8
  %287 = add nsw i64 %286, 1
  store i64 %287, ptr %19, align 8
  br label %172

288:                                              ; preds = %177
  br label %289

289:                                              ; preds = %288, %115, %98
  store i32 1, ptr %20, align 4
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
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
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
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp ne i32 %34, 42
  br i1 %35, label %36, label %83

36:                                               ; preds = %4
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 28
  br i1 %41, label %78, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 27
  br i1 %47, label %78, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 35
  br i1 %53, label %78, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp eq i32 %58, 34
  br i1 %59, label %78, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 4
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp sle i32 %64, 24
  br i1 %65, label %78, label %66

66:                                               ; preds = %60
  %67 = load ptr, ptr %6, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 4
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp eq i32 %70, 39
  br i1 %71, label %78, label %72

72:                                               ; preds = %66
  %73 = load ptr, ptr %6, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 4
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = icmp eq i32 %76, 40
  br label %78

78:                                               ; preds = %72, %66, %60, %54, %48, %42, %36
  %79 = phi i1 [ true, %66 ], [ true, %60 ], [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ %77, %72 ]
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %7, align 8
  %82 = load i32, ptr %8, align 4
  call void @require(i32 noundef %80, ptr noundef @.str.7, ptr noundef %81, i32 noundef %82)
  br label %83

83:                                               ; preds = %78, %4
  %84 = load ptr, ptr %5, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = load i32, ptr @fortran_ranks, align 4
  %89 = icmp sle i32 %87, %88
  %90 = zext i1 %89 to i32
  %91 = load ptr, ptr %7, align 8
  %92 = load i32, ptr %8, align 4
  call void @require(i32 noundef %90, ptr noundef @.str.3, ptr noundef %91, i32 noundef %92)
  %93 = load ptr, ptr %5, align 8
  %94 = load ptr, ptr %5, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 3
  %96 = load i8, ptr %95, align 4
  %97 = zext i8 %96 to i32
  %98 = call ptr @dimension_of(ptr noundef %93, i32 noundef 0, i32 noundef %97)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %98, i64 24, i1 false)
  %99 = load ptr, ptr %5, align 8
  %100 = load ptr, ptr %5, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 3
  %102 = load i8, ptr %101, align 4
  %103 = zext i8 %102 to i32
  %104 = call ptr @dimension_of(ptr noundef %99, i32 noundef 1, i32 noundef %103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %104, i64 24, i1 false)
  %105 = load ptr, ptr %5, align 8
  %106 = load ptr, ptr %5, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 3
  %108 = load i8, ptr %107, align 4
  %109 = zext i8 %108 to i32
  %110 = call ptr @dimension_of(ptr noundef %105, i32 noundef 2, i32 noundef %109)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %110, i64 24, i1 false)
  %111 = load ptr, ptr %5, align 8
  %112 = load ptr, ptr %5, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 3
  %114 = load i8, ptr %113, align 4
  %115 = zext i8 %114 to i32
  %116 = call ptr @dimension_of(ptr noundef %111, i32 noundef 3, i32 noundef %115)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %116, i64 24, i1 false)
  %117 = load ptr, ptr %5, align 8
  %118 = load ptr, ptr %5, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 3
  %120 = load i8, ptr %119, align 4
  %121 = zext i8 %120 to i32
  %122 = call ptr @dimension_of(ptr noundef %117, i32 noundef 4, i32 noundef %121)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %122, i64 24, i1 false)
  %123 = load ptr, ptr %5, align 8
  %124 = load ptr, ptr %5, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 3
  %126 = load i8, ptr %125, align 4
  %127 = zext i8 %126 to i32
  %128 = call ptr @dimension_of(ptr noundef %123, i32 noundef 5, i32 noundef %127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %128, i64 24, i1 false)
  %129 = load ptr, ptr %5, align 8
  %130 = load ptr, ptr %5, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 3
  %132 = load i8, ptr %131, align 4
  %133 = zext i8 %132 to i32
  %134 = call ptr @dimension_of(ptr noundef %129, i32 noundef 6, i32 noundef %133)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %134, i64 24, i1 false)
  %135 = load ptr, ptr %6, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 4
  %137 = load i8, ptr %136, align 1
  %138 = zext i8 %137 to i32
  %139 = icmp eq i32 %138, 42
  br i1 %139, label %140, label %271

140:                                              ; preds = %83
  store i64 0, ptr %16, align 8
  br label %141

141:                                              ; preds = %267, %140
  %142 = load i64, ptr %16, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %142, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %141
  store i32 2, ptr %17, align 4
  br label %270

147:                                              ; preds = %141
  store i64 0, ptr %18, align 8
  br label %148

148:                                              ; preds = %263, %147
  %149 = load i64, ptr %18, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %154, label %153

153:                                              ; preds = %148
  store i32 5, ptr %17, align 4
  br label %266

154:                                              ; preds = %148
  store i64 0, ptr %19, align 8
  br label %155

155:                                              ; preds = %259, %154
  %156 = load i64, ptr %19, align 8
  %157 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  %159 = icmp slt i64 %156, %158
  br i1 %159, label %161, label %160

160:                                              ; preds = %155
  store i32 8, ptr %17, align 4
  br label %262

161:                                              ; preds = %155
  store i64 0, ptr %20, align 8
  br label %162

162:                                              ; preds = %255, %161
  %163 = load i64, ptr %20, align 8
  %164 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %165 = load i64, ptr %164, align 8
  %166 = icmp slt i64 %163, %165
  br i1 %166, label %168, label %167

167:                                              ; preds = %162
  store i32 11, ptr %17, align 4
  br label %258

168:                                              ; preds = %162
  store i64 0, ptr %21, align 8
  br label %169

169:                                              ; preds = %251, %168
  %170 = load i64, ptr %21, align 8
  %171 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  %173 = icmp slt i64 %170, %172
  br i1 %173, label %175, label %174

174:                                              ; preds = %169
  store i32 14, ptr %17, align 4
  br label %254

175:                                              ; preds = %169
  store i64 0, ptr %22, align 8
  br label %176

176:                                              ; preds = %247, %175
  %177 = load i64, ptr %22, align 8
  %178 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %179 = load i64, ptr %178, align 8
  %180 = icmp slt i64 %177, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %176
  store i32 17, ptr %17, align 4
  br label %250

182:                                              ; preds = %176
  store i64 0, ptr %23, align 8
  br label %183

183:                                              ; preds = %243, %182
  %184 = load i64, ptr %23, align 8
  %185 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %186 = load i64, ptr %185, align 8
  %187 = icmp slt i64 %184, %186
  br i1 %187, label %189, label %188

188:                                              ; preds = %183
  store i32 20, ptr %17, align 4
  br label %246

189:                                              ; preds = %183
  %190 = load ptr, ptr %6, align 8
  %191 = call ptr @type_of(ptr noundef %190)
  %192 = load ptr, ptr %5, align 8
  %193 = getelementptr inbounds %struct.descriptor, ptr %192, i32 0, i32 0
  %194 = load ptr, ptr %193, align 8
  %195 = load i64, ptr %23, align 8
  %196 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %197 = load i64, ptr %196, align 8
  %198 = mul nsw i64 %195, %197
  %199 = load i64, ptr %22, align 8
  %200 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %201 = load i64, ptr %200, align 8
  %202 = mul nsw i64 %199, %201
  %203 = add nsw i64 %198, %202
  %204 = load i64, ptr %21, align 8
  %205 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %206 = load i64, ptr %205, align 8
  %207 = mul nsw i64 %204, %206
  %208 = add nsw i64 %203, %207
  %209 = load i64, ptr %20, align 8
  %210 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %211 = load i64, ptr %210, align 8
  %212 = mul nsw i64 %209, %211
  %213 = add nsw i64 %208, %212
  %214 = load i64, ptr %19, align 8
  %215 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %214, %216
  %218 = add nsw i64 %213, %217
  %219 = load i64, ptr %18, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = add nsw i64 %218, %222
  %224 = load i64, ptr %16, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = add nsw i64 %223, %227
  %229 = getelementptr inbounds i8, ptr %194, i64 %228
  %230 = load ptr, ptr %6, align 8
  %231 = getelementptr inbounds %struct.descriptor, ptr %230, i32 0, i32 0
  %232 = load ptr, ptr %231, align 8
  %233 = load ptr, ptr %6, align 8
  %234 = load i64, ptr %23, align 8
  %235 = load i64, ptr %22, align 8
  %236 = load i64, ptr %21, align 8
  %237 = load i64, ptr %20, align 8
  %238 = load i64, ptr %19, align 8
  %239 = load i64, ptr %18, align 8
  %240 = load i64, ptr %16, align 8
  %241 = call i64 @offset_in(ptr noundef %233, i64 noundef %234, i64 noundef %235, i64 noundef %236, i64 noundef %237, i64 noundef %238, i64 noundef %239, i64 noundef %240)
  %242 = getelementptr inbounds i8, ptr %232, i64 %241
  call void @fortran_assign(ptr noundef %191, ptr noundef %229, ptr noundef %242)
  br label %243

243:                                              ; preds = %189
  %244 = load i64, ptr %23, align 8
  %245 = add nsw i64 %244, 1
  store i64 %245, ptr %23, align 8
  br label %183

246:                                              ; preds = %188
  br label %247

247:                                              ; preds = %246
  %248 = load i64, ptr %22, align 8
  %249 = add nsw i64 %248, 1
  store i64 %249, ptr %22, align 8
  br label %176

250:                                              ; preds = %181
  br label %251

251:                                              ; preds = %250
  %252 = load i64, ptr %21, align 8
  %253 = add nsw i64 %252, 1
  store i64 %253, ptr %21, align 8
  br label %169

254:                                              ; preds = %174
  br label %255

255:                                              ; preds = %254
  %256 = load i64, ptr %20, align 8
  %257 = add nsw i64 %256, 1
  store i64 %257, ptr %20, align 8
  br label %162

258:                                              ; preds = %167
  br label %259

259:                                              ; preds = %258
  %260 = load i64, ptr %19, align 8
  %261 = add nsw i64 %260, 1
  store i64 %261, ptr %19, align 8
  br label %155

262:                                              ; preds = %160
  br label %263

263:                                              ; preds = %262
  %264 = load i64, ptr %18, align 8
  %265 = add nsw i64 %264, 1
  store i64 %265, ptr %18, align 8
  br label %148

266:                                              ; preds = %153
  br label %267

267:                                              ; preds = %266
  %268 = load i64, ptr %16, align 8
  %269 = add nsw i64 %268, 1
  store i64 %269, ptr %16, align 8
  br label %141

270:                                              ; preds = %146
  br label %401

271:                                              ; preds = %83
  store i64 0, ptr %24, align 8
  br label %272

272:                                              ; preds = %397, %271
  %273 = load i64, ptr %24, align 8
  %274 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %275 = load i64, ptr %274, align 8
  %276 = icmp slt i64 %273, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %272
  store i32 23, ptr %17, align 4
  br label %400

278:                                              ; preds = %272
  store i64 0, ptr %25, align 8
  br label %279

279:                                              ; preds = %393, %278
  %280 = load i64, ptr %25, align 8
  %281 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %282 = load i64, ptr %281, align 8
  %283 = icmp slt i64 %280, %282
  br i1 %283, label %285, label %284

284:                                              ; preds = %279
  store i32 26, ptr %17, align 4
  br label %396

285:                                              ; preds = %279
  store i64 0, ptr %26, align 8
  br label %286

286:                                              ; preds = %389, %285
  %287 = load i64, ptr %26, align 8
  %288 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %289 = load i64, ptr %288, align 8
  %290 = icmp slt i64 %287, %289
  br i1 %290, label %292, label %291

291:                                              ; preds = %286
  store i32 29, ptr %17, align 4
  br label %392

292:                                              ; preds = %286
  store i64 0, ptr %27, align 8
  br label %293

293:                                              ; preds = %385, %292
  %294 = load i64, ptr %27, align 8
  %295 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %296 = load i64, ptr %295, align 8
  %297 = icmp slt i64 %294, %296
  br i1 %297, label %299, label %298

298:                                              ; preds = %293
  store i32 32, ptr %17, align 4
  br label %388

299:                                              ; preds = %293
  store i64 0, ptr %28, align 8
  br label %300

300:                                              ; preds = %381, %299
  %301 = load i64, ptr %28, align 8
  %302 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %303 = load i64, ptr %302, align 8
  %304 = icmp slt i64 %301, %303
  br i1 %304, label %306, label %305

305:                                              ; preds = %300
  store i32 35, ptr %17, align 4
  br label %384

306:                                              ; preds = %300
  store i64 0, ptr %29, align 8
  br label %307

307:                                              ; preds = %377, %306
  %308 = load i64, ptr %29, align 8
  %309 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %310 = load i64, ptr %309, align 8
  %311 = icmp slt i64 %308, %310
  br i1 %311, label %313, label %312

312:                                              ; preds = %307
  store i32 38, ptr %17, align 4
  br label %380

313:                                              ; preds = %307
  store i64 0, ptr %30, align 8
  br label %314

314:                                              ; preds = %373, %313
  %315 = load i64, ptr %30, align 8
  %316 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %317 = load i64, ptr %316, align 8
  %318 = icmp slt i64 %315, %317
  br i1 %318, label %320, label %319

319:                                              ; preds = %314
  store i32 41, ptr %17, align 4
  br label %376

320:                                              ; preds = %314
  %321 = load ptr, ptr %5, align 8
  %322 = getelementptr inbounds %struct.descriptor, ptr %321, i32 0, i32 0
  %323 = load ptr, ptr %322, align 8
  %324 = load i64, ptr %30, align 8
  %325 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %326 = load i64, ptr %325, align 8
  %327 = mul nsw i64 %324, %326
  %328 = load i64, ptr %29, align 8
  %329 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %330 = load i64, ptr %329, align 8
  %331 = mul nsw i64 %328, %330
  %332 = add nsw i64 %327, %331
  %333 = load i64, ptr %28, align 8
  %334 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %335 = load i64, ptr %334, align 8
  %336 = mul nsw i64 %333, %335
  %337 = add nsw i64 %332, %336
  %338 = load i64, ptr %27, align 8
  %339 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %340 = load i64, ptr %339, align 8
  %341 = mul nsw i64 %338, %340
  %342 = add nsw i64 %337, %341
  %343 = load i64, ptr %26, align 8
  %344 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %345 = load i64, ptr %344, align 8
  %346 = mul nsw i64 %343, %345
  %347 = add nsw i64 %342, %346
  %348 = load i64, ptr %25, align 8
  %349 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %350 = load i64, ptr %349, align 8
  %351 = mul nsw i64 %348, %350
  %352 = add nsw i64 %347, %351
  %353 = load i64, ptr %24, align 8
  %354 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %355 = load i64, ptr %354, align 8
  %356 = mul nsw i64 %353, %355
  %357 = add nsw i64 %352, %356
  %358 = getelementptr inbounds i8, ptr %323, i64 %357
  %359 = load ptr, ptr %6, align 8
  %360 = getelementptr inbounds %struct.descriptor, ptr %359, i32 0, i32 0
  %361 = load ptr, ptr %360, align 8
  %362 = load ptr, ptr %6, align 8
  %363 = load i64, ptr %30, align 8
  %364 = load i64, ptr %29, align 8
  %365 = load i64, ptr %28, align 8
  %366 = load i64, ptr %27, align 8
  %367 = load i64, ptr %26, align 8
  %368 = load i64, ptr %25, align 8
  %369 = load i64, ptr %24, align 8
  %370 = call i64 @offset_in(ptr noundef %362, i64 noundef %363, i64 noundef %364, i64 noundef %365, i64 noundef %366, i64 noundef %367, i64 noundef %368, i64 noundef %369)
  %371 = getelementptr inbounds i8, ptr %361, i64 %370
  %372 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %358, ptr noundef %371, ptr noundef %372)
  br label %373

373:                                              ; preds = %320
  %374 = load i64, ptr %30, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %30, align 8
  br label %314

376:                                              ; preds = %319
  br label %377

377:                                              ; preds = %376
  %378 = load i64, ptr %29, align 8
  %379 = add nsw i64 %378, 1
  store i64 %379, ptr %29, align 8
  br label %307

380:                                              ; preds = %312
  br label %381

381:                                              ; preds = %380
  %382 = load i64, ptr %28, align 8
  %383 = add nsw i64 %382, 1
  store i64 %383, ptr %28, align 8
  br label %300

384:                                              ; preds = %305
  br label %385

385:                                              ; preds = %384
  %386 = load i64, ptr %27, align 8
  %387 = add nsw i64 %386, 1
  store i64 %387, ptr %27, align 8
  br label %293

388:                                              ; preds = %298
  br label %389

389:                                              ; preds = %388
  %390 = load i64, ptr %26, align 8
  %391 = add nsw i64 %390, 1
  store i64 %391, ptr %26, align 8
  br label %286

392:                                              ; preds = %291
  br label %393

393:                                              ; preds = %392
  %394 = load i64, ptr %25, align 8
  %395 = add nsw i64 %394, 1
  store i64 %395, ptr %25, align 8
  br label %279

396:                                              ; preds = %284
  br label %397

397:                                              ; preds = %396
  %398 = load i64, ptr %24, align 8
  %399 = add nsw i64 %398, 1
  store i64 %399, ptr %24, align 8
  br label %272

400:                                              ; preds = %277
  br label %401

401:                                              ; preds = %400, %270
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
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca %struct.dimension, align 8
  %28 = alloca %struct.dimension, align 8
  %29 = alloca %struct.dimension, align 8
  %30 = alloca %struct.dimension, align 8
  %31 = alloca %struct.dimension, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  %40 = zext i1 %1 to i8
  store i8 %40, ptr %7, align 1
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  %41 = load ptr, ptr %6, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 4
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = icmp ne i32 %44, 42
  br i1 %45, label %46, label %93

46:                                               ; preds = %4
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp eq i32 %50, 28
  br i1 %51, label %88, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp eq i32 %56, 27
  br i1 %57, label %88, label %58

58:                                               ; preds = %52
  %59 = load ptr, ptr %6, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp eq i32 %62, 35
  br i1 %63, label %88, label %64

64:                                               ; preds = %58
  %65 = load ptr, ptr %6, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 4
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp eq i32 %68, 34
  br i1 %69, label %88, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %6, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 4
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i32
  %75 = icmp sle i32 %74, 24
  br i1 %75, label %88, label %76

76:                                               ; preds = %70
  %77 = load ptr, ptr %6, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 4
  %79 = load i8, ptr %78, align 1
  %80 = zext i8 %79 to i32
  %81 = icmp eq i32 %80, 39
  br i1 %81, label %88, label %82

82:                                               ; preds = %76
  %83 = load ptr, ptr %6, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 4
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = icmp eq i32 %86, 40
  br label %88

88:                                               ; preds = %82, %76, %70, %64, %58, %52, %46
  %89 = phi i1 [ true, %76 ], [ true, %70 ], [ true, %64 ], [ true, %58 ], [ true, %52 ], [ true, %46 ], [ %87, %82 ]
  %90 = zext i1 %89 to i32
  %91 = load ptr, ptr %8, align 8
  %92 = load i32, ptr %9, align 4
  call void @require(i32 noundef %90, ptr noundef @.str.7, ptr noundef %91, i32 noundef %92)
  br label %93

93:                                               ; preds = %88, %4
  %94 = load ptr, ptr %6, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 0
  %96 = load ptr, ptr %95, align 8
  %97 = icmp ne ptr %96, null
  br i1 %97, label %102, label %98

98:                                               ; preds = %93
  %99 = load i8, ptr %7, align 1
  %100 = trunc i8 %99 to i1
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  store i32 1, ptr %5, align 4
  br label %500

102:                                              ; preds = %98, %93
  %103 = load ptr, ptr %6, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 0
  %105 = load ptr, ptr %104, align 8
  %106 = icmp ne ptr %105, null
  %107 = zext i1 %106 to i32
  %108 = load ptr, ptr %8, align 8
  %109 = load i32, ptr %9, align 4
  call void @require(i32 noundef %107, ptr noundef @.str.10, ptr noundef %108, i32 noundef %109)
  %110 = load ptr, ptr %6, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %132

115:                                              ; preds = %102
  %116 = load ptr, ptr %6, align 8
  %117 = getelementptr inbounds %struct.descriptor, ptr %116, i32 0, i32 4
  %118 = load i8, ptr %117, align 1
  %119 = zext i8 %118 to i32
  %120 = icmp eq i32 %119, 42
  br i1 %120, label %121, label %132

121:                                              ; preds = %115
  %122 = load ptr, ptr %6, align 8
  %123 = getelementptr inbounds %struct.descriptor, ptr %122, i32 0, i32 0
  %124 = load ptr, ptr %123, align 8
  %125 = icmp ne ptr %124, null
  br i1 %125, label %126, label %132

126:                                              ; preds = %121
  %127 = load ptr, ptr %6, align 8
  %128 = call ptr @type_of(ptr noundef %127)
  %129 = load ptr, ptr %6, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 0
  %131 = load ptr, ptr %130, align 8
  call void @fortran_finalise_one(ptr noundef %128, ptr noundef %131)
  br label %313

132:                                              ; preds = %121, %115, %102
  %133 = load ptr, ptr %6, align 8
  %134 = getelementptr inbounds %struct.descriptor, ptr %133, i32 0, i32 4
  %135 = load i8, ptr %134, align 1
  %136 = zext i8 %135 to i32
  %137 = icmp eq i32 %136, 42
  br i1 %137, label %138, label %312

138:                                              ; preds = %132
  %139 = load ptr, ptr %6, align 8
  %140 = getelementptr inbounds %struct.descriptor, ptr %139, i32 0, i32 0
  %141 = load ptr, ptr %140, align 8
  %142 = icmp ne ptr %141, null
  br i1 %142, label %143, label %312

143:                                              ; preds = %138
  %144 = load ptr, ptr %6, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  %146 = load i8, ptr %145, align 4
  %147 = zext i8 %146 to i32
  %148 = load i32, ptr @fortran_ranks, align 4
  %149 = icmp sle i32 %147, %148
  %150 = zext i1 %149 to i32
  %151 = load ptr, ptr %8, align 8
  %152 = load i32, ptr %9, align 4
  call void @require(i32 noundef %150, ptr noundef @.str.3, ptr noundef %151, i32 noundef %152)
  %153 = load ptr, ptr %6, align 8
  %154 = load ptr, ptr %6, align 8
  %155 = getelementptr inbounds %struct.descriptor, ptr %154, i32 0, i32 3
  %156 = load i8, ptr %155, align 4
  %157 = zext i8 %156 to i32
  %158 = call ptr @dimension_of(ptr noundef %153, i32 noundef 0, i32 noundef %157)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %158, i64 24, i1 false)
  %159 = load ptr, ptr %6, align 8
  %160 = load ptr, ptr %6, align 8
  %161 = getelementptr inbounds %struct.descriptor, ptr %160, i32 0, i32 3
  %162 = load i8, ptr %161, align 4
  %163 = zext i8 %162 to i32
  %164 = call ptr @dimension_of(ptr noundef %159, i32 noundef 1, i32 noundef %163)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %164, i64 24, i1 false)
  %165 = load ptr, ptr %6, align 8
  %166 = load ptr, ptr %6, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 3
  %168 = load i8, ptr %167, align 4
  %169 = zext i8 %168 to i32
  %170 = call ptr @dimension_of(ptr noundef %165, i32 noundef 2, i32 noundef %169)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %170, i64 24, i1 false)
  %171 = load ptr, ptr %6, align 8
  %172 = load ptr, ptr %6, align 8
  %173 = getelementptr inbounds %struct.descriptor, ptr %172, i32 0, i32 3
  %174 = load i8, ptr %173, align 4
  %175 = zext i8 %174 to i32
  %176 = call ptr @dimension_of(ptr noundef %171, i32 noundef 3, i32 noundef %175)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %176, i64 24, i1 false)
  %177 = load ptr, ptr %6, align 8
  %178 = load ptr, ptr %6, align 8
  %179 = getelementptr inbounds %struct.descriptor, ptr %178, i32 0, i32 3
  %180 = load i8, ptr %179, align 4
  %181 = zext i8 %180 to i32
  %182 = call ptr @dimension_of(ptr noundef %177, i32 noundef 4, i32 noundef %181)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %182, i64 24, i1 false)
  %183 = load ptr, ptr %6, align 8
  %184 = load ptr, ptr %6, align 8
  %185 = getelementptr inbounds %struct.descriptor, ptr %184, i32 0, i32 3
  %186 = load i8, ptr %185, align 4
  %187 = zext i8 %186 to i32
  %188 = call ptr @dimension_of(ptr noundef %183, i32 noundef 5, i32 noundef %187)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %188, i64 24, i1 false)
  %189 = load ptr, ptr %6, align 8
  %190 = load ptr, ptr %6, align 8
  %191 = getelementptr inbounds %struct.descriptor, ptr %190, i32 0, i32 3
  %192 = load i8, ptr %191, align 4
  %193 = zext i8 %192 to i32
  %194 = call ptr @dimension_of(ptr noundef %189, i32 noundef 6, i32 noundef %193)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %194, i64 24, i1 false)
  store i64 0, ptr %17, align 8
  br label %195

195:                                              ; preds = %308, %143
  %196 = load i64, ptr %17, align 8
  %197 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  %199 = icmp slt i64 %196, %198
  br i1 %199, label %201, label %200

200:                                              ; preds = %195
  store i32 2, ptr %18, align 4
  br label %311

201:                                              ; preds = %195
  store i64 0, ptr %19, align 8
  br label %202

202:                                              ; preds = %304, %201
  %203 = load i64, ptr %19, align 8
  %204 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  %206 = icmp slt i64 %203, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %202
  store i32 5, ptr %18, align 4
  br label %307

208:                                              ; preds = %202
  store i64 0, ptr %20, align 8
  br label %209

209:                                              ; preds = %300, %208
  %210 = load i64, ptr %20, align 8
  %211 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = icmp slt i64 %210, %212
  br i1 %213, label %215, label %214

214:                                              ; preds = %209
  store i32 8, ptr %18, align 4
  br label %303

215:                                              ; preds = %209
  store i64 0, ptr %21, align 8
  br label %216

216:                                              ; preds = %296, %215
  %217 = load i64, ptr %21, align 8
  %218 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %219 = load i64, ptr %218, align 8
  %220 = icmp slt i64 %217, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %216
  store i32 11, ptr %18, align 4
  br label %299

222:                                              ; preds = %216
  store i64 0, ptr %22, align 8
  br label %223

223:                                              ; preds = %292, %222
  %224 = load i64, ptr %22, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %226 = load i64, ptr %225, align 8
  %227 = icmp slt i64 %224, %226
  br i1 %227, label %229, label %228

228:                                              ; preds = %223
  store i32 14, ptr %18, align 4
  br label %295

229:                                              ; preds = %223
  store i64 0, ptr %23, align 8
  br label %230

230:                                              ; preds = %288, %229
  %231 = load i64, ptr %23, align 8
  %232 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %233 = load i64, ptr %232, align 8
  %234 = icmp slt i64 %231, %233
  br i1 %234, label %236, label %235

235:                                              ; preds = %230
  store i32 17, ptr %18, align 4
  br label %291

236:                                              ; preds = %230
  store i64 0, ptr %24, align 8
  br label %237

237:                                              ; preds = %284, %236
  %238 = load i64, ptr %24, align 8
  %239 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  %241 = icmp slt i64 %238, %240
  br i1 %241, label %243, label %242

242:                                              ; preds = %237
  store i32 20, ptr %18, align 4
  br label %287

243:                                              ; preds = %237
  %244 = load ptr, ptr %6, align 8
  %245 = call ptr @type_of(ptr noundef %244)
  %246 = load ptr, ptr %6, align 8
  %247 = getelementptr inbounds %struct.descriptor, ptr %246, i32 0, i32 0
  %248 = load ptr, ptr %247, align 8
  %249 = load i64, ptr %24, align 8
  %250 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %251 = load i64, ptr %250, align 8
  %252 = mul nsw i64 %249, %251
  %253 = load i64, ptr %23, align 8
  %254 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %255 = load i64, ptr %254, align 8
  %256 = mul nsw i64 %253, %255
  %257 = add nsw i64 %252, %256
  %258 = load i64, ptr %22, align 8
  %259 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %260 = load i64, ptr %259, align 8
  %261 = mul nsw i64 %258, %260
  %262 = add nsw i64 %257, %261
  %263 = load i64, ptr %21, align 8
  %264 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %265 = load i64, ptr %264, align 8
  %266 = mul nsw i64 %263, %265
  %267 = add nsw i64 %262, %266
  %268 = load i64, ptr %20, align 8
  %269 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %270 = load i64, ptr %269, align 8
  %271 = mul nsw i64 %268, %270
  %272 = add nsw i64 %267, %271
  %273 = load i64, ptr %19, align 8
  %274 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %275 = load i64, ptr %274, align 8
  %276 = mul nsw i64 %273, %275
  %277 = add nsw i64 %272, %276
  %278 = load i64, ptr %17, align 8
  %279 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %280 = load i64, ptr %279, align 8
  %281 = mul nsw i64 %278, %280
  %282 = add nsw i64 %277, %281
  %283 = getelementptr inbounds i8, ptr %248, i64 %282
  call void @fortran_finalise(ptr noundef %245, ptr noundef %283)
  br label %284

284:                                              ; preds = %243
  %285 = load i64, ptr %24, align 8
  %286 = add nsw i64 %285, 1
  store i64 %286, ptr %24, align 8
  br label %237

287:                                              ; preds = %242
  br label %288

288:                                              ; preds = %287
  %289 = load i64, ptr %23, align 8
  %290 = add nsw i64 %289, 1
  store i64 %290, ptr %23, align 8
  br label %230

291:                                              ; preds = %235
  br label %292

292:                                              ; preds = %291
  %293 = load i64, ptr %22, align 8
  %294 = add nsw i64 %293, 1
  store i64 %294, ptr %22, align 8
  br label %223

295:                                              ; preds = %228
  br label %296

296:                                              ; preds = %295
  %297 = load i64, ptr %21, align 8
  %298 = add nsw i64 %297, 1
  store i64 %298, ptr %21, align 8
  br label %216

299:                                              ; preds = %221
  br label %300

300:                                              ; preds = %299
  %301 = load i64, ptr %20, align 8
  %302 = add nsw i64 %301, 1
  store i64 %302, ptr %20, align 8
  br label %209

303:                                              ; preds = %214
  br label %304

304:                                              ; preds = %303
  %305 = load i64, ptr %19, align 8
  %306 = add nsw i64 %305, 1
  store i64 %306, ptr %19, align 8
  br label %202

307:                                              ; preds = %207
  br label %308

308:                                              ; preds = %307
  %309 = load i64, ptr %17, align 8
  %310 = add nsw i64 %309, 1
  store i64 %310, ptr %17, align 8
  br label %195

311:                                              ; preds = %200
  br label %312

312:                                              ; preds = %311, %138, %132
  br label %313

313:                                              ; preds = %312, %126
  %314 = load ptr, ptr %6, align 8
  %315 = getelementptr inbounds %struct.descriptor, ptr %314, i32 0, i32 4
  %316 = load i8, ptr %315, align 1
  %317 = zext i8 %316 to i32
  %318 = icmp eq i32 %317, 42
  br i1 %318, label %319, label %493

319:                                              ; preds = %313
  %320 = load ptr, ptr %6, align 8
  %321 = getelementptr inbounds %struct.descriptor, ptr %320, i32 0, i32 0
  %322 = load ptr, ptr %321, align 8
  %323 = icmp ne ptr %322, null
  br i1 %323, label %324, label %493

324:                                              ; preds = %319
  %325 = load ptr, ptr %6, align 8
  %326 = getelementptr inbounds %struct.descriptor, ptr %325, i32 0, i32 3
  %327 = load i8, ptr %326, align 4
  %328 = zext i8 %327 to i32
  %329 = load i32, ptr @fortran_ranks, align 4
  %330 = icmp sle i32 %328, %329
  %331 = zext i1 %330 to i32
  %332 = load ptr, ptr %8, align 8
  %333 = load i32, ptr %9, align 4
  call void @require(i32 noundef %331, ptr noundef @.str.3, ptr noundef %332, i32 noundef %333)
  %334 = load ptr, ptr %6, align 8
  %335 = load ptr, ptr %6, align 8
  %336 = getelementptr inbounds %struct.descriptor, ptr %335, i32 0, i32 3
  %337 = load i8, ptr %336, align 4
  %338 = zext i8 %337 to i32
  %339 = call ptr @dimension_of(ptr noundef %334, i32 noundef 0, i32 noundef %338)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %339, i64 24, i1 false)
  %340 = load ptr, ptr %6, align 8
  %341 = load ptr, ptr %6, align 8
  %342 = getelementptr inbounds %struct.descriptor, ptr %341, i32 0, i32 3
  %343 = load i8, ptr %342, align 4
  %344 = zext i8 %343 to i32
  %345 = call ptr @dimension_of(ptr noundef %340, i32 noundef 1, i32 noundef %344)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %345, i64 24, i1 false)
  %346 = load ptr, ptr %6, align 8
  %347 = load ptr, ptr %6, align 8
  %348 = getelementptr inbounds %struct.descriptor, ptr %347, i32 0, i32 3
  %349 = load i8, ptr %348, align 4
  %350 = zext i8 %349 to i32
  %351 = call ptr @dimension_of(ptr noundef %346, i32 noundef 2, i32 noundef %350)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %351, i64 24, i1 false)
  %352 = load ptr, ptr %6, align 8
  %353 = load ptr, ptr %6, align 8
  %354 = getelementptr inbounds %struct.descriptor, ptr %353, i32 0, i32 3
  %355 = load i8, ptr %354, align 4
  %356 = zext i8 %355 to i32
  %357 = call ptr @dimension_of(ptr noundef %352, i32 noundef 3, i32 noundef %356)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %357, i64 24, i1 false)
  %358 = load ptr, ptr %6, align 8
  %359 = load ptr, ptr %6, align 8
  %360 = getelementptr inbounds %struct.descriptor, ptr %359, i32 0, i32 3
  %361 = load i8, ptr %360, align 4
  %362 = zext i8 %361 to i32
  %363 = call ptr @dimension_of(ptr noundef %358, i32 noundef 4, i32 noundef %362)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %363, i64 24, i1 false)
  %364 = load ptr, ptr %6, align 8
  %365 = load ptr, ptr %6, align 8
  %366 = getelementptr inbounds %struct.descriptor, ptr %365, i32 0, i32 3
  %367 = load i8, ptr %366, align 4
  %368 = zext i8 %367 to i32
  %369 = call ptr @dimension_of(ptr noundef %364, i32 noundef 5, i32 noundef %368)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %369, i64 24, i1 false)
  %370 = load ptr, ptr %6, align 8
  %371 = load ptr, ptr %6, align 8
  %372 = getelementptr inbounds %struct.descriptor, ptr %371, i32 0, i32 3
  %373 = load i8, ptr %372, align 4
  %374 = zext i8 %373 to i32
  %375 = call ptr @dimension_of(ptr noundef %370, i32 noundef 6, i32 noundef %374)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %375, i64 24, i1 false)
  store i64 0, ptr %32, align 8
  br label %376

376:                                              ; preds = %489, %324
  %377 = load i64, ptr %32, align 8
  %378 = getelementptr inbounds %struct.dimension, ptr %31, i32 0, i32 1
  %379 = load i64, ptr %378, align 8
  %380 = icmp slt i64 %377, %379
  br i1 %380, label %382, label %381

381:                                              ; preds = %376
  store i32 23, ptr %18, align 4
  br label %492

382:                                              ; preds = %376
  store i64 0, ptr %33, align 8
  br label %383

383:                                              ; preds = %485, %382
  %384 = load i64, ptr %33, align 8
  %385 = getelementptr inbounds %struct.dimension, ptr %30, i32 0, i32 1
  %386 = load i64, ptr %385, align 8
  %387 = icmp slt i64 %384, %386
  br i1 %387, label %389, label %388

388:                                              ; preds = %383
  store i32 26, ptr %18, align 4
  br label %488

389:                                              ; preds = %383
  store i64 0, ptr %34, align 8
  br label %390

390:                                              ; preds = %481, %389
  %391 = load i64, ptr %34, align 8
  %392 = getelementptr inbounds %struct.dimension, ptr %29, i32 0, i32 1
  %393 = load i64, ptr %392, align 8
  %394 = icmp slt i64 %391, %393
  br i1 %394, label %396, label %395

395:                                              ; preds = %390
  store i32 29, ptr %18, align 4
  br label %484

396:                                              ; preds = %390
  store i64 0, ptr %35, align 8
  br label %397

397:                                              ; preds = %477, %396
  %398 = load i64, ptr %35, align 8
  %399 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 1
  %400 = load i64, ptr %399, align 8
  %401 = icmp slt i64 %398, %400
  br i1 %401, label %403, label %402

402:                                              ; preds = %397
  store i32 32, ptr %18, align 4
  br label %480

403:                                              ; preds = %397
  store i64 0, ptr %36, align 8
  br label %404

404:                                              ; preds = %473, %403
  %405 = load i64, ptr %36, align 8
  %406 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %407 = load i64, ptr %406, align 8
  %408 = icmp slt i64 %405, %407
  br i1 %408, label %410, label %409

409:                                              ; preds = %404
  store i32 35, ptr %18, align 4
  br label %476

410:                                              ; preds = %404
  store i64 0, ptr %37, align 8
  br label %411

411:                                              ; preds = %469, %410
  %412 = load i64, ptr %37, align 8
  %413 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %414 = load i64, ptr %413, align 8
  %415 = icmp slt i64 %412, %414
  br i1 %415, label %417, label %416

416:                                              ; preds = %411
  store i32 38, ptr %18, align 4
  br label %472

417:                                              ; preds = %411
  store i64 0, ptr %38, align 8
  br label %418

418:                                              ; preds = %465, %417
  %419 = load i64, ptr %38, align 8
  %420 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %421 = load i64, ptr %420, align 8
  %422 = icmp slt i64 %419, %421
  br i1 %422, label %424, label %423

423:                                              ; preds = %418
  store i32 41, ptr %18, align 4
  br label %468

424:                                              ; preds = %418
  %425 = load ptr, ptr %6, align 8
  %426 = call ptr @type_of(ptr noundef %425)
  %427 = load ptr, ptr %6, align 8
  %428 = getelementptr inbounds %struct.descriptor, ptr %427, i32 0, i32 0
  %429 = load ptr, ptr %428, align 8
  %430 = load i64, ptr %38, align 8
  %431 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %432 = load i64, ptr %431, align 8
  %433 = mul nsw i64 %430, %432
  %434 = load i64, ptr %37, align 8
  %435 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 2
  %436 = load i64, ptr %435, align 8
  %437 = mul nsw i64 %434, %436
  %438 = add nsw i64 %433, %437
  %439 = load i64, ptr %36, align 8
  %440 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 2
  %441 = load i64, ptr %440, align 8
  %442 = mul nsw i64 %439, %441
  %443 = add nsw i64 %438, %442
  %444 = load i64, ptr %35, align 8
  %445 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 2
  %446 = load i64, ptr %445, align 8
  %447 = mul nsw i64 %444, %446
  %448 = add nsw i64 %443, %447
  %449 = load i64, ptr %34, align 8
  %450 = getelementptr inbounds %struct.dimension, ptr %29, i32 0, i32 2
  %451 = load i64, ptr %450, align 8
  %452 = mul nsw i64 %449, %451
  %453 = add nsw i64 %448, %452
  %454 = load i64, ptr %33, align 8
  %455 = getelementptr inbounds %struct.dimension, ptr %30, i32 0, i32 2
  %456 = load i64, ptr %455, align 8
  %457 = mul nsw i64 %454, %456
  %458 = add nsw i64 %453, %457
  %459 = load i64, ptr %32, align 8
  %460 = getelementptr inbounds %struct.dimension, ptr %31, i32 0, i32 2
  %461 = load i64, ptr %460, align 8
  %462 = mul nsw i64 %459, %461
  %463 = add nsw i64 %458, %462
  %464 = getelementptr inbounds i8, ptr %429, i64 %463
  call void @fortran_destroy(ptr noundef %426, ptr noundef %464)
  br label %465

465:                                              ; preds = %424
  %466 = load i64, ptr %38, align 8
  %467 = add nsw i64 %466, 1
  store i64 %467, ptr %38, align 8
  br label %418

468:                                              ; preds = %423
  br label %469

469:                                              ; preds = %468
  %470 = load i64, ptr %37, align 8
  %471 = add nsw i64 %470, 1
  store i64 %471, ptr %37, align 8
  br label %411

472:                                              ; preds = %416
  br label %473

473:                                              ; preds = %472
  %474 = load i64, ptr %36, align 8
  %475 = add nsw i64 %474, 1
  store i64 %475, ptr %36, align 8
  br label %404

476:                                              ; preds = %409
  br label %477

477:                                              ; preds = %476
  %478 = load i64, ptr %35, align 8
  %479 = add nsw i64 %478, 1
  store i64 %479, ptr %35, align 8
  br label %397

480:                                              ; preds = %402
  br label %481

481:                                              ; preds = %480
  %482 = load i64, ptr %34, align 8
  %483 = add nsw i64 %482, 1
  store i64 %483, ptr %34, align 8
  br label %390

484:                                              ; preds = %395
  br label %485

485:                                              ; preds = %484
  %486 = load i64, ptr %33, align 8
  %487 = add nsw i64 %486, 1
  store i64 %487, ptr %33, align 8
  br label %383

488:                                              ; preds = %388
  br label %489

489:                                              ; preds = %488
  %490 = load i64, ptr %32, align 8
  %491 = add nsw i64 %490, 1
  store i64 %491, ptr %32, align 8
  br label %376

492:                                              ; preds = %381
  br label %493

493:                                              ; preds = %492, %319, %313
  %494 = load ptr, ptr %6, align 8
  %495 = getelementptr inbounds %struct.descriptor, ptr %494, i32 0, i32 0
  %496 = load ptr, ptr %495, align 8
  store ptr %496, ptr %39, align 8
  %497 = load ptr, ptr %6, align 8
  %498 = getelementptr inbounds %struct.descriptor, ptr %497, i32 0, i32 0
  store ptr null, ptr %498, align 8
  %499 = load ptr, ptr %39, align 8
  call void @free(ptr noundef %499)
  store i32 0, ptr %5, align 4
  store i32 1, ptr %18, align 4
  br label %500

500:                                              ; preds = %493, %101
  %501 = load i32, ptr %5, align 4
  ret i32 %501
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
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 7
  %43 = getelementptr inbounds [0 x %struct.dimension], ptr %42, i64 0, i64 1
  %44 = getelementptr inbounds %struct.dimension, ptr %43, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr %11, align 4
  %47 = load i32, ptr %11, align 4
  %48 = load i32, ptr @fortran_ranks, align 4
  %49 = icmp sle i32 %47, %48
  %50 = zext i1 %49 to i32
  %51 = load ptr, ptr %9, align 8
  %52 = load i32, ptr %10, align 4
  call void @require(i32 noundef %50, ptr noundef @.str.3, ptr noundef %51, i32 noundef %52)
  %53 = load ptr, ptr %7, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 0
  store ptr %55, ptr %57, align 8
  %58 = load ptr, ptr %7, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 1
  store i64 %60, ptr %62, align 8
  %63 = load ptr, ptr %7, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 2
  %65 = load i32, ptr %64, align 8
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 2
  store i32 %65, ptr %67, align 8
  %68 = load i32, ptr %11, align 4
  %69 = trunc i32 %68 to i8
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  store i8 %69, ptr %71, align 4
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 4
  %74 = load i8, ptr %73, align 1
  %75 = load ptr, ptr %6, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 4
  store i8 %74, ptr %76, align 1
  %77 = load ptr, ptr %6, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 5
  store i8 1, ptr %78, align 2
  %79 = load ptr, ptr %7, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = icmp ne i32 %82, 0
  br i1 %83, label %84, label %90

84:                                               ; preds = %5
  %85 = load ptr, ptr %7, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 7
  %87 = getelementptr inbounds [0 x %struct.dimension], ptr %86, i64 0, i64 0
  %88 = getelementptr inbounds %struct.dimension, ptr %87, i32 0, i32 2
  %89 = load i64, ptr %88, align 8
  br label %94

90:                                               ; preds = %5
  %91 = load ptr, ptr %7, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  br label %94

94:                                               ; preds = %90, %84
  %95 = phi i64 [ %89, %84 ], [ %93, %90 ]
  store i64 %95, ptr %12, align 8
  br label %96

96:                                               ; preds = %94
  %97 = load i32, ptr %11, align 4
  %98 = icmp slt i32 0, %97
  br i1 %98, label %99, label %147

99:                                               ; preds = %96
  %100 = load ptr, ptr %8, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 7
  %102 = getelementptr inbounds [0 x %struct.dimension], ptr %101, i64 0, i64 1
  %103 = getelementptr inbounds %struct.dimension, ptr %102, i32 0, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %104, 0
  store i64 %105, ptr %13, align 8
  %106 = load ptr, ptr %8, align 8
  %107 = load i64, ptr %13, align 8
  %108 = call i64 @integer(ptr noundef %106, i64 noundef %107)
  store i64 %108, ptr %14, align 8
  %109 = load ptr, ptr %8, align 8
  %110 = load i64, ptr %13, align 8
  %111 = load ptr, ptr %8, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 7
  %113 = getelementptr inbounds [0 x %struct.dimension], ptr %112, i64 0, i64 0
  %114 = getelementptr inbounds %struct.dimension, ptr %113, i32 0, i32 2
  %115 = load i64, ptr %114, align 8
  %116 = add nsw i64 %110, %115
  %117 = call i64 @integer(ptr noundef %109, i64 noundef %116)
  store i64 %117, ptr %15, align 8
  %118 = load i64, ptr %15, align 8
  %119 = load i64, ptr %14, align 8
  %120 = icmp slt i64 %118, %119
  br i1 %120, label %121, label %122

121:                                              ; preds = %99
  br label %127

122:                                              ; preds = %99
  %123 = load i64, ptr %15, align 8
  %124 = load i64, ptr %14, align 8
  %125 = sub nsw i64 %123, %124
  %126 = add nsw i64 %125, 1
  br label %127

127:                                              ; preds = %122, %121
  %128 = phi i64 [ 0, %121 ], [ %126, %122 ]
  store i64 %128, ptr %16, align 8
  %129 = load i64, ptr %14, align 8
  %130 = load ptr, ptr %6, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 7
  %132 = getelementptr inbounds [0 x %struct.dimension], ptr %131, i64 0, i64 0
  %133 = getelementptr inbounds %struct.dimension, ptr %132, i32 0, i32 0
  store i64 %129, ptr %133, align 8
  %134 = load i64, ptr %16, align 8
  %135 = load ptr, ptr %6, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 7
  %137 = getelementptr inbounds [0 x %struct.dimension], ptr %136, i64 0, i64 0
  %138 = getelementptr inbounds %struct.dimension, ptr %137, i32 0, i32 1
  store i64 %134, ptr %138, align 8
  %139 = load i64, ptr %12, align 8
  %140 = load ptr, ptr %6, align 8
  %141 = getelementptr inbounds %struct.descriptor, ptr %140, i32 0, i32 7
  %142 = getelementptr inbounds [0 x %struct.dimension], ptr %141, i64 0, i64 0
  %143 = getelementptr inbounds %struct.dimension, ptr %142, i32 0, i32 2
  store i64 %139, ptr %143, align 8
  %144 = load i64, ptr %16, align 8
  %145 = load i64, ptr %12, align 8
  %146 = mul nsw i64 %145, %144
  store i64 %146, ptr %12, align 8
  br label %147

147:                                              ; preds = %127, %96
  %148 = load i32, ptr %11, align 4
  %149 = icmp slt i32 1, %148
  br i1 %149, label %150, label %198

150:                                              ; preds = %147
  %151 = load ptr, ptr %8, align 8
  %152 = getelementptr inbounds %struct.descriptor, ptr %151, i32 0, i32 7
  %153 = getelementptr inbounds [0 x %struct.dimension], ptr %152, i64 0, i64 1
  %154 = getelementptr inbounds %struct.dimension, ptr %153, i32 0, i32 2
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %155, 1
  store i64 %156, ptr %17, align 8
  %157 = load ptr, ptr %8, align 8
  %158 = load i64, ptr %17, align 8
  %159 = call i64 @integer(ptr noundef %157, i64 noundef %158)
  store i64 %159, ptr %18, align 8
  %160 = load ptr, ptr %8, align 8
  %161 = load i64, ptr %17, align 8
  %162 = load ptr, ptr %8, align 8
  %163 = getelementptr inbounds %struct.descriptor, ptr %162, i32 0, i32 7
  %164 = getelementptr inbounds [0 x %struct.dimension], ptr %163, i64 0, i64 0
  %165 = getelementptr inbounds %struct.dimension, ptr %164, i32 0, i32 2
  %166 = load i64, ptr %165, align 8
  %167 = add nsw i64 %161, %166
  %168 = call i64 @integer(ptr noundef %160, i64 noundef %167)
  store i64 %168, ptr %19, align 8
  %169 = load i64, ptr %19, align 8
  %170 = load i64, ptr %18, align 8
  %171 = icmp slt i64 %169, %170
  br i1 %171, label %172, label %173

172:                                              ; preds = %150
  br label %178

173:                                              ; preds = %150
  %174 = load i64, ptr %19, align 8
  %175 = load i64, ptr %18, align 8
  %176 = sub nsw i64 %174, %175
  %177 = add nsw i64 %176, 1
  br label %178

178:                                              ; preds = %173, %172
  %179 = phi i64 [ 0, %172 ], [ %177, %173 ]
  store i64 %179, ptr %20, align 8
  %180 = load i64, ptr %18, align 8
  %181 = load ptr, ptr %6, align 8
  %182 = getelementptr inbounds %struct.descriptor, ptr %181, i32 0, i32 7
  %183 = getelementptr inbounds [0 x %struct.dimension], ptr %182, i64 0, i64 1
  %184 = getelementptr inbounds %struct.dimension, ptr %183, i32 0, i32 0
  store i64 %180, ptr %184, align 8
  %185 = load i64, ptr %20, align 8
  %186 = load ptr, ptr %6, align 8
  %187 = getelementptr inbounds %struct.descriptor, ptr %186, i32 0, i32 7
  %188 = getelementptr inbounds [0 x %struct.dimension], ptr %187, i64 0, i64 1
  %189 = getelementptr inbounds %struct.dimension, ptr %188, i32 0, i32 1
  store i64 %185, ptr %189, align 8
  %190 = load i64, ptr %12, align 8
  %191 = load ptr, ptr %6, align 8
  %192 = getelementptr inbounds %struct.descriptor, ptr %191, i32 0, i32 7
  %193 = getelementptr inbounds [0 x %struct.dimension], ptr %192, i64 0, i64 1
  %194 = getelementptr inbounds %struct.dimension, ptr %193, i32 0, i32 2
  store i64 %190, ptr %194, align 8
  %195 = load i64, ptr %20, align 8
  %196 = load i64, ptr %12, align 8
  %197 = mul nsw i64 %196, %195
  store i64 %197, ptr %12, align 8
  br label %198

198:                                              ; preds = %178, %147
  %199 = load i32, ptr %11, align 4
  %200 = icmp slt i32 2, %199
  br i1 %200, label %201, label %249

201:                                              ; preds = %198
  %202 = load ptr, ptr %8, align 8
  %203 = getelementptr inbounds %struct.descriptor, ptr %202, i32 0, i32 7
  %204 = getelementptr inbounds [0 x %struct.dimension], ptr %203, i64 0, i64 1
  %205 = getelementptr inbounds %struct.dimension, ptr %204, i32 0, i32 2
  %206 = load i64, ptr %205, align 8
  %207 = mul nsw i64 %206, 2
  store i64 %207, ptr %21, align 8
  %208 = load ptr, ptr %8, align 8
  %209 = load i64, ptr %21, align 8
  %210 = call i64 @integer(ptr noundef %208, i64 noundef %209)
  store i64 %210, ptr %22, align 8
  %211 = load ptr, ptr %8, align 8
  %212 = load i64, ptr %21, align 8
  %213 = load ptr, ptr %8, align 8
  %214 = getelementptr inbounds %struct.descriptor, ptr %213, i32 0, i32 7
  %215 = getelementptr inbounds [0 x %struct.dimension], ptr %214, i64 0, i64 0
  %216 = getelementptr inbounds %struct.dimension, ptr %215, i32 0, i32 2
  %217 = load i64, ptr %216, align 8
  %218 = add nsw i64 %212, %217
  %219 = call i64 @integer(ptr noundef %211, i64 noundef %218)
  store i64 %219, ptr %23, align 8
  %220 = load i64, ptr %23, align 8
  %221 = load i64, ptr %22, align 8
  %222 = icmp slt i64 %220, %221
  br i1 %222, label %223, label %224

223:                                              ; preds = %201
  br label %229

224:                                              ; preds = %201
  %225 = load i64, ptr %23, align 8
  %226 = load i64, ptr %22, align 8
  %227 = sub nsw i64 %225, %226
  %228 = add nsw i64 %227, 1
  br label %229

229:                                              ; preds = %224, %223
  %230 = phi i64 [ 0, %223 ], [ %228, %224 ]
  store i64 %230, ptr %24, align 8
  %231 = load i64, ptr %22, align 8
  %232 = load ptr, ptr %6, align 8
  %233 = getelementptr inbounds %struct.descriptor, ptr %232, i32 0, i32 7
  %234 = getelementptr inbounds [0 x %struct.dimension], ptr %233, i64 0, i64 2
  %235 = getelementptr inbounds %struct.dimension, ptr %234, i32 0, i32 0
  store i64 %231, ptr %235, align 8
  %236 = load i64, ptr %24, align 8
  %237 = load ptr, ptr %6, align 8
  %238 = getelementptr inbounds %struct.descriptor, ptr %237, i32 0, i32 7
  %239 = getelementptr inbounds [0 x %struct.dimension], ptr %238, i64 0, i64 2
  %240 = getelementptr inbounds %struct.dimension, ptr %239, i32 0, i32 1
  store i64 %236, ptr %240, align 8
  %241 = load i64, ptr %12, align 8
  %242 = load ptr, ptr %6, align 8
  %243 = getelementptr inbounds %struct.descriptor, ptr %242, i32 0, i32 7
  %244 = getelementptr inbounds [0 x %struct.dimension], ptr %243, i64 0, i64 2
  %245 = getelementptr inbounds %struct.dimension, ptr %244, i32 0, i32 2
  store i64 %241, ptr %245, align 8
  %246 = load i64, ptr %24, align 8
  %247 = load i64, ptr %12, align 8
  %248 = mul nsw i64 %247, %246
  store i64 %248, ptr %12, align 8
  br label %249

249:                                              ; preds = %229, %198
  %250 = load i32, ptr %11, align 4
  %251 = icmp slt i32 3, %250
  br i1 %251, label %252, label %300

252:                                              ; preds = %249
  %253 = load ptr, ptr %8, align 8
  %254 = getelementptr inbounds %struct.descriptor, ptr %253, i32 0, i32 7
  %255 = getelementptr inbounds [0 x %struct.dimension], ptr %254, i64 0, i64 1
  %256 = getelementptr inbounds %struct.dimension, ptr %255, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %257, 3
  store i64 %258, ptr %25, align 8
  %259 = load ptr, ptr %8, align 8
  %260 = load i64, ptr %25, align 8
  %261 = call i64 @integer(ptr noundef %259, i64 noundef %260)
  store i64 %261, ptr %26, align 8
  %262 = load ptr, ptr %8, align 8
  %263 = load i64, ptr %25, align 8
  %264 = load ptr, ptr %8, align 8
  %265 = getelementptr inbounds %struct.descriptor, ptr %264, i32 0, i32 7
  %266 = getelementptr inbounds [0 x %struct.dimension], ptr %265, i64 0, i64 0
  %267 = getelementptr inbounds %struct.dimension, ptr %266, i32 0, i32 2
  %268 = load i64, ptr %267, align 8
  %269 = add nsw i64 %263, %268
  %270 = call i64 @integer(ptr noundef %262, i64 noundef %269)
  store i64 %270, ptr %27, align 8
  %271 = load i64, ptr %27, align 8
  %272 = load i64, ptr %26, align 8
  %273 = icmp slt i64 %271, %272
  br i1 %273, label %274, label %275

274:                                              ; preds = %252
  br label %280

275:                                              ; preds = %252
  %276 = load i64, ptr %27, align 8
  %277 = load i64, ptr %26, align 8
  %278 = sub nsw i64 %276, %277
  %279 = add nsw i64 %278, 1
  br label %280

280:                                              ; preds = %275, %274
  %281 = phi i64 [ 0, %274 ], [ %279, %275 ]
  store i64 %281, ptr %28, align 8
  %282 = load i64, ptr %26, align 8
  %283 = load ptr, ptr %6, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 7
  %285 = getelementptr inbounds [0 x %struct.dimension], ptr %284, i64 0, i64 3
  %286 = getelementptr inbounds %struct.dimension, ptr %285, i32 0, i32 0
  store i64 %282, ptr %286, align 8
  %287 = load i64, ptr %28, align 8
  %288 = load ptr, ptr %6, align 8
  %289 = getelementptr inbounds %struct.descriptor, ptr %288, i32 0, i32 7
  %290 = getelementptr inbounds [0 x %struct.dimension], ptr %289, i64 0, i64 3
  %291 = getelementptr inbounds %struct.dimension, ptr %290, i32 0, i32 1
  store i64 %287, ptr %291, align 8
  %292 = load i64, ptr %12, align 8
  %293 = load ptr, ptr %6, align 8
  %294 = getelementptr inbounds %struct.descriptor, ptr %293, i32 0, i32 7
  %295 = getelementptr inbounds [0 x %struct.dimension], ptr %294, i64 0, i64 3
  %296 = getelementptr inbounds %struct.dimension, ptr %295, i32 0, i32 2
  store i64 %292, ptr %296, align 8
  %297 = load i64, ptr %28, align 8
  %298 = load i64, ptr %12, align 8
  %299 = mul nsw i64 %298, %297
  store i64 %299, ptr %12, align 8
  br label %300

300:                                              ; preds = %280, %249
  %301 = load i32, ptr @fortran_ranks, align 4
  %302 = icmp slt i32 4, %301
  br i1 %302, label %303, label %354

303:                                              ; preds = %300
  %304 = load i32, ptr %11, align 4
  %305 = icmp slt i32 4, %304
  br i1 %305, label %306, label %354

306:                                              ; preds = %303
  %307 = load ptr, ptr %8, align 8
  %308 = getelementptr inbounds %struct.descriptor, ptr %307, i32 0, i32 7
  %309 = getelementptr inbounds [0 x %struct.dimension], ptr %308, i64 0, i64 1
  %310 = getelementptr inbounds %struct.dimension, ptr %309, i32 0, i32 2
  %311 = load i64, ptr %310, align 8
  %312 = mul nsw i64 %311, 4
  store i64 %312, ptr %29, align 8
  %313 = load ptr, ptr %8, align 8
  %314 = load i64, ptr %29, align 8
  %315 = call i64 @integer(ptr noundef %313, i64 noundef %314)
  store i64 %315, ptr %30, align 8
  %316 = load ptr, ptr %8, align 8
  %317 = load i64, ptr %29, align 8
  %318 = load ptr, ptr %8, align 8
  %319 = getelementptr inbounds %struct.descriptor, ptr %318, i32 0, i32 7
  %320 = getelementptr inbounds [0 x %struct.dimension], ptr %319, i64 0, i64 0
  %321 = getelementptr inbounds %struct.dimension, ptr %320, i32 0, i32 2
  %322 = load i64, ptr %321, align 8
  %323 = add nsw i64 %317, %322
  %324 = call i64 @integer(ptr noundef %316, i64 noundef %323)
  store i64 %324, ptr %31, align 8
  %325 = load i64, ptr %31, align 8
  %326 = load i64, ptr %30, align 8
  %327 = icmp slt i64 %325, %326
  br i1 %327, label %328, label %329

328:                                              ; preds = %306
  br label %334

329:                                              ; preds = %306
  %330 = load i64, ptr %31, align 8
  %331 = load i64, ptr %30, align 8
  %332 = sub nsw i64 %330, %331
  %333 = add nsw i64 %332, 1
  br label %334

334:                                              ; preds = %329, %328
  %335 = phi i64 [ 0, %328 ], [ %333, %329 ]
  store i64 %335, ptr %32, align 8
  %336 = load i64, ptr %30, align 8
  %337 = load ptr, ptr %6, align 8
  %338 = getelementptr inbounds %struct.descriptor, ptr %337, i32 0, i32 7
  %339 = getelementptr inbounds [0 x %struct.dimension], ptr %338, i64 0, i64 4
  %340 = getelementptr inbounds %struct.dimension, ptr %339, i32 0, i32 0
  store i64 %336, ptr %340, align 8
  %341 = load i64, ptr %32, align 8
  %342 = load ptr, ptr %6, align 8
  %343 = getelementptr inbounds %struct.descriptor, ptr %342, i32 0, i32 7
  %344 = getelementptr inbounds [0 x %struct.dimension], ptr %343, i64 0, i64 4
  %345 = getelementptr inbounds %struct.dimension, ptr %344, i32 0, i32 1
  store i64 %341, ptr %345, align 8
  %346 = load i64, ptr %12, align 8
  %347 = load ptr, ptr %6, align 8
  %348 = getelementptr inbounds %struct.descriptor, ptr %347, i32 0, i32 7
  %349 = getelementptr inbounds [0 x %struct.dimension], ptr %348, i64 0, i64 4
  %350 = getelementptr inbounds %struct.dimension, ptr %349, i32 0, i32 2
  store i64 %346, ptr %350, align 8
  %351 = load i64, ptr %32, align 8
  %352 = load i64, ptr %12, align 8
  %353 = mul nsw i64 %352, %351
  store i64 %353, ptr %12, align 8
  br label %354

354:                                              ; preds = %334, %303, %300
  %355 = load i32, ptr @fortran_ranks, align 4
  %356 = icmp slt i32 5, %355
  br i1 %356, label %357, label %408

357:                                              ; preds = %354
  %358 = load i32, ptr %11, align 4
  %359 = icmp slt i32 5, %358
  br i1 %359, label %360, label %408

360:                                              ; preds = %357
  %361 = load ptr, ptr %8, align 8
  %362 = getelementptr inbounds %struct.descriptor, ptr %361, i32 0, i32 7
  %363 = getelementptr inbounds [0 x %struct.dimension], ptr %362, i64 0, i64 1
  %364 = getelementptr inbounds %struct.dimension, ptr %363, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %365, 5
  store i64 %366, ptr %33, align 8
  %367 = load ptr, ptr %8, align 8
  %368 = load i64, ptr %33, align 8
  %369 = call i64 @integer(ptr noundef %367, i64 noundef %368)
  store i64 %369, ptr %34, align 8
  %370 = load ptr, ptr %8, align 8
  %371 = load i64, ptr %33, align 8
  %372 = load ptr, ptr %8, align 8
  %373 = getelementptr inbounds %struct.descriptor, ptr %372, i32 0, i32 7
  %374 = getelementptr inbounds [0 x %struct.dimension], ptr %373, i64 0, i64 0
  %375 = getelementptr inbounds %struct.dimension, ptr %374, i32 0, i32 2
  %376 = load i64, ptr %375, align 8
  %377 = add nsw i64 %371, %376
  %378 = call i64 @integer(ptr noundef %370, i64 noundef %377)
  store i64 %378, ptr %35, align 8
  %379 = load i64, ptr %35, align 8
  %380 = load i64, ptr %34, align 8
  %381 = icmp slt i64 %379, %380
  br i1 %381, label %382, label %383

382:                                              ; preds = %360
  br label %388

383:                                              ; preds = %360
  %384 = load i64, ptr %35, align 8
  %385 = load i64, ptr %34, align 8
  %386 = sub nsw i64 %384, %385
  %387 = add nsw i64 %386, 1
  br label %388

388:                                              ; preds = %383, %382
  %389 = phi i64 [ 0, %382 ], [ %387, %383 ]
  store i64 %389, ptr %36, align 8
  %390 = load i64, ptr %34, align 8
  %391 = load ptr, ptr %6, align 8
  %392 = getelementptr inbounds %struct.descriptor, ptr %391, i32 0, i32 7
  %393 = getelementptr inbounds [0 x %struct.dimension], ptr %392, i64 0, i64 5
  %394 = getelementptr inbounds %struct.dimension, ptr %393, i32 0, i32 0
  store i64 %390, ptr %394, align 8
  %395 = load i64, ptr %36, align 8
  %396 = load ptr, ptr %6, align 8
  %397 = getelementptr inbounds %struct.descriptor, ptr %396, i32 0, i32 7
  %398 = getelementptr inbounds [0 x %struct.dimension], ptr %397, i64 0, i64 5
  %399 = getelementptr inbounds %struct.dimension, ptr %398, i32 0, i32 1
  store i64 %395, ptr %399, align 8
  %400 = load i64, ptr %12, align 8
  %401 = load ptr, ptr %6, align 8
  %402 = getelementptr inbounds %struct.descriptor, ptr %401, i32 0, i32 7
  %403 = getelementptr inbounds [0 x %struct.dimension], ptr %402, i64 0, i64 5
  %404 = getelementptr inbounds %struct.dimension, ptr %403, i32 0, i32 2
  store i64 %400, ptr %404, align 8
  %405 = load i64, ptr %36, align 8
  %406 = load i64, ptr %12, align 8
  %407 = mul nsw i64 %406, %405
  store i64 %407, ptr %12, align 8
  br label %408

408:                                              ; preds = %388, %357, %354
  %409 = load i32, ptr @fortran_ranks, align 4
  %410 = icmp slt i32 6, %409
  br i1 %410, label %411, label %462

411:                                              ; preds = %408
  %412 = load i32, ptr %11, align 4
  %413 = icmp slt i32 6, %412
  br i1 %413, label %414, label %462

414:                                              ; preds = %411
  %415 = load ptr, ptr %8, align 8
  %416 = getelementptr inbounds %struct.descriptor, ptr %415, i32 0, i32 7
  %417 = getelementptr inbounds [0 x %struct.dimension], ptr %416, i64 0, i64 1
  %418 = getelementptr inbounds %struct.dimension, ptr %417, i32 0, i32 2
  %419 = load i64, ptr %418, align 8
  %420 = mul nsw i64 %419, 6
  store i64 %420, ptr %37, align 8
  %421 = load ptr, ptr %8, align 8
  %422 = load i64, ptr %37, align 8
  %423 = call i64 @integer(ptr noundef %421, i64 noundef %422)
  store i64 %423, ptr %38, align 8
  %424 = load ptr, ptr %8, align 8
  %425 = load i64, ptr %37, align 8
  %426 = load ptr, ptr %8, align 8
  %427 = getelementptr inbounds %struct.descriptor, ptr %426, i32 0, i32 7
  %428 = getelementptr inbounds [0 x %struct.dimension], ptr %427, i64 0, i64 0
  %429 = getelementptr inbounds %struct.dimension, ptr %428, i32 0, i32 2
  %430 = load i64, ptr %429, align 8
  %431 = add nsw i64 %425, %430
  %432 = call i64 @integer(ptr noundef %424, i64 noundef %431)
  store i64 %432, ptr %39, align 8
  %433 = load i64, ptr %39, align 8
  %434 = load i64, ptr %38, align 8
  %435 = icmp slt i64 %433, %434
  br i1 %435, label %436, label %437

436:                                              ; preds = %414
  br label %442

437:                                              ; preds = %414
  %438 = load i64, ptr %39, align 8
  %439 = load i64, ptr %38, align 8
  %440 = sub nsw i64 %438, %439
  %441 = add nsw i64 %440, 1
  br label %442

442:                                              ; preds = %437, %436
  %443 = phi i64 [ 0, %436 ], [ %441, %437 ]
  store i64 %443, ptr %40, align 8
  %444 = load i64, ptr %38, align 8
  %445 = load ptr, ptr %6, align 8
  %446 = getelementptr inbounds %struct.descriptor, ptr %445, i32 0, i32 7
  %447 = getelementptr inbounds [0 x %struct.dimension], ptr %446, i64 0, i64 6
  %448 = getelementptr inbounds %struct.dimension, ptr %447, i32 0, i32 0
  store i64 %444, ptr %448, align 8
  %449 = load i64, ptr %40, align 8
  %450 = load ptr, ptr %6, align 8
  %451 = getelementptr inbounds %struct.descriptor, ptr %450, i32 0, i32 7
  %452 = getelementptr inbounds [0 x %struct.dimension], ptr %451, i64 0, i64 6
  %453 = getelementptr inbounds %struct.dimension, ptr %452, i32 0, i32 1
  store i64 %449, ptr %453, align 8
  %454 = load i64, ptr %12, align 8
  %455 = load ptr, ptr %6, align 8
  %456 = getelementptr inbounds %struct.descriptor, ptr %455, i32 0, i32 7
  %457 = getelementptr inbounds [0 x %struct.dimension], ptr %456, i64 0, i64 6
  %458 = getelementptr inbounds %struct.dimension, ptr %457, i32 0, i32 2
  store i64 %454, ptr %458, align 8
  %459 = load i64, ptr %40, align 8
  %460 = load i64, ptr %12, align 8
  %461 = mul nsw i64 %460, %459
  store i64 %461, ptr %12, align 8
  br label %462

462:                                              ; preds = %442, %411, %408
  br label %463

463:                                              ; preds = %462
  br label %464

464:                                              ; preds = %463
  %465 = load ptr, ptr %7, align 8
  %466 = getelementptr inbounds %struct.descriptor, ptr %465, i32 0, i32 6
  %467 = load i8, ptr %466, align 1
  %468 = zext i8 %467 to i32
  %469 = and i32 %468, 1
  %470 = icmp ne i32 %469, 0
  br i1 %470, label %471, label %477

471:                                              ; preds = %464
  %472 = load ptr, ptr %7, align 8
  %473 = call ptr @type_of(ptr noundef %472)
  %474 = load ptr, ptr %6, align 8
  %475 = call ptr @addendum(ptr noundef %474)
  %476 = getelementptr inbounds %struct.addendum, ptr %475, i32 0, i32 0
  store ptr %473, ptr %476, align 8
  br label %477

477:                                              ; preds = %471, %464
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
  %88 = load i32, ptr @fortran_ranks, align 4
  %89 = icmp slt i32 4, %88
  br i1 %89, label %90, label %109

90:                                               ; preds = %87
  %91 = load ptr, ptr %5, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = icmp slt i32 4, %94
  br i1 %95, label %96, label %109

96:                                               ; preds = %90
  %97 = load ptr, ptr %6, align 8
  %98 = load ptr, ptr %6, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 7
  %100 = getelementptr inbounds [0 x %struct.dimension], ptr %99, i64 0, i64 0
  %101 = getelementptr inbounds %struct.dimension, ptr %100, i32 0, i32 2
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %102, 4
  %104 = call i64 @integer(ptr noundef %97, i64 noundef %103)
  %105 = load ptr, ptr %4, align 8
  %106 = getelementptr inbounds %struct.descriptor, ptr %105, i32 0, i32 7
  %107 = getelementptr inbounds [0 x %struct.dimension], ptr %106, i64 0, i64 4
  %108 = getelementptr inbounds %struct.dimension, ptr %107, i32 0, i32 0
  store i64 %104, ptr %108, align 8
  br label %109

109:                                              ; preds = %96, %90, %87
  %110 = load i32, ptr @fortran_ranks, align 4
  %111 = icmp slt i32 5, %110
  br i1 %111, label %112, label %131

112:                                              ; preds = %109
  %113 = load ptr, ptr %5, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = zext i8 %115 to i32
  %117 = icmp slt i32 5, %116
  br i1 %117, label %118, label %131

118:                                              ; preds = %112
  %119 = load ptr, ptr %6, align 8
  %120 = load ptr, ptr %6, align 8
  %121 = getelementptr inbounds %struct.descriptor, ptr %120, i32 0, i32 7
  %122 = getelementptr inbounds [0 x %struct.dimension], ptr %121, i64 0, i64 0
  %123 = getelementptr inbounds %struct.dimension, ptr %122, i32 0, i32 2
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %124, 5
  %126 = call i64 @integer(ptr noundef %119, i64 noundef %125)
  %127 = load ptr, ptr %4, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 7
  %129 = getelementptr inbounds [0 x %struct.dimension], ptr %128, i64 0, i64 5
  %130 = getelementptr inbounds %struct.dimension, ptr %129, i32 0, i32 0
  store i64 %126, ptr %130, align 8
  br label %131

131:                                              ; preds = %118, %112, %109
  %132 = load i32, ptr @fortran_ranks, align 4
  %133 = icmp slt i32 6, %132
  br i1 %133, label %134, label %153

134:                                              ; preds = %131
  %135 = load ptr, ptr %5, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 3
  %137 = load i8, ptr %136, align 4
  %138 = zext i8 %137 to i32
  %139 = icmp slt i32 6, %138
  br i1 %139, label %140, label %153

140:                                              ; preds = %134
  %141 = load ptr, ptr %6, align 8
  %142 = load ptr, ptr %6, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 7
  %144 = getelementptr inbounds [0 x %struct.dimension], ptr %143, i64 0, i64 0
  %145 = getelementptr inbounds %struct.dimension, ptr %144, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %146, 6
  %148 = call i64 @integer(ptr noundef %141, i64 noundef %147)
  %149 = load ptr, ptr %4, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 7
  %151 = getelementptr inbounds [0 x %struct.dimension], ptr %150, i64 0, i64 6
  %152 = getelementptr inbounds %struct.dimension, ptr %151, i32 0, i32 0
  store i64 %148, ptr %152, align 8
  br label %153

153:                                              ; preds = %140, %134, %131
  br label %154

154:                                              ; preds = %153
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
  br label %299

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
  br label %299

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
  %184 = load i32, ptr @fortran_ranks, align 4
  %185 = icmp slt i32 4, %184
  br i1 %185, label %186, label %220

186:                                              ; preds = %183
  %187 = load ptr, ptr %4, align 8
  %188 = getelementptr inbounds %struct.descriptor, ptr %187, i32 0, i32 3
  %189 = load i8, ptr %188, align 4
  %190 = zext i8 %189 to i32
  %191 = icmp slt i32 4, %190
  br i1 %191, label %192, label %220

192:                                              ; preds = %186
  %193 = load ptr, ptr %4, align 8
  %194 = getelementptr inbounds %struct.descriptor, ptr %193, i32 0, i32 7
  %195 = getelementptr inbounds [0 x %struct.dimension], ptr %194, i64 0, i64 4
  %196 = getelementptr inbounds %struct.dimension, ptr %195, i32 0, i32 1
  %197 = load i64, ptr %196, align 8
  %198 = icmp sle i64 %197, 1
  br i1 %198, label %211, label %199

199:                                              ; preds = %192
  %200 = load ptr, ptr %4, align 8
  %201 = getelementptr inbounds %struct.descriptor, ptr %200, i32 0, i32 7
  %202 = getelementptr inbounds [0 x %struct.dimension], ptr %201, i64 0, i64 4
  %203 = getelementptr inbounds %struct.dimension, ptr %202, i32 0, i32 2
  %204 = load i64, ptr %203, align 8
  %205 = load ptr, ptr %5, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 7
  %207 = getelementptr inbounds [0 x %struct.dimension], ptr %206, i64 0, i64 4
  %208 = getelementptr inbounds %struct.dimension, ptr %207, i32 0, i32 2
  %209 = load i64, ptr %208, align 8
  %210 = icmp eq i64 %204, %209
  br label %211

211:                                              ; preds = %199, %192
  %212 = phi i1 [ true, %192 ], [ %210, %199 ]
  %213 = zext i1 %212 to i32
  %214 = load i8, ptr %6, align 1
  %215 = trunc i8 %214 to i1
  %216 = zext i1 %215 to i32
  %217 = and i32 %216, %213
  %218 = icmp ne i32 %217, 0
  %219 = zext i1 %218 to i8
  store i8 %219, ptr %6, align 1
  br label %220

220:                                              ; preds = %211, %186, %183
  %221 = load i32, ptr @fortran_ranks, align 4
  %222 = icmp slt i32 5, %221
  br i1 %222, label %223, label %257

223:                                              ; preds = %220
  %224 = load ptr, ptr %4, align 8
  %225 = getelementptr inbounds %struct.descriptor, ptr %224, i32 0, i32 3
  %226 = load i8, ptr %225, align 4
  %227 = zext i8 %226 to i32
  %228 = icmp slt i32 5, %227
  br i1 %228, label %229, label %257

229:                                              ; preds = %223
  %230 = load ptr, ptr %4, align 8
  %231 = getelementptr inbounds %struct.descriptor, ptr %230, i32 0, i32 7
  %232 = getelementptr inbounds [0 x %struct.dimension], ptr %231, i64 0, i64 5
  %233 = getelementptr inbounds %struct.dimension, ptr %232, i32 0, i32 1
  %234 = load i64, ptr %233, align 8
  %235 = icmp sle i64 %234, 1
  br i1 %235, label %248, label %236

236:                                              ; preds = %229
  %237 = load ptr, ptr %4, align 8
  %238 = getelementptr inbounds %struct.descriptor, ptr %237, i32 0, i32 7
  %239 = getelementptr inbounds [0 x %struct.dimension], ptr %238, i64 0, i64 5
  %240 = getelementptr inbounds %struct.dimension, ptr %239, i32 0, i32 2
  %241 = load i64, ptr %240, align 8
  %242 = load ptr, ptr %5, align 8
  %243 = getelementptr inbounds %struct.descriptor, ptr %242, i32 0, i32 7
  %244 = getelementptr inbounds [0 x %struct.dimension], ptr %243, i64 0, i64 5
  %245 = getelementptr inbounds %struct.dimension, ptr %244, i32 0, i32 2
  %246 = load i64, ptr %245, align 8
  %247 = icmp eq i64 %241, %246
  br label %248

248:                                              ; preds = %236, %229
  %249 = phi i1 [ true, %229 ], [ %247, %236 ]
  %250 = zext i1 %249 to i32
  %251 = load i8, ptr %6, align 1
  %252 = trunc i8 %251 to i1
  %253 = zext i1 %252 to i32
  %254 = and i32 %253, %250
  %255 = icmp ne i32 %254, 0
  %256 = zext i1 %255 to i8
  store i8 %256, ptr %6, align 1
  br label %257

257:                                              ; preds = %248, %223, %220
  %258 = load i32, ptr @fortran_ranks, align 4
  %259 = icmp slt i32 6, %258
  br i1 %259, label %260, label %294

260:                                              ; preds = %257
  %261 = load ptr, ptr %4, align 8
  %262 = getelementptr inbounds %struct.descriptor, ptr %261, i32 0, i32 3
  %263 = load i8, ptr %262, align 4
  %264 = zext i8 %263 to i32
  %265 = icmp slt i32 6, %264
  br i1 %265, label %266, label %294

266:                                              ; preds = %260
  %267 = load ptr, ptr %4, align 8
  %268 = getelementptr inbounds %struct.descriptor, ptr %267, i32 0, i32 7
  %269 = getelementptr inbounds [0 x %struct.dimension], ptr %268, i64 0, i64 6
  %270 = getelementptr inbounds %struct.dimension, ptr %269, i32 0, i32 1
  %271 = load i64, ptr %270, align 8
  %272 = icmp sle i64 %271, 1
  br i1 %272, label %285, label %273

273:                                              ; preds = %266
  %274 = load ptr, ptr %4, align 8
  %275 = getelementptr inbounds %struct.descriptor, ptr %274, i32 0, i32 7
  %276 = getelementptr inbounds [0 x %struct.dimension], ptr %275, i64 0, i64 6
  %277 = getelementptr inbounds %struct.dimension, ptr %276, i32 0, i32 2
  %278 = load i64, ptr %277, align 8
  %279 = load ptr, ptr %5, align 8
  %280 = getelementptr inbounds %struct.descriptor, ptr %279, i32 0, i32 7
  %281 = getelementptr inbounds [0 x %struct.dimension], ptr %280, i64 0, i64 6
  %282 = getelementptr inbounds %struct.dimension, ptr %281, i32 0, i32 2
  %283 = load i64, ptr %282, align 8
  %284 = icmp eq i64 %278, %283
  br label %285

285:                                              ; preds = %273, %266
  %286 = phi i1 [ true, %266 ], [ %284, %273 ]
  %287 = zext i1 %286 to i32
  %288 = load i8, ptr %6, align 1
  %289 = trunc i8 %288 to i1
  %290 = zext i1 %289 to i32
  %291 = and i32 %290, %287
  %292 = icmp ne i32 %291, 0
  %293 = zext i1 %292 to i8
  store i8 %293, ptr %6, align 1
  br label %294

294:                                              ; preds = %285, %260, %257
  br label %295

295:                                              ; preds = %294
  br label %296

296:                                              ; preds = %295
  %297 = load i8, ptr %6, align 1
  %298 = trunc i8 %297 to i1
  store i1 %298, ptr %3, align 1
  br label %299

299:                                              ; preds = %296, %45, %9
  %300 = load i1, ptr %3, align 1
  ret i1 %300
}

define internal void @require_known_rank(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr @fortran_ranks, align 4
  %5 = icmp sle i32 %3, %4
  %6 = zext i1 %5 to i32
  call void @require(i32 noundef %6, ptr noundef @.str.3, ptr noundef @.str.11, i32 noundef 0)
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
  %71 = load i32, ptr @fortran_ranks, align 4
  %72 = icmp slt i32 4, %71
  br i1 %72, label %73, label %90

73:                                               ; preds = %6
  %74 = load ptr, ptr %3, align 8
  %75 = call ptr @dimension(ptr noundef %74, i32 noundef 4)
  %76 = getelementptr inbounds %struct.dimension, ptr %75, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = load ptr, ptr %4, align 8
  %79 = call ptr @dimension(ptr noundef %78, i32 noundef 4)
  %80 = getelementptr inbounds %struct.dimension, ptr %79, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %77, %81
  %83 = zext i1 %82 to i32
  %84 = load i8, ptr %5, align 1
  %85 = trunc i8 %84 to i1
  %86 = zext i1 %85 to i32
  %87 = and i32 %86, %83
  %88 = icmp ne i32 %87, 0
  %89 = zext i1 %88 to i8
  store i8 %89, ptr %5, align 1
  br label %90

90:                                               ; preds = %73, %6
  %91 = load i32, ptr @fortran_ranks, align 4
  %92 = icmp slt i32 5, %91
  br i1 %92, label %93, label %110

93:                                               ; preds = %90
  %94 = load ptr, ptr %3, align 8
  %95 = call ptr @dimension(ptr noundef %94, i32 noundef 5)
  %96 = getelementptr inbounds %struct.dimension, ptr %95, i32 0, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = load ptr, ptr %4, align 8
  %99 = call ptr @dimension(ptr noundef %98, i32 noundef 5)
  %100 = getelementptr inbounds %struct.dimension, ptr %99, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %97, %101
  %103 = zext i1 %102 to i32
  %104 = load i8, ptr %5, align 1
  %105 = trunc i8 %104 to i1
  %106 = zext i1 %105 to i32
  %107 = and i32 %106, %103
  %108 = icmp ne i32 %107, 0
  %109 = zext i1 %108 to i8
  store i8 %109, ptr %5, align 1
  br label %110

110:                                              ; preds = %93, %90
  %111 = load i32, ptr @fortran_ranks, align 4
  %112 = icmp slt i32 6, %111
  br i1 %112, label %113, label %130

113:                                              ; preds = %110
  %114 = load ptr, ptr %3, align 8
  %115 = call ptr @dimension(ptr noundef %114, i32 noundef 6)
  %116 = getelementptr inbounds %struct.dimension, ptr %115, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = load ptr, ptr %4, align 8
  %119 = call ptr @dimension(ptr noundef %118, i32 noundef 6)
  %120 = getelementptr inbounds %struct.dimension, ptr %119, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %117, %121
  %123 = zext i1 %122 to i32
  %124 = load i8, ptr %5, align 1
  %125 = trunc i8 %124 to i1
  %126 = zext i1 %125 to i32
  %127 = and i32 %126, %123
  %128 = icmp ne i32 %127, 0
  %129 = zext i1 %128 to i8
  store i8 %129, ptr %5, align 1
  br label %130

130:                                              ; preds = %113, %110
  br label %131

131:                                              ; preds = %130
  br label %132

132:                                              ; preds = %131
  %133 = load i8, ptr %5, align 1
  %134 = trunc i8 %133 to i1
  ret i1 %134
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
  %161 = load i32, ptr @fortran_ranks, align 4
  %162 = icmp slt i32 4, %161
  br i1 %162, label %163, label %200

163:                                              ; preds = %160
  %164 = load ptr, ptr %2, align 8
  %165 = getelementptr inbounds %struct.descriptor, ptr %164, i32 0, i32 3
  %166 = load i8, ptr %165, align 4
  %167 = zext i8 %166 to i32
  %168 = icmp slt i32 4, %167
  br i1 %168, label %169, label %200

169:                                              ; preds = %163
  %170 = load ptr, ptr %2, align 8
  %171 = getelementptr inbounds %struct.descriptor, ptr %170, i32 0, i32 7
  %172 = getelementptr inbounds [0 x %struct.dimension], ptr %171, i64 0, i64 4
  %173 = getelementptr inbounds %struct.dimension, ptr %172, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  %175 = icmp sle i64 %174, 1
  br i1 %175, label %184, label %176

176:                                              ; preds = %169
  %177 = load ptr, ptr %2, align 8
  %178 = getelementptr inbounds %struct.descriptor, ptr %177, i32 0, i32 7
  %179 = getelementptr inbounds [0 x %struct.dimension], ptr %178, i64 0, i64 4
  %180 = getelementptr inbounds %struct.dimension, ptr %179, i32 0, i32 2
  %181 = load i64, ptr %180, align 8
  %182 = load i64, ptr %3, align 8
  %183 = icmp eq i64 %181, %182
  br label %184

184:                                              ; preds = %176, %169
  %185 = phi i1 [ true, %169 ], [ %183, %176 ]
  %186 = zext i1 %185 to i32
  %187 = load i8, ptr %4, align 1
  %188 = trunc i8 %187 to i1
  %189 = zext i1 %188 to i32
  %190 = and i32 %189, %186
  %191 = icmp ne i32 %190, 0
  %192 = zext i1 %191 to i8
  store i8 %192, ptr %4, align 1
  %193 = load ptr, ptr %2, align 8
  %194 = getelementptr inbounds %struct.descriptor, ptr %193, i32 0, i32 7
  %195 = getelementptr inbounds [0 x %struct.dimension], ptr %194, i64 0, i64 4
  %196 = getelementptr inbounds %struct.dimension, ptr %195, i32 0, i32 1
  %197 = load i64, ptr %196, align 8
  %198 = load i64, ptr %3, align 8
  %199 = mul nsw i64 %198, %197
  store i64 %199, ptr %3, align 8
  br label %200

200:                                              ; preds = %184, %163, %160
  %201 = load i32, ptr @fortran_ranks, align 4
  %202 = icmp slt i32 5, %201
  br i1 %202, label %203, label %240

203:                                              ; preds = %200
  %204 = load ptr, ptr %2, align 8
  %205 = getelementptr inbounds %struct.descriptor, ptr %204, i32 0, i32 3
  %206 = load i8, ptr %205, align 4
  %207 = zext i8 %206 to i32
  %208 = icmp slt i32 5, %207
  br i1 %208, label %209, label %240

209:                                              ; preds = %203
  %210 = load ptr, ptr %2, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 7
  %212 = getelementptr inbounds [0 x %struct.dimension], ptr %211, i64 0, i64 5
  %213 = getelementptr inbounds %struct.dimension, ptr %212, i32 0, i32 1
  %214 = load i64, ptr %213, align 8
  %215 = icmp sle i64 %214, 1
  br i1 %215, label %224, label %216

216:                                              ; preds = %209
  %217 = load ptr, ptr %2, align 8
  %218 = getelementptr inbounds %struct.descriptor, ptr %217, i32 0, i32 7
  %219 = getelementptr inbounds [0 x %struct.dimension], ptr %218, i64 0, i64 5
  %220 = getelementptr inbounds %struct.dimension, ptr %219, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = load i64, ptr %3, align 8
  %223 = icmp eq i64 %221, %222
  br label %224

224:                                              ; preds = %216, %209
  %225 = phi i1 [ true, %209 ], [ %223, %216 ]
  %226 = zext i1 %225 to i32
  %227 = load i8, ptr %4, align 1
  %228 = trunc i8 %227 to i1
  %229 = zext i1 %228 to i32
  %230 = and i32 %229, %226
  %231 = icmp ne i32 %230, 0
  %232 = zext i1 %231 to i8
  store i8 %232, ptr %4, align 1
  %233 = load ptr, ptr %2, align 8
  %234 = getelementptr inbounds %struct.descriptor, ptr %233, i32 0, i32 7
  %235 = getelementptr inbounds [0 x %struct.dimension], ptr %234, i64 0, i64 5
  %236 = getelementptr inbounds %struct.dimension, ptr %235, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  %238 = load i64, ptr %3, align 8
  %239 = mul nsw i64 %238, %237
  store i64 %239, ptr %3, align 8
  br label %240

240:                                              ; preds = %224, %203, %200
  %241 = load i32, ptr @fortran_ranks, align 4
  %242 = icmp slt i32 6, %241
  br i1 %242, label %243, label %280

243:                                              ; preds = %240
  %244 = load ptr, ptr %2, align 8
  %245 = getelementptr inbounds %struct.descriptor, ptr %244, i32 0, i32 3
  %246 = load i8, ptr %245, align 4
  %247 = zext i8 %246 to i32
  %248 = icmp slt i32 6, %247
  br i1 %248, label %249, label %280

249:                                              ; preds = %243
  %250 = load ptr, ptr %2, align 8
  %251 = getelementptr inbounds %struct.descriptor, ptr %250, i32 0, i32 7
  %252 = getelementptr inbounds [0 x %struct.dimension], ptr %251, i64 0, i64 6
  %253 = getelementptr inbounds %struct.dimension, ptr %252, i32 0, i32 1
  %254 = load i64, ptr %253, align 8
  %255 = icmp sle i64 %254, 1
  br i1 %255, label %264, label %256

256:                                              ; preds = %249
  %257 = load ptr, ptr %2, align 8
  %258 = getelementptr inbounds %struct.descriptor, ptr %257, i32 0, i32 7
  %259 = getelementptr inbounds [0 x %struct.dimension], ptr %258, i64 0, i64 6
  %260 = getelementptr inbounds %struct.dimension, ptr %259, i32 0, i32 2
  %261 = load i64, ptr %260, align 8
  %262 = load i64, ptr %3, align 8
  %263 = icmp eq i64 %261, %262
  br label %264

264:                                              ; preds = %256, %249
  %265 = phi i1 [ true, %249 ], [ %263, %256 ]
  %266 = zext i1 %265 to i32
  %267 = load i8, ptr %4, align 1
  %268 = trunc i8 %267 to i1
  %269 = zext i1 %268 to i32
  %270 = and i32 %269, %266
  %271 = icmp ne i32 %270, 0
  %272 = zext i1 %271 to i8
  store i8 %272, ptr %4, align 1
  %273 = load ptr, ptr %2, align 8
  %274 = getelementptr inbounds %struct.descriptor, ptr %273, i32 0, i32 7
  %275 = getelementptr inbounds [0 x %struct.dimension], ptr %274, i64 0, i64 6
  %276 = getelementptr inbounds %struct.dimension, ptr %275, i32 0, i32 1
  %277 = load i64, ptr %276, align 8
  %278 = load i64, ptr %3, align 8
  %279 = mul nsw i64 %278, %277
  store i64 %279, ptr %3, align 8
  br label %280

280:                                              ; preds = %264, %243, %240
  br label %281

281:                                              ; preds = %280
  br label %282

282:                                              ; preds = %281
  %283 = load i8, ptr %4, align 1
  %284 = trunc i8 %283 to i1
  ret i1 %284
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
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds %struct.constructor, ptr %24, i32 0, i32 3
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %5, align 8
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds %struct.constructor, ptr %27, i32 0, i32 4
  %29 = load i32, ptr %28, align 8
  store i32 %29, ptr %6, align 4
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = load i32, ptr @fortran_ranks, align 4
  %35 = icmp sle i32 %33, %34
  %36 = zext i1 %35 to i32
  %37 = load ptr, ptr %5, align 8
  %38 = load i32, ptr %6, align 4
  call void @require(i32 noundef %36, ptr noundef @.str.3, ptr noundef %37, i32 noundef %38)
  %39 = load ptr, ptr %4, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 3
  %42 = load i8, ptr %41, align 4
  %43 = zext i8 %42 to i32
  %44 = call ptr @dimension_of(ptr noundef %39, i32 noundef 0, i32 noundef %43)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %44, i64 24, i1 false)
  %45 = load ptr, ptr %4, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = zext i8 %48 to i32
  %50 = call ptr @dimension_of(ptr noundef %45, i32 noundef 1, i32 noundef %49)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %4, align 8
  %52 = load ptr, ptr %4, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 3
  %54 = load i8, ptr %53, align 4
  %55 = zext i8 %54 to i32
  %56 = call ptr @dimension_of(ptr noundef %51, i32 noundef 2, i32 noundef %55)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %56, i64 24, i1 false)
  %57 = load ptr, ptr %4, align 8
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = call ptr @dimension_of(ptr noundef %57, i32 noundef 3, i32 noundef %61)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %62, i64 24, i1 false)
  %63 = load ptr, ptr %4, align 8
  %64 = load ptr, ptr %4, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = call ptr @dimension_of(ptr noundef %63, i32 noundef 4, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %68, i64 24, i1 false)
  %69 = load ptr, ptr %4, align 8
  %70 = load ptr, ptr %4, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = call ptr @dimension_of(ptr noundef %69, i32 noundef 5, i32 noundef %73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %74, i64 24, i1 false)
  %75 = load ptr, ptr %4, align 8
  %76 = load ptr, ptr %4, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = call ptr @dimension_of(ptr noundef %75, i32 noundef 6, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %80, i64 24, i1 false)
  %81 = load ptr, ptr %3, align 8
  %82 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %83, %85
  %87 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %89, %91
  %93 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %92, %94
  %96 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %95, %97
  %99 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %98, %100
  call void @make_room(ptr noundef %81, i64 noundef %101)
  %102 = load ptr, ptr %3, align 8
  %103 = getelementptr inbounds %struct.constructor, ptr %102, i32 0, i32 0
  %104 = load ptr, ptr %103, align 8
  store ptr %104, ptr %14, align 8
  %105 = load ptr, ptr %14, align 8
  %106 = getelementptr inbounds %struct.descriptor, ptr %105, i32 0, i32 0
  %107 = load ptr, ptr %106, align 8
  %108 = load ptr, ptr %3, align 8
  %109 = getelementptr inbounds %struct.constructor, ptr %108, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = load ptr, ptr %14, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %110, %113
  %115 = getelementptr inbounds i8, ptr %107, i64 %114
  store ptr %115, ptr %15, align 8
  store i64 0, ptr %16, align 8
  br label %116

116:                                              ; preds = %265, %2
  %117 = load i64, ptr %16, align 8
  %118 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %117, %119
  br i1 %120, label %122, label %121

121:                                              ; preds = %116
  store i32 2, ptr %17, align 4
  br label %268

122:                                              ; preds = %116
  store i64 0, ptr %18, align 8
  br label %123

123:                                              ; preds = %261, %122
  %124 = load i64, ptr %18, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %124, %126
  br i1 %127, label %129, label %128

128:                                              ; preds = %123
  store i32 5, ptr %17, align 4
  br label %264

129:                                              ; preds = %123
  store i64 0, ptr %19, align 8
  br label %130

130:                                              ; preds = %257, %129
  %131 = load i64, ptr %19, align 8
  %132 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %131, %133
  br i1 %134, label %136, label %135

135:                                              ; preds = %130
  store i32 8, ptr %17, align 4
  br label %260

136:                                              ; preds = %130
  store i64 0, ptr %20, align 8
  br label %137

137:                                              ; preds = %253, %136
  %138 = load i64, ptr %20, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %140 = load i64, ptr %139, align 8
  %141 = icmp slt i64 %138, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %137
  store i32 11, ptr %17, align 4
  br label %256

143:                                              ; preds = %137
  store i64 0, ptr %21, align 8
  br label %144

144:                                              ; preds = %249, %143
  %145 = load i64, ptr %21, align 8
  %146 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %145, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %144
  store i32 14, ptr %17, align 4
  br label %252

150:                                              ; preds = %144
  store i64 0, ptr %22, align 8
  br label %151

151:                                              ; preds = %245, %150
  %152 = load i64, ptr %22, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %152, %154
  br i1 %155, label %157, label %156

156:                                              ; preds = %151
  store i32 17, ptr %17, align 4
  br label %248

157:                                              ; preds = %151
  store i64 0, ptr %23, align 8
  br label %158

158:                                              ; preds = %241, %157
  %159 = load i64, ptr %23, align 8
  %160 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = icmp slt i64 %159, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %158
  store i32 20, ptr %17, align 4
  br label %244

164:                                              ; preds = %158
  %165 = load ptr, ptr %15, align 8
  %166 = load i64, ptr %16, align 8
  %167 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %166, %168
  %170 = load i64, ptr %18, align 8
  %171 = add nsw i64 %169, %170
  %172 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %171, %173
  %175 = load i64, ptr %19, align 8
  %176 = add nsw i64 %174, %175
  %177 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %176, %178
  %180 = load i64, ptr %20, align 8
  %181 = add nsw i64 %179, %180
  %182 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %181, %183
  %185 = load i64, ptr %21, align 8
  %186 = add nsw i64 %184, %185
  %187 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %188 = load i64, ptr %187, align 8
  %189 = mul nsw i64 %186, %188
  %190 = load i64, ptr %22, align 8
  %191 = add nsw i64 %189, %190
  %192 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %193 = load i64, ptr %192, align 8
  %194 = mul nsw i64 %191, %193
  %195 = load i64, ptr %23, align 8
  %196 = add nsw i64 %194, %195
  %197 = load ptr, ptr %14, align 8
  %198 = getelementptr inbounds %struct.descriptor, ptr %197, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %196, %199
  %201 = getelementptr inbounds i8, ptr %165, i64 %200
  %202 = load ptr, ptr %4, align 8
  %203 = getelementptr inbounds %struct.descriptor, ptr %202, i32 0, i32 0
  %204 = load ptr, ptr %203, align 8
  %205 = load i64, ptr %23, align 8
  %206 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %207 = load i64, ptr %206, align 8
  %208 = mul nsw i64 %205, %207
  %209 = load i64, ptr %22, align 8
  %210 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %211 = load i64, ptr %210, align 8
  %212 = mul nsw i64 %209, %211
  %213 = add nsw i64 %208, %212
  %214 = load i64, ptr %21, align 8
  %215 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %214, %216
  %218 = add nsw i64 %213, %217
  %219 = load i64, ptr %20, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = add nsw i64 %218, %222
  %224 = load i64, ptr %19, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = add nsw i64 %223, %227
  %229 = load i64, ptr %18, align 8
  %230 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %229, %231
  %233 = add nsw i64 %228, %232
  %234 = load i64, ptr %16, align 8
  %235 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %234, %236
  %238 = add nsw i64 %233, %237
  %239 = getelementptr inbounds i8, ptr %204, i64 %238
  %240 = load ptr, ptr %14, align 8
  call void @put(ptr noundef %201, ptr noundef %239, ptr noundef %240)
  br label %241

241:                                              ; preds = %164
  %242 = load i64, ptr %23, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %23, align 8
  br label %158

244:                                              ; preds = %163
  br label %245

245:                                              ; preds = %244
  %246 = load i64, ptr %22, align 8
  %247 = add nsw i64 %246, 1
  store i64 %247, ptr %22, align 8
  br label %151

248:                                              ; preds = %156
  br label %249

249:                                              ; preds = %248
  %250 = load i64, ptr %21, align 8
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %21, align 8
  br label %144

252:                                              ; preds = %149
  br label %253

253:                                              ; preds = %252
  %254 = load i64, ptr %20, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %20, align 8
  br label %137

256:                                              ; preds = %142
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %19, align 8
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %19, align 8
  br label %130

260:                                              ; preds = %135
  br label %261

261:                                              ; preds = %260
  %262 = load i64, ptr %18, align 8
  %263 = add nsw i64 %262, 1
  store i64 %263, ptr %18, align 8
  br label %123

264:                                              ; preds = %128
  br label %265

265:                                              ; preds = %264
  %266 = load i64, ptr %16, align 8
  %267 = add nsw i64 %266, 1
  store i64 %267, ptr %16, align 8
  br label %116

268:                                              ; preds = %121
  %269 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %272 = load i64, ptr %271, align 8
  %273 = mul nsw i64 %270, %272
  %274 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %275 = load i64, ptr %274, align 8
  %276 = mul nsw i64 %273, %275
  %277 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %278 = load i64, ptr %277, align 8
  %279 = mul nsw i64 %276, %278
  %280 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %281 = load i64, ptr %280, align 8
  %282 = mul nsw i64 %279, %281
  %283 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %284 = load i64, ptr %283, align 8
  %285 = mul nsw i64 %282, %284
  %286 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %287 = load i64, ptr %286, align 8
  %288 = mul nsw i64 %285, %287
  %289 = load ptr, ptr %3, align 8
  %290 = getelementptr inbounds %struct.constructor, ptr %289, i32 0, i32 1
  %291 = load i64, ptr %290, align 8
  %292 = add nsw i64 %291, %288
  store i64 %292, ptr %290, align 8
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
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %25 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %6, align 8
  %27 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %7, align 8
  %29 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 3
  %30 = load i8, ptr %29, align 4
  %31 = trunc i8 %30 to i1
  br i1 %31, label %32, label %39

32:                                               ; preds = %3
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 4
  %35 = load i8, ptr %34, align 1
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 42
  %38 = zext i1 %37 to i32
  br label %46

39:                                               ; preds = %3
  %40 = load ptr, ptr %7, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp eq i32 %43, 42
  %45 = zext i1 %44 to i32
  br label %46

46:                                               ; preds = %39, %32
  %47 = phi i32 [ %38, %32 ], [ %45, %39 ]
  %48 = icmp ne i32 %47, 0
  %49 = zext i1 %48 to i8
  store i8 %49, ptr %8, align 1
  %50 = load ptr, ptr %6, align 8
  %51 = load i8, ptr %8, align 1
  %52 = trunc i8 %51 to i1
  br i1 %52, label %53, label %55

53:                                               ; preds = %46
  %54 = call ptr @former_type(ptr noundef byval(%struct.sides) align 8 %0)
  br label %56

55:                                               ; preds = %46
  br label %56

56:                                               ; preds = %55, %53
  %57 = phi ptr [ %54, %53 ], [ null, %55 ]
  %58 = load ptr, ptr %7, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  call void @former(ptr dead_on_unwind writable sret(%struct.former) align 8 %9, ptr noundef %50, ptr noundef %57, i32 noundef %61)
  %62 = load ptr, ptr %6, align 8
  %63 = load ptr, ptr %7, align 8
  %64 = load ptr, ptr %7, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  call void @reshape_to(ptr noundef %62, ptr noundef %63, i32 noundef %67)
  %68 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = trunc i8 %69 to i1
  br i1 %70, label %71, label %78

71:                                               ; preds = %56
  %72 = load ptr, ptr %6, align 8
  %73 = load ptr, ptr %7, align 8
  %74 = load ptr, ptr %7, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  call void @take_type(ptr noundef %72, ptr noundef %73, i32 noundef %77)
  br label %78

78:                                               ; preds = %71, %56
  %79 = load ptr, ptr %7, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = load i32, ptr @fortran_ranks, align 4
  %84 = icmp sle i32 %82, %83
  %85 = zext i1 %84 to i32
  %86 = load ptr, ptr %4, align 8
  %87 = load i32, ptr %5, align 4
  call void @require(i32 noundef %85, ptr noundef @.str.3, ptr noundef %86, i32 noundef %87)
  %88 = load ptr, ptr %6, align 8
  %89 = load ptr, ptr %7, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 3
  %91 = load i8, ptr %90, align 4
  %92 = zext i8 %91 to i32
  %93 = call ptr @dimension_of(ptr noundef %88, i32 noundef 0, i32 noundef %92)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %93, i64 24, i1 false)
  %94 = load ptr, ptr %6, align 8
  %95 = load ptr, ptr %7, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = call ptr @dimension_of(ptr noundef %94, i32 noundef 1, i32 noundef %98)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %99, i64 24, i1 false)
  %100 = load ptr, ptr %6, align 8
  %101 = load ptr, ptr %7, align 8
  %102 = getelementptr inbounds %struct.descriptor, ptr %101, i32 0, i32 3
  %103 = load i8, ptr %102, align 4
  %104 = zext i8 %103 to i32
  %105 = call ptr @dimension_of(ptr noundef %100, i32 noundef 2, i32 noundef %104)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %105, i64 24, i1 false)
  %106 = load ptr, ptr %6, align 8
  %107 = load ptr, ptr %7, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 3
  %109 = load i8, ptr %108, align 4
  %110 = zext i8 %109 to i32
  %111 = call ptr @dimension_of(ptr noundef %106, i32 noundef 3, i32 noundef %110)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %111, i64 24, i1 false)
  %112 = load ptr, ptr %6, align 8
  %113 = load ptr, ptr %7, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = zext i8 %115 to i32
  %117 = call ptr @dimension_of(ptr noundef %112, i32 noundef 4, i32 noundef %116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %117, i64 24, i1 false)
  %118 = load ptr, ptr %6, align 8
  %119 = load ptr, ptr %7, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 3
  %121 = load i8, ptr %120, align 4
  %122 = zext i8 %121 to i32
  %123 = call ptr @dimension_of(ptr noundef %118, i32 noundef 5, i32 noundef %122)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %123, i64 24, i1 false)
  %124 = load ptr, ptr %6, align 8
  %125 = load ptr, ptr %7, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 3
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = call ptr @dimension_of(ptr noundef %124, i32 noundef 6, i32 noundef %128)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %129, i64 24, i1 false)
  store i64 0, ptr %17, align 8
  br label %130

130:                                              ; preds = %256, %78
  %131 = load i64, ptr %17, align 8
  %132 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %131, %133
  br i1 %134, label %136, label %135

135:                                              ; preds = %130
  store i32 2, ptr %18, align 4
  br label %259

136:                                              ; preds = %130
  store i64 0, ptr %19, align 8
  br label %137

137:                                              ; preds = %252, %136
  %138 = load i64, ptr %19, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %140 = load i64, ptr %139, align 8
  %141 = icmp slt i64 %138, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %137
  store i32 5, ptr %18, align 4
  br label %255

143:                                              ; preds = %137
  store i64 0, ptr %20, align 8
  br label %144

144:                                              ; preds = %248, %143
  %145 = load i64, ptr %20, align 8
  %146 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %145, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %144
  store i32 8, ptr %18, align 4
  br label %251

150:                                              ; preds = %144
  store i64 0, ptr %21, align 8
  br label %151

151:                                              ; preds = %244, %150
  %152 = load i64, ptr %21, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %152, %154
  br i1 %155, label %157, label %156

156:                                              ; preds = %151
  store i32 11, ptr %18, align 4
  br label %247

157:                                              ; preds = %151
  store i64 0, ptr %22, align 8
  br label %158

158:                                              ; preds = %240, %157
  %159 = load i64, ptr %22, align 8
  %160 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = icmp slt i64 %159, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %158
  store i32 14, ptr %18, align 4
  br label %243

164:                                              ; preds = %158
  store i64 0, ptr %23, align 8
  br label %165

165:                                              ; preds = %236, %164
  %166 = load i64, ptr %23, align 8
  %167 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = icmp slt i64 %166, %168
  br i1 %169, label %171, label %170

170:                                              ; preds = %165
  store i32 17, ptr %18, align 4
  br label %239

171:                                              ; preds = %165
  store i64 0, ptr %24, align 8
  br label %172

172:                                              ; preds = %232, %171
  %173 = load i64, ptr %24, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = icmp slt i64 %173, %175
  br i1 %176, label %178, label %177

177:                                              ; preds = %172
  store i32 20, ptr %18, align 4
  br label %235

178:                                              ; preds = %172
  %179 = load ptr, ptr %6, align 8
  %180 = getelementptr inbounds %struct.descriptor, ptr %179, i32 0, i32 0
  %181 = load ptr, ptr %180, align 8
  %182 = load i64, ptr %24, align 8
  %183 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %184 = load i64, ptr %183, align 8
  %185 = mul nsw i64 %182, %184
  %186 = load i64, ptr %23, align 8
  %187 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %188 = load i64, ptr %187, align 8
  %189 = mul nsw i64 %186, %188
  %190 = add nsw i64 %185, %189
  %191 = load i64, ptr %22, align 8
  %192 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %193 = load i64, ptr %192, align 8
  %194 = mul nsw i64 %191, %193
  %195 = add nsw i64 %190, %194
  %196 = load i64, ptr %21, align 8
  %197 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %198 = load i64, ptr %197, align 8
  %199 = mul nsw i64 %196, %198
  %200 = add nsw i64 %195, %199
  %201 = load i64, ptr %20, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %203 = load i64, ptr %202, align 8
  %204 = mul nsw i64 %201, %203
  %205 = add nsw i64 %200, %204
  %206 = load i64, ptr %19, align 8
  %207 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %208 = load i64, ptr %207, align 8
  %209 = mul nsw i64 %206, %208
  %210 = add nsw i64 %205, %209
  %211 = load i64, ptr %17, align 8
  %212 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %213 = load i64, ptr %212, align 8
  %214 = mul nsw i64 %211, %213
  %215 = add nsw i64 %210, %214
  %216 = getelementptr inbounds i8, ptr %181, i64 %215
  %217 = load ptr, ptr %7, align 8
  %218 = getelementptr inbounds %struct.descriptor, ptr %217, i32 0, i32 0
  %219 = load ptr, ptr %218, align 8
  %220 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %221 = load ptr, ptr %220, align 8
  %222 = load i64, ptr %24, align 8
  %223 = load i64, ptr %23, align 8
  %224 = load i64, ptr %22, align 8
  %225 = load i64, ptr %21, align 8
  %226 = load i64, ptr %20, align 8
  %227 = load i64, ptr %19, align 8
  %228 = load i64, ptr %17, align 8
  %229 = call i64 @offset_in(ptr noundef %221, i64 noundef %222, i64 noundef %223, i64 noundef %224, i64 noundef %225, i64 noundef %226, i64 noundef %227, i64 noundef %228)
  %230 = getelementptr inbounds i8, ptr %219, i64 %229
  %231 = load ptr, ptr %7, align 8
  call void @put(ptr noundef %216, ptr noundef %230, ptr noundef %231)
  br label %232

232:                                              ; preds = %178
  %233 = load i64, ptr %24, align 8
  %234 = add nsw i64 %233, 1
  store i64 %234, ptr %24, align 8
  br label %172

235:                                              ; preds = %177
  br label %236

236:                                              ; preds = %235
  %237 = load i64, ptr %23, align 8
  %238 = add nsw i64 %237, 1
  store i64 %238, ptr %23, align 8
  br label %165

239:                                              ; preds = %170
  br label %240

240:                                              ; preds = %239
  %241 = load i64, ptr %22, align 8
  %242 = add nsw i64 %241, 1
  store i64 %242, ptr %22, align 8
  br label %158

243:                                              ; preds = %163
  br label %244

244:                                              ; preds = %243
  %245 = load i64, ptr %21, align 8
  %246 = add nsw i64 %245, 1
  store i64 %246, ptr %21, align 8
  br label %151

247:                                              ; preds = %156
  br label %248

248:                                              ; preds = %247
  %249 = load i64, ptr %20, align 8
  %250 = add nsw i64 %249, 1
  store i64 %250, ptr %20, align 8
  br label %144

251:                                              ; preds = %149
  br label %252

252:                                              ; preds = %251
  %253 = load i64, ptr %19, align 8
  %254 = add nsw i64 %253, 1
  store i64 %254, ptr %19, align 8
  br label %137

255:                                              ; preds = %142
  br label %256

256:                                              ; preds = %255
  %257 = load i64, ptr %17, align 8
  %258 = add nsw i64 %257, 1
  store i64 %258, ptr %17, align 8
  br label %130

259:                                              ; preds = %135
  %260 = load i8, ptr %8, align 1
  %261 = trunc i8 %260 to i1
  call void @give_back(ptr noundef byval(%struct.former) align 8 %9, i1 noundef zeroext %261)
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
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca ptr, align 8
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
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %40 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %6, align 8
  %42 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %7, align 8
  %44 = load ptr, ptr %7, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  store i64 %46, ptr %8, align 8
  %47 = call zeroext i1 @collides(ptr noundef byval(%struct.sides) align 8 %0)
  %48 = zext i1 %47 to i8
  store i8 %48, ptr %9, align 1
  %49 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %50 = load i32, ptr %49, align 8
  %51 = load i32, ptr @fortran_ranks, align 4
  %52 = icmp sle i32 %50, %51
  %53 = zext i1 %52 to i32
  %54 = load ptr, ptr %4, align 8
  %55 = load i32, ptr %5, align 4
  call void @require(i32 noundef %53, ptr noundef @.str.3, ptr noundef %54, i32 noundef %55)
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %58 = load i32, ptr %57, align 8
  %59 = call ptr @dimension_of(ptr noundef %56, i32 noundef 0, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %62 = load i32, ptr %61, align 8
  %63 = call ptr @dimension_of(ptr noundef %60, i32 noundef 1, i32 noundef %62)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %63, i64 24, i1 false)
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %66 = load i32, ptr %65, align 8
  %67 = call ptr @dimension_of(ptr noundef %64, i32 noundef 2, i32 noundef %66)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %67, i64 24, i1 false)
  %68 = load ptr, ptr %6, align 8
  %69 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %70 = load i32, ptr %69, align 8
  %71 = call ptr @dimension_of(ptr noundef %68, i32 noundef 3, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %74 = load i32, ptr %73, align 8
  %75 = call ptr @dimension_of(ptr noundef %72, i32 noundef 4, i32 noundef %74)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %75, i64 24, i1 false)
  %76 = load ptr, ptr %6, align 8
  %77 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %78 = load i32, ptr %77, align 8
  %79 = call ptr @dimension_of(ptr noundef %76, i32 noundef 5, i32 noundef %78)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %79, i64 24, i1 false)
  %80 = load ptr, ptr %6, align 8
  %81 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %82 = load i32, ptr %81, align 8
  %83 = call ptr @dimension_of(ptr noundef %80, i32 noundef 6, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %7, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 4
  %86 = load i8, ptr %85, align 1
  %87 = zext i8 %86 to i32
  %88 = icmp eq i32 %87, 42
  br i1 %88, label %89, label %103

89:                                               ; preds = %3
  %90 = load i8, ptr %9, align 1
  %91 = trunc i8 %90 to i1
  br i1 %91, label %92, label %99

92:                                               ; preds = %89
  %93 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %94 = load i32, ptr %93, align 8
  %95 = icmp ne i32 %94, 0
  br i1 %95, label %96, label %99

96:                                               ; preds = %92
  %97 = load ptr, ptr %4, align 8
  %98 = load i32, ptr %5, align 4
  call void @assign_shared_objects(ptr noundef byval(%struct.sides) align 8 %0, ptr noundef %97, i32 noundef %98)
  br label %102

99:                                               ; preds = %92, %89
  %100 = load ptr, ptr %4, align 8
  %101 = load i32, ptr %5, align 4
  call void @assign_objects(ptr noundef byval(%struct.sides) align 8 %0, ptr noundef %100, i32 noundef %101)
  br label %102

102:                                              ; preds = %99, %96
  br label %541

103:                                              ; preds = %3
  %104 = load i8, ptr %9, align 1
  %105 = trunc i8 %104 to i1
  br i1 %105, label %106, label %409

106:                                              ; preds = %103
  %107 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %108, %110
  %112 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %111, %113
  %115 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = mul nsw i64 %114, %116
  %118 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  %120 = mul nsw i64 %117, %119
  %121 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = mul nsw i64 %123, %125
  %127 = load i64, ptr %8, align 8
  %128 = mul nsw i64 %126, %127
  %129 = call ptr @malloc(i64 noundef %128) #10
  store ptr %129, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %130

130:                                              ; preds = %253, %106
  %131 = load i64, ptr %18, align 8
  %132 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %131, %133
  br i1 %134, label %136, label %135

135:                                              ; preds = %130
  store i32 2, ptr %19, align 4
  br label %256

136:                                              ; preds = %130
  store i64 0, ptr %20, align 8
  br label %137

137:                                              ; preds = %249, %136
  %138 = load i64, ptr %20, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %140 = load i64, ptr %139, align 8
  %141 = icmp slt i64 %138, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %137
  store i32 5, ptr %19, align 4
  br label %252

143:                                              ; preds = %137
  store i64 0, ptr %21, align 8
  br label %144

144:                                              ; preds = %245, %143
  %145 = load i64, ptr %21, align 8
  %146 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %145, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %144
  store i32 8, ptr %19, align 4
  br label %248

150:                                              ; preds = %144
  store i64 0, ptr %22, align 8
  br label %151

151:                                              ; preds = %241, %150
  %152 = load i64, ptr %22, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %152, %154
  br i1 %155, label %157, label %156

156:                                              ; preds = %151
  store i32 11, ptr %19, align 4
  br label %244

157:                                              ; preds = %151
  store i64 0, ptr %23, align 8
  br label %158

158:                                              ; preds = %237, %157
  %159 = load i64, ptr %23, align 8
  %160 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = icmp slt i64 %159, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %158
  store i32 14, ptr %19, align 4
  br label %240

164:                                              ; preds = %158
  store i64 0, ptr %24, align 8
  br label %165

165:                                              ; preds = %233, %164
  %166 = load i64, ptr %24, align 8
  %167 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = icmp slt i64 %166, %168
  br i1 %169, label %171, label %170

170:                                              ; preds = %165
  store i32 17, ptr %19, align 4
  br label %236

171:                                              ; preds = %165
  store i64 0, ptr %25, align 8
  br label %172

172:                                              ; preds = %229, %171
  %173 = load i64, ptr %25, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = icmp slt i64 %173, %175
  br i1 %176, label %178, label %177

177:                                              ; preds = %172
  store i32 20, ptr %19, align 4
  br label %232

178:                                              ; preds = %172
  %179 = load ptr, ptr %17, align 8
  %180 = load i64, ptr %18, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %182
  %184 = load i64, ptr %20, align 8
  %185 = add nsw i64 %183, %184
  %186 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %187 = load i64, ptr %186, align 8
  %188 = mul nsw i64 %185, %187
  %189 = load i64, ptr %21, align 8
  %190 = add nsw i64 %188, %189
  %191 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %190, %192
  %194 = load i64, ptr %22, align 8
  %195 = add nsw i64 %193, %194
  %196 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %197 = load i64, ptr %196, align 8
  %198 = mul nsw i64 %195, %197
  %199 = load i64, ptr %23, align 8
  %200 = add nsw i64 %198, %199
  %201 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %202 = load i64, ptr %201, align 8
  %203 = mul nsw i64 %200, %202
  %204 = load i64, ptr %24, align 8
  %205 = add nsw i64 %203, %204
  %206 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %207 = load i64, ptr %206, align 8
  %208 = mul nsw i64 %205, %207
  %209 = load i64, ptr %25, align 8
  %210 = add nsw i64 %208, %209
  %211 = load i64, ptr %8, align 8
  %212 = mul nsw i64 %210, %211
  %213 = getelementptr inbounds i8, ptr %179, i64 %212
  %214 = load ptr, ptr %7, align 8
  %215 = getelementptr inbounds %struct.descriptor, ptr %214, i32 0, i32 0
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %218 = load ptr, ptr %217, align 8
  %219 = load i64, ptr %25, align 8
  %220 = load i64, ptr %24, align 8
  %221 = load i64, ptr %23, align 8
  %222 = load i64, ptr %22, align 8
  %223 = load i64, ptr %21, align 8
  %224 = load i64, ptr %20, align 8
  %225 = load i64, ptr %18, align 8
  %226 = call i64 @offset_in(ptr noundef %218, i64 noundef %219, i64 noundef %220, i64 noundef %221, i64 noundef %222, i64 noundef %223, i64 noundef %224, i64 noundef %225)
  %227 = getelementptr inbounds i8, ptr %216, i64 %226
  %228 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %213, ptr noundef %227, ptr noundef %228)
  br label %229

229:                                              ; preds = %178
  %230 = load i64, ptr %25, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %25, align 8
  br label %172

232:                                              ; preds = %177
  br label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %24, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %24, align 8
  br label %165

236:                                              ; preds = %170
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %23, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %23, align 8
  br label %158

240:                                              ; preds = %163
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %22, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %22, align 8
  br label %151

244:                                              ; preds = %156
  br label %245

245:                                              ; preds = %244
  %246 = load i64, ptr %21, align 8
  %247 = add nsw i64 %246, 1
  store i64 %247, ptr %21, align 8
  br label %144

248:                                              ; preds = %149
  br label %249

249:                                              ; preds = %248
  %250 = load i64, ptr %20, align 8
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %20, align 8
  br label %137

252:                                              ; preds = %142
  br label %253

253:                                              ; preds = %252
  %254 = load i64, ptr %18, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %18, align 8
  br label %130

256:                                              ; preds = %135
  store i64 0, ptr %26, align 8
  br label %257

257:                                              ; preds = %404, %256
  %258 = load i64, ptr %26, align 8
  %259 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  %261 = icmp slt i64 %258, %260
  br i1 %261, label %263, label %262

262:                                              ; preds = %257
  store i32 23, ptr %19, align 4
  br label %407

263:                                              ; preds = %257
  store i64 0, ptr %27, align 8
  br label %264

264:                                              ; preds = %400, %263
  %265 = load i64, ptr %27, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  %268 = icmp slt i64 %265, %267
  br i1 %268, label %270, label %269

269:                                              ; preds = %264
  store i32 26, ptr %19, align 4
  br label %403

270:                                              ; preds = %264
  store i64 0, ptr %28, align 8
  br label %271

271:                                              ; preds = %396, %270
  %272 = load i64, ptr %28, align 8
  %273 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %274 = load i64, ptr %273, align 8
  %275 = icmp slt i64 %272, %274
  br i1 %275, label %277, label %276

276:                                              ; preds = %271
  store i32 29, ptr %19, align 4
  br label %399

277:                                              ; preds = %271
  store i64 0, ptr %29, align 8
  br label %278

278:                                              ; preds = %392, %277
  %279 = load i64, ptr %29, align 8
  %280 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %281 = load i64, ptr %280, align 8
  %282 = icmp slt i64 %279, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %278
  store i32 32, ptr %19, align 4
  br label %395

284:                                              ; preds = %278
  store i64 0, ptr %30, align 8
  br label %285

285:                                              ; preds = %388, %284
  %286 = load i64, ptr %30, align 8
  %287 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %288 = load i64, ptr %287, align 8
  %289 = icmp slt i64 %286, %288
  br i1 %289, label %291, label %290

290:                                              ; preds = %285
  store i32 35, ptr %19, align 4
  br label %391

291:                                              ; preds = %285
  store i64 0, ptr %31, align 8
  br label %292

292:                                              ; preds = %384, %291
  %293 = load i64, ptr %31, align 8
  %294 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %295 = load i64, ptr %294, align 8
  %296 = icmp slt i64 %293, %295
  br i1 %296, label %298, label %297

297:                                              ; preds = %292
  store i32 38, ptr %19, align 4
  br label %387

298:                                              ; preds = %292
  store i64 0, ptr %32, align 8
  br label %299

299:                                              ; preds = %380, %298
  %300 = load i64, ptr %32, align 8
  %301 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %302 = load i64, ptr %301, align 8
  %303 = icmp slt i64 %300, %302
  br i1 %303, label %305, label %304

304:                                              ; preds = %299
  store i32 41, ptr %19, align 4
  br label %383

305:                                              ; preds = %299
  %306 = load ptr, ptr %6, align 8
  %307 = getelementptr inbounds %struct.descriptor, ptr %306, i32 0, i32 0
  %308 = load ptr, ptr %307, align 8
  %309 = load i64, ptr %32, align 8
  %310 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %311 = load i64, ptr %310, align 8
  %312 = mul nsw i64 %309, %311
  %313 = load i64, ptr %31, align 8
  %314 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %315 = load i64, ptr %314, align 8
  %316 = mul nsw i64 %313, %315
  %317 = add nsw i64 %312, %316
  %318 = load i64, ptr %30, align 8
  %319 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %320 = load i64, ptr %319, align 8
  %321 = mul nsw i64 %318, %320
  %322 = add nsw i64 %317, %321
  %323 = load i64, ptr %29, align 8
  %324 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %325 = load i64, ptr %324, align 8
  %326 = mul nsw i64 %323, %325
  %327 = add nsw i64 %322, %326
  %328 = load i64, ptr %28, align 8
  %329 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %330 = load i64, ptr %329, align 8
  %331 = mul nsw i64 %328, %330
  %332 = add nsw i64 %327, %331
  %333 = load i64, ptr %27, align 8
  %334 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %335 = load i64, ptr %334, align 8
  %336 = mul nsw i64 %333, %335
  %337 = add nsw i64 %332, %336
  %338 = load i64, ptr %26, align 8
  %339 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %340 = load i64, ptr %339, align 8
  %341 = mul nsw i64 %338, %340
  %342 = add nsw i64 %337, %341
  %343 = getelementptr inbounds i8, ptr %308, i64 %342
  %344 = load ptr, ptr %17, align 8
  %345 = load i64, ptr %26, align 8
  %346 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %347 = load i64, ptr %346, align 8
  %348 = mul nsw i64 %345, %347
  %349 = load i64, ptr %27, align 8
  %350 = add nsw i64 %348, %349
  %351 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %352 = load i64, ptr %351, align 8
  %353 = mul nsw i64 %350, %352
  %354 = load i64, ptr %28, align 8
  %355 = add nsw i64 %353, %354
  %356 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %357 = load i64, ptr %356, align 8
  %358 = mul nsw i64 %355, %357
  %359 = load i64, ptr %29, align 8
  %360 = add nsw i64 %358, %359
  %361 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %362 = load i64, ptr %361, align 8
  %363 = mul nsw i64 %360, %362
  %364 = load i64, ptr %30, align 8
  %365 = add nsw i64 %363, %364
  %366 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %367 = load i64, ptr %366, align 8
  %368 = mul nsw i64 %365, %367
  %369 = load i64, ptr %31, align 8
  %370 = add nsw i64 %368, %369
  %371 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %372 = load i64, ptr %371, align 8
  %373 = mul nsw i64 %370, %372
  %374 = load i64, ptr %32, align 8
  %375 = add nsw i64 %373, %374
  %376 = load i64, ptr %8, align 8
  %377 = mul nsw i64 %375, %376
  %378 = getelementptr inbounds i8, ptr %344, i64 %377
  %379 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %343, ptr noundef %378, ptr noundef %379)
  br label %380

380:                                              ; preds = %305
  %381 = load i64, ptr %32, align 8
  %382 = add nsw i64 %381, 1
  store i64 %382, ptr %32, align 8
  br label %299

383:                                              ; preds = %304
  br label %384

384:                                              ; preds = %383
  %385 = load i64, ptr %31, align 8
  %386 = add nsw i64 %385, 1
  store i64 %386, ptr %31, align 8
  br label %292

387:                                              ; preds = %297
  br label %388

388:                                              ; preds = %387
  %389 = load i64, ptr %30, align 8
  %390 = add nsw i64 %389, 1
  store i64 %390, ptr %30, align 8
  br label %285

391:                                              ; preds = %290
  br label %392

392:                                              ; preds = %391
  %393 = load i64, ptr %29, align 8
  %394 = add nsw i64 %393, 1
  store i64 %394, ptr %29, align 8
  br label %278

395:                                              ; preds = %283
  br label %396

396:                                              ; preds = %395
  %397 = load i64, ptr %28, align 8
  %398 = add nsw i64 %397, 1
  store i64 %398, ptr %28, align 8
  br label %271

399:                                              ; preds = %276
  br label %400

400:                                              ; preds = %399
  %401 = load i64, ptr %27, align 8
  %402 = add nsw i64 %401, 1
  store i64 %402, ptr %27, align 8
  br label %264

403:                                              ; preds = %269
  br label %404

404:                                              ; preds = %403
  %405 = load i64, ptr %26, align 8
  %406 = add nsw i64 %405, 1
  store i64 %406, ptr %26, align 8
  br label %257

407:                                              ; preds = %262
  %408 = load ptr, ptr %17, align 8
  call void @free(ptr noundef %408)
  br label %540

409:                                              ; preds = %103
  store i64 0, ptr %33, align 8
  br label %410

410:                                              ; preds = %536, %409
  %411 = load i64, ptr %33, align 8
  %412 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %413 = load i64, ptr %412, align 8
  %414 = icmp slt i64 %411, %413
  br i1 %414, label %416, label %415

415:                                              ; preds = %410
  store i32 44, ptr %19, align 4
  br label %539

416:                                              ; preds = %410
  store i64 0, ptr %34, align 8
  br label %417

417:                                              ; preds = %532, %416
  %418 = load i64, ptr %34, align 8
  %419 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %420 = load i64, ptr %419, align 8
  %421 = icmp slt i64 %418, %420
  br i1 %421, label %423, label %422

422:                                              ; preds = %417
  store i32 47, ptr %19, align 4
  br label %535

423:                                              ; preds = %417
  store i64 0, ptr %35, align 8
  br label %424

424:                                              ; preds = %528, %423
  %425 = load i64, ptr %35, align 8
  %426 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %427 = load i64, ptr %426, align 8
  %428 = icmp slt i64 %425, %427
  br i1 %428, label %430, label %429

429:                                              ; preds = %424
  store i32 50, ptr %19, align 4
  br label %531

430:                                              ; preds = %424
  store i64 0, ptr %36, align 8
  br label %431

431:                                              ; preds = %524, %430
  %432 = load i64, ptr %36, align 8
  %433 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %434 = load i64, ptr %433, align 8
  %435 = icmp slt i64 %432, %434
  br i1 %435, label %437, label %436

436:                                              ; preds = %431
  store i32 53, ptr %19, align 4
  br label %527

437:                                              ; preds = %431
  store i64 0, ptr %37, align 8
  br label %438

438:                                              ; preds = %520, %437
  %439 = load i64, ptr %37, align 8
  %440 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %441 = load i64, ptr %440, align 8
  %442 = icmp slt i64 %439, %441
  br i1 %442, label %444, label %443

443:                                              ; preds = %438
  store i32 56, ptr %19, align 4
  br label %523

444:                                              ; preds = %438
  store i64 0, ptr %38, align 8
  br label %445

445:                                              ; preds = %516, %444
  %446 = load i64, ptr %38, align 8
  %447 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %448 = load i64, ptr %447, align 8
  %449 = icmp slt i64 %446, %448
  br i1 %449, label %451, label %450

450:                                              ; preds = %445
  store i32 59, ptr %19, align 4
  br label %519

451:                                              ; preds = %445
  store i64 0, ptr %39, align 8
  br label %452

452:                                              ; preds = %512, %451
  %453 = load i64, ptr %39, align 8
  %454 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %455 = load i64, ptr %454, align 8
  %456 = icmp slt i64 %453, %455
  br i1 %456, label %458, label %457

457:                                              ; preds = %452
  store i32 62, ptr %19, align 4
  br label %515

458:                                              ; preds = %452
  %459 = load ptr, ptr %6, align 8
  %460 = getelementptr inbounds %struct.descriptor, ptr %459, i32 0, i32 0
  %461 = load ptr, ptr %460, align 8
  %462 = load i64, ptr %39, align 8
  %463 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %464 = load i64, ptr %463, align 8
  %465 = mul nsw i64 %462, %464
  %466 = load i64, ptr %38, align 8
  %467 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %468 = load i64, ptr %467, align 8
  %469 = mul nsw i64 %466, %468
  %470 = add nsw i64 %465, %469
  %471 = load i64, ptr %37, align 8
  %472 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %473 = load i64, ptr %472, align 8
  %474 = mul nsw i64 %471, %473
  %475 = add nsw i64 %470, %474
  %476 = load i64, ptr %36, align 8
  %477 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %478 = load i64, ptr %477, align 8
  %479 = mul nsw i64 %476, %478
  %480 = add nsw i64 %475, %479
  %481 = load i64, ptr %35, align 8
  %482 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %483 = load i64, ptr %482, align 8
  %484 = mul nsw i64 %481, %483
  %485 = add nsw i64 %480, %484
  %486 = load i64, ptr %34, align 8
  %487 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %488 = load i64, ptr %487, align 8
  %489 = mul nsw i64 %486, %488
  %490 = add nsw i64 %485, %489
  %491 = load i64, ptr %33, align 8
  %492 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %493 = load i64, ptr %492, align 8
  %494 = mul nsw i64 %491, %493
  %495 = add nsw i64 %490, %494
  %496 = getelementptr inbounds i8, ptr %461, i64 %495
  %497 = load ptr, ptr %7, align 8
  %498 = getelementptr inbounds %struct.descriptor, ptr %497, i32 0, i32 0
  %499 = load ptr, ptr %498, align 8
  %500 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %501 = load ptr, ptr %500, align 8
  %502 = load i64, ptr %39, align 8
  %503 = load i64, ptr %38, align 8
  %504 = load i64, ptr %37, align 8
  %505 = load i64, ptr %36, align 8
  %506 = load i64, ptr %35, align 8
  %507 = load i64, ptr %34, align 8
  %508 = load i64, ptr %33, align 8
  %509 = call i64 @offset_in(ptr noundef %501, i64 noundef %502, i64 noundef %503, i64 noundef %504, i64 noundef %505, i64 noundef %506, i64 noundef %507, i64 noundef %508)
  %510 = getelementptr inbounds i8, ptr %499, i64 %509
  %511 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %496, ptr noundef %510, ptr noundef %511)
  br label %512

512:                                              ; preds = %458
  %513 = load i64, ptr %39, align 8
  %514 = add nsw i64 %513, 1
  store i64 %514, ptr %39, align 8
  br label %452

515:                                              ; preds = %457
  br label %516

516:                                              ; preds = %515
  %517 = load i64, ptr %38, align 8
  %518 = add nsw i64 %517, 1
  store i64 %518, ptr %38, align 8
  br label %445

519:                                              ; preds = %450
  br label %520

520:                                              ; preds = %519
  %521 = load i64, ptr %37, align 8
  %522 = add nsw i64 %521, 1
  store i64 %522, ptr %37, align 8
  br label %438

523:                                              ; preds = %443
  br label %524

524:                                              ; preds = %523
  %525 = load i64, ptr %36, align 8
  %526 = add nsw i64 %525, 1
  store i64 %526, ptr %36, align 8
  br label %431

527:                                              ; preds = %436
  br label %528

528:                                              ; preds = %527
  %529 = load i64, ptr %35, align 8
  %530 = add nsw i64 %529, 1
  store i64 %530, ptr %35, align 8
  br label %424

531:                                              ; preds = %429
  br label %532

532:                                              ; preds = %531
  %533 = load i64, ptr %34, align 8
  %534 = add nsw i64 %533, 1
  store i64 %534, ptr %34, align 8
  br label %417

535:                                              ; preds = %422
  br label %536

536:                                              ; preds = %535
  %537 = load i64, ptr %33, align 8
  %538 = add nsw i64 %537, 1
  store i64 %538, ptr %33, align 8
  br label %410

539:                                              ; preds = %415
  br label %540

540:                                              ; preds = %539, %407
  br label %541

541:                                              ; preds = %540, %102
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
  %120 = load i32, ptr @fortran_ranks, align 4
  %121 = icmp slt i32 4, %120
  br i1 %121, label %122, label %147

122:                                              ; preds = %119
  %123 = load ptr, ptr %3, align 8
  %124 = getelementptr inbounds %struct.descriptor, ptr %123, i32 0, i32 3
  %125 = load i8, ptr %124, align 4
  %126 = zext i8 %125 to i32
  %127 = icmp slt i32 4, %126
  br i1 %127, label %128, label %147

128:                                              ; preds = %122
  %129 = load ptr, ptr %2, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 7
  %131 = getelementptr inbounds [0 x %struct.dimension], ptr %130, i64 0, i64 4
  %132 = getelementptr inbounds %struct.dimension, ptr %131, i32 0, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = load ptr, ptr %3, align 8
  %135 = getelementptr inbounds %struct.descriptor, ptr %134, i32 0, i32 7
  %136 = getelementptr inbounds [0 x %struct.dimension], ptr %135, i64 0, i64 4
  %137 = getelementptr inbounds %struct.dimension, ptr %136, i32 0, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %133, %138
  %140 = zext i1 %139 to i32
  %141 = load i8, ptr %4, align 1
  %142 = trunc i8 %141 to i1
  %143 = zext i1 %142 to i32
  %144 = and i32 %143, %140
  %145 = icmp ne i32 %144, 0
  %146 = zext i1 %145 to i8
  store i8 %146, ptr %4, align 1
  br label %147

147:                                              ; preds = %128, %122, %119
  %148 = load i32, ptr @fortran_ranks, align 4
  %149 = icmp slt i32 5, %148
  br i1 %149, label %150, label %175

150:                                              ; preds = %147
  %151 = load ptr, ptr %3, align 8
  %152 = getelementptr inbounds %struct.descriptor, ptr %151, i32 0, i32 3
  %153 = load i8, ptr %152, align 4
  %154 = zext i8 %153 to i32
  %155 = icmp slt i32 5, %154
  br i1 %155, label %156, label %175

156:                                              ; preds = %150
  %157 = load ptr, ptr %2, align 8
  %158 = getelementptr inbounds %struct.descriptor, ptr %157, i32 0, i32 7
  %159 = getelementptr inbounds [0 x %struct.dimension], ptr %158, i64 0, i64 5
  %160 = getelementptr inbounds %struct.dimension, ptr %159, i32 0, i32 2
  %161 = load i64, ptr %160, align 8
  %162 = load ptr, ptr %3, align 8
  %163 = getelementptr inbounds %struct.descriptor, ptr %162, i32 0, i32 7
  %164 = getelementptr inbounds [0 x %struct.dimension], ptr %163, i64 0, i64 5
  %165 = getelementptr inbounds %struct.dimension, ptr %164, i32 0, i32 2
  %166 = load i64, ptr %165, align 8
  %167 = icmp eq i64 %161, %166
  %168 = zext i1 %167 to i32
  %169 = load i8, ptr %4, align 1
  %170 = trunc i8 %169 to i1
  %171 = zext i1 %170 to i32
  %172 = and i32 %171, %168
  %173 = icmp ne i32 %172, 0
  %174 = zext i1 %173 to i8
  store i8 %174, ptr %4, align 1
  br label %175

175:                                              ; preds = %156, %150, %147
  %176 = load i32, ptr @fortran_ranks, align 4
  %177 = icmp slt i32 6, %176
  br i1 %177, label %178, label %203

178:                                              ; preds = %175
  %179 = load ptr, ptr %3, align 8
  %180 = getelementptr inbounds %struct.descriptor, ptr %179, i32 0, i32 3
  %181 = load i8, ptr %180, align 4
  %182 = zext i8 %181 to i32
  %183 = icmp slt i32 6, %182
  br i1 %183, label %184, label %203

184:                                              ; preds = %178
  %185 = load ptr, ptr %2, align 8
  %186 = getelementptr inbounds %struct.descriptor, ptr %185, i32 0, i32 7
  %187 = getelementptr inbounds [0 x %struct.dimension], ptr %186, i64 0, i64 6
  %188 = getelementptr inbounds %struct.dimension, ptr %187, i32 0, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = load ptr, ptr %3, align 8
  %191 = getelementptr inbounds %struct.descriptor, ptr %190, i32 0, i32 7
  %192 = getelementptr inbounds [0 x %struct.dimension], ptr %191, i64 0, i64 6
  %193 = getelementptr inbounds %struct.dimension, ptr %192, i32 0, i32 2
  %194 = load i64, ptr %193, align 8
  %195 = icmp eq i64 %189, %194
  %196 = zext i1 %195 to i32
  %197 = load i8, ptr %4, align 1
  %198 = trunc i8 %197 to i1
  %199 = zext i1 %198 to i32
  %200 = and i32 %199, %196
  %201 = icmp ne i32 %200, 0
  %202 = zext i1 %201 to i8
  store i8 %202, ptr %4, align 1
  br label %203

203:                                              ; preds = %184, %178, %175
  br label %204

204:                                              ; preds = %203
  br label %205

205:                                              ; preds = %204
  %206 = load ptr, ptr %2, align 8
  %207 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %208 = load i32, ptr %207, align 8
  %209 = call { ptr, ptr } @range(ptr noundef %206, i32 noundef %208)
  %210 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 0
  %211 = extractvalue { ptr, ptr } %209, 0
  store ptr %211, ptr %210, align 8
  %212 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 1
  %213 = extractvalue { ptr, ptr } %209, 1
  store ptr %213, ptr %212, align 8
  %214 = load ptr, ptr %3, align 8
  %215 = load ptr, ptr %3, align 8
  %216 = getelementptr inbounds %struct.descriptor, ptr %215, i32 0, i32 3
  %217 = load i8, ptr %216, align 4
  %218 = zext i8 %217 to i32
  %219 = call { ptr, ptr } @range(ptr noundef %214, i32 noundef %218)
  %220 = getelementptr inbounds { ptr, ptr }, ptr %6, i32 0, i32 0
  %221 = extractvalue { ptr, ptr } %219, 0
  store ptr %221, ptr %220, align 8
  %222 = getelementptr inbounds { ptr, ptr }, ptr %6, i32 0, i32 1
  %223 = extractvalue { ptr, ptr } %219, 1
  store ptr %223, ptr %222, align 8
  %224 = load i8, ptr %4, align 1
  %225 = trunc i8 %224 to i1
  br i1 %225, label %238, label %226

226:                                              ; preds = %205
  %227 = getelementptr inbounds %struct.range, ptr %5, i32 0, i32 0
  %228 = load ptr, ptr %227, align 8
  %229 = getelementptr inbounds %struct.range, ptr %6, i32 0, i32 1
  %230 = load ptr, ptr %229, align 8
  %231 = icmp ule ptr %228, %230
  br i1 %231, label %232, label %238

232:                                              ; preds = %226
  %233 = getelementptr inbounds %struct.range, ptr %6, i32 0, i32 0
  %234 = load ptr, ptr %233, align 8
  %235 = getelementptr inbounds %struct.range, ptr %5, i32 0, i32 1
  %236 = load ptr, ptr %235, align 8
  %237 = icmp ule ptr %234, %236
  br label %238

238:                                              ; preds = %232, %226, %205
  %239 = phi i1 [ false, %226 ], [ false, %205 ], [ %237, %232 ]
  ret i1 %239
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
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
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
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %45 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8
  %47 = call ptr @type_of(ptr noundef %46)
  store ptr %47, ptr %6, align 8
  %48 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  store i64 %51, ptr %7, align 8
  %52 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %53 = load i32, ptr %52, align 8
  %54 = load i32, ptr @fortran_ranks, align 4
  %55 = icmp sle i32 %53, %54
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %5, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.3, ptr noundef %57, i32 noundef %58)
  %59 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %62 = load i32, ptr %61, align 8
  %63 = call ptr @dimension_of(ptr noundef %60, i32 noundef 0, i32 noundef %62)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %63, i64 24, i1 false)
  %64 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %67 = load i32, ptr %66, align 8
  %68 = call ptr @dimension_of(ptr noundef %65, i32 noundef 1, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %68, i64 24, i1 false)
  %69 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %72 = load i32, ptr %71, align 8
  %73 = call ptr @dimension_of(ptr noundef %70, i32 noundef 2, i32 noundef %72)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %73, i64 24, i1 false)
  %74 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %77 = load i32, ptr %76, align 8
  %78 = call ptr @dimension_of(ptr noundef %75, i32 noundef 3, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %78, i64 24, i1 false)
  %79 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %82 = load i32, ptr %81, align 8
  %83 = call ptr @dimension_of(ptr noundef %80, i32 noundef 4, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %83, i64 24, i1 false)
  %84 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %87 = load i32, ptr %86, align 8
  %88 = call ptr @dimension_of(ptr noundef %85, i32 noundef 5, i32 noundef %87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %88, i64 24, i1 false)
  %89 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %92 = load i32, ptr %91, align 8
  %93 = call ptr @dimension_of(ptr noundef %90, i32 noundef 6, i32 noundef %92)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %93, i64 24, i1 false)
  %94 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %95, %97
  %99 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %98, %100
  %102 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %101, %103
  %105 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %104, %106
  %108 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %110, %112
  %114 = load i64, ptr %7, align 8
  %115 = mul nsw i64 %113, %114
  %116 = call ptr @malloc(i64 noundef %115) #10
  store ptr %116, ptr %15, align 8
  store i64 0, ptr %16, align 8
  br label %117

117:                                              ; preds = %241, %3
  %118 = load i64, ptr %16, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 2, ptr %17, align 4
  br label %244

123:                                              ; preds = %117
  store i64 0, ptr %18, align 8
  br label %124

124:                                              ; preds = %237, %123
  %125 = load i64, ptr %18, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 5, ptr %17, align 4
  br label %240

130:                                              ; preds = %124
  store i64 0, ptr %19, align 8
  br label %131

131:                                              ; preds = %233, %130
  %132 = load i64, ptr %19, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 8, ptr %17, align 4
  br label %236

137:                                              ; preds = %131
  store i64 0, ptr %20, align 8
  br label %138

138:                                              ; preds = %229, %137
  %139 = load i64, ptr %20, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 11, ptr %17, align 4
  br label %232

144:                                              ; preds = %138
  store i64 0, ptr %21, align 8
  br label %145

145:                                              ; preds = %225, %144
  %146 = load i64, ptr %21, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = icmp slt i64 %146, %148
  br i1 %149, label %151, label %150

150:                                              ; preds = %145
  store i32 14, ptr %17, align 4
  br label %228

151:                                              ; preds = %145
  store i64 0, ptr %22, align 8
  br label %152

152:                                              ; preds = %221, %151
  %153 = load i64, ptr %22, align 8
  %154 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  %156 = icmp slt i64 %153, %155
  br i1 %156, label %158, label %157

157:                                              ; preds = %152
  store i32 17, ptr %17, align 4
  br label %224

158:                                              ; preds = %152
  store i64 0, ptr %23, align 8
  br label %159

159:                                              ; preds = %217, %158
  %160 = load i64, ptr %23, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = icmp slt i64 %160, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %159
  store i32 20, ptr %17, align 4
  br label %220

165:                                              ; preds = %159
  %166 = load ptr, ptr %6, align 8
  %167 = load ptr, ptr %15, align 8
  %168 = load i64, ptr %16, align 8
  %169 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %168, %170
  %172 = load i64, ptr %18, align 8
  %173 = add nsw i64 %171, %172
  %174 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = load i64, ptr %19, align 8
  %178 = add nsw i64 %176, %177
  %179 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = load i64, ptr %20, align 8
  %183 = add nsw i64 %181, %182
  %184 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = load i64, ptr %21, align 8
  %188 = add nsw i64 %186, %187
  %189 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = load i64, ptr %22, align 8
  %193 = add nsw i64 %191, %192
  %194 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = load i64, ptr %23, align 8
  %198 = add nsw i64 %196, %197
  %199 = load i64, ptr %7, align 8
  %200 = mul nsw i64 %198, %199
  %201 = getelementptr inbounds i8, ptr %167, i64 %200
  %202 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %203 = load ptr, ptr %202, align 8
  %204 = getelementptr inbounds %struct.descriptor, ptr %203, i32 0, i32 0
  %205 = load ptr, ptr %204, align 8
  %206 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %207 = load ptr, ptr %206, align 8
  %208 = load i64, ptr %23, align 8
  %209 = load i64, ptr %22, align 8
  %210 = load i64, ptr %21, align 8
  %211 = load i64, ptr %20, align 8
  %212 = load i64, ptr %19, align 8
  %213 = load i64, ptr %18, align 8
  %214 = load i64, ptr %16, align 8
  %215 = call i64 @offset_in(ptr noundef %207, i64 noundef %208, i64 noundef %209, i64 noundef %210, i64 noundef %211, i64 noundef %212, i64 noundef %213, i64 noundef %214)
  %216 = getelementptr inbounds i8, ptr %205, i64 %215
  call void @fortran_copy(ptr noundef %166, ptr noundef %201, ptr noundef %216)
  br label %217

217:                                              ; preds = %165
  %218 = load i64, ptr %23, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %23, align 8
  br label %159

220:                                              ; preds = %164
  br label %221

221:                                              ; preds = %220
  %222 = load i64, ptr %22, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %22, align 8
  br label %152

224:                                              ; preds = %157
  br label %225

225:                                              ; preds = %224
  %226 = load i64, ptr %21, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %21, align 8
  br label %145

228:                                              ; preds = %150
  br label %229

229:                                              ; preds = %228
  %230 = load i64, ptr %20, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %20, align 8
  br label %138

232:                                              ; preds = %143
  br label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %19, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %19, align 8
  br label %131

236:                                              ; preds = %136
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %18, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %18, align 8
  br label %124

240:                                              ; preds = %129
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %16, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %16, align 8
  br label %117

244:                                              ; preds = %122
  store i64 0, ptr %24, align 8
  br label %245

245:                                              ; preds = %358, %244
  %246 = load i64, ptr %24, align 8
  %247 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %248 = load i64, ptr %247, align 8
  %249 = icmp slt i64 %246, %248
  br i1 %249, label %251, label %250

250:                                              ; preds = %245
  store i32 23, ptr %17, align 4
  br label %361

251:                                              ; preds = %245
  store i64 0, ptr %25, align 8
  br label %252

252:                                              ; preds = %354, %251
  %253 = load i64, ptr %25, align 8
  %254 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %255 = load i64, ptr %254, align 8
  %256 = icmp slt i64 %253, %255
  br i1 %256, label %258, label %257

257:                                              ; preds = %252
  store i32 26, ptr %17, align 4
  br label %357

258:                                              ; preds = %252
  store i64 0, ptr %26, align 8
  br label %259

259:                                              ; preds = %350, %258
  %260 = load i64, ptr %26, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %262 = load i64, ptr %261, align 8
  %263 = icmp slt i64 %260, %262
  br i1 %263, label %265, label %264

264:                                              ; preds = %259
  store i32 29, ptr %17, align 4
  br label %353

265:                                              ; preds = %259
  store i64 0, ptr %27, align 8
  br label %266

266:                                              ; preds = %346, %265
  %267 = load i64, ptr %27, align 8
  %268 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %269 = load i64, ptr %268, align 8
  %270 = icmp slt i64 %267, %269
  br i1 %270, label %272, label %271

271:                                              ; preds = %266
  store i32 32, ptr %17, align 4
  br label %349

272:                                              ; preds = %266
  store i64 0, ptr %28, align 8
  br label %273

273:                                              ; preds = %342, %272
  %274 = load i64, ptr %28, align 8
  %275 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %276 = load i64, ptr %275, align 8
  %277 = icmp slt i64 %274, %276
  br i1 %277, label %279, label %278

278:                                              ; preds = %273
  store i32 35, ptr %17, align 4
  br label %345

279:                                              ; preds = %273
  store i64 0, ptr %29, align 8
  br label %280

280:                                              ; preds = %338, %279
  %281 = load i64, ptr %29, align 8
  %282 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %283 = load i64, ptr %282, align 8
  %284 = icmp slt i64 %281, %283
  br i1 %284, label %286, label %285

285:                                              ; preds = %280
  store i32 38, ptr %17, align 4
  br label %341

286:                                              ; preds = %280
  store i64 0, ptr %30, align 8
  br label %287

287:                                              ; preds = %334, %286
  %288 = load i64, ptr %30, align 8
  %289 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %290 = load i64, ptr %289, align 8
  %291 = icmp slt i64 %288, %290
  br i1 %291, label %293, label %292

292:                                              ; preds = %287
  store i32 41, ptr %17, align 4
  br label %337

293:                                              ; preds = %287
  %294 = load ptr, ptr %6, align 8
  %295 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %296 = load ptr, ptr %295, align 8
  %297 = getelementptr inbounds %struct.descriptor, ptr %296, i32 0, i32 0
  %298 = load ptr, ptr %297, align 8
  %299 = load i64, ptr %30, align 8
  %300 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %301 = load i64, ptr %300, align 8
  %302 = mul nsw i64 %299, %301
  %303 = load i64, ptr %29, align 8
  %304 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %305 = load i64, ptr %304, align 8
  %306 = mul nsw i64 %303, %305
  %307 = add nsw i64 %302, %306
  %308 = load i64, ptr %28, align 8
  %309 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %310 = load i64, ptr %309, align 8
  %311 = mul nsw i64 %308, %310
  %312 = add nsw i64 %307, %311
  %313 = load i64, ptr %27, align 8
  %314 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %315 = load i64, ptr %314, align 8
  %316 = mul nsw i64 %313, %315
  %317 = add nsw i64 %312, %316
  %318 = load i64, ptr %26, align 8
  %319 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %320 = load i64, ptr %319, align 8
  %321 = mul nsw i64 %318, %320
  %322 = add nsw i64 %317, %321
  %323 = load i64, ptr %25, align 8
  %324 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %325 = load i64, ptr %324, align 8
  %326 = mul nsw i64 %323, %325
  %327 = add nsw i64 %322, %326
  %328 = load i64, ptr %24, align 8
  %329 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %330 = load i64, ptr %329, align 8
  %331 = mul nsw i64 %328, %330
  %332 = add nsw i64 %327, %331
  %333 = getelementptr inbounds i8, ptr %298, i64 %332
  call void @fortran_finalise(ptr noundef %294, ptr noundef %333)
  br label %334

334:                                              ; preds = %293
  %335 = load i64, ptr %30, align 8
  %336 = add nsw i64 %335, 1
  store i64 %336, ptr %30, align 8
  br label %287

337:                                              ; preds = %292
  br label %338

338:                                              ; preds = %337
  %339 = load i64, ptr %29, align 8
  %340 = add nsw i64 %339, 1
  store i64 %340, ptr %29, align 8
  br label %280

341:                                              ; preds = %285
  br label %342

342:                                              ; preds = %341
  %343 = load i64, ptr %28, align 8
  %344 = add nsw i64 %343, 1
  store i64 %344, ptr %28, align 8
  br label %273

345:                                              ; preds = %278
  br label %346

346:                                              ; preds = %345
  %347 = load i64, ptr %27, align 8
  %348 = add nsw i64 %347, 1
  store i64 %348, ptr %27, align 8
  br label %266

349:                                              ; preds = %271
  br label %350

350:                                              ; preds = %349
  %351 = load i64, ptr %26, align 8
  %352 = add nsw i64 %351, 1
  store i64 %352, ptr %26, align 8
  br label %259

353:                                              ; preds = %264
  br label %354

354:                                              ; preds = %353
  %355 = load i64, ptr %25, align 8
  %356 = add nsw i64 %355, 1
  store i64 %356, ptr %25, align 8
  br label %252

357:                                              ; preds = %257
  br label %358

358:                                              ; preds = %357
  %359 = load i64, ptr %24, align 8
  %360 = add nsw i64 %359, 1
  store i64 %360, ptr %24, align 8
  br label %245

361:                                              ; preds = %250
  store i64 0, ptr %31, align 8
  br label %362

362:                                              ; preds = %510, %361
  %363 = load i64, ptr %31, align 8
  %364 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %365 = load i64, ptr %364, align 8
  %366 = icmp slt i64 %363, %365
  br i1 %366, label %368, label %367

367:                                              ; preds = %362
  store i32 44, ptr %17, align 4
  br label %513

368:                                              ; preds = %362
  store i64 0, ptr %32, align 8
  br label %369

369:                                              ; preds = %506, %368
  %370 = load i64, ptr %32, align 8
  %371 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %372 = load i64, ptr %371, align 8
  %373 = icmp slt i64 %370, %372
  br i1 %373, label %375, label %374

374:                                              ; preds = %369
  store i32 47, ptr %17, align 4
  br label %509

375:                                              ; preds = %369
  store i64 0, ptr %33, align 8
  br label %376

376:                                              ; preds = %502, %375
  %377 = load i64, ptr %33, align 8
  %378 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %379 = load i64, ptr %378, align 8
  %380 = icmp slt i64 %377, %379
  br i1 %380, label %382, label %381

381:                                              ; preds = %376
  store i32 50, ptr %17, align 4
  br label %505

382:                                              ; preds = %376
  store i64 0, ptr %34, align 8
  br label %383

383:                                              ; preds = %498, %382
  %384 = load i64, ptr %34, align 8
  %385 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %386 = load i64, ptr %385, align 8
  %387 = icmp slt i64 %384, %386
  br i1 %387, label %389, label %388

388:                                              ; preds = %383
  store i32 53, ptr %17, align 4
  br label %501

389:                                              ; preds = %383
  store i64 0, ptr %35, align 8
  br label %390

390:                                              ; preds = %494, %389
  %391 = load i64, ptr %35, align 8
  %392 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %393 = load i64, ptr %392, align 8
  %394 = icmp slt i64 %391, %393
  br i1 %394, label %396, label %395

395:                                              ; preds = %390
  store i32 56, ptr %17, align 4
  br label %497

396:                                              ; preds = %390
  store i64 0, ptr %36, align 8
  br label %397

397:                                              ; preds = %490, %396
  %398 = load i64, ptr %36, align 8
  %399 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %400 = load i64, ptr %399, align 8
  %401 = icmp slt i64 %398, %400
  br i1 %401, label %403, label %402

402:                                              ; preds = %397
  store i32 59, ptr %17, align 4
  br label %493

403:                                              ; preds = %397
  store i64 0, ptr %37, align 8
  br label %404

404:                                              ; preds = %486, %403
  %405 = load i64, ptr %37, align 8
  %406 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %407 = load i64, ptr %406, align 8
  %408 = icmp slt i64 %405, %407
  br i1 %408, label %410, label %409

409:                                              ; preds = %404
  store i32 62, ptr %17, align 4
  br label %489

410:                                              ; preds = %404
  %411 = load ptr, ptr %6, align 8
  %412 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %413 = load ptr, ptr %412, align 8
  %414 = getelementptr inbounds %struct.descriptor, ptr %413, i32 0, i32 0
  %415 = load ptr, ptr %414, align 8
  %416 = load i64, ptr %37, align 8
  %417 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %418 = load i64, ptr %417, align 8
  %419 = mul nsw i64 %416, %418
  %420 = load i64, ptr %36, align 8
  %421 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %422 = load i64, ptr %421, align 8
  %423 = mul nsw i64 %420, %422
  %424 = add nsw i64 %419, %423
  %425 = load i64, ptr %35, align 8
  %426 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %427 = load i64, ptr %426, align 8
  %428 = mul nsw i64 %425, %427
  %429 = add nsw i64 %424, %428
  %430 = load i64, ptr %34, align 8
  %431 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %432 = load i64, ptr %431, align 8
  %433 = mul nsw i64 %430, %432
  %434 = add nsw i64 %429, %433
  %435 = load i64, ptr %33, align 8
  %436 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %437 = load i64, ptr %436, align 8
  %438 = mul nsw i64 %435, %437
  %439 = add nsw i64 %434, %438
  %440 = load i64, ptr %32, align 8
  %441 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %442 = load i64, ptr %441, align 8
  %443 = mul nsw i64 %440, %442
  %444 = add nsw i64 %439, %443
  %445 = load i64, ptr %31, align 8
  %446 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %447 = load i64, ptr %446, align 8
  %448 = mul nsw i64 %445, %447
  %449 = add nsw i64 %444, %448
  %450 = getelementptr inbounds i8, ptr %415, i64 %449
  %451 = load ptr, ptr %15, align 8
  %452 = load i64, ptr %31, align 8
  %453 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %454 = load i64, ptr %453, align 8
  %455 = mul nsw i64 %452, %454
  %456 = load i64, ptr %32, align 8
  %457 = add nsw i64 %455, %456
  %458 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %459 = load i64, ptr %458, align 8
  %460 = mul nsw i64 %457, %459
  %461 = load i64, ptr %33, align 8
  %462 = add nsw i64 %460, %461
  %463 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %464 = load i64, ptr %463, align 8
  %465 = mul nsw i64 %462, %464
  %466 = load i64, ptr %34, align 8
  %467 = add nsw i64 %465, %466
  %468 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %469 = load i64, ptr %468, align 8
  %470 = mul nsw i64 %467, %469
  %471 = load i64, ptr %35, align 8
  %472 = add nsw i64 %470, %471
  %473 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %474 = load i64, ptr %473, align 8
  %475 = mul nsw i64 %472, %474
  %476 = load i64, ptr %36, align 8
  %477 = add nsw i64 %475, %476
  %478 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %479 = load i64, ptr %478, align 8
  %480 = mul nsw i64 %477, %479
  %481 = load i64, ptr %37, align 8
  %482 = add nsw i64 %480, %481
  %483 = load i64, ptr %7, align 8
  %484 = mul nsw i64 %482, %483
  %485 = getelementptr inbounds i8, ptr %451, i64 %484
  call void @fortran_assign(ptr noundef %411, ptr noundef %450, ptr noundef %485)
  br label %486

486:                                              ; preds = %410
  %487 = load i64, ptr %37, align 8
  %488 = add nsw i64 %487, 1
  store i64 %488, ptr %37, align 8
  br label %404

489:                                              ; preds = %409
  br label %490

490:                                              ; preds = %489
  %491 = load i64, ptr %36, align 8
  %492 = add nsw i64 %491, 1
  store i64 %492, ptr %36, align 8
  br label %397

493:                                              ; preds = %402
  br label %494

494:                                              ; preds = %493
  %495 = load i64, ptr %35, align 8
  %496 = add nsw i64 %495, 1
  store i64 %496, ptr %35, align 8
  br label %390

497:                                              ; preds = %395
  br label %498

498:                                              ; preds = %497
  %499 = load i64, ptr %34, align 8
  %500 = add nsw i64 %499, 1
  store i64 %500, ptr %34, align 8
  br label %383

501:                                              ; preds = %388
  br label %502

502:                                              ; preds = %501
  %503 = load i64, ptr %33, align 8
  %504 = add nsw i64 %503, 1
  store i64 %504, ptr %33, align 8
  br label %376

505:                                              ; preds = %381
  br label %506

506:                                              ; preds = %505
  %507 = load i64, ptr %32, align 8
  %508 = add nsw i64 %507, 1
  store i64 %508, ptr %32, align 8
  br label %369

509:                                              ; preds = %374
  br label %510

510:                                              ; preds = %509
  %511 = load i64, ptr %31, align 8
  %512 = add nsw i64 %511, 1
  store i64 %512, ptr %31, align 8
  br label %362

513:                                              ; preds = %367
  store i64 0, ptr %38, align 8
  br label %514

514:                                              ; preds = %623, %513
  %515 = load i64, ptr %38, align 8
  %516 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %517 = load i64, ptr %516, align 8
  %518 = icmp slt i64 %515, %517
  br i1 %518, label %520, label %519

519:                                              ; preds = %514
  store i32 65, ptr %17, align 4
  br label %626

520:                                              ; preds = %514
  store i64 0, ptr %39, align 8
  br label %521

521:                                              ; preds = %619, %520
  %522 = load i64, ptr %39, align 8
  %523 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %524 = load i64, ptr %523, align 8
  %525 = icmp slt i64 %522, %524
  br i1 %525, label %527, label %526

526:                                              ; preds = %521
  store i32 68, ptr %17, align 4
  br label %622

527:                                              ; preds = %521
  store i64 0, ptr %40, align 8
  br label %528

528:                                              ; preds = %615, %527
  %529 = load i64, ptr %40, align 8
  %530 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %531 = load i64, ptr %530, align 8
  %532 = icmp slt i64 %529, %531
  br i1 %532, label %534, label %533

533:                                              ; preds = %528
  store i32 71, ptr %17, align 4
  br label %618

534:                                              ; preds = %528
  store i64 0, ptr %41, align 8
  br label %535

535:                                              ; preds = %611, %534
  %536 = load i64, ptr %41, align 8
  %537 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %538 = load i64, ptr %537, align 8
  %539 = icmp slt i64 %536, %538
  br i1 %539, label %541, label %540

540:                                              ; preds = %535
  store i32 74, ptr %17, align 4
  br label %614

541:                                              ; preds = %535
  store i64 0, ptr %42, align 8
  br label %542

542:                                              ; preds = %607, %541
  %543 = load i64, ptr %42, align 8
  %544 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %545 = load i64, ptr %544, align 8
  %546 = icmp slt i64 %543, %545
  br i1 %546, label %548, label %547

547:                                              ; preds = %542
  store i32 77, ptr %17, align 4
  br label %610

548:                                              ; preds = %542
  store i64 0, ptr %43, align 8
  br label %549

549:                                              ; preds = %603, %548
  %550 = load i64, ptr %43, align 8
  %551 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %552 = load i64, ptr %551, align 8
  %553 = icmp slt i64 %550, %552
  br i1 %553, label %555, label %554

554:                                              ; preds = %549
  store i32 80, ptr %17, align 4
  br label %606

555:                                              ; preds = %549
  store i64 0, ptr %44, align 8
  br label %556

556:                                              ; preds = %599, %555
  %557 = load i64, ptr %44, align 8
  %558 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %559 = load i64, ptr %558, align 8
  %560 = icmp slt i64 %557, %559
  br i1 %560, label %562, label %561

561:                                              ; preds = %556
  store i32 83, ptr %17, align 4
  br label %602

562:                                              ; preds = %556
  %563 = load ptr, ptr %6, align 8
  %564 = load ptr, ptr %15, align 8
  %565 = load i64, ptr %38, align 8
  %566 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %567 = load i64, ptr %566, align 8
  %568 = mul nsw i64 %565, %567
  %569 = load i64, ptr %39, align 8
  %570 = add nsw i64 %568, %569
  %571 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %572 = load i64, ptr %571, align 8
  %573 = mul nsw i64 %570, %572
  %574 = load i64, ptr %40, align 8
  %575 = add nsw i64 %573, %574
  %576 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %577 = load i64, ptr %576, align 8
  %578 = mul nsw i64 %575, %577
  %579 = load i64, ptr %41, align 8
  %580 = add nsw i64 %578, %579
  %581 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %582 = load i64, ptr %581, align 8
  %583 = mul nsw i64 %580, %582
  %584 = load i64, ptr %42, align 8
  %585 = add nsw i64 %583, %584
  %586 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %587 = load i64, ptr %586, align 8
  %588 = mul nsw i64 %585, %587
  %589 = load i64, ptr %43, align 8
  %590 = add nsw i64 %588, %589
  %591 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %592 = load i64, ptr %591, align 8
  %593 = mul nsw i64 %590, %592
  %594 = load i64, ptr %44, align 8
  %595 = add nsw i64 %593, %594
  %596 = load i64, ptr %7, align 8
  %597 = mul nsw i64 %595, %596
  %598 = getelementptr inbounds i8, ptr %564, i64 %597
  call void @fortran_destroy(ptr noundef %563, ptr noundef %598)
  br label %599

599:                                              ; preds = %562
  %600 = load i64, ptr %44, align 8
  %601 = add nsw i64 %600, 1
  store i64 %601, ptr %44, align 8
  br label %556

602:                                              ; preds = %561
  br label %603

603:                                              ; preds = %602
  %604 = load i64, ptr %43, align 8
  %605 = add nsw i64 %604, 1
  store i64 %605, ptr %43, align 8
  br label %549

606:                                              ; preds = %554
  br label %607

607:                                              ; preds = %606
  %608 = load i64, ptr %42, align 8
  %609 = add nsw i64 %608, 1
  store i64 %609, ptr %42, align 8
  br label %542

610:                                              ; preds = %547
  br label %611

611:                                              ; preds = %610
  %612 = load i64, ptr %41, align 8
  %613 = add nsw i64 %612, 1
  store i64 %613, ptr %41, align 8
  br label %535

614:                                              ; preds = %540
  br label %615

615:                                              ; preds = %614
  %616 = load i64, ptr %40, align 8
  %617 = add nsw i64 %616, 1
  store i64 %617, ptr %40, align 8
  br label %528

618:                                              ; preds = %533
  br label %619

619:                                              ; preds = %618
  %620 = load i64, ptr %39, align 8
  %621 = add nsw i64 %620, 1
  store i64 %621, ptr %39, align 8
  br label %521

622:                                              ; preds = %526
  br label %623

623:                                              ; preds = %622
  %624 = load i64, ptr %38, align 8
  %625 = add nsw i64 %624, 1
  store i64 %625, ptr %38, align 8
  br label %514

626:                                              ; preds = %519
  %627 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %627)
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
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %29 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8
  %31 = call ptr @type_of(ptr noundef %30)
  store ptr %31, ptr %6, align 8
  %32 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %35, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %3
  store i32 1, ptr %7, align 4
  br label %345

42:                                               ; preds = %3
  %43 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %44 = load i32, ptr %43, align 8
  %45 = load i32, ptr @fortran_ranks, align 4
  %46 = icmp sle i32 %44, %45
  %47 = zext i1 %46 to i32
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %5, align 4
  call void @require(i32 noundef %47, ptr noundef @.str.3, ptr noundef %48, i32 noundef %49)
  %50 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %53 = load i32, ptr %52, align 8
  %54 = call ptr @dimension_of(ptr noundef %51, i32 noundef 0, i32 noundef %53)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %54, i64 24, i1 false)
  %55 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %58 = load i32, ptr %57, align 8
  %59 = call ptr @dimension_of(ptr noundef %56, i32 noundef 1, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %59, i64 24, i1 false)
  %60 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %63 = load i32, ptr %62, align 8
  %64 = call ptr @dimension_of(ptr noundef %61, i32 noundef 2, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %64, i64 24, i1 false)
  %65 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %68 = load i32, ptr %67, align 8
  %69 = call ptr @dimension_of(ptr noundef %66, i32 noundef 3, i32 noundef %68)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %69, i64 24, i1 false)
  %70 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %73 = load i32, ptr %72, align 8
  %74 = call ptr @dimension_of(ptr noundef %71, i32 noundef 4, i32 noundef %73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %74, i64 24, i1 false)
  %75 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %78 = load i32, ptr %77, align 8
  %79 = call ptr @dimension_of(ptr noundef %76, i32 noundef 5, i32 noundef %78)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %79, i64 24, i1 false)
  %80 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %83 = load i32, ptr %82, align 8
  %84 = call ptr @dimension_of(ptr noundef %81, i32 noundef 6, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %84, i64 24, i1 false)
  %85 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %86 = load i32, ptr %85, align 8
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %206

88:                                               ; preds = %42
  store i64 0, ptr %15, align 8
  br label %89

89:                                               ; preds = %202, %88
  %90 = load i64, ptr %15, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = icmp slt i64 %90, %92
  br i1 %93, label %95, label %94

94:                                               ; preds = %89
  store i32 2, ptr %7, align 4
  br label %205

95:                                               ; preds = %89
  store i64 0, ptr %16, align 8
  br label %96

96:                                               ; preds = %198, %95
  %97 = load i64, ptr %16, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 5, ptr %7, align 4
  br label %201

102:                                              ; preds = %96
  store i64 0, ptr %17, align 8
  br label %103

103:                                              ; preds = %194, %102
  %104 = load i64, ptr %17, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store i32 8, ptr %7, align 4
  br label %197

109:                                              ; preds = %103
  store i64 0, ptr %18, align 8
  br label %110

110:                                              ; preds = %190, %109
  %111 = load i64, ptr %18, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 11, ptr %7, align 4
  br label %193

116:                                              ; preds = %110
  store i64 0, ptr %19, align 8
  br label %117

117:                                              ; preds = %186, %116
  %118 = load i64, ptr %19, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 14, ptr %7, align 4
  br label %189

123:                                              ; preds = %117
  store i64 0, ptr %20, align 8
  br label %124

124:                                              ; preds = %182, %123
  %125 = load i64, ptr %20, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 17, ptr %7, align 4
  br label %185

130:                                              ; preds = %124
  store i64 0, ptr %21, align 8
  br label %131

131:                                              ; preds = %178, %130
  %132 = load i64, ptr %21, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 20, ptr %7, align 4
  br label %181

137:                                              ; preds = %131
  %138 = load ptr, ptr %6, align 8
  %139 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds %struct.descriptor, ptr %140, i32 0, i32 0
  %142 = load ptr, ptr %141, align 8
  %143 = load i64, ptr %21, align 8
  %144 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %145 = load i64, ptr %144, align 8
  %146 = mul nsw i64 %143, %145
  %147 = load i64, ptr %20, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %149 = load i64, ptr %148, align 8
  %150 = mul nsw i64 %147, %149
  %151 = add nsw i64 %146, %150
  %152 = load i64, ptr %19, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %152, %154
  %156 = add nsw i64 %151, %155
  %157 = load i64, ptr %18, align 8
  %158 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %157, %159
  %161 = add nsw i64 %156, %160
  %162 = load i64, ptr %17, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %162, %164
  %166 = add nsw i64 %161, %165
  %167 = load i64, ptr %16, align 8
  %168 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %167, %169
  %171 = add nsw i64 %166, %170
  %172 = load i64, ptr %15, align 8
  %173 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %172, %174
  %176 = add nsw i64 %171, %175
  %177 = getelementptr inbounds i8, ptr %142, i64 %176
  call void @fortran_finalise(ptr noundef %138, ptr noundef %177)
  br label %178

178:                                              ; preds = %137
  %179 = load i64, ptr %21, align 8
  %180 = add nsw i64 %179, 1
  store i64 %180, ptr %21, align 8
  br label %131

181:                                              ; preds = %136
  br label %182

182:                                              ; preds = %181
  %183 = load i64, ptr %20, align 8
  %184 = add nsw i64 %183, 1
  store i64 %184, ptr %20, align 8
  br label %124

185:                                              ; preds = %129
  br label %186

186:                                              ; preds = %185
  %187 = load i64, ptr %19, align 8
  %188 = add nsw i64 %187, 1
  store i64 %188, ptr %19, align 8
  br label %117

189:                                              ; preds = %122
  br label %190

190:                                              ; preds = %189
  %191 = load i64, ptr %18, align 8
  %192 = add nsw i64 %191, 1
  store i64 %192, ptr %18, align 8
  br label %110

193:                                              ; preds = %115
  br label %194

194:                                              ; preds = %193
  %195 = load i64, ptr %17, align 8
  %196 = add nsw i64 %195, 1
  store i64 %196, ptr %17, align 8
  br label %103

197:                                              ; preds = %108
  br label %198

198:                                              ; preds = %197
  %199 = load i64, ptr %16, align 8
  %200 = add nsw i64 %199, 1
  store i64 %200, ptr %16, align 8
  br label %96

201:                                              ; preds = %101
  br label %202

202:                                              ; preds = %201
  %203 = load i64, ptr %15, align 8
  %204 = add nsw i64 %203, 1
  store i64 %204, ptr %15, align 8
  br label %89

205:                                              ; preds = %94
  br label %212

206:                                              ; preds = %42
  %207 = load ptr, ptr %6, align 8
  %208 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %209 = load ptr, ptr %208, align 8
  %210 = getelementptr inbounds %struct.descriptor, ptr %209, i32 0, i32 0
  %211 = load ptr, ptr %210, align 8
  call void @fortran_finalise_one(ptr noundef %207, ptr noundef %211)
  br label %212

212:                                              ; preds = %206, %205
  store i64 0, ptr %22, align 8
  br label %213

213:                                              ; preds = %341, %212
  %214 = load i64, ptr %22, align 8
  %215 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %216 = load i64, ptr %215, align 8
  %217 = icmp slt i64 %214, %216
  br i1 %217, label %219, label %218

218:                                              ; preds = %213
  store i32 23, ptr %7, align 4
  br label %344

219:                                              ; preds = %213
  store i64 0, ptr %23, align 8
  br label %220

220:                                              ; preds = %337, %219
  %221 = load i64, ptr %23, align 8
  %222 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %223 = load i64, ptr %222, align 8
  %224 = icmp slt i64 %221, %223
  br i1 %224, label %226, label %225

225:                                              ; preds = %220
  store i32 26, ptr %7, align 4
  br label %340

226:                                              ; preds = %220
  store i64 0, ptr %24, align 8
  br label %227

227:                                              ; preds = %333, %226
  %228 = load i64, ptr %24, align 8
  %229 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  %231 = icmp slt i64 %228, %230
  br i1 %231, label %233, label %232

232:                                              ; preds = %227
  store i32 29, ptr %7, align 4
  br label %336

233:                                              ; preds = %227
  store i64 0, ptr %25, align 8
  br label %234

234:                                              ; preds = %329, %233
  %235 = load i64, ptr %25, align 8
  %236 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  %238 = icmp slt i64 %235, %237
  br i1 %238, label %240, label %239

239:                                              ; preds = %234
  store i32 32, ptr %7, align 4
  br label %332

240:                                              ; preds = %234
  store i64 0, ptr %26, align 8
  br label %241

241:                                              ; preds = %325, %240
  %242 = load i64, ptr %26, align 8
  %243 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %244 = load i64, ptr %243, align 8
  %245 = icmp slt i64 %242, %244
  br i1 %245, label %247, label %246

246:                                              ; preds = %241
  store i32 35, ptr %7, align 4
  br label %328

247:                                              ; preds = %241
  store i64 0, ptr %27, align 8
  br label %248

248:                                              ; preds = %321, %247
  %249 = load i64, ptr %27, align 8
  %250 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %251 = load i64, ptr %250, align 8
  %252 = icmp slt i64 %249, %251
  br i1 %252, label %254, label %253

253:                                              ; preds = %248
  store i32 38, ptr %7, align 4
  br label %324

254:                                              ; preds = %248
  store i64 0, ptr %28, align 8
  br label %255

255:                                              ; preds = %317, %254
  %256 = load i64, ptr %28, align 8
  %257 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %258 = load i64, ptr %257, align 8
  %259 = icmp slt i64 %256, %258
  br i1 %259, label %261, label %260

260:                                              ; preds = %255
  store i32 41, ptr %7, align 4
  br label %320

261:                                              ; preds = %255
  %262 = load ptr, ptr %6, align 8
  %263 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %264 = load ptr, ptr %263, align 8
  %265 = getelementptr inbounds %struct.descriptor, ptr %264, i32 0, i32 0
  %266 = load ptr, ptr %265, align 8
  %267 = load i64, ptr %28, align 8
  %268 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %269 = load i64, ptr %268, align 8
  %270 = mul nsw i64 %267, %269
  %271 = load i64, ptr %27, align 8
  %272 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %273 = load i64, ptr %272, align 8
  %274 = mul nsw i64 %271, %273
  %275 = add nsw i64 %270, %274
  %276 = load i64, ptr %26, align 8
  %277 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %278 = load i64, ptr %277, align 8
  %279 = mul nsw i64 %276, %278
  %280 = add nsw i64 %275, %279
  %281 = load i64, ptr %25, align 8
  %282 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %283 = load i64, ptr %282, align 8
  %284 = mul nsw i64 %281, %283
  %285 = add nsw i64 %280, %284
  %286 = load i64, ptr %24, align 8
  %287 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %288 = load i64, ptr %287, align 8
  %289 = mul nsw i64 %286, %288
  %290 = add nsw i64 %285, %289
  %291 = load i64, ptr %23, align 8
  %292 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %293 = load i64, ptr %292, align 8
  %294 = mul nsw i64 %291, %293
  %295 = add nsw i64 %290, %294
  %296 = load i64, ptr %22, align 8
  %297 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %298 = load i64, ptr %297, align 8
  %299 = mul nsw i64 %296, %298
  %300 = add nsw i64 %295, %299
  %301 = getelementptr inbounds i8, ptr %266, i64 %300
  %302 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %303 = load ptr, ptr %302, align 8
  %304 = getelementptr inbounds %struct.descriptor, ptr %303, i32 0, i32 0
  %305 = load ptr, ptr %304, align 8
  %306 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %307 = load ptr, ptr %306, align 8
  %308 = load i64, ptr %28, align 8
  %309 = load i64, ptr %27, align 8
  %310 = load i64, ptr %26, align 8
  %311 = load i64, ptr %25, align 8
  %312 = load i64, ptr %24, align 8
  %313 = load i64, ptr %23, align 8
  %314 = load i64, ptr %22, align 8
  %315 = call i64 @offset_in(ptr noundef %307, i64 noundef %308, i64 noundef %309, i64 noundef %310, i64 noundef %311, i64 noundef %312, i64 noundef %313, i64 noundef %314)
  %316 = getelementptr inbounds i8, ptr %305, i64 %315
  call void @fortran_assign(ptr noundef %262, ptr noundef %301, ptr noundef %316)
  br label %317

317:                                              ; preds = %261
  %318 = load i64, ptr %28, align 8
  %319 = add nsw i64 %318, 1
  store i64 %319, ptr %28, align 8
  br label %255

320:                                              ; preds = %260
  br label %321

321:                                              ; preds = %320
  %322 = load i64, ptr %27, align 8
  %323 = add nsw i64 %322, 1
  store i64 %323, ptr %27, align 8
  br label %248

324:                                              ; preds = %253
  br label %325

325:                                              ; preds = %324
  %326 = load i64, ptr %26, align 8
  %327 = add nsw i64 %326, 1
  store i64 %327, ptr %26, align 8
  br label %241

328:                                              ; preds = %246
  br label %329

329:                                              ; preds = %328
  %330 = load i64, ptr %25, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %25, align 8
  br label %234

332:                                              ; preds = %239
  br label %333

333:                                              ; preds = %332
  %334 = load i64, ptr %24, align 8
  %335 = add nsw i64 %334, 1
  store i64 %335, ptr %24, align 8
  br label %227

336:                                              ; preds = %232
  br label %337

337:                                              ; preds = %336
  %338 = load i64, ptr %23, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %23, align 8
  br label %220

340:                                              ; preds = %225
  br label %341

341:                                              ; preds = %340
  %342 = load i64, ptr %22, align 8
  %343 = add nsw i64 %342, 1
  store i64 %343, ptr %22, align 8
  br label %213

344:                                              ; preds = %218
  store i32 0, ptr %7, align 4
  br label %345

345:                                              ; preds = %344, %41
  %346 = load i32, ptr %7, align 4
  switch i32 %346, label %348 [
    i32 0, label %347
    i32 1, label %347
  ]

347:                                              ; preds = %345, %345
  ret void

348:                                              ; preds = %345
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
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %13 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %13, align 8
  %17 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %17, align 8
  br label %21

21:                                               ; preds = %2
  %22 = load i32, ptr %5, align 4
  %23 = icmp slt i32 0, %22
  br i1 %23, label %24, label %50

24:                                               ; preds = %21
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 7
  %27 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = sub nsw i64 %29, 1
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 7
  %33 = getelementptr inbounds [0 x %struct.dimension], ptr %32, i64 0, i64 0
  %34 = getelementptr inbounds %struct.dimension, ptr %33, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %30, %35
  store i64 %36, ptr %6, align 8
  %37 = load i64, ptr %6, align 8
  %38 = icmp slt i64 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %24
  %40 = load i64, ptr %6, align 8
  %41 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 %40
  store ptr %43, ptr %41, align 8
  br label %49

44:                                               ; preds = %24
  %45 = load i64, ptr %6, align 8
  %46 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %47, i64 %45
  store ptr %48, ptr %46, align 8
  br label %49

49:                                               ; preds = %44, %39
  br label %50

50:                                               ; preds = %49, %21
  %51 = load i32, ptr %5, align 4
  %52 = icmp slt i32 1, %51
  br i1 %52, label %53, label %79

53:                                               ; preds = %50
  %54 = load ptr, ptr %4, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 7
  %56 = getelementptr inbounds [0 x %struct.dimension], ptr %55, i64 0, i64 1
  %57 = getelementptr inbounds %struct.dimension, ptr %56, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = sub nsw i64 %58, 1
  %60 = load ptr, ptr %4, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 7
  %62 = getelementptr inbounds [0 x %struct.dimension], ptr %61, i64 0, i64 1
  %63 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %59, %64
  store i64 %65, ptr %7, align 8
  %66 = load i64, ptr %7, align 8
  %67 = icmp slt i64 %66, 0
  br i1 %67, label %68, label %73

68:                                               ; preds = %53
  %69 = load i64, ptr %7, align 8
  %70 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %71, i64 %69
  store ptr %72, ptr %70, align 8
  br label %78

73:                                               ; preds = %53
  %74 = load i64, ptr %7, align 8
  %75 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %76, i64 %74
  store ptr %77, ptr %75, align 8
  br label %78

78:                                               ; preds = %73, %68
  br label %79

79:                                               ; preds = %78, %50
  %80 = load i32, ptr %5, align 4
  %81 = icmp slt i32 2, %80
  br i1 %81, label %82, label %108

82:                                               ; preds = %79
  %83 = load ptr, ptr %4, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 7
  %85 = getelementptr inbounds [0 x %struct.dimension], ptr %84, i64 0, i64 2
  %86 = getelementptr inbounds %struct.dimension, ptr %85, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = sub nsw i64 %87, 1
  %89 = load ptr, ptr %4, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 7
  %91 = getelementptr inbounds [0 x %struct.dimension], ptr %90, i64 0, i64 2
  %92 = getelementptr inbounds %struct.dimension, ptr %91, i32 0, i32 2
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %88, %93
  store i64 %94, ptr %8, align 8
  %95 = load i64, ptr %8, align 8
  %96 = icmp slt i64 %95, 0
  br i1 %96, label %97, label %102

97:                                               ; preds = %82
  %98 = load i64, ptr %8, align 8
  %99 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %100, i64 %98
  store ptr %101, ptr %99, align 8
  br label %107

102:                                              ; preds = %82
  %103 = load i64, ptr %8, align 8
  %104 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds i8, ptr %105, i64 %103
  store ptr %106, ptr %104, align 8
  br label %107

107:                                              ; preds = %102, %97
  br label %108

108:                                              ; preds = %107, %79
  %109 = load i32, ptr %5, align 4
  %110 = icmp slt i32 3, %109
  br i1 %110, label %111, label %137

111:                                              ; preds = %108
  %112 = load ptr, ptr %4, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 7
  %114 = getelementptr inbounds [0 x %struct.dimension], ptr %113, i64 0, i64 3
  %115 = getelementptr inbounds %struct.dimension, ptr %114, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = sub nsw i64 %116, 1
  %118 = load ptr, ptr %4, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 7
  %120 = getelementptr inbounds [0 x %struct.dimension], ptr %119, i64 0, i64 3
  %121 = getelementptr inbounds %struct.dimension, ptr %120, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %117, %122
  store i64 %123, ptr %9, align 8
  %124 = load i64, ptr %9, align 8
  %125 = icmp slt i64 %124, 0
  br i1 %125, label %126, label %131

126:                                              ; preds = %111
  %127 = load i64, ptr %9, align 8
  %128 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds i8, ptr %129, i64 %127
  store ptr %130, ptr %128, align 8
  br label %136

131:                                              ; preds = %111
  %132 = load i64, ptr %9, align 8
  %133 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds i8, ptr %134, i64 %132
  store ptr %135, ptr %133, align 8
  br label %136

136:                                              ; preds = %131, %126
  br label %137

137:                                              ; preds = %136, %108
  %138 = load i32, ptr @fortran_ranks, align 4
  %139 = icmp slt i32 4, %138
  br i1 %139, label %140, label %169

140:                                              ; preds = %137
  %141 = load i32, ptr %5, align 4
  %142 = icmp slt i32 4, %141
  br i1 %142, label %143, label %169

143:                                              ; preds = %140
  %144 = load ptr, ptr %4, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 7
  %146 = getelementptr inbounds [0 x %struct.dimension], ptr %145, i64 0, i64 4
  %147 = getelementptr inbounds %struct.dimension, ptr %146, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = sub nsw i64 %148, 1
  %150 = load ptr, ptr %4, align 8
  %151 = getelementptr inbounds %struct.descriptor, ptr %150, i32 0, i32 7
  %152 = getelementptr inbounds [0 x %struct.dimension], ptr %151, i64 0, i64 4
  %153 = getelementptr inbounds %struct.dimension, ptr %152, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %149, %154
  store i64 %155, ptr %10, align 8
  %156 = load i64, ptr %10, align 8
  %157 = icmp slt i64 %156, 0
  br i1 %157, label %158, label %163

158:                                              ; preds = %143
  %159 = load i64, ptr %10, align 8
  %160 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds i8, ptr %161, i64 %159
  store ptr %162, ptr %160, align 8
  br label %168

163:                                              ; preds = %143
  %164 = load i64, ptr %10, align 8
  %165 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds i8, ptr %166, i64 %164
  store ptr %167, ptr %165, align 8
  br label %168

168:                                              ; preds = %163, %158
  br label %169

169:                                              ; preds = %168, %140, %137
  %170 = load i32, ptr @fortran_ranks, align 4
  %171 = icmp slt i32 5, %170
  br i1 %171, label %172, label %201

172:                                              ; preds = %169
  %173 = load i32, ptr %5, align 4
  %174 = icmp slt i32 5, %173
  br i1 %174, label %175, label %201

175:                                              ; preds = %172
  %176 = load ptr, ptr %4, align 8
  %177 = getelementptr inbounds %struct.descriptor, ptr %176, i32 0, i32 7
  %178 = getelementptr inbounds [0 x %struct.dimension], ptr %177, i64 0, i64 5
  %179 = getelementptr inbounds %struct.dimension, ptr %178, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = sub nsw i64 %180, 1
  %182 = load ptr, ptr %4, align 8
  %183 = getelementptr inbounds %struct.descriptor, ptr %182, i32 0, i32 7
  %184 = getelementptr inbounds [0 x %struct.dimension], ptr %183, i64 0, i64 5
  %185 = getelementptr inbounds %struct.dimension, ptr %184, i32 0, i32 2
  %186 = load i64, ptr %185, align 8
  %187 = mul nsw i64 %181, %186
  store i64 %187, ptr %11, align 8
  %188 = load i64, ptr %11, align 8
  %189 = icmp slt i64 %188, 0
  br i1 %189, label %190, label %195

190:                                              ; preds = %175
  %191 = load i64, ptr %11, align 8
  %192 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %193 = load ptr, ptr %192, align 8
  %194 = getelementptr inbounds i8, ptr %193, i64 %191
  store ptr %194, ptr %192, align 8
  br label %200

195:                                              ; preds = %175
  %196 = load i64, ptr %11, align 8
  %197 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %198 = load ptr, ptr %197, align 8
  %199 = getelementptr inbounds i8, ptr %198, i64 %196
  store ptr %199, ptr %197, align 8
  br label %200

200:                                              ; preds = %195, %190
  br label %201

201:                                              ; preds = %200, %172, %169
  %202 = load i32, ptr @fortran_ranks, align 4
  %203 = icmp slt i32 6, %202
  br i1 %203, label %204, label %233

204:                                              ; preds = %201
  %205 = load i32, ptr %5, align 4
  %206 = icmp slt i32 6, %205
  br i1 %206, label %207, label %233

207:                                              ; preds = %204
  %208 = load ptr, ptr %4, align 8
  %209 = getelementptr inbounds %struct.descriptor, ptr %208, i32 0, i32 7
  %210 = getelementptr inbounds [0 x %struct.dimension], ptr %209, i64 0, i64 6
  %211 = getelementptr inbounds %struct.dimension, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = sub nsw i64 %212, 1
  %214 = load ptr, ptr %4, align 8
  %215 = getelementptr inbounds %struct.descriptor, ptr %214, i32 0, i32 7
  %216 = getelementptr inbounds [0 x %struct.dimension], ptr %215, i64 0, i64 6
  %217 = getelementptr inbounds %struct.dimension, ptr %216, i32 0, i32 2
  %218 = load i64, ptr %217, align 8
  %219 = mul nsw i64 %213, %218
  store i64 %219, ptr %12, align 8
  %220 = load i64, ptr %12, align 8
  %221 = icmp slt i64 %220, 0
  br i1 %221, label %222, label %227

222:                                              ; preds = %207
  %223 = load i64, ptr %12, align 8
  %224 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %225 = load ptr, ptr %224, align 8
  %226 = getelementptr inbounds i8, ptr %225, i64 %223
  store ptr %226, ptr %224, align 8
  br label %232

227:                                              ; preds = %207
  %228 = load i64, ptr %12, align 8
  %229 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %230 = load ptr, ptr %229, align 8
  %231 = getelementptr inbounds i8, ptr %230, i64 %228
  store ptr %231, ptr %229, align 8
  br label %232

232:                                              ; preds = %227, %222
  br label %233

233:                                              ; preds = %232, %204, %201
  br label %234

234:                                              ; preds = %233
  %235 = load { ptr, ptr }, ptr %3, align 8
  ret { ptr, ptr } %235
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


