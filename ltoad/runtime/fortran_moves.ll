
%struct.dimension = type { i64, i64, i64 }
%struct.matrix = type { i64, i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

@.str = private unnamed_addr constant [93 x i8] c"arrays of this type cannot be moved in a function that is differentiated: write it as a loop\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"too few elements in RESHAPE\00", align 1
@__const.reordered.extents = private unnamed_addr constant [4 x i64] [i64 1, i64 1, i64 1, i64 1], align 16
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
  call void @made(ptr noundef %67, i64 noundef %70, i64 noundef %72, i64 noundef %74, i64 noundef 1, i64 noundef 1)
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

define internal void @made(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca [4 x i64], align 16
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.dimension, align 8
  store ptr %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %11, align 8
  store i64 %5, ptr %12, align 8
  %18 = load i64, ptr %9, align 8
  store i64 %18, ptr %13, align 8
  %19 = getelementptr inbounds i64, ptr %13, i64 1
  %20 = load i64, ptr %10, align 8
  store i64 %20, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %13, i64 2
  %22 = load i64, ptr %11, align 8
  store i64 %22, ptr %21, align 8
  %23 = getelementptr inbounds i64, ptr %13, i64 3
  %24 = load i64, ptr %12, align 8
  store i64 %24, ptr %23, align 8
  %25 = load i64, ptr %8, align 8
  store i64 %25, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %26

26:                                               ; preds = %58, %6
  %27 = load i32, ptr %15, align 4
  %28 = icmp slt i32 %27, 4
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  br label %61

30:                                               ; preds = %26
  %31 = load i32, ptr %15, align 4
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp sge i32 %31, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %30
  store i32 2, ptr %16, align 4
  br label %61

38:                                               ; preds = %30
  %39 = load ptr, ptr %7, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 7
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [0 x %struct.dimension], ptr %40, i64 0, i64 %42
  %44 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 0
  store i64 1, ptr %44, align 8
  %45 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %46 = load i32, ptr %15, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 %47
  %49 = load i64, ptr %48, align 8
  store i64 %49, ptr %45, align 8
  %50 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %51 = load i64, ptr %14, align 8
  store i64 %51, ptr %50, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %17, i64 24, i1 false)
  %52 = load i32, ptr %15, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = load i64, ptr %14, align 8
  %57 = mul i64 %56, %55
  store i64 %57, ptr %14, align 8
  br label %58

58:                                               ; preds = %38
  %59 = load i32, ptr %15, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %15, align 4
  br label %26

61:                                               ; preds = %37, %29
  br label %62

62:                                               ; preds = %61
  %63 = load i64, ptr %8, align 8
  %64 = load ptr, ptr %7, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 1
  store i64 %63, ptr %65, align 8
  %66 = load i64, ptr %14, align 8
  %67 = icmp ne i64 %66, 0
  br i1 %67, label %68, label %70

68:                                               ; preds = %62
  %69 = load i64, ptr %14, align 8
  br label %71

70:                                               ; preds = %62
  br label %71

71:                                               ; preds = %70, %68
  %72 = phi i64 [ %69, %68 ], [ 1, %70 ]
  %73 = call ptr @malloc(i64 noundef %72) #10
  %74 = load ptr, ptr %7, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 0
  store ptr %73, ptr %75, align 8
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
  %19 = alloca i32, align 4
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %30 = load ptr, ptr %9, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 4
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 42
  br i1 %34, label %35, label %82

35:                                               ; preds = %7
  %36 = load ptr, ptr %9, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 4
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp eq i32 %39, 28
  br i1 %40, label %77, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 4
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %45, 27
  br i1 %46, label %77, label %47

47:                                               ; preds = %41
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 4
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp eq i32 %51, 35
  br i1 %52, label %77, label %53

53:                                               ; preds = %47
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 4
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i32
  %58 = icmp eq i32 %57, 34
  br i1 %58, label %77, label %59

59:                                               ; preds = %53
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 4
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = icmp sle i32 %63, 24
  br i1 %64, label %77, label %65

65:                                               ; preds = %59
  %66 = load ptr, ptr %9, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 4
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  %70 = icmp eq i32 %69, 39
  br i1 %70, label %77, label %71

71:                                               ; preds = %65
  %72 = load ptr, ptr %9, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 4
  %74 = load i8, ptr %73, align 1
  %75 = zext i8 %74 to i32
  %76 = icmp eq i32 %75, 40
  br label %77

77:                                               ; preds = %71, %65, %59, %53, %47, %41, %35
  %78 = phi i1 [ true, %65 ], [ true, %59 ], [ true, %53 ], [ true, %47 ], [ true, %41 ], [ true, %35 ], [ %76, %71 ]
  %79 = zext i1 %78 to i32
  %80 = load ptr, ptr %13, align 8
  %81 = load i32, ptr %14, align 4
  call void @require(i32 noundef %79, ptr noundef @.str, ptr noundef %80, i32 noundef %81)
  br label %82

82:                                               ; preds = %77, %7
  %83 = load ptr, ptr %10, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 7
  %85 = getelementptr inbounds [0 x %struct.dimension], ptr %84, i64 0, i64 0
  %86 = getelementptr inbounds %struct.dimension, ptr %85, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = icmp sle i64 %87, 4
  %89 = zext i1 %88 to i32
  %90 = load ptr, ptr %13, align 8
  %91 = load i32, ptr %14, align 4
  call void @require(i32 noundef %89, ptr noundef @.str.1, ptr noundef %90, i32 noundef %91)
  %92 = load ptr, ptr %10, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 7
  %94 = getelementptr inbounds [0 x %struct.dimension], ptr %93, i64 0, i64 0
  %95 = getelementptr inbounds %struct.dimension, ptr %94, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = trunc i64 %96 to i8
  %98 = load ptr, ptr %8, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  store i8 %97, ptr %99, align 4
  %100 = load ptr, ptr %10, align 8
  %101 = call i64 @extent_asked(ptr noundef %100, i64 noundef 0)
  store i64 %101, ptr %15, align 8
  %102 = load ptr, ptr %10, align 8
  %103 = call i64 @extent_asked(ptr noundef %102, i64 noundef 1)
  store i64 %103, ptr %16, align 8
  %104 = load ptr, ptr %10, align 8
  %105 = call i64 @extent_asked(ptr noundef %104, i64 noundef 2)
  store i64 %105, ptr %17, align 8
  %106 = load ptr, ptr %10, align 8
  %107 = call i64 @extent_asked(ptr noundef %106, i64 noundef 3)
  store i64 %107, ptr %18, align 8
  %108 = load ptr, ptr %8, align 8
  %109 = load ptr, ptr %9, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = load i64, ptr %15, align 8
  %113 = load i64, ptr %16, align 8
  %114 = load i64, ptr %17, align 8
  %115 = load i64, ptr %18, align 8
  call void @made(ptr noundef %108, i64 noundef %111, i64 noundef %112, i64 noundef %113, i64 noundef %114, i64 noundef %115)
  %116 = load ptr, ptr %11, align 8
  %117 = icmp ne ptr %116, null
  br i1 %117, label %121, label %118

118:                                              ; preds = %82
  %119 = load ptr, ptr %12, align 8
  %120 = icmp ne ptr %119, null
  br i1 %120, label %121, label %128

121:                                              ; preds = %118, %82
  %122 = load ptr, ptr %8, align 8
  %123 = load ptr, ptr %9, align 8
  %124 = load ptr, ptr %11, align 8
  %125 = load ptr, ptr %12, align 8
  %126 = load ptr, ptr %13, align 8
  %127 = load i32, ptr %14, align 4
  call void @reordered(ptr noundef %122, ptr noundef %123, ptr noundef %124, ptr noundef %125, ptr noundef %126, i32 noundef %127)
  store i32 1, ptr %19, align 4
  br label %282

128:                                              ; preds = %118
  %129 = load ptr, ptr %9, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 3
  %131 = load i8, ptr %130, align 4
  %132 = zext i8 %131 to i32
  %133 = icmp sle i32 %132, 4
  %134 = zext i1 %133 to i32
  %135 = load ptr, ptr %13, align 8
  %136 = load i32, ptr %14, align 4
  call void @require(i32 noundef %134, ptr noundef @.str.1, ptr noundef %135, i32 noundef %136)
  %137 = load ptr, ptr %9, align 8
  %138 = load ptr, ptr %9, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = call ptr @dimension_of(ptr noundef %137, i32 noundef 0, i32 noundef %141)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %142, i64 24, i1 false)
  %143 = load ptr, ptr %9, align 8
  %144 = load ptr, ptr %9, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  %146 = load i8, ptr %145, align 4
  %147 = zext i8 %146 to i32
  %148 = call ptr @dimension_of(ptr noundef %143, i32 noundef 1, i32 noundef %147)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %148, i64 24, i1 false)
  %149 = load ptr, ptr %9, align 8
  %150 = load ptr, ptr %9, align 8
  %151 = getelementptr inbounds %struct.descriptor, ptr %150, i32 0, i32 3
  %152 = load i8, ptr %151, align 4
  %153 = zext i8 %152 to i32
  %154 = call ptr @dimension_of(ptr noundef %149, i32 noundef 2, i32 noundef %153)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %154, i64 24, i1 false)
  %155 = load ptr, ptr %9, align 8
  %156 = load ptr, ptr %9, align 8
  %157 = getelementptr inbounds %struct.descriptor, ptr %156, i32 0, i32 3
  %158 = load i8, ptr %157, align 4
  %159 = zext i8 %158 to i32
  %160 = call ptr @dimension_of(ptr noundef %155, i32 noundef 3, i32 noundef %159)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %160, i64 24, i1 false)
  %161 = load i64, ptr %15, align 8
  %162 = load i64, ptr %16, align 8
  %163 = mul nsw i64 %161, %162
  %164 = load i64, ptr %17, align 8
  %165 = mul nsw i64 %163, %164
  %166 = load i64, ptr %18, align 8
  %167 = mul nsw i64 %165, %166
  store i64 %167, ptr %24, align 8
  %168 = load i64, ptr %24, align 8
  %169 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %176, %178
  %180 = icmp sle i64 %168, %179
  %181 = zext i1 %180 to i32
  %182 = load ptr, ptr %13, align 8
  %183 = load i32, ptr %14, align 4
  call void @require(i32 noundef %181, ptr noundef @.str.2, ptr noundef %182, i32 noundef %183)
  store i64 0, ptr %25, align 8
  br label %184

184:                                              ; preds = %278, %128
  %185 = load i64, ptr %25, align 8
  %186 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %187 = load i64, ptr %186, align 8
  %188 = icmp slt i64 %185, %187
  br i1 %188, label %190, label %189

189:                                              ; preds = %184
  store i32 2, ptr %19, align 4
  br label %281

190:                                              ; preds = %184
  store i64 0, ptr %26, align 8
  br label %191

191:                                              ; preds = %274, %190
  %192 = load i64, ptr %26, align 8
  %193 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  %195 = icmp slt i64 %192, %194
  br i1 %195, label %197, label %196

196:                                              ; preds = %191
  store i32 5, ptr %19, align 4
  br label %277

197:                                              ; preds = %191
  store i64 0, ptr %27, align 8
  br label %198

198:                                              ; preds = %270, %197
  %199 = load i64, ptr %27, align 8
  %200 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %201 = load i64, ptr %200, align 8
  %202 = icmp slt i64 %199, %201
  br i1 %202, label %204, label %203

203:                                              ; preds = %198
  store i32 8, ptr %19, align 4
  br label %273

204:                                              ; preds = %198
  store i64 0, ptr %28, align 8
  br label %205

205:                                              ; preds = %266, %204
  %206 = load i64, ptr %28, align 8
  %207 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %208 = load i64, ptr %207, align 8
  %209 = icmp slt i64 %206, %208
  br i1 %209, label %211, label %210

210:                                              ; preds = %205
  store i32 11, ptr %19, align 4
  br label %269

211:                                              ; preds = %205
  %212 = load i64, ptr %25, align 8
  %213 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %214 = load i64, ptr %213, align 8
  %215 = mul nsw i64 %212, %214
  %216 = load i64, ptr %26, align 8
  %217 = add nsw i64 %215, %216
  %218 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %217, %219
  %221 = load i64, ptr %27, align 8
  %222 = add nsw i64 %220, %221
  %223 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %224 = load i64, ptr %223, align 8
  %225 = mul nsw i64 %222, %224
  %226 = load i64, ptr %28, align 8
  %227 = add nsw i64 %225, %226
  store i64 %227, ptr %29, align 8
  %228 = load i64, ptr %29, align 8
  %229 = load i64, ptr %24, align 8
  %230 = icmp slt i64 %228, %229
  br i1 %230, label %231, label %265

231:                                              ; preds = %211
  %232 = load ptr, ptr %8, align 8
  %233 = getelementptr inbounds %struct.descriptor, ptr %232, i32 0, i32 0
  %234 = load ptr, ptr %233, align 8
  %235 = load i64, ptr %29, align 8
  %236 = load ptr, ptr %9, align 8
  %237 = getelementptr inbounds %struct.descriptor, ptr %236, i32 0, i32 1
  %238 = load i64, ptr %237, align 8
  %239 = mul nsw i64 %235, %238
  %240 = getelementptr inbounds i8, ptr %234, i64 %239
  %241 = load ptr, ptr %9, align 8
  %242 = getelementptr inbounds %struct.descriptor, ptr %241, i32 0, i32 0
  %243 = load ptr, ptr %242, align 8
  %244 = load i64, ptr %28, align 8
  %245 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %246 = load i64, ptr %245, align 8
  %247 = mul nsw i64 %244, %246
  %248 = load i64, ptr %27, align 8
  %249 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %250 = load i64, ptr %249, align 8
  %251 = mul nsw i64 %248, %250
  %252 = add nsw i64 %247, %251
  %253 = load i64, ptr %26, align 8
  %254 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %255 = load i64, ptr %254, align 8
  %256 = mul nsw i64 %253, %255
  %257 = add nsw i64 %252, %256
  %258 = load i64, ptr %25, align 8
  %259 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %260 = load i64, ptr %259, align 8
  %261 = mul nsw i64 %258, %260
  %262 = add nsw i64 %257, %261
  %263 = getelementptr inbounds i8, ptr %243, i64 %262
  %264 = load ptr, ptr %9, align 8
  call void @put(ptr noundef %240, ptr noundef %263, ptr noundef %264)
  br label %265

265:                                              ; preds = %231, %211
  br label %266

266:                                              ; preds = %265
  %267 = load i64, ptr %28, align 8
  %268 = add nsw i64 %267, 1
  store i64 %268, ptr %28, align 8
  br label %205

269:                                              ; preds = %210
  br label %270

