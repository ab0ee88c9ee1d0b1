
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%union.anon = type { i64 }
%union.anon.0 = type { i32 }
%struct.matrix = type { i64, i64, i64, i64 }

@.str = private unnamed_addr constant [22 x i8] c"DIM of a sum over all\00", align 1
@fortran_ranks = external constant i32, align 4
@.str.1 = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"vectors of DOT_PRODUCT differ in size\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"arguments of MATMUL do not fit\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"no such dimension in SIZE\00", align 1
@.str.5 = private unnamed_addr constant [28 x i8] c"no such dimension in LBOUND\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@.str.6 = private unnamed_addr constant [60 x i8] c"numbers of this type cannot be differentiated beside others\00", align 1

define dso_local double @_FortranASumReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %27 = load i32, ptr %9, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %5
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %38

35:                                               ; preds = %29
  %36 = load i32, ptr %9, align 4
  %37 = icmp eq i32 %36, 1
  br label %38

38:                                               ; preds = %35, %29
  %39 = phi i1 [ false, %29 ], [ %37, %35 ]
  br label %40

40:                                               ; preds = %38, %5
  %41 = phi i1 [ true, %5 ], [ %39, %38 ]
  %42 = zext i1 %41 to i32
  %43 = load ptr, ptr %7, align 8
  %44 = load i32, ptr %8, align 4
  call void @require(i32 noundef %42, ptr noundef @.str, ptr noundef %43, i32 noundef %44)
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = load i32, ptr @fortran_ranks, align 4
  %50 = icmp sle i32 %48, %49
  %51 = zext i1 %50 to i32
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %8, align 4
  call void @require(i32 noundef %51, ptr noundef @.str.1, ptr noundef %52, i32 noundef %53)
  %54 = load ptr, ptr %6, align 8
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 0, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %6, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 1, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %6, align 8
  %67 = load ptr, ptr %6, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 2, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %6, align 8
  %73 = load ptr, ptr %6, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 3, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %6, align 8
  %79 = load ptr, ptr %6, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 4, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %6, align 8
  %85 = load ptr, ptr %6, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 5, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %6, align 8
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = call ptr @dimension_of(ptr noundef %90, i32 noundef 6, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %95, i64 24, i1 false)
  store double 0.000000e+00, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %96

96:                                               ; preds = %227, %40
  %97 = load i64, ptr %19, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 2, ptr %20, align 4
  br label %230

102:                                              ; preds = %96
  store i64 0, ptr %21, align 8
  br label %103

103:                                              ; preds = %223, %102
  %104 = load i64, ptr %21, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store i32 5, ptr %20, align 4
  br label %226

109:                                              ; preds = %103
  store i64 0, ptr %22, align 8
  br label %110

110:                                              ; preds = %219, %109
  %111 = load i64, ptr %22, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 8, ptr %20, align 4
  br label %222

116:                                              ; preds = %110
  store i64 0, ptr %23, align 8
  br label %117

117:                                              ; preds = %215, %116
  %118 = load i64, ptr %23, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 11, ptr %20, align 4
  br label %218

123:                                              ; preds = %117
  store i64 0, ptr %24, align 8
  br label %124

124:                                              ; preds = %211, %123
  %125 = load i64, ptr %24, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 14, ptr %20, align 4
  br label %214

130:                                              ; preds = %124
  store i64 0, ptr %25, align 8
  br label %131

131:                                              ; preds = %207, %130
  %132 = load i64, ptr %25, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 17, ptr %20, align 4
  br label %210

137:                                              ; preds = %131
  store i64 0, ptr %26, align 8
  br label %138

138:                                              ; preds = %203, %137
  %139 = load i64, ptr %26, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 20, ptr %20, align 4
  br label %206

144:                                              ; preds = %138
  %145 = load ptr, ptr %10, align 8
  %146 = icmp ne ptr %145, null
  br i1 %146, label %147, label %160

147:                                              ; preds = %144
  %148 = load ptr, ptr %10, align 8
  %149 = load ptr, ptr %10, align 8
  %150 = load i64, ptr %26, align 8
  %151 = load i64, ptr %25, align 8
  %152 = load i64, ptr %24, align 8
  %153 = load i64, ptr %23, align 8
  %154 = load i64, ptr %22, align 8
  %155 = load i64, ptr %21, align 8
  %156 = load i64, ptr %19, align 8
  %157 = call i64 @offset_in(ptr noundef %149, i64 noundef %150, i64 noundef %151, i64 noundef %152, i64 noundef %153, i64 noundef %154, i64 noundef %155, i64 noundef %156)
  %158 = call i32 @is_true(ptr noundef %148, i64 noundef %157)
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %160, label %202

160:                                              ; preds = %147, %144
  %161 = load ptr, ptr %6, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 0
  %163 = load ptr, ptr %162, align 8
  %164 = load i64, ptr %26, align 8
  %165 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %164, %166
  %168 = load i64, ptr %25, align 8
  %169 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %168, %170
  %172 = add nsw i64 %167, %171
  %173 = load i64, ptr %24, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %23, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %22, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %21, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %19, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = getelementptr inbounds i8, ptr %163, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = load double, ptr %18, align 8
  %201 = fadd double %200, %199
  store double %201, ptr %18, align 8
  br label %202

202:                                              ; preds = %160, %147
  br label %203

203:                                              ; preds = %202
  %204 = load i64, ptr %26, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %26, align 8
  br label %138

206:                                              ; preds = %143
  br label %207

207:                                              ; preds = %206
  %208 = load i64, ptr %25, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %25, align 8
  br label %131

210:                                              ; preds = %136
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %24, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %24, align 8
  br label %124

214:                                              ; preds = %129
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %23, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %23, align 8
  br label %117

218:                                              ; preds = %122
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %22, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %22, align 8
  br label %110

222:                                              ; preds = %115
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %21, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %21, align 8
  br label %103

226:                                              ; preds = %108
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %19, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %19, align 8
  br label %96

230:                                              ; preds = %101
  %231 = load double, ptr %18, align 8
  store i32 1, ptr %20, align 4
  ret double %231
}

define internal void @require(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 {
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


define internal ptr @dimension_of(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

define internal i32 @is_true(ptr noundef %0, i64 noundef %1) #1 {
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

define internal i64 @offset_in(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) #1 {
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


define dso_local double @_FortranAProductReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %27 = load i32, ptr %9, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %5
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %38

35:                                               ; preds = %29
  %36 = load i32, ptr %9, align 4
  %37 = icmp eq i32 %36, 1
  br label %38

38:                                               ; preds = %35, %29
  %39 = phi i1 [ false, %29 ], [ %37, %35 ]
  br label %40

40:                                               ; preds = %38, %5
  %41 = phi i1 [ true, %5 ], [ %39, %38 ]
  %42 = zext i1 %41 to i32
  %43 = load ptr, ptr %7, align 8
  %44 = load i32, ptr %8, align 4
  call void @require(i32 noundef %42, ptr noundef @.str, ptr noundef %43, i32 noundef %44)
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = load i32, ptr @fortran_ranks, align 4
  %50 = icmp sle i32 %48, %49
  %51 = zext i1 %50 to i32
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %8, align 4
  call void @require(i32 noundef %51, ptr noundef @.str.1, ptr noundef %52, i32 noundef %53)
  %54 = load ptr, ptr %6, align 8
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 0, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %6, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 1, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %6, align 8
  %67 = load ptr, ptr %6, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 2, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %6, align 8
  %73 = load ptr, ptr %6, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 3, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %6, align 8
  %79 = load ptr, ptr %6, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 4, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %6, align 8
  %85 = load ptr, ptr %6, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 5, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %6, align 8
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = call ptr @dimension_of(ptr noundef %90, i32 noundef 6, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %95, i64 24, i1 false)
  store double 1.000000e+00, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %96

96:                                               ; preds = %227, %40
  %97 = load i64, ptr %19, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 2, ptr %20, align 4
  br label %230

102:                                              ; preds = %96
  store i64 0, ptr %21, align 8
  br label %103

103:                                              ; preds = %223, %102
  %104 = load i64, ptr %21, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store i32 5, ptr %20, align 4
  br label %226

109:                                              ; preds = %103
  store i64 0, ptr %22, align 8
  br label %110

110:                                              ; preds = %219, %109
  %111 = load i64, ptr %22, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 8, ptr %20, align 4
  br label %222

116:                                              ; preds = %110
  store i64 0, ptr %23, align 8
  br label %117

117:                                              ; preds = %215, %116
  %118 = load i64, ptr %23, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 11, ptr %20, align 4
  br label %218

123:                                              ; preds = %117
  store i64 0, ptr %24, align 8
  br label %124

124:                                              ; preds = %211, %123
  %125 = load i64, ptr %24, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 14, ptr %20, align 4
  br label %214

130:                                              ; preds = %124
  store i64 0, ptr %25, align 8
  br label %131

131:                                              ; preds = %207, %130
  %132 = load i64, ptr %25, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 17, ptr %20, align 4
  br label %210

137:                                              ; preds = %131
  store i64 0, ptr %26, align 8
  br label %138

138:                                              ; preds = %203, %137
  %139 = load i64, ptr %26, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 20, ptr %20, align 4
  br label %206

144:                                              ; preds = %138
  %145 = load ptr, ptr %10, align 8
  %146 = icmp ne ptr %145, null
  br i1 %146, label %147, label %160

147:                                              ; preds = %144
  %148 = load ptr, ptr %10, align 8
  %149 = load ptr, ptr %10, align 8
  %150 = load i64, ptr %26, align 8
  %151 = load i64, ptr %25, align 8
  %152 = load i64, ptr %24, align 8
  %153 = load i64, ptr %23, align 8
  %154 = load i64, ptr %22, align 8
  %155 = load i64, ptr %21, align 8
  %156 = load i64, ptr %19, align 8
  %157 = call i64 @offset_in(ptr noundef %149, i64 noundef %150, i64 noundef %151, i64 noundef %152, i64 noundef %153, i64 noundef %154, i64 noundef %155, i64 noundef %156)
  %158 = call i32 @is_true(ptr noundef %148, i64 noundef %157)
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %160, label %202

160:                                              ; preds = %147, %144
  %161 = load ptr, ptr %6, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 0
  %163 = load ptr, ptr %162, align 8
  %164 = load i64, ptr %26, align 8
  %165 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %164, %166
  %168 = load i64, ptr %25, align 8
  %169 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %168, %170
  %172 = add nsw i64 %167, %171
  %173 = load i64, ptr %24, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %23, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %22, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %21, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %19, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = getelementptr inbounds i8, ptr %163, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = load double, ptr %18, align 8
  %201 = fmul double %200, %199
  store double %201, ptr %18, align 8
  br label %202

202:                                              ; preds = %160, %147
  br label %203

203:                                              ; preds = %202
  %204 = load i64, ptr %26, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %26, align 8
  br label %138

206:                                              ; preds = %143
  br label %207

207:                                              ; preds = %206
  %208 = load i64, ptr %25, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %25, align 8
  br label %131

210:                                              ; preds = %136
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %24, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %24, align 8
  br label %124

214:                                              ; preds = %129
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %23, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %23, align 8
  br label %117

218:                                              ; preds = %122
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %22, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %22, align 8
  br label %110

222:                                              ; preds = %115
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %21, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %21, align 8
  br label %103

226:                                              ; preds = %108
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %19, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %19, align 8
  br label %96

230:                                              ; preds = %101
  %231 = load double, ptr %18, align 8
  store i32 1, ptr %20, align 4
  ret double %231
}

define dso_local double @_FortranAMaxvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  %20 = alloca i8, align 1
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %30 = load i32, ptr %9, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %43, label %32

32:                                               ; preds = %5
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %41

38:                                               ; preds = %32
  %39 = load i32, ptr %9, align 4
  %40 = icmp eq i32 %39, 1
  br label %41

41:                                               ; preds = %38, %32
  %42 = phi i1 [ false, %32 ], [ %40, %38 ]
  br label %43

43:                                               ; preds = %41, %5
  %44 = phi i1 [ true, %5 ], [ %42, %41 ]
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %8, align 4
  call void @require(i32 noundef %45, ptr noundef @.str, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = load i32, ptr @fortran_ranks, align 4
  %53 = icmp sle i32 %51, %52
  %54 = zext i1 %53 to i32
  %55 = load ptr, ptr %7, align 8
  %56 = load i32, ptr %8, align 4
  call void @require(i32 noundef %54, ptr noundef @.str.1, ptr noundef %55, i32 noundef %56)
  %57 = load ptr, ptr %6, align 8
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = call ptr @dimension_of(ptr noundef %57, i32 noundef 0, i32 noundef %61)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %62, i64 24, i1 false)
  %63 = load ptr, ptr %6, align 8
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = call ptr @dimension_of(ptr noundef %63, i32 noundef 1, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %68, i64 24, i1 false)
  %69 = load ptr, ptr %6, align 8
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = call ptr @dimension_of(ptr noundef %69, i32 noundef 2, i32 noundef %73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %74, i64 24, i1 false)
  %75 = load ptr, ptr %6, align 8
  %76 = load ptr, ptr %6, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = call ptr @dimension_of(ptr noundef %75, i32 noundef 3, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %80, i64 24, i1 false)
  %81 = load ptr, ptr %6, align 8
  %82 = load ptr, ptr %6, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = call ptr @dimension_of(ptr noundef %81, i32 noundef 4, i32 noundef %85)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %86, i64 24, i1 false)
  %87 = load ptr, ptr %6, align 8
  %88 = load ptr, ptr %6, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 3
  %90 = load i8, ptr %89, align 4
  %91 = zext i8 %90 to i32
  %92 = call ptr @dimension_of(ptr noundef %87, i32 noundef 5, i32 noundef %91)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %92, i64 24, i1 false)
  %93 = load ptr, ptr %6, align 8
  %94 = load ptr, ptr %6, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 3
  %96 = load i8, ptr %95, align 4
  %97 = zext i8 %96 to i32
  %98 = call ptr @dimension_of(ptr noundef %93, i32 noundef 6, i32 noundef %97)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %98, i64 24, i1 false)
  store double 0xFFEFFFFFFFFFFFFF, ptr %18, align 8
  store i64 -1, ptr %19, align 8
  store i8 0, ptr %20, align 1
  store i64 0, ptr %21, align 8
  br label %99

99:                                               ; preds = %274, %43
  %100 = load i64, ptr %21, align 8
  %101 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %100, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %99
  store i32 2, ptr %22, align 4
  br label %277

105:                                              ; preds = %99
  store i64 0, ptr %23, align 8
  br label %106

106:                                              ; preds = %270, %105
  %107 = load i64, ptr %23, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %107, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %106
  store i32 5, ptr %22, align 4
  br label %273

112:                                              ; preds = %106
  store i64 0, ptr %24, align 8
  br label %113

113:                                              ; preds = %266, %112
  %114 = load i64, ptr %24, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %114, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %113
  store i32 8, ptr %22, align 4
  br label %269

119:                                              ; preds = %113
  store i64 0, ptr %25, align 8
  br label %120

120:                                              ; preds = %262, %119
  %121 = load i64, ptr %25, align 8
  %122 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %126, label %125

125:                                              ; preds = %120
  store i32 11, ptr %22, align 4
  br label %265

126:                                              ; preds = %120
  store i64 0, ptr %26, align 8
  br label %127

127:                                              ; preds = %258, %126
  %128 = load i64, ptr %26, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %127
  store i32 14, ptr %22, align 4
  br label %261

133:                                              ; preds = %127
  store i64 0, ptr %27, align 8
  br label %134

134:                                              ; preds = %254, %133
  %135 = load i64, ptr %27, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %140, label %139

139:                                              ; preds = %134
  store i32 17, ptr %22, align 4
  br label %257

140:                                              ; preds = %134
  store i64 0, ptr %28, align 8
  br label %141

141:                                              ; preds = %250, %140
  %142 = load i64, ptr %28, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %142, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %141
  store i32 20, ptr %22, align 4
  br label %253

