
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

@fortran_ranks = external constant i32, align 4
@.str = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
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
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca i64, align 8
  %15 = alloca [64 x double], align 16
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
  %27 = alloca [64 x float], align 16
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 3
  %39 = load i8, ptr %38, align 4
  %40 = zext i8 %39 to i32
  %41 = load i32, ptr @fortran_ranks, align 4
  %42 = icmp sle i32 %40, %41
  %43 = zext i1 %42 to i32
  %44 = load ptr, ptr %5, align 8
  %45 = load i32, ptr %6, align 4
  call void @require(i32 noundef %43, ptr noundef @.str, ptr noundef %44, i32 noundef %45)
  %46 = load ptr, ptr %4, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = call ptr @dimension_of(ptr noundef %46, i32 noundef 0, i32 noundef %50)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %4, align 8
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 3
  %55 = load i8, ptr %54, align 4
  %56 = zext i8 %55 to i32
  %57 = call ptr @dimension_of(ptr noundef %52, i32 noundef 1, i32 noundef %56)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %57, i64 24, i1 false)
  %58 = load ptr, ptr %4, align 8
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = call ptr @dimension_of(ptr noundef %58, i32 noundef 2, i32 noundef %62)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %63, i64 24, i1 false)
  %64 = load ptr, ptr %4, align 8
  %65 = load ptr, ptr %4, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = call ptr @dimension_of(ptr noundef %64, i32 noundef 3, i32 noundef %68)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %69, i64 24, i1 false)
  %70 = load ptr, ptr %4, align 8
  %71 = load ptr, ptr %4, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = call ptr @dimension_of(ptr noundef %70, i32 noundef 4, i32 noundef %74)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %75, i64 24, i1 false)
  %76 = load ptr, ptr %4, align 8
  %77 = load ptr, ptr %4, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = call ptr @dimension_of(ptr noundef %76, i32 noundef 5, i32 noundef %80)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %81, i64 24, i1 false)
  %82 = load ptr, ptr %4, align 8
  %83 = load ptr, ptr %4, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = call ptr @dimension_of(ptr noundef %82, i32 noundef 6, i32 noundef %86)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %87, i64 24, i1 false)
  %88 = load ptr, ptr %4, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 4
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
  %92 = icmp eq i32 %91, 28
  br i1 %92, label %93, label %314

93:                                               ; preds = %3
  br label %94

94:                                               ; preds = %93
  %95 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %96, %98
  %100 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %102, %104
  %106 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %105, %107
  %109 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %108, %110
  %112 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %111, %113
  store i64 %114, ptr %14, align 8
  store i64 0, ptr %16, align 8
  br label %115

115:                                              ; preds = %308, %94
  %116 = load i64, ptr %16, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 4, ptr %17, align 4
  br label %311

121:                                              ; preds = %115
  store i64 0, ptr %18, align 8
  br label %122

122:                                              ; preds = %304, %121
  %123 = load i64, ptr %18, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 7, ptr %17, align 4
  br label %307

128:                                              ; preds = %122
  store i64 0, ptr %19, align 8
  br label %129

129:                                              ; preds = %300, %128
  %130 = load i64, ptr %19, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 10, ptr %17, align 4
  br label %303

135:                                              ; preds = %129
  store i64 0, ptr %20, align 8
  br label %136

136:                                              ; preds = %296, %135
  %137 = load i64, ptr %20, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 13, ptr %17, align 4
  br label %299

142:                                              ; preds = %136
  store i64 0, ptr %21, align 8
  br label %143

143:                                              ; preds = %292, %142
  %144 = load i64, ptr %21, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 16, ptr %17, align 4
  br label %295

149:                                              ; preds = %143
  store i64 0, ptr %22, align 8
  br label %150

150:                                              ; preds = %288, %149
  %151 = load i64, ptr %22, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %153 = load i64, ptr %152, align 8
  %154 = icmp slt i64 %151, %153
  br i1 %154, label %156, label %155

155:                                              ; preds = %150
  store i32 19, ptr %17, align 4
  br label %291

156:                                              ; preds = %150
  store i64 0, ptr %23, align 8
  br label %157

157:                                              ; preds = %284, %156
  %158 = load i64, ptr %23, align 8
  %159 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %160 = load i64, ptr %159, align 8
  %161 = icmp slt i64 %158, %160
  br i1 %161, label %163, label %162

162:                                              ; preds = %157
  store i32 22, ptr %17, align 4
  br label %287