270:                                              ; preds = %269
  %271 = load i64, ptr %27, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %27, align 8
  br label %198

273:                                              ; preds = %203
  br label %274

274:                                              ; preds = %273
  %275 = load i64, ptr %26, align 8
  %276 = add nsw i64 %275, 1
  store i64 %276, ptr %26, align 8
  br label %191

277:                                              ; preds = %196
  br label %278

278:                                              ; preds = %277
  %279 = load i64, ptr %25, align 8
  %280 = add nsw i64 %279, 1
  store i64 %280, ptr %25, align 8
  br label %184

281:                                              ; preds = %189
  store i32 0, ptr %19, align 4
  br label %282

282:                                              ; preds = %281, %121
  %283 = load i32, ptr %19, align 4
  switch i32 %283, label %285 [
    i32 0, label %284
    i32 1, label %284
  ]

284:                                              ; preds = %282, %282
  ret void

285:                                              ; preds = %282
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
  %10 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %13, label %20

13:                                               ; preds = %2
  %14 = load ptr, ptr %3, align 8
  %15 = load i64, ptr %4, align 8
  %16 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %15, %17
  %19 = call i64 @integer(ptr noundef %14, i64 noundef %18)
  br label %21

20:                                               ; preds = %2
  br label %21

21:                                               ; preds = %20, %13
  %22 = phi i64 [ %19, %13 ], [ 1, %20 ]
  ret i64 %22
}

define internal void @reordered(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca [4 x i64], align 16
  %14 = alloca [4 x i64], align 16
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 @__const.reordered.extents, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %14, i8 0, i64 32, i1 false)
  br label %28

28:                                               ; preds = %6
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp slt i32 0, %32
  br i1 %33, label %34, label %78

34:                                               ; preds = %28
  %35 = load ptr, ptr %10, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %47

37:                                               ; preds = %34
  %38 = load ptr, ptr %10, align 8
  %39 = load ptr, ptr %10, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 7
  %41 = getelementptr inbounds [0 x %struct.dimension], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 0, %43
  %45 = call i64 @integer(ptr noundef %38, i64 noundef %44)
  %46 = sub nsw i64 %45, 1
  br label %48

47:                                               ; preds = %34
  br label %48

48:                                               ; preds = %47, %37
  %49 = phi i64 [ %46, %37 ], [ 0, %47 ]
  store i64 %49, ptr %15, align 8
  %50 = load i64, ptr %15, align 8
  %51 = icmp sge i64 %50, 0
  br i1 %51, label %52, label %59

52:                                               ; preds = %48
  %53 = load i64, ptr %15, align 8
  %54 = load ptr, ptr %7, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i64
  %58 = icmp slt i64 %53, %57
  br label %59

59:                                               ; preds = %52, %48
  %60 = phi i1 [ false, %48 ], [ %58, %52 ]
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %11, align 8
  %63 = load i32, ptr %12, align 4
  call void @require(i32 noundef %61, ptr noundef @.str.3, ptr noundef %62, i32 noundef %63)
  %64 = load ptr, ptr %7, align 8
  %65 = load i64, ptr %15, align 8
  %66 = trunc i64 %65 to i32
  %67 = call ptr @dimension(ptr noundef %64, i32 noundef %66)
  %68 = getelementptr inbounds %struct.dimension, ptr %67, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 0
  store i64 %69, ptr %70, align 16
  %71 = load ptr, ptr %7, align 8
  %72 = load i64, ptr %15, align 8
  %73 = trunc i64 %72 to i32
  %74 = call ptr @dimension(ptr noundef %71, i32 noundef %73)
  %75 = getelementptr inbounds %struct.dimension, ptr %74, i32 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 0
  store i64 %76, ptr %77, align 16
  br label %78

78:                                               ; preds = %59, %28
  %79 = load ptr, ptr %7, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = icmp slt i32 1, %82
  br i1 %83, label %84, label %128

84:                                               ; preds = %78
  %85 = load ptr, ptr %10, align 8
  %86 = icmp ne ptr %85, null
  br i1 %86, label %87, label %97

87:                                               ; preds = %84
  %88 = load ptr, ptr %10, align 8
  %89 = load ptr, ptr %10, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 7
  %91 = getelementptr inbounds [0 x %struct.dimension], ptr %90, i64 0, i64 0
  %92 = getelementptr inbounds %struct.dimension, ptr %91, i32 0, i32 2
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 1, %93
  %95 = call i64 @integer(ptr noundef %88, i64 noundef %94)
  %96 = sub nsw i64 %95, 1
  br label %98

97:                                               ; preds = %84
  br label %98

98:                                               ; preds = %97, %87
  %99 = phi i64 [ %96, %87 ], [ 1, %97 ]
  store i64 %99, ptr %16, align 8
  %100 = load i64, ptr %16, align 8
  %101 = icmp sge i64 %100, 0
  br i1 %101, label %102, label %109

102:                                              ; preds = %98
  %103 = load i64, ptr %16, align 8
  %104 = load ptr, ptr %7, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i64
  %108 = icmp slt i64 %103, %107
  br label %109

109:                                              ; preds = %102, %98
  %110 = phi i1 [ false, %98 ], [ %108, %102 ]
  %111 = zext i1 %110 to i32
  %112 = load ptr, ptr %11, align 8
  %113 = load i32, ptr %12, align 4
  call void @require(i32 noundef %111, ptr noundef @.str.3, ptr noundef %112, i32 noundef %113)
  %114 = load ptr, ptr %7, align 8
  %115 = load i64, ptr %16, align 8
  %116 = trunc i64 %115 to i32
  %117 = call ptr @dimension(ptr noundef %114, i32 noundef %116)
  %118 = getelementptr inbounds %struct.dimension, ptr %117, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 1
  store i64 %119, ptr %120, align 8
  %121 = load ptr, ptr %7, align 8
  %122 = load i64, ptr %16, align 8
  %123 = trunc i64 %122 to i32
  %124 = call ptr @dimension(ptr noundef %121, i32 noundef %123)
  %125 = getelementptr inbounds %struct.dimension, ptr %124, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 1
  store i64 %126, ptr %127, align 8
  br label %128

128:                                              ; preds = %109, %78
  %129 = load ptr, ptr %7, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 3
  %131 = load i8, ptr %130, align 4
  %132 = zext i8 %131 to i32
  %133 = icmp slt i32 2, %132
  br i1 %133, label %134, label %178

134:                                              ; preds = %128
  %135 = load ptr, ptr %10, align 8
  %136 = icmp ne ptr %135, null
  br i1 %136, label %137, label %147

137:                                              ; preds = %134
  %138 = load ptr, ptr %10, align 8
  %139 = load ptr, ptr %10, align 8
  %140 = getelementptr inbounds %struct.descriptor, ptr %139, i32 0, i32 7
  %141 = getelementptr inbounds [0 x %struct.dimension], ptr %140, i64 0, i64 0
  %142 = getelementptr inbounds %struct.dimension, ptr %141, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = mul nsw i64 2, %143
  %145 = call i64 @integer(ptr noundef %138, i64 noundef %144)
  %146 = sub nsw i64 %145, 1
  br label %148

147:                                              ; preds = %134
  br label %148

148:                                              ; preds = %147, %137
  %149 = phi i64 [ %146, %137 ], [ 2, %147 ]
  store i64 %149, ptr %17, align 8
  %150 = load i64, ptr %17, align 8
  %151 = icmp sge i64 %150, 0
  br i1 %151, label %152, label %159

152:                                              ; preds = %148
  %153 = load i64, ptr %17, align 8
  %154 = load ptr, ptr %7, align 8
  %155 = getelementptr inbounds %struct.descriptor, ptr %154, i32 0, i32 3
  %156 = load i8, ptr %155, align 4
  %157 = zext i8 %156 to i64
  %158 = icmp slt i64 %153, %157
  br label %159

159:                                              ; preds = %152, %148
  %160 = phi i1 [ false, %148 ], [ %158, %152 ]
  %161 = zext i1 %160 to i32
  %162 = load ptr, ptr %11, align 8
  %163 = load i32, ptr %12, align 4
  call void @require(i32 noundef %161, ptr noundef @.str.3, ptr noundef %162, i32 noundef %163)
  %164 = load ptr, ptr %7, align 8
  %165 = load i64, ptr %17, align 8
  %166 = trunc i64 %165 to i32
  %167 = call ptr @dimension(ptr noundef %164, i32 noundef %166)
  %168 = getelementptr inbounds %struct.dimension, ptr %167, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 2
  store i64 %169, ptr %170, align 16
  %171 = load ptr, ptr %7, align 8
  %172 = load i64, ptr %17, align 8
  %173 = trunc i64 %172 to i32
  %174 = call ptr @dimension(ptr noundef %171, i32 noundef %173)
  %175 = getelementptr inbounds %struct.dimension, ptr %174, i32 0, i32 2
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 2
  store i64 %176, ptr %177, align 16
  br label %178

178:                                              ; preds = %159, %128
  %179 = load ptr, ptr %7, align 8
  %180 = getelementptr inbounds %struct.descriptor, ptr %179, i32 0, i32 3
  %181 = load i8, ptr %180, align 4
  %182 = zext i8 %181 to i32
  %183 = icmp slt i32 3, %182
  br i1 %183, label %184, label %228

184:                                              ; preds = %178
  %185 = load ptr, ptr %10, align 8
  %186 = icmp ne ptr %185, null
  br i1 %186, label %187, label %197

187:                                              ; preds = %184
  %188 = load ptr, ptr %10, align 8
  %189 = load ptr, ptr %10, align 8
  %190 = getelementptr inbounds %struct.descriptor, ptr %189, i32 0, i32 7
  %191 = getelementptr inbounds [0 x %struct.dimension], ptr %190, i64 0, i64 0
  %192 = getelementptr inbounds %struct.dimension, ptr %191, i32 0, i32 2
  %193 = load i64, ptr %192, align 8
  %194 = mul nsw i64 3, %193
  %195 = call i64 @integer(ptr noundef %188, i64 noundef %194)
  %196 = sub nsw i64 %195, 1
  br label %198

197:                                              ; preds = %184
  br label %198

198:                                              ; preds = %197, %187
  %199 = phi i64 [ %196, %187 ], [ 3, %197 ]
  store i64 %199, ptr %18, align 8
  %200 = load i64, ptr %18, align 8
  %201 = icmp sge i64 %200, 0
  br i1 %201, label %202, label %209

202:                                              ; preds = %198
  %203 = load i64, ptr %18, align 8
  %204 = load ptr, ptr %7, align 8
  %205 = getelementptr inbounds %struct.descriptor, ptr %204, i32 0, i32 3
  %206 = load i8, ptr %205, align 4
  %207 = zext i8 %206 to i64
  %208 = icmp slt i64 %203, %207
  br label %209

209:                                              ; preds = %202, %198
  %210 = phi i1 [ false, %198 ], [ %208, %202 ]
  %211 = zext i1 %210 to i32
  %212 = load ptr, ptr %11, align 8
  %213 = load i32, ptr %12, align 4
  call void @require(i32 noundef %211, ptr noundef @.str.3, ptr noundef %212, i32 noundef %213)
  %214 = load ptr, ptr %7, align 8
  %215 = load i64, ptr %18, align 8
  %216 = trunc i64 %215 to i32
  %217 = call ptr @dimension(ptr noundef %214, i32 noundef %216)
  %218 = getelementptr inbounds %struct.dimension, ptr %217, i32 0, i32 1
  %219 = load i64, ptr %218, align 8
  %220 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 3
  store i64 %219, ptr %220, align 8
  %221 = load ptr, ptr %7, align 8
  %222 = load i64, ptr %18, align 8
  %223 = trunc i64 %222 to i32
  %224 = call ptr @dimension(ptr noundef %221, i32 noundef %223)
  %225 = getelementptr inbounds %struct.dimension, ptr %224, i32 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 3
  store i64 %226, ptr %227, align 8
  br label %228

228:                                              ; preds = %209, %178
  br label %229

229:                                              ; preds = %228
  br label %230

230:                                              ; preds = %229
  %231 = load ptr, ptr %8, align 8
  %232 = call i64 @elements_of(ptr noundef %231)
  store i64 %232, ptr %19, align 8
  %233 = load ptr, ptr %9, align 8
  %234 = icmp ne ptr %233, null
  br i1 %234, label %235, label %238

235:                                              ; preds = %230
  %236 = load ptr, ptr %9, align 8
  %237 = call i64 @elements_of(ptr noundef %236)
  br label %239

238:                                              ; preds = %230
  br label %239

239:                                              ; preds = %238, %235
  %240 = phi i64 [ %237, %235 ], [ 0, %238 ]
  store i64 %240, ptr %20, align 8
  %241 = load i64, ptr %20, align 8
  %242 = icmp ne i64 %241, 0
  br i1 %242, label %257, label %243

243:                                              ; preds = %239
  %244 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 0
  %245 = load i64, ptr %244, align 16
  %246 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 1
  %247 = load i64, ptr %246, align 8
  %248 = mul nsw i64 %245, %247
  %249 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 2
  %250 = load i64, ptr %249, align 16
  %251 = mul nsw i64 %248, %250
  %252 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 3
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %19, align 8
  %256 = icmp sle i64 %254, %255
  br label %257

257:                                              ; preds = %243, %239
  %258 = phi i1 [ true, %239 ], [ %256, %243 ]
  %259 = zext i1 %258 to i32
  %260 = load ptr, ptr %11, align 8
  %261 = load i32, ptr %12, align 4
  call void @require(i32 noundef %259, ptr noundef @.str.2, ptr noundef %260, i32 noundef %261)
  store i64 0, ptr %21, align 8
  store i64 0, ptr %22, align 8
  br label %262

262:                                              ; preds = %355, %257
  %263 = load i64, ptr %22, align 8
  %264 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 3
  %265 = load i64, ptr %264, align 8
  %266 = icmp slt i64 %263, %265
  br i1 %266, label %268, label %267

267:                                              ; preds = %262
  store i32 4, ptr %23, align 4
  br label %358

268:                                              ; preds = %262
  store i64 0, ptr %24, align 8
  br label %269

269:                                              ; preds = %351, %268
  %270 = load i64, ptr %24, align 8
  %271 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 2
  %272 = load i64, ptr %271, align 16
  %273 = icmp slt i64 %270, %272
  br i1 %273, label %275, label %274

274:                                              ; preds = %269
  store i32 7, ptr %23, align 4
  br label %354

275:                                              ; preds = %269
  store i64 0, ptr %25, align 8
  br label %276

