
%struct.dimension = type { i64, i64, i64 }
%struct.matrix = type { i64, i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

@.str = private unnamed_addr constant [93 x i8] c"arrays of this type cannot be moved in a function that is differentiated: write it as a loop\00", align 1
@fortran_ranks = external constant i32, align 4
@.str.1 = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"too few elements in RESHAPE\00", align 1
@__const.reordered.extents = private unnamed_addr constant [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1], align 16
@.str.3 = private unnamed_addr constant [35 x i8] c"no permutation in ORDER of RESHAPE\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@.str.4 = private unnamed_addr constant [75 x i8] c"EOSHIFT of characters or objects cannot be differentiated: give a boundary\00", align 1
@clear.nothing = internal constant [16 x i8] zeroinitializer, align 16
@.str.5 = private unnamed_addr constant [109 x i8] c"numbers or objects that TRANSFER makes text of cannot be differentiated: give it a mold of single characters\00", align 1
@.str.6 = private unnamed_addr constant [29 x i8] c"too few elements in TRANSFER\00", align 1

define dso_local void @_FortranATranspose(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.matrix, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 4
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = icmp ne i32 %16, 42
  br i1 %17, label %18, label %65

18:                                               ; preds = %4
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 28
  br i1 %23, label %60, label %24

24:                                               ; preds = %18
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 27
  br i1 %29, label %60, label %30

30:                                               ; preds = %24
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 35
  br i1 %35, label %60, label %36

36:                                               ; preds = %30
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 34
  br i1 %41, label %60, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp sle i32 %46, 24
  br i1 %47, label %60, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 39
  br i1 %53, label %60, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp eq i32 %58, 40
  br label %60

60:                                               ; preds = %54, %48, %42, %36, %30, %24, %18
  %61 = phi i1 [ true, %48 ], [ true, %42 ], [ true, %36 ], [ true, %30 ], [ true, %24 ], [ true, %18 ], [ %59, %54 ]
  %62 = zext i1 %61 to i32
  %63 = load ptr, ptr %7, align 8
  %64 = load i32, ptr %8, align 4
  call void @require(i32 noundef %62, ptr noundef @.str, ptr noundef %63, i32 noundef %64)
  br label %65

65:                                               ; preds = %60, %4
  %66 = load ptr, ptr %6, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %9, ptr noundef %66, i32 noundef 0, i32 noundef 0)
  %67 = load ptr, ptr %5, align 8
  %68 = load ptr, ptr %6, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 0
  %74 = load i64, ptr %73, align 8
  call void @made_matrix(ptr noundef %67, i64 noundef %70, i64 noundef %72, i64 noundef %74)
  store i64 0, ptr %10, align 8
  br label %75

75:                                               ; preds = %121, %65
  %76 = load i64, ptr %10, align 8
  %77 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 0
  %78 = load i64, ptr %77, align 8
  %79 = icmp slt i64 %76, %78
  br i1 %79, label %81, label %80

80:                                               ; preds = %75
  store i32 2, ptr %11, align 4
  br label %124

81:                                               ; preds = %75
  store i64 0, ptr %12, align 8
  br label %82

82:                                               ; preds = %117, %81
  %83 = load i64, ptr %12, align 8
  %84 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = icmp slt i64 %83, %85
  br i1 %86, label %88, label %87

87:                                               ; preds = %82
  store i32 5, ptr %11, align 4
  br label %120

88:                                               ; preds = %82
  %89 = load ptr, ptr %5, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = load i64, ptr %12, align 8
  %93 = load i64, ptr %10, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = add nsw i64 %92, %96
  %98 = load ptr, ptr %6, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %97, %100
  %102 = getelementptr inbounds i8, ptr %91, i64 %101
  %103 = load ptr, ptr %6, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 0
  %105 = load ptr, ptr %104, align 8
  %106 = load i64, ptr %10, align 8
  %107 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 2
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %106, %108
  %110 = getelementptr inbounds i8, ptr %105, i64 %109
  %111 = load i64, ptr %12, align 8
  %112 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 3
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %111, %113
  %115 = getelementptr inbounds i8, ptr %110, i64 %114
  %116 = load ptr, ptr %6, align 8
  call void @put(ptr noundef %102, ptr noundef %115, ptr noundef %116)
  br label %117

117:                                              ; preds = %88
  %118 = load i64, ptr %12, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %12, align 8
  br label %82

120:                                              ; preds = %87
  br label %121

121:                                              ; preds = %120
  %122 = load i64, ptr %10, align 8
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %10, align 8
  br label %75

124:                                              ; preds = %80
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
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #9
  unreachable

15:                                               ; preds = %4
  ret void
}


define internal void @matrix(ptr dead_on_unwind noalias writable sret(%struct.matrix) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca i32, align 4
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 %3, ptr %7, align 4
  %11 = load ptr, ptr %5, align 8
  %12 = call ptr @dimension(ptr noundef %11, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %12, i64 24, i1 false)
  %13 = load ptr, ptr %5, align 8
  %14 = call ptr @dimension(ptr noundef %13, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %14, i64 24, i1 false)
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %20, label %32

20:                                               ; preds = %4
  %21 = load i32, ptr %6, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 0
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 1
  %26 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  store i64 %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 2
  store i64 0, ptr %28, align 8
  %29 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 3
  %30 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %29, align 8
  store i32 1, ptr %10, align 4
  br label %61

32:                                               ; preds = %20, %4
  %33 = load i32, ptr %7, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 0
  %37 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 1
  %40 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  store i64 %41, ptr %39, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 2
  %43 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %44 = load i64, ptr %43, align 8
  store i64 %44, ptr %42, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 3
  %46 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %47 = load i64, ptr %46, align 8
  store i64 %47, ptr %45, align 8
  store i32 1, ptr %10, align 4
  br label %61

48:                                               ; preds = %32
  %49 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 0
  %50 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  store i64 %51, ptr %49, align 8
  %52 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 1
  %53 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  store i64 %54, ptr %52, align 8
  %55 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 2
  %56 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %57 = load i64, ptr %56, align 8
  store i64 %57, ptr %55, align 8
  %58 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 3
  %59 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  store i64 %60, ptr %58, align 8
  store i32 1, ptr %10, align 4
  br label %61

61:                                               ; preds = %48, %35, %23
  ret void
}

define internal void @made_matrix(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load i64, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  call void @made(ptr noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i64 noundef 1, i64 noundef 1, i64 noundef 1, i64 noundef 1, i64 noundef 1)
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
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = load ptr, ptr %6, align 8
  call void @_FortranALtoadCopyObject(ptr noundef %13, ptr noundef %14, ptr noundef %15)
  br label %20

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %17, ptr noundef %18, ptr noundef %19)
  br label %20

20:                                               ; preds = %16, %12
  ret void
}


define dso_local void @_FortranAReshape(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca %struct.dimension, align 8
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca %struct.dimension, align 8
  %28 = alloca %struct.dimension, align 8
  %29 = alloca %struct.dimension, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 4
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = icmp ne i32 %42, 42
  br i1 %43, label %44, label %91

44:                                               ; preds = %7
  %45 = load ptr, ptr %9, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 28
  br i1 %49, label %86, label %50

50:                                               ; preds = %44
  %51 = load ptr, ptr %9, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 27
  br i1 %55, label %86, label %56

56:                                               ; preds = %50
  %57 = load ptr, ptr %9, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 35
  br i1 %61, label %86, label %62

62:                                               ; preds = %56
  %63 = load ptr, ptr %9, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 4
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = icmp eq i32 %66, 34
  br i1 %67, label %86, label %68

68:                                               ; preds = %62
  %69 = load ptr, ptr %9, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 4
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i32
  %73 = icmp sle i32 %72, 24
  br i1 %73, label %86, label %74

74:                                               ; preds = %68
  %75 = load ptr, ptr %9, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 4
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  %79 = icmp eq i32 %78, 39
  br i1 %79, label %86, label %80

80:                                               ; preds = %74
  %81 = load ptr, ptr %9, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 4
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i32
  %85 = icmp eq i32 %84, 40
  br label %86

86:                                               ; preds = %80, %74, %68, %62, %56, %50, %44
  %87 = phi i1 [ true, %74 ], [ true, %68 ], [ true, %62 ], [ true, %56 ], [ true, %50 ], [ true, %44 ], [ %85, %80 ]
  %88 = zext i1 %87 to i32
  %89 = load ptr, ptr %13, align 8
  %90 = load i32, ptr %14, align 4
  call void @require(i32 noundef %88, ptr noundef @.str, ptr noundef %89, i32 noundef %90)
  br label %91

91:                                               ; preds = %86, %7
  %92 = load ptr, ptr %10, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 7
  %94 = getelementptr inbounds [0 x %struct.dimension], ptr %93, i64 0, i64 0
  %95 = getelementptr inbounds %struct.dimension, ptr %94, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = load i32, ptr @fortran_ranks, align 4
  %98 = sext i32 %97 to i64
  %99 = icmp sle i64 %96, %98
  %100 = zext i1 %99 to i32
  %101 = load ptr, ptr %13, align 8
  %102 = load i32, ptr %14, align 4
  call void @require(i32 noundef %100, ptr noundef @.str.1, ptr noundef %101, i32 noundef %102)
  %103 = load ptr, ptr %10, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 7
  %105 = getelementptr inbounds [0 x %struct.dimension], ptr %104, i64 0, i64 0
  %106 = getelementptr inbounds %struct.dimension, ptr %105, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = trunc i64 %107 to i8
  %109 = load ptr, ptr %8, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 3
  store i8 %108, ptr %110, align 4
  %111 = load ptr, ptr %10, align 8
  %112 = call i64 @extent_asked(ptr noundef %111, i64 noundef 0)
  store i64 %112, ptr %15, align 8
  %113 = load ptr, ptr %10, align 8
  %114 = call i64 @extent_asked(ptr noundef %113, i64 noundef 1)
  store i64 %114, ptr %16, align 8
  %115 = load ptr, ptr %10, align 8
  %116 = call i64 @extent_asked(ptr noundef %115, i64 noundef 2)
  store i64 %116, ptr %17, align 8
  %117 = load ptr, ptr %10, align 8
  %118 = call i64 @extent_asked(ptr noundef %117, i64 noundef 3)
  store i64 %118, ptr %18, align 8
  %119 = load ptr, ptr %10, align 8
  %120 = call i64 @extent_asked(ptr noundef %119, i64 noundef 4)
  store i64 %120, ptr %19, align 8
  %121 = load ptr, ptr %10, align 8
  %122 = call i64 @extent_asked(ptr noundef %121, i64 noundef 5)
  store i64 %122, ptr %20, align 8
  %123 = load ptr, ptr %10, align 8
  %124 = call i64 @extent_asked(ptr noundef %123, i64 noundef 6)
  store i64 %124, ptr %21, align 8
  %125 = load ptr, ptr %8, align 8
  %126 = load ptr, ptr %9, align 8
  %127 = getelementptr inbounds %struct.descriptor, ptr %126, i32 0, i32 1
  %128 = load i64, ptr %127, align 8
  %129 = load i64, ptr %15, align 8
  %130 = load i64, ptr %16, align 8
  %131 = load i64, ptr %17, align 8
  %132 = load i64, ptr %18, align 8
  %133 = load i64, ptr %19, align 8
  %134 = load i64, ptr %20, align 8
  %135 = load i64, ptr %21, align 8
  call void @made(ptr noundef %125, i64 noundef %128, i64 noundef %129, i64 noundef %130, i64 noundef %131, i64 noundef %132, i64 noundef %133, i64 noundef %134, i64 noundef %135)
  %136 = load ptr, ptr %11, align 8
  %137 = icmp ne ptr %136, null
  br i1 %137, label %141, label %138

138:                                              ; preds = %91
  %139 = load ptr, ptr %12, align 8
  %140 = icmp ne ptr %139, null
  br i1 %140, label %141, label %148

141:                                              ; preds = %138, %91
  %142 = load ptr, ptr %8, align 8
  %143 = load ptr, ptr %9, align 8
  %144 = load ptr, ptr %11, align 8
  %145 = load ptr, ptr %12, align 8
  %146 = load ptr, ptr %13, align 8
  %147 = load i32, ptr %14, align 4
  call void @reordered(ptr noundef %142, ptr noundef %143, ptr noundef %144, ptr noundef %145, ptr noundef %146, i32 noundef %147)
  store i32 1, ptr %22, align 4
  br label %399

148:                                              ; preds = %138
  %149 = load ptr, ptr %9, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 3
  %151 = load i8, ptr %150, align 4
  %152 = zext i8 %151 to i32
  %153 = load i32, ptr @fortran_ranks, align 4
  %154 = icmp sle i32 %152, %153
  %155 = zext i1 %154 to i32
  %156 = load ptr, ptr %13, align 8
  %157 = load i32, ptr %14, align 4
  call void @require(i32 noundef %155, ptr noundef @.str.1, ptr noundef %156, i32 noundef %157)
  %158 = load ptr, ptr %9, align 8
  %159 = load ptr, ptr %9, align 8
  %160 = getelementptr inbounds %struct.descriptor, ptr %159, i32 0, i32 3
  %161 = load i8, ptr %160, align 4
  %162 = zext i8 %161 to i32
  %163 = call ptr @dimension_of(ptr noundef %158, i32 noundef 0, i32 noundef %162)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %163, i64 24, i1 false)
  %164 = load ptr, ptr %9, align 8
  %165 = load ptr, ptr %9, align 8
  %166 = getelementptr inbounds %struct.descriptor, ptr %165, i32 0, i32 3
  %167 = load i8, ptr %166, align 4
  %168 = zext i8 %167 to i32
  %169 = call ptr @dimension_of(ptr noundef %164, i32 noundef 1, i32 noundef %168)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %169, i64 24, i1 false)
  %170 = load ptr, ptr %9, align 8
  %171 = load ptr, ptr %9, align 8
  %172 = getelementptr inbounds %struct.descriptor, ptr %171, i32 0, i32 3
  %173 = load i8, ptr %172, align 4
  %174 = zext i8 %173 to i32
  %175 = call ptr @dimension_of(ptr noundef %170, i32 noundef 2, i32 noundef %174)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %175, i64 24, i1 false)
  %176 = load ptr, ptr %9, align 8
  %177 = load ptr, ptr %9, align 8
  %178 = getelementptr inbounds %struct.descriptor, ptr %177, i32 0, i32 3
  %179 = load i8, ptr %178, align 4
  %180 = zext i8 %179 to i32
  %181 = call ptr @dimension_of(ptr noundef %176, i32 noundef 3, i32 noundef %180)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %181, i64 24, i1 false)
  %182 = load ptr, ptr %9, align 8
  %183 = load ptr, ptr %9, align 8
  %184 = getelementptr inbounds %struct.descriptor, ptr %183, i32 0, i32 3
  %185 = load i8, ptr %184, align 4
  %186 = zext i8 %185 to i32
  %187 = call ptr @dimension_of(ptr noundef %182, i32 noundef 4, i32 noundef %186)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %187, i64 24, i1 false)
  %188 = load ptr, ptr %9, align 8
  %189 = load ptr, ptr %9, align 8
  %190 = getelementptr inbounds %struct.descriptor, ptr %189, i32 0, i32 3
  %191 = load i8, ptr %190, align 4
  %192 = zext i8 %191 to i32
  %193 = call ptr @dimension_of(ptr noundef %188, i32 noundef 5, i32 noundef %192)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %193, i64 24, i1 false)
  %194 = load ptr, ptr %9, align 8
  %195 = load ptr, ptr %9, align 8
  %196 = getelementptr inbounds %struct.descriptor, ptr %195, i32 0, i32 3
  %197 = load i8, ptr %196, align 4
  %198 = zext i8 %197 to i32
  %199 = call ptr @dimension_of(ptr noundef %194, i32 noundef 6, i32 noundef %198)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %199, i64 24, i1 false)
  %200 = load i64, ptr %15, align 8
  %201 = load i64, ptr %16, align 8
  %202 = mul nsw i64 %200, %201
  %203 = load i64, ptr %17, align 8
  %204 = mul nsw i64 %202, %203
  %205 = load i64, ptr %18, align 8
  %206 = mul nsw i64 %204, %205
  %207 = load i64, ptr %19, align 8
  %208 = mul nsw i64 %206, %207
  %209 = load i64, ptr %20, align 8
  %210 = mul nsw i64 %208, %209
  %211 = load i64, ptr %21, align 8
  %212 = mul nsw i64 %210, %211
  store i64 %212, ptr %30, align 8
  %213 = load i64, ptr %30, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = mul nsw i64 %215, %217
  %219 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  %221 = mul nsw i64 %218, %220
  %222 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %223 = load i64, ptr %222, align 8
  %224 = mul nsw i64 %221, %223
  %225 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 1
  %229 = load i64, ptr %228, align 8
  %230 = mul nsw i64 %227, %229
  %231 = getelementptr inbounds %struct.dimension, ptr %29, i32 0, i32 1
  %232 = load i64, ptr %231, align 8
  %233 = mul nsw i64 %230, %232
  %234 = icmp sle i64 %213, %233
  %235 = zext i1 %234 to i32
  %236 = load ptr, ptr %13, align 8
  %237 = load i32, ptr %14, align 4
  call void @require(i32 noundef %235, ptr noundef @.str.2, ptr noundef %236, i32 noundef %237)
  store i64 0, ptr %31, align 8
  br label %238

238:                                              ; preds = %395, %148
  %239 = load i64, ptr %31, align 8
  %240 = getelementptr inbounds %struct.dimension, ptr %29, i32 0, i32 1
  %241 = load i64, ptr %240, align 8
  %242 = icmp slt i64 %239, %241
  br i1 %242, label %244, label %243

243:                                              ; preds = %238
  store i32 2, ptr %22, align 4
  br label %398

244:                                              ; preds = %238
  store i64 0, ptr %32, align 8
  br label %245

245:                                              ; preds = %391, %244
  %246 = load i64, ptr %32, align 8
  %247 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 1
  %248 = load i64, ptr %247, align 8
  %249 = icmp slt i64 %246, %248
  br i1 %249, label %251, label %250

250:                                              ; preds = %245
  store i32 5, ptr %22, align 4
  br label %394

251:                                              ; preds = %245
  store i64 0, ptr %33, align 8
  br label %252

252:                                              ; preds = %387, %251
  %253 = load i64, ptr %33, align 8
  %254 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %255 = load i64, ptr %254, align 8
  %256 = icmp slt i64 %253, %255
  br i1 %256, label %258, label %257

257:                                              ; preds = %252
  store i32 8, ptr %22, align 4
  br label %390

258:                                              ; preds = %252
  store i64 0, ptr %34, align 8
  br label %259

259:                                              ; preds = %383, %258
  %260 = load i64, ptr %34, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %262 = load i64, ptr %261, align 8
  %263 = icmp slt i64 %260, %262
  br i1 %263, label %265, label %264

264:                                              ; preds = %259
  store i32 11, ptr %22, align 4
  br label %386

265:                                              ; preds = %259
  store i64 0, ptr %35, align 8
  br label %266

266:                                              ; preds = %379, %265
  %267 = load i64, ptr %35, align 8
  %268 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %269 = load i64, ptr %268, align 8
  %270 = icmp slt i64 %267, %269
  br i1 %270, label %272, label %271

271:                                              ; preds = %266
  store i32 14, ptr %22, align 4
  br label %382

272:                                              ; preds = %266
  store i64 0, ptr %36, align 8
  br label %273

273:                                              ; preds = %375, %272
  %274 = load i64, ptr %36, align 8
  %275 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %276 = load i64, ptr %275, align 8
  %277 = icmp slt i64 %274, %276
  br i1 %277, label %279, label %278

278:                                              ; preds = %273
  store i32 17, ptr %22, align 4
  br label %378

279:                                              ; preds = %273
  store i64 0, ptr %37, align 8
  br label %280

280:                                              ; preds = %371, %279
  %281 = load i64, ptr %37, align 8
  %282 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %283 = load i64, ptr %282, align 8
  %284 = icmp slt i64 %281, %283
  br i1 %284, label %286, label %285

285:                                              ; preds = %280
  store i32 20, ptr %22, align 4
  br label %374

286:                                              ; preds = %280
  %287 = load i64, ptr %31, align 8
  %288 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 1
  %289 = load i64, ptr %288, align 8
  %290 = mul nsw i64 %287, %289
  %291 = load i64, ptr %32, align 8
  %292 = add nsw i64 %290, %291
  %293 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %294 = load i64, ptr %293, align 8
  %295 = mul nsw i64 %292, %294
  %296 = load i64, ptr %33, align 8
  %297 = add nsw i64 %295, %296
  %298 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %299 = load i64, ptr %298, align 8
  %300 = mul nsw i64 %297, %299
  %301 = load i64, ptr %34, align 8
  %302 = add nsw i64 %300, %301
  %303 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %304 = load i64, ptr %303, align 8
  %305 = mul nsw i64 %302, %304
  %306 = load i64, ptr %35, align 8
  %307 = add nsw i64 %305, %306
  %308 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %309 = load i64, ptr %308, align 8
  %310 = mul nsw i64 %307, %309
  %311 = load i64, ptr %36, align 8
  %312 = add nsw i64 %310, %311
  %313 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %314 = load i64, ptr %313, align 8
  %315 = mul nsw i64 %312, %314
  %316 = load i64, ptr %37, align 8
  %317 = add nsw i64 %315, %316
  store i64 %317, ptr %38, align 8
  %318 = load i64, ptr %38, align 8
  %319 = load i64, ptr %30, align 8
  %320 = icmp slt i64 %318, %319
  br i1 %320, label %321, label %370

321:                                              ; preds = %286
  %322 = load ptr, ptr %8, align 8
  %323 = getelementptr inbounds %struct.descriptor, ptr %322, i32 0, i32 0
  %324 = load ptr, ptr %323, align 8
  %325 = load i64, ptr %38, align 8
  %326 = load ptr, ptr %9, align 8
  %327 = getelementptr inbounds %struct.descriptor, ptr %326, i32 0, i32 1
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %325, %328
  %330 = getelementptr inbounds i8, ptr %324, i64 %329
  %331 = load ptr, ptr %9, align 8
  %332 = getelementptr inbounds %struct.descriptor, ptr %331, i32 0, i32 0
  %333 = load ptr, ptr %332, align 8
  %334 = load i64, ptr %37, align 8
  %335 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %336 = load i64, ptr %335, align 8
  %337 = mul nsw i64 %334, %336
  %338 = load i64, ptr %36, align 8
  %339 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %340 = load i64, ptr %339, align 8
  %341 = mul nsw i64 %338, %340
  %342 = add nsw i64 %337, %341
  %343 = load i64, ptr %35, align 8
  %344 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %345 = load i64, ptr %344, align 8
  %346 = mul nsw i64 %343, %345
  %347 = add nsw i64 %342, %346
  %348 = load i64, ptr %34, align 8
  %349 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 2
  %350 = load i64, ptr %349, align 8
  %351 = mul nsw i64 %348, %350
  %352 = add nsw i64 %347, %351
  %353 = load i64, ptr %33, align 8
  %354 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 2
  %355 = load i64, ptr %354, align 8
  %356 = mul nsw i64 %353, %355
  %357 = add nsw i64 %352, %356
  %358 = load i64, ptr %32, align 8
  %359 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 2
  %360 = load i64, ptr %359, align 8
  %361 = mul nsw i64 %358, %360
  %362 = add nsw i64 %357, %361
  %363 = load i64, ptr %31, align 8
  %364 = getelementptr inbounds %struct.dimension, ptr %29, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = add nsw i64 %362, %366
  %368 = getelementptr inbounds i8, ptr %333, i64 %367
  %369 = load ptr, ptr %9, align 8
  call void @put(ptr noundef %330, ptr noundef %368, ptr noundef %369)
  br label %370

370:                                              ; preds = %321, %286
  br label %371

371:                                              ; preds = %370
  %372 = load i64, ptr %37, align 8
  %373 = add nsw i64 %372, 1
  store i64 %373, ptr %37, align 8
  br label %280

374:                                              ; preds = %285
  br label %375

375:                                              ; preds = %374
  %376 = load i64, ptr %36, align 8
  %377 = add nsw i64 %376, 1
  store i64 %377, ptr %36, align 8
  br label %273

378:                                              ; preds = %278
  br label %379

379:                                              ; preds = %378
  %380 = load i64, ptr %35, align 8
  %381 = add nsw i64 %380, 1
  store i64 %381, ptr %35, align 8
  br label %266

382:                                              ; preds = %271
  br label %383

383:                                              ; preds = %382
  %384 = load i64, ptr %34, align 8
  %385 = add nsw i64 %384, 1
  store i64 %385, ptr %34, align 8
  br label %259

386:                                              ; preds = %264
  br label %387

387:                                              ; preds = %386
  %388 = load i64, ptr %33, align 8
  %389 = add nsw i64 %388, 1
  store i64 %389, ptr %33, align 8
  br label %252

390:                                              ; preds = %257
  br label %391

391:                                              ; preds = %390
  %392 = load i64, ptr %32, align 8
  %393 = add nsw i64 %392, 1
  store i64 %393, ptr %32, align 8
  br label %245

394:                                              ; preds = %250
  br label %395

395:                                              ; preds = %394
  %396 = load i64, ptr %31, align 8
  %397 = add nsw i64 %396, 1
  store i64 %397, ptr %31, align 8
  br label %238

398:                                              ; preds = %243
  store i32 0, ptr %22, align 4
  br label %399

399:                                              ; preds = %398, %141
  %400 = load i32, ptr %22, align 4
  switch i32 %400, label %402 [
    i32 0, label %401
    i32 1, label %401
  ]

401:                                              ; preds = %399, %399
  ret void

402:                                              ; preds = %399
  unreachable
}

define internal i64 @extent_asked(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %struct.dimension, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.descriptor, ptr %6, i32 0, i32 7
  %8 = getelementptr inbounds [0 x %struct.dimension], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %8, i64 24, i1 false)
  %9 = load i64, ptr %4, align 8
  %10 = load i32, ptr @fortran_ranks, align 4
  %11 = sext i32 %10 to i64
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %13, label %25

13:                                               ; preds = %2
  %14 = load i64, ptr %4, align 8
  %15 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %14, %16
  br i1 %17, label %18, label %25

18:                                               ; preds = %13
  %19 = load ptr, ptr %3, align 8
  %20 = load i64, ptr %4, align 8
  %21 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = mul nsw i64 %20, %22
  %24 = call i64 @integer(ptr noundef %19, i64 noundef %23)
  br label %26

25:                                               ; preds = %13, %2
  br label %26

26:                                               ; preds = %25, %18
  %27 = phi i64 [ %24, %18 ], [ 1, %25 ]
  ret i64 %27
}