147:                                              ; preds = %141
  %148 = load ptr, ptr %6, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %28, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = load i64, ptr %27, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = add nsw i64 %154, %158
  %160 = load i64, ptr %26, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = load i64, ptr %25, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  %170 = load i64, ptr %24, align 8
  %171 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = add nsw i64 %169, %173
  %175 = load i64, ptr %23, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %175, %177
  %179 = add nsw i64 %174, %178
  %180 = load i64, ptr %21, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %182
  %184 = add nsw i64 %179, %183
  %185 = getelementptr inbounds i8, ptr %150, i64 %184
  %186 = load double, ptr %185, align 8
  store double %186, ptr %29, align 8
  %187 = load ptr, ptr %10, align 8
  %188 = icmp ne ptr %187, null
  br i1 %188, label %189, label %202

189:                                              ; preds = %147
  %190 = load ptr, ptr %10, align 8
  %191 = load ptr, ptr %10, align 8
  %192 = load i64, ptr %28, align 8
  %193 = load i64, ptr %27, align 8
  %194 = load i64, ptr %26, align 8
  %195 = load i64, ptr %25, align 8
  %196 = load i64, ptr %24, align 8
  %197 = load i64, ptr %23, align 8
  %198 = load i64, ptr %21, align 8
  %199 = call i64 @offset_in(ptr noundef %191, i64 noundef %192, i64 noundef %193, i64 noundef %194, i64 noundef %195, i64 noundef %196, i64 noundef %197, i64 noundef %198)
  %200 = call i32 @is_true(ptr noundef %190, i64 noundef %199)
  %201 = icmp ne i32 %200, 0
  br i1 %201, label %202, label %249

202:                                              ; preds = %189, %147
  %203 = load double, ptr %29, align 8
  %204 = load double, ptr %18, align 8
  %205 = fcmp ogt double %203, %204
  br i1 %205, label %213, label %206

206:                                              ; preds = %202
  %207 = load i8, ptr %20, align 1
  %208 = trunc i8 %207 to i1
  br i1 %208, label %249, label %209

209:                                              ; preds = %206
  %210 = load double, ptr %29, align 8
  %211 = load double, ptr %18, align 8
  %212 = fcmp oeq double %210, %211
  br i1 %212, label %213, label %249

213:                                              ; preds = %209, %202
  %214 = load double, ptr %29, align 8
  store double %214, ptr %18, align 8
  %215 = load i64, ptr %28, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %217 = load i64, ptr %216, align 8
  %218 = mul nsw i64 %215, %217
  %219 = load i64, ptr %27, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = add nsw i64 %218, %222
  %224 = load i64, ptr %26, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = add nsw i64 %223, %227
  %229 = load i64, ptr %25, align 8
  %230 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %229, %231
  %233 = add nsw i64 %228, %232
  %234 = load i64, ptr %24, align 8
  %235 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %234, %236
  %238 = add nsw i64 %233, %237
  %239 = load i64, ptr %23, align 8
  %240 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %241 = load i64, ptr %240, align 8
  %242 = mul nsw i64 %239, %241
  %243 = add nsw i64 %238, %242
  %244 = load i64, ptr %21, align 8
  %245 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %246 = load i64, ptr %245, align 8
  %247 = mul nsw i64 %244, %246
  %248 = add nsw i64 %243, %247
  store i64 %248, ptr %19, align 8
  store i8 1, ptr %20, align 1
  br label %249

249:                                              ; preds = %213, %209, %206, %189
  br label %250

250:                                              ; preds = %249
  %251 = load i64, ptr %28, align 8
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %28, align 8
  br label %141

253:                                              ; preds = %146
  br label %254

254:                                              ; preds = %253
  %255 = load i64, ptr %27, align 8
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %27, align 8
  br label %134

257:                                              ; preds = %139
  br label %258

258:                                              ; preds = %257
  %259 = load i64, ptr %26, align 8
  %260 = add nsw i64 %259, 1
  store i64 %260, ptr %26, align 8
  br label %127

261:                                              ; preds = %132
  br label %262

262:                                              ; preds = %261
  %263 = load i64, ptr %25, align 8
  %264 = add nsw i64 %263, 1
  store i64 %264, ptr %25, align 8
  br label %120

265:                                              ; preds = %125
  br label %266

266:                                              ; preds = %265
  %267 = load i64, ptr %24, align 8
  %268 = add nsw i64 %267, 1
  store i64 %268, ptr %24, align 8
  br label %113

269:                                              ; preds = %118
  br label %270

270:                                              ; preds = %269
  %271 = load i64, ptr %23, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %23, align 8
  br label %106

273:                                              ; preds = %111
  br label %274

274:                                              ; preds = %273
  %275 = load i64, ptr %21, align 8
  %276 = add nsw i64 %275, 1
  store i64 %276, ptr %21, align 8
  br label %99

277:                                              ; preds = %104
  %278 = load i8, ptr %20, align 1
  %279 = trunc i8 %278 to i1
  br i1 %279, label %280, label %287

280:                                              ; preds = %277
  %281 = load ptr, ptr %6, align 8
  %282 = getelementptr inbounds %struct.descriptor, ptr %281, i32 0, i32 0
  %283 = load ptr, ptr %282, align 8
  %284 = load i64, ptr %19, align 8
  %285 = getelementptr inbounds i8, ptr %283, i64 %284
  %286 = load double, ptr %285, align 8
  br label %288

287:                                              ; preds = %277
  br label %288

288:                                              ; preds = %287, %280
  %289 = phi double [ %286, %280 ], [ 0xFFEFFFFFFFFFFFFF, %287 ]
  store i32 1, ptr %22, align 4
  ret double %289
}

define dso_local double @_FortranAMinvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  %20 = alloca i8, align 1
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %30 = load i32, ptr %9, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %43, label %32

32:                                               ; preds = %5
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %41

38:                                               ; preds = %32
  %39 = load i32, ptr %9, align 4
  %40 = icmp eq i32 %39, 1
  br label %41

41:                                               ; preds = %38, %32
  %42 = phi i1 [ false, %32 ], [ %40, %38 ]
  br label %43

43:                                               ; preds = %41, %5
  %44 = phi i1 [ true, %5 ], [ %42, %41 ]
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %8, align 4
  call void @require(i32 noundef %45, ptr noundef @.str, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = load i32, ptr @fortran_ranks, align 4
  %53 = icmp sle i32 %51, %52
  %54 = zext i1 %53 to i32
  %55 = load ptr, ptr %7, align 8
  %56 = load i32, ptr %8, align 4
  call void @require(i32 noundef %54, ptr noundef @.str.1, ptr noundef %55, i32 noundef %56)
  %57 = load ptr, ptr %6, align 8
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = call ptr @dimension_of(ptr noundef %57, i32 noundef 0, i32 noundef %61)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %62, i64 24, i1 false)
  %63 = load ptr, ptr %6, align 8
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = call ptr @dimension_of(ptr noundef %63, i32 noundef 1, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %68, i64 24, i1 false)
  %69 = load ptr, ptr %6, align 8
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = call ptr @dimension_of(ptr noundef %69, i32 noundef 2, i32 noundef %73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %74, i64 24, i1 false)
  %75 = load ptr, ptr %6, align 8
  %76 = load ptr, ptr %6, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = call ptr @dimension_of(ptr noundef %75, i32 noundef 3, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %80, i64 24, i1 false)
  %81 = load ptr, ptr %6, align 8
  %82 = load ptr, ptr %6, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = call ptr @dimension_of(ptr noundef %81, i32 noundef 4, i32 noundef %85)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %86, i64 24, i1 false)
  %87 = load ptr, ptr %6, align 8
  %88 = load ptr, ptr %6, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 3
  %90 = load i8, ptr %89, align 4
  %91 = zext i8 %90 to i32
  %92 = call ptr @dimension_of(ptr noundef %87, i32 noundef 5, i32 noundef %91)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %92, i64 24, i1 false)
  %93 = load ptr, ptr %6, align 8
  %94 = load ptr, ptr %6, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 3
  %96 = load i8, ptr %95, align 4
  %97 = zext i8 %96 to i32
  %98 = call ptr @dimension_of(ptr noundef %93, i32 noundef 6, i32 noundef %97)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %98, i64 24, i1 false)
  store double 0x7FEFFFFFFFFFFFFF, ptr %18, align 8
  store i64 -1, ptr %19, align 8
  store i8 0, ptr %20, align 1
  store i64 0, ptr %21, align 8
  br label %99

99:                                               ; preds = %274, %43
  %100 = load i64, ptr %21, align 8
  %101 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %100, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %99
  store i32 2, ptr %22, align 4
  br label %277

105:                                              ; preds = %99
  store i64 0, ptr %23, align 8
  br label %106

106:                                              ; preds = %270, %105
  %107 = load i64, ptr %23, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %107, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %106
  store i32 5, ptr %22, align 4
  br label %273

112:                                              ; preds = %106
  store i64 0, ptr %24, align 8
  br label %113

113:                                              ; preds = %266, %112
  %114 = load i64, ptr %24, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %114, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %113
  store i32 8, ptr %22, align 4
  br label %269

119:                                              ; preds = %113
  store i64 0, ptr %25, align 8
  br label %120

120:                                              ; preds = %262, %119
  %121 = load i64, ptr %25, align 8
  %122 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %126, label %125

125:                                              ; preds = %120
  store i32 11, ptr %22, align 4
  br label %265

126:                                              ; preds = %120
  store i64 0, ptr %26, align 8
  br label %127

127:                                              ; preds = %258, %126
  %128 = load i64, ptr %26, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %127
  store i32 14, ptr %22, align 4
  br label %261

133:                                              ; preds = %127
  store i64 0, ptr %27, align 8
  br label %134

134:                                              ; preds = %254, %133
  %135 = load i64, ptr %27, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %140, label %139

139:                                              ; preds = %134
  store i32 17, ptr %22, align 4
  br label %257

140:                                              ; preds = %134
  store i64 0, ptr %28, align 8
  br label %141

141:                                              ; preds = %250, %140
  %142 = load i64, ptr %28, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %142, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %141
  store i32 20, ptr %22, align 4
  br label %253

147:                                              ; preds = %141
  %148 = load ptr, ptr %6, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %28, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = load i64, ptr %27, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = add nsw i64 %154, %158
  %160 = load i64, ptr %26, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = load i64, ptr %25, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  %170 = load i64, ptr %24, align 8
  %171 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = add nsw i64 %169, %173
  %175 = load i64, ptr %23, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %175, %177
  %179 = add nsw i64 %174, %178
  %180 = load i64, ptr %21, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %182
  %184 = add nsw i64 %179, %183
  %185 = getelementptr inbounds i8, ptr %150, i64 %184
  %186 = load double, ptr %185, align 8
  store double %186, ptr %29, align 8
  %187 = load ptr, ptr %10, align 8
  %188 = icmp ne ptr %187, null
  br i1 %188, label %189, label %202

189:                                              ; preds = %147
  %190 = load ptr, ptr %10, align 8
  %191 = load ptr, ptr %10, align 8
  %192 = load i64, ptr %28, align 8
  %193 = load i64, ptr %27, align 8
  %194 = load i64, ptr %26, align 8
  %195 = load i64, ptr %25, align 8
  %196 = load i64, ptr %24, align 8
  %197 = load i64, ptr %23, align 8
  %198 = load i64, ptr %21, align 8
  %199 = call i64 @offset_in(ptr noundef %191, i64 noundef %192, i64 noundef %193, i64 noundef %194, i64 noundef %195, i64 noundef %196, i64 noundef %197, i64 noundef %198)
  %200 = call i32 @is_true(ptr noundef %190, i64 noundef %199)
  %201 = icmp ne i32 %200, 0
  br i1 %201, label %202, label %249

202:                                              ; preds = %189, %147
  %203 = load double, ptr %29, align 8
  %204 = load double, ptr %18, align 8
  %205 = fcmp olt double %203, %204
  br i1 %205, label %213, label %206

206:                                              ; preds = %202
  %207 = load i8, ptr %20, align 1
  %208 = trunc i8 %207 to i1
  br i1 %208, label %249, label %209

209:                                              ; preds = %206
  %210 = load double, ptr %29, align 8
  %211 = load double, ptr %18, align 8
  %212 = fcmp oeq double %210, %211
  br i1 %212, label %213, label %249

213:                                              ; preds = %209, %202
  %214 = load double, ptr %29, align 8
  store double %214, ptr %18, align 8
  %215 = load i64, ptr %28, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %217 = load i64, ptr %216, align 8
  %218 = mul nsw i64 %215, %217
  %219 = load i64, ptr %27, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = add nsw i64 %218, %222
  %224 = load i64, ptr %26, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = add nsw i64 %223, %227
  %229 = load i64, ptr %25, align 8
  %230 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %229, %231
  %233 = add nsw i64 %228, %232
  %234 = load i64, ptr %24, align 8
  %235 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %234, %236
  %238 = add nsw i64 %233, %237
  %239 = load i64, ptr %23, align 8
  %240 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %241 = load i64, ptr %240, align 8
  %242 = mul nsw i64 %239, %241
  %243 = add nsw i64 %238, %242
  %244 = load i64, ptr %21, align 8
  %245 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %246 = load i64, ptr %245, align 8
  %247 = mul nsw i64 %244, %246
  %248 = add nsw i64 %243, %247
  store i64 %248, ptr %19, align 8
  store i8 1, ptr %20, align 1
  br label %249

249:                                              ; preds = %213, %209, %206, %189
  br label %250

250:                                              ; preds = %249
  %251 = load i64, ptr %28, align 8
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %28, align 8
  br label %141

253:                                              ; preds = %146
  br label %254

254:                                              ; preds = %253
  %255 = load i64, ptr %27, align 8
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %27, align 8
  br label %134

257:                                              ; preds = %139
  br label %258

258:                                              ; preds = %257
  %259 = load i64, ptr %26, align 8
  %260 = add nsw i64 %259, 1
  store i64 %260, ptr %26, align 8
  br label %127

261:                                              ; preds = %132
  br label %262

262:                                              ; preds = %261
  %263 = load i64, ptr %25, align 8
  %264 = add nsw i64 %263, 1
  store i64 %264, ptr %25, align 8
  br label %120

265:                                              ; preds = %125
  br label %266

266:                                              ; preds = %265
  %267 = load i64, ptr %24, align 8
  %268 = add nsw i64 %267, 1
  store i64 %268, ptr %24, align 8
  br label %113

269:                                              ; preds = %118
  br label %270

270:                                              ; preds = %269
  %271 = load i64, ptr %23, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %23, align 8
  br label %106

273:                                              ; preds = %111
  br label %274

274:                                              ; preds = %273
  %275 = load i64, ptr %21, align 8
  %276 = add nsw i64 %275, 1
  store i64 %276, ptr %21, align 8
  br label %99

277:                                              ; preds = %104
  %278 = load i8, ptr %20, align 1
  %279 = trunc i8 %278 to i1
  br i1 %279, label %280, label %287

280:                                              ; preds = %277
  %281 = load ptr, ptr %6, align 8
  %282 = getelementptr inbounds %struct.descriptor, ptr %281, i32 0, i32 0
  %283 = load ptr, ptr %282, align 8
  %284 = load i64, ptr %19, align 8
  %285 = getelementptr inbounds i8, ptr %283, i64 %284
  %286 = load double, ptr %285, align 8
  br label %288

287:                                              ; preds = %277
  br label %288

288:                                              ; preds = %287, %280
  %289 = phi double [ %286, %280 ], [ 0x7FEFFFFFFFFFFFFF, %287 ]
  store i32 1, ptr %22, align 4
  ret double %289
}

define dso_local double @_FortranANorm2_8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %27 = load i32, ptr %8, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %4
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %38

35:                                               ; preds = %29
  %36 = load i32, ptr %8, align 4
  %37 = icmp eq i32 %36, 1
  br label %38

38:                                               ; preds = %35, %29
  %39 = phi i1 [ false, %29 ], [ %37, %35 ]
  br label %40