276:                                              ; preds = %347, %275
  %277 = load i64, ptr %25, align 8
  %278 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 1
  %279 = load i64, ptr %278, align 8
  %280 = icmp slt i64 %277, %279
  br i1 %280, label %282, label %281

281:                                              ; preds = %276
  store i32 10, ptr %23, align 4
  br label %350

282:                                              ; preds = %276
  store i64 0, ptr %26, align 8
  br label %283

283:                                              ; preds = %343, %282
  %284 = load i64, ptr %26, align 8
  %285 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 0
  %286 = load i64, ptr %285, align 16
  %287 = icmp slt i64 %284, %286
  br i1 %287, label %289, label %288

288:                                              ; preds = %283
  store i32 13, ptr %23, align 4
  br label %346

289:                                              ; preds = %283
  %290 = load ptr, ptr %7, align 8
  %291 = getelementptr inbounds %struct.descriptor, ptr %290, i32 0, i32 0
  %292 = load ptr, ptr %291, align 8
  %293 = load i64, ptr %26, align 8
  %294 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 0
  %295 = load i64, ptr %294, align 16
  %296 = mul nsw i64 %293, %295
  %297 = getelementptr inbounds i8, ptr %292, i64 %296
  %298 = load i64, ptr %25, align 8
  %299 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 1
  %300 = load i64, ptr %299, align 8
  %301 = mul nsw i64 %298, %300
  %302 = getelementptr inbounds i8, ptr %297, i64 %301
  %303 = load i64, ptr %24, align 8
  %304 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 2
  %305 = load i64, ptr %304, align 16
  %306 = mul nsw i64 %303, %305
  %307 = getelementptr inbounds i8, ptr %302, i64 %306
  %308 = load i64, ptr %22, align 8
  %309 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 3
  %310 = load i64, ptr %309, align 8
  %311 = mul nsw i64 %308, %310
  %312 = getelementptr inbounds i8, ptr %307, i64 %311
  store ptr %312, ptr %27, align 8
  %313 = load i64, ptr %21, align 8
  %314 = load i64, ptr %19, align 8
  %315 = icmp slt i64 %313, %314
  br i1 %315, label %316, label %326

316:                                              ; preds = %289
  %317 = load ptr, ptr %27, align 8
  %318 = load ptr, ptr %8, align 8
  %319 = getelementptr inbounds %struct.descriptor, ptr %318, i32 0, i32 0
  %320 = load ptr, ptr %319, align 8
  %321 = load ptr, ptr %8, align 8
  %322 = load i64, ptr %21, align 8
  %323 = call i64 @offset_of_element(ptr noundef %321, i64 noundef %322)
  %324 = getelementptr inbounds i8, ptr %320, i64 %323
  %325 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %317, ptr noundef %324, ptr noundef %325)
  br label %340

326:                                              ; preds = %289
  %327 = load ptr, ptr %27, align 8
  %328 = load ptr, ptr %9, align 8
  %329 = getelementptr inbounds %struct.descriptor, ptr %328, i32 0, i32 0
  %330 = load ptr, ptr %329, align 8
  %331 = load ptr, ptr %9, align 8
  %332 = load i64, ptr %21, align 8
  %333 = load i64, ptr %19, align 8
  %334 = sub nsw i64 %332, %333
  %335 = load i64, ptr %20, align 8
  %336 = srem i64 %334, %335
  %337 = call i64 @offset_of_element(ptr noundef %331, i64 noundef %336)
  %338 = getelementptr inbounds i8, ptr %330, i64 %337
  %339 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %327, ptr noundef %338, ptr noundef %339)
  br label %340

340:                                              ; preds = %326, %316
  %341 = load i64, ptr %21, align 8
  %342 = add nsw i64 %341, 1
  store i64 %342, ptr %21, align 8
  br label %343

343:                                              ; preds = %340
  %344 = load i64, ptr %26, align 8
  %345 = add nsw i64 %344, 1
  store i64 %345, ptr %26, align 8
  br label %283

346:                                              ; preds = %288
  br label %347

347:                                              ; preds = %346
  %348 = load i64, ptr %25, align 8
  %349 = add nsw i64 %348, 1
  store i64 %349, ptr %25, align 8
  br label %276

350:                                              ; preds = %281
  br label %351

351:                                              ; preds = %350
  %352 = load i64, ptr %24, align 8
  %353 = add nsw i64 %352, 1
  store i64 %353, ptr %24, align 8
  br label %269

354:                                              ; preds = %274
  br label %355

355:                                              ; preds = %354
  %356 = load i64, ptr %22, align 8
  %357 = add nsw i64 %356, 1
  store i64 %357, ptr %22, align 8
  br label %262

358:                                              ; preds = %267
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
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %29 = load ptr, ptr %8, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp ne i32 %32, 42
  br i1 %33, label %34, label %81

34:                                               ; preds = %6
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 28
  br i1 %39, label %76, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 4
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = icmp eq i32 %44, 27
  br i1 %45, label %76, label %46

46:                                               ; preds = %40
  %47 = load ptr, ptr %8, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp eq i32 %50, 35
  br i1 %51, label %76, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %8, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp eq i32 %56, 34
  br i1 %57, label %76, label %58

58:                                               ; preds = %52
  %59 = load ptr, ptr %8, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 24
  br i1 %63, label %76, label %64

64:                                               ; preds = %58
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 4
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp eq i32 %68, 39
  br i1 %69, label %76, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 4
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i32
  %75 = icmp eq i32 %74, 40
  br label %76

76:                                               ; preds = %70, %64, %58, %52, %46, %40, %34
  %77 = phi i1 [ true, %64 ], [ true, %58 ], [ true, %52 ], [ true, %46 ], [ true, %40 ], [ true, %34 ], [ %75, %70 ]
  %78 = zext i1 %77 to i32
  %79 = load ptr, ptr %11, align 8
  %80 = load i32, ptr %12, align 4
  call void @require(i32 noundef %78, ptr noundef @.str, ptr noundef %79, i32 noundef %80)
  br label %81

81:                                               ; preds = %76, %6
  %82 = load ptr, ptr %8, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = icmp slt i32 %85, 4
  %87 = zext i1 %86 to i32
  %88 = load ptr, ptr %11, align 8
  %89 = load i32, ptr %12, align 4
  call void @require(i32 noundef %87, ptr noundef @.str.1, ptr noundef %88, i32 noundef %89)
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = icmp sle i32 %93, 4
  %95 = zext i1 %94 to i32
  %96 = load ptr, ptr %11, align 8
  %97 = load i32, ptr %12, align 4
  call void @require(i32 noundef %95, ptr noundef @.str.1, ptr noundef %96, i32 noundef %97)
  %98 = load ptr, ptr %8, align 8
  %99 = load ptr, ptr %8, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 3
  %101 = load i8, ptr %100, align 4
  %102 = zext i8 %101 to i32
  %103 = call ptr @dimension_of(ptr noundef %98, i32 noundef 0, i32 noundef %102)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %103, i64 24, i1 false)
  %104 = load ptr, ptr %8, align 8
  %105 = load ptr, ptr %8, align 8
  %106 = getelementptr inbounds %struct.descriptor, ptr %105, i32 0, i32 3
  %107 = load i8, ptr %106, align 4
  %108 = zext i8 %107 to i32
  %109 = call ptr @dimension_of(ptr noundef %104, i32 noundef 1, i32 noundef %108)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %109, i64 24, i1 false)
  %110 = load ptr, ptr %8, align 8
  %111 = load ptr, ptr %8, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 3
  %113 = load i8, ptr %112, align 4
  %114 = zext i8 %113 to i32
  %115 = call ptr @dimension_of(ptr noundef %110, i32 noundef 2, i32 noundef %114)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %115, i64 24, i1 false)
  %116 = load ptr, ptr %8, align 8
  %117 = load ptr, ptr %8, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 3
  %119 = load i8, ptr %118, align 4
  %120 = zext i8 %119 to i32
  %121 = call ptr @dimension_of(ptr noundef %116, i32 noundef 3, i32 noundef %120)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %121, i64 24, i1 false)
  %122 = load i64, ptr %10, align 8
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %124, label %126

124:                                              ; preds = %81
  %125 = load i64, ptr %10, align 8
  br label %127

126:                                              ; preds = %81
  br label %127

127:                                              ; preds = %126, %124
  %128 = phi i64 [ %125, %124 ], [ 0, %126 ]
  store i64 %128, ptr %17, align 8
  %129 = load ptr, ptr %8, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  store i64 %131, ptr %18, align 8
  %132 = load ptr, ptr %8, align 8
  %133 = getelementptr inbounds %struct.descriptor, ptr %132, i32 0, i32 3
  %134 = load i8, ptr %133, align 4
  %135 = zext i8 %134 to i32
  %136 = add nsw i32 %135, 1
  %137 = trunc i32 %136 to i8
  %138 = load ptr, ptr %7, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  store i8 %137, ptr %139, align 4
  %140 = load ptr, ptr %7, align 8
  %141 = load ptr, ptr %8, align 8
  %142 = getelementptr inbounds %struct.descriptor, ptr %141, i32 0, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = load i32, ptr %9, align 4
  %145 = icmp eq i32 %144, 1
  br i1 %145, label %146, label %148

146:                                              ; preds = %127
  %147 = load i64, ptr %17, align 8
  br label %151

148:                                              ; preds = %127
  %149 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %146
  %152 = phi i64 [ %147, %146 ], [ %150, %148 ]
  %153 = load i32, ptr %9, align 4
  %154 = icmp eq i32 %153, 1
  br i1 %154, label %155, label %158

155:                                              ; preds = %151
  %156 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  br label %168

158:                                              ; preds = %151
  %159 = load i32, ptr %9, align 4
  %160 = icmp eq i32 %159, 2
  br i1 %160, label %161, label %163

161:                                              ; preds = %158
  %162 = load i64, ptr %17, align 8
  br label %166

163:                                              ; preds = %158
  %164 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %165 = load i64, ptr %164, align 8
  br label %166

166:                                              ; preds = %163, %161
  %167 = phi i64 [ %162, %161 ], [ %165, %163 ]
  br label %168

168:                                              ; preds = %166, %155
  %169 = phi i64 [ %157, %155 ], [ %167, %166 ]
  %170 = load i32, ptr %9, align 4
  %171 = icmp slt i32 %170, 3
  br i1 %171, label %172, label %175

172:                                              ; preds = %168
  %173 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  br label %185

175:                                              ; preds = %168
  %176 = load i32, ptr %9, align 4
  %177 = icmp eq i32 %176, 3
  br i1 %177, label %178, label %180

178:                                              ; preds = %175
  %179 = load i64, ptr %17, align 8
  br label %183

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %183

183:                                              ; preds = %180, %178
  %184 = phi i64 [ %179, %178 ], [ %182, %180 ]
  br label %185

185:                                              ; preds = %183, %172
  %186 = phi i64 [ %174, %172 ], [ %184, %183 ]
  %187 = load i32, ptr %9, align 4
  %188 = icmp slt i32 %187, 4
  br i1 %188, label %189, label %192

189:                                              ; preds = %185
  %190 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %191 = load i64, ptr %190, align 8
  br label %194

192:                                              ; preds = %185
  %193 = load i64, ptr %17, align 8
  br label %194

194:                                              ; preds = %192, %189
  %195 = phi i64 [ %191, %189 ], [ %193, %192 ]
  call void @made(ptr noundef %140, i64 noundef %143, i64 noundef %152, i64 noundef %169, i64 noundef %186, i64 noundef %195)
  %196 = load i32, ptr %9, align 4
  %197 = icmp eq i32 %196, 1
  br i1 %197, label %198, label %200

198:                                              ; preds = %194
  %199 = load i64, ptr %17, align 8
  br label %201

200:                                              ; preds = %194
  br label %201

201:                                              ; preds = %200, %198
  %202 = phi i64 [ %199, %198 ], [ 1, %200 ]
  store i64 %202, ptr %19, align 8
  %203 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %204 = load i64, ptr %203, align 8
  %205 = load i32, ptr %9, align 4
  %206 = icmp sle i32 %205, 2
  br i1 %206, label %207, label %209

207:                                              ; preds = %201
  %208 = load i64, ptr %17, align 8
  br label %210

209:                                              ; preds = %201
  br label %210

210:                                              ; preds = %209, %207
  %211 = phi i64 [ %208, %207 ], [ 1, %209 ]
  %212 = mul nsw i64 %204, %211
  store i64 %212, ptr %20, align 8
  %213 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %214, %216
  %218 = load i32, ptr %9, align 4
  %219 = icmp sle i32 %218, 3
  br i1 %219, label %220, label %222

220:                                              ; preds = %210
  %221 = load i64, ptr %17, align 8
  br label %223

222:                                              ; preds = %210
  br label %223

223:                                              ; preds = %222, %220
  %224 = phi i64 [ %221, %220 ], [ 1, %222 ]
  %225 = mul nsw i64 %217, %224
  store i64 %225, ptr %21, align 8
  %226 = load i32, ptr %9, align 4
  %227 = icmp eq i32 %226, 1
  br i1 %227, label %228, label %229

228:                                              ; preds = %223
  br label %257

229:                                              ; preds = %223
  %230 = load i32, ptr %9, align 4
  %231 = icmp eq i32 %230, 2
  br i1 %231, label %232, label %235

232:                                              ; preds = %229
  %233 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %234 = load i64, ptr %233, align 8
  br label %255

235:                                              ; preds = %229
  %236 = load i32, ptr %9, align 4
  %237 = icmp eq i32 %236, 3
  br i1 %237, label %238, label %244

238:                                              ; preds = %235
  %239 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %242 = load i64, ptr %241, align 8
  %243 = mul nsw i64 %240, %242
  br label %253

244:                                              ; preds = %235
  %245 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %248 = load i64, ptr %247, align 8
  %249 = mul nsw i64 %246, %248
  %250 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %251 = load i64, ptr %250, align 8
  %252 = mul nsw i64 %249, %251
  br label %253

253:                                              ; preds = %244, %238
  %254 = phi i64 [ %243, %238 ], [ %252, %244 ]
  br label %255

255:                                              ; preds = %253, %232
  %256 = phi i64 [ %234, %232 ], [ %254, %253 ]
  br label %257

257:                                              ; preds = %255, %228
  %258 = phi i64 [ 1, %228 ], [ %256, %255 ]
  store i64 %258, ptr %22, align 8
  store i64 0, ptr %23, align 8
  br label %259

259:                                              ; preds = %354, %257
  %260 = load i64, ptr %23, align 8
  %261 = load i64, ptr %17, align 8
  %262 = icmp slt i64 %260, %261
  br i1 %262, label %264, label %263

263:                                              ; preds = %259
  store i32 2, ptr %24, align 4
  br label %357

