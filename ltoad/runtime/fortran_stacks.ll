
%struct.dimension = type { i64, i64, i64 }
%struct.values = type { ptr, ptr, i64, i64, i64, i64, i32, i32, i32, i32, ptr }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.item = type { ptr, i64, [7 x i64], i8 }
%struct.addendum = type { ptr, i64 }
%union.place = type { %struct.descriptor, [184 x i8] }
%struct.places = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [17 x i8] c"fortran_stacks.c\00", align 1
@.str.1 = private unnamed_addr constant [93 x i8] c"arrays of this type cannot be moved in a function that is differentiated: write it as a loop\00", align 1
@fortran_ranks = external constant i32, align 4
@.str.2 = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
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
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store ptr @.str, ptr %5, align 8
  store i32 0, ptr %6, align 4
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.descriptor, ptr %23, i32 0, i32 4
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = icmp ne i32 %26, 42
  br i1 %27, label %28, label %74

28:                                               ; preds = %2
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 28
  br i1 %33, label %70, label %34

34:                                               ; preds = %28
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 27
  br i1 %39, label %70, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 4
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = icmp eq i32 %44, 35
  br i1 %45, label %70, label %46

46:                                               ; preds = %40
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp eq i32 %50, 34
  br i1 %51, label %70, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp sle i32 %56, 24
  br i1 %57, label %70, label %58

58:                                               ; preds = %52
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp eq i32 %62, 39
  br i1 %63, label %70, label %64

64:                                               ; preds = %58
  %65 = load ptr, ptr %4, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 4
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp eq i32 %68, 40
  br label %70

70:                                               ; preds = %64, %58, %52, %46, %40, %34, %28
  %71 = phi i1 [ true, %58 ], [ true, %52 ], [ true, %46 ], [ true, %40 ], [ true, %34 ], [ true, %28 ], [ %69, %64 ]
  %72 = zext i1 %71 to i32
  %73 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %72, ptr noundef @.str.1, ptr noundef %73, i32 noundef 0)
  br label %74

74:                                               ; preds = %70, %2
  %75 = load ptr, ptr %4, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = load i32, ptr @fortran_ranks, align 4
  %80 = icmp sle i32 %78, %79
  %81 = zext i1 %80 to i32
  %82 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %81, ptr noundef @.str.2, ptr noundef %82, i32 noundef 0)
  %83 = load ptr, ptr %4, align 8
  %84 = load ptr, ptr %4, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = call ptr @dimension_of(ptr noundef %83, i32 noundef 0, i32 noundef %87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %4, align 8
  %90 = load ptr, ptr %4, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 1, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %4, align 8
  %96 = load ptr, ptr %4, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 2, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %4, align 8
  %102 = load ptr, ptr %4, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 3, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %106, i64 24, i1 false)
  %107 = load ptr, ptr %4, align 8
  %108 = load ptr, ptr %4, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = call ptr @dimension_of(ptr noundef %107, i32 noundef 4, i32 noundef %111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %112, i64 24, i1 false)
  %113 = load ptr, ptr %4, align 8
  %114 = load ptr, ptr %4, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 3
  %116 = load i8, ptr %115, align 4
  %117 = zext i8 %116 to i32
  %118 = call ptr @dimension_of(ptr noundef %113, i32 noundef 5, i32 noundef %117)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %118, i64 24, i1 false)
  %119 = load ptr, ptr %4, align 8
  %120 = load ptr, ptr %4, align 8
  %121 = getelementptr inbounds %struct.descriptor, ptr %120, i32 0, i32 3
  %122 = load i8, ptr %121, align 4
  %123 = zext i8 %122 to i32
  %124 = call ptr @dimension_of(ptr noundef %119, i32 noundef 6, i32 noundef %123)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %124, i64 24, i1 false)
  %125 = load ptr, ptr %3, align 8
  %126 = load ptr, ptr %4, align 8
  %127 = call ptr @place_on(ptr noundef %125, ptr noundef %126)
  store ptr %127, ptr %14, align 8
  store i64 0, ptr %15, align 8
  br label %128

