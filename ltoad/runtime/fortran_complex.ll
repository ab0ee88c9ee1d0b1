
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.matrix = type { i64, i64, i64, i64 }

@.str = private unnamed_addr constant [22 x i8] c"DIM of a sum over all\00", align 1
@fortran_ranks = external constant i32, align 4
@.str.1 = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"vectors of DOT_PRODUCT differ in size\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"arguments of MATMUL do not fit\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@.str.4 = private unnamed_addr constant [60 x i8] c"numbers of this type cannot be differentiated beside others\00", align 1

define dso_local void @_FortranACppSumComplex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
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
  %20 = alloca double, align 8
  %21 = alloca double, align 8
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
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %31 = load i32, ptr %11, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %44, label %33

33:                                               ; preds = %6
  %34 = load ptr, ptr %8, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 1
  br i1 %38, label %39, label %42

39:                                               ; preds = %33
  %40 = load i32, ptr %11, align 4
  %41 = icmp eq i32 %40, 1
  br label %42

42:                                               ; preds = %39, %33
  %43 = phi i1 [ false, %33 ], [ %41, %39 ]
  br label %44

44:                                               ; preds = %42, %6
  %45 = phi i1 [ true, %6 ], [ %43, %42 ]
  %46 = zext i1 %45 to i32
  %47 = load ptr, ptr %9, align 8
  %48 = load i32, ptr %10, align 4
  call void @require(i32 noundef %46, ptr noundef @.str, ptr noundef %47, i32 noundef %48)
  %49 = load ptr, ptr %8, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = load i32, ptr @fortran_ranks, align 4
  %54 = icmp sle i32 %52, %53
  %55 = zext i1 %54 to i32
  %56 = load ptr, ptr %9, align 8
  %57 = load i32, ptr %10, align 4
  call void @require(i32 noundef %55, ptr noundef @.str.1, ptr noundef %56, i32 noundef %57)
  %58 = load ptr, ptr %8, align 8
  %59 = load ptr, ptr %8, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = call ptr @dimension_of(ptr noundef %58, i32 noundef 0, i32 noundef %62)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %63, i64 24, i1 false)
  %64 = load ptr, ptr %8, align 8
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = call ptr @dimension_of(ptr noundef %64, i32 noundef 1, i32 noundef %68)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %69, i64 24, i1 false)
  %70 = load ptr, ptr %8, align 8
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = call ptr @dimension_of(ptr noundef %70, i32 noundef 2, i32 noundef %74)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %75, i64 24, i1 false)
  %76 = load ptr, ptr %8, align 8
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = call ptr @dimension_of(ptr noundef %76, i32 noundef 3, i32 noundef %80)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %81, i64 24, i1 false)
  %82 = load ptr, ptr %8, align 8
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = call ptr @dimension_of(ptr noundef %82, i32 noundef 4, i32 noundef %86)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %87, i64 24, i1 false)
  %88 = load ptr, ptr %8, align 8
  %89 = load ptr, ptr %8, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 3
  %91 = load i8, ptr %90, align 4
  %92 = zext i8 %91 to i32
  %93 = call ptr @dimension_of(ptr noundef %88, i32 noundef 5, i32 noundef %92)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %93, i64 24, i1 false)
  %94 = load ptr, ptr %8, align 8
  %95 = load ptr, ptr %8, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = call ptr @dimension_of(ptr noundef %94, i32 noundef 6, i32 noundef %98)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %99, i64 24, i1 false)
  store double 0.000000e+00, ptr %20, align 8
  store double 0.000000e+00, ptr %21, align 8
  store i64 0, ptr %22, align 8
  br label %100

100:                                              ; preds = %238, %44
  %101 = load i64, ptr %22, align 8
  %102 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %100
  store i32 2, ptr %23, align 4
  br label %241

106:                                              ; preds = %100
  store i64 0, ptr %24, align 8
  br label %107

107:                                              ; preds = %234, %106
  %108 = load i64, ptr %24, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %108, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %107
  store i32 5, ptr %23, align 4
  br label %237

113:                                              ; preds = %107
  store i64 0, ptr %25, align 8
  br label %114

114:                                              ; preds = %230, %113
  %115 = load i64, ptr %25, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  store i32 8, ptr %23, align 4
  br label %233

120:                                              ; preds = %114
  store i64 0, ptr %26, align 8
  br label %121

121:                                              ; preds = %226, %120
  %122 = load i64, ptr %26, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %121
  store i32 11, ptr %23, align 4
  br label %229

127:                                              ; preds = %121
  store i64 0, ptr %27, align 8
  br label %128

128:                                              ; preds = %222, %127
  %129 = load i64, ptr %27, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %134, label %133

133:                                              ; preds = %128
  store i32 14, ptr %23, align 4
  br label %225

134:                                              ; preds = %128
  store i64 0, ptr %28, align 8
  br label %135

135:                                              ; preds = %218, %134
  %136 = load i64, ptr %28, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %141, label %140

140:                                              ; preds = %135
  store i32 17, ptr %23, align 4
  br label %221

141:                                              ; preds = %135
  store i64 0, ptr %29, align 8
  br label %142

142:                                              ; preds = %214, %141
  %143 = load i64, ptr %29, align 8
  %144 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = icmp slt i64 %143, %145
  br i1 %146, label %148, label %147

147:                                              ; preds = %142
  store i32 20, ptr %23, align 4
  br label %217

148:                                              ; preds = %142
  %149 = load ptr, ptr %12, align 8
  %150 = icmp ne ptr %149, null
  br i1 %150, label %151, label %164

151:                                              ; preds = %148
  %152 = load ptr, ptr %12, align 8
  %153 = load ptr, ptr %12, align 8
  %154 = load i64, ptr %29, align 8
  %155 = load i64, ptr %28, align 8
  %156 = load i64, ptr %27, align 8
  %157 = load i64, ptr %26, align 8
  %158 = load i64, ptr %25, align 8
  %159 = load i64, ptr %24, align 8
  %160 = load i64, ptr %22, align 8
  %161 = call i64 @offset_in(ptr noundef %153, i64 noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160)
  %162 = call i32 @is_true(ptr noundef %152, i64 noundef %161)
  %163 = icmp ne i32 %162, 0
  br i1 %163, label %164, label %213

164:                                              ; preds = %151, %148
  %165 = load ptr, ptr %8, align 8
  %166 = getelementptr inbounds %struct.descriptor, ptr %165, i32 0, i32 0
  %167 = load ptr, ptr %166, align 8
  %168 = load i64, ptr %29, align 8
  %169 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %168, %170
  %172 = load i64, ptr %28, align 8
  %173 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %172, %174
  %176 = add nsw i64 %171, %175
  %177 = load i64, ptr %27, align 8
  %178 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %179 = load i64, ptr %178, align 8
  %180 = mul nsw i64 %177, %179
  %181 = add nsw i64 %176, %180
  %182 = load i64, ptr %26, align 8
  %183 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %184 = load i64, ptr %183, align 8
  %185 = mul nsw i64 %182, %184
  %186 = add nsw i64 %181, %185
  %187 = load i64, ptr %25, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = add nsw i64 %186, %190
  %192 = load i64, ptr %24, align 8
  %193 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %192, %194
  %196 = add nsw i64 %191, %195
  %197 = load i64, ptr %22, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %199
  %201 = add nsw i64 %196, %200
  %202 = getelementptr inbounds i8, ptr %167, i64 %201
  store ptr %202, ptr %30, align 8
  %203 = load ptr, ptr %30, align 8
  %204 = getelementptr inbounds double, ptr %203, i64 0
  %205 = load double, ptr %204, align 8
  %206 = load double, ptr %20, align 8
  %207 = fadd double %206, %205
  store double %207, ptr %20, align 8
  %208 = load ptr, ptr %30, align 8
  %209 = getelementptr inbounds double, ptr %208, i64 1
  %210 = load double, ptr %209, align 8
  %211 = load double, ptr %21, align 8
  %212 = fadd double %211, %210
  store double %212, ptr %21, align 8
  br label %213

213:                                              ; preds = %164, %151
  br label %214

214:                                              ; preds = %213
  %215 = load i64, ptr %29, align 8
  %216 = add nsw i64 %215, 1
  store i64 %216, ptr %29, align 8
  br label %142

217:                                              ; preds = %147
  br label %218

218:                                              ; preds = %217
  %219 = load i64, ptr %28, align 8
  %220 = add nsw i64 %219, 1
  store i64 %220, ptr %28, align 8
  br label %135

221:                                              ; preds = %140
  br label %222

222:                                              ; preds = %221
  %223 = load i64, ptr %27, align 8
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %27, align 8
  br label %128

225:                                              ; preds = %133
  br label %226

226:                                              ; preds = %225
  %227 = load i64, ptr %26, align 8
  %228 = add nsw i64 %227, 1
  store i64 %228, ptr %26, align 8
  br label %121

229:                                              ; preds = %126
  br label %230

230:                                              ; preds = %229
  %231 = load i64, ptr %25, align 8
  %232 = add nsw i64 %231, 1
  store i64 %232, ptr %25, align 8
  br label %114

233:                                              ; preds = %119
  br label %234

234:                                              ; preds = %233
  %235 = load i64, ptr %24, align 8
  %236 = add nsw i64 %235, 1
  store i64 %236, ptr %24, align 8
  br label %107

237:                                              ; preds = %112
  br label %238

238:                                              ; preds = %237
  %239 = load i64, ptr %22, align 8
  %240 = add nsw i64 %239, 1
  store i64 %240, ptr %22, align 8
  br label %100