264:                                              ; preds = %259
  store i64 0, ptr %25, align 8
  br label %265

265:                                              ; preds = %350, %264
  %266 = load i64, ptr %25, align 8
  %267 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %268 = load i64, ptr %267, align 8
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %271, label %270

270:                                              ; preds = %265
  store i32 5, ptr %24, align 4
  br label %353

271:                                              ; preds = %265
  store i64 0, ptr %26, align 8
  br label %272

272:                                              ; preds = %346, %271
  %273 = load i64, ptr %26, align 8
  %274 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %275 = load i64, ptr %274, align 8
  %276 = icmp slt i64 %273, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %272
  store i32 8, ptr %24, align 4
  br label %349

278:                                              ; preds = %272
  store i64 0, ptr %27, align 8
  br label %279

279:                                              ; preds = %342, %278
  %280 = load i64, ptr %27, align 8
  %281 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %282 = load i64, ptr %281, align 8
  %283 = icmp slt i64 %280, %282
  br i1 %283, label %285, label %284

284:                                              ; preds = %279
  store i32 11, ptr %24, align 4
  br label %345

285:                                              ; preds = %279
  store i64 0, ptr %28, align 8
  br label %286

286:                                              ; preds = %338, %285
  %287 = load i64, ptr %28, align 8
  %288 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %289 = load i64, ptr %288, align 8
  %290 = icmp slt i64 %287, %289
  br i1 %290, label %292, label %291

291:                                              ; preds = %286
  store i32 14, ptr %24, align 4
  br label %341

292:                                              ; preds = %286
  %293 = load ptr, ptr %7, align 8
  %294 = getelementptr inbounds %struct.descriptor, ptr %293, i32 0, i32 0
  %295 = load ptr, ptr %294, align 8
  %296 = load i64, ptr %23, align 8
  %297 = load i64, ptr %22, align 8
  %298 = mul nsw i64 %296, %297
  %299 = load i64, ptr %28, align 8
  %300 = load i64, ptr %19, align 8
  %301 = mul nsw i64 %299, %300
  %302 = add nsw i64 %298, %301
  %303 = load i64, ptr %27, align 8
  %304 = load i64, ptr %20, align 8
  %305 = mul nsw i64 %303, %304
  %306 = add nsw i64 %302, %305
  %307 = load i64, ptr %26, align 8
  %308 = load i64, ptr %21, align 8
  %309 = mul nsw i64 %307, %308
  %310 = add nsw i64 %306, %309
  %311 = load i64, ptr %18, align 8
  %312 = mul nsw i64 %310, %311
  %313 = getelementptr inbounds i8, ptr %295, i64 %312
  %314 = load ptr, ptr %8, align 8
  %315 = getelementptr inbounds %struct.descriptor, ptr %314, i32 0, i32 0
  %316 = load ptr, ptr %315, align 8
  %317 = load i64, ptr %28, align 8
  %318 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %319 = load i64, ptr %318, align 8
  %320 = mul nsw i64 %317, %319
  %321 = load i64, ptr %27, align 8
  %322 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %323 = load i64, ptr %322, align 8
  %324 = mul nsw i64 %321, %323
  %325 = add nsw i64 %320, %324
  %326 = load i64, ptr %26, align 8
  %327 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %326, %328
  %330 = add nsw i64 %325, %329
  %331 = load i64, ptr %25, align 8
  %332 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %333 = load i64, ptr %332, align 8
  %334 = mul nsw i64 %331, %333
  %335 = add nsw i64 %330, %334
  %336 = getelementptr inbounds i8, ptr %316, i64 %335
  %337 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %313, ptr noundef %336, ptr noundef %337)
  br label %338

338:                                              ; preds = %292
  %339 = load i64, ptr %28, align 8
  %340 = add nsw i64 %339, 1
  store i64 %340, ptr %28, align 8
  br label %286

341:                                              ; preds = %291
  br label %342

342:                                              ; preds = %341
  %343 = load i64, ptr %27, align 8
  %344 = add nsw i64 %343, 1
  store i64 %344, ptr %27, align 8
  br label %279

345:                                              ; preds = %284
  br label %346

346:                                              ; preds = %345
  %347 = load i64, ptr %26, align 8
  %348 = add nsw i64 %347, 1
  store i64 %348, ptr %26, align 8
  br label %272

349:                                              ; preds = %277
  br label %350

350:                                              ; preds = %349
  %351 = load i64, ptr %25, align 8
  %352 = add nsw i64 %351, 1
  store i64 %352, ptr %25, align 8
  br label %265

353:                                              ; preds = %270
  br label %354

354:                                              ; preds = %353
  %355 = load i64, ptr %23, align 8
  %356 = add nsw i64 %355, 1
  store i64 %356, ptr %23, align 8
  br label %259

357:                                              ; preds = %263
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
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i64 %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %25 = load ptr, ptr %9, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp ne i32 %28, 42
  br i1 %29, label %30, label %77

30:                                               ; preds = %7
  %31 = load ptr, ptr %9, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 28
  br i1 %35, label %72, label %36

36:                                               ; preds = %30
  %37 = load ptr, ptr %9, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 27
  br i1 %41, label %72, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %9, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 35
  br i1 %47, label %72, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 34
  br i1 %53, label %72, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp sle i32 %58, 24
  br i1 %59, label %72, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 4
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp eq i32 %64, 39
  br i1 %65, label %72, label %66

66:                                               ; preds = %60
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 4
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp eq i32 %70, 40
  br label %72

72:                                               ; preds = %66, %60, %54, %48, %42, %36, %30
  %73 = phi i1 [ true, %60 ], [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ true, %30 ], [ %71, %66 ]
  %74 = zext i1 %73 to i32
  %75 = load ptr, ptr %13, align 8
  %76 = load i32, ptr %14, align 4
  call void @require(i32 noundef %74, ptr noundef @.str, ptr noundef %75, i32 noundef %76)
  br label %77

77:                                               ; preds = %72, %7
  %78 = load ptr, ptr %9, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 3
  %80 = load i8, ptr %79, align 4
  %81 = zext i8 %80 to i32
  %82 = icmp sle i32 %81, 4
  %83 = zext i1 %82 to i32
  %84 = load ptr, ptr %13, align 8
  %85 = load i32, ptr %14, align 4
  call void @require(i32 noundef %83, ptr noundef @.str.1, ptr noundef %84, i32 noundef %85)
  %86 = load ptr, ptr %9, align 8
  %87 = load ptr, ptr %9, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = call ptr @dimension_of(ptr noundef %86, i32 noundef 0, i32 noundef %90)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %91, i64 24, i1 false)
  %92 = load ptr, ptr %9, align 8
  %93 = load ptr, ptr %9, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 3
  %95 = load i8, ptr %94, align 4
  %96 = zext i8 %95 to i32
  %97 = call ptr @dimension_of(ptr noundef %92, i32 noundef 1, i32 noundef %96)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %97, i64 24, i1 false)
  %98 = load ptr, ptr %9, align 8
  %99 = load ptr, ptr %9, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 3
  %101 = load i8, ptr %100, align 4
  %102 = zext i8 %101 to i32
  %103 = call ptr @dimension_of(ptr noundef %98, i32 noundef 2, i32 noundef %102)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %103, i64 24, i1 false)
  %104 = load ptr, ptr %9, align 8
  %105 = load ptr, ptr %9, align 8
  %106 = getelementptr inbounds %struct.descriptor, ptr %105, i32 0, i32 3
  %107 = load i8, ptr %106, align 4
  %108 = zext i8 %107 to i32
  %109 = call ptr @dimension_of(ptr noundef %104, i32 noundef 3, i32 noundef %108)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %109, i64 24, i1 false)
  %110 = load ptr, ptr %9, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = load ptr, ptr %8, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  store i8 %112, ptr %114, align 4
  %115 = load ptr, ptr %8, align 8
  %116 = load ptr, ptr %9, align 8
  %117 = getelementptr inbounds %struct.descriptor, ptr %116, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  call void @made(ptr noundef %115, i64 noundef %118, i64 noundef %120, i64 noundef %122, i64 noundef %124, i64 noundef %126)
  store i64 0, ptr %19, align 8
  br label %127

127:                                              ; preds = %262, %77
  %128 = load i64, ptr %19, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %127
  store i32 2, ptr %20, align 4
  br label %265

133:                                              ; preds = %127
  store i64 0, ptr %21, align 8
  br label %134

134:                                              ; preds = %258, %133
  %135 = load i64, ptr %21, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %140, label %139

139:                                              ; preds = %134
  store i32 5, ptr %20, align 4
  br label %261

140:                                              ; preds = %134
  store i64 0, ptr %22, align 8
  br label %141

141:                                              ; preds = %254, %140
  %142 = load i64, ptr %22, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %142, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %141
  store i32 8, ptr %20, align 4
  br label %257

147:                                              ; preds = %141
  store i64 0, ptr %23, align 8
  br label %148

148:                                              ; preds = %250, %147
  %149 = load i64, ptr %23, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %154, label %153

153:                                              ; preds = %148
  store i32 11, ptr %20, align 4
  br label %253

154:                                              ; preds = %148
  %155 = load ptr, ptr %11, align 8
  %156 = icmp ne ptr %155, null
  br i1 %156, label %157, label %167

157:                                              ; preds = %154
  %158 = load ptr, ptr %11, align 8
  %159 = load ptr, ptr %11, align 8
  %160 = load i32, ptr %12, align 4
  %161 = load i64, ptr %23, align 8
  %162 = load i64, ptr %22, align 8
  %163 = load i64, ptr %21, align 8
  %164 = load i64, ptr %19, align 8
  %165 = call i64 @offset_across(ptr noundef %159, i32 noundef %160, i64 noundef %161, i64 noundef %162, i64 noundef %163, i64 noundef %164)
  %166 = call i64 @integer(ptr noundef %158, i64 noundef %165)
  br label %169

167:                                              ; preds = %154
  %168 = load i64, ptr %10, align 8
  br label %169

169:                                              ; preds = %167, %157
  %170 = phi i64 [ %166, %157 ], [ %168, %167 ]
  store i64 %170, ptr %24, align 8
  %171 = load ptr, ptr %8, align 8
  %172 = getelementptr inbounds %struct.descriptor, ptr %171, i32 0, i32 0
  %173 = load ptr, ptr %172, align 8
  %174 = load i64, ptr %19, align 8
  %175 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %174, %176
  %178 = load i64, ptr %21, align 8
  %179 = add nsw i64 %177, %178
  %180 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = mul nsw i64 %179, %181
  %183 = load i64, ptr %22, align 8
  %184 = add nsw i64 %182, %183
  %185 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %186 = load i64, ptr %185, align 8
  %187 = mul nsw i64 %184, %186
  %188 = load i64, ptr %23, align 8
  %189 = add nsw i64 %187, %188
  %190 = load ptr, ptr %9, align 8
  %191 = getelementptr inbounds %struct.descriptor, ptr %190, i32 0, i32 1
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %189, %192
  %194 = getelementptr inbounds i8, ptr %173, i64 %193
  %195 = load ptr, ptr %9, align 8
  %196 = getelementptr inbounds %struct.descriptor, ptr %195, i32 0, i32 0
  %197 = load ptr, ptr %196, align 8
  %198 = load ptr, ptr %9, align 8
  %199 = load i32, ptr %12, align 4
  %200 = icmp eq i32 %199, 1
  br i1 %200, label %201, label %207

201:                                              ; preds = %169
  %202 = load i64, ptr %23, align 8
  %203 = load i64, ptr %24, align 8
  %204 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  %206 = call i64 @around(i64 noundef %202, i64 noundef %203, i64 noundef %205)
  br label %209

207:                                              ; preds = %169
  %208 = load i64, ptr %23, align 8
  br label %209

209:                                              ; preds = %207, %201
  %210 = phi i64 [ %206, %201 ], [ %208, %207 ]
  %211 = load i32, ptr %12, align 4
  %212 = icmp eq i32 %211, 2
  br i1 %212, label %213, label %219

213:                                              ; preds = %209
  %214 = load i64, ptr %22, align 8
  %215 = load i64, ptr %24, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = call i64 @around(i64 noundef %214, i64 noundef %215, i64 noundef %217)
  br label %221

219:                                              ; preds = %209
  %220 = load i64, ptr %22, align 8
  br label %221

221:                                              ; preds = %219, %213
  %222 = phi i64 [ %218, %213 ], [ %220, %219 ]
  %223 = load i32, ptr %12, align 4
  %224 = icmp eq i32 %223, 3
  br i1 %224, label %225, label %231

225:                                              ; preds = %221
  %226 = load i64, ptr %21, align 8
  %227 = load i64, ptr %24, align 8
  %228 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %229 = load i64, ptr %228, align 8
  %230 = call i64 @around(i64 noundef %226, i64 noundef %227, i64 noundef %229)
  br label %233

231:                                              ; preds = %221
  %232 = load i64, ptr %21, align 8
  br label %233

233:                                              ; preds = %231, %225
  %234 = phi i64 [ %230, %225 ], [ %232, %231 ]
  %235 = load i32, ptr %12, align 4
  %236 = icmp eq i32 %235, 4
  br i1 %236, label %237, label %243

237:                                              ; preds = %233
  %238 = load i64, ptr %19, align 8
  %239 = load i64, ptr %24, align 8
  %240 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %241 = load i64, ptr %240, align 8
  %242 = call i64 @around(i64 noundef %238, i64 noundef %239, i64 noundef %241)
  br label %245

243:                                              ; preds = %233
  %244 = load i64, ptr %19, align 8
  br label %245

245:                                              ; preds = %243, %237
  %246 = phi i64 [ %242, %237 ], [ %244, %243 ]
  %247 = call i64 @offset_in(ptr noundef %198, i64 noundef %210, i64 noundef %222, i64 noundef %234, i64 noundef %246)
  %248 = getelementptr inbounds i8, ptr %197, i64 %247
  %249 = load ptr, ptr %9, align 8
  call void @put(ptr noundef %194, ptr noundef %248, ptr noundef %249)
  br label %250

250:                                              ; preds = %245
  %251 = load i64, ptr %23, align 8
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %23, align 8
  br label %148

253:                                              ; preds = %153
  br label %254

254:                                              ; preds = %253
  %255 = load i64, ptr %22, align 8
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %22, align 8
  br label %141

257:                                              ; preds = %146
  br label %258

258:                                              ; preds = %257
  %259 = load i64, ptr %21, align 8
  %260 = add nsw i64 %259, 1
  store i64 %260, ptr %21, align 8
  br label %134

261:                                              ; preds = %139
  br label %262

262:                                              ; preds = %261
  %263 = load i64, ptr %19, align 8
  %264 = add nsw i64 %263, 1
  store i64 %264, ptr %19, align 8
  br label %127

