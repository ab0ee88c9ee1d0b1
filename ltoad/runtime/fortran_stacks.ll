
%struct.dimension = type { i64, i64, i64 }
%struct.values = type { ptr, ptr, i64, i64, i64, i64, i32, i32, i32, i32, ptr }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.item = type { ptr, i64, [4 x i64], i8 }
%struct.addendum = type { ptr, i64 }
%union.place = type { %struct.descriptor, [112 x i8] }
%struct.places = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [17 x i8] c"fortran_stacks.c\00", align 1
@.str.1 = private unnamed_addr constant [93 x i8] c"arrays of this type cannot be moved in a function that is differentiated: write it as a loop\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"no such value on a stack\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"no such place on a stack\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@.str.5 = private unnamed_addr constant [24 x i8] c"./fortran_descriptors.h\00", align 1

define dso_local ptr @_FortranACreateValueStack(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.values, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %4, align 4
  %9 = call ptr @malloc(i64 noundef 72) #9
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 72, i1 false)
  %11 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 0
  %12 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 1
  %13 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 2
  %14 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 3
  %15 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 4
  %16 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 5
  %17 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 6
  %18 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 7
  %19 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 8
  %20 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 9
  %21 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %6, i64 72, i1 false)
  %22 = load ptr, ptr %5, align 8
  ret ptr %22
}


declare ptr @malloc(i64 noundef) #2

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4


define dso_local void @_FortranAPushValue(ptr noundef %0, ptr noundef %1) #5 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store ptr @.str, ptr %5, align 8
  store i32 0, ptr %6, align 4
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 4
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = icmp ne i32 %20, 42
  br i1 %21, label %22, label %68

22:                                               ; preds = %2
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.descriptor, ptr %23, i32 0, i32 4
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = icmp eq i32 %26, 28
  br i1 %27, label %64, label %28

28:                                               ; preds = %22
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 27
  br i1 %33, label %64, label %34

34:                                               ; preds = %28
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 35
  br i1 %39, label %64, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 4
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = icmp eq i32 %44, 34
  br i1 %45, label %64, label %46

46:                                               ; preds = %40
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp sle i32 %50, 24
  br i1 %51, label %64, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp eq i32 %56, 39
  br i1 %57, label %64, label %58

58:                                               ; preds = %52
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp eq i32 %62, 40
  br label %64

64:                                               ; preds = %58, %52, %46, %40, %34, %28, %22
  %65 = phi i1 [ true, %52 ], [ true, %46 ], [ true, %40 ], [ true, %34 ], [ true, %28 ], [ true, %22 ], [ %63, %58 ]
  %66 = zext i1 %65 to i32
  %67 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %66, ptr noundef @.str.1, ptr noundef %67, i32 noundef 0)
  br label %68

68:                                               ; preds = %64, %2
  %69 = load ptr, ptr %4, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = icmp sle i32 %72, 4
  %74 = zext i1 %73 to i32
  %75 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %74, ptr noundef @.str.2, ptr noundef %75, i32 noundef 0)
  %76 = load ptr, ptr %4, align 8
  %77 = load ptr, ptr %4, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = call ptr @dimension_of(ptr noundef %76, i32 noundef 0, i32 noundef %80)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %81, i64 24, i1 false)
  %82 = load ptr, ptr %4, align 8
  %83 = load ptr, ptr %4, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = call ptr @dimension_of(ptr noundef %82, i32 noundef 1, i32 noundef %86)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %87, i64 24, i1 false)
  %88 = load ptr, ptr %4, align 8
  %89 = load ptr, ptr %4, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 3
  %91 = load i8, ptr %90, align 4
  %92 = zext i8 %91 to i32
  %93 = call ptr @dimension_of(ptr noundef %88, i32 noundef 2, i32 noundef %92)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %93, i64 24, i1 false)
  %94 = load ptr, ptr %4, align 8
  %95 = load ptr, ptr %4, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = call ptr @dimension_of(ptr noundef %94, i32 noundef 3, i32 noundef %98)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %99, i64 24, i1 false)
  %100 = load ptr, ptr %3, align 8
  %101 = load ptr, ptr %4, align 8
  %102 = call ptr @place_on(ptr noundef %100, ptr noundef %101)
  store ptr %102, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %103