define internal void @made(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca [7 x i64], align 16
  %20 = alloca i64, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca %struct.dimension, align 8
  store ptr %0, ptr %10, align 8
  store i64 %1, ptr %11, align 8
  store i64 %2, ptr %12, align 8
  store i64 %3, ptr %13, align 8
  store i64 %4, ptr %14, align 8
  store i64 %5, ptr %15, align 8
  store i64 %6, ptr %16, align 8
  store i64 %7, ptr %17, align 8
  store i64 %8, ptr %18, align 8
  %28 = load i64, ptr %12, align 8
  store i64 %28, ptr %19, align 8
  %29 = getelementptr inbounds i64, ptr %19, i64 1
  %30 = load i64, ptr %13, align 8
  store i64 %30, ptr %29, align 8
  %31 = getelementptr inbounds i64, ptr %19, i64 2
  %32 = load i64, ptr %14, align 8
  store i64 %32, ptr %31, align 8
  %33 = getelementptr inbounds i64, ptr %19, i64 3
  %34 = load i64, ptr %15, align 8
  store i64 %34, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %19, i64 4
  %36 = load i64, ptr %16, align 8
  store i64 %36, ptr %35, align 8
  %37 = getelementptr inbounds i64, ptr %19, i64 5
  %38 = load i64, ptr %17, align 8
  store i64 %38, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %19, i64 6
  %40 = load i64, ptr %18, align 8
  store i64 %40, ptr %39, align 8
  %41 = load i64, ptr %11, align 8
  store i64 %41, ptr %20, align 8
  br label %42

42:                                               ; preds = %9
  %43 = load ptr, ptr %10, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = zext i8 %45 to i32
  %47 = icmp slt i32 0, %46
  br i1 %47, label %48, label %62

48:                                               ; preds = %42
  %49 = load ptr, ptr %10, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 7
  %51 = getelementptr inbounds [0 x %struct.dimension], ptr %50, i64 0, i64 0
  %52 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 0
  store i64 1, ptr %52, align 8
  %53 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %54 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 0
  %55 = load i64, ptr %54, align 16
  store i64 %55, ptr %53, align 8
  %56 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %57 = load i64, ptr %20, align 8
  store i64 %57, ptr %56, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %21, i64 24, i1 false)
  %58 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 0
  %59 = load i64, ptr %58, align 16
  %60 = load i64, ptr %20, align 8
  %61 = mul i64 %60, %59
  store i64 %61, ptr %20, align 8
  br label %62

62:                                               ; preds = %48, %42
  %63 = load ptr, ptr %10, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = icmp slt i32 1, %66
  br i1 %67, label %68, label %82

68:                                               ; preds = %62
  %69 = load ptr, ptr %10, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 7
  %71 = getelementptr inbounds [0 x %struct.dimension], ptr %70, i64 0, i64 1
  %72 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 0
  store i64 1, ptr %72, align 8
  %73 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %74 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 1
  %75 = load i64, ptr %74, align 8
  store i64 %75, ptr %73, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %77 = load i64, ptr %20, align 8
  store i64 %77, ptr %76, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %22, i64 24, i1 false)
  %78 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 1
  %79 = load i64, ptr %78, align 8
  %80 = load i64, ptr %20, align 8
  %81 = mul i64 %80, %79
  store i64 %81, ptr %20, align 8
  br label %82

82:                                               ; preds = %68, %62
  %83 = load ptr, ptr %10, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = icmp slt i32 2, %86
  br i1 %87, label %88, label %102

88:                                               ; preds = %82
  %89 = load ptr, ptr %10, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 7
  %91 = getelementptr inbounds [0 x %struct.dimension], ptr %90, i64 0, i64 2
  %92 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 0
  store i64 1, ptr %92, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %94 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 2
  %95 = load i64, ptr %94, align 16
  store i64 %95, ptr %93, align 8
  %96 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %97 = load i64, ptr %20, align 8
  store i64 %97, ptr %96, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %23, i64 24, i1 false)
  %98 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 2
  %99 = load i64, ptr %98, align 16
  %100 = load i64, ptr %20, align 8
  %101 = mul i64 %100, %99
  store i64 %101, ptr %20, align 8
  br label %102

102:                                              ; preds = %88, %82
  %103 = load ptr, ptr %10, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = icmp slt i32 3, %106
  br i1 %107, label %108, label %122

108:                                              ; preds = %102
  %109 = load ptr, ptr %10, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 7
  %111 = getelementptr inbounds [0 x %struct.dimension], ptr %110, i64 0, i64 3
  %112 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 0
  store i64 1, ptr %112, align 8
  %113 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %114 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 3
  %115 = load i64, ptr %114, align 8
  store i64 %115, ptr %113, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %117 = load i64, ptr %20, align 8
  store i64 %117, ptr %116, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %111, ptr align 8 %24, i64 24, i1 false)
  %118 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 3
  %119 = load i64, ptr %118, align 8
  %120 = load i64, ptr %20, align 8
  %121 = mul i64 %120, %119
  store i64 %121, ptr %20, align 8
  br label %122

122:                                              ; preds = %108, %102
  %123 = load i32, ptr @fortran_ranks, align 4
  %124 = icmp slt i32 4, %123
  br i1 %124, label %125, label %145

125:                                              ; preds = %122
  %126 = load ptr, ptr %10, align 8
  %127 = getelementptr inbounds %struct.descriptor, ptr %126, i32 0, i32 3
  %128 = load i8, ptr %127, align 4
  %129 = zext i8 %128 to i32
  %130 = icmp slt i32 4, %129
  br i1 %130, label %131, label %145

131:                                              ; preds = %125
  %132 = load ptr, ptr %10, align 8
  %133 = getelementptr inbounds %struct.descriptor, ptr %132, i32 0, i32 7
  %134 = getelementptr inbounds [0 x %struct.dimension], ptr %133, i64 0, i64 4
  %135 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 0
  store i64 1, ptr %135, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %137 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 4
  %138 = load i64, ptr %137, align 16
  store i64 %138, ptr %136, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %140 = load i64, ptr %20, align 8
  store i64 %140, ptr %139, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %134, ptr align 8 %25, i64 24, i1 false)
  %141 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 4
  %142 = load i64, ptr %141, align 16
  %143 = load i64, ptr %20, align 8
  %144 = mul i64 %143, %142
  store i64 %144, ptr %20, align 8
  br label %145

145:                                              ; preds = %131, %125, %122
  %146 = load i32, ptr @fortran_ranks, align 4
  %147 = icmp slt i32 5, %146
  br i1 %147, label %148, label %168

148:                                              ; preds = %145
  %149 = load ptr, ptr %10, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 3
  %151 = load i8, ptr %150, align 4
  %152 = zext i8 %151 to i32
  %153 = icmp slt i32 5, %152
  br i1 %153, label %154, label %168

154:                                              ; preds = %148
  %155 = load ptr, ptr %10, align 8
  %156 = getelementptr inbounds %struct.descriptor, ptr %155, i32 0, i32 7
  %157 = getelementptr inbounds [0 x %struct.dimension], ptr %156, i64 0, i64 5
  %158 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 0
  store i64 1, ptr %158, align 8
  %159 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %160 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 5
  %161 = load i64, ptr %160, align 8
  store i64 %161, ptr %159, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 2
  %163 = load i64, ptr %20, align 8
  store i64 %163, ptr %162, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %157, ptr align 8 %26, i64 24, i1 false)
  %164 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 5
  %165 = load i64, ptr %164, align 8
  %166 = load i64, ptr %20, align 8
  %167 = mul i64 %166, %165
  store i64 %167, ptr %20, align 8
  br label %168

168:                                              ; preds = %154, %148, %145
  %169 = load i32, ptr @fortran_ranks, align 4
  %170 = icmp slt i32 6, %169
  br i1 %170, label %171, label %191

171:                                              ; preds = %168
  %172 = load ptr, ptr %10, align 8
  %173 = getelementptr inbounds %struct.descriptor, ptr %172, i32 0, i32 3
  %174 = load i8, ptr %173, align 4
  %175 = zext i8 %174 to i32
  %176 = icmp slt i32 6, %175
  br i1 %176, label %177, label %191

177:                                              ; preds = %171
  %178 = load ptr, ptr %10, align 8
  %179 = getelementptr inbounds %struct.descriptor, ptr %178, i32 0, i32 7
  %180 = getelementptr inbounds [0 x %struct.dimension], ptr %179, i64 0, i64 6
  %181 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 0
  store i64 1, ptr %181, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %183 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 6
  %184 = load i64, ptr %183, align 16
  store i64 %184, ptr %182, align 8
  %185 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 2
  %186 = load i64, ptr %20, align 8
  store i64 %186, ptr %185, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %180, ptr align 8 %27, i64 24, i1 false)
  %187 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 6
  %188 = load i64, ptr %187, align 16
  %189 = load i64, ptr %20, align 8
  %190 = mul i64 %189, %188
  store i64 %190, ptr %20, align 8
  br label %191

191:                                              ; preds = %177, %171, %168
  br label %192

192:                                              ; preds = %191
  br label %193

193:                                              ; preds = %192
  %194 = load i64, ptr %11, align 8
  %195 = load ptr, ptr %10, align 8
  %196 = getelementptr inbounds %struct.descriptor, ptr %195, i32 0, i32 1
  store i64 %194, ptr %196, align 8
  %197 = load i64, ptr %20, align 8
  %198 = icmp ne i64 %197, 0
  br i1 %198, label %199, label %201

199:                                              ; preds = %193
  %200 = load i64, ptr %20, align 8
  br label %202

201:                                              ; preds = %193
  br label %202

202:                                              ; preds = %201, %199
  %203 = phi i64 [ %200, %199 ], [ 1, %201 ]
  %204 = call ptr @malloc(i64 noundef %203) #10
  %205 = load ptr, ptr %10, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 0
  store ptr %204, ptr %206, align 8
  ret void
}

define internal void @reordered(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca [7 x i64], align 16
  %14 = alloca [7 x i64], align 16
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
  %27 = alloca i32, align 4
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 @__const.reordered.extents, i64 56, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %14, i8 0, i64 56, i1 false)
  br label %35

35:                                               ; preds = %6
  %36 = load ptr, ptr %7, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = icmp slt i32 0, %39
  br i1 %40, label %41, label %85

41:                                               ; preds = %35
  %42 = load ptr, ptr %10, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %54

44:                                               ; preds = %41
  %45 = load ptr, ptr %10, align 8
  %46 = load ptr, ptr %10, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 7
  %48 = getelementptr inbounds [0 x %struct.dimension], ptr %47, i64 0, i64 0
  %49 = getelementptr inbounds %struct.dimension, ptr %48, i32 0, i32 2
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 0, %50
  %52 = call i64 @integer(ptr noundef %45, i64 noundef %51)
  %53 = sub nsw i64 %52, 1
  br label %55

54:                                               ; preds = %41
  br label %55

55:                                               ; preds = %54, %44
  %56 = phi i64 [ %53, %44 ], [ 0, %54 ]
  store i64 %56, ptr %15, align 8
  %57 = load i64, ptr %15, align 8
  %58 = icmp sge i64 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %55
  %60 = load i64, ptr %15, align 8
  %61 = load ptr, ptr %7, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i64
  %65 = icmp slt i64 %60, %64
  br label %66

66:                                               ; preds = %59, %55
  %67 = phi i1 [ false, %55 ], [ %65, %59 ]
  %68 = zext i1 %67 to i32
  %69 = load ptr, ptr %11, align 8
  %70 = load i32, ptr %12, align 4
  call void @require(i32 noundef %68, ptr noundef @.str.3, ptr noundef %69, i32 noundef %70)
  %71 = load ptr, ptr %7, align 8
  %72 = load i64, ptr %15, align 8
  %73 = trunc i64 %72 to i32
  %74 = call ptr @dimension(ptr noundef %71, i32 noundef %73)
  %75 = getelementptr inbounds %struct.dimension, ptr %74, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 0
  store i64 %76, ptr %77, align 16
  %78 = load ptr, ptr %7, align 8
  %79 = load i64, ptr %15, align 8
  %80 = trunc i64 %79 to i32
  %81 = call ptr @dimension(ptr noundef %78, i32 noundef %80)
  %82 = getelementptr inbounds %struct.dimension, ptr %81, i32 0, i32 2
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 0
  store i64 %83, ptr %84, align 16
  br label %85

85:                                               ; preds = %66, %35
  %86 = load ptr, ptr %7, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = icmp slt i32 1, %89
  br i1 %90, label %91, label %135

91:                                               ; preds = %85
  %92 = load ptr, ptr %10, align 8
  %93 = icmp ne ptr %92, null
  br i1 %93, label %94, label %104

94:                                               ; preds = %91
  %95 = load ptr, ptr %10, align 8
  %96 = load ptr, ptr %10, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 7
  %98 = getelementptr inbounds [0 x %struct.dimension], ptr %97, i64 0, i64 0
  %99 = getelementptr inbounds %struct.dimension, ptr %98, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 1, %100
  %102 = call i64 @integer(ptr noundef %95, i64 noundef %101)
  %103 = sub nsw i64 %102, 1
  br label %105

104:                                              ; preds = %91
  br label %105

105:                                              ; preds = %104, %94
  %106 = phi i64 [ %103, %94 ], [ 1, %104 ]
  store i64 %106, ptr %16, align 8
  %107 = load i64, ptr %16, align 8
  %108 = icmp sge i64 %107, 0
  br i1 %108, label %109, label %116

109:                                              ; preds = %105
  %110 = load i64, ptr %16, align 8
  %111 = load ptr, ptr %7, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 3
  %113 = load i8, ptr %112, align 4
  %114 = zext i8 %113 to i64
  %115 = icmp slt i64 %110, %114
  br label %116

116:                                              ; preds = %109, %105
  %117 = phi i1 [ false, %105 ], [ %115, %109 ]
  %118 = zext i1 %117 to i32
  %119 = load ptr, ptr %11, align 8
  %120 = load i32, ptr %12, align 4
  call void @require(i32 noundef %118, ptr noundef @.str.3, ptr noundef %119, i32 noundef %120)
  %121 = load ptr, ptr %7, align 8
  %122 = load i64, ptr %16, align 8
  %123 = trunc i64 %122 to i32
  %124 = call ptr @dimension(ptr noundef %121, i32 noundef %123)
  %125 = getelementptr inbounds %struct.dimension, ptr %124, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 1
  store i64 %126, ptr %127, align 8
  %128 = load ptr, ptr %7, align 8
  %129 = load i64, ptr %16, align 8
  %130 = trunc i64 %129 to i32
  %131 = call ptr @dimension(ptr noundef %128, i32 noundef %130)
  %132 = getelementptr inbounds %struct.dimension, ptr %131, i32 0, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 1
  store i64 %133, ptr %134, align 8
  br label %135

135:                                              ; preds = %116, %85
  %136 = load ptr, ptr %7, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 3
  %138 = load i8, ptr %137, align 4
  %139 = zext i8 %138 to i32
  %140 = icmp slt i32 2, %139
  br i1 %140, label %141, label %185

141:                                              ; preds = %135
  %142 = load ptr, ptr %10, align 8
  %143 = icmp ne ptr %142, null
  br i1 %143, label %144, label %154

144:                                              ; preds = %141
  %145 = load ptr, ptr %10, align 8
  %146 = load ptr, ptr %10, align 8
  %147 = getelementptr inbounds %struct.descriptor, ptr %146, i32 0, i32 7
  %148 = getelementptr inbounds [0 x %struct.dimension], ptr %147, i64 0, i64 0
  %149 = getelementptr inbounds %struct.dimension, ptr %148, i32 0, i32 2
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 2, %150
  %152 = call i64 @integer(ptr noundef %145, i64 noundef %151)
  %153 = sub nsw i64 %152, 1
  br label %155

154:                                              ; preds = %141
  br label %155

155:                                              ; preds = %154, %144
  %156 = phi i64 [ %153, %144 ], [ 2, %154 ]
  store i64 %156, ptr %17, align 8
  %157 = load i64, ptr %17, align 8
  %158 = icmp sge i64 %157, 0
  br i1 %158, label %159, label %166

159:                                              ; preds = %155
  %160 = load i64, ptr %17, align 8
  %161 = load ptr, ptr %7, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 3
  %163 = load i8, ptr %162, align 4
  %164 = zext i8 %163 to i64
  %165 = icmp slt i64 %160, %164
  br label %166

166:                                              ; preds = %159, %155
  %167 = phi i1 [ false, %155 ], [ %165, %159 ]
  %168 = zext i1 %167 to i32
  %169 = load ptr, ptr %11, align 8
  %170 = load i32, ptr %12, align 4
  call void @require(i32 noundef %168, ptr noundef @.str.3, ptr noundef %169, i32 noundef %170)
  %171 = load ptr, ptr %7, align 8
  %172 = load i64, ptr %17, align 8
  %173 = trunc i64 %172 to i32
  %174 = call ptr @dimension(ptr noundef %171, i32 noundef %173)
  %175 = getelementptr inbounds %struct.dimension, ptr %174, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 2
  store i64 %176, ptr %177, align 16
  %178 = load ptr, ptr %7, align 8
  %179 = load i64, ptr %17, align 8
  %180 = trunc i64 %179 to i32
  %181 = call ptr @dimension(ptr noundef %178, i32 noundef %180)
  %182 = getelementptr inbounds %struct.dimension, ptr %181, i32 0, i32 2
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 2
  store i64 %183, ptr %184, align 16
  br label %185

185:                                              ; preds = %166, %135
  %186 = load ptr, ptr %7, align 8
  %187 = getelementptr inbounds %struct.descriptor, ptr %186, i32 0, i32 3
  %188 = load i8, ptr %187, align 4
  %189 = zext i8 %188 to i32
  %190 = icmp slt i32 3, %189
  br i1 %190, label %191, label %235

191:                                              ; preds = %185
  %192 = load ptr, ptr %10, align 8
  %193 = icmp ne ptr %192, null
  br i1 %193, label %194, label %204

194:                                              ; preds = %191
  %195 = load ptr, ptr %10, align 8
  %196 = load ptr, ptr %10, align 8
  %197 = getelementptr inbounds %struct.descriptor, ptr %196, i32 0, i32 7
  %198 = getelementptr inbounds [0 x %struct.dimension], ptr %197, i64 0, i64 0
  %199 = getelementptr inbounds %struct.dimension, ptr %198, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 3, %200
  %202 = call i64 @integer(ptr noundef %195, i64 noundef %201)
  %203 = sub nsw i64 %202, 1
  br label %205

204:                                              ; preds = %191
  br label %205

205:                                              ; preds = %204, %194
  %206 = phi i64 [ %203, %194 ], [ 3, %204 ]
  store i64 %206, ptr %18, align 8
  %207 = load i64, ptr %18, align 8
  %208 = icmp sge i64 %207, 0
  br i1 %208, label %209, label %216

209:                                              ; preds = %205
  %210 = load i64, ptr %18, align 8
  %211 = load ptr, ptr %7, align 8
  %212 = getelementptr inbounds %struct.descriptor, ptr %211, i32 0, i32 3
  %213 = load i8, ptr %212, align 4
  %214 = zext i8 %213 to i64
  %215 = icmp slt i64 %210, %214
  br label %216

216:                                              ; preds = %209, %205
  %217 = phi i1 [ false, %205 ], [ %215, %209 ]
  %218 = zext i1 %217 to i32
  %219 = load ptr, ptr %11, align 8
  %220 = load i32, ptr %12, align 4
  call void @require(i32 noundef %218, ptr noundef @.str.3, ptr noundef %219, i32 noundef %220)
  %221 = load ptr, ptr %7, align 8
  %222 = load i64, ptr %18, align 8
  %223 = trunc i64 %222 to i32
  %224 = call ptr @dimension(ptr noundef %221, i32 noundef %223)
  %225 = getelementptr inbounds %struct.dimension, ptr %224, i32 0, i32 1
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 3
  store i64 %226, ptr %227, align 8
  %228 = load ptr, ptr %7, align 8
  %229 = load i64, ptr %18, align 8
  %230 = trunc i64 %229 to i32
  %231 = call ptr @dimension(ptr noundef %228, i32 noundef %230)
  %232 = getelementptr inbounds %struct.dimension, ptr %231, i32 0, i32 2
  %233 = load i64, ptr %232, align 8
  %234 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 3
  store i64 %233, ptr %234, align 8
  br label %235

235:                                              ; preds = %216, %185
  %236 = load i32, ptr @fortran_ranks, align 4
  %237 = icmp slt i32 4, %236
  br i1 %237, label %238, label %288

238:                                              ; preds = %235
  %239 = load ptr, ptr %7, align 8
  %240 = getelementptr inbounds %struct.descriptor, ptr %239, i32 0, i32 3
  %241 = load i8, ptr %240, align 4
  %242 = zext i8 %241 to i32
  %243 = icmp slt i32 4, %242
  br i1 %243, label %244, label %288

244:                                              ; preds = %238
  %245 = load ptr, ptr %10, align 8
  %246 = icmp ne ptr %245, null
  br i1 %246, label %247, label %257

247:                                              ; preds = %244
  %248 = load ptr, ptr %10, align 8
  %249 = load ptr, ptr %10, align 8
  %250 = getelementptr inbounds %struct.descriptor, ptr %249, i32 0, i32 7
  %251 = getelementptr inbounds [0 x %struct.dimension], ptr %250, i64 0, i64 0
  %252 = getelementptr inbounds %struct.dimension, ptr %251, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 4, %253
  %255 = call i64 @integer(ptr noundef %248, i64 noundef %254)
  %256 = sub nsw i64 %255, 1
  br label %258

257:                                              ; preds = %244
  br label %258

258:                                              ; preds = %257, %247
  %259 = phi i64 [ %256, %247 ], [ 4, %257 ]
  store i64 %259, ptr %19, align 8
  %260 = load i64, ptr %19, align 8
  %261 = icmp sge i64 %260, 0
  br i1 %261, label %262, label %269

262:                                              ; preds = %258
  %263 = load i64, ptr %19, align 8
  %264 = load ptr, ptr %7, align 8
  %265 = getelementptr inbounds %struct.descriptor, ptr %264, i32 0, i32 3
  %266 = load i8, ptr %265, align 4
  %267 = zext i8 %266 to i64
  %268 = icmp slt i64 %263, %267
  br label %269

269:                                              ; preds = %262, %258
  %270 = phi i1 [ false, %258 ], [ %268, %262 ]
  %271 = zext i1 %270 to i32
  %272 = load ptr, ptr %11, align 8
  %273 = load i32, ptr %12, align 4
  call void @require(i32 noundef %271, ptr noundef @.str.3, ptr noundef %272, i32 noundef %273)
  %274 = load ptr, ptr %7, align 8
  %275 = load i64, ptr %19, align 8
  %276 = trunc i64 %275 to i32
  %277 = call ptr @dimension(ptr noundef %274, i32 noundef %276)
  %278 = getelementptr inbounds %struct.dimension, ptr %277, i32 0, i32 1
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 4
  store i64 %279, ptr %280, align 16
  %281 = load ptr, ptr %7, align 8
  %282 = load i64, ptr %19, align 8
  %283 = trunc i64 %282 to i32
  %284 = call ptr @dimension(ptr noundef %281, i32 noundef %283)
  %285 = getelementptr inbounds %struct.dimension, ptr %284, i32 0, i32 2
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 4
  store i64 %286, ptr %287, align 16
  br label %288

288:                                              ; preds = %269, %238, %235
  %289 = load i32, ptr @fortran_ranks, align 4
  %290 = icmp slt i32 5, %289
  br i1 %290, label %291, label %341

291:                                              ; preds = %288
  %292 = load ptr, ptr %7, align 8
  %293 = getelementptr inbounds %struct.descriptor, ptr %292, i32 0, i32 3
  %294 = load i8, ptr %293, align 4
  %295 = zext i8 %294 to i32
  %296 = icmp slt i32 5, %295
  br i1 %296, label %297, label %341

297:                                              ; preds = %291
  %298 = load ptr, ptr %10, align 8
  %299 = icmp ne ptr %298, null
  br i1 %299, label %300, label %310

300:                                              ; preds = %297
  %301 = load ptr, ptr %10, align 8
  %302 = load ptr, ptr %10, align 8
  %303 = getelementptr inbounds %struct.descriptor, ptr %302, i32 0, i32 7
  %304 = getelementptr inbounds [0 x %struct.dimension], ptr %303, i64 0, i64 0
  %305 = getelementptr inbounds %struct.dimension, ptr %304, i32 0, i32 2
  %306 = load i64, ptr %305, align 8
  %307 = mul nsw i64 5, %306
  %308 = call i64 @integer(ptr noundef %301, i64 noundef %307)
  %309 = sub nsw i64 %308, 1
  br label %311

310:                                              ; preds = %297
  br label %311

311:                                              ; preds = %310, %300
  %312 = phi i64 [ %309, %300 ], [ 5, %310 ]
  store i64 %312, ptr %20, align 8
  %313 = load i64, ptr %20, align 8
  %314 = icmp sge i64 %313, 0
  br i1 %314, label %315, label %322

315:                                              ; preds = %311
  %316 = load i64, ptr %20, align 8
  %317 = load ptr, ptr %7, align 8
  %318 = getelementptr inbounds %struct.descriptor, ptr %317, i32 0, i32 3
  %319 = load i8, ptr %318, align 4
  %320 = zext i8 %319 to i64
  %321 = icmp slt i64 %316, %320
  br label %322

322:                                              ; preds = %315, %311
  %323 = phi i1 [ false, %311 ], [ %321, %315 ]
  %324 = zext i1 %323 to i32
  %325 = load ptr, ptr %11, align 8
  %326 = load i32, ptr %12, align 4
  call void @require(i32 noundef %324, ptr noundef @.str.3, ptr noundef %325, i32 noundef %326)
  %327 = load ptr, ptr %7, align 8
  %328 = load i64, ptr %20, align 8
  %329 = trunc i64 %328 to i32
  %330 = call ptr @dimension(ptr noundef %327, i32 noundef %329)
  %331 = getelementptr inbounds %struct.dimension, ptr %330, i32 0, i32 1
  %332 = load i64, ptr %331, align 8
  %333 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 5
  store i64 %332, ptr %333, align 8
  %334 = load ptr, ptr %7, align 8
  %335 = load i64, ptr %20, align 8
  %336 = trunc i64 %335 to i32
  %337 = call ptr @dimension(ptr noundef %334, i32 noundef %336)
  %338 = getelementptr inbounds %struct.dimension, ptr %337, i32 0, i32 2
  %339 = load i64, ptr %338, align 8
  %340 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 5
  store i64 %339, ptr %340, align 8
  br label %341

341:                                              ; preds = %322, %291, %288
  %342 = load i32, ptr @fortran_ranks, align 4
  %343 = icmp slt i32 6, %342
  br i1 %343, label %344, label %394

344:                                              ; preds = %341
  %345 = load ptr, ptr %7, align 8
  %346 = getelementptr inbounds %struct.descriptor, ptr %345, i32 0, i32 3
  %347 = load i8, ptr %346, align 4
  %348 = zext i8 %347 to i32
  %349 = icmp slt i32 6, %348
  br i1 %349, label %350, label %394

350:                                              ; preds = %344
  %351 = load ptr, ptr %10, align 8
  %352 = icmp ne ptr %351, null
  br i1 %352, label %353, label %363

