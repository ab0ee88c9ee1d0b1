
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%union.found = type { %struct.descriptor, [96 x i8] }

@.str = private unnamed_addr constant [42 x i8] c"SUM of this type cannot be differentiated\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"no such dimension in SUM\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.3 = private unnamed_addr constant [46 x i8] c"PRODUCT of this type cannot be differentiated\00", align 1
@.str.4 = private unnamed_addr constant [29 x i8] c"no such dimension in PRODUCT\00", align 1
@.str.5 = private unnamed_addr constant [45 x i8] c"MAXVAL of this type cannot be differentiated\00", align 1
@.str.6 = private unnamed_addr constant [28 x i8] c"no such dimension in MAXVAL\00", align 1
@.str.7 = private unnamed_addr constant [45 x i8] c"MINVAL of this type cannot be differentiated\00", align 1
@.str.8 = private unnamed_addr constant [28 x i8] c"no such dimension in MINVAL\00", align 1
@.str.9 = private unnamed_addr constant [44 x i8] c"NORM2 of this type cannot be differentiated\00", align 1
@.str.10 = private unnamed_addr constant [27 x i8] c"no such dimension in NORM2\00", align 1
@.str.11 = private unnamed_addr constant [42 x i8] c"REDUCE of no elements without an identity\00", align 1
@.str.12 = private unnamed_addr constant [28 x i8] c"no such dimension in REDUCE\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8

define dso_local void @_FortranASumDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca double, align 8
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
  %39 = alloca double, align 8
  %40 = alloca double, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca ptr, align 8
  %48 = alloca ptr, align 8
  %49 = alloca i64, align 8
  %50 = alloca i64, align 8
  %51 = alloca i64, align 8
  %52 = alloca i64, align 8
  %53 = alloca float, align 4
  %54 = alloca float, align 4
  %55 = alloca i64, align 8
  %56 = alloca i64, align 8
  %57 = alloca i64, align 8
  %58 = alloca i64, align 8
  %59 = alloca i64, align 8
  %60 = alloca i64, align 8
  %61 = alloca ptr, align 8
  %62 = alloca ptr, align 8
  %63 = alloca i64, align 8
  %64 = alloca i64, align 8
  %65 = alloca i64, align 8
  %66 = alloca i64, align 8
  %67 = alloca float, align 4
  %68 = alloca i64, align 8
  %69 = alloca i64, align 8
  %70 = alloca i64, align 8
  %71 = alloca i64, align 8
  %72 = alloca i64, align 8
  %73 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %74 = load ptr, ptr %8, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 4
  %76 = load i8, ptr %75, align 1
  %77 = zext i8 %76 to i32
  %78 = icmp sle i32 %77, 24
  %79 = zext i1 %78 to i8
  store i8 %79, ptr %13, align 1
  %80 = load ptr, ptr %8, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 4
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  %84 = icmp eq i32 %83, 28
  br i1 %84, label %106, label %85

85:                                               ; preds = %6
  %86 = load ptr, ptr %8, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 4
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  %90 = icmp eq i32 %89, 27
  br i1 %90, label %106, label %91

91:                                               ; preds = %85
  %92 = load ptr, ptr %8, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 4
  %94 = load i8, ptr %93, align 1
  %95 = zext i8 %94 to i32
  %96 = icmp eq i32 %95, 35
  br i1 %96, label %106, label %97

97:                                               ; preds = %91
  %98 = load ptr, ptr %8, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 4
  %100 = load i8, ptr %99, align 1
  %101 = zext i8 %100 to i32
  %102 = icmp eq i32 %101, 34
  br i1 %102, label %106, label %103

103:                                              ; preds = %97
  %104 = load i8, ptr %13, align 1
  %105 = trunc i8 %104 to i1
  br label %106

106:                                              ; preds = %103, %97, %91, %85, %6
  %107 = phi i1 [ true, %97 ], [ true, %91 ], [ true, %85 ], [ true, %6 ], [ %105, %103 ]
  %108 = zext i1 %107 to i32
  %109 = load ptr, ptr %10, align 8
  %110 = load i32, ptr %11, align 4
  call void @require(i32 noundef %108, ptr noundef @.str, ptr noundef %109, i32 noundef %110)
  %111 = load i32, ptr %9, align 4
  %112 = icmp sge i32 %111, 1
  br i1 %112, label %113, label %120

113:                                              ; preds = %106
  %114 = load i32, ptr %9, align 4
  %115 = load ptr, ptr %8, align 8
  %116 = getelementptr inbounds %struct.descriptor, ptr %115, i32 0, i32 3
  %117 = load i8, ptr %116, align 4
  %118 = zext i8 %117 to i32
  %119 = icmp sle i32 %114, %118
  br label %120

120:                                              ; preds = %113, %106
  %121 = phi i1 [ false, %106 ], [ %119, %113 ]
  %122 = zext i1 %121 to i32
  %123 = load ptr, ptr %10, align 8
  %124 = load i32, ptr %11, align 4
  call void @require(i32 noundef %122, ptr noundef @.str.1, ptr noundef %123, i32 noundef %124)
  %125 = load ptr, ptr %8, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 3
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = icmp sle i32 %128, 4
  %130 = zext i1 %129 to i32
  %131 = load ptr, ptr %10, align 8
  %132 = load i32, ptr %11, align 4
  call void @require(i32 noundef %130, ptr noundef @.str.2, ptr noundef %131, i32 noundef %132)
  %133 = load ptr, ptr %8, align 8
  %134 = load ptr, ptr %8, align 8
  %135 = getelementptr inbounds %struct.descriptor, ptr %134, i32 0, i32 3
  %136 = load i8, ptr %135, align 4
  %137 = zext i8 %136 to i32
  %138 = call ptr @dimension_of(ptr noundef %133, i32 noundef 0, i32 noundef %137)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %138, i64 24, i1 false)
  %139 = load ptr, ptr %8, align 8
  %140 = load ptr, ptr %8, align 8
  %141 = getelementptr inbounds %struct.descriptor, ptr %140, i32 0, i32 3
  %142 = load i8, ptr %141, align 4
  %143 = zext i8 %142 to i32
  %144 = call ptr @dimension_of(ptr noundef %139, i32 noundef 1, i32 noundef %143)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %144, i64 24, i1 false)
  %145 = load ptr, ptr %8, align 8
  %146 = load ptr, ptr %8, align 8
  %147 = getelementptr inbounds %struct.descriptor, ptr %146, i32 0, i32 3
  %148 = load i8, ptr %147, align 4
  %149 = zext i8 %148 to i32
  %150 = call ptr @dimension_of(ptr noundef %145, i32 noundef 2, i32 noundef %149)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %150, i64 24, i1 false)
  %151 = load ptr, ptr %8, align 8
  %152 = load ptr, ptr %8, align 8
  %153 = getelementptr inbounds %struct.descriptor, ptr %152, i32 0, i32 3
  %154 = load i8, ptr %153, align 4
  %155 = zext i8 %154 to i32
  %156 = call ptr @dimension_of(ptr noundef %151, i32 noundef 3, i32 noundef %155)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %156, i64 24, i1 false)
  %157 = load i32, ptr %9, align 4
  %158 = icmp eq i32 %157, 1
  br i1 %158, label %159, label %160

159:                                              ; preds = %120
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %14, i64 24, i1 false)
  br label %171

160:                                              ; preds = %120
  %161 = load i32, ptr %9, align 4
  %162 = icmp eq i32 %161, 2
  br i1 %162, label %163, label %164

163:                                              ; preds = %160
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %15, i64 24, i1 false)
  br label %170

164:                                              ; preds = %160
  %165 = load i32, ptr %9, align 4
  %166 = icmp eq i32 %165, 3
  br i1 %166, label %167, label %168

167:                                              ; preds = %164
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %16, i64 24, i1 false)
  br label %169

168:                                              ; preds = %164
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %17, i64 24, i1 false)
  br label %169

169:                                              ; preds = %168, %167
  br label %170

170:                                              ; preds = %169, %163
  br label %171

171:                                              ; preds = %170, %159
  %172 = load i32, ptr %9, align 4
  %173 = icmp eq i32 %172, 1
  br i1 %173, label %174, label %175

174:                                              ; preds = %171
  br label %178

175:                                              ; preds = %171
  %176 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  br label %178

178:                                              ; preds = %175, %174
  %179 = phi i64 [ 1, %174 ], [ %177, %175 ]
  store i64 %179, ptr %19, align 8
  %180 = load i32, ptr %9, align 4
  %181 = icmp eq i32 %180, 2
  br i1 %181, label %182, label %183

182:                                              ; preds = %178
  br label %186

183:                                              ; preds = %178
  %184 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  br label %186

186:                                              ; preds = %183, %182
  %187 = phi i64 [ 1, %182 ], [ %185, %183 ]
  store i64 %187, ptr %20, align 8
  %188 = load i32, ptr %9, align 4
  %189 = icmp eq i32 %188, 3
  br i1 %189, label %190, label %191

190:                                              ; preds = %186
  br label %194

191:                                              ; preds = %186
  %192 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %193 = load i64, ptr %192, align 8
  br label %194

194:                                              ; preds = %191, %190
  %195 = phi i64 [ 1, %190 ], [ %193, %191 ]
  store i64 %195, ptr %21, align 8
  %196 = load i32, ptr %9, align 4
  %197 = icmp eq i32 %196, 4
  br i1 %197, label %198, label %199

198:                                              ; preds = %194
  br label %202

199:                                              ; preds = %194
  %200 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %201 = load i64, ptr %200, align 8
  br label %202

202:                                              ; preds = %199, %198
  %203 = phi i64 [ 1, %198 ], [ %201, %199 ]
  store i64 %203, ptr %22, align 8
  %204 = load ptr, ptr %8, align 8
  %205 = getelementptr inbounds %struct.descriptor, ptr %204, i32 0, i32 3
  %206 = load i8, ptr %205, align 4
  %207 = zext i8 %206 to i32
  %208 = sub nsw i32 %207, 1
  %209 = trunc i32 %208 to i8
  %210 = load ptr, ptr %7, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 3
  store i8 %209, ptr %211, align 4
  %212 = load ptr, ptr %7, align 8
  %213 = load ptr, ptr %8, align 8
  %214 = getelementptr inbounds %struct.descriptor, ptr %213, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = load i32, ptr %9, align 4
  %217 = icmp eq i32 %216, 1
  br i1 %217, label %218, label %221

218:                                              ; preds = %202
  %219 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  br label %223

221:                                              ; preds = %202
  %222 = load i64, ptr %19, align 8
  br label %223

223:                                              ; preds = %221, %218
  %224 = phi i64 [ %220, %218 ], [ %222, %221 ]
  %225 = load i32, ptr %9, align 4
  %226 = icmp sle i32 %225, 2
  br i1 %226, label %227, label %230

227:                                              ; preds = %223
  %228 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %229 = load i64, ptr %228, align 8
  br label %232

230:                                              ; preds = %223
  %231 = load i64, ptr %20, align 8
  br label %232

232:                                              ; preds = %230, %227
  %233 = phi i64 [ %229, %227 ], [ %231, %230 ]
  %234 = load i32, ptr %9, align 4
  %235 = icmp sle i32 %234, 3
  br i1 %235, label %236, label %239

236:                                              ; preds = %232
  %237 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %238 = load i64, ptr %237, align 8
  br label %241

239:                                              ; preds = %232
  %240 = load i64, ptr %21, align 8
  br label %241

241:                                              ; preds = %239, %236
  %242 = phi i64 [ %238, %236 ], [ %240, %239 ]
  call void @made(ptr noundef %212, i64 noundef %215, i64 noundef %224, i64 noundef %233, i64 noundef %242, i64 noundef 1)
  %243 = load ptr, ptr %8, align 8
  %244 = getelementptr inbounds %struct.descriptor, ptr %243, i32 0, i32 4
  %245 = load i8, ptr %244, align 1
  %246 = zext i8 %245 to i32
  %247 = icmp eq i32 %246, 28
  br i1 %247, label %248, label %392

248:                                              ; preds = %241
  store i64 0, ptr %23, align 8
  br label %249

249:                                              ; preds = %388, %248
  %250 = load i64, ptr %23, align 8
  %251 = load i64, ptr %22, align 8
  %252 = icmp slt i64 %250, %251
  br i1 %252, label %254, label %253

253:                                              ; preds = %249
  store i32 2, ptr %24, align 4
  br label %391

254:                                              ; preds = %249
  store i64 0, ptr %25, align 8
  br label %255

255:                                              ; preds = %384, %254
  %256 = load i64, ptr %25, align 8
  %257 = load i64, ptr %21, align 8
  %258 = icmp slt i64 %256, %257
  br i1 %258, label %260, label %259

259:                                              ; preds = %255
  store i32 5, ptr %24, align 4
  br label %387

260:                                              ; preds = %255
  store i64 0, ptr %26, align 8
  br label %261

261:                                              ; preds = %380, %260
  %262 = load i64, ptr %26, align 8
  %263 = load i64, ptr %20, align 8
  %264 = icmp slt i64 %262, %263
  br i1 %264, label %266, label %265

265:                                              ; preds = %261
  store i32 8, ptr %24, align 4
  br label %383

266:                                              ; preds = %261
  store i64 0, ptr %27, align 8
  br label %267

267:                                              ; preds = %376, %266
  %268 = load i64, ptr %27, align 8
  %269 = load i64, ptr %19, align 8
  %270 = icmp slt i64 %268, %269
  br i1 %270, label %272, label %271

271:                                              ; preds = %267
  store i32 11, ptr %24, align 4
  br label %379

272:                                              ; preds = %267
  store double 0.000000e+00, ptr %28, align 8
  store i64 0, ptr %29, align 8
  br label %273

273:                                              ; preds = %353, %272
  %274 = load i64, ptr %29, align 8
  %275 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %276 = load i64, ptr %275, align 8
  %277 = icmp slt i64 %274, %276
  br i1 %277, label %279, label %278

278:                                              ; preds = %273
  store i32 14, ptr %24, align 4
  br label %356

279:                                              ; preds = %273
  %280 = load i32, ptr %9, align 4
  %281 = icmp eq i32 %280, 1
  br i1 %281, label %282, label %284

282:                                              ; preds = %279
  %283 = load i64, ptr %29, align 8
  br label %286

284:                                              ; preds = %279
  %285 = load i64, ptr %27, align 8
  br label %286

286:                                              ; preds = %284, %282
  %287 = phi i64 [ %283, %282 ], [ %285, %284 ]
  store i64 %287, ptr %30, align 8
  %288 = load i32, ptr %9, align 4
  %289 = icmp eq i32 %288, 2
  br i1 %289, label %290, label %292

290:                                              ; preds = %286
  %291 = load i64, ptr %29, align 8
  br label %294

292:                                              ; preds = %286
  %293 = load i64, ptr %26, align 8
  br label %294

294:                                              ; preds = %292, %290
  %295 = phi i64 [ %291, %290 ], [ %293, %292 ]
  store i64 %295, ptr %31, align 8
  %296 = load i32, ptr %9, align 4
  %297 = icmp eq i32 %296, 3
  br i1 %297, label %298, label %300

298:                                              ; preds = %294
  %299 = load i64, ptr %29, align 8
  br label %302

300:                                              ; preds = %294
  %301 = load i64, ptr %25, align 8
  br label %302

302:                                              ; preds = %300, %298
  %303 = phi i64 [ %299, %298 ], [ %301, %300 ]
  store i64 %303, ptr %32, align 8
  %304 = load i32, ptr %9, align 4
  %305 = icmp eq i32 %304, 4
  br i1 %305, label %306, label %308

306:                                              ; preds = %302
  %307 = load i64, ptr %29, align 8
  br label %310

308:                                              ; preds = %302
  %309 = load i64, ptr %23, align 8
  br label %310

310:                                              ; preds = %308, %306
  %311 = phi i64 [ %307, %306 ], [ %309, %308 ]
  store i64 %311, ptr %33, align 8
  %312 = load i64, ptr %30, align 8
  %313 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %314 = load i64, ptr %313, align 8
  %315 = mul nsw i64 %312, %314
  %316 = load i64, ptr %31, align 8
  %317 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %318 = load i64, ptr %317, align 8
  %319 = mul nsw i64 %316, %318
  %320 = add nsw i64 %315, %319
  %321 = load i64, ptr %32, align 8
  %322 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %323 = load i64, ptr %322, align 8
  %324 = mul nsw i64 %321, %323
  %325 = add nsw i64 %320, %324
  %326 = load i64, ptr %33, align 8
  %327 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %326, %328
  %330 = add nsw i64 %325, %329
  store i64 %330, ptr %34, align 8
  %331 = load ptr, ptr %12, align 8
  %332 = icmp ne ptr %331, null
  br i1 %332, label %333, label %343

333:                                              ; preds = %310
  %334 = load ptr, ptr %12, align 8
  %335 = load ptr, ptr %12, align 8
  %336 = load i64, ptr %30, align 8
  %337 = load i64, ptr %31, align 8
  %338 = load i64, ptr %32, align 8
  %339 = load i64, ptr %33, align 8
  %340 = call i64 @offset_in(ptr noundef %335, i64 noundef %336, i64 noundef %337, i64 noundef %338, i64 noundef %339)
  %341 = call i32 @is_true(ptr noundef %334, i64 noundef %340)
  %342 = icmp ne i32 %341, 0
  br i1 %342, label %343, label %352

343:                                              ; preds = %333, %310
  %344 = load ptr, ptr %8, align 8
  %345 = getelementptr inbounds %struct.descriptor, ptr %344, i32 0, i32 0
  %346 = load ptr, ptr %345, align 8
  %347 = load i64, ptr %34, align 8
  %348 = getelementptr inbounds i8, ptr %346, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = load double, ptr %28, align 8
  %351 = fadd double %350, %349
  store double %351, ptr %28, align 8
  br label %352

352:                                              ; preds = %343, %333
  br label %353

353:                                              ; preds = %352
  %354 = load i64, ptr %29, align 8
  %355 = add nsw i64 %354, 1
  store i64 %355, ptr %29, align 8
  br label %273

356:                                              ; preds = %278
  %357 = load double, ptr %28, align 8
  %358 = load ptr, ptr %7, align 8
  %359 = getelementptr inbounds %struct.descriptor, ptr %358, i32 0, i32 0
  %360 = load ptr, ptr %359, align 8
  %361 = load i64, ptr %23, align 8
  %362 = load i64, ptr %21, align 8
  %363 = mul nsw i64 %361, %362
  %364 = load i64, ptr %25, align 8
  %365 = add nsw i64 %363, %364
  %366 = load i64, ptr %20, align 8
  %367 = mul nsw i64 %365, %366
  %368 = load i64, ptr %26, align 8
  %369 = add nsw i64 %367, %368
  %370 = load i64, ptr %19, align 8
  %371 = mul nsw i64 %369, %370
  %372 = load i64, ptr %27, align 8
  %373 = add nsw i64 %371, %372
  %374 = mul nsw i64 %373, 8
  %375 = getelementptr inbounds i8, ptr %360, i64 %374
  store double %357, ptr %375, align 8
  br label %376

376:                                              ; preds = %356
  %377 = load i64, ptr %27, align 8
  %378 = add nsw i64 %377, 1
  store i64 %378, ptr %27, align 8
  br label %267

379:                                              ; preds = %271
  br label %380

380:                                              ; preds = %379
  %381 = load i64, ptr %26, align 8
  %382 = add nsw i64 %381, 1
  store i64 %382, ptr %26, align 8
  br label %261

383:                                              ; preds = %265
  br label %384

384:                                              ; preds = %383
  %385 = load i64, ptr %25, align 8
  %386 = add nsw i64 %385, 1
  store i64 %386, ptr %25, align 8
  br label %255

387:                                              ; preds = %259
  br label %388

388:                                              ; preds = %387
  %389 = load i64, ptr %23, align 8
  %390 = add nsw i64 %389, 1
  store i64 %390, ptr %23, align 8
  br label %249

391:                                              ; preds = %253
  br label %875

392:                                              ; preds = %241
  %393 = load ptr, ptr %8, align 8
  %394 = getelementptr inbounds %struct.descriptor, ptr %393, i32 0, i32 4
  %395 = load i8, ptr %394, align 1
  %396 = zext i8 %395 to i32
  %397 = icmp eq i32 %396, 35
  br i1 %397, label %398, label %554

398:                                              ; preds = %392
  store i64 0, ptr %35, align 8
  br label %399

399:                                              ; preds = %550, %398
  %400 = load i64, ptr %35, align 8
  %401 = load i64, ptr %22, align 8
  %402 = icmp slt i64 %400, %401
  br i1 %402, label %404, label %403

403:                                              ; preds = %399
  store i32 17, ptr %24, align 4
  br label %553

404:                                              ; preds = %399
  store i64 0, ptr %36, align 8
  br label %405

405:                                              ; preds = %546, %404
  %406 = load i64, ptr %36, align 8
  %407 = load i64, ptr %21, align 8
  %408 = icmp slt i64 %406, %407
  br i1 %408, label %410, label %409

409:                                              ; preds = %405
  store i32 20, ptr %24, align 4
  br label %549

410:                                              ; preds = %405
  store i64 0, ptr %37, align 8
  br label %411

411:                                              ; preds = %542, %410
  %412 = load i64, ptr %37, align 8
  %413 = load i64, ptr %20, align 8
  %414 = icmp slt i64 %412, %413
  br i1 %414, label %416, label %415

415:                                              ; preds = %411
  store i32 23, ptr %24, align 4
  br label %545

416:                                              ; preds = %411
  store i64 0, ptr %38, align 8
  br label %417

417:                                              ; preds = %538, %416
  %418 = load i64, ptr %38, align 8
  %419 = load i64, ptr %19, align 8
  %420 = icmp slt i64 %418, %419
  br i1 %420, label %422, label %421

421:                                              ; preds = %417
  store i32 26, ptr %24, align 4
  br label %541

422:                                              ; preds = %417
  store double 0.000000e+00, ptr %39, align 8
  store double 0.000000e+00, ptr %40, align 8
  store i64 0, ptr %41, align 8
  br label %423

423:                                              ; preds = %510, %422
  %424 = load i64, ptr %41, align 8
  %425 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %426 = load i64, ptr %425, align 8
  %427 = icmp slt i64 %424, %426
  br i1 %427, label %429, label %428

428:                                              ; preds = %423
  store i32 29, ptr %24, align 4
  br label %513

429:                                              ; preds = %423
  %430 = load i32, ptr %9, align 4
  %431 = icmp eq i32 %430, 1
  br i1 %431, label %432, label %434

432:                                              ; preds = %429
  %433 = load i64, ptr %41, align 8
  br label %436

434:                                              ; preds = %429
  %435 = load i64, ptr %38, align 8
  br label %436

436:                                              ; preds = %434, %432
  %437 = phi i64 [ %433, %432 ], [ %435, %434 ]
  store i64 %437, ptr %42, align 8
  %438 = load i32, ptr %9, align 4
  %439 = icmp eq i32 %438, 2
  br i1 %439, label %440, label %442

440:                                              ; preds = %436
  %441 = load i64, ptr %41, align 8
  br label %444

442:                                              ; preds = %436
  %443 = load i64, ptr %37, align 8
  br label %444

444:                                              ; preds = %442, %440
  %445 = phi i64 [ %441, %440 ], [ %443, %442 ]
  store i64 %445, ptr %43, align 8
  %446 = load i32, ptr %9, align 4
  %447 = icmp eq i32 %446, 3
  br i1 %447, label %448, label %450

448:                                              ; preds = %444
  %449 = load i64, ptr %41, align 8
  br label %452

450:                                              ; preds = %444
  %451 = load i64, ptr %36, align 8
  br label %452

452:                                              ; preds = %450, %448
  %453 = phi i64 [ %449, %448 ], [ %451, %450 ]
  store i64 %453, ptr %44, align 8
  %454 = load i32, ptr %9, align 4
  %455 = icmp eq i32 %454, 4
  br i1 %455, label %456, label %458

456:                                              ; preds = %452
  %457 = load i64, ptr %41, align 8
  br label %460

458:                                              ; preds = %452
  %459 = load i64, ptr %35, align 8
  br label %460

460:                                              ; preds = %458, %456
  %461 = phi i64 [ %457, %456 ], [ %459, %458 ]
  store i64 %461, ptr %45, align 8
  %462 = load i64, ptr %42, align 8
  %463 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %464 = load i64, ptr %463, align 8
  %465 = mul nsw i64 %462, %464
  %466 = load i64, ptr %43, align 8
  %467 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %468 = load i64, ptr %467, align 8
  %469 = mul nsw i64 %466, %468
  %470 = add nsw i64 %465, %469
  %471 = load i64, ptr %44, align 8
  %472 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %473 = load i64, ptr %472, align 8
  %474 = mul nsw i64 %471, %473
  %475 = add nsw i64 %470, %474
  %476 = load i64, ptr %45, align 8
  %477 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %478 = load i64, ptr %477, align 8
  %479 = mul nsw i64 %476, %478
  %480 = add nsw i64 %475, %479
  store i64 %480, ptr %46, align 8
  %481 = load ptr, ptr %12, align 8
  %482 = icmp ne ptr %481, null
  br i1 %482, label %483, label %493

483:                                              ; preds = %460
  %484 = load ptr, ptr %12, align 8
  %485 = load ptr, ptr %12, align 8
  %486 = load i64, ptr %42, align 8
  %487 = load i64, ptr %43, align 8
  %488 = load i64, ptr %44, align 8
  %489 = load i64, ptr %45, align 8
  %490 = call i64 @offset_in(ptr noundef %485, i64 noundef %486, i64 noundef %487, i64 noundef %488, i64 noundef %489)
  %491 = call i32 @is_true(ptr noundef %484, i64 noundef %490)
  %492 = icmp ne i32 %491, 0
  br i1 %492, label %493, label %509

493:                                              ; preds = %483, %460
  %494 = load ptr, ptr %8, align 8
  %495 = getelementptr inbounds %struct.descriptor, ptr %494, i32 0, i32 0
  %496 = load ptr, ptr %495, align 8
  %497 = load i64, ptr %46, align 8
  %498 = getelementptr inbounds i8, ptr %496, i64 %497
  store ptr %498, ptr %47, align 8
  %499 = load ptr, ptr %47, align 8
  %500 = getelementptr inbounds double, ptr %499, i64 0
  %501 = load double, ptr %500, align 8
  %502 = load double, ptr %39, align 8
  %503 = fadd double %502, %501
  store double %503, ptr %39, align 8
  %504 = load ptr, ptr %47, align 8
  %505 = getelementptr inbounds double, ptr %504, i64 1
  %506 = load double, ptr %505, align 8
  %507 = load double, ptr %40, align 8
  %508 = fadd double %507, %506
  store double %508, ptr %40, align 8
  br label %509

509:                                              ; preds = %493, %483
  br label %510

510:                                              ; preds = %509
  %511 = load i64, ptr %41, align 8
  %512 = add nsw i64 %511, 1
  store i64 %512, ptr %41, align 8
  br label %423

513:                                              ; preds = %428
  %514 = load ptr, ptr %7, align 8
  %515 = getelementptr inbounds %struct.descriptor, ptr %514, i32 0, i32 0
  %516 = load ptr, ptr %515, align 8
  %517 = load i64, ptr %35, align 8
  %518 = load i64, ptr %21, align 8
  %519 = mul nsw i64 %517, %518
  %520 = load i64, ptr %36, align 8
  %521 = add nsw i64 %519, %520
  %522 = load i64, ptr %20, align 8
  %523 = mul nsw i64 %521, %522
  %524 = load i64, ptr %37, align 8
  %525 = add nsw i64 %523, %524
  %526 = load i64, ptr %19, align 8
  %527 = mul nsw i64 %525, %526
  %528 = load i64, ptr %38, align 8
  %529 = add nsw i64 %527, %528
  %530 = mul nsw i64 2, %529
  %531 = getelementptr inbounds double, ptr %516, i64 %530
  store ptr %531, ptr %48, align 8
  %532 = load double, ptr %39, align 8
  %533 = load ptr, ptr %48, align 8
  %534 = getelementptr inbounds double, ptr %533, i64 0
  store double %532, ptr %534, align 8
  %535 = load double, ptr %40, align 8
  %536 = load ptr, ptr %48, align 8
  %537 = getelementptr inbounds double, ptr %536, i64 1
  store double %535, ptr %537, align 8
  br label %538

538:                                              ; preds = %513
  %539 = load i64, ptr %38, align 8
  %540 = add nsw i64 %539, 1
  store i64 %540, ptr %38, align 8
  br label %417

541:                                              ; preds = %421
  br label %542

542:                                              ; preds = %541
  %543 = load i64, ptr %37, align 8
  %544 = add nsw i64 %543, 1
  store i64 %544, ptr %37, align 8
  br label %411

545:                                              ; preds = %415
  br label %546

546:                                              ; preds = %545
  %547 = load i64, ptr %36, align 8
  %548 = add nsw i64 %547, 1
  store i64 %548, ptr %36, align 8
  br label %405

549:                                              ; preds = %409
  br label %550

550:                                              ; preds = %549
  %551 = load i64, ptr %35, align 8
  %552 = add nsw i64 %551, 1
  store i64 %552, ptr %35, align 8
  br label %399

553:                                              ; preds = %403
  br label %874

554:                                              ; preds = %392
  %555 = load ptr, ptr %8, align 8
  %556 = getelementptr inbounds %struct.descriptor, ptr %555, i32 0, i32 4
  %557 = load i8, ptr %556, align 1
  %558 = zext i8 %557 to i32
  %559 = icmp eq i32 %558, 34
  br i1 %559, label %560, label %716

560:                                              ; preds = %554
  store i64 0, ptr %49, align 8
  br label %561

561:                                              ; preds = %712, %560
  %562 = load i64, ptr %49, align 8
  %563 = load i64, ptr %22, align 8
  %564 = icmp slt i64 %562, %563
  br i1 %564, label %566, label %565

565:                                              ; preds = %561
  store i32 32, ptr %24, align 4
  br label %715

566:                                              ; preds = %561
  store i64 0, ptr %50, align 8
  br label %567

567:                                              ; preds = %708, %566
  %568 = load i64, ptr %50, align 8
  %569 = load i64, ptr %21, align 8
  %570 = icmp slt i64 %568, %569
  br i1 %570, label %572, label %571

571:                                              ; preds = %567
  store i32 35, ptr %24, align 4
  br label %711

572:                                              ; preds = %567
  store i64 0, ptr %51, align 8
  br label %573

573:                                              ; preds = %704, %572
  %574 = load i64, ptr %51, align 8
  %575 = load i64, ptr %20, align 8
  %576 = icmp slt i64 %574, %575
  br i1 %576, label %578, label %577

577:                                              ; preds = %573
  store i32 38, ptr %24, align 4
  br label %707

578:                                              ; preds = %573
  store i64 0, ptr %52, align 8
  br label %579

579:                                              ; preds = %700, %578
  %580 = load i64, ptr %52, align 8
  %581 = load i64, ptr %19, align 8
  %582 = icmp slt i64 %580, %581
  br i1 %582, label %584, label %583

583:                                              ; preds = %579
  store i32 41, ptr %24, align 4
  br label %703

584:                                              ; preds = %579
  store float 0.000000e+00, ptr %53, align 4
  store float 0.000000e+00, ptr %54, align 4
  store i64 0, ptr %55, align 8
  br label %585

585:                                              ; preds = %672, %584
  %586 = load i64, ptr %55, align 8
  %587 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %588 = load i64, ptr %587, align 8
  %589 = icmp slt i64 %586, %588
  br i1 %589, label %591, label %590

590:                                              ; preds = %585
  store i32 44, ptr %24, align 4
  br label %675

591:                                              ; preds = %585
  %592 = load i32, ptr %9, align 4
  %593 = icmp eq i32 %592, 1
  br i1 %593, label %594, label %596

594:                                              ; preds = %591
  %595 = load i64, ptr %55, align 8
  br label %598

596:                                              ; preds = %591
  %597 = load i64, ptr %52, align 8
  br label %598

598:                                              ; preds = %596, %594
  %599 = phi i64 [ %595, %594 ], [ %597, %596 ]
  store i64 %599, ptr %56, align 8
  %600 = load i32, ptr %9, align 4
  %601 = icmp eq i32 %600, 2
  br i1 %601, label %602, label %604

602:                                              ; preds = %598
  %603 = load i64, ptr %55, align 8
  br label %606

604:                                              ; preds = %598
  %605 = load i64, ptr %51, align 8
  br label %606

606:                                              ; preds = %604, %602
  %607 = phi i64 [ %603, %602 ], [ %605, %604 ]
  store i64 %607, ptr %57, align 8
  %608 = load i32, ptr %9, align 4
  %609 = icmp eq i32 %608, 3
  br i1 %609, label %610, label %612

610:                                              ; preds = %606
  %611 = load i64, ptr %55, align 8
  br label %614

612:                                              ; preds = %606
  %613 = load i64, ptr %50, align 8
  br label %614

614:                                              ; preds = %612, %610
  %615 = phi i64 [ %611, %610 ], [ %613, %612 ]
  store i64 %615, ptr %58, align 8
  %616 = load i32, ptr %9, align 4
  %617 = icmp eq i32 %616, 4
  br i1 %617, label %618, label %620

618:                                              ; preds = %614
  %619 = load i64, ptr %55, align 8
  br label %622

620:                                              ; preds = %614
  %621 = load i64, ptr %49, align 8
  br label %622

622:                                              ; preds = %620, %618
  %623 = phi i64 [ %619, %618 ], [ %621, %620 ]
  store i64 %623, ptr %59, align 8
  %624 = load i64, ptr %56, align 8
  %625 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %626 = load i64, ptr %625, align 8
  %627 = mul nsw i64 %624, %626
  %628 = load i64, ptr %57, align 8
  %629 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %630 = load i64, ptr %629, align 8
  %631 = mul nsw i64 %628, %630
  %632 = add nsw i64 %627, %631
  %633 = load i64, ptr %58, align 8
  %634 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %635 = load i64, ptr %634, align 8
  %636 = mul nsw i64 %633, %635
  %637 = add nsw i64 %632, %636
  %638 = load i64, ptr %59, align 8
  %639 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %640 = load i64, ptr %639, align 8
  %641 = mul nsw i64 %638, %640
  %642 = add nsw i64 %637, %641
  store i64 %642, ptr %60, align 8
  %643 = load ptr, ptr %12, align 8
  %644 = icmp ne ptr %643, null
  br i1 %644, label %645, label %655

645:                                              ; preds = %622
  %646 = load ptr, ptr %12, align 8
  %647 = load ptr, ptr %12, align 8
  %648 = load i64, ptr %56, align 8
  %649 = load i64, ptr %57, align 8
  %650 = load i64, ptr %58, align 8
  %651 = load i64, ptr %59, align 8
  %652 = call i64 @offset_in(ptr noundef %647, i64 noundef %648, i64 noundef %649, i64 noundef %650, i64 noundef %651)
  %653 = call i32 @is_true(ptr noundef %646, i64 noundef %652)
  %654 = icmp ne i32 %653, 0
  br i1 %654, label %655, label %671

655:                                              ; preds = %645, %622
  %656 = load ptr, ptr %8, align 8
  %657 = getelementptr inbounds %struct.descriptor, ptr %656, i32 0, i32 0
  %658 = load ptr, ptr %657, align 8
  %659 = load i64, ptr %60, align 8
  %660 = getelementptr inbounds i8, ptr %658, i64 %659
  store ptr %660, ptr %61, align 8
  %661 = load ptr, ptr %61, align 8
  %662 = getelementptr inbounds float, ptr %661, i64 0
  %663 = load float, ptr %662, align 4
  %664 = load float, ptr %53, align 4
  %665 = fadd float %664, %663
  store float %665, ptr %53, align 4
  %666 = load ptr, ptr %61, align 8
  %667 = getelementptr inbounds float, ptr %666, i64 1
  %668 = load float, ptr %667, align 4
  %669 = load float, ptr %54, align 4
  %670 = fadd float %669, %668
  store float %670, ptr %54, align 4
  br label %671

671:                                              ; preds = %655, %645
  br label %672

672:                                              ; preds = %671
  %673 = load i64, ptr %55, align 8
  %674 = add nsw i64 %673, 1
  store i64 %674, ptr %55, align 8
  br label %585

675:                                              ; preds = %590
  %676 = load ptr, ptr %7, align 8
  %677 = getelementptr inbounds %struct.descriptor, ptr %676, i32 0, i32 0
  %678 = load ptr, ptr %677, align 8
  %679 = load i64, ptr %49, align 8
  %680 = load i64, ptr %21, align 8
  %681 = mul nsw i64 %679, %680
  %682 = load i64, ptr %50, align 8
  %683 = add nsw i64 %681, %682
  %684 = load i64, ptr %20, align 8
  %685 = mul nsw i64 %683, %684
  %686 = load i64, ptr %51, align 8
  %687 = add nsw i64 %685, %686
  %688 = load i64, ptr %19, align 8
  %689 = mul nsw i64 %687, %688
  %690 = load i64, ptr %52, align 8
  %691 = add nsw i64 %689, %690
  %692 = mul nsw i64 2, %691
  %693 = getelementptr inbounds float, ptr %678, i64 %692
  store ptr %693, ptr %62, align 8
  %694 = load float, ptr %53, align 4
  %695 = load ptr, ptr %62, align 8
  %696 = getelementptr inbounds float, ptr %695, i64 0
  store float %694, ptr %696, align 4
  %697 = load float, ptr %54, align 4
  %698 = load ptr, ptr %62, align 8
  %699 = getelementptr inbounds float, ptr %698, i64 1
  store float %697, ptr %699, align 4
  br label %700

700:                                              ; preds = %675
  %701 = load i64, ptr %52, align 8
  %702 = add nsw i64 %701, 1
  store i64 %702, ptr %52, align 8
  br label %579

703:                                              ; preds = %583
  br label %704

704:                                              ; preds = %703
  %705 = load i64, ptr %51, align 8
  %706 = add nsw i64 %705, 1
  store i64 %706, ptr %51, align 8
  br label %573

707:                                              ; preds = %577
  br label %708

708:                                              ; preds = %707
  %709 = load i64, ptr %50, align 8
  %710 = add nsw i64 %709, 1
  store i64 %710, ptr %50, align 8
  br label %567

711:                                              ; preds = %571
  br label %712

712:                                              ; preds = %711
  %713 = load i64, ptr %49, align 8
  %714 = add nsw i64 %713, 1
  store i64 %714, ptr %49, align 8
  br label %561

715:                                              ; preds = %565
  br label %873

