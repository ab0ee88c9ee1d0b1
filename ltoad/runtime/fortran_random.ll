
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

@.str = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.1 = private unnamed_addr constant [106 x i8] c"random numbers of this kind cannot be drawn in a function that is differentiated: draw real(8) or real(4)\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8

define dso_local void @_FortranARandomNumber(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i64, align 8
  %12 = alloca [64 x double], align 16
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca [64 x float], align 16
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 3
  %30 = load i8, ptr %29, align 4
  %31 = zext i8 %30 to i32
  %32 = icmp sle i32 %31, 4
  %33 = zext i1 %32 to i32
  %34 = load ptr, ptr %5, align 8
  %35 = load i32, ptr %6, align 4
  call void @require(i32 noundef %33, ptr noundef @.str, ptr noundef %34, i32 noundef %35)
  %36 = load ptr, ptr %4, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 3
  %39 = load i8, ptr %38, align 4
  %40 = zext i8 %39 to i32
  %41 = call ptr @dimension_of(ptr noundef %36, i32 noundef 0, i32 noundef %40)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %41, i64 24, i1 false)
  %42 = load ptr, ptr %4, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = zext i8 %45 to i32
  %47 = call ptr @dimension_of(ptr noundef %42, i32 noundef 1, i32 noundef %46)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %47, i64 24, i1 false)
  %48 = load ptr, ptr %4, align 8
  %49 = load ptr, ptr %4, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 2, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %4, align 8
  %55 = load ptr, ptr %4, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 3, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %4, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 4
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = icmp eq i32 %63, 28
  br i1 %64, label %65, label %199

65:                                               ; preds = %3
  br label %66

66:                                               ; preds = %65
  %67 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = mul nsw i64 %68, %70
  %72 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %71, %73
  %75 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %74, %76
  store i64 %77, ptr %11, align 8
  store i64 0, ptr %13, align 8
  br label %78

78:                                               ; preds = %193, %66
  %79 = load i64, ptr %13, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %78
  store i32 4, ptr %14, align 4
  br label %196

84:                                               ; preds = %78
  store i64 0, ptr %15, align 8
  br label %85

85:                                               ; preds = %189, %84
  %86 = load i64, ptr %15, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = icmp slt i64 %86, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %85
  store i32 7, ptr %14, align 4
  br label %192

91:                                               ; preds = %85
  store i64 0, ptr %16, align 8
  br label %92

92:                                               ; preds = %185, %91
  %93 = load i64, ptr %16, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = icmp slt i64 %93, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %92
  store i32 10, ptr %14, align 4
  br label %188

98:                                               ; preds = %92
  store i64 0, ptr %17, align 8
  br label %99

99:                                               ; preds = %181, %98
  %100 = load i64, ptr %17, align 8
  %101 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %100, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %99
  store i32 13, ptr %14, align 4
  br label %184

105:                                              ; preds = %99
  %106 = load i64, ptr %13, align 8
  %107 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %106, %108
  %110 = load i64, ptr %15, align 8
  %111 = add nsw i64 %109, %110
  %112 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %111, %113
  %115 = load i64, ptr %16, align 8
  %116 = add nsw i64 %114, %115
  %117 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %116, %118
  %120 = load i64, ptr %17, align 8
  %121 = add nsw i64 %119, %120
  %122 = srem i64 %121, 64
  store i64 %122, ptr %18, align 8
  %123 = load i64, ptr %11, align 8
  %124 = load i64, ptr %13, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = load i64, ptr %15, align 8
  %129 = add nsw i64 %127, %128
  %130 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = load i64, ptr %16, align 8
  %134 = add nsw i64 %132, %133
  %135 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = load i64, ptr %17, align 8
  %139 = add nsw i64 %137, %138
  %140 = sub nsw i64 %123, %139
  store i64 %140, ptr %19, align 8
  %141 = load i64, ptr %18, align 8
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %143, label %154