353:                                              ; preds = %350
  %354 = load ptr, ptr %10, align 8
  %355 = load ptr, ptr %10, align 8
  %356 = getelementptr inbounds %struct.descriptor, ptr %355, i32 0, i32 7
  %357 = getelementptr inbounds [0 x %struct.dimension], ptr %356, i64 0, i64 0
  %358 = getelementptr inbounds %struct.dimension, ptr %357, i32 0, i32 2
  %359 = load i64, ptr %358, align 8
  %360 = mul nsw i64 6, %359
  %361 = call i64 @integer(ptr noundef %354, i64 noundef %360)
  %362 = sub nsw i64 %361, 1
  br label %364

363:                                              ; preds = %350
  br label %364

364:                                              ; preds = %363, %353
  %365 = phi i64 [ %362, %353 ], [ 6, %363 ]
  store i64 %365, ptr %21, align 8
  %366 = load i64, ptr %21, align 8
  %367 = icmp sge i64 %366, 0
  br i1 %367, label %368, label %375

368:                                              ; preds = %364
  %369 = load i64, ptr %21, align 8
  %370 = load ptr, ptr %7, align 8
  %371 = getelementptr inbounds %struct.descriptor, ptr %370, i32 0, i32 3
  %372 = load i8, ptr %371, align 4
  %373 = zext i8 %372 to i64
  %374 = icmp slt i64 %369, %373
  br label %375

375:                                              ; preds = %368, %364
  %376 = phi i1 [ false, %364 ], [ %374, %368 ]
  %377 = zext i1 %376 to i32
  %378 = load ptr, ptr %11, align 8
  %379 = load i32, ptr %12, align 4
  call void @require(i32 noundef %377, ptr noundef @.str.3, ptr noundef %378, i32 noundef %379)
  %380 = load ptr, ptr %7, align 8
  %381 = load i64, ptr %21, align 8
  %382 = trunc i64 %381 to i32
  %383 = call ptr @dimension(ptr noundef %380, i32 noundef %382)
  %384 = getelementptr inbounds %struct.dimension, ptr %383, i32 0, i32 1
  %385 = load i64, ptr %384, align 8
  %386 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 6
  store i64 %385, ptr %386, align 16
  %387 = load ptr, ptr %7, align 8
  %388 = load i64, ptr %21, align 8
  %389 = trunc i64 %388 to i32
  %390 = call ptr @dimension(ptr noundef %387, i32 noundef %389)
  %391 = getelementptr inbounds %struct.dimension, ptr %390, i32 0, i32 2
  %392 = load i64, ptr %391, align 8
  %393 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 6
  store i64 %392, ptr %393, align 16
  br label %394

394:                                              ; preds = %375, %344, %341
  br label %395

395:                                              ; preds = %394
  br label %396

396:                                              ; preds = %395
  %397 = load ptr, ptr %8, align 8
  %398 = call i64 @elements_of(ptr noundef %397)
  store i64 %398, ptr %22, align 8
  %399 = load ptr, ptr %9, align 8
  %400 = icmp ne ptr %399, null
  br i1 %400, label %401, label %404

401:                                              ; preds = %396
  %402 = load ptr, ptr %9, align 8
  %403 = call i64 @elements_of(ptr noundef %402)
  br label %405

404:                                              ; preds = %396
  br label %405

405:                                              ; preds = %404, %401
  %406 = phi i64 [ %403, %401 ], [ 0, %404 ]
  store i64 %406, ptr %23, align 8
  store i64 1, ptr %24, align 8
  br label %407

407:                                              ; preds = %405
  %408 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 0
  %409 = load i64, ptr %408, align 16
  %410 = load i64, ptr %24, align 8
  %411 = mul nsw i64 %410, %409
  store i64 %411, ptr %24, align 8
  %412 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 1
  %413 = load i64, ptr %412, align 8
  %414 = load i64, ptr %24, align 8
  %415 = mul nsw i64 %414, %413
  store i64 %415, ptr %24, align 8
  %416 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 2
  %417 = load i64, ptr %416, align 16
  %418 = load i64, ptr %24, align 8
  %419 = mul nsw i64 %418, %417
  store i64 %419, ptr %24, align 8
  %420 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 3
  %421 = load i64, ptr %420, align 8
  %422 = load i64, ptr %24, align 8
  %423 = mul nsw i64 %422, %421
  store i64 %423, ptr %24, align 8
  %424 = load i32, ptr @fortran_ranks, align 4
  %425 = icmp slt i32 4, %424
  br i1 %425, label %426, label %431

426:                                              ; preds = %407
  %427 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 4
  %428 = load i64, ptr %427, align 16
  %429 = load i64, ptr %24, align 8
  %430 = mul nsw i64 %429, %428
  store i64 %430, ptr %24, align 8
  br label %431

431:                                              ; preds = %426, %407
  %432 = load i32, ptr @fortran_ranks, align 4
  %433 = icmp slt i32 5, %432
  br i1 %433, label %434, label %439

434:                                              ; preds = %431
  %435 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 5
  %436 = load i64, ptr %435, align 8
  %437 = load i64, ptr %24, align 8
  %438 = mul nsw i64 %437, %436
  store i64 %438, ptr %24, align 8
  br label %439

439:                                              ; preds = %434, %431
  %440 = load i32, ptr @fortran_ranks, align 4
  %441 = icmp slt i32 6, %440
  br i1 %441, label %442, label %447

442:                                              ; preds = %439
  %443 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 6
  %444 = load i64, ptr %443, align 16
  %445 = load i64, ptr %24, align 8
  %446 = mul nsw i64 %445, %444
  store i64 %446, ptr %24, align 8
  br label %447

447:                                              ; preds = %442, %439
  br label %448

448:                                              ; preds = %447
  br label %449

449:                                              ; preds = %448
  %450 = load i64, ptr %23, align 8
  %451 = icmp ne i64 %450, 0
  br i1 %451, label %456, label %452

452:                                              ; preds = %449
  %453 = load i64, ptr %24, align 8
  %454 = load i64, ptr %22, align 8
  %455 = icmp sle i64 %453, %454
  br label %456

456:                                              ; preds = %452, %449
  %457 = phi i1 [ true, %449 ], [ %455, %452 ]
  %458 = zext i1 %457 to i32
  %459 = load ptr, ptr %11, align 8
  %460 = load i32, ptr %12, align 4
  call void @require(i32 noundef %458, ptr noundef @.str.2, ptr noundef %459, i32 noundef %460)
  store i64 0, ptr %25, align 8
  store i64 0, ptr %26, align 8
  br label %461

461:                                              ; preds = %602, %456
  %462 = load i64, ptr %26, align 8
  %463 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 6
  %464 = load i64, ptr %463, align 16
  %465 = icmp slt i64 %462, %464
  br i1 %465, label %467, label %466

466:                                              ; preds = %461
  store i32 6, ptr %27, align 4
  br label %605

467:                                              ; preds = %461
  store i64 0, ptr %28, align 8
  br label %468

468:                                              ; preds = %598, %467
  %469 = load i64, ptr %28, align 8
  %470 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 5
  %471 = load i64, ptr %470, align 8
  %472 = icmp slt i64 %469, %471
  br i1 %472, label %474, label %473

473:                                              ; preds = %468
  store i32 9, ptr %27, align 4
  br label %601

474:                                              ; preds = %468
  store i64 0, ptr %29, align 8
  br label %475

475:                                              ; preds = %594, %474
  %476 = load i64, ptr %29, align 8
  %477 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 4
  %478 = load i64, ptr %477, align 16
  %479 = icmp slt i64 %476, %478
  br i1 %479, label %481, label %480

480:                                              ; preds = %475
  store i32 12, ptr %27, align 4
  br label %597

481:                                              ; preds = %475
  store i64 0, ptr %30, align 8
  br label %482

482:                                              ; preds = %590, %481
  %483 = load i64, ptr %30, align 8
  %484 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 3
  %485 = load i64, ptr %484, align 8
  %486 = icmp slt i64 %483, %485
  br i1 %486, label %488, label %487

487:                                              ; preds = %482
  store i32 15, ptr %27, align 4
  br label %593

488:                                              ; preds = %482
  store i64 0, ptr %31, align 8
  br label %489

489:                                              ; preds = %586, %488
  %490 = load i64, ptr %31, align 8
  %491 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 2
  %492 = load i64, ptr %491, align 16
  %493 = icmp slt i64 %490, %492
  br i1 %493, label %495, label %494

494:                                              ; preds = %489
  store i32 18, ptr %27, align 4
  br label %589

495:                                              ; preds = %489
  store i64 0, ptr %32, align 8
  br label %496

496:                                              ; preds = %582, %495
  %497 = load i64, ptr %32, align 8
  %498 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 1
  %499 = load i64, ptr %498, align 8
  %500 = icmp slt i64 %497, %499
  br i1 %500, label %502, label %501

501:                                              ; preds = %496
  store i32 21, ptr %27, align 4
  br label %585

502:                                              ; preds = %496
  store i64 0, ptr %33, align 8
  br label %503

503:                                              ; preds = %578, %502
  %504 = load i64, ptr %33, align 8
  %505 = getelementptr inbounds [7 x i64], ptr %13, i64 0, i64 0
  %506 = load i64, ptr %505, align 16
  %507 = icmp slt i64 %504, %506
  br i1 %507, label %509, label %508

508:                                              ; preds = %503
  store i32 24, ptr %27, align 4
  br label %581

509:                                              ; preds = %503
  %510 = load ptr, ptr %7, align 8
  %511 = getelementptr inbounds %struct.descriptor, ptr %510, i32 0, i32 0
  %512 = load ptr, ptr %511, align 8
  %513 = load i64, ptr %33, align 8
  %514 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 0
  %515 = load i64, ptr %514, align 16
  %516 = mul nsw i64 %513, %515
  %517 = getelementptr inbounds i8, ptr %512, i64 %516
  %518 = load i64, ptr %32, align 8
  %519 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 1
  %520 = load i64, ptr %519, align 8
  %521 = mul nsw i64 %518, %520
  %522 = getelementptr inbounds i8, ptr %517, i64 %521
  %523 = load i64, ptr %31, align 8
  %524 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 2
  %525 = load i64, ptr %524, align 16
  %526 = mul nsw i64 %523, %525
  %527 = getelementptr inbounds i8, ptr %522, i64 %526
  %528 = load i64, ptr %30, align 8
  %529 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 3
  %530 = load i64, ptr %529, align 8
  %531 = mul nsw i64 %528, %530
  %532 = getelementptr inbounds i8, ptr %527, i64 %531
  %533 = load i64, ptr %29, align 8
  %534 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 4
  %535 = load i64, ptr %534, align 16
  %536 = mul nsw i64 %533, %535
  %537 = getelementptr inbounds i8, ptr %532, i64 %536
  %538 = load i64, ptr %28, align 8
  %539 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 5
  %540 = load i64, ptr %539, align 8
  %541 = mul nsw i64 %538, %540
  %542 = getelementptr inbounds i8, ptr %537, i64 %541
  %543 = load i64, ptr %26, align 8
  %544 = getelementptr inbounds [7 x i64], ptr %14, i64 0, i64 6
  %545 = load i64, ptr %544, align 16
  %546 = mul nsw i64 %543, %545
  %547 = getelementptr inbounds i8, ptr %542, i64 %546
  store ptr %547, ptr %34, align 8
  %548 = load i64, ptr %25, align 8
  %549 = load i64, ptr %22, align 8
  %550 = icmp slt i64 %548, %549
  br i1 %550, label %551, label %561

551:                                              ; preds = %509
  %552 = load ptr, ptr %34, align 8
  %553 = load ptr, ptr %8, align 8
  %554 = getelementptr inbounds %struct.descriptor, ptr %553, i32 0, i32 0
  %555 = load ptr, ptr %554, align 8
  %556 = load ptr, ptr %8, align 8
  %557 = load i64, ptr %25, align 8
  %558 = call i64 @offset_of_element(ptr noundef %556, i64 noundef %557)
  %559 = getelementptr inbounds i8, ptr %555, i64 %558
  %560 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %552, ptr noundef %559, ptr noundef %560)
  br label %575

561:                                              ; preds = %509
  %562 = load ptr, ptr %34, align 8
  %563 = load ptr, ptr %9, align 8
  %564 = getelementptr inbounds %struct.descriptor, ptr %563, i32 0, i32 0
  %565 = load ptr, ptr %564, align 8
  %566 = load ptr, ptr %9, align 8
  %567 = load i64, ptr %25, align 8
  %568 = load i64, ptr %22, align 8
  %569 = sub nsw i64 %567, %568
  %570 = load i64, ptr %23, align 8
  %571 = srem i64 %569, %570
  %572 = call i64 @offset_of_element(ptr noundef %566, i64 noundef %571)
  %573 = getelementptr inbounds i8, ptr %565, i64 %572
  %574 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %562, ptr noundef %573, ptr noundef %574)
  br label %575

575:                                              ; preds = %561, %551
  %576 = load i64, ptr %25, align 8
  %577 = add nsw i64 %576, 1
  store i64 %577, ptr %25, align 8
  br label %578

578:                                              ; preds = %575
  %579 = load i64, ptr %33, align 8
  %580 = add nsw i64 %579, 1
  store i64 %580, ptr %33, align 8
  br label %503

581:                                              ; preds = %508
  br label %582

582:                                              ; preds = %581
  %583 = load i64, ptr %32, align 8
  %584 = add nsw i64 %583, 1
  store i64 %584, ptr %32, align 8
  br label %496

585:                                              ; preds = %501
  br label %586

586:                                              ; preds = %585
  %587 = load i64, ptr %31, align 8
  %588 = add nsw i64 %587, 1
  store i64 %588, ptr %31, align 8
  br label %489

589:                                              ; preds = %494
  br label %590

590:                                              ; preds = %589
  %591 = load i64, ptr %30, align 8
  %592 = add nsw i64 %591, 1
  store i64 %592, ptr %30, align 8
  br label %482

593:                                              ; preds = %487
  br label %594

594:                                              ; preds = %593
  %595 = load i64, ptr %29, align 8
  %596 = add nsw i64 %595, 1
  store i64 %596, ptr %29, align 8
  br label %475

597:                                              ; preds = %480
  br label %598

598:                                              ; preds = %597
  %599 = load i64, ptr %28, align 8
  %600 = add nsw i64 %599, 1
  store i64 %600, ptr %28, align 8
  br label %468

601:                                              ; preds = %473
  br label %602

602:                                              ; preds = %601
  %603 = load i64, ptr %26, align 8
  %604 = add nsw i64 %603, 1
  store i64 %604, ptr %26, align 8
  br label %461

605:                                              ; preds = %466
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define dso_local void @_FortranASpread(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
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
  %36 = alloca i32, align 4
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %45 = load ptr, ptr %8, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp ne i32 %48, 42
  br i1 %49, label %50, label %97

50:                                               ; preds = %6
  %51 = load ptr, ptr %8, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 28
  br i1 %55, label %92, label %56

56:                                               ; preds = %50
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 27
  br i1 %61, label %92, label %62

62:                                               ; preds = %56
  %63 = load ptr, ptr %8, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 4
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = icmp eq i32 %66, 35
  br i1 %67, label %92, label %68

68:                                               ; preds = %62
  %69 = load ptr, ptr %8, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 4
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i32
  %73 = icmp eq i32 %72, 34
  br i1 %73, label %92, label %74

74:                                               ; preds = %68
  %75 = load ptr, ptr %8, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 4
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  %79 = icmp sle i32 %78, 24
  br i1 %79, label %92, label %80

80:                                               ; preds = %74
  %81 = load ptr, ptr %8, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 4
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i32
  %85 = icmp eq i32 %84, 39
  br i1 %85, label %92, label %86

86:                                               ; preds = %80
  %87 = load ptr, ptr %8, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 4
  %89 = load i8, ptr %88, align 1
  %90 = zext i8 %89 to i32
  %91 = icmp eq i32 %90, 40
  br label %92

92:                                               ; preds = %86, %80, %74, %68, %62, %56, %50
  %93 = phi i1 [ true, %80 ], [ true, %74 ], [ true, %68 ], [ true, %62 ], [ true, %56 ], [ true, %50 ], [ %91, %86 ]
  %94 = zext i1 %93 to i32
  %95 = load ptr, ptr %11, align 8
  %96 = load i32, ptr %12, align 4
  call void @require(i32 noundef %94, ptr noundef @.str, ptr noundef %95, i32 noundef %96)
  br label %97

97:                                               ; preds = %92, %6
  %98 = load ptr, ptr %8, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = load i32, ptr @fortran_ranks, align 4
  %103 = icmp slt i32 %101, %102
  %104 = zext i1 %103 to i32
  %105 = load ptr, ptr %11, align 8
  %106 = load i32, ptr %12, align 4
  call void @require(i32 noundef %104, ptr noundef @.str.1, ptr noundef %105, i32 noundef %106)
  %107 = load ptr, ptr %8, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 3
  %109 = load i8, ptr %108, align 4
  %110 = zext i8 %109 to i32
  %111 = load i32, ptr @fortran_ranks, align 4
  %112 = icmp sle i32 %110, %111
  %113 = zext i1 %112 to i32
  %114 = load ptr, ptr %11, align 8
  %115 = load i32, ptr %12, align 4
  call void @require(i32 noundef %113, ptr noundef @.str.1, ptr noundef %114, i32 noundef %115)
  %116 = load ptr, ptr %8, align 8
  %117 = load ptr, ptr %8, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 3
  %119 = load i8, ptr %118, align 4
  %120 = zext i8 %119 to i32
  %121 = call ptr @dimension_of(ptr noundef %116, i32 noundef 0, i32 noundef %120)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %121, i64 24, i1 false)
  %122 = load ptr, ptr %8, align 8
  %123 = load ptr, ptr %8, align 8
  %124 = getelementptr inbounds %struct.descriptor, ptr %123, i32 0, i32 3
  %125 = load i8, ptr %124, align 4
  %126 = zext i8 %125 to i32
  %127 = call ptr @dimension_of(ptr noundef %122, i32 noundef 1, i32 noundef %126)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %127, i64 24, i1 false)
  %128 = load ptr, ptr %8, align 8
  %129 = load ptr, ptr %8, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 3
  %131 = load i8, ptr %130, align 4
  %132 = zext i8 %131 to i32
  %133 = call ptr @dimension_of(ptr noundef %128, i32 noundef 2, i32 noundef %132)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %133, i64 24, i1 false)
  %134 = load ptr, ptr %8, align 8
  %135 = load ptr, ptr %8, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 3
  %137 = load i8, ptr %136, align 4
  %138 = zext i8 %137 to i32
  %139 = call ptr @dimension_of(ptr noundef %134, i32 noundef 3, i32 noundef %138)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %139, i64 24, i1 false)
  %140 = load ptr, ptr %8, align 8
  %141 = load ptr, ptr %8, align 8
  %142 = getelementptr inbounds %struct.descriptor, ptr %141, i32 0, i32 3
  %143 = load i8, ptr %142, align 4
  %144 = zext i8 %143 to i32
  %145 = call ptr @dimension_of(ptr noundef %140, i32 noundef 4, i32 noundef %144)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %145, i64 24, i1 false)
  %146 = load ptr, ptr %8, align 8
  %147 = load ptr, ptr %8, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 3
  %149 = load i8, ptr %148, align 4
  %150 = zext i8 %149 to i32
  %151 = call ptr @dimension_of(ptr noundef %146, i32 noundef 5, i32 noundef %150)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %151, i64 24, i1 false)
  %152 = load ptr, ptr %8, align 8
  %153 = load ptr, ptr %8, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 3
  %155 = load i8, ptr %154, align 4
  %156 = zext i8 %155 to i32
  %157 = call ptr @dimension_of(ptr noundef %152, i32 noundef 6, i32 noundef %156)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %157, i64 24, i1 false)
  %158 = load i64, ptr %10, align 8
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %162

160:                                              ; preds = %97
  %161 = load i64, ptr %10, align 8
  br label %163

162:                                              ; preds = %97
  br label %163

163:                                              ; preds = %162, %160
  %164 = phi i64 [ %161, %160 ], [ 0, %162 ]
  store i64 %164, ptr %20, align 8
  %165 = load ptr, ptr %8, align 8
  %166 = getelementptr inbounds %struct.descriptor, ptr %165, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  store i64 %167, ptr %21, align 8
  %168 = load ptr, ptr %8, align 8
  %169 = getelementptr inbounds %struct.descriptor, ptr %168, i32 0, i32 3
  %170 = load i8, ptr %169, align 4
  %171 = zext i8 %170 to i32
  %172 = add nsw i32 %171, 1
  %173 = trunc i32 %172 to i8
  %174 = load ptr, ptr %7, align 8
  %175 = getelementptr inbounds %struct.descriptor, ptr %174, i32 0, i32 3
  store i8 %173, ptr %175, align 4
  %176 = load ptr, ptr %7, align 8
  %177 = load ptr, ptr %8, align 8
  %178 = getelementptr inbounds %struct.descriptor, ptr %177, i32 0, i32 1
  %179 = load i64, ptr %178, align 8
  %180 = load i32, ptr %9, align 4
  %181 = icmp eq i32 %180, 1
  br i1 %181, label %182, label %184

182:                                              ; preds = %163
  %183 = load i64, ptr %20, align 8
  br label %187

184:                                              ; preds = %163
  %185 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %186 = load i64, ptr %185, align 8
  br label %187

187:                                              ; preds = %184, %182
  %188 = phi i64 [ %183, %182 ], [ %186, %184 ]
  %189 = load i32, ptr %9, align 4
  %190 = icmp slt i32 %189, 2
  br i1 %190, label %191, label %194

191:                                              ; preds = %187
  %192 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %193 = load i64, ptr %192, align 8
  br label %204

194:                                              ; preds = %187
  %195 = load i32, ptr %9, align 4
  %196 = icmp eq i32 %195, 2
  br i1 %196, label %197, label %199

197:                                              ; preds = %194
  %198 = load i64, ptr %20, align 8
  br label %202

199:                                              ; preds = %194
  %200 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %201 = load i64, ptr %200, align 8
  br label %202

202:                                              ; preds = %199, %197
  %203 = phi i64 [ %198, %197 ], [ %201, %199 ]
  br label %204

204:                                              ; preds = %202, %191
  %205 = phi i64 [ %193, %191 ], [ %203, %202 ]
  %206 = load i32, ptr %9, align 4
  %207 = icmp slt i32 %206, 3
  br i1 %207, label %208, label %211

208:                                              ; preds = %204
  %209 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  br label %221

211:                                              ; preds = %204
  %212 = load i32, ptr %9, align 4
  %213 = icmp eq i32 %212, 3
  br i1 %213, label %214, label %216

214:                                              ; preds = %211
  %215 = load i64, ptr %20, align 8
  br label %219

216:                                              ; preds = %211
  %217 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %218 = load i64, ptr %217, align 8
  br label %219

219:                                              ; preds = %216, %214
  %220 = phi i64 [ %215, %214 ], [ %218, %216 ]
  br label %221

221:                                              ; preds = %219, %208
  %222 = phi i64 [ %210, %208 ], [ %220, %219 ]
  %223 = load i32, ptr %9, align 4
  %224 = icmp slt i32 %223, 4
  br i1 %224, label %225, label %228

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %238

228:                                              ; preds = %221
  %229 = load i32, ptr %9, align 4
  %230 = icmp eq i32 %229, 4
  br i1 %230, label %231, label %233

231:                                              ; preds = %228
  %232 = load i64, ptr %20, align 8
  br label %236

233:                                              ; preds = %228
  %234 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %235 = load i64, ptr %234, align 8
  br label %236

236:                                              ; preds = %233, %231
  %237 = phi i64 [ %232, %231 ], [ %235, %233 ]
  br label %238

238:                                              ; preds = %236, %225
  %239 = phi i64 [ %227, %225 ], [ %237, %236 ]
  %240 = load i32, ptr %9, align 4
  %241 = icmp slt i32 %240, 5
  br i1 %241, label %242, label %245

242:                                              ; preds = %238
  %243 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %244 = load i64, ptr %243, align 8
  br label %255

245:                                              ; preds = %238
  %246 = load i32, ptr %9, align 4
  %247 = icmp eq i32 %246, 5
  br i1 %247, label %248, label %250

248:                                              ; preds = %245
  %249 = load i64, ptr %20, align 8
  br label %253

250:                                              ; preds = %245
  %251 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %252 = load i64, ptr %251, align 8
  br label %253

253:                                              ; preds = %250, %248
  %254 = phi i64 [ %249, %248 ], [ %252, %250 ]
  br label %255

255:                                              ; preds = %253, %242
  %256 = phi i64 [ %244, %242 ], [ %254, %253 ]
  %257 = load i32, ptr %9, align 4
  %258 = icmp slt i32 %257, 6
  br i1 %258, label %259, label %262

259:                                              ; preds = %255
  %260 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %261 = load i64, ptr %260, align 8
  br label %272

262:                                              ; preds = %255
  %263 = load i32, ptr %9, align 4
  %264 = icmp eq i32 %263, 6
  br i1 %264, label %265, label %267

265:                                              ; preds = %262
  %266 = load i64, ptr %20, align 8
  br label %270

267:                                              ; preds = %262
  %268 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %269 = load i64, ptr %268, align 8
  br label %270

270:                                              ; preds = %267, %265
  %271 = phi i64 [ %266, %265 ], [ %269, %267 ]
  br label %272

272:                                              ; preds = %270, %259
  %273 = phi i64 [ %261, %259 ], [ %271, %270 ]
  %274 = load i32, ptr %9, align 4
  %275 = icmp slt i32 %274, 7
  br i1 %275, label %276, label %279

276:                                              ; preds = %272
  %277 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %278 = load i64, ptr %277, align 8
  br label %281

279:                                              ; preds = %272
  %280 = load i64, ptr %20, align 8
  br label %281

281:                                              ; preds = %279, %276
  %282 = phi i64 [ %278, %276 ], [ %280, %279 ]
  call void @made(ptr noundef %176, i64 noundef %179, i64 noundef %188, i64 noundef %205, i64 noundef %222, i64 noundef %239, i64 noundef %256, i64 noundef %273, i64 noundef %282)
  %283 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %284 = load i64, ptr %283, align 8
  store i64 %284, ptr %22, align 8
  %285 = load i64, ptr %22, align 8
  %286 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %287 = load i64, ptr %286, align 8
  %288 = mul nsw i64 %285, %287
  store i64 %288, ptr %23, align 8
  %289 = load i64, ptr %23, align 8
  %290 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %291 = load i64, ptr %290, align 8
  %292 = mul nsw i64 %289, %291
  store i64 %292, ptr %24, align 8
  %293 = load i64, ptr %24, align 8
  %294 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %295 = load i64, ptr %294, align 8
  %296 = mul nsw i64 %293, %295
  store i64 %296, ptr %25, align 8
  %297 = load i64, ptr %25, align 8
  %298 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %299 = load i64, ptr %298, align 8
  %300 = mul nsw i64 %297, %299
  store i64 %300, ptr %26, align 8
  %301 = load i64, ptr %26, align 8
  %302 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %303 = load i64, ptr %302, align 8
  %304 = mul nsw i64 %301, %303
  store i64 %304, ptr %27, align 8
  %305 = load i32, ptr %9, align 4
  %306 = icmp eq i32 %305, 1
  br i1 %306, label %307, label %309