716:                                              ; preds = %554
  %717 = load i8, ptr %13, align 1
  %718 = trunc i8 %717 to i1
  br i1 %718, label %719, label %728

719:                                              ; preds = %716
  %720 = load ptr, ptr %7, align 8
  %721 = getelementptr inbounds %struct.descriptor, ptr %720, i32 0, i32 0
  %722 = load ptr, ptr %721, align 8
  %723 = load ptr, ptr %8, align 8
  %724 = load i32, ptr %9, align 4
  %725 = load ptr, ptr %10, align 8
  %726 = load i32, ptr %11, align 4
  %727 = load ptr, ptr %12, align 8
  call void @put_Sum(ptr noundef %722, ptr noundef %723, i32 noundef %724, ptr noundef %725, i32 noundef %726, ptr noundef %727)
  br label %872

728:                                              ; preds = %716
  store i64 0, ptr %63, align 8
  br label %729

729:                                              ; preds = %868, %728
  %730 = load i64, ptr %63, align 8
  %731 = load i64, ptr %22, align 8
  %732 = icmp slt i64 %730, %731
  br i1 %732, label %734, label %733

733:                                              ; preds = %729
  store i32 47, ptr %24, align 4
  br label %871

734:                                              ; preds = %729
  store i64 0, ptr %64, align 8
  br label %735

735:                                              ; preds = %864, %734
  %736 = load i64, ptr %64, align 8
  %737 = load i64, ptr %21, align 8
  %738 = icmp slt i64 %736, %737
  br i1 %738, label %740, label %739

739:                                              ; preds = %735
  store i32 50, ptr %24, align 4
  br label %867

740:                                              ; preds = %735
  store i64 0, ptr %65, align 8
  br label %741

741:                                              ; preds = %860, %740
  %742 = load i64, ptr %65, align 8
  %743 = load i64, ptr %20, align 8
  %744 = icmp slt i64 %742, %743
  br i1 %744, label %746, label %745

745:                                              ; preds = %741
  store i32 53, ptr %24, align 4
  br label %863

746:                                              ; preds = %741
  store i64 0, ptr %66, align 8
  br label %747

747:                                              ; preds = %856, %746
  %748 = load i64, ptr %66, align 8
  %749 = load i64, ptr %19, align 8
  %750 = icmp slt i64 %748, %749
  br i1 %750, label %752, label %751

751:                                              ; preds = %747
  store i32 56, ptr %24, align 4
  br label %859

752:                                              ; preds = %747
  store float 0.000000e+00, ptr %67, align 4
  store i64 0, ptr %68, align 8
  br label %753

753:                                              ; preds = %833, %752
  %754 = load i64, ptr %68, align 8
  %755 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %756 = load i64, ptr %755, align 8
  %757 = icmp slt i64 %754, %756
  br i1 %757, label %759, label %758

758:                                              ; preds = %753
  store i32 59, ptr %24, align 4
  br label %836

759:                                              ; preds = %753
  %760 = load i32, ptr %9, align 4
  %761 = icmp eq i32 %760, 1
  br i1 %761, label %762, label %764

762:                                              ; preds = %759
  %763 = load i64, ptr %68, align 8
  br label %766

764:                                              ; preds = %759
  %765 = load i64, ptr %66, align 8
  br label %766

766:                                              ; preds = %764, %762
  %767 = phi i64 [ %763, %762 ], [ %765, %764 ]
  store i64 %767, ptr %69, align 8
  %768 = load i32, ptr %9, align 4
  %769 = icmp eq i32 %768, 2
  br i1 %769, label %770, label %772

770:                                              ; preds = %766
  %771 = load i64, ptr %68, align 8
  br label %774

772:                                              ; preds = %766
  %773 = load i64, ptr %65, align 8
  br label %774

774:                                              ; preds = %772, %770
  %775 = phi i64 [ %771, %770 ], [ %773, %772 ]
  store i64 %775, ptr %70, align 8
  %776 = load i32, ptr %9, align 4
  %777 = icmp eq i32 %776, 3
  br i1 %777, label %778, label %780

778:                                              ; preds = %774
  %779 = load i64, ptr %68, align 8
  br label %782

780:                                              ; preds = %774
  %781 = load i64, ptr %64, align 8
  br label %782

782:                                              ; preds = %780, %778
  %783 = phi i64 [ %779, %778 ], [ %781, %780 ]
  store i64 %783, ptr %71, align 8
  %784 = load i32, ptr %9, align 4
  %785 = icmp eq i32 %784, 4
  br i1 %785, label %786, label %788

786:                                              ; preds = %782
  %787 = load i64, ptr %68, align 8
  br label %790

788:                                              ; preds = %782
  %789 = load i64, ptr %63, align 8
  br label %790

790:                                              ; preds = %788, %786
  %791 = phi i64 [ %787, %786 ], [ %789, %788 ]
  store i64 %791, ptr %72, align 8
  %792 = load i64, ptr %69, align 8
  %793 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %794 = load i64, ptr %793, align 8
  %795 = mul nsw i64 %792, %794
  %796 = load i64, ptr %70, align 8
  %797 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %798 = load i64, ptr %797, align 8
  %799 = mul nsw i64 %796, %798
  %800 = add nsw i64 %795, %799
  %801 = load i64, ptr %71, align 8
  %802 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %803 = load i64, ptr %802, align 8
  %804 = mul nsw i64 %801, %803
  %805 = add nsw i64 %800, %804
  %806 = load i64, ptr %72, align 8
  %807 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %808 = load i64, ptr %807, align 8
  %809 = mul nsw i64 %806, %808
  %810 = add nsw i64 %805, %809
  store i64 %810, ptr %73, align 8
  %811 = load ptr, ptr %12, align 8
  %812 = icmp ne ptr %811, null
  br i1 %812, label %813, label %823

813:                                              ; preds = %790
  %814 = load ptr, ptr %12, align 8
  %815 = load ptr, ptr %12, align 8
  %816 = load i64, ptr %69, align 8
  %817 = load i64, ptr %70, align 8
  %818 = load i64, ptr %71, align 8
  %819 = load i64, ptr %72, align 8
  %820 = call i64 @offset_in(ptr noundef %815, i64 noundef %816, i64 noundef %817, i64 noundef %818, i64 noundef %819)
  %821 = call i32 @is_true(ptr noundef %814, i64 noundef %820)
  %822 = icmp ne i32 %821, 0
  br i1 %822, label %823, label %832

823:                                              ; preds = %813, %790
  %824 = load ptr, ptr %8, align 8
  %825 = getelementptr inbounds %struct.descriptor, ptr %824, i32 0, i32 0
  %826 = load ptr, ptr %825, align 8
  %827 = load i64, ptr %73, align 8
  %828 = getelementptr inbounds i8, ptr %826, i64 %827
  %829 = load float, ptr %828, align 4
  %830 = load float, ptr %67, align 4
  %831 = fadd float %830, %829
  store float %831, ptr %67, align 4
  br label %832

832:                                              ; preds = %823, %813
  br label %833

833:                                              ; preds = %832
  %834 = load i64, ptr %68, align 8
  %835 = add nsw i64 %834, 1
  store i64 %835, ptr %68, align 8
  br label %753

836:                                              ; preds = %758
  %837 = load float, ptr %67, align 4
  %838 = load ptr, ptr %7, align 8
  %839 = getelementptr inbounds %struct.descriptor, ptr %838, i32 0, i32 0
  %840 = load ptr, ptr %839, align 8
  %841 = load i64, ptr %63, align 8
  %842 = load i64, ptr %21, align 8
  %843 = mul nsw i64 %841, %842
  %844 = load i64, ptr %64, align 8
  %845 = add nsw i64 %843, %844
  %846 = load i64, ptr %20, align 8
  %847 = mul nsw i64 %845, %846
  %848 = load i64, ptr %65, align 8
  %849 = add nsw i64 %847, %848
  %850 = load i64, ptr %19, align 8
  %851 = mul nsw i64 %849, %850
  %852 = load i64, ptr %66, align 8
  %853 = add nsw i64 %851, %852
  %854 = mul nsw i64 %853, 4
  %855 = getelementptr inbounds i8, ptr %840, i64 %854
  store float %837, ptr %855, align 4
  br label %856

856:                                              ; preds = %836
  %857 = load i64, ptr %66, align 8
  %858 = add nsw i64 %857, 1
  store i64 %858, ptr %66, align 8
  br label %747

859:                                              ; preds = %751
  br label %860

860:                                              ; preds = %859
  %861 = load i64, ptr %65, align 8
  %862 = add nsw i64 %861, 1
  store i64 %862, ptr %65, align 8
  br label %741

863:                                              ; preds = %745
  br label %864

864:                                              ; preds = %863
  %865 = load i64, ptr %64, align 8
  %866 = add nsw i64 %865, 1
  store i64 %866, ptr %64, align 8
  br label %735

867:                                              ; preds = %739
  br label %868

868:                                              ; preds = %867
  %869 = load i64, ptr %63, align 8
  %870 = add nsw i64 %869, 1
  store i64 %870, ptr %63, align 8
  br label %729

871:                                              ; preds = %733
  br label %872

872:                                              ; preds = %871, %719
  br label %873

873:                                              ; preds = %872, %715
  br label %874

874:                                              ; preds = %873, %553
  br label %875

875:                                              ; preds = %874, %391
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
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #11
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
  %73 = call ptr @malloc(i64 noundef %72) #12
  %74 = load ptr, ptr %7, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 0
  store ptr %73, ptr %75, align 8
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


define internal void @put_Sum(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %union.found, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 120, i1 false)
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load ptr, ptr %10, align 8
  %17 = load i32, ptr %11, align 4
  %18 = load ptr, ptr %12, align 8
  call void @native._FortranASumDim(ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18)
  %19 = load ptr, ptr %7, align 8
  call void @handed_over(ptr noundef %19, ptr noundef %13)
  ret void
}

define dso_local void @_FortranAProductDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca double, align 8
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
  %39 = alloca double, align 8
  %40 = alloca double, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca ptr, align 8
  %48 = alloca double, align 8
  %49 = alloca ptr, align 8
  %50 = alloca i64, align 8
  %51 = alloca i64, align 8
  %52 = alloca i64, align 8
  %53 = alloca i64, align 8
  %54 = alloca float, align 4
  %55 = alloca float, align 4
  %56 = alloca i64, align 8
  %57 = alloca i64, align 8
  %58 = alloca i64, align 8
  %59 = alloca i64, align 8
  %60 = alloca i64, align 8
  %61 = alloca i64, align 8
  %62 = alloca ptr, align 8
  %63 = alloca float, align 4
  %64 = alloca ptr, align 8
  %65 = alloca i64, align 8
  %66 = alloca i64, align 8
  %67 = alloca i64, align 8
  %68 = alloca i64, align 8
  %69 = alloca float, align 4
  %70 = alloca i64, align 8
  %71 = alloca i64, align 8
  %72 = alloca i64, align 8
  %73 = alloca i64, align 8
  %74 = alloca i64, align 8
  %75 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %76 = load ptr, ptr %8, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 4
  %78 = load i8, ptr %77, align 1
  %79 = zext i8 %78 to i32
  %80 = icmp sle i32 %79, 24
  %81 = zext i1 %80 to i8
  store i8 %81, ptr %13, align 1
  %82 = load ptr, ptr %8, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 4
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %84 to i32
  %86 = icmp eq i32 %85, 28
  br i1 %86, label %108, label %87

87:                                               ; preds = %6
  %88 = load ptr, ptr %8, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 4
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
  %92 = icmp eq i32 %91, 27
  br i1 %92, label %108, label %93

93:                                               ; preds = %87
  %94 = load ptr, ptr %8, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 4
  %96 = load i8, ptr %95, align 1
  %97 = zext i8 %96 to i32
  %98 = icmp eq i32 %97, 35
  br i1 %98, label %108, label %99

99:                                               ; preds = %93
  %100 = load ptr, ptr %8, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 4
  %102 = load i8, ptr %101, align 1
  %103 = zext i8 %102 to i32
  %104 = icmp eq i32 %103, 34
  br i1 %104, label %108, label %105

105:                                              ; preds = %99
  %106 = load i8, ptr %13, align 1
  %107 = trunc i8 %106 to i1
  br label %108

108:                                              ; preds = %105, %99, %93, %87, %6
  %109 = phi i1 [ true, %99 ], [ true, %93 ], [ true, %87 ], [ true, %6 ], [ %107, %105 ]
  %110 = zext i1 %109 to i32
  %111 = load ptr, ptr %10, align 8
  %112 = load i32, ptr %11, align 4
  call void @require(i32 noundef %110, ptr noundef @.str.3, ptr noundef %111, i32 noundef %112)
  %113 = load i32, ptr %9, align 4
  %114 = icmp sge i32 %113, 1
  br i1 %114, label %115, label %122

115:                                              ; preds = %108
  %116 = load i32, ptr %9, align 4
  %117 = load ptr, ptr %8, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 3
  %119 = load i8, ptr %118, align 4
  %120 = zext i8 %119 to i32
  %121 = icmp sle i32 %116, %120
  br label %122

122:                                              ; preds = %115, %108
  %123 = phi i1 [ false, %108 ], [ %121, %115 ]
  %124 = zext i1 %123 to i32
  %125 = load ptr, ptr %10, align 8
  %126 = load i32, ptr %11, align 4
  call void @require(i32 noundef %124, ptr noundef @.str.4, ptr noundef %125, i32 noundef %126)
  %127 = load ptr, ptr %8, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 3
  %129 = load i8, ptr %128, align 4
  %130 = zext i8 %129 to i32
  %131 = icmp sle i32 %130, 4
  %132 = zext i1 %131 to i32
  %133 = load ptr, ptr %10, align 8
  %134 = load i32, ptr %11, align 4
  call void @require(i32 noundef %132, ptr noundef @.str.2, ptr noundef %133, i32 noundef %134)
  %135 = load ptr, ptr %8, align 8
  %136 = load ptr, ptr %8, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 3
  %138 = load i8, ptr %137, align 4
  %139 = zext i8 %138 to i32
  %140 = call ptr @dimension_of(ptr noundef %135, i32 noundef 0, i32 noundef %139)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %140, i64 24, i1 false)
  %141 = load ptr, ptr %8, align 8
  %142 = load ptr, ptr %8, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 3
  %144 = load i8, ptr %143, align 4
  %145 = zext i8 %144 to i32
  %146 = call ptr @dimension_of(ptr noundef %141, i32 noundef 1, i32 noundef %145)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %146, i64 24, i1 false)
  %147 = load ptr, ptr %8, align 8
  %148 = load ptr, ptr %8, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 3
  %150 = load i8, ptr %149, align 4
  %151 = zext i8 %150 to i32
  %152 = call ptr @dimension_of(ptr noundef %147, i32 noundef 2, i32 noundef %151)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %152, i64 24, i1 false)
  %153 = load ptr, ptr %8, align 8
  %154 = load ptr, ptr %8, align 8
  %155 = getelementptr inbounds %struct.descriptor, ptr %154, i32 0, i32 3
  %156 = load i8, ptr %155, align 4
  %157 = zext i8 %156 to i32
  %158 = call ptr @dimension_of(ptr noundef %153, i32 noundef 3, i32 noundef %157)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %158, i64 24, i1 false)
  %159 = load i32, ptr %9, align 4
  %160 = icmp eq i32 %159, 1
  br i1 %160, label %161, label %162

161:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %14, i64 24, i1 false)
  br label %173

162:                                              ; preds = %122
  %163 = load i32, ptr %9, align 4
  %164 = icmp eq i32 %163, 2
  br i1 %164, label %165, label %166

165:                                              ; preds = %162
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %15, i64 24, i1 false)
  br label %172

166:                                              ; preds = %162
  %167 = load i32, ptr %9, align 4
  %168 = icmp eq i32 %167, 3
  br i1 %168, label %169, label %170

169:                                              ; preds = %166
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %16, i64 24, i1 false)
  br label %171

170:                                              ; preds = %166
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %17, i64 24, i1 false)
  br label %171

171:                                              ; preds = %170, %169
  br label %172

172:                                              ; preds = %171, %165
  br label %173

173:                                              ; preds = %172, %161
  %174 = load i32, ptr %9, align 4
  %175 = icmp eq i32 %174, 1
  br i1 %175, label %176, label %177

176:                                              ; preds = %173
  br label %180

177:                                              ; preds = %173
  %178 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %179 = load i64, ptr %178, align 8
  br label %180

180:                                              ; preds = %177, %176
  %181 = phi i64 [ 1, %176 ], [ %179, %177 ]
  store i64 %181, ptr %19, align 8
  %182 = load i32, ptr %9, align 4
  %183 = icmp eq i32 %182, 2
  br i1 %183, label %184, label %185

184:                                              ; preds = %180
  br label %188

185:                                              ; preds = %180
  %186 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %187 = load i64, ptr %186, align 8
  br label %188

188:                                              ; preds = %185, %184
  %189 = phi i64 [ 1, %184 ], [ %187, %185 ]
  store i64 %189, ptr %20, align 8
  %190 = load i32, ptr %9, align 4
  %191 = icmp eq i32 %190, 3
  br i1 %191, label %192, label %193

192:                                              ; preds = %188
  br label %196

193:                                              ; preds = %188
  %194 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %195 = load i64, ptr %194, align 8
  br label %196

196:                                              ; preds = %193, %192
  %197 = phi i64 [ 1, %192 ], [ %195, %193 ]
  store i64 %197, ptr %21, align 8
  %198 = load i32, ptr %9, align 4
  %199 = icmp eq i32 %198, 4
  br i1 %199, label %200, label %201

200:                                              ; preds = %196
  br label %204

201:                                              ; preds = %196
  %202 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  br label %204

204:                                              ; preds = %201, %200
  %205 = phi i64 [ 1, %200 ], [ %203, %201 ]
  store i64 %205, ptr %22, align 8
  %206 = load ptr, ptr %8, align 8
  %207 = getelementptr inbounds %struct.descriptor, ptr %206, i32 0, i32 3
  %208 = load i8, ptr %207, align 4
  %209 = zext i8 %208 to i32
  %210 = sub nsw i32 %209, 1
  %211 = trunc i32 %210 to i8
  %212 = load ptr, ptr %7, align 8
  %213 = getelementptr inbounds %struct.descriptor, ptr %212, i32 0, i32 3
  store i8 %211, ptr %213, align 4
  %214 = load ptr, ptr %7, align 8
  %215 = load ptr, ptr %8, align 8
  %216 = getelementptr inbounds %struct.descriptor, ptr %215, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = load i32, ptr %9, align 4
  %219 = icmp eq i32 %218, 1
  br i1 %219, label %220, label %223

220:                                              ; preds = %204
  %221 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %222 = load i64, ptr %221, align 8
  br label %225

223:                                              ; preds = %204
  %224 = load i64, ptr %19, align 8
  br label %225

225:                                              ; preds = %223, %220
  %226 = phi i64 [ %222, %220 ], [ %224, %223 ]
  %227 = load i32, ptr %9, align 4
  %228 = icmp sle i32 %227, 2
  br i1 %228, label %229, label %232

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %231 = load i64, ptr %230, align 8
  br label %234

232:                                              ; preds = %225
  %233 = load i64, ptr %20, align 8
  br label %234

234:                                              ; preds = %232, %229
  %235 = phi i64 [ %231, %229 ], [ %233, %232 ]
  %236 = load i32, ptr %9, align 4
  %237 = icmp sle i32 %236, 3
  br i1 %237, label %238, label %241

238:                                              ; preds = %234
  %239 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  br label %243

241:                                              ; preds = %234
  %242 = load i64, ptr %21, align 8
  br label %243

243:                                              ; preds = %241, %238
  %244 = phi i64 [ %240, %238 ], [ %242, %241 ]
  call void @made(ptr noundef %214, i64 noundef %217, i64 noundef %226, i64 noundef %235, i64 noundef %244, i64 noundef 1)
  %245 = load ptr, ptr %8, align 8
  %246 = getelementptr inbounds %struct.descriptor, ptr %245, i32 0, i32 4
  %247 = load i8, ptr %246, align 1
  %248 = zext i8 %247 to i32
  %249 = icmp eq i32 %248, 28
  br i1 %249, label %250, label %394

250:                                              ; preds = %243
  store i64 0, ptr %23, align 8
  br label %251

251:                                              ; preds = %390, %250
  %252 = load i64, ptr %23, align 8
  %253 = load i64, ptr %22, align 8
  %254 = icmp slt i64 %252, %253
  br i1 %254, label %256, label %255

255:                                              ; preds = %251
  store i32 2, ptr %24, align 4
  br label %393

256:                                              ; preds = %251
  store i64 0, ptr %25, align 8
  br label %257

257:                                              ; preds = %386, %256
  %258 = load i64, ptr %25, align 8
  %259 = load i64, ptr %21, align 8
  %260 = icmp slt i64 %258, %259
  br i1 %260, label %262, label %261

261:                                              ; preds = %257
  store i32 5, ptr %24, align 4
  br label %389

262:                                              ; preds = %257
  store i64 0, ptr %26, align 8
  br label %263

263:                                              ; preds = %382, %262
  %264 = load i64, ptr %26, align 8
  %265 = load i64, ptr %20, align 8
  %266 = icmp slt i64 %264, %265
  br i1 %266, label %268, label %267

267:                                              ; preds = %263
  store i32 8, ptr %24, align 4
  br label %385

268:                                              ; preds = %263
  store i64 0, ptr %27, align 8
  br label %269

269:                                              ; preds = %378, %268
  %270 = load i64, ptr %27, align 8
  %271 = load i64, ptr %19, align 8
  %272 = icmp slt i64 %270, %271
  br i1 %272, label %274, label %273

273:                                              ; preds = %269
  store i32 11, ptr %24, align 4
  br label %381

274:                                              ; preds = %269
  store double 1.000000e+00, ptr %28, align 8
  store i64 0, ptr %29, align 8
  br label %275

275:                                              ; preds = %355, %274
  %276 = load i64, ptr %29, align 8
  %277 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %278 = load i64, ptr %277, align 8
  %279 = icmp slt i64 %276, %278
  br i1 %279, label %281, label %280

280:                                              ; preds = %275
  store i32 14, ptr %24, align 4
  br label %358

281:                                              ; preds = %275
  %282 = load i32, ptr %9, align 4
  %283 = icmp eq i32 %282, 1
  br i1 %283, label %284, label %286

284:                                              ; preds = %281
  %285 = load i64, ptr %29, align 8
  br label %288

286:                                              ; preds = %281
  %287 = load i64, ptr %27, align 8
  br label %288

288:                                              ; preds = %286, %284
  %289 = phi i64 [ %285, %284 ], [ %287, %286 ]
  store i64 %289, ptr %30, align 8
  %290 = load i32, ptr %9, align 4
  %291 = icmp eq i32 %290, 2
  br i1 %291, label %292, label %294

292:                                              ; preds = %288
  %293 = load i64, ptr %29, align 8
  br label %296

294:                                              ; preds = %288
  %295 = load i64, ptr %26, align 8
  br label %296

296:                                              ; preds = %294, %292
  %297 = phi i64 [ %293, %292 ], [ %295, %294 ]
  store i64 %297, ptr %31, align 8
  %298 = load i32, ptr %9, align 4
  %299 = icmp eq i32 %298, 3
  br i1 %299, label %300, label %302

300:                                              ; preds = %296
  %301 = load i64, ptr %29, align 8
  br label %304

302:                                              ; preds = %296
  %303 = load i64, ptr %25, align 8
  br label %304

304:                                              ; preds = %302, %300
  %305 = phi i64 [ %301, %300 ], [ %303, %302 ]
  store i64 %305, ptr %32, align 8
  %306 = load i32, ptr %9, align 4
  %307 = icmp eq i32 %306, 4
  br i1 %307, label %308, label %310

308:                                              ; preds = %304
  %309 = load i64, ptr %29, align 8
  br label %312

310:                                              ; preds = %304
  %311 = load i64, ptr %23, align 8
  br label %312

312:                                              ; preds = %310, %308
  %313 = phi i64 [ %309, %308 ], [ %311, %310 ]
  store i64 %313, ptr %33, align 8
  %314 = load i64, ptr %30, align 8
  %315 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %316 = load i64, ptr %315, align 8
  %317 = mul nsw i64 %314, %316
  %318 = load i64, ptr %31, align 8
  %319 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %320 = load i64, ptr %319, align 8
  %321 = mul nsw i64 %318, %320
  %322 = add nsw i64 %317, %321
  %323 = load i64, ptr %32, align 8
  %324 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %325 = load i64, ptr %324, align 8
  %326 = mul nsw i64 %323, %325
  %327 = add nsw i64 %322, %326
  %328 = load i64, ptr %33, align 8
  %329 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %330 = load i64, ptr %329, align 8
  %331 = mul nsw i64 %328, %330
  %332 = add nsw i64 %327, %331
  store i64 %332, ptr %34, align 8
  %333 = load ptr, ptr %12, align 8
  %334 = icmp ne ptr %333, null
  br i1 %334, label %335, label %345

335:                                              ; preds = %312
  %336 = load ptr, ptr %12, align 8
  %337 = load ptr, ptr %12, align 8
  %338 = load i64, ptr %30, align 8
  %339 = load i64, ptr %31, align 8
  %340 = load i64, ptr %32, align 8
  %341 = load i64, ptr %33, align 8
  %342 = call i64 @offset_in(ptr noundef %337, i64 noundef %338, i64 noundef %339, i64 noundef %340, i64 noundef %341)
  %343 = call i32 @is_true(ptr noundef %336, i64 noundef %342)
  %344 = icmp ne i32 %343, 0
  br i1 %344, label %345, label %354

345:                                              ; preds = %335, %312
  %346 = load ptr, ptr %8, align 8
  %347 = getelementptr inbounds %struct.descriptor, ptr %346, i32 0, i32 0
  %348 = load ptr, ptr %347, align 8
  %349 = load i64, ptr %34, align 8
  %350 = getelementptr inbounds i8, ptr %348, i64 %349
  %351 = load double, ptr %350, align 8
  %352 = load double, ptr %28, align 8
  %353 = fmul double %352, %351
  store double %353, ptr %28, align 8
  br label %354

354:                                              ; preds = %345, %335
  br label %355

355:                                              ; preds = %354
  %356 = load i64, ptr %29, align 8
  %357 = add nsw i64 %356, 1
  store i64 %357, ptr %29, align 8
  br label %275

358:                                              ; preds = %280
  %359 = load double, ptr %28, align 8
  %360 = load ptr, ptr %7, align 8
  %361 = getelementptr inbounds %struct.descriptor, ptr %360, i32 0, i32 0
  %362 = load ptr, ptr %361, align 8
  %363 = load i64, ptr %23, align 8
  %364 = load i64, ptr %21, align 8
  %365 = mul nsw i64 %363, %364
  %366 = load i64, ptr %25, align 8
  %367 = add nsw i64 %365, %366
  %368 = load i64, ptr %20, align 8
  %369 = mul nsw i64 %367, %368
  %370 = load i64, ptr %26, align 8
  %371 = add nsw i64 %369, %370
  %372 = load i64, ptr %19, align 8
  %373 = mul nsw i64 %371, %372
  %374 = load i64, ptr %27, align 8
  %375 = add nsw i64 %373, %374
  %376 = mul nsw i64 %375, 8
  %377 = getelementptr inbounds i8, ptr %362, i64 %376
  store double %359, ptr %377, align 8
  br label %378

378:                                              ; preds = %358
  %379 = load i64, ptr %27, align 8
  %380 = add nsw i64 %379, 1
  store i64 %380, ptr %27, align 8
  br label %269

381:                                              ; preds = %273
  br label %382

382:                                              ; preds = %381
  %383 = load i64, ptr %26, align 8
  %384 = add nsw i64 %383, 1
  store i64 %384, ptr %26, align 8
  br label %263

385:                                              ; preds = %267
  br label %386

386:                                              ; preds = %385
  %387 = load i64, ptr %25, align 8
  %388 = add nsw i64 %387, 1
  store i64 %388, ptr %25, align 8
  br label %257

389:                                              ; preds = %261
  br label %390

390:                                              ; preds = %389
  %391 = load i64, ptr %23, align 8
  %392 = add nsw i64 %391, 1
  store i64 %392, ptr %23, align 8
  br label %251

393:                                              ; preds = %255
  br label %903

394:                                              ; preds = %243
  %395 = load ptr, ptr %8, align 8
  %396 = getelementptr inbounds %struct.descriptor, ptr %395, i32 0, i32 4
  %397 = load i8, ptr %396, align 1
  %398 = zext i8 %397 to i32
  %399 = icmp eq i32 %398, 35
  br i1 %399, label %400, label %569

400:                                              ; preds = %394
  store i64 0, ptr %35, align 8
  br label %401

401:                                              ; preds = %565, %400
  %402 = load i64, ptr %35, align 8
  %403 = load i64, ptr %22, align 8
  %404 = icmp slt i64 %402, %403
  br i1 %404, label %406, label %405

405:                                              ; preds = %401
  store i32 17, ptr %24, align 4
  br label %568

406:                                              ; preds = %401
  store i64 0, ptr %36, align 8
  br label %407

407:                                              ; preds = %561, %406
  %408 = load i64, ptr %36, align 8
  %409 = load i64, ptr %21, align 8
  %410 = icmp slt i64 %408, %409
  br i1 %410, label %412, label %411

411:                                              ; preds = %407
  store i32 20, ptr %24, align 4
  br label %564

412:                                              ; preds = %407
  store i64 0, ptr %37, align 8
  br label %413

413:                                              ; preds = %557, %412
  %414 = load i64, ptr %37, align 8
  %415 = load i64, ptr %20, align 8
  %416 = icmp slt i64 %414, %415
  br i1 %416, label %418, label %417

417:                                              ; preds = %413
  store i32 23, ptr %24, align 4
  br label %560

418:                                              ; preds = %413
  store i64 0, ptr %38, align 8
  br label %419

419:                                              ; preds = %553, %418
  %420 = load i64, ptr %38, align 8
  %421 = load i64, ptr %19, align 8
  %422 = icmp slt i64 %420, %421
  br i1 %422, label %424, label %423

423:                                              ; preds = %419
  store i32 26, ptr %24, align 4
  br label %556

424:                                              ; preds = %419
  store double 1.000000e+00, ptr %39, align 8
  store double 0.000000e+00, ptr %40, align 8
  store i64 0, ptr %41, align 8
  br label %425

425:                                              ; preds = %525, %424
  %426 = load i64, ptr %41, align 8
  %427 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %428 = load i64, ptr %427, align 8
  %429 = icmp slt i64 %426, %428
  br i1 %429, label %431, label %430

430:                                              ; preds = %425
  store i32 29, ptr %24, align 4
  br label %528

431:                                              ; preds = %425
  %432 = load i32, ptr %9, align 4
  %433 = icmp eq i32 %432, 1
  br i1 %433, label %434, label %436

434:                                              ; preds = %431
  %435 = load i64, ptr %41, align 8
  br label %438

436:                                              ; preds = %431
  %437 = load i64, ptr %38, align 8
  br label %438

438:                                              ; preds = %436, %434
  %439 = phi i64 [ %435, %434 ], [ %437, %436 ]
  store i64 %439, ptr %42, align 8
  %440 = load i32, ptr %9, align 4
  %441 = icmp eq i32 %440, 2
  br i1 %441, label %442, label %444

442:                                              ; preds = %438
  %443 = load i64, ptr %41, align 8
  br label %446

444:                                              ; preds = %438
  %445 = load i64, ptr %37, align 8
  br label %446

446:                                              ; preds = %444, %442
  %447 = phi i64 [ %443, %442 ], [ %445, %444 ]
  store i64 %447, ptr %43, align 8
  %448 = load i32, ptr %9, align 4
  %449 = icmp eq i32 %448, 3
  br i1 %449, label %450, label %452

450:                                              ; preds = %446
  %451 = load i64, ptr %41, align 8
  br label %454

452:                                              ; preds = %446
  %453 = load i64, ptr %36, align 8
  br label %454

454:                                              ; preds = %452, %450
  %455 = phi i64 [ %451, %450 ], [ %453, %452 ]
  store i64 %455, ptr %44, align 8
  %456 = load i32, ptr %9, align 4
  %457 = icmp eq i32 %456, 4
  br i1 %457, label %458, label %460

458:                                              ; preds = %454
  %459 = load i64, ptr %41, align 8
  br label %462

460:                                              ; preds = %454
  %461 = load i64, ptr %35, align 8
  br label %462

462:                                              ; preds = %460, %458
  %463 = phi i64 [ %459, %458 ], [ %461, %460 ]
  store i64 %463, ptr %45, align 8
  %464 = load i64, ptr %42, align 8
  %465 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %466 = load i64, ptr %465, align 8
  %467 = mul nsw i64 %464, %466
  %468 = load i64, ptr %43, align 8
  %469 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %470 = load i64, ptr %469, align 8
  %471 = mul nsw i64 %468, %470
  %472 = add nsw i64 %467, %471
  %473 = load i64, ptr %44, align 8
  %474 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %475 = load i64, ptr %474, align 8
  %476 = mul nsw i64 %473, %475
  %477 = add nsw i64 %472, %476
  %478 = load i64, ptr %45, align 8
  %479 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %480 = load i64, ptr %479, align 8
  %481 = mul nsw i64 %478, %480
  %482 = add nsw i64 %477, %481
  store i64 %482, ptr %46, align 8
  %483 = load ptr, ptr %12, align 8
  %484 = icmp ne ptr %483, null
  br i1 %484, label %485, label %495

485:                                              ; preds = %462
  %486 = load ptr, ptr %12, align 8
  %487 = load ptr, ptr %12, align 8
  %488 = load i64, ptr %42, align 8
  %489 = load i64, ptr %43, align 8
  %490 = load i64, ptr %44, align 8
  %491 = load i64, ptr %45, align 8
  %492 = call i64 @offset_in(ptr noundef %487, i64 noundef %488, i64 noundef %489, i64 noundef %490, i64 noundef %491)
  %493 = call i32 @is_true(ptr noundef %486, i64 noundef %492)
  %494 = icmp ne i32 %493, 0
  br i1 %494, label %495, label %524

495:                                              ; preds = %485, %462
  %496 = load ptr, ptr %8, align 8
  %497 = getelementptr inbounds %struct.descriptor, ptr %496, i32 0, i32 0
  %498 = load ptr, ptr %497, align 8
  %499 = load i64, ptr %46, align 8
  %500 = getelementptr inbounds i8, ptr %498, i64 %499
  store ptr %500, ptr %47, align 8
  %501 = load double, ptr %39, align 8
  store double %501, ptr %48, align 8
  %502 = load double, ptr %48, align 8
  %503 = load ptr, ptr %47, align 8
  %504 = getelementptr inbounds double, ptr %503, i64 0
  %505 = load double, ptr %504, align 8
  %506 = fmul double %502, %505
  %507 = load double, ptr %40, align 8
  %508 = load ptr, ptr %47, align 8
  %509 = getelementptr inbounds double, ptr %508, i64 1
  %510 = load double, ptr %509, align 8
  %511 = fmul double %507, %510
  %512 = fsub double %506, %511
  store double %512, ptr %39, align 8
  %513 = load double, ptr %48, align 8
  %514 = load ptr, ptr %47, align 8
  %515 = getelementptr inbounds double, ptr %514, i64 1
  %516 = load double, ptr %515, align 8
  %517 = fmul double %513, %516
  %518 = load double, ptr %40, align 8
  %519 = load ptr, ptr %47, align 8
  %520 = getelementptr inbounds double, ptr %519, i64 0
  %521 = load double, ptr %520, align 8
  %522 = fmul double %518, %521
  %523 = fadd double %517, %522
  store double %523, ptr %40, align 8
  br label %524

524:                                              ; preds = %495, %485
  br label %525

525:                                              ; preds = %524
  %526 = load i64, ptr %41, align 8
  %527 = add nsw i64 %526, 1
  store i64 %527, ptr %41, align 8
  br label %425

528:                                              ; preds = %430
  %529 = load ptr, ptr %7, align 8
  %530 = getelementptr inbounds %struct.descriptor, ptr %529, i32 0, i32 0
  %531 = load ptr, ptr %530, align 8
  %532 = load i64, ptr %35, align 8
  %533 = load i64, ptr %21, align 8
  %534 = mul nsw i64 %532, %533
  %535 = load i64, ptr %36, align 8
  %536 = add nsw i64 %534, %535
  %537 = load i64, ptr %20, align 8
  %538 = mul nsw i64 %536, %537
  %539 = load i64, ptr %37, align 8
  %540 = add nsw i64 %538, %539
  %541 = load i64, ptr %19, align 8
  %542 = mul nsw i64 %540, %541
  %543 = load i64, ptr %38, align 8
  %544 = add nsw i64 %542, %543
  %545 = mul nsw i64 2, %544
  %546 = getelementptr inbounds double, ptr %531, i64 %545
  store ptr %546, ptr %49, align 8
  %547 = load double, ptr %39, align 8
  %548 = load ptr, ptr %49, align 8
  %549 = getelementptr inbounds double, ptr %548, i64 0
  store double %547, ptr %549, align 8
  %550 = load double, ptr %40, align 8
  %551 = load ptr, ptr %49, align 8
  %552 = getelementptr inbounds double, ptr %551, i64 1
  store double %550, ptr %552, align 8
  br label %553

553:                                              ; preds = %528
  %554 = load i64, ptr %38, align 8
  %555 = add nsw i64 %554, 1
  store i64 %555, ptr %38, align 8
  br label %419

556:                                              ; preds = %423
  br label %557

557:                                              ; preds = %556
  %558 = load i64, ptr %37, align 8
  %559 = add nsw i64 %558, 1
  store i64 %559, ptr %37, align 8
  br label %413

560:                                              ; preds = %417
  br label %561

561:                                              ; preds = %560
  %562 = load i64, ptr %36, align 8
  %563 = add nsw i64 %562, 1
  store i64 %563, ptr %36, align 8
  br label %407

564:                                              ; preds = %411
  br label %565

565:                                              ; preds = %564
  %566 = load i64, ptr %35, align 8
  %567 = add nsw i64 %566, 1
  store i64 %567, ptr %35, align 8
  br label %401

568:                                              ; preds = %405
  br label %902

569:                                              ; preds = %394
  %570 = load ptr, ptr %8, align 8
  %571 = getelementptr inbounds %struct.descriptor, ptr %570, i32 0, i32 4
  %572 = load i8, ptr %571, align 1
  %573 = zext i8 %572 to i32
  %574 = icmp eq i32 %573, 34
  br i1 %574, label %575, label %744

575:                                              ; preds = %569
  store i64 0, ptr %50, align 8
  br label %576