128:                                              ; preds = %277, %74
  %129 = load i64, ptr %15, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %134, label %133

133:                                              ; preds = %128
  store i32 2, ptr %16, align 4
  br label %280

134:                                              ; preds = %128
  store i64 0, ptr %17, align 8
  br label %135

135:                                              ; preds = %273, %134
  %136 = load i64, ptr %17, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %141, label %140

140:                                              ; preds = %135
  store i32 5, ptr %16, align 4
  br label %276

141:                                              ; preds = %135
  store i64 0, ptr %18, align 8
  br label %142

142:                                              ; preds = %269, %141
  %143 = load i64, ptr %18, align 8
  %144 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = icmp slt i64 %143, %145
  br i1 %146, label %148, label %147

147:                                              ; preds = %142
  store i32 8, ptr %16, align 4
  br label %272

148:                                              ; preds = %142
  store i64 0, ptr %19, align 8
  br label %149

149:                                              ; preds = %265, %148
  %150 = load i64, ptr %19, align 8
  %151 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = icmp slt i64 %150, %152
  br i1 %153, label %155, label %154

154:                                              ; preds = %149
  store i32 11, ptr %16, align 4
  br label %268

155:                                              ; preds = %149
  store i64 0, ptr %20, align 8
  br label %156

156:                                              ; preds = %261, %155
  %157 = load i64, ptr %20, align 8
  %158 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %159 = load i64, ptr %158, align 8
  %160 = icmp slt i64 %157, %159
  br i1 %160, label %162, label %161

161:                                              ; preds = %156
  store i32 14, ptr %16, align 4
  br label %264

162:                                              ; preds = %156
  store i64 0, ptr %21, align 8
  br label %163

163:                                              ; preds = %257, %162
  %164 = load i64, ptr %21, align 8
  %165 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  %167 = icmp slt i64 %164, %166
  br i1 %167, label %169, label %168

168:                                              ; preds = %163
  store i32 17, ptr %16, align 4
  br label %260

169:                                              ; preds = %163
  store i64 0, ptr %22, align 8
  br label %170

170:                                              ; preds = %253, %169
  %171 = load i64, ptr %22, align 8
  %172 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %173 = load i64, ptr %172, align 8
  %174 = icmp slt i64 %171, %173
  br i1 %174, label %176, label %175

175:                                              ; preds = %170
  store i32 20, ptr %16, align 4
  br label %256

176:                                              ; preds = %170
  %177 = load ptr, ptr %14, align 8
  %178 = load i64, ptr %15, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = load i64, ptr %17, align 8
  %183 = add nsw i64 %181, %182
  %184 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = load i64, ptr %18, align 8
  %188 = add nsw i64 %186, %187
  %189 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = load i64, ptr %19, align 8
  %193 = add nsw i64 %191, %192
  %194 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = load i64, ptr %20, align 8
  %198 = add nsw i64 %196, %197
  %199 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = load i64, ptr %21, align 8
  %203 = add nsw i64 %201, %202
  %204 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  %206 = mul nsw i64 %203, %205
  %207 = load i64, ptr %22, align 8
  %208 = add nsw i64 %206, %207
  %209 = load ptr, ptr %4, align 8
  %210 = getelementptr inbounds %struct.descriptor, ptr %209, i32 0, i32 1
  %211 = load i64, ptr %210, align 8
  %212 = mul nsw i64 %208, %211
  %213 = getelementptr inbounds i8, ptr %177, i64 %212
  %214 = load ptr, ptr %4, align 8
  %215 = getelementptr inbounds %struct.descriptor, ptr %214, i32 0, i32 0
  %216 = load ptr, ptr %215, align 8
  %217 = load i64, ptr %22, align 8
  %218 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %217, %219
  %221 = load i64, ptr %21, align 8
  %222 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %223 = load i64, ptr %222, align 8
  %224 = mul nsw i64 %221, %223
  %225 = add nsw i64 %220, %224
  %226 = load i64, ptr %20, align 8
  %227 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %228 = load i64, ptr %227, align 8
  %229 = mul nsw i64 %226, %228
  %230 = add nsw i64 %225, %229
  %231 = load i64, ptr %19, align 8
  %232 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %233 = load i64, ptr %232, align 8
  %234 = mul nsw i64 %231, %233
  %235 = add nsw i64 %230, %234
  %236 = load i64, ptr %18, align 8
  %237 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %238 = load i64, ptr %237, align 8
  %239 = mul nsw i64 %236, %238
  %240 = add nsw i64 %235, %239
  %241 = load i64, ptr %17, align 8
  %242 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %243 = load i64, ptr %242, align 8
  %244 = mul nsw i64 %241, %243
  %245 = add nsw i64 %240, %244
  %246 = load i64, ptr %15, align 8
  %247 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %248 = load i64, ptr %247, align 8
  %249 = mul nsw i64 %246, %248
  %250 = add nsw i64 %245, %249
  %251 = getelementptr inbounds i8, ptr %216, i64 %250
  %252 = load ptr, ptr %4, align 8
  call void @put(ptr noundef %213, ptr noundef %251, ptr noundef %252)
  br label %253