307:                                              ; preds = %281
  %308 = load i64, ptr %20, align 8
  br label %310

309:                                              ; preds = %281
  br label %310

310:                                              ; preds = %309, %307
  %311 = phi i64 [ %308, %307 ], [ 1, %309 ]
  store i64 %311, ptr %28, align 8
  %312 = load i32, ptr %9, align 4
  %313 = icmp sle i32 %312, 2
  br i1 %313, label %314, label %318

314:                                              ; preds = %310
  %315 = load i64, ptr %22, align 8
  %316 = load i64, ptr %20, align 8
  %317 = mul nsw i64 %315, %316
  br label %320

318:                                              ; preds = %310
  %319 = load i64, ptr %22, align 8
  br label %320

320:                                              ; preds = %318, %314
  %321 = phi i64 [ %317, %314 ], [ %319, %318 ]
  store i64 %321, ptr %29, align 8
  %322 = load i32, ptr %9, align 4
  %323 = icmp sle i32 %322, 3
  br i1 %323, label %324, label %328

324:                                              ; preds = %320
  %325 = load i64, ptr %23, align 8
  %326 = load i64, ptr %20, align 8
  %327 = mul nsw i64 %325, %326
  br label %330

328:                                              ; preds = %320
  %329 = load i64, ptr %23, align 8
  br label %330

330:                                              ; preds = %328, %324
  %331 = phi i64 [ %327, %324 ], [ %329, %328 ]
  store i64 %331, ptr %30, align 8
  %332 = load i32, ptr %9, align 4
  %333 = icmp sle i32 %332, 4
  br i1 %333, label %334, label %338

334:                                              ; preds = %330
  %335 = load i64, ptr %24, align 8
  %336 = load i64, ptr %20, align 8
  %337 = mul nsw i64 %335, %336
  br label %340

338:                                              ; preds = %330
  %339 = load i64, ptr %24, align 8
  br label %340

340:                                              ; preds = %338, %334
  %341 = phi i64 [ %337, %334 ], [ %339, %338 ]
  store i64 %341, ptr %31, align 8
  %342 = load i32, ptr %9, align 4
  %343 = icmp sle i32 %342, 5
  br i1 %343, label %344, label %348

344:                                              ; preds = %340
  %345 = load i64, ptr %25, align 8
  %346 = load i64, ptr %20, align 8
  %347 = mul nsw i64 %345, %346
  br label %350

348:                                              ; preds = %340
  %349 = load i64, ptr %25, align 8
  br label %350

350:                                              ; preds = %348, %344
  %351 = phi i64 [ %347, %344 ], [ %349, %348 ]
  store i64 %351, ptr %32, align 8
  %352 = load i32, ptr %9, align 4
  %353 = icmp sle i32 %352, 6
  br i1 %353, label %354, label %358

354:                                              ; preds = %350
  %355 = load i64, ptr %26, align 8
  %356 = load i64, ptr %20, align 8
  %357 = mul nsw i64 %355, %356
  br label %360

358:                                              ; preds = %350
  %359 = load i64, ptr %26, align 8
  br label %360

360:                                              ; preds = %358, %354
  %361 = phi i64 [ %357, %354 ], [ %359, %358 ]
  store i64 %361, ptr %33, align 8
  %362 = load i32, ptr %9, align 4
  %363 = icmp eq i32 %362, 1
  br i1 %363, label %364, label %365

364:                                              ; preds = %360
  br label %402

365:                                              ; preds = %360
  %366 = load i32, ptr %9, align 4
  %367 = icmp eq i32 %366, 2
  br i1 %367, label %368, label %370

368:                                              ; preds = %365
  %369 = load i64, ptr %22, align 8
  br label %400

370:                                              ; preds = %365
  %371 = load i32, ptr %9, align 4
  %372 = icmp eq i32 %371, 3
  br i1 %372, label %373, label %375

373:                                              ; preds = %370
  %374 = load i64, ptr %23, align 8
  br label %398

375:                                              ; preds = %370
  %376 = load i32, ptr %9, align 4
  %377 = icmp eq i32 %376, 4
  br i1 %377, label %378, label %380

378:                                              ; preds = %375
  %379 = load i64, ptr %24, align 8
  br label %396

380:                                              ; preds = %375
  %381 = load i32, ptr %9, align 4
  %382 = icmp eq i32 %381, 5
  br i1 %382, label %383, label %385

383:                                              ; preds = %380
  %384 = load i64, ptr %25, align 8
  br label %394

385:                                              ; preds = %380
  %386 = load i32, ptr %9, align 4
  %387 = icmp eq i32 %386, 6
  br i1 %387, label %388, label %390

388:                                              ; preds = %385
  %389 = load i64, ptr %26, align 8
  br label %392

390:                                              ; preds = %385
  %391 = load i64, ptr %27, align 8
  br label %392

392:                                              ; preds = %390, %388
  %393 = phi i64 [ %389, %388 ], [ %391, %390 ]
  br label %394

394:                                              ; preds = %392, %383
  %395 = phi i64 [ %384, %383 ], [ %393, %392 ]
  br label %396

396:                                              ; preds = %394, %378
  %397 = phi i64 [ %379, %378 ], [ %395, %394 ]
  br label %398

398:                                              ; preds = %396, %373
  %399 = phi i64 [ %374, %373 ], [ %397, %396 ]
  br label %400

400:                                              ; preds = %398, %368
  %401 = phi i64 [ %369, %368 ], [ %399, %398 ]
  br label %402

402:                                              ; preds = %400, %364
  %403 = phi i64 [ 1, %364 ], [ %401, %400 ]
  store i64 %403, ptr %34, align 8
  store i64 0, ptr %35, align 8
  br label %404

404:                                              ; preds = %560, %402
  %405 = load i64, ptr %35, align 8
  %406 = load i64, ptr %20, align 8
  %407 = icmp slt i64 %405, %406
  br i1 %407, label %409, label %408

408:                                              ; preds = %404
  store i32 2, ptr %36, align 4
  br label %563

409:                                              ; preds = %404
  store i64 0, ptr %37, align 8
  br label %410

410:                                              ; preds = %556, %409
  %411 = load i64, ptr %37, align 8
  %412 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %413 = load i64, ptr %412, align 8
  %414 = icmp slt i64 %411, %413
  br i1 %414, label %416, label %415

415:                                              ; preds = %410
  store i32 5, ptr %36, align 4
  br label %559

416:                                              ; preds = %410
  store i64 0, ptr %38, align 8
  br label %417

417:                                              ; preds = %552, %416
  %418 = load i64, ptr %38, align 8
  %419 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %420 = load i64, ptr %419, align 8
  %421 = icmp slt i64 %418, %420
  br i1 %421, label %423, label %422

422:                                              ; preds = %417
  store i32 8, ptr %36, align 4
  br label %555

423:                                              ; preds = %417
  store i64 0, ptr %39, align 8
  br label %424

424:                                              ; preds = %548, %423
  %425 = load i64, ptr %39, align 8
  %426 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %427 = load i64, ptr %426, align 8
  %428 = icmp slt i64 %425, %427
  br i1 %428, label %430, label %429

429:                                              ; preds = %424
  store i32 11, ptr %36, align 4
  br label %551

430:                                              ; preds = %424
  store i64 0, ptr %40, align 8
  br label %431

431:                                              ; preds = %544, %430
  %432 = load i64, ptr %40, align 8
  %433 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %434 = load i64, ptr %433, align 8
  %435 = icmp slt i64 %432, %434
  br i1 %435, label %437, label %436

436:                                              ; preds = %431
  store i32 14, ptr %36, align 4
  br label %547

437:                                              ; preds = %431
  store i64 0, ptr %41, align 8
  br label %438

438:                                              ; preds = %540, %437
  %439 = load i64, ptr %41, align 8
  %440 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %441 = load i64, ptr %440, align 8
  %442 = icmp slt i64 %439, %441
  br i1 %442, label %444, label %443

443:                                              ; preds = %438
  store i32 17, ptr %36, align 4
  br label %543

444:                                              ; preds = %438
  store i64 0, ptr %42, align 8
  br label %445

445:                                              ; preds = %536, %444
  %446 = load i64, ptr %42, align 8
  %447 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %448 = load i64, ptr %447, align 8
  %449 = icmp slt i64 %446, %448
  br i1 %449, label %451, label %450

450:                                              ; preds = %445
  store i32 20, ptr %36, align 4
  br label %539

451:                                              ; preds = %445
  store i64 0, ptr %43, align 8
  br label %452

452:                                              ; preds = %532, %451
  %453 = load i64, ptr %43, align 8
  %454 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %455 = load i64, ptr %454, align 8
  %456 = icmp slt i64 %453, %455
  br i1 %456, label %458, label %457

457:                                              ; preds = %452
  store i32 23, ptr %36, align 4
  br label %535

458:                                              ; preds = %452
  %459 = load i64, ptr %35, align 8
  %460 = load i64, ptr %34, align 8
  %461 = mul nsw i64 %459, %460
  %462 = load i64, ptr %43, align 8
  %463 = load i64, ptr %28, align 8
  %464 = mul nsw i64 %462, %463
  %465 = add nsw i64 %461, %464
  %466 = load i64, ptr %42, align 8
  %467 = load i64, ptr %29, align 8
  %468 = mul nsw i64 %466, %467
  %469 = add nsw i64 %465, %468
  %470 = load i64, ptr %41, align 8
  %471 = load i64, ptr %30, align 8
  %472 = mul nsw i64 %470, %471
  %473 = add nsw i64 %469, %472
  %474 = load i64, ptr %40, align 8
  %475 = load i64, ptr %31, align 8
  %476 = mul nsw i64 %474, %475
  %477 = add nsw i64 %473, %476
  %478 = load i64, ptr %39, align 8
  %479 = load i64, ptr %32, align 8
  %480 = mul nsw i64 %478, %479
  %481 = add nsw i64 %477, %480
  %482 = load i64, ptr %38, align 8
  %483 = load i64, ptr %33, align 8
  %484 = mul nsw i64 %482, %483
  %485 = add nsw i64 %481, %484
  store i64 %485, ptr %44, align 8
  %486 = load ptr, ptr %7, align 8
  %487 = getelementptr inbounds %struct.descriptor, ptr %486, i32 0, i32 0
  %488 = load ptr, ptr %487, align 8
  %489 = load i64, ptr %44, align 8
  %490 = load i64, ptr %21, align 8
  %491 = mul nsw i64 %489, %490
  %492 = getelementptr inbounds i8, ptr %488, i64 %491
  %493 = load ptr, ptr %8, align 8
  %494 = getelementptr inbounds %struct.descriptor, ptr %493, i32 0, i32 0
  %495 = load ptr, ptr %494, align 8
  %496 = load i64, ptr %43, align 8
  %497 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %498 = load i64, ptr %497, align 8
  %499 = mul nsw i64 %496, %498
  %500 = load i64, ptr %42, align 8
  %501 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %502 = load i64, ptr %501, align 8
  %503 = mul nsw i64 %500, %502
  %504 = add nsw i64 %499, %503
  %505 = load i64, ptr %41, align 8
  %506 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %507 = load i64, ptr %506, align 8
  %508 = mul nsw i64 %505, %507
  %509 = add nsw i64 %504, %508
  %510 = load i64, ptr %40, align 8
  %511 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %512 = load i64, ptr %511, align 8
  %513 = mul nsw i64 %510, %512
  %514 = add nsw i64 %509, %513
  %515 = load i64, ptr %39, align 8
  %516 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %517 = load i64, ptr %516, align 8
  %518 = mul nsw i64 %515, %517
  %519 = add nsw i64 %514, %518
  %520 = load i64, ptr %38, align 8
  %521 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %522 = load i64, ptr %521, align 8
  %523 = mul nsw i64 %520, %522
  %524 = add nsw i64 %519, %523
  %525 = load i64, ptr %37, align 8
  %526 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %527 = load i64, ptr %526, align 8
  %528 = mul nsw i64 %525, %527
  %529 = add nsw i64 %524, %528
  %530 = getelementptr inbounds i8, ptr %495, i64 %529
  %531 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %492, ptr noundef %530, ptr noundef %531)
  br label %532

532:                                              ; preds = %458
  %533 = load i64, ptr %43, align 8
  %534 = add nsw i64 %533, 1
  store i64 %534, ptr %43, align 8
  br label %452

535:                                              ; preds = %457
  br label %536

536:                                              ; preds = %535
  %537 = load i64, ptr %42, align 8
  %538 = add nsw i64 %537, 1
  store i64 %538, ptr %42, align 8
  br label %445

539:                                              ; preds = %450
  br label %540

540:                                              ; preds = %539
  %541 = load i64, ptr %41, align 8
  %542 = add nsw i64 %541, 1
  store i64 %542, ptr %41, align 8
  br label %438

543:                                              ; preds = %443
  br label %544

544:                                              ; preds = %543
  %545 = load i64, ptr %40, align 8
  %546 = add nsw i64 %545, 1
  store i64 %546, ptr %40, align 8
  br label %431

547:                                              ; preds = %436
  br label %548

548:                                              ; preds = %547
  %549 = load i64, ptr %39, align 8
  %550 = add nsw i64 %549, 1
  store i64 %550, ptr %39, align 8
  br label %424

551:                                              ; preds = %429
  br label %552

552:                                              ; preds = %551
  %553 = load i64, ptr %38, align 8
  %554 = add nsw i64 %553, 1
  store i64 %554, ptr %38, align 8
  br label %417

555:                                              ; preds = %422
  br label %556

556:                                              ; preds = %555
  %557 = load i64, ptr %37, align 8
  %558 = add nsw i64 %557, 1
  store i64 %558, ptr %37, align 8
  br label %410

559:                                              ; preds = %415
  br label %560

560:                                              ; preds = %559
  %561 = load i64, ptr %35, align 8
  %562 = add nsw i64 %561, 1
  store i64 %562, ptr %35, align 8
  br label %404

563:                                              ; preds = %408
  ret void
}

define dso_local void @_FortranACshiftVector(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i64, ptr %8, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call void @shifted(ptr noundef %11, ptr noundef %12, i64 noundef %13, ptr noundef null, i32 noundef 1, ptr noundef %14, i32 noundef %15)
  ret void
}

define internal void @shifted(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i64 %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %31 = load ptr, ptr %9, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp ne i32 %34, 42
  br i1 %35, label %36, label %83

36:                                               ; preds = %7
  %37 = load ptr, ptr %9, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 28
  br i1 %41, label %78, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %9, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 27
  br i1 %47, label %78, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 35
  br i1 %53, label %78, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp eq i32 %58, 34
  br i1 %59, label %78, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 4
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp sle i32 %64, 24
  br i1 %65, label %78, label %66

66:                                               ; preds = %60
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 4
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp eq i32 %70, 39
  br i1 %71, label %78, label %72

72:                                               ; preds = %66
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 4
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = icmp eq i32 %76, 40
  br label %78

78:                                               ; preds = %72, %66, %60, %54, %48, %42, %36
  %79 = phi i1 [ true, %66 ], [ true, %60 ], [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ %77, %72 ]
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %13, align 8
  %82 = load i32, ptr %14, align 4
  call void @require(i32 noundef %80, ptr noundef @.str, ptr noundef %81, i32 noundef %82)
  br label %83

83:                                               ; preds = %78, %7
  %84 = load ptr, ptr %9, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = load i32, ptr @fortran_ranks, align 4
  %89 = icmp sle i32 %87, %88
  %90 = zext i1 %89 to i32
  %91 = load ptr, ptr %13, align 8
  %92 = load i32, ptr %14, align 4
  call void @require(i32 noundef %90, ptr noundef @.str.1, ptr noundef %91, i32 noundef %92)
  %93 = load ptr, ptr %9, align 8
  %94 = load ptr, ptr %9, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 3
  %96 = load i8, ptr %95, align 4
  %97 = zext i8 %96 to i32
  %98 = call ptr @dimension_of(ptr noundef %93, i32 noundef 0, i32 noundef %97)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %98, i64 24, i1 false)
  %99 = load ptr, ptr %9, align 8
  %100 = load ptr, ptr %9, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 3
  %102 = load i8, ptr %101, align 4
  %103 = zext i8 %102 to i32
  %104 = call ptr @dimension_of(ptr noundef %99, i32 noundef 1, i32 noundef %103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %104, i64 24, i1 false)
  %105 = load ptr, ptr %9, align 8
  %106 = load ptr, ptr %9, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 3
  %108 = load i8, ptr %107, align 4
  %109 = zext i8 %108 to i32
  %110 = call ptr @dimension_of(ptr noundef %105, i32 noundef 2, i32 noundef %109)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %110, i64 24, i1 false)
  %111 = load ptr, ptr %9, align 8
  %112 = load ptr, ptr %9, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 3
  %114 = load i8, ptr %113, align 4
  %115 = zext i8 %114 to i32
  %116 = call ptr @dimension_of(ptr noundef %111, i32 noundef 3, i32 noundef %115)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %116, i64 24, i1 false)
  %117 = load ptr, ptr %9, align 8
  %118 = load ptr, ptr %9, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 3
  %120 = load i8, ptr %119, align 4
  %121 = zext i8 %120 to i32
  %122 = call ptr @dimension_of(ptr noundef %117, i32 noundef 4, i32 noundef %121)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %122, i64 24, i1 false)
  %123 = load ptr, ptr %9, align 8
  %124 = load ptr, ptr %9, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 3
  %126 = load i8, ptr %125, align 4
  %127 = zext i8 %126 to i32
  %128 = call ptr @dimension_of(ptr noundef %123, i32 noundef 5, i32 noundef %127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %128, i64 24, i1 false)
  %129 = load ptr, ptr %9, align 8
  %130 = load ptr, ptr %9, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 3
  %132 = load i8, ptr %131, align 4
  %133 = zext i8 %132 to i32
  %134 = call ptr @dimension_of(ptr noundef %129, i32 noundef 6, i32 noundef %133)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %134, i64 24, i1 false)
  %135 = load ptr, ptr %9, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 3
  %137 = load i8, ptr %136, align 4
  %138 = load ptr, ptr %8, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  store i8 %137, ptr %139, align 4
  %140 = load ptr, ptr %8, align 8
  %141 = load ptr, ptr %9, align 8
  %142 = getelementptr inbounds %struct.descriptor, ptr %141, i32 0, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  call void @made(ptr noundef %140, i64 noundef %143, i64 noundef %145, i64 noundef %147, i64 noundef %149, i64 noundef %151, i64 noundef %153, i64 noundef %155, i64 noundef %157)
  store i64 0, ptr %22, align 8
  br label %158

158:                                              ; preds = %471, %83
  %159 = load i64, ptr %22, align 8
  %160 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = icmp slt i64 %159, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %158
  store i32 2, ptr %23, align 4
  br label %474

164:                                              ; preds = %158
  store i64 0, ptr %24, align 8
  br label %165

165:                                              ; preds = %467, %164
  %166 = load i64, ptr %24, align 8
  %167 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = icmp slt i64 %166, %168
  br i1 %169, label %171, label %170

170:                                              ; preds = %165
  store i32 5, ptr %23, align 4
  br label %470

171:                                              ; preds = %165
  store i64 0, ptr %25, align 8
  br label %172

172:                                              ; preds = %463, %171
  %173 = load i64, ptr %25, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = icmp slt i64 %173, %175
  br i1 %176, label %178, label %177

177:                                              ; preds = %172
  store i32 8, ptr %23, align 4
  br label %466

178:                                              ; preds = %172
  store i64 0, ptr %26, align 8
  br label %179

179:                                              ; preds = %459, %178
  %180 = load i64, ptr %26, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %185, label %184

184:                                              ; preds = %179
  store i32 11, ptr %23, align 4
  br label %462

185:                                              ; preds = %179
  store i64 0, ptr %27, align 8
  br label %186

186:                                              ; preds = %455, %185
  %187 = load i64, ptr %27, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = icmp slt i64 %187, %189
  br i1 %190, label %192, label %191

191:                                              ; preds = %186
  store i32 14, ptr %23, align 4
  br label %458

192:                                              ; preds = %186
  store i64 0, ptr %28, align 8
  br label %193

193:                                              ; preds = %451, %192
  %194 = load i64, ptr %28, align 8
  %195 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %196 = load i64, ptr %195, align 8
  %197 = icmp slt i64 %194, %196
  br i1 %197, label %199, label %198

198:                                              ; preds = %193
  store i32 17, ptr %23, align 4
  br label %454

199:                                              ; preds = %193
  store i64 0, ptr %29, align 8
  br label %200

200:                                              ; preds = %447, %199
  %201 = load i64, ptr %29, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  %204 = icmp slt i64 %201, %203
  br i1 %204, label %206, label %205

205:                                              ; preds = %200
  store i32 20, ptr %23, align 4
  br label %450

206:                                              ; preds = %200
  %207 = load i32, ptr %12, align 4
  %208 = icmp eq i32 %207, 1
  br i1 %208, label %209, label %211

209:                                              ; preds = %206
  %210 = load i64, ptr %29, align 8
  br label %248

211:                                              ; preds = %206
  %212 = load i32, ptr %12, align 4
  %213 = icmp eq i32 %212, 2
  br i1 %213, label %214, label %216

214:                                              ; preds = %211
  %215 = load i64, ptr %28, align 8
  br label %246

216:                                              ; preds = %211
  %217 = load i32, ptr %12, align 4
  %218 = icmp eq i32 %217, 3
  br i1 %218, label %219, label %221

219:                                              ; preds = %216
  %220 = load i64, ptr %27, align 8
  br label %244

221:                                              ; preds = %216
  %222 = load i32, ptr %12, align 4
  %223 = icmp eq i32 %222, 4
  br i1 %223, label %224, label %226

224:                                              ; preds = %221
  %225 = load i64, ptr %26, align 8
  br label %242

226:                                              ; preds = %221
  %227 = load i32, ptr %12, align 4
  %228 = icmp eq i32 %227, 5
  br i1 %228, label %229, label %231

229:                                              ; preds = %226
  %230 = load i64, ptr %25, align 8
  br label %240

231:                                              ; preds = %226
  %232 = load i32, ptr %12, align 4
  %233 = icmp eq i32 %232, 6
  br i1 %233, label %234, label %236

234:                                              ; preds = %231
  %235 = load i64, ptr %24, align 8
  br label %238

236:                                              ; preds = %231
  %237 = load i64, ptr %22, align 8
  br label %238

238:                                              ; preds = %236, %234
  %239 = phi i64 [ %235, %234 ], [ %237, %236 ]
  br label %240

240:                                              ; preds = %238, %229
  %241 = phi i64 [ %230, %229 ], [ %239, %238 ]
  br label %242

242:                                              ; preds = %240, %224
  %243 = phi i64 [ %225, %224 ], [ %241, %240 ]
  br label %244

244:                                              ; preds = %242, %219
  %245 = phi i64 [ %220, %219 ], [ %243, %242 ]
  br label %246

246:                                              ; preds = %244, %214
  %247 = phi i64 [ %215, %214 ], [ %245, %244 ]
  br label %248

248:                                              ; preds = %246, %209
  %249 = phi i64 [ %210, %209 ], [ %247, %246 ]
  %250 = load ptr, ptr %11, align 8
  %251 = icmp ne ptr %250, null
  br i1 %251, label %252, label %265

252:                                              ; preds = %248
  %253 = load ptr, ptr %11, align 8
  %254 = load ptr, ptr %11, align 8
  %255 = load i32, ptr %12, align 4
  %256 = load i64, ptr %29, align 8
  %257 = load i64, ptr %28, align 8
  %258 = load i64, ptr %27, align 8
  %259 = load i64, ptr %26, align 8
  %260 = load i64, ptr %25, align 8
  %261 = load i64, ptr %24, align 8
  %262 = load i64, ptr %22, align 8
  %263 = call i64 @offset_across(ptr noundef %254, i32 noundef %255, i64 noundef %256, i64 noundef %257, i64 noundef %258, i64 noundef %259, i64 noundef %260, i64 noundef %261, i64 noundef %262)
  %264 = call i64 @integer(ptr noundef %253, i64 noundef %263)
  br label %267

265:                                              ; preds = %248
  %266 = load i64, ptr %10, align 8
  br label %267

267:                                              ; preds = %265, %252
  %268 = phi i64 [ %264, %252 ], [ %266, %265 ]
  %269 = load i32, ptr %12, align 4
  %270 = icmp eq i32 %269, 1
  br i1 %270, label %271, label %274

271:                                              ; preds = %267
  %272 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %273 = load i64, ptr %272, align 8
  br label %317

274:                                              ; preds = %267
  %275 = load i32, ptr %12, align 4
  %276 = icmp eq i32 %275, 2
  br i1 %276, label %277, label %280

277:                                              ; preds = %274
  %278 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %279 = load i64, ptr %278, align 8
  br label %315

280:                                              ; preds = %274
  %281 = load i32, ptr %12, align 4
  %282 = icmp eq i32 %281, 3
  br i1 %282, label %283, label %286

283:                                              ; preds = %280
  %284 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %285 = load i64, ptr %284, align 8
  br label %313

286:                                              ; preds = %280
  %287 = load i32, ptr %12, align 4
  %288 = icmp eq i32 %287, 4
  br i1 %288, label %289, label %292

289:                                              ; preds = %286
  %290 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %291 = load i64, ptr %290, align 8
  br label %311

292:                                              ; preds = %286
  %293 = load i32, ptr %12, align 4
  %294 = icmp eq i32 %293, 5
  br i1 %294, label %295, label %298

295:                                              ; preds = %292
  %296 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %297 = load i64, ptr %296, align 8
  br label %309

298:                                              ; preds = %292
  %299 = load i32, ptr %12, align 4
  %300 = icmp eq i32 %299, 6
  br i1 %300, label %301, label %304

301:                                              ; preds = %298
  %302 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %303 = load i64, ptr %302, align 8
  br label %307

304:                                              ; preds = %298
  %305 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %306 = load i64, ptr %305, align 8
  br label %307

307:                                              ; preds = %304, %301
  %308 = phi i64 [ %303, %301 ], [ %306, %304 ]
  br label %309

309:                                              ; preds = %307, %295
  %310 = phi i64 [ %297, %295 ], [ %308, %307 ]
  br label %311

311:                                              ; preds = %309, %289
  %312 = phi i64 [ %291, %289 ], [ %310, %309 ]
  br label %313

313:                                              ; preds = %311, %283
  %314 = phi i64 [ %285, %283 ], [ %312, %311 ]
  br label %315

315:                                              ; preds = %313, %277
  %316 = phi i64 [ %279, %277 ], [ %314, %313 ]
  br label %317