103:                                              ; preds = %189, %68
  %104 = load i64, ptr %12, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store i32 2, ptr %13, align 4
  br label %192

109:                                              ; preds = %103
  store i64 0, ptr %14, align 8
  br label %110

110:                                              ; preds = %185, %109
  %111 = load i64, ptr %14, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 5, ptr %13, align 4
  br label %188

116:                                              ; preds = %110
  store i64 0, ptr %15, align 8
  br label %117

117:                                              ; preds = %181, %116
  %118 = load i64, ptr %15, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 8, ptr %13, align 4
  br label %184

123:                                              ; preds = %117
  store i64 0, ptr %16, align 8
  br label %124

124:                                              ; preds = %177, %123
  %125 = load i64, ptr %16, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 11, ptr %13, align 4
  br label %180

130:                                              ; preds = %124
  %131 = load ptr, ptr %11, align 8
  %132 = load i64, ptr %12, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %132, %134
  %136 = load i64, ptr %14, align 8
  %137 = add nsw i64 %135, %136
  %138 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %137, %139
  %141 = load i64, ptr %15, align 8
  %142 = add nsw i64 %140, %141
  %143 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %142, %144
  %146 = load i64, ptr %16, align 8
  %147 = add nsw i64 %145, %146
  %148 = load ptr, ptr %4, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 %147, %150
  %152 = getelementptr inbounds i8, ptr %131, i64 %151
  %153 = load ptr, ptr %4, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 0
  %155 = load ptr, ptr %154, align 8
  %156 = load i64, ptr %16, align 8
  %157 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %158 = load i64, ptr %157, align 8
  %159 = mul nsw i64 %156, %158
  %160 = load i64, ptr %15, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = load i64, ptr %14, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  %170 = load i64, ptr %12, align 8
  %171 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = add nsw i64 %169, %173
  %175 = getelementptr inbounds i8, ptr %155, i64 %174
  %176 = load ptr, ptr %4, align 8
  call void @put(ptr noundef %152, ptr noundef %175, ptr noundef %176)
  br label %177

177:                                              ; preds = %130
  %178 = load i64, ptr %16, align 8
  %179 = add nsw i64 %178, 1
  store i64 %179, ptr %16, align 8
  br label %124

180:                                              ; preds = %129
  br label %181

181:                                              ; preds = %180
  %182 = load i64, ptr %15, align 8
  %183 = add nsw i64 %182, 1
  store i64 %183, ptr %15, align 8
  br label %117

184:                                              ; preds = %122
  br label %185

185:                                              ; preds = %184
  %186 = load i64, ptr %14, align 8
  %187 = add nsw i64 %186, 1
  store i64 %187, ptr %14, align 8
  br label %110

188:                                              ; preds = %115
  br label %189

189:                                              ; preds = %188
  %190 = load i64, ptr %12, align 8
  %191 = add nsw i64 %190, 1
  store i64 %191, ptr %12, align 8
  br label %103

192:                                              ; preds = %108
  ret void
}

define internal void @require(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #5 {
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
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #10
  unreachable

15:                                               ; preds = %4
  ret void
}

define internal ptr @dimension_of(ptr noundef %0, i32 noundef %1, i32 noundef %2) #5 {
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