576:                                              ; preds = %740, %575
  %577 = load i64, ptr %50, align 8
  %578 = load i64, ptr %22, align 8
  %579 = icmp slt i64 %577, %578
  br i1 %579, label %581, label %580

580:                                              ; preds = %576
  store i32 32, ptr %24, align 4
  br label %743

581:                                              ; preds = %576
  store i64 0, ptr %51, align 8
  br label %582

582:                                              ; preds = %736, %581
  %583 = load i64, ptr %51, align 8
  %584 = load i64, ptr %21, align 8
  %585 = icmp slt i64 %583, %584
  br i1 %585, label %587, label %586

586:                                              ; preds = %582
  store i32 35, ptr %24, align 4
  br label %739

587:                                              ; preds = %582
  store i64 0, ptr %52, align 8
  br label %588

588:                                              ; preds = %732, %587
  %589 = load i64, ptr %52, align 8
  %590 = load i64, ptr %20, align 8
  %591 = icmp slt i64 %589, %590
  br i1 %591, label %593, label %592

592:                                              ; preds = %588
  store i32 38, ptr %24, align 4
  br label %735

593:                                              ; preds = %588
  store i64 0, ptr %53, align 8
  br label %594

594:                                              ; preds = %728, %593
  %595 = load i64, ptr %53, align 8
  %596 = load i64, ptr %19, align 8
  %597 = icmp slt i64 %595, %596
  br i1 %597, label %599, label %598

598:                                              ; preds = %594
  store i32 41, ptr %24, align 4
  br label %731

599:                                              ; preds = %594
  store float 1.000000e+00, ptr %54, align 4
  store float 0.000000e+00, ptr %55, align 4
  store i64 0, ptr %56, align 8
  br label %600

600:                                              ; preds = %700, %599
  %601 = load i64, ptr %56, align 8
  %602 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %603 = load i64, ptr %602, align 8
  %604 = icmp slt i64 %601, %603
  br i1 %604, label %606, label %605

605:                                              ; preds = %600
  store i32 44, ptr %24, align 4
  br label %703

606:                                              ; preds = %600
  %607 = load i32, ptr %9, align 4
  %608 = icmp eq i32 %607, 1
  br i1 %608, label %609, label %611

609:                                              ; preds = %606
  %610 = load i64, ptr %56, align 8
  br label %613

611:                                              ; preds = %606
  %612 = load i64, ptr %53, align 8
  br label %613

613:                                              ; preds = %611, %609
  %614 = phi i64 [ %610, %609 ], [ %612, %611 ]
  store i64 %614, ptr %57, align 8
  %615 = load i32, ptr %9, align 4
  %616 = icmp eq i32 %615, 2
  br i1 %616, label %617, label %619

617:                                              ; preds = %613
  %618 = load i64, ptr %56, align 8
  br label %621

619:                                              ; preds = %613
  %620 = load i64, ptr %52, align 8
  br label %621

621:                                              ; preds = %619, %617
  %622 = phi i64 [ %618, %617 ], [ %620, %619 ]
  store i64 %622, ptr %58, align 8
  %623 = load i32, ptr %9, align 4
  %624 = icmp eq i32 %623, 3
  br i1 %624, label %625, label %627

625:                                              ; preds = %621
  %626 = load i64, ptr %56, align 8
  br label %629

627:                                              ; preds = %621
  %628 = load i64, ptr %51, align 8
  br label %629

629:                                              ; preds = %627, %625
  %630 = phi i64 [ %626, %625 ], [ %628, %627 ]
  store i64 %630, ptr %59, align 8
  %631 = load i32, ptr %9, align 4
  %632 = icmp eq i32 %631, 4
  br i1 %632, label %633, label %635

633:                                              ; preds = %629
  %634 = load i64, ptr %56, align 8
  br label %637

635:                                              ; preds = %629
  %636 = load i64, ptr %50, align 8
  br label %637

637:                                              ; preds = %635, %633
  %638 = phi i64 [ %634, %633 ], [ %636, %635 ]
  store i64 %638, ptr %60, align 8
  %639 = load i64, ptr %57, align 8
  %640 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %641 = load i64, ptr %640, align 8
  %642 = mul nsw i64 %639, %641
  %643 = load i64, ptr %58, align 8
  %644 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %645 = load i64, ptr %644, align 8
  %646 = mul nsw i64 %643, %645
  %647 = add nsw i64 %642, %646
  %648 = load i64, ptr %59, align 8
  %649 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %650 = load i64, ptr %649, align 8
  %651 = mul nsw i64 %648, %650
  %652 = add nsw i64 %647, %651
  %653 = load i64, ptr %60, align 8
  %654 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %655 = load i64, ptr %654, align 8
  %656 = mul nsw i64 %653, %655
  %657 = add nsw i64 %652, %656
  store i64 %657, ptr %61, align 8
  %658 = load ptr, ptr %12, align 8
  %659 = icmp ne ptr %658, null
  br i1 %659, label %660, label %670

660:                                              ; preds = %637
  %661 = load ptr, ptr %12, align 8
  %662 = load ptr, ptr %12, align 8
  %663 = load i64, ptr %57, align 8
  %664 = load i64, ptr %58, align 8
  %665 = load i64, ptr %59, align 8
  %666 = load i64, ptr %60, align 8
  %667 = call i64 @offset_in(ptr noundef %662, i64 noundef %663, i64 noundef %664, i64 noundef %665, i64 noundef %666)
  %668 = call i32 @is_true(ptr noundef %661, i64 noundef %667)
  %669 = icmp ne i32 %668, 0
  br i1 %669, label %670, label %699

670:                                              ; preds = %660, %637
  %671 = load ptr, ptr %8, align 8
  %672 = getelementptr inbounds %struct.descriptor, ptr %671, i32 0, i32 0
  %673 = load ptr, ptr %672, align 8
  %674 = load i64, ptr %61, align 8
  %675 = getelementptr inbounds i8, ptr %673, i64 %674
  store ptr %675, ptr %62, align 8
  %676 = load float, ptr %54, align 4
  store float %676, ptr %63, align 4
  %677 = load float, ptr %63, align 4
  %678 = load ptr, ptr %62, align 8
  %679 = getelementptr inbounds float, ptr %678, i64 0
  %680 = load float, ptr %679, align 4
  %681 = fmul float %677, %680
  %682 = load float, ptr %55, align 4
  %683 = load ptr, ptr %62, align 8
  %684 = getelementptr inbounds float, ptr %683, i64 1
  %685 = load float, ptr %684, align 4
  %686 = fmul float %682, %685
  %687 = fsub float %681, %686
  store float %687, ptr %54, align 4
  %688 = load float, ptr %63, align 4
  %689 = load ptr, ptr %62, align 8
  %690 = getelementptr inbounds float, ptr %689, i64 1
  %691 = load float, ptr %690, align 4
  %692 = fmul float %688, %691
  %693 = load float, ptr %55, align 4
  %694 = load ptr, ptr %62, align 8
  %695 = getelementptr inbounds float, ptr %694, i64 0
  %696 = load float, ptr %695, align 4
  %697 = fmul float %693, %696
  %698 = fadd float %692, %697
  store float %698, ptr %55, align 4
  br label %699

699:                                              ; preds = %670, %660
  br label %700

700:                                              ; preds = %699
  %701 = load i64, ptr %56, align 8
  %702 = add nsw i64 %701, 1
  store i64 %702, ptr %56, align 8
  br label %600

703:                                              ; preds = %605
  %704 = load ptr, ptr %7, align 8
  %705 = getelementptr inbounds %struct.descriptor, ptr %704, i32 0, i32 0
  %706 = load ptr, ptr %705, align 8
  %707 = load i64, ptr %50, align 8
  %708 = load i64, ptr %21, align 8
  %709 = mul nsw i64 %707, %708
  %710 = load i64, ptr %51, align 8
  %711 = add nsw i64 %709, %710
  %712 = load i64, ptr %20, align 8
  %713 = mul nsw i64 %711, %712
  %714 = load i64, ptr %52, align 8
  %715 = add nsw i64 %713, %714
  %716 = load i64, ptr %19, align 8
  %717 = mul nsw i64 %715, %716
  %718 = load i64, ptr %53, align 8
  %719 = add nsw i64 %717, %718
  %720 = mul nsw i64 2, %719
  %721 = getelementptr inbounds float, ptr %706, i64 %720
  store ptr %721, ptr %64, align 8
  %722 = load float, ptr %54, align 4
  %723 = load ptr, ptr %64, align 8
  %724 = getelementptr inbounds float, ptr %723, i64 0
  store float %722, ptr %724, align 4
  %725 = load float, ptr %55, align 4
  %726 = load ptr, ptr %64, align 8
  %727 = getelementptr inbounds float, ptr %726, i64 1
  store float %725, ptr %727, align 4
  br label %728

728:                                              ; preds = %703
  %729 = load i64, ptr %53, align 8
  %730 = add nsw i64 %729, 1
  store i64 %730, ptr %53, align 8
  br label %594

731:                                              ; preds = %598
  br label %732

732:                                              ; preds = %731
  %733 = load i64, ptr %52, align 8
  %734 = add nsw i64 %733, 1
  store i64 %734, ptr %52, align 8
  br label %588

735:                                              ; preds = %592
  br label %736

736:                                              ; preds = %735
  %737 = load i64, ptr %51, align 8
  %738 = add nsw i64 %737, 1
  store i64 %738, ptr %51, align 8
  br label %582

739:                                              ; preds = %586
  br label %740

740:                                              ; preds = %739
  %741 = load i64, ptr %50, align 8
  %742 = add nsw i64 %741, 1
  store i64 %742, ptr %50, align 8
  br label %576

743:                                              ; preds = %580
  br label %901

744:                                              ; preds = %569
  %745 = load i8, ptr %13, align 1
  %746 = trunc i8 %745 to i1
  br i1 %746, label %747, label %756

747:                                              ; preds = %744
  %748 = load ptr, ptr %7, align 8
  %749 = getelementptr inbounds %struct.descriptor, ptr %748, i32 0, i32 0
  %750 = load ptr, ptr %749, align 8
  %751 = load ptr, ptr %8, align 8
  %752 = load i32, ptr %9, align 4
  %753 = load ptr, ptr %10, align 8
  %754 = load i32, ptr %11, align 4
  %755 = load ptr, ptr %12, align 8
  call void @put_Product(ptr noundef %750, ptr noundef %751, i32 noundef %752, ptr noundef %753, i32 noundef %754, ptr noundef %755)
  br label %900

756:                                              ; preds = %744
  store i64 0, ptr %65, align 8
  br label %757

757:                                              ; preds = %896, %756
  %758 = load i64, ptr %65, align 8
  %759 = load i64, ptr %22, align 8
  %760 = icmp slt i64 %758, %759
  br i1 %760, label %762, label %761

761:                                              ; preds = %757
  store i32 47, ptr %24, align 4
  br label %899

762:                                              ; preds = %757
  store i64 0, ptr %66, align 8
  br label %763

763:                                              ; preds = %892, %762
  %764 = load i64, ptr %66, align 8
  %765 = load i64, ptr %21, align 8
  %766 = icmp slt i64 %764, %765
  br i1 %766, label %768, label %767

767:                                              ; preds = %763
  store i32 50, ptr %24, align 4
  br label %895

768:                                              ; preds = %763
  store i64 0, ptr %67, align 8
  br label %769

769:                                              ; preds = %888, %768
  %770 = load i64, ptr %67, align 8
  %771 = load i64, ptr %20, align 8
  %772 = icmp slt i64 %770, %771
  br i1 %772, label %774, label %773

773:                                              ; preds = %769
  store i32 53, ptr %24, align 4
  br label %891

774:                                              ; preds = %769
  store i64 0, ptr %68, align 8
  br label %775

775:                                              ; preds = %884, %774
  %776 = load i64, ptr %68, align 8
  %777 = load i64, ptr %19, align 8
  %778 = icmp slt i64 %776, %777
  br i1 %778, label %780, label %779

779:                                              ; preds = %775
  store i32 56, ptr %24, align 4
  br label %887

780:                                              ; preds = %775
  store float 1.000000e+00, ptr %69, align 4
  store i64 0, ptr %70, align 8
  br label %781

781:                                              ; preds = %861, %780
  %782 = load i64, ptr %70, align 8
  %783 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %784 = load i64, ptr %783, align 8
  %785 = icmp slt i64 %782, %784
  br i1 %785, label %787, label %786

786:                                              ; preds = %781
  store i32 59, ptr %24, align 4
  br label %864

787:                                              ; preds = %781
  %788 = load i32, ptr %9, align 4
  %789 = icmp eq i32 %788, 1
  br i1 %789, label %790, label %792

790:                                              ; preds = %787
  %791 = load i64, ptr %70, align 8
  br label %794

792:                                              ; preds = %787
  %793 = load i64, ptr %68, align 8
  br label %794

794:                                              ; preds = %792, %790
  %795 = phi i64 [ %791, %790 ], [ %793, %792 ]
  store i64 %795, ptr %71, align 8
  %796 = load i32, ptr %9, align 4
  %797 = icmp eq i32 %796, 2
  br i1 %797, label %798, label %800

798:                                              ; preds = %794
  %799 = load i64, ptr %70, align 8
  br label %802

800:                                              ; preds = %794
  %801 = load i64, ptr %67, align 8
  br label %802

802:                                              ; preds = %800, %798
  %803 = phi i64 [ %799, %798 ], [ %801, %800 ]
  store i64 %803, ptr %72, align 8
  %804 = load i32, ptr %9, align 4
  %805 = icmp eq i32 %804, 3
  br i1 %805, label %806, label %808

806:                                              ; preds = %802
  %807 = load i64, ptr %70, align 8
  br label %810

808:                                              ; preds = %802
  %809 = load i64, ptr %66, align 8
  br label %810

810:                                              ; preds = %808, %806
  %811 = phi i64 [ %807, %806 ], [ %809, %808 ]
  store i64 %811, ptr %73, align 8
  %812 = load i32, ptr %9, align 4
  %813 = icmp eq i32 %812, 4
  br i1 %813, label %814, label %816

814:                                              ; preds = %810
  %815 = load i64, ptr %70, align 8
  br label %818

816:                                              ; preds = %810
  %817 = load i64, ptr %65, align 8
  br label %818

818:                                              ; preds = %816, %814
  %819 = phi i64 [ %815, %814 ], [ %817, %816 ]
  store i64 %819, ptr %74, align 8
  %820 = load i64, ptr %71, align 8
  %821 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %822 = load i64, ptr %821, align 8
  %823 = mul nsw i64 %820, %822
  %824 = load i64, ptr %72, align 8
  %825 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %826 = load i64, ptr %825, align 8
  %827 = mul nsw i64 %824, %826
  %828 = add nsw i64 %823, %827
  %829 = load i64, ptr %73, align 8
  %830 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %831 = load i64, ptr %830, align 8
  %832 = mul nsw i64 %829, %831
  %833 = add nsw i64 %828, %832
  %834 = load i64, ptr %74, align 8
  %835 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %836 = load i64, ptr %835, align 8
  %837 = mul nsw i64 %834, %836
  %838 = add nsw i64 %833, %837
  store i64 %838, ptr %75, align 8
  %839 = load ptr, ptr %12, align 8
  %840 = icmp ne ptr %839, null
  br i1 %840, label %841, label %851

841:                                              ; preds = %818
  %842 = load ptr, ptr %12, align 8
  %843 = load ptr, ptr %12, align 8
  %844 = load i64, ptr %71, align 8
  %845 = load i64, ptr %72, align 8
  %846 = load i64, ptr %73, align 8
  %847 = load i64, ptr %74, align 8
  %848 = call i64 @offset_in(ptr noundef %843, i64 noundef %844, i64 noundef %845, i64 noundef %846, i64 noundef %847)
  %849 = call i32 @is_true(ptr noundef %842, i64 noundef %848)
  %850 = icmp ne i32 %849, 0
  br i1 %850, label %851, label %860

851:                                              ; preds = %841, %818
  %852 = load ptr, ptr %8, align 8
  %853 = getelementptr inbounds %struct.descriptor, ptr %852, i32 0, i32 0
  %854 = load ptr, ptr %853, align 8
  %855 = load i64, ptr %75, align 8
  %856 = getelementptr inbounds i8, ptr %854, i64 %855
  %857 = load float, ptr %856, align 4
  %858 = load float, ptr %69, align 4
  %859 = fmul float %858, %857
  store float %859, ptr %69, align 4
  br label %860

860:                                              ; preds = %851, %841
  br label %861

861:                                              ; preds = %860
  %862 = load i64, ptr %70, align 8
  %863 = add nsw i64 %862, 1
  store i64 %863, ptr %70, align 8
  br label %781

864:                                              ; preds = %786
  %865 = load float, ptr %69, align 4
  %866 = load ptr, ptr %7, align 8
  %867 = getelementptr inbounds %struct.descriptor, ptr %866, i32 0, i32 0
  %868 = load ptr, ptr %867, align 8
  %869 = load i64, ptr %65, align 8
  %870 = load i64, ptr %21, align 8
  %871 = mul nsw i64 %869, %870
  %872 = load i64, ptr %66, align 8
  %873 = add nsw i64 %871, %872
  %874 = load i64, ptr %20, align 8
  %875 = mul nsw i64 %873, %874
  %876 = load i64, ptr %67, align 8
  %877 = add nsw i64 %875, %876
  %878 = load i64, ptr %19, align 8
  %879 = mul nsw i64 %877, %878
  %880 = load i64, ptr %68, align 8
  %881 = add nsw i64 %879, %880
  %882 = mul nsw i64 %881, 4
  %883 = getelementptr inbounds i8, ptr %868, i64 %882
  store float %865, ptr %883, align 4
  br label %884

884:                                              ; preds = %864
  %885 = load i64, ptr %68, align 8
  %886 = add nsw i64 %885, 1
  store i64 %886, ptr %68, align 8
  br label %775

887:                                              ; preds = %779
  br label %888

888:                                              ; preds = %887
  %889 = load i64, ptr %67, align 8
  %890 = add nsw i64 %889, 1
  store i64 %890, ptr %67, align 8
  br label %769

891:                                              ; preds = %773
  br label %892

892:                                              ; preds = %891
  %893 = load i64, ptr %66, align 8
  %894 = add nsw i64 %893, 1
  store i64 %894, ptr %66, align 8
  br label %763

895:                                              ; preds = %767
  br label %896

896:                                              ; preds = %895
  %897 = load i64, ptr %65, align 8
  %898 = add nsw i64 %897, 1
  store i64 %898, ptr %65, align 8
  br label %757

899:                                              ; preds = %761
  br label %900

900:                                              ; preds = %899, %747
  br label %901

901:                                              ; preds = %900, %743
  br label %902

902:                                              ; preds = %901, %568
  br label %903

903:                                              ; preds = %902, %393
  ret void
}

define internal void @put_Product(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %union.found, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 120, i1 false)
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load ptr, ptr %10, align 8
  %17 = load i32, ptr %11, align 4
  %18 = load ptr, ptr %12, align 8
  call void @native._FortranAProductDim(ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18)
  %19 = load ptr, ptr %7, align 8
  call void @handed_over(ptr noundef %19, ptr noundef %13)
  ret void
}

define dso_local void @_FortranAMaxvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca double, align 8
  %29 = alloca i64, align 8
  %30 = alloca i8, align 1
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca double, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca float, align 4
  %43 = alloca i64, align 8
  %44 = alloca i8, align 1
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i64, align 8
  %49 = alloca i64, align 8
  %50 = alloca i64, align 8
  %51 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %52 = load ptr, ptr %8, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp sle i32 %55, 24
  br i1 %56, label %63, label %57

57:                                               ; preds = %6
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp eq i32 %61, 40
  br label %63

63:                                               ; preds = %57, %6
  %64 = phi i1 [ true, %6 ], [ %62, %57 ]
  %65 = zext i1 %64 to i8
  store i8 %65, ptr %13, align 1
  %66 = load ptr, ptr %8, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 4
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  %70 = icmp eq i32 %69, 28
  br i1 %70, label %80, label %71

71:                                               ; preds = %63
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 4
  %74 = load i8, ptr %73, align 1
  %75 = zext i8 %74 to i32
  %76 = icmp eq i32 %75, 27
  br i1 %76, label %80, label %77

77:                                               ; preds = %71
  %78 = load i8, ptr %13, align 1
  %79 = trunc i8 %78 to i1
  br label %80

80:                                               ; preds = %77, %71, %63
  %81 = phi i1 [ true, %71 ], [ true, %63 ], [ %79, %77 ]
  %82 = zext i1 %81 to i32
  %83 = load ptr, ptr %10, align 8
  %84 = load i32, ptr %11, align 4
  call void @require(i32 noundef %82, ptr noundef @.str.5, ptr noundef %83, i32 noundef %84)
  %85 = load i32, ptr %9, align 4
  %86 = icmp sge i32 %85, 1
  br i1 %86, label %87, label %94

87:                                               ; preds = %80
  %88 = load i32, ptr %9, align 4
  %89 = load ptr, ptr %8, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 3
  %91 = load i8, ptr %90, align 4
  %92 = zext i8 %91 to i32
  %93 = icmp sle i32 %88, %92
  br label %94

94:                                               ; preds = %87, %80
  %95 = phi i1 [ false, %80 ], [ %93, %87 ]
  %96 = zext i1 %95 to i32
  %97 = load ptr, ptr %10, align 8
  %98 = load i32, ptr %11, align 4
  call void @require(i32 noundef %96, ptr noundef @.str.6, ptr noundef %97, i32 noundef %98)
  %99 = load ptr, ptr %8, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 3
  %101 = load i8, ptr %100, align 4
  %102 = zext i8 %101 to i32
  %103 = icmp sle i32 %102, 4
  %104 = zext i1 %103 to i32
  %105 = load ptr, ptr %10, align 8
  %106 = load i32, ptr %11, align 4
  call void @require(i32 noundef %104, ptr noundef @.str.2, ptr noundef %105, i32 noundef %106)
  %107 = load ptr, ptr %8, align 8
  %108 = load ptr, ptr %8, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = call ptr @dimension_of(ptr noundef %107, i32 noundef 0, i32 noundef %111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %112, i64 24, i1 false)
  %113 = load ptr, ptr %8, align 8
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 3
  %116 = load i8, ptr %115, align 4
  %117 = zext i8 %116 to i32
  %118 = call ptr @dimension_of(ptr noundef %113, i32 noundef 1, i32 noundef %117)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %118, i64 24, i1 false)
  %119 = load ptr, ptr %8, align 8
  %120 = load ptr, ptr %8, align 8
  %121 = getelementptr inbounds %struct.descriptor, ptr %120, i32 0, i32 3
  %122 = load i8, ptr %121, align 4
  %123 = zext i8 %122 to i32
  %124 = call ptr @dimension_of(ptr noundef %119, i32 noundef 2, i32 noundef %123)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %124, i64 24, i1 false)
  %125 = load ptr, ptr %8, align 8
  %126 = load ptr, ptr %8, align 8
  %127 = getelementptr inbounds %struct.descriptor, ptr %126, i32 0, i32 3
  %128 = load i8, ptr %127, align 4
  %129 = zext i8 %128 to i32
  %130 = call ptr @dimension_of(ptr noundef %125, i32 noundef 3, i32 noundef %129)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %130, i64 24, i1 false)
  %131 = load i32, ptr %9, align 4
  %132 = icmp eq i32 %131, 1
  br i1 %132, label %133, label %134

133:                                              ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %14, i64 24, i1 false)
  br label %145

134:                                              ; preds = %94
  %135 = load i32, ptr %9, align 4
  %136 = icmp eq i32 %135, 2
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %15, i64 24, i1 false)
  br label %144

138:                                              ; preds = %134
  %139 = load i32, ptr %9, align 4
  %140 = icmp eq i32 %139, 3
  br i1 %140, label %141, label %142

141:                                              ; preds = %138
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %16, i64 24, i1 false)
  br label %143

142:                                              ; preds = %138
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %17, i64 24, i1 false)
  br label %143

143:                                              ; preds = %142, %141
  br label %144

144:                                              ; preds = %143, %137
  br label %145

145:                                              ; preds = %144, %133
  %146 = load i32, ptr %9, align 4
  %147 = icmp eq i32 %146, 1
  br i1 %147, label %148, label %149

148:                                              ; preds = %145
  br label %152

149:                                              ; preds = %145
  %150 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  br label %152

152:                                              ; preds = %149, %148
  %153 = phi i64 [ 1, %148 ], [ %151, %149 ]
  store i64 %153, ptr %19, align 8
  %154 = load i32, ptr %9, align 4
  %155 = icmp eq i32 %154, 2
  br i1 %155, label %156, label %157

156:                                              ; preds = %152
  br label %160

157:                                              ; preds = %152
  %158 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %159 = load i64, ptr %158, align 8
  br label %160

160:                                              ; preds = %157, %156
  %161 = phi i64 [ 1, %156 ], [ %159, %157 ]
  store i64 %161, ptr %20, align 8
  %162 = load i32, ptr %9, align 4
  %163 = icmp eq i32 %162, 3
  br i1 %163, label %164, label %165

164:                                              ; preds = %160
  br label %168

165:                                              ; preds = %160
  %166 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  br label %168

168:                                              ; preds = %165, %164
  %169 = phi i64 [ 1, %164 ], [ %167, %165 ]
  store i64 %169, ptr %21, align 8
  %170 = load i32, ptr %9, align 4
  %171 = icmp eq i32 %170, 4
  br i1 %171, label %172, label %173

172:                                              ; preds = %168
  br label %176

173:                                              ; preds = %168
  %174 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  br label %176

176:                                              ; preds = %173, %172
  %177 = phi i64 [ 1, %172 ], [ %175, %173 ]
  store i64 %177, ptr %22, align 8
  %178 = load ptr, ptr %8, align 8
  %179 = getelementptr inbounds %struct.descriptor, ptr %178, i32 0, i32 3
  %180 = load i8, ptr %179, align 4
  %181 = zext i8 %180 to i32
  %182 = sub nsw i32 %181, 1
  %183 = trunc i32 %182 to i8
  %184 = load ptr, ptr %7, align 8
  %185 = getelementptr inbounds %struct.descriptor, ptr %184, i32 0, i32 3
  store i8 %183, ptr %185, align 4
  %186 = load ptr, ptr %7, align 8
  %187 = load ptr, ptr %8, align 8
  %188 = getelementptr inbounds %struct.descriptor, ptr %187, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = load i32, ptr %9, align 4
  %191 = icmp eq i32 %190, 1
  br i1 %191, label %192, label %195

192:                                              ; preds = %176
  %193 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  br label %197

195:                                              ; preds = %176
  %196 = load i64, ptr %19, align 8
  br label %197

197:                                              ; preds = %195, %192
  %198 = phi i64 [ %194, %192 ], [ %196, %195 ]
  %199 = load i32, ptr %9, align 4
  %200 = icmp sle i32 %199, 2
  br i1 %200, label %201, label %204

201:                                              ; preds = %197
  %202 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  br label %206

204:                                              ; preds = %197
  %205 = load i64, ptr %20, align 8
  br label %206

206:                                              ; preds = %204, %201
  %207 = phi i64 [ %203, %201 ], [ %205, %204 ]
  %208 = load i32, ptr %9, align 4
  %209 = icmp sle i32 %208, 3
  br i1 %209, label %210, label %213

210:                                              ; preds = %206
  %211 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  br label %215

213:                                              ; preds = %206
  %214 = load i64, ptr %21, align 8
  br label %215

215:                                              ; preds = %213, %210
  %216 = phi i64 [ %212, %210 ], [ %214, %213 ]
  call void @made(ptr noundef %186, i64 noundef %189, i64 noundef %198, i64 noundef %207, i64 noundef %216, i64 noundef 1)
  %217 = load ptr, ptr %8, align 8
  %218 = getelementptr inbounds %struct.descriptor, ptr %217, i32 0, i32 4
  %219 = load i8, ptr %218, align 1
  %220 = zext i8 %219 to i32
  %221 = icmp eq i32 %220, 28
  br i1 %221, label %222, label %389

222:                                              ; preds = %215
  store i64 0, ptr %23, align 8
  br label %223

223:                                              ; preds = %385, %222
  %224 = load i64, ptr %23, align 8
  %225 = load i64, ptr %22, align 8
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 2, ptr %24, align 4
  br label %388

228:                                              ; preds = %223
  store i64 0, ptr %25, align 8
  br label %229

229:                                              ; preds = %381, %228
  %230 = load i64, ptr %25, align 8
  %231 = load i64, ptr %21, align 8
  %232 = icmp slt i64 %230, %231
  br i1 %232, label %234, label %233

233:                                              ; preds = %229
  store i32 5, ptr %24, align 4
  br label %384

234:                                              ; preds = %229
  store i64 0, ptr %26, align 8
  br label %235

235:                                              ; preds = %377, %234
  %236 = load i64, ptr %26, align 8
  %237 = load i64, ptr %20, align 8
  %238 = icmp slt i64 %236, %237
  br i1 %238, label %240, label %239

239:                                              ; preds = %235
  store i32 8, ptr %24, align 4
  br label %380

240:                                              ; preds = %235
  store i64 0, ptr %27, align 8
  br label %241

241:                                              ; preds = %373, %240
  %242 = load i64, ptr %27, align 8
  %243 = load i64, ptr %19, align 8
  %244 = icmp slt i64 %242, %243
  br i1 %244, label %246, label %245

245:                                              ; preds = %241
  store i32 11, ptr %24, align 4
  br label %376

246:                                              ; preds = %241
  store double 0xFFEFFFFFFFFFFFFF, ptr %28, align 8
  store i64 0, ptr %29, align 8
  store i8 0, ptr %30, align 1
  store i64 0, ptr %31, align 8
  br label %247

247:                                              ; preds = %339, %246
  %248 = load i64, ptr %31, align 8
  %249 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  %251 = icmp slt i64 %248, %250
  br i1 %251, label %253, label %252

252:                                              ; preds = %247
  store i32 14, ptr %24, align 4
  br label %342

253:                                              ; preds = %247
  %254 = load i32, ptr %9, align 4
  %255 = icmp eq i32 %254, 1
  br i1 %255, label %256, label %258

256:                                              ; preds = %253
  %257 = load i64, ptr %31, align 8
  br label %260

258:                                              ; preds = %253
  %259 = load i64, ptr %27, align 8
  br label %260

260:                                              ; preds = %258, %256
  %261 = phi i64 [ %257, %256 ], [ %259, %258 ]
  store i64 %261, ptr %32, align 8
  %262 = load i32, ptr %9, align 4
  %263 = icmp eq i32 %262, 2
  br i1 %263, label %264, label %266

264:                                              ; preds = %260
  %265 = load i64, ptr %31, align 8
  br label %268

266:                                              ; preds = %260
  %267 = load i64, ptr %26, align 8
  br label %268

268:                                              ; preds = %266, %264
  %269 = phi i64 [ %265, %264 ], [ %267, %266 ]
  store i64 %269, ptr %33, align 8
  %270 = load i32, ptr %9, align 4
  %271 = icmp eq i32 %270, 3
  br i1 %271, label %272, label %274

272:                                              ; preds = %268
  %273 = load i64, ptr %31, align 8
  br label %276

274:                                              ; preds = %268
  %275 = load i64, ptr %25, align 8
  br label %276

276:                                              ; preds = %274, %272
  %277 = phi i64 [ %273, %272 ], [ %275, %274 ]
  store i64 %277, ptr %34, align 8
  %278 = load i32, ptr %9, align 4
  %279 = icmp eq i32 %278, 4
  br i1 %279, label %280, label %282

280:                                              ; preds = %276
  %281 = load i64, ptr %31, align 8
  br label %284

282:                                              ; preds = %276
  %283 = load i64, ptr %23, align 8
  br label %284

284:                                              ; preds = %282, %280
  %285 = phi i64 [ %281, %280 ], [ %283, %282 ]
  store i64 %285, ptr %35, align 8
  %286 = load i64, ptr %32, align 8
  %287 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %288 = load i64, ptr %287, align 8
  %289 = mul nsw i64 %286, %288
  %290 = load i64, ptr %33, align 8
  %291 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %292 = load i64, ptr %291, align 8
  %293 = mul nsw i64 %290, %292
  %294 = add nsw i64 %289, %293
  %295 = load i64, ptr %34, align 8
  %296 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %297 = load i64, ptr %296, align 8
  %298 = mul nsw i64 %295, %297
  %299 = add nsw i64 %294, %298
  %300 = load i64, ptr %35, align 8
  %301 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %302 = load i64, ptr %301, align 8
  %303 = mul nsw i64 %300, %302
  %304 = add nsw i64 %299, %303
  store i64 %304, ptr %36, align 8
  %305 = load ptr, ptr %12, align 8
  %306 = icmp ne ptr %305, null
  br i1 %306, label %307, label %317

307:                                              ; preds = %284
  %308 = load ptr, ptr %12, align 8
  %309 = load ptr, ptr %12, align 8
  %310 = load i64, ptr %32, align 8
  %311 = load i64, ptr %33, align 8
  %312 = load i64, ptr %34, align 8
  %313 = load i64, ptr %35, align 8
  %314 = call i64 @offset_in(ptr noundef %309, i64 noundef %310, i64 noundef %311, i64 noundef %312, i64 noundef %313)
  %315 = call i32 @is_true(ptr noundef %308, i64 noundef %314)
  %316 = icmp ne i32 %315, 0
  br i1 %316, label %317, label %338

317:                                              ; preds = %307, %284
  %318 = load ptr, ptr %8, align 8
  %319 = getelementptr inbounds %struct.descriptor, ptr %318, i32 0, i32 0
  %320 = load ptr, ptr %319, align 8
  %321 = load i64, ptr %36, align 8
  %322 = getelementptr inbounds i8, ptr %320, i64 %321
  %323 = load double, ptr %322, align 8
  store double %323, ptr %37, align 8
  %324 = load double, ptr %37, align 8
  %325 = load double, ptr %28, align 8
  %326 = fcmp ogt double %324, %325
  br i1 %326, label %334, label %327

327:                                              ; preds = %317
  %328 = load i8, ptr %30, align 1
  %329 = trunc i8 %328 to i1
  br i1 %329, label %337, label %330

330:                                              ; preds = %327
  %331 = load double, ptr %37, align 8
  %332 = load double, ptr %28, align 8
  %333 = fcmp oeq double %331, %332
  br i1 %333, label %334, label %337

334:                                              ; preds = %330, %317
  %335 = load double, ptr %37, align 8
  store double %335, ptr %28, align 8
  %336 = load i64, ptr %36, align 8
  store i64 %336, ptr %29, align 8
  store i8 1, ptr %30, align 1
  br label %337

337:                                              ; preds = %334, %330, %327
  br label %338

338:                                              ; preds = %337, %307
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %31, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %31, align 8
  br label %247

342:                                              ; preds = %252
  %343 = load i8, ptr %30, align 1
  %344 = trunc i8 %343 to i1
  br i1 %344, label %345, label %352

345:                                              ; preds = %342
  %346 = load ptr, ptr %8, align 8
  %347 = getelementptr inbounds %struct.descriptor, ptr %346, i32 0, i32 0
  %348 = load ptr, ptr %347, align 8
  %349 = load i64, ptr %29, align 8
  %350 = getelementptr inbounds i8, ptr %348, i64 %349
  %351 = load double, ptr %350, align 8
  br label %353

352:                                              ; preds = %342
  br label %353

353:                                              ; preds = %352, %345
  %354 = phi double [ %351, %345 ], [ 0xFFEFFFFFFFFFFFFF, %352 ]
  %355 = load ptr, ptr %7, align 8
  %356 = getelementptr inbounds %struct.descriptor, ptr %355, i32 0, i32 0
  %357 = load ptr, ptr %356, align 8
  %358 = load i64, ptr %23, align 8
  %359 = load i64, ptr %21, align 8
  %360 = mul nsw i64 %358, %359
  %361 = load i64, ptr %25, align 8
  %362 = add nsw i64 %360, %361
  %363 = load i64, ptr %20, align 8
  %364 = mul nsw i64 %362, %363
  %365 = load i64, ptr %26, align 8
  %366 = add nsw i64 %364, %365
  %367 = load i64, ptr %19, align 8
  %368 = mul nsw i64 %366, %367
  %369 = load i64, ptr %27, align 8
  %370 = add nsw i64 %368, %369
  %371 = mul nsw i64 %370, 8
  %372 = getelementptr inbounds i8, ptr %357, i64 %371
  store double %354, ptr %372, align 8
  br label %373

373:                                              ; preds = %353
  %374 = load i64, ptr %27, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %27, align 8
  br label %241

376:                                              ; preds = %245
  br label %377

377:                                              ; preds = %376
  %378 = load i64, ptr %26, align 8
  %379 = add nsw i64 %378, 1
  store i64 %379, ptr %26, align 8
  br label %235

380:                                              ; preds = %239
  br label %381

381:                                              ; preds = %380
  %382 = load i64, ptr %25, align 8
  %383 = add nsw i64 %382, 1
  store i64 %383, ptr %25, align 8
  br label %229

384:                                              ; preds = %233
  br label %385

385:                                              ; preds = %384
  %386 = load i64, ptr %23, align 8
  %387 = add nsw i64 %386, 1
  store i64 %387, ptr %23, align 8
  br label %223

388:                                              ; preds = %227
  br label %569

389:                                              ; preds = %215
  %390 = load i8, ptr %13, align 1
  %391 = trunc i8 %390 to i1
  br i1 %391, label %392, label %401

392:                                              ; preds = %389
  %393 = load ptr, ptr %7, align 8
  %394 = getelementptr inbounds %struct.descriptor, ptr %393, i32 0, i32 0
  %395 = load ptr, ptr %394, align 8
  %396 = load ptr, ptr %8, align 8
  %397 = load i32, ptr %9, align 4
  %398 = load ptr, ptr %10, align 8
  %399 = load i32, ptr %11, align 4
  %400 = load ptr, ptr %12, align 8
  call void @put_Maxval(ptr noundef %395, ptr noundef %396, i32 noundef %397, ptr noundef %398, i32 noundef %399, ptr noundef %400)
  br label %568

401:                                              ; preds = %389
  store i64 0, ptr %38, align 8
  br label %402

402:                                              ; preds = %564, %401
  %403 = load i64, ptr %38, align 8
  %404 = load i64, ptr %22, align 8
  %405 = icmp slt i64 %403, %404
  br i1 %405, label %407, label %406

406:                                              ; preds = %402
  store i32 17, ptr %24, align 4
  br label %567

407:                                              ; preds = %402
  store i64 0, ptr %39, align 8
  br label %408