163:                                              ; preds = %157
  %164 = load i64, ptr %16, align 8
  %165 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %164, %166
  %168 = load i64, ptr %18, align 8
  %169 = add nsw i64 %167, %168
  %170 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %19, align 8
  %174 = add nsw i64 %172, %173
  %175 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %174, %176
  %178 = load i64, ptr %20, align 8
  %179 = add nsw i64 %177, %178
  %180 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = mul nsw i64 %179, %181
  %183 = load i64, ptr %21, align 8
  %184 = add nsw i64 %182, %183
  %185 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %186 = load i64, ptr %185, align 8
  %187 = mul nsw i64 %184, %186
  %188 = load i64, ptr %22, align 8
  %189 = add nsw i64 %187, %188
  %190 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %191 = load i64, ptr %190, align 8
  %192 = mul nsw i64 %189, %191
  %193 = load i64, ptr %23, align 8
  %194 = add nsw i64 %192, %193
  %195 = srem i64 %194, 64
  store i64 %195, ptr %24, align 8
  %196 = load i64, ptr %14, align 8
  %197 = load i64, ptr %16, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %199
  %201 = load i64, ptr %18, align 8
  %202 = add nsw i64 %200, %201
  %203 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %204 = load i64, ptr %203, align 8
  %205 = mul nsw i64 %202, %204
  %206 = load i64, ptr %19, align 8
  %207 = add nsw i64 %205, %206
  %208 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %209 = load i64, ptr %208, align 8
  %210 = mul nsw i64 %207, %209
  %211 = load i64, ptr %20, align 8
  %212 = add nsw i64 %210, %211
  %213 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %214 = load i64, ptr %213, align 8
  %215 = mul nsw i64 %212, %214
  %216 = load i64, ptr %21, align 8
  %217 = add nsw i64 %215, %216
  %218 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %217, %219
  %221 = load i64, ptr %22, align 8
  %222 = add nsw i64 %220, %221
  %223 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %224 = load i64, ptr %223, align 8
  %225 = mul nsw i64 %222, %224
  %226 = load i64, ptr %23, align 8
  %227 = add nsw i64 %225, %226
  %228 = sub nsw i64 %196, %227
  store i64 %228, ptr %25, align 8
  %229 = load i64, ptr %24, align 8
  %230 = icmp eq i64 %229, 0
  br i1 %230, label %231, label %242

231:                                              ; preds = %163
  %232 = getelementptr inbounds [64 x double], ptr %15, i64 0, i64 0
  %233 = load i64, ptr %25, align 8
  %234 = icmp slt i64 %233, 64
  br i1 %234, label %235, label %237

235:                                              ; preds = %231
  %236 = load i64, ptr %25, align 8
  br label %238

237:                                              ; preds = %231
  br label %238

238:                                              ; preds = %237, %235
  %239 = phi i64 [ %236, %235 ], [ 64, %237 ]
  %240 = load ptr, ptr %5, align 8
  %241 = load i32, ptr %6, align 4
  call void @read_drawn(ptr noundef %232, i32 noundef 28, i64 noundef %239, ptr noundef %240, i32 noundef %241)
  br label %242

242:                                              ; preds = %238, %163
  %243 = load i64, ptr %24, align 8
  %244 = getelementptr inbounds [64 x double], ptr %15, i64 0, i64 %243
  %245 = load double, ptr %244, align 8
  %246 = load ptr, ptr %4, align 8
  %247 = getelementptr inbounds %struct.descriptor, ptr %246, i32 0, i32 0
  %248 = load ptr, ptr %247, align 8
  %249 = load i64, ptr %23, align 8
  %250 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %251 = load i64, ptr %250, align 8
  %252 = mul nsw i64 %249, %251
  %253 = load i64, ptr %22, align 8
  %254 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %255 = load i64, ptr %254, align 8
  %256 = mul nsw i64 %253, %255
  %257 = add nsw i64 %252, %256
  %258 = load i64, ptr %21, align 8
  %259 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %260 = load i64, ptr %259, align 8
  %261 = mul nsw i64 %258, %260
  %262 = add nsw i64 %257, %261
  %263 = load i64, ptr %20, align 8
  %264 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %265 = load i64, ptr %264, align 8
  %266 = mul nsw i64 %263, %265
  %267 = add nsw i64 %262, %266
  %268 = load i64, ptr %19, align 8
  %269 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %270 = load i64, ptr %269, align 8
  %271 = mul nsw i64 %268, %270
  %272 = add nsw i64 %267, %271
  %273 = load i64, ptr %18, align 8
  %274 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %275 = load i64, ptr %274, align 8
  %276 = mul nsw i64 %273, %275
  %277 = add nsw i64 %272, %276
  %278 = load i64, ptr %16, align 8
  %279 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %280 = load i64, ptr %279, align 8
  %281 = mul nsw i64 %278, %280
  %282 = add nsw i64 %277, %281
  %283 = getelementptr inbounds i8, ptr %248, i64 %282
  store double %245, ptr %283, align 8
  br label %284