253:                                              ; preds = %176
  %254 = load i64, ptr %22, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %22, align 8
  br label %170

256:                                              ; preds = %175
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %21, align 8
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %21, align 8
  br label %163

260:                                              ; preds = %168
  br label %261

261:                                              ; preds = %260
  %262 = load i64, ptr %20, align 8
  %263 = add nsw i64 %262, 1
  store i64 %263, ptr %20, align 8
  br label %156

264:                                              ; preds = %161
  br label %265

265:                                              ; preds = %264
  %266 = load i64, ptr %19, align 8
  %267 = add nsw i64 %266, 1
  store i64 %267, ptr %19, align 8
  br label %149

268:                                              ; preds = %154
  br label %269

269:                                              ; preds = %268
  %270 = load i64, ptr %18, align 8
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %18, align 8
  br label %142

272:                                              ; preds = %147
  br label %273

273:                                              ; preds = %272
  %274 = load i64, ptr %17, align 8
  %275 = add nsw i64 %274, 1
  store i64 %275, ptr %17, align 8
  br label %135

276:                                              ; preds = %140
  br label %277

277:                                              ; preds = %276
  %278 = load i64, ptr %15, align 8
  %279 = add nsw i64 %278, 1
  store i64 %279, ptr %15, align 8
  br label %128

280:                                              ; preds = %133
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
  %44 = icmp slt i64 %43, 7
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
  %56 = getelementptr inbounds [7 x i64], ptr %54, i64 0, i64 %55
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
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.addendum, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.item, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  store ptr %18, ptr %20, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds %struct.item, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 1
  store i64 %23, ptr %25, align 8
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 2
  store i32 20180515, ptr %27, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.values, ptr %28, i32 0, i32 7
  %30 = load i32, ptr %29, align 4
  %31 = trunc i32 %30 to i8
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  store i8 %31, ptr %33, align 4
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.values, ptr %34, i32 0, i32 6
  %36 = load i32, ptr %35, align 8
  %37 = trunc i32 %36 to i8
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 4
  store i8 %37, ptr %39, align 1
  %40 = load ptr, ptr %5, align 8
  %41 = getelementptr inbounds %struct.values, ptr %40, i32 0, i32 8
  %42 = load i32, ptr %41, align 8
  %43 = trunc i32 %42 to i8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 5
  store i8 %43, ptr %45, align 2
  %46 = load ptr, ptr %5, align 8
  %47 = getelementptr inbounds %struct.values, ptr %46, i32 0, i32 9
  %48 = load i32, ptr %47, align 4
  %49 = trunc i32 %48 to i8
  %50 = load ptr, ptr %4, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 6
  store i8 %49, ptr %51, align 1
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds %struct.item, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  store i64 %54, ptr %7, align 8
  br label %55