265:                                              ; preds = %132
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
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i64 %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %28 = load ptr, ptr %10, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp ne i32 %31, 42
  br i1 %32, label %33, label %80

33:                                               ; preds = %8
  %34 = load ptr, ptr %10, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 28
  br i1 %38, label %75, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %10, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp eq i32 %43, 27
  br i1 %44, label %75, label %45

45:                                               ; preds = %39
  %46 = load ptr, ptr %10, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 35
  br i1 %50, label %75, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %10, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 34
  br i1 %56, label %75, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %10, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp sle i32 %61, 24
  br i1 %62, label %75, label %63

63:                                               ; preds = %57
  %64 = load ptr, ptr %10, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 4
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = icmp eq i32 %67, 39
  br i1 %68, label %75, label %69

69:                                               ; preds = %63
  %70 = load ptr, ptr %10, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 4
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i32
  %74 = icmp eq i32 %73, 40
  br label %75

75:                                               ; preds = %69, %63, %57, %51, %45, %39, %33
  %76 = phi i1 [ true, %63 ], [ true, %57 ], [ true, %51 ], [ true, %45 ], [ true, %39 ], [ true, %33 ], [ %74, %69 ]
  %77 = zext i1 %76 to i32
  %78 = load ptr, ptr %15, align 8
  %79 = load i32, ptr %16, align 4
  call void @require(i32 noundef %77, ptr noundef @.str, ptr noundef %78, i32 noundef %79)
  br label %80

80:                                               ; preds = %75, %8
  %81 = load ptr, ptr %13, align 8
  %82 = icmp ne ptr %81, null
  br i1 %82, label %97, label %83

83:                                               ; preds = %80
  %84 = load ptr, ptr %10, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 4
  %86 = load i8, ptr %85, align 1
  %87 = zext i8 %86 to i32
  %88 = icmp ne i32 %87, 40
  br i1 %88, label %89, label %95

89:                                               ; preds = %83
  %90 = load ptr, ptr %10, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 4
  %92 = load i8, ptr %91, align 1
  %93 = zext i8 %92 to i32
  %94 = icmp ne i32 %93, 42
  br label %95

95:                                               ; preds = %89, %83
  %96 = phi i1 [ false, %83 ], [ %94, %89 ]
  br label %97

97:                                               ; preds = %95, %80
  %98 = phi i1 [ true, %80 ], [ %96, %95 ]
  %99 = zext i1 %98 to i32
  %100 = load ptr, ptr %15, align 8
  %101 = load i32, ptr %16, align 4
  call void @require(i32 noundef %99, ptr noundef @.str.4, ptr noundef %100, i32 noundef %101)
  %102 = load ptr, ptr %10, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = icmp sle i32 %105, 4
  %107 = zext i1 %106 to i32
  %108 = load ptr, ptr %15, align 8
  %109 = load i32, ptr %16, align 4
  call void @require(i32 noundef %107, ptr noundef @.str.1, ptr noundef %108, i32 noundef %109)
  %110 = load ptr, ptr %10, align 8
  %111 = load ptr, ptr %10, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 3
  %113 = load i8, ptr %112, align 4
  %114 = zext i8 %113 to i32
  %115 = call ptr @dimension_of(ptr noundef %110, i32 noundef 0, i32 noundef %114)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %115, i64 24, i1 false)
  %116 = load ptr, ptr %10, align 8
  %117 = load ptr, ptr %10, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 3
  %119 = load i8, ptr %118, align 4
  %120 = zext i8 %119 to i32
  %121 = call ptr @dimension_of(ptr noundef %116, i32 noundef 1, i32 noundef %120)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %121, i64 24, i1 false)
  %122 = load ptr, ptr %10, align 8
  %123 = load ptr, ptr %10, align 8
  %124 = getelementptr inbounds %struct.descriptor, ptr %123, i32 0, i32 3
  %125 = load i8, ptr %124, align 4
  %126 = zext i8 %125 to i32
  %127 = call ptr @dimension_of(ptr noundef %122, i32 noundef 2, i32 noundef %126)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %127, i64 24, i1 false)
  %128 = load ptr, ptr %10, align 8
  %129 = load ptr, ptr %10, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 3
  %131 = load i8, ptr %130, align 4
  %132 = zext i8 %131 to i32
  %133 = call ptr @dimension_of(ptr noundef %128, i32 noundef 3, i32 noundef %132)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %133, i64 24, i1 false)
  %134 = load ptr, ptr %10, align 8
  %135 = getelementptr inbounds %struct.descriptor, ptr %134, i32 0, i32 3
  %136 = load i8, ptr %135, align 4
  %137 = load ptr, ptr %9, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 3
  store i8 %136, ptr %138, align 4
  %139 = load ptr, ptr %9, align 8
  %140 = load ptr, ptr %10, align 8
  %141 = getelementptr inbounds %struct.descriptor, ptr %140, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  call void @made(ptr noundef %139, i64 noundef %142, i64 noundef %144, i64 noundef %146, i64 noundef %148, i64 noundef %150)
  store i64 0, ptr %21, align 8
  br label %151

151:                                              ; preds = %328, %97
  %152 = load i64, ptr %21, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %152, %154
  br i1 %155, label %157, label %156

156:                                              ; preds = %151
  store i32 2, ptr %22, align 4
  br label %331

157:                                              ; preds = %151
  store i64 0, ptr %23, align 8
  br label %158

158:                                              ; preds = %324, %157
  %159 = load i64, ptr %23, align 8
  %160 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = icmp slt i64 %159, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %158
  store i32 5, ptr %22, align 4
  br label %327

164:                                              ; preds = %158
  store i64 0, ptr %24, align 8
  br label %165

165:                                              ; preds = %320, %164
  %166 = load i64, ptr %24, align 8
  %167 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = icmp slt i64 %166, %168
  br i1 %169, label %171, label %170

170:                                              ; preds = %165
  store i32 8, ptr %22, align 4
  br label %323

171:                                              ; preds = %165
  store i64 0, ptr %25, align 8
  br label %172

172:                                              ; preds = %316, %171
  %173 = load i64, ptr %25, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = icmp slt i64 %173, %175
  br i1 %176, label %178, label %177

177:                                              ; preds = %172
  store i32 11, ptr %22, align 4
  br label %319

178:                                              ; preds = %172
  %179 = load ptr, ptr %9, align 8
  %180 = getelementptr inbounds %struct.descriptor, ptr %179, i32 0, i32 0
  %181 = load ptr, ptr %180, align 8
  %182 = load i64, ptr %21, align 8
  %183 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %184 = load i64, ptr %183, align 8
  %185 = mul nsw i64 %182, %184
  %186 = load i64, ptr %23, align 8
  %187 = add nsw i64 %185, %186
  %188 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = load i64, ptr %24, align 8
  %192 = add nsw i64 %190, %191
  %193 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %192, %194
  %196 = load i64, ptr %25, align 8
  %197 = add nsw i64 %195, %196
  %198 = load ptr, ptr %10, align 8
  %199 = getelementptr inbounds %struct.descriptor, ptr %198, i32 0, i32 1
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %197, %200
  %202 = getelementptr inbounds i8, ptr %181, i64 %201
  store ptr %202, ptr %26, align 8
  %203 = load ptr, ptr %12, align 8
  %204 = icmp ne ptr %203, null
  br i1 %204, label %205, label %215

205:                                              ; preds = %178
  %206 = load ptr, ptr %12, align 8
  %207 = load ptr, ptr %12, align 8
  %208 = load i32, ptr %14, align 4
  %209 = load i64, ptr %25, align 8
  %210 = load i64, ptr %24, align 8
  %211 = load i64, ptr %23, align 8
  %212 = load i64, ptr %21, align 8
  %213 = call i64 @offset_across(ptr noundef %207, i32 noundef %208, i64 noundef %209, i64 noundef %210, i64 noundef %211, i64 noundef %212)
  %214 = call i64 @integer(ptr noundef %206, i64 noundef %213)
  br label %217

215:                                              ; preds = %178
  %216 = load i64, ptr %11, align 8
  br label %217

217:                                              ; preds = %215, %205
  %218 = phi i64 [ %214, %205 ], [ %216, %215 ]
  %219 = load i32, ptr %14, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %223

221:                                              ; preds = %217
  %222 = load i64, ptr %25, align 8
  br label %239

223:                                              ; preds = %217
  %224 = load i32, ptr %14, align 4
  %225 = icmp eq i32 %224, 2
  br i1 %225, label %226, label %228

226:                                              ; preds = %223
  %227 = load i64, ptr %24, align 8
  br label %237

228:                                              ; preds = %223
  %229 = load i32, ptr %14, align 4
  %230 = icmp eq i32 %229, 3
  br i1 %230, label %231, label %233

231:                                              ; preds = %228
  %232 = load i64, ptr %23, align 8
  br label %235

233:                                              ; preds = %228
  %234 = load i64, ptr %21, align 8
  br label %235

235:                                              ; preds = %233, %231
  %236 = phi i64 [ %232, %231 ], [ %234, %233 ]
  br label %237

237:                                              ; preds = %235, %226
  %238 = phi i64 [ %227, %226 ], [ %236, %235 ]
  br label %239

239:                                              ; preds = %237, %221
  %240 = phi i64 [ %222, %221 ], [ %238, %237 ]
  %241 = add nsw i64 %218, %240
  store i64 %241, ptr %27, align 8
  %242 = load i64, ptr %27, align 8
  %243 = icmp sge i64 %242, 0
  br i1 %243, label %244, label %294

244:                                              ; preds = %239
  %245 = load i64, ptr %27, align 8
  %246 = load ptr, ptr %10, align 8
  %247 = load i32, ptr %14, align 4
  %248 = sub nsw i32 %247, 1
  %249 = call ptr @dimension(ptr noundef %246, i32 noundef %248)
  %250 = getelementptr inbounds %struct.dimension, ptr %249, i32 0, i32 1
  %251 = load i64, ptr %250, align 8
  %252 = icmp slt i64 %245, %251
  br i1 %252, label %253, label %294

253:                                              ; preds = %244
  %254 = load ptr, ptr %26, align 8
  %255 = load ptr, ptr %10, align 8
  %256 = getelementptr inbounds %struct.descriptor, ptr %255, i32 0, i32 0
  %257 = load ptr, ptr %256, align 8
  %258 = load ptr, ptr %10, align 8
  %259 = load i32, ptr %14, align 4
  %260 = icmp eq i32 %259, 1
  br i1 %260, label %261, label %263

261:                                              ; preds = %253
  %262 = load i64, ptr %27, align 8
  br label %265

263:                                              ; preds = %253
  %264 = load i64, ptr %25, align 8
  br label %265

265:                                              ; preds = %263, %261
  %266 = phi i64 [ %262, %261 ], [ %264, %263 ]
  %267 = load i32, ptr %14, align 4
  %268 = icmp eq i32 %267, 2
  br i1 %268, label %269, label %271

269:                                              ; preds = %265
  %270 = load i64, ptr %27, align 8
  br label %273

271:                                              ; preds = %265
  %272 = load i64, ptr %24, align 8
  br label %273

273:                                              ; preds = %271, %269
  %274 = phi i64 [ %270, %269 ], [ %272, %271 ]
  %275 = load i32, ptr %14, align 4
  %276 = icmp eq i32 %275, 3
  br i1 %276, label %277, label %279

277:                                              ; preds = %273
  %278 = load i64, ptr %27, align 8
  br label %281

279:                                              ; preds = %273
  %280 = load i64, ptr %23, align 8
  br label %281

281:                                              ; preds = %279, %277
  %282 = phi i64 [ %278, %277 ], [ %280, %279 ]
  %283 = load i32, ptr %14, align 4
  %284 = icmp eq i32 %283, 4
  br i1 %284, label %285, label %287

285:                                              ; preds = %281
  %286 = load i64, ptr %27, align 8
  br label %289

287:                                              ; preds = %281
  %288 = load i64, ptr %21, align 8
  br label %289

289:                                              ; preds = %287, %285
  %290 = phi i64 [ %286, %285 ], [ %288, %287 ]
  %291 = call i64 @offset_in(ptr noundef %258, i64 noundef %266, i64 noundef %274, i64 noundef %282, i64 noundef %290)
  %292 = getelementptr inbounds i8, ptr %257, i64 %291
  %293 = load ptr, ptr %10, align 8
  call void @put(ptr noundef %254, ptr noundef %292, ptr noundef %293)
  br label %315

294:                                              ; preds = %244, %239
  %295 = load ptr, ptr %13, align 8
  %296 = icmp ne ptr %295, null
  br i1 %296, label %297, label %311

297:                                              ; preds = %294
  %298 = load ptr, ptr %26, align 8
  %299 = load ptr, ptr %13, align 8
  %300 = getelementptr inbounds %struct.descriptor, ptr %299, i32 0, i32 0
  %301 = load ptr, ptr %300, align 8
  %302 = load ptr, ptr %13, align 8
  %303 = load i32, ptr %14, align 4
  %304 = load i64, ptr %25, align 8
  %305 = load i64, ptr %24, align 8
  %306 = load i64, ptr %23, align 8
  %307 = load i64, ptr %21, align 8
  %308 = call i64 @offset_across(ptr noundef %302, i32 noundef %303, i64 noundef %304, i64 noundef %305, i64 noundef %306, i64 noundef %307)
  %309 = getelementptr inbounds i8, ptr %301, i64 %308
  %310 = load ptr, ptr %10, align 8
  call void @put(ptr noundef %298, ptr noundef %309, ptr noundef %310)
  br label %314

311:                                              ; preds = %294
  %312 = load ptr, ptr %26, align 8
  %313 = load ptr, ptr %10, align 8
  call void @clear(ptr noundef %312, ptr noundef %313)
  br label %314

314:                                              ; preds = %311, %297
  br label %315

315:                                              ; preds = %314, %289
  br label %316

316:                                              ; preds = %315
  %317 = load i64, ptr %25, align 8
  %318 = add nsw i64 %317, 1
  store i64 %318, ptr %25, align 8
  br label %172

319:                                              ; preds = %177
  br label %320

320:                                              ; preds = %319
  %321 = load i64, ptr %24, align 8
  %322 = add nsw i64 %321, 1
  store i64 %322, ptr %24, align 8
  br label %165

323:                                              ; preds = %170
  br label %324

324:                                              ; preds = %323
  %325 = load i64, ptr %23, align 8
  %326 = add nsw i64 %325, 1
  store i64 %326, ptr %23, align 8
  br label %158

327:                                              ; preds = %163
  br label %328