143:                                              ; preds = %105
  %144 = getelementptr inbounds [64 x double], ptr %12, i64 0, i64 0
  %145 = load i64, ptr %19, align 8
  %146 = icmp slt i64 %145, 64
  br i1 %146, label %147, label %149

147:                                              ; preds = %143
  %148 = load i64, ptr %19, align 8
  br label %150

149:                                              ; preds = %143
  br label %150

150:                                              ; preds = %149, %147
  %151 = phi i64 [ %148, %147 ], [ 64, %149 ]
  %152 = load ptr, ptr %5, align 8
  %153 = load i32, ptr %6, align 4
  call void @read_drawn(ptr noundef %144, i32 noundef 28, i64 noundef %151, ptr noundef %152, i32 noundef %153)
  br label %154

154:                                              ; preds = %150, %105
  %155 = load i64, ptr %18, align 8
  %156 = getelementptr inbounds [64 x double], ptr %12, i64 0, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = load ptr, ptr %4, align 8
  %159 = getelementptr inbounds %struct.descriptor, ptr %158, i32 0, i32 0
  %160 = load ptr, ptr %159, align 8
  %161 = load i64, ptr %17, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %161, %163
  %165 = load i64, ptr %16, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  %170 = load i64, ptr %15, align 8
  %171 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %170, %172
  %174 = add nsw i64 %169, %173
  %175 = load i64, ptr %13, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %175, %177
  %179 = add nsw i64 %174, %178
  %180 = getelementptr inbounds i8, ptr %160, i64 %179
  store double %157, ptr %180, align 8
  br label %181

181:                                              ; preds = %154
  %182 = load i64, ptr %17, align 8
  %183 = add nsw i64 %182, 1
  store i64 %183, ptr %17, align 8
  br label %99

184:                                              ; preds = %104
  br label %185

185:                                              ; preds = %184
  %186 = load i64, ptr %16, align 8
  %187 = add nsw i64 %186, 1
  store i64 %187, ptr %16, align 8
  br label %92

188:                                              ; preds = %97
  br label %189

189:                                              ; preds = %188
  %190 = load i64, ptr %15, align 8
  %191 = add nsw i64 %190, 1
  store i64 %191, ptr %15, align 8
  br label %85

192:                                              ; preds = %90
  br label %193

193:                                              ; preds = %192
  %194 = load i64, ptr %13, align 8
  %195 = add nsw i64 %194, 1
  store i64 %195, ptr %13, align 8
  br label %78

196:                                              ; preds = %83
  br label %197

197:                                              ; preds = %196
  br label %198

198:                                              ; preds = %197
  br label %343

199:                                              ; preds = %3
  %200 = load ptr, ptr %4, align 8
  %201 = getelementptr inbounds %struct.descriptor, ptr %200, i32 0, i32 4
  %202 = load i8, ptr %201, align 1
  %203 = zext i8 %202 to i32
  %204 = icmp eq i32 %203, 27
  br i1 %204, label %205, label %339

205:                                              ; preds = %199
  br label %206

206:                                              ; preds = %205
  %207 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %208 = load i64, ptr %207, align 8
  %209 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  %211 = mul nsw i64 %208, %210
  %212 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %213 = load i64, ptr %212, align 8
  %214 = mul nsw i64 %211, %213
  %215 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %214, %216
  store i64 %217, ptr %20, align 8
  store i64 0, ptr %22, align 8
  br label %218

218:                                              ; preds = %333, %206
  %219 = load i64, ptr %22, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %221 = load i64, ptr %220, align 8
  %222 = icmp slt i64 %219, %221
  br i1 %222, label %224, label %223

223:                                              ; preds = %218
  store i32 18, ptr %14, align 4
  br label %336

224:                                              ; preds = %218
  store i64 0, ptr %23, align 8
  br label %225

225:                                              ; preds = %329, %224
  %226 = load i64, ptr %23, align 8
  %227 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %228 = load i64, ptr %227, align 8
  %229 = icmp slt i64 %226, %228
  br i1 %229, label %231, label %230