40:                                               ; preds = %38, %4
  %41 = phi i1 [ true, %4 ], [ %39, %38 ]
  %42 = zext i1 %41 to i32
  %43 = load ptr, ptr %6, align 8
  %44 = load i32, ptr %7, align 4
  call void @require(i32 noundef %42, ptr noundef @.str, ptr noundef %43, i32 noundef %44)
  %45 = load ptr, ptr %5, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = load i32, ptr @fortran_ranks, align 4
  %50 = icmp sle i32 %48, %49
  %51 = zext i1 %50 to i32
  %52 = load ptr, ptr %6, align 8
  %53 = load i32, ptr %7, align 4
  call void @require(i32 noundef %51, ptr noundef @.str.1, ptr noundef %52, i32 noundef %53)
  %54 = load ptr, ptr %5, align 8
  %55 = load ptr, ptr %5, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 0, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %5, align 8
  %61 = load ptr, ptr %5, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 1, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %5, align 8
  %67 = load ptr, ptr %5, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 2, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %5, align 8
  %73 = load ptr, ptr %5, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 3, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %5, align 8
  %79 = load ptr, ptr %5, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 4, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %5, align 8
  %85 = load ptr, ptr %5, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 5, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %5, align 8
  %91 = load ptr, ptr %5, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = call ptr @dimension_of(ptr noundef %90, i32 noundef 6, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %95, i64 24, i1 false)
  %96 = load ptr, ptr %5, align 8
  %97 = load ptr, ptr %6, align 8
  %98 = load i32, ptr %7, align 4
  %99 = call double @scale_8(ptr noundef %96, ptr noundef %97, i32 noundef %98)
  store double %99, ptr %16, align 8
  store double 0.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %100

100:                                              ; preds = %219, %40
  %101 = load i64, ptr %18, align 8
  %102 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %100
  store i32 2, ptr %19, align 4
  br label %222

106:                                              ; preds = %100
  store i64 0, ptr %20, align 8
  br label %107

107:                                              ; preds = %215, %106
  %108 = load i64, ptr %20, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %108, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %107
  store i32 5, ptr %19, align 4
  br label %218

113:                                              ; preds = %107
  store i64 0, ptr %21, align 8
  br label %114

114:                                              ; preds = %211, %113
  %115 = load i64, ptr %21, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  store i32 8, ptr %19, align 4
  br label %214

120:                                              ; preds = %114
  store i64 0, ptr %22, align 8
  br label %121

121:                                              ; preds = %207, %120
  %122 = load i64, ptr %22, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %121
  store i32 11, ptr %19, align 4
  br label %210

127:                                              ; preds = %121
  store i64 0, ptr %23, align 8
  br label %128

128:                                              ; preds = %203, %127
  %129 = load i64, ptr %23, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %134, label %133

133:                                              ; preds = %128
  store i32 14, ptr %19, align 4
  br label %206

134:                                              ; preds = %128
  store i64 0, ptr %24, align 8
  br label %135

135:                                              ; preds = %199, %134
  %136 = load i64, ptr %24, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %141, label %140

140:                                              ; preds = %135
  store i32 17, ptr %19, align 4
  br label %202

141:                                              ; preds = %135
  store i64 0, ptr %25, align 8
  br label %142

142:                                              ; preds = %195, %141
  %143 = load i64, ptr %25, align 8
  %144 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = icmp slt i64 %143, %145
  br i1 %146, label %148, label %147

147:                                              ; preds = %142
  store i32 20, ptr %19, align 4
  br label %198

148:                                              ; preds = %142
  %149 = load ptr, ptr %5, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = load i64, ptr %25, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %152, %154
  %156 = load i64, ptr %24, align 8
  %157 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %158 = load i64, ptr %157, align 8
  %159 = mul nsw i64 %156, %158
  %160 = add nsw i64 %155, %159
  %161 = load i64, ptr %23, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %161, %163
  %165 = add nsw i64 %160, %164
  %166 = load i64, ptr %22, align 8
  %167 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %166, %168
  %170 = add nsw i64 %165, %169
  %171 = load i64, ptr %21, align 8
  %172 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %171, %173
  %175 = add nsw i64 %170, %174
  %176 = load i64, ptr %20, align 8
  %177 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %176, %178
  %180 = add nsw i64 %175, %179
  %181 = load i64, ptr %18, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %181, %183
  %185 = add nsw i64 %180, %184
  %186 = getelementptr inbounds i8, ptr %151, i64 %185
  %187 = load double, ptr %186, align 8
  %188 = load double, ptr %16, align 8
  %189 = fdiv double %187, %188
  store double %189, ptr %26, align 8
  %190 = load double, ptr %26, align 8
  %191 = load double, ptr %26, align 8
  %192 = fmul double %190, %191
  %193 = load double, ptr %17, align 8
  %194 = fadd double %193, %192
  store double %194, ptr %17, align 8
  br label %195

195:                                              ; preds = %148
  %196 = load i64, ptr %25, align 8
  %197 = add nsw i64 %196, 1
  store i64 %197, ptr %25, align 8
  br label %142

198:                                              ; preds = %147
  br label %199

199:                                              ; preds = %198
  %200 = load i64, ptr %24, align 8
  %201 = add nsw i64 %200, 1
  store i64 %201, ptr %24, align 8
  br label %135

202:                                              ; preds = %140
  br label %203

203:                                              ; preds = %202
  %204 = load i64, ptr %23, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %23, align 8
  br label %128

206:                                              ; preds = %133
  br label %207

207:                                              ; preds = %206
  %208 = load i64, ptr %22, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %22, align 8
  br label %121

210:                                              ; preds = %126
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %21, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %21, align 8
  br label %114

214:                                              ; preds = %119
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %20, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %20, align 8
  br label %107

218:                                              ; preds = %112
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %18, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %18, align 8
  br label %100

222:                                              ; preds = %105
  %223 = load double, ptr %16, align 8
  %224 = load double, ptr %17, align 8
  %225 = call double @root_8(double noundef %224)
  %226 = fmul double %223, %225
  store i32 1, ptr %19, align 4
  ret double %226
}

define internal double @scale_8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
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
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca %union.anon, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = load i32, ptr @fortran_ranks, align 4
  %30 = icmp sle i32 %28, %29
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %6, align 4
  call void @require(i32 noundef %31, ptr noundef @.str.1, ptr noundef %32, i32 noundef %33)
  %34 = load ptr, ptr %4, align 8
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = call ptr @dimension_of(ptr noundef %34, i32 noundef 0, i32 noundef %38)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %39, i64 24, i1 false)
  %40 = load ptr, ptr %4, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 3
  %43 = load i8, ptr %42, align 4
  %44 = zext i8 %43 to i32
  %45 = call ptr @dimension_of(ptr noundef %40, i32 noundef 1, i32 noundef %44)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %45, i64 24, i1 false)
  %46 = load ptr, ptr %4, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = call ptr @dimension_of(ptr noundef %46, i32 noundef 2, i32 noundef %50)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %4, align 8
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 3
  %55 = load i8, ptr %54, align 4
  %56 = zext i8 %55 to i32
  %57 = call ptr @dimension_of(ptr noundef %52, i32 noundef 3, i32 noundef %56)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %57, i64 24, i1 false)
  %58 = load ptr, ptr %4, align 8
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = call ptr @dimension_of(ptr noundef %58, i32 noundef 4, i32 noundef %62)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %63, i64 24, i1 false)
  %64 = load ptr, ptr %4, align 8
  %65 = load ptr, ptr %4, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = call ptr @dimension_of(ptr noundef %64, i32 noundef 5, i32 noundef %68)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %69, i64 24, i1 false)
  %70 = load ptr, ptr %4, align 8
  %71 = load ptr, ptr %4, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = call ptr @dimension_of(ptr noundef %70, i32 noundef 6, i32 noundef %74)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %75, i64 24, i1 false)
  store i64 0, ptr %14, align 8
  store i64 0, ptr %15, align 8
  br label %76

76:                                               ; preds = %198, %3
  %77 = load i64, ptr %15, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %16, align 4
  br label %201

82:                                               ; preds = %76
  store i64 0, ptr %17, align 8
  br label %83

83:                                               ; preds = %194, %82
  %84 = load i64, ptr %17, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %16, align 4
  br label %197

89:                                               ; preds = %83
  store i64 0, ptr %18, align 8
  br label %90

90:                                               ; preds = %190, %89
  %91 = load i64, ptr %18, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %16, align 4
  br label %193

96:                                               ; preds = %90
  store i64 0, ptr %19, align 8
  br label %97

97:                                               ; preds = %186, %96
  %98 = load i64, ptr %19, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %16, align 4
  br label %189

103:                                              ; preds = %97
  store i64 0, ptr %20, align 8
  br label %104

104:                                              ; preds = %182, %103
  %105 = load i64, ptr %20, align 8
  %106 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = icmp slt i64 %105, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %104
  store i32 14, ptr %16, align 4
  br label %185

110:                                              ; preds = %104
  store i64 0, ptr %21, align 8
  br label %111

111:                                              ; preds = %178, %110
  %112 = load i64, ptr %21, align 8
  %113 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %112, %114
  br i1 %115, label %117, label %116

116:                                              ; preds = %111
  store i32 17, ptr %16, align 4
  br label %181

117:                                              ; preds = %111
  store i64 0, ptr %22, align 8
  br label %118

118:                                              ; preds = %174, %117
  %119 = load i64, ptr %22, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %124, label %123

123:                                              ; preds = %118
  store i32 20, ptr %16, align 4
  br label %177

124:                                              ; preds = %118
  %125 = load ptr, ptr %4, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  %128 = load i64, ptr %22, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %128, %130
  %132 = load i64, ptr %21, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %132, %134
  %136 = add nsw i64 %131, %135
  %137 = load i64, ptr %20, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %137, %139
  %141 = add nsw i64 %136, %140
  %142 = load i64, ptr %19, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %142, %144
  %146 = add nsw i64 %141, %145
  %147 = load i64, ptr %18, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %149 = load i64, ptr %148, align 8
  %150 = mul nsw i64 %147, %149
  %151 = add nsw i64 %146, %150
  %152 = load i64, ptr %17, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %152, %154
  %156 = add nsw i64 %151, %155
  %157 = load i64, ptr %15, align 8
  %158 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %157, %159
  %161 = add nsw i64 %156, %160
  %162 = getelementptr inbounds i8, ptr %127, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = and i64 %163, 9218868437227405312
  store i64 %164, ptr %23, align 8
  %165 = load i64, ptr %23, align 8
  %166 = load i64, ptr %14, align 8
  %167 = icmp ugt i64 %165, %166
  br i1 %167, label %168, label %170

168:                                              ; preds = %124
  %169 = load i64, ptr %23, align 8
  br label %172

170:                                              ; preds = %124
  %171 = load i64, ptr %14, align 8
  br label %172

172:                                              ; preds = %170, %168
  %173 = phi i64 [ %169, %168 ], [ %171, %170 ]
  store i64 %173, ptr %14, align 8
  br label %174

174:                                              ; preds = %172
  %175 = load i64, ptr %22, align 8
  %176 = add nsw i64 %175, 1
  store i64 %176, ptr %22, align 8
  br label %118

177:                                              ; preds = %123
  br label %178

178:                                              ; preds = %177
  %179 = load i64, ptr %21, align 8
  %180 = add nsw i64 %179, 1
  store i64 %180, ptr %21, align 8
  br label %111

181:                                              ; preds = %116
  br label %182

182:                                              ; preds = %181
  %183 = load i64, ptr %20, align 8
  %184 = add nsw i64 %183, 1
  store i64 %184, ptr %20, align 8
  br label %104

185:                                              ; preds = %109
  br label %186

186:                                              ; preds = %185
  %187 = load i64, ptr %19, align 8
  %188 = add nsw i64 %187, 1
  store i64 %188, ptr %19, align 8
  br label %97

189:                                              ; preds = %102
  br label %190

190:                                              ; preds = %189
  %191 = load i64, ptr %18, align 8
  %192 = add nsw i64 %191, 1
  store i64 %192, ptr %18, align 8
  br label %90

193:                                              ; preds = %95
  br label %194

194:                                              ; preds = %193
  %195 = load i64, ptr %17, align 8
  %196 = add nsw i64 %195, 1
  store i64 %196, ptr %17, align 8
  br label %83

197:                                              ; preds = %88
  br label %198

198:                                              ; preds = %197
  %199 = load i64, ptr %15, align 8
  %200 = add nsw i64 %199, 1
  store i64 %200, ptr %15, align 8
  br label %76

201:                                              ; preds = %81
  %202 = load i64, ptr %14, align 8
  store i64 %202, ptr %24, align 8
  %203 = load i64, ptr %14, align 8
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %208, label %205

205:                                              ; preds = %201
  %206 = load i64, ptr %14, align 8
  %207 = icmp eq i64 %206, 9218868437227405312
  br i1 %207, label %208, label %209

208:                                              ; preds = %205, %201
  br label %211

209:                                              ; preds = %205
  %210 = load double, ptr %24, align 8
  br label %211

211:                                              ; preds = %209, %208
  %212 = phi double [ 1.000000e+00, %208 ], [ %210, %209 ]
  store i32 1, ptr %16, align 4
  ret double %212
}

define internal double @root_8(double noundef %0) #1 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.sqrt.f64(double %3)
  ret double %4
}

define dso_local double @_FortranADotProductReal8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 7
  %17 = getelementptr inbounds [0 x %struct.dimension], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %17, i64 24, i1 false)
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 7
  %20 = getelementptr inbounds [0 x %struct.dimension], ptr %19, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %20, i64 24, i1 false)
  %21 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %8, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.2, ptr noundef %27, i32 noundef %28)
  store i32 28, ptr %11, align 4
  store double 0.000000e+00, ptr %12, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 28
  br i1 %33, label %34, label %73

34:                                               ; preds = %4
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 28
  br i1 %39, label %40, label %73

40:                                               ; preds = %34
  store i64 0, ptr %13, align 8
  br label %41

41:                                               ; preds = %69, %40
  %42 = load i64, ptr %13, align 8
  %43 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  br label %72

47:                                               ; preds = %41
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %13, align 8
  %52 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %51, %53
  %55 = getelementptr inbounds i8, ptr %50, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %13, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %60, %62
  %64 = getelementptr inbounds i8, ptr %59, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul double %56, %65
  %67 = load double, ptr %12, align 8
  %68 = fadd double %67, %66
  store double %68, ptr %12, align 8
  br label %69

69:                                               ; preds = %47
  %70 = load i64, ptr %13, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %13, align 8
  br label %41

72:                                               ; preds = %46
  br label %104

73:                                               ; preds = %34, %4
  store i64 0, ptr %14, align 8
  br label %74

74:                                               ; preds = %100, %73
  %75 = load i64, ptr %14, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  br label %103

80:                                               ; preds = %74
  %81 = load ptr, ptr %5, align 8
  %82 = load i64, ptr %14, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %82, %84
  %86 = load ptr, ptr %7, align 8
  %87 = load i32, ptr %8, align 4
  %88 = call double @number(ptr noundef %81, i64 noundef %85, i32 noundef 0, ptr noundef %86, i32 noundef %87)
  %89 = load ptr, ptr %6, align 8
  %90 = load i64, ptr %14, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %90, %92
  %94 = load ptr, ptr %7, align 8
  %95 = load i32, ptr %8, align 4
  %96 = call double @number(ptr noundef %89, i64 noundef %93, i32 noundef 0, ptr noundef %94, i32 noundef %95)
  %97 = fmul double %88, %96
  %98 = load double, ptr %12, align 8
  %99 = fadd double %98, %97
  store double %99, ptr %12, align 8
  br label %100

100:                                              ; preds = %80
  %101 = load i64, ptr %14, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %14, align 8
  br label %74

103:                                              ; preds = %79
  br label %104

104:                                              ; preds = %103, %72
  %105 = load double, ptr %12, align 8
  ret double %105
}