55:                                               ; preds = %3
  %56 = load ptr, ptr %5, align 8
  %57 = getelementptr inbounds %struct.values, ptr %56, i32 0, i32 7
  %58 = load i32, ptr %57, align 4
  %59 = icmp slt i32 0, %58
  br i1 %59, label %60, label %78

60:                                               ; preds = %55
  %61 = load ptr, ptr %4, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 7
  %63 = getelementptr inbounds [0 x %struct.dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 0
  store i64 1, ptr %64, align 8
  %65 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.item, ptr %66, i32 0, i32 2
  %68 = getelementptr inbounds [7 x i64], ptr %67, i64 0, i64 0
  %69 = load i64, ptr %68, align 8
  store i64 %69, ptr %65, align 8
  %70 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %71 = load i64, ptr %7, align 8
  store i64 %71, ptr %70, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %8, i64 24, i1 false)
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds %struct.item, ptr %72, i32 0, i32 2
  %74 = getelementptr inbounds [7 x i64], ptr %73, i64 0, i64 0
  %75 = load i64, ptr %74, align 8
  %76 = load i64, ptr %7, align 8
  %77 = mul nsw i64 %76, %75
  store i64 %77, ptr %7, align 8
  br label %78

78:                                               ; preds = %60, %55
  %79 = load ptr, ptr %5, align 8
  %80 = getelementptr inbounds %struct.values, ptr %79, i32 0, i32 7
  %81 = load i32, ptr %80, align 4
  %82 = icmp slt i32 1, %81
  br i1 %82, label %83, label %101

83:                                               ; preds = %78
  %84 = load ptr, ptr %4, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 7
  %86 = getelementptr inbounds [0 x %struct.dimension], ptr %85, i64 0, i64 1
  %87 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 0
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %89 = load ptr, ptr %6, align 8
  %90 = getelementptr inbounds %struct.item, ptr %89, i32 0, i32 2
  %91 = getelementptr inbounds [7 x i64], ptr %90, i64 0, i64 1
  %92 = load i64, ptr %91, align 8
  store i64 %92, ptr %88, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %94 = load i64, ptr %7, align 8
  store i64 %94, ptr %93, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 8 %9, i64 24, i1 false)
  %95 = load ptr, ptr %6, align 8
  %96 = getelementptr inbounds %struct.item, ptr %95, i32 0, i32 2
  %97 = getelementptr inbounds [7 x i64], ptr %96, i64 0, i64 1
  %98 = load i64, ptr %97, align 8
  %99 = load i64, ptr %7, align 8
  %100 = mul nsw i64 %99, %98
  store i64 %100, ptr %7, align 8
  br label %101

101:                                              ; preds = %83, %78
  %102 = load ptr, ptr %5, align 8
  %103 = getelementptr inbounds %struct.values, ptr %102, i32 0, i32 7
  %104 = load i32, ptr %103, align 4
  %105 = icmp slt i32 2, %104
  br i1 %105, label %106, label %124

106:                                              ; preds = %101
  %107 = load ptr, ptr %4, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 7
  %109 = getelementptr inbounds [0 x %struct.dimension], ptr %108, i64 0, i64 2
  %110 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 0
  store i64 1, ptr %110, align 8
  %111 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %112 = load ptr, ptr %6, align 8
  %113 = getelementptr inbounds %struct.item, ptr %112, i32 0, i32 2
  %114 = getelementptr inbounds [7 x i64], ptr %113, i64 0, i64 2
  %115 = load i64, ptr %114, align 8
  store i64 %115, ptr %111, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %117 = load i64, ptr %7, align 8
  store i64 %117, ptr %116, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %109, ptr align 8 %10, i64 24, i1 false)
  %118 = load ptr, ptr %6, align 8
  %119 = getelementptr inbounds %struct.item, ptr %118, i32 0, i32 2
  %120 = getelementptr inbounds [7 x i64], ptr %119, i64 0, i64 2
  %121 = load i64, ptr %120, align 8
  %122 = load i64, ptr %7, align 8
  %123 = mul nsw i64 %122, %121
  store i64 %123, ptr %7, align 8
  br label %124