241:                                              ; preds = %105
  %242 = load double, ptr %20, align 8
  %243 = load ptr, ptr %7, align 8
  %244 = getelementptr inbounds double, ptr %243, i64 0
  store double %242, ptr %244, align 8
  %245 = load double, ptr %21, align 8
  %246 = load ptr, ptr %7, align 8
  %247 = getelementptr inbounds double, ptr %246, i64 1
  store double %245, ptr %247, align 8
  ret void
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


define dso_local void @_FortranACppProductComplex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
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
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca ptr, align 8
  %31 = alloca double, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %32 = load i32, ptr %11, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %45, label %34

34:                                               ; preds = %6
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %43

40:                                               ; preds = %34
  %41 = load i32, ptr %11, align 4
  %42 = icmp eq i32 %41, 1
  br label %43

43:                                               ; preds = %40, %34
  %44 = phi i1 [ false, %34 ], [ %42, %40 ]
  br label %45

45:                                               ; preds = %43, %6
  %46 = phi i1 [ true, %6 ], [ %44, %43 ]
  %47 = zext i1 %46 to i32
  %48 = load ptr, ptr %9, align 8
  %49 = load i32, ptr %10, align 4
  call void @require(i32 noundef %47, ptr noundef @.str, ptr noundef %48, i32 noundef %49)
  %50 = load ptr, ptr %8, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = load i32, ptr @fortran_ranks, align 4
  %55 = icmp sle i32 %53, %54
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %9, align 8
  %58 = load i32, ptr %10, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.1, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %8, align 8
  %60 = load ptr, ptr %8, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 0, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %8, align 8
  %66 = load ptr, ptr %8, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 1, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %70, i64 24, i1 false)
  %71 = load ptr, ptr %8, align 8
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 3
  %74 = load i8, ptr %73, align 4
  %75 = zext i8 %74 to i32
  %76 = call ptr @dimension_of(ptr noundef %71, i32 noundef 2, i32 noundef %75)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %76, i64 24, i1 false)
  %77 = load ptr, ptr %8, align 8
  %78 = load ptr, ptr %8, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 3
  %80 = load i8, ptr %79, align 4
  %81 = zext i8 %80 to i32
  %82 = call ptr @dimension_of(ptr noundef %77, i32 noundef 3, i32 noundef %81)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %82, i64 24, i1 false)
  %83 = load ptr, ptr %8, align 8
  %84 = load ptr, ptr %8, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = call ptr @dimension_of(ptr noundef %83, i32 noundef 4, i32 noundef %87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %8, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 5, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %8, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 6, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %100, i64 24, i1 false)
  store double 1.000000e+00, ptr %20, align 8
  store double 0.000000e+00, ptr %21, align 8
  store i64 0, ptr %22, align 8
  br label %101

101:                                              ; preds = %252, %45
  %102 = load i64, ptr %22, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %23, align 4
  br label %255

107:                                              ; preds = %101
  store i64 0, ptr %24, align 8
  br label %108

108:                                              ; preds = %248, %107
  %109 = load i64, ptr %24, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %23, align 4
  br label %251

114:                                              ; preds = %108
  store i64 0, ptr %25, align 8
  br label %115

115:                                              ; preds = %244, %114
  %116 = load i64, ptr %25, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %23, align 4
  br label %247

121:                                              ; preds = %115
  store i64 0, ptr %26, align 8
  br label %122

122:                                              ; preds = %240, %121
  %123 = load i64, ptr %26, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %23, align 4
  br label %243

128:                                              ; preds = %122
  store i64 0, ptr %27, align 8
  br label %129

129:                                              ; preds = %236, %128
  %130 = load i64, ptr %27, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %23, align 4
  br label %239

135:                                              ; preds = %129
  store i64 0, ptr %28, align 8
  br label %136

136:                                              ; preds = %232, %135
  %137 = load i64, ptr %28, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %23, align 4
  br label %235

142:                                              ; preds = %136
  store i64 0, ptr %29, align 8
  br label %143

143:                                              ; preds = %228, %142
  %144 = load i64, ptr %29, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %23, align 4
  br label %231

149:                                              ; preds = %143
  %150 = load ptr, ptr %12, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %12, align 8
  %154 = load ptr, ptr %12, align 8
  %155 = load i64, ptr %29, align 8
  %156 = load i64, ptr %28, align 8
  %157 = load i64, ptr %27, align 8
  %158 = load i64, ptr %26, align 8
  %159 = load i64, ptr %25, align 8
  %160 = load i64, ptr %24, align 8
  %161 = load i64, ptr %22, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %227

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %8, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %29, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %28, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %27, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %26, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %25, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %24, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %22, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  store ptr %203, ptr %30, align 8
  %204 = load double, ptr %20, align 8
  store double %204, ptr %31, align 8
  %205 = load double, ptr %31, align 8
  %206 = load ptr, ptr %30, align 8
  %207 = getelementptr inbounds double, ptr %206, i64 0
  %208 = load double, ptr %207, align 8
  %209 = fmul double %205, %208
  %210 = load double, ptr %21, align 8
  %211 = load ptr, ptr %30, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 1
  %213 = load double, ptr %212, align 8
  %214 = fmul double %210, %213
  %215 = fsub double %209, %214
  store double %215, ptr %20, align 8
  %216 = load double, ptr %31, align 8
  %217 = load ptr, ptr %30, align 8
  %218 = getelementptr inbounds double, ptr %217, i64 1
  %219 = load double, ptr %218, align 8
  %220 = fmul double %216, %219
  %221 = load double, ptr %21, align 8
  %222 = load ptr, ptr %30, align 8
  %223 = getelementptr inbounds double, ptr %222, i64 0
  %224 = load double, ptr %223, align 8
  %225 = fmul double %221, %224
  %226 = fadd double %220, %225
  store double %226, ptr %21, align 8
  br label %227

227:                                              ; preds = %165, %152
  br label %228

228:                                              ; preds = %227
  %229 = load i64, ptr %29, align 8
  %230 = add nsw i64 %229, 1
  store i64 %230, ptr %29, align 8
  br label %143

231:                                              ; preds = %148
  br label %232

232:                                              ; preds = %231
  %233 = load i64, ptr %28, align 8
  %234 = add nsw i64 %233, 1
  store i64 %234, ptr %28, align 8
  br label %136

235:                                              ; preds = %141
  br label %236

236:                                              ; preds = %235
  %237 = load i64, ptr %27, align 8
  %238 = add nsw i64 %237, 1
  store i64 %238, ptr %27, align 8
  br label %129

239:                                              ; preds = %134
  br label %240

240:                                              ; preds = %239
  %241 = load i64, ptr %26, align 8
  %242 = add nsw i64 %241, 1
  store i64 %242, ptr %26, align 8
  br label %122

243:                                              ; preds = %127
  br label %244

244:                                              ; preds = %243
  %245 = load i64, ptr %25, align 8
  %246 = add nsw i64 %245, 1
  store i64 %246, ptr %25, align 8
  br label %115

247:                                              ; preds = %120
  br label %248

248:                                              ; preds = %247
  %249 = load i64, ptr %24, align 8
  %250 = add nsw i64 %249, 1
  store i64 %250, ptr %24, align 8
  br label %108

251:                                              ; preds = %113
  br label %252

252:                                              ; preds = %251
  %253 = load i64, ptr %22, align 8
  %254 = add nsw i64 %253, 1
  store i64 %254, ptr %22, align 8
  br label %101

255:                                              ; preds = %106
  %256 = load double, ptr %20, align 8
  %257 = load ptr, ptr %7, align 8
  %258 = getelementptr inbounds double, ptr %257, i64 0
  store double %256, ptr %258, align 8
  %259 = load double, ptr %21, align 8
  %260 = load ptr, ptr %7, align 8
  %261 = getelementptr inbounds double, ptr %260, i64 1
  store double %259, ptr %261, align 8
  ret void
}

define dso_local void @_FortranACppDotProductComplex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 7
  %26 = getelementptr inbounds [0 x %struct.dimension], ptr %25, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %26, i64 24, i1 false)
  %27 = load ptr, ptr %8, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 7
  %29 = getelementptr inbounds [0 x %struct.dimension], ptr %28, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %29, i64 24, i1 false)
  %30 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %31, %33
  %35 = zext i1 %34 to i32
  %36 = load ptr, ptr %9, align 8
  %37 = load i32, ptr %10, align 4
  call void @require(i32 noundef %35, ptr noundef @.str.2, ptr noundef %36, i32 noundef %37)
  store i32 35, ptr %13, align 4
  store double 0.000000e+00, ptr %14, align 8
  store double 0.000000e+00, ptr %15, align 8
  %38 = load ptr, ptr %7, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 4
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = icmp eq i32 %41, 35
  br i1 %42, label %43, label %111

43:                                               ; preds = %5
  %44 = load ptr, ptr %8, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 4
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = icmp eq i32 %47, 35
  br i1 %48, label %49, label %111

49:                                               ; preds = %43
  store i64 0, ptr %16, align 8
  br label %50

50:                                               ; preds = %107, %49
  %51 = load i64, ptr %16, align 8
  %52 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  br label %110