define internal ptr @place_on(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 4
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.values, ptr %11, i32 0, i32 6
  store i32 %10, ptr %12, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.values, ptr %17, i32 0, i32 7
  store i32 %16, ptr %18, align 4
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 5
  %21 = load i8, ptr %20, align 2
  %22 = zext i8 %21 to i32
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.values, ptr %23, i32 0, i32 8
  store i32 %22, ptr %24, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 6
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.values, ptr %29, i32 0, i32 9
  store i32 %28, ptr %30, align 4
  %31 = load ptr, ptr %4, align 8
  %32 = call ptr @type_of(ptr noundef %31)
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds %struct.values, ptr %33, i32 0, i32 10
  store ptr %32, ptr %34, align 8
  %35 = load ptr, ptr %3, align 8
  %36 = call ptr @next_item(ptr noundef %35)
  store ptr %36, ptr %5, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = load ptr, ptr %5, align 8
  %41 = getelementptr inbounds %struct.item, ptr %40, i32 0, i32 1
  store i64 %39, ptr %41, align 8
  store i64 0, ptr %6, align 8
  br label %42

42:                                               ; preds = %57, %2
  %43 = load i64, ptr %6, align 8
  %44 = icmp slt i64 %43, 4
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  br label %60

46:                                               ; preds = %42
  %47 = load ptr, ptr %4, align 8
  %48 = load i64, ptr %6, align 8
  %49 = trunc i64 %48 to i32
  %50 = call ptr @dimension(ptr noundef %47, i32 noundef %49)
  %51 = getelementptr inbounds %struct.dimension, ptr %50, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = load ptr, ptr %5, align 8
  %54 = getelementptr inbounds %struct.item, ptr %53, i32 0, i32 2
  %55 = load i64, ptr %6, align 8
  %56 = getelementptr inbounds [4 x i64], ptr %54, i64 0, i64 %55
  store i64 %52, ptr %56, align 8
  br label %57

57:                                               ; preds = %46
  %58 = load i64, ptr %6, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr %6, align 8
  br label %42

60:                                               ; preds = %45
  %61 = load ptr, ptr %3, align 8
  %62 = load ptr, ptr %5, align 8
  %63 = load ptr, ptr %4, align 8
  %64 = call i64 @elements_of(ptr noundef %63)
  %65 = load ptr, ptr %4, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %64, %67
  call void @take_room(ptr noundef %61, ptr noundef %62, i64 noundef %68)
  %69 = load ptr, ptr %5, align 8
  %70 = getelementptr inbounds %struct.item, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  ret ptr %71
}

define internal void @put(ptr noundef %0, ptr noundef %1, ptr noundef %2) #5 {
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

define dso_local void @_FortranAValueAt(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i64, ptr %5, align 8
  %8 = icmp sge i64 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %3
  %10 = load i64, ptr %5, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.values, ptr %11, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %10, %13
  br label %15

15:                                               ; preds = %9, %3
  %16 = phi i1 [ false, %3 ], [ %14, %9 ]
  %17 = zext i1 %16 to i32
  call void @require(i32 noundef %17, ptr noundef @.str.3, ptr noundef @.str, i32 noundef 0)
  %18 = load ptr, ptr %6, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.values, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %5, align 8
  %24 = getelementptr inbounds %struct.item, ptr %22, i64 %23
  call void @describe(ptr noundef %18, ptr noundef %19, ptr noundef %24)
  ret void
}

define internal void @describe(ptr noundef %0, ptr noundef %1, ptr noundef %2) #5 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.addendum, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds %struct.item, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 0
  store ptr %15, ptr %17, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.item, ptr %18, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 1
  store i64 %20, ptr %22, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.descriptor, ptr %23, i32 0, i32 2
  store i32 20180515, ptr %24, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds %struct.values, ptr %25, i32 0, i32 7
  %27 = load i32, ptr %26, align 4
  %28 = trunc i32 %27 to i8
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  store i8 %28, ptr %30, align 4
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds %struct.values, ptr %31, i32 0, i32 6
  %33 = load i32, ptr %32, align 8
  %34 = trunc i32 %33 to i8
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  store i8 %34, ptr %36, align 1
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds %struct.values, ptr %37, i32 0, i32 8
  %39 = load i32, ptr %38, align 8
  %40 = trunc i32 %39 to i8
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 5
  store i8 %40, ptr %42, align 2
  %43 = load ptr, ptr %5, align 8
  %44 = getelementptr inbounds %struct.values, ptr %43, i32 0, i32 9
  %45 = load i32, ptr %44, align 4
  %46 = trunc i32 %45 to i8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 6
  store i8 %46, ptr %48, align 1
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.item, ptr %49, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  store i64 %51, ptr %7, align 8
  br label %52

52:                                               ; preds = %3
  %53 = load ptr, ptr %5, align 8
  %54 = getelementptr inbounds %struct.values, ptr %53, i32 0, i32 7
  %55 = load i32, ptr %54, align 4
  %56 = icmp slt i32 0, %55
  br i1 %56, label %57, label %75