317:                                              ; preds = %315, %271
  %318 = phi i64 [ %273, %271 ], [ %316, %315 ]
  %319 = call i64 @around(i64 noundef %249, i64 noundef %268, i64 noundef %318)
  store i64 %319, ptr %30, align 8
  %320 = load ptr, ptr %8, align 8
  %321 = getelementptr inbounds %struct.descriptor, ptr %320, i32 0, i32 0
  %322 = load ptr, ptr %321, align 8
  %323 = load i64, ptr %22, align 8
  %324 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %325 = load i64, ptr %324, align 8
  %326 = mul nsw i64 %323, %325
  %327 = load i64, ptr %24, align 8
  %328 = add nsw i64 %326, %327
  %329 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %330 = load i64, ptr %329, align 8
  %331 = mul nsw i64 %328, %330
  %332 = load i64, ptr %25, align 8
  %333 = add nsw i64 %331, %332
  %334 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %335 = load i64, ptr %334, align 8
  %336 = mul nsw i64 %333, %335
  %337 = load i64, ptr %26, align 8
  %338 = add nsw i64 %336, %337
  %339 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %340 = load i64, ptr %339, align 8
  %341 = mul nsw i64 %338, %340
  %342 = load i64, ptr %27, align 8
  %343 = add nsw i64 %341, %342
  %344 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %345 = load i64, ptr %344, align 8
  %346 = mul nsw i64 %343, %345
  %347 = load i64, ptr %28, align 8
  %348 = add nsw i64 %346, %347
  %349 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %350 = load i64, ptr %349, align 8
  %351 = mul nsw i64 %348, %350
  %352 = load i64, ptr %29, align 8
  %353 = add nsw i64 %351, %352
  %354 = load ptr, ptr %9, align 8
  %355 = getelementptr inbounds %struct.descriptor, ptr %354, i32 0, i32 1
  %356 = load i64, ptr %355, align 8
  %357 = mul nsw i64 %353, %356
  %358 = getelementptr inbounds i8, ptr %322, i64 %357
  %359 = load ptr, ptr %9, align 8
  %360 = getelementptr inbounds %struct.descriptor, ptr %359, i32 0, i32 0
  %361 = load ptr, ptr %360, align 8
  %362 = load i32, ptr %12, align 4
  %363 = icmp eq i32 %362, 1
  br i1 %363, label %364, label %366

364:                                              ; preds = %317
  %365 = load i64, ptr %30, align 8
  br label %368

366:                                              ; preds = %317
  %367 = load i64, ptr %29, align 8
  br label %368

368:                                              ; preds = %366, %364
  %369 = phi i64 [ %365, %364 ], [ %367, %366 ]
  %370 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %371 = load i64, ptr %370, align 8
  %372 = mul nsw i64 %369, %371
  %373 = load i32, ptr %12, align 4
  %374 = icmp eq i32 %373, 2
  br i1 %374, label %375, label %377

375:                                              ; preds = %368
  %376 = load i64, ptr %30, align 8
  br label %379

377:                                              ; preds = %368
  %378 = load i64, ptr %28, align 8
  br label %379

379:                                              ; preds = %377, %375
  %380 = phi i64 [ %376, %375 ], [ %378, %377 ]
  %381 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %382 = load i64, ptr %381, align 8
  %383 = mul nsw i64 %380, %382
  %384 = add nsw i64 %372, %383
  %385 = load i32, ptr %12, align 4
  %386 = icmp eq i32 %385, 3
  br i1 %386, label %387, label %389

387:                                              ; preds = %379
  %388 = load i64, ptr %30, align 8
  br label %391

389:                                              ; preds = %379
  %390 = load i64, ptr %27, align 8
  br label %391

391:                                              ; preds = %389, %387
  %392 = phi i64 [ %388, %387 ], [ %390, %389 ]
  %393 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %394 = load i64, ptr %393, align 8
  %395 = mul nsw i64 %392, %394
  %396 = add nsw i64 %384, %395
  %397 = load i32, ptr %12, align 4
  %398 = icmp eq i32 %397, 4
  br i1 %398, label %399, label %401

399:                                              ; preds = %391
  %400 = load i64, ptr %30, align 8
  br label %403

401:                                              ; preds = %391
  %402 = load i64, ptr %26, align 8
  br label %403

403:                                              ; preds = %401, %399
  %404 = phi i64 [ %400, %399 ], [ %402, %401 ]
  %405 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %406 = load i64, ptr %405, align 8
  %407 = mul nsw i64 %404, %406
  %408 = add nsw i64 %396, %407
  %409 = load i32, ptr %12, align 4
  %410 = icmp eq i32 %409, 5
  br i1 %410, label %411, label %413

411:                                              ; preds = %403
  %412 = load i64, ptr %30, align 8
  br label %415

413:                                              ; preds = %403
  %414 = load i64, ptr %25, align 8
  br label %415

415:                                              ; preds = %413, %411
  %416 = phi i64 [ %412, %411 ], [ %414, %413 ]
  %417 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %418 = load i64, ptr %417, align 8
  %419 = mul nsw i64 %416, %418
  %420 = add nsw i64 %408, %419
  %421 = load i32, ptr %12, align 4
  %422 = icmp eq i32 %421, 6
  br i1 %422, label %423, label %425

423:                                              ; preds = %415
  %424 = load i64, ptr %30, align 8
  br label %427

425:                                              ; preds = %415
  %426 = load i64, ptr %24, align 8
  br label %427

427:                                              ; preds = %425, %423
  %428 = phi i64 [ %424, %423 ], [ %426, %425 ]
  %429 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %430 = load i64, ptr %429, align 8
  %431 = mul nsw i64 %428, %430
  %432 = add nsw i64 %420, %431
  %433 = load i32, ptr %12, align 4
  %434 = icmp eq i32 %433, 7
  br i1 %434, label %435, label %437

435:                                              ; preds = %427
  %436 = load i64, ptr %30, align 8
  br label %439

437:                                              ; preds = %427
  %438 = load i64, ptr %22, align 8
  br label %439

439:                                              ; preds = %437, %435
  %440 = phi i64 [ %436, %435 ], [ %438, %437 ]
  %441 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %442 = load i64, ptr %441, align 8
  %443 = mul nsw i64 %440, %442
  %444 = add nsw i64 %432, %443
  %445 = getelementptr inbounds i8, ptr %361, i64 %444
  %446 = load ptr, ptr %9, align 8
  call void @put(ptr noundef %358, ptr noundef %445, ptr noundef %446)
  br label %447

447:                                              ; preds = %439
  %448 = load i64, ptr %29, align 8
  %449 = add nsw i64 %448, 1
  store i64 %449, ptr %29, align 8
  br label %200

450:                                              ; preds = %205
  br label %451

451:                                              ; preds = %450
  %452 = load i64, ptr %28, align 8
  %453 = add nsw i64 %452, 1
  store i64 %453, ptr %28, align 8
  br label %193

454:                                              ; preds = %198
  br label %455

455:                                              ; preds = %454
  %456 = load i64, ptr %27, align 8
  %457 = add nsw i64 %456, 1
  store i64 %457, ptr %27, align 8
  br label %186

458:                                              ; preds = %191
  br label %459

459:                                              ; preds = %458
  %460 = load i64, ptr %26, align 8
  %461 = add nsw i64 %460, 1
  store i64 %461, ptr %26, align 8
  br label %179

462:                                              ; preds = %184
  br label %463

463:                                              ; preds = %462
  %464 = load i64, ptr %25, align 8
  %465 = add nsw i64 %464, 1
  store i64 %465, ptr %25, align 8
  br label %172

466:                                              ; preds = %177
  br label %467

467:                                              ; preds = %466
  %468 = load i64, ptr %24, align 8
  %469 = add nsw i64 %468, 1
  store i64 %469, ptr %24, align 8
  br label %165

470:                                              ; preds = %170
  br label %471

471:                                              ; preds = %470
  %472 = load i64, ptr %22, align 8
  %473 = add nsw i64 %472, 1
  store i64 %473, ptr %22, align 8
  br label %158

474:                                              ; preds = %163
  ret void
}

define dso_local void @_FortranACshift(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %6
  %19 = load ptr, ptr %7, align 8
  %20 = load ptr, ptr %8, align 8
  %21 = load ptr, ptr %9, align 8
  %22 = call i64 @integer(ptr noundef %21, i64 noundef 0)
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  call void @shifted(ptr noundef %19, ptr noundef %20, i64 noundef %22, ptr noundef null, i32 noundef %23, ptr noundef %24, i32 noundef %25)
  br label %33

26:                                               ; preds = %6
  %27 = load ptr, ptr %7, align 8
  %28 = load ptr, ptr %8, align 8
  %29 = load ptr, ptr %9, align 8
  %30 = load i32, ptr %10, align 4
  %31 = load ptr, ptr %11, align 8
  %32 = load i32, ptr %12, align 4
  call void @shifted(ptr noundef %27, ptr noundef %28, i64 noundef 0, ptr noundef %29, i32 noundef %30, ptr noundef %31, i32 noundef %32)
  br label %33

33:                                               ; preds = %26, %18
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

define dso_local void @_FortranAEoshiftVector(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load i64, ptr %9, align 8
  %16 = load ptr, ptr %10, align 8
  %17 = load ptr, ptr %11, align 8
  %18 = load i32, ptr %12, align 4
  call void @shifted_out(ptr noundef %13, ptr noundef %14, i64 noundef %15, ptr noundef null, ptr noundef %16, i32 noundef 1, ptr noundef %17, i32 noundef %18)
  ret void
}

define internal void @shifted_out(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca ptr, align 8
  %33 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i64 %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %34 = load ptr, ptr %10, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp ne i32 %37, 42
  br i1 %38, label %39, label %86

39:                                               ; preds = %8
  %40 = load ptr, ptr %10, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp eq i32 %43, 28
  br i1 %44, label %81, label %45

45:                                               ; preds = %39
  %46 = load ptr, ptr %10, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 27
  br i1 %50, label %81, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %10, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 35
  br i1 %56, label %81, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %10, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp eq i32 %61, 34
  br i1 %62, label %81, label %63

63:                                               ; preds = %57
  %64 = load ptr, ptr %10, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 4
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = icmp sle i32 %67, 24
  br i1 %68, label %81, label %69

69:                                               ; preds = %63
  %70 = load ptr, ptr %10, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 4
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i32
  %74 = icmp eq i32 %73, 39
  br i1 %74, label %81, label %75

75:                                               ; preds = %69
  %76 = load ptr, ptr %10, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 4
  %78 = load i8, ptr %77, align 1
  %79 = zext i8 %78 to i32
  %80 = icmp eq i32 %79, 40
  br label %81

81:                                               ; preds = %75, %69, %63, %57, %51, %45, %39
  %82 = phi i1 [ true, %69 ], [ true, %63 ], [ true, %57 ], [ true, %51 ], [ true, %45 ], [ true, %39 ], [ %80, %75 ]
  %83 = zext i1 %82 to i32
  %84 = load ptr, ptr %15, align 8
  %85 = load i32, ptr %16, align 4
  call void @require(i32 noundef %83, ptr noundef @.str, ptr noundef %84, i32 noundef %85)
  br label %86

86:                                               ; preds = %81, %8
  %87 = load ptr, ptr %13, align 8
  %88 = icmp ne ptr %87, null
  br i1 %88, label %103, label %89

89:                                               ; preds = %86
  %90 = load ptr, ptr %10, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 4
  %92 = load i8, ptr %91, align 1
  %93 = zext i8 %92 to i32
  %94 = icmp ne i32 %93, 40
  br i1 %94, label %95, label %101

95:                                               ; preds = %89
  %96 = load ptr, ptr %10, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 4
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  %100 = icmp ne i32 %99, 42
  br label %101

101:                                              ; preds = %95, %89
  %102 = phi i1 [ false, %89 ], [ %100, %95 ]
  br label %103

103:                                              ; preds = %101, %86
  %104 = phi i1 [ true, %86 ], [ %102, %101 ]
  %105 = zext i1 %104 to i32
  %106 = load ptr, ptr %15, align 8
  %107 = load i32, ptr %16, align 4
  call void @require(i32 noundef %105, ptr noundef @.str.4, ptr noundef %106, i32 noundef %107)
  %108 = load ptr, ptr %10, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = load i32, ptr @fortran_ranks, align 4
  %113 = icmp sle i32 %111, %112
  %114 = zext i1 %113 to i32
  %115 = load ptr, ptr %15, align 8
  %116 = load i32, ptr %16, align 4
  call void @require(i32 noundef %114, ptr noundef @.str.1, ptr noundef %115, i32 noundef %116)
  %117 = load ptr, ptr %10, align 8
  %118 = load ptr, ptr %10, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 3
  %120 = load i8, ptr %119, align 4
  %121 = zext i8 %120 to i32
  %122 = call ptr @dimension_of(ptr noundef %117, i32 noundef 0, i32 noundef %121)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %122, i64 24, i1 false)
  %123 = load ptr, ptr %10, align 8
  %124 = load ptr, ptr %10, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 3
  %126 = load i8, ptr %125, align 4
  %127 = zext i8 %126 to i32
  %128 = call ptr @dimension_of(ptr noundef %123, i32 noundef 1, i32 noundef %127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %128, i64 24, i1 false)
  %129 = load ptr, ptr %10, align 8
  %130 = load ptr, ptr %10, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 3
  %132 = load i8, ptr %131, align 4
  %133 = zext i8 %132 to i32
  %134 = call ptr @dimension_of(ptr noundef %129, i32 noundef 2, i32 noundef %133)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %134, i64 24, i1 false)
  %135 = load ptr, ptr %10, align 8
  %136 = load ptr, ptr %10, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 3
  %138 = load i8, ptr %137, align 4
  %139 = zext i8 %138 to i32
  %140 = call ptr @dimension_of(ptr noundef %135, i32 noundef 3, i32 noundef %139)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %140, i64 24, i1 false)
  %141 = load ptr, ptr %10, align 8
  %142 = load ptr, ptr %10, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 3
  %144 = load i8, ptr %143, align 4
  %145 = zext i8 %144 to i32
  %146 = call ptr @dimension_of(ptr noundef %141, i32 noundef 4, i32 noundef %145)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %146, i64 24, i1 false)
  %147 = load ptr, ptr %10, align 8
  %148 = load ptr, ptr %10, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 3
  %150 = load i8, ptr %149, align 4
  %151 = zext i8 %150 to i32
  %152 = call ptr @dimension_of(ptr noundef %147, i32 noundef 5, i32 noundef %151)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %152, i64 24, i1 false)
  %153 = load ptr, ptr %10, align 8
  %154 = load ptr, ptr %10, align 8
  %155 = getelementptr inbounds %struct.descriptor, ptr %154, i32 0, i32 3
  %156 = load i8, ptr %155, align 4
  %157 = zext i8 %156 to i32
  %158 = call ptr @dimension_of(ptr noundef %153, i32 noundef 6, i32 noundef %157)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %158, i64 24, i1 false)
  %159 = load ptr, ptr %10, align 8
  %160 = getelementptr inbounds %struct.descriptor, ptr %159, i32 0, i32 3
  %161 = load i8, ptr %160, align 4
  %162 = load ptr, ptr %9, align 8
  %163 = getelementptr inbounds %struct.descriptor, ptr %162, i32 0, i32 3
  store i8 %161, ptr %163, align 4
  %164 = load ptr, ptr %9, align 8
  %165 = load ptr, ptr %10, align 8
  %166 = getelementptr inbounds %struct.descriptor, ptr %165, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %181 = load i64, ptr %180, align 8
  call void @made(ptr noundef %164, i64 noundef %167, i64 noundef %169, i64 noundef %171, i64 noundef %173, i64 noundef %175, i64 noundef %177, i64 noundef %179, i64 noundef %181)
  store i64 0, ptr %24, align 8
  br label %182

182:                                              ; preds = %483, %103
  %183 = load i64, ptr %24, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %183, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %182
  store i32 2, ptr %25, align 4
  br label %486

188:                                              ; preds = %182
  store i64 0, ptr %26, align 8
  br label %189

189:                                              ; preds = %479, %188
  %190 = load i64, ptr %26, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %192 = load i64, ptr %191, align 8
  %193 = icmp slt i64 %190, %192
  br i1 %193, label %195, label %194

194:                                              ; preds = %189
  store i32 5, ptr %25, align 4
  br label %482

195:                                              ; preds = %189
  store i64 0, ptr %27, align 8
  br label %196

196:                                              ; preds = %475, %195
  %197 = load i64, ptr %27, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = icmp slt i64 %197, %199
  br i1 %200, label %202, label %201

201:                                              ; preds = %196
  store i32 8, ptr %25, align 4
  br label %478

202:                                              ; preds = %196
  store i64 0, ptr %28, align 8
  br label %203

203:                                              ; preds = %471, %202
  %204 = load i64, ptr %28, align 8
  %205 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %206 = load i64, ptr %205, align 8
  %207 = icmp slt i64 %204, %206
  br i1 %207, label %209, label %208

208:                                              ; preds = %203
  store i32 11, ptr %25, align 4
  br label %474

209:                                              ; preds = %203
  store i64 0, ptr %29, align 8
  br label %210

210:                                              ; preds = %467, %209
  %211 = load i64, ptr %29, align 8
  %212 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %213 = load i64, ptr %212, align 8
  %214 = icmp slt i64 %211, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %210
  store i32 14, ptr %25, align 4
  br label %470

216:                                              ; preds = %210
  store i64 0, ptr %30, align 8
  br label %217

217:                                              ; preds = %463, %216
  %218 = load i64, ptr %30, align 8
  %219 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  %221 = icmp slt i64 %218, %220
  br i1 %221, label %223, label %222

222:                                              ; preds = %217
  store i32 17, ptr %25, align 4
  br label %466

223:                                              ; preds = %217
  store i64 0, ptr %31, align 8
  br label %224

224:                                              ; preds = %459, %223
  %225 = load i64, ptr %31, align 8
  %226 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  %228 = icmp slt i64 %225, %227
  br i1 %228, label %230, label %229

229:                                              ; preds = %224
  store i32 20, ptr %25, align 4
  br label %462

230:                                              ; preds = %224
  %231 = load ptr, ptr %9, align 8
  %232 = getelementptr inbounds %struct.descriptor, ptr %231, i32 0, i32 0
  %233 = load ptr, ptr %232, align 8
  %234 = load i64, ptr %24, align 8
  %235 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %234, %236
  %238 = load i64, ptr %26, align 8
  %239 = add nsw i64 %237, %238
  %240 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %241 = load i64, ptr %240, align 8
  %242 = mul nsw i64 %239, %241
  %243 = load i64, ptr %27, align 8
  %244 = add nsw i64 %242, %243
  %245 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %246 = load i64, ptr %245, align 8
  %247 = mul nsw i64 %244, %246
  %248 = load i64, ptr %28, align 8
  %249 = add nsw i64 %247, %248
  %250 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %251 = load i64, ptr %250, align 8
  %252 = mul nsw i64 %249, %251
  %253 = load i64, ptr %29, align 8
  %254 = add nsw i64 %252, %253
  %255 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %256 = load i64, ptr %255, align 8
  %257 = mul nsw i64 %254, %256
  %258 = load i64, ptr %30, align 8
  %259 = add nsw i64 %257, %258
  %260 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %261 = load i64, ptr %260, align 8
  %262 = mul nsw i64 %259, %261
  %263 = load i64, ptr %31, align 8
  %264 = add nsw i64 %262, %263
  %265 = load ptr, ptr %10, align 8
  %266 = getelementptr inbounds %struct.descriptor, ptr %265, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %264, %267
  %269 = getelementptr inbounds i8, ptr %233, i64 %268
  store ptr %269, ptr %32, align 8
  %270 = load ptr, ptr %12, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %285

272:                                              ; preds = %230
  %273 = load ptr, ptr %12, align 8
  %274 = load ptr, ptr %12, align 8
  %275 = load i32, ptr %14, align 4
  %276 = load i64, ptr %31, align 8
  %277 = load i64, ptr %30, align 8
  %278 = load i64, ptr %29, align 8
  %279 = load i64, ptr %28, align 8
  %280 = load i64, ptr %27, align 8
  %281 = load i64, ptr %26, align 8
  %282 = load i64, ptr %24, align 8
  %283 = call i64 @offset_across(ptr noundef %274, i32 noundef %275, i64 noundef %276, i64 noundef %277, i64 noundef %278, i64 noundef %279, i64 noundef %280, i64 noundef %281, i64 noundef %282)
  %284 = call i64 @integer(ptr noundef %273, i64 noundef %283)
  br label %287

285:                                              ; preds = %230
  %286 = load i64, ptr %11, align 8
  br label %287

287:                                              ; preds = %285, %272
  %288 = phi i64 [ %284, %272 ], [ %286, %285 ]
  %289 = load i32, ptr %14, align 4
  %290 = icmp eq i32 %289, 1
  br i1 %290, label %291, label %293

291:                                              ; preds = %287
  %292 = load i64, ptr %31, align 8
  br label %330

293:                                              ; preds = %287
  %294 = load i32, ptr %14, align 4
  %295 = icmp eq i32 %294, 2
  br i1 %295, label %296, label %298

296:                                              ; preds = %293
  %297 = load i64, ptr %30, align 8
  br label %328

298:                                              ; preds = %293
  %299 = load i32, ptr %14, align 4
  %300 = icmp eq i32 %299, 3
  br i1 %300, label %301, label %303

301:                                              ; preds = %298
  %302 = load i64, ptr %29, align 8
  br label %326

303:                                              ; preds = %298
  %304 = load i32, ptr %14, align 4
  %305 = icmp eq i32 %304, 4
  br i1 %305, label %306, label %308

306:                                              ; preds = %303
  %307 = load i64, ptr %28, align 8
  br label %324

308:                                              ; preds = %303
  %309 = load i32, ptr %14, align 4
  %310 = icmp eq i32 %309, 5
  br i1 %310, label %311, label %313

311:                                              ; preds = %308
  %312 = load i64, ptr %27, align 8
  br label %322

313:                                              ; preds = %308
  %314 = load i32, ptr %14, align 4
  %315 = icmp eq i32 %314, 6
  br i1 %315, label %316, label %318

316:                                              ; preds = %313
  %317 = load i64, ptr %26, align 8
  br label %320

318:                                              ; preds = %313
  %319 = load i64, ptr %24, align 8
  br label %320

320:                                              ; preds = %318, %316
  %321 = phi i64 [ %317, %316 ], [ %319, %318 ]
  br label %322

322:                                              ; preds = %320, %311
  %323 = phi i64 [ %312, %311 ], [ %321, %320 ]
  br label %324

324:                                              ; preds = %322, %306
  %325 = phi i64 [ %307, %306 ], [ %323, %322 ]
  br label %326

326:                                              ; preds = %324, %301
  %327 = phi i64 [ %302, %301 ], [ %325, %324 ]
  br label %328

328:                                              ; preds = %326, %296
  %329 = phi i64 [ %297, %296 ], [ %327, %326 ]
  br label %330

330:                                              ; preds = %328, %291
  %331 = phi i64 [ %292, %291 ], [ %329, %328 ]
  %332 = add nsw i64 %288, %331
  store i64 %332, ptr %33, align 8
  %333 = load i64, ptr %33, align 8
  %334 = icmp sge i64 %333, 0
  br i1 %334, label %335, label %434

335:                                              ; preds = %330
  %336 = load i64, ptr %33, align 8
  %337 = load ptr, ptr %10, align 8
  %338 = load i32, ptr %14, align 4
  %339 = sub nsw i32 %338, 1
  %340 = call ptr @dimension(ptr noundef %337, i32 noundef %339)
  %341 = getelementptr inbounds %struct.dimension, ptr %340, i32 0, i32 1
  %342 = load i64, ptr %341, align 8
  %343 = icmp slt i64 %336, %342
  br i1 %343, label %344, label %434

344:                                              ; preds = %335
  %345 = load ptr, ptr %32, align 8
  %346 = load ptr, ptr %10, align 8
  %347 = getelementptr inbounds %struct.descriptor, ptr %346, i32 0, i32 0
  %348 = load ptr, ptr %347, align 8
  %349 = load i32, ptr %14, align 4
  %350 = icmp eq i32 %349, 1
  br i1 %350, label %351, label %353

351:                                              ; preds = %344
  %352 = load i64, ptr %33, align 8
  br label %355

353:                                              ; preds = %344
  %354 = load i64, ptr %31, align 8
  br label %355

355:                                              ; preds = %353, %351
  %356 = phi i64 [ %352, %351 ], [ %354, %353 ]
  %357 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %358 = load i64, ptr %357, align 8
  %359 = mul nsw i64 %356, %358
  %360 = load i32, ptr %14, align 4
  %361 = icmp eq i32 %360, 2
  br i1 %361, label %362, label %364

362:                                              ; preds = %355
  %363 = load i64, ptr %33, align 8
  br label %366

364:                                              ; preds = %355
  %365 = load i64, ptr %30, align 8
  br label %366

366:                                              ; preds = %364, %362
  %367 = phi i64 [ %363, %362 ], [ %365, %364 ]
  %368 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %369 = load i64, ptr %368, align 8
  %370 = mul nsw i64 %367, %369
  %371 = add nsw i64 %359, %370
  %372 = load i32, ptr %14, align 4
  %373 = icmp eq i32 %372, 3
  br i1 %373, label %374, label %376

374:                                              ; preds = %366
  %375 = load i64, ptr %33, align 8
  br label %378

376:                                              ; preds = %366
  %377 = load i64, ptr %29, align 8
  br label %378

378:                                              ; preds = %376, %374
  %379 = phi i64 [ %375, %374 ], [ %377, %376 ]
  %380 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %381 = load i64, ptr %380, align 8
  %382 = mul nsw i64 %379, %381
  %383 = add nsw i64 %371, %382
  %384 = load i32, ptr %14, align 4
  %385 = icmp eq i32 %384, 4
  br i1 %385, label %386, label %388

386:                                              ; preds = %378
  %387 = load i64, ptr %33, align 8
  br label %390

388:                                              ; preds = %378
  %389 = load i64, ptr %28, align 8
  br label %390

390:                                              ; preds = %388, %386
  %391 = phi i64 [ %387, %386 ], [ %389, %388 ]
  %392 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %393 = load i64, ptr %392, align 8
  %394 = mul nsw i64 %391, %393
  %395 = add nsw i64 %383, %394
  %396 = load i32, ptr %14, align 4
  %397 = icmp eq i32 %396, 5
  br i1 %397, label %398, label %400

398:                                              ; preds = %390
  %399 = load i64, ptr %33, align 8
  br label %402

400:                                              ; preds = %390
  %401 = load i64, ptr %27, align 8
  br label %402

402:                                              ; preds = %400, %398
  %403 = phi i64 [ %399, %398 ], [ %401, %400 ]
  %404 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %405 = load i64, ptr %404, align 8
  %406 = mul nsw i64 %403, %405
  %407 = add nsw i64 %395, %406
  %408 = load i32, ptr %14, align 4
  %409 = icmp eq i32 %408, 6
  br i1 %409, label %410, label %412

410:                                              ; preds = %402
  %411 = load i64, ptr %33, align 8
  br label %414