56:                                               ; preds = %50
  %57 = load ptr, ptr %7, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %16, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %60, %62
  %64 = getelementptr inbounds i8, ptr %59, i64 %63
  store ptr %64, ptr %17, align 8
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = load i64, ptr %16, align 8
  %69 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = mul nsw i64 %68, %70
  %72 = getelementptr inbounds i8, ptr %67, i64 %71
  store ptr %72, ptr %18, align 8
  %73 = load ptr, ptr %17, align 8
  %74 = getelementptr inbounds double, ptr %73, i64 0
  %75 = load double, ptr %74, align 8
  %76 = load ptr, ptr %18, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 0
  %78 = load double, ptr %77, align 8
  %79 = fmul double %75, %78
  %80 = load ptr, ptr %17, align 8
  %81 = getelementptr inbounds double, ptr %80, i64 1
  %82 = load double, ptr %81, align 8
  %83 = load ptr, ptr %18, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 1
  %85 = load double, ptr %84, align 8
  %86 = fmul double %82, %85
  %87 = fadd double %79, %86
  %88 = load double, ptr %14, align 8
  %89 = fadd double %88, %87
  store double %89, ptr %14, align 8
  %90 = load ptr, ptr %17, align 8
  %91 = getelementptr inbounds double, ptr %90, i64 0
  %92 = load double, ptr %91, align 8
  %93 = load ptr, ptr %18, align 8
  %94 = getelementptr inbounds double, ptr %93, i64 1
  %95 = load double, ptr %94, align 8
  %96 = fmul double %92, %95
  %97 = load ptr, ptr %17, align 8
  %98 = getelementptr inbounds double, ptr %97, i64 1
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %18, align 8
  %101 = getelementptr inbounds double, ptr %100, i64 0
  %102 = load double, ptr %101, align 8
  %103 = fmul double %99, %102
  %104 = fsub double %96, %103
  %105 = load double, ptr %15, align 8
  %106 = fadd double %105, %104
  store double %106, ptr %15, align 8
  br label %107

107:                                              ; preds = %56
  %108 = load i64, ptr %16, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %16, align 8
  br label %50

110:                                              ; preds = %55
  br label %173

111:                                              ; preds = %43, %5
  store i64 0, ptr %19, align 8
  br label %112

112:                                              ; preds = %169, %111
  %113 = load i64, ptr %19, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %112
  br label %172

118:                                              ; preds = %112
  %119 = load ptr, ptr %7, align 8
  %120 = load i64, ptr %19, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load ptr, ptr %9, align 8
  %125 = load i32, ptr %10, align 4
  %126 = call double @number(ptr noundef %119, i64 noundef %123, i32 noundef 0, ptr noundef %124, i32 noundef %125)
  store double %126, ptr %20, align 8
  %127 = load ptr, ptr %7, align 8
  %128 = load i64, ptr %19, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %128, %130
  %132 = load ptr, ptr %9, align 8
  %133 = load i32, ptr %10, align 4
  %134 = call double @number(ptr noundef %127, i64 noundef %131, i32 noundef 1, ptr noundef %132, i32 noundef %133)
  store double %134, ptr %21, align 8
  %135 = load ptr, ptr %8, align 8
  %136 = load i64, ptr %19, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = mul nsw i64 %136, %138
  %140 = load ptr, ptr %9, align 8
  %141 = load i32, ptr %10, align 4
  %142 = call double @number(ptr noundef %135, i64 noundef %139, i32 noundef 0, ptr noundef %140, i32 noundef %141)
  store double %142, ptr %22, align 8
  %143 = load ptr, ptr %8, align 8
  %144 = load i64, ptr %19, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %144, %146
  %148 = load ptr, ptr %9, align 8
  %149 = load i32, ptr %10, align 4
  %150 = call double @number(ptr noundef %143, i64 noundef %147, i32 noundef 1, ptr noundef %148, i32 noundef %149)
  store double %150, ptr %23, align 8
  %151 = load double, ptr %20, align 8
  %152 = load double, ptr %22, align 8
  %153 = fmul double %151, %152
  %154 = load double, ptr %21, align 8
  %155 = load double, ptr %23, align 8
  %156 = fmul double %154, %155
  %157 = fadd double %153, %156
  %158 = load double, ptr %14, align 8
  %159 = fadd double %158, %157
  store double %159, ptr %14, align 8
  %160 = load double, ptr %20, align 8
  %161 = load double, ptr %23, align 8
  %162 = fmul double %160, %161
  %163 = load double, ptr %21, align 8
  %164 = load double, ptr %22, align 8
  %165 = fmul double %163, %164
  %166 = fsub double %162, %165
  %167 = load double, ptr %15, align 8
  %168 = fadd double %167, %166
  store double %168, ptr %15, align 8
  br label %169

169:                                              ; preds = %118
  %170 = load i64, ptr %19, align 8
  %171 = add nsw i64 %170, 1
  store i64 %171, ptr %19, align 8
  br label %112

172:                                              ; preds = %117
  br label %173

173:                                              ; preds = %172, %110
  %174 = load double, ptr %14, align 8
  %175 = load ptr, ptr %6, align 8
  %176 = getelementptr inbounds double, ptr %175, i64 0
  store double %174, ptr %176, align 8
  %177 = load double, ptr %15, align 8
  %178 = load ptr, ptr %6, align 8
  %179 = getelementptr inbounds double, ptr %178, i64 1
  store double %177, ptr %179, align 8
  ret void
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
  call void @require(i32 noundef %79, ptr noundef @.str.4, ptr noundef %80, i32 noundef %81)
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

define dso_local void @_FortranAMatmulComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str.3, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %161, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %164

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %157, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %160

64:                                               ; preds = %58
  store double 0.000000e+00, ptr %17, align 8
  store double 0.000000e+00, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %65

65:                                               ; preds = %132, %64
  %66 = load i64, ptr %19, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %135

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %19, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %20, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %19, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %21, align 8
  %98 = load ptr, ptr %20, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %21, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 0
  %103 = load double, ptr %102, align 8
  %104 = fmul double %100, %103
  %105 = load ptr, ptr %20, align 8
  %106 = getelementptr inbounds double, ptr %105, i64 1
  %107 = load double, ptr %106, align 8
  %108 = load ptr, ptr %21, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 1
  %110 = load double, ptr %109, align 8
  %111 = fmul double %107, %110
  %112 = fsub double %104, %111
  %113 = load double, ptr %17, align 8
  %114 = fadd double %113, %112
  store double %114, ptr %17, align 8
  %115 = load ptr, ptr %20, align 8
  %116 = getelementptr inbounds double, ptr %115, i64 0
  %117 = load double, ptr %116, align 8
  %118 = load ptr, ptr %21, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 1
  %120 = load double, ptr %119, align 8
  %121 = fmul double %117, %120
  %122 = load ptr, ptr %20, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 1
  %124 = load double, ptr %123, align 8
  %125 = load ptr, ptr %21, align 8
  %126 = getelementptr inbounds double, ptr %125, i64 0
  %127 = load double, ptr %126, align 8
  %128 = fmul double %124, %127
  %129 = fadd double %121, %128
  %130 = load double, ptr %18, align 8
  %131 = fadd double %130, %129
  store double %131, ptr %18, align 8
  br label %132

132:                                              ; preds = %71
  %133 = load i64, ptr %19, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %19, align 8
  br label %65

135:                                              ; preds = %70
  %136 = load double, ptr %17, align 8
  %137 = load ptr, ptr %13, align 8
  %138 = load i64, ptr %16, align 8
  %139 = load i64, ptr %14, align 8
  %140 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = mul nsw i64 2, %143
  %145 = getelementptr inbounds double, ptr %137, i64 %144
  store double %136, ptr %145, align 8
  %146 = load double, ptr %18, align 8
  %147 = load ptr, ptr %13, align 8
  %148 = load i64, ptr %16, align 8
  %149 = load i64, ptr %14, align 8
  %150 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  %154 = mul nsw i64 2, %153
  %155 = add nsw i64 %154, 1
  %156 = getelementptr inbounds double, ptr %147, i64 %155
  store double %146, ptr %156, align 8
  br label %157

157:                                              ; preds = %135
  %158 = load i64, ptr %16, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %16, align 8
  br label %58

160:                                              ; preds = %63
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %14, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %14, align 8
  br label %51

164:                                              ; preds = %56
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

define dso_local void @_FortranAMatmulTransposeComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str.3, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %161, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %164

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %157, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %160

64:                                               ; preds = %58
  store double 0.000000e+00, ptr %17, align 8
  store double 0.000000e+00, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %65

65:                                               ; preds = %132, %64
  %66 = load i64, ptr %19, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %135

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %19, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %20, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %19, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %21, align 8
  %98 = load ptr, ptr %20, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %21, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 0
  %103 = load double, ptr %102, align 8
  %104 = fmul double %100, %103
  %105 = load ptr, ptr %20, align 8
  %106 = getelementptr inbounds double, ptr %105, i64 1
  %107 = load double, ptr %106, align 8
  %108 = load ptr, ptr %21, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 1
  %110 = load double, ptr %109, align 8
  %111 = fmul double %107, %110
  %112 = fsub double %104, %111
  %113 = load double, ptr %17, align 8
  %114 = fadd double %113, %112
  store double %114, ptr %17, align 8
  %115 = load ptr, ptr %20, align 8
  %116 = getelementptr inbounds double, ptr %115, i64 0
  %117 = load double, ptr %116, align 8
  %118 = load ptr, ptr %21, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 1
  %120 = load double, ptr %119, align 8
  %121 = fmul double %117, %120
  %122 = load ptr, ptr %20, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 1
  %124 = load double, ptr %123, align 8
  %125 = load ptr, ptr %21, align 8
  %126 = getelementptr inbounds double, ptr %125, i64 0
  %127 = load double, ptr %126, align 8
  %128 = fmul double %124, %127
  %129 = fadd double %121, %128
  %130 = load double, ptr %18, align 8
  %131 = fadd double %130, %129
  store double %131, ptr %18, align 8
  br label %132

132:                                              ; preds = %71
  %133 = load i64, ptr %19, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %19, align 8
  br label %65