57:                                               ; preds = %52
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 7
  %60 = getelementptr inbounds [0 x %struct.dimension], ptr %59, i64 0, i64 0
  %61 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 0
  store i64 1, ptr %61, align 8
  %62 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.item, ptr %63, i32 0, i32 2
  %65 = getelementptr inbounds [4 x i64], ptr %64, i64 0, i64 0
  %66 = load i64, ptr %65, align 8
  store i64 %66, ptr %62, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %68 = load i64, ptr %7, align 8
  store i64 %68, ptr %67, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %8, i64 24, i1 false)
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.item, ptr %69, i32 0, i32 2
  %71 = getelementptr inbounds [4 x i64], ptr %70, i64 0, i64 0
  %72 = load i64, ptr %71, align 8
  %73 = load i64, ptr %7, align 8
  %74 = mul nsw i64 %73, %72
  store i64 %74, ptr %7, align 8
  br label %75

75:                                               ; preds = %57, %52
  %76 = load ptr, ptr %5, align 8
  %77 = getelementptr inbounds %struct.values, ptr %76, i32 0, i32 7
  %78 = load i32, ptr %77, align 4
  %79 = icmp slt i32 1, %78
  br i1 %79, label %80, label %98

80:                                               ; preds = %75
  %81 = load ptr, ptr %4, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 7
  %83 = getelementptr inbounds [0 x %struct.dimension], ptr %82, i64 0, i64 1
  %84 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 0
  store i64 1, ptr %84, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %86 = load ptr, ptr %6, align 8
  %87 = getelementptr inbounds %struct.item, ptr %86, i32 0, i32 2
  %88 = getelementptr inbounds [4 x i64], ptr %87, i64 0, i64 1
  %89 = load i64, ptr %88, align 8
  store i64 %89, ptr %85, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %91 = load i64, ptr %7, align 8
  store i64 %91, ptr %90, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %83, ptr align 8 %9, i64 24, i1 false)
  %92 = load ptr, ptr %6, align 8
  %93 = getelementptr inbounds %struct.item, ptr %92, i32 0, i32 2
  %94 = getelementptr inbounds [4 x i64], ptr %93, i64 0, i64 1
  %95 = load i64, ptr %94, align 8
  %96 = load i64, ptr %7, align 8
  %97 = mul nsw i64 %96, %95
  store i64 %97, ptr %7, align 8
  br label %98

98:                                               ; preds = %80, %75
  %99 = load ptr, ptr %5, align 8
  %100 = getelementptr inbounds %struct.values, ptr %99, i32 0, i32 7
  %101 = load i32, ptr %100, align 4
  %102 = icmp slt i32 2, %101
  br i1 %102, label %103, label %121

103:                                              ; preds = %98
  %104 = load ptr, ptr %4, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 7
  %106 = getelementptr inbounds [0 x %struct.dimension], ptr %105, i64 0, i64 2
  %107 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 0
  store i64 1, ptr %107, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %109 = load ptr, ptr %6, align 8
  %110 = getelementptr inbounds %struct.item, ptr %109, i32 0, i32 2
  %111 = getelementptr inbounds [4 x i64], ptr %110, i64 0, i64 2
  %112 = load i64, ptr %111, align 8
  store i64 %112, ptr %108, align 8
  %113 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %114 = load i64, ptr %7, align 8
  store i64 %114, ptr %113, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %106, ptr align 8 %10, i64 24, i1 false)
  %115 = load ptr, ptr %6, align 8
  %116 = getelementptr inbounds %struct.item, ptr %115, i32 0, i32 2
  %117 = getelementptr inbounds [4 x i64], ptr %116, i64 0, i64 2
  %118 = load i64, ptr %117, align 8
  %119 = load i64, ptr %7, align 8
  %120 = mul nsw i64 %119, %118
  store i64 %120, ptr %7, align 8
  br label %121

121:                                              ; preds = %103, %98
  %122 = load ptr, ptr %5, align 8
  %123 = getelementptr inbounds %struct.values, ptr %122, i32 0, i32 7
  %124 = load i32, ptr %123, align 4
  %125 = icmp slt i32 3, %124
  br i1 %125, label %126, label %144