408:                                              ; preds = %560, %407
  %409 = load i64, ptr %39, align 8
  %410 = load i64, ptr %21, align 8
  %411 = icmp slt i64 %409, %410
  br i1 %411, label %413, label %412

412:                                              ; preds = %408
  store i32 20, ptr %24, align 4
  br label %563

413:                                              ; preds = %408
  store i64 0, ptr %40, align 8
  br label %414

414:                                              ; preds = %556, %413
  %415 = load i64, ptr %40, align 8
  %416 = load i64, ptr %20, align 8
  %417 = icmp slt i64 %415, %416
  br i1 %417, label %419, label %418

418:                                              ; preds = %414
  store i32 23, ptr %24, align 4
  br label %559

419:                                              ; preds = %414
  store i64 0, ptr %41, align 8
  br label %420

420:                                              ; preds = %552, %419
  %421 = load i64, ptr %41, align 8
  %422 = load i64, ptr %19, align 8
  %423 = icmp slt i64 %421, %422
  br i1 %423, label %425, label %424

424:                                              ; preds = %420
  store i32 26, ptr %24, align 4
  br label %555

425:                                              ; preds = %420
  store float 0xC7EFFFFFE0000000, ptr %42, align 4
  store i64 0, ptr %43, align 8
  store i8 0, ptr %44, align 1
  store i64 0, ptr %45, align 8
  br label %426

426:                                              ; preds = %518, %425
  %427 = load i64, ptr %45, align 8
  %428 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %429 = load i64, ptr %428, align 8
  %430 = icmp slt i64 %427, %429
  br i1 %430, label %432, label %431

431:                                              ; preds = %426
  store i32 29, ptr %24, align 4
  br label %521

432:                                              ; preds = %426
  %433 = load i32, ptr %9, align 4
  %434 = icmp eq i32 %433, 1
  br i1 %434, label %435, label %437

435:                                              ; preds = %432
  %436 = load i64, ptr %45, align 8
  br label %439

437:                                              ; preds = %432
  %438 = load i64, ptr %41, align 8
  br label %439

439:                                              ; preds = %437, %435
  %440 = phi i64 [ %436, %435 ], [ %438, %437 ]
  store i64 %440, ptr %46, align 8
  %441 = load i32, ptr %9, align 4
  %442 = icmp eq i32 %441, 2
  br i1 %442, label %443, label %445

443:                                              ; preds = %439
  %444 = load i64, ptr %45, align 8
  br label %447

445:                                              ; preds = %439
  %446 = load i64, ptr %40, align 8
  br label %447

447:                                              ; preds = %445, %443
  %448 = phi i64 [ %444, %443 ], [ %446, %445 ]
  store i64 %448, ptr %47, align 8
  %449 = load i32, ptr %9, align 4
  %450 = icmp eq i32 %449, 3
  br i1 %450, label %451, label %453

451:                                              ; preds = %447
  %452 = load i64, ptr %45, align 8
  br label %455

453:                                              ; preds = %447
  %454 = load i64, ptr %39, align 8
  br label %455

455:                                              ; preds = %453, %451
  %456 = phi i64 [ %452, %451 ], [ %454, %453 ]
  store i64 %456, ptr %48, align 8
  %457 = load i32, ptr %9, align 4
  %458 = icmp eq i32 %457, 4
  br i1 %458, label %459, label %461

459:                                              ; preds = %455
  %460 = load i64, ptr %45, align 8
  br label %463

461:                                              ; preds = %455
  %462 = load i64, ptr %38, align 8
  br label %463

463:                                              ; preds = %461, %459
  %464 = phi i64 [ %460, %459 ], [ %462, %461 ]
  store i64 %464, ptr %49, align 8
  %465 = load i64, ptr %46, align 8
  %466 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %467 = load i64, ptr %466, align 8
  %468 = mul nsw i64 %465, %467
  %469 = load i64, ptr %47, align 8
  %470 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %471 = load i64, ptr %470, align 8
  %472 = mul nsw i64 %469, %471
  %473 = add nsw i64 %468, %472
  %474 = load i64, ptr %48, align 8
  %475 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %476 = load i64, ptr %475, align 8
  %477 = mul nsw i64 %474, %476
  %478 = add nsw i64 %473, %477
  %479 = load i64, ptr %49, align 8
  %480 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %481 = load i64, ptr %480, align 8
  %482 = mul nsw i64 %479, %481
  %483 = add nsw i64 %478, %482
  store i64 %483, ptr %50, align 8
  %484 = load ptr, ptr %12, align 8
  %485 = icmp ne ptr %484, null
  br i1 %485, label %486, label %496

486:                                              ; preds = %463
  %487 = load ptr, ptr %12, align 8
  %488 = load ptr, ptr %12, align 8
  %489 = load i64, ptr %46, align 8
  %490 = load i64, ptr %47, align 8
  %491 = load i64, ptr %48, align 8
  %492 = load i64, ptr %49, align 8
  %493 = call i64 @offset_in(ptr noundef %488, i64 noundef %489, i64 noundef %490, i64 noundef %491, i64 noundef %492)
  %494 = call i32 @is_true(ptr noundef %487, i64 noundef %493)
  %495 = icmp ne i32 %494, 0
  br i1 %495, label %496, label %517

496:                                              ; preds = %486, %463
  %497 = load ptr, ptr %8, align 8
  %498 = getelementptr inbounds %struct.descriptor, ptr %497, i32 0, i32 0
  %499 = load ptr, ptr %498, align 8
  %500 = load i64, ptr %50, align 8
  %501 = getelementptr inbounds i8, ptr %499, i64 %500
  %502 = load float, ptr %501, align 4
  store float %502, ptr %51, align 4
  %503 = load float, ptr %51, align 4
  %504 = load float, ptr %42, align 4
  %505 = fcmp ogt float %503, %504
  br i1 %505, label %513, label %506

506:                                              ; preds = %496
  %507 = load i8, ptr %44, align 1
  %508 = trunc i8 %507 to i1
  br i1 %508, label %516, label %509

509:                                              ; preds = %506
  %510 = load float, ptr %51, align 4
  %511 = load float, ptr %42, align 4
  %512 = fcmp oeq float %510, %511
  br i1 %512, label %513, label %516

513:                                              ; preds = %509, %496
  %514 = load float, ptr %51, align 4
  store float %514, ptr %42, align 4
  %515 = load i64, ptr %50, align 8
  store i64 %515, ptr %43, align 8
  store i8 1, ptr %44, align 1
  br label %516

516:                                              ; preds = %513, %509, %506
  br label %517

517:                                              ; preds = %516, %486
  br label %518

518:                                              ; preds = %517
  %519 = load i64, ptr %45, align 8
  %520 = add nsw i64 %519, 1
  store i64 %520, ptr %45, align 8
  br label %426

521:                                              ; preds = %431
  %522 = load i8, ptr %44, align 1
  %523 = trunc i8 %522 to i1
  br i1 %523, label %524, label %531

524:                                              ; preds = %521
  %525 = load ptr, ptr %8, align 8
  %526 = getelementptr inbounds %struct.descriptor, ptr %525, i32 0, i32 0
  %527 = load ptr, ptr %526, align 8
  %528 = load i64, ptr %43, align 8
  %529 = getelementptr inbounds i8, ptr %527, i64 %528
  %530 = load float, ptr %529, align 4
  br label %532

531:                                              ; preds = %521
  br label %532

532:                                              ; preds = %531, %524
  %533 = phi float [ %530, %524 ], [ 0xC7EFFFFFE0000000, %531 ]
  %534 = load ptr, ptr %7, align 8
  %535 = getelementptr inbounds %struct.descriptor, ptr %534, i32 0, i32 0
  %536 = load ptr, ptr %535, align 8
  %537 = load i64, ptr %38, align 8
  %538 = load i64, ptr %21, align 8
  %539 = mul nsw i64 %537, %538
  %540 = load i64, ptr %39, align 8
  %541 = add nsw i64 %539, %540
  %542 = load i64, ptr %20, align 8
  %543 = mul nsw i64 %541, %542
  %544 = load i64, ptr %40, align 8
  %545 = add nsw i64 %543, %544
  %546 = load i64, ptr %19, align 8
  %547 = mul nsw i64 %545, %546
  %548 = load i64, ptr %41, align 8
  %549 = add nsw i64 %547, %548
  %550 = mul nsw i64 %549, 4
  %551 = getelementptr inbounds i8, ptr %536, i64 %550
  store float %533, ptr %551, align 4
  br label %552

552:                                              ; preds = %532
  %553 = load i64, ptr %41, align 8
  %554 = add nsw i64 %553, 1
  store i64 %554, ptr %41, align 8
  br label %420

555:                                              ; preds = %424
  br label %556

556:                                              ; preds = %555
  %557 = load i64, ptr %40, align 8
  %558 = add nsw i64 %557, 1
  store i64 %558, ptr %40, align 8
  br label %414

559:                                              ; preds = %418
  br label %560

560:                                              ; preds = %559
  %561 = load i64, ptr %39, align 8
  %562 = add nsw i64 %561, 1
  store i64 %562, ptr %39, align 8
  br label %408

563:                                              ; preds = %412
  br label %564

564:                                              ; preds = %563
  %565 = load i64, ptr %38, align 8
  %566 = add nsw i64 %565, 1
  store i64 %566, ptr %38, align 8
  br label %402

567:                                              ; preds = %406
  br label %568

568:                                              ; preds = %567, %392
  br label %569

569:                                              ; preds = %568, %388
  ret void
}

define internal void @put_Maxval(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %union.found, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 120, i1 false)
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load ptr, ptr %10, align 8
  %17 = load i32, ptr %11, align 4
  %18 = load ptr, ptr %12, align 8
  call void @native._FortranAMaxvalDim(ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18)
  %19 = load ptr, ptr %7, align 8
  call void @handed_over(ptr noundef %19, ptr noundef %13)
  ret void
}

define dso_local void @_FortranAMinvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca double, align 8
  %29 = alloca i64, align 8
  %30 = alloca i8, align 1
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca double, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca float, align 4
  %43 = alloca i64, align 8
  %44 = alloca i8, align 1
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i64, align 8
  %49 = alloca i64, align 8
  %50 = alloca i64, align 8
  %51 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %52 = load ptr, ptr %8, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp sle i32 %55, 24
  br i1 %56, label %63, label %57

57:                                               ; preds = %6
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp eq i32 %61, 40
  br label %63

63:                                               ; preds = %57, %6
  %64 = phi i1 [ true, %6 ], [ %62, %57 ]
  %65 = zext i1 %64 to i8
  store i8 %65, ptr %13, align 1
  %66 = load ptr, ptr %8, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 4
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  %70 = icmp eq i32 %69, 28
  br i1 %70, label %80, label %71

71:                                               ; preds = %63
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 4
  %74 = load i8, ptr %73, align 1
  %75 = zext i8 %74 to i32
  %76 = icmp eq i32 %75, 27
  br i1 %76, label %80, label %77

77:                                               ; preds = %71
  %78 = load i8, ptr %13, align 1
  %79 = trunc i8 %78 to i1
  br label %80

80:                                               ; preds = %77, %71, %63
  %81 = phi i1 [ true, %71 ], [ true, %63 ], [ %79, %77 ]
  %82 = zext i1 %81 to i32
  %83 = load ptr, ptr %10, align 8
  %84 = load i32, ptr %11, align 4
  call void @require(i32 noundef %82, ptr noundef @.str.7, ptr noundef %83, i32 noundef %84)
  %85 = load i32, ptr %9, align 4
  %86 = icmp sge i32 %85, 1
  br i1 %86, label %87, label %94

87:                                               ; preds = %80
  %88 = load i32, ptr %9, align 4
  %89 = load ptr, ptr %8, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 3
  %91 = load i8, ptr %90, align 4
  %92 = zext i8 %91 to i32
  %93 = icmp sle i32 %88, %92
  br label %94

94:                                               ; preds = %87, %80
  %95 = phi i1 [ false, %80 ], [ %93, %87 ]
  %96 = zext i1 %95 to i32
  %97 = load ptr, ptr %10, align 8
  %98 = load i32, ptr %11, align 4
  call void @require(i32 noundef %96, ptr noundef @.str.8, ptr noundef %97, i32 noundef %98)
  %99 = load ptr, ptr %8, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 3
  %101 = load i8, ptr %100, align 4
  %102 = zext i8 %101 to i32
  %103 = icmp sle i32 %102, 4
  %104 = zext i1 %103 to i32
  %105 = load ptr, ptr %10, align 8
  %106 = load i32, ptr %11, align 4
  call void @require(i32 noundef %104, ptr noundef @.str.2, ptr noundef %105, i32 noundef %106)
  %107 = load ptr, ptr %8, align 8
  %108 = load ptr, ptr %8, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = call ptr @dimension_of(ptr noundef %107, i32 noundef 0, i32 noundef %111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %112, i64 24, i1 false)
  %113 = load ptr, ptr %8, align 8
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 3
  %116 = load i8, ptr %115, align 4
  %117 = zext i8 %116 to i32
  %118 = call ptr @dimension_of(ptr noundef %113, i32 noundef 1, i32 noundef %117)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %118, i64 24, i1 false)
  %119 = load ptr, ptr %8, align 8
  %120 = load ptr, ptr %8, align 8
  %121 = getelementptr inbounds %struct.descriptor, ptr %120, i32 0, i32 3
  %122 = load i8, ptr %121, align 4
  %123 = zext i8 %122 to i32
  %124 = call ptr @dimension_of(ptr noundef %119, i32 noundef 2, i32 noundef %123)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %124, i64 24, i1 false)
  %125 = load ptr, ptr %8, align 8
  %126 = load ptr, ptr %8, align 8
  %127 = getelementptr inbounds %struct.descriptor, ptr %126, i32 0, i32 3
  %128 = load i8, ptr %127, align 4
  %129 = zext i8 %128 to i32
  %130 = call ptr @dimension_of(ptr noundef %125, i32 noundef 3, i32 noundef %129)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %130, i64 24, i1 false)
  %131 = load i32, ptr %9, align 4
  %132 = icmp eq i32 %131, 1
  br i1 %132, label %133, label %134

133:                                              ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %14, i64 24, i1 false)
  br label %145

134:                                              ; preds = %94
  %135 = load i32, ptr %9, align 4
  %136 = icmp eq i32 %135, 2
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %15, i64 24, i1 false)
  br label %144

138:                                              ; preds = %134
  %139 = load i32, ptr %9, align 4
  %140 = icmp eq i32 %139, 3
  br i1 %140, label %141, label %142

141:                                              ; preds = %138
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %16, i64 24, i1 false)
  br label %143

142:                                              ; preds = %138
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %17, i64 24, i1 false)
  br label %143

143:                                              ; preds = %142, %141
  br label %144

144:                                              ; preds = %143, %137
  br label %145

145:                                              ; preds = %144, %133
  %146 = load i32, ptr %9, align 4
  %147 = icmp eq i32 %146, 1
  br i1 %147, label %148, label %149

148:                                              ; preds = %145
  br label %152

149:                                              ; preds = %145
  %150 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  br label %152

152:                                              ; preds = %149, %148
  %153 = phi i64 [ 1, %148 ], [ %151, %149 ]
  store i64 %153, ptr %19, align 8
  %154 = load i32, ptr %9, align 4
  %155 = icmp eq i32 %154, 2
  br i1 %155, label %156, label %157

156:                                              ; preds = %152
  br label %160

157:                                              ; preds = %152
  %158 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %159 = load i64, ptr %158, align 8
  br label %160

160:                                              ; preds = %157, %156
  %161 = phi i64 [ 1, %156 ], [ %159, %157 ]
  store i64 %161, ptr %20, align 8
  %162 = load i32, ptr %9, align 4
  %163 = icmp eq i32 %162, 3
  br i1 %163, label %164, label %165

164:                                              ; preds = %160
  br label %168

165:                                              ; preds = %160
  %166 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  br label %168

168:                                              ; preds = %165, %164
  %169 = phi i64 [ 1, %164 ], [ %167, %165 ]
  store i64 %169, ptr %21, align 8
  %170 = load i32, ptr %9, align 4
  %171 = icmp eq i32 %170, 4
  br i1 %171, label %172, label %173

172:                                              ; preds = %168
  br label %176

173:                                              ; preds = %168
  %174 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  br label %176

176:                                              ; preds = %173, %172
  %177 = phi i64 [ 1, %172 ], [ %175, %173 ]
  store i64 %177, ptr %22, align 8
  %178 = load ptr, ptr %8, align 8
  %179 = getelementptr inbounds %struct.descriptor, ptr %178, i32 0, i32 3
  %180 = load i8, ptr %179, align 4
  %181 = zext i8 %180 to i32
  %182 = sub nsw i32 %181, 1
  %183 = trunc i32 %182 to i8
  %184 = load ptr, ptr %7, align 8
  %185 = getelementptr inbounds %struct.descriptor, ptr %184, i32 0, i32 3
  store i8 %183, ptr %185, align 4
  %186 = load ptr, ptr %7, align 8
  %187 = load ptr, ptr %8, align 8
  %188 = getelementptr inbounds %struct.descriptor, ptr %187, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = load i32, ptr %9, align 4
  %191 = icmp eq i32 %190, 1
  br i1 %191, label %192, label %195

192:                                              ; preds = %176
  %193 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  br label %197

195:                                              ; preds = %176
  %196 = load i64, ptr %19, align 8
  br label %197

197:                                              ; preds = %195, %192
  %198 = phi i64 [ %194, %192 ], [ %196, %195 ]
  %199 = load i32, ptr %9, align 4
  %200 = icmp sle i32 %199, 2
  br i1 %200, label %201, label %204

201:                                              ; preds = %197
  %202 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  br label %206

204:                                              ; preds = %197
  %205 = load i64, ptr %20, align 8
  br label %206

206:                                              ; preds = %204, %201
  %207 = phi i64 [ %203, %201 ], [ %205, %204 ]
  %208 = load i32, ptr %9, align 4
  %209 = icmp sle i32 %208, 3
  br i1 %209, label %210, label %213

210:                                              ; preds = %206
  %211 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  br label %215

213:                                              ; preds = %206
  %214 = load i64, ptr %21, align 8
  br label %215

215:                                              ; preds = %213, %210
  %216 = phi i64 [ %212, %210 ], [ %214, %213 ]
  call void @made(ptr noundef %186, i64 noundef %189, i64 noundef %198, i64 noundef %207, i64 noundef %216, i64 noundef 1)
  %217 = load ptr, ptr %8, align 8
  %218 = getelementptr inbounds %struct.descriptor, ptr %217, i32 0, i32 4
  %219 = load i8, ptr %218, align 1
  %220 = zext i8 %219 to i32
  %221 = icmp eq i32 %220, 28
  br i1 %221, label %222, label %389

222:                                              ; preds = %215
  store i64 0, ptr %23, align 8
  br label %223

223:                                              ; preds = %385, %222
  %224 = load i64, ptr %23, align 8
  %225 = load i64, ptr %22, align 8
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 2, ptr %24, align 4
  br label %388

228:                                              ; preds = %223
  store i64 0, ptr %25, align 8
  br label %229

229:                                              ; preds = %381, %228
  %230 = load i64, ptr %25, align 8
  %231 = load i64, ptr %21, align 8
  %232 = icmp slt i64 %230, %231
  br i1 %232, label %234, label %233

233:                                              ; preds = %229
  store i32 5, ptr %24, align 4
  br label %384

234:                                              ; preds = %229
  store i64 0, ptr %26, align 8
  br label %235

235:                                              ; preds = %377, %234
  %236 = load i64, ptr %26, align 8
  %237 = load i64, ptr %20, align 8
  %238 = icmp slt i64 %236, %237
  br i1 %238, label %240, label %239

239:                                              ; preds = %235
  store i32 8, ptr %24, align 4
  br label %380

240:                                              ; preds = %235
  store i64 0, ptr %27, align 8
  br label %241

241:                                              ; preds = %373, %240
  %242 = load i64, ptr %27, align 8
  %243 = load i64, ptr %19, align 8
  %244 = icmp slt i64 %242, %243
  br i1 %244, label %246, label %245

245:                                              ; preds = %241
  store i32 11, ptr %24, align 4
  br label %376

246:                                              ; preds = %241
  store double 0x7FEFFFFFFFFFFFFF, ptr %28, align 8
  store i64 0, ptr %29, align 8
  store i8 0, ptr %30, align 1
  store i64 0, ptr %31, align 8
  br label %247

247:                                              ; preds = %339, %246
  %248 = load i64, ptr %31, align 8
  %249 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  %251 = icmp slt i64 %248, %250
  br i1 %251, label %253, label %252

252:                                              ; preds = %247
  store i32 14, ptr %24, align 4
  br label %342

253:                                              ; preds = %247
  %254 = load i32, ptr %9, align 4
  %255 = icmp eq i32 %254, 1
  br i1 %255, label %256, label %258

256:                                              ; preds = %253
  %257 = load i64, ptr %31, align 8
  br label %260

258:                                              ; preds = %253
  %259 = load i64, ptr %27, align 8
  br label %260

260:                                              ; preds = %258, %256
  %261 = phi i64 [ %257, %256 ], [ %259, %258 ]
  store i64 %261, ptr %32, align 8
  %262 = load i32, ptr %9, align 4
  %263 = icmp eq i32 %262, 2
  br i1 %263, label %264, label %266

264:                                              ; preds = %260
  %265 = load i64, ptr %31, align 8
  br label %268

266:                                              ; preds = %260
  %267 = load i64, ptr %26, align 8
  br label %268

268:                                              ; preds = %266, %264
  %269 = phi i64 [ %265, %264 ], [ %267, %266 ]
  store i64 %269, ptr %33, align 8
  %270 = load i32, ptr %9, align 4
  %271 = icmp eq i32 %270, 3
  br i1 %271, label %272, label %274

272:                                              ; preds = %268
  %273 = load i64, ptr %31, align 8
  br label %276

274:                                              ; preds = %268
  %275 = load i64, ptr %25, align 8
  br label %276

276:                                              ; preds = %274, %272
  %277 = phi i64 [ %273, %272 ], [ %275, %274 ]
  store i64 %277, ptr %34, align 8
  %278 = load i32, ptr %9, align 4
  %279 = icmp eq i32 %278, 4
  br i1 %279, label %280, label %282

280:                                              ; preds = %276
  %281 = load i64, ptr %31, align 8
  br label %284

282:                                              ; preds = %276
  %283 = load i64, ptr %23, align 8
  br label %284

284:                                              ; preds = %282, %280
  %285 = phi i64 [ %281, %280 ], [ %283, %282 ]
  store i64 %285, ptr %35, align 8
  %286 = load i64, ptr %32, align 8
  %287 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %288 = load i64, ptr %287, align 8
  %289 = mul nsw i64 %286, %288
  %290 = load i64, ptr %33, align 8
  %291 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %292 = load i64, ptr %291, align 8
  %293 = mul nsw i64 %290, %292
  %294 = add nsw i64 %289, %293
  %295 = load i64, ptr %34, align 8
  %296 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %297 = load i64, ptr %296, align 8
  %298 = mul nsw i64 %295, %297
  %299 = add nsw i64 %294, %298
  %300 = load i64, ptr %35, align 8
  %301 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %302 = load i64, ptr %301, align 8
  %303 = mul nsw i64 %300, %302
  %304 = add nsw i64 %299, %303
  store i64 %304, ptr %36, align 8
  %305 = load ptr, ptr %12, align 8
  %306 = icmp ne ptr %305, null
  br i1 %306, label %307, label %317

307:                                              ; preds = %284
  %308 = load ptr, ptr %12, align 8
  %309 = load ptr, ptr %12, align 8
  %310 = load i64, ptr %32, align 8
  %311 = load i64, ptr %33, align 8
  %312 = load i64, ptr %34, align 8
  %313 = load i64, ptr %35, align 8
  %314 = call i64 @offset_in(ptr noundef %309, i64 noundef %310, i64 noundef %311, i64 noundef %312, i64 noundef %313)
  %315 = call i32 @is_true(ptr noundef %308, i64 noundef %314)
  %316 = icmp ne i32 %315, 0
  br i1 %316, label %317, label %338

317:                                              ; preds = %307, %284
  %318 = load ptr, ptr %8, align 8
  %319 = getelementptr inbounds %struct.descriptor, ptr %318, i32 0, i32 0
  %320 = load ptr, ptr %319, align 8
  %321 = load i64, ptr %36, align 8
  %322 = getelementptr inbounds i8, ptr %320, i64 %321
  %323 = load double, ptr %322, align 8
  store double %323, ptr %37, align 8
  %324 = load double, ptr %37, align 8
  %325 = load double, ptr %28, align 8
  %326 = fcmp olt double %324, %325
  br i1 %326, label %334, label %327

327:                                              ; preds = %317
  %328 = load i8, ptr %30, align 1
  %329 = trunc i8 %328 to i1
  br i1 %329, label %337, label %330

330:                                              ; preds = %327
  %331 = load double, ptr %37, align 8
  %332 = load double, ptr %28, align 8
  %333 = fcmp oeq double %331, %332
  br i1 %333, label %334, label %337

334:                                              ; preds = %330, %317
  %335 = load double, ptr %37, align 8
  store double %335, ptr %28, align 8
  %336 = load i64, ptr %36, align 8
  store i64 %336, ptr %29, align 8
  store i8 1, ptr %30, align 1
  br label %337

337:                                              ; preds = %334, %330, %327
  br label %338

338:                                              ; preds = %337, %307
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %31, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %31, align 8
  br label %247

342:                                              ; preds = %252
  %343 = load i8, ptr %30, align 1
  %344 = trunc i8 %343 to i1
  br i1 %344, label %345, label %352

345:                                              ; preds = %342
  %346 = load ptr, ptr %8, align 8
  %347 = getelementptr inbounds %struct.descriptor, ptr %346, i32 0, i32 0
  %348 = load ptr, ptr %347, align 8
  %349 = load i64, ptr %29, align 8
  %350 = getelementptr inbounds i8, ptr %348, i64 %349
  %351 = load double, ptr %350, align 8
  br label %353

352:                                              ; preds = %342
  br label %353

353:                                              ; preds = %352, %345
  %354 = phi double [ %351, %345 ], [ 0x7FEFFFFFFFFFFFFF, %352 ]
  %355 = load ptr, ptr %7, align 8
  %356 = getelementptr inbounds %struct.descriptor, ptr %355, i32 0, i32 0
  %357 = load ptr, ptr %356, align 8
  %358 = load i64, ptr %23, align 8
  %359 = load i64, ptr %21, align 8
  %360 = mul nsw i64 %358, %359
  %361 = load i64, ptr %25, align 8
  %362 = add nsw i64 %360, %361
  %363 = load i64, ptr %20, align 8
  %364 = mul nsw i64 %362, %363
  %365 = load i64, ptr %26, align 8
  %366 = add nsw i64 %364, %365
  %367 = load i64, ptr %19, align 8
  %368 = mul nsw i64 %366, %367
  %369 = load i64, ptr %27, align 8
  %370 = add nsw i64 %368, %369
  %371 = mul nsw i64 %370, 8
  %372 = getelementptr inbounds i8, ptr %357, i64 %371
  store double %354, ptr %372, align 8
  br label %373

373:                                              ; preds = %353
  %374 = load i64, ptr %27, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %27, align 8
  br label %241

376:                                              ; preds = %245
  br label %377

377:                                              ; preds = %376
  %378 = load i64, ptr %26, align 8
  %379 = add nsw i64 %378, 1
  store i64 %379, ptr %26, align 8
  br label %235

380:                                              ; preds = %239
  br label %381

381:                                              ; preds = %380
  %382 = load i64, ptr %25, align 8
  %383 = add nsw i64 %382, 1
  store i64 %383, ptr %25, align 8
  br label %229

384:                                              ; preds = %233
  br label %385

385:                                              ; preds = %384
  %386 = load i64, ptr %23, align 8
  %387 = add nsw i64 %386, 1
  store i64 %387, ptr %23, align 8
  br label %223

388:                                              ; preds = %227
  br label %569

389:                                              ; preds = %215
  %390 = load i8, ptr %13, align 1
  %391 = trunc i8 %390 to i1
  br i1 %391, label %392, label %401

392:                                              ; preds = %389
  %393 = load ptr, ptr %7, align 8
  %394 = getelementptr inbounds %struct.descriptor, ptr %393, i32 0, i32 0
  %395 = load ptr, ptr %394, align 8
  %396 = load ptr, ptr %8, align 8
  %397 = load i32, ptr %9, align 4
  %398 = load ptr, ptr %10, align 8
  %399 = load i32, ptr %11, align 4
  %400 = load ptr, ptr %12, align 8
  call void @put_Minval(ptr noundef %395, ptr noundef %396, i32 noundef %397, ptr noundef %398, i32 noundef %399, ptr noundef %400)
  br label %568

401:                                              ; preds = %389
  store i64 0, ptr %38, align 8
  br label %402

402:                                              ; preds = %564, %401
  %403 = load i64, ptr %38, align 8
  %404 = load i64, ptr %22, align 8
  %405 = icmp slt i64 %403, %404
  br i1 %405, label %407, label %406

406:                                              ; preds = %402
  store i32 17, ptr %24, align 4
  br label %567

407:                                              ; preds = %402
  store i64 0, ptr %39, align 8
  br label %408

408:                                              ; preds = %560, %407
  %409 = load i64, ptr %39, align 8
  %410 = load i64, ptr %21, align 8
  %411 = icmp slt i64 %409, %410
  br i1 %411, label %413, label %412

412:                                              ; preds = %408
  store i32 20, ptr %24, align 4
  br label %563

413:                                              ; preds = %408
  store i64 0, ptr %40, align 8
  br label %414

414:                                              ; preds = %556, %413
  %415 = load i64, ptr %40, align 8
  %416 = load i64, ptr %20, align 8
  %417 = icmp slt i64 %415, %416
  br i1 %417, label %419, label %418

418:                                              ; preds = %414
  store i32 23, ptr %24, align 4
  br label %559

419:                                              ; preds = %414
  store i64 0, ptr %41, align 8
  br label %420

420:                                              ; preds = %552, %419
  %421 = load i64, ptr %41, align 8
  %422 = load i64, ptr %19, align 8
  %423 = icmp slt i64 %421, %422
  br i1 %423, label %425, label %424

424:                                              ; preds = %420
  store i32 26, ptr %24, align 4
  br label %555

425:                                              ; preds = %420
  store float 0x47EFFFFFE0000000, ptr %42, align 4
  store i64 0, ptr %43, align 8
  store i8 0, ptr %44, align 1
  store i64 0, ptr %45, align 8
  br label %426

426:                                              ; preds = %518, %425
  %427 = load i64, ptr %45, align 8
  %428 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %429 = load i64, ptr %428, align 8
  %430 = icmp slt i64 %427, %429
  br i1 %430, label %432, label %431

431:                                              ; preds = %426
  store i32 29, ptr %24, align 4
  br label %521

432:                                              ; preds = %426
  %433 = load i32, ptr %9, align 4
  %434 = icmp eq i32 %433, 1
  br i1 %434, label %435, label %437

435:                                              ; preds = %432
  %436 = load i64, ptr %45, align 8
  br label %439

437:                                              ; preds = %432
  %438 = load i64, ptr %41, align 8
  br label %439

439:                                              ; preds = %437, %435
  %440 = phi i64 [ %436, %435 ], [ %438, %437 ]
  store i64 %440, ptr %46, align 8
  %441 = load i32, ptr %9, align 4
  %442 = icmp eq i32 %441, 2
  br i1 %442, label %443, label %445

443:                                              ; preds = %439
  %444 = load i64, ptr %45, align 8
  br label %447

445:                                              ; preds = %439
  %446 = load i64, ptr %40, align 8
  br label %447

447:                                              ; preds = %445, %443
  %448 = phi i64 [ %444, %443 ], [ %446, %445 ]
  store i64 %448, ptr %47, align 8
  %449 = load i32, ptr %9, align 4
  %450 = icmp eq i32 %449, 3
  br i1 %450, label %451, label %453

451:                                              ; preds = %447
  %452 = load i64, ptr %45, align 8
  br label %455

453:                                              ; preds = %447
  %454 = load i64, ptr %39, align 8
  br label %455

455:                                              ; preds = %453, %451
  %456 = phi i64 [ %452, %451 ], [ %454, %453 ]
  store i64 %456, ptr %48, align 8
  %457 = load i32, ptr %9, align 4
  %458 = icmp eq i32 %457, 4
  br i1 %458, label %459, label %461

459:                                              ; preds = %455
  %460 = load i64, ptr %45, align 8
  br label %463

461:                                              ; preds = %455
  %462 = load i64, ptr %38, align 8
  br label %463

463:                                              ; preds = %461, %459
  %464 = phi i64 [ %460, %459 ], [ %462, %461 ]
  store i64 %464, ptr %49, align 8
  %465 = load i64, ptr %46, align 8
  %466 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %467 = load i64, ptr %466, align 8
  %468 = mul nsw i64 %465, %467
  %469 = load i64, ptr %47, align 8
  %470 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %471 = load i64, ptr %470, align 8
  %472 = mul nsw i64 %469, %471
  %473 = add nsw i64 %468, %472
  %474 = load i64, ptr %48, align 8
  %475 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %476 = load i64, ptr %475, align 8
  %477 = mul nsw i64 %474, %476
  %478 = add nsw i64 %473, %477
  %479 = load i64, ptr %49, align 8
  %480 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %481 = load i64, ptr %480, align 8
  %482 = mul nsw i64 %479, %481
  %483 = add nsw i64 %478, %482
  store i64 %483, ptr %50, align 8
  %484 = load ptr, ptr %12, align 8
  %485 = icmp ne ptr %484, null
  br i1 %485, label %486, label %496

486:                                              ; preds = %463
  %487 = load ptr, ptr %12, align 8
  %488 = load ptr, ptr %12, align 8
  %489 = load i64, ptr %46, align 8
  %490 = load i64, ptr %47, align 8
  %491 = load i64, ptr %48, align 8
  %492 = load i64, ptr %49, align 8
  %493 = call i64 @offset_in(ptr noundef %488, i64 noundef %489, i64 noundef %490, i64 noundef %491, i64 noundef %492)
  %494 = call i32 @is_true(ptr noundef %487, i64 noundef %493)
  %495 = icmp ne i32 %494, 0
  br i1 %495, label %496, label %517

496:                                              ; preds = %486, %463
  %497 = load ptr, ptr %8, align 8
  %498 = getelementptr inbounds %struct.descriptor, ptr %497, i32 0, i32 0
  %499 = load ptr, ptr %498, align 8
  %500 = load i64, ptr %50, align 8
  %501 = getelementptr inbounds i8, ptr %499, i64 %500
  %502 = load float, ptr %501, align 4
  store float %502, ptr %51, align 4
  %503 = load float, ptr %51, align 4
  %504 = load float, ptr %42, align 4
  %505 = fcmp olt float %503, %504
  br i1 %505, label %513, label %506

506:                                              ; preds = %496
  %507 = load i8, ptr %44, align 1
  %508 = trunc i8 %507 to i1
  br i1 %508, label %516, label %509

509:                                              ; preds = %506
  %510 = load float, ptr %51, align 4
  %511 = load float, ptr %42, align 4
  %512 = fcmp oeq float %510, %511
  br i1 %512, label %513, label %516

513:                                              ; preds = %509, %496
  %514 = load float, ptr %51, align 4
  store float %514, ptr %42, align 4
  %515 = load i64, ptr %50, align 8
  store i64 %515, ptr %43, align 8
  store i8 1, ptr %44, align 1
  br label %516

516:                                              ; preds = %513, %509, %506
  br label %517

517:                                              ; preds = %516, %486
  br label %518

518:                                              ; preds = %517
  %519 = load i64, ptr %45, align 8
  %520 = add nsw i64 %519, 1
  store i64 %520, ptr %45, align 8
  br label %426

521:                                              ; preds = %431
  %522 = load i8, ptr %44, align 1
  %523 = trunc i8 %522 to i1
  br i1 %523, label %524, label %531

524:                                              ; preds = %521
  %525 = load ptr, ptr %8, align 8
  %526 = getelementptr inbounds %struct.descriptor, ptr %525, i32 0, i32 0
  %527 = load ptr, ptr %526, align 8
  %528 = load i64, ptr %43, align 8
  %529 = getelementptr inbounds i8, ptr %527, i64 %528
  %530 = load float, ptr %529, align 4
  br label %532

531:                                              ; preds = %521
  br label %532

532:                                              ; preds = %531, %524
  %533 = phi float [ %530, %524 ], [ 0x47EFFFFFE0000000, %531 ]
  %534 = load ptr, ptr %7, align 8
  %535 = getelementptr inbounds %struct.descriptor, ptr %534, i32 0, i32 0
  %536 = load ptr, ptr %535, align 8
  %537 = load i64, ptr %38, align 8
  %538 = load i64, ptr %21, align 8
  %539 = mul nsw i64 %537, %538
  %540 = load i64, ptr %39, align 8
  %541 = add nsw i64 %539, %540
  %542 = load i64, ptr %20, align 8
  %543 = mul nsw i64 %541, %542
  %544 = load i64, ptr %40, align 8
  %545 = add nsw i64 %543, %544
  %546 = load i64, ptr %19, align 8
  %547 = mul nsw i64 %545, %546
  %548 = load i64, ptr %41, align 8
  %549 = add nsw i64 %547, %548
  %550 = mul nsw i64 %549, 4
  %551 = getelementptr inbounds i8, ptr %536, i64 %550
  store float %533, ptr %551, align 4
  br label %552

552:                                              ; preds = %532
  %553 = load i64, ptr %41, align 8
  %554 = add nsw i64 %553, 1
  store i64 %554, ptr %41, align 8
  br label %420

555:                                              ; preds = %424
  br label %556

556:                                              ; preds = %555
  %557 = load i64, ptr %40, align 8
  %558 = add nsw i64 %557, 1
  store i64 %558, ptr %40, align 8
  br label %414

559:                                              ; preds = %418
  br label %560

560:                                              ; preds = %559
  %561 = load i64, ptr %39, align 8
  %562 = add nsw i64 %561, 1
  store i64 %562, ptr %39, align 8
  br label %408

563:                                              ; preds = %412
  br label %564

564:                                              ; preds = %563
  %565 = load i64, ptr %38, align 8
  %566 = add nsw i64 %565, 1
  store i64 %566, ptr %38, align 8
  br label %402

567:                                              ; preds = %406
  br label %568

568:                                              ; preds = %567, %392
  br label %569

569:                                              ; preds = %568, %388
  ret void
}