135:                                              ; preds = %70
  %136 = load double, ptr %17, align 8
  %137 = load ptr, ptr %13, align 8
  %138 = load i64, ptr %16, align 8
  %139 = load i64, ptr %14, align 8
  %140 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = mul nsw i64 2, %143
  %145 = getelementptr inbounds double, ptr %137, i64 %144
  store double %136, ptr %145, align 8
  %146 = load double, ptr %18, align 8
  %147 = load ptr, ptr %13, align 8
  %148 = load i64, ptr %16, align 8
  %149 = load i64, ptr %14, align 8
  %150 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  %154 = mul nsw i64 2, %153
  %155 = add nsw i64 %154, 1
  %156 = getelementptr inbounds double, ptr %147, i64 %155
  store double %146, ptr %156, align 8
  br label %157

157:                                              ; preds = %135
  %158 = load i64, ptr %16, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %16, align 8
  br label %58

160:                                              ; preds = %63
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %14, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %14, align 8
  br label %51

164:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranACppSumComplex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
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
  %20 = alloca float, align 4
  %21 = alloca float, align 4
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
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %31 = load i32, ptr %11, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %44, label %33

33:                                               ; preds = %6
  %34 = load ptr, ptr %8, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 1
  br i1 %38, label %39, label %42

39:                                               ; preds = %33
  %40 = load i32, ptr %11, align 4
  %41 = icmp eq i32 %40, 1
  br label %42

42:                                               ; preds = %39, %33
  %43 = phi i1 [ false, %33 ], [ %41, %39 ]
  br label %44

44:                                               ; preds = %42, %6
  %45 = phi i1 [ true, %6 ], [ %43, %42 ]
  %46 = zext i1 %45 to i32
  %47 = load ptr, ptr %9, align 8
  %48 = load i32, ptr %10, align 4
  call void @require(i32 noundef %46, ptr noundef @.str, ptr noundef %47, i32 noundef %48)
  %49 = load ptr, ptr %8, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = load i32, ptr @fortran_ranks, align 4
  %54 = icmp sle i32 %52, %53
  %55 = zext i1 %54 to i32
  %56 = load ptr, ptr %9, align 8
  %57 = load i32, ptr %10, align 4
  call void @require(i32 noundef %55, ptr noundef @.str.1, ptr noundef %56, i32 noundef %57)
  %58 = load ptr, ptr %8, align 8
  %59 = load ptr, ptr %8, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = call ptr @dimension_of(ptr noundef %58, i32 noundef 0, i32 noundef %62)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %63, i64 24, i1 false)
  %64 = load ptr, ptr %8, align 8
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = call ptr @dimension_of(ptr noundef %64, i32 noundef 1, i32 noundef %68)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %69, i64 24, i1 false)
  %70 = load ptr, ptr %8, align 8
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = call ptr @dimension_of(ptr noundef %70, i32 noundef 2, i32 noundef %74)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %75, i64 24, i1 false)
  %76 = load ptr, ptr %8, align 8
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = call ptr @dimension_of(ptr noundef %76, i32 noundef 3, i32 noundef %80)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %81, i64 24, i1 false)
  %82 = load ptr, ptr %8, align 8
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = call ptr @dimension_of(ptr noundef %82, i32 noundef 4, i32 noundef %86)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %87, i64 24, i1 false)
  %88 = load ptr, ptr %8, align 8
  %89 = load ptr, ptr %8, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 3
  %91 = load i8, ptr %90, align 4
  %92 = zext i8 %91 to i32
  %93 = call ptr @dimension_of(ptr noundef %88, i32 noundef 5, i32 noundef %92)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %93, i64 24, i1 false)
  %94 = load ptr, ptr %8, align 8
  %95 = load ptr, ptr %8, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = call ptr @dimension_of(ptr noundef %94, i32 noundef 6, i32 noundef %98)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %99, i64 24, i1 false)
  store float 0.000000e+00, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  store i64 0, ptr %22, align 8
  br label %100

100:                                              ; preds = %238, %44
  %101 = load i64, ptr %22, align 8
  %102 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %100
  store i32 2, ptr %23, align 4
  br label %241

106:                                              ; preds = %100
  store i64 0, ptr %24, align 8
  br label %107

107:                                              ; preds = %234, %106
  %108 = load i64, ptr %24, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %108, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %107
  store i32 5, ptr %23, align 4
  br label %237

113:                                              ; preds = %107
  store i64 0, ptr %25, align 8
  br label %114

114:                                              ; preds = %230, %113
  %115 = load i64, ptr %25, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  store i32 8, ptr %23, align 4
  br label %233

120:                                              ; preds = %114
  store i64 0, ptr %26, align 8
  br label %121

121:                                              ; preds = %226, %120
  %122 = load i64, ptr %26, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %121
  store i32 11, ptr %23, align 4
  br label %229

127:                                              ; preds = %121
  store i64 0, ptr %27, align 8
  br label %128

128:                                              ; preds = %222, %127
  %129 = load i64, ptr %27, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %134, label %133

133:                                              ; preds = %128
  store i32 14, ptr %23, align 4
  br label %225

134:                                              ; preds = %128
  store i64 0, ptr %28, align 8
  br label %135

135:                                              ; preds = %218, %134
  %136 = load i64, ptr %28, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %141, label %140

140:                                              ; preds = %135
  store i32 17, ptr %23, align 4
  br label %221

141:                                              ; preds = %135
  store i64 0, ptr %29, align 8
  br label %142

142:                                              ; preds = %214, %141
  %143 = load i64, ptr %29, align 8
  %144 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = icmp slt i64 %143, %145
  br i1 %146, label %148, label %147

147:                                              ; preds = %142
  store i32 20, ptr %23, align 4
  br label %217

148:                                              ; preds = %142
  %149 = load ptr, ptr %12, align 8
  %150 = icmp ne ptr %149, null
  br i1 %150, label %151, label %164

151:                                              ; preds = %148
  %152 = load ptr, ptr %12, align 8
  %153 = load ptr, ptr %12, align 8
  %154 = load i64, ptr %29, align 8
  %155 = load i64, ptr %28, align 8
  %156 = load i64, ptr %27, align 8
  %157 = load i64, ptr %26, align 8
  %158 = load i64, ptr %25, align 8
  %159 = load i64, ptr %24, align 8
  %160 = load i64, ptr %22, align 8
  %161 = call i64 @offset_in(ptr noundef %153, i64 noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160)
  %162 = call i32 @is_true(ptr noundef %152, i64 noundef %161)
  %163 = icmp ne i32 %162, 0
  br i1 %163, label %164, label %213

164:                                              ; preds = %151, %148
  %165 = load ptr, ptr %8, align 8
  %166 = getelementptr inbounds %struct.descriptor, ptr %165, i32 0, i32 0
  %167 = load ptr, ptr %166, align 8
  %168 = load i64, ptr %29, align 8
  %169 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %168, %170
  %172 = load i64, ptr %28, align 8
  %173 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %172, %174
  %176 = add nsw i64 %171, %175
  %177 = load i64, ptr %27, align 8
  %178 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %179 = load i64, ptr %178, align 8
  %180 = mul nsw i64 %177, %179
  %181 = add nsw i64 %176, %180
  %182 = load i64, ptr %26, align 8
  %183 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %184 = load i64, ptr %183, align 8
  %185 = mul nsw i64 %182, %184
  %186 = add nsw i64 %181, %185
  %187 = load i64, ptr %25, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = add nsw i64 %186, %190
  %192 = load i64, ptr %24, align 8
  %193 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %192, %194
  %196 = add nsw i64 %191, %195
  %197 = load i64, ptr %22, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %199
  %201 = add nsw i64 %196, %200
  %202 = getelementptr inbounds i8, ptr %167, i64 %201
  store ptr %202, ptr %30, align 8
  %203 = load ptr, ptr %30, align 8
  %204 = getelementptr inbounds float, ptr %203, i64 0
  %205 = load float, ptr %204, align 4
  %206 = load float, ptr %20, align 4
  %207 = fadd float %206, %205
  store float %207, ptr %20, align 4
  %208 = load ptr, ptr %30, align 8
  %209 = getelementptr inbounds float, ptr %208, i64 1
  %210 = load float, ptr %209, align 4
  %211 = load float, ptr %21, align 4
  %212 = fadd float %211, %210
  store float %212, ptr %21, align 4
  br label %213

213:                                              ; preds = %164, %151
  br label %214

214:                                              ; preds = %213
  %215 = load i64, ptr %29, align 8
  %216 = add nsw i64 %215, 1
  store i64 %216, ptr %29, align 8
  br label %142

217:                                              ; preds = %147
  br label %218

218:                                              ; preds = %217
  %219 = load i64, ptr %28, align 8
  %220 = add nsw i64 %219, 1
  store i64 %220, ptr %28, align 8
  br label %135

221:                                              ; preds = %140
  br label %222

222:                                              ; preds = %221
  %223 = load i64, ptr %27, align 8
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %27, align 8
  br label %128

225:                                              ; preds = %133
  br label %226

226:                                              ; preds = %225
  %227 = load i64, ptr %26, align 8
  %228 = add nsw i64 %227, 1
  store i64 %228, ptr %26, align 8
  br label %121

229:                                              ; preds = %126
  br label %230

230:                                              ; preds = %229
  %231 = load i64, ptr %25, align 8
  %232 = add nsw i64 %231, 1
  store i64 %232, ptr %25, align 8
  br label %114

233:                                              ; preds = %119
  br label %234

234:                                              ; preds = %233
  %235 = load i64, ptr %24, align 8
  %236 = add nsw i64 %235, 1
  store i64 %236, ptr %24, align 8
  br label %107

237:                                              ; preds = %112
  br label %238