126:                                              ; preds = %121
  %127 = load ptr, ptr %4, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 7
  %129 = getelementptr inbounds [0 x %struct.dimension], ptr %128, i64 0, i64 3
  %130 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 0
  store i64 1, ptr %130, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %132 = load ptr, ptr %6, align 8
  %133 = getelementptr inbounds %struct.item, ptr %132, i32 0, i32 2
  %134 = getelementptr inbounds [4 x i64], ptr %133, i64 0, i64 3
  %135 = load i64, ptr %134, align 8
  store i64 %135, ptr %131, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %137 = load i64, ptr %7, align 8
  store i64 %137, ptr %136, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %11, i64 24, i1 false)
  %138 = load ptr, ptr %6, align 8
  %139 = getelementptr inbounds %struct.item, ptr %138, i32 0, i32 2
  %140 = getelementptr inbounds [4 x i64], ptr %139, i64 0, i64 3
  %141 = load i64, ptr %140, align 8
  %142 = load i64, ptr %7, align 8
  %143 = mul nsw i64 %142, %141
  store i64 %143, ptr %7, align 8
  br label %144

144:                                              ; preds = %126, %121
  br label %145

145:                                              ; preds = %144
  br label %146

146:                                              ; preds = %145
  %147 = load ptr, ptr %5, align 8
  %148 = getelementptr inbounds %struct.values, ptr %147, i32 0, i32 10
  %149 = load ptr, ptr %148, align 8
  %150 = icmp ne ptr %149, null
  br i1 %150, label %151, label %162

151:                                              ; preds = %146
  %152 = load ptr, ptr %4, align 8
  %153 = load ptr, ptr %5, align 8
  %154 = getelementptr inbounds %struct.values, ptr %153, i32 0, i32 7
  %155 = load i32, ptr %154, align 4
  %156 = call ptr @addendum_behind(ptr noundef %152, i32 noundef %155)
  %157 = getelementptr inbounds %struct.addendum, ptr %12, i32 0, i32 0
  %158 = load ptr, ptr %5, align 8
  %159 = getelementptr inbounds %struct.values, ptr %158, i32 0, i32 10
  %160 = load ptr, ptr %159, align 8
  store ptr %160, ptr %157, align 8
  %161 = getelementptr inbounds %struct.addendum, ptr %12, i32 0, i32 1
  store i64 0, ptr %161, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %156, ptr align 8 %12, i64 16, i1 false)
  br label %162

162:                                              ; preds = %151, %146
  ret void
}

define dso_local void @_FortranADestroyValueStack(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca %union.place, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.values, ptr %6, i32 0, i32 10
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %29

10:                                               ; preds = %1
  store i64 0, ptr %3, align 8
  br label %11

11:                                               ; preds = %25, %10
  %12 = load i64, ptr %3, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.values, ptr %13, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %12, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %11
  br label %28

18:                                               ; preds = %11
  %19 = load ptr, ptr %2, align 8
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.values, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %3, align 8
  %24 = getelementptr inbounds %struct.item, ptr %22, i64 %23
  call void @describe(ptr noundef %4, ptr noundef %19, ptr noundef %24)
  call void @_FortranADestroyWithoutFinalization(ptr noundef %4)
  br label %25

25:                                               ; preds = %18
  %26 = load i64, ptr %3, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %3, align 8
  br label %11

28:                                               ; preds = %17
  br label %29

29:                                               ; preds = %28, %1
  store i64 0, ptr %5, align 8
  br label %30

30:                                               ; preds = %55, %29
  %31 = load i64, ptr %5, align 8
  %32 = load ptr, ptr %2, align 8
  %33 = getelementptr inbounds %struct.values, ptr %32, i32 0, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %31, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %30
  br label %58

37:                                               ; preds = %30
  %38 = load ptr, ptr %2, align 8
  %39 = getelementptr inbounds %struct.values, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = load i64, ptr %5, align 8
  %42 = getelementptr inbounds %struct.item, ptr %40, i64 %41
  %43 = getelementptr inbounds %struct.item, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 8
  %45 = trunc i8 %44 to i1
  br i1 %45, label %46, label %54

46:                                               ; preds = %37
  %47 = load ptr, ptr %2, align 8
  %48 = getelementptr inbounds %struct.values, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = load i64, ptr %5, align 8
  %51 = getelementptr inbounds %struct.item, ptr %49, i64 %50
  %52 = getelementptr inbounds %struct.item, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  call void @free(ptr noundef %53)
  br label %54

54:                                               ; preds = %46, %37
  br label %55

55:                                               ; preds = %54
  %56 = load i64, ptr %5, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %5, align 8
  br label %30

58:                                               ; preds = %36
  %59 = load ptr, ptr %2, align 8
  %60 = getelementptr inbounds %struct.values, ptr %59, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  call void @free(ptr noundef %61)
  %62 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %62)
  ret void
}