define internal void @put_Minval(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %union.found, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 120, i1 false)
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load ptr, ptr %10, align 8
  %17 = load i32, ptr %11, align 4
  %18 = load ptr, ptr %12, align 8
  call void @native._FortranAMinvalDim(ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18)
  %19 = load ptr, ptr %7, align 8
  call void @handed_over(ptr noundef %19, ptr noundef %13)
  ret void
}

define dso_local void @_FortranANorm2Dim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i8, align 1
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca double, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca double, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca float, align 4
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  store ptr null, ptr %11, align 8
  %47 = load ptr, ptr %7, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp sle i32 %50, 24
  %52 = zext i1 %51 to i8
  store i8 %52, ptr %12, align 1
  %53 = load ptr, ptr %7, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp eq i32 %56, 28
  br i1 %57, label %67, label %58

58:                                               ; preds = %5
  %59 = load ptr, ptr %7, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp eq i32 %62, 27
  br i1 %63, label %67, label %64

64:                                               ; preds = %58
  %65 = load i8, ptr %12, align 1
  %66 = trunc i8 %65 to i1
  br label %67

67:                                               ; preds = %64, %58, %5
  %68 = phi i1 [ true, %58 ], [ true, %5 ], [ %66, %64 ]
  %69 = zext i1 %68 to i32
  %70 = load ptr, ptr %9, align 8
  %71 = load i32, ptr %10, align 4
  call void @require(i32 noundef %69, ptr noundef @.str.9, ptr noundef %70, i32 noundef %71)
  %72 = load i32, ptr %8, align 4
  %73 = icmp sge i32 %72, 1
  br i1 %73, label %74, label %81

74:                                               ; preds = %67
  %75 = load i32, ptr %8, align 4
  %76 = load ptr, ptr %7, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = icmp sle i32 %75, %79
  br label %81

81:                                               ; preds = %74, %67
  %82 = phi i1 [ false, %67 ], [ %80, %74 ]
  %83 = zext i1 %82 to i32
  %84 = load ptr, ptr %9, align 8
  %85 = load i32, ptr %10, align 4
  call void @require(i32 noundef %83, ptr noundef @.str.10, ptr noundef %84, i32 noundef %85)
  %86 = load ptr, ptr %7, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = icmp sle i32 %89, 4
  %91 = zext i1 %90 to i32
  %92 = load ptr, ptr %9, align 8
  %93 = load i32, ptr %10, align 4
  call void @require(i32 noundef %91, ptr noundef @.str.2, ptr noundef %92, i32 noundef %93)
  %94 = load ptr, ptr %7, align 8
  %95 = load ptr, ptr %7, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = call ptr @dimension_of(ptr noundef %94, i32 noundef 0, i32 noundef %98)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %99, i64 24, i1 false)
  %100 = load ptr, ptr %7, align 8
  %101 = load ptr, ptr %7, align 8
  %102 = getelementptr inbounds %struct.descriptor, ptr %101, i32 0, i32 3
  %103 = load i8, ptr %102, align 4
  %104 = zext i8 %103 to i32
  %105 = call ptr @dimension_of(ptr noundef %100, i32 noundef 1, i32 noundef %104)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %105, i64 24, i1 false)
  %106 = load ptr, ptr %7, align 8
  %107 = load ptr, ptr %7, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 3
  %109 = load i8, ptr %108, align 4
  %110 = zext i8 %109 to i32
  %111 = call ptr @dimension_of(ptr noundef %106, i32 noundef 2, i32 noundef %110)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %111, i64 24, i1 false)
  %112 = load ptr, ptr %7, align 8
  %113 = load ptr, ptr %7, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = zext i8 %115 to i32
  %117 = call ptr @dimension_of(ptr noundef %112, i32 noundef 3, i32 noundef %116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %117, i64 24, i1 false)
  %118 = load i32, ptr %8, align 4
  %119 = icmp eq i32 %118, 1
  br i1 %119, label %120, label %121

120:                                              ; preds = %81
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %13, i64 24, i1 false)
  br label %132

121:                                              ; preds = %81
  %122 = load i32, ptr %8, align 4
  %123 = icmp eq i32 %122, 2
  br i1 %123, label %124, label %125

124:                                              ; preds = %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %14, i64 24, i1 false)
  br label %131

125:                                              ; preds = %121
  %126 = load i32, ptr %8, align 4
  %127 = icmp eq i32 %126, 3
  br i1 %127, label %128, label %129

128:                                              ; preds = %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %15, i64 24, i1 false)
  br label %130

129:                                              ; preds = %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 24, i1 false)
  br label %130

130:                                              ; preds = %129, %128
  br label %131

131:                                              ; preds = %130, %124
  br label %132

132:                                              ; preds = %131, %120
  %133 = load i32, ptr %8, align 4
  %134 = icmp eq i32 %133, 1
  br i1 %134, label %135, label %136

135:                                              ; preds = %132
  br label %139

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  br label %139

139:                                              ; preds = %136, %135
  %140 = phi i64 [ 1, %135 ], [ %138, %136 ]
  store i64 %140, ptr %18, align 8
  %141 = load i32, ptr %8, align 4
  %142 = icmp eq i32 %141, 2
  br i1 %142, label %143, label %144

143:                                              ; preds = %139
  br label %147

144:                                              ; preds = %139
  %145 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  br label %147

147:                                              ; preds = %144, %143
  %148 = phi i64 [ 1, %143 ], [ %146, %144 ]
  store i64 %148, ptr %19, align 8
  %149 = load i32, ptr %8, align 4
  %150 = icmp eq i32 %149, 3
  br i1 %150, label %151, label %152

151:                                              ; preds = %147
  br label %155

152:                                              ; preds = %147
  %153 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  br label %155

155:                                              ; preds = %152, %151
  %156 = phi i64 [ 1, %151 ], [ %154, %152 ]
  store i64 %156, ptr %20, align 8
  %157 = load i32, ptr %8, align 4
  %158 = icmp eq i32 %157, 4
  br i1 %158, label %159, label %160

159:                                              ; preds = %155
  br label %163

160:                                              ; preds = %155
  %161 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  br label %163

163:                                              ; preds = %160, %159
  %164 = phi i64 [ 1, %159 ], [ %162, %160 ]
  store i64 %164, ptr %21, align 8
  %165 = load ptr, ptr %7, align 8
  %166 = getelementptr inbounds %struct.descriptor, ptr %165, i32 0, i32 3
  %167 = load i8, ptr %166, align 4
  %168 = zext i8 %167 to i32
  %169 = sub nsw i32 %168, 1
  %170 = trunc i32 %169 to i8
  %171 = load ptr, ptr %6, align 8
  %172 = getelementptr inbounds %struct.descriptor, ptr %171, i32 0, i32 3
  store i8 %170, ptr %172, align 4
  %173 = load ptr, ptr %6, align 8
  %174 = load ptr, ptr %7, align 8
  %175 = getelementptr inbounds %struct.descriptor, ptr %174, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = load i32, ptr %8, align 4
  %178 = icmp eq i32 %177, 1
  br i1 %178, label %179, label %182

179:                                              ; preds = %163
  %180 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %181 = load i64, ptr %180, align 8
  br label %184

182:                                              ; preds = %163
  %183 = load i64, ptr %18, align 8
  br label %184

184:                                              ; preds = %182, %179
  %185 = phi i64 [ %181, %179 ], [ %183, %182 ]
  %186 = load i32, ptr %8, align 4
  %187 = icmp sle i32 %186, 2
  br i1 %187, label %188, label %191

188:                                              ; preds = %184
  %189 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  br label %193

191:                                              ; preds = %184
  %192 = load i64, ptr %19, align 8
  br label %193

193:                                              ; preds = %191, %188
  %194 = phi i64 [ %190, %188 ], [ %192, %191 ]
  %195 = load i32, ptr %8, align 4
  %196 = icmp sle i32 %195, 3
  br i1 %196, label %197, label %200

197:                                              ; preds = %193
  %198 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  br label %202

200:                                              ; preds = %193
  %201 = load i64, ptr %20, align 8
  br label %202

202:                                              ; preds = %200, %197
  %203 = phi i64 [ %199, %197 ], [ %201, %200 ]
  call void @made(ptr noundef %173, i64 noundef %176, i64 noundef %185, i64 noundef %194, i64 noundef %203, i64 noundef 1)
  %204 = load ptr, ptr %7, align 8
  %205 = getelementptr inbounds %struct.descriptor, ptr %204, i32 0, i32 4
  %206 = load i8, ptr %205, align 1
  %207 = zext i8 %206 to i32
  %208 = icmp eq i32 %207, 28
  br i1 %208, label %209, label %343

209:                                              ; preds = %202
  store i64 0, ptr %22, align 8
  br label %210

210:                                              ; preds = %339, %209
  %211 = load i64, ptr %22, align 8
  %212 = load i64, ptr %21, align 8
  %213 = icmp slt i64 %211, %212
  br i1 %213, label %215, label %214

214:                                              ; preds = %210
  store i32 2, ptr %23, align 4
  br label %342

215:                                              ; preds = %210
  store i64 0, ptr %24, align 8
  br label %216

216:                                              ; preds = %335, %215
  %217 = load i64, ptr %24, align 8
  %218 = load i64, ptr %20, align 8
  %219 = icmp slt i64 %217, %218
  br i1 %219, label %221, label %220

220:                                              ; preds = %216
  store i32 5, ptr %23, align 4
  br label %338

221:                                              ; preds = %216
  store i64 0, ptr %25, align 8
  br label %222

222:                                              ; preds = %331, %221
  %223 = load i64, ptr %25, align 8
  %224 = load i64, ptr %19, align 8
  %225 = icmp slt i64 %223, %224
  br i1 %225, label %227, label %226

226:                                              ; preds = %222
  store i32 8, ptr %23, align 4
  br label %334

227:                                              ; preds = %222
  store i64 0, ptr %26, align 8
  br label %228

228:                                              ; preds = %327, %227
  %229 = load i64, ptr %26, align 8
  %230 = load i64, ptr %18, align 8
  %231 = icmp slt i64 %229, %230
  br i1 %231, label %233, label %232

232:                                              ; preds = %228
  store i32 11, ptr %23, align 4
  br label %330

233:                                              ; preds = %228
  store double 0.000000e+00, ptr %27, align 8
  store i64 0, ptr %28, align 8
  br label %234

234:                                              ; preds = %303, %233
  %235 = load i64, ptr %28, align 8
  %236 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  %238 = icmp slt i64 %235, %237
  br i1 %238, label %240, label %239

239:                                              ; preds = %234
  store i32 14, ptr %23, align 4
  br label %306

240:                                              ; preds = %234
  %241 = load i32, ptr %8, align 4
  %242 = icmp eq i32 %241, 1
  br i1 %242, label %243, label %245

243:                                              ; preds = %240
  %244 = load i64, ptr %28, align 8
  br label %247

245:                                              ; preds = %240
  %246 = load i64, ptr %26, align 8
  br label %247

247:                                              ; preds = %245, %243
  %248 = phi i64 [ %244, %243 ], [ %246, %245 ]
  store i64 %248, ptr %29, align 8
  %249 = load i32, ptr %8, align 4
  %250 = icmp eq i32 %249, 2
  br i1 %250, label %251, label %253

251:                                              ; preds = %247
  %252 = load i64, ptr %28, align 8
  br label %255

253:                                              ; preds = %247
  %254 = load i64, ptr %25, align 8
  br label %255

255:                                              ; preds = %253, %251
  %256 = phi i64 [ %252, %251 ], [ %254, %253 ]
  store i64 %256, ptr %30, align 8
  %257 = load i32, ptr %8, align 4
  %258 = icmp eq i32 %257, 3
  br i1 %258, label %259, label %261

259:                                              ; preds = %255
  %260 = load i64, ptr %28, align 8
  br label %263

261:                                              ; preds = %255
  %262 = load i64, ptr %24, align 8
  br label %263

263:                                              ; preds = %261, %259
  %264 = phi i64 [ %260, %259 ], [ %262, %261 ]
  store i64 %264, ptr %31, align 8
  %265 = load i32, ptr %8, align 4
  %266 = icmp eq i32 %265, 4
  br i1 %266, label %267, label %269

267:                                              ; preds = %263
  %268 = load i64, ptr %28, align 8
  br label %271

269:                                              ; preds = %263
  %270 = load i64, ptr %22, align 8
  br label %271

271:                                              ; preds = %269, %267
  %272 = phi i64 [ %268, %267 ], [ %270, %269 ]
  store i64 %272, ptr %32, align 8
  %273 = load i64, ptr %29, align 8
  %274 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %275 = load i64, ptr %274, align 8
  %276 = mul nsw i64 %273, %275
  %277 = load i64, ptr %30, align 8
  %278 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %279 = load i64, ptr %278, align 8
  %280 = mul nsw i64 %277, %279
  %281 = add nsw i64 %276, %280
  %282 = load i64, ptr %31, align 8
  %283 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %284 = load i64, ptr %283, align 8
  %285 = mul nsw i64 %282, %284
  %286 = add nsw i64 %281, %285
  %287 = load i64, ptr %32, align 8
  %288 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %289 = load i64, ptr %288, align 8
  %290 = mul nsw i64 %287, %289
  %291 = add nsw i64 %286, %290
  store i64 %291, ptr %33, align 8
  %292 = load ptr, ptr %7, align 8
  %293 = getelementptr inbounds %struct.descriptor, ptr %292, i32 0, i32 0
  %294 = load ptr, ptr %293, align 8
  %295 = load i64, ptr %33, align 8
  %296 = getelementptr inbounds i8, ptr %294, i64 %295
  %297 = load double, ptr %296, align 8
  store double %297, ptr %34, align 8
  %298 = load double, ptr %34, align 8
  %299 = load double, ptr %34, align 8
  %300 = fmul double %298, %299
  %301 = load double, ptr %27, align 8
  %302 = fadd double %301, %300
  store double %302, ptr %27, align 8
  br label %303

303:                                              ; preds = %271
  %304 = load i64, ptr %28, align 8
  %305 = add nsw i64 %304, 1
  store i64 %305, ptr %28, align 8
  br label %234

306:                                              ; preds = %239
  %307 = load double, ptr %27, align 8
  %308 = call double @llvm.sqrt.f64(double %307)
  %309 = load ptr, ptr %6, align 8
  %310 = getelementptr inbounds %struct.descriptor, ptr %309, i32 0, i32 0
  %311 = load ptr, ptr %310, align 8
  %312 = load i64, ptr %22, align 8
  %313 = load i64, ptr %20, align 8
  %314 = mul nsw i64 %312, %313
  %315 = load i64, ptr %24, align 8
  %316 = add nsw i64 %314, %315
  %317 = load i64, ptr %19, align 8
  %318 = mul nsw i64 %316, %317
  %319 = load i64, ptr %25, align 8
  %320 = add nsw i64 %318, %319
  %321 = load i64, ptr %18, align 8
  %322 = mul nsw i64 %320, %321
  %323 = load i64, ptr %26, align 8
  %324 = add nsw i64 %322, %323
  %325 = mul nsw i64 %324, 8
  %326 = getelementptr inbounds i8, ptr %311, i64 %325
  store double %308, ptr %326, align 8
  br label %327

327:                                              ; preds = %306
  %328 = load i64, ptr %26, align 8
  %329 = add nsw i64 %328, 1
  store i64 %329, ptr %26, align 8
  br label %228

330:                                              ; preds = %232
  br label %331

331:                                              ; preds = %330
  %332 = load i64, ptr %25, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %25, align 8
  br label %222

334:                                              ; preds = %226
  br label %335

335:                                              ; preds = %334
  %336 = load i64, ptr %24, align 8
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %24, align 8
  br label %216

338:                                              ; preds = %220
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %22, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %22, align 8
  br label %210

342:                                              ; preds = %214
  br label %482

343:                                              ; preds = %202
  %344 = load i8, ptr %12, align 1
  %345 = trunc i8 %344 to i1
  br i1 %345, label %346, label %347

346:                                              ; preds = %343
  br label %481

347:                                              ; preds = %343
  store i64 0, ptr %35, align 8
  br label %348

348:                                              ; preds = %477, %347
  %349 = load i64, ptr %35, align 8
  %350 = load i64, ptr %21, align 8
  %351 = icmp slt i64 %349, %350
  br i1 %351, label %353, label %352

352:                                              ; preds = %348
  store i32 17, ptr %23, align 4
  br label %480

353:                                              ; preds = %348
  store i64 0, ptr %36, align 8
  br label %354

354:                                              ; preds = %473, %353
  %355 = load i64, ptr %36, align 8
  %356 = load i64, ptr %20, align 8
  %357 = icmp slt i64 %355, %356
  br i1 %357, label %359, label %358

358:                                              ; preds = %354
  store i32 20, ptr %23, align 4
  br label %476

359:                                              ; preds = %354
  store i64 0, ptr %37, align 8
  br label %360

360:                                              ; preds = %469, %359
  %361 = load i64, ptr %37, align 8
  %362 = load i64, ptr %19, align 8
  %363 = icmp slt i64 %361, %362
  br i1 %363, label %365, label %364

364:                                              ; preds = %360
  store i32 23, ptr %23, align 4
  br label %472

365:                                              ; preds = %360
  store i64 0, ptr %38, align 8
  br label %366

366:                                              ; preds = %465, %365
  %367 = load i64, ptr %38, align 8
  %368 = load i64, ptr %18, align 8
  %369 = icmp slt i64 %367, %368
  br i1 %369, label %371, label %370

370:                                              ; preds = %366
  store i32 26, ptr %23, align 4
  br label %468

371:                                              ; preds = %366
  store float 0.000000e+00, ptr %39, align 4
  store i64 0, ptr %40, align 8
  br label %372

372:                                              ; preds = %441, %371
  %373 = load i64, ptr %40, align 8
  %374 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %375 = load i64, ptr %374, align 8
  %376 = icmp slt i64 %373, %375
  br i1 %376, label %378, label %377

377:                                              ; preds = %372
  store i32 29, ptr %23, align 4
  br label %444

378:                                              ; preds = %372
  %379 = load i32, ptr %8, align 4
  %380 = icmp eq i32 %379, 1
  br i1 %380, label %381, label %383

381:                                              ; preds = %378
  %382 = load i64, ptr %40, align 8
  br label %385

383:                                              ; preds = %378
  %384 = load i64, ptr %38, align 8
  br label %385

385:                                              ; preds = %383, %381
  %386 = phi i64 [ %382, %381 ], [ %384, %383 ]
  store i64 %386, ptr %41, align 8
  %387 = load i32, ptr %8, align 4
  %388 = icmp eq i32 %387, 2
  br i1 %388, label %389, label %391

389:                                              ; preds = %385
  %390 = load i64, ptr %40, align 8
  br label %393

391:                                              ; preds = %385
  %392 = load i64, ptr %37, align 8
  br label %393

393:                                              ; preds = %391, %389
  %394 = phi i64 [ %390, %389 ], [ %392, %391 ]
  store i64 %394, ptr %42, align 8
  %395 = load i32, ptr %8, align 4
  %396 = icmp eq i32 %395, 3
  br i1 %396, label %397, label %399

397:                                              ; preds = %393
  %398 = load i64, ptr %40, align 8
  br label %401

399:                                              ; preds = %393
  %400 = load i64, ptr %36, align 8
  br label %401

401:                                              ; preds = %399, %397
  %402 = phi i64 [ %398, %397 ], [ %400, %399 ]
  store i64 %402, ptr %43, align 8
  %403 = load i32, ptr %8, align 4
  %404 = icmp eq i32 %403, 4
  br i1 %404, label %405, label %407

405:                                              ; preds = %401
  %406 = load i64, ptr %40, align 8
  br label %409

407:                                              ; preds = %401
  %408 = load i64, ptr %35, align 8
  br label %409

409:                                              ; preds = %407, %405
  %410 = phi i64 [ %406, %405 ], [ %408, %407 ]
  store i64 %410, ptr %44, align 8
  %411 = load i64, ptr %41, align 8
  %412 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = load i64, ptr %42, align 8
  %416 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %417 = load i64, ptr %416, align 8
  %418 = mul nsw i64 %415, %417
  %419 = add nsw i64 %414, %418
  %420 = load i64, ptr %43, align 8
  %421 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %422 = load i64, ptr %421, align 8
  %423 = mul nsw i64 %420, %422
  %424 = add nsw i64 %419, %423
  %425 = load i64, ptr %44, align 8
  %426 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %427 = load i64, ptr %426, align 8
  %428 = mul nsw i64 %425, %427
  %429 = add nsw i64 %424, %428
  store i64 %429, ptr %45, align 8
  %430 = load ptr, ptr %7, align 8
  %431 = getelementptr inbounds %struct.descriptor, ptr %430, i32 0, i32 0
  %432 = load ptr, ptr %431, align 8
  %433 = load i64, ptr %45, align 8
  %434 = getelementptr inbounds i8, ptr %432, i64 %433
  %435 = load float, ptr %434, align 4
  store float %435, ptr %46, align 4
  %436 = load float, ptr %46, align 4
  %437 = load float, ptr %46, align 4
  %438 = fmul float %436, %437
  %439 = load float, ptr %39, align 4
  %440 = fadd float %439, %438
  store float %440, ptr %39, align 4
  br label %441

441:                                              ; preds = %409
  %442 = load i64, ptr %40, align 8
  %443 = add nsw i64 %442, 1
  store i64 %443, ptr %40, align 8
  br label %372

444:                                              ; preds = %377
  %445 = load float, ptr %39, align 4
  %446 = call float @llvm.sqrt.f32(float %445)
  %447 = load ptr, ptr %6, align 8
  %448 = getelementptr inbounds %struct.descriptor, ptr %447, i32 0, i32 0
  %449 = load ptr, ptr %448, align 8
  %450 = load i64, ptr %35, align 8
  %451 = load i64, ptr %20, align 8
  %452 = mul nsw i64 %450, %451
  %453 = load i64, ptr %36, align 8
  %454 = add nsw i64 %452, %453
  %455 = load i64, ptr %19, align 8
  %456 = mul nsw i64 %454, %455
  %457 = load i64, ptr %37, align 8
  %458 = add nsw i64 %456, %457
  %459 = load i64, ptr %18, align 8
  %460 = mul nsw i64 %458, %459
  %461 = load i64, ptr %38, align 8
  %462 = add nsw i64 %460, %461
  %463 = mul nsw i64 %462, 4
  %464 = getelementptr inbounds i8, ptr %449, i64 %463
  store float %446, ptr %464, align 4
  br label %465

465:                                              ; preds = %444
  %466 = load i64, ptr %38, align 8
  %467 = add nsw i64 %466, 1
  store i64 %467, ptr %38, align 8
  br label %366

468:                                              ; preds = %370
  br label %469

469:                                              ; preds = %468
  %470 = load i64, ptr %37, align 8
  %471 = add nsw i64 %470, 1
  store i64 %471, ptr %37, align 8
  br label %360

472:                                              ; preds = %364
  br label %473

473:                                              ; preds = %472
  %474 = load i64, ptr %36, align 8
  %475 = add nsw i64 %474, 1
  store i64 %475, ptr %36, align 8
  br label %354

476:                                              ; preds = %358
  br label %477

477:                                              ; preds = %476
  %478 = load i64, ptr %35, align 8
  %479 = add nsw i64 %478, 1
  store i64 %479, ptr %35, align 8
  br label %348

480:                                              ; preds = %352
  br label %481

481:                                              ; preds = %480, %346
  br label %482

482:                                              ; preds = %481, %342
  ret void
}

declare double @llvm.sqrt.f64(double) #4

declare float @llvm.sqrt.f32(float) #4