define internal double @number(ptr noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca double, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = load i64, ptr %8, align 8
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  store ptr %18, ptr %12, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 35
  br i1 %23, label %24, label %30

24:                                               ; preds = %5
  %25 = load ptr, ptr %12, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = load double, ptr %28, align 8
  store double %29, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

30:                                               ; preds = %5
  %31 = load ptr, ptr %7, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 34
  br i1 %35, label %36, label %43

36:                                               ; preds = %30
  %37 = load ptr, ptr %12, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = fpext float %41 to double
  store double %42, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

43:                                               ; preds = %30
  %44 = load i32, ptr %9, align 4
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  store double 0.000000e+00, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

47:                                               ; preds = %43
  %48 = load ptr, ptr %7, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 4
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp eq i32 %51, 28
  br i1 %52, label %53, label %56

53:                                               ; preds = %47
  %54 = load ptr, ptr %12, align 8
  %55 = load double, ptr %54, align 8
  store double %55, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

56:                                               ; preds = %47
  %57 = load ptr, ptr %7, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 27
  br i1 %61, label %62, label %66

62:                                               ; preds = %56
  %63 = load ptr, ptr %12, align 8
  %64 = load float, ptr %63, align 4
  %65 = fpext float %64 to double
  store double %65, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

66:                                               ; preds = %56
  %67 = load ptr, ptr %7, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 4
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp sle i32 %70, 24
  br i1 %71, label %72, label %77

72:                                               ; preds = %66
  %73 = load ptr, ptr %7, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp ule i64 %75, 8
  br label %77

77:                                               ; preds = %72, %66
  %78 = phi i1 [ false, %66 ], [ %76, %72 ]
  %79 = zext i1 %78 to i32
  %80 = load ptr, ptr %10, align 8
  %81 = load i32, ptr %11, align 4
  call void @require(i32 noundef %79, ptr noundef @.str.6, ptr noundef %80, i32 noundef %81)
  %82 = load ptr, ptr %7, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, 8
  br i1 %85, label %86, label %90

86:                                               ; preds = %77
  %87 = load ptr, ptr %12, align 8
  %88 = load i64, ptr %87, align 8
  %89 = sitofp i64 %88 to double
  br label %116

90:                                               ; preds = %77
  %91 = load ptr, ptr %7, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp eq i64 %93, 4
  br i1 %94, label %95, label %98

95:                                               ; preds = %90
  %96 = load ptr, ptr %12, align 8
  %97 = load i32, ptr %96, align 4
  br label %113

98:                                               ; preds = %90
  %99 = load ptr, ptr %7, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 2
  br i1 %102, label %103, label %107

103:                                              ; preds = %98
  %104 = load ptr, ptr %12, align 8
  %105 = load i16, ptr %104, align 2
  %106 = sext i16 %105 to i32
  br label %111

107:                                              ; preds = %98
  %108 = load ptr, ptr %12, align 8
  %109 = load i8, ptr %108, align 1
  %110 = sext i8 %109 to i32
  br label %111

111:                                              ; preds = %107, %103
  %112 = phi i32 [ %106, %103 ], [ %110, %107 ]
  br label %113

113:                                              ; preds = %111, %95
  %114 = phi i32 [ %97, %95 ], [ %112, %111 ]
  %115 = sitofp i32 %114 to double
  br label %116

116:                                              ; preds = %113, %86
  %117 = phi double [ %89, %86 ], [ %115, %113 ]
  store double %117, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

118:                                              ; preds = %116, %62, %53, %46, %36, %24
  %119 = load double, ptr %6, align 8
  ret double %119
}

define dso_local float @_FortranASumReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca float, align 4
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %27 = load i32, ptr %9, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %5
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %38

35:                                               ; preds = %29
  %36 = load i32, ptr %9, align 4
  %37 = icmp eq i32 %36, 1
  br label %38

38:                                               ; preds = %35, %29
  %39 = phi i1 [ false, %29 ], [ %37, %35 ]
  br label %40

40:                                               ; preds = %38, %5
  %41 = phi i1 [ true, %5 ], [ %39, %38 ]
  %42 = zext i1 %41 to i32
  %43 = load ptr, ptr %7, align 8
  %44 = load i32, ptr %8, align 4
  call void @require(i32 noundef %42, ptr noundef @.str, ptr noundef %43, i32 noundef %44)
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = load i32, ptr @fortran_ranks, align 4
  %50 = icmp sle i32 %48, %49
  %51 = zext i1 %50 to i32
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %8, align 4
  call void @require(i32 noundef %51, ptr noundef @.str.1, ptr noundef %52, i32 noundef %53)
  %54 = load ptr, ptr %6, align 8
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 0, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %6, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 1, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %6, align 8
  %67 = load ptr, ptr %6, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 2, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %6, align 8
  %73 = load ptr, ptr %6, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 3, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %6, align 8
  %79 = load ptr, ptr %6, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 4, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %6, align 8
  %85 = load ptr, ptr %6, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 5, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %6, align 8
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = call ptr @dimension_of(ptr noundef %90, i32 noundef 6, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %95, i64 24, i1 false)
  store float 0.000000e+00, ptr %18, align 4
  store i64 0, ptr %19, align 8
  br label %96

96:                                               ; preds = %227, %40
  %97 = load i64, ptr %19, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 2, ptr %20, align 4
  br label %230

102:                                              ; preds = %96
  store i64 0, ptr %21, align 8
  br label %103

103:                                              ; preds = %223, %102
  %104 = load i64, ptr %21, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store i32 5, ptr %20, align 4
  br label %226

109:                                              ; preds = %103
  store i64 0, ptr %22, align 8
  br label %110

110:                                              ; preds = %219, %109
  %111 = load i64, ptr %22, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 8, ptr %20, align 4
  br label %222

116:                                              ; preds = %110
  store i64 0, ptr %23, align 8
  br label %117

117:                                              ; preds = %215, %116
  %118 = load i64, ptr %23, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 11, ptr %20, align 4
  br label %218

123:                                              ; preds = %117
  store i64 0, ptr %24, align 8
  br label %124

124:                                              ; preds = %211, %123
  %125 = load i64, ptr %24, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 14, ptr %20, align 4
  br label %214

130:                                              ; preds = %124
  store i64 0, ptr %25, align 8
  br label %131

131:                                              ; preds = %207, %130
  %132 = load i64, ptr %25, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 17, ptr %20, align 4
  br label %210

137:                                              ; preds = %131
  store i64 0, ptr %26, align 8
  br label %138

138:                                              ; preds = %203, %137
  %139 = load i64, ptr %26, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 20, ptr %20, align 4
  br label %206

144:                                              ; preds = %138
  %145 = load ptr, ptr %10, align 8
  %146 = icmp ne ptr %145, null
  br i1 %146, label %147, label %160

147:                                              ; preds = %144
  %148 = load ptr, ptr %10, align 8
  %149 = load ptr, ptr %10, align 8
  %150 = load i64, ptr %26, align 8
  %151 = load i64, ptr %25, align 8
  %152 = load i64, ptr %24, align 8
  %153 = load i64, ptr %23, align 8
  %154 = load i64, ptr %22, align 8
  %155 = load i64, ptr %21, align 8
  %156 = load i64, ptr %19, align 8
  %157 = call i64 @offset_in(ptr noundef %149, i64 noundef %150, i64 noundef %151, i64 noundef %152, i64 noundef %153, i64 noundef %154, i64 noundef %155, i64 noundef %156)
  %158 = call i32 @is_true(ptr noundef %148, i64 noundef %157)
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %160, label %202

160:                                              ; preds = %147, %144
  %161 = load ptr, ptr %6, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 0
  %163 = load ptr, ptr %162, align 8
  %164 = load i64, ptr %26, align 8
  %165 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %164, %166
  %168 = load i64, ptr %25, align 8
  %169 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %168, %170
  %172 = add nsw i64 %167, %171
  %173 = load i64, ptr %24, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %23, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %22, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %21, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %19, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = getelementptr inbounds i8, ptr %163, i64 %197
  %199 = load float, ptr %198, align 4
  %200 = load float, ptr %18, align 4
  %201 = fadd float %200, %199
  store float %201, ptr %18, align 4
  br label %202

202:                                              ; preds = %160, %147
  br label %203

203:                                              ; preds = %202
  %204 = load i64, ptr %26, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %26, align 8
  br label %138

206:                                              ; preds = %143
  br label %207

207:                                              ; preds = %206
  %208 = load i64, ptr %25, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %25, align 8
  br label %131

210:                                              ; preds = %136
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %24, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %24, align 8
  br label %124

214:                                              ; preds = %129
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %23, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %23, align 8
  br label %117

218:                                              ; preds = %122
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %22, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %22, align 8
  br label %110

222:                                              ; preds = %115
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %21, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %21, align 8
  br label %103

226:                                              ; preds = %108
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %19, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %19, align 8
  br label %96

230:                                              ; preds = %101
  %231 = load float, ptr %18, align 4
  store i32 1, ptr %20, align 4
  ret float %231
}

define dso_local float @_FortranAProductReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca float, align 4
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %27 = load i32, ptr %9, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %5
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %38

35:                                               ; preds = %29
  %36 = load i32, ptr %9, align 4
  %37 = icmp eq i32 %36, 1
  br label %38

38:                                               ; preds = %35, %29
  %39 = phi i1 [ false, %29 ], [ %37, %35 ]
  br label %40

40:                                               ; preds = %38, %5
  %41 = phi i1 [ true, %5 ], [ %39, %38 ]
  %42 = zext i1 %41 to i32
  %43 = load ptr, ptr %7, align 8
  %44 = load i32, ptr %8, align 4
  call void @require(i32 noundef %42, ptr noundef @.str, ptr noundef %43, i32 noundef %44)
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = load i32, ptr @fortran_ranks, align 4
  %50 = icmp sle i32 %48, %49
  %51 = zext i1 %50 to i32
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %8, align 4
  call void @require(i32 noundef %51, ptr noundef @.str.1, ptr noundef %52, i32 noundef %53)
  %54 = load ptr, ptr %6, align 8
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 0, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %6, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 1, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %6, align 8
  %67 = load ptr, ptr %6, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 2, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %6, align 8
  %73 = load ptr, ptr %6, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 3, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %6, align 8
  %79 = load ptr, ptr %6, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 4, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %6, align 8
  %85 = load ptr, ptr %6, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 5, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %6, align 8
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = call ptr @dimension_of(ptr noundef %90, i32 noundef 6, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %95, i64 24, i1 false)
  store float 1.000000e+00, ptr %18, align 4
  store i64 0, ptr %19, align 8
  br label %96

96:                                               ; preds = %227, %40
  %97 = load i64, ptr %19, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 2, ptr %20, align 4
  br label %230

102:                                              ; preds = %96
  store i64 0, ptr %21, align 8
  br label %103

103:                                              ; preds = %223, %102
  %104 = load i64, ptr %21, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store i32 5, ptr %20, align 4
  br label %226

109:                                              ; preds = %103
  store i64 0, ptr %22, align 8
  br label %110

110:                                              ; preds = %219, %109
  %111 = load i64, ptr %22, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 8, ptr %20, align 4
  br label %222

116:                                              ; preds = %110
  store i64 0, ptr %23, align 8
  br label %117

117:                                              ; preds = %215, %116
  %118 = load i64, ptr %23, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 11, ptr %20, align 4
  br label %218

123:                                              ; preds = %117
  store i64 0, ptr %24, align 8
  br label %124

124:                                              ; preds = %211, %123
  %125 = load i64, ptr %24, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 14, ptr %20, align 4
  br label %214

130:                                              ; preds = %124
  store i64 0, ptr %25, align 8
  br label %131

131:                                              ; preds = %207, %130
  %132 = load i64, ptr %25, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 17, ptr %20, align 4
  br label %210

137:                                              ; preds = %131
  store i64 0, ptr %26, align 8
  br label %138

138:                                              ; preds = %203, %137
  %139 = load i64, ptr %26, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 20, ptr %20, align 4
  br label %206

144:                                              ; preds = %138
  %145 = load ptr, ptr %10, align 8
  %146 = icmp ne ptr %145, null
  br i1 %146, label %147, label %160

147:                                              ; preds = %144
  %148 = load ptr, ptr %10, align 8
  %149 = load ptr, ptr %10, align 8
  %150 = load i64, ptr %26, align 8
  %151 = load i64, ptr %25, align 8
  %152 = load i64, ptr %24, align 8
  %153 = load i64, ptr %23, align 8
  %154 = load i64, ptr %22, align 8
  %155 = load i64, ptr %21, align 8
  %156 = load i64, ptr %19, align 8
  %157 = call i64 @offset_in(ptr noundef %149, i64 noundef %150, i64 noundef %151, i64 noundef %152, i64 noundef %153, i64 noundef %154, i64 noundef %155, i64 noundef %156)
  %158 = call i32 @is_true(ptr noundef %148, i64 noundef %157)
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %160, label %202

160:                                              ; preds = %147, %144
  %161 = load ptr, ptr %6, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 0
  %163 = load ptr, ptr %162, align 8
  %164 = load i64, ptr %26, align 8
  %165 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %164, %166
  %168 = load i64, ptr %25, align 8
  %169 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %168, %170
  %172 = add nsw i64 %167, %171
  %173 = load i64, ptr %24, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %23, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %22, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %21, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %19, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = getelementptr inbounds i8, ptr %163, i64 %197
  %199 = load float, ptr %198, align 4
  %200 = load float, ptr %18, align 4
  %201 = fmul float %200, %199
  store float %201, ptr %18, align 4
  br label %202

202:                                              ; preds = %160, %147
  br label %203

203:                                              ; preds = %202
  %204 = load i64, ptr %26, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %26, align 8
  br label %138

206:                                              ; preds = %143
  br label %207

207:                                              ; preds = %206
  %208 = load i64, ptr %25, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %25, align 8
  br label %131

210:                                              ; preds = %136
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %24, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %24, align 8
  br label %124

214:                                              ; preds = %129
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %23, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %23, align 8
  br label %117

218:                                              ; preds = %122
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %22, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %22, align 8
  br label %110

222:                                              ; preds = %115
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %21, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %21, align 8
  br label %103

226:                                              ; preds = %108
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %19, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %19, align 8
  br label %96

230:                                              ; preds = %101
  %231 = load float, ptr %18, align 4
  store i32 1, ptr %20, align 4
  ret float %231
}

define dso_local float @_FortranAMaxvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca float, align 4
  %19 = alloca i64, align 8
  %20 = alloca i8, align 1
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %30 = load i32, ptr %9, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %43, label %32

32:                                               ; preds = %5
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %41

38:                                               ; preds = %32
  %39 = load i32, ptr %9, align 4
  %40 = icmp eq i32 %39, 1
  br label %41

41:                                               ; preds = %38, %32
  %42 = phi i1 [ false, %32 ], [ %40, %38 ]
  br label %43

43:                                               ; preds = %41, %5
  %44 = phi i1 [ true, %5 ], [ %42, %41 ]
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %8, align 4
  call void @require(i32 noundef %45, ptr noundef @.str, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = load i32, ptr @fortran_ranks, align 4
  %53 = icmp sle i32 %51, %52
  %54 = zext i1 %53 to i32
  %55 = load ptr, ptr %7, align 8
  %56 = load i32, ptr %8, align 4
  call void @require(i32 noundef %54, ptr noundef @.str.1, ptr noundef %55, i32 noundef %56)
  %57 = load ptr, ptr %6, align 8
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = call ptr @dimension_of(ptr noundef %57, i32 noundef 0, i32 noundef %61)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %62, i64 24, i1 false)
  %63 = load ptr, ptr %6, align 8
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = call ptr @dimension_of(ptr noundef %63, i32 noundef 1, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %68, i64 24, i1 false)
  %69 = load ptr, ptr %6, align 8
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = call ptr @dimension_of(ptr noundef %69, i32 noundef 2, i32 noundef %73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %74, i64 24, i1 false)
  %75 = load ptr, ptr %6, align 8
  %76 = load ptr, ptr %6, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = call ptr @dimension_of(ptr noundef %75, i32 noundef 3, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %80, i64 24, i1 false)
  %81 = load ptr, ptr %6, align 8
  %82 = load ptr, ptr %6, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = call ptr @dimension_of(ptr noundef %81, i32 noundef 4, i32 noundef %85)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %86, i64 24, i1 false)
  %87 = load ptr, ptr %6, align 8
  %88 = load ptr, ptr %6, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 3
  %90 = load i8, ptr %89, align 4
  %91 = zext i8 %90 to i32
  %92 = call ptr @dimension_of(ptr noundef %87, i32 noundef 5, i32 noundef %91)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %92, i64 24, i1 false)
  %93 = load ptr, ptr %6, align 8
  %94 = load ptr, ptr %6, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 3
  %96 = load i8, ptr %95, align 4
  %97 = zext i8 %96 to i32
  %98 = call ptr @dimension_of(ptr noundef %93, i32 noundef 6, i32 noundef %97)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %98, i64 24, i1 false)
  store float 0xC7EFFFFFE0000000, ptr %18, align 4
  store i64 -1, ptr %19, align 8
  store i8 0, ptr %20, align 1
  store i64 0, ptr %21, align 8
  br label %99