328:                                              ; preds = %327
  %329 = load i64, ptr %21, align 8
  %330 = add nsw i64 %329, 1
  store i64 %330, ptr %21, align 8
  br label %151

331:                                              ; preds = %156
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
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %29 = load ptr, ptr %8, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp ne i32 %32, 42
  br i1 %33, label %34, label %81

34:                                               ; preds = %6
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 28
  br i1 %39, label %76, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 4
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = icmp eq i32 %44, 27
  br i1 %45, label %76, label %46

46:                                               ; preds = %40
  %47 = load ptr, ptr %8, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp eq i32 %50, 35
  br i1 %51, label %76, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %8, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp eq i32 %56, 34
  br i1 %57, label %76, label %58

58:                                               ; preds = %52
  %59 = load ptr, ptr %8, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 24
  br i1 %63, label %76, label %64

64:                                               ; preds = %58
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 4
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp eq i32 %68, 39
  br i1 %69, label %76, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 4
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i32
  %75 = icmp eq i32 %74, 40
  br label %76

76:                                               ; preds = %70, %64, %58, %52, %46, %40, %34
  %77 = phi i1 [ true, %64 ], [ true, %58 ], [ true, %52 ], [ true, %46 ], [ true, %40 ], [ true, %34 ], [ %75, %70 ]
  %78 = zext i1 %77 to i32
  %79 = load ptr, ptr %11, align 8
  %80 = load i32, ptr %12, align 4
  call void @require(i32 noundef %78, ptr noundef @.str, ptr noundef %79, i32 noundef %80)
  br label %81

81:                                               ; preds = %76, %6
  %82 = load ptr, ptr %8, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = icmp sle i32 %85, 4
  %87 = zext i1 %86 to i32
  %88 = load ptr, ptr %11, align 8
  %89 = load i32, ptr %12, align 4
  call void @require(i32 noundef %87, ptr noundef @.str.1, ptr noundef %88, i32 noundef %89)
  %90 = load ptr, ptr %8, align 8
  %91 = load ptr, ptr %8, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = call ptr @dimension_of(ptr noundef %90, i32 noundef 0, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %95, i64 24, i1 false)
  %96 = load ptr, ptr %8, align 8
  %97 = load ptr, ptr %8, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 3
  %99 = load i8, ptr %98, align 4
  %100 = zext i8 %99 to i32
  %101 = call ptr @dimension_of(ptr noundef %96, i32 noundef 1, i32 noundef %100)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %101, i64 24, i1 false)
  %102 = load ptr, ptr %8, align 8
  %103 = load ptr, ptr %8, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = call ptr @dimension_of(ptr noundef %102, i32 noundef 2, i32 noundef %106)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %107, i64 24, i1 false)
  %108 = load ptr, ptr %8, align 8
  %109 = load ptr, ptr %8, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 3
  %111 = load i8, ptr %110, align 4
  %112 = zext i8 %111 to i32
  %113 = call ptr @dimension_of(ptr noundef %108, i32 noundef 3, i32 noundef %112)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %113, i64 24, i1 false)
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  store i64 %116, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 0, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %117

117:                                              ; preds = %168, %81
  %118 = load i64, ptr %20, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 2, ptr %21, align 4
  br label %171

123:                                              ; preds = %117
  store i64 0, ptr %22, align 8
  br label %124

124:                                              ; preds = %164, %123
  %125 = load i64, ptr %22, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 5, ptr %21, align 4
  br label %167

130:                                              ; preds = %124
  store i64 0, ptr %23, align 8
  br label %131

131:                                              ; preds = %160, %130
  %132 = load i64, ptr %23, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 8, ptr %21, align 4
  br label %163

137:                                              ; preds = %131
  store i64 0, ptr %24, align 8
  br label %138

138:                                              ; preds = %156, %137
  %139 = load i64, ptr %24, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 11, ptr %21, align 4
  br label %159

144:                                              ; preds = %138
  %145 = load ptr, ptr %9, align 8
  %146 = load ptr, ptr %9, align 8
  %147 = load i64, ptr %24, align 8
  %148 = load i64, ptr %23, align 8
  %149 = load i64, ptr %22, align 8
  %150 = load i64, ptr %20, align 8
  %151 = call i64 @offset_in(ptr noundef %146, i64 noundef %147, i64 noundef %148, i64 noundef %149, i64 noundef %150)
  %152 = call i32 @is_true(ptr noundef %145, i64 noundef %151)
  %153 = sext i32 %152 to i64
  %154 = load i64, ptr %18, align 8
  %155 = add nsw i64 %154, %153
  store i64 %155, ptr %18, align 8
  br label %156

156:                                              ; preds = %144
  %157 = load i64, ptr %24, align 8
  %158 = add nsw i64 %157, 1
  store i64 %158, ptr %24, align 8
  br label %138

159:                                              ; preds = %143
  br label %160

160:                                              ; preds = %159
  %161 = load i64, ptr %23, align 8
  %162 = add nsw i64 %161, 1
  store i64 %162, ptr %23, align 8
  br label %131

163:                                              ; preds = %136
  br label %164

164:                                              ; preds = %163
  %165 = load i64, ptr %22, align 8
  %166 = add nsw i64 %165, 1
  store i64 %166, ptr %22, align 8
  br label %124

167:                                              ; preds = %129
  br label %168

168:                                              ; preds = %167
  %169 = load i64, ptr %20, align 8
  %170 = add nsw i64 %169, 1
  store i64 %170, ptr %20, align 8
  br label %117

171:                                              ; preds = %122
  %172 = load ptr, ptr %7, align 8
  %173 = getelementptr inbounds %struct.descriptor, ptr %172, i32 0, i32 3
  store i8 1, ptr %173, align 4
  %174 = load ptr, ptr %7, align 8
  %175 = load ptr, ptr %8, align 8
  %176 = getelementptr inbounds %struct.descriptor, ptr %175, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  %178 = load ptr, ptr %10, align 8
  %179 = icmp ne ptr %178, null
  br i1 %179, label %180, label %185

180:                                              ; preds = %171
  %181 = load ptr, ptr %10, align 8
  %182 = call ptr @dimension(ptr noundef %181, i32 noundef 0)
  %183 = getelementptr inbounds %struct.dimension, ptr %182, i32 0, i32 1
  %184 = load i64, ptr %183, align 8
  br label %187

185:                                              ; preds = %171
  %186 = load i64, ptr %18, align 8
  br label %187

187:                                              ; preds = %185, %180
  %188 = phi i64 [ %184, %180 ], [ %186, %185 ]
  call void @made(ptr noundef %174, i64 noundef %177, i64 noundef %188, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  store i64 0, ptr %25, align 8
  br label %189

189:                                              ; preds = %272, %187
  %190 = load i64, ptr %25, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %192 = load i64, ptr %191, align 8
  %193 = icmp slt i64 %190, %192
  br i1 %193, label %195, label %194

194:                                              ; preds = %189
  store i32 14, ptr %21, align 4
  br label %275

195:                                              ; preds = %189
  store i64 0, ptr %26, align 8
  br label %196

196:                                              ; preds = %268, %195
  %197 = load i64, ptr %26, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = icmp slt i64 %197, %199
  br i1 %200, label %202, label %201

201:                                              ; preds = %196
  store i32 17, ptr %21, align 4
  br label %271

202:                                              ; preds = %196
  store i64 0, ptr %27, align 8
  br label %203

203:                                              ; preds = %264, %202
  %204 = load i64, ptr %27, align 8
  %205 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %206 = load i64, ptr %205, align 8
  %207 = icmp slt i64 %204, %206
  br i1 %207, label %209, label %208

208:                                              ; preds = %203
  store i32 20, ptr %21, align 4
  br label %267

209:                                              ; preds = %203
  store i64 0, ptr %28, align 8
  br label %210

210:                                              ; preds = %260, %209
  %211 = load i64, ptr %28, align 8
  %212 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %213 = load i64, ptr %212, align 8
  %214 = icmp slt i64 %211, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %210
  store i32 23, ptr %21, align 4
  br label %263

216:                                              ; preds = %210
  %217 = load ptr, ptr %9, align 8
  %218 = load ptr, ptr %9, align 8
  %219 = load i64, ptr %28, align 8
  %220 = load i64, ptr %27, align 8
  %221 = load i64, ptr %26, align 8
  %222 = load i64, ptr %25, align 8
  %223 = call i64 @offset_in(ptr noundef %218, i64 noundef %219, i64 noundef %220, i64 noundef %221, i64 noundef %222)
  %224 = call i32 @is_true(ptr noundef %217, i64 noundef %223)
  %225 = icmp ne i32 %224, 0
  br i1 %225, label %226, label %259

226:                                              ; preds = %216
  %227 = load ptr, ptr %7, align 8
  %228 = getelementptr inbounds %struct.descriptor, ptr %227, i32 0, i32 0
  %229 = load ptr, ptr %228, align 8
  %230 = load i64, ptr %19, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %19, align 8
  %232 = load i64, ptr %17, align 8
  %233 = mul nsw i64 %230, %232
  %234 = getelementptr inbounds i8, ptr %229, i64 %233
  %235 = load ptr, ptr %8, align 8
  %236 = getelementptr inbounds %struct.descriptor, ptr %235, i32 0, i32 0
  %237 = load ptr, ptr %236, align 8
  %238 = load i64, ptr %28, align 8
  %239 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %240 = load i64, ptr %239, align 8
  %241 = mul nsw i64 %238, %240
  %242 = load i64, ptr %27, align 8
  %243 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %244 = load i64, ptr %243, align 8
  %245 = mul nsw i64 %242, %244
  %246 = add nsw i64 %241, %245
  %247 = load i64, ptr %26, align 8
  %248 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %249 = load i64, ptr %248, align 8
  %250 = mul nsw i64 %247, %249
  %251 = add nsw i64 %246, %250
  %252 = load i64, ptr %25, align 8
  %253 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %254 = load i64, ptr %253, align 8
  %255 = mul nsw i64 %252, %254
  %256 = add nsw i64 %251, %255
  %257 = getelementptr inbounds i8, ptr %237, i64 %256
  %258 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %234, ptr noundef %257, ptr noundef %258)
  br label %259

259:                                              ; preds = %226, %216
  br label %260

260:                                              ; preds = %259
  %261 = load i64, ptr %28, align 8
  %262 = add nsw i64 %261, 1
  store i64 %262, ptr %28, align 8
  br label %210

263:                                              ; preds = %215
  br label %264

264:                                              ; preds = %263
  %265 = load i64, ptr %27, align 8
  %266 = add nsw i64 %265, 1
  store i64 %266, ptr %27, align 8
  br label %203

267:                                              ; preds = %208
  br label %268

268:                                              ; preds = %267
  %269 = load i64, ptr %26, align 8
  %270 = add nsw i64 %269, 1
  store i64 %270, ptr %26, align 8
  br label %196

271:                                              ; preds = %201
  br label %272

272:                                              ; preds = %271
  %273 = load i64, ptr %25, align 8
  %274 = add nsw i64 %273, 1
  store i64 %274, ptr %25, align 8
  br label %189

275:                                              ; preds = %194
  br label %276

276:                                              ; preds = %308, %275
  %277 = load ptr, ptr %10, align 8
  %278 = icmp ne ptr %277, null
  br i1 %278, label %279, label %286

279:                                              ; preds = %276
  %280 = load i64, ptr %19, align 8
  %281 = load ptr, ptr %10, align 8
  %282 = call ptr @dimension(ptr noundef %281, i32 noundef 0)
  %283 = getelementptr inbounds %struct.dimension, ptr %282, i32 0, i32 1
  %284 = load i64, ptr %283, align 8
  %285 = icmp slt i64 %280, %284
  br label %286

286:                                              ; preds = %279, %276
  %287 = phi i1 [ false, %276 ], [ %285, %279 ]
  br i1 %287, label %288, label %311

288:                                              ; preds = %286
  %289 = load ptr, ptr %7, align 8
  %290 = getelementptr inbounds %struct.descriptor, ptr %289, i32 0, i32 0
  %291 = load ptr, ptr %290, align 8
  %292 = load i64, ptr %19, align 8
  %293 = load i64, ptr %17, align 8
  %294 = mul nsw i64 %292, %293
  %295 = getelementptr inbounds i8, ptr %291, i64 %294
  %296 = load ptr, ptr %10, align 8
  %297 = getelementptr inbounds %struct.descriptor, ptr %296, i32 0, i32 0
  %298 = load ptr, ptr %297, align 8
  %299 = load i64, ptr %19, align 8
  %300 = load ptr, ptr %10, align 8
  %301 = getelementptr inbounds %struct.descriptor, ptr %300, i32 0, i32 7
  %302 = getelementptr inbounds [0 x %struct.dimension], ptr %301, i64 0, i64 0
  %303 = getelementptr inbounds %struct.dimension, ptr %302, i32 0, i32 2
  %304 = load i64, ptr %303, align 8
  %305 = mul nsw i64 %299, %304
  %306 = getelementptr inbounds i8, ptr %298, i64 %305
  %307 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %295, ptr noundef %306, ptr noundef %307)
  br label %308

308:                                              ; preds = %288
  %309 = load i64, ptr %19, align 8
  %310 = add nsw i64 %309, 1
  store i64 %310, ptr %19, align 8
  br label %276

311:                                              ; preds = %286
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
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp ne i32 %28, 42
  br i1 %29, label %30, label %77

30:                                               ; preds = %6
  %31 = load ptr, ptr %8, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 28
  br i1 %35, label %72, label %36

36:                                               ; preds = %30
  %37 = load ptr, ptr %8, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 27
  br i1 %41, label %72, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 35
  br i1 %47, label %72, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %8, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 34
  br i1 %53, label %72, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %8, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp sle i32 %58, 24
  br i1 %59, label %72, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %8, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 4
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp eq i32 %64, 39
  br i1 %65, label %72, label %66

66:                                               ; preds = %60
  %67 = load ptr, ptr %8, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 4
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp eq i32 %70, 40
  br label %72

72:                                               ; preds = %66, %60, %54, %48, %42, %36, %30
  %73 = phi i1 [ true, %60 ], [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ true, %30 ], [ %71, %66 ]
  %74 = zext i1 %73 to i32
  %75 = load ptr, ptr %11, align 8
  %76 = load i32, ptr %12, align 4
  call void @require(i32 noundef %74, ptr noundef @.str, ptr noundef %75, i32 noundef %76)
  br label %77