define dso_local double @_FortranAReduceReal8Ref(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #5 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca double, align 8
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca double, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %29 = zext i1 %7 to i8
  store i8 %29, ptr %16, align 1
  %30 = load i8, ptr %16, align 1
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %13, align 4
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp sle i32 %36, 4
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %12, align 4
  call void @require(i32 noundef %38, ptr noundef @.str.2, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %9, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %9, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 2, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %9, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %15, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %70

67:                                               ; preds = %8
  %68 = load ptr, ptr %15, align 8
  %69 = load double, ptr %68, align 8
  br label %71

70:                                               ; preds = %8
  br label %71

71:                                               ; preds = %70, %67
  %72 = phi double [ %69, %67 ], [ 0.000000e+00, %70 ]
  store double %72, ptr %21, align 8
  %73 = load ptr, ptr %15, align 8
  %74 = icmp ne ptr %73, null
  %75 = zext i1 %74 to i8
  store i8 %75, ptr %22, align 1
  store i64 0, ptr %23, align 8
  br label %76

76:                                               ; preds = %163, %71
  %77 = load i64, ptr %23, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %24, align 4
  br label %166

82:                                               ; preds = %76
  store i64 0, ptr %25, align 8
  br label %83

83:                                               ; preds = %159, %82
  %84 = load i64, ptr %25, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %24, align 4
  br label %162

89:                                               ; preds = %83
  store i64 0, ptr %26, align 8
  br label %90

90:                                               ; preds = %155, %89
  %91 = load i64, ptr %26, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %24, align 4
  br label %158

96:                                               ; preds = %90
  store i64 0, ptr %27, align 8
  br label %97

97:                                               ; preds = %151, %96
  %98 = load i64, ptr %27, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %24, align 4
  br label %154

103:                                              ; preds = %97
  %104 = load ptr, ptr %14, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %116

106:                                              ; preds = %103
  %107 = load ptr, ptr %14, align 8
  %108 = load ptr, ptr %14, align 8
  %109 = load i64, ptr %27, align 8
  %110 = load i64, ptr %26, align 8
  %111 = load i64, ptr %25, align 8
  %112 = load i64, ptr %23, align 8
  %113 = call i64 @offset_in(ptr noundef %108, i64 noundef %109, i64 noundef %110, i64 noundef %111, i64 noundef %112)
  %114 = call i32 @is_true(ptr noundef %107, i64 noundef %113)
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %150

116:                                              ; preds = %106, %103
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %27, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load i64, ptr %26, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %25, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = load i64, ptr %23, align 8
  %135 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = add nsw i64 %133, %137
  %139 = getelementptr inbounds i8, ptr %119, i64 %138
  %140 = load double, ptr %139, align 8
  store double %140, ptr %28, align 8
  %141 = load i8, ptr %22, align 1
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %146

143:                                              ; preds = %116
  %144 = load ptr, ptr %10, align 8
  %145 = call double %144(ptr noundef %21, ptr noundef %28)
  br label %148

146:                                              ; preds = %116
  %147 = load double, ptr %28, align 8
  br label %148

148:                                              ; preds = %146, %143
  %149 = phi double [ %145, %143 ], [ %147, %146 ]
  store double %149, ptr %21, align 8
  store i8 1, ptr %22, align 1
  br label %150

150:                                              ; preds = %148, %106
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %27, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %27, align 8
  br label %97

154:                                              ; preds = %102
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %26, align 8
  %157 = add nsw i64 %156, 1
  store i64 %157, ptr %26, align 8
  br label %90

158:                                              ; preds = %95
  br label %159

159:                                              ; preds = %158
  %160 = load i64, ptr %25, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %25, align 8
  br label %83

162:                                              ; preds = %88
  br label %163

163:                                              ; preds = %162
  %164 = load i64, ptr %23, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %23, align 8
  br label %76

166:                                              ; preds = %81
  %167 = load i8, ptr %22, align 1
  %168 = trunc i8 %167 to i1
  %169 = zext i1 %168 to i32
  %170 = load ptr, ptr %11, align 8
  %171 = load i32, ptr %12, align 4
  call void @require(i32 noundef %169, ptr noundef @.str.11, ptr noundef %170, i32 noundef %171)
  %172 = load double, ptr %21, align 8
  store i32 1, ptr %24, align 4
  ret double %172
}

define dso_local double @_FortranAReduceReal8Value(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #5 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca double, align 8
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca double, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %29 = zext i1 %7 to i8
  store i8 %29, ptr %16, align 1
  %30 = load i8, ptr %16, align 1
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %13, align 4
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp sle i32 %36, 4
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %12, align 4
  call void @require(i32 noundef %38, ptr noundef @.str.2, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %9, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %9, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 2, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %9, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %15, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %70

67:                                               ; preds = %8
  %68 = load ptr, ptr %15, align 8
  %69 = load double, ptr %68, align 8
  br label %71

70:                                               ; preds = %8
  br label %71

71:                                               ; preds = %70, %67
  %72 = phi double [ %69, %67 ], [ 0.000000e+00, %70 ]
  store double %72, ptr %21, align 8
  %73 = load ptr, ptr %15, align 8
  %74 = icmp ne ptr %73, null
  %75 = zext i1 %74 to i8
  store i8 %75, ptr %22, align 1
  store i64 0, ptr %23, align 8
  br label %76

76:                                               ; preds = %165, %71
  %77 = load i64, ptr %23, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %24, align 4
  br label %168

82:                                               ; preds = %76
  store i64 0, ptr %25, align 8
  br label %83

83:                                               ; preds = %161, %82
  %84 = load i64, ptr %25, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %24, align 4
  br label %164

89:                                               ; preds = %83
  store i64 0, ptr %26, align 8
  br label %90

90:                                               ; preds = %157, %89
  %91 = load i64, ptr %26, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %24, align 4
  br label %160

96:                                               ; preds = %90
  store i64 0, ptr %27, align 8
  br label %97

97:                                               ; preds = %153, %96
  %98 = load i64, ptr %27, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %24, align 4
  br label %156

103:                                              ; preds = %97
  %104 = load ptr, ptr %14, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %116

106:                                              ; preds = %103
  %107 = load ptr, ptr %14, align 8
  %108 = load ptr, ptr %14, align 8
  %109 = load i64, ptr %27, align 8
  %110 = load i64, ptr %26, align 8
  %111 = load i64, ptr %25, align 8
  %112 = load i64, ptr %23, align 8
  %113 = call i64 @offset_in(ptr noundef %108, i64 noundef %109, i64 noundef %110, i64 noundef %111, i64 noundef %112)
  %114 = call i32 @is_true(ptr noundef %107, i64 noundef %113)
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %152

116:                                              ; preds = %106, %103
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %27, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load i64, ptr %26, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %25, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = load i64, ptr %23, align 8
  %135 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = add nsw i64 %133, %137
  %139 = getelementptr inbounds i8, ptr %119, i64 %138
  %140 = load double, ptr %139, align 8
  store double %140, ptr %28, align 8
  %141 = load i8, ptr %22, align 1
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %148

143:                                              ; preds = %116
  %144 = load ptr, ptr %10, align 8
  %145 = load double, ptr %21, align 8
  %146 = load double, ptr %28, align 8
  %147 = call double %144(double noundef %145, double noundef %146)
  br label %150

148:                                              ; preds = %116
  %149 = load double, ptr %28, align 8
  br label %150

150:                                              ; preds = %148, %143
  %151 = phi double [ %147, %143 ], [ %149, %148 ]
  store double %151, ptr %21, align 8
  store i8 1, ptr %22, align 1
  br label %152

152:                                              ; preds = %150, %106
  br label %153

153:                                              ; preds = %152
  %154 = load i64, ptr %27, align 8
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %27, align 8
  br label %97

156:                                              ; preds = %102
  br label %157

157:                                              ; preds = %156
  %158 = load i64, ptr %26, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %26, align 8
  br label %90

160:                                              ; preds = %95
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %25, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %25, align 8
  br label %83

164:                                              ; preds = %88
  br label %165

165:                                              ; preds = %164
  %166 = load i64, ptr %23, align 8
  %167 = add nsw i64 %166, 1
  store i64 %167, ptr %23, align 8
  br label %76

168:                                              ; preds = %81
  %169 = load i8, ptr %22, align 1
  %170 = trunc i8 %169 to i1
  %171 = zext i1 %170 to i32
  %172 = load ptr, ptr %11, align 8
  %173 = load i32, ptr %12, align 4
  call void @require(i32 noundef %171, ptr noundef @.str.11, ptr noundef %172, i32 noundef %173)
  %174 = load double, ptr %21, align 8
  store i32 1, ptr %24, align 4
  ret double %174
}

define dso_local float @_FortranAReduceReal4Ref(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #5 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca float, align 4
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca float, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %29 = zext i1 %7 to i8
  store i8 %29, ptr %16, align 1
  %30 = load i8, ptr %16, align 1
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %13, align 4
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp sle i32 %36, 4
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %12, align 4
  call void @require(i32 noundef %38, ptr noundef @.str.2, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %9, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %9, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 2, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %9, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %15, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %70

67:                                               ; preds = %8
  %68 = load ptr, ptr %15, align 8
  %69 = load float, ptr %68, align 4
  br label %71

70:                                               ; preds = %8
  br label %71

71:                                               ; preds = %70, %67
  %72 = phi float [ %69, %67 ], [ 0.000000e+00, %70 ]
  store float %72, ptr %21, align 4
  %73 = load ptr, ptr %15, align 8
  %74 = icmp ne ptr %73, null
  %75 = zext i1 %74 to i8
  store i8 %75, ptr %22, align 1
  store i64 0, ptr %23, align 8
  br label %76

76:                                               ; preds = %163, %71
  %77 = load i64, ptr %23, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %24, align 4
  br label %166

82:                                               ; preds = %76
  store i64 0, ptr %25, align 8
  br label %83

83:                                               ; preds = %159, %82
  %84 = load i64, ptr %25, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %24, align 4
  br label %162

89:                                               ; preds = %83
  store i64 0, ptr %26, align 8
  br label %90

90:                                               ; preds = %155, %89
  %91 = load i64, ptr %26, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %24, align 4
  br label %158

96:                                               ; preds = %90
  store i64 0, ptr %27, align 8
  br label %97

97:                                               ; preds = %151, %96
  %98 = load i64, ptr %27, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %24, align 4
  br label %154

103:                                              ; preds = %97
  %104 = load ptr, ptr %14, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %116

106:                                              ; preds = %103
  %107 = load ptr, ptr %14, align 8
  %108 = load ptr, ptr %14, align 8
  %109 = load i64, ptr %27, align 8
  %110 = load i64, ptr %26, align 8
  %111 = load i64, ptr %25, align 8
  %112 = load i64, ptr %23, align 8
  %113 = call i64 @offset_in(ptr noundef %108, i64 noundef %109, i64 noundef %110, i64 noundef %111, i64 noundef %112)
  %114 = call i32 @is_true(ptr noundef %107, i64 noundef %113)
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %150

116:                                              ; preds = %106, %103
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %27, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load i64, ptr %26, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %25, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = load i64, ptr %23, align 8
  %135 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = add nsw i64 %133, %137
  %139 = getelementptr inbounds i8, ptr %119, i64 %138
  %140 = load float, ptr %139, align 4
  store float %140, ptr %28, align 4
  %141 = load i8, ptr %22, align 1
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %146

143:                                              ; preds = %116
  %144 = load ptr, ptr %10, align 8
  %145 = call float %144(ptr noundef %21, ptr noundef %28)
  br label %148

146:                                              ; preds = %116
  %147 = load float, ptr %28, align 4
  br label %148

148:                                              ; preds = %146, %143
  %149 = phi float [ %145, %143 ], [ %147, %146 ]
  store float %149, ptr %21, align 4
  store i8 1, ptr %22, align 1
  br label %150

150:                                              ; preds = %148, %106
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %27, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %27, align 8
  br label %97

154:                                              ; preds = %102
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %26, align 8
  %157 = add nsw i64 %156, 1
  store i64 %157, ptr %26, align 8
  br label %90

158:                                              ; preds = %95
  br label %159

159:                                              ; preds = %158
  %160 = load i64, ptr %25, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %25, align 8
  br label %83

162:                                              ; preds = %88
  br label %163

163:                                              ; preds = %162
  %164 = load i64, ptr %23, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %23, align 8
  br label %76

166:                                              ; preds = %81
  %167 = load i8, ptr %22, align 1
  %168 = trunc i8 %167 to i1
  %169 = zext i1 %168 to i32
  %170 = load ptr, ptr %11, align 8
  %171 = load i32, ptr %12, align 4
  call void @require(i32 noundef %169, ptr noundef @.str.11, ptr noundef %170, i32 noundef %171)
  %172 = load float, ptr %21, align 4
  store i32 1, ptr %24, align 4
  ret float %172
}

define dso_local float @_FortranAReduceReal4Value(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #5 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca float, align 4
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca float, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %29 = zext i1 %7 to i8
  store i8 %29, ptr %16, align 1
  %30 = load i8, ptr %16, align 1
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %13, align 4
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp sle i32 %36, 4
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %12, align 4
  call void @require(i32 noundef %38, ptr noundef @.str.2, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %9, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %9, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 2, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %9, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %15, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %70

67:                                               ; preds = %8
  %68 = load ptr, ptr %15, align 8
  %69 = load float, ptr %68, align 4
  br label %71

70:                                               ; preds = %8
  br label %71

71:                                               ; preds = %70, %67
  %72 = phi float [ %69, %67 ], [ 0.000000e+00, %70 ]
  store float %72, ptr %21, align 4
  %73 = load ptr, ptr %15, align 8
  %74 = icmp ne ptr %73, null
  %75 = zext i1 %74 to i8
  store i8 %75, ptr %22, align 1
  store i64 0, ptr %23, align 8
  br label %76

76:                                               ; preds = %165, %71
  %77 = load i64, ptr %23, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %24, align 4
  br label %168

82:                                               ; preds = %76
  store i64 0, ptr %25, align 8
  br label %83

83:                                               ; preds = %161, %82
  %84 = load i64, ptr %25, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %24, align 4
  br label %164

89:                                               ; preds = %83
  store i64 0, ptr %26, align 8
  br label %90

90:                                               ; preds = %157, %89
  %91 = load i64, ptr %26, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %24, align 4
  br label %160

96:                                               ; preds = %90
  store i64 0, ptr %27, align 8
  br label %97

97:                                               ; preds = %153, %96
  %98 = load i64, ptr %27, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %24, align 4
  br label %156

103:                                              ; preds = %97
  %104 = load ptr, ptr %14, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %116

106:                                              ; preds = %103
  %107 = load ptr, ptr %14, align 8
  %108 = load ptr, ptr %14, align 8
  %109 = load i64, ptr %27, align 8
  %110 = load i64, ptr %26, align 8
  %111 = load i64, ptr %25, align 8
  %112 = load i64, ptr %23, align 8
  %113 = call i64 @offset_in(ptr noundef %108, i64 noundef %109, i64 noundef %110, i64 noundef %111, i64 noundef %112)
  %114 = call i32 @is_true(ptr noundef %107, i64 noundef %113)
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %152

116:                                              ; preds = %106, %103
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %27, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load i64, ptr %26, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %25, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = load i64, ptr %23, align 8
  %135 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = add nsw i64 %133, %137
  %139 = getelementptr inbounds i8, ptr %119, i64 %138
  %140 = load float, ptr %139, align 4
  store float %140, ptr %28, align 4
  %141 = load i8, ptr %22, align 1
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %148

143:                                              ; preds = %116
  %144 = load ptr, ptr %10, align 8
  %145 = load float, ptr %21, align 4
  %146 = load float, ptr %28, align 4
  %147 = call float %144(float noundef %145, float noundef %146)
  br label %150

148:                                              ; preds = %116
  %149 = load float, ptr %28, align 4
  br label %150

150:                                              ; preds = %148, %143
  %151 = phi float [ %147, %143 ], [ %149, %148 ]
  store float %151, ptr %21, align 4
  store i8 1, ptr %22, align 1
  br label %152

152:                                              ; preds = %150, %106
  br label %153

153:                                              ; preds = %152
  %154 = load i64, ptr %27, align 8
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %27, align 8
  br label %97

156:                                              ; preds = %102
  br label %157

157:                                              ; preds = %156
  %158 = load i64, ptr %26, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %26, align 8
  br label %90

160:                                              ; preds = %95
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %25, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %25, align 8
  br label %83

164:                                              ; preds = %88
  br label %165

165:                                              ; preds = %164
  %166 = load i64, ptr %23, align 8
  %167 = add nsw i64 %166, 1
  store i64 %167, ptr %23, align 8
  br label %76

168:                                              ; preds = %81
  %169 = load i8, ptr %22, align 1
  %170 = trunc i8 %169 to i1
  %171 = zext i1 %170 to i32
  %172 = load ptr, ptr %11, align 8
  %173 = load i32, ptr %12, align 4
  call void @require(i32 noundef %171, ptr noundef @.str.11, ptr noundef %172, i32 noundef %173)
  %174 = load float, ptr %21, align 4
  store i32 1, ptr %24, align 4
  ret float %174
}

define dso_local i64 @_FortranAReduceInteger8Ref(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #5 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca i64, align 8
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %29 = zext i1 %7 to i8
  store i8 %29, ptr %16, align 1
  %30 = load i8, ptr %16, align 1
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %13, align 4
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp sle i32 %36, 4
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %12, align 4
  call void @require(i32 noundef %38, ptr noundef @.str.2, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %9, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %9, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 2, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %9, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %15, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %70

67:                                               ; preds = %8
  %68 = load ptr, ptr %15, align 8
  %69 = load i64, ptr %68, align 8
  br label %71

70:                                               ; preds = %8
  br label %71

71:                                               ; preds = %70, %67
  %72 = phi i64 [ %69, %67 ], [ 0, %70 ]
  store i64 %72, ptr %21, align 8
  %73 = load ptr, ptr %15, align 8
  %74 = icmp ne ptr %73, null
  %75 = zext i1 %74 to i8
  store i8 %75, ptr %22, align 1
  store i64 0, ptr %23, align 8
  br label %76

76:                                               ; preds = %163, %71
  %77 = load i64, ptr %23, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %24, align 4
  br label %166

82:                                               ; preds = %76
  store i64 0, ptr %25, align 8
  br label %83

83:                                               ; preds = %159, %82
  %84 = load i64, ptr %25, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %24, align 4
  br label %162

89:                                               ; preds = %83
  store i64 0, ptr %26, align 8
  br label %90

90:                                               ; preds = %155, %89
  %91 = load i64, ptr %26, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %24, align 4
  br label %158

96:                                               ; preds = %90
  store i64 0, ptr %27, align 8
  br label %97

97:                                               ; preds = %151, %96
  %98 = load i64, ptr %27, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %24, align 4
  br label %154

103:                                              ; preds = %97
  %104 = load ptr, ptr %14, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %116

106:                                              ; preds = %103
  %107 = load ptr, ptr %14, align 8
  %108 = load ptr, ptr %14, align 8
  %109 = load i64, ptr %27, align 8
  %110 = load i64, ptr %26, align 8
  %111 = load i64, ptr %25, align 8
  %112 = load i64, ptr %23, align 8
  %113 = call i64 @offset_in(ptr noundef %108, i64 noundef %109, i64 noundef %110, i64 noundef %111, i64 noundef %112)
  %114 = call i32 @is_true(ptr noundef %107, i64 noundef %113)
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %150

116:                                              ; preds = %106, %103
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %27, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load i64, ptr %26, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %25, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = load i64, ptr %23, align 8
  %135 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = add nsw i64 %133, %137
  %139 = getelementptr inbounds i8, ptr %119, i64 %138
  %140 = load i64, ptr %139, align 8
  store i64 %140, ptr %28, align 8
  %141 = load i8, ptr %22, align 1
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %146

143:                                              ; preds = %116
  %144 = load ptr, ptr %10, align 8
  %145 = call i64 %144(ptr noundef %21, ptr noundef %28)
  br label %148

146:                                              ; preds = %116
  %147 = load i64, ptr %28, align 8
  br label %148

148:                                              ; preds = %146, %143
  %149 = phi i64 [ %145, %143 ], [ %147, %146 ]
  store i64 %149, ptr %21, align 8
  store i8 1, ptr %22, align 1
  br label %150

150:                                              ; preds = %148, %106
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %27, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %27, align 8
  br label %97

154:                                              ; preds = %102
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %26, align 8
  %157 = add nsw i64 %156, 1
  store i64 %157, ptr %26, align 8
  br label %90

158:                                              ; preds = %95
  br label %159

159:                                              ; preds = %158
  %160 = load i64, ptr %25, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %25, align 8
  br label %83

162:                                              ; preds = %88
  br label %163

163:                                              ; preds = %162
  %164 = load i64, ptr %23, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %23, align 8
  br label %76

166:                                              ; preds = %81
  %167 = load i8, ptr %22, align 1
  %168 = trunc i8 %167 to i1
  %169 = zext i1 %168 to i32
  %170 = load ptr, ptr %11, align 8
  %171 = load i32, ptr %12, align 4
  call void @require(i32 noundef %169, ptr noundef @.str.11, ptr noundef %170, i32 noundef %171)
  %172 = load i64, ptr %21, align 8
  store i32 1, ptr %24, align 4
  ret i64 %172
}

define dso_local i64 @_FortranAReduceInteger8Value(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #5 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca i64, align 8
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %29 = zext i1 %7 to i8
  store i8 %29, ptr %16, align 1
  %30 = load i8, ptr %16, align 1
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %13, align 4
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp sle i32 %36, 4
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %12, align 4
  call void @require(i32 noundef %38, ptr noundef @.str.2, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %9, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %9, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 2, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %9, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %15, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %70

67:                                               ; preds = %8
  %68 = load ptr, ptr %15, align 8
  %69 = load i64, ptr %68, align 8
  br label %71

70:                                               ; preds = %8
  br label %71

71:                                               ; preds = %70, %67
  %72 = phi i64 [ %69, %67 ], [ 0, %70 ]
  store i64 %72, ptr %21, align 8
  %73 = load ptr, ptr %15, align 8
  %74 = icmp ne ptr %73, null
  %75 = zext i1 %74 to i8
  store i8 %75, ptr %22, align 1
  store i64 0, ptr %23, align 8
  br label %76

76:                                               ; preds = %165, %71
  %77 = load i64, ptr %23, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %24, align 4
  br label %168

82:                                               ; preds = %76
  store i64 0, ptr %25, align 8
  br label %83

83:                                               ; preds = %161, %82
  %84 = load i64, ptr %25, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %24, align 4
  br label %164

89:                                               ; preds = %83
  store i64 0, ptr %26, align 8
  br label %90

90:                                               ; preds = %157, %89
  %91 = load i64, ptr %26, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %24, align 4
  br label %160

96:                                               ; preds = %90
  store i64 0, ptr %27, align 8
  br label %97

97:                                               ; preds = %153, %96
  %98 = load i64, ptr %27, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %24, align 4
  br label %156

103:                                              ; preds = %97
  %104 = load ptr, ptr %14, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %116

106:                                              ; preds = %103
  %107 = load ptr, ptr %14, align 8
  %108 = load ptr, ptr %14, align 8
  %109 = load i64, ptr %27, align 8
  %110 = load i64, ptr %26, align 8
  %111 = load i64, ptr %25, align 8
  %112 = load i64, ptr %23, align 8
  %113 = call i64 @offset_in(ptr noundef %108, i64 noundef %109, i64 noundef %110, i64 noundef %111, i64 noundef %112)
  %114 = call i32 @is_true(ptr noundef %107, i64 noundef %113)
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %152

116:                                              ; preds = %106, %103
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %27, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load i64, ptr %26, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %25, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = load i64, ptr %23, align 8
  %135 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = add nsw i64 %133, %137
  %139 = getelementptr inbounds i8, ptr %119, i64 %138
  %140 = load i64, ptr %139, align 8
  store i64 %140, ptr %28, align 8
  %141 = load i8, ptr %22, align 1
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %148

143:                                              ; preds = %116
  %144 = load ptr, ptr %10, align 8
  %145 = load i64, ptr %21, align 8
  %146 = load i64, ptr %28, align 8
  %147 = call i64 %144(i64 noundef %145, i64 noundef %146)
  br label %150

148:                                              ; preds = %116
  %149 = load i64, ptr %28, align 8
  br label %150

150:                                              ; preds = %148, %143
  %151 = phi i64 [ %147, %143 ], [ %149, %148 ]
  store i64 %151, ptr %21, align 8
  store i8 1, ptr %22, align 1
  br label %152

152:                                              ; preds = %150, %106
  br label %153

153:                                              ; preds = %152
  %154 = load i64, ptr %27, align 8
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %27, align 8
  br label %97

156:                                              ; preds = %102
  br label %157

157:                                              ; preds = %156
  %158 = load i64, ptr %26, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %26, align 8
  br label %90

160:                                              ; preds = %95
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %25, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %25, align 8
  br label %83

164:                                              ; preds = %88
  br label %165

165:                                              ; preds = %164
  %166 = load i64, ptr %23, align 8
  %167 = add nsw i64 %166, 1
  store i64 %167, ptr %23, align 8
  br label %76

168:                                              ; preds = %81
  %169 = load i8, ptr %22, align 1
  %170 = trunc i8 %169 to i1
  %171 = zext i1 %170 to i32
  %172 = load ptr, ptr %11, align 8
  %173 = load i32, ptr %12, align 4
  call void @require(i32 noundef %171, ptr noundef @.str.11, ptr noundef %172, i32 noundef %173)
  %174 = load i64, ptr %21, align 8
  store i32 1, ptr %24, align 4
  ret i64 %174
}

define dso_local i32 @_FortranAReduceInteger4Ref(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #5 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca i32, align 4
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %29 = zext i1 %7 to i8
  store i8 %29, ptr %16, align 1
  %30 = load i8, ptr %16, align 1
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %13, align 4
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp sle i32 %36, 4
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %12, align 4
  call void @require(i32 noundef %38, ptr noundef @.str.2, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %9, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %9, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 2, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %9, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %15, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %70

67:                                               ; preds = %8
  %68 = load ptr, ptr %15, align 8
  %69 = load i32, ptr %68, align 4
  br label %71

70:                                               ; preds = %8
  br label %71

71:                                               ; preds = %70, %67
  %72 = phi i32 [ %69, %67 ], [ 0, %70 ]
  store i32 %72, ptr %21, align 4
  %73 = load ptr, ptr %15, align 8
  %74 = icmp ne ptr %73, null
  %75 = zext i1 %74 to i8
  store i8 %75, ptr %22, align 1
  store i64 0, ptr %23, align 8
  br label %76

76:                                               ; preds = %163, %71
  %77 = load i64, ptr %23, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %24, align 4
  br label %166

82:                                               ; preds = %76
  store i64 0, ptr %25, align 8
  br label %83

83:                                               ; preds = %159, %82
  %84 = load i64, ptr %25, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %24, align 4
  br label %162

89:                                               ; preds = %83
  store i64 0, ptr %26, align 8
  br label %90

90:                                               ; preds = %155, %89
  %91 = load i64, ptr %26, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %24, align 4
  br label %158

96:                                               ; preds = %90
  store i64 0, ptr %27, align 8
  br label %97

97:                                               ; preds = %151, %96
  %98 = load i64, ptr %27, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %24, align 4
  br label %154

103:                                              ; preds = %97
  %104 = load ptr, ptr %14, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %116

106:                                              ; preds = %103
  %107 = load ptr, ptr %14, align 8
  %108 = load ptr, ptr %14, align 8
  %109 = load i64, ptr %27, align 8
  %110 = load i64, ptr %26, align 8
  %111 = load i64, ptr %25, align 8
  %112 = load i64, ptr %23, align 8
  %113 = call i64 @offset_in(ptr noundef %108, i64 noundef %109, i64 noundef %110, i64 noundef %111, i64 noundef %112)
  %114 = call i32 @is_true(ptr noundef %107, i64 noundef %113)
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %150

116:                                              ; preds = %106, %103
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %27, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load i64, ptr %26, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %25, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = load i64, ptr %23, align 8
  %135 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = add nsw i64 %133, %137
  %139 = getelementptr inbounds i8, ptr %119, i64 %138
  %140 = load i32, ptr %139, align 4
  store i32 %140, ptr %28, align 4
  %141 = load i8, ptr %22, align 1
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %146

143:                                              ; preds = %116
  %144 = load ptr, ptr %10, align 8
  %145 = call i32 %144(ptr noundef %21, ptr noundef %28)
  br label %148

146:                                              ; preds = %116
  %147 = load i32, ptr %28, align 4
  br label %148

148:                                              ; preds = %146, %143
  %149 = phi i32 [ %145, %143 ], [ %147, %146 ]
  store i32 %149, ptr %21, align 4
  store i8 1, ptr %22, align 1
  br label %150

150:                                              ; preds = %148, %106
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %27, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %27, align 8
  br label %97

154:                                              ; preds = %102
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %26, align 8
  %157 = add nsw i64 %156, 1
  store i64 %157, ptr %26, align 8
  br label %90

158:                                              ; preds = %95
  br label %159

159:                                              ; preds = %158
  %160 = load i64, ptr %25, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %25, align 8
  br label %83

162:                                              ; preds = %88
  br label %163

163:                                              ; preds = %162
  %164 = load i64, ptr %23, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %23, align 8
  br label %76

166:                                              ; preds = %81
  %167 = load i8, ptr %22, align 1
  %168 = trunc i8 %167 to i1
  %169 = zext i1 %168 to i32
  %170 = load ptr, ptr %11, align 8
  %171 = load i32, ptr %12, align 4
  call void @require(i32 noundef %169, ptr noundef @.str.11, ptr noundef %170, i32 noundef %171)
  %172 = load i32, ptr %21, align 4
  store i32 1, ptr %24, align 4
  ret i32 %172
}

define dso_local i32 @_FortranAReduceInteger4Value(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #5 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca i32, align 4
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %29 = zext i1 %7 to i8
  store i8 %29, ptr %16, align 1
  %30 = load i8, ptr %16, align 1
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %13, align 4
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = icmp sle i32 %36, 4
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %12, align 4
  call void @require(i32 noundef %38, ptr noundef @.str.2, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %9, align 8
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %9, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %9, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 2, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %9, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %15, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %70

67:                                               ; preds = %8
  %68 = load ptr, ptr %15, align 8
  %69 = load i32, ptr %68, align 4
  br label %71

70:                                               ; preds = %8
  br label %71

71:                                               ; preds = %70, %67
  %72 = phi i32 [ %69, %67 ], [ 0, %70 ]
  store i32 %72, ptr %21, align 4
  %73 = load ptr, ptr %15, align 8
  %74 = icmp ne ptr %73, null
  %75 = zext i1 %74 to i8
  store i8 %75, ptr %22, align 1
  store i64 0, ptr %23, align 8
  br label %76

76:                                               ; preds = %165, %71
  %77 = load i64, ptr %23, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %24, align 4
  br label %168

82:                                               ; preds = %76
  store i64 0, ptr %25, align 8
  br label %83

83:                                               ; preds = %161, %82
  %84 = load i64, ptr %25, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %24, align 4
  br label %164

89:                                               ; preds = %83
  store i64 0, ptr %26, align 8
  br label %90

90:                                               ; preds = %157, %89
  %91 = load i64, ptr %26, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %24, align 4
  br label %160

96:                                               ; preds = %90
  store i64 0, ptr %27, align 8
  br label %97

97:                                               ; preds = %153, %96
  %98 = load i64, ptr %27, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %24, align 4
  br label %156

103:                                              ; preds = %97
  %104 = load ptr, ptr %14, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %116

106:                                              ; preds = %103
  %107 = load ptr, ptr %14, align 8
  %108 = load ptr, ptr %14, align 8
  %109 = load i64, ptr %27, align 8
  %110 = load i64, ptr %26, align 8
  %111 = load i64, ptr %25, align 8
  %112 = load i64, ptr %23, align 8
  %113 = call i64 @offset_in(ptr noundef %108, i64 noundef %109, i64 noundef %110, i64 noundef %111, i64 noundef %112)
  %114 = call i32 @is_true(ptr noundef %107, i64 noundef %113)
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %152

116:                                              ; preds = %106, %103
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %27, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load i64, ptr %26, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %25, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = load i64, ptr %23, align 8
  %135 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = add nsw i64 %133, %137
  %139 = getelementptr inbounds i8, ptr %119, i64 %138
  %140 = load i32, ptr %139, align 4
  store i32 %140, ptr %28, align 4
  %141 = load i8, ptr %22, align 1
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %148

143:                                              ; preds = %116
  %144 = load ptr, ptr %10, align 8
  %145 = load i32, ptr %21, align 4
  %146 = load i32, ptr %28, align 4
  %147 = call i32 %144(i32 noundef %145, i32 noundef %146)
  br label %150

148:                                              ; preds = %116
  %149 = load i32, ptr %28, align 4
  br label %150

150:                                              ; preds = %148, %143
  %151 = phi i32 [ %147, %143 ], [ %149, %148 ]
  store i32 %151, ptr %21, align 4
  store i8 1, ptr %22, align 1
  br label %152

152:                                              ; preds = %150, %106
  br label %153

153:                                              ; preds = %152
  %154 = load i64, ptr %27, align 8
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %27, align 8
  br label %97

156:                                              ; preds = %102
  br label %157

157:                                              ; preds = %156
  %158 = load i64, ptr %26, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %26, align 8
  br label %90

160:                                              ; preds = %95
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %25, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %25, align 8
  br label %83

164:                                              ; preds = %88
  br label %165

165:                                              ; preds = %164
  %166 = load i64, ptr %23, align 8
  %167 = add nsw i64 %166, 1
  store i64 %167, ptr %23, align 8
  br label %76

168:                                              ; preds = %81
  %169 = load i8, ptr %22, align 1
  %170 = trunc i8 %169 to i1
  %171 = zext i1 %170 to i32
  %172 = load ptr, ptr %11, align 8
  %173 = load i32, ptr %12, align 4
  call void @require(i32 noundef %171, ptr noundef @.str.11, ptr noundef %172, i32 noundef %173)
  %174 = load i32, ptr %21, align 4
  store i32 1, ptr %24, align 4
  ret i32 %174
}

define dso_local void @_FortranAReduceReal8DimRef(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i1 noundef zeroext %8) #5 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i32, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca double, align 8
  %34 = alloca i8, align 1
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca double, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %42 = zext i1 %8 to i8
  store i8 %42, ptr %18, align 1
  %43 = load i8, ptr %18, align 1
  %44 = trunc i8 %43 to i1
  %45 = load i32, ptr %15, align 4
  %46 = icmp sge i32 %45, 1
  br i1 %46, label %47, label %54

47:                                               ; preds = %9
  %48 = load i32, ptr %15, align 4
  %49 = load ptr, ptr %11, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %48, %52
  br label %54

54:                                               ; preds = %47, %9
  %55 = phi i1 [ false, %9 ], [ %53, %47 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %14, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.12, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %11, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 4
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %14, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.2, ptr noundef %65, i32 noundef %66)
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %11, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 0, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 1, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 2, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 3, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %90, i64 24, i1 false)
  %91 = load i32, ptr %15, align 4
  %92 = icmp eq i32 %91, 1
  br i1 %92, label %93, label %94

93:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %19, i64 24, i1 false)
  br label %105

94:                                               ; preds = %54
  %95 = load i32, ptr %15, align 4
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %20, i64 24, i1 false)
  br label %104

98:                                               ; preds = %94
  %99 = load i32, ptr %15, align 4
  %100 = icmp eq i32 %99, 3
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %21, i64 24, i1 false)
  br label %103

102:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %22, i64 24, i1 false)
  br label %103

103:                                              ; preds = %102, %101
  br label %104

104:                                              ; preds = %103, %97
  br label %105

105:                                              ; preds = %104, %93
  %106 = load i32, ptr %15, align 4
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %112

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  br label %112

112:                                              ; preds = %109, %108
  %113 = phi i64 [ 1, %108 ], [ %111, %109 ]
  store i64 %113, ptr %24, align 8
  %114 = load i32, ptr %15, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %120

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  br label %120

120:                                              ; preds = %117, %116
  %121 = phi i64 [ 1, %116 ], [ %119, %117 ]
  store i64 %121, ptr %25, align 8
  %122 = load i32, ptr %15, align 4
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %128

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %26, align 8
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 4
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %27, align 8
  %138 = load ptr, ptr %11, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = sub nsw i32 %141, 1
  %143 = trunc i32 %142 to i8
  %144 = load ptr, ptr %10, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  store i8 %143, ptr %145, align 4
  %146 = load ptr, ptr %10, align 8
  %147 = load ptr, ptr %11, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = load i32, ptr %15, align 4
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %152, label %155

152:                                              ; preds = %136
  %153 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  br label %157

155:                                              ; preds = %136
  %156 = load i64, ptr %24, align 8
  br label %157

157:                                              ; preds = %155, %152
  %158 = phi i64 [ %154, %152 ], [ %156, %155 ]
  %159 = load i32, ptr %15, align 4
  %160 = icmp sle i32 %159, 2
  br i1 %160, label %161, label %164

161:                                              ; preds = %157
  %162 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %166

164:                                              ; preds = %157
  %165 = load i64, ptr %25, align 8
  br label %166

166:                                              ; preds = %164, %161
  %167 = phi i64 [ %163, %161 ], [ %165, %164 ]
  %168 = load i32, ptr %15, align 4
  %169 = icmp sle i32 %168, 3
  br i1 %169, label %170, label %173

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  br label %175

173:                                              ; preds = %166
  %174 = load i64, ptr %26, align 8
  br label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ %172, %170 ], [ %174, %173 ]
  call void @made(ptr noundef %146, i64 noundef %149, i64 noundef %158, i64 noundef %167, i64 noundef %176, i64 noundef 1)
  store i64 0, ptr %28, align 8
  br label %177

177:                                              ; preds = %339, %175
  %178 = load i64, ptr %28, align 8
  %179 = load i64, ptr %27, align 8
  %180 = icmp slt i64 %178, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %177
  store i32 2, ptr %29, align 4
  br label %342

182:                                              ; preds = %177
  store i64 0, ptr %30, align 8
  br label %183

183:                                              ; preds = %335, %182
  %184 = load i64, ptr %30, align 8
  %185 = load i64, ptr %26, align 8
  %186 = icmp slt i64 %184, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %183
  store i32 5, ptr %29, align 4
  br label %338

188:                                              ; preds = %183
  store i64 0, ptr %31, align 8
  br label %189

189:                                              ; preds = %331, %188
  %190 = load i64, ptr %31, align 8
  %191 = load i64, ptr %25, align 8
  %192 = icmp slt i64 %190, %191
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  store i32 8, ptr %29, align 4
  br label %334

194:                                              ; preds = %189
  store i64 0, ptr %32, align 8
  br label %195

195:                                              ; preds = %327, %194
  %196 = load i64, ptr %32, align 8
  %197 = load i64, ptr %24, align 8
  %198 = icmp slt i64 %196, %197
  br i1 %198, label %200, label %199

199:                                              ; preds = %195
  store i32 11, ptr %29, align 4
  br label %330

200:                                              ; preds = %195
  %201 = load ptr, ptr %17, align 8
  %202 = icmp ne ptr %201, null
  br i1 %202, label %203, label %206

203:                                              ; preds = %200
  %204 = load ptr, ptr %17, align 8
  %205 = load double, ptr %204, align 8
  br label %207

206:                                              ; preds = %200
  br label %207

207:                                              ; preds = %206, %203
  %208 = phi double [ %205, %203 ], [ 0.000000e+00, %206 ]
  store double %208, ptr %33, align 8
  %209 = load ptr, ptr %17, align 8
  %210 = icmp ne ptr %209, null
  %211 = zext i1 %210 to i8
  store i8 %211, ptr %34, align 1
  store i64 0, ptr %35, align 8
  br label %212

212:                                              ; preds = %299, %207
  %213 = load i64, ptr %35, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = icmp slt i64 %213, %215
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  store i32 14, ptr %29, align 4
  br label %302

218:                                              ; preds = %212
  %219 = load i32, ptr %15, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %223

221:                                              ; preds = %218
  %222 = load i64, ptr %35, align 8
  br label %225

223:                                              ; preds = %218
  %224 = load i64, ptr %32, align 8
  br label %225

225:                                              ; preds = %223, %221
  %226 = phi i64 [ %222, %221 ], [ %224, %223 ]
  store i64 %226, ptr %36, align 8
  %227 = load i32, ptr %15, align 4
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %231

229:                                              ; preds = %225
  %230 = load i64, ptr %35, align 8
  br label %233

231:                                              ; preds = %225
  %232 = load i64, ptr %31, align 8
  br label %233

233:                                              ; preds = %231, %229
  %234 = phi i64 [ %230, %229 ], [ %232, %231 ]
  store i64 %234, ptr %37, align 8
  %235 = load i32, ptr %15, align 4
  %236 = icmp eq i32 %235, 3
  br i1 %236, label %237, label %239

237:                                              ; preds = %233
  %238 = load i64, ptr %35, align 8
  br label %241

239:                                              ; preds = %233
  %240 = load i64, ptr %30, align 8
  br label %241

241:                                              ; preds = %239, %237
  %242 = phi i64 [ %238, %237 ], [ %240, %239 ]
  store i64 %242, ptr %38, align 8
  %243 = load i32, ptr %15, align 4
  %244 = icmp eq i32 %243, 4
  br i1 %244, label %245, label %247

245:                                              ; preds = %241
  %246 = load i64, ptr %35, align 8
  br label %249

247:                                              ; preds = %241
  %248 = load i64, ptr %28, align 8
  br label %249

249:                                              ; preds = %247, %245
  %250 = phi i64 [ %246, %245 ], [ %248, %247 ]
  store i64 %250, ptr %39, align 8
  %251 = load i64, ptr %36, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %37, align 8
  %256 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = add nsw i64 %254, %258
  %260 = load i64, ptr %38, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = add nsw i64 %259, %263
  %265 = load i64, ptr %39, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = add nsw i64 %264, %268
  store i64 %269, ptr %40, align 8
  %270 = load ptr, ptr %16, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %282

272:                                              ; preds = %249
  %273 = load ptr, ptr %16, align 8
  %274 = load ptr, ptr %16, align 8
  %275 = load i64, ptr %36, align 8
  %276 = load i64, ptr %37, align 8
  %277 = load i64, ptr %38, align 8
  %278 = load i64, ptr %39, align 8
  %279 = call i64 @offset_in(ptr noundef %274, i64 noundef %275, i64 noundef %276, i64 noundef %277, i64 noundef %278)
  %280 = call i32 @is_true(ptr noundef %273, i64 noundef %279)
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %298

282:                                              ; preds = %272, %249
  %283 = load ptr, ptr %11, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 0
  %285 = load ptr, ptr %284, align 8
  %286 = load i64, ptr %40, align 8
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  %288 = load double, ptr %287, align 8
  store double %288, ptr %41, align 8
  %289 = load i8, ptr %34, align 1
  %290 = trunc i8 %289 to i1
  br i1 %290, label %291, label %294

291:                                              ; preds = %282
  %292 = load ptr, ptr %12, align 8
  %293 = call double %292(ptr noundef %33, ptr noundef %41)
  br label %296

294:                                              ; preds = %282
  %295 = load double, ptr %41, align 8
  br label %296

296:                                              ; preds = %294, %291
  %297 = phi double [ %293, %291 ], [ %295, %294 ]
  store double %297, ptr %33, align 8
  store i8 1, ptr %34, align 1
  br label %298

298:                                              ; preds = %296, %272
  br label %299

299:                                              ; preds = %298
  %300 = load i64, ptr %35, align 8
  %301 = add nsw i64 %300, 1
  store i64 %301, ptr %35, align 8
  br label %212

302:                                              ; preds = %217
  %303 = load i8, ptr %34, align 1
  %304 = trunc i8 %303 to i1
  %305 = zext i1 %304 to i32
  %306 = load ptr, ptr %13, align 8
  %307 = load i32, ptr %14, align 4
  call void @require(i32 noundef %305, ptr noundef @.str.11, ptr noundef %306, i32 noundef %307)
  %308 = load double, ptr %33, align 8
  %309 = load ptr, ptr %10, align 8
  %310 = getelementptr inbounds %struct.descriptor, ptr %309, i32 0, i32 0
  %311 = load ptr, ptr %310, align 8
  %312 = load i64, ptr %28, align 8
  %313 = load i64, ptr %26, align 8
  %314 = mul nsw i64 %312, %313
  %315 = load i64, ptr %30, align 8
  %316 = add nsw i64 %314, %315
  %317 = load i64, ptr %25, align 8
  %318 = mul nsw i64 %316, %317
  %319 = load i64, ptr %31, align 8
  %320 = add nsw i64 %318, %319
  %321 = load i64, ptr %24, align 8
  %322 = mul nsw i64 %320, %321
  %323 = load i64, ptr %32, align 8
  %324 = add nsw i64 %322, %323
  %325 = mul nsw i64 %324, 8
  %326 = getelementptr inbounds i8, ptr %311, i64 %325
  store double %308, ptr %326, align 8
  br label %327

327:                                              ; preds = %302
  %328 = load i64, ptr %32, align 8
  %329 = add nsw i64 %328, 1
  store i64 %329, ptr %32, align 8
  br label %195

330:                                              ; preds = %199
  br label %331

331:                                              ; preds = %330
  %332 = load i64, ptr %31, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %31, align 8
  br label %189

334:                                              ; preds = %193
  br label %335

335:                                              ; preds = %334
  %336 = load i64, ptr %30, align 8
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %30, align 8
  br label %183

338:                                              ; preds = %187
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %28, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %28, align 8
  br label %177

342:                                              ; preds = %181
  ret void
}

define dso_local void @_FortranAReduceReal8DimValue(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i1 noundef zeroext %8) #5 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i32, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca double, align 8
  %34 = alloca i8, align 1
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca double, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %42 = zext i1 %8 to i8
  store i8 %42, ptr %18, align 1
  %43 = load i8, ptr %18, align 1
  %44 = trunc i8 %43 to i1
  %45 = load i32, ptr %15, align 4
  %46 = icmp sge i32 %45, 1
  br i1 %46, label %47, label %54

47:                                               ; preds = %9
  %48 = load i32, ptr %15, align 4
  %49 = load ptr, ptr %11, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %48, %52
  br label %54

54:                                               ; preds = %47, %9
  %55 = phi i1 [ false, %9 ], [ %53, %47 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %14, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.12, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %11, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 4
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %14, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.2, ptr noundef %65, i32 noundef %66)
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %11, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 0, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 1, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 2, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 3, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %90, i64 24, i1 false)
  %91 = load i32, ptr %15, align 4
  %92 = icmp eq i32 %91, 1
  br i1 %92, label %93, label %94

93:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %19, i64 24, i1 false)
  br label %105

94:                                               ; preds = %54
  %95 = load i32, ptr %15, align 4
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %20, i64 24, i1 false)
  br label %104

98:                                               ; preds = %94
  %99 = load i32, ptr %15, align 4
  %100 = icmp eq i32 %99, 3
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %21, i64 24, i1 false)
  br label %103

102:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %22, i64 24, i1 false)
  br label %103

103:                                              ; preds = %102, %101
  br label %104

104:                                              ; preds = %103, %97
  br label %105

105:                                              ; preds = %104, %93
  %106 = load i32, ptr %15, align 4
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %112

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  br label %112

112:                                              ; preds = %109, %108
  %113 = phi i64 [ 1, %108 ], [ %111, %109 ]
  store i64 %113, ptr %24, align 8
  %114 = load i32, ptr %15, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %120

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  br label %120

120:                                              ; preds = %117, %116
  %121 = phi i64 [ 1, %116 ], [ %119, %117 ]
  store i64 %121, ptr %25, align 8
  %122 = load i32, ptr %15, align 4
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %128

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %26, align 8
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 4
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %27, align 8
  %138 = load ptr, ptr %11, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = sub nsw i32 %141, 1
  %143 = trunc i32 %142 to i8
  %144 = load ptr, ptr %10, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  store i8 %143, ptr %145, align 4
  %146 = load ptr, ptr %10, align 8
  %147 = load ptr, ptr %11, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = load i32, ptr %15, align 4
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %152, label %155

152:                                              ; preds = %136
  %153 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  br label %157

155:                                              ; preds = %136
  %156 = load i64, ptr %24, align 8
  br label %157

157:                                              ; preds = %155, %152
  %158 = phi i64 [ %154, %152 ], [ %156, %155 ]
  %159 = load i32, ptr %15, align 4
  %160 = icmp sle i32 %159, 2
  br i1 %160, label %161, label %164

161:                                              ; preds = %157
  %162 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %166

164:                                              ; preds = %157
  %165 = load i64, ptr %25, align 8
  br label %166

166:                                              ; preds = %164, %161
  %167 = phi i64 [ %163, %161 ], [ %165, %164 ]
  %168 = load i32, ptr %15, align 4
  %169 = icmp sle i32 %168, 3
  br i1 %169, label %170, label %173

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  br label %175

173:                                              ; preds = %166
  %174 = load i64, ptr %26, align 8
  br label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ %172, %170 ], [ %174, %173 ]
  call void @made(ptr noundef %146, i64 noundef %149, i64 noundef %158, i64 noundef %167, i64 noundef %176, i64 noundef 1)
  store i64 0, ptr %28, align 8
  br label %177

177:                                              ; preds = %341, %175
  %178 = load i64, ptr %28, align 8
  %179 = load i64, ptr %27, align 8
  %180 = icmp slt i64 %178, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %177
  store i32 2, ptr %29, align 4
  br label %344

182:                                              ; preds = %177
  store i64 0, ptr %30, align 8
  br label %183

183:                                              ; preds = %337, %182
  %184 = load i64, ptr %30, align 8
  %185 = load i64, ptr %26, align 8
  %186 = icmp slt i64 %184, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %183
  store i32 5, ptr %29, align 4
  br label %340

188:                                              ; preds = %183
  store i64 0, ptr %31, align 8
  br label %189

189:                                              ; preds = %333, %188
  %190 = load i64, ptr %31, align 8
  %191 = load i64, ptr %25, align 8
  %192 = icmp slt i64 %190, %191
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  store i32 8, ptr %29, align 4
  br label %336

194:                                              ; preds = %189
  store i64 0, ptr %32, align 8
  br label %195

195:                                              ; preds = %329, %194
  %196 = load i64, ptr %32, align 8
  %197 = load i64, ptr %24, align 8
  %198 = icmp slt i64 %196, %197
  br i1 %198, label %200, label %199

199:                                              ; preds = %195
  store i32 11, ptr %29, align 4
  br label %332

200:                                              ; preds = %195
  %201 = load ptr, ptr %17, align 8
  %202 = icmp ne ptr %201, null
  br i1 %202, label %203, label %206

203:                                              ; preds = %200
  %204 = load ptr, ptr %17, align 8
  %205 = load double, ptr %204, align 8
  br label %207

206:                                              ; preds = %200
  br label %207

207:                                              ; preds = %206, %203
  %208 = phi double [ %205, %203 ], [ 0.000000e+00, %206 ]
  store double %208, ptr %33, align 8
  %209 = load ptr, ptr %17, align 8
  %210 = icmp ne ptr %209, null
  %211 = zext i1 %210 to i8
  store i8 %211, ptr %34, align 1
  store i64 0, ptr %35, align 8
  br label %212

212:                                              ; preds = %301, %207
  %213 = load i64, ptr %35, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = icmp slt i64 %213, %215
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  store i32 14, ptr %29, align 4
  br label %304

218:                                              ; preds = %212
  %219 = load i32, ptr %15, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %223

221:                                              ; preds = %218
  %222 = load i64, ptr %35, align 8
  br label %225

223:                                              ; preds = %218
  %224 = load i64, ptr %32, align 8
  br label %225

225:                                              ; preds = %223, %221
  %226 = phi i64 [ %222, %221 ], [ %224, %223 ]
  store i64 %226, ptr %36, align 8
  %227 = load i32, ptr %15, align 4
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %231

229:                                              ; preds = %225
  %230 = load i64, ptr %35, align 8
  br label %233

231:                                              ; preds = %225
  %232 = load i64, ptr %31, align 8
  br label %233

233:                                              ; preds = %231, %229
  %234 = phi i64 [ %230, %229 ], [ %232, %231 ]
  store i64 %234, ptr %37, align 8
  %235 = load i32, ptr %15, align 4
  %236 = icmp eq i32 %235, 3
  br i1 %236, label %237, label %239

237:                                              ; preds = %233
  %238 = load i64, ptr %35, align 8
  br label %241

239:                                              ; preds = %233
  %240 = load i64, ptr %30, align 8
  br label %241

241:                                              ; preds = %239, %237
  %242 = phi i64 [ %238, %237 ], [ %240, %239 ]
  store i64 %242, ptr %38, align 8
  %243 = load i32, ptr %15, align 4
  %244 = icmp eq i32 %243, 4
  br i1 %244, label %245, label %247

245:                                              ; preds = %241
  %246 = load i64, ptr %35, align 8
  br label %249

247:                                              ; preds = %241
  %248 = load i64, ptr %28, align 8
  br label %249

249:                                              ; preds = %247, %245
  %250 = phi i64 [ %246, %245 ], [ %248, %247 ]
  store i64 %250, ptr %39, align 8
  %251 = load i64, ptr %36, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %37, align 8
  %256 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = add nsw i64 %254, %258
  %260 = load i64, ptr %38, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = add nsw i64 %259, %263
  %265 = load i64, ptr %39, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = add nsw i64 %264, %268
  store i64 %269, ptr %40, align 8
  %270 = load ptr, ptr %16, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %282

