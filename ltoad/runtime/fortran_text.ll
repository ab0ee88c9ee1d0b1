
%struct.dimension = type { i64, i64, i64 }
%struct.addendum = type { ptr, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

@.str = private unnamed_addr constant [100 x i8] c"an object of a derived type that is not part of what was linked as bitcode cannot be differentiated\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"./fortran_components.h\00", align 1
@.str.2 = private unnamed_addr constant [147 x i8] c"an object of a derived type with length parameters, or or a component with a defined assignment or a finaliser of arrays, cannot be differentiated\00", align 1
@fortran_ranks = external constant i32, align 4
@.str.3 = private unnamed_addr constant [78 x i8] c"arrays of characters cannot be made here in a function that is differentiated\00", align 1
@.str.4 = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"./fortran_descriptors.h\00", align 1

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
  call void @require(i32 noundef %9, ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 0)
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

define internal void @require_known_rank(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr @fortran_ranks, align 4
  %5 = icmp sle i32 %3, %4
  %6 = zext i1 %5 to i32
  call void @require(i32 noundef %6, ptr noundef @.str.4, ptr noundef @.str.5, i32 noundef 0)
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

declare ptr @malloc(i64 noundef) #6

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