99:                                               ; preds = %274, %43
  %100 = load i64, ptr %21, align 8
  %101 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %100, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %99
  store i32 2, ptr %22, align 4
  br label %277

105:                                              ; preds = %99
  store i64 0, ptr %23, align 8
  br label %106

106:                                              ; preds = %270, %105
  %107 = load i64, ptr %23, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %107, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %106
  store i32 5, ptr %22, align 4
  br label %273

112:                                              ; preds = %106
  store i64 0, ptr %24, align 8
  br label %113

113:                                              ; preds = %266, %112
  %114 = load i64, ptr %24, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %114, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %113
  store i32 8, ptr %22, align 4
  br label %269

119:                                              ; preds = %113
  store i64 0, ptr %25, align 8
  br label %120

120:                                              ; preds = %262, %119
  %121 = load i64, ptr %25, align 8
  %122 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %126, label %125

125:                                              ; preds = %120
  store i32 11, ptr %22, align 4
  br label %265

126:                                              ; preds = %120
  store i64 0, ptr %26, align 8
  br label %127

127:                                              ; preds = %258, %126
  %128 = load i64, ptr %26, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %127
  store i32 14, ptr %22, align 4
  br label %261

133:                                              ; preds = %127
  store i64 0, ptr %27, align 8
  br label %134

134:                                              ; preds = %254, %133
  %135 = load i64, ptr %27, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %140, label %139

139:                                              ; preds = %134
  store i32 17, ptr %22, align 4
  br label %257

140:                                              ; preds = %134
  store i64 0, ptr %28, align 8
  br label %141

141:                                              ; preds = %250, %140
  %142 = load i64, ptr %28, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %142, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %141
  store i32 20, ptr %22, align 4
  br label %253

147:                                              ; preds = %141
  %148 = load ptr, ptr %6, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %28, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = load i64, ptr %27, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = add nsw i64 %154, %158
  %160 = load i64, ptr %26, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = load i64, ptr %25, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  %170 = load i64, ptr %24, align 8
  %171 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = add nsw i64 %169, %173
  %175 = load i64, ptr %23, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %175, %177
  %179 = add nsw i64 %174, %178
  %180 = load i64, ptr %21, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %182
  %184 = add nsw i64 %179, %183
  %185 = getelementptr inbounds i8, ptr %150, i64 %184
  %186 = load float, ptr %185, align 4
  store float %186, ptr %29, align 4
  %187 = load ptr, ptr %10, align 8
  %188 = icmp ne ptr %187, null
  br i1 %188, label %189, label %202

189:                                              ; preds = %147
  %190 = load ptr, ptr %10, align 8
  %191 = load ptr, ptr %10, align 8
  %192 = load i64, ptr %28, align 8
  %193 = load i64, ptr %27, align 8
  %194 = load i64, ptr %26, align 8
  %195 = load i64, ptr %25, align 8
  %196 = load i64, ptr %24, align 8
  %197 = load i64, ptr %23, align 8
  %198 = load i64, ptr %21, align 8
  %199 = call i64 @offset_in(ptr noundef %191, i64 noundef %192, i64 noundef %193, i64 noundef %194, i64 noundef %195, i64 noundef %196, i64 noundef %197, i64 noundef %198)
  %200 = call i32 @is_true(ptr noundef %190, i64 noundef %199)
  %201 = icmp ne i32 %200, 0
  br i1 %201, label %202, label %249

202:                                              ; preds = %189, %147
  %203 = load float, ptr %29, align 4
  %204 = load float, ptr %18, align 4
  %205 = fcmp ogt float %203, %204
  br i1 %205, label %213, label %206

206:                                              ; preds = %202
  %207 = load i8, ptr %20, align 1
  %208 = trunc i8 %207 to i1
  br i1 %208, label %249, label %209

209:                                              ; preds = %206
  %210 = load float, ptr %29, align 4
  %211 = load float, ptr %18, align 4
  %212 = fcmp oeq float %210, %211
  br i1 %212, label %213, label %249

213:                                              ; preds = %209, %202
  %214 = load float, ptr %29, align 4
  store float %214, ptr %18, align 4
  %215 = load i64, ptr %28, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %217 = load i64, ptr %216, align 8
  %218 = mul nsw i64 %215, %217
  %219 = load i64, ptr %27, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = add nsw i64 %218, %222
  %224 = load i64, ptr %26, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = add nsw i64 %223, %227
  %229 = load i64, ptr %25, align 8
  %230 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %229, %231
  %233 = add nsw i64 %228, %232
  %234 = load i64, ptr %24, align 8
  %235 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %234, %236
  %238 = add nsw i64 %233, %237
  %239 = load i64, ptr %23, align 8
  %240 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %241 = load i64, ptr %240, align 8
  %242 = mul nsw i64 %239, %241
  %243 = add nsw i64 %238, %242
  %244 = load i64, ptr %21, align 8
  %245 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %246 = load i64, ptr %245, align 8
  %247 = mul nsw i64 %244, %246
  %248 = add nsw i64 %243, %247
  store i64 %248, ptr %19, align 8
  store i8 1, ptr %20, align 1
  br label %249

249:                                              ; preds = %213, %209, %206, %189
  br label %250

250:                                              ; preds = %249
  %251 = load i64, ptr %28, align 8
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %28, align 8
  br label %141

253:                                              ; preds = %146
  br label %254

254:                                              ; preds = %253
  %255 = load i64, ptr %27, align 8
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %27, align 8
  br label %134

257:                                              ; preds = %139
  br label %258

258:                                              ; preds = %257
  %259 = load i64, ptr %26, align 8
  %260 = add nsw i64 %259, 1
  store i64 %260, ptr %26, align 8
  br label %127

261:                                              ; preds = %132
  br label %262

262:                                              ; preds = %261
  %263 = load i64, ptr %25, align 8
  %264 = add nsw i64 %263, 1
  store i64 %264, ptr %25, align 8
  br label %120

265:                                              ; preds = %125
  br label %266

266:                                              ; preds = %265
  %267 = load i64, ptr %24, align 8
  %268 = add nsw i64 %267, 1
  store i64 %268, ptr %24, align 8
  br label %113

269:                                              ; preds = %118
  br label %270

270:                                              ; preds = %269
  %271 = load i64, ptr %23, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %23, align 8
  br label %106

273:                                              ; preds = %111
  br label %274

274:                                              ; preds = %273
  %275 = load i64, ptr %21, align 8
  %276 = add nsw i64 %275, 1
  store i64 %276, ptr %21, align 8
  br label %99

277:                                              ; preds = %104
  %278 = load i8, ptr %20, align 1
  %279 = trunc i8 %278 to i1
  br i1 %279, label %280, label %287

280:                                              ; preds = %277
  %281 = load ptr, ptr %6, align 8
  %282 = getelementptr inbounds %struct.descriptor, ptr %281, i32 0, i32 0
  %283 = load ptr, ptr %282, align 8
  %284 = load i64, ptr %19, align 8
  %285 = getelementptr inbounds i8, ptr %283, i64 %284
  %286 = load float, ptr %285, align 4
  br label %288

287:                                              ; preds = %277
  br label %288

288:                                              ; preds = %287, %280
  %289 = phi float [ %286, %280 ], [ 0xC7EFFFFFE0000000, %287 ]
  store i32 1, ptr %22, align 4
  ret float %289
}

define dso_local float @_FortranAMinvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca float, align 4
  %19 = alloca i64, align 8
  %20 = alloca i8, align 1
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %30 = load i32, ptr %9, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %43, label %32

32:                                               ; preds = %5
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %41

38:                                               ; preds = %32
  %39 = load i32, ptr %9, align 4
  %40 = icmp eq i32 %39, 1
  br label %41

41:                                               ; preds = %38, %32
  %42 = phi i1 [ false, %32 ], [ %40, %38 ]
  br label %43

43:                                               ; preds = %41, %5
  %44 = phi i1 [ true, %5 ], [ %42, %41 ]
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %8, align 4
  call void @require(i32 noundef %45, ptr noundef @.str, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = load i32, ptr @fortran_ranks, align 4
  %53 = icmp sle i32 %51, %52
  %54 = zext i1 %53 to i32
  %55 = load ptr, ptr %7, align 8
  %56 = load i32, ptr %8, align 4
  call void @require(i32 noundef %54, ptr noundef @.str.1, ptr noundef %55, i32 noundef %56)
  %57 = load ptr, ptr %6, align 8
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = call ptr @dimension_of(ptr noundef %57, i32 noundef 0, i32 noundef %61)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %62, i64 24, i1 false)
  %63 = load ptr, ptr %6, align 8
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = call ptr @dimension_of(ptr noundef %63, i32 noundef 1, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %68, i64 24, i1 false)
  %69 = load ptr, ptr %6, align 8
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = call ptr @dimension_of(ptr noundef %69, i32 noundef 2, i32 noundef %73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %74, i64 24, i1 false)
  %75 = load ptr, ptr %6, align 8
  %76 = load ptr, ptr %6, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = call ptr @dimension_of(ptr noundef %75, i32 noundef 3, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %80, i64 24, i1 false)
  %81 = load ptr, ptr %6, align 8
  %82 = load ptr, ptr %6, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = call ptr @dimension_of(ptr noundef %81, i32 noundef 4, i32 noundef %85)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %86, i64 24, i1 false)
  %87 = load ptr, ptr %6, align 8
  %88 = load ptr, ptr %6, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 3
  %90 = load i8, ptr %89, align 4
  %91 = zext i8 %90 to i32
  %92 = call ptr @dimension_of(ptr noundef %87, i32 noundef 5, i32 noundef %91)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %92, i64 24, i1 false)
  %93 = load ptr, ptr %6, align 8
  %94 = load ptr, ptr %6, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 3
  %96 = load i8, ptr %95, align 4
  %97 = zext i8 %96 to i32
  %98 = call ptr @dimension_of(ptr noundef %93, i32 noundef 6, i32 noundef %97)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %98, i64 24, i1 false)
  store float 0x47EFFFFFE0000000, ptr %18, align 4
  store i64 -1, ptr %19, align 8
  store i8 0, ptr %20, align 1
  store i64 0, ptr %21, align 8
  br label %99

99:                                               ; preds = %274, %43
  %100 = load i64, ptr %21, align 8
  %101 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %100, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %99
  store i32 2, ptr %22, align 4
  br label %277

105:                                              ; preds = %99
  store i64 0, ptr %23, align 8
  br label %106

106:                                              ; preds = %270, %105
  %107 = load i64, ptr %23, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %107, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %106
  store i32 5, ptr %22, align 4
  br label %273

112:                                              ; preds = %106
  store i64 0, ptr %24, align 8
  br label %113

113:                                              ; preds = %266, %112
  %114 = load i64, ptr %24, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %114, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %113
  store i32 8, ptr %22, align 4
  br label %269

119:                                              ; preds = %113
  store i64 0, ptr %25, align 8
  br label %120

120:                                              ; preds = %262, %119
  %121 = load i64, ptr %25, align 8
  %122 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %126, label %125

125:                                              ; preds = %120
  store i32 11, ptr %22, align 4
  br label %265

126:                                              ; preds = %120
  store i64 0, ptr %26, align 8
  br label %127

127:                                              ; preds = %258, %126
  %128 = load i64, ptr %26, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %127
  store i32 14, ptr %22, align 4
  br label %261

133:                                              ; preds = %127
  store i64 0, ptr %27, align 8
  br label %134

134:                                              ; preds = %254, %133
  %135 = load i64, ptr %27, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %140, label %139

139:                                              ; preds = %134
  store i32 17, ptr %22, align 4
  br label %257

140:                                              ; preds = %134
  store i64 0, ptr %28, align 8
  br label %141

141:                                              ; preds = %250, %140
  %142 = load i64, ptr %28, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %142, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %141
  store i32 20, ptr %22, align 4
  br label %253

147:                                              ; preds = %141
  %148 = load ptr, ptr %6, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %28, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = load i64, ptr %27, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = add nsw i64 %154, %158
  %160 = load i64, ptr %26, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = load i64, ptr %25, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  %170 = load i64, ptr %24, align 8
  %171 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = add nsw i64 %169, %173
  %175 = load i64, ptr %23, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %175, %177
  %179 = add nsw i64 %174, %178
  %180 = load i64, ptr %21, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %182
  %184 = add nsw i64 %179, %183
  %185 = getelementptr inbounds i8, ptr %150, i64 %184
  %186 = load float, ptr %185, align 4
  store float %186, ptr %29, align 4
  %187 = load ptr, ptr %10, align 8
  %188 = icmp ne ptr %187, null
  br i1 %188, label %189, label %202

189:                                              ; preds = %147
  %190 = load ptr, ptr %10, align 8
  %191 = load ptr, ptr %10, align 8
  %192 = load i64, ptr %28, align 8
  %193 = load i64, ptr %27, align 8
  %194 = load i64, ptr %26, align 8
  %195 = load i64, ptr %25, align 8
  %196 = load i64, ptr %24, align 8
  %197 = load i64, ptr %23, align 8
  %198 = load i64, ptr %21, align 8
  %199 = call i64 @offset_in(ptr noundef %191, i64 noundef %192, i64 noundef %193, i64 noundef %194, i64 noundef %195, i64 noundef %196, i64 noundef %197, i64 noundef %198)
  %200 = call i32 @is_true(ptr noundef %190, i64 noundef %199)
  %201 = icmp ne i32 %200, 0
  br i1 %201, label %202, label %249

202:                                              ; preds = %189, %147
  %203 = load float, ptr %29, align 4
  %204 = load float, ptr %18, align 4
  %205 = fcmp olt float %203, %204
  br i1 %205, label %213, label %206

206:                                              ; preds = %202
  %207 = load i8, ptr %20, align 1
  %208 = trunc i8 %207 to i1
  br i1 %208, label %249, label %209

209:                                              ; preds = %206
  %210 = load float, ptr %29, align 4
  %211 = load float, ptr %18, align 4
  %212 = fcmp oeq float %210, %211
  br i1 %212, label %213, label %249

213:                                              ; preds = %209, %202
  %214 = load float, ptr %29, align 4
  store float %214, ptr %18, align 4
  %215 = load i64, ptr %28, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %217 = load i64, ptr %216, align 8
  %218 = mul nsw i64 %215, %217
  %219 = load i64, ptr %27, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = add nsw i64 %218, %222
  %224 = load i64, ptr %26, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = add nsw i64 %223, %227
  %229 = load i64, ptr %25, align 8
  %230 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %229, %231
  %233 = add nsw i64 %228, %232
  %234 = load i64, ptr %24, align 8
  %235 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %234, %236
  %238 = add nsw i64 %233, %237
  %239 = load i64, ptr %23, align 8
  %240 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %241 = load i64, ptr %240, align 8
  %242 = mul nsw i64 %239, %241
  %243 = add nsw i64 %238, %242
  %244 = load i64, ptr %21, align 8
  %245 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %246 = load i64, ptr %245, align 8
  %247 = mul nsw i64 %244, %246
  %248 = add nsw i64 %243, %247
  store i64 %248, ptr %19, align 8
  store i8 1, ptr %20, align 1
  br label %249

249:                                              ; preds = %213, %209, %206, %189
  br label %250

250:                                              ; preds = %249
  %251 = load i64, ptr %28, align 8
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %28, align 8
  br label %141

253:                                              ; preds = %146
  br label %254

254:                                              ; preds = %253
  %255 = load i64, ptr %27, align 8
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %27, align 8
  br label %134

257:                                              ; preds = %139
  br label %258

258:                                              ; preds = %257
  %259 = load i64, ptr %26, align 8
  %260 = add nsw i64 %259, 1
  store i64 %260, ptr %26, align 8
  br label %127

261:                                              ; preds = %132
  br label %262

262:                                              ; preds = %261
  %263 = load i64, ptr %25, align 8
  %264 = add nsw i64 %263, 1
  store i64 %264, ptr %25, align 8
  br label %120