272:                                              ; preds = %249
  %273 = load ptr, ptr %16, align 8
  %274 = load ptr, ptr %16, align 8
  %275 = load i64, ptr %36, align 8
  %276 = load i64, ptr %37, align 8
  %277 = load i64, ptr %38, align 8
  %278 = load i64, ptr %39, align 8
  %279 = call i64 @offset_in(ptr noundef %274, i64 noundef %275, i64 noundef %276, i64 noundef %277, i64 noundef %278)
  %280 = call i32 @is_true(ptr noundef %273, i64 noundef %279)
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %300

282:                                              ; preds = %272, %249
  %283 = load ptr, ptr %11, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 0
  %285 = load ptr, ptr %284, align 8
  %286 = load i64, ptr %40, align 8
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  %288 = load double, ptr %287, align 8
  store double %288, ptr %41, align 8
  %289 = load i8, ptr %34, align 1
  %290 = trunc i8 %289 to i1
  br i1 %290, label %291, label %296

291:                                              ; preds = %282
  %292 = load ptr, ptr %12, align 8
  %293 = load double, ptr %33, align 8
  %294 = load double, ptr %41, align 8
  %295 = call double %292(double noundef %293, double noundef %294)
  br label %298

296:                                              ; preds = %282
  %297 = load double, ptr %41, align 8
  br label %298

298:                                              ; preds = %296, %291
  %299 = phi double [ %295, %291 ], [ %297, %296 ]
  store double %299, ptr %33, align 8
  store i8 1, ptr %34, align 1
  br label %300

300:                                              ; preds = %298, %272
  br label %301

301:                                              ; preds = %300
  %302 = load i64, ptr %35, align 8
  %303 = add nsw i64 %302, 1
  store i64 %303, ptr %35, align 8
  br label %212

304:                                              ; preds = %217
  %305 = load i8, ptr %34, align 1
  %306 = trunc i8 %305 to i1
  %307 = zext i1 %306 to i32
  %308 = load ptr, ptr %13, align 8
  %309 = load i32, ptr %14, align 4
  call void @require(i32 noundef %307, ptr noundef @.str.11, ptr noundef %308, i32 noundef %309)
  %310 = load double, ptr %33, align 8
  %311 = load ptr, ptr %10, align 8
  %312 = getelementptr inbounds %struct.descriptor, ptr %311, i32 0, i32 0
  %313 = load ptr, ptr %312, align 8
  %314 = load i64, ptr %28, align 8
  %315 = load i64, ptr %26, align 8
  %316 = mul nsw i64 %314, %315
  %317 = load i64, ptr %30, align 8
  %318 = add nsw i64 %316, %317
  %319 = load i64, ptr %25, align 8
  %320 = mul nsw i64 %318, %319
  %321 = load i64, ptr %31, align 8
  %322 = add nsw i64 %320, %321
  %323 = load i64, ptr %24, align 8
  %324 = mul nsw i64 %322, %323
  %325 = load i64, ptr %32, align 8
  %326 = add nsw i64 %324, %325
  %327 = mul nsw i64 %326, 8
  %328 = getelementptr inbounds i8, ptr %313, i64 %327
  store double %310, ptr %328, align 8
  br label %329

329:                                              ; preds = %304
  %330 = load i64, ptr %32, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %32, align 8
  br label %195

332:                                              ; preds = %199
  br label %333

333:                                              ; preds = %332
  %334 = load i64, ptr %31, align 8
  %335 = add nsw i64 %334, 1
  store i64 %335, ptr %31, align 8
  br label %189

336:                                              ; preds = %193
  br label %337

337:                                              ; preds = %336
  %338 = load i64, ptr %30, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %30, align 8
  br label %183

340:                                              ; preds = %187
  br label %341

341:                                              ; preds = %340
  %342 = load i64, ptr %28, align 8
  %343 = add nsw i64 %342, 1
  store i64 %343, ptr %28, align 8
  br label %177

344:                                              ; preds = %181
  ret void
}

define dso_local void @_FortranAReduceReal4DimRef(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i1 noundef zeroext %8) #5 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i32, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca float, align 4
  %34 = alloca i8, align 1
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %42 = zext i1 %8 to i8
  store i8 %42, ptr %18, align 1
  %43 = load i8, ptr %18, align 1
  %44 = trunc i8 %43 to i1
  %45 = load i32, ptr %15, align 4
  %46 = icmp sge i32 %45, 1
  br i1 %46, label %47, label %54

47:                                               ; preds = %9
  %48 = load i32, ptr %15, align 4
  %49 = load ptr, ptr %11, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %48, %52
  br label %54

54:                                               ; preds = %47, %9
  %55 = phi i1 [ false, %9 ], [ %53, %47 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %14, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.12, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %11, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 4
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %14, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.2, ptr noundef %65, i32 noundef %66)
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %11, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 0, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 1, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 2, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 3, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %90, i64 24, i1 false)
  %91 = load i32, ptr %15, align 4
  %92 = icmp eq i32 %91, 1
  br i1 %92, label %93, label %94

93:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %19, i64 24, i1 false)
  br label %105

94:                                               ; preds = %54
  %95 = load i32, ptr %15, align 4
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %20, i64 24, i1 false)
  br label %104

98:                                               ; preds = %94
  %99 = load i32, ptr %15, align 4
  %100 = icmp eq i32 %99, 3
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %21, i64 24, i1 false)
  br label %103

102:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %22, i64 24, i1 false)
  br label %103

103:                                              ; preds = %102, %101
  br label %104

104:                                              ; preds = %103, %97
  br label %105

105:                                              ; preds = %104, %93
  %106 = load i32, ptr %15, align 4
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %112

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  br label %112

112:                                              ; preds = %109, %108
  %113 = phi i64 [ 1, %108 ], [ %111, %109 ]
  store i64 %113, ptr %24, align 8
  %114 = load i32, ptr %15, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %120

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  br label %120

120:                                              ; preds = %117, %116
  %121 = phi i64 [ 1, %116 ], [ %119, %117 ]
  store i64 %121, ptr %25, align 8
  %122 = load i32, ptr %15, align 4
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %128

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %26, align 8
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 4
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %27, align 8
  %138 = load ptr, ptr %11, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = sub nsw i32 %141, 1
  %143 = trunc i32 %142 to i8
  %144 = load ptr, ptr %10, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  store i8 %143, ptr %145, align 4
  %146 = load ptr, ptr %10, align 8
  %147 = load ptr, ptr %11, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = load i32, ptr %15, align 4
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %152, label %155

152:                                              ; preds = %136
  %153 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  br label %157

155:                                              ; preds = %136
  %156 = load i64, ptr %24, align 8
  br label %157

157:                                              ; preds = %155, %152
  %158 = phi i64 [ %154, %152 ], [ %156, %155 ]
  %159 = load i32, ptr %15, align 4
  %160 = icmp sle i32 %159, 2
  br i1 %160, label %161, label %164

161:                                              ; preds = %157
  %162 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %166

164:                                              ; preds = %157
  %165 = load i64, ptr %25, align 8
  br label %166

166:                                              ; preds = %164, %161
  %167 = phi i64 [ %163, %161 ], [ %165, %164 ]
  %168 = load i32, ptr %15, align 4
  %169 = icmp sle i32 %168, 3
  br i1 %169, label %170, label %173

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  br label %175

173:                                              ; preds = %166
  %174 = load i64, ptr %26, align 8
  br label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ %172, %170 ], [ %174, %173 ]
  call void @made(ptr noundef %146, i64 noundef %149, i64 noundef %158, i64 noundef %167, i64 noundef %176, i64 noundef 1)
  store i64 0, ptr %28, align 8
  br label %177

177:                                              ; preds = %339, %175
  %178 = load i64, ptr %28, align 8
  %179 = load i64, ptr %27, align 8
  %180 = icmp slt i64 %178, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %177
  store i32 2, ptr %29, align 4
  br label %342

182:                                              ; preds = %177
  store i64 0, ptr %30, align 8
  br label %183

183:                                              ; preds = %335, %182
  %184 = load i64, ptr %30, align 8
  %185 = load i64, ptr %26, align 8
  %186 = icmp slt i64 %184, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %183
  store i32 5, ptr %29, align 4
  br label %338

188:                                              ; preds = %183
  store i64 0, ptr %31, align 8
  br label %189

189:                                              ; preds = %331, %188
  %190 = load i64, ptr %31, align 8
  %191 = load i64, ptr %25, align 8
  %192 = icmp slt i64 %190, %191
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  store i32 8, ptr %29, align 4
  br label %334

194:                                              ; preds = %189
  store i64 0, ptr %32, align 8
  br label %195

195:                                              ; preds = %327, %194
  %196 = load i64, ptr %32, align 8
  %197 = load i64, ptr %24, align 8
  %198 = icmp slt i64 %196, %197
  br i1 %198, label %200, label %199

199:                                              ; preds = %195
  store i32 11, ptr %29, align 4
  br label %330

200:                                              ; preds = %195
  %201 = load ptr, ptr %17, align 8
  %202 = icmp ne ptr %201, null
  br i1 %202, label %203, label %206

203:                                              ; preds = %200
  %204 = load ptr, ptr %17, align 8
  %205 = load float, ptr %204, align 4
  br label %207

206:                                              ; preds = %200
  br label %207

207:                                              ; preds = %206, %203
  %208 = phi float [ %205, %203 ], [ 0.000000e+00, %206 ]
  store float %208, ptr %33, align 4
  %209 = load ptr, ptr %17, align 8
  %210 = icmp ne ptr %209, null
  %211 = zext i1 %210 to i8
  store i8 %211, ptr %34, align 1
  store i64 0, ptr %35, align 8
  br label %212

212:                                              ; preds = %299, %207
  %213 = load i64, ptr %35, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = icmp slt i64 %213, %215
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  store i32 14, ptr %29, align 4
  br label %302

218:                                              ; preds = %212
  %219 = load i32, ptr %15, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %223

221:                                              ; preds = %218
  %222 = load i64, ptr %35, align 8
  br label %225

223:                                              ; preds = %218
  %224 = load i64, ptr %32, align 8
  br label %225

225:                                              ; preds = %223, %221
  %226 = phi i64 [ %222, %221 ], [ %224, %223 ]
  store i64 %226, ptr %36, align 8
  %227 = load i32, ptr %15, align 4
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %231

229:                                              ; preds = %225
  %230 = load i64, ptr %35, align 8
  br label %233

231:                                              ; preds = %225
  %232 = load i64, ptr %31, align 8
  br label %233

233:                                              ; preds = %231, %229
  %234 = phi i64 [ %230, %229 ], [ %232, %231 ]
  store i64 %234, ptr %37, align 8
  %235 = load i32, ptr %15, align 4
  %236 = icmp eq i32 %235, 3
  br i1 %236, label %237, label %239

237:                                              ; preds = %233
  %238 = load i64, ptr %35, align 8
  br label %241

239:                                              ; preds = %233
  %240 = load i64, ptr %30, align 8
  br label %241

241:                                              ; preds = %239, %237
  %242 = phi i64 [ %238, %237 ], [ %240, %239 ]
  store i64 %242, ptr %38, align 8
  %243 = load i32, ptr %15, align 4
  %244 = icmp eq i32 %243, 4
  br i1 %244, label %245, label %247

245:                                              ; preds = %241
  %246 = load i64, ptr %35, align 8
  br label %249

247:                                              ; preds = %241
  %248 = load i64, ptr %28, align 8
  br label %249

249:                                              ; preds = %247, %245
  %250 = phi i64 [ %246, %245 ], [ %248, %247 ]
  store i64 %250, ptr %39, align 8
  %251 = load i64, ptr %36, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %37, align 8
  %256 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = add nsw i64 %254, %258
  %260 = load i64, ptr %38, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = add nsw i64 %259, %263
  %265 = load i64, ptr %39, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = add nsw i64 %264, %268
  store i64 %269, ptr %40, align 8
  %270 = load ptr, ptr %16, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %282

272:                                              ; preds = %249
  %273 = load ptr, ptr %16, align 8
  %274 = load ptr, ptr %16, align 8
  %275 = load i64, ptr %36, align 8
  %276 = load i64, ptr %37, align 8
  %277 = load i64, ptr %38, align 8
  %278 = load i64, ptr %39, align 8
  %279 = call i64 @offset_in(ptr noundef %274, i64 noundef %275, i64 noundef %276, i64 noundef %277, i64 noundef %278)
  %280 = call i32 @is_true(ptr noundef %273, i64 noundef %279)
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %298

282:                                              ; preds = %272, %249
  %283 = load ptr, ptr %11, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 0
  %285 = load ptr, ptr %284, align 8
  %286 = load i64, ptr %40, align 8
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  %288 = load float, ptr %287, align 4
  store float %288, ptr %41, align 4
  %289 = load i8, ptr %34, align 1
  %290 = trunc i8 %289 to i1
  br i1 %290, label %291, label %294

291:                                              ; preds = %282
  %292 = load ptr, ptr %12, align 8
  %293 = call float %292(ptr noundef %33, ptr noundef %41)
  br label %296

294:                                              ; preds = %282
  %295 = load float, ptr %41, align 4
  br label %296

296:                                              ; preds = %294, %291
  %297 = phi float [ %293, %291 ], [ %295, %294 ]
  store float %297, ptr %33, align 4
  store i8 1, ptr %34, align 1
  br label %298

298:                                              ; preds = %296, %272
  br label %299

299:                                              ; preds = %298
  %300 = load i64, ptr %35, align 8
  %301 = add nsw i64 %300, 1
  store i64 %301, ptr %35, align 8
  br label %212

302:                                              ; preds = %217
  %303 = load i8, ptr %34, align 1
  %304 = trunc i8 %303 to i1
  %305 = zext i1 %304 to i32
  %306 = load ptr, ptr %13, align 8
  %307 = load i32, ptr %14, align 4
  call void @require(i32 noundef %305, ptr noundef @.str.11, ptr noundef %306, i32 noundef %307)
  %308 = load float, ptr %33, align 4
  %309 = load ptr, ptr %10, align 8
  %310 = getelementptr inbounds %struct.descriptor, ptr %309, i32 0, i32 0
  %311 = load ptr, ptr %310, align 8
  %312 = load i64, ptr %28, align 8
  %313 = load i64, ptr %26, align 8
  %314 = mul nsw i64 %312, %313
  %315 = load i64, ptr %30, align 8
  %316 = add nsw i64 %314, %315
  %317 = load i64, ptr %25, align 8
  %318 = mul nsw i64 %316, %317
  %319 = load i64, ptr %31, align 8
  %320 = add nsw i64 %318, %319
  %321 = load i64, ptr %24, align 8
  %322 = mul nsw i64 %320, %321
  %323 = load i64, ptr %32, align 8
  %324 = add nsw i64 %322, %323
  %325 = mul nsw i64 %324, 4
  %326 = getelementptr inbounds i8, ptr %311, i64 %325
  store float %308, ptr %326, align 4
  br label %327

327:                                              ; preds = %302
  %328 = load i64, ptr %32, align 8
  %329 = add nsw i64 %328, 1
  store i64 %329, ptr %32, align 8
  br label %195

330:                                              ; preds = %199
  br label %331

331:                                              ; preds = %330
  %332 = load i64, ptr %31, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %31, align 8
  br label %189

334:                                              ; preds = %193
  br label %335

335:                                              ; preds = %334
  %336 = load i64, ptr %30, align 8
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %30, align 8
  br label %183

338:                                              ; preds = %187
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %28, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %28, align 8
  br label %177

342:                                              ; preds = %181
  ret void
}

define dso_local void @_FortranAReduceReal4DimValue(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i1 noundef zeroext %8) #5 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i32, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca float, align 4
  %34 = alloca i8, align 1
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %42 = zext i1 %8 to i8
  store i8 %42, ptr %18, align 1
  %43 = load i8, ptr %18, align 1
  %44 = trunc i8 %43 to i1
  %45 = load i32, ptr %15, align 4
  %46 = icmp sge i32 %45, 1
  br i1 %46, label %47, label %54

47:                                               ; preds = %9
  %48 = load i32, ptr %15, align 4
  %49 = load ptr, ptr %11, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %48, %52
  br label %54

54:                                               ; preds = %47, %9
  %55 = phi i1 [ false, %9 ], [ %53, %47 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %14, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.12, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %11, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 4
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %14, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.2, ptr noundef %65, i32 noundef %66)
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %11, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 0, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 1, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 2, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 3, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %90, i64 24, i1 false)
  %91 = load i32, ptr %15, align 4
  %92 = icmp eq i32 %91, 1
  br i1 %92, label %93, label %94

93:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %19, i64 24, i1 false)
  br label %105

94:                                               ; preds = %54
  %95 = load i32, ptr %15, align 4
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %20, i64 24, i1 false)
  br label %104

98:                                               ; preds = %94
  %99 = load i32, ptr %15, align 4
  %100 = icmp eq i32 %99, 3
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %21, i64 24, i1 false)
  br label %103

102:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %22, i64 24, i1 false)
  br label %103

103:                                              ; preds = %102, %101
  br label %104

104:                                              ; preds = %103, %97
  br label %105

105:                                              ; preds = %104, %93
  %106 = load i32, ptr %15, align 4
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %112

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  br label %112

112:                                              ; preds = %109, %108
  %113 = phi i64 [ 1, %108 ], [ %111, %109 ]
  store i64 %113, ptr %24, align 8
  %114 = load i32, ptr %15, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %120

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  br label %120

120:                                              ; preds = %117, %116
  %121 = phi i64 [ 1, %116 ], [ %119, %117 ]
  store i64 %121, ptr %25, align 8
  %122 = load i32, ptr %15, align 4
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %128

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %26, align 8
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 4
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %27, align 8
  %138 = load ptr, ptr %11, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = sub nsw i32 %141, 1
  %143 = trunc i32 %142 to i8
  %144 = load ptr, ptr %10, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  store i8 %143, ptr %145, align 4
  %146 = load ptr, ptr %10, align 8
  %147 = load ptr, ptr %11, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = load i32, ptr %15, align 4
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %152, label %155

152:                                              ; preds = %136
  %153 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  br label %157

155:                                              ; preds = %136
  %156 = load i64, ptr %24, align 8
  br label %157

157:                                              ; preds = %155, %152
  %158 = phi i64 [ %154, %152 ], [ %156, %155 ]
  %159 = load i32, ptr %15, align 4
  %160 = icmp sle i32 %159, 2
  br i1 %160, label %161, label %164

161:                                              ; preds = %157
  %162 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %166

164:                                              ; preds = %157
  %165 = load i64, ptr %25, align 8
  br label %166

166:                                              ; preds = %164, %161
  %167 = phi i64 [ %163, %161 ], [ %165, %164 ]
  %168 = load i32, ptr %15, align 4
  %169 = icmp sle i32 %168, 3
  br i1 %169, label %170, label %173

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  br label %175

173:                                              ; preds = %166
  %174 = load i64, ptr %26, align 8
  br label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ %172, %170 ], [ %174, %173 ]
  call void @made(ptr noundef %146, i64 noundef %149, i64 noundef %158, i64 noundef %167, i64 noundef %176, i64 noundef 1)
  store i64 0, ptr %28, align 8
  br label %177

177:                                              ; preds = %341, %175
  %178 = load i64, ptr %28, align 8
  %179 = load i64, ptr %27, align 8
  %180 = icmp slt i64 %178, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %177
  store i32 2, ptr %29, align 4
  br label %344

182:                                              ; preds = %177
  store i64 0, ptr %30, align 8
  br label %183

183:                                              ; preds = %337, %182
  %184 = load i64, ptr %30, align 8
  %185 = load i64, ptr %26, align 8
  %186 = icmp slt i64 %184, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %183
  store i32 5, ptr %29, align 4
  br label %340

188:                                              ; preds = %183
  store i64 0, ptr %31, align 8
  br label %189

189:                                              ; preds = %333, %188
  %190 = load i64, ptr %31, align 8
  %191 = load i64, ptr %25, align 8
  %192 = icmp slt i64 %190, %191
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  store i32 8, ptr %29, align 4
  br label %336

194:                                              ; preds = %189
  store i64 0, ptr %32, align 8
  br label %195

195:                                              ; preds = %329, %194
  %196 = load i64, ptr %32, align 8
  %197 = load i64, ptr %24, align 8
  %198 = icmp slt i64 %196, %197
  br i1 %198, label %200, label %199

199:                                              ; preds = %195
  store i32 11, ptr %29, align 4
  br label %332

200:                                              ; preds = %195
  %201 = load ptr, ptr %17, align 8
  %202 = icmp ne ptr %201, null
  br i1 %202, label %203, label %206

203:                                              ; preds = %200
  %204 = load ptr, ptr %17, align 8
  %205 = load float, ptr %204, align 4
  br label %207

206:                                              ; preds = %200
  br label %207

207:                                              ; preds = %206, %203
  %208 = phi float [ %205, %203 ], [ 0.000000e+00, %206 ]
  store float %208, ptr %33, align 4
  %209 = load ptr, ptr %17, align 8
  %210 = icmp ne ptr %209, null
  %211 = zext i1 %210 to i8
  store i8 %211, ptr %34, align 1
  store i64 0, ptr %35, align 8
  br label %212

212:                                              ; preds = %301, %207
  %213 = load i64, ptr %35, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = icmp slt i64 %213, %215
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  store i32 14, ptr %29, align 4
  br label %304

218:                                              ; preds = %212
  %219 = load i32, ptr %15, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %223

221:                                              ; preds = %218
  %222 = load i64, ptr %35, align 8
  br label %225

223:                                              ; preds = %218
  %224 = load i64, ptr %32, align 8
  br label %225

225:                                              ; preds = %223, %221
  %226 = phi i64 [ %222, %221 ], [ %224, %223 ]
  store i64 %226, ptr %36, align 8
  %227 = load i32, ptr %15, align 4
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %231

229:                                              ; preds = %225
  %230 = load i64, ptr %35, align 8
  br label %233

231:                                              ; preds = %225
  %232 = load i64, ptr %31, align 8
  br label %233

233:                                              ; preds = %231, %229
  %234 = phi i64 [ %230, %229 ], [ %232, %231 ]
  store i64 %234, ptr %37, align 8
  %235 = load i32, ptr %15, align 4
  %236 = icmp eq i32 %235, 3
  br i1 %236, label %237, label %239

237:                                              ; preds = %233
  %238 = load i64, ptr %35, align 8
  br label %241

239:                                              ; preds = %233
  %240 = load i64, ptr %30, align 8
  br label %241

241:                                              ; preds = %239, %237
  %242 = phi i64 [ %238, %237 ], [ %240, %239 ]
  store i64 %242, ptr %38, align 8
  %243 = load i32, ptr %15, align 4
  %244 = icmp eq i32 %243, 4
  br i1 %244, label %245, label %247

245:                                              ; preds = %241
  %246 = load i64, ptr %35, align 8
  br label %249

247:                                              ; preds = %241
  %248 = load i64, ptr %28, align 8
  br label %249

249:                                              ; preds = %247, %245
  %250 = phi i64 [ %246, %245 ], [ %248, %247 ]
  store i64 %250, ptr %39, align 8
  %251 = load i64, ptr %36, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %37, align 8
  %256 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = add nsw i64 %254, %258
  %260 = load i64, ptr %38, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = add nsw i64 %259, %263
  %265 = load i64, ptr %39, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = add nsw i64 %264, %268
  store i64 %269, ptr %40, align 8
  %270 = load ptr, ptr %16, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %282

272:                                              ; preds = %249
  %273 = load ptr, ptr %16, align 8
  %274 = load ptr, ptr %16, align 8
  %275 = load i64, ptr %36, align 8
  %276 = load i64, ptr %37, align 8
  %277 = load i64, ptr %38, align 8
  %278 = load i64, ptr %39, align 8
  %279 = call i64 @offset_in(ptr noundef %274, i64 noundef %275, i64 noundef %276, i64 noundef %277, i64 noundef %278)
  %280 = call i32 @is_true(ptr noundef %273, i64 noundef %279)
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %300

282:                                              ; preds = %272, %249
  %283 = load ptr, ptr %11, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 0
  %285 = load ptr, ptr %284, align 8
  %286 = load i64, ptr %40, align 8
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  %288 = load float, ptr %287, align 4
  store float %288, ptr %41, align 4
  %289 = load i8, ptr %34, align 1
  %290 = trunc i8 %289 to i1
  br i1 %290, label %291, label %296

291:                                              ; preds = %282
  %292 = load ptr, ptr %12, align 8
  %293 = load float, ptr %33, align 4
  %294 = load float, ptr %41, align 4
  %295 = call float %292(float noundef %293, float noundef %294)
  br label %298

296:                                              ; preds = %282
  %297 = load float, ptr %41, align 4
  br label %298

298:                                              ; preds = %296, %291
  %299 = phi float [ %295, %291 ], [ %297, %296 ]
  store float %299, ptr %33, align 4
  store i8 1, ptr %34, align 1
  br label %300

300:                                              ; preds = %298, %272
  br label %301

301:                                              ; preds = %300
  %302 = load i64, ptr %35, align 8
  %303 = add nsw i64 %302, 1
  store i64 %303, ptr %35, align 8
  br label %212

304:                                              ; preds = %217
  %305 = load i8, ptr %34, align 1
  %306 = trunc i8 %305 to i1
  %307 = zext i1 %306 to i32
  %308 = load ptr, ptr %13, align 8
  %309 = load i32, ptr %14, align 4
  call void @require(i32 noundef %307, ptr noundef @.str.11, ptr noundef %308, i32 noundef %309)
  %310 = load float, ptr %33, align 4
  %311 = load ptr, ptr %10, align 8
  %312 = getelementptr inbounds %struct.descriptor, ptr %311, i32 0, i32 0
  %313 = load ptr, ptr %312, align 8
  %314 = load i64, ptr %28, align 8
  %315 = load i64, ptr %26, align 8
  %316 = mul nsw i64 %314, %315
  %317 = load i64, ptr %30, align 8
  %318 = add nsw i64 %316, %317
  %319 = load i64, ptr %25, align 8
  %320 = mul nsw i64 %318, %319
  %321 = load i64, ptr %31, align 8
  %322 = add nsw i64 %320, %321
  %323 = load i64, ptr %24, align 8
  %324 = mul nsw i64 %322, %323
  %325 = load i64, ptr %32, align 8
  %326 = add nsw i64 %324, %325
  %327 = mul nsw i64 %326, 4
  %328 = getelementptr inbounds i8, ptr %313, i64 %327
  store float %310, ptr %328, align 4
  br label %329

329:                                              ; preds = %304
  %330 = load i64, ptr %32, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %32, align 8
  br label %195

332:                                              ; preds = %199
  br label %333

333:                                              ; preds = %332
  %334 = load i64, ptr %31, align 8
  %335 = add nsw i64 %334, 1
  store i64 %335, ptr %31, align 8
  br label %189

336:                                              ; preds = %193
  br label %337

337:                                              ; preds = %336
  %338 = load i64, ptr %30, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %30, align 8
  br label %183

340:                                              ; preds = %187
  br label %341

341:                                              ; preds = %340
  %342 = load i64, ptr %28, align 8
  %343 = add nsw i64 %342, 1
  store i64 %343, ptr %28, align 8
  br label %177

344:                                              ; preds = %181
  ret void
}

define dso_local void @_FortranAReduceInteger8DimRef(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i1 noundef zeroext %8) #5 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i32, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i8, align 1
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %42 = zext i1 %8 to i8
  store i8 %42, ptr %18, align 1
  %43 = load i8, ptr %18, align 1
  %44 = trunc i8 %43 to i1
  %45 = load i32, ptr %15, align 4
  %46 = icmp sge i32 %45, 1
  br i1 %46, label %47, label %54

47:                                               ; preds = %9
  %48 = load i32, ptr %15, align 4
  %49 = load ptr, ptr %11, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %48, %52
  br label %54

54:                                               ; preds = %47, %9
  %55 = phi i1 [ false, %9 ], [ %53, %47 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %14, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.12, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %11, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 4
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %14, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.2, ptr noundef %65, i32 noundef %66)
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %11, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 0, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 1, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 2, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 3, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %90, i64 24, i1 false)
  %91 = load i32, ptr %15, align 4
  %92 = icmp eq i32 %91, 1
  br i1 %92, label %93, label %94

93:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %19, i64 24, i1 false)
  br label %105

94:                                               ; preds = %54
  %95 = load i32, ptr %15, align 4
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %20, i64 24, i1 false)
  br label %104

98:                                               ; preds = %94
  %99 = load i32, ptr %15, align 4
  %100 = icmp eq i32 %99, 3
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %21, i64 24, i1 false)
  br label %103

102:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %22, i64 24, i1 false)
  br label %103

103:                                              ; preds = %102, %101
  br label %104

104:                                              ; preds = %103, %97
  br label %105

105:                                              ; preds = %104, %93
  %106 = load i32, ptr %15, align 4
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %112

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  br label %112

112:                                              ; preds = %109, %108
  %113 = phi i64 [ 1, %108 ], [ %111, %109 ]
  store i64 %113, ptr %24, align 8
  %114 = load i32, ptr %15, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %120

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  br label %120

120:                                              ; preds = %117, %116
  %121 = phi i64 [ 1, %116 ], [ %119, %117 ]
  store i64 %121, ptr %25, align 8
  %122 = load i32, ptr %15, align 4
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %128

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %26, align 8
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 4
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %27, align 8
  %138 = load ptr, ptr %11, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = sub nsw i32 %141, 1
  %143 = trunc i32 %142 to i8
  %144 = load ptr, ptr %10, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  store i8 %143, ptr %145, align 4
  %146 = load ptr, ptr %10, align 8
  %147 = load ptr, ptr %11, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = load i32, ptr %15, align 4
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %152, label %155

152:                                              ; preds = %136
  %153 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  br label %157

155:                                              ; preds = %136
  %156 = load i64, ptr %24, align 8
  br label %157

157:                                              ; preds = %155, %152
  %158 = phi i64 [ %154, %152 ], [ %156, %155 ]
  %159 = load i32, ptr %15, align 4
  %160 = icmp sle i32 %159, 2
  br i1 %160, label %161, label %164

161:                                              ; preds = %157
  %162 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %166

164:                                              ; preds = %157
  %165 = load i64, ptr %25, align 8
  br label %166

166:                                              ; preds = %164, %161
  %167 = phi i64 [ %163, %161 ], [ %165, %164 ]
  %168 = load i32, ptr %15, align 4
  %169 = icmp sle i32 %168, 3
  br i1 %169, label %170, label %173

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  br label %175

173:                                              ; preds = %166
  %174 = load i64, ptr %26, align 8
  br label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ %172, %170 ], [ %174, %173 ]
  call void @made(ptr noundef %146, i64 noundef %149, i64 noundef %158, i64 noundef %167, i64 noundef %176, i64 noundef 1)
  store i64 0, ptr %28, align 8
  br label %177

177:                                              ; preds = %339, %175
  %178 = load i64, ptr %28, align 8
  %179 = load i64, ptr %27, align 8
  %180 = icmp slt i64 %178, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %177
  store i32 2, ptr %29, align 4
  br label %342

182:                                              ; preds = %177
  store i64 0, ptr %30, align 8
  br label %183

183:                                              ; preds = %335, %182
  %184 = load i64, ptr %30, align 8
  %185 = load i64, ptr %26, align 8
  %186 = icmp slt i64 %184, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %183
  store i32 5, ptr %29, align 4
  br label %338

188:                                              ; preds = %183
  store i64 0, ptr %31, align 8
  br label %189

189:                                              ; preds = %331, %188
  %190 = load i64, ptr %31, align 8
  %191 = load i64, ptr %25, align 8
  %192 = icmp slt i64 %190, %191
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  store i32 8, ptr %29, align 4
  br label %334

194:                                              ; preds = %189
  store i64 0, ptr %32, align 8
  br label %195

195:                                              ; preds = %327, %194
  %196 = load i64, ptr %32, align 8
  %197 = load i64, ptr %24, align 8
  %198 = icmp slt i64 %196, %197
  br i1 %198, label %200, label %199

199:                                              ; preds = %195
  store i32 11, ptr %29, align 4
  br label %330

200:                                              ; preds = %195
  %201 = load ptr, ptr %17, align 8
  %202 = icmp ne ptr %201, null
  br i1 %202, label %203, label %206

203:                                              ; preds = %200
  %204 = load ptr, ptr %17, align 8
  %205 = load i64, ptr %204, align 8
  br label %207

206:                                              ; preds = %200
  br label %207

207:                                              ; preds = %206, %203
  %208 = phi i64 [ %205, %203 ], [ 0, %206 ]
  store i64 %208, ptr %33, align 8
  %209 = load ptr, ptr %17, align 8
  %210 = icmp ne ptr %209, null
  %211 = zext i1 %210 to i8
  store i8 %211, ptr %34, align 1
  store i64 0, ptr %35, align 8
  br label %212

212:                                              ; preds = %299, %207
  %213 = load i64, ptr %35, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = icmp slt i64 %213, %215
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  store i32 14, ptr %29, align 4
  br label %302

218:                                              ; preds = %212
  %219 = load i32, ptr %15, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %223

221:                                              ; preds = %218
  %222 = load i64, ptr %35, align 8
  br label %225

223:                                              ; preds = %218
  %224 = load i64, ptr %32, align 8
  br label %225

225:                                              ; preds = %223, %221
  %226 = phi i64 [ %222, %221 ], [ %224, %223 ]
  store i64 %226, ptr %36, align 8
  %227 = load i32, ptr %15, align 4
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %231

229:                                              ; preds = %225
  %230 = load i64, ptr %35, align 8
  br label %233

231:                                              ; preds = %225
  %232 = load i64, ptr %31, align 8
  br label %233

233:                                              ; preds = %231, %229
  %234 = phi i64 [ %230, %229 ], [ %232, %231 ]
  store i64 %234, ptr %37, align 8
  %235 = load i32, ptr %15, align 4
  %236 = icmp eq i32 %235, 3
  br i1 %236, label %237, label %239

237:                                              ; preds = %233
  %238 = load i64, ptr %35, align 8
  br label %241

239:                                              ; preds = %233
  %240 = load i64, ptr %30, align 8
  br label %241

241:                                              ; preds = %239, %237
  %242 = phi i64 [ %238, %237 ], [ %240, %239 ]
  store i64 %242, ptr %38, align 8
  %243 = load i32, ptr %15, align 4
  %244 = icmp eq i32 %243, 4
  br i1 %244, label %245, label %247

245:                                              ; preds = %241
  %246 = load i64, ptr %35, align 8
  br label %249

247:                                              ; preds = %241
  %248 = load i64, ptr %28, align 8
  br label %249

249:                                              ; preds = %247, %245
  %250 = phi i64 [ %246, %245 ], [ %248, %247 ]
  store i64 %250, ptr %39, align 8
  %251 = load i64, ptr %36, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %37, align 8
  %256 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = add nsw i64 %254, %258
  %260 = load i64, ptr %38, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = add nsw i64 %259, %263
  %265 = load i64, ptr %39, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = add nsw i64 %264, %268
  store i64 %269, ptr %40, align 8
  %270 = load ptr, ptr %16, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %282

272:                                              ; preds = %249
  %273 = load ptr, ptr %16, align 8
  %274 = load ptr, ptr %16, align 8
  %275 = load i64, ptr %36, align 8
  %276 = load i64, ptr %37, align 8
  %277 = load i64, ptr %38, align 8
  %278 = load i64, ptr %39, align 8
  %279 = call i64 @offset_in(ptr noundef %274, i64 noundef %275, i64 noundef %276, i64 noundef %277, i64 noundef %278)
  %280 = call i32 @is_true(ptr noundef %273, i64 noundef %279)
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %298

282:                                              ; preds = %272, %249
  %283 = load ptr, ptr %11, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 0
  %285 = load ptr, ptr %284, align 8
  %286 = load i64, ptr %40, align 8
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  %288 = load i64, ptr %287, align 8
  store i64 %288, ptr %41, align 8
  %289 = load i8, ptr %34, align 1
  %290 = trunc i8 %289 to i1
  br i1 %290, label %291, label %294

291:                                              ; preds = %282
  %292 = load ptr, ptr %12, align 8
  %293 = call i64 %292(ptr noundef %33, ptr noundef %41)
  br label %296

294:                                              ; preds = %282
  %295 = load i64, ptr %41, align 8
  br label %296

296:                                              ; preds = %294, %291
  %297 = phi i64 [ %293, %291 ], [ %295, %294 ]
  store i64 %297, ptr %33, align 8
  store i8 1, ptr %34, align 1
  br label %298

298:                                              ; preds = %296, %272
  br label %299

299:                                              ; preds = %298
  %300 = load i64, ptr %35, align 8
  %301 = add nsw i64 %300, 1
  store i64 %301, ptr %35, align 8
  br label %212

302:                                              ; preds = %217
  %303 = load i8, ptr %34, align 1
  %304 = trunc i8 %303 to i1
  %305 = zext i1 %304 to i32
  %306 = load ptr, ptr %13, align 8
  %307 = load i32, ptr %14, align 4
  call void @require(i32 noundef %305, ptr noundef @.str.11, ptr noundef %306, i32 noundef %307)
  %308 = load i64, ptr %33, align 8
  %309 = load ptr, ptr %10, align 8
  %310 = getelementptr inbounds %struct.descriptor, ptr %309, i32 0, i32 0
  %311 = load ptr, ptr %310, align 8
  %312 = load i64, ptr %28, align 8
  %313 = load i64, ptr %26, align 8
  %314 = mul nsw i64 %312, %313
  %315 = load i64, ptr %30, align 8
  %316 = add nsw i64 %314, %315
  %317 = load i64, ptr %25, align 8
  %318 = mul nsw i64 %316, %317
  %319 = load i64, ptr %31, align 8
  %320 = add nsw i64 %318, %319
  %321 = load i64, ptr %24, align 8
  %322 = mul nsw i64 %320, %321
  %323 = load i64, ptr %32, align 8
  %324 = add nsw i64 %322, %323
  %325 = mul nsw i64 %324, 8
  %326 = getelementptr inbounds i8, ptr %311, i64 %325
  store i64 %308, ptr %326, align 8
  br label %327

327:                                              ; preds = %302
  %328 = load i64, ptr %32, align 8
  %329 = add nsw i64 %328, 1
  store i64 %329, ptr %32, align 8
  br label %195

330:                                              ; preds = %199
  br label %331

331:                                              ; preds = %330
  %332 = load i64, ptr %31, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %31, align 8
  br label %189

334:                                              ; preds = %193
  br label %335