412:                                              ; preds = %402
  %413 = load i64, ptr %26, align 8
  br label %414

414:                                              ; preds = %412, %410
  %415 = phi i64 [ %411, %410 ], [ %413, %412 ]
  %416 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %417 = load i64, ptr %416, align 8
  %418 = mul nsw i64 %415, %417
  %419 = add nsw i64 %407, %418
  %420 = load i32, ptr %14, align 4
  %421 = icmp eq i32 %420, 7
  br i1 %421, label %422, label %424

422:                                              ; preds = %414
  %423 = load i64, ptr %33, align 8
  br label %426

424:                                              ; preds = %414
  %425 = load i64, ptr %24, align 8
  br label %426

426:                                              ; preds = %424, %422
  %427 = phi i64 [ %423, %422 ], [ %425, %424 ]
  %428 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %429 = load i64, ptr %428, align 8
  %430 = mul nsw i64 %427, %429
  %431 = add nsw i64 %419, %430
  %432 = getelementptr inbounds i8, ptr %348, i64 %431
  %433 = load ptr, ptr %10, align 8
  call void @put(ptr noundef %345, ptr noundef %432, ptr noundef %433)
  br label %458

434:                                              ; preds = %335, %330
  %435 = load ptr, ptr %13, align 8
  %436 = icmp ne ptr %435, null
  br i1 %436, label %437, label %454

437:                                              ; preds = %434
  %438 = load ptr, ptr %32, align 8
  %439 = load ptr, ptr %13, align 8
  %440 = getelementptr inbounds %struct.descriptor, ptr %439, i32 0, i32 0
  %441 = load ptr, ptr %440, align 8
  %442 = load ptr, ptr %13, align 8
  %443 = load i32, ptr %14, align 4
  %444 = load i64, ptr %31, align 8
  %445 = load i64, ptr %30, align 8
  %446 = load i64, ptr %29, align 8
  %447 = load i64, ptr %28, align 8
  %448 = load i64, ptr %27, align 8
  %449 = load i64, ptr %26, align 8
  %450 = load i64, ptr %24, align 8
  %451 = call i64 @offset_across(ptr noundef %442, i32 noundef %443, i64 noundef %444, i64 noundef %445, i64 noundef %446, i64 noundef %447, i64 noundef %448, i64 noundef %449, i64 noundef %450)
  %452 = getelementptr inbounds i8, ptr %441, i64 %451
  %453 = load ptr, ptr %10, align 8
  call void @put(ptr noundef %438, ptr noundef %452, ptr noundef %453)
  br label %457

454:                                              ; preds = %434
  %455 = load ptr, ptr %32, align 8
  %456 = load ptr, ptr %10, align 8
  call void @clear(ptr noundef %455, ptr noundef %456)
  br label %457

457:                                              ; preds = %454, %437
  br label %458

458:                                              ; preds = %457, %426
  br label %459

459:                                              ; preds = %458
  %460 = load i64, ptr %31, align 8
  %461 = add nsw i64 %460, 1
  store i64 %461, ptr %31, align 8
  br label %224

462:                                              ; preds = %229
  br label %463

463:                                              ; preds = %462
  %464 = load i64, ptr %30, align 8
  %465 = add nsw i64 %464, 1
  store i64 %465, ptr %30, align 8
  br label %217

466:                                              ; preds = %222
  br label %467

467:                                              ; preds = %466
  %468 = load i64, ptr %29, align 8
  %469 = add nsw i64 %468, 1
  store i64 %469, ptr %29, align 8
  br label %210

470:                                              ; preds = %215
  br label %471

471:                                              ; preds = %470
  %472 = load i64, ptr %28, align 8
  %473 = add nsw i64 %472, 1
  store i64 %473, ptr %28, align 8
  br label %203

474:                                              ; preds = %208
  br label %475

475:                                              ; preds = %474
  %476 = load i64, ptr %27, align 8
  %477 = add nsw i64 %476, 1
  store i64 %477, ptr %27, align 8
  br label %196

478:                                              ; preds = %201
  br label %479

479:                                              ; preds = %478
  %480 = load i64, ptr %26, align 8
  %481 = add nsw i64 %480, 1
  store i64 %481, ptr %26, align 8
  br label %189

482:                                              ; preds = %194
  br label %483

483:                                              ; preds = %482
  %484 = load i64, ptr %24, align 8
  %485 = add nsw i64 %484, 1
  store i64 %485, ptr %24, align 8
  br label %182

486:                                              ; preds = %187
  ret void
}

define dso_local void @_FortranAEoshift(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %29

20:                                               ; preds = %7
  %21 = load ptr, ptr %8, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load ptr, ptr %10, align 8
  %24 = call i64 @integer(ptr noundef %23, i64 noundef 0)
  %25 = load ptr, ptr %11, align 8
  %26 = load i32, ptr %12, align 4
  %27 = load ptr, ptr %13, align 8
  %28 = load i32, ptr %14, align 4
  call void @shifted_out(ptr noundef %21, ptr noundef %22, i64 noundef %24, ptr noundef null, ptr noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28)
  br label %37

29:                                               ; preds = %7
  %30 = load ptr, ptr %8, align 8
  %31 = load ptr, ptr %9, align 8
  %32 = load ptr, ptr %10, align 8
  %33 = load ptr, ptr %11, align 8
  %34 = load i32, ptr %12, align 4
  %35 = load ptr, ptr %13, align 8
  %36 = load i32, ptr %14, align 4
  call void @shifted_out(ptr noundef %30, ptr noundef %31, i64 noundef 0, ptr noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %36)
  br label %37

37:                                               ; preds = %29, %20
  ret void
}

define dso_local void @_FortranAPack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
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
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 4
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = icmp ne i32 %41, 42
  br i1 %42, label %43, label %90

43:                                               ; preds = %6
  %44 = load ptr, ptr %8, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 4
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = icmp eq i32 %47, 28
  br i1 %48, label %85, label %49

49:                                               ; preds = %43
  %50 = load ptr, ptr %8, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 4
  %52 = load i8, ptr %51, align 1
  %53 = zext i8 %52 to i32
  %54 = icmp eq i32 %53, 27
  br i1 %54, label %85, label %55

55:                                               ; preds = %49
  %56 = load ptr, ptr %8, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 4
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = icmp eq i32 %59, 35
  br i1 %60, label %85, label %61

61:                                               ; preds = %55
  %62 = load ptr, ptr %8, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 4
  %64 = load i8, ptr %63, align 1
  %65 = zext i8 %64 to i32
  %66 = icmp eq i32 %65, 34
  br i1 %66, label %85, label %67

67:                                               ; preds = %61
  %68 = load ptr, ptr %8, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 4
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i32
  %72 = icmp sle i32 %71, 24
  br i1 %72, label %85, label %73

73:                                               ; preds = %67
  %74 = load ptr, ptr %8, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 4
  %76 = load i8, ptr %75, align 1
  %77 = zext i8 %76 to i32
  %78 = icmp eq i32 %77, 39
  br i1 %78, label %85, label %79

79:                                               ; preds = %73
  %80 = load ptr, ptr %8, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 4
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  %84 = icmp eq i32 %83, 40
  br label %85

85:                                               ; preds = %79, %73, %67, %61, %55, %49, %43
  %86 = phi i1 [ true, %73 ], [ true, %67 ], [ true, %61 ], [ true, %55 ], [ true, %49 ], [ true, %43 ], [ %84, %79 ]
  %87 = zext i1 %86 to i32
  %88 = load ptr, ptr %11, align 8
  %89 = load i32, ptr %12, align 4
  call void @require(i32 noundef %87, ptr noundef @.str, ptr noundef %88, i32 noundef %89)
  br label %90

90:                                               ; preds = %85, %6
  %91 = load ptr, ptr %8, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = load i32, ptr @fortran_ranks, align 4
  %96 = icmp sle i32 %94, %95
  %97 = zext i1 %96 to i32
  %98 = load ptr, ptr %11, align 8
  %99 = load i32, ptr %12, align 4
  call void @require(i32 noundef %97, ptr noundef @.str.1, ptr noundef %98, i32 noundef %99)
  %100 = load ptr, ptr %8, align 8
  %101 = load ptr, ptr %8, align 8
  %102 = getelementptr inbounds %struct.descriptor, ptr %101, i32 0, i32 3
  %103 = load i8, ptr %102, align 4
  %104 = zext i8 %103 to i32
  %105 = call ptr @dimension_of(ptr noundef %100, i32 noundef 0, i32 noundef %104)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %105, i64 24, i1 false)
  %106 = load ptr, ptr %8, align 8
  %107 = load ptr, ptr %8, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 3
  %109 = load i8, ptr %108, align 4
  %110 = zext i8 %109 to i32
  %111 = call ptr @dimension_of(ptr noundef %106, i32 noundef 1, i32 noundef %110)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %111, i64 24, i1 false)
  %112 = load ptr, ptr %8, align 8
  %113 = load ptr, ptr %8, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = zext i8 %115 to i32
  %117 = call ptr @dimension_of(ptr noundef %112, i32 noundef 2, i32 noundef %116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %117, i64 24, i1 false)
  %118 = load ptr, ptr %8, align 8
  %119 = load ptr, ptr %8, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 3
  %121 = load i8, ptr %120, align 4
  %122 = zext i8 %121 to i32
  %123 = call ptr @dimension_of(ptr noundef %118, i32 noundef 3, i32 noundef %122)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %123, i64 24, i1 false)
  %124 = load ptr, ptr %8, align 8
  %125 = load ptr, ptr %8, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 3
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = call ptr @dimension_of(ptr noundef %124, i32 noundef 4, i32 noundef %128)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %129, i64 24, i1 false)
  %130 = load ptr, ptr %8, align 8
  %131 = load ptr, ptr %8, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 3
  %133 = load i8, ptr %132, align 4
  %134 = zext i8 %133 to i32
  %135 = call ptr @dimension_of(ptr noundef %130, i32 noundef 5, i32 noundef %134)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %135, i64 24, i1 false)
  %136 = load ptr, ptr %8, align 8
  %137 = load ptr, ptr %8, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 3
  %139 = load i8, ptr %138, align 4
  %140 = zext i8 %139 to i32
  %141 = call ptr @dimension_of(ptr noundef %136, i32 noundef 6, i32 noundef %140)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %141, i64 24, i1 false)
  %142 = load ptr, ptr %8, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  store i64 %144, ptr %20, align 8
  store i64 0, ptr %21, align 8
  store i64 0, ptr %22, align 8
  store i64 0, ptr %23, align 8
  br label %145

145:                                              ; preds = %232, %90
  %146 = load i64, ptr %23, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = icmp slt i64 %146, %148
  br i1 %149, label %151, label %150

150:                                              ; preds = %145
  store i32 2, ptr %24, align 4
  br label %235

151:                                              ; preds = %145
  store i64 0, ptr %25, align 8
  br label %152

152:                                              ; preds = %228, %151
  %153 = load i64, ptr %25, align 8
  %154 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  %156 = icmp slt i64 %153, %155
  br i1 %156, label %158, label %157

157:                                              ; preds = %152
  store i32 5, ptr %24, align 4
  br label %231

158:                                              ; preds = %152
  store i64 0, ptr %26, align 8
  br label %159

159:                                              ; preds = %224, %158
  %160 = load i64, ptr %26, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = icmp slt i64 %160, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %159
  store i32 8, ptr %24, align 4
  br label %227

165:                                              ; preds = %159
  store i64 0, ptr %27, align 8
  br label %166

166:                                              ; preds = %220, %165
  %167 = load i64, ptr %27, align 8
  %168 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = icmp slt i64 %167, %169
  br i1 %170, label %172, label %171

171:                                              ; preds = %166
  store i32 11, ptr %24, align 4
  br label %223

172:                                              ; preds = %166
  store i64 0, ptr %28, align 8
  br label %173

173:                                              ; preds = %216, %172
  %174 = load i64, ptr %28, align 8
  %175 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = icmp slt i64 %174, %176
  br i1 %177, label %179, label %178

178:                                              ; preds = %173
  store i32 14, ptr %24, align 4
  br label %219

179:                                              ; preds = %173
  store i64 0, ptr %29, align 8
  br label %180

180:                                              ; preds = %212, %179
  %181 = load i64, ptr %29, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %183 = load i64, ptr %182, align 8
  %184 = icmp slt i64 %181, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %180
  store i32 17, ptr %24, align 4
  br label %215

186:                                              ; preds = %180
  store i64 0, ptr %30, align 8
  br label %187

187:                                              ; preds = %208, %186
  %188 = load i64, ptr %30, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = icmp slt i64 %188, %190
  br i1 %191, label %193, label %192

192:                                              ; preds = %187
  store i32 20, ptr %24, align 4
  br label %211

193:                                              ; preds = %187
  %194 = load ptr, ptr %9, align 8
  %195 = load ptr, ptr %9, align 8
  %196 = load i64, ptr %30, align 8
  %197 = load i64, ptr %29, align 8
  %198 = load i64, ptr %28, align 8
  %199 = load i64, ptr %27, align 8
  %200 = load i64, ptr %26, align 8
  %201 = load i64, ptr %25, align 8
  %202 = load i64, ptr %23, align 8
  %203 = call i64 @offset_in(ptr noundef %195, i64 noundef %196, i64 noundef %197, i64 noundef %198, i64 noundef %199, i64 noundef %200, i64 noundef %201, i64 noundef %202)
  %204 = call i32 @is_true(ptr noundef %194, i64 noundef %203)
  %205 = sext i32 %204 to i64
  %206 = load i64, ptr %21, align 8
  %207 = add nsw i64 %206, %205
  store i64 %207, ptr %21, align 8
  br label %208

208:                                              ; preds = %193
  %209 = load i64, ptr %30, align 8
  %210 = add nsw i64 %209, 1
  store i64 %210, ptr %30, align 8
  br label %187

211:                                              ; preds = %192
  br label %212

212:                                              ; preds = %211
  %213 = load i64, ptr %29, align 8
  %214 = add nsw i64 %213, 1
  store i64 %214, ptr %29, align 8
  br label %180

215:                                              ; preds = %185
  br label %216

216:                                              ; preds = %215
  %217 = load i64, ptr %28, align 8
  %218 = add nsw i64 %217, 1
  store i64 %218, ptr %28, align 8
  br label %173

219:                                              ; preds = %178
  br label %220

220:                                              ; preds = %219
  %221 = load i64, ptr %27, align 8
  %222 = add nsw i64 %221, 1
  store i64 %222, ptr %27, align 8
  br label %166

223:                                              ; preds = %171
  br label %224

224:                                              ; preds = %223
  %225 = load i64, ptr %26, align 8
  %226 = add nsw i64 %225, 1
  store i64 %226, ptr %26, align 8
  br label %159

227:                                              ; preds = %164
  br label %228

228:                                              ; preds = %227
  %229 = load i64, ptr %25, align 8
  %230 = add nsw i64 %229, 1
  store i64 %230, ptr %25, align 8
  br label %152

231:                                              ; preds = %157
  br label %232

232:                                              ; preds = %231
  %233 = load i64, ptr %23, align 8
  %234 = add nsw i64 %233, 1
  store i64 %234, ptr %23, align 8
  br label %145

235:                                              ; preds = %150
  %236 = load ptr, ptr %7, align 8
  %237 = getelementptr inbounds %struct.descriptor, ptr %236, i32 0, i32 3
  store i8 1, ptr %237, align 4
  %238 = load ptr, ptr %7, align 8
  %239 = load ptr, ptr %8, align 8
  %240 = getelementptr inbounds %struct.descriptor, ptr %239, i32 0, i32 1
  %241 = load i64, ptr %240, align 8
  %242 = load ptr, ptr %10, align 8
  %243 = icmp ne ptr %242, null
  br i1 %243, label %244, label %249

244:                                              ; preds = %235
  %245 = load ptr, ptr %10, align 8
  %246 = call ptr @dimension(ptr noundef %245, i32 noundef 0)
  %247 = getelementptr inbounds %struct.dimension, ptr %246, i32 0, i32 1
  %248 = load i64, ptr %247, align 8
  br label %251

249:                                              ; preds = %235
  %250 = load i64, ptr %21, align 8
  br label %251

251:                                              ; preds = %249, %244
  %252 = phi i64 [ %248, %244 ], [ %250, %249 ]
  call void @made_vector(ptr noundef %238, i64 noundef %241, i64 noundef %252)
  store i64 0, ptr %31, align 8
  br label %253

253:                                              ; preds = %387, %251
  %254 = load i64, ptr %31, align 8
  %255 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %256 = load i64, ptr %255, align 8
  %257 = icmp slt i64 %254, %256
  br i1 %257, label %259, label %258

258:                                              ; preds = %253
  store i32 23, ptr %24, align 4
  br label %390

259:                                              ; preds = %253
  store i64 0, ptr %32, align 8
  br label %260

260:                                              ; preds = %383, %259
  %261 = load i64, ptr %32, align 8
  %262 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %263 = load i64, ptr %262, align 8
  %264 = icmp slt i64 %261, %263
  br i1 %264, label %266, label %265

265:                                              ; preds = %260
  store i32 26, ptr %24, align 4
  br label %386

266:                                              ; preds = %260
  store i64 0, ptr %33, align 8
  br label %267

267:                                              ; preds = %379, %266
  %268 = load i64, ptr %33, align 8
  %269 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  %271 = icmp slt i64 %268, %270
  br i1 %271, label %273, label %272

272:                                              ; preds = %267
  store i32 29, ptr %24, align 4
  br label %382

273:                                              ; preds = %267
  store i64 0, ptr %34, align 8
  br label %274

274:                                              ; preds = %375, %273
  %275 = load i64, ptr %34, align 8
  %276 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %277 = load i64, ptr %276, align 8
  %278 = icmp slt i64 %275, %277
  br i1 %278, label %280, label %279

279:                                              ; preds = %274
  store i32 32, ptr %24, align 4
  br label %378

280:                                              ; preds = %274
  store i64 0, ptr %35, align 8
  br label %281

281:                                              ; preds = %371, %280
  %282 = load i64, ptr %35, align 8
  %283 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %284 = load i64, ptr %283, align 8
  %285 = icmp slt i64 %282, %284
  br i1 %285, label %287, label %286

286:                                              ; preds = %281
  store i32 35, ptr %24, align 4
  br label %374

287:                                              ; preds = %281
  store i64 0, ptr %36, align 8
  br label %288

288:                                              ; preds = %367, %287
  %289 = load i64, ptr %36, align 8
  %290 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %291 = load i64, ptr %290, align 8
  %292 = icmp slt i64 %289, %291
  br i1 %292, label %294, label %293

293:                                              ; preds = %288
  store i32 38, ptr %24, align 4
  br label %370

294:                                              ; preds = %288
  store i64 0, ptr %37, align 8
  br label %295

295:                                              ; preds = %363, %294
  %296 = load i64, ptr %37, align 8
  %297 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %298 = load i64, ptr %297, align 8
  %299 = icmp slt i64 %296, %298
  br i1 %299, label %301, label %300

300:                                              ; preds = %295
  store i32 41, ptr %24, align 4
  br label %366

301:                                              ; preds = %295
  %302 = load ptr, ptr %9, align 8
  %303 = load ptr, ptr %9, align 8
  %304 = load i64, ptr %37, align 8
  %305 = load i64, ptr %36, align 8
  %306 = load i64, ptr %35, align 8
  %307 = load i64, ptr %34, align 8
  %308 = load i64, ptr %33, align 8
  %309 = load i64, ptr %32, align 8
  %310 = load i64, ptr %31, align 8
  %311 = call i64 @offset_in(ptr noundef %303, i64 noundef %304, i64 noundef %305, i64 noundef %306, i64 noundef %307, i64 noundef %308, i64 noundef %309, i64 noundef %310)
  %312 = call i32 @is_true(ptr noundef %302, i64 noundef %311)
  %313 = icmp ne i32 %312, 0
  br i1 %313, label %314, label %362

314:                                              ; preds = %301
  %315 = load ptr, ptr %7, align 8
  %316 = getelementptr inbounds %struct.descriptor, ptr %315, i32 0, i32 0
  %317 = load ptr, ptr %316, align 8
  %318 = load i64, ptr %22, align 8
  %319 = add nsw i64 %318, 1
  store i64 %319, ptr %22, align 8
  %320 = load i64, ptr %20, align 8
  %321 = mul nsw i64 %318, %320
  %322 = getelementptr inbounds i8, ptr %317, i64 %321
  %323 = load ptr, ptr %8, align 8
  %324 = getelementptr inbounds %struct.descriptor, ptr %323, i32 0, i32 0
  %325 = load ptr, ptr %324, align 8
  %326 = load i64, ptr %37, align 8
  %327 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %326, %328
  %330 = load i64, ptr %36, align 8
  %331 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %332 = load i64, ptr %331, align 8
  %333 = mul nsw i64 %330, %332
  %334 = add nsw i64 %329, %333
  %335 = load i64, ptr %35, align 8
  %336 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %337 = load i64, ptr %336, align 8
  %338 = mul nsw i64 %335, %337
  %339 = add nsw i64 %334, %338
  %340 = load i64, ptr %34, align 8
  %341 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %340, %342
  %344 = add nsw i64 %339, %343
  %345 = load i64, ptr %33, align 8
  %346 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %347 = load i64, ptr %346, align 8
  %348 = mul nsw i64 %345, %347
  %349 = add nsw i64 %344, %348
  %350 = load i64, ptr %32, align 8
  %351 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %352 = load i64, ptr %351, align 8
  %353 = mul nsw i64 %350, %352
  %354 = add nsw i64 %349, %353
  %355 = load i64, ptr %31, align 8
  %356 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %357 = load i64, ptr %356, align 8
  %358 = mul nsw i64 %355, %357
  %359 = add nsw i64 %354, %358
  %360 = getelementptr inbounds i8, ptr %325, i64 %359
  %361 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %322, ptr noundef %360, ptr noundef %361)
  br label %362

362:                                              ; preds = %314, %301
  br label %363

363:                                              ; preds = %362
  %364 = load i64, ptr %37, align 8
  %365 = add nsw i64 %364, 1
  store i64 %365, ptr %37, align 8
  br label %295

366:                                              ; preds = %300
  br label %367

367:                                              ; preds = %366
  %368 = load i64, ptr %36, align 8
  %369 = add nsw i64 %368, 1
  store i64 %369, ptr %36, align 8
  br label %288

370:                                              ; preds = %293
  br label %371

371:                                              ; preds = %370
  %372 = load i64, ptr %35, align 8
  %373 = add nsw i64 %372, 1
  store i64 %373, ptr %35, align 8
  br label %281

374:                                              ; preds = %286
  br label %375

375:                                              ; preds = %374
  %376 = load i64, ptr %34, align 8
  %377 = add nsw i64 %376, 1
  store i64 %377, ptr %34, align 8
  br label %274

378:                                              ; preds = %279
  br label %379

379:                                              ; preds = %378
  %380 = load i64, ptr %33, align 8
  %381 = add nsw i64 %380, 1
  store i64 %381, ptr %33, align 8
  br label %267

382:                                              ; preds = %272
  br label %383

383:                                              ; preds = %382
  %384 = load i64, ptr %32, align 8
  %385 = add nsw i64 %384, 1
  store i64 %385, ptr %32, align 8
  br label %260

386:                                              ; preds = %265
  br label %387

387:                                              ; preds = %386
  %388 = load i64, ptr %31, align 8
  %389 = add nsw i64 %388, 1
  store i64 %389, ptr %31, align 8
  br label %253

390:                                              ; preds = %258
  br label %391

391:                                              ; preds = %423, %390
  %392 = load ptr, ptr %10, align 8
  %393 = icmp ne ptr %392, null
  br i1 %393, label %394, label %401

394:                                              ; preds = %391
  %395 = load i64, ptr %22, align 8
  %396 = load ptr, ptr %10, align 8
  %397 = call ptr @dimension(ptr noundef %396, i32 noundef 0)
  %398 = getelementptr inbounds %struct.dimension, ptr %397, i32 0, i32 1
  %399 = load i64, ptr %398, align 8
  %400 = icmp slt i64 %395, %399
  br label %401

401:                                              ; preds = %394, %391
  %402 = phi i1 [ false, %391 ], [ %400, %394 ]
  br i1 %402, label %403, label %426

403:                                              ; preds = %401
  %404 = load ptr, ptr %7, align 8
  %405 = getelementptr inbounds %struct.descriptor, ptr %404, i32 0, i32 0
  %406 = load ptr, ptr %405, align 8
  %407 = load i64, ptr %22, align 8
  %408 = load i64, ptr %20, align 8
  %409 = mul nsw i64 %407, %408
  %410 = getelementptr inbounds i8, ptr %406, i64 %409
  %411 = load ptr, ptr %10, align 8
  %412 = getelementptr inbounds %struct.descriptor, ptr %411, i32 0, i32 0
  %413 = load ptr, ptr %412, align 8
  %414 = load i64, ptr %22, align 8
  %415 = load ptr, ptr %10, align 8
  %416 = getelementptr inbounds %struct.descriptor, ptr %415, i32 0, i32 7
  %417 = getelementptr inbounds [0 x %struct.dimension], ptr %416, i64 0, i64 0
  %418 = getelementptr inbounds %struct.dimension, ptr %417, i32 0, i32 2
  %419 = load i64, ptr %418, align 8
  %420 = mul nsw i64 %414, %419
  %421 = getelementptr inbounds i8, ptr %413, i64 %420
  %422 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %410, ptr noundef %421, ptr noundef %422)
  br label %423

423:                                              ; preds = %403
  %424 = load i64, ptr %22, align 8
  %425 = add nsw i64 %424, 1
  store i64 %425, ptr %22, align 8
  br label %391

426:                                              ; preds = %401
  ret void
}

define internal i32 @is_true(ptr noundef %0, i64 noundef %1) #0 {
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
  %14 = icmp eq i64 %13, 1
  br i1 %14, label %15, label %21

15:                                               ; preds = %2
  %16 = load ptr, ptr %5, align 8
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  br label %38

21:                                               ; preds = %2
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %26, label %31

26:                                               ; preds = %21
  %27 = load ptr, ptr %5, align 8
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne i64 %28, 0
  %30 = zext i1 %29 to i32
  br label %36

31:                                               ; preds = %21
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %32, align 4
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i32
  br label %36

36:                                               ; preds = %31, %26
  %37 = phi i32 [ %30, %26 ], [ %35, %31 ]
  br label %38

38:                                               ; preds = %36, %15
  %39 = phi i32 [ %20, %15 ], [ %37, %36 ]
  ret i32 %39
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