265:                                              ; preds = %125
  br label %266

266:                                              ; preds = %265
  %267 = load i64, ptr %24, align 8
  %268 = add nsw i64 %267, 1
  store i64 %268, ptr %24, align 8
  br label %113

269:                                              ; preds = %118
  br label %270

270:                                              ; preds = %269
  %271 = load i64, ptr %23, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %23, align 8
  br label %106

273:                                              ; preds = %111
  br label %274

274:                                              ; preds = %273
  %275 = load i64, ptr %21, align 8
  %276 = add nsw i64 %275, 1
  store i64 %276, ptr %21, align 8
  br label %99

277:                                              ; preds = %104
  %278 = load i8, ptr %20, align 1
  %279 = trunc i8 %278 to i1
  br i1 %279, label %280, label %287

280:                                              ; preds = %277
  %281 = load ptr, ptr %6, align 8
  %282 = getelementptr inbounds %struct.descriptor, ptr %281, i32 0, i32 0
  %283 = load ptr, ptr %282, align 8
  %284 = load i64, ptr %19, align 8
  %285 = getelementptr inbounds i8, ptr %283, i64 %284
  %286 = load float, ptr %285, align 4
  br label %288

287:                                              ; preds = %277
  br label %288

288:                                              ; preds = %287, %280
  %289 = phi float [ %286, %280 ], [ 0x47EFFFFFE0000000, %287 ]
  store i32 1, ptr %22, align 4
  ret float %289
}

define dso_local float @_FortranANorm2_4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %27 = load i32, ptr %8, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %4
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %38

35:                                               ; preds = %29
  %36 = load i32, ptr %8, align 4
  %37 = icmp eq i32 %36, 1
  br label %38

38:                                               ; preds = %35, %29
  %39 = phi i1 [ false, %29 ], [ %37, %35 ]
  br label %40

40:                                               ; preds = %38, %4
  %41 = phi i1 [ true, %4 ], [ %39, %38 ]
  %42 = zext i1 %41 to i32
  %43 = load ptr, ptr %6, align 8
  %44 = load i32, ptr %7, align 4
  call void @require(i32 noundef %42, ptr noundef @.str, ptr noundef %43, i32 noundef %44)
  %45 = load ptr, ptr %5, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = load i32, ptr @fortran_ranks, align 4
  %50 = icmp sle i32 %48, %49
  %51 = zext i1 %50 to i32
  %52 = load ptr, ptr %6, align 8
  %53 = load i32, ptr %7, align 4
  call void @require(i32 noundef %51, ptr noundef @.str.1, ptr noundef %52, i32 noundef %53)
  %54 = load ptr, ptr %5, align 8
  %55 = load ptr, ptr %5, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 0, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %5, align 8
  %61 = load ptr, ptr %5, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 1, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %5, align 8
  %67 = load ptr, ptr %5, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 2, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %5, align 8
  %73 = load ptr, ptr %5, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 3, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %5, align 8
  %79 = load ptr, ptr %5, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 4, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %5, align 8
  %85 = load ptr, ptr %5, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 5, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %5, align 8
  %91 = load ptr, ptr %5, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = call ptr @dimension_of(ptr noundef %90, i32 noundef 6, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %95, i64 24, i1 false)
  %96 = load ptr, ptr %5, align 8
  %97 = load ptr, ptr %6, align 8
  %98 = load i32, ptr %7, align 4
  %99 = call float @scale_4(ptr noundef %96, ptr noundef %97, i32 noundef %98)
  store float %99, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  store i64 0, ptr %18, align 8
  br label %100

100:                                              ; preds = %219, %40
  %101 = load i64, ptr %18, align 8
  %102 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %100
  store i32 2, ptr %19, align 4
  br label %222

106:                                              ; preds = %100
  store i64 0, ptr %20, align 8
  br label %107

107:                                              ; preds = %215, %106
  %108 = load i64, ptr %20, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %108, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %107
  store i32 5, ptr %19, align 4
  br label %218

113:                                              ; preds = %107
  store i64 0, ptr %21, align 8
  br label %114

114:                                              ; preds = %211, %113
  %115 = load i64, ptr %21, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  store i32 8, ptr %19, align 4
  br label %214

120:                                              ; preds = %114
  store i64 0, ptr %22, align 8
  br label %121

121:                                              ; preds = %207, %120
  %122 = load i64, ptr %22, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %121
  store i32 11, ptr %19, align 4
  br label %210

127:                                              ; preds = %121
  store i64 0, ptr %23, align 8
  br label %128

128:                                              ; preds = %203, %127
  %129 = load i64, ptr %23, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %134, label %133

133:                                              ; preds = %128
  store i32 14, ptr %19, align 4
  br label %206

134:                                              ; preds = %128
  store i64 0, ptr %24, align 8
  br label %135

135:                                              ; preds = %199, %134
  %136 = load i64, ptr %24, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %141, label %140

140:                                              ; preds = %135
  store i32 17, ptr %19, align 4
  br label %202

141:                                              ; preds = %135
  store i64 0, ptr %25, align 8
  br label %142

142:                                              ; preds = %195, %141
  %143 = load i64, ptr %25, align 8
  %144 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = icmp slt i64 %143, %145
  br i1 %146, label %148, label %147

147:                                              ; preds = %142
  store i32 20, ptr %19, align 4
  br label %198

148:                                              ; preds = %142
  %149 = load ptr, ptr %5, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = load i64, ptr %25, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %152, %154
  %156 = load i64, ptr %24, align 8
  %157 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %158 = load i64, ptr %157, align 8
  %159 = mul nsw i64 %156, %158
  %160 = add nsw i64 %155, %159
  %161 = load i64, ptr %23, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %161, %163
  %165 = add nsw i64 %160, %164
  %166 = load i64, ptr %22, align 8
  %167 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %166, %168
  %170 = add nsw i64 %165, %169
  %171 = load i64, ptr %21, align 8
  %172 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %171, %173
  %175 = add nsw i64 %170, %174
  %176 = load i64, ptr %20, align 8
  %177 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %176, %178
  %180 = add nsw i64 %175, %179
  %181 = load i64, ptr %18, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %181, %183
  %185 = add nsw i64 %180, %184
  %186 = getelementptr inbounds i8, ptr %151, i64 %185
  %187 = load float, ptr %186, align 4
  %188 = load float, ptr %16, align 4
  %189 = fdiv float %187, %188
  store float %189, ptr %26, align 4
  %190 = load float, ptr %26, align 4
  %191 = load float, ptr %26, align 4
  %192 = fmul float %190, %191
  %193 = load float, ptr %17, align 4
  %194 = fadd float %193, %192
  store float %194, ptr %17, align 4
  br label %195

195:                                              ; preds = %148
  %196 = load i64, ptr %25, align 8
  %197 = add nsw i64 %196, 1
  store i64 %197, ptr %25, align 8
  br label %142

198:                                              ; preds = %147
  br label %199

199:                                              ; preds = %198
  %200 = load i64, ptr %24, align 8
  %201 = add nsw i64 %200, 1
  store i64 %201, ptr %24, align 8
  br label %135

202:                                              ; preds = %140
  br label %203

203:                                              ; preds = %202
  %204 = load i64, ptr %23, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %23, align 8
  br label %128

206:                                              ; preds = %133
  br label %207

207:                                              ; preds = %206
  %208 = load i64, ptr %22, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %22, align 8
  br label %121

210:                                              ; preds = %126
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %21, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %21, align 8
  br label %114

214:                                              ; preds = %119
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %20, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %20, align 8
  br label %107

218:                                              ; preds = %112
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %18, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %18, align 8
  br label %100

222:                                              ; preds = %105
  %223 = load float, ptr %16, align 4
  %224 = load float, ptr %17, align 4
  %225 = call float @root_4(float noundef %224)
  %226 = fmul float %223, %225
  store i32 1, ptr %19, align 4
  ret float %226
}

define internal float @scale_4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
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
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca %union.anon.0, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = load i32, ptr @fortran_ranks, align 4
  %30 = icmp sle i32 %28, %29
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %6, align 4
  call void @require(i32 noundef %31, ptr noundef @.str.1, ptr noundef %32, i32 noundef %33)
  %34 = load ptr, ptr %4, align 8
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = call ptr @dimension_of(ptr noundef %34, i32 noundef 0, i32 noundef %38)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %39, i64 24, i1 false)
  %40 = load ptr, ptr %4, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 3
  %43 = load i8, ptr %42, align 4
  %44 = zext i8 %43 to i32
  %45 = call ptr @dimension_of(ptr noundef %40, i32 noundef 1, i32 noundef %44)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %45, i64 24, i1 false)
  %46 = load ptr, ptr %4, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = call ptr @dimension_of(ptr noundef %46, i32 noundef 2, i32 noundef %50)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %4, align 8
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 3
  %55 = load i8, ptr %54, align 4
  %56 = zext i8 %55 to i32
  %57 = call ptr @dimension_of(ptr noundef %52, i32 noundef 3, i32 noundef %56)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %57, i64 24, i1 false)
  %58 = load ptr, ptr %4, align 8
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = call ptr @dimension_of(ptr noundef %58, i32 noundef 4, i32 noundef %62)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %63, i64 24, i1 false)
  %64 = load ptr, ptr %4, align 8
  %65 = load ptr, ptr %4, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = call ptr @dimension_of(ptr noundef %64, i32 noundef 5, i32 noundef %68)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %69, i64 24, i1 false)
  %70 = load ptr, ptr %4, align 8
  %71 = load ptr, ptr %4, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = call ptr @dimension_of(ptr noundef %70, i32 noundef 6, i32 noundef %74)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %75, i64 24, i1 false)
  store i32 0, ptr %14, align 4
  store i64 0, ptr %15, align 8
  br label %76

76:                                               ; preds = %198, %3
  %77 = load i64, ptr %15, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %16, align 4
  br label %201

82:                                               ; preds = %76
  store i64 0, ptr %17, align 8
  br label %83

83:                                               ; preds = %194, %82
  %84 = load i64, ptr %17, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %16, align 4
  br label %197

89:                                               ; preds = %83
  store i64 0, ptr %18, align 8
  br label %90

90:                                               ; preds = %190, %89
  %91 = load i64, ptr %18, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %16, align 4
  br label %193

96:                                               ; preds = %90
  store i64 0, ptr %19, align 8
  br label %97

97:                                               ; preds = %186, %96
  %98 = load i64, ptr %19, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %16, align 4
  br label %189

103:                                              ; preds = %97
  store i64 0, ptr %20, align 8
  br label %104

104:                                              ; preds = %182, %103
  %105 = load i64, ptr %20, align 8
  %106 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = icmp slt i64 %105, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %104
  store i32 14, ptr %16, align 4
  br label %185

110:                                              ; preds = %104
  store i64 0, ptr %21, align 8
  br label %111

111:                                              ; preds = %178, %110
  %112 = load i64, ptr %21, align 8
  %113 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = icmp slt i64 %112, %114
  br i1 %115, label %117, label %116

116:                                              ; preds = %111
  store i32 17, ptr %16, align 4
  br label %181

117:                                              ; preds = %111
  store i64 0, ptr %22, align 8
  br label %118

118:                                              ; preds = %174, %117
  %119 = load i64, ptr %22, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %124, label %123

123:                                              ; preds = %118
  store i32 20, ptr %16, align 4
  br label %177

124:                                              ; preds = %118
  %125 = load ptr, ptr %4, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  %128 = load i64, ptr %22, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %128, %130
  %132 = load i64, ptr %21, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %132, %134
  %136 = add nsw i64 %131, %135
  %137 = load i64, ptr %20, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %137, %139
  %141 = add nsw i64 %136, %140
  %142 = load i64, ptr %19, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %142, %144
  %146 = add nsw i64 %141, %145
  %147 = load i64, ptr %18, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %149 = load i64, ptr %148, align 8
  %150 = mul nsw i64 %147, %149
  %151 = add nsw i64 %146, %150
  %152 = load i64, ptr %17, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %152, %154
  %156 = add nsw i64 %151, %155
  %157 = load i64, ptr %15, align 8
  %158 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %157, %159
  %161 = add nsw i64 %156, %160
  %162 = getelementptr inbounds i8, ptr %127, i64 %161
  %163 = load i32, ptr %162, align 4
  %164 = and i32 %163, 2139095040
  store i32 %164, ptr %23, align 4
  %165 = load i32, ptr %23, align 4
  %166 = load i32, ptr %14, align 4
  %167 = icmp ugt i32 %165, %166
  br i1 %167, label %168, label %170

168:                                              ; preds = %124
  %169 = load i32, ptr %23, align 4
  br label %172

170:                                              ; preds = %124
  %171 = load i32, ptr %14, align 4
  br label %172

172:                                              ; preds = %170, %168
  %173 = phi i32 [ %169, %168 ], [ %171, %170 ]
  store i32 %173, ptr %14, align 4
  br label %174

174:                                              ; preds = %172
  %175 = load i64, ptr %22, align 8
  %176 = add nsw i64 %175, 1
  store i64 %176, ptr %22, align 8
  br label %118

177:                                              ; preds = %123
  br label %178

178:                                              ; preds = %177
  %179 = load i64, ptr %21, align 8
  %180 = add nsw i64 %179, 1
  store i64 %180, ptr %21, align 8
  br label %111

181:                                              ; preds = %116
  br label %182

182:                                              ; preds = %181
  %183 = load i64, ptr %20, align 8
  %184 = add nsw i64 %183, 1
  store i64 %184, ptr %20, align 8
  br label %104

185:                                              ; preds = %109
  br label %186

186:                                              ; preds = %185
  %187 = load i64, ptr %19, align 8
  %188 = add nsw i64 %187, 1
  store i64 %188, ptr %19, align 8
  br label %97

189:                                              ; preds = %102
  br label %190

190:                                              ; preds = %189
  %191 = load i64, ptr %18, align 8
  %192 = add nsw i64 %191, 1
  store i64 %192, ptr %18, align 8
  br label %90

193:                                              ; preds = %95
  br label %194

194:                                              ; preds = %193
  %195 = load i64, ptr %17, align 8
  %196 = add nsw i64 %195, 1
  store i64 %196, ptr %17, align 8
  br label %83

197:                                              ; preds = %88
  br label %198

198:                                              ; preds = %197
  %199 = load i64, ptr %15, align 8
  %200 = add nsw i64 %199, 1
  store i64 %200, ptr %15, align 8
  br label %76

201:                                              ; preds = %81
  %202 = load i32, ptr %14, align 4
  store i32 %202, ptr %24, align 4
  %203 = load i32, ptr %14, align 4
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %208, label %205

205:                                              ; preds = %201
  %206 = load i32, ptr %14, align 4
  %207 = icmp eq i32 %206, 2139095040
  br i1 %207, label %208, label %209

208:                                              ; preds = %205, %201
  br label %211

209:                                              ; preds = %205
  %210 = load float, ptr %24, align 4
  br label %211

211:                                              ; preds = %209, %208
  %212 = phi float [ 1.000000e+00, %208 ], [ %210, %209 ]
  store i32 1, ptr %16, align 4
  ret float %212
}

define internal float @root_4(float noundef %0) #1 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.sqrt.f32(float %3)
  %5 = fpext float %4 to double
  %6 = fptrunc double %5 to float
  ret float %6
}

define dso_local float @_FortranADotProductReal4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 7
  %17 = getelementptr inbounds [0 x %struct.dimension], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %17, i64 24, i1 false)
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 7
  %20 = getelementptr inbounds [0 x %struct.dimension], ptr %19, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %20, i64 24, i1 false)
  %21 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %8, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.2, ptr noundef %27, i32 noundef %28)
  store i32 27, ptr %11, align 4
  store float 0.000000e+00, ptr %12, align 4
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 27
  br i1 %33, label %34, label %73

34:                                               ; preds = %4
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 27
  br i1 %39, label %40, label %73

40:                                               ; preds = %34
  store i64 0, ptr %13, align 8
  br label %41

41:                                               ; preds = %69, %40
  %42 = load i64, ptr %13, align 8
  %43 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  br label %72