declare void @_FortranADestroyWithoutFinalization(ptr noundef) #6

declare void @free(ptr noundef) #6

define dso_local ptr @_FortranACreateDescriptorStack(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.places, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %4, align 4
  %9 = call ptr @malloc(i64 noundef 24) #9
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 24, i1 false)
  %11 = getelementptr inbounds %struct.places, ptr %6, i32 0, i32 0
  %12 = getelementptr inbounds %struct.places, ptr %6, i32 0, i32 1
  %13 = getelementptr inbounds %struct.places, ptr %6, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %6, i64 24, i1 false)
  %14 = load ptr, ptr %5, align 8
  ret ptr %14
}

define dso_local void @_FortranAPushDescriptor(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = icmp sle i32 %10, 4
  %12 = zext i1 %11 to i32
  call void @require(i32 noundef %12, ptr noundef @.str.2, ptr noundef @.str, i32 noundef 0)
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.places, ptr %13, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.places, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %15, %18
  br i1 %19, label %20, label %66

20:                                               ; preds = %2
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds %struct.places, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %5, align 8
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds %struct.places, ptr %24, i32 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp ne i64 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %20
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.places, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 2, %31
  br label %34

33:                                               ; preds = %20
  br label %34

34:                                               ; preds = %33, %28
  %35 = phi i64 [ %32, %28 ], [ 16, %33 ]
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds %struct.places, ptr %36, i32 0, i32 2
  store i64 %35, ptr %37, align 8
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds %struct.places, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = mul i64 %40, 136
  %42 = call ptr @malloc(i64 noundef %41) #9
  %43 = load ptr, ptr %3, align 8
  %44 = getelementptr inbounds %struct.places, ptr %43, i32 0, i32 0
  store ptr %42, ptr %44, align 8
  store i64 0, ptr %6, align 8
  br label %45

45:                                               ; preds = %61, %34
  %46 = load i64, ptr %6, align 8
  %47 = load ptr, ptr %3, align 8
  %48 = getelementptr inbounds %struct.places, ptr %47, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %46, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %45
  br label %64

52:                                               ; preds = %45
  %53 = load ptr, ptr %3, align 8
  %54 = getelementptr inbounds %struct.places, ptr %53, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = load i64, ptr %6, align 8
  %57 = getelementptr inbounds %union.place, ptr %55, i64 %56
  %58 = load ptr, ptr %5, align 8
  %59 = load i64, ptr %6, align 8
  %60 = getelementptr inbounds %union.place, ptr %58, i64 %59
  call void @copy_whole_descriptor(ptr noundef %57, ptr noundef %60)
  br label %61

61:                                               ; preds = %52
  %62 = load i64, ptr %6, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %6, align 8
  br label %45

64:                                               ; preds = %51
  %65 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %65)
  br label %66

66:                                               ; preds = %64, %2
  %67 = load ptr, ptr %3, align 8
  %68 = getelementptr inbounds %struct.places, ptr %67, i32 0, i32 0
  %69 = load ptr, ptr %68, align 8
  %70 = load ptr, ptr %3, align 8
  %71 = getelementptr inbounds %struct.places, ptr %70, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds %union.place, ptr %69, i64 %72
  %75 = load ptr, ptr %4, align 8
  call void @copy_whole_descriptor(ptr noundef %74, ptr noundef %75)
  ret void
}

define internal void @copy_whole_descriptor(ptr noundef %0, ptr noundef %1) #5 {
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
  call void @copy_descriptor(ptr noundef %5, ptr noundef %6, i32 noundef %10, i32 noundef %15)
  ret void
}