define internal void @made_vector(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  call void @made_matrix(ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef 1)
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

define dso_local void @_FortranAUnpack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %31 = load ptr, ptr %8, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp ne i32 %34, 42
  br i1 %35, label %36, label %83

36:                                               ; preds = %6
  %37 = load ptr, ptr %8, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 28
  br i1 %41, label %78, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 27
  br i1 %47, label %78, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %8, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 35
  br i1 %53, label %78, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %8, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp eq i32 %58, 34
  br i1 %59, label %78, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %8, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 4
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp sle i32 %64, 24
  br i1 %65, label %78, label %66

66:                                               ; preds = %60
  %67 = load ptr, ptr %8, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 4
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp eq i32 %70, 39
  br i1 %71, label %78, label %72

72:                                               ; preds = %66
  %73 = load ptr, ptr %8, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 4
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = icmp eq i32 %76, 40
  br label %78

78:                                               ; preds = %72, %66, %60, %54, %48, %42, %36
  %79 = phi i1 [ true, %66 ], [ true, %60 ], [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ %77, %72 ]
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %11, align 8
  %82 = load i32, ptr %12, align 4
  call void @require(i32 noundef %80, ptr noundef @.str, ptr noundef %81, i32 noundef %82)
  br label %83

83:                                               ; preds = %78, %6
  %84 = load ptr, ptr %9, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = load i32, ptr @fortran_ranks, align 4
  %89 = icmp sle i32 %87, %88
  %90 = zext i1 %89 to i32
  %91 = load ptr, ptr %11, align 8
  %92 = load i32, ptr %12, align 4
  call void @require(i32 noundef %90, ptr noundef @.str.1, ptr noundef %91, i32 noundef %92)
  %93 = load ptr, ptr %9, align 8
  %94 = load ptr, ptr %9, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 3
  %96 = load i8, ptr %95, align 4
  %97 = zext i8 %96 to i32
  %98 = call ptr @dimension_of(ptr noundef %93, i32 noundef 0, i32 noundef %97)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %98, i64 24, i1 false)
  %99 = load ptr, ptr %9, align 8
  %100 = load ptr, ptr %9, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 3
  %102 = load i8, ptr %101, align 4
  %103 = zext i8 %102 to i32
  %104 = call ptr @dimension_of(ptr noundef %99, i32 noundef 1, i32 noundef %103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %104, i64 24, i1 false)
  %105 = load ptr, ptr %9, align 8
  %106 = load ptr, ptr %9, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 3
  %108 = load i8, ptr %107, align 4
  %109 = zext i8 %108 to i32
  %110 = call ptr @dimension_of(ptr noundef %105, i32 noundef 2, i32 noundef %109)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %110, i64 24, i1 false)
  %111 = load ptr, ptr %9, align 8
  %112 = load ptr, ptr %9, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 3
  %114 = load i8, ptr %113, align 4
  %115 = zext i8 %114 to i32
  %116 = call ptr @dimension_of(ptr noundef %111, i32 noundef 3, i32 noundef %115)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %116, i64 24, i1 false)
  %117 = load ptr, ptr %9, align 8
  %118 = load ptr, ptr %9, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 3
  %120 = load i8, ptr %119, align 4
  %121 = zext i8 %120 to i32
  %122 = call ptr @dimension_of(ptr noundef %117, i32 noundef 4, i32 noundef %121)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %122, i64 24, i1 false)
  %123 = load ptr, ptr %9, align 8
  %124 = load ptr, ptr %9, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 3
  %126 = load i8, ptr %125, align 4
  %127 = zext i8 %126 to i32
  %128 = call ptr @dimension_of(ptr noundef %123, i32 noundef 5, i32 noundef %127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %128, i64 24, i1 false)
  %129 = load ptr, ptr %9, align 8
  %130 = load ptr, ptr %9, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 3
  %132 = load i8, ptr %131, align 4
  %133 = zext i8 %132 to i32
  %134 = call ptr @dimension_of(ptr noundef %129, i32 noundef 6, i32 noundef %133)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %134, i64 24, i1 false)
  %135 = load ptr, ptr %8, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  store i64 %137, ptr %20, align 8
  store i64 0, ptr %21, align 8
  %138 = load ptr, ptr %9, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = load ptr, ptr %7, align 8
  %142 = getelementptr inbounds %struct.descriptor, ptr %141, i32 0, i32 3
  store i8 %140, ptr %142, align 4
  %143 = load ptr, ptr %7, align 8
  %144 = load ptr, ptr %8, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %160 = load i64, ptr %159, align 8
  call void @made(ptr noundef %143, i64 noundef %146, i64 noundef %148, i64 noundef %150, i64 noundef %152, i64 noundef %154, i64 noundef %156, i64 noundef %158, i64 noundef %160)
  store i64 0, ptr %22, align 8
  br label %161

161:                                              ; preds = %349, %83
  %162 = load i64, ptr %22, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %164 = load i64, ptr %163, align 8
  %165 = icmp slt i64 %162, %164
  br i1 %165, label %167, label %166

166:                                              ; preds = %161
  store i32 2, ptr %23, align 4
  br label %352

167:                                              ; preds = %161
  store i64 0, ptr %24, align 8
  br label %168

168:                                              ; preds = %345, %167
  %169 = load i64, ptr %24, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = icmp slt i64 %169, %171
  br i1 %172, label %174, label %173

173:                                              ; preds = %168
  store i32 5, ptr %23, align 4
  br label %348

174:                                              ; preds = %168
  store i64 0, ptr %25, align 8
  br label %175

175:                                              ; preds = %341, %174
  %176 = load i64, ptr %25, align 8
  %177 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %176, %178
  br i1 %179, label %181, label %180

180:                                              ; preds = %175
  store i32 8, ptr %23, align 4
  br label %344

181:                                              ; preds = %175
  store i64 0, ptr %26, align 8
  br label %182

182:                                              ; preds = %337, %181
  %183 = load i64, ptr %26, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %183, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %182
  store i32 11, ptr %23, align 4
  br label %340

188:                                              ; preds = %182
  store i64 0, ptr %27, align 8
  br label %189

189:                                              ; preds = %333, %188
  %190 = load i64, ptr %27, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %192 = load i64, ptr %191, align 8
  %193 = icmp slt i64 %190, %192
  br i1 %193, label %195, label %194

194:                                              ; preds = %189
  store i32 14, ptr %23, align 4
  br label %336

195:                                              ; preds = %189
  store i64 0, ptr %28, align 8
  br label %196

196:                                              ; preds = %329, %195
  %197 = load i64, ptr %28, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = icmp slt i64 %197, %199
  br i1 %200, label %202, label %201

201:                                              ; preds = %196
  store i32 17, ptr %23, align 4
  br label %332

202:                                              ; preds = %196
  store i64 0, ptr %29, align 8
  br label %203

203:                                              ; preds = %325, %202
  %204 = load i64, ptr %29, align 8
  %205 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %206 = load i64, ptr %205, align 8
  %207 = icmp slt i64 %204, %206
  br i1 %207, label %209, label %208

208:                                              ; preds = %203
  store i32 20, ptr %23, align 4
  br label %328

209:                                              ; preds = %203
  %210 = load ptr, ptr %7, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 0
  %212 = load ptr, ptr %211, align 8
  %213 = load i64, ptr %22, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = mul nsw i64 %213, %215
  %217 = load i64, ptr %24, align 8
  %218 = add nsw i64 %216, %217
  %219 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  %221 = mul nsw i64 %218, %220
  %222 = load i64, ptr %25, align 8
  %223 = add nsw i64 %221, %222
  %224 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %225 = load i64, ptr %224, align 8
  %226 = mul nsw i64 %223, %225
  %227 = load i64, ptr %26, align 8
  %228 = add nsw i64 %226, %227
  %229 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  %231 = mul nsw i64 %228, %230
  %232 = load i64, ptr %27, align 8
  %233 = add nsw i64 %231, %232
  %234 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %233, %235
  %237 = load i64, ptr %28, align 8
  %238 = add nsw i64 %236, %237
  %239 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  %241 = mul nsw i64 %238, %240
  %242 = load i64, ptr %29, align 8
  %243 = add nsw i64 %241, %242
  %244 = load i64, ptr %20, align 8
  %245 = mul nsw i64 %243, %244
  %246 = getelementptr inbounds i8, ptr %212, i64 %245
  store ptr %246, ptr %30, align 8
  %247 = load ptr, ptr %9, align 8
  %248 = load i64, ptr %29, align 8
  %249 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %250 = load i64, ptr %249, align 8
  %251 = mul nsw i64 %248, %250
  %252 = load i64, ptr %28, align 8
  %253 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %254 = load i64, ptr %253, align 8
  %255 = mul nsw i64 %252, %254
  %256 = add nsw i64 %251, %255
  %257 = load i64, ptr %27, align 8
  %258 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %259 = load i64, ptr %258, align 8
  %260 = mul nsw i64 %257, %259
  %261 = add nsw i64 %256, %260
  %262 = load i64, ptr %26, align 8
  %263 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %264 = load i64, ptr %263, align 8
  %265 = mul nsw i64 %262, %264
  %266 = add nsw i64 %261, %265
  %267 = load i64, ptr %25, align 8
  %268 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %269 = load i64, ptr %268, align 8
  %270 = mul nsw i64 %267, %269
  %271 = add nsw i64 %266, %270
  %272 = load i64, ptr %24, align 8
  %273 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %274 = load i64, ptr %273, align 8
  %275 = mul nsw i64 %272, %274
  %276 = add nsw i64 %271, %275
  %277 = load i64, ptr %22, align 8
  %278 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %279 = load i64, ptr %278, align 8
  %280 = mul nsw i64 %277, %279
  %281 = add nsw i64 %276, %280
  %282 = call i32 @is_true(ptr noundef %247, i64 noundef %281)
  %283 = icmp ne i32 %282, 0
  br i1 %283, label %284, label %299

284:                                              ; preds = %209
  %285 = load ptr, ptr %30, align 8
  %286 = load ptr, ptr %8, align 8
  %287 = getelementptr inbounds %struct.descriptor, ptr %286, i32 0, i32 0
  %288 = load ptr, ptr %287, align 8
  %289 = load i64, ptr %21, align 8
  %290 = add nsw i64 %289, 1
  store i64 %290, ptr %21, align 8
  %291 = load ptr, ptr %8, align 8
  %292 = getelementptr inbounds %struct.descriptor, ptr %291, i32 0, i32 7
  %293 = getelementptr inbounds [0 x %struct.dimension], ptr %292, i64 0, i64 0
  %294 = getelementptr inbounds %struct.dimension, ptr %293, i32 0, i32 2
  %295 = load i64, ptr %294, align 8
  %296 = mul nsw i64 %289, %295
  %297 = getelementptr inbounds i8, ptr %288, i64 %296
  %298 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %285, ptr noundef %297, ptr noundef %298)
  br label %324

299:                                              ; preds = %209
  %300 = load ptr, ptr %30, align 8
  %301 = load ptr, ptr %10, align 8
  %302 = getelementptr inbounds %struct.descriptor, ptr %301, i32 0, i32 0
  %303 = load ptr, ptr %302, align 8
  %304 = load ptr, ptr %10, align 8
  %305 = getelementptr inbounds %struct.descriptor, ptr %304, i32 0, i32 3
  %306 = load i8, ptr %305, align 4
  %307 = zext i8 %306 to i32
  %308 = icmp ne i32 %307, 0
  br i1 %308, label %309, label %319

309:                                              ; preds = %299
  %310 = load ptr, ptr %10, align 8
  %311 = load i64, ptr %29, align 8
  %312 = load i64, ptr %28, align 8
  %313 = load i64, ptr %27, align 8
  %314 = load i64, ptr %26, align 8
  %315 = load i64, ptr %25, align 8
  %316 = load i64, ptr %24, align 8
  %317 = load i64, ptr %22, align 8
  %318 = call i64 @offset_in(ptr noundef %310, i64 noundef %311, i64 noundef %312, i64 noundef %313, i64 noundef %314, i64 noundef %315, i64 noundef %316, i64 noundef %317)
  br label %320

319:                                              ; preds = %299
  br label %320

320:                                              ; preds = %319, %309
  %321 = phi i64 [ %318, %309 ], [ 0, %319 ]
  %322 = getelementptr inbounds i8, ptr %303, i64 %321
  %323 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %300, ptr noundef %322, ptr noundef %323)
  br label %324

324:                                              ; preds = %320, %284
  br label %325

325:                                              ; preds = %324
  %326 = load i64, ptr %29, align 8
  %327 = add nsw i64 %326, 1
  store i64 %327, ptr %29, align 8
  br label %203

328:                                              ; preds = %208
  br label %329

329:                                              ; preds = %328
  %330 = load i64, ptr %28, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %28, align 8
  br label %196

332:                                              ; preds = %201
  br label %333

333:                                              ; preds = %332
  %334 = load i64, ptr %27, align 8
  %335 = add nsw i64 %334, 1
  store i64 %335, ptr %27, align 8
  br label %189

336:                                              ; preds = %194
  br label %337

337:                                              ; preds = %336
  %338 = load i64, ptr %26, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %26, align 8
  br label %182

340:                                              ; preds = %187
  br label %341

341:                                              ; preds = %340
  %342 = load i64, ptr %25, align 8
  %343 = add nsw i64 %342, 1
  store i64 %343, ptr %25, align 8
  br label %175

344:                                              ; preds = %180
  br label %345

345:                                              ; preds = %344
  %346 = load i64, ptr %24, align 8
  %347 = add nsw i64 %346, 1
  store i64 %347, ptr %24, align 8
  br label %168

348:                                              ; preds = %173
  br label %349

349:                                              ; preds = %348
  %350 = load i64, ptr %22, align 8
  %351 = add nsw i64 %350, 1
  store i64 %351, ptr %22, align 8
  br label %161

352:                                              ; preds = %166
  ret void
}

define dso_local void @_FortranATransferSize(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i64 %5, ptr %12, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  store i8 1, ptr %14, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i64, ptr %12, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %11, align 4
  call void @taken(ptr noundef %15, ptr noundef %16, ptr noundef %17, i64 noundef %18, ptr noundef %19, i32 noundef %20)
  ret void
}

define internal void @taken(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
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
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %39 = load ptr, ptr %8, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  store i64 %41, ptr %13, align 8
  %42 = load ptr, ptr %8, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = load i32, ptr @fortran_ranks, align 4
  %47 = icmp sle i32 %45, %46
  %48 = zext i1 %47 to i32
  %49 = load ptr, ptr %11, align 8
  %50 = load i32, ptr %12, align 4
  call void @require(i32 noundef %48, ptr noundef @.str.1, ptr noundef %49, i32 noundef %50)
  %51 = load ptr, ptr %8, align 8
  %52 = load ptr, ptr %8, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 3
  %54 = load i8, ptr %53, align 4
  %55 = zext i8 %54 to i32
  %56 = call ptr @dimension_of(ptr noundef %51, i32 noundef 0, i32 noundef %55)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %56, i64 24, i1 false)
  %57 = load ptr, ptr %8, align 8
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = call ptr @dimension_of(ptr noundef %57, i32 noundef 1, i32 noundef %61)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %62, i64 24, i1 false)
  %63 = load ptr, ptr %8, align 8
  %64 = load ptr, ptr %8, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = call ptr @dimension_of(ptr noundef %63, i32 noundef 2, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %68, i64 24, i1 false)
  %69 = load ptr, ptr %8, align 8
  %70 = load ptr, ptr %8, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = call ptr @dimension_of(ptr noundef %69, i32 noundef 3, i32 noundef %73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %74, i64 24, i1 false)
  %75 = load ptr, ptr %8, align 8
  %76 = load ptr, ptr %8, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = call ptr @dimension_of(ptr noundef %75, i32 noundef 4, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %80, i64 24, i1 false)
  %81 = load ptr, ptr %8, align 8
  %82 = load ptr, ptr %8, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = call ptr @dimension_of(ptr noundef %81, i32 noundef 5, i32 noundef %85)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %86, i64 24, i1 false)
  %87 = load ptr, ptr %8, align 8
  %88 = load ptr, ptr %8, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 3
  %90 = load i8, ptr %89, align 4
  %91 = zext i8 %90 to i32
  %92 = call ptr @dimension_of(ptr noundef %87, i32 noundef 6, i32 noundef %91)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %92, i64 24, i1 false)
  %93 = load ptr, ptr %8, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 4
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i32
  %97 = icmp sle i32 %96, 24
  br i1 %97, label %119, label %98

98:                                               ; preds = %6
  %99 = load ptr, ptr %8, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 4
  %101 = load i8, ptr %100, align 1
  %102 = zext i8 %101 to i32
  %103 = icmp eq i32 %102, 39
  br i1 %103, label %119, label %104

104:                                              ; preds = %98
  %105 = load ptr, ptr %8, align 8
  %106 = getelementptr inbounds %struct.descriptor, ptr %105, i32 0, i32 4
  %107 = load i8, ptr %106, align 1
  %108 = zext i8 %107 to i32
  %109 = icmp eq i32 %108, 40
  br i1 %109, label %119, label %110

110:                                              ; preds = %104
  %111 = load ptr, ptr %9, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 4
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i32
  %115 = icmp ne i32 %114, 40
  br i1 %115, label %119, label %116

116:                                              ; preds = %110
  %117 = load ptr, ptr %9, align 8
  %118 = call zeroext i1 @is_short_text(ptr noundef %117)
  br label %119

119:                                              ; preds = %116, %110, %104, %98, %6
  %120 = phi i1 [ true, %110 ], [ true, %104 ], [ true, %98 ], [ true, %6 ], [ %118, %116 ]
  %121 = zext i1 %120 to i32
  %122 = load ptr, ptr %11, align 8
  %123 = load i32, ptr %12, align 4
  call void @require(i32 noundef %121, ptr noundef @.str.5, ptr noundef %122, i32 noundef %123)
  %124 = load i64, ptr %10, align 8
  %125 = load ptr, ptr %9, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = mul nsw i64 %124, %127
  store i64 %128, ptr %21, align 8
  %129 = load i64, ptr %21, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %137, %139
  %141 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  %143 = mul nsw i64 %140, %142
  %144 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = mul nsw i64 %143, %145
  %147 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %146, %148
  %150 = load i64, ptr %13, align 8
  %151 = mul nsw i64 %149, %150
  %152 = icmp sle i64 %129, %151
  br i1 %152, label %159, label %153

153:                                              ; preds = %119
  %154 = load ptr, ptr %8, align 8
  %155 = load ptr, ptr %9, align 8
  %156 = call i32 @are_alike(ptr noundef %154, ptr noundef %155)
  %157 = icmp ne i32 %156, 0
  %158 = xor i1 %157, true
  br label %159

159:                                              ; preds = %153, %119
  %160 = phi i1 [ true, %119 ], [ %158, %153 ]
  %161 = zext i1 %160 to i32
  %162 = load ptr, ptr %11, align 8
  %163 = load i32, ptr %12, align 4
  call void @require(i32 noundef %161, ptr noundef @.str.6, ptr noundef %162, i32 noundef %163)
  %164 = load ptr, ptr %7, align 8
  %165 = load ptr, ptr %9, align 8
  %166 = getelementptr inbounds %struct.descriptor, ptr %165, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  %168 = load i64, ptr %10, align 8
  call void @made_vector(ptr noundef %164, i64 noundef %167, i64 noundef %168)
  %169 = load ptr, ptr %8, align 8
  %170 = load ptr, ptr %9, align 8
  %171 = call i32 @are_alike(ptr noundef %169, ptr noundef %170)
  %172 = icmp ne i32 %171, 0
  br i1 %172, label %173, label %362

173:                                              ; preds = %159
  store i64 0, ptr %22, align 8
  br label %174

174:                                              ; preds = %358, %173
  %175 = load i64, ptr %22, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  %178 = icmp slt i64 %175, %177
  br i1 %178, label %180, label %179

179:                                              ; preds = %174
  store i32 2, ptr %23, align 4
  br label %361

180:                                              ; preds = %174
  store i64 0, ptr %24, align 8
  br label %181

181:                                              ; preds = %354, %180
  %182 = load i64, ptr %24, align 8
  %183 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %184 = load i64, ptr %183, align 8
  %185 = icmp slt i64 %182, %184
  br i1 %185, label %187, label %186

186:                                              ; preds = %181
  store i32 5, ptr %23, align 4
  br label %357

187:                                              ; preds = %181
  store i64 0, ptr %25, align 8
  br label %188

188:                                              ; preds = %350, %187
  %189 = load i64, ptr %25, align 8
  %190 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %191 = load i64, ptr %190, align 8
  %192 = icmp slt i64 %189, %191
  br i1 %192, label %194, label %193

193:                                              ; preds = %188
  store i32 8, ptr %23, align 4
  br label %353

194:                                              ; preds = %188
  store i64 0, ptr %26, align 8
  br label %195

195:                                              ; preds = %346, %194
  %196 = load i64, ptr %26, align 8
  %197 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  %199 = icmp slt i64 %196, %198
  br i1 %199, label %201, label %200

200:                                              ; preds = %195
  store i32 11, ptr %23, align 4
  br label %349

201:                                              ; preds = %195
  store i64 0, ptr %27, align 8
  br label %202

202:                                              ; preds = %342, %201
  %203 = load i64, ptr %27, align 8
  %204 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  %206 = icmp slt i64 %203, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %202
  store i32 14, ptr %23, align 4
  br label %345

208:                                              ; preds = %202
  store i64 0, ptr %28, align 8
  br label %209

209:                                              ; preds = %338, %208
  %210 = load i64, ptr %28, align 8
  %211 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = icmp slt i64 %210, %212
  br i1 %213, label %215, label %214

214:                                              ; preds = %209
  store i32 17, ptr %23, align 4
  br label %341

215:                                              ; preds = %209
  store i64 0, ptr %29, align 8
  br label %216

216:                                              ; preds = %334, %215
  %217 = load i64, ptr %29, align 8
  %218 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %219 = load i64, ptr %218, align 8
  %220 = icmp slt i64 %217, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %216
  store i32 20, ptr %23, align 4
  br label %337

222:                                              ; preds = %216
  %223 = load i64, ptr %22, align 8
  %224 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %225 = load i64, ptr %224, align 8
  %226 = mul nsw i64 %223, %225
  %227 = load i64, ptr %24, align 8
  %228 = add nsw i64 %226, %227
  %229 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  %231 = mul nsw i64 %228, %230
  %232 = load i64, ptr %25, align 8
  %233 = add nsw i64 %231, %232
  %234 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %233, %235
  %237 = load i64, ptr %26, align 8
  %238 = add nsw i64 %236, %237
  %239 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  %241 = mul nsw i64 %238, %240
  %242 = load i64, ptr %27, align 8
  %243 = add nsw i64 %241, %242
  %244 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %245 = load i64, ptr %244, align 8
  %246 = mul nsw i64 %243, %245
  %247 = load i64, ptr %28, align 8
  %248 = add nsw i64 %246, %247
  %249 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  %251 = mul nsw i64 %248, %250
  %252 = load i64, ptr %29, align 8
  %253 = add nsw i64 %251, %252
  %254 = load i64, ptr %10, align 8
  %255 = icmp slt i64 %253, %254
  br i1 %255, label %256, label %333

256:                                              ; preds = %222
  %257 = load ptr, ptr %7, align 8
  %258 = getelementptr inbounds %struct.descriptor, ptr %257, i32 0, i32 0
  %259 = load ptr, ptr %258, align 8
  %260 = load i64, ptr %22, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = load i64, ptr %24, align 8
  %265 = add nsw i64 %263, %264
  %266 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = load i64, ptr %25, align 8
  %270 = add nsw i64 %268, %269
  %271 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %272 = load i64, ptr %271, align 8
  %273 = mul nsw i64 %270, %272
  %274 = load i64, ptr %26, align 8
  %275 = add nsw i64 %273, %274
  %276 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %277 = load i64, ptr %276, align 8
  %278 = mul nsw i64 %275, %277
  %279 = load i64, ptr %27, align 8
  %280 = add nsw i64 %278, %279
  %281 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %282 = load i64, ptr %281, align 8
  %283 = mul nsw i64 %280, %282
  %284 = load i64, ptr %28, align 8
  %285 = add nsw i64 %283, %284
  %286 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %287 = load i64, ptr %286, align 8
  %288 = mul nsw i64 %285, %287
  %289 = load i64, ptr %29, align 8
  %290 = add nsw i64 %288, %289
  %291 = load i64, ptr %13, align 8
  %292 = mul nsw i64 %290, %291
  %293 = getelementptr inbounds i8, ptr %259, i64 %292
  %294 = load ptr, ptr %8, align 8
  %295 = getelementptr inbounds %struct.descriptor, ptr %294, i32 0, i32 0
  %296 = load ptr, ptr %295, align 8
  %297 = load i64, ptr %29, align 8
  %298 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %299 = load i64, ptr %298, align 8
  %300 = mul nsw i64 %297, %299
  %301 = load i64, ptr %28, align 8
  %302 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %303 = load i64, ptr %302, align 8
  %304 = mul nsw i64 %301, %303
  %305 = add nsw i64 %300, %304
  %306 = load i64, ptr %27, align 8
  %307 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %308 = load i64, ptr %307, align 8
  %309 = mul nsw i64 %306, %308
  %310 = add nsw i64 %305, %309
  %311 = load i64, ptr %26, align 8
  %312 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %313 = load i64, ptr %312, align 8
  %314 = mul nsw i64 %311, %313
  %315 = add nsw i64 %310, %314
  %316 = load i64, ptr %25, align 8
  %317 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %318 = load i64, ptr %317, align 8
  %319 = mul nsw i64 %316, %318
  %320 = add nsw i64 %315, %319
  %321 = load i64, ptr %24, align 8
  %322 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %323 = load i64, ptr %322, align 8
  %324 = mul nsw i64 %321, %323
  %325 = add nsw i64 %320, %324
  %326 = load i64, ptr %22, align 8
  %327 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %326, %328
  %330 = add nsw i64 %325, %329
  %331 = getelementptr inbounds i8, ptr %296, i64 %330
  %332 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %293, ptr noundef %331, ptr noundef %332)
  br label %333

333:                                              ; preds = %256, %222
  br label %334

334:                                              ; preds = %333
  %335 = load i64, ptr %29, align 8
  %336 = add nsw i64 %335, 1
  store i64 %336, ptr %29, align 8
  br label %216

337:                                              ; preds = %221
  br label %338

338:                                              ; preds = %337
  %339 = load i64, ptr %28, align 8
  %340 = add nsw i64 %339, 1
  store i64 %340, ptr %28, align 8
  br label %209

341:                                              ; preds = %214
  br label %342

342:                                              ; preds = %341
  %343 = load i64, ptr %27, align 8
  %344 = add nsw i64 %343, 1
  store i64 %344, ptr %27, align 8
  br label %202

345:                                              ; preds = %207
  br label %346

346:                                              ; preds = %345
  %347 = load i64, ptr %26, align 8
  %348 = add nsw i64 %347, 1
  store i64 %348, ptr %26, align 8
  br label %195

349:                                              ; preds = %200
  br label %350

350:                                              ; preds = %349
  %351 = load i64, ptr %25, align 8
  %352 = add nsw i64 %351, 1
  store i64 %352, ptr %25, align 8
  br label %188

353:                                              ; preds = %193
  br label %354

354:                                              ; preds = %353
  %355 = load i64, ptr %24, align 8
  %356 = add nsw i64 %355, 1
  store i64 %356, ptr %24, align 8
  br label %181

357:                                              ; preds = %186
  br label %358