47:                                               ; preds = %41
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %13, align 8
  %52 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %51, %53
  %55 = getelementptr inbounds i8, ptr %50, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %13, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %60, %62
  %64 = getelementptr inbounds i8, ptr %59, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fmul float %56, %65
  %67 = load float, ptr %12, align 4
  %68 = fadd float %67, %66
  store float %68, ptr %12, align 4
  br label %69

69:                                               ; preds = %47
  %70 = load i64, ptr %13, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %13, align 8
  br label %41

72:                                               ; preds = %46
  br label %106

73:                                               ; preds = %34, %4
  store i64 0, ptr %14, align 8
  br label %74

74:                                               ; preds = %102, %73
  %75 = load i64, ptr %14, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  br label %105

80:                                               ; preds = %74
  %81 = load ptr, ptr %5, align 8
  %82 = load i64, ptr %14, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %82, %84
  %86 = load ptr, ptr %7, align 8
  %87 = load i32, ptr %8, align 4
  %88 = call double @number(ptr noundef %81, i64 noundef %85, i32 noundef 0, ptr noundef %86, i32 noundef %87)
  %89 = fptrunc double %88 to float
  %90 = load ptr, ptr %6, align 8
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = load ptr, ptr %7, align 8
  %96 = load i32, ptr %8, align 4
  %97 = call double @number(ptr noundef %90, i64 noundef %94, i32 noundef 0, ptr noundef %95, i32 noundef %96)
  %98 = fptrunc double %97 to float
  %99 = fmul float %89, %98
  %100 = load float, ptr %12, align 4
  %101 = fadd float %100, %99
  store float %101, ptr %12, align 4
  br label %102

102:                                              ; preds = %80
  %103 = load i64, ptr %14, align 8
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %14, align 8
  br label %74

105:                                              ; preds = %79
  br label %106

106:                                              ; preds = %105, %72
  %107 = load float, ptr %12, align 4
  ret float %107
}

define dso_local void @_FortranAMatmulReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca double, align 8
  %18 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %19, i32 noundef 1, i32 noundef 0)
  %20 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %20, i32 noundef 0, i32 noundef 0)
  %21 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %10, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.3, ptr noundef %27, i32 noundef %28)
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  call void @made_vector(ptr noundef %35, i64 noundef 8, i64 noundef %37)
  br label %44

38:                                               ; preds = %5
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  call void @made_matrix(ptr noundef %39, i64 noundef 8, i64 noundef %41, i64 noundef %43)
  br label %44

44:                                               ; preds = %38, %34
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %48

48:                                               ; preds = %117, %44
  %49 = load i64, ptr %14, align 8
  %50 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  store i32 2, ptr %15, align 4
  br label %120

54:                                               ; preds = %48
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %113, %54
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 5, ptr %15, align 4
  br label %116

61:                                               ; preds = %55
  store double 0.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %100, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 8, ptr %15, align 4
  br label %103

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %18, align 8
  %87 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds i8, ptr %85, i64 %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = getelementptr inbounds i8, ptr %90, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %82, %96
  %98 = load double, ptr %17, align 8
  %99 = fadd double %98, %97
  store double %99, ptr %17, align 8
  br label %100

100:                                              ; preds = %68
  %101 = load i64, ptr %18, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %18, align 8
  br label %62

103:                                              ; preds = %67
  %104 = load double, ptr %17, align 8
  %105 = load ptr, ptr %13, align 8
  %106 = load i64, ptr %16, align 8
  %107 = load i64, ptr %14, align 8
  %108 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds double, ptr %105, i64 %111
  store double %104, ptr %112, align 8
  br label %113

113:                                              ; preds = %103
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %55

116:                                              ; preds = %60
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %14, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %14, align 8
  br label %48

120:                                              ; preds = %53
  ret void
}

define internal void @matrix(ptr dead_on_unwind noalias writable sret(%struct.matrix) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #1 {
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

define internal void @made_vector(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
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

define internal void @made_matrix(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #1 {
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

define dso_local void @_FortranAMatmulTransposeReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca double, align 8
  %18 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %19, i32 noundef 1, i32 noundef 1)
  %20 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %20, i32 noundef 0, i32 noundef 0)
  %21 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %10, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.3, ptr noundef %27, i32 noundef %28)
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  call void @made_vector(ptr noundef %35, i64 noundef 8, i64 noundef %37)
  br label %44

38:                                               ; preds = %5
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  call void @made_matrix(ptr noundef %39, i64 noundef 8, i64 noundef %41, i64 noundef %43)
  br label %44

44:                                               ; preds = %38, %34
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %48

48:                                               ; preds = %117, %44
  %49 = load i64, ptr %14, align 8
  %50 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  store i32 2, ptr %15, align 4
  br label %120

54:                                               ; preds = %48
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %113, %54
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 5, ptr %15, align 4
  br label %116

61:                                               ; preds = %55
  store double 0.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %100, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 8, ptr %15, align 4
  br label %103

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %18, align 8
  %87 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds i8, ptr %85, i64 %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = getelementptr inbounds i8, ptr %90, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %82, %96
  %98 = load double, ptr %17, align 8
  %99 = fadd double %98, %97
  store double %99, ptr %17, align 8
  br label %100

100:                                              ; preds = %68
  %101 = load i64, ptr %18, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %18, align 8
  br label %62

103:                                              ; preds = %67
  %104 = load double, ptr %17, align 8
  %105 = load ptr, ptr %13, align 8
  %106 = load i64, ptr %16, align 8
  %107 = load i64, ptr %14, align 8
  %108 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds double, ptr %105, i64 %111
  store double %104, ptr %112, align 8
  br label %113

113:                                              ; preds = %103
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %55

116:                                              ; preds = %60
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %14, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %14, align 8
  br label %48

120:                                              ; preds = %53
  ret void
}

define dso_local void @_FortranAMatmulReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca float, align 4
  %18 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %19, i32 noundef 1, i32 noundef 0)
  %20 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %20, i32 noundef 0, i32 noundef 0)
  %21 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %10, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.3, ptr noundef %27, i32 noundef %28)
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  call void @made_vector(ptr noundef %35, i64 noundef 4, i64 noundef %37)
  br label %44

38:                                               ; preds = %5
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  call void @made_matrix(ptr noundef %39, i64 noundef 4, i64 noundef %41, i64 noundef %43)
  br label %44

44:                                               ; preds = %38, %34
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %48

48:                                               ; preds = %117, %44
  %49 = load i64, ptr %14, align 8
  %50 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  store i32 2, ptr %15, align 4
  br label %120

54:                                               ; preds = %48
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %113, %54
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 5, ptr %15, align 4
  br label %116

61:                                               ; preds = %55
  store float 0.000000e+00, ptr %17, align 4
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %100, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 8, ptr %15, align 4
  br label %103

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %18, align 8
  %87 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds i8, ptr %85, i64 %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = getelementptr inbounds i8, ptr %90, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = fmul float %82, %96
  %98 = load float, ptr %17, align 4
  %99 = fadd float %98, %97
  store float %99, ptr %17, align 4
  br label %100

100:                                              ; preds = %68
  %101 = load i64, ptr %18, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %18, align 8
  br label %62

103:                                              ; preds = %67
  %104 = load float, ptr %17, align 4
  %105 = load ptr, ptr %13, align 8
  %106 = load i64, ptr %16, align 8
  %107 = load i64, ptr %14, align 8
  %108 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds float, ptr %105, i64 %111
  store float %104, ptr %112, align 4
  br label %113

113:                                              ; preds = %103
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %55

116:                                              ; preds = %60
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %14, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %14, align 8
  br label %48

120:                                              ; preds = %53
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca float, align 4
  %18 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %19, i32 noundef 1, i32 noundef 1)
  %20 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %20, i32 noundef 0, i32 noundef 0)
  %21 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %10, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.3, ptr noundef %27, i32 noundef %28)
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  call void @made_vector(ptr noundef %35, i64 noundef 4, i64 noundef %37)
  br label %44

38:                                               ; preds = %5
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  call void @made_matrix(ptr noundef %39, i64 noundef 4, i64 noundef %41, i64 noundef %43)
  br label %44

44:                                               ; preds = %38, %34
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %48

48:                                               ; preds = %117, %44
  %49 = load i64, ptr %14, align 8
  %50 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  store i32 2, ptr %15, align 4
  br label %120

54:                                               ; preds = %48
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %113, %54
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 5, ptr %15, align 4
  br label %116

61:                                               ; preds = %55
  store float 0.000000e+00, ptr %17, align 4
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %100, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 8, ptr %15, align 4
  br label %103

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %18, align 8
  %87 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds i8, ptr %85, i64 %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = getelementptr inbounds i8, ptr %90, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = fmul float %82, %96
  %98 = load float, ptr %17, align 4
  %99 = fadd float %98, %97
  store float %99, ptr %17, align 4
  br label %100

100:                                              ; preds = %68
  %101 = load i64, ptr %18, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %18, align 8
  br label %62

103:                                              ; preds = %67
  %104 = load float, ptr %17, align 4
  %105 = load ptr, ptr %13, align 8
  %106 = load i64, ptr %16, align 8
  %107 = load i64, ptr %14, align 8
  %108 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds float, ptr %105, i64 %111
  store float %104, ptr %112, align 4
  br label %113

113:                                              ; preds = %103
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %55

116:                                              ; preds = %60
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %14, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %14, align 8
  br label %48

120:                                              ; preds = %53
  ret void
}

define dso_local i64 @_FortranACount(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %25 = load i32, ptr %8, align 4
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 3
  %28 = load i8, ptr %27, align 4
  %29 = zext i8 %28 to i32
  %30 = load i32, ptr @fortran_ranks, align 4
  %31 = icmp sle i32 %29, %30
  %32 = zext i1 %31 to i32
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %7, align 4
  call void @require(i32 noundef %32, ptr noundef @.str.1, ptr noundef %33, i32 noundef %34)
  %35 = load ptr, ptr %5, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = call ptr @dimension_of(ptr noundef %35, i32 noundef 0, i32 noundef %39)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %40, i64 24, i1 false)
  %41 = load ptr, ptr %5, align 8
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 1, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %5, align 8
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 2, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %5, align 8
  %54 = load ptr, ptr %5, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 3, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %5, align 8
  %60 = load ptr, ptr %5, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 4, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %5, align 8
  %66 = load ptr, ptr %5, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 5, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %70, i64 24, i1 false)
  %71 = load ptr, ptr %5, align 8
  %72 = load ptr, ptr %5, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 3
  %74 = load i8, ptr %73, align 4
  %75 = zext i8 %74 to i32
  %76 = call ptr @dimension_of(ptr noundef %71, i32 noundef 6, i32 noundef %75)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %76, i64 24, i1 false)
  store i64 0, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %77

77:                                               ; preds = %189, %4
  %78 = load i64, ptr %17, align 8
  %79 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = icmp slt i64 %78, %80
  br i1 %81, label %83, label %82

82:                                               ; preds = %77
  store i32 2, ptr %18, align 4
  br label %192

83:                                               ; preds = %77
  store i64 0, ptr %19, align 8
  br label %84

84:                                               ; preds = %185, %83
  %85 = load i64, ptr %19, align 8
  %86 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = icmp slt i64 %85, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %84
  store i32 5, ptr %18, align 4
  br label %188

90:                                               ; preds = %84
  store i64 0, ptr %20, align 8
  br label %91

91:                                               ; preds = %181, %90
  %92 = load i64, ptr %20, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %91
  store i32 8, ptr %18, align 4
  br label %184

97:                                               ; preds = %91
  store i64 0, ptr %21, align 8
  br label %98

98:                                               ; preds = %177, %97
  %99 = load i64, ptr %21, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %99, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %98
  store i32 11, ptr %18, align 4
  br label %180

104:                                              ; preds = %98
  store i64 0, ptr %22, align 8
  br label %105

105:                                              ; preds = %173, %104
  %106 = load i64, ptr %22, align 8
  %107 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %105
  store i32 14, ptr %18, align 4
  br label %176

111:                                              ; preds = %105
  store i64 0, ptr %23, align 8
  br label %112

112:                                              ; preds = %169, %111
  %113 = load i64, ptr %23, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %112
  store i32 17, ptr %18, align 4
  br label %172

118:                                              ; preds = %112
  store i64 0, ptr %24, align 8
  br label %119

119:                                              ; preds = %165, %118
  %120 = load i64, ptr %24, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %120, %122
  br i1 %123, label %125, label %124

124:                                              ; preds = %119
  store i32 20, ptr %18, align 4
  br label %168

125:                                              ; preds = %119
  %126 = load ptr, ptr %5, align 8
  %127 = load i64, ptr %24, align 8
  %128 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %129 = load i64, ptr %128, align 8
  %130 = mul nsw i64 %127, %129
  %131 = load i64, ptr %23, align 8
  %132 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = load i64, ptr %22, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = mul nsw i64 %136, %138
  %140 = add nsw i64 %135, %139
  %141 = load i64, ptr %21, align 8
  %142 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = mul nsw i64 %141, %143
  %145 = add nsw i64 %140, %144
  %146 = load i64, ptr %20, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %146, %148
  %150 = add nsw i64 %145, %149
  %151 = load i64, ptr %19, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = add nsw i64 %150, %154
  %156 = load i64, ptr %17, align 8
  %157 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %158 = load i64, ptr %157, align 8
  %159 = mul nsw i64 %156, %158
  %160 = add nsw i64 %155, %159
  %161 = call i32 @is_true(ptr noundef %126, i64 noundef %160)
  %162 = sext i32 %161 to i64
  %163 = load i64, ptr %16, align 8
  %164 = add nsw i64 %163, %162
  store i64 %164, ptr %16, align 8
  br label %165

165:                                              ; preds = %125
  %166 = load i64, ptr %24, align 8
  %167 = add nsw i64 %166, 1
  store i64 %167, ptr %24, align 8
  br label %119

168:                                              ; preds = %124
  br label %169

169:                                              ; preds = %168
  %170 = load i64, ptr %23, align 8
  %171 = add nsw i64 %170, 1
  store i64 %171, ptr %23, align 8
  br label %112

172:                                              ; preds = %117
  br label %173

173:                                              ; preds = %172
  %174 = load i64, ptr %22, align 8
  %175 = add nsw i64 %174, 1
  store i64 %175, ptr %22, align 8
  br label %105

176:                                              ; preds = %110
  br label %177

177:                                              ; preds = %176
  %178 = load i64, ptr %21, align 8
  %179 = add nsw i64 %178, 1
  store i64 %179, ptr %21, align 8
  br label %98

180:                                              ; preds = %103
  br label %181

181:                                              ; preds = %180
  %182 = load i64, ptr %20, align 8
  %183 = add nsw i64 %182, 1
  store i64 %183, ptr %20, align 8
  br label %91

184:                                              ; preds = %96
  br label %185

185:                                              ; preds = %184
  %186 = load i64, ptr %19, align 8
  %187 = add nsw i64 %186, 1
  store i64 %187, ptr %19, align 8
  br label %84

188:                                              ; preds = %89
  br label %189

189:                                              ; preds = %188
  %190 = load i64, ptr %17, align 8
  %191 = add nsw i64 %190, 1
  store i64 %191, ptr %17, align 8
  br label %77

192:                                              ; preds = %82
  %193 = load i64, ptr %16, align 8
  store i32 1, ptr %18, align 4
  ret i64 %193
}

define dso_local i64 @_FortranASizeDim(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp sge i32 %9, 1
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = load i32, ptr %6, align 4
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp sle i32 %12, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr @fortran_ranks, align 4
  %21 = icmp sle i32 %19, %20
  br label %22

22:                                               ; preds = %18, %11, %4
  %23 = phi i1 [ false, %11 ], [ false, %4 ], [ %21, %18 ]
  %24 = zext i1 %23 to i32
  %25 = load ptr, ptr %7, align 8
  %26 = load i32, ptr %8, align 4
  call void @require(i32 noundef %24, ptr noundef @.str.4, ptr noundef %25, i32 noundef %26)
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %6, align 4
  %29 = sub nsw i32 %28, 1
  %30 = call ptr @dimension(ptr noundef %27, i32 noundef %29)
  %31 = getelementptr inbounds %struct.dimension, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  ret i64 %32
}

define internal ptr @dimension(ptr noundef %0, i32 noundef %1) #1 {
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