238:                                              ; preds = %237
  %239 = load i64, ptr %22, align 8
  %240 = add nsw i64 %239, 1
  store i64 %240, ptr %22, align 8
  br label %100

241:                                              ; preds = %105
  %242 = load float, ptr %20, align 4
  %243 = load ptr, ptr %7, align 8
  %244 = getelementptr inbounds float, ptr %243, i64 0
  store float %242, ptr %244, align 4
  %245 = load float, ptr %21, align 4
  %246 = load ptr, ptr %7, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 1
  store float %245, ptr %247, align 4
  ret void
}

define dso_local void @_FortranACppProductComplex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
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
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca ptr, align 8
  %31 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %32 = load i32, ptr %11, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %45, label %34

34:                                               ; preds = %6
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %43

40:                                               ; preds = %34
  %41 = load i32, ptr %11, align 4
  %42 = icmp eq i32 %41, 1
  br label %43

43:                                               ; preds = %40, %34
  %44 = phi i1 [ false, %34 ], [ %42, %40 ]
  br label %45

45:                                               ; preds = %43, %6
  %46 = phi i1 [ true, %6 ], [ %44, %43 ]
  %47 = zext i1 %46 to i32
  %48 = load ptr, ptr %9, align 8
  %49 = load i32, ptr %10, align 4
  call void @require(i32 noundef %47, ptr noundef @.str, ptr noundef %48, i32 noundef %49)
  %50 = load ptr, ptr %8, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = load i32, ptr @fortran_ranks, align 4
  %55 = icmp sle i32 %53, %54
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %9, align 8
  %58 = load i32, ptr %10, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.1, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %8, align 8
  %60 = load ptr, ptr %8, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 0, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %8, align 8
  %66 = load ptr, ptr %8, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 1, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %70, i64 24, i1 false)
  %71 = load ptr, ptr %8, align 8
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 3
  %74 = load i8, ptr %73, align 4
  %75 = zext i8 %74 to i32
  %76 = call ptr @dimension_of(ptr noundef %71, i32 noundef 2, i32 noundef %75)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %76, i64 24, i1 false)
  %77 = load ptr, ptr %8, align 8
  %78 = load ptr, ptr %8, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 3
  %80 = load i8, ptr %79, align 4
  %81 = zext i8 %80 to i32
  %82 = call ptr @dimension_of(ptr noundef %77, i32 noundef 3, i32 noundef %81)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %82, i64 24, i1 false)
  %83 = load ptr, ptr %8, align 8
  %84 = load ptr, ptr %8, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = call ptr @dimension_of(ptr noundef %83, i32 noundef 4, i32 noundef %87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %8, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 5, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %8, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 6, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %100, i64 24, i1 false)
  store float 1.000000e+00, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  store i64 0, ptr %22, align 8
  br label %101

101:                                              ; preds = %252, %45
  %102 = load i64, ptr %22, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %23, align 4
  br label %255

107:                                              ; preds = %101
  store i64 0, ptr %24, align 8
  br label %108

108:                                              ; preds = %248, %107
  %109 = load i64, ptr %24, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %23, align 4
  br label %251

114:                                              ; preds = %108
  store i64 0, ptr %25, align 8
  br label %115

115:                                              ; preds = %244, %114
  %116 = load i64, ptr %25, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %23, align 4
  br label %247

121:                                              ; preds = %115
  store i64 0, ptr %26, align 8
  br label %122

122:                                              ; preds = %240, %121
  %123 = load i64, ptr %26, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %23, align 4
  br label %243

128:                                              ; preds = %122
  store i64 0, ptr %27, align 8
  br label %129

129:                                              ; preds = %236, %128
  %130 = load i64, ptr %27, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %23, align 4
  br label %239

135:                                              ; preds = %129
  store i64 0, ptr %28, align 8
  br label %136

136:                                              ; preds = %232, %135
  %137 = load i64, ptr %28, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %23, align 4
  br label %235

142:                                              ; preds = %136
  store i64 0, ptr %29, align 8
  br label %143

143:                                              ; preds = %228, %142
  %144 = load i64, ptr %29, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %23, align 4
  br label %231

149:                                              ; preds = %143
  %150 = load ptr, ptr %12, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %12, align 8
  %154 = load ptr, ptr %12, align 8
  %155 = load i64, ptr %29, align 8
  %156 = load i64, ptr %28, align 8
  %157 = load i64, ptr %27, align 8
  %158 = load i64, ptr %26, align 8
  %159 = load i64, ptr %25, align 8
  %160 = load i64, ptr %24, align 8
  %161 = load i64, ptr %22, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %227

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %8, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %29, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %28, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %27, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %26, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %25, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %24, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %22, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  store ptr %203, ptr %30, align 8
  %204 = load float, ptr %20, align 4
  store float %204, ptr %31, align 4
  %205 = load float, ptr %31, align 4
  %206 = load ptr, ptr %30, align 8
  %207 = getelementptr inbounds float, ptr %206, i64 0
  %208 = load float, ptr %207, align 4
  %209 = fmul float %205, %208
  %210 = load float, ptr %21, align 4
  %211 = load ptr, ptr %30, align 8
  %212 = getelementptr inbounds float, ptr %211, i64 1
  %213 = load float, ptr %212, align 4
  %214 = fmul float %210, %213
  %215 = fsub float %209, %214
  store float %215, ptr %20, align 4
  %216 = load float, ptr %31, align 4
  %217 = load ptr, ptr %30, align 8
  %218 = getelementptr inbounds float, ptr %217, i64 1
  %219 = load float, ptr %218, align 4
  %220 = fmul float %216, %219
  %221 = load float, ptr %21, align 4
  %222 = load ptr, ptr %30, align 8
  %223 = getelementptr inbounds float, ptr %222, i64 0
  %224 = load float, ptr %223, align 4
  %225 = fmul float %221, %224
  %226 = fadd float %220, %225
  store float %226, ptr %21, align 4
  br label %227

227:                                              ; preds = %165, %152
  br label %228

228:                                              ; preds = %227
  %229 = load i64, ptr %29, align 8
  %230 = add nsw i64 %229, 1
  store i64 %230, ptr %29, align 8
  br label %143

231:                                              ; preds = %148
  br label %232

232:                                              ; preds = %231
  %233 = load i64, ptr %28, align 8
  %234 = add nsw i64 %233, 1
  store i64 %234, ptr %28, align 8
  br label %136

235:                                              ; preds = %141
  br label %236

236:                                              ; preds = %235
  %237 = load i64, ptr %27, align 8
  %238 = add nsw i64 %237, 1
  store i64 %238, ptr %27, align 8
  br label %129

239:                                              ; preds = %134
  br label %240

240:                                              ; preds = %239
  %241 = load i64, ptr %26, align 8
  %242 = add nsw i64 %241, 1
  store i64 %242, ptr %26, align 8
  br label %122

243:                                              ; preds = %127
  br label %244

244:                                              ; preds = %243
  %245 = load i64, ptr %25, align 8
  %246 = add nsw i64 %245, 1
  store i64 %246, ptr %25, align 8
  br label %115

247:                                              ; preds = %120
  br label %248

248:                                              ; preds = %247
  %249 = load i64, ptr %24, align 8
  %250 = add nsw i64 %249, 1
  store i64 %250, ptr %24, align 8
  br label %108

251:                                              ; preds = %113
  br label %252

252:                                              ; preds = %251
  %253 = load i64, ptr %22, align 8
  %254 = add nsw i64 %253, 1
  store i64 %254, ptr %22, align 8
  br label %101

255:                                              ; preds = %106
  %256 = load float, ptr %20, align 4
  %257 = load ptr, ptr %7, align 8
  %258 = getelementptr inbounds float, ptr %257, i64 0
  store float %256, ptr %258, align 4
  %259 = load float, ptr %21, align 4
  %260 = load ptr, ptr %7, align 8
  %261 = getelementptr inbounds float, ptr %260, i64 1
  store float %259, ptr %261, align 4
  ret void
}

define dso_local void @_FortranACppDotProductComplex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 7
  %26 = getelementptr inbounds [0 x %struct.dimension], ptr %25, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %26, i64 24, i1 false)
  %27 = load ptr, ptr %8, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 7
  %29 = getelementptr inbounds [0 x %struct.dimension], ptr %28, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %29, i64 24, i1 false)
  %30 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %31, %33
  %35 = zext i1 %34 to i32
  %36 = load ptr, ptr %9, align 8
  %37 = load i32, ptr %10, align 4
  call void @require(i32 noundef %35, ptr noundef @.str.2, ptr noundef %36, i32 noundef %37)
  store i32 34, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  store float 0.000000e+00, ptr %15, align 4
  %38 = load ptr, ptr %7, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 4
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = icmp eq i32 %41, 34
  br i1 %42, label %43, label %111

43:                                               ; preds = %5
  %44 = load ptr, ptr %8, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 4
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = icmp eq i32 %47, 34
  br i1 %48, label %49, label %111

49:                                               ; preds = %43
  store i64 0, ptr %16, align 8
  br label %50

50:                                               ; preds = %107, %49
  %51 = load i64, ptr %16, align 8
  %52 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  br label %110