230:                                              ; preds = %225
  store i32 21, ptr %14, align 4
  br label %332

231:                                              ; preds = %225
  store i64 0, ptr %24, align 8
  br label %232

232:                                              ; preds = %325, %231
  %233 = load i64, ptr %24, align 8
  %234 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %235 = load i64, ptr %234, align 8
  %236 = icmp slt i64 %233, %235
  br i1 %236, label %238, label %237

237:                                              ; preds = %232
  store i32 24, ptr %14, align 4
  br label %328

238:                                              ; preds = %232
  store i64 0, ptr %25, align 8
  br label %239

239:                                              ; preds = %321, %238
  %240 = load i64, ptr %25, align 8
  %241 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %242 = load i64, ptr %241, align 8
  %243 = icmp slt i64 %240, %242
  br i1 %243, label %245, label %244

244:                                              ; preds = %239
  store i32 27, ptr %14, align 4
  br label %324

245:                                              ; preds = %239
  %246 = load i64, ptr %22, align 8
  %247 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %248 = load i64, ptr %247, align 8
  %249 = mul nsw i64 %246, %248
  %250 = load i64, ptr %23, align 8
  %251 = add nsw i64 %249, %250
  %252 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %24, align 8
  %256 = add nsw i64 %254, %255
  %257 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %258 = load i64, ptr %257, align 8
  %259 = mul nsw i64 %256, %258
  %260 = load i64, ptr %25, align 8
  %261 = add nsw i64 %259, %260
  %262 = srem i64 %261, 64
  store i64 %262, ptr %26, align 8
  %263 = load i64, ptr %20, align 8
  %264 = load i64, ptr %22, align 8
  %265 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %266 = load i64, ptr %265, align 8
  %267 = mul nsw i64 %264, %266
  %268 = load i64, ptr %23, align 8
  %269 = add nsw i64 %267, %268
  %270 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %271 = load i64, ptr %270, align 8
  %272 = mul nsw i64 %269, %271
  %273 = load i64, ptr %24, align 8
  %274 = add nsw i64 %272, %273
  %275 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %276 = load i64, ptr %275, align 8
  %277 = mul nsw i64 %274, %276
  %278 = load i64, ptr %25, align 8
  %279 = add nsw i64 %277, %278
  %280 = sub nsw i64 %263, %279
  store i64 %280, ptr %27, align 8
  %281 = load i64, ptr %26, align 8
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %283, label %294

283:                                              ; preds = %245
  %284 = getelementptr inbounds [64 x float], ptr %21, i64 0, i64 0
  %285 = load i64, ptr %27, align 8
  %286 = icmp slt i64 %285, 64
  br i1 %286, label %287, label %289

287:                                              ; preds = %283
  %288 = load i64, ptr %27, align 8
  br label %290

289:                                              ; preds = %283
  br label %290

290:                                              ; preds = %289, %287
  %291 = phi i64 [ %288, %287 ], [ 64, %289 ]
  %292 = load ptr, ptr %5, align 8
  %293 = load i32, ptr %6, align 4
  call void @read_drawn(ptr noundef %284, i32 noundef 27, i64 noundef %291, ptr noundef %292, i32 noundef %293)
  br label %294

294:                                              ; preds = %290, %245
  %295 = load i64, ptr %26, align 8
  %296 = getelementptr inbounds [64 x float], ptr %21, i64 0, i64 %295
  %297 = load float, ptr %296, align 4
  %298 = load ptr, ptr %4, align 8
  %299 = getelementptr inbounds %struct.descriptor, ptr %298, i32 0, i32 0
  %300 = load ptr, ptr %299, align 8
  %301 = load i64, ptr %25, align 8
  %302 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %303 = load i64, ptr %302, align 8
  %304 = mul nsw i64 %301, %303
  %305 = load i64, ptr %24, align 8
  %306 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %307 = load i64, ptr %306, align 8
  %308 = mul nsw i64 %305, %307
  %309 = add nsw i64 %304, %308
  %310 = load i64, ptr %23, align 8
  %311 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %312 = load i64, ptr %311, align 8
  %313 = mul nsw i64 %310, %312
  %314 = add nsw i64 %309, %313
  %315 = load i64, ptr %22, align 8
  %316 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %317 = load i64, ptr %316, align 8
  %318 = mul nsw i64 %315, %317
  %319 = add nsw i64 %314, %318
  %320 = getelementptr inbounds i8, ptr %300, i64 %319
  store float %297, ptr %320, align 4
  br label %321