77:                                               ; preds = %72, %6
  %78 = load ptr, ptr %9, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 3
  %80 = load i8, ptr %79, align 4
  %81 = zext i8 %80 to i32
  %82 = icmp sle i32 %81, 4
  %83 = zext i1 %82 to i32
  %84 = load ptr, ptr %11, align 8
  %85 = load i32, ptr %12, align 4
  call void @require(i32 noundef %83, ptr noundef @.str.1, ptr noundef %84, i32 noundef %85)
  %86 = load ptr, ptr %9, align 8
  %87 = load ptr, ptr %9, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = call ptr @dimension_of(ptr noundef %86, i32 noundef 0, i32 noundef %90)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %91, i64 24, i1 false)
  %92 = load ptr, ptr %9, align 8
  %93 = load ptr, ptr %9, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 3
  %95 = load i8, ptr %94, align 4
  %96 = zext i8 %95 to i32
  %97 = call ptr @dimension_of(ptr noundef %92, i32 noundef 1, i32 noundef %96)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %97, i64 24, i1 false)
  %98 = load ptr, ptr %9, align 8
  %99 = load ptr, ptr %9, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 3
  %101 = load i8, ptr %100, align 4
  %102 = zext i8 %101 to i32
  %103 = call ptr @dimension_of(ptr noundef %98, i32 noundef 2, i32 noundef %102)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %103, i64 24, i1 false)
  %104 = load ptr, ptr %9, align 8
  %105 = load ptr, ptr %9, align 8
  %106 = getelementptr inbounds %struct.descriptor, ptr %105, i32 0, i32 3
  %107 = load i8, ptr %106, align 4
  %108 = zext i8 %107 to i32
  %109 = call ptr @dimension_of(ptr noundef %104, i32 noundef 3, i32 noundef %108)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %109, i64 24, i1 false)
  %110 = load ptr, ptr %8, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  store i64 %112, ptr %17, align 8
  store i64 0, ptr %18, align 8
  %113 = load ptr, ptr %9, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = load ptr, ptr %7, align 8
  %117 = getelementptr inbounds %struct.descriptor, ptr %116, i32 0, i32 3
  store i8 %115, ptr %117, align 4
  %118 = load ptr, ptr %7, align 8
  %119 = load ptr, ptr %8, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %129 = load i64, ptr %128, align 8
  call void @made(ptr noundef %118, i64 noundef %121, i64 noundef %123, i64 noundef %125, i64 noundef %127, i64 noundef %129)
  store i64 0, ptr %19, align 8
  br label %130

130:                                              ; preds = %252, %77
  %131 = load i64, ptr %19, align 8
  %132 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %131, %133
  br i1 %134, label %136, label %135

135:                                              ; preds = %130
  store i32 2, ptr %20, align 4
  br label %255

136:                                              ; preds = %130
  store i64 0, ptr %21, align 8
  br label %137

137:                                              ; preds = %248, %136
  %138 = load i64, ptr %21, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %140 = load i64, ptr %139, align 8
  %141 = icmp slt i64 %138, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %137
  store i32 5, ptr %20, align 4
  br label %251

143:                                              ; preds = %137
  store i64 0, ptr %22, align 8
  br label %144

144:                                              ; preds = %244, %143
  %145 = load i64, ptr %22, align 8
  %146 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %145, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %144
  store i32 8, ptr %20, align 4
  br label %247

150:                                              ; preds = %144
  store i64 0, ptr %23, align 8
  br label %151

151:                                              ; preds = %240, %150
  %152 = load i64, ptr %23, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %152, %154
  br i1 %155, label %157, label %156

156:                                              ; preds = %151
  store i32 11, ptr %20, align 4
  br label %243

157:                                              ; preds = %151
  %158 = load ptr, ptr %7, align 8
  %159 = getelementptr inbounds %struct.descriptor, ptr %158, i32 0, i32 0
  %160 = load ptr, ptr %159, align 8
  %161 = load i64, ptr %19, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %161, %163
  %165 = load i64, ptr %21, align 8
  %166 = add nsw i64 %164, %165
  %167 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %166, %168
  %170 = load i64, ptr %22, align 8
  %171 = add nsw i64 %169, %170
  %172 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %171, %173
  %175 = load i64, ptr %23, align 8
  %176 = add nsw i64 %174, %175
  %177 = load i64, ptr %17, align 8
  %178 = mul nsw i64 %176, %177
  %179 = getelementptr inbounds i8, ptr %160, i64 %178
  store ptr %179, ptr %24, align 8
  %180 = load ptr, ptr %9, align 8
  %181 = load i64, ptr %23, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %181, %183
  %185 = load i64, ptr %22, align 8
  %186 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %187 = load i64, ptr %186, align 8
  %188 = mul nsw i64 %185, %187
  %189 = add nsw i64 %184, %188
  %190 = load i64, ptr %21, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %190, %192
  %194 = add nsw i64 %189, %193
  %195 = load i64, ptr %19, align 8
  %196 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %197 = load i64, ptr %196, align 8
  %198 = mul nsw i64 %195, %197
  %199 = add nsw i64 %194, %198
  %200 = call i32 @is_true(ptr noundef %180, i64 noundef %199)
  %201 = icmp ne i32 %200, 0
  br i1 %201, label %202, label %217

202:                                              ; preds = %157
  %203 = load ptr, ptr %24, align 8
  %204 = load ptr, ptr %8, align 8
  %205 = getelementptr inbounds %struct.descriptor, ptr %204, i32 0, i32 0
  %206 = load ptr, ptr %205, align 8
  %207 = load i64, ptr %18, align 8
  %208 = add nsw i64 %207, 1
  store i64 %208, ptr %18, align 8
  %209 = load ptr, ptr %8, align 8
  %210 = getelementptr inbounds %struct.descriptor, ptr %209, i32 0, i32 7
  %211 = getelementptr inbounds [0 x %struct.dimension], ptr %210, i64 0, i64 0
  %212 = getelementptr inbounds %struct.dimension, ptr %211, i32 0, i32 2
  %213 = load i64, ptr %212, align 8
  %214 = mul nsw i64 %207, %213
  %215 = getelementptr inbounds i8, ptr %206, i64 %214
  %216 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %203, ptr noundef %215, ptr noundef %216)
  br label %239

217:                                              ; preds = %157
  %218 = load ptr, ptr %24, align 8
  %219 = load ptr, ptr %10, align 8
  %220 = getelementptr inbounds %struct.descriptor, ptr %219, i32 0, i32 0
  %221 = load ptr, ptr %220, align 8
  %222 = load ptr, ptr %10, align 8
  %223 = getelementptr inbounds %struct.descriptor, ptr %222, i32 0, i32 3
  %224 = load i8, ptr %223, align 4
  %225 = zext i8 %224 to i32
  %226 = icmp ne i32 %225, 0
  br i1 %226, label %227, label %234

227:                                              ; preds = %217
  %228 = load ptr, ptr %10, align 8
  %229 = load i64, ptr %23, align 8
  %230 = load i64, ptr %22, align 8
  %231 = load i64, ptr %21, align 8
  %232 = load i64, ptr %19, align 8
  %233 = call i64 @offset_in(ptr noundef %228, i64 noundef %229, i64 noundef %230, i64 noundef %231, i64 noundef %232)
  br label %235

234:                                              ; preds = %217
  br label %235

235:                                              ; preds = %234, %227
  %236 = phi i64 [ %233, %227 ], [ 0, %234 ]
  %237 = getelementptr inbounds i8, ptr %221, i64 %236
  %238 = load ptr, ptr %8, align 8
  call void @put(ptr noundef %218, ptr noundef %237, ptr noundef %238)
  br label %239

239:                                              ; preds = %235, %202
  br label %240

240:                                              ; preds = %239
  %241 = load i64, ptr %23, align 8
  %242 = add nsw i64 %241, 1
  store i64 %242, ptr %23, align 8
  br label %151

243:                                              ; preds = %156
  br label %244

244:                                              ; preds = %243
  %245 = load i64, ptr %22, align 8
  %246 = add nsw i64 %245, 1
  store i64 %246, ptr %22, align 8
  br label %144

247:                                              ; preds = %149
  br label %248

248:                                              ; preds = %247
  %249 = load i64, ptr %21, align 8
  %250 = add nsw i64 %249, 1
  store i64 %250, ptr %21, align 8
  br label %137

251:                                              ; preds = %142
  br label %252

252:                                              ; preds = %251
  %253 = load i64, ptr %19, align 8
  %254 = add nsw i64 %253, 1
  store i64 %254, ptr %19, align 8
  br label %130