define dso_local void @_FortranADescriptorAt(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i64, ptr %5, align 8
  %8 = icmp sge i64 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %3
  %10 = load i64, ptr %5, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.places, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %10, %13
  br label %15

15:                                               ; preds = %9, %3
  %16 = phi i1 [ false, %3 ], [ %14, %9 ]
  %17 = zext i1 %16 to i32
  call void @require(i32 noundef %17, ptr noundef @.str.4, ptr noundef @.str, i32 noundef 0)
  %18 = load ptr, ptr %6, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.places, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load i64, ptr %5, align 8
  %23 = getelementptr inbounds %union.place, ptr %21, i64 %22
  call void @copy_whole_descriptor(ptr noundef %18, ptr noundef %23)
  ret void
}

define dso_local void @_FortranADestroyDescriptorStack(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.places, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %5)
  %6 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %6)
  ret void
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #7

define internal ptr @type_of(ptr noundef %0) #5 {
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

define internal ptr @next_item(ptr noundef %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.values, ptr %5, i32 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.values, ptr %8, i32 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %7, %10
  br i1 %11, label %12, label %58

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.values, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %3, align 8
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds %struct.values, ptr %16, i32 0, i32 3
  %18 = load i64, ptr %17, align 8
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %12
  %21 = load ptr, ptr %2, align 8
  %22 = getelementptr inbounds %struct.values, ptr %21, i32 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 2, %23
  br label %26

25:                                               ; preds = %12
  br label %26

26:                                               ; preds = %25, %20
  %27 = phi i64 [ %24, %20 ], [ 16, %25 ]
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds %struct.values, ptr %28, i32 0, i32 3
  store i64 %27, ptr %29, align 8
  %30 = load ptr, ptr %2, align 8
  %31 = getelementptr inbounds %struct.values, ptr %30, i32 0, i32 3
  %32 = load i64, ptr %31, align 8
  %33 = mul i64 %32, 56
  %34 = call ptr @malloc(i64 noundef %33) #9
  %35 = load ptr, ptr %2, align 8
  %36 = getelementptr inbounds %struct.values, ptr %35, i32 0, i32 0
  store ptr %34, ptr %36, align 8
  store i64 0, ptr %4, align 8
  br label %37

37:                                               ; preds = %53, %26
  %38 = load i64, ptr %4, align 8
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds %struct.values, ptr %39, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = icmp slt i64 %38, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %37
  br label %56

44:                                               ; preds = %37
  %45 = load ptr, ptr %2, align 8
  %46 = getelementptr inbounds %struct.values, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = load i64, ptr %4, align 8
  %49 = getelementptr inbounds %struct.item, ptr %47, i64 %48
  %50 = load ptr, ptr %3, align 8
  %51 = load i64, ptr %4, align 8
  %52 = getelementptr inbounds %struct.item, ptr %50, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %52, i64 56, i1 false)
  br label %53

53:                                               ; preds = %44
  %54 = load i64, ptr %4, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %4, align 8
  br label %37

56:                                               ; preds = %43
  %57 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %57)
  br label %58

58:                                               ; preds = %56, %1
  %59 = load ptr, ptr %2, align 8
  %60 = getelementptr inbounds %struct.values, ptr %59, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  %62 = load ptr, ptr %2, align 8
  %63 = getelementptr inbounds %struct.values, ptr %62, i32 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %63, align 8
  %66 = getelementptr inbounds %struct.item, ptr %61, i64 %64
  ret ptr %66
}

define internal ptr @dimension(ptr noundef %0, i32 noundef %1) #5 {
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

define internal void @take_room(ptr noundef %0, ptr noundef %1, i64 noundef %2) #5 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %8 = load i64, ptr %6, align 8
  %9 = add nsw i64 %8, 16
  %10 = sub nsw i64 %9, 1
  %11 = sdiv i64 %10, 16
  %12 = mul nsw i64 %11, 16
  store i64 %12, ptr %7, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.values, ptr %13, i32 0, i32 4
  %15 = load i64, ptr %14, align 8
  %16 = load i64, ptr %7, align 8
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %24, label %18

18:                                               ; preds = %3
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.values, ptr %19, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  %23 = xor i1 %22, true
  br label %24

24:                                               ; preds = %18, %3
  %25 = phi i1 [ true, %3 ], [ %23, %18 ]
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds %struct.item, ptr %26, i32 0, i32 3
  %28 = zext i1 %25 to i8
  store i8 %28, ptr %27, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.item, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 8
  %32 = trunc i8 %31 to i1
  br i1 %32, label %33, label %69