284:                                              ; preds = %242
  %285 = load i64, ptr %23, align 8
  %286 = add nsw i64 %285, 1
  store i64 %286, ptr %23, align 8
  br label %157

287:                                              ; preds = %162
  br label %288

288:                                              ; preds = %287
  %289 = load i64, ptr %22, align 8
  %290 = add nsw i64 %289, 1
  store i64 %290, ptr %22, align 8
  br label %150

291:                                              ; preds = %155
  br label %292

292:                                              ; preds = %291
  %293 = load i64, ptr %21, align 8
  %294 = add nsw i64 %293, 1
  store i64 %294, ptr %21, align 8
  br label %143

295:                                              ; preds = %148
  br label %296

296:                                              ; preds = %295
  %297 = load i64, ptr %20, align 8
  %298 = add nsw i64 %297, 1
  store i64 %298, ptr %20, align 8
  br label %136

299:                                              ; preds = %141
  br label %300

300:                                              ; preds = %299
  %301 = load i64, ptr %19, align 8
  %302 = add nsw i64 %301, 1
  store i64 %302, ptr %19, align 8
  br label %129

303:                                              ; preds = %134
  br label %304

304:                                              ; preds = %303
  %305 = load i64, ptr %18, align 8
  %306 = add nsw i64 %305, 1
  store i64 %306, ptr %18, align 8
  br label %122

307:                                              ; preds = %127
  br label %308

308:                                              ; preds = %307
  %309 = load i64, ptr %16, align 8
  %310 = add nsw i64 %309, 1
  store i64 %310, ptr %16, align 8
  br label %115

311:                                              ; preds = %120
  br label %312

312:                                              ; preds = %311
  br label %313

313:                                              ; preds = %312
  br label %545

314:                                              ; preds = %3
  %315 = load ptr, ptr %4, align 8
  %316 = getelementptr inbounds %struct.descriptor, ptr %315, i32 0, i32 4
  %317 = load i8, ptr %316, align 1
  %318 = zext i8 %317 to i32
  %319 = icmp eq i32 %318, 27
  br i1 %319, label %320, label %541

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320
  %322 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %325 = load i64, ptr %324, align 8
  %326 = mul nsw i64 %323, %325
  %327 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %326, %328
  %330 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %331 = load i64, ptr %330, align 8
  %332 = mul nsw i64 %329, %331
  %333 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %334 = load i64, ptr %333, align 8
  %335 = mul nsw i64 %332, %334
  %336 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %337 = load i64, ptr %336, align 8
  %338 = mul nsw i64 %335, %337
  %339 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %340 = load i64, ptr %339, align 8
  %341 = mul nsw i64 %338, %340
  store i64 %341, ptr %26, align 8
  store i64 0, ptr %28, align 8
  br label %342

342:                                              ; preds = %535, %321
  %343 = load i64, ptr %28, align 8
  %344 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %345 = load i64, ptr %344, align 8
  %346 = icmp slt i64 %343, %345
  br i1 %346, label %348, label %347

347:                                              ; preds = %342
  store i32 27, ptr %17, align 4
  br label %538

348:                                              ; preds = %342
  store i64 0, ptr %29, align 8
  br label %349

349:                                              ; preds = %531, %348
  %350 = load i64, ptr %29, align 8
  %351 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %352 = load i64, ptr %351, align 8
  %353 = icmp slt i64 %350, %352
  br i1 %353, label %355, label %354

354:                                              ; preds = %349
  store i32 30, ptr %17, align 4
  br label %534

355:                                              ; preds = %349
  store i64 0, ptr %30, align 8
  br label %356

356:                                              ; preds = %527, %355
  %357 = load i64, ptr %30, align 8
  %358 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %359 = load i64, ptr %358, align 8
  %360 = icmp slt i64 %357, %359
  br i1 %360, label %362, label %361

361:                                              ; preds = %356
  store i32 33, ptr %17, align 4
  br label %530

362:                                              ; preds = %356
  store i64 0, ptr %31, align 8
  br label %363