56:                                               ; preds = %50
  %57 = load ptr, ptr %7, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %16, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %60, %62
  %64 = getelementptr inbounds i8, ptr %59, i64 %63
  store ptr %64, ptr %17, align 8
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = load i64, ptr %16, align 8
  %69 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = mul nsw i64 %68, %70
  %72 = getelementptr inbounds i8, ptr %67, i64 %71
  store ptr %72, ptr %18, align 8
  %73 = load ptr, ptr %17, align 8
  %74 = getelementptr inbounds float, ptr %73, i64 0
  %75 = load float, ptr %74, align 4
  %76 = load ptr, ptr %18, align 8
  %77 = getelementptr inbounds float, ptr %76, i64 0
  %78 = load float, ptr %77, align 4
  %79 = fmul float %75, %78
  %80 = load ptr, ptr %17, align 8
  %81 = getelementptr inbounds float, ptr %80, i64 1
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %18, align 8
  %84 = getelementptr inbounds float, ptr %83, i64 1
  %85 = load float, ptr %84, align 4
  %86 = fmul float %82, %85
  %87 = fadd float %79, %86
  %88 = load float, ptr %14, align 4
  %89 = fadd float %88, %87
  store float %89, ptr %14, align 4
  %90 = load ptr, ptr %17, align 8
  %91 = getelementptr inbounds float, ptr %90, i64 0
  %92 = load float, ptr %91, align 4
  %93 = load ptr, ptr %18, align 8
  %94 = getelementptr inbounds float, ptr %93, i64 1
  %95 = load float, ptr %94, align 4
  %96 = fmul float %92, %95
  %97 = load ptr, ptr %17, align 8
  %98 = getelementptr inbounds float, ptr %97, i64 1
  %99 = load float, ptr %98, align 4
  %100 = load ptr, ptr %18, align 8
  %101 = getelementptr inbounds float, ptr %100, i64 0
  %102 = load float, ptr %101, align 4
  %103 = fmul float %99, %102
  %104 = fsub float %96, %103
  %105 = load float, ptr %15, align 4
  %106 = fadd float %105, %104
  store float %106, ptr %15, align 4
  br label %107

107:                                              ; preds = %56
  %108 = load i64, ptr %16, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %16, align 8
  br label %50

110:                                              ; preds = %55
  br label %177

111:                                              ; preds = %43, %5
  store i64 0, ptr %19, align 8
  br label %112

112:                                              ; preds = %173, %111
  %113 = load i64, ptr %19, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %112
  br label %176

118:                                              ; preds = %112
  %119 = load ptr, ptr %7, align 8
  %120 = load i64, ptr %19, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load ptr, ptr %9, align 8
  %125 = load i32, ptr %10, align 4
  %126 = call double @number(ptr noundef %119, i64 noundef %123, i32 noundef 0, ptr noundef %124, i32 noundef %125)
  %127 = fptrunc double %126 to float
  store float %127, ptr %20, align 4
  %128 = load ptr, ptr %7, align 8
  %129 = load i64, ptr %19, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = load ptr, ptr %9, align 8
  %134 = load i32, ptr %10, align 4
  %135 = call double @number(ptr noundef %128, i64 noundef %132, i32 noundef 1, ptr noundef %133, i32 noundef %134)
  %136 = fptrunc double %135 to float
  store float %136, ptr %21, align 4
  %137 = load ptr, ptr %8, align 8
  %138 = load i64, ptr %19, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %140 = load i64, ptr %139, align 8
  %141 = mul nsw i64 %138, %140
  %142 = load ptr, ptr %9, align 8
  %143 = load i32, ptr %10, align 4
  %144 = call double @number(ptr noundef %137, i64 noundef %141, i32 noundef 0, ptr noundef %142, i32 noundef %143)
  %145 = fptrunc double %144 to float
  store float %145, ptr %22, align 4
  %146 = load ptr, ptr %8, align 8
  %147 = load i64, ptr %19, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %149 = load i64, ptr %148, align 8
  %150 = mul nsw i64 %147, %149
  %151 = load ptr, ptr %9, align 8
  %152 = load i32, ptr %10, align 4
  %153 = call double @number(ptr noundef %146, i64 noundef %150, i32 noundef 1, ptr noundef %151, i32 noundef %152)
  %154 = fptrunc double %153 to float
  store float %154, ptr %23, align 4
  %155 = load float, ptr %20, align 4
  %156 = load float, ptr %22, align 4
  %157 = fmul float %155, %156
  %158 = load float, ptr %21, align 4
  %159 = load float, ptr %23, align 4
  %160 = fmul float %158, %159
  %161 = fadd float %157, %160
  %162 = load float, ptr %14, align 4
  %163 = fadd float %162, %161
  store float %163, ptr %14, align 4
  %164 = load float, ptr %20, align 4
  %165 = load float, ptr %23, align 4
  %166 = fmul float %164, %165
  %167 = load float, ptr %21, align 4
  %168 = load float, ptr %22, align 4
  %169 = fmul float %167, %168
  %170 = fsub float %166, %169
  %171 = load float, ptr %15, align 4
  %172 = fadd float %171, %170
  store float %172, ptr %15, align 4
  br label %173

173:                                              ; preds = %118
  %174 = load i64, ptr %19, align 8
  %175 = add nsw i64 %174, 1
  store i64 %175, ptr %19, align 8
  br label %112

176:                                              ; preds = %117
  br label %177

177:                                              ; preds = %176, %110
  %178 = load float, ptr %14, align 4
  %179 = load ptr, ptr %6, align 8
  %180 = getelementptr inbounds float, ptr %179, i64 0
  store float %178, ptr %180, align 4
  %181 = load float, ptr %15, align 4
  %182 = load ptr, ptr %6, align 8
  %183 = getelementptr inbounds float, ptr %182, i64 1
  store float %181, ptr %183, align 4
  ret void
}

define dso_local void @_FortranAMatmulComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %18 = alloca float, align 4
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str.3, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %161, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %164

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %157, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %160

64:                                               ; preds = %58
  store float 0.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  store i64 0, ptr %19, align 8
  br label %65

65:                                               ; preds = %132, %64
  %66 = load i64, ptr %19, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %135

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %19, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %20, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %19, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %21, align 8
  %98 = load ptr, ptr %20, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %21, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 0
  %103 = load float, ptr %102, align 4
  %104 = fmul float %100, %103
  %105 = load ptr, ptr %20, align 8
  %106 = getelementptr inbounds float, ptr %105, i64 1
  %107 = load float, ptr %106, align 4
  %108 = load ptr, ptr %21, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 1
  %110 = load float, ptr %109, align 4
  %111 = fmul float %107, %110
  %112 = fsub float %104, %111
  %113 = load float, ptr %17, align 4
  %114 = fadd float %113, %112
  store float %114, ptr %17, align 4
  %115 = load ptr, ptr %20, align 8
  %116 = getelementptr inbounds float, ptr %115, i64 0
  %117 = load float, ptr %116, align 4
  %118 = load ptr, ptr %21, align 8
  %119 = getelementptr inbounds float, ptr %118, i64 1
  %120 = load float, ptr %119, align 4
  %121 = fmul float %117, %120
  %122 = load ptr, ptr %20, align 8
  %123 = getelementptr inbounds float, ptr %122, i64 1
  %124 = load float, ptr %123, align 4
  %125 = load ptr, ptr %21, align 8
  %126 = getelementptr inbounds float, ptr %125, i64 0
  %127 = load float, ptr %126, align 4
  %128 = fmul float %124, %127
  %129 = fadd float %121, %128
  %130 = load float, ptr %18, align 4
  %131 = fadd float %130, %129
  store float %131, ptr %18, align 4
  br label %132

132:                                              ; preds = %71
  %133 = load i64, ptr %19, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %19, align 8
  br label %65

135:                                              ; preds = %70
  %136 = load float, ptr %17, align 4
  %137 = load ptr, ptr %13, align 8
  %138 = load i64, ptr %16, align 8
  %139 = load i64, ptr %14, align 8
  %140 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = mul nsw i64 2, %143
  %145 = getelementptr inbounds float, ptr %137, i64 %144
  store float %136, ptr %145, align 4
  %146 = load float, ptr %18, align 4
  %147 = load ptr, ptr %13, align 8
  %148 = load i64, ptr %16, align 8
  %149 = load i64, ptr %14, align 8
  %150 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  %154 = mul nsw i64 2, %153
  %155 = add nsw i64 %154, 1
  %156 = getelementptr inbounds float, ptr %147, i64 %155
  store float %146, ptr %156, align 4
  br label %157

157:                                              ; preds = %135
  %158 = load i64, ptr %16, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %16, align 8
  br label %58

160:                                              ; preds = %63
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %14, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %14, align 8
  br label %51

164:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %18 = alloca float, align 4
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str.3, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %161, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %164

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %157, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %160

64:                                               ; preds = %58
  store float 0.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  store i64 0, ptr %19, align 8
  br label %65

65:                                               ; preds = %132, %64
  %66 = load i64, ptr %19, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %135

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %19, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %20, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %19, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %21, align 8
  %98 = load ptr, ptr %20, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %21, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 0
  %103 = load float, ptr %102, align 4
  %104 = fmul float %100, %103
  %105 = load ptr, ptr %20, align 8
  %106 = getelementptr inbounds float, ptr %105, i64 1
  %107 = load float, ptr %106, align 4
  %108 = load ptr, ptr %21, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 1
  %110 = load float, ptr %109, align 4
  %111 = fmul float %107, %110
  %112 = fsub float %104, %111
  %113 = load float, ptr %17, align 4
  %114 = fadd float %113, %112
  store float %114, ptr %17, align 4
  %115 = load ptr, ptr %20, align 8
  %116 = getelementptr inbounds float, ptr %115, i64 0
  %117 = load float, ptr %116, align 4
  %118 = load ptr, ptr %21, align 8
  %119 = getelementptr inbounds float, ptr %118, i64 1
  %120 = load float, ptr %119, align 4
  %121 = fmul float %117, %120
  %122 = load ptr, ptr %20, align 8
  %123 = getelementptr inbounds float, ptr %122, i64 1
  %124 = load float, ptr %123, align 4
  %125 = load ptr, ptr %21, align 8
  %126 = getelementptr inbounds float, ptr %125, i64 0
  %127 = load float, ptr %126, align 4
  %128 = fmul float %124, %127
  %129 = fadd float %121, %128
  %130 = load float, ptr %18, align 4
  %131 = fadd float %130, %129
  store float %131, ptr %18, align 4
  br label %132