255:                                              ; preds = %135
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
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  store i64 %32, ptr %13, align 8
  %33 = load ptr, ptr %8, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp sle i32 %36, 4
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %12, align 4
  call void @require(i32 noundef %38, ptr noundef @.str.1, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %8, align 8
  %42 = load ptr, ptr %8, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %8, align 8
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %8, align 8
  %54 = load ptr, ptr %8, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 2, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %8, align 8
  %60 = load ptr, ptr %8, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 4
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp sle i32 %68, 24
  br i1 %69, label %91, label %70

70:                                               ; preds = %6
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 4
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i32
  %75 = icmp eq i32 %74, 39
  br i1 %75, label %91, label %76

76:                                               ; preds = %70
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 4
  %79 = load i8, ptr %78, align 1
  %80 = zext i8 %79 to i32
  %81 = icmp eq i32 %80, 40
  br i1 %81, label %91, label %82

82:                                               ; preds = %76
  %83 = load ptr, ptr %9, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 4
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = icmp ne i32 %86, 40
  br i1 %87, label %91, label %88

88:                                               ; preds = %82
  %89 = load ptr, ptr %9, align 8
  %90 = call zeroext i1 @is_short_text(ptr noundef %89)
  br label %91

91:                                               ; preds = %88, %82, %76, %70, %6
  %92 = phi i1 [ true, %82 ], [ true, %76 ], [ true, %70 ], [ true, %6 ], [ %90, %88 ]
  %93 = zext i1 %92 to i32
  %94 = load ptr, ptr %11, align 8
  %95 = load i32, ptr %12, align 4
  call void @require(i32 noundef %93, ptr noundef @.str.5, ptr noundef %94, i32 noundef %95)
  %96 = load i64, ptr %10, align 8
  %97 = load ptr, ptr %9, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %96, %99
  store i64 %100, ptr %18, align 8
  %101 = load i64, ptr %18, align 8
  %102 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %106, %108
  %110 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %109, %111
  %113 = load i64, ptr %13, align 8
  %114 = mul nsw i64 %112, %113
  %115 = icmp sle i64 %101, %114
  br i1 %115, label %122, label %116

116:                                              ; preds = %91
  %117 = load ptr, ptr %8, align 8
  %118 = load ptr, ptr %9, align 8
  %119 = call i32 @are_alike(ptr noundef %117, ptr noundef %118)
  %120 = icmp ne i32 %119, 0
  %121 = xor i1 %120, true
  br label %122

122:                                              ; preds = %116, %91
  %123 = phi i1 [ true, %91 ], [ %121, %116 ]
  %124 = zext i1 %123 to i32
  %125 = load ptr, ptr %11, align 8
  %126 = load i32, ptr %12, align 4
  call void @require(i32 noundef %124, ptr noundef @.str.6, ptr noundef %125, i32 noundef %126)
  %127 = load ptr, ptr %7, align 8
  %128 = load ptr, ptr %9, align 8
  %129 = getelementptr inbounds %struct.descriptor, ptr %128, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = load i64, ptr %10, align 8
  call void @made(ptr noundef %127, i64 noundef %130, i64 noundef %131, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  %132 = load ptr, ptr %8, align 8
  %133 = load ptr, ptr %9, align 8
  %134 = call i32 @are_alike(ptr noundef %132, ptr noundef %133)
  %135 = icmp ne i32 %134, 0
  br i1 %135, label %136, label %247

136:                                              ; preds = %122
  store i64 0, ptr %19, align 8
  br label %137

137:                                              ; preds = %243, %136
  %138 = load i64, ptr %19, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %140 = load i64, ptr %139, align 8
  %141 = icmp slt i64 %138, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %137
  store i32 2, ptr %20, align 4
  br label %246

143:                                              ; preds = %137
  store i64 0, ptr %21, align 8
  br label %144

144:                                              ; preds = %239, %143
  %145 = load i64, ptr %21, align 8
  %146 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %145, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %144
  store i32 5, ptr %20, align 4
  br label %242

150:                                              ; preds = %144
  store i64 0, ptr %22, align 8
  br label %151

151:                                              ; preds = %235, %150
  %152 = load i64, ptr %22, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %152, %154
  br i1 %155, label %157, label %156

156:                                              ; preds = %151
  store i32 8, ptr %20, align 4
  br label %238

157:                                              ; preds = %151
  store i64 0, ptr %23, align 8
  br label %158

158:                                              ; preds = %231, %157
  %159 = load i64, ptr %23, align 8
  %160 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = icmp slt i64 %159, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %158
  store i32 11, ptr %20, align 4
  br label %234

164:                                              ; preds = %158
  %165 = load i64, ptr %19, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = load i64, ptr %21, align 8
  %170 = add nsw i64 %168, %169
  %171 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = load i64, ptr %22, align 8
  %175 = add nsw i64 %173, %174
  %176 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %175, %177
  %179 = load i64, ptr %23, align 8
  %180 = add nsw i64 %178, %179
  %181 = load i64, ptr %10, align 8
  %182 = icmp slt i64 %180, %181
  br i1 %182, label %183, label %230

183:                                              ; preds = %164
  %184 = load ptr, ptr %7, align 8
  %185 = getelementptr inbounds %struct.descriptor, ptr %184, i32 0, i32 0
  %186 = load ptr, ptr %185, align 8
  %187 = load i64, ptr %19, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = load i64, ptr %21, align 8
  %192 = add nsw i64 %190, %191
  %193 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %192, %194
  %196 = load i64, ptr %22, align 8
  %197 = add nsw i64 %195, %196
  %198 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %199
  %201 = load i64, ptr %23, align 8
  %202 = add nsw i64 %200, %201
  %203 = load i64, ptr %13, align 8
  %204 = mul nsw i64 %202, %203
  %205 = getelementptr inbounds i8, ptr %186, i64 %204
  %206 = load ptr, ptr %8, align 8
  %207 = getelementptr inbounds %struct.descriptor, ptr %206, i32 0, i32 0
  %208 = load ptr, ptr %207, align 8
  %209 = load i64, ptr %23, align 8
  %210 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %211 = load i64, ptr %210, align 8
  %212 = mul nsw i64 %209, %211
  %213 = load i64, ptr %22, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %215 = load i64, ptr %214, align 8
  %216 = mul nsw i64 %213, %215
  %217 = add nsw i64 %212, %216
  %218 = load i64, ptr %21, align 8
  %219 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %220 = load i64, ptr %219, align 8
  %221 = mul nsw i64 %218, %220
  %222 = add nsw i64 %217, %221
  %223 = load i64, ptr %19, align 8
  %224 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %225 = load i64, ptr %224, align 8
  %226 = mul nsw i64 %223, %225
  %227 = add nsw i64 %222, %226
  %228 = getelementptr inbounds i8, ptr %208, i64 %227
  %229 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %205, ptr noundef %228, ptr noundef %229)
  br label %230

230:                                              ; preds = %183, %164
  br label %231

231:                                              ; preds = %230
  %232 = load i64, ptr %23, align 8
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %23, align 8
  br label %158

234:                                              ; preds = %163
  br label %235

235:                                              ; preds = %234
  %236 = load i64, ptr %22, align 8
  %237 = add nsw i64 %236, 1
  store i64 %237, ptr %22, align 8
  br label %151

238:                                              ; preds = %156
  br label %239

239:                                              ; preds = %238
  %240 = load i64, ptr %21, align 8
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %21, align 8
  br label %144

242:                                              ; preds = %149
  br label %243

243:                                              ; preds = %242
  %244 = load i64, ptr %19, align 8
  %245 = add nsw i64 %244, 1
  store i64 %245, ptr %19, align 8
  br label %137

246:                                              ; preds = %142
  br label %381

247:                                              ; preds = %122
  store i64 0, ptr %24, align 8
  br label %248

248:                                              ; preds = %377, %247
  %249 = load i64, ptr %24, align 8
  %250 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %251 = load i64, ptr %250, align 8
  %252 = icmp slt i64 %249, %251
  br i1 %252, label %254, label %253

253:                                              ; preds = %248
  store i32 14, ptr %20, align 4
  br label %380

254:                                              ; preds = %248
  store i64 0, ptr %25, align 8
  br label %255

255:                                              ; preds = %373, %254
  %256 = load i64, ptr %25, align 8
  %257 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %258 = load i64, ptr %257, align 8
  %259 = icmp slt i64 %256, %258
  br i1 %259, label %261, label %260

260:                                              ; preds = %255
  store i32 17, ptr %20, align 4
  br label %376

261:                                              ; preds = %255
  store i64 0, ptr %26, align 8
  br label %262

262:                                              ; preds = %369, %261
  %263 = load i64, ptr %26, align 8
  %264 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %265 = load i64, ptr %264, align 8
  %266 = icmp slt i64 %263, %265
  br i1 %266, label %268, label %267

267:                                              ; preds = %262
  store i32 20, ptr %20, align 4
  br label %372

268:                                              ; preds = %262
  store i64 0, ptr %27, align 8
  br label %269

269:                                              ; preds = %365, %268
  %270 = load i64, ptr %27, align 8
  %271 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %272 = load i64, ptr %271, align 8
  %273 = icmp slt i64 %270, %272
  br i1 %273, label %275, label %274

274:                                              ; preds = %269
  store i32 23, ptr %20, align 4
  br label %368

275:                                              ; preds = %269
  %276 = load i64, ptr %24, align 8
  %277 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %278 = load i64, ptr %277, align 8
  %279 = mul nsw i64 %276, %278
  %280 = load i64, ptr %25, align 8
  %281 = add nsw i64 %279, %280
  %282 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %283 = load i64, ptr %282, align 8
  %284 = mul nsw i64 %281, %283
  %285 = load i64, ptr %26, align 8
  %286 = add nsw i64 %284, %285
  %287 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %288 = load i64, ptr %287, align 8
  %289 = mul nsw i64 %286, %288
  %290 = load i64, ptr %27, align 8
  %291 = add nsw i64 %289, %290
  %292 = load i64, ptr %13, align 8
  %293 = mul nsw i64 %291, %292
  store i64 %293, ptr %28, align 8
  %294 = load i64, ptr %18, align 8
  %295 = load i64, ptr %28, align 8
  %296 = sub nsw i64 %294, %295
  store i64 %296, ptr %29, align 8
  %297 = load i64, ptr %29, align 8
  %298 = load i64, ptr %13, align 8
  %299 = icmp sge i64 %297, %298
  br i1 %299, label %300, label %330

300:                                              ; preds = %275
  %301 = load ptr, ptr %7, align 8
  %302 = getelementptr inbounds %struct.descriptor, ptr %301, i32 0, i32 0
  %303 = load ptr, ptr %302, align 8
  %304 = load i64, ptr %28, align 8
  %305 = getelementptr inbounds i8, ptr %303, i64 %304
  %306 = load ptr, ptr %8, align 8
  %307 = getelementptr inbounds %struct.descriptor, ptr %306, i32 0, i32 0
  %308 = load ptr, ptr %307, align 8
  %309 = load i64, ptr %27, align 8
  %310 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %311 = load i64, ptr %310, align 8
  %312 = mul nsw i64 %309, %311
  %313 = load i64, ptr %26, align 8
  %314 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %315 = load i64, ptr %314, align 8
  %316 = mul nsw i64 %313, %315
  %317 = add nsw i64 %312, %316
  %318 = load i64, ptr %25, align 8
  %319 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %320 = load i64, ptr %319, align 8
  %321 = mul nsw i64 %318, %320
  %322 = add nsw i64 %317, %321
  %323 = load i64, ptr %24, align 8
  %324 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %325 = load i64, ptr %324, align 8
  %326 = mul nsw i64 %323, %325
  %327 = add nsw i64 %322, %326
  %328 = getelementptr inbounds i8, ptr %308, i64 %327
  %329 = load i64, ptr %13, align 8
  call void @copy_word(ptr noundef %305, ptr noundef %328, i64 noundef %329)
  br label %364

330:                                              ; preds = %275
  %331 = load i64, ptr %29, align 8
  %332 = icmp sgt i64 %331, 0
  br i1 %332, label %333, label %363

333:                                              ; preds = %330
  %334 = load ptr, ptr %7, align 8
  %335 = getelementptr inbounds %struct.descriptor, ptr %334, i32 0, i32 0
  %336 = load ptr, ptr %335, align 8
  %337 = load i64, ptr %28, align 8
  %338 = getelementptr inbounds i8, ptr %336, i64 %337
  %339 = load ptr, ptr %8, align 8
  %340 = getelementptr inbounds %struct.descriptor, ptr %339, i32 0, i32 0
  %341 = load ptr, ptr %340, align 8
  %342 = load i64, ptr %27, align 8
  %343 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %344 = load i64, ptr %343, align 8
  %345 = mul nsw i64 %342, %344
  %346 = load i64, ptr %26, align 8
  %347 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %348 = load i64, ptr %347, align 8
  %349 = mul nsw i64 %346, %348
  %350 = add nsw i64 %345, %349
  %351 = load i64, ptr %25, align 8
  %352 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %350, %354
  %356 = load i64, ptr %24, align 8
  %357 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %358 = load i64, ptr %357, align 8
  %359 = mul nsw i64 %356, %358
  %360 = add nsw i64 %355, %359
  %361 = getelementptr inbounds i8, ptr %341, i64 %360
  %362 = load i64, ptr %29, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %338, ptr align 1 %361, i64 %362, i1 false)
  br label %363

363:                                              ; preds = %333, %330
  br label %364

364:                                              ; preds = %363, %300
  br label %365

365:                                              ; preds = %364
  %366 = load i64, ptr %27, align 8
  %367 = add nsw i64 %366, 1
  store i64 %367, ptr %27, align 8
  br label %269

368:                                              ; preds = %274
  br label %369

369:                                              ; preds = %368
  %370 = load i64, ptr %26, align 8
  %371 = add nsw i64 %370, 1
  store i64 %371, ptr %26, align 8
  br label %262

372:                                              ; preds = %267
  br label %373

373:                                              ; preds = %372
  %374 = load i64, ptr %25, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %25, align 8
  br label %255

376:                                              ; preds = %260
  br label %377

377:                                              ; preds = %376
  %378 = load i64, ptr %24, align 8
  %379 = add nsw i64 %378, 1
  store i64 %379, ptr %24, align 8
  br label %248

380:                                              ; preds = %253
  br label %381

381:                                              ; preds = %380, %246
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
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %17 = load ptr, ptr %7, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 3
  %19 = load i8, ptr %18, align 4
  %20 = zext i8 %19 to i32
  %21 = icmp sle i32 %20, 4
  %22 = zext i1 %21 to i32
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  call void @require(i32 noundef %22, ptr noundef @.str.1, ptr noundef %23, i32 noundef %24)
  %25 = load ptr, ptr %7, align 8
  %26 = load ptr, ptr %7, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 3
  %28 = load i8, ptr %27, align 4
  %29 = zext i8 %28 to i32
  %30 = call ptr @dimension_of(ptr noundef %25, i32 noundef 0, i32 noundef %29)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %30, i64 24, i1 false)
  %31 = load ptr, ptr %7, align 8
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = call ptr @dimension_of(ptr noundef %31, i32 noundef 1, i32 noundef %35)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %36, i64 24, i1 false)
  %37 = load ptr, ptr %7, align 8
  %38 = load ptr, ptr %7, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 3
  %40 = load i8, ptr %39, align 4
  %41 = zext i8 %40 to i32
  %42 = call ptr @dimension_of(ptr noundef %37, i32 noundef 2, i32 noundef %41)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %42, i64 24, i1 false)
  %43 = load ptr, ptr %7, align 8
  %44 = load ptr, ptr %7, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 3
  %46 = load i8, ptr %45, align 4
  %47 = zext i8 %46 to i32
  %48 = call ptr @dimension_of(ptr noundef %43, i32 noundef 3, i32 noundef %47)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %48, i64 24, i1 false)
  %49 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %50, %52
  %54 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %53, %55
  %57 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %56, %58
  %60 = load ptr, ptr %7, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %59, %62
  store i64 %63, ptr %15, align 8
  %64 = load ptr, ptr %8, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  store i64 %66, ptr %16, align 8
  %67 = load ptr, ptr %8, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = icmp ne i32 %70, 0
  %72 = zext i1 %71 to i64
  %73 = select i1 %71, i32 1, i32 0
  %74 = trunc i32 %73 to i8
  %75 = load ptr, ptr %6, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  store i8 %74, ptr %76, align 4
  %77 = load ptr, ptr %6, align 8
  %78 = load ptr, ptr %7, align 8
  %79 = load ptr, ptr %8, align 8
  %80 = load ptr, ptr %8, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %85, label %95

85:                                               ; preds = %5
  %86 = load i64, ptr %16, align 8
  %87 = icmp ne i64 %86, 0
  br i1 %87, label %88, label %95

88:                                               ; preds = %85
  %89 = load i64, ptr %15, align 8
  %90 = load i64, ptr %16, align 8
  %91 = add nsw i64 %89, %90
  %92 = sub nsw i64 %91, 1
  %93 = load i64, ptr %16, align 8
  %94 = sdiv i64 %92, %93
  br label %96

95:                                               ; preds = %85, %5
  br label %96

96:                                               ; preds = %95, %88
  %97 = phi i64 [ %94, %88 ], [ 1, %95 ]
  %98 = load ptr, ptr %9, align 8
  %99 = load i32, ptr %10, align 4
  call void @taken(ptr noundef %77, ptr noundef %78, ptr noundef %79, i64 noundef %97, ptr noundef %98, i32 noundef %99)
  ret void
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #3

declare ptr @malloc(i64 noundef) #4

declare void @_FortranALtoadCopyObject(ptr noundef, ptr noundef, ptr noundef) #5

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
  br label %61

61:                                               ; preds = %60
  br label %62

62:                                               ; preds = %61
  %63 = load i64, ptr %3, align 8
  ret i64 %63
}

define internal i64 @offset_of_element(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = call ptr @dimension(ptr noundef %8, i32 noundef 0)
  %10 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  store i64 %11, ptr %5, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = call ptr @dimension(ptr noundef %12, i32 noundef 1)
  %14 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  store i64 %15, ptr %6, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = call ptr @dimension(ptr noundef %16, i32 noundef 2)
  %18 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %7, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = load i64, ptr %4, align 8
  %22 = load i64, ptr %5, align 8
  %23 = srem i64 %21, %22
  %24 = load i64, ptr %4, align 8
  %25 = load i64, ptr %5, align 8
  %26 = sdiv i64 %24, %25
  %27 = load i64, ptr %6, align 8
  %28 = srem i64 %26, %27
  %29 = load i64, ptr %4, align 8
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %6, align 8
  %32 = mul nsw i64 %30, %31
  %33 = sdiv i64 %29, %32
  %34 = load i64, ptr %7, align 8
  %35 = srem i64 %33, %34
  %36 = load i64, ptr %4, align 8
  %37 = load i64, ptr %5, align 8
  %38 = load i64, ptr %6, align 8
  %39 = mul nsw i64 %37, %38
  %40 = load i64, ptr %7, align 8
  %41 = mul nsw i64 %39, %40
  %42 = sdiv i64 %36, %41
  %43 = call i64 @offset_in(ptr noundef %20, i64 noundef %23, i64 noundef %28, i64 noundef %35, i64 noundef %42)
  ret i64 %43
}

define internal i64 @offset_across(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %11, align 8
  store i64 %5, ptr %12, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %6
  br label %46

19:                                               ; preds = %6
  %20 = load ptr, ptr %7, align 8
  %21 = load i32, ptr %8, align 4
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %23, label %25

23:                                               ; preds = %19
  %24 = load i64, ptr %10, align 8
  br label %27

25:                                               ; preds = %19
  %26 = load i64, ptr %9, align 8
  br label %27

27:                                               ; preds = %25, %23
  %28 = phi i64 [ %24, %23 ], [ %26, %25 ]
  %29 = load i32, ptr %8, align 4
  %30 = icmp sle i32 %29, 2
  br i1 %30, label %31, label %33

31:                                               ; preds = %27
  %32 = load i64, ptr %11, align 8
  br label %35

33:                                               ; preds = %27
  %34 = load i64, ptr %10, align 8
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i64 [ %32, %31 ], [ %34, %33 ]
  %37 = load i32, ptr %8, align 4
  %38 = icmp sle i32 %37, 3
  br i1 %38, label %39, label %41

39:                                               ; preds = %35
  %40 = load i64, ptr %12, align 8
  br label %43

41:                                               ; preds = %35
  %42 = load i64, ptr %11, align 8
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi i64 [ %40, %39 ], [ %42, %41 ]
  %45 = call i64 @offset_in(ptr noundef %20, i64 noundef %28, i64 noundef %36, i64 noundef %44, i64 noundef 0)
  br label %46

46:                                               ; preds = %43, %18
  %47 = phi i64 [ 0, %18 ], [ %45, %43 ]
  ret i64 %47
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
attributes #4 = { allocsize(0) }
attributes #5 = { nounwind }
attributes #6 = { noinline nounwind uwtable }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { allocsize(0) }