335:                                              ; preds = %334
  %336 = load i64, ptr %30, align 8
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %30, align 8
  br label %183

338:                                              ; preds = %187
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %28, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %28, align 8
  br label %177

342:                                              ; preds = %181
  ret void
}

define dso_local void @_FortranAReduceInteger8DimValue(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i1 noundef zeroext %8) #5 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i32, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i8, align 1
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %42 = zext i1 %8 to i8
  store i8 %42, ptr %18, align 1
  %43 = load i8, ptr %18, align 1
  %44 = trunc i8 %43 to i1
  %45 = load i32, ptr %15, align 4
  %46 = icmp sge i32 %45, 1
  br i1 %46, label %47, label %54

47:                                               ; preds = %9
  %48 = load i32, ptr %15, align 4
  %49 = load ptr, ptr %11, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %48, %52
  br label %54

54:                                               ; preds = %47, %9
  %55 = phi i1 [ false, %9 ], [ %53, %47 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %14, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.12, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %11, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 4
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %14, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.2, ptr noundef %65, i32 noundef %66)
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %11, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 0, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 1, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 2, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 3, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %90, i64 24, i1 false)
  %91 = load i32, ptr %15, align 4
  %92 = icmp eq i32 %91, 1
  br i1 %92, label %93, label %94

93:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %19, i64 24, i1 false)
  br label %105

94:                                               ; preds = %54
  %95 = load i32, ptr %15, align 4
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %20, i64 24, i1 false)
  br label %104

98:                                               ; preds = %94
  %99 = load i32, ptr %15, align 4
  %100 = icmp eq i32 %99, 3
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %21, i64 24, i1 false)
  br label %103

102:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %22, i64 24, i1 false)
  br label %103

103:                                              ; preds = %102, %101
  br label %104

104:                                              ; preds = %103, %97
  br label %105

105:                                              ; preds = %104, %93
  %106 = load i32, ptr %15, align 4
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %112

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  br label %112

112:                                              ; preds = %109, %108
  %113 = phi i64 [ 1, %108 ], [ %111, %109 ]
  store i64 %113, ptr %24, align 8
  %114 = load i32, ptr %15, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %120

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  br label %120

120:                                              ; preds = %117, %116
  %121 = phi i64 [ 1, %116 ], [ %119, %117 ]
  store i64 %121, ptr %25, align 8
  %122 = load i32, ptr %15, align 4
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %128

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %26, align 8
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 4
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %27, align 8
  %138 = load ptr, ptr %11, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = sub nsw i32 %141, 1
  %143 = trunc i32 %142 to i8
  %144 = load ptr, ptr %10, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  store i8 %143, ptr %145, align 4
  %146 = load ptr, ptr %10, align 8
  %147 = load ptr, ptr %11, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = load i32, ptr %15, align 4
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %152, label %155

152:                                              ; preds = %136
  %153 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  br label %157

155:                                              ; preds = %136
  %156 = load i64, ptr %24, align 8
  br label %157

157:                                              ; preds = %155, %152
  %158 = phi i64 [ %154, %152 ], [ %156, %155 ]
  %159 = load i32, ptr %15, align 4
  %160 = icmp sle i32 %159, 2
  br i1 %160, label %161, label %164

161:                                              ; preds = %157
  %162 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %166

164:                                              ; preds = %157
  %165 = load i64, ptr %25, align 8
  br label %166

166:                                              ; preds = %164, %161
  %167 = phi i64 [ %163, %161 ], [ %165, %164 ]
  %168 = load i32, ptr %15, align 4
  %169 = icmp sle i32 %168, 3
  br i1 %169, label %170, label %173

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  br label %175

173:                                              ; preds = %166
  %174 = load i64, ptr %26, align 8
  br label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ %172, %170 ], [ %174, %173 ]
  call void @made(ptr noundef %146, i64 noundef %149, i64 noundef %158, i64 noundef %167, i64 noundef %176, i64 noundef 1)
  store i64 0, ptr %28, align 8
  br label %177

177:                                              ; preds = %341, %175
  %178 = load i64, ptr %28, align 8
  %179 = load i64, ptr %27, align 8
  %180 = icmp slt i64 %178, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %177
  store i32 2, ptr %29, align 4
  br label %344

182:                                              ; preds = %177
  store i64 0, ptr %30, align 8
  br label %183

183:                                              ; preds = %337, %182
  %184 = load i64, ptr %30, align 8
  %185 = load i64, ptr %26, align 8
  %186 = icmp slt i64 %184, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %183
  store i32 5, ptr %29, align 4
  br label %340

188:                                              ; preds = %183
  store i64 0, ptr %31, align 8
  br label %189

189:                                              ; preds = %333, %188
  %190 = load i64, ptr %31, align 8
  %191 = load i64, ptr %25, align 8
  %192 = icmp slt i64 %190, %191
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  store i32 8, ptr %29, align 4
  br label %336

194:                                              ; preds = %189
  store i64 0, ptr %32, align 8
  br label %195

195:                                              ; preds = %329, %194
  %196 = load i64, ptr %32, align 8
  %197 = load i64, ptr %24, align 8
  %198 = icmp slt i64 %196, %197
  br i1 %198, label %200, label %199

199:                                              ; preds = %195
  store i32 11, ptr %29, align 4
  br label %332

200:                                              ; preds = %195
  %201 = load ptr, ptr %17, align 8
  %202 = icmp ne ptr %201, null
  br i1 %202, label %203, label %206

203:                                              ; preds = %200
  %204 = load ptr, ptr %17, align 8
  %205 = load i64, ptr %204, align 8
  br label %207

206:                                              ; preds = %200
  br label %207

207:                                              ; preds = %206, %203
  %208 = phi i64 [ %205, %203 ], [ 0, %206 ]
  store i64 %208, ptr %33, align 8
  %209 = load ptr, ptr %17, align 8
  %210 = icmp ne ptr %209, null
  %211 = zext i1 %210 to i8
  store i8 %211, ptr %34, align 1
  store i64 0, ptr %35, align 8
  br label %212

212:                                              ; preds = %301, %207
  %213 = load i64, ptr %35, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = icmp slt i64 %213, %215
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  store i32 14, ptr %29, align 4
  br label %304

218:                                              ; preds = %212
  %219 = load i32, ptr %15, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %223

221:                                              ; preds = %218
  %222 = load i64, ptr %35, align 8
  br label %225

223:                                              ; preds = %218
  %224 = load i64, ptr %32, align 8
  br label %225

225:                                              ; preds = %223, %221
  %226 = phi i64 [ %222, %221 ], [ %224, %223 ]
  store i64 %226, ptr %36, align 8
  %227 = load i32, ptr %15, align 4
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %231

229:                                              ; preds = %225
  %230 = load i64, ptr %35, align 8
  br label %233

231:                                              ; preds = %225
  %232 = load i64, ptr %31, align 8
  br label %233

233:                                              ; preds = %231, %229
  %234 = phi i64 [ %230, %229 ], [ %232, %231 ]
  store i64 %234, ptr %37, align 8
  %235 = load i32, ptr %15, align 4
  %236 = icmp eq i32 %235, 3
  br i1 %236, label %237, label %239

237:                                              ; preds = %233
  %238 = load i64, ptr %35, align 8
  br label %241

239:                                              ; preds = %233
  %240 = load i64, ptr %30, align 8
  br label %241

241:                                              ; preds = %239, %237
  %242 = phi i64 [ %238, %237 ], [ %240, %239 ]
  store i64 %242, ptr %38, align 8
  %243 = load i32, ptr %15, align 4
  %244 = icmp eq i32 %243, 4
  br i1 %244, label %245, label %247

245:                                              ; preds = %241
  %246 = load i64, ptr %35, align 8
  br label %249

247:                                              ; preds = %241
  %248 = load i64, ptr %28, align 8
  br label %249

249:                                              ; preds = %247, %245
  %250 = phi i64 [ %246, %245 ], [ %248, %247 ]
  store i64 %250, ptr %39, align 8
  %251 = load i64, ptr %36, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %37, align 8
  %256 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = add nsw i64 %254, %258
  %260 = load i64, ptr %38, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = add nsw i64 %259, %263
  %265 = load i64, ptr %39, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = add nsw i64 %264, %268
  store i64 %269, ptr %40, align 8
  %270 = load ptr, ptr %16, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %282

272:                                              ; preds = %249
  %273 = load ptr, ptr %16, align 8
  %274 = load ptr, ptr %16, align 8
  %275 = load i64, ptr %36, align 8
  %276 = load i64, ptr %37, align 8
  %277 = load i64, ptr %38, align 8
  %278 = load i64, ptr %39, align 8
  %279 = call i64 @offset_in(ptr noundef %274, i64 noundef %275, i64 noundef %276, i64 noundef %277, i64 noundef %278)
  %280 = call i32 @is_true(ptr noundef %273, i64 noundef %279)
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %300

282:                                              ; preds = %272, %249
  %283 = load ptr, ptr %11, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 0
  %285 = load ptr, ptr %284, align 8
  %286 = load i64, ptr %40, align 8
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  %288 = load i64, ptr %287, align 8
  store i64 %288, ptr %41, align 8
  %289 = load i8, ptr %34, align 1
  %290 = trunc i8 %289 to i1
  br i1 %290, label %291, label %296

291:                                              ; preds = %282
  %292 = load ptr, ptr %12, align 8
  %293 = load i64, ptr %33, align 8
  %294 = load i64, ptr %41, align 8
  %295 = call i64 %292(i64 noundef %293, i64 noundef %294)
  br label %298

296:                                              ; preds = %282
  %297 = load i64, ptr %41, align 8
  br label %298

298:                                              ; preds = %296, %291
  %299 = phi i64 [ %295, %291 ], [ %297, %296 ]
  store i64 %299, ptr %33, align 8
  store i8 1, ptr %34, align 1
  br label %300

300:                                              ; preds = %298, %272
  br label %301

301:                                              ; preds = %300
  %302 = load i64, ptr %35, align 8
  %303 = add nsw i64 %302, 1
  store i64 %303, ptr %35, align 8
  br label %212

304:                                              ; preds = %217
  %305 = load i8, ptr %34, align 1
  %306 = trunc i8 %305 to i1
  %307 = zext i1 %306 to i32
  %308 = load ptr, ptr %13, align 8
  %309 = load i32, ptr %14, align 4
  call void @require(i32 noundef %307, ptr noundef @.str.11, ptr noundef %308, i32 noundef %309)
  %310 = load i64, ptr %33, align 8
  %311 = load ptr, ptr %10, align 8
  %312 = getelementptr inbounds %struct.descriptor, ptr %311, i32 0, i32 0
  %313 = load ptr, ptr %312, align 8
  %314 = load i64, ptr %28, align 8
  %315 = load i64, ptr %26, align 8
  %316 = mul nsw i64 %314, %315
  %317 = load i64, ptr %30, align 8
  %318 = add nsw i64 %316, %317
  %319 = load i64, ptr %25, align 8
  %320 = mul nsw i64 %318, %319
  %321 = load i64, ptr %31, align 8
  %322 = add nsw i64 %320, %321
  %323 = load i64, ptr %24, align 8
  %324 = mul nsw i64 %322, %323
  %325 = load i64, ptr %32, align 8
  %326 = add nsw i64 %324, %325
  %327 = mul nsw i64 %326, 8
  %328 = getelementptr inbounds i8, ptr %313, i64 %327
  store i64 %310, ptr %328, align 8
  br label %329

329:                                              ; preds = %304
  %330 = load i64, ptr %32, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %32, align 8
  br label %195

332:                                              ; preds = %199
  br label %333

333:                                              ; preds = %332
  %334 = load i64, ptr %31, align 8
  %335 = add nsw i64 %334, 1
  store i64 %335, ptr %31, align 8
  br label %189

336:                                              ; preds = %193
  br label %337

337:                                              ; preds = %336
  %338 = load i64, ptr %30, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %30, align 8
  br label %183

340:                                              ; preds = %187
  br label %341

341:                                              ; preds = %340
  %342 = load i64, ptr %28, align 8
  %343 = add nsw i64 %342, 1
  store i64 %343, ptr %28, align 8
  br label %177

344:                                              ; preds = %181
  ret void
}

define dso_local void @_FortranAReduceInteger4DimRef(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i1 noundef zeroext %8) #5 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i32, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i32, align 4
  %34 = alloca i8, align 1
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %42 = zext i1 %8 to i8
  store i8 %42, ptr %18, align 1
  %43 = load i8, ptr %18, align 1
  %44 = trunc i8 %43 to i1
  %45 = load i32, ptr %15, align 4
  %46 = icmp sge i32 %45, 1
  br i1 %46, label %47, label %54

47:                                               ; preds = %9
  %48 = load i32, ptr %15, align 4
  %49 = load ptr, ptr %11, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %48, %52
  br label %54

54:                                               ; preds = %47, %9
  %55 = phi i1 [ false, %9 ], [ %53, %47 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %14, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.12, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %11, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 4
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %14, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.2, ptr noundef %65, i32 noundef %66)
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %11, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 0, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 1, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 2, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 3, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %90, i64 24, i1 false)
  %91 = load i32, ptr %15, align 4
  %92 = icmp eq i32 %91, 1
  br i1 %92, label %93, label %94

93:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %19, i64 24, i1 false)
  br label %105

94:                                               ; preds = %54
  %95 = load i32, ptr %15, align 4
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %20, i64 24, i1 false)
  br label %104

98:                                               ; preds = %94
  %99 = load i32, ptr %15, align 4
  %100 = icmp eq i32 %99, 3
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %21, i64 24, i1 false)
  br label %103

102:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %22, i64 24, i1 false)
  br label %103

103:                                              ; preds = %102, %101
  br label %104

104:                                              ; preds = %103, %97
  br label %105

105:                                              ; preds = %104, %93
  %106 = load i32, ptr %15, align 4
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %112

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  br label %112

112:                                              ; preds = %109, %108
  %113 = phi i64 [ 1, %108 ], [ %111, %109 ]
  store i64 %113, ptr %24, align 8
  %114 = load i32, ptr %15, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %120

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  br label %120

120:                                              ; preds = %117, %116
  %121 = phi i64 [ 1, %116 ], [ %119, %117 ]
  store i64 %121, ptr %25, align 8
  %122 = load i32, ptr %15, align 4
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %128

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %26, align 8
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 4
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %27, align 8
  %138 = load ptr, ptr %11, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = sub nsw i32 %141, 1
  %143 = trunc i32 %142 to i8
  %144 = load ptr, ptr %10, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  store i8 %143, ptr %145, align 4
  %146 = load ptr, ptr %10, align 8
  %147 = load ptr, ptr %11, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = load i32, ptr %15, align 4
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %152, label %155

152:                                              ; preds = %136
  %153 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  br label %157

155:                                              ; preds = %136
  %156 = load i64, ptr %24, align 8
  br label %157

157:                                              ; preds = %155, %152
  %158 = phi i64 [ %154, %152 ], [ %156, %155 ]
  %159 = load i32, ptr %15, align 4
  %160 = icmp sle i32 %159, 2
  br i1 %160, label %161, label %164

161:                                              ; preds = %157
  %162 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %166

164:                                              ; preds = %157
  %165 = load i64, ptr %25, align 8
  br label %166

166:                                              ; preds = %164, %161
  %167 = phi i64 [ %163, %161 ], [ %165, %164 ]
  %168 = load i32, ptr %15, align 4
  %169 = icmp sle i32 %168, 3
  br i1 %169, label %170, label %173

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  br label %175

173:                                              ; preds = %166
  %174 = load i64, ptr %26, align 8
  br label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ %172, %170 ], [ %174, %173 ]
  call void @made(ptr noundef %146, i64 noundef %149, i64 noundef %158, i64 noundef %167, i64 noundef %176, i64 noundef 1)
  store i64 0, ptr %28, align 8
  br label %177

177:                                              ; preds = %339, %175
  %178 = load i64, ptr %28, align 8
  %179 = load i64, ptr %27, align 8
  %180 = icmp slt i64 %178, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %177
  store i32 2, ptr %29, align 4
  br label %342

182:                                              ; preds = %177
  store i64 0, ptr %30, align 8
  br label %183

183:                                              ; preds = %335, %182
  %184 = load i64, ptr %30, align 8
  %185 = load i64, ptr %26, align 8
  %186 = icmp slt i64 %184, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %183
  store i32 5, ptr %29, align 4
  br label %338

188:                                              ; preds = %183
  store i64 0, ptr %31, align 8
  br label %189

189:                                              ; preds = %331, %188
  %190 = load i64, ptr %31, align 8
  %191 = load i64, ptr %25, align 8
  %192 = icmp slt i64 %190, %191
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  store i32 8, ptr %29, align 4
  br label %334

194:                                              ; preds = %189
  store i64 0, ptr %32, align 8
  br label %195

195:                                              ; preds = %327, %194
  %196 = load i64, ptr %32, align 8
  %197 = load i64, ptr %24, align 8
  %198 = icmp slt i64 %196, %197
  br i1 %198, label %200, label %199

199:                                              ; preds = %195
  store i32 11, ptr %29, align 4
  br label %330

200:                                              ; preds = %195
  %201 = load ptr, ptr %17, align 8
  %202 = icmp ne ptr %201, null
  br i1 %202, label %203, label %206

203:                                              ; preds = %200
  %204 = load ptr, ptr %17, align 8
  %205 = load i32, ptr %204, align 4
  br label %207

206:                                              ; preds = %200
  br label %207

207:                                              ; preds = %206, %203
  %208 = phi i32 [ %205, %203 ], [ 0, %206 ]
  store i32 %208, ptr %33, align 4
  %209 = load ptr, ptr %17, align 8
  %210 = icmp ne ptr %209, null
  %211 = zext i1 %210 to i8
  store i8 %211, ptr %34, align 1
  store i64 0, ptr %35, align 8
  br label %212

212:                                              ; preds = %299, %207
  %213 = load i64, ptr %35, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = icmp slt i64 %213, %215
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  store i32 14, ptr %29, align 4
  br label %302

218:                                              ; preds = %212
  %219 = load i32, ptr %15, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %223

221:                                              ; preds = %218
  %222 = load i64, ptr %35, align 8
  br label %225

223:                                              ; preds = %218
  %224 = load i64, ptr %32, align 8
  br label %225

225:                                              ; preds = %223, %221
  %226 = phi i64 [ %222, %221 ], [ %224, %223 ]
  store i64 %226, ptr %36, align 8
  %227 = load i32, ptr %15, align 4
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %231

229:                                              ; preds = %225
  %230 = load i64, ptr %35, align 8
  br label %233

231:                                              ; preds = %225
  %232 = load i64, ptr %31, align 8
  br label %233

233:                                              ; preds = %231, %229
  %234 = phi i64 [ %230, %229 ], [ %232, %231 ]
  store i64 %234, ptr %37, align 8
  %235 = load i32, ptr %15, align 4
  %236 = icmp eq i32 %235, 3
  br i1 %236, label %237, label %239

237:                                              ; preds = %233
  %238 = load i64, ptr %35, align 8
  br label %241

239:                                              ; preds = %233
  %240 = load i64, ptr %30, align 8
  br label %241

241:                                              ; preds = %239, %237
  %242 = phi i64 [ %238, %237 ], [ %240, %239 ]
  store i64 %242, ptr %38, align 8
  %243 = load i32, ptr %15, align 4
  %244 = icmp eq i32 %243, 4
  br i1 %244, label %245, label %247

245:                                              ; preds = %241
  %246 = load i64, ptr %35, align 8
  br label %249

247:                                              ; preds = %241
  %248 = load i64, ptr %28, align 8
  br label %249

249:                                              ; preds = %247, %245
  %250 = phi i64 [ %246, %245 ], [ %248, %247 ]
  store i64 %250, ptr %39, align 8
  %251 = load i64, ptr %36, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %37, align 8
  %256 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = add nsw i64 %254, %258
  %260 = load i64, ptr %38, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = add nsw i64 %259, %263
  %265 = load i64, ptr %39, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = add nsw i64 %264, %268
  store i64 %269, ptr %40, align 8
  %270 = load ptr, ptr %16, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %282

272:                                              ; preds = %249
  %273 = load ptr, ptr %16, align 8
  %274 = load ptr, ptr %16, align 8
  %275 = load i64, ptr %36, align 8
  %276 = load i64, ptr %37, align 8
  %277 = load i64, ptr %38, align 8
  %278 = load i64, ptr %39, align 8
  %279 = call i64 @offset_in(ptr noundef %274, i64 noundef %275, i64 noundef %276, i64 noundef %277, i64 noundef %278)
  %280 = call i32 @is_true(ptr noundef %273, i64 noundef %279)
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %298

282:                                              ; preds = %272, %249
  %283 = load ptr, ptr %11, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 0
  %285 = load ptr, ptr %284, align 8
  %286 = load i64, ptr %40, align 8
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  %288 = load i32, ptr %287, align 4
  store i32 %288, ptr %41, align 4
  %289 = load i8, ptr %34, align 1
  %290 = trunc i8 %289 to i1
  br i1 %290, label %291, label %294

291:                                              ; preds = %282
  %292 = load ptr, ptr %12, align 8
  %293 = call i32 %292(ptr noundef %33, ptr noundef %41)
  br label %296

294:                                              ; preds = %282
  %295 = load i32, ptr %41, align 4
  br label %296

296:                                              ; preds = %294, %291
  %297 = phi i32 [ %293, %291 ], [ %295, %294 ]
  store i32 %297, ptr %33, align 4
  store i8 1, ptr %34, align 1
  br label %298

298:                                              ; preds = %296, %272
  br label %299

299:                                              ; preds = %298
  %300 = load i64, ptr %35, align 8
  %301 = add nsw i64 %300, 1
  store i64 %301, ptr %35, align 8
  br label %212

302:                                              ; preds = %217
  %303 = load i8, ptr %34, align 1
  %304 = trunc i8 %303 to i1
  %305 = zext i1 %304 to i32
  %306 = load ptr, ptr %13, align 8
  %307 = load i32, ptr %14, align 4
  call void @require(i32 noundef %305, ptr noundef @.str.11, ptr noundef %306, i32 noundef %307)
  %308 = load i32, ptr %33, align 4
  %309 = load ptr, ptr %10, align 8
  %310 = getelementptr inbounds %struct.descriptor, ptr %309, i32 0, i32 0
  %311 = load ptr, ptr %310, align 8
  %312 = load i64, ptr %28, align 8
  %313 = load i64, ptr %26, align 8
  %314 = mul nsw i64 %312, %313
  %315 = load i64, ptr %30, align 8
  %316 = add nsw i64 %314, %315
  %317 = load i64, ptr %25, align 8
  %318 = mul nsw i64 %316, %317
  %319 = load i64, ptr %31, align 8
  %320 = add nsw i64 %318, %319
  %321 = load i64, ptr %24, align 8
  %322 = mul nsw i64 %320, %321
  %323 = load i64, ptr %32, align 8
  %324 = add nsw i64 %322, %323
  %325 = mul nsw i64 %324, 4
  %326 = getelementptr inbounds i8, ptr %311, i64 %325
  store i32 %308, ptr %326, align 4
  br label %327

327:                                              ; preds = %302
  %328 = load i64, ptr %32, align 8
  %329 = add nsw i64 %328, 1
  store i64 %329, ptr %32, align 8
  br label %195

330:                                              ; preds = %199
  br label %331

331:                                              ; preds = %330
  %332 = load i64, ptr %31, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %31, align 8
  br label %189

334:                                              ; preds = %193
  br label %335

335:                                              ; preds = %334
  %336 = load i64, ptr %30, align 8
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %30, align 8
  br label %183

338:                                              ; preds = %187
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %28, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %28, align 8
  br label %177

342:                                              ; preds = %181
  ret void
}

define dso_local void @_FortranAReduceInteger4DimValue(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i1 noundef zeroext %8) #5 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i32, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i32, align 4
  %34 = alloca i8, align 1
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %42 = zext i1 %8 to i8
  store i8 %42, ptr %18, align 1
  %43 = load i8, ptr %18, align 1
  %44 = trunc i8 %43 to i1
  %45 = load i32, ptr %15, align 4
  %46 = icmp sge i32 %45, 1
  br i1 %46, label %47, label %54

47:                                               ; preds = %9
  %48 = load i32, ptr %15, align 4
  %49 = load ptr, ptr %11, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %48, %52
  br label %54

54:                                               ; preds = %47, %9
  %55 = phi i1 [ false, %9 ], [ %53, %47 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %14, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.12, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %11, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 4
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %14, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.2, ptr noundef %65, i32 noundef %66)
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %11, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 0, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 1, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 2, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 3, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %90, i64 24, i1 false)
  %91 = load i32, ptr %15, align 4
  %92 = icmp eq i32 %91, 1
  br i1 %92, label %93, label %94

93:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %19, i64 24, i1 false)
  br label %105

94:                                               ; preds = %54
  %95 = load i32, ptr %15, align 4
  %96 = icmp eq i32 %95, 2
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %20, i64 24, i1 false)
  br label %104

98:                                               ; preds = %94
  %99 = load i32, ptr %15, align 4
  %100 = icmp eq i32 %99, 3
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %21, i64 24, i1 false)
  br label %103

102:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %22, i64 24, i1 false)
  br label %103

103:                                              ; preds = %102, %101
  br label %104

104:                                              ; preds = %103, %97
  br label %105

105:                                              ; preds = %104, %93
  %106 = load i32, ptr %15, align 4
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %112

109:                                              ; preds = %105
  %110 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  br label %112

112:                                              ; preds = %109, %108
  %113 = phi i64 [ 1, %108 ], [ %111, %109 ]
  store i64 %113, ptr %24, align 8
  %114 = load i32, ptr %15, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %120

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  br label %120

120:                                              ; preds = %117, %116
  %121 = phi i64 [ 1, %116 ], [ %119, %117 ]
  store i64 %121, ptr %25, align 8
  %122 = load i32, ptr %15, align 4
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %128

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %26, align 8
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 4
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %27, align 8
  %138 = load ptr, ptr %11, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 3
  %140 = load i8, ptr %139, align 4
  %141 = zext i8 %140 to i32
  %142 = sub nsw i32 %141, 1
  %143 = trunc i32 %142 to i8
  %144 = load ptr, ptr %10, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 3
  store i8 %143, ptr %145, align 4
  %146 = load ptr, ptr %10, align 8
  %147 = load ptr, ptr %11, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = load i32, ptr %15, align 4
  %151 = icmp eq i32 %150, 1
  br i1 %151, label %152, label %155

152:                                              ; preds = %136
  %153 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  br label %157

155:                                              ; preds = %136
  %156 = load i64, ptr %24, align 8
  br label %157

157:                                              ; preds = %155, %152
  %158 = phi i64 [ %154, %152 ], [ %156, %155 ]
  %159 = load i32, ptr %15, align 4
  %160 = icmp sle i32 %159, 2
  br i1 %160, label %161, label %164

161:                                              ; preds = %157
  %162 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %166

164:                                              ; preds = %157
  %165 = load i64, ptr %25, align 8
  br label %166

166:                                              ; preds = %164, %161
  %167 = phi i64 [ %163, %161 ], [ %165, %164 ]
  %168 = load i32, ptr %15, align 4
  %169 = icmp sle i32 %168, 3
  br i1 %169, label %170, label %173

170:                                              ; preds = %166
  %171 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  br label %175

173:                                              ; preds = %166
  %174 = load i64, ptr %26, align 8
  br label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ %172, %170 ], [ %174, %173 ]
  call void @made(ptr noundef %146, i64 noundef %149, i64 noundef %158, i64 noundef %167, i64 noundef %176, i64 noundef 1)
  store i64 0, ptr %28, align 8
  br label %177

177:                                              ; preds = %341, %175
  %178 = load i64, ptr %28, align 8
  %179 = load i64, ptr %27, align 8
  %180 = icmp slt i64 %178, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %177
  store i32 2, ptr %29, align 4
  br label %344

182:                                              ; preds = %177
  store i64 0, ptr %30, align 8
  br label %183

183:                                              ; preds = %337, %182
  %184 = load i64, ptr %30, align 8
  %185 = load i64, ptr %26, align 8
  %186 = icmp slt i64 %184, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %183
  store i32 5, ptr %29, align 4
  br label %340

188:                                              ; preds = %183
  store i64 0, ptr %31, align 8
  br label %189

189:                                              ; preds = %333, %188
  %190 = load i64, ptr %31, align 8
  %191 = load i64, ptr %25, align 8
  %192 = icmp slt i64 %190, %191
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  store i32 8, ptr %29, align 4
  br label %336

194:                                              ; preds = %189
  store i64 0, ptr %32, align 8
  br label %195

195:                                              ; preds = %329, %194
  %196 = load i64, ptr %32, align 8
  %197 = load i64, ptr %24, align 8
  %198 = icmp slt i64 %196, %197
  br i1 %198, label %200, label %199

199:                                              ; preds = %195
  store i32 11, ptr %29, align 4
  br label %332

200:                                              ; preds = %195
  %201 = load ptr, ptr %17, align 8
  %202 = icmp ne ptr %201, null
  br i1 %202, label %203, label %206

203:                                              ; preds = %200
  %204 = load ptr, ptr %17, align 8
  %205 = load i32, ptr %204, align 4
  br label %207

206:                                              ; preds = %200
  br label %207

207:                                              ; preds = %206, %203
  %208 = phi i32 [ %205, %203 ], [ 0, %206 ]
  store i32 %208, ptr %33, align 4
  %209 = load ptr, ptr %17, align 8
  %210 = icmp ne ptr %209, null
  %211 = zext i1 %210 to i8
  store i8 %211, ptr %34, align 1
  store i64 0, ptr %35, align 8
  br label %212

212:                                              ; preds = %301, %207
  %213 = load i64, ptr %35, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = icmp slt i64 %213, %215
  br i1 %216, label %218, label %217

217:                                              ; preds = %212
  store i32 14, ptr %29, align 4
  br label %304

218:                                              ; preds = %212
  %219 = load i32, ptr %15, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %223

221:                                              ; preds = %218
  %222 = load i64, ptr %35, align 8
  br label %225

223:                                              ; preds = %218
  %224 = load i64, ptr %32, align 8
  br label %225

225:                                              ; preds = %223, %221
  %226 = phi i64 [ %222, %221 ], [ %224, %223 ]
  store i64 %226, ptr %36, align 8
  %227 = load i32, ptr %15, align 4
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %231

229:                                              ; preds = %225
  %230 = load i64, ptr %35, align 8
  br label %233

231:                                              ; preds = %225
  %232 = load i64, ptr %31, align 8
  br label %233

233:                                              ; preds = %231, %229
  %234 = phi i64 [ %230, %229 ], [ %232, %231 ]
  store i64 %234, ptr %37, align 8
  %235 = load i32, ptr %15, align 4
  %236 = icmp eq i32 %235, 3
  br i1 %236, label %237, label %239

237:                                              ; preds = %233
  %238 = load i64, ptr %35, align 8
  br label %241

239:                                              ; preds = %233
  %240 = load i64, ptr %30, align 8
  br label %241

241:                                              ; preds = %239, %237
  %242 = phi i64 [ %238, %237 ], [ %240, %239 ]
  store i64 %242, ptr %38, align 8
  %243 = load i32, ptr %15, align 4
  %244 = icmp eq i32 %243, 4
  br i1 %244, label %245, label %247

245:                                              ; preds = %241
  %246 = load i64, ptr %35, align 8
  br label %249

247:                                              ; preds = %241
  %248 = load i64, ptr %28, align 8
  br label %249

249:                                              ; preds = %247, %245
  %250 = phi i64 [ %246, %245 ], [ %248, %247 ]
  store i64 %250, ptr %39, align 8
  %251 = load i64, ptr %36, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = load i64, ptr %37, align 8
  %256 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = add nsw i64 %254, %258
  %260 = load i64, ptr %38, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = add nsw i64 %259, %263
  %265 = load i64, ptr %39, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = add nsw i64 %264, %268
  store i64 %269, ptr %40, align 8
  %270 = load ptr, ptr %16, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %282

272:                                              ; preds = %249
  %273 = load ptr, ptr %16, align 8
  %274 = load ptr, ptr %16, align 8
  %275 = load i64, ptr %36, align 8
  %276 = load i64, ptr %37, align 8
  %277 = load i64, ptr %38, align 8
  %278 = load i64, ptr %39, align 8
  %279 = call i64 @offset_in(ptr noundef %274, i64 noundef %275, i64 noundef %276, i64 noundef %277, i64 noundef %278)
  %280 = call i32 @is_true(ptr noundef %273, i64 noundef %279)
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %300

282:                                              ; preds = %272, %249
  %283 = load ptr, ptr %11, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 0
  %285 = load ptr, ptr %284, align 8
  %286 = load i64, ptr %40, align 8
  %287 = getelementptr inbounds i8, ptr %285, i64 %286
  %288 = load i32, ptr %287, align 4
  store i32 %288, ptr %41, align 4
  %289 = load i8, ptr %34, align 1
  %290 = trunc i8 %289 to i1
  br i1 %290, label %291, label %296

291:                                              ; preds = %282
  %292 = load ptr, ptr %12, align 8
  %293 = load i32, ptr %33, align 4
  %294 = load i32, ptr %41, align 4
  %295 = call i32 %292(i32 noundef %293, i32 noundef %294)
  br label %298

296:                                              ; preds = %282
  %297 = load i32, ptr %41, align 4
  br label %298

298:                                              ; preds = %296, %291
  %299 = phi i32 [ %295, %291 ], [ %297, %296 ]
  store i32 %299, ptr %33, align 4
  store i8 1, ptr %34, align 1
  br label %300

300:                                              ; preds = %298, %272
  br label %301

301:                                              ; preds = %300
  %302 = load i64, ptr %35, align 8
  %303 = add nsw i64 %302, 1
  store i64 %303, ptr %35, align 8
  br label %212

304:                                              ; preds = %217
  %305 = load i8, ptr %34, align 1
  %306 = trunc i8 %305 to i1
  %307 = zext i1 %306 to i32
  %308 = load ptr, ptr %13, align 8
  %309 = load i32, ptr %14, align 4
  call void @require(i32 noundef %307, ptr noundef @.str.11, ptr noundef %308, i32 noundef %309)
  %310 = load i32, ptr %33, align 4
  %311 = load ptr, ptr %10, align 8
  %312 = getelementptr inbounds %struct.descriptor, ptr %311, i32 0, i32 0
  %313 = load ptr, ptr %312, align 8
  %314 = load i64, ptr %28, align 8
  %315 = load i64, ptr %26, align 8
  %316 = mul nsw i64 %314, %315
  %317 = load i64, ptr %30, align 8
  %318 = add nsw i64 %316, %317
  %319 = load i64, ptr %25, align 8
  %320 = mul nsw i64 %318, %319
  %321 = load i64, ptr %31, align 8
  %322 = add nsw i64 %320, %321
  %323 = load i64, ptr %24, align 8
  %324 = mul nsw i64 %322, %323
  %325 = load i64, ptr %32, align 8
  %326 = add nsw i64 %324, %325
  %327 = mul nsw i64 %326, 4
  %328 = getelementptr inbounds i8, ptr %313, i64 %327
  store i32 %310, ptr %328, align 4
  br label %329

329:                                              ; preds = %304
  %330 = load i64, ptr %32, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %32, align 8
  br label %195

332:                                              ; preds = %199
  br label %333

333:                                              ; preds = %332
  %334 = load i64, ptr %31, align 8
  %335 = add nsw i64 %334, 1
  store i64 %335, ptr %31, align 8
  br label %189

336:                                              ; preds = %193
  br label %337

337:                                              ; preds = %336
  %338 = load i64, ptr %30, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %30, align 8
  br label %183

340:                                              ; preds = %187
  br label %341

341:                                              ; preds = %340
  %342 = load i64, ptr %28, align 8
  %343 = add nsw i64 %342, 1
  store i64 %343, ptr %28, align 8
  br label %177

344:                                              ; preds = %181
  ret void
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #6

declare ptr @malloc(i64 noundef) #7

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

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

declare void @native._FortranASumDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #9

define internal void @handed_over(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.descriptor, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = call i64 @bytes_of(ptr noundef %9)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %8, i64 %10, i1 false)
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %13)
  ret void
}

define internal i64 @bytes_of(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.descriptor, ptr %4, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  store i64 %6, ptr %3, align 8
  br label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.descriptor, ptr %8, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = zext i8 %10 to i32
  %12 = icmp slt i32 0, %11
  br i1 %12, label %13, label %21

13:                                               ; preds = %7
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 7
  %16 = getelementptr inbounds [0 x %struct.dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %3, align 8
  %20 = mul i64 %19, %18
  store i64 %20, ptr %3, align 8
  br label %21

21:                                               ; preds = %13, %7
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = icmp slt i32 1, %25
  br i1 %26, label %27, label %35

27:                                               ; preds = %21
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 7
  %30 = getelementptr inbounds [0 x %struct.dimension], ptr %29, i64 0, i64 1
  %31 = getelementptr inbounds %struct.dimension, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %3, align 8
  %34 = mul i64 %33, %32
  store i64 %34, ptr %3, align 8
  br label %35

35:                                               ; preds = %27, %21
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = icmp slt i32 2, %39
  br i1 %40, label %41, label %49

41:                                               ; preds = %35
  %42 = load ptr, ptr %2, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 7
  %44 = getelementptr inbounds [0 x %struct.dimension], ptr %43, i64 0, i64 2
  %45 = getelementptr inbounds %struct.dimension, ptr %44, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = load i64, ptr %3, align 8
  %48 = mul i64 %47, %46
  store i64 %48, ptr %3, align 8
  br label %49

49:                                               ; preds = %41, %35
  %50 = load ptr, ptr %2, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = icmp slt i32 3, %53
  br i1 %54, label %55, label %63

55:                                               ; preds = %49
  %56 = load ptr, ptr %2, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 7
  %58 = getelementptr inbounds [0 x %struct.dimension], ptr %57, i64 0, i64 3
  %59 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = load i64, ptr %3, align 8
  %62 = mul i64 %61, %60
  store i64 %62, ptr %3, align 8
  br label %63

63:                                               ; preds = %55, %49
  br label %64

64:                                               ; preds = %63
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %3, align 8
  ret i64 %66
}

declare void @free(ptr noundef) #9

declare void @native._FortranAProductDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #9

declare void @native._FortranAMaxvalDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #9

declare void @native._FortranAMinvalDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #9

attributes #0 = { alwaysinline nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline nounwind uwtable }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind uwtable }
attributes #6 = { noreturn }
attributes #7 = { allocsize(0) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nounwind }
attributes #10 = { nounwind }
attributes #11 = { noreturn }
attributes #12 = { allocsize(0) }