132:                                              ; preds = %71
  %133 = load i64, ptr %19, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %19, align 8
  br label %65

135:                                              ; preds = %70
  %136 = load float, ptr %17, align 4
  %137 = load ptr, ptr %13, align 8
  %138 = load i64, ptr %16, align 8
  %139 = load i64, ptr %14, align 8
  %140 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = mul nsw i64 2, %143
  %145 = getelementptr inbounds float, ptr %137, i64 %144
  store float %136, ptr %145, align 4
  %146 = load float, ptr %18, align 4
  %147 = load ptr, ptr %13, align 8
  %148 = load i64, ptr %16, align 8
  %149 = load i64, ptr %14, align 8
  %150 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  %154 = mul nsw i64 2, %153
  %155 = add nsw i64 %154, 1
  %156 = getelementptr inbounds float, ptr %147, i64 %155
  store float %146, ptr %156, align 4
  br label %157

157:                                              ; preds = %135
  %158 = load i64, ptr %16, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %16, align 8
  br label %58

160:                                              ; preds = %63
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %14, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %14, align 8
  br label %51

164:                                              ; preds = %56
  ret void
}

define dso_local { double, double } @_FortranAzpowi(double noundef %0, double noundef %1, i32 noundef %2) #0 {
  %4 = alloca { double, double }, align 8
  %5 = alloca { double, double }, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i64, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 0
  store double %0, ptr %16, align 8
  %17 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 1
  store double %1, ptr %17, align 8
  store i32 %2, ptr %6, align 4
  store double 1.000000e+00, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  %18 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  store double %19, ptr %9, align 8
  %20 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  store double %21, ptr %10, align 8
  %22 = load i32, ptr %6, align 4
  %23 = icmp slt i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %3
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = sub i64 0, %26
  br label %31

28:                                               ; preds = %3
  %29 = load i32, ptr %6, align 4
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %24
  %32 = phi i64 [ %27, %24 ], [ %30, %28 ]
  store i64 %32, ptr %11, align 8
  br label %33

33:                                               ; preds = %70, %31
  %34 = load i64, ptr %11, align 8
  %35 = icmp ne i64 %34, 0
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  br label %73

37:                                               ; preds = %33
  %38 = load i64, ptr %11, align 8
  %39 = urem i64 %38, 2
  %40 = icmp ne i64 %39, 0
  br i1 %40, label %41, label %57

41:                                               ; preds = %37
  %42 = load double, ptr %7, align 8
  store double %42, ptr %12, align 8
  %43 = load double, ptr %12, align 8
  %44 = load double, ptr %9, align 8
  %45 = fmul double %43, %44
  %46 = load double, ptr %8, align 8
  %47 = load double, ptr %10, align 8
  %48 = fmul double %46, %47
  %49 = fsub double %45, %48
  store double %49, ptr %7, align 8
  %50 = load double, ptr %12, align 8
  %51 = load double, ptr %10, align 8
  %52 = fmul double %50, %51
  %53 = load double, ptr %8, align 8
  %54 = load double, ptr %9, align 8
  %55 = fmul double %53, %54
  %56 = fadd double %52, %55
  store double %56, ptr %8, align 8
  br label %57

57:                                               ; preds = %41, %37
  %58 = load double, ptr %9, align 8
  %59 = load double, ptr %9, align 8
  %60 = fmul double %58, %59
  %61 = load double, ptr %10, align 8
  %62 = load double, ptr %10, align 8
  %63 = fmul double %61, %62
  %64 = fsub double %60, %63
  store double %64, ptr %13, align 8
  %65 = load double, ptr %9, align 8
  %66 = fmul double 2.000000e+00, %65
  %67 = load double, ptr %10, align 8
  %68 = fmul double %66, %67
  store double %68, ptr %10, align 8
  %69 = load double, ptr %13, align 8
  store double %69, ptr %9, align 8
  br label %70

70:                                               ; preds = %57
  %71 = load i64, ptr %11, align 8
  %72 = udiv i64 %71, 2
  store i64 %72, ptr %11, align 8
  br label %33

73:                                               ; preds = %36
  %74 = load i32, ptr %6, align 4
  %75 = icmp sge i32 %74, 0
  br i1 %75, label %76, label %81

76:                                               ; preds = %73
  %77 = load double, ptr %7, align 8
  %78 = load double, ptr %8, align 8
  %79 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 0
  %80 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 1
  store double %77, ptr %79, align 8
  store double %78, ptr %80, align 8
  store i32 1, ptr %14, align 4
  br label %98

81:                                               ; preds = %73
  %82 = load double, ptr %7, align 8
  %83 = load double, ptr %7, align 8
  %84 = fmul double %82, %83
  %85 = load double, ptr %8, align 8
  %86 = load double, ptr %8, align 8
  %87 = fmul double %85, %86
  %88 = fadd double %84, %87
  store double %88, ptr %15, align 8
  %89 = load double, ptr %7, align 8
  %90 = load double, ptr %15, align 8
  %91 = fdiv double %89, %90
  %92 = load double, ptr %8, align 8
  %93 = fneg double %92
  %94 = load double, ptr %15, align 8
  %95 = fdiv double %93, %94
  %96 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 0
  %97 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 1
  store double %91, ptr %96, align 8
  store double %95, ptr %97, align 8
  store i32 1, ptr %14, align 4
  br label %98

98:                                               ; preds = %81, %76
  %99 = load { double, double }, ptr %4, align 8
  ret { double, double } %99
}

define dso_local { double, double } @_FortranAzpowk(double noundef %0, double noundef %1, i64 noundef %2) #0 {
  %4 = alloca { double, double }, align 8
  %5 = alloca { double, double }, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i64, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 0
  store double %0, ptr %16, align 8
  %17 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 1
  store double %1, ptr %17, align 8
  store i64 %2, ptr %6, align 8
  store double 1.000000e+00, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  %18 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  store double %19, ptr %9, align 8
  %20 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  store double %21, ptr %10, align 8
  %22 = load i64, ptr %6, align 8
  %23 = icmp slt i64 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %3
  %25 = load i64, ptr %6, align 8
  %26 = sub i64 0, %25
  br label %29

27:                                               ; preds = %3
  %28 = load i64, ptr %6, align 8
  br label %29

29:                                               ; preds = %27, %24
  %30 = phi i64 [ %26, %24 ], [ %28, %27 ]
  store i64 %30, ptr %11, align 8
  br label %31

31:                                               ; preds = %68, %29
  %32 = load i64, ptr %11, align 8
  %33 = icmp ne i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  br label %71

35:                                               ; preds = %31
  %36 = load i64, ptr %11, align 8
  %37 = urem i64 %36, 2
  %38 = icmp ne i64 %37, 0
  br i1 %38, label %39, label %55

39:                                               ; preds = %35
  %40 = load double, ptr %7, align 8
  store double %40, ptr %12, align 8
  %41 = load double, ptr %12, align 8
  %42 = load double, ptr %9, align 8
  %43 = fmul double %41, %42
  %44 = load double, ptr %8, align 8
  %45 = load double, ptr %10, align 8
  %46 = fmul double %44, %45
  %47 = fsub double %43, %46
  store double %47, ptr %7, align 8
  %48 = load double, ptr %12, align 8
  %49 = load double, ptr %10, align 8
  %50 = fmul double %48, %49
  %51 = load double, ptr %8, align 8
  %52 = load double, ptr %9, align 8
  %53 = fmul double %51, %52
  %54 = fadd double %50, %53
  store double %54, ptr %8, align 8
  br label %55

55:                                               ; preds = %39, %35
  %56 = load double, ptr %9, align 8
  %57 = load double, ptr %9, align 8
  %58 = fmul double %56, %57
  %59 = load double, ptr %10, align 8
  %60 = load double, ptr %10, align 8
  %61 = fmul double %59, %60
  %62 = fsub double %58, %61
  store double %62, ptr %13, align 8
  %63 = load double, ptr %9, align 8
  %64 = fmul double 2.000000e+00, %63
  %65 = load double, ptr %10, align 8
  %66 = fmul double %64, %65
  store double %66, ptr %10, align 8
  %67 = load double, ptr %13, align 8
  store double %67, ptr %9, align 8
  br label %68

68:                                               ; preds = %55
  %69 = load i64, ptr %11, align 8
  %70 = udiv i64 %69, 2
  store i64 %70, ptr %11, align 8
  br label %31

71:                                               ; preds = %34
  %72 = load i64, ptr %6, align 8
  %73 = icmp sge i64 %72, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %71
  %75 = load double, ptr %7, align 8
  %76 = load double, ptr %8, align 8
  %77 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 0
  %78 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 1
  store double %75, ptr %77, align 8
  store double %76, ptr %78, align 8
  store i32 1, ptr %14, align 4
  br label %96

79:                                               ; preds = %71
  %80 = load double, ptr %7, align 8
  %81 = load double, ptr %7, align 8
  %82 = fmul double %80, %81
  %83 = load double, ptr %8, align 8
  %84 = load double, ptr %8, align 8
  %85 = fmul double %83, %84
  %86 = fadd double %82, %85
  store double %86, ptr %15, align 8
  %87 = load double, ptr %7, align 8
  %88 = load double, ptr %15, align 8
  %89 = fdiv double %87, %88
  %90 = load double, ptr %8, align 8
  %91 = fneg double %90
  %92 = load double, ptr %15, align 8
  %93 = fdiv double %91, %92
  %94 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 0
  %95 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 1
  store double %89, ptr %94, align 8
  store double %93, ptr %95, align 8
  store i32 1, ptr %14, align 4
  br label %96