124:                                              ; preds = %106, %101
  %125 = load ptr, ptr %5, align 8
  %126 = getelementptr inbounds %struct.values, ptr %125, i32 0, i32 7
  %127 = load i32, ptr %126, align 4
  %128 = icmp slt i32 3, %127
  br i1 %128, label %129, label %147

129:                                              ; preds = %124
  %130 = load ptr, ptr %4, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 7
  %132 = getelementptr inbounds [0 x %struct.dimension], ptr %131, i64 0, i64 3
  %133 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 0
  store i64 1, ptr %133, align 8
  %134 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %135 = load ptr, ptr %6, align 8
  %136 = getelementptr inbounds %struct.item, ptr %135, i32 0, i32 2
  %137 = getelementptr inbounds [7 x i64], ptr %136, i64 0, i64 3
  %138 = load i64, ptr %137, align 8
  store i64 %138, ptr %134, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %140 = load i64, ptr %7, align 8
  store i64 %140, ptr %139, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %132, ptr align 8 %11, i64 24, i1 false)
  %141 = load ptr, ptr %6, align 8
  %142 = getelementptr inbounds %struct.item, ptr %141, i32 0, i32 2
  %143 = getelementptr inbounds [7 x i64], ptr %142, i64 0, i64 3
  %144 = load i64, ptr %143, align 8
  %145 = load i64, ptr %7, align 8
  %146 = mul nsw i64 %145, %144
  store i64 %146, ptr %7, align 8
  br label %147

147:                                              ; preds = %129, %124
  %148 = load i32, ptr @fortran_ranks, align 4
  %149 = icmp slt i32 4, %148
  br i1 %149, label %150, label %173

150:                                              ; preds = %147
  %151 = load ptr, ptr %5, align 8
  %152 = getelementptr inbounds %struct.values, ptr %151, i32 0, i32 7
  %153 = load i32, ptr %152, align 4
  %154 = icmp slt i32 4, %153
  br i1 %154, label %155, label %173

155:                                              ; preds = %150
  %156 = load ptr, ptr %4, align 8
  %157 = getelementptr inbounds %struct.descriptor, ptr %156, i32 0, i32 7
  %158 = getelementptr inbounds [0 x %struct.dimension], ptr %157, i64 0, i64 4
  %159 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 0
  store i64 1, ptr %159, align 8
  %160 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %161 = load ptr, ptr %6, align 8
  %162 = getelementptr inbounds %struct.item, ptr %161, i32 0, i32 2
  %163 = getelementptr inbounds [7 x i64], ptr %162, i64 0, i64 4
  %164 = load i64, ptr %163, align 8
  store i64 %164, ptr %160, align 8
  %165 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %166 = load i64, ptr %7, align 8
  store i64 %166, ptr %165, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %158, ptr align 8 %12, i64 24, i1 false)
  %167 = load ptr, ptr %6, align 8
  %168 = getelementptr inbounds %struct.item, ptr %167, i32 0, i32 2
  %169 = getelementptr inbounds [7 x i64], ptr %168, i64 0, i64 4
  %170 = load i64, ptr %169, align 8
  %171 = load i64, ptr %7, align 8
  %172 = mul nsw i64 %171, %170
  store i64 %172, ptr %7, align 8
  br label %173

173:                                              ; preds = %155, %150, %147
  %174 = load i32, ptr @fortran_ranks, align 4
  %175 = icmp slt i32 5, %174
  br i1 %175, label %176, label %199