define dso_local i64 @_FortranALboundDim(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp sge i32 %9, 1
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = load i32, ptr %6, align 4
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp sle i32 %12, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr @fortran_ranks, align 4
  %21 = icmp sle i32 %19, %20
  br label %22

22:                                               ; preds = %18, %11, %4
  %23 = phi i1 [ false, %11 ], [ false, %4 ], [ %21, %18 ]
  %24 = zext i1 %23 to i32
  %25 = load ptr, ptr %7, align 8
  %26 = load i32, ptr %8, align 4
  call void @require(i32 noundef %24, ptr noundef @.str.5, ptr noundef %25, i32 noundef %26)
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %6, align 4
  %29 = sub nsw i32 %28, 1
  %30 = call ptr @dimension(ptr noundef %27, i32 noundef %29)
  %31 = getelementptr inbounds %struct.dimension, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %22
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %6, align 4
  %37 = sub nsw i32 %36, 1
  %38 = call ptr @dimension(ptr noundef %35, i32 noundef %37)
  %39 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 0
  %40 = load i64, ptr %39, align 8
  br label %42

41:                                               ; preds = %22
  br label %42

42:                                               ; preds = %41, %34
  %43 = phi i64 [ %40, %34 ], [ 1, %41 ]
  ret i64 %43
}

define dso_local void @_FortranABesselJn_8(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store double %3, ptr %12, align 8
  store double %4, ptr %13, align 8
  store double %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %20 = load ptr, ptr %15, align 8
  %21 = load i32, ptr %16, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %11, align 4
  %25 = call ptr @bessels_8(ptr noundef %22, i32 noundef %23, i32 noundef %24)
  store ptr %25, ptr %17, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = sub nsw i64 %27, %29
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %18, align 8
  %32 = load i64, ptr %18, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %8
  %35 = load double, ptr %13, align 8
  %36 = load ptr, ptr %17, align 8
  %37 = load i64, ptr %18, align 8
  %38 = sub nsw i64 %37, 1
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  store double %35, ptr %39, align 8
  br label %40

40:                                               ; preds = %34, %8
  %41 = load i64, ptr %18, align 8
  %42 = icmp sgt i64 %41, 1
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = load double, ptr %14, align 8
  %45 = load ptr, ptr %17, align 8
  %46 = load i64, ptr %18, align 8
  %47 = sub nsw i64 %46, 2
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  store double %44, ptr %48, align 8
  br label %49

49:                                               ; preds = %43, %40
  %50 = load i64, ptr %18, align 8
  %51 = sub nsw i64 %50, 3
  store i64 %51, ptr %19, align 8
  br label %52

52:                                               ; preds = %81, %49
  %53 = load i64, ptr %19, align 8
  %54 = icmp sge i64 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  br label %84

56:                                               ; preds = %52
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = load i64, ptr %19, align 8
  %60 = add nsw i64 %58, %59
  %61 = add nsw i64 %60, 1
  %62 = sitofp i64 %61 to double
  %63 = fmul double 2.000000e+00, %62
  %64 = load double, ptr %12, align 8
  %65 = fdiv double %63, %64
  %66 = load ptr, ptr %17, align 8
  %67 = load i64, ptr %19, align 8
  %68 = add nsw i64 %67, 1
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %65, %70
  %72 = load ptr, ptr %17, align 8
  %73 = load i64, ptr %19, align 8
  %74 = add nsw i64 %73, 2
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fsub double %71, %76
  %78 = load ptr, ptr %17, align 8
  %79 = load i64, ptr %19, align 8
  %80 = getelementptr inbounds double, ptr %78, i64 %79
  store double %77, ptr %80, align 8
  br label %81

81:                                               ; preds = %56
  %82 = load i64, ptr %19, align 8
  %83 = add nsw i64 %82, -1
  store i64 %83, ptr %19, align 8
  br label %52

84:                                               ; preds = %55
  ret void
}

define internal ptr @bessels_8(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  br label %17

12:                                               ; preds = %3
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %5, align 4
  %15 = sub nsw i32 %13, %14
  %16 = add nsw i32 %15, 1
  br label %17

17:                                               ; preds = %12, %11
  %18 = phi i32 [ 0, %11 ], [ %16, %12 ]
  %19 = sext i32 %18 to i64
  call void @made_vector(ptr noundef %7, i64 noundef 8, i64 noundef %19)
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  ret ptr %22
}

define dso_local void @_FortranABesselYn_8(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store double %3, ptr %12, align 8
  store double %4, ptr %13, align 8
  store double %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %20 = load ptr, ptr %15, align 8
  %21 = load i32, ptr %16, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %11, align 4
  %25 = call ptr @bessels_8(ptr noundef %22, i32 noundef %23, i32 noundef %24)
  store ptr %25, ptr %17, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = sub nsw i64 %27, %29
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %18, align 8
  %32 = load i64, ptr %18, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %8
  %35 = load double, ptr %13, align 8
  %36 = load ptr, ptr %17, align 8
  %37 = getelementptr inbounds double, ptr %36, i64 0
  store double %35, ptr %37, align 8
  br label %38

38:                                               ; preds = %34, %8
  %39 = load i64, ptr %18, align 8
  %40 = icmp sgt i64 %39, 1
  br i1 %40, label %41, label %45

41:                                               ; preds = %38
  %42 = load double, ptr %14, align 8
  %43 = load ptr, ptr %17, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 1
  store double %42, ptr %44, align 8
  br label %45

45:                                               ; preds = %41, %38
  store i64 2, ptr %19, align 8
  br label %46

46:                                               ; preds = %76, %45
  %47 = load i64, ptr %19, align 8
  %48 = load i64, ptr %18, align 8
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  br label %79

51:                                               ; preds = %46
  %52 = load i32, ptr %10, align 4
  %53 = sext i32 %52 to i64
  %54 = load i64, ptr %19, align 8
  %55 = add nsw i64 %53, %54
  %56 = sub nsw i64 %55, 1
  %57 = sitofp i64 %56 to double
  %58 = fmul double 2.000000e+00, %57
  %59 = load double, ptr %12, align 8
  %60 = fdiv double %58, %59
  %61 = load ptr, ptr %17, align 8
  %62 = load i64, ptr %19, align 8
  %63 = sub nsw i64 %62, 1
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul double %60, %65
  %67 = load ptr, ptr %17, align 8
  %68 = load i64, ptr %19, align 8
  %69 = sub nsw i64 %68, 2
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fsub double %66, %71
  %73 = load ptr, ptr %17, align 8
  %74 = load i64, ptr %19, align 8
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  store double %72, ptr %75, align 8
  br label %76

76:                                               ; preds = %51
  %77 = load i64, ptr %19, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %19, align 8
  br label %46

79:                                               ; preds = %50
  ret void
}

define dso_local void @_FortranABesselJnX0_8(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = load i32, ptr %10, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = call ptr @bessels_8(ptr noundef %15, i32 noundef %16, i32 noundef %17)
  store ptr %18, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %19

19:                                               ; preds = %40, %5
  %20 = load i64, ptr %12, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = sub nsw i64 %22, %24
  %26 = add nsw i64 %25, 1
  %27 = icmp slt i64 %20, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %19
  br label %43

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = load i64, ptr %12, align 8
  %33 = add nsw i64 %31, %32
  %34 = icmp eq i64 %33, 0
  %35 = zext i1 %34 to i32
  %36 = sitofp i32 %35 to double
  %37 = load ptr, ptr %11, align 8
  %38 = load i64, ptr %12, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  store double %36, ptr %39, align 8
  br label %40

40:                                               ; preds = %29
  %41 = load i64, ptr %12, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %12, align 8
  br label %19

43:                                               ; preds = %28
  ret void
}

define dso_local void @_FortranABesselYnX0_8(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = load i32, ptr %10, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = call ptr @bessels_8(ptr noundef %15, i32 noundef %16, i32 noundef %17)
  store ptr %18, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %19

19:                                               ; preds = %33, %5
  %20 = load i64, ptr %12, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = sub nsw i64 %22, %24
  %26 = add nsw i64 %25, 1
  %27 = icmp slt i64 %20, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %19
  br label %36

29:                                               ; preds = %19
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %12, align 8
  %32 = getelementptr inbounds double, ptr %30, i64 %31
  store double 0xFFF0000000000000, ptr %32, align 8
  br label %33

33:                                               ; preds = %29
  %34 = load i64, ptr %12, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %12, align 8
  br label %19

36:                                               ; preds = %28
  ret void
}

define dso_local void @_FortranABesselJn_4(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, ptr noundef %6, i32 noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store float %3, ptr %12, align 4
  store float %4, ptr %13, align 4
  store float %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %20 = load ptr, ptr %15, align 8
  %21 = load i32, ptr %16, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %11, align 4
  %25 = call ptr @bessels_4(ptr noundef %22, i32 noundef %23, i32 noundef %24)
  store ptr %25, ptr %17, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = sub nsw i64 %27, %29
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %18, align 8
  %32 = load i64, ptr %18, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %8
  %35 = load float, ptr %13, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i64, ptr %18, align 8
  %38 = sub nsw i64 %37, 1
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  store float %35, ptr %39, align 4
  br label %40

40:                                               ; preds = %34, %8
  %41 = load i64, ptr %18, align 8
  %42 = icmp sgt i64 %41, 1
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = load float, ptr %14, align 4
  %45 = load ptr, ptr %17, align 8
  %46 = load i64, ptr %18, align 8
  %47 = sub nsw i64 %46, 2
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  store float %44, ptr %48, align 4
  br label %49

49:                                               ; preds = %43, %40
  %50 = load i64, ptr %18, align 8
  %51 = sub nsw i64 %50, 3
  store i64 %51, ptr %19, align 8
  br label %52

52:                                               ; preds = %81, %49
  %53 = load i64, ptr %19, align 8
  %54 = icmp sge i64 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  br label %84

56:                                               ; preds = %52
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = load i64, ptr %19, align 8
  %60 = add nsw i64 %58, %59
  %61 = add nsw i64 %60, 1
  %62 = sitofp i64 %61 to float
  %63 = fmul float 2.000000e+00, %62
  %64 = load float, ptr %12, align 4
  %65 = fdiv float %63, %64
  %66 = load ptr, ptr %17, align 8
  %67 = load i64, ptr %19, align 8
  %68 = add nsw i64 %67, 1
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fmul float %65, %70
  %72 = load ptr, ptr %17, align 8
  %73 = load i64, ptr %19, align 8
  %74 = add nsw i64 %73, 2
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = fsub float %71, %76
  %78 = load ptr, ptr %17, align 8
  %79 = load i64, ptr %19, align 8
  %80 = getelementptr inbounds float, ptr %78, i64 %79
  store float %77, ptr %80, align 4
  br label %81

81:                                               ; preds = %56
  %82 = load i64, ptr %19, align 8
  %83 = add nsw i64 %82, -1
  store i64 %83, ptr %19, align 8
  br label %52

84:                                               ; preds = %55
  ret void
}

define internal ptr @bessels_4(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  br label %17

12:                                               ; preds = %3
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %5, align 4
  %15 = sub nsw i32 %13, %14
  %16 = add nsw i32 %15, 1
  br label %17

17:                                               ; preds = %12, %11
  %18 = phi i32 [ 0, %11 ], [ %16, %12 ]
  %19 = sext i32 %18 to i64
  call void @made_vector(ptr noundef %7, i64 noundef 4, i64 noundef %19)
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  ret ptr %22
}

define dso_local void @_FortranABesselYn_4(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, ptr noundef %6, i32 noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store float %3, ptr %12, align 4
  store float %4, ptr %13, align 4
  store float %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %20 = load ptr, ptr %15, align 8
  %21 = load i32, ptr %16, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %11, align 4
  %25 = call ptr @bessels_4(ptr noundef %22, i32 noundef %23, i32 noundef %24)
  store ptr %25, ptr %17, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = sub nsw i64 %27, %29
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %18, align 8
  %32 = load i64, ptr %18, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %8
  %35 = load float, ptr %13, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = getelementptr inbounds float, ptr %36, i64 0
  store float %35, ptr %37, align 4
  br label %38

38:                                               ; preds = %34, %8
  %39 = load i64, ptr %18, align 8
  %40 = icmp sgt i64 %39, 1
  br i1 %40, label %41, label %45

41:                                               ; preds = %38
  %42 = load float, ptr %14, align 4
  %43 = load ptr, ptr %17, align 8
  %44 = getelementptr inbounds float, ptr %43, i64 1
  store float %42, ptr %44, align 4
  br label %45

45:                                               ; preds = %41, %38
  store i64 2, ptr %19, align 8
  br label %46

46:                                               ; preds = %76, %45
  %47 = load i64, ptr %19, align 8
  %48 = load i64, ptr %18, align 8
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  br label %79

51:                                               ; preds = %46
  %52 = load i32, ptr %10, align 4
  %53 = sext i32 %52 to i64
  %54 = load i64, ptr %19, align 8
  %55 = add nsw i64 %53, %54
  %56 = sub nsw i64 %55, 1
  %57 = sitofp i64 %56 to float
  %58 = fmul float 2.000000e+00, %57
  %59 = load float, ptr %12, align 4
  %60 = fdiv float %58, %59
  %61 = load ptr, ptr %17, align 8
  %62 = load i64, ptr %19, align 8
  %63 = sub nsw i64 %62, 1
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fmul float %60, %65
  %67 = load ptr, ptr %17, align 8
  %68 = load i64, ptr %19, align 8
  %69 = sub nsw i64 %68, 2
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fsub float %66, %71
  %73 = load ptr, ptr %17, align 8
  %74 = load i64, ptr %19, align 8
  %75 = getelementptr inbounds float, ptr %73, i64 %74
  store float %72, ptr %75, align 4
  br label %76

76:                                               ; preds = %51
  %77 = load i64, ptr %19, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %19, align 8
  br label %46

79:                                               ; preds = %50
  ret void
}

define dso_local void @_FortranABesselJnX0_4(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = load i32, ptr %10, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = call ptr @bessels_4(ptr noundef %15, i32 noundef %16, i32 noundef %17)
  store ptr %18, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %19

19:                                               ; preds = %40, %5
  %20 = load i64, ptr %12, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = sub nsw i64 %22, %24
  %26 = add nsw i64 %25, 1
  %27 = icmp slt i64 %20, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %19
  br label %43

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = load i64, ptr %12, align 8
  %33 = add nsw i64 %31, %32
  %34 = icmp eq i64 %33, 0
  %35 = zext i1 %34 to i32
  %36 = sitofp i32 %35 to float
  %37 = load ptr, ptr %11, align 8
  %38 = load i64, ptr %12, align 8
  %39 = getelementptr inbounds float, ptr %37, i64 %38
  store float %36, ptr %39, align 4
  br label %40

40:                                               ; preds = %29
  %41 = load i64, ptr %12, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %12, align 8
  br label %19

43:                                               ; preds = %28
  ret void
}

define dso_local void @_FortranABesselYnX0_4(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = load i32, ptr %10, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = call ptr @bessels_4(ptr noundef %15, i32 noundef %16, i32 noundef %17)
  store ptr %18, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %19

19:                                               ; preds = %33, %5
  %20 = load i64, ptr %12, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = sub nsw i64 %22, %24
  %26 = add nsw i64 %25, 1
  %27 = icmp slt i64 %20, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %19
  br label %36

29:                                               ; preds = %19
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %12, align 8
  %32 = getelementptr inbounds float, ptr %30, i64 %31
  store float 0xFFF0000000000000, ptr %32, align 4
  br label %33

33:                                               ; preds = %29
  %34 = load i64, ptr %12, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %12, align 8
  br label %19

36:                                               ; preds = %28
  ret void
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #4

declare double @llvm.sqrt.f64(double) #5

declare float @llvm.sqrt.f32(float) #5

define internal void @made(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) #1 {
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
  %204 = call ptr @malloc(i64 noundef %203) #9
  %205 = load ptr, ptr %10, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 0
  store ptr %204, ptr %206, align 8
  ret void
}

declare ptr @malloc(i64 noundef) #6

attributes #0 = { nounwind uwtable }
attributes #1 = { alwaysinline nounwind uwtable }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { allocsize(0) }