358:                                              ; preds = %357
  %359 = load i64, ptr %22, align 8
  %360 = add nsw i64 %359, 1
  store i64 %360, ptr %22, align 8
  br label %174

361:                                              ; preds = %179
  br label %574

362:                                              ; preds = %159
  store i64 0, ptr %30, align 8
  br label %363

363:                                              ; preds = %570, %362
  %364 = load i64, ptr %30, align 8
  %365 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %366 = load i64, ptr %365, align 8
  %367 = icmp slt i64 %364, %366
  br i1 %367, label %369, label %368

368:                                              ; preds = %363
  store i32 23, ptr %23, align 4
  br label %573

369:                                              ; preds = %363
  store i64 0, ptr %31, align 8
  br label %370

370:                                              ; preds = %566, %369
  %371 = load i64, ptr %31, align 8
  %372 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %373 = load i64, ptr %372, align 8
  %374 = icmp slt i64 %371, %373
  br i1 %374, label %376, label %375

375:                                              ; preds = %370
  store i32 26, ptr %23, align 4
  br label %569

376:                                              ; preds = %370
  store i64 0, ptr %32, align 8
  br label %377

377:                                              ; preds = %562, %376
  %378 = load i64, ptr %32, align 8
  %379 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %380 = load i64, ptr %379, align 8
  %381 = icmp slt i64 %378, %380
  br i1 %381, label %383, label %382

382:                                              ; preds = %377
  store i32 29, ptr %23, align 4
  br label %565

383:                                              ; preds = %377
  store i64 0, ptr %33, align 8
  br label %384

384:                                              ; preds = %558, %383
  %385 = load i64, ptr %33, align 8
  %386 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %387 = load i64, ptr %386, align 8
  %388 = icmp slt i64 %385, %387
  br i1 %388, label %390, label %389

389:                                              ; preds = %384
  store i32 32, ptr %23, align 4
  br label %561

390:                                              ; preds = %384
  store i64 0, ptr %34, align 8
  br label %391

391:                                              ; preds = %554, %390
  %392 = load i64, ptr %34, align 8
  %393 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %394 = load i64, ptr %393, align 8
  %395 = icmp slt i64 %392, %394
  br i1 %395, label %397, label %396

396:                                              ; preds = %391
  store i32 35, ptr %23, align 4
  br label %557

397:                                              ; preds = %391
  store i64 0, ptr %35, align 8
  br label %398

398:                                              ; preds = %550, %397
  %399 = load i64, ptr %35, align 8
  %400 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %401 = load i64, ptr %400, align 8
  %402 = icmp slt i64 %399, %401
  br i1 %402, label %404, label %403

403:                                              ; preds = %398
  store i32 38, ptr %23, align 4
  br label %553

404:                                              ; preds = %398
  store i64 0, ptr %36, align 8
  br label %405

405:                                              ; preds = %546, %404
  %406 = load i64, ptr %36, align 8
  %407 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %408 = load i64, ptr %407, align 8
  %409 = icmp slt i64 %406, %408
  br i1 %409, label %411, label %410

410:                                              ; preds = %405
  store i32 41, ptr %23, align 4
  br label %549

411:                                              ; preds = %405
  %412 = load i64, ptr %30, align 8
  %413 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %414 = load i64, ptr %413, align 8
  %415 = mul nsw i64 %412, %414
  %416 = load i64, ptr %31, align 8
  %417 = add nsw i64 %415, %416
  %418 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %419 = load i64, ptr %418, align 8
  %420 = mul nsw i64 %417, %419
  %421 = load i64, ptr %32, align 8
  %422 = add nsw i64 %420, %421
  %423 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %424 = load i64, ptr %423, align 8
  %425 = mul nsw i64 %422, %424
  %426 = load i64, ptr %33, align 8
  %427 = add nsw i64 %425, %426
  %428 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %429 = load i64, ptr %428, align 8
  %430 = mul nsw i64 %427, %429
  %431 = load i64, ptr %34, align 8
  %432 = add nsw i64 %430, %431
  %433 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %434 = load i64, ptr %433, align 8
  %435 = mul nsw i64 %432, %434
  %436 = load i64, ptr %35, align 8
  %437 = add nsw i64 %435, %436
  %438 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %439 = load i64, ptr %438, align 8
  %440 = mul nsw i64 %437, %439
  %441 = load i64, ptr %36, align 8
  %442 = add nsw i64 %440, %441
  %443 = load i64, ptr %13, align 8
  %444 = mul nsw i64 %442, %443
  store i64 %444, ptr %37, align 8
  %445 = load i64, ptr %21, align 8
  %446 = load i64, ptr %37, align 8
  %447 = sub nsw i64 %445, %446
  store i64 %447, ptr %38, align 8
  %448 = load i64, ptr %38, align 8
  %449 = load i64, ptr %13, align 8
  %450 = icmp sge i64 %448, %449
  br i1 %450, label %451, label %496

451:                                              ; preds = %411
  %452 = load ptr, ptr %7, align 8
  %453 = getelementptr inbounds %struct.descriptor, ptr %452, i32 0, i32 0
  %454 = load ptr, ptr %453, align 8
  %455 = load i64, ptr %37, align 8
  %456 = getelementptr inbounds i8, ptr %454, i64 %455
  %457 = load ptr, ptr %8, align 8
  %458 = getelementptr inbounds %struct.descriptor, ptr %457, i32 0, i32 0
  %459 = load ptr, ptr %458, align 8
  %460 = load i64, ptr %36, align 8
  %461 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %462 = load i64, ptr %461, align 8
  %463 = mul nsw i64 %460, %462
  %464 = load i64, ptr %35, align 8
  %465 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %466 = load i64, ptr %465, align 8
  %467 = mul nsw i64 %464, %466
  %468 = add nsw i64 %463, %467
  %469 = load i64, ptr %34, align 8
  %470 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %471 = load i64, ptr %470, align 8
  %472 = mul nsw i64 %469, %471
  %473 = add nsw i64 %468, %472
  %474 = load i64, ptr %33, align 8
  %475 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %476 = load i64, ptr %475, align 8
  %477 = mul nsw i64 %474, %476
  %478 = add nsw i64 %473, %477
  %479 = load i64, ptr %32, align 8
  %480 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %481 = load i64, ptr %480, align 8
  %482 = mul nsw i64 %479, %481
  %483 = add nsw i64 %478, %482
  %484 = load i64, ptr %31, align 8
  %485 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %486 = load i64, ptr %485, align 8
  %487 = mul nsw i64 %484, %486
  %488 = add nsw i64 %483, %487
  %489 = load i64, ptr %30, align 8
  %490 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %491 = load i64, ptr %490, align 8
  %492 = mul nsw i64 %489, %491
  %493 = add nsw i64 %488, %492
  %494 = getelementptr inbounds i8, ptr %459, i64 %493
  %495 = load i64, ptr %13, align 8
  call void @copy_word(ptr noundef %456, ptr noundef %494, i64 noundef %495)
  br label %545

496:                                              ; preds = %411
  %497 = load i64, ptr %38, align 8
  %498 = icmp sgt i64 %497, 0
  br i1 %498, label %499, label %544

499:                                              ; preds = %496
  %500 = load ptr, ptr %7, align 8
  %501 = getelementptr inbounds %struct.descriptor, ptr %500, i32 0, i32 0
  %502 = load ptr, ptr %501, align 8
  %503 = load i64, ptr %37, align 8
  %504 = getelementptr inbounds i8, ptr %502, i64 %503
  %505 = load ptr, ptr %8, align 8
  %506 = getelementptr inbounds %struct.descriptor, ptr %505, i32 0, i32 0
  %507 = load ptr, ptr %506, align 8
  %508 = load i64, ptr %36, align 8
  %509 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %510 = load i64, ptr %509, align 8
  %511 = mul nsw i64 %508, %510
  %512 = load i64, ptr %35, align 8
  %513 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %514 = load i64, ptr %513, align 8
  %515 = mul nsw i64 %512, %514
  %516 = add nsw i64 %511, %515
  %517 = load i64, ptr %34, align 8
  %518 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %519 = load i64, ptr %518, align 8
  %520 = mul nsw i64 %517, %519
  %521 = add nsw i64 %516, %520
  %522 = load i64, ptr %33, align 8
  %523 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %524 = load i64, ptr %523, align 8
  %525 = mul nsw i64 %522, %524
  %526 = add nsw i64 %521, %525
  %527 = load i64, ptr %32, align 8
  %528 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %529 = load i64, ptr %528, align 8
  %530 = mul nsw i64 %527, %529
  %531 = add nsw i64 %526, %530
  %532 = load i64, ptr %31, align 8
  %533 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %534 = load i64, ptr %533, align 8
  %535 = mul nsw i64 %532, %534
  %536 = add nsw i64 %531, %535
  %537 = load i64, ptr %30, align 8
  %538 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %539 = load i64, ptr %538, align 8
  %540 = mul nsw i64 %537, %539
  %541 = add nsw i64 %536, %540
  %542 = getelementptr inbounds i8, ptr %507, i64 %541
  %543 = load i64, ptr %38, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %504, ptr align 1 %542, i64 %543, i1 false)
  br label %544

544:                                              ; preds = %499, %496
  br label %545

545:                                              ; preds = %544, %451
  br label %546

546:                                              ; preds = %545
  %547 = load i64, ptr %36, align 8
  %548 = add nsw i64 %547, 1
  store i64 %548, ptr %36, align 8
  br label %405

549:                                              ; preds = %410
  br label %550

550:                                              ; preds = %549
  %551 = load i64, ptr %35, align 8
  %552 = add nsw i64 %551, 1
  store i64 %552, ptr %35, align 8
  br label %398

553:                                              ; preds = %403
  br label %554

554:                                              ; preds = %553
  %555 = load i64, ptr %34, align 8
  %556 = add nsw i64 %555, 1
  store i64 %556, ptr %34, align 8
  br label %391

557:                                              ; preds = %396
  br label %558

558:                                              ; preds = %557
  %559 = load i64, ptr %33, align 8
  %560 = add nsw i64 %559, 1
  store i64 %560, ptr %33, align 8
  br label %384

561:                                              ; preds = %389
  br label %562

562:                                              ; preds = %561
  %563 = load i64, ptr %32, align 8
  %564 = add nsw i64 %563, 1
  store i64 %564, ptr %32, align 8
  br label %377

565:                                              ; preds = %382
  br label %566

566:                                              ; preds = %565
  %567 = load i64, ptr %31, align 8
  %568 = add nsw i64 %567, 1
  store i64 %568, ptr %31, align 8
  br label %370

569:                                              ; preds = %375
  br label %570

570:                                              ; preds = %569
  %571 = load i64, ptr %30, align 8
  %572 = add nsw i64 %571, 1
  store i64 %572, ptr %30, align 8
  br label %363

573:                                              ; preds = %368
  br label %574

574:                                              ; preds = %573, %361
  ret void
}

define dso_local void @_FortranATransfer(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = load i32, ptr @fortran_ranks, align 4
  %25 = icmp sle i32 %23, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %10, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.1, ptr noundef %27, i32 noundef %28)
  %29 = load ptr, ptr %7, align 8
  %30 = load ptr, ptr %7, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = call ptr @dimension_of(ptr noundef %29, i32 noundef 0, i32 noundef %33)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %34, i64 24, i1 false)
  %35 = load ptr, ptr %7, align 8
  %36 = load ptr, ptr %7, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = call ptr @dimension_of(ptr noundef %35, i32 noundef 1, i32 noundef %39)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %40, i64 24, i1 false)
  %41 = load ptr, ptr %7, align 8
  %42 = load ptr, ptr %7, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 2, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %7, align 8
  %48 = load ptr, ptr %7, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 3, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %7, align 8
  %54 = load ptr, ptr %7, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 4, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %7, align 8
  %60 = load ptr, ptr %7, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 5, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %7, align 8
  %66 = load ptr, ptr %7, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 6, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %70, i64 24, i1 false)
  %71 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %78, %80
  %82 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %81, %83
  %85 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %84, %86
  %88 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %87, %89
  %91 = load ptr, ptr %7, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %90, %93
  store i64 %94, ptr %18, align 8
  %95 = load ptr, ptr %8, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 1
  %97 = load i64, ptr %96, align 8
  store i64 %97, ptr %19, align 8
  %98 = load ptr, ptr %8, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = icmp ne i32 %101, 0
  %103 = zext i1 %102 to i64
  %104 = select i1 %102, i32 1, i32 0
  %105 = trunc i32 %104 to i8
  %106 = load ptr, ptr %6, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 3
  store i8 %105, ptr %107, align 4
  %108 = load ptr, ptr %6, align 8
  %109 = load ptr, ptr %7, align 8
  %110 = load ptr, ptr %8, align 8
  %111 = load ptr, ptr %8, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 3
  %113 = load i8, ptr %112, align 4
  %114 = zext i8 %113 to i32
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %126

116:                                              ; preds = %5
  %117 = load i64, ptr %19, align 8
  %118 = icmp ne i64 %117, 0
  br i1 %118, label %119, label %126

119:                                              ; preds = %116
  %120 = load i64, ptr %18, align 8
  %121 = load i64, ptr %19, align 8
  %122 = add nsw i64 %120, %121
  %123 = sub nsw i64 %122, 1
  %124 = load i64, ptr %19, align 8
  %125 = sdiv i64 %123, %124
  br label %127

126:                                              ; preds = %116, %5
  br label %127

127:                                              ; preds = %126, %119
  %128 = phi i64 [ %125, %119 ], [ 1, %126 ]
  %129 = load ptr, ptr %9, align 8
  %130 = load i32, ptr %10, align 4
  call void @taken(ptr noundef %108, ptr noundef %109, ptr noundef %110, i64 noundef %128, ptr noundef %129, i32 noundef %130)
  ret void
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #3

declare void @_FortranALtoadCopyObject(ptr noundef, ptr noundef, ptr noundef) #4

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

declare ptr @malloc(i64 noundef) #6

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

define internal i64 @elements_of(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store i64 1, ptr %3, align 8
  br label %4

4:                                                ; preds = %1
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.descriptor, ptr %5, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = zext i8 %7 to i32
  %9 = icmp slt i32 0, %8
  br i1 %9, label %10, label %18

10:                                               ; preds = %4
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 7
  %13 = getelementptr inbounds [0 x %struct.dimension], ptr %12, i64 0, i64 0
  %14 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = load i64, ptr %3, align 8
  %17 = mul nsw i64 %16, %15
  store i64 %17, ptr %3, align 8
  br label %18

18:                                               ; preds = %10, %4
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 3
  %21 = load i8, ptr %20, align 4
  %22 = zext i8 %21 to i32
  %23 = icmp slt i32 1, %22
  br i1 %23, label %24, label %32

24:                                               ; preds = %18
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 7
  %27 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 1
  %28 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %3, align 8
  %31 = mul nsw i64 %30, %29
  store i64 %31, ptr %3, align 8
  br label %32

32:                                               ; preds = %24, %18
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp slt i32 2, %36
  br i1 %37, label %38, label %46

38:                                               ; preds = %32
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 7
  %41 = getelementptr inbounds [0 x %struct.dimension], ptr %40, i64 0, i64 2
  %42 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = load i64, ptr %3, align 8
  %45 = mul nsw i64 %44, %43
  store i64 %45, ptr %3, align 8
  br label %46

46:                                               ; preds = %38, %32
  %47 = load ptr, ptr %2, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = icmp slt i32 3, %50
  br i1 %51, label %52, label %60

52:                                               ; preds = %46
  %53 = load ptr, ptr %2, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 7
  %55 = getelementptr inbounds [0 x %struct.dimension], ptr %54, i64 0, i64 3
  %56 = getelementptr inbounds %struct.dimension, ptr %55, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = load i64, ptr %3, align 8
  %59 = mul nsw i64 %58, %57
  store i64 %59, ptr %3, align 8
  br label %60

60:                                               ; preds = %52, %46
  %61 = load i32, ptr @fortran_ranks, align 4
  %62 = icmp slt i32 4, %61
  br i1 %62, label %63, label %77

63:                                               ; preds = %60
  %64 = load ptr, ptr %2, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = icmp slt i32 4, %67
  br i1 %68, label %69, label %77

69:                                               ; preds = %63
  %70 = load ptr, ptr %2, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 7
  %72 = getelementptr inbounds [0 x %struct.dimension], ptr %71, i64 0, i64 4
  %73 = getelementptr inbounds %struct.dimension, ptr %72, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = load i64, ptr %3, align 8
  %76 = mul nsw i64 %75, %74
  store i64 %76, ptr %3, align 8
  br label %77

77:                                               ; preds = %69, %63, %60
  %78 = load i32, ptr @fortran_ranks, align 4
  %79 = icmp slt i32 5, %78
  br i1 %79, label %80, label %94

80:                                               ; preds = %77
  %81 = load ptr, ptr %2, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 3
  %83 = load i8, ptr %82, align 4
  %84 = zext i8 %83 to i32
  %85 = icmp slt i32 5, %84
  br i1 %85, label %86, label %94

86:                                               ; preds = %80
  %87 = load ptr, ptr %2, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 7
  %89 = getelementptr inbounds [0 x %struct.dimension], ptr %88, i64 0, i64 5
  %90 = getelementptr inbounds %struct.dimension, ptr %89, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = load i64, ptr %3, align 8
  %93 = mul nsw i64 %92, %91
  store i64 %93, ptr %3, align 8
  br label %94

94:                                               ; preds = %86, %80, %77
  %95 = load i32, ptr @fortran_ranks, align 4
  %96 = icmp slt i32 6, %95
  br i1 %96, label %97, label %111

97:                                               ; preds = %94
  %98 = load ptr, ptr %2, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = icmp slt i32 6, %101
  br i1 %102, label %103, label %111

103:                                              ; preds = %97
  %104 = load ptr, ptr %2, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 7
  %106 = getelementptr inbounds [0 x %struct.dimension], ptr %105, i64 0, i64 6
  %107 = getelementptr inbounds %struct.dimension, ptr %106, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = load i64, ptr %3, align 8
  %110 = mul nsw i64 %109, %108
  store i64 %110, ptr %3, align 8
  br label %111

111:                                              ; preds = %103, %97, %94
  br label %112

112:                                              ; preds = %111
  br label %113

113:                                              ; preds = %112
  %114 = load i64, ptr %3, align 8
  ret i64 %114
}

define internal i64 @offset_of_element(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %struct.dimension, align 8
  %6 = alloca %struct.dimension, align 8
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 3
  %20 = load i8, ptr %19, align 4
  %21 = zext i8 %20 to i32
  %22 = call ptr @dimension_of(ptr noundef %17, i32 noundef 0, i32 noundef %21)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %22, i64 24, i1 false)
  %23 = load ptr, ptr %3, align 8
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = call ptr @dimension_of(ptr noundef %23, i32 noundef 1, i32 noundef %27)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %28, i64 24, i1 false)
  %29 = load ptr, ptr %3, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = call ptr @dimension_of(ptr noundef %29, i32 noundef 2, i32 noundef %33)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %34, i64 24, i1 false)
  %35 = load ptr, ptr %3, align 8
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = call ptr @dimension_of(ptr noundef %35, i32 noundef 3, i32 noundef %39)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %40, i64 24, i1 false)
  %41 = load ptr, ptr %3, align 8
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 4, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %3, align 8
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 5, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %3, align 8
  %54 = load ptr, ptr %3, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 6, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %58, i64 24, i1 false)
  %59 = load i64, ptr %4, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = sdiv i64 %59, %61
  store i64 %62, ptr %12, align 8
  %63 = load i64, ptr %12, align 8
  %64 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = sdiv i64 %63, %65
  store i64 %66, ptr %13, align 8
  %67 = load i64, ptr %13, align 8
  %68 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = sdiv i64 %67, %69
  store i64 %70, ptr %14, align 8
  %71 = load i64, ptr %14, align 8
  %72 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = sdiv i64 %71, %73
  store i64 %74, ptr %15, align 8
  %75 = load i64, ptr %15, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = sdiv i64 %75, %77
  store i64 %78, ptr %16, align 8
  %79 = load i64, ptr %4, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = srem i64 %79, %81
  %83 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %82, %84
  %86 = load i64, ptr %12, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = srem i64 %86, %88
  %90 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 2
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %89, %91
  %93 = add nsw i64 %85, %92
  %94 = load i64, ptr %13, align 8
  %95 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = srem i64 %94, %96
  %98 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %97, %99
  %101 = add nsw i64 %93, %100
  %102 = load i64, ptr %14, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = srem i64 %102, %104
  %106 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %105, %107
  %109 = add nsw i64 %101, %108
  %110 = load i64, ptr %15, align 8
  %111 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = srem i64 %110, %112
  %114 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %115 = load i64, ptr %114, align 8
  %116 = mul nsw i64 %113, %115
  %117 = add nsw i64 %109, %116
  %118 = load i64, ptr %16, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = srem i64 %118, %120
  %122 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %121, %123
  %125 = add nsw i64 %117, %124
  %126 = load i64, ptr %16, align 8
  %127 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %128 = load i64, ptr %127, align 8
  %129 = sdiv i64 %126, %128
  %130 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %125, %132
  ret i64 %133
}

define internal i64 @around(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %19

9:                                                ; preds = %3
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %5, align 8
  %12 = load i64, ptr %6, align 8
  %13 = srem i64 %11, %12
  %14 = add nsw i64 %10, %13
  %15 = load i64, ptr %6, align 8
  %16 = add nsw i64 %14, %15
  %17 = load i64, ptr %6, align 8
  %18 = srem i64 %16, %17
  br label %20

19:                                               ; preds = %3
  br label %20

20:                                               ; preds = %19, %9
  %21 = phi i64 [ %18, %9 ], [ 0, %19 ]
  ret i64 %21
}

define internal i64 @offset_across(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store ptr %0, ptr %10, align 8
  store i32 %1, ptr %11, align 4
  store i64 %2, ptr %12, align 8
  store i64 %3, ptr %13, align 8
  store i64 %4, ptr %14, align 8
  store i64 %5, ptr %15, align 8
  store i64 %6, ptr %16, align 8
  store i64 %7, ptr %17, align 8
  store i64 %8, ptr %18, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 3
  %21 = load i8, ptr %20, align 4
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %9
  br label %76

25:                                               ; preds = %9
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %11, align 4
  %28 = icmp sle i32 %27, 1
  br i1 %28, label %29, label %31

29:                                               ; preds = %25
  %30 = load i64, ptr %13, align 8
  br label %33

31:                                               ; preds = %25
  %32 = load i64, ptr %12, align 8
  br label %33

33:                                               ; preds = %31, %29
  %34 = phi i64 [ %30, %29 ], [ %32, %31 ]
  %35 = load i32, ptr %11, align 4
  %36 = icmp sle i32 %35, 2
  br i1 %36, label %37, label %39

37:                                               ; preds = %33
  %38 = load i64, ptr %14, align 8
  br label %41

39:                                               ; preds = %33
  %40 = load i64, ptr %13, align 8
  br label %41

41:                                               ; preds = %39, %37
  %42 = phi i64 [ %38, %37 ], [ %40, %39 ]
  %43 = load i32, ptr %11, align 4
  %44 = icmp sle i32 %43, 3
  br i1 %44, label %45, label %47

45:                                               ; preds = %41
  %46 = load i64, ptr %15, align 8
  br label %49

47:                                               ; preds = %41
  %48 = load i64, ptr %14, align 8
  br label %49

49:                                               ; preds = %47, %45
  %50 = phi i64 [ %46, %45 ], [ %48, %47 ]
  %51 = load i32, ptr %11, align 4
  %52 = icmp sle i32 %51, 4
  br i1 %52, label %53, label %55

53:                                               ; preds = %49
  %54 = load i64, ptr %16, align 8
  br label %57

55:                                               ; preds = %49
  %56 = load i64, ptr %15, align 8
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi i64 [ %54, %53 ], [ %56, %55 ]
  %59 = load i32, ptr %11, align 4
  %60 = icmp sle i32 %59, 5
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = load i64, ptr %17, align 8
  br label %65

63:                                               ; preds = %57
  %64 = load i64, ptr %16, align 8
  br label %65

65:                                               ; preds = %63, %61
  %66 = phi i64 [ %62, %61 ], [ %64, %63 ]
  %67 = load i32, ptr %11, align 4
  %68 = icmp sle i32 %67, 6
  br i1 %68, label %69, label %71

69:                                               ; preds = %65
  %70 = load i64, ptr %18, align 8
  br label %73

71:                                               ; preds = %65
  %72 = load i64, ptr %17, align 8
  br label %73

73:                                               ; preds = %71, %69
  %74 = phi i64 [ %70, %69 ], [ %72, %71 ]
  %75 = call i64 @offset_in(ptr noundef %26, i64 noundef %34, i64 noundef %42, i64 noundef %50, i64 noundef %58, i64 noundef %66, i64 noundef %74, i64 noundef 0)
  br label %76

76:                                               ; preds = %73, %24
  %77 = phi i64 [ 0, %24 ], [ %75, %73 ]
  ret i64 %77
}

define internal void @clear(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.descriptor, ptr %5, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp eq i32 %8, 28
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = load ptr, ptr %3, align 8
  store double 0.000000e+00, ptr %11, align 8
  br label %50

12:                                               ; preds = %2
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 4
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 27
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = load ptr, ptr %3, align 8
  store float 0.000000e+00, ptr %19, align 4
  br label %49

20:                                               ; preds = %12
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 4
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = icmp eq i32 %24, 35
  br i1 %25, label %26, label %31

26:                                               ; preds = %20
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds double, ptr %27, i64 1
  store double 0.000000e+00, ptr %28, align 8
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 0
  store double 0.000000e+00, ptr %30, align 8
  br label %48

31:                                               ; preds = %20
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 4
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 34
  br i1 %36, label %37, label %42

37:                                               ; preds = %31
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds float, ptr %38, i64 1
  store float 0.000000e+00, ptr %39, align 4
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds float, ptr %40, i64 0
  store float 0.000000e+00, ptr %41, align 4
  br label %47

42:                                               ; preds = %31
  %43 = load ptr, ptr %3, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @copy_inactive(ptr noundef %43, ptr noundef @clear.nothing, i64 noundef %46)
  br label %47

47:                                               ; preds = %42, %37
  br label %48

48:                                               ; preds = %47, %26
  br label %49

49:                                               ; preds = %48, %18
  br label %50

50:                                               ; preds = %49, %10
  ret void
}

define internal i32 @are_alike(ptr noundef %0, ptr noundef %1) #0 {
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
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %17, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %14
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.descriptor, ptr %23, i32 0, i32 4
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = icmp ne i32 %26, 42
  br label %28

28:                                               ; preds = %22, %14, %2
  %29 = phi i1 [ false, %14 ], [ false, %2 ], [ %27, %22 ]
  %30 = zext i1 %29 to i32
  ret i32 %30
}

attributes #0 = { alwaysinline nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn }
attributes #4 = { nounwind }
attributes #5 = { noinline nounwind uwtable }
attributes #6 = { allocsize(0) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { allocsize(0) }