321:                                              ; preds = %294
  %322 = load i64, ptr %25, align 8
  %323 = add nsw i64 %322, 1
  store i64 %323, ptr %25, align 8
  br label %239

324:                                              ; preds = %244
  br label %325

325:                                              ; preds = %324
  %326 = load i64, ptr %24, align 8
  %327 = add nsw i64 %326, 1
  store i64 %327, ptr %24, align 8
  br label %232

328:                                              ; preds = %237
  br label %329

329:                                              ; preds = %328
  %330 = load i64, ptr %23, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %23, align 8
  br label %225

332:                                              ; preds = %230
  br label %333

333:                                              ; preds = %332
  %334 = load i64, ptr %22, align 8
  %335 = add nsw i64 %334, 1
  store i64 %335, ptr %22, align 8
  br label %218

336:                                              ; preds = %223
  br label %337

337:                                              ; preds = %336
  br label %338

338:                                              ; preds = %337
  br label %342

339:                                              ; preds = %199
  %340 = load ptr, ptr %5, align 8
  %341 = load i32, ptr %6, align 4
  call void @_FortranAReportFatalUserError(ptr noundef @.str.1, ptr noundef %340, i32 noundef %341) #8
  unreachable

342:                                              ; preds = %338
  br label %343

343:                                              ; preds = %342, %198
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

define internal void @read_drawn(ptr noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) noinline nounwind "enzyme_inactive" {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %struct.descriptor, align 8
  %14 = alloca %struct.dimension, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %15 = load i32, ptr %7, align 4
  %16 = icmp eq i32 %15, 28
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i64 8, i64 4
  store i64 %18, ptr %11, align 8
  %19 = call ptr @malloc(i64 noundef 48) #9
  store ptr %19, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 0
  %22 = load ptr, ptr %6, align 8
  store ptr %22, ptr %21, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 1
  %24 = load i64, ptr %11, align 8
  store i64 %24, ptr %23, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 2
  store i32 20180515, ptr %25, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  store i8 1, ptr %26, align 4
  %27 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 4
  %28 = load i32, ptr %7, align 4
  %29 = trunc i32 %28 to i8
  store i8 %29, ptr %27, align 1
  %30 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 5
  store i8 0, ptr %30, align 2
  %31 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 6
  store i8 0, ptr %31, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %13, i64 24, i1 false)
  %32 = load ptr, ptr %12, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 7
  %34 = getelementptr inbounds [0 x %struct.dimension], ptr %33, i64 0, i64 0
  %35 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 0
  store i64 1, ptr %35, align 8
  %36 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %37 = load i64, ptr %8, align 8
  store i64 %37, ptr %36, align 8
  %38 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %39 = load i64, ptr %11, align 8
  store i64 %39, ptr %38, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %14, i64 24, i1 false)
  %40 = load ptr, ptr %12, align 8
  %41 = load ptr, ptr %9, align 8
  %42 = load i32, ptr %10, align 4
  call void @native._FortranARandomNumber(ptr noundef %40, ptr noundef %41, i32 noundef %42)
  %43 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %43)
  ret void
}


declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #4

declare ptr @malloc(i64 noundef) #5

declare void @native._FortranARandomNumber(ptr noundef, ptr noundef, i32 noundef) #6

declare void @free(ptr noundef) #6

attributes #0 = { alwaysinline nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline nounwind uwtable }
attributes #4 = { noreturn }
attributes #5 = { allocsize(0) }
attributes #6 = { nounwind }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { allocsize(0) }