363:                                              ; preds = %523, %362
  %364 = load i64, ptr %31, align 8
  %365 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %366 = load i64, ptr %365, align 8
  %367 = icmp slt i64 %364, %366
  br i1 %367, label %369, label %368

368:                                              ; preds = %363
  store i32 36, ptr %17, align 4
  br label %526

369:                                              ; preds = %363
  store i64 0, ptr %32, align 8
  br label %370

370:                                              ; preds = %519, %369
  %371 = load i64, ptr %32, align 8
  %372 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %373 = load i64, ptr %372, align 8
  %374 = icmp slt i64 %371, %373
  br i1 %374, label %376, label %375

375:                                              ; preds = %370
  store i32 39, ptr %17, align 4
  br label %522

376:                                              ; preds = %370
  store i64 0, ptr %33, align 8
  br label %377

377:                                              ; preds = %515, %376
  %378 = load i64, ptr %33, align 8
  %379 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %380 = load i64, ptr %379, align 8
  %381 = icmp slt i64 %378, %380
  br i1 %381, label %383, label %382

382:                                              ; preds = %377
  store i32 42, ptr %17, align 4
  br label %518

383:                                              ; preds = %377
  store i64 0, ptr %34, align 8
  br label %384

384:                                              ; preds = %511, %383
  %385 = load i64, ptr %34, align 8
  %386 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %387 = load i64, ptr %386, align 8
  %388 = icmp slt i64 %385, %387
  br i1 %388, label %390, label %389

389:                                              ; preds = %384
  store i32 45, ptr %17, align 4
  br label %514

390:                                              ; preds = %384
  %391 = load i64, ptr %28, align 8
  %392 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %393 = load i64, ptr %392, align 8
  %394 = mul nsw i64 %391, %393
  %395 = load i64, ptr %29, align 8
  %396 = add nsw i64 %394, %395
  %397 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %398 = load i64, ptr %397, align 8
  %399 = mul nsw i64 %396, %398
  %400 = load i64, ptr %30, align 8
  %401 = add nsw i64 %399, %400
  %402 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %403 = load i64, ptr %402, align 8
  %404 = mul nsw i64 %401, %403
  %405 = load i64, ptr %31, align 8
  %406 = add nsw i64 %404, %405
  %407 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %408 = load i64, ptr %407, align 8
  %409 = mul nsw i64 %406, %408
  %410 = load i64, ptr %32, align 8
  %411 = add nsw i64 %409, %410
  %412 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = load i64, ptr %33, align 8
  %416 = add nsw i64 %414, %415
  %417 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %418 = load i64, ptr %417, align 8
  %419 = mul nsw i64 %416, %418
  %420 = load i64, ptr %34, align 8
  %421 = add nsw i64 %419, %420
  %422 = srem i64 %421, 64
  store i64 %422, ptr %35, align 8
  %423 = load i64, ptr %26, align 8
  %424 = load i64, ptr %28, align 8
  %425 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %426 = load i64, ptr %425, align 8
  %427 = mul nsw i64 %424, %426
  %428 = load i64, ptr %29, align 8
  %429 = add nsw i64 %427, %428
  %430 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %431 = load i64, ptr %430, align 8
  %432 = mul nsw i64 %429, %431
  %433 = load i64, ptr %30, align 8
  %434 = add nsw i64 %432, %433
  %435 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %436 = load i64, ptr %435, align 8
  %437 = mul nsw i64 %434, %436
  %438 = load i64, ptr %31, align 8
  %439 = add nsw i64 %437, %438
  %440 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %441 = load i64, ptr %440, align 8
  %442 = mul nsw i64 %439, %441
  %443 = load i64, ptr %32, align 8
  %444 = add nsw i64 %442, %443
  %445 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %446 = load i64, ptr %445, align 8
  %447 = mul nsw i64 %444, %446
  %448 = load i64, ptr %33, align 8
  %449 = add nsw i64 %447, %448
  %450 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %451 = load i64, ptr %450, align 8
  %452 = mul nsw i64 %449, %451
  %453 = load i64, ptr %34, align 8
  %454 = add nsw i64 %452, %453
  %455 = sub nsw i64 %423, %454
  store i64 %455, ptr %36, align 8
  %456 = load i64, ptr %35, align 8
  %457 = icmp eq i64 %456, 0
  br i1 %457, label %458, label %469

458:                                              ; preds = %390
  %459 = getelementptr inbounds [64 x float], ptr %27, i64 0, i64 0
  %460 = load i64, ptr %36, align 8
  %461 = icmp slt i64 %460, 64
  br i1 %461, label %462, label %464