33:                                               ; preds = %24
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.values, ptr %34, i32 0, i32 5
  %36 = load i64, ptr %35, align 8
  %37 = icmp ne i64 %36, 0
  br i1 %37, label %38, label %43

38:                                               ; preds = %33
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds %struct.values, ptr %39, i32 0, i32 5
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 2, %41
  br label %44

43:                                               ; preds = %33
  br label %44

44:                                               ; preds = %43, %38
  %45 = phi i64 [ %42, %38 ], [ 256, %43 ]
  %46 = load ptr, ptr %4, align 8
  %47 = getelementptr inbounds %struct.values, ptr %46, i32 0, i32 5
  store i64 %45, ptr %47, align 8
  %48 = load ptr, ptr %4, align 8
  %49 = getelementptr inbounds %struct.values, ptr %48, i32 0, i32 5
  %50 = load i64, ptr %49, align 8
  %51 = load i64, ptr %7, align 8
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %53, label %57

53:                                               ; preds = %44
  %54 = load i64, ptr %7, align 8
  %55 = load ptr, ptr %4, align 8
  %56 = getelementptr inbounds %struct.values, ptr %55, i32 0, i32 5
  store i64 %54, ptr %56, align 8
  br label %57

57:                                               ; preds = %53, %44
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds %struct.values, ptr %58, i32 0, i32 5
  %60 = load i64, ptr %59, align 8
  %61 = call ptr @malloc(i64 noundef %60) #9
  %62 = load ptr, ptr %4, align 8
  %63 = getelementptr inbounds %struct.values, ptr %62, i32 0, i32 1
  store ptr %61, ptr %63, align 8
  %64 = load ptr, ptr %4, align 8
  %65 = getelementptr inbounds %struct.values, ptr %64, i32 0, i32 5
  %66 = load i64, ptr %65, align 8
  %67 = load ptr, ptr %4, align 8
  %68 = getelementptr inbounds %struct.values, ptr %67, i32 0, i32 4
  store i64 %66, ptr %68, align 8
  br label %69

69:                                               ; preds = %57, %24
  %70 = load ptr, ptr %4, align 8
  %71 = getelementptr inbounds %struct.values, ptr %70, i32 0, i32 1
  %72 = load ptr, ptr %71, align 8
  %73 = load ptr, ptr %5, align 8
  %74 = getelementptr inbounds %struct.item, ptr %73, i32 0, i32 0
  store ptr %72, ptr %74, align 8
  %75 = load i64, ptr %7, align 8
  %76 = load ptr, ptr %4, align 8
  %77 = getelementptr inbounds %struct.values, ptr %76, i32 0, i32 1
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 %75
  store ptr %79, ptr %77, align 8
  %80 = load i64, ptr %7, align 8
  %81 = load ptr, ptr %4, align 8
  %82 = getelementptr inbounds %struct.values, ptr %81, i32 0, i32 4
  %83 = load i64, ptr %82, align 8
  %84 = sub nsw i64 %83, %80
  store i64 %84, ptr %82, align 8
  ret void
}

define internal i64 @elements_of(ptr noundef %0) #5 {
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

define internal ptr @addendum(ptr noundef %0) #5 {
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

define internal ptr @addendum_behind(ptr noundef %0, i32 noundef %1) #5 {
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

declare void @_FortranALtoadCopyObject(ptr noundef, ptr noundef, ptr noundef) #6

define internal void @copy(ptr noundef %0, ptr noundef %1, ptr noundef %2) #5 {
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

define internal zeroext i1 @is_short_text(ptr noundef %0) #5 {
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

define internal void @copy_word(ptr noundef %0, ptr noundef %1, i64 noundef %2) #5 {
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

define internal void @copy_descriptor(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #5 {
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

define internal void @require_known_rank(i32 noundef %0) #5 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sle i32 %3, 4
  %5 = zext i1 %4 to i32
  call void @require(i32 noundef %5, ptr noundef @.str.2, ptr noundef @.str.5, i32 noundef 0)
  ret void
}

attributes #0 = { noinline nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { allocsize(0) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { alwaysinline nounwind uwtable }
attributes #6 = { nounwind }
attributes #7 = { noreturn }
attributes #8 = { nounwind }
attributes #9 = { allocsize(0) }
attributes #10 = { noreturn }