96:                                               ; preds = %79, %74
  %97 = load { double, double }, ptr %4, align 8
  ret { double, double } %97
}

define dso_local <2 x float> @_FortranAcpowi(<2 x float> noundef %0, i32 noundef %1) #4 {
  %3 = alloca { float, float }, align 4
  %4 = alloca { float, float }, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  store <2 x float> %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store float 1.000000e+00, ptr %6, align 4
  store float 0.000000e+00, ptr %7, align 4
  %15 = getelementptr inbounds { float, float }, ptr %4, i32 0, i32 0
  %16 = load float, ptr %15, align 4
  store float %16, ptr %8, align 4
  %17 = getelementptr inbounds { float, float }, ptr %4, i32 0, i32 1
  %18 = load float, ptr %17, align 4
  store float %18, ptr %9, align 4
  %19 = load i32, ptr %5, align 4
  %20 = icmp slt i32 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %2
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = sub i64 0, %23
  br label %28

25:                                               ; preds = %2
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  br label %28

28:                                               ; preds = %25, %21
  %29 = phi i64 [ %24, %21 ], [ %27, %25 ]
  store i64 %29, ptr %10, align 8
  br label %30

30:                                               ; preds = %67, %28
  %31 = load i64, ptr %10, align 8
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  br label %70

34:                                               ; preds = %30
  %35 = load i64, ptr %10, align 8
  %36 = urem i64 %35, 2
  %37 = icmp ne i64 %36, 0
  br i1 %37, label %38, label %54

38:                                               ; preds = %34
  %39 = load float, ptr %6, align 4
  store float %39, ptr %11, align 4
  %40 = load float, ptr %11, align 4
  %41 = load float, ptr %8, align 4
  %42 = fmul float %40, %41
  %43 = load float, ptr %7, align 4
  %44 = load float, ptr %9, align 4
  %45 = fmul float %43, %44
  %46 = fsub float %42, %45
  store float %46, ptr %6, align 4
  %47 = load float, ptr %11, align 4
  %48 = load float, ptr %9, align 4
  %49 = fmul float %47, %48
  %50 = load float, ptr %7, align 4
  %51 = load float, ptr %8, align 4
  %52 = fmul float %50, %51
  %53 = fadd float %49, %52
  store float %53, ptr %7, align 4
  br label %54

54:                                               ; preds = %38, %34
  %55 = load float, ptr %8, align 4
  %56 = load float, ptr %8, align 4
  %57 = fmul float %55, %56
  %58 = load float, ptr %9, align 4
  %59 = load float, ptr %9, align 4
  %60 = fmul float %58, %59
  %61 = fsub float %57, %60
  store float %61, ptr %12, align 4
  %62 = load float, ptr %8, align 4
  %63 = fmul float 2.000000e+00, %62
  %64 = load float, ptr %9, align 4
  %65 = fmul float %63, %64
  store float %65, ptr %9, align 4
  %66 = load float, ptr %12, align 4
  store float %66, ptr %8, align 4
  br label %67

67:                                               ; preds = %54
  %68 = load i64, ptr %10, align 8
  %69 = udiv i64 %68, 2
  store i64 %69, ptr %10, align 8
  br label %30

70:                                               ; preds = %33
  %71 = load i32, ptr %5, align 4
  %72 = icmp sge i32 %71, 0
  br i1 %72, label %73, label %78

73:                                               ; preds = %70
  %74 = load float, ptr %6, align 4
  %75 = load float, ptr %7, align 4
  %76 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 0
  %77 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 1
  store float %74, ptr %76, align 4
  store float %75, ptr %77, align 4
  store i32 1, ptr %13, align 4
  br label %95

78:                                               ; preds = %70
  %79 = load float, ptr %6, align 4
  %80 = load float, ptr %6, align 4
  %81 = fmul float %79, %80
  %82 = load float, ptr %7, align 4
  %83 = load float, ptr %7, align 4
  %84 = fmul float %82, %83
  %85 = fadd float %81, %84
  store float %85, ptr %14, align 4
  %86 = load float, ptr %6, align 4
  %87 = load float, ptr %14, align 4
  %88 = fdiv float %86, %87
  %89 = load float, ptr %7, align 4
  %90 = fneg float %89
  %91 = load float, ptr %14, align 4
  %92 = fdiv float %90, %91
  %93 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 0
  %94 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 1
  store float %88, ptr %93, align 4
  store float %92, ptr %94, align 4
  store i32 1, ptr %13, align 4
  br label %95

95:                                               ; preds = %78, %73
  %96 = load <2 x float>, ptr %3, align 4
  ret <2 x float> %96
}

define dso_local <2 x float> @_FortranAcpowk(<2 x float> noundef %0, i64 noundef %1) #4 {
  %3 = alloca { float, float }, align 4
  %4 = alloca { float, float }, align 4
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  store <2 x float> %0, ptr %4, align 4
  store i64 %1, ptr %5, align 8
  store float 1.000000e+00, ptr %6, align 4
  store float 0.000000e+00, ptr %7, align 4
  %15 = getelementptr inbounds { float, float }, ptr %4, i32 0, i32 0
  %16 = load float, ptr %15, align 4
  store float %16, ptr %8, align 4
  %17 = getelementptr inbounds { float, float }, ptr %4, i32 0, i32 1
  %18 = load float, ptr %17, align 4
  store float %18, ptr %9, align 4
  %19 = load i64, ptr %5, align 8
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %2
  %22 = load i64, ptr %5, align 8
  %23 = sub i64 0, %22
  br label %26

24:                                               ; preds = %2
  %25 = load i64, ptr %5, align 8
  br label %26

26:                                               ; preds = %24, %21
  %27 = phi i64 [ %23, %21 ], [ %25, %24 ]
  store i64 %27, ptr %10, align 8
  br label %28

28:                                               ; preds = %65, %26
  %29 = load i64, ptr %10, align 8
  %30 = icmp ne i64 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  br label %68

32:                                               ; preds = %28
  %33 = load i64, ptr %10, align 8
  %34 = urem i64 %33, 2
  %35 = icmp ne i64 %34, 0
  br i1 %35, label %36, label %52

36:                                               ; preds = %32
  %37 = load float, ptr %6, align 4
  store float %37, ptr %11, align 4
  %38 = load float, ptr %11, align 4
  %39 = load float, ptr %8, align 4
  %40 = fmul float %38, %39
  %41 = load float, ptr %7, align 4
  %42 = load float, ptr %9, align 4
  %43 = fmul float %41, %42
  %44 = fsub float %40, %43
  store float %44, ptr %6, align 4
  %45 = load float, ptr %11, align 4
  %46 = load float, ptr %9, align 4
  %47 = fmul float %45, %46
  %48 = load float, ptr %7, align 4
  %49 = load float, ptr %8, align 4
  %50 = fmul float %48, %49
  %51 = fadd float %47, %50
  store float %51, ptr %7, align 4
  br label %52

52:                                               ; preds = %36, %32
  %53 = load float, ptr %8, align 4
  %54 = load float, ptr %8, align 4
  %55 = fmul float %53, %54
  %56 = load float, ptr %9, align 4
  %57 = load float, ptr %9, align 4
  %58 = fmul float %56, %57
  %59 = fsub float %55, %58
  store float %59, ptr %12, align 4
  %60 = load float, ptr %8, align 4
  %61 = fmul float 2.000000e+00, %60
  %62 = load float, ptr %9, align 4
  %63 = fmul float %61, %62
  store float %63, ptr %9, align 4
  %64 = load float, ptr %12, align 4
  store float %64, ptr %8, align 4
  br label %65

65:                                               ; preds = %52
  %66 = load i64, ptr %10, align 8
  %67 = udiv i64 %66, 2
  store i64 %67, ptr %10, align 8
  br label %28

68:                                               ; preds = %31
  %69 = load i64, ptr %5, align 8
  %70 = icmp sge i64 %69, 0
  br i1 %70, label %71, label %76

71:                                               ; preds = %68
  %72 = load float, ptr %6, align 4
  %73 = load float, ptr %7, align 4
  %74 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 0
  %75 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 1
  store float %72, ptr %74, align 4
  store float %73, ptr %75, align 4
  store i32 1, ptr %13, align 4
  br label %93

76:                                               ; preds = %68
  %77 = load float, ptr %6, align 4
  %78 = load float, ptr %6, align 4
  %79 = fmul float %77, %78
  %80 = load float, ptr %7, align 4
  %81 = load float, ptr %7, align 4
  %82 = fmul float %80, %81
  %83 = fadd float %79, %82
  store float %83, ptr %14, align 4
  %84 = load float, ptr %6, align 4
  %85 = load float, ptr %14, align 4
  %86 = fdiv float %84, %85
  %87 = load float, ptr %7, align 4
  %88 = fneg float %87
  %89 = load float, ptr %14, align 4
  %90 = fdiv float %88, %89
  %91 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 0
  %92 = getelementptr inbounds { float, float }, ptr %3, i32 0, i32 1
  store float %86, ptr %91, align 4
  store float %90, ptr %92, align 4
  store i32 1, ptr %13, align 4
  br label %93

93:                                               ; preds = %76, %71
  %94 = load <2 x float>, ptr %3, align 4
  ret <2 x float> %94
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #5

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
attributes #4 = { nounwind uwtable }
attributes #5 = { noreturn }
attributes #6 = { allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { allocsize(0) }