462:                                              ; preds = %458
  %463 = load i64, ptr %36, align 8
  br label %465

464:                                              ; preds = %458
  br label %465

465:                                              ; preds = %464, %462
  %466 = phi i64 [ %463, %462 ], [ 64, %464 ]
  %467 = load ptr, ptr %5, align 8
  %468 = load i32, ptr %6, align 4
  call void @read_drawn(ptr noundef %459, i32 noundef 27, i64 noundef %466, ptr noundef %467, i32 noundef %468)
  br label %469

469:                                              ; preds = %465, %390
  %470 = load i64, ptr %35, align 8
  %471 = getelementptr inbounds [64 x float], ptr %27, i64 0, i64 %470
  %472 = load float, ptr %471, align 4
  %473 = load ptr, ptr %4, align 8
  %474 = getelementptr inbounds %struct.descriptor, ptr %473, i32 0, i32 0
  %475 = load ptr, ptr %474, align 8
  %476 = load i64, ptr %34, align 8
  %477 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %478 = load i64, ptr %477, align 8
  %479 = mul nsw i64 %476, %478
  %480 = load i64, ptr %33, align 8
  %481 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %482 = load i64, ptr %481, align 8
  %483 = mul nsw i64 %480, %482
  %484 = add nsw i64 %479, %483
  %485 = load i64, ptr %32, align 8
  %486 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %487 = load i64, ptr %486, align 8
  %488 = mul nsw i64 %485, %487
  %489 = add nsw i64 %484, %488
  %490 = load i64, ptr %31, align 8
  %491 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %492 = load i64, ptr %491, align 8
  %493 = mul nsw i64 %490, %492
  %494 = add nsw i64 %489, %493
  %495 = load i64, ptr %30, align 8
  %496 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %497 = load i64, ptr %496, align 8
  %498 = mul nsw i64 %495, %497
  %499 = add nsw i64 %494, %498
  %500 = load i64, ptr %29, align 8
  %501 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %502 = load i64, ptr %501, align 8
  %503 = mul nsw i64 %500, %502
  %504 = add nsw i64 %499, %503
  %505 = load i64, ptr %28, align 8
  %506 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %507 = load i64, ptr %506, align 8
  %508 = mul nsw i64 %505, %507
  %509 = add nsw i64 %504, %508
  %510 = getelementptr inbounds i8, ptr %475, i64 %509
  store float %472, ptr %510, align 4
  br label %511

511:                                              ; preds = %469
  %512 = load i64, ptr %34, align 8
  %513 = add nsw i64 %512, 1
  store i64 %513, ptr %34, align 8
  br label %384

514:                                              ; preds = %389
  br label %515

515:                                              ; preds = %514
  %516 = load i64, ptr %33, align 8
  %517 = add nsw i64 %516, 1
  store i64 %517, ptr %33, align 8
  br label %377

518:                                              ; preds = %382
  br label %519

519:                                              ; preds = %518
  %520 = load i64, ptr %32, align 8
  %521 = add nsw i64 %520, 1
  store i64 %521, ptr %32, align 8
  br label %370

522:                                              ; preds = %375
  br label %523

523:                                              ; preds = %522
  %524 = load i64, ptr %31, align 8
  %525 = add nsw i64 %524, 1
  store i64 %525, ptr %31, align 8
  br label %363

526:                                              ; preds = %368
  br label %527

527:                                              ; preds = %526
  %528 = load i64, ptr %30, align 8
  %529 = add nsw i64 %528, 1
  store i64 %529, ptr %30, align 8
  br label %356

530:                                              ; preds = %361
  br label %531

531:                                              ; preds = %530
  %532 = load i64, ptr %29, align 8
  %533 = add nsw i64 %532, 1
  store i64 %533, ptr %29, align 8
  br label %349

534:                                              ; preds = %354
  br label %535

535:                                              ; preds = %534
  %536 = load i64, ptr %28, align 8
  %537 = add nsw i64 %536, 1
  store i64 %537, ptr %28, align 8
  br label %342

538:                                              ; preds = %347
  br label %539

539:                                              ; preds = %538
  br label %540

540:                                              ; preds = %539
  br label %544

541:                                              ; preds = %314
  %542 = load ptr, ptr %5, align 8
  %543 = load i32, ptr %6, align 4
  call void @_FortranAReportFatalUserError(ptr noundef @.str.1, ptr noundef %542, i32 noundef %543) #8
  unreachable

544:                                              ; preds = %540
  br label %545

545:                                              ; preds = %544, %313
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