176:                                              ; preds = %173
  %177 = load ptr, ptr %5, align 8
  %178 = getelementptr inbounds %struct.values, ptr %177, i32 0, i32 7
  %179 = load i32, ptr %178, align 4
  %180 = icmp slt i32 5, %179
  br i1 %180, label %181, label %199

181:                                              ; preds = %176
  %182 = load ptr, ptr %4, align 8
  %183 = getelementptr inbounds %struct.descriptor, ptr %182, i32 0, i32 7
  %184 = getelementptr inbounds [0 x %struct.dimension], ptr %183, i64 0, i64 5
  %185 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 0
  store i64 1, ptr %185, align 8
  %186 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %187 = load ptr, ptr %6, align 8
  %188 = getelementptr inbounds %struct.item, ptr %187, i32 0, i32 2
  %189 = getelementptr inbounds [7 x i64], ptr %188, i64 0, i64 5
  %190 = load i64, ptr %189, align 8
  store i64 %190, ptr %186, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %192 = load i64, ptr %7, align 8
  store i64 %192, ptr %191, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %184, ptr align 8 %13, i64 24, i1 false)
  %193 = load ptr, ptr %6, align 8
  %194 = getelementptr inbounds %struct.item, ptr %193, i32 0, i32 2
  %195 = getelementptr inbounds [7 x i64], ptr %194, i64 0, i64 5
  %196 = load i64, ptr %195, align 8
  %197 = load i64, ptr %7, align 8
  %198 = mul nsw i64 %197, %196
  store i64 %198, ptr %7, align 8
  br label %199

199:                                              ; preds = %181, %176, %173
  %200 = load i32, ptr @fortran_ranks, align 4
  %201 = icmp slt i32 6, %200
  br i1 %201, label %202, label %225

202:                                              ; preds = %199
  %203 = load ptr, ptr %5, align 8
  %204 = getelementptr inbounds %struct.values, ptr %203, i32 0, i32 7
  %205 = load i32, ptr %204, align 4
  %206 = icmp slt i32 6, %205
  br i1 %206, label %207, label %225

207:                                              ; preds = %202
  %208 = load ptr, ptr %4, align 8
  %209 = getelementptr inbounds %struct.descriptor, ptr %208, i32 0, i32 7
  %210 = getelementptr inbounds [0 x %struct.dimension], ptr %209, i64 0, i64 6
  %211 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 0
  store i64 1, ptr %211, align 8
  %212 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %213 = load ptr, ptr %6, align 8
  %214 = getelementptr inbounds %struct.item, ptr %213, i32 0, i32 2
  %215 = getelementptr inbounds [7 x i64], ptr %214, i64 0, i64 6
  %216 = load i64, ptr %215, align 8
  store i64 %216, ptr %212, align 8
  %217 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %218 = load i64, ptr %7, align 8
  store i64 %218, ptr %217, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %210, ptr align 8 %14, i64 24, i1 false)
  %219 = load ptr, ptr %6, align 8
  %220 = getelementptr inbounds %struct.item, ptr %219, i32 0, i32 2
  %221 = getelementptr inbounds [7 x i64], ptr %220, i64 0, i64 6
  %222 = load i64, ptr %221, align 8
  %223 = load i64, ptr %7, align 8
  %224 = mul nsw i64 %223, %222
  store i64 %224, ptr %7, align 8
  br label %225

225:                                              ; preds = %207, %202, %199
  br label %226

226:                                              ; preds = %225
  br label %227

227:                                              ; preds = %226
  %228 = load ptr, ptr %5, align 8
  %229 = getelementptr inbounds %struct.values, ptr %228, i32 0, i32 10
  %230 = load ptr, ptr %229, align 8
  %231 = icmp ne ptr %230, null
  br i1 %231, label %232, label %243

232:                                              ; preds = %227
  %233 = load ptr, ptr %4, align 8
  %234 = load ptr, ptr %5, align 8
  %235 = getelementptr inbounds %struct.values, ptr %234, i32 0, i32 7
  %236 = load i32, ptr %235, align 4
  %237 = call ptr @addendum_behind(ptr noundef %233, i32 noundef %236)
  %238 = getelementptr inbounds %struct.addendum, ptr %15, i32 0, i32 0
  %239 = load ptr, ptr %5, align 8
  %240 = getelementptr inbounds %struct.values, ptr %239, i32 0, i32 10
  %241 = load ptr, ptr %240, align 8
  store ptr %241, ptr %238, align 8
  %242 = getelementptr inbounds %struct.addendum, ptr %15, i32 0, i32 1
  store i64 0, ptr %242, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %237, ptr align 8 %15, i64 16, i1 false)
  br label %243

243:                                              ; preds = %232, %227
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
  %11 = load i32, ptr @fortran_ranks, align 4
  %12 = icmp sle i32 %10, %11
  %13 = zext i1 %12 to i32
  call void @require(i32 noundef %13, ptr noundef @.str.2, ptr noundef @.str, i32 noundef 0)
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.places, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.places, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %16, %19
  br i1 %20, label %21, label %67

21:                                               ; preds = %2
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.places, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %5, align 8
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds %struct.places, ptr %25, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = icmp ne i64 %27, 0
  br i1 %28, label %29, label %34

29:                                               ; preds = %21
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds %struct.places, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 2, %32
  br label %35

34:                                               ; preds = %21
  br label %35

35:                                               ; preds = %34, %29
  %36 = phi i64 [ %33, %29 ], [ 16, %34 ]
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds %struct.places, ptr %37, i32 0, i32 2
  store i64 %36, ptr %38, align 8
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds %struct.places, ptr %39, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = mul i64 %41, 208
  %43 = call ptr @malloc(i64 noundef %42) #9
  %44 = load ptr, ptr %3, align 8
  %45 = getelementptr inbounds %struct.places, ptr %44, i32 0, i32 0
  store ptr %43, ptr %45, align 8
  store i64 0, ptr %6, align 8
  br label %46

46:                                               ; preds = %62, %35
  %47 = load i64, ptr %6, align 8
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds %struct.places, ptr %48, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = icmp slt i64 %47, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %46
  br label %65

53:                                               ; preds = %46
  %54 = load ptr, ptr %3, align 8
  %55 = getelementptr inbounds %struct.places, ptr %54, i32 0, i32 0
  %56 = load ptr, ptr %55, align 8
  %57 = load i64, ptr %6, align 8
  %58 = getelementptr inbounds %union.place, ptr %56, i64 %57
  %59 = load ptr, ptr %5, align 8
  %60 = load i64, ptr %6, align 8
  %61 = getelementptr inbounds %union.place, ptr %59, i64 %60
  call void @copy_whole_descriptor(ptr noundef %58, ptr noundef %61)
  br label %62

62:                                               ; preds = %53
  %63 = load i64, ptr %6, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %6, align 8
  br label %46

65:                                               ; preds = %52
  %66 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %66)
  br label %67

67:                                               ; preds = %65, %2
  %68 = load ptr, ptr %3, align 8
  %69 = getelementptr inbounds %struct.places, ptr %68, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = load ptr, ptr %3, align 8
  %72 = getelementptr inbounds %struct.places, ptr %71, i32 0, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = add nsw i64 %73, 1
  store i64 %74, ptr %72, align 8
  %75 = getelementptr inbounds %union.place, ptr %70, i64 %73
  %76 = load ptr, ptr %4, align 8
  call void @copy_whole_descriptor(ptr noundef %75, ptr noundef %76)
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
  %33 = mul i64 %32, 80
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
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %52, i64 80, i1 false)
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

define internal void @require_known_rank(i32 noundef %0) #5 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr @fortran_ranks, align 4
  %5 = icmp sle i32 %3, %4
  %6 = zext i1 %5 to i32
  call void @require(i32 noundef %6, ptr noundef @.str.2, ptr noundef @.str.5, i32 noundef 0)
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


