
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%union.found = type { %struct.descriptor, [168 x i8] }

@.str = private unnamed_addr constant [42 x i8] c"SUM of this type cannot be differentiated\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"no such dimension in SUM\00", align 1
@fortran_ranks = external constant i32, align 4
@.str.2 = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
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
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
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
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca double, align 8
  %48 = alloca double, align 8
  %49 = alloca i64, align 8
  %50 = alloca i64, align 8
  %51 = alloca ptr, align 8
  %52 = alloca ptr, align 8
  %53 = alloca i64, align 8
  %54 = alloca i64, align 8
  %55 = alloca i64, align 8
  %56 = alloca i64, align 8
  %57 = alloca i64, align 8
  %58 = alloca i64, align 8
  %59 = alloca i64, align 8
  %60 = alloca float, align 4
  %61 = alloca float, align 4
  %62 = alloca i64, align 8
  %63 = alloca i64, align 8
  %64 = alloca ptr, align 8
  %65 = alloca ptr, align 8
  %66 = alloca i64, align 8
  %67 = alloca i64, align 8
  %68 = alloca i64, align 8
  %69 = alloca i64, align 8
  %70 = alloca i64, align 8
  %71 = alloca i64, align 8
  %72 = alloca i64, align 8
  %73 = alloca float, align 4
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
  call void @require(i32 noundef %110, ptr noundef @.str, ptr noundef %111, i32 noundef %112)
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
  call void @require(i32 noundef %124, ptr noundef @.str.1, ptr noundef %125, i32 noundef %126)
  %127 = load ptr, ptr %8, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 3
  %129 = load i8, ptr %128, align 4
  %130 = zext i8 %129 to i32
  %131 = load i32, ptr @fortran_ranks, align 4
  %132 = icmp sle i32 %130, %131
  %133 = zext i1 %132 to i32
  %134 = load ptr, ptr %10, align 8
  %135 = load i32, ptr %11, align 4
  call void @require(i32 noundef %133, ptr noundef @.str.2, ptr noundef %134, i32 noundef %135)
  %136 = load ptr, ptr %8, align 8
  %137 = load ptr, ptr %8, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 3
  %139 = load i8, ptr %138, align 4
  %140 = zext i8 %139 to i32
  %141 = call ptr @dimension_of(ptr noundef %136, i32 noundef 0, i32 noundef %140)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %141, i64 24, i1 false)
  %142 = load ptr, ptr %8, align 8
  %143 = load ptr, ptr %8, align 8
  %144 = getelementptr inbounds %struct.descriptor, ptr %143, i32 0, i32 3
  %145 = load i8, ptr %144, align 4
  %146 = zext i8 %145 to i32
  %147 = call ptr @dimension_of(ptr noundef %142, i32 noundef 1, i32 noundef %146)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %147, i64 24, i1 false)
  %148 = load ptr, ptr %8, align 8
  %149 = load ptr, ptr %8, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 3
  %151 = load i8, ptr %150, align 4
  %152 = zext i8 %151 to i32
  %153 = call ptr @dimension_of(ptr noundef %148, i32 noundef 2, i32 noundef %152)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %153, i64 24, i1 false)
  %154 = load ptr, ptr %8, align 8
  %155 = load ptr, ptr %8, align 8
  %156 = getelementptr inbounds %struct.descriptor, ptr %155, i32 0, i32 3
  %157 = load i8, ptr %156, align 4
  %158 = zext i8 %157 to i32
  %159 = call ptr @dimension_of(ptr noundef %154, i32 noundef 3, i32 noundef %158)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %159, i64 24, i1 false)
  %160 = load ptr, ptr %8, align 8
  %161 = load ptr, ptr %8, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 3
  %163 = load i8, ptr %162, align 4
  %164 = zext i8 %163 to i32
  %165 = call ptr @dimension_of(ptr noundef %160, i32 noundef 4, i32 noundef %164)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %165, i64 24, i1 false)
  %166 = load ptr, ptr %8, align 8
  %167 = load ptr, ptr %8, align 8
  %168 = getelementptr inbounds %struct.descriptor, ptr %167, i32 0, i32 3
  %169 = load i8, ptr %168, align 4
  %170 = zext i8 %169 to i32
  %171 = call ptr @dimension_of(ptr noundef %166, i32 noundef 5, i32 noundef %170)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %171, i64 24, i1 false)
  %172 = load ptr, ptr %8, align 8
  %173 = load ptr, ptr %8, align 8
  %174 = getelementptr inbounds %struct.descriptor, ptr %173, i32 0, i32 3
  %175 = load i8, ptr %174, align 4
  %176 = zext i8 %175 to i32
  %177 = call ptr @dimension_of(ptr noundef %172, i32 noundef 6, i32 noundef %176)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %177, i64 24, i1 false)
  %178 = load i32, ptr %9, align 4
  %179 = icmp eq i32 %178, 1
  br i1 %179, label %180, label %181

180:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %14, i64 24, i1 false)
  br label %207

181:                                              ; preds = %122
  %182 = load i32, ptr %9, align 4
  %183 = icmp eq i32 %182, 2
  br i1 %183, label %184, label %185

184:                                              ; preds = %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %15, i64 24, i1 false)
  br label %206

185:                                              ; preds = %181
  %186 = load i32, ptr %9, align 4
  %187 = icmp eq i32 %186, 3
  br i1 %187, label %188, label %189

188:                                              ; preds = %185
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %16, i64 24, i1 false)
  br label %205

189:                                              ; preds = %185
  %190 = load i32, ptr %9, align 4
  %191 = icmp eq i32 %190, 4
  br i1 %191, label %192, label %193

192:                                              ; preds = %189
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %17, i64 24, i1 false)
  br label %204

193:                                              ; preds = %189
  %194 = load i32, ptr %9, align 4
  %195 = icmp eq i32 %194, 5
  br i1 %195, label %196, label %197

196:                                              ; preds = %193
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %18, i64 24, i1 false)
  br label %203

197:                                              ; preds = %193
  %198 = load i32, ptr %9, align 4
  %199 = icmp eq i32 %198, 6
  br i1 %199, label %200, label %201

200:                                              ; preds = %197
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %19, i64 24, i1 false)
  br label %202

201:                                              ; preds = %197
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %20, i64 24, i1 false)
  br label %202

202:                                              ; preds = %201, %200
  br label %203

203:                                              ; preds = %202, %196
  br label %204

204:                                              ; preds = %203, %192
  br label %205

205:                                              ; preds = %204, %188
  br label %206

206:                                              ; preds = %205, %184
  br label %207

207:                                              ; preds = %206, %180
  %208 = load i32, ptr %9, align 4
  %209 = icmp eq i32 %208, 1
  br i1 %209, label %210, label %211

210:                                              ; preds = %207
  br label %214

211:                                              ; preds = %207
  %212 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %213 = load i64, ptr %212, align 8
  br label %214

214:                                              ; preds = %211, %210
  %215 = phi i64 [ 1, %210 ], [ %213, %211 ]
  store i64 %215, ptr %22, align 8
  %216 = load i32, ptr %9, align 4
  %217 = icmp eq i32 %216, 2
  br i1 %217, label %218, label %219

218:                                              ; preds = %214
  br label %222

219:                                              ; preds = %214
  %220 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %221 = load i64, ptr %220, align 8
  br label %222

222:                                              ; preds = %219, %218
  %223 = phi i64 [ 1, %218 ], [ %221, %219 ]
  store i64 %223, ptr %23, align 8
  %224 = load i32, ptr %9, align 4
  %225 = icmp eq i32 %224, 3
  br i1 %225, label %226, label %227

226:                                              ; preds = %222
  br label %230

227:                                              ; preds = %222
  %228 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %229 = load i64, ptr %228, align 8
  br label %230

230:                                              ; preds = %227, %226
  %231 = phi i64 [ 1, %226 ], [ %229, %227 ]
  store i64 %231, ptr %24, align 8
  %232 = load i32, ptr %9, align 4
  %233 = icmp eq i32 %232, 4
  br i1 %233, label %234, label %235

234:                                              ; preds = %230
  br label %238

235:                                              ; preds = %230
  %236 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %238

238:                                              ; preds = %235, %234
  %239 = phi i64 [ 1, %234 ], [ %237, %235 ]
  store i64 %239, ptr %25, align 8
  %240 = load i32, ptr %9, align 4
  %241 = icmp eq i32 %240, 5
  br i1 %241, label %242, label %243

242:                                              ; preds = %238
  br label %246

243:                                              ; preds = %238
  %244 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %245 = load i64, ptr %244, align 8
  br label %246

246:                                              ; preds = %243, %242
  %247 = phi i64 [ 1, %242 ], [ %245, %243 ]
  store i64 %247, ptr %26, align 8
  %248 = load i32, ptr %9, align 4
  %249 = icmp eq i32 %248, 6
  br i1 %249, label %250, label %251

250:                                              ; preds = %246
  br label %254

251:                                              ; preds = %246
  %252 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %253 = load i64, ptr %252, align 8
  br label %254

254:                                              ; preds = %251, %250
  %255 = phi i64 [ 1, %250 ], [ %253, %251 ]
  store i64 %255, ptr %27, align 8
  %256 = load i32, ptr %9, align 4
  %257 = icmp eq i32 %256, 7
  br i1 %257, label %258, label %259

258:                                              ; preds = %254
  br label %262

259:                                              ; preds = %254
  %260 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %261 = load i64, ptr %260, align 8
  br label %262

262:                                              ; preds = %259, %258
  %263 = phi i64 [ 1, %258 ], [ %261, %259 ]
  store i64 %263, ptr %28, align 8
  %264 = load ptr, ptr %8, align 8
  %265 = getelementptr inbounds %struct.descriptor, ptr %264, i32 0, i32 3
  %266 = load i8, ptr %265, align 4
  %267 = zext i8 %266 to i32
  %268 = sub nsw i32 %267, 1
  %269 = trunc i32 %268 to i8
  %270 = load ptr, ptr %7, align 8
  %271 = getelementptr inbounds %struct.descriptor, ptr %270, i32 0, i32 3
  store i8 %269, ptr %271, align 4
  %272 = load ptr, ptr %7, align 8
  %273 = load ptr, ptr %8, align 8
  %274 = getelementptr inbounds %struct.descriptor, ptr %273, i32 0, i32 1
  %275 = load i64, ptr %274, align 8
  %276 = load i32, ptr %9, align 4
  %277 = icmp sle i32 %276, 1
  br i1 %277, label %278, label %281

278:                                              ; preds = %262
  %279 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %280 = load i64, ptr %279, align 8
  br label %284

281:                                              ; preds = %262
  %282 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %283 = load i64, ptr %282, align 8
  br label %284

284:                                              ; preds = %281, %278
  %285 = phi i64 [ %280, %278 ], [ %283, %281 ]
  %286 = load i32, ptr %9, align 4
  %287 = icmp sle i32 %286, 2
  br i1 %287, label %288, label %291

288:                                              ; preds = %284
  %289 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %290 = load i64, ptr %289, align 8
  br label %294

291:                                              ; preds = %284
  %292 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %293 = load i64, ptr %292, align 8
  br label %294

294:                                              ; preds = %291, %288
  %295 = phi i64 [ %290, %288 ], [ %293, %291 ]
  %296 = load i32, ptr %9, align 4
  %297 = icmp sle i32 %296, 3
  br i1 %297, label %298, label %301

298:                                              ; preds = %294
  %299 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %300 = load i64, ptr %299, align 8
  br label %304

301:                                              ; preds = %294
  %302 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %303 = load i64, ptr %302, align 8
  br label %304

304:                                              ; preds = %301, %298
  %305 = phi i64 [ %300, %298 ], [ %303, %301 ]
  %306 = load i32, ptr %9, align 4
  %307 = icmp sle i32 %306, 4
  br i1 %307, label %308, label %311

308:                                              ; preds = %304
  %309 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %310 = load i64, ptr %309, align 8
  br label %314

311:                                              ; preds = %304
  %312 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %313 = load i64, ptr %312, align 8
  br label %314

314:                                              ; preds = %311, %308
  %315 = phi i64 [ %310, %308 ], [ %313, %311 ]
  %316 = load i32, ptr %9, align 4
  %317 = icmp sle i32 %316, 5
  br i1 %317, label %318, label %321

318:                                              ; preds = %314
  %319 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %320 = load i64, ptr %319, align 8
  br label %324

321:                                              ; preds = %314
  %322 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %323 = load i64, ptr %322, align 8
  br label %324

324:                                              ; preds = %321, %318
  %325 = phi i64 [ %320, %318 ], [ %323, %321 ]
  %326 = load i32, ptr %9, align 4
  %327 = icmp sle i32 %326, 6
  br i1 %327, label %328, label %331

328:                                              ; preds = %324
  %329 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %330 = load i64, ptr %329, align 8
  br label %334

331:                                              ; preds = %324
  %332 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %333 = load i64, ptr %332, align 8
  br label %334

334:                                              ; preds = %331, %328
  %335 = phi i64 [ %330, %328 ], [ %333, %331 ]
  call void @made(ptr noundef %272, i64 noundef %275, i64 noundef %285, i64 noundef %295, i64 noundef %305, i64 noundef %315, i64 noundef %325, i64 noundef %335, i64 noundef 1)
  %336 = load ptr, ptr %8, align 8
  %337 = getelementptr inbounds %struct.descriptor, ptr %336, i32 0, i32 4
  %338 = load i8, ptr %337, align 1
  %339 = zext i8 %338 to i32
  %340 = icmp eq i32 %339, 28
  br i1 %340, label %341, label %611

341:                                              ; preds = %334
  store i64 0, ptr %29, align 8
  br label %342

342:                                              ; preds = %607, %341
  %343 = load i64, ptr %29, align 8
  %344 = load i64, ptr %28, align 8
  %345 = icmp slt i64 %343, %344
  br i1 %345, label %347, label %346

346:                                              ; preds = %342
  store i32 2, ptr %30, align 4
  br label %610

347:                                              ; preds = %342
  store i64 0, ptr %31, align 8
  br label %348

348:                                              ; preds = %603, %347
  %349 = load i64, ptr %31, align 8
  %350 = load i64, ptr %27, align 8
  %351 = icmp slt i64 %349, %350
  br i1 %351, label %353, label %352

352:                                              ; preds = %348
  store i32 5, ptr %30, align 4
  br label %606

353:                                              ; preds = %348
  store i64 0, ptr %32, align 8
  br label %354

354:                                              ; preds = %599, %353
  %355 = load i64, ptr %32, align 8
  %356 = load i64, ptr %26, align 8
  %357 = icmp slt i64 %355, %356
  br i1 %357, label %359, label %358

358:                                              ; preds = %354
  store i32 8, ptr %30, align 4
  br label %602

359:                                              ; preds = %354
  store i64 0, ptr %33, align 8
  br label %360

360:                                              ; preds = %595, %359
  %361 = load i64, ptr %33, align 8
  %362 = load i64, ptr %25, align 8
  %363 = icmp slt i64 %361, %362
  br i1 %363, label %365, label %364

364:                                              ; preds = %360
  store i32 11, ptr %30, align 4
  br label %598

365:                                              ; preds = %360
  store i64 0, ptr %34, align 8
  br label %366

366:                                              ; preds = %591, %365
  %367 = load i64, ptr %34, align 8
  %368 = load i64, ptr %24, align 8
  %369 = icmp slt i64 %367, %368
  br i1 %369, label %371, label %370

370:                                              ; preds = %366
  store i32 14, ptr %30, align 4
  br label %594

371:                                              ; preds = %366
  store i64 0, ptr %35, align 8
  br label %372

372:                                              ; preds = %587, %371
  %373 = load i64, ptr %35, align 8
  %374 = load i64, ptr %23, align 8
  %375 = icmp slt i64 %373, %374
  br i1 %375, label %377, label %376

376:                                              ; preds = %372
  store i32 17, ptr %30, align 4
  br label %590

377:                                              ; preds = %372
  store i64 0, ptr %36, align 8
  br label %378

378:                                              ; preds = %583, %377
  %379 = load i64, ptr %36, align 8
  %380 = load i64, ptr %22, align 8
  %381 = icmp slt i64 %379, %380
  br i1 %381, label %383, label %382

382:                                              ; preds = %378
  store i32 20, ptr %30, align 4
  br label %586

383:                                              ; preds = %378
  store double 0.000000e+00, ptr %37, align 8
  store i64 0, ptr %38, align 8
  br label %384

384:                                              ; preds = %548, %383
  %385 = load i64, ptr %38, align 8
  %386 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %387 = load i64, ptr %386, align 8
  %388 = icmp slt i64 %385, %387
  br i1 %388, label %390, label %389

389:                                              ; preds = %384
  store i32 23, ptr %30, align 4
  br label %551

390:                                              ; preds = %384
  %391 = load i32, ptr %9, align 4
  %392 = icmp eq i32 %391, 1
  br i1 %392, label %393, label %395

393:                                              ; preds = %390
  %394 = load i64, ptr %38, align 8
  br label %397

395:                                              ; preds = %390
  %396 = load i64, ptr %36, align 8
  br label %397

397:                                              ; preds = %395, %393
  %398 = phi i64 [ %394, %393 ], [ %396, %395 ]
  %399 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %400 = load i64, ptr %399, align 8
  %401 = mul nsw i64 %398, %400
  %402 = load i32, ptr %9, align 4
  %403 = icmp eq i32 %402, 2
  br i1 %403, label %404, label %406

404:                                              ; preds = %397
  %405 = load i64, ptr %38, align 8
  br label %408

406:                                              ; preds = %397
  %407 = load i64, ptr %35, align 8
  br label %408

408:                                              ; preds = %406, %404
  %409 = phi i64 [ %405, %404 ], [ %407, %406 ]
  %410 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %411 = load i64, ptr %410, align 8
  %412 = mul nsw i64 %409, %411
  %413 = add nsw i64 %401, %412
  %414 = load i32, ptr %9, align 4
  %415 = icmp eq i32 %414, 3
  br i1 %415, label %416, label %418

416:                                              ; preds = %408
  %417 = load i64, ptr %38, align 8
  br label %420

418:                                              ; preds = %408
  %419 = load i64, ptr %34, align 8
  br label %420

420:                                              ; preds = %418, %416
  %421 = phi i64 [ %417, %416 ], [ %419, %418 ]
  %422 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %423 = load i64, ptr %422, align 8
  %424 = mul nsw i64 %421, %423
  %425 = add nsw i64 %413, %424
  %426 = load i32, ptr %9, align 4
  %427 = icmp eq i32 %426, 4
  br i1 %427, label %428, label %430

428:                                              ; preds = %420
  %429 = load i64, ptr %38, align 8
  br label %432

430:                                              ; preds = %420
  %431 = load i64, ptr %33, align 8
  br label %432

432:                                              ; preds = %430, %428
  %433 = phi i64 [ %429, %428 ], [ %431, %430 ]
  %434 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %435 = load i64, ptr %434, align 8
  %436 = mul nsw i64 %433, %435
  %437 = add nsw i64 %425, %436
  %438 = load i32, ptr %9, align 4
  %439 = icmp eq i32 %438, 5
  br i1 %439, label %440, label %442

440:                                              ; preds = %432
  %441 = load i64, ptr %38, align 8
  br label %444

442:                                              ; preds = %432
  %443 = load i64, ptr %32, align 8
  br label %444

444:                                              ; preds = %442, %440
  %445 = phi i64 [ %441, %440 ], [ %443, %442 ]
  %446 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %447 = load i64, ptr %446, align 8
  %448 = mul nsw i64 %445, %447
  %449 = add nsw i64 %437, %448
  %450 = load i32, ptr %9, align 4
  %451 = icmp eq i32 %450, 6
  br i1 %451, label %452, label %454

452:                                              ; preds = %444
  %453 = load i64, ptr %38, align 8
  br label %456

454:                                              ; preds = %444
  %455 = load i64, ptr %31, align 8
  br label %456

456:                                              ; preds = %454, %452
  %457 = phi i64 [ %453, %452 ], [ %455, %454 ]
  %458 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %459 = load i64, ptr %458, align 8
  %460 = mul nsw i64 %457, %459
  %461 = add nsw i64 %449, %460
  %462 = load i32, ptr %9, align 4
  %463 = icmp eq i32 %462, 7
  br i1 %463, label %464, label %466

464:                                              ; preds = %456
  %465 = load i64, ptr %38, align 8
  br label %468

466:                                              ; preds = %456
  %467 = load i64, ptr %29, align 8
  br label %468

468:                                              ; preds = %466, %464
  %469 = phi i64 [ %465, %464 ], [ %467, %466 ]
  %470 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %471 = load i64, ptr %470, align 8
  %472 = mul nsw i64 %469, %471
  %473 = add nsw i64 %461, %472
  store i64 %473, ptr %39, align 8
  %474 = load ptr, ptr %12, align 8
  %475 = icmp ne ptr %474, null
  br i1 %475, label %476, label %538

476:                                              ; preds = %468
  %477 = load ptr, ptr %12, align 8
  %478 = load ptr, ptr %12, align 8
  %479 = load i32, ptr %9, align 4
  %480 = icmp eq i32 %479, 1
  br i1 %480, label %481, label %483

481:                                              ; preds = %476
  %482 = load i64, ptr %38, align 8
  br label %485

483:                                              ; preds = %476
  %484 = load i64, ptr %36, align 8
  br label %485

485:                                              ; preds = %483, %481
  %486 = phi i64 [ %482, %481 ], [ %484, %483 ]
  %487 = load i32, ptr %9, align 4
  %488 = icmp eq i32 %487, 2
  br i1 %488, label %489, label %491

489:                                              ; preds = %485
  %490 = load i64, ptr %38, align 8
  br label %493

491:                                              ; preds = %485
  %492 = load i64, ptr %35, align 8
  br label %493

493:                                              ; preds = %491, %489
  %494 = phi i64 [ %490, %489 ], [ %492, %491 ]
  %495 = load i32, ptr %9, align 4
  %496 = icmp eq i32 %495, 3
  br i1 %496, label %497, label %499

497:                                              ; preds = %493
  %498 = load i64, ptr %38, align 8
  br label %501

499:                                              ; preds = %493
  %500 = load i64, ptr %34, align 8
  br label %501

501:                                              ; preds = %499, %497
  %502 = phi i64 [ %498, %497 ], [ %500, %499 ]
  %503 = load i32, ptr %9, align 4
  %504 = icmp eq i32 %503, 4
  br i1 %504, label %505, label %507

505:                                              ; preds = %501
  %506 = load i64, ptr %38, align 8
  br label %509

507:                                              ; preds = %501
  %508 = load i64, ptr %33, align 8
  br label %509

509:                                              ; preds = %507, %505
  %510 = phi i64 [ %506, %505 ], [ %508, %507 ]
  %511 = load i32, ptr %9, align 4
  %512 = icmp eq i32 %511, 5
  br i1 %512, label %513, label %515

513:                                              ; preds = %509
  %514 = load i64, ptr %38, align 8
  br label %517

515:                                              ; preds = %509
  %516 = load i64, ptr %32, align 8
  br label %517

517:                                              ; preds = %515, %513
  %518 = phi i64 [ %514, %513 ], [ %516, %515 ]
  %519 = load i32, ptr %9, align 4
  %520 = icmp eq i32 %519, 6
  br i1 %520, label %521, label %523

521:                                              ; preds = %517
  %522 = load i64, ptr %38, align 8
  br label %525

523:                                              ; preds = %517
  %524 = load i64, ptr %31, align 8
  br label %525

525:                                              ; preds = %523, %521
  %526 = phi i64 [ %522, %521 ], [ %524, %523 ]
  %527 = load i32, ptr %9, align 4
  %528 = icmp eq i32 %527, 7
  br i1 %528, label %529, label %531

529:                                              ; preds = %525
  %530 = load i64, ptr %38, align 8
  br label %533

531:                                              ; preds = %525
  %532 = load i64, ptr %29, align 8
  br label %533

533:                                              ; preds = %531, %529
  %534 = phi i64 [ %530, %529 ], [ %532, %531 ]
  %535 = call i64 @offset_in(ptr noundef %478, i64 noundef %486, i64 noundef %494, i64 noundef %502, i64 noundef %510, i64 noundef %518, i64 noundef %526, i64 noundef %534)
  %536 = call i32 @is_true(ptr noundef %477, i64 noundef %535)
  %537 = icmp ne i32 %536, 0
  br i1 %537, label %538, label %547

538:                                              ; preds = %533, %468
  %539 = load ptr, ptr %8, align 8
  %540 = getelementptr inbounds %struct.descriptor, ptr %539, i32 0, i32 0
  %541 = load ptr, ptr %540, align 8
  %542 = load i64, ptr %39, align 8
  %543 = getelementptr inbounds i8, ptr %541, i64 %542
  %544 = load double, ptr %543, align 8
  %545 = load double, ptr %37, align 8
  %546 = fadd double %545, %544
  store double %546, ptr %37, align 8
  br label %547

547:                                              ; preds = %538, %533
  br label %548

548:                                              ; preds = %547
  %549 = load i64, ptr %38, align 8
  %550 = add nsw i64 %549, 1
  store i64 %550, ptr %38, align 8
  br label %384

551:                                              ; preds = %389
  %552 = load double, ptr %37, align 8
  %553 = load ptr, ptr %7, align 8
  %554 = getelementptr inbounds %struct.descriptor, ptr %553, i32 0, i32 0
  %555 = load ptr, ptr %554, align 8
  %556 = load i64, ptr %29, align 8
  %557 = load i64, ptr %27, align 8
  %558 = mul nsw i64 %556, %557
  %559 = load i64, ptr %31, align 8
  %560 = add nsw i64 %558, %559
  %561 = load i64, ptr %26, align 8
  %562 = mul nsw i64 %560, %561
  %563 = load i64, ptr %32, align 8
  %564 = add nsw i64 %562, %563
  %565 = load i64, ptr %25, align 8
  %566 = mul nsw i64 %564, %565
  %567 = load i64, ptr %33, align 8
  %568 = add nsw i64 %566, %567
  %569 = load i64, ptr %24, align 8
  %570 = mul nsw i64 %568, %569
  %571 = load i64, ptr %34, align 8
  %572 = add nsw i64 %570, %571
  %573 = load i64, ptr %23, align 8
  %574 = mul nsw i64 %572, %573
  %575 = load i64, ptr %35, align 8
  %576 = add nsw i64 %574, %575
  %577 = load i64, ptr %22, align 8
  %578 = mul nsw i64 %576, %577
  %579 = load i64, ptr %36, align 8
  %580 = add nsw i64 %578, %579
  %581 = mul nsw i64 %580, 8
  %582 = getelementptr inbounds i8, ptr %555, i64 %581
  store double %552, ptr %582, align 8
  br label %583

583:                                              ; preds = %551
  %584 = load i64, ptr %36, align 8
  %585 = add nsw i64 %584, 1
  store i64 %585, ptr %36, align 8
  br label %378

586:                                              ; preds = %382
  br label %587

587:                                              ; preds = %586
  %588 = load i64, ptr %35, align 8
  %589 = add nsw i64 %588, 1
  store i64 %589, ptr %35, align 8
  br label %372

590:                                              ; preds = %376
  br label %591

591:                                              ; preds = %590
  %592 = load i64, ptr %34, align 8
  %593 = add nsw i64 %592, 1
  store i64 %593, ptr %34, align 8
  br label %366

594:                                              ; preds = %370
  br label %595

595:                                              ; preds = %594
  %596 = load i64, ptr %33, align 8
  %597 = add nsw i64 %596, 1
  store i64 %597, ptr %33, align 8
  br label %360

598:                                              ; preds = %364
  br label %599

599:                                              ; preds = %598
  %600 = load i64, ptr %32, align 8
  %601 = add nsw i64 %600, 1
  store i64 %601, ptr %32, align 8
  br label %354

602:                                              ; preds = %358
  br label %603

603:                                              ; preds = %602
  %604 = load i64, ptr %31, align 8
  %605 = add nsw i64 %604, 1
  store i64 %605, ptr %31, align 8
  br label %348

606:                                              ; preds = %352
  br label %607

607:                                              ; preds = %606
  %608 = load i64, ptr %29, align 8
  %609 = add nsw i64 %608, 1
  store i64 %609, ptr %29, align 8
  br label %342

610:                                              ; preds = %346
  br label %1472

611:                                              ; preds = %334
  %612 = load ptr, ptr %8, align 8
  %613 = getelementptr inbounds %struct.descriptor, ptr %612, i32 0, i32 4
  %614 = load i8, ptr %613, align 1
  %615 = zext i8 %614 to i32
  %616 = icmp eq i32 %615, 35
  br i1 %616, label %617, label %899

617:                                              ; preds = %611
  store i64 0, ptr %40, align 8
  br label %618

618:                                              ; preds = %895, %617
  %619 = load i64, ptr %40, align 8
  %620 = load i64, ptr %28, align 8
  %621 = icmp slt i64 %619, %620
  br i1 %621, label %623, label %622

622:                                              ; preds = %618
  store i32 26, ptr %30, align 4
  br label %898

623:                                              ; preds = %618
  store i64 0, ptr %41, align 8
  br label %624

624:                                              ; preds = %891, %623
  %625 = load i64, ptr %41, align 8
  %626 = load i64, ptr %27, align 8
  %627 = icmp slt i64 %625, %626
  br i1 %627, label %629, label %628

628:                                              ; preds = %624
  store i32 29, ptr %30, align 4
  br label %894

629:                                              ; preds = %624
  store i64 0, ptr %42, align 8
  br label %630

630:                                              ; preds = %887, %629
  %631 = load i64, ptr %42, align 8
  %632 = load i64, ptr %26, align 8
  %633 = icmp slt i64 %631, %632
  br i1 %633, label %635, label %634

634:                                              ; preds = %630
  store i32 32, ptr %30, align 4
  br label %890

635:                                              ; preds = %630
  store i64 0, ptr %43, align 8
  br label %636

636:                                              ; preds = %883, %635
  %637 = load i64, ptr %43, align 8
  %638 = load i64, ptr %25, align 8
  %639 = icmp slt i64 %637, %638
  br i1 %639, label %641, label %640

640:                                              ; preds = %636
  store i32 35, ptr %30, align 4
  br label %886

641:                                              ; preds = %636
  store i64 0, ptr %44, align 8
  br label %642

642:                                              ; preds = %879, %641
  %643 = load i64, ptr %44, align 8
  %644 = load i64, ptr %24, align 8
  %645 = icmp slt i64 %643, %644
  br i1 %645, label %647, label %646

646:                                              ; preds = %642
  store i32 38, ptr %30, align 4
  br label %882

647:                                              ; preds = %642
  store i64 0, ptr %45, align 8
  br label %648

648:                                              ; preds = %875, %647
  %649 = load i64, ptr %45, align 8
  %650 = load i64, ptr %23, align 8
  %651 = icmp slt i64 %649, %650
  br i1 %651, label %653, label %652

652:                                              ; preds = %648
  store i32 41, ptr %30, align 4
  br label %878

653:                                              ; preds = %648
  store i64 0, ptr %46, align 8
  br label %654

654:                                              ; preds = %871, %653
  %655 = load i64, ptr %46, align 8
  %656 = load i64, ptr %22, align 8
  %657 = icmp slt i64 %655, %656
  br i1 %657, label %659, label %658

658:                                              ; preds = %654
  store i32 44, ptr %30, align 4
  br label %874

659:                                              ; preds = %654
  store double 0.000000e+00, ptr %47, align 8
  store double 0.000000e+00, ptr %48, align 8
  store i64 0, ptr %49, align 8
  br label %660

660:                                              ; preds = %831, %659
  %661 = load i64, ptr %49, align 8
  %662 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %663 = load i64, ptr %662, align 8
  %664 = icmp slt i64 %661, %663
  br i1 %664, label %666, label %665

665:                                              ; preds = %660
  store i32 47, ptr %30, align 4
  br label %834

666:                                              ; preds = %660
  %667 = load i32, ptr %9, align 4
  %668 = icmp eq i32 %667, 1
  br i1 %668, label %669, label %671

669:                                              ; preds = %666
  %670 = load i64, ptr %49, align 8
  br label %673

671:                                              ; preds = %666
  %672 = load i64, ptr %46, align 8
  br label %673

673:                                              ; preds = %671, %669
  %674 = phi i64 [ %670, %669 ], [ %672, %671 ]
  %675 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %676 = load i64, ptr %675, align 8
  %677 = mul nsw i64 %674, %676
  %678 = load i32, ptr %9, align 4
  %679 = icmp eq i32 %678, 2
  br i1 %679, label %680, label %682

680:                                              ; preds = %673
  %681 = load i64, ptr %49, align 8
  br label %684

682:                                              ; preds = %673
  %683 = load i64, ptr %45, align 8
  br label %684

684:                                              ; preds = %682, %680
  %685 = phi i64 [ %681, %680 ], [ %683, %682 ]
  %686 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %687 = load i64, ptr %686, align 8
  %688 = mul nsw i64 %685, %687
  %689 = add nsw i64 %677, %688
  %690 = load i32, ptr %9, align 4
  %691 = icmp eq i32 %690, 3
  br i1 %691, label %692, label %694

692:                                              ; preds = %684
  %693 = load i64, ptr %49, align 8
  br label %696

694:                                              ; preds = %684
  %695 = load i64, ptr %44, align 8
  br label %696

696:                                              ; preds = %694, %692
  %697 = phi i64 [ %693, %692 ], [ %695, %694 ]
  %698 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %699 = load i64, ptr %698, align 8
  %700 = mul nsw i64 %697, %699
  %701 = add nsw i64 %689, %700
  %702 = load i32, ptr %9, align 4
  %703 = icmp eq i32 %702, 4
  br i1 %703, label %704, label %706

704:                                              ; preds = %696
  %705 = load i64, ptr %49, align 8
  br label %708

706:                                              ; preds = %696
  %707 = load i64, ptr %43, align 8
  br label %708

708:                                              ; preds = %706, %704
  %709 = phi i64 [ %705, %704 ], [ %707, %706 ]
  %710 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %711 = load i64, ptr %710, align 8
  %712 = mul nsw i64 %709, %711
  %713 = add nsw i64 %701, %712
  %714 = load i32, ptr %9, align 4
  %715 = icmp eq i32 %714, 5
  br i1 %715, label %716, label %718

716:                                              ; preds = %708
  %717 = load i64, ptr %49, align 8
  br label %720

718:                                              ; preds = %708
  %719 = load i64, ptr %42, align 8
  br label %720

720:                                              ; preds = %718, %716
  %721 = phi i64 [ %717, %716 ], [ %719, %718 ]
  %722 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %723 = load i64, ptr %722, align 8
  %724 = mul nsw i64 %721, %723
  %725 = add nsw i64 %713, %724
  %726 = load i32, ptr %9, align 4
  %727 = icmp eq i32 %726, 6
  br i1 %727, label %728, label %730

728:                                              ; preds = %720
  %729 = load i64, ptr %49, align 8
  br label %732

730:                                              ; preds = %720
  %731 = load i64, ptr %41, align 8
  br label %732

732:                                              ; preds = %730, %728
  %733 = phi i64 [ %729, %728 ], [ %731, %730 ]
  %734 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %735 = load i64, ptr %734, align 8
  %736 = mul nsw i64 %733, %735
  %737 = add nsw i64 %725, %736
  %738 = load i32, ptr %9, align 4
  %739 = icmp eq i32 %738, 7
  br i1 %739, label %740, label %742

740:                                              ; preds = %732
  %741 = load i64, ptr %49, align 8
  br label %744

742:                                              ; preds = %732
  %743 = load i64, ptr %40, align 8
  br label %744

744:                                              ; preds = %742, %740
  %745 = phi i64 [ %741, %740 ], [ %743, %742 ]
  %746 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %747 = load i64, ptr %746, align 8
  %748 = mul nsw i64 %745, %747
  %749 = add nsw i64 %737, %748
  store i64 %749, ptr %50, align 8
  %750 = load ptr, ptr %12, align 8
  %751 = icmp ne ptr %750, null
  br i1 %751, label %752, label %814

752:                                              ; preds = %744
  %753 = load ptr, ptr %12, align 8
  %754 = load ptr, ptr %12, align 8
  %755 = load i32, ptr %9, align 4
  %756 = icmp eq i32 %755, 1
  br i1 %756, label %757, label %759

757:                                              ; preds = %752
  %758 = load i64, ptr %49, align 8
  br label %761

759:                                              ; preds = %752
  %760 = load i64, ptr %46, align 8
  br label %761

761:                                              ; preds = %759, %757
  %762 = phi i64 [ %758, %757 ], [ %760, %759 ]
  %763 = load i32, ptr %9, align 4
  %764 = icmp eq i32 %763, 2
  br i1 %764, label %765, label %767

765:                                              ; preds = %761
  %766 = load i64, ptr %49, align 8
  br label %769

767:                                              ; preds = %761
  %768 = load i64, ptr %45, align 8
  br label %769

769:                                              ; preds = %767, %765
  %770 = phi i64 [ %766, %765 ], [ %768, %767 ]
  %771 = load i32, ptr %9, align 4
  %772 = icmp eq i32 %771, 3
  br i1 %772, label %773, label %775

773:                                              ; preds = %769
  %774 = load i64, ptr %49, align 8
  br label %777

775:                                              ; preds = %769
  %776 = load i64, ptr %44, align 8
  br label %777

777:                                              ; preds = %775, %773
  %778 = phi i64 [ %774, %773 ], [ %776, %775 ]
  %779 = load i32, ptr %9, align 4
  %780 = icmp eq i32 %779, 4
  br i1 %780, label %781, label %783

781:                                              ; preds = %777
  %782 = load i64, ptr %49, align 8
  br label %785

783:                                              ; preds = %777
  %784 = load i64, ptr %43, align 8
  br label %785

785:                                              ; preds = %783, %781
  %786 = phi i64 [ %782, %781 ], [ %784, %783 ]
  %787 = load i32, ptr %9, align 4
  %788 = icmp eq i32 %787, 5
  br i1 %788, label %789, label %791

789:                                              ; preds = %785
  %790 = load i64, ptr %49, align 8
  br label %793

791:                                              ; preds = %785
  %792 = load i64, ptr %42, align 8
  br label %793

793:                                              ; preds = %791, %789
  %794 = phi i64 [ %790, %789 ], [ %792, %791 ]
  %795 = load i32, ptr %9, align 4
  %796 = icmp eq i32 %795, 6
  br i1 %796, label %797, label %799

797:                                              ; preds = %793
  %798 = load i64, ptr %49, align 8
  br label %801

799:                                              ; preds = %793
  %800 = load i64, ptr %41, align 8
  br label %801

801:                                              ; preds = %799, %797
  %802 = phi i64 [ %798, %797 ], [ %800, %799 ]
  %803 = load i32, ptr %9, align 4
  %804 = icmp eq i32 %803, 7
  br i1 %804, label %805, label %807

805:                                              ; preds = %801
  %806 = load i64, ptr %49, align 8
  br label %809

807:                                              ; preds = %801
  %808 = load i64, ptr %40, align 8
  br label %809

809:                                              ; preds = %807, %805
  %810 = phi i64 [ %806, %805 ], [ %808, %807 ]
  %811 = call i64 @offset_in(ptr noundef %754, i64 noundef %762, i64 noundef %770, i64 noundef %778, i64 noundef %786, i64 noundef %794, i64 noundef %802, i64 noundef %810)
  %812 = call i32 @is_true(ptr noundef %753, i64 noundef %811)
  %813 = icmp ne i32 %812, 0
  br i1 %813, label %814, label %830

814:                                              ; preds = %809, %744
  %815 = load ptr, ptr %8, align 8
  %816 = getelementptr inbounds %struct.descriptor, ptr %815, i32 0, i32 0
  %817 = load ptr, ptr %816, align 8
  %818 = load i64, ptr %50, align 8
  %819 = getelementptr inbounds i8, ptr %817, i64 %818
  store ptr %819, ptr %51, align 8
  %820 = load ptr, ptr %51, align 8
  %821 = getelementptr inbounds double, ptr %820, i64 0
  %822 = load double, ptr %821, align 8
  %823 = load double, ptr %47, align 8
  %824 = fadd double %823, %822
  store double %824, ptr %47, align 8
  %825 = load ptr, ptr %51, align 8
  %826 = getelementptr inbounds double, ptr %825, i64 1
  %827 = load double, ptr %826, align 8
  %828 = load double, ptr %48, align 8
  %829 = fadd double %828, %827
  store double %829, ptr %48, align 8
  br label %830

830:                                              ; preds = %814, %809
  br label %831

831:                                              ; preds = %830
  %832 = load i64, ptr %49, align 8
  %833 = add nsw i64 %832, 1
  store i64 %833, ptr %49, align 8
  br label %660

834:                                              ; preds = %665
  %835 = load ptr, ptr %7, align 8
  %836 = getelementptr inbounds %struct.descriptor, ptr %835, i32 0, i32 0
  %837 = load ptr, ptr %836, align 8
  %838 = load i64, ptr %40, align 8
  %839 = load i64, ptr %27, align 8
  %840 = mul nsw i64 %838, %839
  %841 = load i64, ptr %41, align 8
  %842 = add nsw i64 %840, %841
  %843 = load i64, ptr %26, align 8
  %844 = mul nsw i64 %842, %843
  %845 = load i64, ptr %42, align 8
  %846 = add nsw i64 %844, %845
  %847 = load i64, ptr %25, align 8
  %848 = mul nsw i64 %846, %847
  %849 = load i64, ptr %43, align 8
  %850 = add nsw i64 %848, %849
  %851 = load i64, ptr %24, align 8
  %852 = mul nsw i64 %850, %851
  %853 = load i64, ptr %44, align 8
  %854 = add nsw i64 %852, %853
  %855 = load i64, ptr %23, align 8
  %856 = mul nsw i64 %854, %855
  %857 = load i64, ptr %45, align 8
  %858 = add nsw i64 %856, %857
  %859 = load i64, ptr %22, align 8
  %860 = mul nsw i64 %858, %859
  %861 = load i64, ptr %46, align 8
  %862 = add nsw i64 %860, %861
  %863 = mul nsw i64 2, %862
  %864 = getelementptr inbounds double, ptr %837, i64 %863
  store ptr %864, ptr %52, align 8
  %865 = load double, ptr %47, align 8
  %866 = load ptr, ptr %52, align 8
  %867 = getelementptr inbounds double, ptr %866, i64 0
  store double %865, ptr %867, align 8
  %868 = load double, ptr %48, align 8
  %869 = load ptr, ptr %52, align 8
  %870 = getelementptr inbounds double, ptr %869, i64 1
  store double %868, ptr %870, align 8
  br label %871

871:                                              ; preds = %834
  %872 = load i64, ptr %46, align 8
  %873 = add nsw i64 %872, 1
  store i64 %873, ptr %46, align 8
  br label %654

874:                                              ; preds = %658
  br label %875

875:                                              ; preds = %874
  %876 = load i64, ptr %45, align 8
  %877 = add nsw i64 %876, 1
  store i64 %877, ptr %45, align 8
  br label %648

878:                                              ; preds = %652
  br label %879

879:                                              ; preds = %878
  %880 = load i64, ptr %44, align 8
  %881 = add nsw i64 %880, 1
  store i64 %881, ptr %44, align 8
  br label %642

882:                                              ; preds = %646
  br label %883

883:                                              ; preds = %882
  %884 = load i64, ptr %43, align 8
  %885 = add nsw i64 %884, 1
  store i64 %885, ptr %43, align 8
  br label %636

886:                                              ; preds = %640
  br label %887

887:                                              ; preds = %886
  %888 = load i64, ptr %42, align 8
  %889 = add nsw i64 %888, 1
  store i64 %889, ptr %42, align 8
  br label %630

890:                                              ; preds = %634
  br label %891

891:                                              ; preds = %890
  %892 = load i64, ptr %41, align 8
  %893 = add nsw i64 %892, 1
  store i64 %893, ptr %41, align 8
  br label %624

894:                                              ; preds = %628
  br label %895

895:                                              ; preds = %894
  %896 = load i64, ptr %40, align 8
  %897 = add nsw i64 %896, 1
  store i64 %897, ptr %40, align 8
  br label %618

898:                                              ; preds = %622
  br label %1471

899:                                              ; preds = %611
  %900 = load ptr, ptr %8, align 8
  %901 = getelementptr inbounds %struct.descriptor, ptr %900, i32 0, i32 4
  %902 = load i8, ptr %901, align 1
  %903 = zext i8 %902 to i32
  %904 = icmp eq i32 %903, 34
  br i1 %904, label %905, label %1187

905:                                              ; preds = %899
  store i64 0, ptr %53, align 8
  br label %906

906:                                              ; preds = %1183, %905
  %907 = load i64, ptr %53, align 8
  %908 = load i64, ptr %28, align 8
  %909 = icmp slt i64 %907, %908
  br i1 %909, label %911, label %910

910:                                              ; preds = %906
  store i32 50, ptr %30, align 4
  br label %1186

911:                                              ; preds = %906
  store i64 0, ptr %54, align 8
  br label %912

912:                                              ; preds = %1179, %911
  %913 = load i64, ptr %54, align 8
  %914 = load i64, ptr %27, align 8
  %915 = icmp slt i64 %913, %914
  br i1 %915, label %917, label %916

916:                                              ; preds = %912
  store i32 53, ptr %30, align 4
  br label %1182

917:                                              ; preds = %912
  store i64 0, ptr %55, align 8
  br label %918

918:                                              ; preds = %1175, %917
  %919 = load i64, ptr %55, align 8
  %920 = load i64, ptr %26, align 8
  %921 = icmp slt i64 %919, %920
  br i1 %921, label %923, label %922

922:                                              ; preds = %918
  store i32 56, ptr %30, align 4
  br label %1178

923:                                              ; preds = %918
  store i64 0, ptr %56, align 8
  br label %924

924:                                              ; preds = %1171, %923
  %925 = load i64, ptr %56, align 8
  %926 = load i64, ptr %25, align 8
  %927 = icmp slt i64 %925, %926
  br i1 %927, label %929, label %928

928:                                              ; preds = %924
  store i32 59, ptr %30, align 4
  br label %1174

929:                                              ; preds = %924
  store i64 0, ptr %57, align 8
  br label %930

930:                                              ; preds = %1167, %929
  %931 = load i64, ptr %57, align 8
  %932 = load i64, ptr %24, align 8
  %933 = icmp slt i64 %931, %932
  br i1 %933, label %935, label %934

934:                                              ; preds = %930
  store i32 62, ptr %30, align 4
  br label %1170

935:                                              ; preds = %930
  store i64 0, ptr %58, align 8
  br label %936

936:                                              ; preds = %1163, %935
  %937 = load i64, ptr %58, align 8
  %938 = load i64, ptr %23, align 8
  %939 = icmp slt i64 %937, %938
  br i1 %939, label %941, label %940

940:                                              ; preds = %936
  store i32 65, ptr %30, align 4
  br label %1166

941:                                              ; preds = %936
  store i64 0, ptr %59, align 8
  br label %942

942:                                              ; preds = %1159, %941
  %943 = load i64, ptr %59, align 8
  %944 = load i64, ptr %22, align 8
  %945 = icmp slt i64 %943, %944
  br i1 %945, label %947, label %946

946:                                              ; preds = %942
  store i32 68, ptr %30, align 4
  br label %1162

947:                                              ; preds = %942
  store float 0.000000e+00, ptr %60, align 4
  store float 0.000000e+00, ptr %61, align 4
  store i64 0, ptr %62, align 8
  br label %948

948:                                              ; preds = %1119, %947
  %949 = load i64, ptr %62, align 8
  %950 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %951 = load i64, ptr %950, align 8
  %952 = icmp slt i64 %949, %951
  br i1 %952, label %954, label %953

953:                                              ; preds = %948
  store i32 71, ptr %30, align 4
  br label %1122

954:                                              ; preds = %948
  %955 = load i32, ptr %9, align 4
  %956 = icmp eq i32 %955, 1
  br i1 %956, label %957, label %959

957:                                              ; preds = %954
  %958 = load i64, ptr %62, align 8
  br label %961

959:                                              ; preds = %954
  %960 = load i64, ptr %59, align 8
  br label %961

961:                                              ; preds = %959, %957
  %962 = phi i64 [ %958, %957 ], [ %960, %959 ]
  %963 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %964 = load i64, ptr %963, align 8
  %965 = mul nsw i64 %962, %964
  %966 = load i32, ptr %9, align 4
  %967 = icmp eq i32 %966, 2
  br i1 %967, label %968, label %970

968:                                              ; preds = %961
  %969 = load i64, ptr %62, align 8
  br label %972

970:                                              ; preds = %961
  %971 = load i64, ptr %58, align 8
  br label %972

972:                                              ; preds = %970, %968
  %973 = phi i64 [ %969, %968 ], [ %971, %970 ]
  %974 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %975 = load i64, ptr %974, align 8
  %976 = mul nsw i64 %973, %975
  %977 = add nsw i64 %965, %976
  %978 = load i32, ptr %9, align 4
  %979 = icmp eq i32 %978, 3
  br i1 %979, label %980, label %982

980:                                              ; preds = %972
  %981 = load i64, ptr %62, align 8
  br label %984

982:                                              ; preds = %972
  %983 = load i64, ptr %57, align 8
  br label %984

984:                                              ; preds = %982, %980
  %985 = phi i64 [ %981, %980 ], [ %983, %982 ]
  %986 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %987 = load i64, ptr %986, align 8
  %988 = mul nsw i64 %985, %987
  %989 = add nsw i64 %977, %988
  %990 = load i32, ptr %9, align 4
  %991 = icmp eq i32 %990, 4
  br i1 %991, label %992, label %994

992:                                              ; preds = %984
  %993 = load i64, ptr %62, align 8
  br label %996

994:                                              ; preds = %984
  %995 = load i64, ptr %56, align 8
  br label %996

996:                                              ; preds = %994, %992
  %997 = phi i64 [ %993, %992 ], [ %995, %994 ]
  %998 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %999 = load i64, ptr %998, align 8
  %1000 = mul nsw i64 %997, %999
  %1001 = add nsw i64 %989, %1000
  %1002 = load i32, ptr %9, align 4
  %1003 = icmp eq i32 %1002, 5
  br i1 %1003, label %1004, label %1006

1004:                                             ; preds = %996
  %1005 = load i64, ptr %62, align 8
  br label %1008

1006:                                             ; preds = %996
  %1007 = load i64, ptr %55, align 8
  br label %1008

1008:                                             ; preds = %1006, %1004
  %1009 = phi i64 [ %1005, %1004 ], [ %1007, %1006 ]
  %1010 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %1011 = load i64, ptr %1010, align 8
  %1012 = mul nsw i64 %1009, %1011
  %1013 = add nsw i64 %1001, %1012
  %1014 = load i32, ptr %9, align 4
  %1015 = icmp eq i32 %1014, 6
  br i1 %1015, label %1016, label %1018

1016:                                             ; preds = %1008
  %1017 = load i64, ptr %62, align 8
  br label %1020

1018:                                             ; preds = %1008
  %1019 = load i64, ptr %54, align 8
  br label %1020

1020:                                             ; preds = %1018, %1016
  %1021 = phi i64 [ %1017, %1016 ], [ %1019, %1018 ]
  %1022 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %1023 = load i64, ptr %1022, align 8
  %1024 = mul nsw i64 %1021, %1023
  %1025 = add nsw i64 %1013, %1024
  %1026 = load i32, ptr %9, align 4
  %1027 = icmp eq i32 %1026, 7
  br i1 %1027, label %1028, label %1030

1028:                                             ; preds = %1020
  %1029 = load i64, ptr %62, align 8
  br label %1032

1030:                                             ; preds = %1020
  %1031 = load i64, ptr %53, align 8
  br label %1032

1032:                                             ; preds = %1030, %1028
  %1033 = phi i64 [ %1029, %1028 ], [ %1031, %1030 ]
  %1034 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %1035 = load i64, ptr %1034, align 8
  %1036 = mul nsw i64 %1033, %1035
  %1037 = add nsw i64 %1025, %1036
  store i64 %1037, ptr %63, align 8
  %1038 = load ptr, ptr %12, align 8
  %1039 = icmp ne ptr %1038, null
  br i1 %1039, label %1040, label %1102

1040:                                             ; preds = %1032
  %1041 = load ptr, ptr %12, align 8
  %1042 = load ptr, ptr %12, align 8
  %1043 = load i32, ptr %9, align 4
  %1044 = icmp eq i32 %1043, 1
  br i1 %1044, label %1045, label %1047

1045:                                             ; preds = %1040
  %1046 = load i64, ptr %62, align 8
  br label %1049

1047:                                             ; preds = %1040
  %1048 = load i64, ptr %59, align 8
  br label %1049

1049:                                             ; preds = %1047, %1045
  %1050 = phi i64 [ %1046, %1045 ], [ %1048, %1047 ]
  %1051 = load i32, ptr %9, align 4
  %1052 = icmp eq i32 %1051, 2
  br i1 %1052, label %1053, label %1055

1053:                                             ; preds = %1049
  %1054 = load i64, ptr %62, align 8
  br label %1057

1055:                                             ; preds = %1049
  %1056 = load i64, ptr %58, align 8
  br label %1057

1057:                                             ; preds = %1055, %1053
  %1058 = phi i64 [ %1054, %1053 ], [ %1056, %1055 ]
  %1059 = load i32, ptr %9, align 4
  %1060 = icmp eq i32 %1059, 3
  br i1 %1060, label %1061, label %1063

1061:                                             ; preds = %1057
  %1062 = load i64, ptr %62, align 8
  br label %1065

1063:                                             ; preds = %1057
  %1064 = load i64, ptr %57, align 8
  br label %1065

1065:                                             ; preds = %1063, %1061
  %1066 = phi i64 [ %1062, %1061 ], [ %1064, %1063 ]
  %1067 = load i32, ptr %9, align 4
  %1068 = icmp eq i32 %1067, 4
  br i1 %1068, label %1069, label %1071

1069:                                             ; preds = %1065
  %1070 = load i64, ptr %62, align 8
  br label %1073

1071:                                             ; preds = %1065
  %1072 = load i64, ptr %56, align 8
  br label %1073

1073:                                             ; preds = %1071, %1069
  %1074 = phi i64 [ %1070, %1069 ], [ %1072, %1071 ]
  %1075 = load i32, ptr %9, align 4
  %1076 = icmp eq i32 %1075, 5
  br i1 %1076, label %1077, label %1079

1077:                                             ; preds = %1073
  %1078 = load i64, ptr %62, align 8
  br label %1081

1079:                                             ; preds = %1073
  %1080 = load i64, ptr %55, align 8
  br label %1081

1081:                                             ; preds = %1079, %1077
  %1082 = phi i64 [ %1078, %1077 ], [ %1080, %1079 ]
  %1083 = load i32, ptr %9, align 4
  %1084 = icmp eq i32 %1083, 6
  br i1 %1084, label %1085, label %1087

1085:                                             ; preds = %1081
  %1086 = load i64, ptr %62, align 8
  br label %1089

1087:                                             ; preds = %1081
  %1088 = load i64, ptr %54, align 8
  br label %1089

1089:                                             ; preds = %1087, %1085
  %1090 = phi i64 [ %1086, %1085 ], [ %1088, %1087 ]
  %1091 = load i32, ptr %9, align 4
  %1092 = icmp eq i32 %1091, 7
  br i1 %1092, label %1093, label %1095

1093:                                             ; preds = %1089
  %1094 = load i64, ptr %62, align 8
  br label %1097

1095:                                             ; preds = %1089
  %1096 = load i64, ptr %53, align 8
  br label %1097

1097:                                             ; preds = %1095, %1093
  %1098 = phi i64 [ %1094, %1093 ], [ %1096, %1095 ]
  %1099 = call i64 @offset_in(ptr noundef %1042, i64 noundef %1050, i64 noundef %1058, i64 noundef %1066, i64 noundef %1074, i64 noundef %1082, i64 noundef %1090, i64 noundef %1098)
  %1100 = call i32 @is_true(ptr noundef %1041, i64 noundef %1099)
  %1101 = icmp ne i32 %1100, 0
  br i1 %1101, label %1102, label %1118

1102:                                             ; preds = %1097, %1032
  %1103 = load ptr, ptr %8, align 8
  %1104 = getelementptr inbounds %struct.descriptor, ptr %1103, i32 0, i32 0
  %1105 = load ptr, ptr %1104, align 8
  %1106 = load i64, ptr %63, align 8
  %1107 = getelementptr inbounds i8, ptr %1105, i64 %1106
  store ptr %1107, ptr %64, align 8
  %1108 = load ptr, ptr %64, align 8
  %1109 = getelementptr inbounds float, ptr %1108, i64 0
  %1110 = load float, ptr %1109, align 4
  %1111 = load float, ptr %60, align 4
  %1112 = fadd float %1111, %1110
  store float %1112, ptr %60, align 4
  %1113 = load ptr, ptr %64, align 8
  %1114 = getelementptr inbounds float, ptr %1113, i64 1
  %1115 = load float, ptr %1114, align 4
  %1116 = load float, ptr %61, align 4
  %1117 = fadd float %1116, %1115
  store float %1117, ptr %61, align 4
  br label %1118

1118:                                             ; preds = %1102, %1097
  br label %1119

1119:                                             ; preds = %1118
  %1120 = load i64, ptr %62, align 8
  %1121 = add nsw i64 %1120, 1
  store i64 %1121, ptr %62, align 8
  br label %948

1122:                                             ; preds = %953
  %1123 = load ptr, ptr %7, align 8
  %1124 = getelementptr inbounds %struct.descriptor, ptr %1123, i32 0, i32 0
  %1125 = load ptr, ptr %1124, align 8
  %1126 = load i64, ptr %53, align 8
  %1127 = load i64, ptr %27, align 8
  %1128 = mul nsw i64 %1126, %1127
  %1129 = load i64, ptr %54, align 8
  %1130 = add nsw i64 %1128, %1129
  %1131 = load i64, ptr %26, align 8
  %1132 = mul nsw i64 %1130, %1131
  %1133 = load i64, ptr %55, align 8
  %1134 = add nsw i64 %1132, %1133
  %1135 = load i64, ptr %25, align 8
  %1136 = mul nsw i64 %1134, %1135
  %1137 = load i64, ptr %56, align 8
  %1138 = add nsw i64 %1136, %1137
  %1139 = load i64, ptr %24, align 8
  %1140 = mul nsw i64 %1138, %1139
  %1141 = load i64, ptr %57, align 8
  %1142 = add nsw i64 %1140, %1141
  %1143 = load i64, ptr %23, align 8
  %1144 = mul nsw i64 %1142, %1143
  %1145 = load i64, ptr %58, align 8
  %1146 = add nsw i64 %1144, %1145
  %1147 = load i64, ptr %22, align 8
  %1148 = mul nsw i64 %1146, %1147
  %1149 = load i64, ptr %59, align 8
  %1150 = add nsw i64 %1148, %1149
  %1151 = mul nsw i64 2, %1150
  %1152 = getelementptr inbounds float, ptr %1125, i64 %1151
  store ptr %1152, ptr %65, align 8
  %1153 = load float, ptr %60, align 4
  %1154 = load ptr, ptr %65, align 8
  %1155 = getelementptr inbounds float, ptr %1154, i64 0
  store float %1153, ptr %1155, align 4
  %1156 = load float, ptr %61, align 4
  %1157 = load ptr, ptr %65, align 8
  %1158 = getelementptr inbounds float, ptr %1157, i64 1
  store float %1156, ptr %1158, align 4
  br label %1159

1159:                                             ; preds = %1122
  %1160 = load i64, ptr %59, align 8
  %1161 = add nsw i64 %1160, 1
  store i64 %1161, ptr %59, align 8
  br label %942

1162:                                             ; preds = %946
  br label %1163

1163:                                             ; preds = %1162
  %1164 = load i64, ptr %58, align 8
  %1165 = add nsw i64 %1164, 1
  store i64 %1165, ptr %58, align 8
  br label %936

1166:                                             ; preds = %940
  br label %1167

1167:                                             ; preds = %1166
  %1168 = load i64, ptr %57, align 8
  %1169 = add nsw i64 %1168, 1
  store i64 %1169, ptr %57, align 8
  br label %930

1170:                                             ; preds = %934
  br label %1171

1171:                                             ; preds = %1170
  %1172 = load i64, ptr %56, align 8
  %1173 = add nsw i64 %1172, 1
  store i64 %1173, ptr %56, align 8
  br label %924

1174:                                             ; preds = %928
  br label %1175

1175:                                             ; preds = %1174
  %1176 = load i64, ptr %55, align 8
  %1177 = add nsw i64 %1176, 1
  store i64 %1177, ptr %55, align 8
  br label %918

1178:                                             ; preds = %922
  br label %1179

1179:                                             ; preds = %1178
  %1180 = load i64, ptr %54, align 8
  %1181 = add nsw i64 %1180, 1
  store i64 %1181, ptr %54, align 8
  br label %912

1182:                                             ; preds = %916
  br label %1183

1183:                                             ; preds = %1182
  %1184 = load i64, ptr %53, align 8
  %1185 = add nsw i64 %1184, 1
  store i64 %1185, ptr %53, align 8
  br label %906

1186:                                             ; preds = %910
  br label %1470

1187:                                             ; preds = %899
  %1188 = load i8, ptr %13, align 1
  %1189 = trunc i8 %1188 to i1
  br i1 %1189, label %1190, label %1199

1190:                                             ; preds = %1187
  %1191 = load ptr, ptr %7, align 8
  %1192 = getelementptr inbounds %struct.descriptor, ptr %1191, i32 0, i32 0
  %1193 = load ptr, ptr %1192, align 8
  %1194 = load ptr, ptr %8, align 8
  %1195 = load i32, ptr %9, align 4
  %1196 = load ptr, ptr %10, align 8
  %1197 = load i32, ptr %11, align 4
  %1198 = load ptr, ptr %12, align 8
  call void @put_Sum(ptr noundef %1193, ptr noundef %1194, i32 noundef %1195, ptr noundef %1196, i32 noundef %1197, ptr noundef %1198)
  br label %1469

1199:                                             ; preds = %1187
  store i64 0, ptr %66, align 8
  br label %1200

1200:                                             ; preds = %1465, %1199
  %1201 = load i64, ptr %66, align 8
  %1202 = load i64, ptr %28, align 8
  %1203 = icmp slt i64 %1201, %1202
  br i1 %1203, label %1205, label %1204

1204:                                             ; preds = %1200
  store i32 74, ptr %30, align 4
  br label %1468

1205:                                             ; preds = %1200
  store i64 0, ptr %67, align 8
  br label %1206

1206:                                             ; preds = %1461, %1205
  %1207 = load i64, ptr %67, align 8
  %1208 = load i64, ptr %27, align 8
  %1209 = icmp slt i64 %1207, %1208
  br i1 %1209, label %1211, label %1210

1210:                                             ; preds = %1206
  store i32 77, ptr %30, align 4
  br label %1464

1211:                                             ; preds = %1206
  store i64 0, ptr %68, align 8
  br label %1212

1212:                                             ; preds = %1457, %1211
  %1213 = load i64, ptr %68, align 8
  %1214 = load i64, ptr %26, align 8
  %1215 = icmp slt i64 %1213, %1214
  br i1 %1215, label %1217, label %1216

1216:                                             ; preds = %1212
  store i32 80, ptr %30, align 4
  br label %1460

1217:                                             ; preds = %1212
  store i64 0, ptr %69, align 8
  br label %1218

1218:                                             ; preds = %1453, %1217
  %1219 = load i64, ptr %69, align 8
  %1220 = load i64, ptr %25, align 8
  %1221 = icmp slt i64 %1219, %1220
  br i1 %1221, label %1223, label %1222

1222:                                             ; preds = %1218
  store i32 83, ptr %30, align 4
  br label %1456

1223:                                             ; preds = %1218
  store i64 0, ptr %70, align 8
  br label %1224

1224:                                             ; preds = %1449, %1223
  %1225 = load i64, ptr %70, align 8
  %1226 = load i64, ptr %24, align 8
  %1227 = icmp slt i64 %1225, %1226
  br i1 %1227, label %1229, label %1228

1228:                                             ; preds = %1224
  store i32 86, ptr %30, align 4
  br label %1452

1229:                                             ; preds = %1224
  store i64 0, ptr %71, align 8
  br label %1230

1230:                                             ; preds = %1445, %1229
  %1231 = load i64, ptr %71, align 8
  %1232 = load i64, ptr %23, align 8
  %1233 = icmp slt i64 %1231, %1232
  br i1 %1233, label %1235, label %1234

1234:                                             ; preds = %1230
  store i32 89, ptr %30, align 4
  br label %1448

1235:                                             ; preds = %1230
  store i64 0, ptr %72, align 8
  br label %1236

1236:                                             ; preds = %1441, %1235
  %1237 = load i64, ptr %72, align 8
  %1238 = load i64, ptr %22, align 8
  %1239 = icmp slt i64 %1237, %1238
  br i1 %1239, label %1241, label %1240

1240:                                             ; preds = %1236
  store i32 92, ptr %30, align 4
  br label %1444

1241:                                             ; preds = %1236
  store float 0.000000e+00, ptr %73, align 4
  store i64 0, ptr %74, align 8
  br label %1242

1242:                                             ; preds = %1406, %1241
  %1243 = load i64, ptr %74, align 8
  %1244 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %1245 = load i64, ptr %1244, align 8
  %1246 = icmp slt i64 %1243, %1245
  br i1 %1246, label %1248, label %1247

1247:                                             ; preds = %1242
  store i32 95, ptr %30, align 4
  br label %1409

1248:                                             ; preds = %1242
  %1249 = load i32, ptr %9, align 4
  %1250 = icmp eq i32 %1249, 1
  br i1 %1250, label %1251, label %1253

1251:                                             ; preds = %1248
  %1252 = load i64, ptr %74, align 8
  br label %1255

1253:                                             ; preds = %1248
  %1254 = load i64, ptr %72, align 8
  br label %1255

1255:                                             ; preds = %1253, %1251
  %1256 = phi i64 [ %1252, %1251 ], [ %1254, %1253 ]
  %1257 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %1258 = load i64, ptr %1257, align 8
  %1259 = mul nsw i64 %1256, %1258
  %1260 = load i32, ptr %9, align 4
  %1261 = icmp eq i32 %1260, 2
  br i1 %1261, label %1262, label %1264

1262:                                             ; preds = %1255
  %1263 = load i64, ptr %74, align 8
  br label %1266

1264:                                             ; preds = %1255
  %1265 = load i64, ptr %71, align 8
  br label %1266

1266:                                             ; preds = %1264, %1262
  %1267 = phi i64 [ %1263, %1262 ], [ %1265, %1264 ]
  %1268 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %1269 = load i64, ptr %1268, align 8
  %1270 = mul nsw i64 %1267, %1269
  %1271 = add nsw i64 %1259, %1270
  %1272 = load i32, ptr %9, align 4
  %1273 = icmp eq i32 %1272, 3
  br i1 %1273, label %1274, label %1276

1274:                                             ; preds = %1266
  %1275 = load i64, ptr %74, align 8
  br label %1278

1276:                                             ; preds = %1266
  %1277 = load i64, ptr %70, align 8
  br label %1278

1278:                                             ; preds = %1276, %1274
  %1279 = phi i64 [ %1275, %1274 ], [ %1277, %1276 ]
  %1280 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %1281 = load i64, ptr %1280, align 8
  %1282 = mul nsw i64 %1279, %1281
  %1283 = add nsw i64 %1271, %1282
  %1284 = load i32, ptr %9, align 4
  %1285 = icmp eq i32 %1284, 4
  br i1 %1285, label %1286, label %1288

1286:                                             ; preds = %1278
  %1287 = load i64, ptr %74, align 8
  br label %1290

1288:                                             ; preds = %1278
  %1289 = load i64, ptr %69, align 8
  br label %1290

1290:                                             ; preds = %1288, %1286
  %1291 = phi i64 [ %1287, %1286 ], [ %1289, %1288 ]
  %1292 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %1293 = load i64, ptr %1292, align 8
  %1294 = mul nsw i64 %1291, %1293
  %1295 = add nsw i64 %1283, %1294
  %1296 = load i32, ptr %9, align 4
  %1297 = icmp eq i32 %1296, 5
  br i1 %1297, label %1298, label %1300

1298:                                             ; preds = %1290
  %1299 = load i64, ptr %74, align 8
  br label %1302

1300:                                             ; preds = %1290
  %1301 = load i64, ptr %68, align 8
  br label %1302

1302:                                             ; preds = %1300, %1298
  %1303 = phi i64 [ %1299, %1298 ], [ %1301, %1300 ]
  %1304 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %1305 = load i64, ptr %1304, align 8
  %1306 = mul nsw i64 %1303, %1305
  %1307 = add nsw i64 %1295, %1306
  %1308 = load i32, ptr %9, align 4
  %1309 = icmp eq i32 %1308, 6
  br i1 %1309, label %1310, label %1312

1310:                                             ; preds = %1302
  %1311 = load i64, ptr %74, align 8
  br label %1314

1312:                                             ; preds = %1302
  %1313 = load i64, ptr %67, align 8
  br label %1314

1314:                                             ; preds = %1312, %1310
  %1315 = phi i64 [ %1311, %1310 ], [ %1313, %1312 ]
  %1316 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %1317 = load i64, ptr %1316, align 8
  %1318 = mul nsw i64 %1315, %1317
  %1319 = add nsw i64 %1307, %1318
  %1320 = load i32, ptr %9, align 4
  %1321 = icmp eq i32 %1320, 7
  br i1 %1321, label %1322, label %1324

1322:                                             ; preds = %1314
  %1323 = load i64, ptr %74, align 8
  br label %1326

1324:                                             ; preds = %1314
  %1325 = load i64, ptr %66, align 8
  br label %1326

1326:                                             ; preds = %1324, %1322
  %1327 = phi i64 [ %1323, %1322 ], [ %1325, %1324 ]
  %1328 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %1329 = load i64, ptr %1328, align 8
  %1330 = mul nsw i64 %1327, %1329
  %1331 = add nsw i64 %1319, %1330
  store i64 %1331, ptr %75, align 8
  %1332 = load ptr, ptr %12, align 8
  %1333 = icmp ne ptr %1332, null
  br i1 %1333, label %1334, label %1396

1334:                                             ; preds = %1326
  %1335 = load ptr, ptr %12, align 8
  %1336 = load ptr, ptr %12, align 8
  %1337 = load i32, ptr %9, align 4
  %1338 = icmp eq i32 %1337, 1
  br i1 %1338, label %1339, label %1341

1339:                                             ; preds = %1334
  %1340 = load i64, ptr %74, align 8
  br label %1343

1341:                                             ; preds = %1334
  %1342 = load i64, ptr %72, align 8
  br label %1343

1343:                                             ; preds = %1341, %1339
  %1344 = phi i64 [ %1340, %1339 ], [ %1342, %1341 ]
  %1345 = load i32, ptr %9, align 4
  %1346 = icmp eq i32 %1345, 2
  br i1 %1346, label %1347, label %1349

1347:                                             ; preds = %1343
  %1348 = load i64, ptr %74, align 8
  br label %1351

1349:                                             ; preds = %1343
  %1350 = load i64, ptr %71, align 8
  br label %1351

1351:                                             ; preds = %1349, %1347
  %1352 = phi i64 [ %1348, %1347 ], [ %1350, %1349 ]
  %1353 = load i32, ptr %9, align 4
  %1354 = icmp eq i32 %1353, 3
  br i1 %1354, label %1355, label %1357

1355:                                             ; preds = %1351
  %1356 = load i64, ptr %74, align 8
  br label %1359

1357:                                             ; preds = %1351
  %1358 = load i64, ptr %70, align 8
  br label %1359

1359:                                             ; preds = %1357, %1355
  %1360 = phi i64 [ %1356, %1355 ], [ %1358, %1357 ]
  %1361 = load i32, ptr %9, align 4
  %1362 = icmp eq i32 %1361, 4
  br i1 %1362, label %1363, label %1365

1363:                                             ; preds = %1359
  %1364 = load i64, ptr %74, align 8
  br label %1367

1365:                                             ; preds = %1359
  %1366 = load i64, ptr %69, align 8
  br label %1367

1367:                                             ; preds = %1365, %1363
  %1368 = phi i64 [ %1364, %1363 ], [ %1366, %1365 ]
  %1369 = load i32, ptr %9, align 4
  %1370 = icmp eq i32 %1369, 5
  br i1 %1370, label %1371, label %1373

1371:                                             ; preds = %1367
  %1372 = load i64, ptr %74, align 8
  br label %1375

1373:                                             ; preds = %1367
  %1374 = load i64, ptr %68, align 8
  br label %1375

1375:                                             ; preds = %1373, %1371
  %1376 = phi i64 [ %1372, %1371 ], [ %1374, %1373 ]
  %1377 = load i32, ptr %9, align 4
  %1378 = icmp eq i32 %1377, 6
  br i1 %1378, label %1379, label %1381

1379:                                             ; preds = %1375
  %1380 = load i64, ptr %74, align 8
  br label %1383

1381:                                             ; preds = %1375
  %1382 = load i64, ptr %67, align 8
  br label %1383

1383:                                             ; preds = %1381, %1379
  %1384 = phi i64 [ %1380, %1379 ], [ %1382, %1381 ]
  %1385 = load i32, ptr %9, align 4
  %1386 = icmp eq i32 %1385, 7
  br i1 %1386, label %1387, label %1389

1387:                                             ; preds = %1383
  %1388 = load i64, ptr %74, align 8
  br label %1391

1389:                                             ; preds = %1383
  %1390 = load i64, ptr %66, align 8
  br label %1391

1391:                                             ; preds = %1389, %1387
  %1392 = phi i64 [ %1388, %1387 ], [ %1390, %1389 ]
  %1393 = call i64 @offset_in(ptr noundef %1336, i64 noundef %1344, i64 noundef %1352, i64 noundef %1360, i64 noundef %1368, i64 noundef %1376, i64 noundef %1384, i64 noundef %1392)
  %1394 = call i32 @is_true(ptr noundef %1335, i64 noundef %1393)
  %1395 = icmp ne i32 %1394, 0
  br i1 %1395, label %1396, label %1405

1396:                                             ; preds = %1391, %1326
  %1397 = load ptr, ptr %8, align 8
  %1398 = getelementptr inbounds %struct.descriptor, ptr %1397, i32 0, i32 0
  %1399 = load ptr, ptr %1398, align 8
  %1400 = load i64, ptr %75, align 8
  %1401 = getelementptr inbounds i8, ptr %1399, i64 %1400
  %1402 = load float, ptr %1401, align 4
  %1403 = load float, ptr %73, align 4
  %1404 = fadd float %1403, %1402
  store float %1404, ptr %73, align 4
  br label %1405

1405:                                             ; preds = %1396, %1391
  br label %1406

1406:                                             ; preds = %1405
  %1407 = load i64, ptr %74, align 8
  %1408 = add nsw i64 %1407, 1
  store i64 %1408, ptr %74, align 8
  br label %1242

1409:                                             ; preds = %1247
  %1410 = load float, ptr %73, align 4
  %1411 = load ptr, ptr %7, align 8
  %1412 = getelementptr inbounds %struct.descriptor, ptr %1411, i32 0, i32 0
  %1413 = load ptr, ptr %1412, align 8
  %1414 = load i64, ptr %66, align 8
  %1415 = load i64, ptr %27, align 8
  %1416 = mul nsw i64 %1414, %1415
  %1417 = load i64, ptr %67, align 8
  %1418 = add nsw i64 %1416, %1417
  %1419 = load i64, ptr %26, align 8
  %1420 = mul nsw i64 %1418, %1419
  %1421 = load i64, ptr %68, align 8
  %1422 = add nsw i64 %1420, %1421
  %1423 = load i64, ptr %25, align 8
  %1424 = mul nsw i64 %1422, %1423
  %1425 = load i64, ptr %69, align 8
  %1426 = add nsw i64 %1424, %1425
  %1427 = load i64, ptr %24, align 8
  %1428 = mul nsw i64 %1426, %1427
  %1429 = load i64, ptr %70, align 8
  %1430 = add nsw i64 %1428, %1429
  %1431 = load i64, ptr %23, align 8
  %1432 = mul nsw i64 %1430, %1431
  %1433 = load i64, ptr %71, align 8
  %1434 = add nsw i64 %1432, %1433
  %1435 = load i64, ptr %22, align 8
  %1436 = mul nsw i64 %1434, %1435
  %1437 = load i64, ptr %72, align 8
  %1438 = add nsw i64 %1436, %1437
  %1439 = mul nsw i64 %1438, 4
  %1440 = getelementptr inbounds i8, ptr %1413, i64 %1439
  store float %1410, ptr %1440, align 4
  br label %1441

1441:                                             ; preds = %1409
  %1442 = load i64, ptr %72, align 8
  %1443 = add nsw i64 %1442, 1
  store i64 %1443, ptr %72, align 8
  br label %1236

1444:                                             ; preds = %1240
  br label %1445

1445:                                             ; preds = %1444
  %1446 = load i64, ptr %71, align 8
  %1447 = add nsw i64 %1446, 1
  store i64 %1447, ptr %71, align 8
  br label %1230

1448:                                             ; preds = %1234
  br label %1449

1449:                                             ; preds = %1448
  %1450 = load i64, ptr %70, align 8
  %1451 = add nsw i64 %1450, 1
  store i64 %1451, ptr %70, align 8
  br label %1224

1452:                                             ; preds = %1228
  br label %1453

1453:                                             ; preds = %1452
  %1454 = load i64, ptr %69, align 8
  %1455 = add nsw i64 %1454, 1
  store i64 %1455, ptr %69, align 8
  br label %1218

1456:                                             ; preds = %1222
  br label %1457

1457:                                             ; preds = %1456
  %1458 = load i64, ptr %68, align 8
  %1459 = add nsw i64 %1458, 1
  store i64 %1459, ptr %68, align 8
  br label %1212

1460:                                             ; preds = %1216
  br label %1461

1461:                                             ; preds = %1460
  %1462 = load i64, ptr %67, align 8
  %1463 = add nsw i64 %1462, 1
  store i64 %1463, ptr %67, align 8
  br label %1206

1464:                                             ; preds = %1210
  br label %1465

1465:                                             ; preds = %1464
  %1466 = load i64, ptr %66, align 8
  %1467 = add nsw i64 %1466, 1
  store i64 %1467, ptr %66, align 8
  br label %1200

1468:                                             ; preds = %1204
  br label %1469

1469:                                             ; preds = %1468, %1190
  br label %1470

1470:                                             ; preds = %1469, %1186
  br label %1471

1471:                                             ; preds = %1470, %898
  br label %1472

1472:                                             ; preds = %1471, %610
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
  %204 = call ptr @malloc(i64 noundef %203) #12
  %205 = load ptr, ptr %10, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 0
  store ptr %204, ptr %206, align 8
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
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 192, i1 false)
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
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
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
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca double, align 8
  %48 = alloca double, align 8
  %49 = alloca i64, align 8
  %50 = alloca i64, align 8
  %51 = alloca ptr, align 8
  %52 = alloca double, align 8
  %53 = alloca ptr, align 8
  %54 = alloca i64, align 8
  %55 = alloca i64, align 8
  %56 = alloca i64, align 8
  %57 = alloca i64, align 8
  %58 = alloca i64, align 8
  %59 = alloca i64, align 8
  %60 = alloca i64, align 8
  %61 = alloca float, align 4
  %62 = alloca float, align 4
  %63 = alloca i64, align 8
  %64 = alloca i64, align 8
  %65 = alloca ptr, align 8
  %66 = alloca float, align 4
  %67 = alloca ptr, align 8
  %68 = alloca i64, align 8
  %69 = alloca i64, align 8
  %70 = alloca i64, align 8
  %71 = alloca i64, align 8
  %72 = alloca i64, align 8
  %73 = alloca i64, align 8
  %74 = alloca i64, align 8
  %75 = alloca float, align 4
  %76 = alloca i64, align 8
  %77 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %78 = load ptr, ptr %8, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 4
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  %82 = icmp sle i32 %81, 24
  %83 = zext i1 %82 to i8
  store i8 %83, ptr %13, align 1
  %84 = load ptr, ptr %8, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 4
  %86 = load i8, ptr %85, align 1
  %87 = zext i8 %86 to i32
  %88 = icmp eq i32 %87, 28
  br i1 %88, label %110, label %89

89:                                               ; preds = %6
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 4
  %92 = load i8, ptr %91, align 1
  %93 = zext i8 %92 to i32
  %94 = icmp eq i32 %93, 27
  br i1 %94, label %110, label %95

95:                                               ; preds = %89
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 4
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  %100 = icmp eq i32 %99, 35
  br i1 %100, label %110, label %101

101:                                              ; preds = %95
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 4
  %104 = load i8, ptr %103, align 1
  %105 = zext i8 %104 to i32
  %106 = icmp eq i32 %105, 34
  br i1 %106, label %110, label %107

107:                                              ; preds = %101
  %108 = load i8, ptr %13, align 1
  %109 = trunc i8 %108 to i1
  br label %110

110:                                              ; preds = %107, %101, %95, %89, %6
  %111 = phi i1 [ true, %101 ], [ true, %95 ], [ true, %89 ], [ true, %6 ], [ %109, %107 ]
  %112 = zext i1 %111 to i32
  %113 = load ptr, ptr %10, align 8
  %114 = load i32, ptr %11, align 4
  call void @require(i32 noundef %112, ptr noundef @.str.3, ptr noundef %113, i32 noundef %114)
  %115 = load i32, ptr %9, align 4
  %116 = icmp sge i32 %115, 1
  br i1 %116, label %117, label %124

117:                                              ; preds = %110
  %118 = load i32, ptr %9, align 4
  %119 = load ptr, ptr %8, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 3
  %121 = load i8, ptr %120, align 4
  %122 = zext i8 %121 to i32
  %123 = icmp sle i32 %118, %122
  br label %124

124:                                              ; preds = %117, %110
  %125 = phi i1 [ false, %110 ], [ %123, %117 ]
  %126 = zext i1 %125 to i32
  %127 = load ptr, ptr %10, align 8
  %128 = load i32, ptr %11, align 4
  call void @require(i32 noundef %126, ptr noundef @.str.4, ptr noundef %127, i32 noundef %128)
  %129 = load ptr, ptr %8, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 3
  %131 = load i8, ptr %130, align 4
  %132 = zext i8 %131 to i32
  %133 = load i32, ptr @fortran_ranks, align 4
  %134 = icmp sle i32 %132, %133
  %135 = zext i1 %134 to i32
  %136 = load ptr, ptr %10, align 8
  %137 = load i32, ptr %11, align 4
  call void @require(i32 noundef %135, ptr noundef @.str.2, ptr noundef %136, i32 noundef %137)
  %138 = load ptr, ptr %8, align 8
  %139 = load ptr, ptr %8, align 8
  %140 = getelementptr inbounds %struct.descriptor, ptr %139, i32 0, i32 3
  %141 = load i8, ptr %140, align 4
  %142 = zext i8 %141 to i32
  %143 = call ptr @dimension_of(ptr noundef %138, i32 noundef 0, i32 noundef %142)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %143, i64 24, i1 false)
  %144 = load ptr, ptr %8, align 8
  %145 = load ptr, ptr %8, align 8
  %146 = getelementptr inbounds %struct.descriptor, ptr %145, i32 0, i32 3
  %147 = load i8, ptr %146, align 4
  %148 = zext i8 %147 to i32
  %149 = call ptr @dimension_of(ptr noundef %144, i32 noundef 1, i32 noundef %148)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %149, i64 24, i1 false)
  %150 = load ptr, ptr %8, align 8
  %151 = load ptr, ptr %8, align 8
  %152 = getelementptr inbounds %struct.descriptor, ptr %151, i32 0, i32 3
  %153 = load i8, ptr %152, align 4
  %154 = zext i8 %153 to i32
  %155 = call ptr @dimension_of(ptr noundef %150, i32 noundef 2, i32 noundef %154)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %155, i64 24, i1 false)
  %156 = load ptr, ptr %8, align 8
  %157 = load ptr, ptr %8, align 8
  %158 = getelementptr inbounds %struct.descriptor, ptr %157, i32 0, i32 3
  %159 = load i8, ptr %158, align 4
  %160 = zext i8 %159 to i32
  %161 = call ptr @dimension_of(ptr noundef %156, i32 noundef 3, i32 noundef %160)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %161, i64 24, i1 false)
  %162 = load ptr, ptr %8, align 8
  %163 = load ptr, ptr %8, align 8
  %164 = getelementptr inbounds %struct.descriptor, ptr %163, i32 0, i32 3
  %165 = load i8, ptr %164, align 4
  %166 = zext i8 %165 to i32
  %167 = call ptr @dimension_of(ptr noundef %162, i32 noundef 4, i32 noundef %166)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %167, i64 24, i1 false)
  %168 = load ptr, ptr %8, align 8
  %169 = load ptr, ptr %8, align 8
  %170 = getelementptr inbounds %struct.descriptor, ptr %169, i32 0, i32 3
  %171 = load i8, ptr %170, align 4
  %172 = zext i8 %171 to i32
  %173 = call ptr @dimension_of(ptr noundef %168, i32 noundef 5, i32 noundef %172)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %173, i64 24, i1 false)
  %174 = load ptr, ptr %8, align 8
  %175 = load ptr, ptr %8, align 8
  %176 = getelementptr inbounds %struct.descriptor, ptr %175, i32 0, i32 3
  %177 = load i8, ptr %176, align 4
  %178 = zext i8 %177 to i32
  %179 = call ptr @dimension_of(ptr noundef %174, i32 noundef 6, i32 noundef %178)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %179, i64 24, i1 false)
  %180 = load i32, ptr %9, align 4
  %181 = icmp eq i32 %180, 1
  br i1 %181, label %182, label %183

182:                                              ; preds = %124
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %14, i64 24, i1 false)
  br label %209

183:                                              ; preds = %124
  %184 = load i32, ptr %9, align 4
  %185 = icmp eq i32 %184, 2
  br i1 %185, label %186, label %187

186:                                              ; preds = %183
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %15, i64 24, i1 false)
  br label %208

187:                                              ; preds = %183
  %188 = load i32, ptr %9, align 4
  %189 = icmp eq i32 %188, 3
  br i1 %189, label %190, label %191

190:                                              ; preds = %187
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %16, i64 24, i1 false)
  br label %207

191:                                              ; preds = %187
  %192 = load i32, ptr %9, align 4
  %193 = icmp eq i32 %192, 4
  br i1 %193, label %194, label %195

194:                                              ; preds = %191
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %17, i64 24, i1 false)
  br label %206

195:                                              ; preds = %191
  %196 = load i32, ptr %9, align 4
  %197 = icmp eq i32 %196, 5
  br i1 %197, label %198, label %199

198:                                              ; preds = %195
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %18, i64 24, i1 false)
  br label %205

199:                                              ; preds = %195
  %200 = load i32, ptr %9, align 4
  %201 = icmp eq i32 %200, 6
  br i1 %201, label %202, label %203

202:                                              ; preds = %199
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %19, i64 24, i1 false)
  br label %204

203:                                              ; preds = %199
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %20, i64 24, i1 false)
  br label %204

204:                                              ; preds = %203, %202
  br label %205

205:                                              ; preds = %204, %198
  br label %206

206:                                              ; preds = %205, %194
  br label %207

207:                                              ; preds = %206, %190
  br label %208

208:                                              ; preds = %207, %186
  br label %209

209:                                              ; preds = %208, %182
  %210 = load i32, ptr %9, align 4
  %211 = icmp eq i32 %210, 1
  br i1 %211, label %212, label %213

212:                                              ; preds = %209
  br label %216

213:                                              ; preds = %209
  %214 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  br label %216

216:                                              ; preds = %213, %212
  %217 = phi i64 [ 1, %212 ], [ %215, %213 ]
  store i64 %217, ptr %22, align 8
  %218 = load i32, ptr %9, align 4
  %219 = icmp eq i32 %218, 2
  br i1 %219, label %220, label %221

220:                                              ; preds = %216
  br label %224

221:                                              ; preds = %216
  %222 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %223 = load i64, ptr %222, align 8
  br label %224

224:                                              ; preds = %221, %220
  %225 = phi i64 [ 1, %220 ], [ %223, %221 ]
  store i64 %225, ptr %23, align 8
  %226 = load i32, ptr %9, align 4
  %227 = icmp eq i32 %226, 3
  br i1 %227, label %228, label %229

228:                                              ; preds = %224
  br label %232

229:                                              ; preds = %224
  %230 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %231 = load i64, ptr %230, align 8
  br label %232

232:                                              ; preds = %229, %228
  %233 = phi i64 [ 1, %228 ], [ %231, %229 ]
  store i64 %233, ptr %24, align 8
  %234 = load i32, ptr %9, align 4
  %235 = icmp eq i32 %234, 4
  br i1 %235, label %236, label %237

236:                                              ; preds = %232
  br label %240

237:                                              ; preds = %232
  %238 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %239 = load i64, ptr %238, align 8
  br label %240

240:                                              ; preds = %237, %236
  %241 = phi i64 [ 1, %236 ], [ %239, %237 ]
  store i64 %241, ptr %25, align 8
  %242 = load i32, ptr %9, align 4
  %243 = icmp eq i32 %242, 5
  br i1 %243, label %244, label %245

244:                                              ; preds = %240
  br label %248

245:                                              ; preds = %240
  %246 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  br label %248

248:                                              ; preds = %245, %244
  %249 = phi i64 [ 1, %244 ], [ %247, %245 ]
  store i64 %249, ptr %26, align 8
  %250 = load i32, ptr %9, align 4
  %251 = icmp eq i32 %250, 6
  br i1 %251, label %252, label %253

252:                                              ; preds = %248
  br label %256

253:                                              ; preds = %248
  %254 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %255 = load i64, ptr %254, align 8
  br label %256

256:                                              ; preds = %253, %252
  %257 = phi i64 [ 1, %252 ], [ %255, %253 ]
  store i64 %257, ptr %27, align 8
  %258 = load i32, ptr %9, align 4
  %259 = icmp eq i32 %258, 7
  br i1 %259, label %260, label %261

260:                                              ; preds = %256
  br label %264

261:                                              ; preds = %256
  %262 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %263 = load i64, ptr %262, align 8
  br label %264

264:                                              ; preds = %261, %260
  %265 = phi i64 [ 1, %260 ], [ %263, %261 ]
  store i64 %265, ptr %28, align 8
  %266 = load ptr, ptr %8, align 8
  %267 = getelementptr inbounds %struct.descriptor, ptr %266, i32 0, i32 3
  %268 = load i8, ptr %267, align 4
  %269 = zext i8 %268 to i32
  %270 = sub nsw i32 %269, 1
  %271 = trunc i32 %270 to i8
  %272 = load ptr, ptr %7, align 8
  %273 = getelementptr inbounds %struct.descriptor, ptr %272, i32 0, i32 3
  store i8 %271, ptr %273, align 4
  %274 = load ptr, ptr %7, align 8
  %275 = load ptr, ptr %8, align 8
  %276 = getelementptr inbounds %struct.descriptor, ptr %275, i32 0, i32 1
  %277 = load i64, ptr %276, align 8
  %278 = load i32, ptr %9, align 4
  %279 = icmp sle i32 %278, 1
  br i1 %279, label %280, label %283

280:                                              ; preds = %264
  %281 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %282 = load i64, ptr %281, align 8
  br label %286

283:                                              ; preds = %264
  %284 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %285 = load i64, ptr %284, align 8
  br label %286

286:                                              ; preds = %283, %280
  %287 = phi i64 [ %282, %280 ], [ %285, %283 ]
  %288 = load i32, ptr %9, align 4
  %289 = icmp sle i32 %288, 2
  br i1 %289, label %290, label %293

290:                                              ; preds = %286
  %291 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %292 = load i64, ptr %291, align 8
  br label %296

293:                                              ; preds = %286
  %294 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %295 = load i64, ptr %294, align 8
  br label %296

296:                                              ; preds = %293, %290
  %297 = phi i64 [ %292, %290 ], [ %295, %293 ]
  %298 = load i32, ptr %9, align 4
  %299 = icmp sle i32 %298, 3
  br i1 %299, label %300, label %303

300:                                              ; preds = %296
  %301 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %302 = load i64, ptr %301, align 8
  br label %306

303:                                              ; preds = %296
  %304 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %305 = load i64, ptr %304, align 8
  br label %306

306:                                              ; preds = %303, %300
  %307 = phi i64 [ %302, %300 ], [ %305, %303 ]
  %308 = load i32, ptr %9, align 4
  %309 = icmp sle i32 %308, 4
  br i1 %309, label %310, label %313

310:                                              ; preds = %306
  %311 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %312 = load i64, ptr %311, align 8
  br label %316

313:                                              ; preds = %306
  %314 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %315 = load i64, ptr %314, align 8
  br label %316

316:                                              ; preds = %313, %310
  %317 = phi i64 [ %312, %310 ], [ %315, %313 ]
  %318 = load i32, ptr %9, align 4
  %319 = icmp sle i32 %318, 5
  br i1 %319, label %320, label %323

320:                                              ; preds = %316
  %321 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %322 = load i64, ptr %321, align 8
  br label %326

323:                                              ; preds = %316
  %324 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %325 = load i64, ptr %324, align 8
  br label %326

326:                                              ; preds = %323, %320
  %327 = phi i64 [ %322, %320 ], [ %325, %323 ]
  %328 = load i32, ptr %9, align 4
  %329 = icmp sle i32 %328, 6
  br i1 %329, label %330, label %333

330:                                              ; preds = %326
  %331 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %332 = load i64, ptr %331, align 8
  br label %336

333:                                              ; preds = %326
  %334 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %335 = load i64, ptr %334, align 8
  br label %336

336:                                              ; preds = %333, %330
  %337 = phi i64 [ %332, %330 ], [ %335, %333 ]
  call void @made(ptr noundef %274, i64 noundef %277, i64 noundef %287, i64 noundef %297, i64 noundef %307, i64 noundef %317, i64 noundef %327, i64 noundef %337, i64 noundef 1)
  %338 = load ptr, ptr %8, align 8
  %339 = getelementptr inbounds %struct.descriptor, ptr %338, i32 0, i32 4
  %340 = load i8, ptr %339, align 1
  %341 = zext i8 %340 to i32
  %342 = icmp eq i32 %341, 28
  br i1 %342, label %343, label %613

343:                                              ; preds = %336
  store i64 0, ptr %29, align 8
  br label %344

344:                                              ; preds = %609, %343
  %345 = load i64, ptr %29, align 8
  %346 = load i64, ptr %28, align 8
  %347 = icmp slt i64 %345, %346
  br i1 %347, label %349, label %348

348:                                              ; preds = %344
  store i32 2, ptr %30, align 4
  br label %612

349:                                              ; preds = %344
  store i64 0, ptr %31, align 8
  br label %350

350:                                              ; preds = %605, %349
  %351 = load i64, ptr %31, align 8
  %352 = load i64, ptr %27, align 8
  %353 = icmp slt i64 %351, %352
  br i1 %353, label %355, label %354

354:                                              ; preds = %350
  store i32 5, ptr %30, align 4
  br label %608

355:                                              ; preds = %350
  store i64 0, ptr %32, align 8
  br label %356

356:                                              ; preds = %601, %355
  %357 = load i64, ptr %32, align 8
  %358 = load i64, ptr %26, align 8
  %359 = icmp slt i64 %357, %358
  br i1 %359, label %361, label %360

360:                                              ; preds = %356
  store i32 8, ptr %30, align 4
  br label %604

361:                                              ; preds = %356
  store i64 0, ptr %33, align 8
  br label %362

362:                                              ; preds = %597, %361
  %363 = load i64, ptr %33, align 8
  %364 = load i64, ptr %25, align 8
  %365 = icmp slt i64 %363, %364
  br i1 %365, label %367, label %366

366:                                              ; preds = %362
  store i32 11, ptr %30, align 4
  br label %600

367:                                              ; preds = %362
  store i64 0, ptr %34, align 8
  br label %368

368:                                              ; preds = %593, %367
  %369 = load i64, ptr %34, align 8
  %370 = load i64, ptr %24, align 8
  %371 = icmp slt i64 %369, %370
  br i1 %371, label %373, label %372

372:                                              ; preds = %368
  store i32 14, ptr %30, align 4
  br label %596

373:                                              ; preds = %368
  store i64 0, ptr %35, align 8
  br label %374

374:                                              ; preds = %589, %373
  %375 = load i64, ptr %35, align 8
  %376 = load i64, ptr %23, align 8
  %377 = icmp slt i64 %375, %376
  br i1 %377, label %379, label %378

378:                                              ; preds = %374
  store i32 17, ptr %30, align 4
  br label %592

379:                                              ; preds = %374
  store i64 0, ptr %36, align 8
  br label %380

380:                                              ; preds = %585, %379
  %381 = load i64, ptr %36, align 8
  %382 = load i64, ptr %22, align 8
  %383 = icmp slt i64 %381, %382
  br i1 %383, label %385, label %384

384:                                              ; preds = %380
  store i32 20, ptr %30, align 4
  br label %588

385:                                              ; preds = %380
  store double 1.000000e+00, ptr %37, align 8
  store i64 0, ptr %38, align 8
  br label %386

386:                                              ; preds = %550, %385
  %387 = load i64, ptr %38, align 8
  %388 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %389 = load i64, ptr %388, align 8
  %390 = icmp slt i64 %387, %389
  br i1 %390, label %392, label %391

391:                                              ; preds = %386
  store i32 23, ptr %30, align 4
  br label %553

392:                                              ; preds = %386
  %393 = load i32, ptr %9, align 4
  %394 = icmp eq i32 %393, 1
  br i1 %394, label %395, label %397

395:                                              ; preds = %392
  %396 = load i64, ptr %38, align 8
  br label %399

397:                                              ; preds = %392
  %398 = load i64, ptr %36, align 8
  br label %399

399:                                              ; preds = %397, %395
  %400 = phi i64 [ %396, %395 ], [ %398, %397 ]
  %401 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %402 = load i64, ptr %401, align 8
  %403 = mul nsw i64 %400, %402
  %404 = load i32, ptr %9, align 4
  %405 = icmp eq i32 %404, 2
  br i1 %405, label %406, label %408

406:                                              ; preds = %399
  %407 = load i64, ptr %38, align 8
  br label %410

408:                                              ; preds = %399
  %409 = load i64, ptr %35, align 8
  br label %410

410:                                              ; preds = %408, %406
  %411 = phi i64 [ %407, %406 ], [ %409, %408 ]
  %412 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %403, %414
  %416 = load i32, ptr %9, align 4
  %417 = icmp eq i32 %416, 3
  br i1 %417, label %418, label %420

418:                                              ; preds = %410
  %419 = load i64, ptr %38, align 8
  br label %422

420:                                              ; preds = %410
  %421 = load i64, ptr %34, align 8
  br label %422

422:                                              ; preds = %420, %418
  %423 = phi i64 [ %419, %418 ], [ %421, %420 ]
  %424 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %425 = load i64, ptr %424, align 8
  %426 = mul nsw i64 %423, %425
  %427 = add nsw i64 %415, %426
  %428 = load i32, ptr %9, align 4
  %429 = icmp eq i32 %428, 4
  br i1 %429, label %430, label %432

430:                                              ; preds = %422
  %431 = load i64, ptr %38, align 8
  br label %434

432:                                              ; preds = %422
  %433 = load i64, ptr %33, align 8
  br label %434

434:                                              ; preds = %432, %430
  %435 = phi i64 [ %431, %430 ], [ %433, %432 ]
  %436 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %437 = load i64, ptr %436, align 8
  %438 = mul nsw i64 %435, %437
  %439 = add nsw i64 %427, %438
  %440 = load i32, ptr %9, align 4
  %441 = icmp eq i32 %440, 5
  br i1 %441, label %442, label %444

442:                                              ; preds = %434
  %443 = load i64, ptr %38, align 8
  br label %446

444:                                              ; preds = %434
  %445 = load i64, ptr %32, align 8
  br label %446

446:                                              ; preds = %444, %442
  %447 = phi i64 [ %443, %442 ], [ %445, %444 ]
  %448 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %449 = load i64, ptr %448, align 8
  %450 = mul nsw i64 %447, %449
  %451 = add nsw i64 %439, %450
  %452 = load i32, ptr %9, align 4
  %453 = icmp eq i32 %452, 6
  br i1 %453, label %454, label %456

454:                                              ; preds = %446
  %455 = load i64, ptr %38, align 8
  br label %458

456:                                              ; preds = %446
  %457 = load i64, ptr %31, align 8
  br label %458

458:                                              ; preds = %456, %454
  %459 = phi i64 [ %455, %454 ], [ %457, %456 ]
  %460 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %461 = load i64, ptr %460, align 8
  %462 = mul nsw i64 %459, %461
  %463 = add nsw i64 %451, %462
  %464 = load i32, ptr %9, align 4
  %465 = icmp eq i32 %464, 7
  br i1 %465, label %466, label %468

466:                                              ; preds = %458
  %467 = load i64, ptr %38, align 8
  br label %470

468:                                              ; preds = %458
  %469 = load i64, ptr %29, align 8
  br label %470

470:                                              ; preds = %468, %466
  %471 = phi i64 [ %467, %466 ], [ %469, %468 ]
  %472 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %473 = load i64, ptr %472, align 8
  %474 = mul nsw i64 %471, %473
  %475 = add nsw i64 %463, %474
  store i64 %475, ptr %39, align 8
  %476 = load ptr, ptr %12, align 8
  %477 = icmp ne ptr %476, null
  br i1 %477, label %478, label %540

478:                                              ; preds = %470
  %479 = load ptr, ptr %12, align 8
  %480 = load ptr, ptr %12, align 8
  %481 = load i32, ptr %9, align 4
  %482 = icmp eq i32 %481, 1
  br i1 %482, label %483, label %485

483:                                              ; preds = %478
  %484 = load i64, ptr %38, align 8
  br label %487

485:                                              ; preds = %478
  %486 = load i64, ptr %36, align 8
  br label %487

487:                                              ; preds = %485, %483
  %488 = phi i64 [ %484, %483 ], [ %486, %485 ]
  %489 = load i32, ptr %9, align 4
  %490 = icmp eq i32 %489, 2
  br i1 %490, label %491, label %493

491:                                              ; preds = %487
  %492 = load i64, ptr %38, align 8
  br label %495

493:                                              ; preds = %487
  %494 = load i64, ptr %35, align 8
  br label %495

495:                                              ; preds = %493, %491
  %496 = phi i64 [ %492, %491 ], [ %494, %493 ]
  %497 = load i32, ptr %9, align 4
  %498 = icmp eq i32 %497, 3
  br i1 %498, label %499, label %501

499:                                              ; preds = %495
  %500 = load i64, ptr %38, align 8
  br label %503

501:                                              ; preds = %495
  %502 = load i64, ptr %34, align 8
  br label %503

503:                                              ; preds = %501, %499
  %504 = phi i64 [ %500, %499 ], [ %502, %501 ]
  %505 = load i32, ptr %9, align 4
  %506 = icmp eq i32 %505, 4
  br i1 %506, label %507, label %509

507:                                              ; preds = %503
  %508 = load i64, ptr %38, align 8
  br label %511

509:                                              ; preds = %503
  %510 = load i64, ptr %33, align 8
  br label %511

511:                                              ; preds = %509, %507
  %512 = phi i64 [ %508, %507 ], [ %510, %509 ]
  %513 = load i32, ptr %9, align 4
  %514 = icmp eq i32 %513, 5
  br i1 %514, label %515, label %517

515:                                              ; preds = %511
  %516 = load i64, ptr %38, align 8
  br label %519

517:                                              ; preds = %511
  %518 = load i64, ptr %32, align 8
  br label %519

519:                                              ; preds = %517, %515
  %520 = phi i64 [ %516, %515 ], [ %518, %517 ]
  %521 = load i32, ptr %9, align 4
  %522 = icmp eq i32 %521, 6
  br i1 %522, label %523, label %525

523:                                              ; preds = %519
  %524 = load i64, ptr %38, align 8
  br label %527

525:                                              ; preds = %519
  %526 = load i64, ptr %31, align 8
  br label %527

527:                                              ; preds = %525, %523
  %528 = phi i64 [ %524, %523 ], [ %526, %525 ]
  %529 = load i32, ptr %9, align 4
  %530 = icmp eq i32 %529, 7
  br i1 %530, label %531, label %533

531:                                              ; preds = %527
  %532 = load i64, ptr %38, align 8
  br label %535

533:                                              ; preds = %527
  %534 = load i64, ptr %29, align 8
  br label %535

535:                                              ; preds = %533, %531
  %536 = phi i64 [ %532, %531 ], [ %534, %533 ]
  %537 = call i64 @offset_in(ptr noundef %480, i64 noundef %488, i64 noundef %496, i64 noundef %504, i64 noundef %512, i64 noundef %520, i64 noundef %528, i64 noundef %536)
  %538 = call i32 @is_true(ptr noundef %479, i64 noundef %537)
  %539 = icmp ne i32 %538, 0
  br i1 %539, label %540, label %549

540:                                              ; preds = %535, %470
  %541 = load ptr, ptr %8, align 8
  %542 = getelementptr inbounds %struct.descriptor, ptr %541, i32 0, i32 0
  %543 = load ptr, ptr %542, align 8
  %544 = load i64, ptr %39, align 8
  %545 = getelementptr inbounds i8, ptr %543, i64 %544
  %546 = load double, ptr %545, align 8
  %547 = load double, ptr %37, align 8
  %548 = fmul double %547, %546
  store double %548, ptr %37, align 8
  br label %549

549:                                              ; preds = %540, %535
  br label %550

550:                                              ; preds = %549
  %551 = load i64, ptr %38, align 8
  %552 = add nsw i64 %551, 1
  store i64 %552, ptr %38, align 8
  br label %386

553:                                              ; preds = %391
  %554 = load double, ptr %37, align 8
  %555 = load ptr, ptr %7, align 8
  %556 = getelementptr inbounds %struct.descriptor, ptr %555, i32 0, i32 0
  %557 = load ptr, ptr %556, align 8
  %558 = load i64, ptr %29, align 8
  %559 = load i64, ptr %27, align 8
  %560 = mul nsw i64 %558, %559
  %561 = load i64, ptr %31, align 8
  %562 = add nsw i64 %560, %561
  %563 = load i64, ptr %26, align 8
  %564 = mul nsw i64 %562, %563
  %565 = load i64, ptr %32, align 8
  %566 = add nsw i64 %564, %565
  %567 = load i64, ptr %25, align 8
  %568 = mul nsw i64 %566, %567
  %569 = load i64, ptr %33, align 8
  %570 = add nsw i64 %568, %569
  %571 = load i64, ptr %24, align 8
  %572 = mul nsw i64 %570, %571
  %573 = load i64, ptr %34, align 8
  %574 = add nsw i64 %572, %573
  %575 = load i64, ptr %23, align 8
  %576 = mul nsw i64 %574, %575
  %577 = load i64, ptr %35, align 8
  %578 = add nsw i64 %576, %577
  %579 = load i64, ptr %22, align 8
  %580 = mul nsw i64 %578, %579
  %581 = load i64, ptr %36, align 8
  %582 = add nsw i64 %580, %581
  %583 = mul nsw i64 %582, 8
  %584 = getelementptr inbounds i8, ptr %557, i64 %583
  store double %554, ptr %584, align 8
  br label %585

585:                                              ; preds = %553
  %586 = load i64, ptr %36, align 8
  %587 = add nsw i64 %586, 1
  store i64 %587, ptr %36, align 8
  br label %380

588:                                              ; preds = %384
  br label %589

589:                                              ; preds = %588
  %590 = load i64, ptr %35, align 8
  %591 = add nsw i64 %590, 1
  store i64 %591, ptr %35, align 8
  br label %374

592:                                              ; preds = %378
  br label %593

593:                                              ; preds = %592
  %594 = load i64, ptr %34, align 8
  %595 = add nsw i64 %594, 1
  store i64 %595, ptr %34, align 8
  br label %368

596:                                              ; preds = %372
  br label %597

597:                                              ; preds = %596
  %598 = load i64, ptr %33, align 8
  %599 = add nsw i64 %598, 1
  store i64 %599, ptr %33, align 8
  br label %362

600:                                              ; preds = %366
  br label %601

601:                                              ; preds = %600
  %602 = load i64, ptr %32, align 8
  %603 = add nsw i64 %602, 1
  store i64 %603, ptr %32, align 8
  br label %356

604:                                              ; preds = %360
  br label %605

605:                                              ; preds = %604
  %606 = load i64, ptr %31, align 8
  %607 = add nsw i64 %606, 1
  store i64 %607, ptr %31, align 8
  br label %350

608:                                              ; preds = %354
  br label %609

609:                                              ; preds = %608
  %610 = load i64, ptr %29, align 8
  %611 = add nsw i64 %610, 1
  store i64 %611, ptr %29, align 8
  br label %344

612:                                              ; preds = %348
  br label %1500

613:                                              ; preds = %336
  %614 = load ptr, ptr %8, align 8
  %615 = getelementptr inbounds %struct.descriptor, ptr %614, i32 0, i32 4
  %616 = load i8, ptr %615, align 1
  %617 = zext i8 %616 to i32
  %618 = icmp eq i32 %617, 35
  br i1 %618, label %619, label %914

619:                                              ; preds = %613
  store i64 0, ptr %40, align 8
  br label %620

620:                                              ; preds = %910, %619
  %621 = load i64, ptr %40, align 8
  %622 = load i64, ptr %28, align 8
  %623 = icmp slt i64 %621, %622
  br i1 %623, label %625, label %624

624:                                              ; preds = %620
  store i32 26, ptr %30, align 4
  br label %913

625:                                              ; preds = %620
  store i64 0, ptr %41, align 8
  br label %626

626:                                              ; preds = %906, %625
  %627 = load i64, ptr %41, align 8
  %628 = load i64, ptr %27, align 8
  %629 = icmp slt i64 %627, %628
  br i1 %629, label %631, label %630

630:                                              ; preds = %626
  store i32 29, ptr %30, align 4
  br label %909

631:                                              ; preds = %626
  store i64 0, ptr %42, align 8
  br label %632

632:                                              ; preds = %902, %631
  %633 = load i64, ptr %42, align 8
  %634 = load i64, ptr %26, align 8
  %635 = icmp slt i64 %633, %634
  br i1 %635, label %637, label %636

636:                                              ; preds = %632
  store i32 32, ptr %30, align 4
  br label %905

637:                                              ; preds = %632
  store i64 0, ptr %43, align 8
  br label %638

638:                                              ; preds = %898, %637
  %639 = load i64, ptr %43, align 8
  %640 = load i64, ptr %25, align 8
  %641 = icmp slt i64 %639, %640
  br i1 %641, label %643, label %642

642:                                              ; preds = %638
  store i32 35, ptr %30, align 4
  br label %901

643:                                              ; preds = %638
  store i64 0, ptr %44, align 8
  br label %644

644:                                              ; preds = %894, %643
  %645 = load i64, ptr %44, align 8
  %646 = load i64, ptr %24, align 8
  %647 = icmp slt i64 %645, %646
  br i1 %647, label %649, label %648

648:                                              ; preds = %644
  store i32 38, ptr %30, align 4
  br label %897

649:                                              ; preds = %644
  store i64 0, ptr %45, align 8
  br label %650

650:                                              ; preds = %890, %649
  %651 = load i64, ptr %45, align 8
  %652 = load i64, ptr %23, align 8
  %653 = icmp slt i64 %651, %652
  br i1 %653, label %655, label %654

654:                                              ; preds = %650
  store i32 41, ptr %30, align 4
  br label %893

655:                                              ; preds = %650
  store i64 0, ptr %46, align 8
  br label %656

656:                                              ; preds = %886, %655
  %657 = load i64, ptr %46, align 8
  %658 = load i64, ptr %22, align 8
  %659 = icmp slt i64 %657, %658
  br i1 %659, label %661, label %660

660:                                              ; preds = %656
  store i32 44, ptr %30, align 4
  br label %889

661:                                              ; preds = %656
  store double 1.000000e+00, ptr %47, align 8
  store double 0.000000e+00, ptr %48, align 8
  store i64 0, ptr %49, align 8
  br label %662

662:                                              ; preds = %846, %661
  %663 = load i64, ptr %49, align 8
  %664 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %665 = load i64, ptr %664, align 8
  %666 = icmp slt i64 %663, %665
  br i1 %666, label %668, label %667

667:                                              ; preds = %662
  store i32 47, ptr %30, align 4
  br label %849

668:                                              ; preds = %662
  %669 = load i32, ptr %9, align 4
  %670 = icmp eq i32 %669, 1
  br i1 %670, label %671, label %673

671:                                              ; preds = %668
  %672 = load i64, ptr %49, align 8
  br label %675

673:                                              ; preds = %668
  %674 = load i64, ptr %46, align 8
  br label %675

675:                                              ; preds = %673, %671
  %676 = phi i64 [ %672, %671 ], [ %674, %673 ]
  %677 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %678 = load i64, ptr %677, align 8
  %679 = mul nsw i64 %676, %678
  %680 = load i32, ptr %9, align 4
  %681 = icmp eq i32 %680, 2
  br i1 %681, label %682, label %684

682:                                              ; preds = %675
  %683 = load i64, ptr %49, align 8
  br label %686

684:                                              ; preds = %675
  %685 = load i64, ptr %45, align 8
  br label %686

686:                                              ; preds = %684, %682
  %687 = phi i64 [ %683, %682 ], [ %685, %684 ]
  %688 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %689 = load i64, ptr %688, align 8
  %690 = mul nsw i64 %687, %689
  %691 = add nsw i64 %679, %690
  %692 = load i32, ptr %9, align 4
  %693 = icmp eq i32 %692, 3
  br i1 %693, label %694, label %696

694:                                              ; preds = %686
  %695 = load i64, ptr %49, align 8
  br label %698

696:                                              ; preds = %686
  %697 = load i64, ptr %44, align 8
  br label %698

698:                                              ; preds = %696, %694
  %699 = phi i64 [ %695, %694 ], [ %697, %696 ]
  %700 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %701 = load i64, ptr %700, align 8
  %702 = mul nsw i64 %699, %701
  %703 = add nsw i64 %691, %702
  %704 = load i32, ptr %9, align 4
  %705 = icmp eq i32 %704, 4
  br i1 %705, label %706, label %708

706:                                              ; preds = %698
  %707 = load i64, ptr %49, align 8
  br label %710

708:                                              ; preds = %698
  %709 = load i64, ptr %43, align 8
  br label %710

710:                                              ; preds = %708, %706
  %711 = phi i64 [ %707, %706 ], [ %709, %708 ]
  %712 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %713 = load i64, ptr %712, align 8
  %714 = mul nsw i64 %711, %713
  %715 = add nsw i64 %703, %714
  %716 = load i32, ptr %9, align 4
  %717 = icmp eq i32 %716, 5
  br i1 %717, label %718, label %720

718:                                              ; preds = %710
  %719 = load i64, ptr %49, align 8
  br label %722

720:                                              ; preds = %710
  %721 = load i64, ptr %42, align 8
  br label %722

722:                                              ; preds = %720, %718
  %723 = phi i64 [ %719, %718 ], [ %721, %720 ]
  %724 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %725 = load i64, ptr %724, align 8
  %726 = mul nsw i64 %723, %725
  %727 = add nsw i64 %715, %726
  %728 = load i32, ptr %9, align 4
  %729 = icmp eq i32 %728, 6
  br i1 %729, label %730, label %732

730:                                              ; preds = %722
  %731 = load i64, ptr %49, align 8
  br label %734

732:                                              ; preds = %722
  %733 = load i64, ptr %41, align 8
  br label %734

734:                                              ; preds = %732, %730
  %735 = phi i64 [ %731, %730 ], [ %733, %732 ]
  %736 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %737 = load i64, ptr %736, align 8
  %738 = mul nsw i64 %735, %737
  %739 = add nsw i64 %727, %738
  %740 = load i32, ptr %9, align 4
  %741 = icmp eq i32 %740, 7
  br i1 %741, label %742, label %744

742:                                              ; preds = %734
  %743 = load i64, ptr %49, align 8
  br label %746

744:                                              ; preds = %734
  %745 = load i64, ptr %40, align 8
  br label %746

746:                                              ; preds = %744, %742
  %747 = phi i64 [ %743, %742 ], [ %745, %744 ]
  %748 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %749 = load i64, ptr %748, align 8
  %750 = mul nsw i64 %747, %749
  %751 = add nsw i64 %739, %750
  store i64 %751, ptr %50, align 8
  %752 = load ptr, ptr %12, align 8
  %753 = icmp ne ptr %752, null
  br i1 %753, label %754, label %816

754:                                              ; preds = %746
  %755 = load ptr, ptr %12, align 8
  %756 = load ptr, ptr %12, align 8
  %757 = load i32, ptr %9, align 4
  %758 = icmp eq i32 %757, 1
  br i1 %758, label %759, label %761

759:                                              ; preds = %754
  %760 = load i64, ptr %49, align 8
  br label %763

761:                                              ; preds = %754
  %762 = load i64, ptr %46, align 8
  br label %763

763:                                              ; preds = %761, %759
  %764 = phi i64 [ %760, %759 ], [ %762, %761 ]
  %765 = load i32, ptr %9, align 4
  %766 = icmp eq i32 %765, 2
  br i1 %766, label %767, label %769

767:                                              ; preds = %763
  %768 = load i64, ptr %49, align 8
  br label %771

769:                                              ; preds = %763
  %770 = load i64, ptr %45, align 8
  br label %771

771:                                              ; preds = %769, %767
  %772 = phi i64 [ %768, %767 ], [ %770, %769 ]
  %773 = load i32, ptr %9, align 4
  %774 = icmp eq i32 %773, 3
  br i1 %774, label %775, label %777

775:                                              ; preds = %771
  %776 = load i64, ptr %49, align 8
  br label %779

777:                                              ; preds = %771
  %778 = load i64, ptr %44, align 8
  br label %779

779:                                              ; preds = %777, %775
  %780 = phi i64 [ %776, %775 ], [ %778, %777 ]
  %781 = load i32, ptr %9, align 4
  %782 = icmp eq i32 %781, 4
  br i1 %782, label %783, label %785

783:                                              ; preds = %779
  %784 = load i64, ptr %49, align 8
  br label %787

785:                                              ; preds = %779
  %786 = load i64, ptr %43, align 8
  br label %787

787:                                              ; preds = %785, %783
  %788 = phi i64 [ %784, %783 ], [ %786, %785 ]
  %789 = load i32, ptr %9, align 4
  %790 = icmp eq i32 %789, 5
  br i1 %790, label %791, label %793

791:                                              ; preds = %787
  %792 = load i64, ptr %49, align 8
  br label %795

793:                                              ; preds = %787
  %794 = load i64, ptr %42, align 8
  br label %795

795:                                              ; preds = %793, %791
  %796 = phi i64 [ %792, %791 ], [ %794, %793 ]
  %797 = load i32, ptr %9, align 4
  %798 = icmp eq i32 %797, 6
  br i1 %798, label %799, label %801

799:                                              ; preds = %795
  %800 = load i64, ptr %49, align 8
  br label %803

801:                                              ; preds = %795
  %802 = load i64, ptr %41, align 8
  br label %803

803:                                              ; preds = %801, %799
  %804 = phi i64 [ %800, %799 ], [ %802, %801 ]
  %805 = load i32, ptr %9, align 4
  %806 = icmp eq i32 %805, 7
  br i1 %806, label %807, label %809

807:                                              ; preds = %803
  %808 = load i64, ptr %49, align 8
  br label %811

809:                                              ; preds = %803
  %810 = load i64, ptr %40, align 8
  br label %811

811:                                              ; preds = %809, %807
  %812 = phi i64 [ %808, %807 ], [ %810, %809 ]
  %813 = call i64 @offset_in(ptr noundef %756, i64 noundef %764, i64 noundef %772, i64 noundef %780, i64 noundef %788, i64 noundef %796, i64 noundef %804, i64 noundef %812)
  %814 = call i32 @is_true(ptr noundef %755, i64 noundef %813)
  %815 = icmp ne i32 %814, 0
  br i1 %815, label %816, label %845

816:                                              ; preds = %811, %746
  %817 = load ptr, ptr %8, align 8
  %818 = getelementptr inbounds %struct.descriptor, ptr %817, i32 0, i32 0
  %819 = load ptr, ptr %818, align 8
  %820 = load i64, ptr %50, align 8
  %821 = getelementptr inbounds i8, ptr %819, i64 %820
  store ptr %821, ptr %51, align 8
  %822 = load double, ptr %47, align 8
  store double %822, ptr %52, align 8
  %823 = load double, ptr %52, align 8
  %824 = load ptr, ptr %51, align 8
  %825 = getelementptr inbounds double, ptr %824, i64 0
  %826 = load double, ptr %825, align 8
  %827 = fmul double %823, %826
  %828 = load double, ptr %48, align 8
  %829 = load ptr, ptr %51, align 8
  %830 = getelementptr inbounds double, ptr %829, i64 1
  %831 = load double, ptr %830, align 8
  %832 = fmul double %828, %831
  %833 = fsub double %827, %832
  store double %833, ptr %47, align 8
  %834 = load double, ptr %52, align 8
  %835 = load ptr, ptr %51, align 8
  %836 = getelementptr inbounds double, ptr %835, i64 1
  %837 = load double, ptr %836, align 8
  %838 = fmul double %834, %837
  %839 = load double, ptr %48, align 8
  %840 = load ptr, ptr %51, align 8
  %841 = getelementptr inbounds double, ptr %840, i64 0
  %842 = load double, ptr %841, align 8
  %843 = fmul double %839, %842
  %844 = fadd double %838, %843
  store double %844, ptr %48, align 8
  br label %845

845:                                              ; preds = %816, %811
  br label %846

846:                                              ; preds = %845
  %847 = load i64, ptr %49, align 8
  %848 = add nsw i64 %847, 1
  store i64 %848, ptr %49, align 8
  br label %662

849:                                              ; preds = %667
  %850 = load ptr, ptr %7, align 8
  %851 = getelementptr inbounds %struct.descriptor, ptr %850, i32 0, i32 0
  %852 = load ptr, ptr %851, align 8
  %853 = load i64, ptr %40, align 8
  %854 = load i64, ptr %27, align 8
  %855 = mul nsw i64 %853, %854
  %856 = load i64, ptr %41, align 8
  %857 = add nsw i64 %855, %856
  %858 = load i64, ptr %26, align 8
  %859 = mul nsw i64 %857, %858
  %860 = load i64, ptr %42, align 8
  %861 = add nsw i64 %859, %860
  %862 = load i64, ptr %25, align 8
  %863 = mul nsw i64 %861, %862
  %864 = load i64, ptr %43, align 8
  %865 = add nsw i64 %863, %864
  %866 = load i64, ptr %24, align 8
  %867 = mul nsw i64 %865, %866
  %868 = load i64, ptr %44, align 8
  %869 = add nsw i64 %867, %868
  %870 = load i64, ptr %23, align 8
  %871 = mul nsw i64 %869, %870
  %872 = load i64, ptr %45, align 8
  %873 = add nsw i64 %871, %872
  %874 = load i64, ptr %22, align 8
  %875 = mul nsw i64 %873, %874
  %876 = load i64, ptr %46, align 8
  %877 = add nsw i64 %875, %876
  %878 = mul nsw i64 2, %877
  %879 = getelementptr inbounds double, ptr %852, i64 %878
  store ptr %879, ptr %53, align 8
  %880 = load double, ptr %47, align 8
  %881 = load ptr, ptr %53, align 8
  %882 = getelementptr inbounds double, ptr %881, i64 0
  store double %880, ptr %882, align 8
  %883 = load double, ptr %48, align 8
  %884 = load ptr, ptr %53, align 8
  %885 = getelementptr inbounds double, ptr %884, i64 1
  store double %883, ptr %885, align 8
  br label %886

886:                                              ; preds = %849
  %887 = load i64, ptr %46, align 8
  %888 = add nsw i64 %887, 1
  store i64 %888, ptr %46, align 8
  br label %656

889:                                              ; preds = %660
  br label %890

890:                                              ; preds = %889
  %891 = load i64, ptr %45, align 8
  %892 = add nsw i64 %891, 1
  store i64 %892, ptr %45, align 8
  br label %650

893:                                              ; preds = %654
  br label %894

894:                                              ; preds = %893
  %895 = load i64, ptr %44, align 8
  %896 = add nsw i64 %895, 1
  store i64 %896, ptr %44, align 8
  br label %644

897:                                              ; preds = %648
  br label %898

898:                                              ; preds = %897
  %899 = load i64, ptr %43, align 8
  %900 = add nsw i64 %899, 1
  store i64 %900, ptr %43, align 8
  br label %638

901:                                              ; preds = %642
  br label %902

902:                                              ; preds = %901
  %903 = load i64, ptr %42, align 8
  %904 = add nsw i64 %903, 1
  store i64 %904, ptr %42, align 8
  br label %632

905:                                              ; preds = %636
  br label %906

906:                                              ; preds = %905
  %907 = load i64, ptr %41, align 8
  %908 = add nsw i64 %907, 1
  store i64 %908, ptr %41, align 8
  br label %626

909:                                              ; preds = %630
  br label %910

910:                                              ; preds = %909
  %911 = load i64, ptr %40, align 8
  %912 = add nsw i64 %911, 1
  store i64 %912, ptr %40, align 8
  br label %620

913:                                              ; preds = %624
  br label %1499

914:                                              ; preds = %613
  %915 = load ptr, ptr %8, align 8
  %916 = getelementptr inbounds %struct.descriptor, ptr %915, i32 0, i32 4
  %917 = load i8, ptr %916, align 1
  %918 = zext i8 %917 to i32
  %919 = icmp eq i32 %918, 34
  br i1 %919, label %920, label %1215

920:                                              ; preds = %914
  store i64 0, ptr %54, align 8
  br label %921

921:                                              ; preds = %1211, %920
  %922 = load i64, ptr %54, align 8
  %923 = load i64, ptr %28, align 8
  %924 = icmp slt i64 %922, %923
  br i1 %924, label %926, label %925

925:                                              ; preds = %921
  store i32 50, ptr %30, align 4
  br label %1214

926:                                              ; preds = %921
  store i64 0, ptr %55, align 8
  br label %927

927:                                              ; preds = %1207, %926
  %928 = load i64, ptr %55, align 8
  %929 = load i64, ptr %27, align 8
  %930 = icmp slt i64 %928, %929
  br i1 %930, label %932, label %931

931:                                              ; preds = %927
  store i32 53, ptr %30, align 4
  br label %1210

932:                                              ; preds = %927
  store i64 0, ptr %56, align 8
  br label %933

933:                                              ; preds = %1203, %932
  %934 = load i64, ptr %56, align 8
  %935 = load i64, ptr %26, align 8
  %936 = icmp slt i64 %934, %935
  br i1 %936, label %938, label %937

937:                                              ; preds = %933
  store i32 56, ptr %30, align 4
  br label %1206

938:                                              ; preds = %933
  store i64 0, ptr %57, align 8
  br label %939

939:                                              ; preds = %1199, %938
  %940 = load i64, ptr %57, align 8
  %941 = load i64, ptr %25, align 8
  %942 = icmp slt i64 %940, %941
  br i1 %942, label %944, label %943

943:                                              ; preds = %939
  store i32 59, ptr %30, align 4
  br label %1202

944:                                              ; preds = %939
  store i64 0, ptr %58, align 8
  br label %945

945:                                              ; preds = %1195, %944
  %946 = load i64, ptr %58, align 8
  %947 = load i64, ptr %24, align 8
  %948 = icmp slt i64 %946, %947
  br i1 %948, label %950, label %949

949:                                              ; preds = %945
  store i32 62, ptr %30, align 4
  br label %1198

950:                                              ; preds = %945
  store i64 0, ptr %59, align 8
  br label %951

951:                                              ; preds = %1191, %950
  %952 = load i64, ptr %59, align 8
  %953 = load i64, ptr %23, align 8
  %954 = icmp slt i64 %952, %953
  br i1 %954, label %956, label %955

955:                                              ; preds = %951
  store i32 65, ptr %30, align 4
  br label %1194

956:                                              ; preds = %951
  store i64 0, ptr %60, align 8
  br label %957

957:                                              ; preds = %1187, %956
  %958 = load i64, ptr %60, align 8
  %959 = load i64, ptr %22, align 8
  %960 = icmp slt i64 %958, %959
  br i1 %960, label %962, label %961

961:                                              ; preds = %957
  store i32 68, ptr %30, align 4
  br label %1190

962:                                              ; preds = %957
  store float 1.000000e+00, ptr %61, align 4
  store float 0.000000e+00, ptr %62, align 4
  store i64 0, ptr %63, align 8
  br label %963

963:                                              ; preds = %1147, %962
  %964 = load i64, ptr %63, align 8
  %965 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %966 = load i64, ptr %965, align 8
  %967 = icmp slt i64 %964, %966
  br i1 %967, label %969, label %968

968:                                              ; preds = %963
  store i32 71, ptr %30, align 4
  br label %1150

969:                                              ; preds = %963
  %970 = load i32, ptr %9, align 4
  %971 = icmp eq i32 %970, 1
  br i1 %971, label %972, label %974

972:                                              ; preds = %969
  %973 = load i64, ptr %63, align 8
  br label %976

974:                                              ; preds = %969
  %975 = load i64, ptr %60, align 8
  br label %976

976:                                              ; preds = %974, %972
  %977 = phi i64 [ %973, %972 ], [ %975, %974 ]
  %978 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %979 = load i64, ptr %978, align 8
  %980 = mul nsw i64 %977, %979
  %981 = load i32, ptr %9, align 4
  %982 = icmp eq i32 %981, 2
  br i1 %982, label %983, label %985

983:                                              ; preds = %976
  %984 = load i64, ptr %63, align 8
  br label %987

985:                                              ; preds = %976
  %986 = load i64, ptr %59, align 8
  br label %987

987:                                              ; preds = %985, %983
  %988 = phi i64 [ %984, %983 ], [ %986, %985 ]
  %989 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %990 = load i64, ptr %989, align 8
  %991 = mul nsw i64 %988, %990
  %992 = add nsw i64 %980, %991
  %993 = load i32, ptr %9, align 4
  %994 = icmp eq i32 %993, 3
  br i1 %994, label %995, label %997

995:                                              ; preds = %987
  %996 = load i64, ptr %63, align 8
  br label %999

997:                                              ; preds = %987
  %998 = load i64, ptr %58, align 8
  br label %999

999:                                              ; preds = %997, %995
  %1000 = phi i64 [ %996, %995 ], [ %998, %997 ]
  %1001 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %1002 = load i64, ptr %1001, align 8
  %1003 = mul nsw i64 %1000, %1002
  %1004 = add nsw i64 %992, %1003
  %1005 = load i32, ptr %9, align 4
  %1006 = icmp eq i32 %1005, 4
  br i1 %1006, label %1007, label %1009

1007:                                             ; preds = %999
  %1008 = load i64, ptr %63, align 8
  br label %1011

1009:                                             ; preds = %999
  %1010 = load i64, ptr %57, align 8
  br label %1011

1011:                                             ; preds = %1009, %1007
  %1012 = phi i64 [ %1008, %1007 ], [ %1010, %1009 ]
  %1013 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %1014 = load i64, ptr %1013, align 8
  %1015 = mul nsw i64 %1012, %1014
  %1016 = add nsw i64 %1004, %1015
  %1017 = load i32, ptr %9, align 4
  %1018 = icmp eq i32 %1017, 5
  br i1 %1018, label %1019, label %1021

1019:                                             ; preds = %1011
  %1020 = load i64, ptr %63, align 8
  br label %1023

1021:                                             ; preds = %1011
  %1022 = load i64, ptr %56, align 8
  br label %1023

1023:                                             ; preds = %1021, %1019
  %1024 = phi i64 [ %1020, %1019 ], [ %1022, %1021 ]
  %1025 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %1026 = load i64, ptr %1025, align 8
  %1027 = mul nsw i64 %1024, %1026
  %1028 = add nsw i64 %1016, %1027
  %1029 = load i32, ptr %9, align 4
  %1030 = icmp eq i32 %1029, 6
  br i1 %1030, label %1031, label %1033

1031:                                             ; preds = %1023
  %1032 = load i64, ptr %63, align 8
  br label %1035

1033:                                             ; preds = %1023
  %1034 = load i64, ptr %55, align 8
  br label %1035

1035:                                             ; preds = %1033, %1031
  %1036 = phi i64 [ %1032, %1031 ], [ %1034, %1033 ]
  %1037 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %1038 = load i64, ptr %1037, align 8
  %1039 = mul nsw i64 %1036, %1038
  %1040 = add nsw i64 %1028, %1039
  %1041 = load i32, ptr %9, align 4
  %1042 = icmp eq i32 %1041, 7
  br i1 %1042, label %1043, label %1045

1043:                                             ; preds = %1035
  %1044 = load i64, ptr %63, align 8
  br label %1047

1045:                                             ; preds = %1035
  %1046 = load i64, ptr %54, align 8
  br label %1047

1047:                                             ; preds = %1045, %1043
  %1048 = phi i64 [ %1044, %1043 ], [ %1046, %1045 ]
  %1049 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %1050 = load i64, ptr %1049, align 8
  %1051 = mul nsw i64 %1048, %1050
  %1052 = add nsw i64 %1040, %1051
  store i64 %1052, ptr %64, align 8
  %1053 = load ptr, ptr %12, align 8
  %1054 = icmp ne ptr %1053, null
  br i1 %1054, label %1055, label %1117

1055:                                             ; preds = %1047
  %1056 = load ptr, ptr %12, align 8
  %1057 = load ptr, ptr %12, align 8
  %1058 = load i32, ptr %9, align 4
  %1059 = icmp eq i32 %1058, 1
  br i1 %1059, label %1060, label %1062

1060:                                             ; preds = %1055
  %1061 = load i64, ptr %63, align 8
  br label %1064

1062:                                             ; preds = %1055
  %1063 = load i64, ptr %60, align 8
  br label %1064

1064:                                             ; preds = %1062, %1060
  %1065 = phi i64 [ %1061, %1060 ], [ %1063, %1062 ]
  %1066 = load i32, ptr %9, align 4
  %1067 = icmp eq i32 %1066, 2
  br i1 %1067, label %1068, label %1070

1068:                                             ; preds = %1064
  %1069 = load i64, ptr %63, align 8
  br label %1072

1070:                                             ; preds = %1064
  %1071 = load i64, ptr %59, align 8
  br label %1072

1072:                                             ; preds = %1070, %1068
  %1073 = phi i64 [ %1069, %1068 ], [ %1071, %1070 ]
  %1074 = load i32, ptr %9, align 4
  %1075 = icmp eq i32 %1074, 3
  br i1 %1075, label %1076, label %1078

1076:                                             ; preds = %1072
  %1077 = load i64, ptr %63, align 8
  br label %1080

1078:                                             ; preds = %1072
  %1079 = load i64, ptr %58, align 8
  br label %1080

1080:                                             ; preds = %1078, %1076
  %1081 = phi i64 [ %1077, %1076 ], [ %1079, %1078 ]
  %1082 = load i32, ptr %9, align 4
  %1083 = icmp eq i32 %1082, 4
  br i1 %1083, label %1084, label %1086

1084:                                             ; preds = %1080
  %1085 = load i64, ptr %63, align 8
  br label %1088

1086:                                             ; preds = %1080
  %1087 = load i64, ptr %57, align 8
  br label %1088

1088:                                             ; preds = %1086, %1084
  %1089 = phi i64 [ %1085, %1084 ], [ %1087, %1086 ]
  %1090 = load i32, ptr %9, align 4
  %1091 = icmp eq i32 %1090, 5
  br i1 %1091, label %1092, label %1094

1092:                                             ; preds = %1088
  %1093 = load i64, ptr %63, align 8
  br label %1096

1094:                                             ; preds = %1088
  %1095 = load i64, ptr %56, align 8
  br label %1096

1096:                                             ; preds = %1094, %1092
  %1097 = phi i64 [ %1093, %1092 ], [ %1095, %1094 ]
  %1098 = load i32, ptr %9, align 4
  %1099 = icmp eq i32 %1098, 6
  br i1 %1099, label %1100, label %1102

1100:                                             ; preds = %1096
  %1101 = load i64, ptr %63, align 8
  br label %1104

1102:                                             ; preds = %1096
  %1103 = load i64, ptr %55, align 8
  br label %1104

1104:                                             ; preds = %1102, %1100
  %1105 = phi i64 [ %1101, %1100 ], [ %1103, %1102 ]
  %1106 = load i32, ptr %9, align 4
  %1107 = icmp eq i32 %1106, 7
  br i1 %1107, label %1108, label %1110

1108:                                             ; preds = %1104
  %1109 = load i64, ptr %63, align 8
  br label %1112

1110:                                             ; preds = %1104
  %1111 = load i64, ptr %54, align 8
  br label %1112

1112:                                             ; preds = %1110, %1108
  %1113 = phi i64 [ %1109, %1108 ], [ %1111, %1110 ]
  %1114 = call i64 @offset_in(ptr noundef %1057, i64 noundef %1065, i64 noundef %1073, i64 noundef %1081, i64 noundef %1089, i64 noundef %1097, i64 noundef %1105, i64 noundef %1113)
  %1115 = call i32 @is_true(ptr noundef %1056, i64 noundef %1114)
  %1116 = icmp ne i32 %1115, 0
  br i1 %1116, label %1117, label %1146

1117:                                             ; preds = %1112, %1047
  %1118 = load ptr, ptr %8, align 8
  %1119 = getelementptr inbounds %struct.descriptor, ptr %1118, i32 0, i32 0
  %1120 = load ptr, ptr %1119, align 8
  %1121 = load i64, ptr %64, align 8
  %1122 = getelementptr inbounds i8, ptr %1120, i64 %1121
  store ptr %1122, ptr %65, align 8
  %1123 = load float, ptr %61, align 4
  store float %1123, ptr %66, align 4
  %1124 = load float, ptr %66, align 4
  %1125 = load ptr, ptr %65, align 8
  %1126 = getelementptr inbounds float, ptr %1125, i64 0
  %1127 = load float, ptr %1126, align 4
  %1128 = fmul float %1124, %1127
  %1129 = load float, ptr %62, align 4
  %1130 = load ptr, ptr %65, align 8
  %1131 = getelementptr inbounds float, ptr %1130, i64 1
  %1132 = load float, ptr %1131, align 4
  %1133 = fmul float %1129, %1132
  %1134 = fsub float %1128, %1133
  store float %1134, ptr %61, align 4
  %1135 = load float, ptr %66, align 4
  %1136 = load ptr, ptr %65, align 8
  %1137 = getelementptr inbounds float, ptr %1136, i64 1
  %1138 = load float, ptr %1137, align 4
  %1139 = fmul float %1135, %1138
  %1140 = load float, ptr %62, align 4
  %1141 = load ptr, ptr %65, align 8
  %1142 = getelementptr inbounds float, ptr %1141, i64 0
  %1143 = load float, ptr %1142, align 4
  %1144 = fmul float %1140, %1143
  %1145 = fadd float %1139, %1144
  store float %1145, ptr %62, align 4
  br label %1146

1146:                                             ; preds = %1117, %1112
  br label %1147

1147:                                             ; preds = %1146
  %1148 = load i64, ptr %63, align 8
  %1149 = add nsw i64 %1148, 1
  store i64 %1149, ptr %63, align 8
  br label %963

1150:                                             ; preds = %968
  %1151 = load ptr, ptr %7, align 8
  %1152 = getelementptr inbounds %struct.descriptor, ptr %1151, i32 0, i32 0
  %1153 = load ptr, ptr %1152, align 8
  %1154 = load i64, ptr %54, align 8
  %1155 = load i64, ptr %27, align 8
  %1156 = mul nsw i64 %1154, %1155
  %1157 = load i64, ptr %55, align 8
  %1158 = add nsw i64 %1156, %1157
  %1159 = load i64, ptr %26, align 8
  %1160 = mul nsw i64 %1158, %1159
  %1161 = load i64, ptr %56, align 8
  %1162 = add nsw i64 %1160, %1161
  %1163 = load i64, ptr %25, align 8
  %1164 = mul nsw i64 %1162, %1163
  %1165 = load i64, ptr %57, align 8
  %1166 = add nsw i64 %1164, %1165
  %1167 = load i64, ptr %24, align 8
  %1168 = mul nsw i64 %1166, %1167
  %1169 = load i64, ptr %58, align 8
  %1170 = add nsw i64 %1168, %1169
  %1171 = load i64, ptr %23, align 8
  %1172 = mul nsw i64 %1170, %1171
  %1173 = load i64, ptr %59, align 8
  %1174 = add nsw i64 %1172, %1173
  %1175 = load i64, ptr %22, align 8
  %1176 = mul nsw i64 %1174, %1175
  %1177 = load i64, ptr %60, align 8
  %1178 = add nsw i64 %1176, %1177
  %1179 = mul nsw i64 2, %1178
  %1180 = getelementptr inbounds float, ptr %1153, i64 %1179
  store ptr %1180, ptr %67, align 8
  %1181 = load float, ptr %61, align 4
  %1182 = load ptr, ptr %67, align 8
  %1183 = getelementptr inbounds float, ptr %1182, i64 0
  store float %1181, ptr %1183, align 4
  %1184 = load float, ptr %62, align 4
  %1185 = load ptr, ptr %67, align 8
  %1186 = getelementptr inbounds float, ptr %1185, i64 1
  store float %1184, ptr %1186, align 4
  br label %1187

1187:                                             ; preds = %1150
  %1188 = load i64, ptr %60, align 8
  %1189 = add nsw i64 %1188, 1
  store i64 %1189, ptr %60, align 8
  br label %957

1190:                                             ; preds = %961
  br label %1191

1191:                                             ; preds = %1190
  %1192 = load i64, ptr %59, align 8
  %1193 = add nsw i64 %1192, 1
  store i64 %1193, ptr %59, align 8
  br label %951

1194:                                             ; preds = %955
  br label %1195

1195:                                             ; preds = %1194
  %1196 = load i64, ptr %58, align 8
  %1197 = add nsw i64 %1196, 1
  store i64 %1197, ptr %58, align 8
  br label %945

1198:                                             ; preds = %949
  br label %1199

1199:                                             ; preds = %1198
  %1200 = load i64, ptr %57, align 8
  %1201 = add nsw i64 %1200, 1
  store i64 %1201, ptr %57, align 8
  br label %939

1202:                                             ; preds = %943
  br label %1203

1203:                                             ; preds = %1202
  %1204 = load i64, ptr %56, align 8
  %1205 = add nsw i64 %1204, 1
  store i64 %1205, ptr %56, align 8
  br label %933

1206:                                             ; preds = %937
  br label %1207

1207:                                             ; preds = %1206
  %1208 = load i64, ptr %55, align 8
  %1209 = add nsw i64 %1208, 1
  store i64 %1209, ptr %55, align 8
  br label %927

1210:                                             ; preds = %931
  br label %1211

1211:                                             ; preds = %1210
  %1212 = load i64, ptr %54, align 8
  %1213 = add nsw i64 %1212, 1
  store i64 %1213, ptr %54, align 8
  br label %921

1214:                                             ; preds = %925
  br label %1498

1215:                                             ; preds = %914
  %1216 = load i8, ptr %13, align 1
  %1217 = trunc i8 %1216 to i1
  br i1 %1217, label %1218, label %1227

1218:                                             ; preds = %1215
  %1219 = load ptr, ptr %7, align 8
  %1220 = getelementptr inbounds %struct.descriptor, ptr %1219, i32 0, i32 0
  %1221 = load ptr, ptr %1220, align 8
  %1222 = load ptr, ptr %8, align 8
  %1223 = load i32, ptr %9, align 4
  %1224 = load ptr, ptr %10, align 8
  %1225 = load i32, ptr %11, align 4
  %1226 = load ptr, ptr %12, align 8
  call void @put_Product(ptr noundef %1221, ptr noundef %1222, i32 noundef %1223, ptr noundef %1224, i32 noundef %1225, ptr noundef %1226)
  br label %1497

1227:                                             ; preds = %1215
  store i64 0, ptr %68, align 8
  br label %1228

1228:                                             ; preds = %1493, %1227
  %1229 = load i64, ptr %68, align 8
  %1230 = load i64, ptr %28, align 8
  %1231 = icmp slt i64 %1229, %1230
  br i1 %1231, label %1233, label %1232

1232:                                             ; preds = %1228
  store i32 74, ptr %30, align 4
  br label %1496

1233:                                             ; preds = %1228
  store i64 0, ptr %69, align 8
  br label %1234

1234:                                             ; preds = %1489, %1233
  %1235 = load i64, ptr %69, align 8
  %1236 = load i64, ptr %27, align 8
  %1237 = icmp slt i64 %1235, %1236
  br i1 %1237, label %1239, label %1238

1238:                                             ; preds = %1234
  store i32 77, ptr %30, align 4
  br label %1492

1239:                                             ; preds = %1234
  store i64 0, ptr %70, align 8
  br label %1240

1240:                                             ; preds = %1485, %1239
  %1241 = load i64, ptr %70, align 8
  %1242 = load i64, ptr %26, align 8
  %1243 = icmp slt i64 %1241, %1242
  br i1 %1243, label %1245, label %1244

1244:                                             ; preds = %1240
  store i32 80, ptr %30, align 4
  br label %1488

1245:                                             ; preds = %1240
  store i64 0, ptr %71, align 8
  br label %1246

1246:                                             ; preds = %1481, %1245
  %1247 = load i64, ptr %71, align 8
  %1248 = load i64, ptr %25, align 8
  %1249 = icmp slt i64 %1247, %1248
  br i1 %1249, label %1251, label %1250

1250:                                             ; preds = %1246
  store i32 83, ptr %30, align 4
  br label %1484

1251:                                             ; preds = %1246
  store i64 0, ptr %72, align 8
  br label %1252

1252:                                             ; preds = %1477, %1251
  %1253 = load i64, ptr %72, align 8
  %1254 = load i64, ptr %24, align 8
  %1255 = icmp slt i64 %1253, %1254
  br i1 %1255, label %1257, label %1256

1256:                                             ; preds = %1252
  store i32 86, ptr %30, align 4
  br label %1480

1257:                                             ; preds = %1252
  store i64 0, ptr %73, align 8
  br label %1258

1258:                                             ; preds = %1473, %1257
  %1259 = load i64, ptr %73, align 8
  %1260 = load i64, ptr %23, align 8
  %1261 = icmp slt i64 %1259, %1260
  br i1 %1261, label %1263, label %1262

1262:                                             ; preds = %1258
  store i32 89, ptr %30, align 4
  br label %1476

1263:                                             ; preds = %1258
  store i64 0, ptr %74, align 8
  br label %1264

1264:                                             ; preds = %1469, %1263
  %1265 = load i64, ptr %74, align 8
  %1266 = load i64, ptr %22, align 8
  %1267 = icmp slt i64 %1265, %1266
  br i1 %1267, label %1269, label %1268

1268:                                             ; preds = %1264
  store i32 92, ptr %30, align 4
  br label %1472

1269:                                             ; preds = %1264
  store float 1.000000e+00, ptr %75, align 4
  store i64 0, ptr %76, align 8
  br label %1270

1270:                                             ; preds = %1434, %1269
  %1271 = load i64, ptr %76, align 8
  %1272 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %1273 = load i64, ptr %1272, align 8
  %1274 = icmp slt i64 %1271, %1273
  br i1 %1274, label %1276, label %1275

1275:                                             ; preds = %1270
  store i32 95, ptr %30, align 4
  br label %1437

1276:                                             ; preds = %1270
  %1277 = load i32, ptr %9, align 4
  %1278 = icmp eq i32 %1277, 1
  br i1 %1278, label %1279, label %1281

1279:                                             ; preds = %1276
  %1280 = load i64, ptr %76, align 8
  br label %1283

1281:                                             ; preds = %1276
  %1282 = load i64, ptr %74, align 8
  br label %1283

1283:                                             ; preds = %1281, %1279
  %1284 = phi i64 [ %1280, %1279 ], [ %1282, %1281 ]
  %1285 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %1286 = load i64, ptr %1285, align 8
  %1287 = mul nsw i64 %1284, %1286
  %1288 = load i32, ptr %9, align 4
  %1289 = icmp eq i32 %1288, 2
  br i1 %1289, label %1290, label %1292

1290:                                             ; preds = %1283
  %1291 = load i64, ptr %76, align 8
  br label %1294

1292:                                             ; preds = %1283
  %1293 = load i64, ptr %73, align 8
  br label %1294

1294:                                             ; preds = %1292, %1290
  %1295 = phi i64 [ %1291, %1290 ], [ %1293, %1292 ]
  %1296 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %1297 = load i64, ptr %1296, align 8
  %1298 = mul nsw i64 %1295, %1297
  %1299 = add nsw i64 %1287, %1298
  %1300 = load i32, ptr %9, align 4
  %1301 = icmp eq i32 %1300, 3
  br i1 %1301, label %1302, label %1304

1302:                                             ; preds = %1294
  %1303 = load i64, ptr %76, align 8
  br label %1306

1304:                                             ; preds = %1294
  %1305 = load i64, ptr %72, align 8
  br label %1306

1306:                                             ; preds = %1304, %1302
  %1307 = phi i64 [ %1303, %1302 ], [ %1305, %1304 ]
  %1308 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %1309 = load i64, ptr %1308, align 8
  %1310 = mul nsw i64 %1307, %1309
  %1311 = add nsw i64 %1299, %1310
  %1312 = load i32, ptr %9, align 4
  %1313 = icmp eq i32 %1312, 4
  br i1 %1313, label %1314, label %1316

1314:                                             ; preds = %1306
  %1315 = load i64, ptr %76, align 8
  br label %1318

1316:                                             ; preds = %1306
  %1317 = load i64, ptr %71, align 8
  br label %1318

1318:                                             ; preds = %1316, %1314
  %1319 = phi i64 [ %1315, %1314 ], [ %1317, %1316 ]
  %1320 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %1321 = load i64, ptr %1320, align 8
  %1322 = mul nsw i64 %1319, %1321
  %1323 = add nsw i64 %1311, %1322
  %1324 = load i32, ptr %9, align 4
  %1325 = icmp eq i32 %1324, 5
  br i1 %1325, label %1326, label %1328

1326:                                             ; preds = %1318
  %1327 = load i64, ptr %76, align 8
  br label %1330

1328:                                             ; preds = %1318
  %1329 = load i64, ptr %70, align 8
  br label %1330

1330:                                             ; preds = %1328, %1326
  %1331 = phi i64 [ %1327, %1326 ], [ %1329, %1328 ]
  %1332 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %1333 = load i64, ptr %1332, align 8
  %1334 = mul nsw i64 %1331, %1333
  %1335 = add nsw i64 %1323, %1334
  %1336 = load i32, ptr %9, align 4
  %1337 = icmp eq i32 %1336, 6
  br i1 %1337, label %1338, label %1340

1338:                                             ; preds = %1330
  %1339 = load i64, ptr %76, align 8
  br label %1342

1340:                                             ; preds = %1330
  %1341 = load i64, ptr %69, align 8
  br label %1342

1342:                                             ; preds = %1340, %1338
  %1343 = phi i64 [ %1339, %1338 ], [ %1341, %1340 ]
  %1344 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %1345 = load i64, ptr %1344, align 8
  %1346 = mul nsw i64 %1343, %1345
  %1347 = add nsw i64 %1335, %1346
  %1348 = load i32, ptr %9, align 4
  %1349 = icmp eq i32 %1348, 7
  br i1 %1349, label %1350, label %1352

1350:                                             ; preds = %1342
  %1351 = load i64, ptr %76, align 8
  br label %1354

1352:                                             ; preds = %1342
  %1353 = load i64, ptr %68, align 8
  br label %1354

1354:                                             ; preds = %1352, %1350
  %1355 = phi i64 [ %1351, %1350 ], [ %1353, %1352 ]
  %1356 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %1357 = load i64, ptr %1356, align 8
  %1358 = mul nsw i64 %1355, %1357
  %1359 = add nsw i64 %1347, %1358
  store i64 %1359, ptr %77, align 8
  %1360 = load ptr, ptr %12, align 8
  %1361 = icmp ne ptr %1360, null
  br i1 %1361, label %1362, label %1424

1362:                                             ; preds = %1354
  %1363 = load ptr, ptr %12, align 8
  %1364 = load ptr, ptr %12, align 8
  %1365 = load i32, ptr %9, align 4
  %1366 = icmp eq i32 %1365, 1
  br i1 %1366, label %1367, label %1369

1367:                                             ; preds = %1362
  %1368 = load i64, ptr %76, align 8
  br label %1371

1369:                                             ; preds = %1362
  %1370 = load i64, ptr %74, align 8
  br label %1371

1371:                                             ; preds = %1369, %1367
  %1372 = phi i64 [ %1368, %1367 ], [ %1370, %1369 ]
  %1373 = load i32, ptr %9, align 4
  %1374 = icmp eq i32 %1373, 2
  br i1 %1374, label %1375, label %1377

1375:                                             ; preds = %1371
  %1376 = load i64, ptr %76, align 8
  br label %1379

1377:                                             ; preds = %1371
  %1378 = load i64, ptr %73, align 8
  br label %1379

1379:                                             ; preds = %1377, %1375
  %1380 = phi i64 [ %1376, %1375 ], [ %1378, %1377 ]
  %1381 = load i32, ptr %9, align 4
  %1382 = icmp eq i32 %1381, 3
  br i1 %1382, label %1383, label %1385

1383:                                             ; preds = %1379
  %1384 = load i64, ptr %76, align 8
  br label %1387

1385:                                             ; preds = %1379
  %1386 = load i64, ptr %72, align 8
  br label %1387

1387:                                             ; preds = %1385, %1383
  %1388 = phi i64 [ %1384, %1383 ], [ %1386, %1385 ]
  %1389 = load i32, ptr %9, align 4
  %1390 = icmp eq i32 %1389, 4
  br i1 %1390, label %1391, label %1393

1391:                                             ; preds = %1387
  %1392 = load i64, ptr %76, align 8
  br label %1395

1393:                                             ; preds = %1387
  %1394 = load i64, ptr %71, align 8
  br label %1395

1395:                                             ; preds = %1393, %1391
  %1396 = phi i64 [ %1392, %1391 ], [ %1394, %1393 ]
  %1397 = load i32, ptr %9, align 4
  %1398 = icmp eq i32 %1397, 5
  br i1 %1398, label %1399, label %1401

1399:                                             ; preds = %1395
  %1400 = load i64, ptr %76, align 8
  br label %1403

1401:                                             ; preds = %1395
  %1402 = load i64, ptr %70, align 8
  br label %1403

1403:                                             ; preds = %1401, %1399
  %1404 = phi i64 [ %1400, %1399 ], [ %1402, %1401 ]
  %1405 = load i32, ptr %9, align 4
  %1406 = icmp eq i32 %1405, 6
  br i1 %1406, label %1407, label %1409

1407:                                             ; preds = %1403
  %1408 = load i64, ptr %76, align 8
  br label %1411

1409:                                             ; preds = %1403
  %1410 = load i64, ptr %69, align 8
  br label %1411

1411:                                             ; preds = %1409, %1407
  %1412 = phi i64 [ %1408, %1407 ], [ %1410, %1409 ]
  %1413 = load i32, ptr %9, align 4
  %1414 = icmp eq i32 %1413, 7
  br i1 %1414, label %1415, label %1417

1415:                                             ; preds = %1411
  %1416 = load i64, ptr %76, align 8
  br label %1419

1417:                                             ; preds = %1411
  %1418 = load i64, ptr %68, align 8
  br label %1419

1419:                                             ; preds = %1417, %1415
  %1420 = phi i64 [ %1416, %1415 ], [ %1418, %1417 ]
  %1421 = call i64 @offset_in(ptr noundef %1364, i64 noundef %1372, i64 noundef %1380, i64 noundef %1388, i64 noundef %1396, i64 noundef %1404, i64 noundef %1412, i64 noundef %1420)
  %1422 = call i32 @is_true(ptr noundef %1363, i64 noundef %1421)
  %1423 = icmp ne i32 %1422, 0
  br i1 %1423, label %1424, label %1433

1424:                                             ; preds = %1419, %1354
  %1425 = load ptr, ptr %8, align 8
  %1426 = getelementptr inbounds %struct.descriptor, ptr %1425, i32 0, i32 0
  %1427 = load ptr, ptr %1426, align 8
  %1428 = load i64, ptr %77, align 8
  %1429 = getelementptr inbounds i8, ptr %1427, i64 %1428
  %1430 = load float, ptr %1429, align 4
  %1431 = load float, ptr %75, align 4
  %1432 = fmul float %1431, %1430
  store float %1432, ptr %75, align 4
  br label %1433

1433:                                             ; preds = %1424, %1419
  br label %1434

1434:                                             ; preds = %1433
  %1435 = load i64, ptr %76, align 8
  %1436 = add nsw i64 %1435, 1
  store i64 %1436, ptr %76, align 8
  br label %1270

1437:                                             ; preds = %1275
  %1438 = load float, ptr %75, align 4
  %1439 = load ptr, ptr %7, align 8
  %1440 = getelementptr inbounds %struct.descriptor, ptr %1439, i32 0, i32 0
  %1441 = load ptr, ptr %1440, align 8
  %1442 = load i64, ptr %68, align 8
  %1443 = load i64, ptr %27, align 8
  %1444 = mul nsw i64 %1442, %1443
  %1445 = load i64, ptr %69, align 8
  %1446 = add nsw i64 %1444, %1445
  %1447 = load i64, ptr %26, align 8
  %1448 = mul nsw i64 %1446, %1447
  %1449 = load i64, ptr %70, align 8
  %1450 = add nsw i64 %1448, %1449
  %1451 = load i64, ptr %25, align 8
  %1452 = mul nsw i64 %1450, %1451
  %1453 = load i64, ptr %71, align 8
  %1454 = add nsw i64 %1452, %1453
  %1455 = load i64, ptr %24, align 8
  %1456 = mul nsw i64 %1454, %1455
  %1457 = load i64, ptr %72, align 8
  %1458 = add nsw i64 %1456, %1457
  %1459 = load i64, ptr %23, align 8
  %1460 = mul nsw i64 %1458, %1459
  %1461 = load i64, ptr %73, align 8
  %1462 = add nsw i64 %1460, %1461
  %1463 = load i64, ptr %22, align 8
  %1464 = mul nsw i64 %1462, %1463
  %1465 = load i64, ptr %74, align 8
  %1466 = add nsw i64 %1464, %1465
  %1467 = mul nsw i64 %1466, 4
  %1468 = getelementptr inbounds i8, ptr %1441, i64 %1467
  store float %1438, ptr %1468, align 4
  br label %1469

1469:                                             ; preds = %1437
  %1470 = load i64, ptr %74, align 8
  %1471 = add nsw i64 %1470, 1
  store i64 %1471, ptr %74, align 8
  br label %1264

1472:                                             ; preds = %1268
  br label %1473

1473:                                             ; preds = %1472
  %1474 = load i64, ptr %73, align 8
  %1475 = add nsw i64 %1474, 1
  store i64 %1475, ptr %73, align 8
  br label %1258

1476:                                             ; preds = %1262
  br label %1477

1477:                                             ; preds = %1476
  %1478 = load i64, ptr %72, align 8
  %1479 = add nsw i64 %1478, 1
  store i64 %1479, ptr %72, align 8
  br label %1252

1480:                                             ; preds = %1256
  br label %1481

1481:                                             ; preds = %1480
  %1482 = load i64, ptr %71, align 8
  %1483 = add nsw i64 %1482, 1
  store i64 %1483, ptr %71, align 8
  br label %1246

1484:                                             ; preds = %1250
  br label %1485

1485:                                             ; preds = %1484
  %1486 = load i64, ptr %70, align 8
  %1487 = add nsw i64 %1486, 1
  store i64 %1487, ptr %70, align 8
  br label %1240

1488:                                             ; preds = %1244
  br label %1489

1489:                                             ; preds = %1488
  %1490 = load i64, ptr %69, align 8
  %1491 = add nsw i64 %1490, 1
  store i64 %1491, ptr %69, align 8
  br label %1234

1492:                                             ; preds = %1238
  br label %1493

1493:                                             ; preds = %1492
  %1494 = load i64, ptr %68, align 8
  %1495 = add nsw i64 %1494, 1
  store i64 %1495, ptr %68, align 8
  br label %1228

1496:                                             ; preds = %1232
  br label %1497

1497:                                             ; preds = %1496, %1218
  br label %1498

1498:                                             ; preds = %1497, %1214
  br label %1499

1499:                                             ; preds = %1498, %913
  br label %1500

1500:                                             ; preds = %1499, %612
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
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 192, i1 false)
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
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca double, align 8
  %38 = alloca i64, align 8
  %39 = alloca i8, align 1
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca double, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i64, align 8
  %49 = alloca i64, align 8
  %50 = alloca float, align 4
  %51 = alloca i64, align 8
  %52 = alloca i8, align 1
  %53 = alloca i64, align 8
  %54 = alloca i64, align 8
  %55 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %56 = load ptr, ptr %8, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 4
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = icmp sle i32 %59, 24
  br i1 %60, label %67, label %61

61:                                               ; preds = %6
  %62 = load ptr, ptr %8, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 4
  %64 = load i8, ptr %63, align 1
  %65 = zext i8 %64 to i32
  %66 = icmp eq i32 %65, 40
  br label %67

67:                                               ; preds = %61, %6
  %68 = phi i1 [ true, %6 ], [ %66, %61 ]
  %69 = zext i1 %68 to i8
  store i8 %69, ptr %13, align 1
  %70 = load ptr, ptr %8, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 4
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i32
  %74 = icmp eq i32 %73, 28
  br i1 %74, label %84, label %75

75:                                               ; preds = %67
  %76 = load ptr, ptr %8, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 4
  %78 = load i8, ptr %77, align 1
  %79 = zext i8 %78 to i32
  %80 = icmp eq i32 %79, 27
  br i1 %80, label %84, label %81

81:                                               ; preds = %75
  %82 = load i8, ptr %13, align 1
  %83 = trunc i8 %82 to i1
  br label %84

84:                                               ; preds = %81, %75, %67
  %85 = phi i1 [ true, %75 ], [ true, %67 ], [ %83, %81 ]
  %86 = zext i1 %85 to i32
  %87 = load ptr, ptr %10, align 8
  %88 = load i32, ptr %11, align 4
  call void @require(i32 noundef %86, ptr noundef @.str.5, ptr noundef %87, i32 noundef %88)
  %89 = load i32, ptr %9, align 4
  %90 = icmp sge i32 %89, 1
  br i1 %90, label %91, label %98

91:                                               ; preds = %84
  %92 = load i32, ptr %9, align 4
  %93 = load ptr, ptr %8, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 3
  %95 = load i8, ptr %94, align 4
  %96 = zext i8 %95 to i32
  %97 = icmp sle i32 %92, %96
  br label %98

98:                                               ; preds = %91, %84
  %99 = phi i1 [ false, %84 ], [ %97, %91 ]
  %100 = zext i1 %99 to i32
  %101 = load ptr, ptr %10, align 8
  %102 = load i32, ptr %11, align 4
  call void @require(i32 noundef %100, ptr noundef @.str.6, ptr noundef %101, i32 noundef %102)
  %103 = load ptr, ptr %8, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = load i32, ptr @fortran_ranks, align 4
  %108 = icmp sle i32 %106, %107
  %109 = zext i1 %108 to i32
  %110 = load ptr, ptr %10, align 8
  %111 = load i32, ptr %11, align 4
  call void @require(i32 noundef %109, ptr noundef @.str.2, ptr noundef %110, i32 noundef %111)
  %112 = load ptr, ptr %8, align 8
  %113 = load ptr, ptr %8, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = zext i8 %115 to i32
  %117 = call ptr @dimension_of(ptr noundef %112, i32 noundef 0, i32 noundef %116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %117, i64 24, i1 false)
  %118 = load ptr, ptr %8, align 8
  %119 = load ptr, ptr %8, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 3
  %121 = load i8, ptr %120, align 4
  %122 = zext i8 %121 to i32
  %123 = call ptr @dimension_of(ptr noundef %118, i32 noundef 1, i32 noundef %122)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %123, i64 24, i1 false)
  %124 = load ptr, ptr %8, align 8
  %125 = load ptr, ptr %8, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 3
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = call ptr @dimension_of(ptr noundef %124, i32 noundef 2, i32 noundef %128)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %129, i64 24, i1 false)
  %130 = load ptr, ptr %8, align 8
  %131 = load ptr, ptr %8, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 3
  %133 = load i8, ptr %132, align 4
  %134 = zext i8 %133 to i32
  %135 = call ptr @dimension_of(ptr noundef %130, i32 noundef 3, i32 noundef %134)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %135, i64 24, i1 false)
  %136 = load ptr, ptr %8, align 8
  %137 = load ptr, ptr %8, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 3
  %139 = load i8, ptr %138, align 4
  %140 = zext i8 %139 to i32
  %141 = call ptr @dimension_of(ptr noundef %136, i32 noundef 4, i32 noundef %140)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %141, i64 24, i1 false)
  %142 = load ptr, ptr %8, align 8
  %143 = load ptr, ptr %8, align 8
  %144 = getelementptr inbounds %struct.descriptor, ptr %143, i32 0, i32 3
  %145 = load i8, ptr %144, align 4
  %146 = zext i8 %145 to i32
  %147 = call ptr @dimension_of(ptr noundef %142, i32 noundef 5, i32 noundef %146)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %147, i64 24, i1 false)
  %148 = load ptr, ptr %8, align 8
  %149 = load ptr, ptr %8, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 3
  %151 = load i8, ptr %150, align 4
  %152 = zext i8 %151 to i32
  %153 = call ptr @dimension_of(ptr noundef %148, i32 noundef 6, i32 noundef %152)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %153, i64 24, i1 false)
  %154 = load i32, ptr %9, align 4
  %155 = icmp eq i32 %154, 1
  br i1 %155, label %156, label %157

156:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %14, i64 24, i1 false)
  br label %183

157:                                              ; preds = %98
  %158 = load i32, ptr %9, align 4
  %159 = icmp eq i32 %158, 2
  br i1 %159, label %160, label %161

160:                                              ; preds = %157
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %15, i64 24, i1 false)
  br label %182

161:                                              ; preds = %157
  %162 = load i32, ptr %9, align 4
  %163 = icmp eq i32 %162, 3
  br i1 %163, label %164, label %165

164:                                              ; preds = %161
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %16, i64 24, i1 false)
  br label %181

165:                                              ; preds = %161
  %166 = load i32, ptr %9, align 4
  %167 = icmp eq i32 %166, 4
  br i1 %167, label %168, label %169

168:                                              ; preds = %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %17, i64 24, i1 false)
  br label %180

169:                                              ; preds = %165
  %170 = load i32, ptr %9, align 4
  %171 = icmp eq i32 %170, 5
  br i1 %171, label %172, label %173

172:                                              ; preds = %169
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %18, i64 24, i1 false)
  br label %179

173:                                              ; preds = %169
  %174 = load i32, ptr %9, align 4
  %175 = icmp eq i32 %174, 6
  br i1 %175, label %176, label %177

176:                                              ; preds = %173
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %19, i64 24, i1 false)
  br label %178

177:                                              ; preds = %173
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %20, i64 24, i1 false)
  br label %178

178:                                              ; preds = %177, %176
  br label %179

179:                                              ; preds = %178, %172
  br label %180

180:                                              ; preds = %179, %168
  br label %181

181:                                              ; preds = %180, %164
  br label %182

182:                                              ; preds = %181, %160
  br label %183

183:                                              ; preds = %182, %156
  %184 = load i32, ptr %9, align 4
  %185 = icmp eq i32 %184, 1
  br i1 %185, label %186, label %187

186:                                              ; preds = %183
  br label %190

187:                                              ; preds = %183
  %188 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  br label %190

190:                                              ; preds = %187, %186
  %191 = phi i64 [ 1, %186 ], [ %189, %187 ]
  store i64 %191, ptr %22, align 8
  %192 = load i32, ptr %9, align 4
  %193 = icmp eq i32 %192, 2
  br i1 %193, label %194, label %195

194:                                              ; preds = %190
  br label %198

195:                                              ; preds = %190
  %196 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %197 = load i64, ptr %196, align 8
  br label %198

198:                                              ; preds = %195, %194
  %199 = phi i64 [ 1, %194 ], [ %197, %195 ]
  store i64 %199, ptr %23, align 8
  %200 = load i32, ptr %9, align 4
  %201 = icmp eq i32 %200, 3
  br i1 %201, label %202, label %203

202:                                              ; preds = %198
  br label %206

203:                                              ; preds = %198
  %204 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  br label %206

206:                                              ; preds = %203, %202
  %207 = phi i64 [ 1, %202 ], [ %205, %203 ]
  store i64 %207, ptr %24, align 8
  %208 = load i32, ptr %9, align 4
  %209 = icmp eq i32 %208, 4
  br i1 %209, label %210, label %211

210:                                              ; preds = %206
  br label %214

211:                                              ; preds = %206
  %212 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %213 = load i64, ptr %212, align 8
  br label %214

214:                                              ; preds = %211, %210
  %215 = phi i64 [ 1, %210 ], [ %213, %211 ]
  store i64 %215, ptr %25, align 8
  %216 = load i32, ptr %9, align 4
  %217 = icmp eq i32 %216, 5
  br i1 %217, label %218, label %219

218:                                              ; preds = %214
  br label %222

219:                                              ; preds = %214
  %220 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %221 = load i64, ptr %220, align 8
  br label %222

222:                                              ; preds = %219, %218
  %223 = phi i64 [ 1, %218 ], [ %221, %219 ]
  store i64 %223, ptr %26, align 8
  %224 = load i32, ptr %9, align 4
  %225 = icmp eq i32 %224, 6
  br i1 %225, label %226, label %227

226:                                              ; preds = %222
  br label %230

227:                                              ; preds = %222
  %228 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %229 = load i64, ptr %228, align 8
  br label %230

230:                                              ; preds = %227, %226
  %231 = phi i64 [ 1, %226 ], [ %229, %227 ]
  store i64 %231, ptr %27, align 8
  %232 = load i32, ptr %9, align 4
  %233 = icmp eq i32 %232, 7
  br i1 %233, label %234, label %235

234:                                              ; preds = %230
  br label %238

235:                                              ; preds = %230
  %236 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %238

238:                                              ; preds = %235, %234
  %239 = phi i64 [ 1, %234 ], [ %237, %235 ]
  store i64 %239, ptr %28, align 8
  %240 = load ptr, ptr %8, align 8
  %241 = getelementptr inbounds %struct.descriptor, ptr %240, i32 0, i32 3
  %242 = load i8, ptr %241, align 4
  %243 = zext i8 %242 to i32
  %244 = sub nsw i32 %243, 1
  %245 = trunc i32 %244 to i8
  %246 = load ptr, ptr %7, align 8
  %247 = getelementptr inbounds %struct.descriptor, ptr %246, i32 0, i32 3
  store i8 %245, ptr %247, align 4
  %248 = load ptr, ptr %7, align 8
  %249 = load ptr, ptr %8, align 8
  %250 = getelementptr inbounds %struct.descriptor, ptr %249, i32 0, i32 1
  %251 = load i64, ptr %250, align 8
  %252 = load i32, ptr %9, align 4
  %253 = icmp sle i32 %252, 1
  br i1 %253, label %254, label %257

254:                                              ; preds = %238
  %255 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %256 = load i64, ptr %255, align 8
  br label %260

257:                                              ; preds = %238
  %258 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %259 = load i64, ptr %258, align 8
  br label %260

260:                                              ; preds = %257, %254
  %261 = phi i64 [ %256, %254 ], [ %259, %257 ]
  %262 = load i32, ptr %9, align 4
  %263 = icmp sle i32 %262, 2
  br i1 %263, label %264, label %267

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %266 = load i64, ptr %265, align 8
  br label %270

267:                                              ; preds = %260
  %268 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %269 = load i64, ptr %268, align 8
  br label %270

270:                                              ; preds = %267, %264
  %271 = phi i64 [ %266, %264 ], [ %269, %267 ]
  %272 = load i32, ptr %9, align 4
  %273 = icmp sle i32 %272, 3
  br i1 %273, label %274, label %277

274:                                              ; preds = %270
  %275 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %276 = load i64, ptr %275, align 8
  br label %280

277:                                              ; preds = %270
  %278 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %279 = load i64, ptr %278, align 8
  br label %280

280:                                              ; preds = %277, %274
  %281 = phi i64 [ %276, %274 ], [ %279, %277 ]
  %282 = load i32, ptr %9, align 4
  %283 = icmp sle i32 %282, 4
  br i1 %283, label %284, label %287

284:                                              ; preds = %280
  %285 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %286 = load i64, ptr %285, align 8
  br label %290

287:                                              ; preds = %280
  %288 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %289 = load i64, ptr %288, align 8
  br label %290

290:                                              ; preds = %287, %284
  %291 = phi i64 [ %286, %284 ], [ %289, %287 ]
  %292 = load i32, ptr %9, align 4
  %293 = icmp sle i32 %292, 5
  br i1 %293, label %294, label %297

294:                                              ; preds = %290
  %295 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %296 = load i64, ptr %295, align 8
  br label %300

297:                                              ; preds = %290
  %298 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %299 = load i64, ptr %298, align 8
  br label %300

300:                                              ; preds = %297, %294
  %301 = phi i64 [ %296, %294 ], [ %299, %297 ]
  %302 = load i32, ptr %9, align 4
  %303 = icmp sle i32 %302, 6
  br i1 %303, label %304, label %307

304:                                              ; preds = %300
  %305 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %306 = load i64, ptr %305, align 8
  br label %310

307:                                              ; preds = %300
  %308 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %309 = load i64, ptr %308, align 8
  br label %310

310:                                              ; preds = %307, %304
  %311 = phi i64 [ %306, %304 ], [ %309, %307 ]
  call void @made(ptr noundef %248, i64 noundef %251, i64 noundef %261, i64 noundef %271, i64 noundef %281, i64 noundef %291, i64 noundef %301, i64 noundef %311, i64 noundef 1)
  %312 = load ptr, ptr %8, align 8
  %313 = getelementptr inbounds %struct.descriptor, ptr %312, i32 0, i32 4
  %314 = load i8, ptr %313, align 1
  %315 = zext i8 %314 to i32
  %316 = icmp eq i32 %315, 28
  br i1 %316, label %317, label %610

317:                                              ; preds = %310
  store i64 0, ptr %29, align 8
  br label %318

318:                                              ; preds = %606, %317
  %319 = load i64, ptr %29, align 8
  %320 = load i64, ptr %28, align 8
  %321 = icmp slt i64 %319, %320
  br i1 %321, label %323, label %322

322:                                              ; preds = %318
  store i32 2, ptr %30, align 4
  br label %609

323:                                              ; preds = %318
  store i64 0, ptr %31, align 8
  br label %324

324:                                              ; preds = %602, %323
  %325 = load i64, ptr %31, align 8
  %326 = load i64, ptr %27, align 8
  %327 = icmp slt i64 %325, %326
  br i1 %327, label %329, label %328

328:                                              ; preds = %324
  store i32 5, ptr %30, align 4
  br label %605

329:                                              ; preds = %324
  store i64 0, ptr %32, align 8
  br label %330

330:                                              ; preds = %598, %329
  %331 = load i64, ptr %32, align 8
  %332 = load i64, ptr %26, align 8
  %333 = icmp slt i64 %331, %332
  br i1 %333, label %335, label %334

334:                                              ; preds = %330
  store i32 8, ptr %30, align 4
  br label %601

335:                                              ; preds = %330
  store i64 0, ptr %33, align 8
  br label %336

336:                                              ; preds = %594, %335
  %337 = load i64, ptr %33, align 8
  %338 = load i64, ptr %25, align 8
  %339 = icmp slt i64 %337, %338
  br i1 %339, label %341, label %340

340:                                              ; preds = %336
  store i32 11, ptr %30, align 4
  br label %597

341:                                              ; preds = %336
  store i64 0, ptr %34, align 8
  br label %342

342:                                              ; preds = %590, %341
  %343 = load i64, ptr %34, align 8
  %344 = load i64, ptr %24, align 8
  %345 = icmp slt i64 %343, %344
  br i1 %345, label %347, label %346

346:                                              ; preds = %342
  store i32 14, ptr %30, align 4
  br label %593

347:                                              ; preds = %342
  store i64 0, ptr %35, align 8
  br label %348

348:                                              ; preds = %586, %347
  %349 = load i64, ptr %35, align 8
  %350 = load i64, ptr %23, align 8
  %351 = icmp slt i64 %349, %350
  br i1 %351, label %353, label %352

352:                                              ; preds = %348
  store i32 17, ptr %30, align 4
  br label %589

353:                                              ; preds = %348
  store i64 0, ptr %36, align 8
  br label %354

354:                                              ; preds = %582, %353
  %355 = load i64, ptr %36, align 8
  %356 = load i64, ptr %22, align 8
  %357 = icmp slt i64 %355, %356
  br i1 %357, label %359, label %358

358:                                              ; preds = %354
  store i32 20, ptr %30, align 4
  br label %585

359:                                              ; preds = %354
  store double 0xFFEFFFFFFFFFFFFF, ptr %37, align 8
  store i64 0, ptr %38, align 8
  store i8 0, ptr %39, align 1
  store i64 0, ptr %40, align 8
  br label %360

360:                                              ; preds = %536, %359
  %361 = load i64, ptr %40, align 8
  %362 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %363 = load i64, ptr %362, align 8
  %364 = icmp slt i64 %361, %363
  br i1 %364, label %366, label %365

365:                                              ; preds = %360
  store i32 23, ptr %30, align 4
  br label %539

366:                                              ; preds = %360
  %367 = load i32, ptr %9, align 4
  %368 = icmp eq i32 %367, 1
  br i1 %368, label %369, label %371

369:                                              ; preds = %366
  %370 = load i64, ptr %40, align 8
  br label %373

371:                                              ; preds = %366
  %372 = load i64, ptr %36, align 8
  br label %373

373:                                              ; preds = %371, %369
  %374 = phi i64 [ %370, %369 ], [ %372, %371 ]
  %375 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %376 = load i64, ptr %375, align 8
  %377 = mul nsw i64 %374, %376
  %378 = load i32, ptr %9, align 4
  %379 = icmp eq i32 %378, 2
  br i1 %379, label %380, label %382

380:                                              ; preds = %373
  %381 = load i64, ptr %40, align 8
  br label %384

382:                                              ; preds = %373
  %383 = load i64, ptr %35, align 8
  br label %384

384:                                              ; preds = %382, %380
  %385 = phi i64 [ %381, %380 ], [ %383, %382 ]
  %386 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %387 = load i64, ptr %386, align 8
  %388 = mul nsw i64 %385, %387
  %389 = add nsw i64 %377, %388
  %390 = load i32, ptr %9, align 4
  %391 = icmp eq i32 %390, 3
  br i1 %391, label %392, label %394

392:                                              ; preds = %384
  %393 = load i64, ptr %40, align 8
  br label %396

394:                                              ; preds = %384
  %395 = load i64, ptr %34, align 8
  br label %396

396:                                              ; preds = %394, %392
  %397 = phi i64 [ %393, %392 ], [ %395, %394 ]
  %398 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %399 = load i64, ptr %398, align 8
  %400 = mul nsw i64 %397, %399
  %401 = add nsw i64 %389, %400
  %402 = load i32, ptr %9, align 4
  %403 = icmp eq i32 %402, 4
  br i1 %403, label %404, label %406

404:                                              ; preds = %396
  %405 = load i64, ptr %40, align 8
  br label %408

406:                                              ; preds = %396
  %407 = load i64, ptr %33, align 8
  br label %408

408:                                              ; preds = %406, %404
  %409 = phi i64 [ %405, %404 ], [ %407, %406 ]
  %410 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %411 = load i64, ptr %410, align 8
  %412 = mul nsw i64 %409, %411
  %413 = add nsw i64 %401, %412
  %414 = load i32, ptr %9, align 4
  %415 = icmp eq i32 %414, 5
  br i1 %415, label %416, label %418

416:                                              ; preds = %408
  %417 = load i64, ptr %40, align 8
  br label %420

418:                                              ; preds = %408
  %419 = load i64, ptr %32, align 8
  br label %420

420:                                              ; preds = %418, %416
  %421 = phi i64 [ %417, %416 ], [ %419, %418 ]
  %422 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %423 = load i64, ptr %422, align 8
  %424 = mul nsw i64 %421, %423
  %425 = add nsw i64 %413, %424
  %426 = load i32, ptr %9, align 4
  %427 = icmp eq i32 %426, 6
  br i1 %427, label %428, label %430

428:                                              ; preds = %420
  %429 = load i64, ptr %40, align 8
  br label %432

430:                                              ; preds = %420
  %431 = load i64, ptr %31, align 8
  br label %432

432:                                              ; preds = %430, %428
  %433 = phi i64 [ %429, %428 ], [ %431, %430 ]
  %434 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %435 = load i64, ptr %434, align 8
  %436 = mul nsw i64 %433, %435
  %437 = add nsw i64 %425, %436
  %438 = load i32, ptr %9, align 4
  %439 = icmp eq i32 %438, 7
  br i1 %439, label %440, label %442

440:                                              ; preds = %432
  %441 = load i64, ptr %40, align 8
  br label %444

442:                                              ; preds = %432
  %443 = load i64, ptr %29, align 8
  br label %444

444:                                              ; preds = %442, %440
  %445 = phi i64 [ %441, %440 ], [ %443, %442 ]
  %446 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %447 = load i64, ptr %446, align 8
  %448 = mul nsw i64 %445, %447
  %449 = add nsw i64 %437, %448
  store i64 %449, ptr %41, align 8
  %450 = load ptr, ptr %12, align 8
  %451 = icmp ne ptr %450, null
  br i1 %451, label %452, label %514

452:                                              ; preds = %444
  %453 = load ptr, ptr %12, align 8
  %454 = load ptr, ptr %12, align 8
  %455 = load i32, ptr %9, align 4
  %456 = icmp eq i32 %455, 1
  br i1 %456, label %457, label %459

457:                                              ; preds = %452
  %458 = load i64, ptr %40, align 8
  br label %461

459:                                              ; preds = %452
  %460 = load i64, ptr %36, align 8
  br label %461

461:                                              ; preds = %459, %457
  %462 = phi i64 [ %458, %457 ], [ %460, %459 ]
  %463 = load i32, ptr %9, align 4
  %464 = icmp eq i32 %463, 2
  br i1 %464, label %465, label %467

465:                                              ; preds = %461
  %466 = load i64, ptr %40, align 8
  br label %469

467:                                              ; preds = %461
  %468 = load i64, ptr %35, align 8
  br label %469

469:                                              ; preds = %467, %465
  %470 = phi i64 [ %466, %465 ], [ %468, %467 ]
  %471 = load i32, ptr %9, align 4
  %472 = icmp eq i32 %471, 3
  br i1 %472, label %473, label %475

473:                                              ; preds = %469
  %474 = load i64, ptr %40, align 8
  br label %477

475:                                              ; preds = %469
  %476 = load i64, ptr %34, align 8
  br label %477

477:                                              ; preds = %475, %473
  %478 = phi i64 [ %474, %473 ], [ %476, %475 ]
  %479 = load i32, ptr %9, align 4
  %480 = icmp eq i32 %479, 4
  br i1 %480, label %481, label %483

481:                                              ; preds = %477
  %482 = load i64, ptr %40, align 8
  br label %485

483:                                              ; preds = %477
  %484 = load i64, ptr %33, align 8
  br label %485

485:                                              ; preds = %483, %481
  %486 = phi i64 [ %482, %481 ], [ %484, %483 ]
  %487 = load i32, ptr %9, align 4
  %488 = icmp eq i32 %487, 5
  br i1 %488, label %489, label %491

489:                                              ; preds = %485
  %490 = load i64, ptr %40, align 8
  br label %493

491:                                              ; preds = %485
  %492 = load i64, ptr %32, align 8
  br label %493

493:                                              ; preds = %491, %489
  %494 = phi i64 [ %490, %489 ], [ %492, %491 ]
  %495 = load i32, ptr %9, align 4
  %496 = icmp eq i32 %495, 6
  br i1 %496, label %497, label %499

497:                                              ; preds = %493
  %498 = load i64, ptr %40, align 8
  br label %501

499:                                              ; preds = %493
  %500 = load i64, ptr %31, align 8
  br label %501

501:                                              ; preds = %499, %497
  %502 = phi i64 [ %498, %497 ], [ %500, %499 ]
  %503 = load i32, ptr %9, align 4
  %504 = icmp eq i32 %503, 7
  br i1 %504, label %505, label %507

505:                                              ; preds = %501
  %506 = load i64, ptr %40, align 8
  br label %509

507:                                              ; preds = %501
  %508 = load i64, ptr %29, align 8
  br label %509

509:                                              ; preds = %507, %505
  %510 = phi i64 [ %506, %505 ], [ %508, %507 ]
  %511 = call i64 @offset_in(ptr noundef %454, i64 noundef %462, i64 noundef %470, i64 noundef %478, i64 noundef %486, i64 noundef %494, i64 noundef %502, i64 noundef %510)
  %512 = call i32 @is_true(ptr noundef %453, i64 noundef %511)
  %513 = icmp ne i32 %512, 0
  br i1 %513, label %514, label %535

514:                                              ; preds = %509, %444
  %515 = load ptr, ptr %8, align 8
  %516 = getelementptr inbounds %struct.descriptor, ptr %515, i32 0, i32 0
  %517 = load ptr, ptr %516, align 8
  %518 = load i64, ptr %41, align 8
  %519 = getelementptr inbounds i8, ptr %517, i64 %518
  %520 = load double, ptr %519, align 8
  store double %520, ptr %42, align 8
  %521 = load double, ptr %42, align 8
  %522 = load double, ptr %37, align 8
  %523 = fcmp ogt double %521, %522
  br i1 %523, label %531, label %524

524:                                              ; preds = %514
  %525 = load i8, ptr %39, align 1
  %526 = trunc i8 %525 to i1
  br i1 %526, label %534, label %527

527:                                              ; preds = %524
  %528 = load double, ptr %42, align 8
  %529 = load double, ptr %37, align 8
  %530 = fcmp oeq double %528, %529
  br i1 %530, label %531, label %534

531:                                              ; preds = %527, %514
  %532 = load double, ptr %42, align 8
  store double %532, ptr %37, align 8
  %533 = load i64, ptr %41, align 8
  store i64 %533, ptr %38, align 8
  store i8 1, ptr %39, align 1
  br label %534

534:                                              ; preds = %531, %527, %524
  br label %535

535:                                              ; preds = %534, %509
  br label %536

536:                                              ; preds = %535
  %537 = load i64, ptr %40, align 8
  %538 = add nsw i64 %537, 1
  store i64 %538, ptr %40, align 8
  br label %360

539:                                              ; preds = %365
  %540 = load i8, ptr %39, align 1
  %541 = trunc i8 %540 to i1
  br i1 %541, label %542, label %549

542:                                              ; preds = %539
  %543 = load ptr, ptr %8, align 8
  %544 = getelementptr inbounds %struct.descriptor, ptr %543, i32 0, i32 0
  %545 = load ptr, ptr %544, align 8
  %546 = load i64, ptr %38, align 8
  %547 = getelementptr inbounds i8, ptr %545, i64 %546
  %548 = load double, ptr %547, align 8
  br label %550

549:                                              ; preds = %539
  br label %550

550:                                              ; preds = %549, %542
  %551 = phi double [ %548, %542 ], [ 0xFFEFFFFFFFFFFFFF, %549 ]
  %552 = load ptr, ptr %7, align 8
  %553 = getelementptr inbounds %struct.descriptor, ptr %552, i32 0, i32 0
  %554 = load ptr, ptr %553, align 8
  %555 = load i64, ptr %29, align 8
  %556 = load i64, ptr %27, align 8
  %557 = mul nsw i64 %555, %556
  %558 = load i64, ptr %31, align 8
  %559 = add nsw i64 %557, %558
  %560 = load i64, ptr %26, align 8
  %561 = mul nsw i64 %559, %560
  %562 = load i64, ptr %32, align 8
  %563 = add nsw i64 %561, %562
  %564 = load i64, ptr %25, align 8
  %565 = mul nsw i64 %563, %564
  %566 = load i64, ptr %33, align 8
  %567 = add nsw i64 %565, %566
  %568 = load i64, ptr %24, align 8
  %569 = mul nsw i64 %567, %568
  %570 = load i64, ptr %34, align 8
  %571 = add nsw i64 %569, %570
  %572 = load i64, ptr %23, align 8
  %573 = mul nsw i64 %571, %572
  %574 = load i64, ptr %35, align 8
  %575 = add nsw i64 %573, %574
  %576 = load i64, ptr %22, align 8
  %577 = mul nsw i64 %575, %576
  %578 = load i64, ptr %36, align 8
  %579 = add nsw i64 %577, %578
  %580 = mul nsw i64 %579, 8
  %581 = getelementptr inbounds i8, ptr %554, i64 %580
  store double %551, ptr %581, align 8
  br label %582

582:                                              ; preds = %550
  %583 = load i64, ptr %36, align 8
  %584 = add nsw i64 %583, 1
  store i64 %584, ptr %36, align 8
  br label %354

585:                                              ; preds = %358
  br label %586

586:                                              ; preds = %585
  %587 = load i64, ptr %35, align 8
  %588 = add nsw i64 %587, 1
  store i64 %588, ptr %35, align 8
  br label %348

589:                                              ; preds = %352
  br label %590

590:                                              ; preds = %589
  %591 = load i64, ptr %34, align 8
  %592 = add nsw i64 %591, 1
  store i64 %592, ptr %34, align 8
  br label %342

593:                                              ; preds = %346
  br label %594

594:                                              ; preds = %593
  %595 = load i64, ptr %33, align 8
  %596 = add nsw i64 %595, 1
  store i64 %596, ptr %33, align 8
  br label %336

597:                                              ; preds = %340
  br label %598

598:                                              ; preds = %597
  %599 = load i64, ptr %32, align 8
  %600 = add nsw i64 %599, 1
  store i64 %600, ptr %32, align 8
  br label %330

601:                                              ; preds = %334
  br label %602

602:                                              ; preds = %601
  %603 = load i64, ptr %31, align 8
  %604 = add nsw i64 %603, 1
  store i64 %604, ptr %31, align 8
  br label %324

605:                                              ; preds = %328
  br label %606

606:                                              ; preds = %605
  %607 = load i64, ptr %29, align 8
  %608 = add nsw i64 %607, 1
  store i64 %608, ptr %29, align 8
  br label %318

609:                                              ; preds = %322
  br label %916

610:                                              ; preds = %310
  %611 = load i8, ptr %13, align 1
  %612 = trunc i8 %611 to i1
  br i1 %612, label %613, label %622

613:                                              ; preds = %610
  %614 = load ptr, ptr %7, align 8
  %615 = getelementptr inbounds %struct.descriptor, ptr %614, i32 0, i32 0
  %616 = load ptr, ptr %615, align 8
  %617 = load ptr, ptr %8, align 8
  %618 = load i32, ptr %9, align 4
  %619 = load ptr, ptr %10, align 8
  %620 = load i32, ptr %11, align 4
  %621 = load ptr, ptr %12, align 8
  call void @put_Maxval(ptr noundef %616, ptr noundef %617, i32 noundef %618, ptr noundef %619, i32 noundef %620, ptr noundef %621)
  br label %915

622:                                              ; preds = %610
  store i64 0, ptr %43, align 8
  br label %623

623:                                              ; preds = %911, %622
  %624 = load i64, ptr %43, align 8
  %625 = load i64, ptr %28, align 8
  %626 = icmp slt i64 %624, %625
  br i1 %626, label %628, label %627

627:                                              ; preds = %623
  store i32 26, ptr %30, align 4
  br label %914

628:                                              ; preds = %623
  store i64 0, ptr %44, align 8
  br label %629

629:                                              ; preds = %907, %628
  %630 = load i64, ptr %44, align 8
  %631 = load i64, ptr %27, align 8
  %632 = icmp slt i64 %630, %631
  br i1 %632, label %634, label %633

633:                                              ; preds = %629
  store i32 29, ptr %30, align 4
  br label %910

634:                                              ; preds = %629
  store i64 0, ptr %45, align 8
  br label %635

635:                                              ; preds = %903, %634
  %636 = load i64, ptr %45, align 8
  %637 = load i64, ptr %26, align 8
  %638 = icmp slt i64 %636, %637
  br i1 %638, label %640, label %639

639:                                              ; preds = %635
  store i32 32, ptr %30, align 4
  br label %906

640:                                              ; preds = %635
  store i64 0, ptr %46, align 8
  br label %641

641:                                              ; preds = %899, %640
  %642 = load i64, ptr %46, align 8
  %643 = load i64, ptr %25, align 8
  %644 = icmp slt i64 %642, %643
  br i1 %644, label %646, label %645

645:                                              ; preds = %641
  store i32 35, ptr %30, align 4
  br label %902

646:                                              ; preds = %641
  store i64 0, ptr %47, align 8
  br label %647

647:                                              ; preds = %895, %646
  %648 = load i64, ptr %47, align 8
  %649 = load i64, ptr %24, align 8
  %650 = icmp slt i64 %648, %649
  br i1 %650, label %652, label %651

651:                                              ; preds = %647
  store i32 38, ptr %30, align 4
  br label %898

652:                                              ; preds = %647
  store i64 0, ptr %48, align 8
  br label %653

653:                                              ; preds = %891, %652
  %654 = load i64, ptr %48, align 8
  %655 = load i64, ptr %23, align 8
  %656 = icmp slt i64 %654, %655
  br i1 %656, label %658, label %657

657:                                              ; preds = %653
  store i32 41, ptr %30, align 4
  br label %894

658:                                              ; preds = %653
  store i64 0, ptr %49, align 8
  br label %659

659:                                              ; preds = %887, %658
  %660 = load i64, ptr %49, align 8
  %661 = load i64, ptr %22, align 8
  %662 = icmp slt i64 %660, %661
  br i1 %662, label %664, label %663

663:                                              ; preds = %659
  store i32 44, ptr %30, align 4
  br label %890

664:                                              ; preds = %659
  store float 0xC7EFFFFFE0000000, ptr %50, align 4
  store i64 0, ptr %51, align 8
  store i8 0, ptr %52, align 1
  store i64 0, ptr %53, align 8
  br label %665

665:                                              ; preds = %841, %664
  %666 = load i64, ptr %53, align 8
  %667 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %668 = load i64, ptr %667, align 8
  %669 = icmp slt i64 %666, %668
  br i1 %669, label %671, label %670

670:                                              ; preds = %665
  store i32 47, ptr %30, align 4
  br label %844

671:                                              ; preds = %665
  %672 = load i32, ptr %9, align 4
  %673 = icmp eq i32 %672, 1
  br i1 %673, label %674, label %676

674:                                              ; preds = %671
  %675 = load i64, ptr %53, align 8
  br label %678

676:                                              ; preds = %671
  %677 = load i64, ptr %49, align 8
  br label %678

678:                                              ; preds = %676, %674
  %679 = phi i64 [ %675, %674 ], [ %677, %676 ]
  %680 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %681 = load i64, ptr %680, align 8
  %682 = mul nsw i64 %679, %681
  %683 = load i32, ptr %9, align 4
  %684 = icmp eq i32 %683, 2
  br i1 %684, label %685, label %687

685:                                              ; preds = %678
  %686 = load i64, ptr %53, align 8
  br label %689

687:                                              ; preds = %678
  %688 = load i64, ptr %48, align 8
  br label %689

689:                                              ; preds = %687, %685
  %690 = phi i64 [ %686, %685 ], [ %688, %687 ]
  %691 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %692 = load i64, ptr %691, align 8
  %693 = mul nsw i64 %690, %692
  %694 = add nsw i64 %682, %693
  %695 = load i32, ptr %9, align 4
  %696 = icmp eq i32 %695, 3
  br i1 %696, label %697, label %699

697:                                              ; preds = %689
  %698 = load i64, ptr %53, align 8
  br label %701

699:                                              ; preds = %689
  %700 = load i64, ptr %47, align 8
  br label %701

701:                                              ; preds = %699, %697
  %702 = phi i64 [ %698, %697 ], [ %700, %699 ]
  %703 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %704 = load i64, ptr %703, align 8
  %705 = mul nsw i64 %702, %704
  %706 = add nsw i64 %694, %705
  %707 = load i32, ptr %9, align 4
  %708 = icmp eq i32 %707, 4
  br i1 %708, label %709, label %711

709:                                              ; preds = %701
  %710 = load i64, ptr %53, align 8
  br label %713

711:                                              ; preds = %701
  %712 = load i64, ptr %46, align 8
  br label %713

713:                                              ; preds = %711, %709
  %714 = phi i64 [ %710, %709 ], [ %712, %711 ]
  %715 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %716 = load i64, ptr %715, align 8
  %717 = mul nsw i64 %714, %716
  %718 = add nsw i64 %706, %717
  %719 = load i32, ptr %9, align 4
  %720 = icmp eq i32 %719, 5
  br i1 %720, label %721, label %723

721:                                              ; preds = %713
  %722 = load i64, ptr %53, align 8
  br label %725

723:                                              ; preds = %713
  %724 = load i64, ptr %45, align 8
  br label %725

725:                                              ; preds = %723, %721
  %726 = phi i64 [ %722, %721 ], [ %724, %723 ]
  %727 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %728 = load i64, ptr %727, align 8
  %729 = mul nsw i64 %726, %728
  %730 = add nsw i64 %718, %729
  %731 = load i32, ptr %9, align 4
  %732 = icmp eq i32 %731, 6
  br i1 %732, label %733, label %735

733:                                              ; preds = %725
  %734 = load i64, ptr %53, align 8
  br label %737

735:                                              ; preds = %725
  %736 = load i64, ptr %44, align 8
  br label %737

737:                                              ; preds = %735, %733
  %738 = phi i64 [ %734, %733 ], [ %736, %735 ]
  %739 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %740 = load i64, ptr %739, align 8
  %741 = mul nsw i64 %738, %740
  %742 = add nsw i64 %730, %741
  %743 = load i32, ptr %9, align 4
  %744 = icmp eq i32 %743, 7
  br i1 %744, label %745, label %747

745:                                              ; preds = %737
  %746 = load i64, ptr %53, align 8
  br label %749

747:                                              ; preds = %737
  %748 = load i64, ptr %43, align 8
  br label %749

749:                                              ; preds = %747, %745
  %750 = phi i64 [ %746, %745 ], [ %748, %747 ]
  %751 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %752 = load i64, ptr %751, align 8
  %753 = mul nsw i64 %750, %752
  %754 = add nsw i64 %742, %753
  store i64 %754, ptr %54, align 8
  %755 = load ptr, ptr %12, align 8
  %756 = icmp ne ptr %755, null
  br i1 %756, label %757, label %819

757:                                              ; preds = %749
  %758 = load ptr, ptr %12, align 8
  %759 = load ptr, ptr %12, align 8
  %760 = load i32, ptr %9, align 4
  %761 = icmp eq i32 %760, 1
  br i1 %761, label %762, label %764

762:                                              ; preds = %757
  %763 = load i64, ptr %53, align 8
  br label %766

764:                                              ; preds = %757
  %765 = load i64, ptr %49, align 8
  br label %766

766:                                              ; preds = %764, %762
  %767 = phi i64 [ %763, %762 ], [ %765, %764 ]
  %768 = load i32, ptr %9, align 4
  %769 = icmp eq i32 %768, 2
  br i1 %769, label %770, label %772

770:                                              ; preds = %766
  %771 = load i64, ptr %53, align 8
  br label %774

772:                                              ; preds = %766
  %773 = load i64, ptr %48, align 8
  br label %774

774:                                              ; preds = %772, %770
  %775 = phi i64 [ %771, %770 ], [ %773, %772 ]
  %776 = load i32, ptr %9, align 4
  %777 = icmp eq i32 %776, 3
  br i1 %777, label %778, label %780

778:                                              ; preds = %774
  %779 = load i64, ptr %53, align 8
  br label %782

780:                                              ; preds = %774
  %781 = load i64, ptr %47, align 8
  br label %782

782:                                              ; preds = %780, %778
  %783 = phi i64 [ %779, %778 ], [ %781, %780 ]
  %784 = load i32, ptr %9, align 4
  %785 = icmp eq i32 %784, 4
  br i1 %785, label %786, label %788

786:                                              ; preds = %782
  %787 = load i64, ptr %53, align 8
  br label %790

788:                                              ; preds = %782
  %789 = load i64, ptr %46, align 8
  br label %790

790:                                              ; preds = %788, %786
  %791 = phi i64 [ %787, %786 ], [ %789, %788 ]
  %792 = load i32, ptr %9, align 4
  %793 = icmp eq i32 %792, 5
  br i1 %793, label %794, label %796

794:                                              ; preds = %790
  %795 = load i64, ptr %53, align 8
  br label %798

796:                                              ; preds = %790
  %797 = load i64, ptr %45, align 8
  br label %798

798:                                              ; preds = %796, %794
  %799 = phi i64 [ %795, %794 ], [ %797, %796 ]
  %800 = load i32, ptr %9, align 4
  %801 = icmp eq i32 %800, 6
  br i1 %801, label %802, label %804

802:                                              ; preds = %798
  %803 = load i64, ptr %53, align 8
  br label %806

804:                                              ; preds = %798
  %805 = load i64, ptr %44, align 8
  br label %806

806:                                              ; preds = %804, %802
  %807 = phi i64 [ %803, %802 ], [ %805, %804 ]
  %808 = load i32, ptr %9, align 4
  %809 = icmp eq i32 %808, 7
  br i1 %809, label %810, label %812

810:                                              ; preds = %806
  %811 = load i64, ptr %53, align 8
  br label %814

812:                                              ; preds = %806
  %813 = load i64, ptr %43, align 8
  br label %814

814:                                              ; preds = %812, %810
  %815 = phi i64 [ %811, %810 ], [ %813, %812 ]
  %816 = call i64 @offset_in(ptr noundef %759, i64 noundef %767, i64 noundef %775, i64 noundef %783, i64 noundef %791, i64 noundef %799, i64 noundef %807, i64 noundef %815)
  %817 = call i32 @is_true(ptr noundef %758, i64 noundef %816)
  %818 = icmp ne i32 %817, 0
  br i1 %818, label %819, label %840

819:                                              ; preds = %814, %749
  %820 = load ptr, ptr %8, align 8
  %821 = getelementptr inbounds %struct.descriptor, ptr %820, i32 0, i32 0
  %822 = load ptr, ptr %821, align 8
  %823 = load i64, ptr %54, align 8
  %824 = getelementptr inbounds i8, ptr %822, i64 %823
  %825 = load float, ptr %824, align 4
  store float %825, ptr %55, align 4
  %826 = load float, ptr %55, align 4
  %827 = load float, ptr %50, align 4
  %828 = fcmp ogt float %826, %827
  br i1 %828, label %836, label %829

829:                                              ; preds = %819
  %830 = load i8, ptr %52, align 1
  %831 = trunc i8 %830 to i1
  br i1 %831, label %839, label %832

832:                                              ; preds = %829
  %833 = load float, ptr %55, align 4
  %834 = load float, ptr %50, align 4
  %835 = fcmp oeq float %833, %834
  br i1 %835, label %836, label %839

836:                                              ; preds = %832, %819
  %837 = load float, ptr %55, align 4
  store float %837, ptr %50, align 4
  %838 = load i64, ptr %54, align 8
  store i64 %838, ptr %51, align 8
  store i8 1, ptr %52, align 1
  br label %839

839:                                              ; preds = %836, %832, %829
  br label %840

840:                                              ; preds = %839, %814
  br label %841

841:                                              ; preds = %840
  %842 = load i64, ptr %53, align 8
  %843 = add nsw i64 %842, 1
  store i64 %843, ptr %53, align 8
  br label %665

844:                                              ; preds = %670
  %845 = load i8, ptr %52, align 1
  %846 = trunc i8 %845 to i1
  br i1 %846, label %847, label %854

847:                                              ; preds = %844
  %848 = load ptr, ptr %8, align 8
  %849 = getelementptr inbounds %struct.descriptor, ptr %848, i32 0, i32 0
  %850 = load ptr, ptr %849, align 8
  %851 = load i64, ptr %51, align 8
  %852 = getelementptr inbounds i8, ptr %850, i64 %851
  %853 = load float, ptr %852, align 4
  br label %855

854:                                              ; preds = %844
  br label %855

855:                                              ; preds = %854, %847
  %856 = phi float [ %853, %847 ], [ 0xC7EFFFFFE0000000, %854 ]
  %857 = load ptr, ptr %7, align 8
  %858 = getelementptr inbounds %struct.descriptor, ptr %857, i32 0, i32 0
  %859 = load ptr, ptr %858, align 8
  %860 = load i64, ptr %43, align 8
  %861 = load i64, ptr %27, align 8
  %862 = mul nsw i64 %860, %861
  %863 = load i64, ptr %44, align 8
  %864 = add nsw i64 %862, %863
  %865 = load i64, ptr %26, align 8
  %866 = mul nsw i64 %864, %865
  %867 = load i64, ptr %45, align 8
  %868 = add nsw i64 %866, %867
  %869 = load i64, ptr %25, align 8
  %870 = mul nsw i64 %868, %869
  %871 = load i64, ptr %46, align 8
  %872 = add nsw i64 %870, %871
  %873 = load i64, ptr %24, align 8
  %874 = mul nsw i64 %872, %873
  %875 = load i64, ptr %47, align 8
  %876 = add nsw i64 %874, %875
  %877 = load i64, ptr %23, align 8
  %878 = mul nsw i64 %876, %877
  %879 = load i64, ptr %48, align 8
  %880 = add nsw i64 %878, %879
  %881 = load i64, ptr %22, align 8
  %882 = mul nsw i64 %880, %881
  %883 = load i64, ptr %49, align 8
  %884 = add nsw i64 %882, %883
  %885 = mul nsw i64 %884, 4
  %886 = getelementptr inbounds i8, ptr %859, i64 %885
  store float %856, ptr %886, align 4
  br label %887

887:                                              ; preds = %855
  %888 = load i64, ptr %49, align 8
  %889 = add nsw i64 %888, 1
  store i64 %889, ptr %49, align 8
  br label %659

890:                                              ; preds = %663
  br label %891

891:                                              ; preds = %890
  %892 = load i64, ptr %48, align 8
  %893 = add nsw i64 %892, 1
  store i64 %893, ptr %48, align 8
  br label %653

894:                                              ; preds = %657
  br label %895

895:                                              ; preds = %894
  %896 = load i64, ptr %47, align 8
  %897 = add nsw i64 %896, 1
  store i64 %897, ptr %47, align 8
  br label %647

898:                                              ; preds = %651
  br label %899

899:                                              ; preds = %898
  %900 = load i64, ptr %46, align 8
  %901 = add nsw i64 %900, 1
  store i64 %901, ptr %46, align 8
  br label %641

902:                                              ; preds = %645
  br label %903

903:                                              ; preds = %902
  %904 = load i64, ptr %45, align 8
  %905 = add nsw i64 %904, 1
  store i64 %905, ptr %45, align 8
  br label %635

906:                                              ; preds = %639
  br label %907

907:                                              ; preds = %906
  %908 = load i64, ptr %44, align 8
  %909 = add nsw i64 %908, 1
  store i64 %909, ptr %44, align 8
  br label %629

910:                                              ; preds = %633
  br label %911

911:                                              ; preds = %910
  %912 = load i64, ptr %43, align 8
  %913 = add nsw i64 %912, 1
  store i64 %913, ptr %43, align 8
  br label %623

914:                                              ; preds = %627
  br label %915

915:                                              ; preds = %914, %613
  br label %916

916:                                              ; preds = %915, %609
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
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 192, i1 false)
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
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca double, align 8
  %38 = alloca i64, align 8
  %39 = alloca i8, align 1
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca double, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i64, align 8
  %49 = alloca i64, align 8
  %50 = alloca float, align 4
  %51 = alloca i64, align 8
  %52 = alloca i8, align 1
  %53 = alloca i64, align 8
  %54 = alloca i64, align 8
  %55 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %56 = load ptr, ptr %8, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 4
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = icmp sle i32 %59, 24
  br i1 %60, label %67, label %61

61:                                               ; preds = %6
  %62 = load ptr, ptr %8, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 4
  %64 = load i8, ptr %63, align 1
  %65 = zext i8 %64 to i32
  %66 = icmp eq i32 %65, 40
  br label %67

67:                                               ; preds = %61, %6
  %68 = phi i1 [ true, %6 ], [ %66, %61 ]
  %69 = zext i1 %68 to i8
  store i8 %69, ptr %13, align 1
  %70 = load ptr, ptr %8, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 4
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i32
  %74 = icmp eq i32 %73, 28
  br i1 %74, label %84, label %75

75:                                               ; preds = %67
  %76 = load ptr, ptr %8, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 4
  %78 = load i8, ptr %77, align 1
  %79 = zext i8 %78 to i32
  %80 = icmp eq i32 %79, 27
  br i1 %80, label %84, label %81

81:                                               ; preds = %75
  %82 = load i8, ptr %13, align 1
  %83 = trunc i8 %82 to i1
  br label %84

84:                                               ; preds = %81, %75, %67
  %85 = phi i1 [ true, %75 ], [ true, %67 ], [ %83, %81 ]
  %86 = zext i1 %85 to i32
  %87 = load ptr, ptr %10, align 8
  %88 = load i32, ptr %11, align 4
  call void @require(i32 noundef %86, ptr noundef @.str.7, ptr noundef %87, i32 noundef %88)
  %89 = load i32, ptr %9, align 4
  %90 = icmp sge i32 %89, 1
  br i1 %90, label %91, label %98

91:                                               ; preds = %84
  %92 = load i32, ptr %9, align 4
  %93 = load ptr, ptr %8, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 3
  %95 = load i8, ptr %94, align 4
  %96 = zext i8 %95 to i32
  %97 = icmp sle i32 %92, %96
  br label %98

98:                                               ; preds = %91, %84
  %99 = phi i1 [ false, %84 ], [ %97, %91 ]
  %100 = zext i1 %99 to i32
  %101 = load ptr, ptr %10, align 8
  %102 = load i32, ptr %11, align 4
  call void @require(i32 noundef %100, ptr noundef @.str.8, ptr noundef %101, i32 noundef %102)
  %103 = load ptr, ptr %8, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = load i32, ptr @fortran_ranks, align 4
  %108 = icmp sle i32 %106, %107
  %109 = zext i1 %108 to i32
  %110 = load ptr, ptr %10, align 8
  %111 = load i32, ptr %11, align 4
  call void @require(i32 noundef %109, ptr noundef @.str.2, ptr noundef %110, i32 noundef %111)
  %112 = load ptr, ptr %8, align 8
  %113 = load ptr, ptr %8, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = zext i8 %115 to i32
  %117 = call ptr @dimension_of(ptr noundef %112, i32 noundef 0, i32 noundef %116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %117, i64 24, i1 false)
  %118 = load ptr, ptr %8, align 8
  %119 = load ptr, ptr %8, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 3
  %121 = load i8, ptr %120, align 4
  %122 = zext i8 %121 to i32
  %123 = call ptr @dimension_of(ptr noundef %118, i32 noundef 1, i32 noundef %122)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %123, i64 24, i1 false)
  %124 = load ptr, ptr %8, align 8
  %125 = load ptr, ptr %8, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 3
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = call ptr @dimension_of(ptr noundef %124, i32 noundef 2, i32 noundef %128)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %129, i64 24, i1 false)
  %130 = load ptr, ptr %8, align 8
  %131 = load ptr, ptr %8, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 3
  %133 = load i8, ptr %132, align 4
  %134 = zext i8 %133 to i32
  %135 = call ptr @dimension_of(ptr noundef %130, i32 noundef 3, i32 noundef %134)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %135, i64 24, i1 false)
  %136 = load ptr, ptr %8, align 8
  %137 = load ptr, ptr %8, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 3
  %139 = load i8, ptr %138, align 4
  %140 = zext i8 %139 to i32
  %141 = call ptr @dimension_of(ptr noundef %136, i32 noundef 4, i32 noundef %140)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %141, i64 24, i1 false)
  %142 = load ptr, ptr %8, align 8
  %143 = load ptr, ptr %8, align 8
  %144 = getelementptr inbounds %struct.descriptor, ptr %143, i32 0, i32 3
  %145 = load i8, ptr %144, align 4
  %146 = zext i8 %145 to i32
  %147 = call ptr @dimension_of(ptr noundef %142, i32 noundef 5, i32 noundef %146)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %147, i64 24, i1 false)
  %148 = load ptr, ptr %8, align 8
  %149 = load ptr, ptr %8, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 3
  %151 = load i8, ptr %150, align 4
  %152 = zext i8 %151 to i32
  %153 = call ptr @dimension_of(ptr noundef %148, i32 noundef 6, i32 noundef %152)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %153, i64 24, i1 false)
  %154 = load i32, ptr %9, align 4
  %155 = icmp eq i32 %154, 1
  br i1 %155, label %156, label %157

156:                                              ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %14, i64 24, i1 false)
  br label %183

157:                                              ; preds = %98
  %158 = load i32, ptr %9, align 4
  %159 = icmp eq i32 %158, 2
  br i1 %159, label %160, label %161

160:                                              ; preds = %157
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %15, i64 24, i1 false)
  br label %182

161:                                              ; preds = %157
  %162 = load i32, ptr %9, align 4
  %163 = icmp eq i32 %162, 3
  br i1 %163, label %164, label %165

164:                                              ; preds = %161
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %16, i64 24, i1 false)
  br label %181

165:                                              ; preds = %161
  %166 = load i32, ptr %9, align 4
  %167 = icmp eq i32 %166, 4
  br i1 %167, label %168, label %169

168:                                              ; preds = %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %17, i64 24, i1 false)
  br label %180

169:                                              ; preds = %165
  %170 = load i32, ptr %9, align 4
  %171 = icmp eq i32 %170, 5
  br i1 %171, label %172, label %173

172:                                              ; preds = %169
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %18, i64 24, i1 false)
  br label %179

173:                                              ; preds = %169
  %174 = load i32, ptr %9, align 4
  %175 = icmp eq i32 %174, 6
  br i1 %175, label %176, label %177

176:                                              ; preds = %173
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %19, i64 24, i1 false)
  br label %178

177:                                              ; preds = %173
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %20, i64 24, i1 false)
  br label %178

178:                                              ; preds = %177, %176
  br label %179

179:                                              ; preds = %178, %172
  br label %180

180:                                              ; preds = %179, %168
  br label %181

181:                                              ; preds = %180, %164
  br label %182

182:                                              ; preds = %181, %160
  br label %183

183:                                              ; preds = %182, %156
  %184 = load i32, ptr %9, align 4
  %185 = icmp eq i32 %184, 1
  br i1 %185, label %186, label %187

186:                                              ; preds = %183
  br label %190

187:                                              ; preds = %183
  %188 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  br label %190

190:                                              ; preds = %187, %186
  %191 = phi i64 [ 1, %186 ], [ %189, %187 ]
  store i64 %191, ptr %22, align 8
  %192 = load i32, ptr %9, align 4
  %193 = icmp eq i32 %192, 2
  br i1 %193, label %194, label %195

194:                                              ; preds = %190
  br label %198

195:                                              ; preds = %190
  %196 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %197 = load i64, ptr %196, align 8
  br label %198

198:                                              ; preds = %195, %194
  %199 = phi i64 [ 1, %194 ], [ %197, %195 ]
  store i64 %199, ptr %23, align 8
  %200 = load i32, ptr %9, align 4
  %201 = icmp eq i32 %200, 3
  br i1 %201, label %202, label %203

202:                                              ; preds = %198
  br label %206

203:                                              ; preds = %198
  %204 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  br label %206

206:                                              ; preds = %203, %202
  %207 = phi i64 [ 1, %202 ], [ %205, %203 ]
  store i64 %207, ptr %24, align 8
  %208 = load i32, ptr %9, align 4
  %209 = icmp eq i32 %208, 4
  br i1 %209, label %210, label %211

210:                                              ; preds = %206
  br label %214

211:                                              ; preds = %206
  %212 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %213 = load i64, ptr %212, align 8
  br label %214

214:                                              ; preds = %211, %210
  %215 = phi i64 [ 1, %210 ], [ %213, %211 ]
  store i64 %215, ptr %25, align 8
  %216 = load i32, ptr %9, align 4
  %217 = icmp eq i32 %216, 5
  br i1 %217, label %218, label %219

218:                                              ; preds = %214
  br label %222

219:                                              ; preds = %214
  %220 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %221 = load i64, ptr %220, align 8
  br label %222

222:                                              ; preds = %219, %218
  %223 = phi i64 [ 1, %218 ], [ %221, %219 ]
  store i64 %223, ptr %26, align 8
  %224 = load i32, ptr %9, align 4
  %225 = icmp eq i32 %224, 6
  br i1 %225, label %226, label %227

226:                                              ; preds = %222
  br label %230

227:                                              ; preds = %222
  %228 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %229 = load i64, ptr %228, align 8
  br label %230

230:                                              ; preds = %227, %226
  %231 = phi i64 [ 1, %226 ], [ %229, %227 ]
  store i64 %231, ptr %27, align 8
  %232 = load i32, ptr %9, align 4
  %233 = icmp eq i32 %232, 7
  br i1 %233, label %234, label %235

234:                                              ; preds = %230
  br label %238

235:                                              ; preds = %230
  %236 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %238

238:                                              ; preds = %235, %234
  %239 = phi i64 [ 1, %234 ], [ %237, %235 ]
  store i64 %239, ptr %28, align 8
  %240 = load ptr, ptr %8, align 8
  %241 = getelementptr inbounds %struct.descriptor, ptr %240, i32 0, i32 3
  %242 = load i8, ptr %241, align 4
  %243 = zext i8 %242 to i32
  %244 = sub nsw i32 %243, 1
  %245 = trunc i32 %244 to i8
  %246 = load ptr, ptr %7, align 8
  %247 = getelementptr inbounds %struct.descriptor, ptr %246, i32 0, i32 3
  store i8 %245, ptr %247, align 4
  %248 = load ptr, ptr %7, align 8
  %249 = load ptr, ptr %8, align 8
  %250 = getelementptr inbounds %struct.descriptor, ptr %249, i32 0, i32 1
  %251 = load i64, ptr %250, align 8
  %252 = load i32, ptr %9, align 4
  %253 = icmp sle i32 %252, 1
  br i1 %253, label %254, label %257

254:                                              ; preds = %238
  %255 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %256 = load i64, ptr %255, align 8
  br label %260

257:                                              ; preds = %238
  %258 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %259 = load i64, ptr %258, align 8
  br label %260

260:                                              ; preds = %257, %254
  %261 = phi i64 [ %256, %254 ], [ %259, %257 ]
  %262 = load i32, ptr %9, align 4
  %263 = icmp sle i32 %262, 2
  br i1 %263, label %264, label %267

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %266 = load i64, ptr %265, align 8
  br label %270

267:                                              ; preds = %260
  %268 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %269 = load i64, ptr %268, align 8
  br label %270

270:                                              ; preds = %267, %264
  %271 = phi i64 [ %266, %264 ], [ %269, %267 ]
  %272 = load i32, ptr %9, align 4
  %273 = icmp sle i32 %272, 3
  br i1 %273, label %274, label %277

274:                                              ; preds = %270
  %275 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %276 = load i64, ptr %275, align 8
  br label %280

277:                                              ; preds = %270
  %278 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %279 = load i64, ptr %278, align 8
  br label %280

280:                                              ; preds = %277, %274
  %281 = phi i64 [ %276, %274 ], [ %279, %277 ]
  %282 = load i32, ptr %9, align 4
  %283 = icmp sle i32 %282, 4
  br i1 %283, label %284, label %287

284:                                              ; preds = %280
  %285 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %286 = load i64, ptr %285, align 8
  br label %290

287:                                              ; preds = %280
  %288 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %289 = load i64, ptr %288, align 8
  br label %290

290:                                              ; preds = %287, %284
  %291 = phi i64 [ %286, %284 ], [ %289, %287 ]
  %292 = load i32, ptr %9, align 4
  %293 = icmp sle i32 %292, 5
  br i1 %293, label %294, label %297

294:                                              ; preds = %290
  %295 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %296 = load i64, ptr %295, align 8
  br label %300

297:                                              ; preds = %290
  %298 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %299 = load i64, ptr %298, align 8
  br label %300

300:                                              ; preds = %297, %294
  %301 = phi i64 [ %296, %294 ], [ %299, %297 ]
  %302 = load i32, ptr %9, align 4
  %303 = icmp sle i32 %302, 6
  br i1 %303, label %304, label %307

304:                                              ; preds = %300
  %305 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %306 = load i64, ptr %305, align 8
  br label %310

307:                                              ; preds = %300
  %308 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %309 = load i64, ptr %308, align 8
  br label %310

310:                                              ; preds = %307, %304
  %311 = phi i64 [ %306, %304 ], [ %309, %307 ]
  call void @made(ptr noundef %248, i64 noundef %251, i64 noundef %261, i64 noundef %271, i64 noundef %281, i64 noundef %291, i64 noundef %301, i64 noundef %311, i64 noundef 1)
  %312 = load ptr, ptr %8, align 8
  %313 = getelementptr inbounds %struct.descriptor, ptr %312, i32 0, i32 4
  %314 = load i8, ptr %313, align 1
  %315 = zext i8 %314 to i32
  %316 = icmp eq i32 %315, 28
  br i1 %316, label %317, label %610

317:                                              ; preds = %310
  store i64 0, ptr %29, align 8
  br label %318

318:                                              ; preds = %606, %317
  %319 = load i64, ptr %29, align 8
  %320 = load i64, ptr %28, align 8
  %321 = icmp slt i64 %319, %320
  br i1 %321, label %323, label %322

322:                                              ; preds = %318
  store i32 2, ptr %30, align 4
  br label %609

323:                                              ; preds = %318
  store i64 0, ptr %31, align 8
  br label %324

324:                                              ; preds = %602, %323
  %325 = load i64, ptr %31, align 8
  %326 = load i64, ptr %27, align 8
  %327 = icmp slt i64 %325, %326
  br i1 %327, label %329, label %328

328:                                              ; preds = %324
  store i32 5, ptr %30, align 4
  br label %605

329:                                              ; preds = %324
  store i64 0, ptr %32, align 8
  br label %330

330:                                              ; preds = %598, %329
  %331 = load i64, ptr %32, align 8
  %332 = load i64, ptr %26, align 8
  %333 = icmp slt i64 %331, %332
  br i1 %333, label %335, label %334

334:                                              ; preds = %330
  store i32 8, ptr %30, align 4
  br label %601

335:                                              ; preds = %330
  store i64 0, ptr %33, align 8
  br label %336

336:                                              ; preds = %594, %335
  %337 = load i64, ptr %33, align 8
  %338 = load i64, ptr %25, align 8
  %339 = icmp slt i64 %337, %338
  br i1 %339, label %341, label %340

340:                                              ; preds = %336
  store i32 11, ptr %30, align 4
  br label %597

341:                                              ; preds = %336
  store i64 0, ptr %34, align 8
  br label %342

342:                                              ; preds = %590, %341
  %343 = load i64, ptr %34, align 8
  %344 = load i64, ptr %24, align 8
  %345 = icmp slt i64 %343, %344
  br i1 %345, label %347, label %346

346:                                              ; preds = %342
  store i32 14, ptr %30, align 4
  br label %593

347:                                              ; preds = %342
  store i64 0, ptr %35, align 8
  br label %348

348:                                              ; preds = %586, %347
  %349 = load i64, ptr %35, align 8
  %350 = load i64, ptr %23, align 8
  %351 = icmp slt i64 %349, %350
  br i1 %351, label %353, label %352

352:                                              ; preds = %348
  store i32 17, ptr %30, align 4
  br label %589

353:                                              ; preds = %348
  store i64 0, ptr %36, align 8
  br label %354

354:                                              ; preds = %582, %353
  %355 = load i64, ptr %36, align 8
  %356 = load i64, ptr %22, align 8
  %357 = icmp slt i64 %355, %356
  br i1 %357, label %359, label %358

358:                                              ; preds = %354
  store i32 20, ptr %30, align 4
  br label %585

359:                                              ; preds = %354
  store double 0x7FEFFFFFFFFFFFFF, ptr %37, align 8
  store i64 0, ptr %38, align 8
  store i8 0, ptr %39, align 1
  store i64 0, ptr %40, align 8
  br label %360

360:                                              ; preds = %536, %359
  %361 = load i64, ptr %40, align 8
  %362 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %363 = load i64, ptr %362, align 8
  %364 = icmp slt i64 %361, %363
  br i1 %364, label %366, label %365

365:                                              ; preds = %360
  store i32 23, ptr %30, align 4
  br label %539

366:                                              ; preds = %360
  %367 = load i32, ptr %9, align 4
  %368 = icmp eq i32 %367, 1
  br i1 %368, label %369, label %371

369:                                              ; preds = %366
  %370 = load i64, ptr %40, align 8
  br label %373

371:                                              ; preds = %366
  %372 = load i64, ptr %36, align 8
  br label %373

373:                                              ; preds = %371, %369
  %374 = phi i64 [ %370, %369 ], [ %372, %371 ]
  %375 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %376 = load i64, ptr %375, align 8
  %377 = mul nsw i64 %374, %376
  %378 = load i32, ptr %9, align 4
  %379 = icmp eq i32 %378, 2
  br i1 %379, label %380, label %382

380:                                              ; preds = %373
  %381 = load i64, ptr %40, align 8
  br label %384

382:                                              ; preds = %373
  %383 = load i64, ptr %35, align 8
  br label %384

384:                                              ; preds = %382, %380
  %385 = phi i64 [ %381, %380 ], [ %383, %382 ]
  %386 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %387 = load i64, ptr %386, align 8
  %388 = mul nsw i64 %385, %387
  %389 = add nsw i64 %377, %388
  %390 = load i32, ptr %9, align 4
  %391 = icmp eq i32 %390, 3
  br i1 %391, label %392, label %394

392:                                              ; preds = %384
  %393 = load i64, ptr %40, align 8
  br label %396

394:                                              ; preds = %384
  %395 = load i64, ptr %34, align 8
  br label %396

396:                                              ; preds = %394, %392
  %397 = phi i64 [ %393, %392 ], [ %395, %394 ]
  %398 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %399 = load i64, ptr %398, align 8
  %400 = mul nsw i64 %397, %399
  %401 = add nsw i64 %389, %400
  %402 = load i32, ptr %9, align 4
  %403 = icmp eq i32 %402, 4
  br i1 %403, label %404, label %406

404:                                              ; preds = %396
  %405 = load i64, ptr %40, align 8
  br label %408

406:                                              ; preds = %396
  %407 = load i64, ptr %33, align 8
  br label %408

408:                                              ; preds = %406, %404
  %409 = phi i64 [ %405, %404 ], [ %407, %406 ]
  %410 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %411 = load i64, ptr %410, align 8
  %412 = mul nsw i64 %409, %411
  %413 = add nsw i64 %401, %412
  %414 = load i32, ptr %9, align 4
  %415 = icmp eq i32 %414, 5
  br i1 %415, label %416, label %418

416:                                              ; preds = %408
  %417 = load i64, ptr %40, align 8
  br label %420

418:                                              ; preds = %408
  %419 = load i64, ptr %32, align 8
  br label %420

420:                                              ; preds = %418, %416
  %421 = phi i64 [ %417, %416 ], [ %419, %418 ]
  %422 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %423 = load i64, ptr %422, align 8
  %424 = mul nsw i64 %421, %423
  %425 = add nsw i64 %413, %424
  %426 = load i32, ptr %9, align 4
  %427 = icmp eq i32 %426, 6
  br i1 %427, label %428, label %430

428:                                              ; preds = %420
  %429 = load i64, ptr %40, align 8
  br label %432

430:                                              ; preds = %420
  %431 = load i64, ptr %31, align 8
  br label %432

432:                                              ; preds = %430, %428
  %433 = phi i64 [ %429, %428 ], [ %431, %430 ]
  %434 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %435 = load i64, ptr %434, align 8
  %436 = mul nsw i64 %433, %435
  %437 = add nsw i64 %425, %436
  %438 = load i32, ptr %9, align 4
  %439 = icmp eq i32 %438, 7
  br i1 %439, label %440, label %442

440:                                              ; preds = %432
  %441 = load i64, ptr %40, align 8
  br label %444

442:                                              ; preds = %432
  %443 = load i64, ptr %29, align 8
  br label %444

444:                                              ; preds = %442, %440
  %445 = phi i64 [ %441, %440 ], [ %443, %442 ]
  %446 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %447 = load i64, ptr %446, align 8
  %448 = mul nsw i64 %445, %447
  %449 = add nsw i64 %437, %448
  store i64 %449, ptr %41, align 8
  %450 = load ptr, ptr %12, align 8
  %451 = icmp ne ptr %450, null
  br i1 %451, label %452, label %514

452:                                              ; preds = %444
  %453 = load ptr, ptr %12, align 8
  %454 = load ptr, ptr %12, align 8
  %455 = load i32, ptr %9, align 4
  %456 = icmp eq i32 %455, 1
  br i1 %456, label %457, label %459

457:                                              ; preds = %452
  %458 = load i64, ptr %40, align 8
  br label %461

459:                                              ; preds = %452
  %460 = load i64, ptr %36, align 8
  br label %461

461:                                              ; preds = %459, %457
  %462 = phi i64 [ %458, %457 ], [ %460, %459 ]
  %463 = load i32, ptr %9, align 4
  %464 = icmp eq i32 %463, 2
  br i1 %464, label %465, label %467

465:                                              ; preds = %461
  %466 = load i64, ptr %40, align 8
  br label %469

467:                                              ; preds = %461
  %468 = load i64, ptr %35, align 8
  br label %469

469:                                              ; preds = %467, %465
  %470 = phi i64 [ %466, %465 ], [ %468, %467 ]
  %471 = load i32, ptr %9, align 4
  %472 = icmp eq i32 %471, 3
  br i1 %472, label %473, label %475

473:                                              ; preds = %469
  %474 = load i64, ptr %40, align 8
  br label %477

475:                                              ; preds = %469
  %476 = load i64, ptr %34, align 8
  br label %477

477:                                              ; preds = %475, %473
  %478 = phi i64 [ %474, %473 ], [ %476, %475 ]
  %479 = load i32, ptr %9, align 4
  %480 = icmp eq i32 %479, 4
  br i1 %480, label %481, label %483

481:                                              ; preds = %477
  %482 = load i64, ptr %40, align 8
  br label %485

483:                                              ; preds = %477
  %484 = load i64, ptr %33, align 8
  br label %485

485:                                              ; preds = %483, %481
  %486 = phi i64 [ %482, %481 ], [ %484, %483 ]
  %487 = load i32, ptr %9, align 4
  %488 = icmp eq i32 %487, 5
  br i1 %488, label %489, label %491

489:                                              ; preds = %485
  %490 = load i64, ptr %40, align 8
  br label %493

491:                                              ; preds = %485
  %492 = load i64, ptr %32, align 8
  br label %493

493:                                              ; preds = %491, %489
  %494 = phi i64 [ %490, %489 ], [ %492, %491 ]
  %495 = load i32, ptr %9, align 4
  %496 = icmp eq i32 %495, 6
  br i1 %496, label %497, label %499

497:                                              ; preds = %493
  %498 = load i64, ptr %40, align 8
  br label %501

499:                                              ; preds = %493
  %500 = load i64, ptr %31, align 8
  br label %501

501:                                              ; preds = %499, %497
  %502 = phi i64 [ %498, %497 ], [ %500, %499 ]
  %503 = load i32, ptr %9, align 4
  %504 = icmp eq i32 %503, 7
  br i1 %504, label %505, label %507

505:                                              ; preds = %501
  %506 = load i64, ptr %40, align 8
  br label %509

507:                                              ; preds = %501
  %508 = load i64, ptr %29, align 8
  br label %509

509:                                              ; preds = %507, %505
  %510 = phi i64 [ %506, %505 ], [ %508, %507 ]
  %511 = call i64 @offset_in(ptr noundef %454, i64 noundef %462, i64 noundef %470, i64 noundef %478, i64 noundef %486, i64 noundef %494, i64 noundef %502, i64 noundef %510)
  %512 = call i32 @is_true(ptr noundef %453, i64 noundef %511)
  %513 = icmp ne i32 %512, 0
  br i1 %513, label %514, label %535

514:                                              ; preds = %509, %444
  %515 = load ptr, ptr %8, align 8
  %516 = getelementptr inbounds %struct.descriptor, ptr %515, i32 0, i32 0
  %517 = load ptr, ptr %516, align 8
  %518 = load i64, ptr %41, align 8
  %519 = getelementptr inbounds i8, ptr %517, i64 %518
  %520 = load double, ptr %519, align 8
  store double %520, ptr %42, align 8
  %521 = load double, ptr %42, align 8
  %522 = load double, ptr %37, align 8
  %523 = fcmp olt double %521, %522
  br i1 %523, label %531, label %524

524:                                              ; preds = %514
  %525 = load i8, ptr %39, align 1
  %526 = trunc i8 %525 to i1
  br i1 %526, label %534, label %527

527:                                              ; preds = %524
  %528 = load double, ptr %42, align 8
  %529 = load double, ptr %37, align 8
  %530 = fcmp oeq double %528, %529
  br i1 %530, label %531, label %534

531:                                              ; preds = %527, %514
  %532 = load double, ptr %42, align 8
  store double %532, ptr %37, align 8
  %533 = load i64, ptr %41, align 8
  store i64 %533, ptr %38, align 8
  store i8 1, ptr %39, align 1
  br label %534

534:                                              ; preds = %531, %527, %524
  br label %535

535:                                              ; preds = %534, %509
  br label %536

536:                                              ; preds = %535
  %537 = load i64, ptr %40, align 8
  %538 = add nsw i64 %537, 1
  store i64 %538, ptr %40, align 8
  br label %360

539:                                              ; preds = %365
  %540 = load i8, ptr %39, align 1
  %541 = trunc i8 %540 to i1
  br i1 %541, label %542, label %549

542:                                              ; preds = %539
  %543 = load ptr, ptr %8, align 8
  %544 = getelementptr inbounds %struct.descriptor, ptr %543, i32 0, i32 0
  %545 = load ptr, ptr %544, align 8
  %546 = load i64, ptr %38, align 8
  %547 = getelementptr inbounds i8, ptr %545, i64 %546
  %548 = load double, ptr %547, align 8
  br label %550

549:                                              ; preds = %539
  br label %550

550:                                              ; preds = %549, %542
  %551 = phi double [ %548, %542 ], [ 0x7FEFFFFFFFFFFFFF, %549 ]
  %552 = load ptr, ptr %7, align 8
  %553 = getelementptr inbounds %struct.descriptor, ptr %552, i32 0, i32 0
  %554 = load ptr, ptr %553, align 8
  %555 = load i64, ptr %29, align 8
  %556 = load i64, ptr %27, align 8
  %557 = mul nsw i64 %555, %556
  %558 = load i64, ptr %31, align 8
  %559 = add nsw i64 %557, %558
  %560 = load i64, ptr %26, align 8
  %561 = mul nsw i64 %559, %560
  %562 = load i64, ptr %32, align 8
  %563 = add nsw i64 %561, %562
  %564 = load i64, ptr %25, align 8
  %565 = mul nsw i64 %563, %564
  %566 = load i64, ptr %33, align 8
  %567 = add nsw i64 %565, %566
  %568 = load i64, ptr %24, align 8
  %569 = mul nsw i64 %567, %568
  %570 = load i64, ptr %34, align 8
  %571 = add nsw i64 %569, %570
  %572 = load i64, ptr %23, align 8
  %573 = mul nsw i64 %571, %572
  %574 = load i64, ptr %35, align 8
  %575 = add nsw i64 %573, %574
  %576 = load i64, ptr %22, align 8
  %577 = mul nsw i64 %575, %576
  %578 = load i64, ptr %36, align 8
  %579 = add nsw i64 %577, %578
  %580 = mul nsw i64 %579, 8
  %581 = getelementptr inbounds i8, ptr %554, i64 %580
  store double %551, ptr %581, align 8
  br label %582

582:                                              ; preds = %550
  %583 = load i64, ptr %36, align 8
  %584 = add nsw i64 %583, 1
  store i64 %584, ptr %36, align 8
  br label %354

585:                                              ; preds = %358
  br label %586

586:                                              ; preds = %585
  %587 = load i64, ptr %35, align 8
  %588 = add nsw i64 %587, 1
  store i64 %588, ptr %35, align 8
  br label %348

589:                                              ; preds = %352
  br label %590

590:                                              ; preds = %589
  %591 = load i64, ptr %34, align 8
  %592 = add nsw i64 %591, 1
  store i64 %592, ptr %34, align 8
  br label %342

593:                                              ; preds = %346
  br label %594

594:                                              ; preds = %593
  %595 = load i64, ptr %33, align 8
  %596 = add nsw i64 %595, 1
  store i64 %596, ptr %33, align 8
  br label %336

597:                                              ; preds = %340
  br label %598

598:                                              ; preds = %597
  %599 = load i64, ptr %32, align 8
  %600 = add nsw i64 %599, 1
  store i64 %600, ptr %32, align 8
  br label %330

601:                                              ; preds = %334
  br label %602

602:                                              ; preds = %601
  %603 = load i64, ptr %31, align 8
  %604 = add nsw i64 %603, 1
  store i64 %604, ptr %31, align 8
  br label %324

605:                                              ; preds = %328
  br label %606

606:                                              ; preds = %605
  %607 = load i64, ptr %29, align 8
  %608 = add nsw i64 %607, 1
  store i64 %608, ptr %29, align 8
  br label %318

609:                                              ; preds = %322
  br label %916

610:                                              ; preds = %310
  %611 = load i8, ptr %13, align 1
  %612 = trunc i8 %611 to i1
  br i1 %612, label %613, label %622

613:                                              ; preds = %610
  %614 = load ptr, ptr %7, align 8
  %615 = getelementptr inbounds %struct.descriptor, ptr %614, i32 0, i32 0
  %616 = load ptr, ptr %615, align 8
  %617 = load ptr, ptr %8, align 8
  %618 = load i32, ptr %9, align 4
  %619 = load ptr, ptr %10, align 8
  %620 = load i32, ptr %11, align 4
  %621 = load ptr, ptr %12, align 8
  call void @put_Minval(ptr noundef %616, ptr noundef %617, i32 noundef %618, ptr noundef %619, i32 noundef %620, ptr noundef %621)
  br label %915

622:                                              ; preds = %610
  store i64 0, ptr %43, align 8
  br label %623

623:                                              ; preds = %911, %622
  %624 = load i64, ptr %43, align 8
  %625 = load i64, ptr %28, align 8
  %626 = icmp slt i64 %624, %625
  br i1 %626, label %628, label %627

627:                                              ; preds = %623
  store i32 26, ptr %30, align 4
  br label %914

628:                                              ; preds = %623
  store i64 0, ptr %44, align 8
  br label %629

629:                                              ; preds = %907, %628
  %630 = load i64, ptr %44, align 8
  %631 = load i64, ptr %27, align 8
  %632 = icmp slt i64 %630, %631
  br i1 %632, label %634, label %633

633:                                              ; preds = %629
  store i32 29, ptr %30, align 4
  br label %910

634:                                              ; preds = %629
  store i64 0, ptr %45, align 8
  br label %635

635:                                              ; preds = %903, %634
  %636 = load i64, ptr %45, align 8
  %637 = load i64, ptr %26, align 8
  %638 = icmp slt i64 %636, %637
  br i1 %638, label %640, label %639

639:                                              ; preds = %635
  store i32 32, ptr %30, align 4
  br label %906

640:                                              ; preds = %635
  store i64 0, ptr %46, align 8
  br label %641

641:                                              ; preds = %899, %640
  %642 = load i64, ptr %46, align 8
  %643 = load i64, ptr %25, align 8
  %644 = icmp slt i64 %642, %643
  br i1 %644, label %646, label %645

645:                                              ; preds = %641
  store i32 35, ptr %30, align 4
  br label %902

646:                                              ; preds = %641
  store i64 0, ptr %47, align 8
  br label %647

647:                                              ; preds = %895, %646
  %648 = load i64, ptr %47, align 8
  %649 = load i64, ptr %24, align 8
  %650 = icmp slt i64 %648, %649
  br i1 %650, label %652, label %651

651:                                              ; preds = %647
  store i32 38, ptr %30, align 4
  br label %898

652:                                              ; preds = %647
  store i64 0, ptr %48, align 8
  br label %653

653:                                              ; preds = %891, %652
  %654 = load i64, ptr %48, align 8
  %655 = load i64, ptr %23, align 8
  %656 = icmp slt i64 %654, %655
  br i1 %656, label %658, label %657

657:                                              ; preds = %653
  store i32 41, ptr %30, align 4
  br label %894

658:                                              ; preds = %653
  store i64 0, ptr %49, align 8
  br label %659

659:                                              ; preds = %887, %658
  %660 = load i64, ptr %49, align 8
  %661 = load i64, ptr %22, align 8
  %662 = icmp slt i64 %660, %661
  br i1 %662, label %664, label %663

663:                                              ; preds = %659
  store i32 44, ptr %30, align 4
  br label %890

664:                                              ; preds = %659
  store float 0x47EFFFFFE0000000, ptr %50, align 4
  store i64 0, ptr %51, align 8
  store i8 0, ptr %52, align 1
  store i64 0, ptr %53, align 8
  br label %665

665:                                              ; preds = %841, %664
  %666 = load i64, ptr %53, align 8
  %667 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %668 = load i64, ptr %667, align 8
  %669 = icmp slt i64 %666, %668
  br i1 %669, label %671, label %670

670:                                              ; preds = %665
  store i32 47, ptr %30, align 4
  br label %844

671:                                              ; preds = %665
  %672 = load i32, ptr %9, align 4
  %673 = icmp eq i32 %672, 1
  br i1 %673, label %674, label %676

674:                                              ; preds = %671
  %675 = load i64, ptr %53, align 8
  br label %678

676:                                              ; preds = %671
  %677 = load i64, ptr %49, align 8
  br label %678

678:                                              ; preds = %676, %674
  %679 = phi i64 [ %675, %674 ], [ %677, %676 ]
  %680 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %681 = load i64, ptr %680, align 8
  %682 = mul nsw i64 %679, %681
  %683 = load i32, ptr %9, align 4
  %684 = icmp eq i32 %683, 2
  br i1 %684, label %685, label %687

685:                                              ; preds = %678
  %686 = load i64, ptr %53, align 8
  br label %689

687:                                              ; preds = %678
  %688 = load i64, ptr %48, align 8
  br label %689

689:                                              ; preds = %687, %685
  %690 = phi i64 [ %686, %685 ], [ %688, %687 ]
  %691 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %692 = load i64, ptr %691, align 8
  %693 = mul nsw i64 %690, %692
  %694 = add nsw i64 %682, %693
  %695 = load i32, ptr %9, align 4
  %696 = icmp eq i32 %695, 3
  br i1 %696, label %697, label %699

697:                                              ; preds = %689
  %698 = load i64, ptr %53, align 8
  br label %701

699:                                              ; preds = %689
  %700 = load i64, ptr %47, align 8
  br label %701

701:                                              ; preds = %699, %697
  %702 = phi i64 [ %698, %697 ], [ %700, %699 ]
  %703 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %704 = load i64, ptr %703, align 8
  %705 = mul nsw i64 %702, %704
  %706 = add nsw i64 %694, %705
  %707 = load i32, ptr %9, align 4
  %708 = icmp eq i32 %707, 4
  br i1 %708, label %709, label %711

709:                                              ; preds = %701
  %710 = load i64, ptr %53, align 8
  br label %713

711:                                              ; preds = %701
  %712 = load i64, ptr %46, align 8
  br label %713

713:                                              ; preds = %711, %709
  %714 = phi i64 [ %710, %709 ], [ %712, %711 ]
  %715 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %716 = load i64, ptr %715, align 8
  %717 = mul nsw i64 %714, %716
  %718 = add nsw i64 %706, %717
  %719 = load i32, ptr %9, align 4
  %720 = icmp eq i32 %719, 5
  br i1 %720, label %721, label %723

721:                                              ; preds = %713
  %722 = load i64, ptr %53, align 8
  br label %725

723:                                              ; preds = %713
  %724 = load i64, ptr %45, align 8
  br label %725

725:                                              ; preds = %723, %721
  %726 = phi i64 [ %722, %721 ], [ %724, %723 ]
  %727 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %728 = load i64, ptr %727, align 8
  %729 = mul nsw i64 %726, %728
  %730 = add nsw i64 %718, %729
  %731 = load i32, ptr %9, align 4
  %732 = icmp eq i32 %731, 6
  br i1 %732, label %733, label %735

733:                                              ; preds = %725
  %734 = load i64, ptr %53, align 8
  br label %737

735:                                              ; preds = %725
  %736 = load i64, ptr %44, align 8
  br label %737

737:                                              ; preds = %735, %733
  %738 = phi i64 [ %734, %733 ], [ %736, %735 ]
  %739 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %740 = load i64, ptr %739, align 8
  %741 = mul nsw i64 %738, %740
  %742 = add nsw i64 %730, %741
  %743 = load i32, ptr %9, align 4
  %744 = icmp eq i32 %743, 7
  br i1 %744, label %745, label %747

745:                                              ; preds = %737
  %746 = load i64, ptr %53, align 8
  br label %749

747:                                              ; preds = %737
  %748 = load i64, ptr %43, align 8
  br label %749

749:                                              ; preds = %747, %745
  %750 = phi i64 [ %746, %745 ], [ %748, %747 ]
  %751 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %752 = load i64, ptr %751, align 8
  %753 = mul nsw i64 %750, %752
  %754 = add nsw i64 %742, %753
  store i64 %754, ptr %54, align 8
  %755 = load ptr, ptr %12, align 8
  %756 = icmp ne ptr %755, null
  br i1 %756, label %757, label %819

757:                                              ; preds = %749
  %758 = load ptr, ptr %12, align 8
  %759 = load ptr, ptr %12, align 8
  %760 = load i32, ptr %9, align 4
  %761 = icmp eq i32 %760, 1
  br i1 %761, label %762, label %764

762:                                              ; preds = %757
  %763 = load i64, ptr %53, align 8
  br label %766

764:                                              ; preds = %757
  %765 = load i64, ptr %49, align 8
  br label %766

766:                                              ; preds = %764, %762
  %767 = phi i64 [ %763, %762 ], [ %765, %764 ]
  %768 = load i32, ptr %9, align 4
  %769 = icmp eq i32 %768, 2
  br i1 %769, label %770, label %772

770:                                              ; preds = %766
  %771 = load i64, ptr %53, align 8
  br label %774

772:                                              ; preds = %766
  %773 = load i64, ptr %48, align 8
  br label %774

774:                                              ; preds = %772, %770
  %775 = phi i64 [ %771, %770 ], [ %773, %772 ]
  %776 = load i32, ptr %9, align 4
  %777 = icmp eq i32 %776, 3
  br i1 %777, label %778, label %780

778:                                              ; preds = %774
  %779 = load i64, ptr %53, align 8
  br label %782

780:                                              ; preds = %774
  %781 = load i64, ptr %47, align 8
  br label %782

782:                                              ; preds = %780, %778
  %783 = phi i64 [ %779, %778 ], [ %781, %780 ]
  %784 = load i32, ptr %9, align 4
  %785 = icmp eq i32 %784, 4
  br i1 %785, label %786, label %788

786:                                              ; preds = %782
  %787 = load i64, ptr %53, align 8
  br label %790

788:                                              ; preds = %782
  %789 = load i64, ptr %46, align 8
  br label %790

790:                                              ; preds = %788, %786
  %791 = phi i64 [ %787, %786 ], [ %789, %788 ]
  %792 = load i32, ptr %9, align 4
  %793 = icmp eq i32 %792, 5
  br i1 %793, label %794, label %796

794:                                              ; preds = %790
  %795 = load i64, ptr %53, align 8
  br label %798

796:                                              ; preds = %790
  %797 = load i64, ptr %45, align 8
  br label %798

798:                                              ; preds = %796, %794
  %799 = phi i64 [ %795, %794 ], [ %797, %796 ]
  %800 = load i32, ptr %9, align 4
  %801 = icmp eq i32 %800, 6
  br i1 %801, label %802, label %804

802:                                              ; preds = %798
  %803 = load i64, ptr %53, align 8
  br label %806

804:                                              ; preds = %798
  %805 = load i64, ptr %44, align 8
  br label %806

806:                                              ; preds = %804, %802
  %807 = phi i64 [ %803, %802 ], [ %805, %804 ]
  %808 = load i32, ptr %9, align 4
  %809 = icmp eq i32 %808, 7
  br i1 %809, label %810, label %812

810:                                              ; preds = %806
  %811 = load i64, ptr %53, align 8
  br label %814

812:                                              ; preds = %806
  %813 = load i64, ptr %43, align 8
  br label %814

814:                                              ; preds = %812, %810
  %815 = phi i64 [ %811, %810 ], [ %813, %812 ]
  %816 = call i64 @offset_in(ptr noundef %759, i64 noundef %767, i64 noundef %775, i64 noundef %783, i64 noundef %791, i64 noundef %799, i64 noundef %807, i64 noundef %815)
  %817 = call i32 @is_true(ptr noundef %758, i64 noundef %816)
  %818 = icmp ne i32 %817, 0
  br i1 %818, label %819, label %840

819:                                              ; preds = %814, %749
  %820 = load ptr, ptr %8, align 8
  %821 = getelementptr inbounds %struct.descriptor, ptr %820, i32 0, i32 0
  %822 = load ptr, ptr %821, align 8
  %823 = load i64, ptr %54, align 8
  %824 = getelementptr inbounds i8, ptr %822, i64 %823
  %825 = load float, ptr %824, align 4
  store float %825, ptr %55, align 4
  %826 = load float, ptr %55, align 4
  %827 = load float, ptr %50, align 4
  %828 = fcmp olt float %826, %827
  br i1 %828, label %836, label %829

829:                                              ; preds = %819
  %830 = load i8, ptr %52, align 1
  %831 = trunc i8 %830 to i1
  br i1 %831, label %839, label %832

832:                                              ; preds = %829
  %833 = load float, ptr %55, align 4
  %834 = load float, ptr %50, align 4
  %835 = fcmp oeq float %833, %834
  br i1 %835, label %836, label %839

836:                                              ; preds = %832, %819
  %837 = load float, ptr %55, align 4
  store float %837, ptr %50, align 4
  %838 = load i64, ptr %54, align 8
  store i64 %838, ptr %51, align 8
  store i8 1, ptr %52, align 1
  br label %839

839:                                              ; preds = %836, %832, %829
  br label %840

840:                                              ; preds = %839, %814
  br label %841

841:                                              ; preds = %840
  %842 = load i64, ptr %53, align 8
  %843 = add nsw i64 %842, 1
  store i64 %843, ptr %53, align 8
  br label %665

844:                                              ; preds = %670
  %845 = load i8, ptr %52, align 1
  %846 = trunc i8 %845 to i1
  br i1 %846, label %847, label %854

847:                                              ; preds = %844
  %848 = load ptr, ptr %8, align 8
  %849 = getelementptr inbounds %struct.descriptor, ptr %848, i32 0, i32 0
  %850 = load ptr, ptr %849, align 8
  %851 = load i64, ptr %51, align 8
  %852 = getelementptr inbounds i8, ptr %850, i64 %851
  %853 = load float, ptr %852, align 4
  br label %855

854:                                              ; preds = %844
  br label %855

855:                                              ; preds = %854, %847
  %856 = phi float [ %853, %847 ], [ 0x47EFFFFFE0000000, %854 ]
  %857 = load ptr, ptr %7, align 8
  %858 = getelementptr inbounds %struct.descriptor, ptr %857, i32 0, i32 0
  %859 = load ptr, ptr %858, align 8
  %860 = load i64, ptr %43, align 8
  %861 = load i64, ptr %27, align 8
  %862 = mul nsw i64 %860, %861
  %863 = load i64, ptr %44, align 8
  %864 = add nsw i64 %862, %863
  %865 = load i64, ptr %26, align 8
  %866 = mul nsw i64 %864, %865
  %867 = load i64, ptr %45, align 8
  %868 = add nsw i64 %866, %867
  %869 = load i64, ptr %25, align 8
  %870 = mul nsw i64 %868, %869
  %871 = load i64, ptr %46, align 8
  %872 = add nsw i64 %870, %871
  %873 = load i64, ptr %24, align 8
  %874 = mul nsw i64 %872, %873
  %875 = load i64, ptr %47, align 8
  %876 = add nsw i64 %874, %875
  %877 = load i64, ptr %23, align 8
  %878 = mul nsw i64 %876, %877
  %879 = load i64, ptr %48, align 8
  %880 = add nsw i64 %878, %879
  %881 = load i64, ptr %22, align 8
  %882 = mul nsw i64 %880, %881
  %883 = load i64, ptr %49, align 8
  %884 = add nsw i64 %882, %883
  %885 = mul nsw i64 %884, 4
  %886 = getelementptr inbounds i8, ptr %859, i64 %885
  store float %856, ptr %886, align 4
  br label %887

887:                                              ; preds = %855
  %888 = load i64, ptr %49, align 8
  %889 = add nsw i64 %888, 1
  store i64 %889, ptr %49, align 8
  br label %659

890:                                              ; preds = %663
  br label %891

891:                                              ; preds = %890
  %892 = load i64, ptr %48, align 8
  %893 = add nsw i64 %892, 1
  store i64 %893, ptr %48, align 8
  br label %653

894:                                              ; preds = %657
  br label %895

895:                                              ; preds = %894
  %896 = load i64, ptr %47, align 8
  %897 = add nsw i64 %896, 1
  store i64 %897, ptr %47, align 8
  br label %647

898:                                              ; preds = %651
  br label %899

899:                                              ; preds = %898
  %900 = load i64, ptr %46, align 8
  %901 = add nsw i64 %900, 1
  store i64 %901, ptr %46, align 8
  br label %641

902:                                              ; preds = %645
  br label %903

903:                                              ; preds = %902
  %904 = load i64, ptr %45, align 8
  %905 = add nsw i64 %904, 1
  store i64 %905, ptr %45, align 8
  br label %635

906:                                              ; preds = %639
  br label %907

907:                                              ; preds = %906
  %908 = load i64, ptr %44, align 8
  %909 = add nsw i64 %908, 1
  store i64 %909, ptr %44, align 8
  br label %629

910:                                              ; preds = %633
  br label %911

911:                                              ; preds = %910
  %912 = load i64, ptr %43, align 8
  %913 = add nsw i64 %912, 1
  store i64 %913, ptr %43, align 8
  br label %623

914:                                              ; preds = %627
  br label %915

915:                                              ; preds = %914, %613
  br label %916

916:                                              ; preds = %915, %609
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
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 192, i1 false)
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
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
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
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca double, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca double, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca float, align 4
  %48 = alloca i64, align 8
  %49 = alloca i64, align 8
  %50 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  store ptr null, ptr %11, align 8
  %51 = load ptr, ptr %7, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp sle i32 %54, 24
  %56 = zext i1 %55 to i8
  store i8 %56, ptr %12, align 1
  %57 = load ptr, ptr %7, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 28
  br i1 %61, label %71, label %62

62:                                               ; preds = %5
  %63 = load ptr, ptr %7, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 4
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = icmp eq i32 %66, 27
  br i1 %67, label %71, label %68

68:                                               ; preds = %62
  %69 = load i8, ptr %12, align 1
  %70 = trunc i8 %69 to i1
  br label %71

71:                                               ; preds = %68, %62, %5
  %72 = phi i1 [ true, %62 ], [ true, %5 ], [ %70, %68 ]
  %73 = zext i1 %72 to i32
  %74 = load ptr, ptr %9, align 8
  %75 = load i32, ptr %10, align 4
  call void @require(i32 noundef %73, ptr noundef @.str.9, ptr noundef %74, i32 noundef %75)
  %76 = load i32, ptr %8, align 4
  %77 = icmp sge i32 %76, 1
  br i1 %77, label %78, label %85

78:                                               ; preds = %71
  %79 = load i32, ptr %8, align 4
  %80 = load ptr, ptr %7, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = icmp sle i32 %79, %83
  br label %85

85:                                               ; preds = %78, %71
  %86 = phi i1 [ false, %71 ], [ %84, %78 ]
  %87 = zext i1 %86 to i32
  %88 = load ptr, ptr %9, align 8
  %89 = load i32, ptr %10, align 4
  call void @require(i32 noundef %87, ptr noundef @.str.10, ptr noundef %88, i32 noundef %89)
  %90 = load ptr, ptr %7, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = load i32, ptr @fortran_ranks, align 4
  %95 = icmp sle i32 %93, %94
  %96 = zext i1 %95 to i32
  %97 = load ptr, ptr %9, align 8
  %98 = load i32, ptr %10, align 4
  call void @require(i32 noundef %96, ptr noundef @.str.2, ptr noundef %97, i32 noundef %98)
  %99 = load ptr, ptr %7, align 8
  %100 = load ptr, ptr %7, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 3
  %102 = load i8, ptr %101, align 4
  %103 = zext i8 %102 to i32
  %104 = call ptr @dimension_of(ptr noundef %99, i32 noundef 0, i32 noundef %103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %104, i64 24, i1 false)
  %105 = load ptr, ptr %7, align 8
  %106 = load ptr, ptr %7, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 3
  %108 = load i8, ptr %107, align 4
  %109 = zext i8 %108 to i32
  %110 = call ptr @dimension_of(ptr noundef %105, i32 noundef 1, i32 noundef %109)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %110, i64 24, i1 false)
  %111 = load ptr, ptr %7, align 8
  %112 = load ptr, ptr %7, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 3
  %114 = load i8, ptr %113, align 4
  %115 = zext i8 %114 to i32
  %116 = call ptr @dimension_of(ptr noundef %111, i32 noundef 2, i32 noundef %115)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %116, i64 24, i1 false)
  %117 = load ptr, ptr %7, align 8
  %118 = load ptr, ptr %7, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 3
  %120 = load i8, ptr %119, align 4
  %121 = zext i8 %120 to i32
  %122 = call ptr @dimension_of(ptr noundef %117, i32 noundef 3, i32 noundef %121)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %122, i64 24, i1 false)
  %123 = load ptr, ptr %7, align 8
  %124 = load ptr, ptr %7, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 3
  %126 = load i8, ptr %125, align 4
  %127 = zext i8 %126 to i32
  %128 = call ptr @dimension_of(ptr noundef %123, i32 noundef 4, i32 noundef %127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %128, i64 24, i1 false)
  %129 = load ptr, ptr %7, align 8
  %130 = load ptr, ptr %7, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 3
  %132 = load i8, ptr %131, align 4
  %133 = zext i8 %132 to i32
  %134 = call ptr @dimension_of(ptr noundef %129, i32 noundef 5, i32 noundef %133)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %134, i64 24, i1 false)
  %135 = load ptr, ptr %7, align 8
  %136 = load ptr, ptr %7, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 3
  %138 = load i8, ptr %137, align 4
  %139 = zext i8 %138 to i32
  %140 = call ptr @dimension_of(ptr noundef %135, i32 noundef 6, i32 noundef %139)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %140, i64 24, i1 false)
  %141 = load i32, ptr %8, align 4
  %142 = icmp eq i32 %141, 1
  br i1 %142, label %143, label %144

143:                                              ; preds = %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %13, i64 24, i1 false)
  br label %170

144:                                              ; preds = %85
  %145 = load i32, ptr %8, align 4
  %146 = icmp eq i32 %145, 2
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %14, i64 24, i1 false)
  br label %169

148:                                              ; preds = %144
  %149 = load i32, ptr %8, align 4
  %150 = icmp eq i32 %149, 3
  br i1 %150, label %151, label %152

151:                                              ; preds = %148
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %15, i64 24, i1 false)
  br label %168

152:                                              ; preds = %148
  %153 = load i32, ptr %8, align 4
  %154 = icmp eq i32 %153, 4
  br i1 %154, label %155, label %156

155:                                              ; preds = %152
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %16, i64 24, i1 false)
  br label %167

156:                                              ; preds = %152
  %157 = load i32, ptr %8, align 4
  %158 = icmp eq i32 %157, 5
  br i1 %158, label %159, label %160

159:                                              ; preds = %156
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %17, i64 24, i1 false)
  br label %166

160:                                              ; preds = %156
  %161 = load i32, ptr %8, align 4
  %162 = icmp eq i32 %161, 6
  br i1 %162, label %163, label %164

163:                                              ; preds = %160
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %18, i64 24, i1 false)
  br label %165

164:                                              ; preds = %160
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %19, i64 24, i1 false)
  br label %165

165:                                              ; preds = %164, %163
  br label %166

166:                                              ; preds = %165, %159
  br label %167

167:                                              ; preds = %166, %155
  br label %168

168:                                              ; preds = %167, %151
  br label %169

169:                                              ; preds = %168, %147
  br label %170

170:                                              ; preds = %169, %143
  %171 = load i32, ptr %8, align 4
  %172 = icmp eq i32 %171, 1
  br i1 %172, label %173, label %174

173:                                              ; preds = %170
  br label %177

174:                                              ; preds = %170
  %175 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  br label %177

177:                                              ; preds = %174, %173
  %178 = phi i64 [ 1, %173 ], [ %176, %174 ]
  store i64 %178, ptr %21, align 8
  %179 = load i32, ptr %8, align 4
  %180 = icmp eq i32 %179, 2
  br i1 %180, label %181, label %182

181:                                              ; preds = %177
  br label %185

182:                                              ; preds = %177
  %183 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %184 = load i64, ptr %183, align 8
  br label %185

185:                                              ; preds = %182, %181
  %186 = phi i64 [ 1, %181 ], [ %184, %182 ]
  store i64 %186, ptr %22, align 8
  %187 = load i32, ptr %8, align 4
  %188 = icmp eq i32 %187, 3
  br i1 %188, label %189, label %190

189:                                              ; preds = %185
  br label %193

190:                                              ; preds = %185
  %191 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %192 = load i64, ptr %191, align 8
  br label %193

193:                                              ; preds = %190, %189
  %194 = phi i64 [ 1, %189 ], [ %192, %190 ]
  store i64 %194, ptr %23, align 8
  %195 = load i32, ptr %8, align 4
  %196 = icmp eq i32 %195, 4
  br i1 %196, label %197, label %198

197:                                              ; preds = %193
  br label %201

198:                                              ; preds = %193
  %199 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %200 = load i64, ptr %199, align 8
  br label %201

201:                                              ; preds = %198, %197
  %202 = phi i64 [ 1, %197 ], [ %200, %198 ]
  store i64 %202, ptr %24, align 8
  %203 = load i32, ptr %8, align 4
  %204 = icmp eq i32 %203, 5
  br i1 %204, label %205, label %206

205:                                              ; preds = %201
  br label %209

206:                                              ; preds = %201
  %207 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %208 = load i64, ptr %207, align 8
  br label %209

209:                                              ; preds = %206, %205
  %210 = phi i64 [ 1, %205 ], [ %208, %206 ]
  store i64 %210, ptr %25, align 8
  %211 = load i32, ptr %8, align 4
  %212 = icmp eq i32 %211, 6
  br i1 %212, label %213, label %214

213:                                              ; preds = %209
  br label %217

214:                                              ; preds = %209
  %215 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %216 = load i64, ptr %215, align 8
  br label %217

217:                                              ; preds = %214, %213
  %218 = phi i64 [ 1, %213 ], [ %216, %214 ]
  store i64 %218, ptr %26, align 8
  %219 = load i32, ptr %8, align 4
  %220 = icmp eq i32 %219, 7
  br i1 %220, label %221, label %222

221:                                              ; preds = %217
  br label %225

222:                                              ; preds = %217
  %223 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %224 = load i64, ptr %223, align 8
  br label %225

225:                                              ; preds = %222, %221
  %226 = phi i64 [ 1, %221 ], [ %224, %222 ]
  store i64 %226, ptr %27, align 8
  %227 = load ptr, ptr %7, align 8
  %228 = getelementptr inbounds %struct.descriptor, ptr %227, i32 0, i32 3
  %229 = load i8, ptr %228, align 4
  %230 = zext i8 %229 to i32
  %231 = sub nsw i32 %230, 1
  %232 = trunc i32 %231 to i8
  %233 = load ptr, ptr %6, align 8
  %234 = getelementptr inbounds %struct.descriptor, ptr %233, i32 0, i32 3
  store i8 %232, ptr %234, align 4
  %235 = load ptr, ptr %6, align 8
  %236 = load ptr, ptr %7, align 8
  %237 = getelementptr inbounds %struct.descriptor, ptr %236, i32 0, i32 1
  %238 = load i64, ptr %237, align 8
  %239 = load i32, ptr %8, align 4
  %240 = icmp sle i32 %239, 1
  br i1 %240, label %241, label %244

241:                                              ; preds = %225
  %242 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %243 = load i64, ptr %242, align 8
  br label %247

244:                                              ; preds = %225
  %245 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %246 = load i64, ptr %245, align 8
  br label %247

247:                                              ; preds = %244, %241
  %248 = phi i64 [ %243, %241 ], [ %246, %244 ]
  %249 = load i32, ptr %8, align 4
  %250 = icmp sle i32 %249, 2
  br i1 %250, label %251, label %254

251:                                              ; preds = %247
  %252 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %253 = load i64, ptr %252, align 8
  br label %257

254:                                              ; preds = %247
  %255 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %256 = load i64, ptr %255, align 8
  br label %257

257:                                              ; preds = %254, %251
  %258 = phi i64 [ %253, %251 ], [ %256, %254 ]
  %259 = load i32, ptr %8, align 4
  %260 = icmp sle i32 %259, 3
  br i1 %260, label %261, label %264

261:                                              ; preds = %257
  %262 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %263 = load i64, ptr %262, align 8
  br label %267

264:                                              ; preds = %257
  %265 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %266 = load i64, ptr %265, align 8
  br label %267

267:                                              ; preds = %264, %261
  %268 = phi i64 [ %263, %261 ], [ %266, %264 ]
  %269 = load i32, ptr %8, align 4
  %270 = icmp sle i32 %269, 4
  br i1 %270, label %271, label %274

271:                                              ; preds = %267
  %272 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %273 = load i64, ptr %272, align 8
  br label %277

274:                                              ; preds = %267
  %275 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %276 = load i64, ptr %275, align 8
  br label %277

277:                                              ; preds = %274, %271
  %278 = phi i64 [ %273, %271 ], [ %276, %274 ]
  %279 = load i32, ptr %8, align 4
  %280 = icmp sle i32 %279, 5
  br i1 %280, label %281, label %284

281:                                              ; preds = %277
  %282 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %283 = load i64, ptr %282, align 8
  br label %287

284:                                              ; preds = %277
  %285 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %286 = load i64, ptr %285, align 8
  br label %287

287:                                              ; preds = %284, %281
  %288 = phi i64 [ %283, %281 ], [ %286, %284 ]
  %289 = load i32, ptr %8, align 4
  %290 = icmp sle i32 %289, 6
  br i1 %290, label %291, label %294

291:                                              ; preds = %287
  %292 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %293 = load i64, ptr %292, align 8
  br label %297

294:                                              ; preds = %287
  %295 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %296 = load i64, ptr %295, align 8
  br label %297

297:                                              ; preds = %294, %291
  %298 = phi i64 [ %293, %291 ], [ %296, %294 ]
  call void @made(ptr noundef %235, i64 noundef %238, i64 noundef %248, i64 noundef %258, i64 noundef %268, i64 noundef %278, i64 noundef %288, i64 noundef %298, i64 noundef 1)
  %299 = load ptr, ptr %7, align 8
  %300 = getelementptr inbounds %struct.descriptor, ptr %299, i32 0, i32 4
  %301 = load i8, ptr %300, align 1
  %302 = zext i8 %301 to i32
  %303 = icmp eq i32 %302, 28
  br i1 %303, label %304, label %512

304:                                              ; preds = %297
  store i64 0, ptr %28, align 8
  br label %305

305:                                              ; preds = %508, %304
  %306 = load i64, ptr %28, align 8
  %307 = load i64, ptr %27, align 8
  %308 = icmp slt i64 %306, %307
  br i1 %308, label %310, label %309

309:                                              ; preds = %305
  store i32 2, ptr %29, align 4
  br label %511

310:                                              ; preds = %305
  store i64 0, ptr %30, align 8
  br label %311

311:                                              ; preds = %504, %310
  %312 = load i64, ptr %30, align 8
  %313 = load i64, ptr %26, align 8
  %314 = icmp slt i64 %312, %313
  br i1 %314, label %316, label %315

315:                                              ; preds = %311
  store i32 5, ptr %29, align 4
  br label %507

316:                                              ; preds = %311
  store i64 0, ptr %31, align 8
  br label %317

317:                                              ; preds = %500, %316
  %318 = load i64, ptr %31, align 8
  %319 = load i64, ptr %25, align 8
  %320 = icmp slt i64 %318, %319
  br i1 %320, label %322, label %321

321:                                              ; preds = %317
  store i32 8, ptr %29, align 4
  br label %503

322:                                              ; preds = %317
  store i64 0, ptr %32, align 8
  br label %323

323:                                              ; preds = %496, %322
  %324 = load i64, ptr %32, align 8
  %325 = load i64, ptr %24, align 8
  %326 = icmp slt i64 %324, %325
  br i1 %326, label %328, label %327

327:                                              ; preds = %323
  store i32 11, ptr %29, align 4
  br label %499

328:                                              ; preds = %323
  store i64 0, ptr %33, align 8
  br label %329

329:                                              ; preds = %492, %328
  %330 = load i64, ptr %33, align 8
  %331 = load i64, ptr %23, align 8
  %332 = icmp slt i64 %330, %331
  br i1 %332, label %334, label %333

333:                                              ; preds = %329
  store i32 14, ptr %29, align 4
  br label %495

334:                                              ; preds = %329
  store i64 0, ptr %34, align 8
  br label %335

335:                                              ; preds = %488, %334
  %336 = load i64, ptr %34, align 8
  %337 = load i64, ptr %22, align 8
  %338 = icmp slt i64 %336, %337
  br i1 %338, label %340, label %339

339:                                              ; preds = %335
  store i32 17, ptr %29, align 4
  br label %491

340:                                              ; preds = %335
  store i64 0, ptr %35, align 8
  br label %341

341:                                              ; preds = %484, %340
  %342 = load i64, ptr %35, align 8
  %343 = load i64, ptr %21, align 8
  %344 = icmp slt i64 %342, %343
  br i1 %344, label %346, label %345

345:                                              ; preds = %341
  store i32 20, ptr %29, align 4
  br label %487

346:                                              ; preds = %341
  store double 0.000000e+00, ptr %36, align 8
  store i64 0, ptr %37, align 8
  br label %347

347:                                              ; preds = %448, %346
  %348 = load i64, ptr %37, align 8
  %349 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %350 = load i64, ptr %349, align 8
  %351 = icmp slt i64 %348, %350
  br i1 %351, label %353, label %352

352:                                              ; preds = %347
  store i32 23, ptr %29, align 4
  br label %451

353:                                              ; preds = %347
  %354 = load i32, ptr %8, align 4
  %355 = icmp eq i32 %354, 1
  br i1 %355, label %356, label %358

356:                                              ; preds = %353
  %357 = load i64, ptr %37, align 8
  br label %360

358:                                              ; preds = %353
  %359 = load i64, ptr %35, align 8
  br label %360

360:                                              ; preds = %358, %356
  %361 = phi i64 [ %357, %356 ], [ %359, %358 ]
  %362 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %363 = load i64, ptr %362, align 8
  %364 = mul nsw i64 %361, %363
  %365 = load i32, ptr %8, align 4
  %366 = icmp eq i32 %365, 2
  br i1 %366, label %367, label %369

367:                                              ; preds = %360
  %368 = load i64, ptr %37, align 8
  br label %371

369:                                              ; preds = %360
  %370 = load i64, ptr %34, align 8
  br label %371

371:                                              ; preds = %369, %367
  %372 = phi i64 [ %368, %367 ], [ %370, %369 ]
  %373 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %374 = load i64, ptr %373, align 8
  %375 = mul nsw i64 %372, %374
  %376 = add nsw i64 %364, %375
  %377 = load i32, ptr %8, align 4
  %378 = icmp eq i32 %377, 3
  br i1 %378, label %379, label %381

379:                                              ; preds = %371
  %380 = load i64, ptr %37, align 8
  br label %383

381:                                              ; preds = %371
  %382 = load i64, ptr %33, align 8
  br label %383

383:                                              ; preds = %381, %379
  %384 = phi i64 [ %380, %379 ], [ %382, %381 ]
  %385 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %386 = load i64, ptr %385, align 8
  %387 = mul nsw i64 %384, %386
  %388 = add nsw i64 %376, %387
  %389 = load i32, ptr %8, align 4
  %390 = icmp eq i32 %389, 4
  br i1 %390, label %391, label %393

391:                                              ; preds = %383
  %392 = load i64, ptr %37, align 8
  br label %395

393:                                              ; preds = %383
  %394 = load i64, ptr %32, align 8
  br label %395

395:                                              ; preds = %393, %391
  %396 = phi i64 [ %392, %391 ], [ %394, %393 ]
  %397 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %398 = load i64, ptr %397, align 8
  %399 = mul nsw i64 %396, %398
  %400 = add nsw i64 %388, %399
  %401 = load i32, ptr %8, align 4
  %402 = icmp eq i32 %401, 5
  br i1 %402, label %403, label %405

403:                                              ; preds = %395
  %404 = load i64, ptr %37, align 8
  br label %407

405:                                              ; preds = %395
  %406 = load i64, ptr %31, align 8
  br label %407

407:                                              ; preds = %405, %403
  %408 = phi i64 [ %404, %403 ], [ %406, %405 ]
  %409 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %410 = load i64, ptr %409, align 8
  %411 = mul nsw i64 %408, %410
  %412 = add nsw i64 %400, %411
  %413 = load i32, ptr %8, align 4
  %414 = icmp eq i32 %413, 6
  br i1 %414, label %415, label %417

415:                                              ; preds = %407
  %416 = load i64, ptr %37, align 8
  br label %419

417:                                              ; preds = %407
  %418 = load i64, ptr %30, align 8
  br label %419

419:                                              ; preds = %417, %415
  %420 = phi i64 [ %416, %415 ], [ %418, %417 ]
  %421 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %422 = load i64, ptr %421, align 8
  %423 = mul nsw i64 %420, %422
  %424 = add nsw i64 %412, %423
  %425 = load i32, ptr %8, align 4
  %426 = icmp eq i32 %425, 7
  br i1 %426, label %427, label %429

427:                                              ; preds = %419
  %428 = load i64, ptr %37, align 8
  br label %431

429:                                              ; preds = %419
  %430 = load i64, ptr %28, align 8
  br label %431

431:                                              ; preds = %429, %427
  %432 = phi i64 [ %428, %427 ], [ %430, %429 ]
  %433 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %434 = load i64, ptr %433, align 8
  %435 = mul nsw i64 %432, %434
  %436 = add nsw i64 %424, %435
  store i64 %436, ptr %38, align 8
  %437 = load ptr, ptr %7, align 8
  %438 = getelementptr inbounds %struct.descriptor, ptr %437, i32 0, i32 0
  %439 = load ptr, ptr %438, align 8
  %440 = load i64, ptr %38, align 8
  %441 = getelementptr inbounds i8, ptr %439, i64 %440
  %442 = load double, ptr %441, align 8
  store double %442, ptr %39, align 8
  %443 = load double, ptr %39, align 8
  %444 = load double, ptr %39, align 8
  %445 = fmul double %443, %444
  %446 = load double, ptr %36, align 8
  %447 = fadd double %446, %445
  store double %447, ptr %36, align 8
  br label %448

448:                                              ; preds = %431
  %449 = load i64, ptr %37, align 8
  %450 = add nsw i64 %449, 1
  store i64 %450, ptr %37, align 8
  br label %347

451:                                              ; preds = %352
  %452 = load double, ptr %36, align 8
  %453 = call double @llvm.sqrt.f64(double %452)
  %454 = load ptr, ptr %6, align 8
  %455 = getelementptr inbounds %struct.descriptor, ptr %454, i32 0, i32 0
  %456 = load ptr, ptr %455, align 8
  %457 = load i64, ptr %28, align 8
  %458 = load i64, ptr %26, align 8
  %459 = mul nsw i64 %457, %458
  %460 = load i64, ptr %30, align 8
  %461 = add nsw i64 %459, %460
  %462 = load i64, ptr %25, align 8
  %463 = mul nsw i64 %461, %462
  %464 = load i64, ptr %31, align 8
  %465 = add nsw i64 %463, %464
  %466 = load i64, ptr %24, align 8
  %467 = mul nsw i64 %465, %466
  %468 = load i64, ptr %32, align 8
  %469 = add nsw i64 %467, %468
  %470 = load i64, ptr %23, align 8
  %471 = mul nsw i64 %469, %470
  %472 = load i64, ptr %33, align 8
  %473 = add nsw i64 %471, %472
  %474 = load i64, ptr %22, align 8
  %475 = mul nsw i64 %473, %474
  %476 = load i64, ptr %34, align 8
  %477 = add nsw i64 %475, %476
  %478 = load i64, ptr %21, align 8
  %479 = mul nsw i64 %477, %478
  %480 = load i64, ptr %35, align 8
  %481 = add nsw i64 %479, %480
  %482 = mul nsw i64 %481, 8
  %483 = getelementptr inbounds i8, ptr %456, i64 %482
  store double %453, ptr %483, align 8
  br label %484

484:                                              ; preds = %451
  %485 = load i64, ptr %35, align 8
  %486 = add nsw i64 %485, 1
  store i64 %486, ptr %35, align 8
  br label %341

487:                                              ; preds = %345
  br label %488

488:                                              ; preds = %487
  %489 = load i64, ptr %34, align 8
  %490 = add nsw i64 %489, 1
  store i64 %490, ptr %34, align 8
  br label %335

491:                                              ; preds = %339
  br label %492

492:                                              ; preds = %491
  %493 = load i64, ptr %33, align 8
  %494 = add nsw i64 %493, 1
  store i64 %494, ptr %33, align 8
  br label %329

495:                                              ; preds = %333
  br label %496

496:                                              ; preds = %495
  %497 = load i64, ptr %32, align 8
  %498 = add nsw i64 %497, 1
  store i64 %498, ptr %32, align 8
  br label %323

499:                                              ; preds = %327
  br label %500

500:                                              ; preds = %499
  %501 = load i64, ptr %31, align 8
  %502 = add nsw i64 %501, 1
  store i64 %502, ptr %31, align 8
  br label %317

503:                                              ; preds = %321
  br label %504

504:                                              ; preds = %503
  %505 = load i64, ptr %30, align 8
  %506 = add nsw i64 %505, 1
  store i64 %506, ptr %30, align 8
  br label %311

507:                                              ; preds = %315
  br label %508

508:                                              ; preds = %507
  %509 = load i64, ptr %28, align 8
  %510 = add nsw i64 %509, 1
  store i64 %510, ptr %28, align 8
  br label %305

511:                                              ; preds = %309
  br label %725

512:                                              ; preds = %297
  %513 = load i8, ptr %12, align 1
  %514 = trunc i8 %513 to i1
  br i1 %514, label %515, label %516

515:                                              ; preds = %512
  br label %724

516:                                              ; preds = %512
  store i64 0, ptr %40, align 8
  br label %517

517:                                              ; preds = %720, %516
  %518 = load i64, ptr %40, align 8
  %519 = load i64, ptr %27, align 8
  %520 = icmp slt i64 %518, %519
  br i1 %520, label %522, label %521

521:                                              ; preds = %517
  store i32 26, ptr %29, align 4
  br label %723

522:                                              ; preds = %517
  store i64 0, ptr %41, align 8
  br label %523

523:                                              ; preds = %716, %522
  %524 = load i64, ptr %41, align 8
  %525 = load i64, ptr %26, align 8
  %526 = icmp slt i64 %524, %525
  br i1 %526, label %528, label %527

527:                                              ; preds = %523
  store i32 29, ptr %29, align 4
  br label %719

528:                                              ; preds = %523
  store i64 0, ptr %42, align 8
  br label %529

529:                                              ; preds = %712, %528
  %530 = load i64, ptr %42, align 8
  %531 = load i64, ptr %25, align 8
  %532 = icmp slt i64 %530, %531
  br i1 %532, label %534, label %533

533:                                              ; preds = %529
  store i32 32, ptr %29, align 4
  br label %715

534:                                              ; preds = %529
  store i64 0, ptr %43, align 8
  br label %535

535:                                              ; preds = %708, %534
  %536 = load i64, ptr %43, align 8
  %537 = load i64, ptr %24, align 8
  %538 = icmp slt i64 %536, %537
  br i1 %538, label %540, label %539

539:                                              ; preds = %535
  store i32 35, ptr %29, align 4
  br label %711

540:                                              ; preds = %535
  store i64 0, ptr %44, align 8
  br label %541

541:                                              ; preds = %704, %540
  %542 = load i64, ptr %44, align 8
  %543 = load i64, ptr %23, align 8
  %544 = icmp slt i64 %542, %543
  br i1 %544, label %546, label %545

545:                                              ; preds = %541
  store i32 38, ptr %29, align 4
  br label %707

546:                                              ; preds = %541
  store i64 0, ptr %45, align 8
  br label %547

547:                                              ; preds = %700, %546
  %548 = load i64, ptr %45, align 8
  %549 = load i64, ptr %22, align 8
  %550 = icmp slt i64 %548, %549
  br i1 %550, label %552, label %551

551:                                              ; preds = %547
  store i32 41, ptr %29, align 4
  br label %703

552:                                              ; preds = %547
  store i64 0, ptr %46, align 8
  br label %553

553:                                              ; preds = %696, %552
  %554 = load i64, ptr %46, align 8
  %555 = load i64, ptr %21, align 8
  %556 = icmp slt i64 %554, %555
  br i1 %556, label %558, label %557

557:                                              ; preds = %553
  store i32 44, ptr %29, align 4
  br label %699

558:                                              ; preds = %553
  store float 0.000000e+00, ptr %47, align 4
  store i64 0, ptr %48, align 8
  br label %559

559:                                              ; preds = %660, %558
  %560 = load i64, ptr %48, align 8
  %561 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %562 = load i64, ptr %561, align 8
  %563 = icmp slt i64 %560, %562
  br i1 %563, label %565, label %564

564:                                              ; preds = %559
  store i32 47, ptr %29, align 4
  br label %663

565:                                              ; preds = %559
  %566 = load i32, ptr %8, align 4
  %567 = icmp eq i32 %566, 1
  br i1 %567, label %568, label %570

568:                                              ; preds = %565
  %569 = load i64, ptr %48, align 8
  br label %572

570:                                              ; preds = %565
  %571 = load i64, ptr %46, align 8
  br label %572

572:                                              ; preds = %570, %568
  %573 = phi i64 [ %569, %568 ], [ %571, %570 ]
  %574 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %575 = load i64, ptr %574, align 8
  %576 = mul nsw i64 %573, %575
  %577 = load i32, ptr %8, align 4
  %578 = icmp eq i32 %577, 2
  br i1 %578, label %579, label %581

579:                                              ; preds = %572
  %580 = load i64, ptr %48, align 8
  br label %583

581:                                              ; preds = %572
  %582 = load i64, ptr %45, align 8
  br label %583

583:                                              ; preds = %581, %579
  %584 = phi i64 [ %580, %579 ], [ %582, %581 ]
  %585 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %586 = load i64, ptr %585, align 8
  %587 = mul nsw i64 %584, %586
  %588 = add nsw i64 %576, %587
  %589 = load i32, ptr %8, align 4
  %590 = icmp eq i32 %589, 3
  br i1 %590, label %591, label %593

591:                                              ; preds = %583
  %592 = load i64, ptr %48, align 8
  br label %595

593:                                              ; preds = %583
  %594 = load i64, ptr %44, align 8
  br label %595

595:                                              ; preds = %593, %591
  %596 = phi i64 [ %592, %591 ], [ %594, %593 ]
  %597 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %598 = load i64, ptr %597, align 8
  %599 = mul nsw i64 %596, %598
  %600 = add nsw i64 %588, %599
  %601 = load i32, ptr %8, align 4
  %602 = icmp eq i32 %601, 4
  br i1 %602, label %603, label %605

603:                                              ; preds = %595
  %604 = load i64, ptr %48, align 8
  br label %607

605:                                              ; preds = %595
  %606 = load i64, ptr %43, align 8
  br label %607

607:                                              ; preds = %605, %603
  %608 = phi i64 [ %604, %603 ], [ %606, %605 ]
  %609 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %610 = load i64, ptr %609, align 8
  %611 = mul nsw i64 %608, %610
  %612 = add nsw i64 %600, %611
  %613 = load i32, ptr %8, align 4
  %614 = icmp eq i32 %613, 5
  br i1 %614, label %615, label %617

615:                                              ; preds = %607
  %616 = load i64, ptr %48, align 8
  br label %619

617:                                              ; preds = %607
  %618 = load i64, ptr %42, align 8
  br label %619

619:                                              ; preds = %617, %615
  %620 = phi i64 [ %616, %615 ], [ %618, %617 ]
  %621 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %622 = load i64, ptr %621, align 8
  %623 = mul nsw i64 %620, %622
  %624 = add nsw i64 %612, %623
  %625 = load i32, ptr %8, align 4
  %626 = icmp eq i32 %625, 6
  br i1 %626, label %627, label %629

627:                                              ; preds = %619
  %628 = load i64, ptr %48, align 8
  br label %631

629:                                              ; preds = %619
  %630 = load i64, ptr %41, align 8
  br label %631

631:                                              ; preds = %629, %627
  %632 = phi i64 [ %628, %627 ], [ %630, %629 ]
  %633 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %634 = load i64, ptr %633, align 8
  %635 = mul nsw i64 %632, %634
  %636 = add nsw i64 %624, %635
  %637 = load i32, ptr %8, align 4
  %638 = icmp eq i32 %637, 7
  br i1 %638, label %639, label %641

639:                                              ; preds = %631
  %640 = load i64, ptr %48, align 8
  br label %643

641:                                              ; preds = %631
  %642 = load i64, ptr %40, align 8
  br label %643

643:                                              ; preds = %641, %639
  %644 = phi i64 [ %640, %639 ], [ %642, %641 ]
  %645 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %646 = load i64, ptr %645, align 8
  %647 = mul nsw i64 %644, %646
  %648 = add nsw i64 %636, %647
  store i64 %648, ptr %49, align 8
  %649 = load ptr, ptr %7, align 8
  %650 = getelementptr inbounds %struct.descriptor, ptr %649, i32 0, i32 0
  %651 = load ptr, ptr %650, align 8
  %652 = load i64, ptr %49, align 8
  %653 = getelementptr inbounds i8, ptr %651, i64 %652
  %654 = load float, ptr %653, align 4
  store float %654, ptr %50, align 4
  %655 = load float, ptr %50, align 4
  %656 = load float, ptr %50, align 4
  %657 = fmul float %655, %656
  %658 = load float, ptr %47, align 4
  %659 = fadd float %658, %657
  store float %659, ptr %47, align 4
  br label %660

660:                                              ; preds = %643
  %661 = load i64, ptr %48, align 8
  %662 = add nsw i64 %661, 1
  store i64 %662, ptr %48, align 8
  br label %559

663:                                              ; preds = %564
  %664 = load float, ptr %47, align 4
  %665 = call float @llvm.sqrt.f32(float %664)
  %666 = load ptr, ptr %6, align 8
  %667 = getelementptr inbounds %struct.descriptor, ptr %666, i32 0, i32 0
  %668 = load ptr, ptr %667, align 8
  %669 = load i64, ptr %40, align 8
  %670 = load i64, ptr %26, align 8
  %671 = mul nsw i64 %669, %670
  %672 = load i64, ptr %41, align 8
  %673 = add nsw i64 %671, %672
  %674 = load i64, ptr %25, align 8
  %675 = mul nsw i64 %673, %674
  %676 = load i64, ptr %42, align 8
  %677 = add nsw i64 %675, %676
  %678 = load i64, ptr %24, align 8
  %679 = mul nsw i64 %677, %678
  %680 = load i64, ptr %43, align 8
  %681 = add nsw i64 %679, %680
  %682 = load i64, ptr %23, align 8
  %683 = mul nsw i64 %681, %682
  %684 = load i64, ptr %44, align 8
  %685 = add nsw i64 %683, %684
  %686 = load i64, ptr %22, align 8
  %687 = mul nsw i64 %685, %686
  %688 = load i64, ptr %45, align 8
  %689 = add nsw i64 %687, %688
  %690 = load i64, ptr %21, align 8
  %691 = mul nsw i64 %689, %690
  %692 = load i64, ptr %46, align 8
  %693 = add nsw i64 %691, %692
  %694 = mul nsw i64 %693, 4
  %695 = getelementptr inbounds i8, ptr %668, i64 %694
  store float %665, ptr %695, align 4
  br label %696

696:                                              ; preds = %663
  %697 = load i64, ptr %46, align 8
  %698 = add nsw i64 %697, 1
  store i64 %698, ptr %46, align 8
  br label %553

699:                                              ; preds = %557
  br label %700

700:                                              ; preds = %699
  %701 = load i64, ptr %45, align 8
  %702 = add nsw i64 %701, 1
  store i64 %702, ptr %45, align 8
  br label %547

703:                                              ; preds = %551
  br label %704

704:                                              ; preds = %703
  %705 = load i64, ptr %44, align 8
  %706 = add nsw i64 %705, 1
  store i64 %706, ptr %44, align 8
  br label %541

707:                                              ; preds = %545
  br label %708

708:                                              ; preds = %707
  %709 = load i64, ptr %43, align 8
  %710 = add nsw i64 %709, 1
  store i64 %710, ptr %43, align 8
  br label %535

711:                                              ; preds = %539
  br label %712

712:                                              ; preds = %711
  %713 = load i64, ptr %42, align 8
  %714 = add nsw i64 %713, 1
  store i64 %714, ptr %42, align 8
  br label %529

715:                                              ; preds = %533
  br label %716

716:                                              ; preds = %715
  %717 = load i64, ptr %41, align 8
  %718 = add nsw i64 %717, 1
  store i64 %718, ptr %41, align 8
  br label %523

719:                                              ; preds = %527
  br label %720

720:                                              ; preds = %719
  %721 = load i64, ptr %40, align 8
  %722 = add nsw i64 %721, 1
  store i64 %722, ptr %40, align 8
  br label %517

723:                                              ; preds = %521
  br label %724

724:                                              ; preds = %723, %515
  br label %725

725:                                              ; preds = %724, %511
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
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca double, align 8
  %25 = alloca i8, align 1
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca double, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %35 = zext i1 %7 to i8
  store i8 %35, ptr %16, align 1
  %36 = load i8, ptr %16, align 1
  %37 = trunc i8 %36 to i1
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = load i32, ptr @fortran_ranks, align 4
  %44 = icmp sle i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %11, align 8
  %47 = load i32, ptr %12, align 4
  call void @require(i32 noundef %45, ptr noundef @.str.2, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 0, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %9, align 8
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 1, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %9, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 2, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %9, align 8
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 3, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %9, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 4, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %9, align 8
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 5, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %9, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 6, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %15, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %95

92:                                               ; preds = %8
  %93 = load ptr, ptr %15, align 8
  %94 = load double, ptr %93, align 8
  br label %96

95:                                               ; preds = %8
  br label %96

96:                                               ; preds = %95, %92
  %97 = phi double [ %94, %92 ], [ 0.000000e+00, %95 ]
  store double %97, ptr %24, align 8
  %98 = load ptr, ptr %15, align 8
  %99 = icmp ne ptr %98, null
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %25, align 1
  store i64 0, ptr %26, align 8
  br label %101

101:                                              ; preds = %239, %96
  %102 = load i64, ptr %26, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %27, align 4
  br label %242

107:                                              ; preds = %101
  store i64 0, ptr %28, align 8
  br label %108

108:                                              ; preds = %235, %107
  %109 = load i64, ptr %28, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %27, align 4
  br label %238

114:                                              ; preds = %108
  store i64 0, ptr %29, align 8
  br label %115

115:                                              ; preds = %231, %114
  %116 = load i64, ptr %29, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %27, align 4
  br label %234

121:                                              ; preds = %115
  store i64 0, ptr %30, align 8
  br label %122

122:                                              ; preds = %227, %121
  %123 = load i64, ptr %30, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %27, align 4
  br label %230

128:                                              ; preds = %122
  store i64 0, ptr %31, align 8
  br label %129

129:                                              ; preds = %223, %128
  %130 = load i64, ptr %31, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %27, align 4
  br label %226

135:                                              ; preds = %129
  store i64 0, ptr %32, align 8
  br label %136

136:                                              ; preds = %219, %135
  %137 = load i64, ptr %32, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %27, align 4
  br label %222

142:                                              ; preds = %136
  store i64 0, ptr %33, align 8
  br label %143

143:                                              ; preds = %215, %142
  %144 = load i64, ptr %33, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %27, align 4
  br label %218

149:                                              ; preds = %143
  %150 = load ptr, ptr %14, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %14, align 8
  %154 = load ptr, ptr %14, align 8
  %155 = load i64, ptr %33, align 8
  %156 = load i64, ptr %32, align 8
  %157 = load i64, ptr %31, align 8
  %158 = load i64, ptr %30, align 8
  %159 = load i64, ptr %29, align 8
  %160 = load i64, ptr %28, align 8
  %161 = load i64, ptr %26, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %214

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %9, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %33, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %32, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %31, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %30, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %29, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %28, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %26, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  %204 = load double, ptr %203, align 8
  store double %204, ptr %34, align 8
  %205 = load i8, ptr %25, align 1
  %206 = trunc i8 %205 to i1
  br i1 %206, label %207, label %210

207:                                              ; preds = %165
  %208 = load ptr, ptr %10, align 8
  %209 = call double %208(ptr noundef %24, ptr noundef %34)
  br label %212

210:                                              ; preds = %165
  %211 = load double, ptr %34, align 8
  br label %212

212:                                              ; preds = %210, %207
  %213 = phi double [ %209, %207 ], [ %211, %210 ]
  store double %213, ptr %24, align 8
  store i8 1, ptr %25, align 1
  br label %214

214:                                              ; preds = %212, %152
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %33, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %33, align 8
  br label %143

218:                                              ; preds = %148
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %32, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %32, align 8
  br label %136

222:                                              ; preds = %141
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %31, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %31, align 8
  br label %129

226:                                              ; preds = %134
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %30, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %30, align 8
  br label %122

230:                                              ; preds = %127
  br label %231

231:                                              ; preds = %230
  %232 = load i64, ptr %29, align 8
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %29, align 8
  br label %115

234:                                              ; preds = %120
  br label %235

235:                                              ; preds = %234
  %236 = load i64, ptr %28, align 8
  %237 = add nsw i64 %236, 1
  store i64 %237, ptr %28, align 8
  br label %108

238:                                              ; preds = %113
  br label %239

239:                                              ; preds = %238
  %240 = load i64, ptr %26, align 8
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %26, align 8
  br label %101

242:                                              ; preds = %106
  %243 = load i8, ptr %25, align 1
  %244 = trunc i8 %243 to i1
  %245 = zext i1 %244 to i32
  %246 = load ptr, ptr %11, align 8
  %247 = load i32, ptr %12, align 4
  call void @require(i32 noundef %245, ptr noundef @.str.11, ptr noundef %246, i32 noundef %247)
  %248 = load double, ptr %24, align 8
  store i32 1, ptr %27, align 4
  ret double %248
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
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca double, align 8
  %25 = alloca i8, align 1
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca double, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %35 = zext i1 %7 to i8
  store i8 %35, ptr %16, align 1
  %36 = load i8, ptr %16, align 1
  %37 = trunc i8 %36 to i1
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = load i32, ptr @fortran_ranks, align 4
  %44 = icmp sle i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %11, align 8
  %47 = load i32, ptr %12, align 4
  call void @require(i32 noundef %45, ptr noundef @.str.2, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 0, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %9, align 8
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 1, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %9, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 2, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %9, align 8
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 3, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %9, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 4, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %9, align 8
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 5, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %9, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 6, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %15, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %95

92:                                               ; preds = %8
  %93 = load ptr, ptr %15, align 8
  %94 = load double, ptr %93, align 8
  br label %96

95:                                               ; preds = %8
  br label %96

96:                                               ; preds = %95, %92
  %97 = phi double [ %94, %92 ], [ 0.000000e+00, %95 ]
  store double %97, ptr %24, align 8
  %98 = load ptr, ptr %15, align 8
  %99 = icmp ne ptr %98, null
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %25, align 1
  store i64 0, ptr %26, align 8
  br label %101

101:                                              ; preds = %241, %96
  %102 = load i64, ptr %26, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %27, align 4
  br label %244

107:                                              ; preds = %101
  store i64 0, ptr %28, align 8
  br label %108

108:                                              ; preds = %237, %107
  %109 = load i64, ptr %28, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %27, align 4
  br label %240

114:                                              ; preds = %108
  store i64 0, ptr %29, align 8
  br label %115

115:                                              ; preds = %233, %114
  %116 = load i64, ptr %29, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %27, align 4
  br label %236

121:                                              ; preds = %115
  store i64 0, ptr %30, align 8
  br label %122

122:                                              ; preds = %229, %121
  %123 = load i64, ptr %30, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %27, align 4
  br label %232

128:                                              ; preds = %122
  store i64 0, ptr %31, align 8
  br label %129

129:                                              ; preds = %225, %128
  %130 = load i64, ptr %31, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %27, align 4
  br label %228

135:                                              ; preds = %129
  store i64 0, ptr %32, align 8
  br label %136

136:                                              ; preds = %221, %135
  %137 = load i64, ptr %32, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %27, align 4
  br label %224

142:                                              ; preds = %136
  store i64 0, ptr %33, align 8
  br label %143

143:                                              ; preds = %217, %142
  %144 = load i64, ptr %33, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %27, align 4
  br label %220

149:                                              ; preds = %143
  %150 = load ptr, ptr %14, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %14, align 8
  %154 = load ptr, ptr %14, align 8
  %155 = load i64, ptr %33, align 8
  %156 = load i64, ptr %32, align 8
  %157 = load i64, ptr %31, align 8
  %158 = load i64, ptr %30, align 8
  %159 = load i64, ptr %29, align 8
  %160 = load i64, ptr %28, align 8
  %161 = load i64, ptr %26, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %216

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %9, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %33, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %32, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %31, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %30, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %29, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %28, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %26, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  %204 = load double, ptr %203, align 8
  store double %204, ptr %34, align 8
  %205 = load i8, ptr %25, align 1
  %206 = trunc i8 %205 to i1
  br i1 %206, label %207, label %212

207:                                              ; preds = %165
  %208 = load ptr, ptr %10, align 8
  %209 = load double, ptr %24, align 8
  %210 = load double, ptr %34, align 8
  %211 = call double %208(double noundef %209, double noundef %210)
  br label %214

212:                                              ; preds = %165
  %213 = load double, ptr %34, align 8
  br label %214

214:                                              ; preds = %212, %207
  %215 = phi double [ %211, %207 ], [ %213, %212 ]
  store double %215, ptr %24, align 8
  store i8 1, ptr %25, align 1
  br label %216

216:                                              ; preds = %214, %152
  br label %217

217:                                              ; preds = %216
  %218 = load i64, ptr %33, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %33, align 8
  br label %143

220:                                              ; preds = %148
  br label %221

221:                                              ; preds = %220
  %222 = load i64, ptr %32, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %32, align 8
  br label %136

224:                                              ; preds = %141
  br label %225

225:                                              ; preds = %224
  %226 = load i64, ptr %31, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %31, align 8
  br label %129

228:                                              ; preds = %134
  br label %229

229:                                              ; preds = %228
  %230 = load i64, ptr %30, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %30, align 8
  br label %122

232:                                              ; preds = %127
  br label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %29, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %29, align 8
  br label %115

236:                                              ; preds = %120
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %28, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %28, align 8
  br label %108

240:                                              ; preds = %113
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %26, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %26, align 8
  br label %101

244:                                              ; preds = %106
  %245 = load i8, ptr %25, align 1
  %246 = trunc i8 %245 to i1
  %247 = zext i1 %246 to i32
  %248 = load ptr, ptr %11, align 8
  %249 = load i32, ptr %12, align 4
  call void @require(i32 noundef %247, ptr noundef @.str.11, ptr noundef %248, i32 noundef %249)
  %250 = load double, ptr %24, align 8
  store i32 1, ptr %27, align 4
  ret double %250
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
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca float, align 4
  %25 = alloca i8, align 1
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca float, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %35 = zext i1 %7 to i8
  store i8 %35, ptr %16, align 1
  %36 = load i8, ptr %16, align 1
  %37 = trunc i8 %36 to i1
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = load i32, ptr @fortran_ranks, align 4
  %44 = icmp sle i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %11, align 8
  %47 = load i32, ptr %12, align 4
  call void @require(i32 noundef %45, ptr noundef @.str.2, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 0, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %9, align 8
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 1, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %9, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 2, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %9, align 8
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 3, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %9, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 4, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %9, align 8
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 5, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %9, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 6, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %15, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %95

92:                                               ; preds = %8
  %93 = load ptr, ptr %15, align 8
  %94 = load float, ptr %93, align 4
  br label %96

95:                                               ; preds = %8
  br label %96

96:                                               ; preds = %95, %92
  %97 = phi float [ %94, %92 ], [ 0.000000e+00, %95 ]
  store float %97, ptr %24, align 4
  %98 = load ptr, ptr %15, align 8
  %99 = icmp ne ptr %98, null
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %25, align 1
  store i64 0, ptr %26, align 8
  br label %101

101:                                              ; preds = %239, %96
  %102 = load i64, ptr %26, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %27, align 4
  br label %242

107:                                              ; preds = %101
  store i64 0, ptr %28, align 8
  br label %108

108:                                              ; preds = %235, %107
  %109 = load i64, ptr %28, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %27, align 4
  br label %238

114:                                              ; preds = %108
  store i64 0, ptr %29, align 8
  br label %115

115:                                              ; preds = %231, %114
  %116 = load i64, ptr %29, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %27, align 4
  br label %234

121:                                              ; preds = %115
  store i64 0, ptr %30, align 8
  br label %122

122:                                              ; preds = %227, %121
  %123 = load i64, ptr %30, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %27, align 4
  br label %230

128:                                              ; preds = %122
  store i64 0, ptr %31, align 8
  br label %129

129:                                              ; preds = %223, %128
  %130 = load i64, ptr %31, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %27, align 4
  br label %226

135:                                              ; preds = %129
  store i64 0, ptr %32, align 8
  br label %136

136:                                              ; preds = %219, %135
  %137 = load i64, ptr %32, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %27, align 4
  br label %222

142:                                              ; preds = %136
  store i64 0, ptr %33, align 8
  br label %143

143:                                              ; preds = %215, %142
  %144 = load i64, ptr %33, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %27, align 4
  br label %218

149:                                              ; preds = %143
  %150 = load ptr, ptr %14, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %14, align 8
  %154 = load ptr, ptr %14, align 8
  %155 = load i64, ptr %33, align 8
  %156 = load i64, ptr %32, align 8
  %157 = load i64, ptr %31, align 8
  %158 = load i64, ptr %30, align 8
  %159 = load i64, ptr %29, align 8
  %160 = load i64, ptr %28, align 8
  %161 = load i64, ptr %26, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %214

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %9, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %33, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %32, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %31, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %30, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %29, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %28, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %26, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  %204 = load float, ptr %203, align 4
  store float %204, ptr %34, align 4
  %205 = load i8, ptr %25, align 1
  %206 = trunc i8 %205 to i1
  br i1 %206, label %207, label %210

207:                                              ; preds = %165
  %208 = load ptr, ptr %10, align 8
  %209 = call float %208(ptr noundef %24, ptr noundef %34)
  br label %212

210:                                              ; preds = %165
  %211 = load float, ptr %34, align 4
  br label %212

212:                                              ; preds = %210, %207
  %213 = phi float [ %209, %207 ], [ %211, %210 ]
  store float %213, ptr %24, align 4
  store i8 1, ptr %25, align 1
  br label %214

214:                                              ; preds = %212, %152
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %33, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %33, align 8
  br label %143

218:                                              ; preds = %148
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %32, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %32, align 8
  br label %136

222:                                              ; preds = %141
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %31, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %31, align 8
  br label %129

226:                                              ; preds = %134
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %30, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %30, align 8
  br label %122

230:                                              ; preds = %127
  br label %231

231:                                              ; preds = %230
  %232 = load i64, ptr %29, align 8
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %29, align 8
  br label %115

234:                                              ; preds = %120
  br label %235

235:                                              ; preds = %234
  %236 = load i64, ptr %28, align 8
  %237 = add nsw i64 %236, 1
  store i64 %237, ptr %28, align 8
  br label %108

238:                                              ; preds = %113
  br label %239

239:                                              ; preds = %238
  %240 = load i64, ptr %26, align 8
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %26, align 8
  br label %101

242:                                              ; preds = %106
  %243 = load i8, ptr %25, align 1
  %244 = trunc i8 %243 to i1
  %245 = zext i1 %244 to i32
  %246 = load ptr, ptr %11, align 8
  %247 = load i32, ptr %12, align 4
  call void @require(i32 noundef %245, ptr noundef @.str.11, ptr noundef %246, i32 noundef %247)
  %248 = load float, ptr %24, align 4
  store i32 1, ptr %27, align 4
  ret float %248
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
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca float, align 4
  %25 = alloca i8, align 1
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca float, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %35 = zext i1 %7 to i8
  store i8 %35, ptr %16, align 1
  %36 = load i8, ptr %16, align 1
  %37 = trunc i8 %36 to i1
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = load i32, ptr @fortran_ranks, align 4
  %44 = icmp sle i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %11, align 8
  %47 = load i32, ptr %12, align 4
  call void @require(i32 noundef %45, ptr noundef @.str.2, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 0, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %9, align 8
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 1, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %9, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 2, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %9, align 8
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 3, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %9, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 4, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %9, align 8
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 5, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %9, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 6, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %15, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %95

92:                                               ; preds = %8
  %93 = load ptr, ptr %15, align 8
  %94 = load float, ptr %93, align 4
  br label %96

95:                                               ; preds = %8
  br label %96

96:                                               ; preds = %95, %92
  %97 = phi float [ %94, %92 ], [ 0.000000e+00, %95 ]
  store float %97, ptr %24, align 4
  %98 = load ptr, ptr %15, align 8
  %99 = icmp ne ptr %98, null
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %25, align 1
  store i64 0, ptr %26, align 8
  br label %101

101:                                              ; preds = %241, %96
  %102 = load i64, ptr %26, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %27, align 4
  br label %244

107:                                              ; preds = %101
  store i64 0, ptr %28, align 8
  br label %108

108:                                              ; preds = %237, %107
  %109 = load i64, ptr %28, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %27, align 4
  br label %240

114:                                              ; preds = %108
  store i64 0, ptr %29, align 8
  br label %115

115:                                              ; preds = %233, %114
  %116 = load i64, ptr %29, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %27, align 4
  br label %236

121:                                              ; preds = %115
  store i64 0, ptr %30, align 8
  br label %122

122:                                              ; preds = %229, %121
  %123 = load i64, ptr %30, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %27, align 4
  br label %232

128:                                              ; preds = %122
  store i64 0, ptr %31, align 8
  br label %129

129:                                              ; preds = %225, %128
  %130 = load i64, ptr %31, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %27, align 4
  br label %228

135:                                              ; preds = %129
  store i64 0, ptr %32, align 8
  br label %136

136:                                              ; preds = %221, %135
  %137 = load i64, ptr %32, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %27, align 4
  br label %224

142:                                              ; preds = %136
  store i64 0, ptr %33, align 8
  br label %143

143:                                              ; preds = %217, %142
  %144 = load i64, ptr %33, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %27, align 4
  br label %220

149:                                              ; preds = %143
  %150 = load ptr, ptr %14, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %14, align 8
  %154 = load ptr, ptr %14, align 8
  %155 = load i64, ptr %33, align 8
  %156 = load i64, ptr %32, align 8
  %157 = load i64, ptr %31, align 8
  %158 = load i64, ptr %30, align 8
  %159 = load i64, ptr %29, align 8
  %160 = load i64, ptr %28, align 8
  %161 = load i64, ptr %26, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %216

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %9, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %33, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %32, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %31, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %30, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %29, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %28, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %26, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  %204 = load float, ptr %203, align 4
  store float %204, ptr %34, align 4
  %205 = load i8, ptr %25, align 1
  %206 = trunc i8 %205 to i1
  br i1 %206, label %207, label %212

207:                                              ; preds = %165
  %208 = load ptr, ptr %10, align 8
  %209 = load float, ptr %24, align 4
  %210 = load float, ptr %34, align 4
  %211 = call float %208(float noundef %209, float noundef %210)
  br label %214

212:                                              ; preds = %165
  %213 = load float, ptr %34, align 4
  br label %214

214:                                              ; preds = %212, %207
  %215 = phi float [ %211, %207 ], [ %213, %212 ]
  store float %215, ptr %24, align 4
  store i8 1, ptr %25, align 1
  br label %216

216:                                              ; preds = %214, %152
  br label %217

217:                                              ; preds = %216
  %218 = load i64, ptr %33, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %33, align 8
  br label %143

220:                                              ; preds = %148
  br label %221

221:                                              ; preds = %220
  %222 = load i64, ptr %32, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %32, align 8
  br label %136

224:                                              ; preds = %141
  br label %225

225:                                              ; preds = %224
  %226 = load i64, ptr %31, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %31, align 8
  br label %129

228:                                              ; preds = %134
  br label %229

229:                                              ; preds = %228
  %230 = load i64, ptr %30, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %30, align 8
  br label %122

232:                                              ; preds = %127
  br label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %29, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %29, align 8
  br label %115

236:                                              ; preds = %120
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %28, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %28, align 8
  br label %108

240:                                              ; preds = %113
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %26, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %26, align 8
  br label %101

244:                                              ; preds = %106
  %245 = load i8, ptr %25, align 1
  %246 = trunc i8 %245 to i1
  %247 = zext i1 %246 to i32
  %248 = load ptr, ptr %11, align 8
  %249 = load i32, ptr %12, align 4
  call void @require(i32 noundef %247, ptr noundef @.str.11, ptr noundef %248, i32 noundef %249)
  %250 = load float, ptr %24, align 4
  store i32 1, ptr %27, align 4
  ret float %250
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
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i8, align 1
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %35 = zext i1 %7 to i8
  store i8 %35, ptr %16, align 1
  %36 = load i8, ptr %16, align 1
  %37 = trunc i8 %36 to i1
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = load i32, ptr @fortran_ranks, align 4
  %44 = icmp sle i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %11, align 8
  %47 = load i32, ptr %12, align 4
  call void @require(i32 noundef %45, ptr noundef @.str.2, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 0, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %9, align 8
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 1, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %9, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 2, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %9, align 8
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 3, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %9, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 4, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %9, align 8
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 5, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %9, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 6, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %15, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %95

92:                                               ; preds = %8
  %93 = load ptr, ptr %15, align 8
  %94 = load i64, ptr %93, align 8
  br label %96

95:                                               ; preds = %8
  br label %96

96:                                               ; preds = %95, %92
  %97 = phi i64 [ %94, %92 ], [ 0, %95 ]
  store i64 %97, ptr %24, align 8
  %98 = load ptr, ptr %15, align 8
  %99 = icmp ne ptr %98, null
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %25, align 1
  store i64 0, ptr %26, align 8
  br label %101

101:                                              ; preds = %239, %96
  %102 = load i64, ptr %26, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %27, align 4
  br label %242

107:                                              ; preds = %101
  store i64 0, ptr %28, align 8
  br label %108

108:                                              ; preds = %235, %107
  %109 = load i64, ptr %28, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %27, align 4
  br label %238

114:                                              ; preds = %108
  store i64 0, ptr %29, align 8
  br label %115

115:                                              ; preds = %231, %114
  %116 = load i64, ptr %29, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %27, align 4
  br label %234

121:                                              ; preds = %115
  store i64 0, ptr %30, align 8
  br label %122

122:                                              ; preds = %227, %121
  %123 = load i64, ptr %30, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %27, align 4
  br label %230

128:                                              ; preds = %122
  store i64 0, ptr %31, align 8
  br label %129

129:                                              ; preds = %223, %128
  %130 = load i64, ptr %31, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %27, align 4
  br label %226

135:                                              ; preds = %129
  store i64 0, ptr %32, align 8
  br label %136

136:                                              ; preds = %219, %135
  %137 = load i64, ptr %32, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %27, align 4
  br label %222

142:                                              ; preds = %136
  store i64 0, ptr %33, align 8
  br label %143

143:                                              ; preds = %215, %142
  %144 = load i64, ptr %33, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %27, align 4
  br label %218

149:                                              ; preds = %143
  %150 = load ptr, ptr %14, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %14, align 8
  %154 = load ptr, ptr %14, align 8
  %155 = load i64, ptr %33, align 8
  %156 = load i64, ptr %32, align 8
  %157 = load i64, ptr %31, align 8
  %158 = load i64, ptr %30, align 8
  %159 = load i64, ptr %29, align 8
  %160 = load i64, ptr %28, align 8
  %161 = load i64, ptr %26, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %214

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %9, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %33, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %32, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %31, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %30, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %29, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %28, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %26, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  %204 = load i64, ptr %203, align 8
  store i64 %204, ptr %34, align 8
  %205 = load i8, ptr %25, align 1
  %206 = trunc i8 %205 to i1
  br i1 %206, label %207, label %210

207:                                              ; preds = %165
  %208 = load ptr, ptr %10, align 8
  %209 = call i64 %208(ptr noundef %24, ptr noundef %34)
  br label %212

210:                                              ; preds = %165
  %211 = load i64, ptr %34, align 8
  br label %212

212:                                              ; preds = %210, %207
  %213 = phi i64 [ %209, %207 ], [ %211, %210 ]
  store i64 %213, ptr %24, align 8
  store i8 1, ptr %25, align 1
  br label %214

214:                                              ; preds = %212, %152
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %33, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %33, align 8
  br label %143

218:                                              ; preds = %148
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %32, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %32, align 8
  br label %136

222:                                              ; preds = %141
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %31, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %31, align 8
  br label %129

226:                                              ; preds = %134
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %30, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %30, align 8
  br label %122

230:                                              ; preds = %127
  br label %231

231:                                              ; preds = %230
  %232 = load i64, ptr %29, align 8
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %29, align 8
  br label %115

234:                                              ; preds = %120
  br label %235

235:                                              ; preds = %234
  %236 = load i64, ptr %28, align 8
  %237 = add nsw i64 %236, 1
  store i64 %237, ptr %28, align 8
  br label %108

238:                                              ; preds = %113
  br label %239

239:                                              ; preds = %238
  %240 = load i64, ptr %26, align 8
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %26, align 8
  br label %101

242:                                              ; preds = %106
  %243 = load i8, ptr %25, align 1
  %244 = trunc i8 %243 to i1
  %245 = zext i1 %244 to i32
  %246 = load ptr, ptr %11, align 8
  %247 = load i32, ptr %12, align 4
  call void @require(i32 noundef %245, ptr noundef @.str.11, ptr noundef %246, i32 noundef %247)
  %248 = load i64, ptr %24, align 8
  store i32 1, ptr %27, align 4
  ret i64 %248
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
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i64, align 8
  %25 = alloca i8, align 1
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %35 = zext i1 %7 to i8
  store i8 %35, ptr %16, align 1
  %36 = load i8, ptr %16, align 1
  %37 = trunc i8 %36 to i1
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = load i32, ptr @fortran_ranks, align 4
  %44 = icmp sle i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %11, align 8
  %47 = load i32, ptr %12, align 4
  call void @require(i32 noundef %45, ptr noundef @.str.2, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 0, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %9, align 8
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 1, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %9, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 2, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %9, align 8
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 3, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %9, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 4, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %9, align 8
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 5, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %9, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 6, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %15, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %95

92:                                               ; preds = %8
  %93 = load ptr, ptr %15, align 8
  %94 = load i64, ptr %93, align 8
  br label %96

95:                                               ; preds = %8
  br label %96

96:                                               ; preds = %95, %92
  %97 = phi i64 [ %94, %92 ], [ 0, %95 ]
  store i64 %97, ptr %24, align 8
  %98 = load ptr, ptr %15, align 8
  %99 = icmp ne ptr %98, null
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %25, align 1
  store i64 0, ptr %26, align 8
  br label %101

101:                                              ; preds = %241, %96
  %102 = load i64, ptr %26, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %27, align 4
  br label %244

107:                                              ; preds = %101
  store i64 0, ptr %28, align 8
  br label %108

108:                                              ; preds = %237, %107
  %109 = load i64, ptr %28, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %27, align 4
  br label %240

114:                                              ; preds = %108
  store i64 0, ptr %29, align 8
  br label %115

115:                                              ; preds = %233, %114
  %116 = load i64, ptr %29, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %27, align 4
  br label %236

121:                                              ; preds = %115
  store i64 0, ptr %30, align 8
  br label %122

122:                                              ; preds = %229, %121
  %123 = load i64, ptr %30, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %27, align 4
  br label %232

128:                                              ; preds = %122
  store i64 0, ptr %31, align 8
  br label %129

129:                                              ; preds = %225, %128
  %130 = load i64, ptr %31, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %27, align 4
  br label %228

135:                                              ; preds = %129
  store i64 0, ptr %32, align 8
  br label %136

136:                                              ; preds = %221, %135
  %137 = load i64, ptr %32, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %27, align 4
  br label %224

142:                                              ; preds = %136
  store i64 0, ptr %33, align 8
  br label %143

143:                                              ; preds = %217, %142
  %144 = load i64, ptr %33, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %27, align 4
  br label %220

149:                                              ; preds = %143
  %150 = load ptr, ptr %14, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %14, align 8
  %154 = load ptr, ptr %14, align 8
  %155 = load i64, ptr %33, align 8
  %156 = load i64, ptr %32, align 8
  %157 = load i64, ptr %31, align 8
  %158 = load i64, ptr %30, align 8
  %159 = load i64, ptr %29, align 8
  %160 = load i64, ptr %28, align 8
  %161 = load i64, ptr %26, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %216

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %9, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %33, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %32, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %31, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %30, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %29, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %28, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %26, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  %204 = load i64, ptr %203, align 8
  store i64 %204, ptr %34, align 8
  %205 = load i8, ptr %25, align 1
  %206 = trunc i8 %205 to i1
  br i1 %206, label %207, label %212

207:                                              ; preds = %165
  %208 = load ptr, ptr %10, align 8
  %209 = load i64, ptr %24, align 8
  %210 = load i64, ptr %34, align 8
  %211 = call i64 %208(i64 noundef %209, i64 noundef %210)
  br label %214

212:                                              ; preds = %165
  %213 = load i64, ptr %34, align 8
  br label %214

214:                                              ; preds = %212, %207
  %215 = phi i64 [ %211, %207 ], [ %213, %212 ]
  store i64 %215, ptr %24, align 8
  store i8 1, ptr %25, align 1
  br label %216

216:                                              ; preds = %214, %152
  br label %217

217:                                              ; preds = %216
  %218 = load i64, ptr %33, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %33, align 8
  br label %143

220:                                              ; preds = %148
  br label %221

221:                                              ; preds = %220
  %222 = load i64, ptr %32, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %32, align 8
  br label %136

224:                                              ; preds = %141
  br label %225

225:                                              ; preds = %224
  %226 = load i64, ptr %31, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %31, align 8
  br label %129

228:                                              ; preds = %134
  br label %229

229:                                              ; preds = %228
  %230 = load i64, ptr %30, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %30, align 8
  br label %122

232:                                              ; preds = %127
  br label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %29, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %29, align 8
  br label %115

236:                                              ; preds = %120
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %28, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %28, align 8
  br label %108

240:                                              ; preds = %113
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %26, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %26, align 8
  br label %101

244:                                              ; preds = %106
  %245 = load i8, ptr %25, align 1
  %246 = trunc i8 %245 to i1
  %247 = zext i1 %246 to i32
  %248 = load ptr, ptr %11, align 8
  %249 = load i32, ptr %12, align 4
  call void @require(i32 noundef %247, ptr noundef @.str.11, ptr noundef %248, i32 noundef %249)
  %250 = load i64, ptr %24, align 8
  store i32 1, ptr %27, align 4
  ret i64 %250
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
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i32, align 4
  %25 = alloca i8, align 1
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %35 = zext i1 %7 to i8
  store i8 %35, ptr %16, align 1
  %36 = load i8, ptr %16, align 1
  %37 = trunc i8 %36 to i1
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = load i32, ptr @fortran_ranks, align 4
  %44 = icmp sle i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %11, align 8
  %47 = load i32, ptr %12, align 4
  call void @require(i32 noundef %45, ptr noundef @.str.2, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 0, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %9, align 8
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 1, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %9, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 2, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %9, align 8
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 3, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %9, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 4, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %9, align 8
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 5, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %9, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 6, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %15, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %95

92:                                               ; preds = %8
  %93 = load ptr, ptr %15, align 8
  %94 = load i32, ptr %93, align 4
  br label %96

95:                                               ; preds = %8
  br label %96

96:                                               ; preds = %95, %92
  %97 = phi i32 [ %94, %92 ], [ 0, %95 ]
  store i32 %97, ptr %24, align 4
  %98 = load ptr, ptr %15, align 8
  %99 = icmp ne ptr %98, null
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %25, align 1
  store i64 0, ptr %26, align 8
  br label %101

101:                                              ; preds = %239, %96
  %102 = load i64, ptr %26, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %27, align 4
  br label %242

107:                                              ; preds = %101
  store i64 0, ptr %28, align 8
  br label %108

108:                                              ; preds = %235, %107
  %109 = load i64, ptr %28, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %27, align 4
  br label %238

114:                                              ; preds = %108
  store i64 0, ptr %29, align 8
  br label %115

115:                                              ; preds = %231, %114
  %116 = load i64, ptr %29, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %27, align 4
  br label %234

121:                                              ; preds = %115
  store i64 0, ptr %30, align 8
  br label %122

122:                                              ; preds = %227, %121
  %123 = load i64, ptr %30, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %27, align 4
  br label %230

128:                                              ; preds = %122
  store i64 0, ptr %31, align 8
  br label %129

129:                                              ; preds = %223, %128
  %130 = load i64, ptr %31, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %27, align 4
  br label %226

135:                                              ; preds = %129
  store i64 0, ptr %32, align 8
  br label %136

136:                                              ; preds = %219, %135
  %137 = load i64, ptr %32, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %27, align 4
  br label %222

142:                                              ; preds = %136
  store i64 0, ptr %33, align 8
  br label %143

143:                                              ; preds = %215, %142
  %144 = load i64, ptr %33, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %27, align 4
  br label %218

149:                                              ; preds = %143
  %150 = load ptr, ptr %14, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %14, align 8
  %154 = load ptr, ptr %14, align 8
  %155 = load i64, ptr %33, align 8
  %156 = load i64, ptr %32, align 8
  %157 = load i64, ptr %31, align 8
  %158 = load i64, ptr %30, align 8
  %159 = load i64, ptr %29, align 8
  %160 = load i64, ptr %28, align 8
  %161 = load i64, ptr %26, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %214

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %9, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %33, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %32, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %31, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %30, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %29, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %28, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %26, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  %204 = load i32, ptr %203, align 4
  store i32 %204, ptr %34, align 4
  %205 = load i8, ptr %25, align 1
  %206 = trunc i8 %205 to i1
  br i1 %206, label %207, label %210

207:                                              ; preds = %165
  %208 = load ptr, ptr %10, align 8
  %209 = call i32 %208(ptr noundef %24, ptr noundef %34)
  br label %212

210:                                              ; preds = %165
  %211 = load i32, ptr %34, align 4
  br label %212

212:                                              ; preds = %210, %207
  %213 = phi i32 [ %209, %207 ], [ %211, %210 ]
  store i32 %213, ptr %24, align 4
  store i8 1, ptr %25, align 1
  br label %214

214:                                              ; preds = %212, %152
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %33, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %33, align 8
  br label %143

218:                                              ; preds = %148
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %32, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %32, align 8
  br label %136

222:                                              ; preds = %141
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %31, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %31, align 8
  br label %129

226:                                              ; preds = %134
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %30, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %30, align 8
  br label %122

230:                                              ; preds = %127
  br label %231

231:                                              ; preds = %230
  %232 = load i64, ptr %29, align 8
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %29, align 8
  br label %115

234:                                              ; preds = %120
  br label %235

235:                                              ; preds = %234
  %236 = load i64, ptr %28, align 8
  %237 = add nsw i64 %236, 1
  store i64 %237, ptr %28, align 8
  br label %108

238:                                              ; preds = %113
  br label %239

239:                                              ; preds = %238
  %240 = load i64, ptr %26, align 8
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %26, align 8
  br label %101

242:                                              ; preds = %106
  %243 = load i8, ptr %25, align 1
  %244 = trunc i8 %243 to i1
  %245 = zext i1 %244 to i32
  %246 = load ptr, ptr %11, align 8
  %247 = load i32, ptr %12, align 4
  call void @require(i32 noundef %245, ptr noundef @.str.11, ptr noundef %246, i32 noundef %247)
  %248 = load i32, ptr %24, align 4
  store i32 1, ptr %27, align 4
  ret i32 %248
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
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca i32, align 4
  %25 = alloca i8, align 1
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %35 = zext i1 %7 to i8
  store i8 %35, ptr %16, align 1
  %36 = load i8, ptr %16, align 1
  %37 = trunc i8 %36 to i1
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = load i32, ptr @fortran_ranks, align 4
  %44 = icmp sle i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = load ptr, ptr %11, align 8
  %47 = load i32, ptr %12, align 4
  call void @require(i32 noundef %45, ptr noundef @.str.2, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 0, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %9, align 8
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 1, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %9, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 2, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %65, i64 24, i1 false)
  %66 = load ptr, ptr %9, align 8
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = call ptr @dimension_of(ptr noundef %66, i32 noundef 3, i32 noundef %70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %71, i64 24, i1 false)
  %72 = load ptr, ptr %9, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = call ptr @dimension_of(ptr noundef %72, i32 noundef 4, i32 noundef %76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %9, align 8
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 3
  %81 = load i8, ptr %80, align 4
  %82 = zext i8 %81 to i32
  %83 = call ptr @dimension_of(ptr noundef %78, i32 noundef 5, i32 noundef %82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %9, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 6, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %15, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %95

92:                                               ; preds = %8
  %93 = load ptr, ptr %15, align 8
  %94 = load i32, ptr %93, align 4
  br label %96

95:                                               ; preds = %8
  br label %96

96:                                               ; preds = %95, %92
  %97 = phi i32 [ %94, %92 ], [ 0, %95 ]
  store i32 %97, ptr %24, align 4
  %98 = load ptr, ptr %15, align 8
  %99 = icmp ne ptr %98, null
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %25, align 1
  store i64 0, ptr %26, align 8
  br label %101

101:                                              ; preds = %241, %96
  %102 = load i64, ptr %26, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %27, align 4
  br label %244

107:                                              ; preds = %101
  store i64 0, ptr %28, align 8
  br label %108

108:                                              ; preds = %237, %107
  %109 = load i64, ptr %28, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %27, align 4
  br label %240

114:                                              ; preds = %108
  store i64 0, ptr %29, align 8
  br label %115

115:                                              ; preds = %233, %114
  %116 = load i64, ptr %29, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %27, align 4
  br label %236

121:                                              ; preds = %115
  store i64 0, ptr %30, align 8
  br label %122

122:                                              ; preds = %229, %121
  %123 = load i64, ptr %30, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %27, align 4
  br label %232

128:                                              ; preds = %122
  store i64 0, ptr %31, align 8
  br label %129

129:                                              ; preds = %225, %128
  %130 = load i64, ptr %31, align 8
  %131 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %129
  store i32 14, ptr %27, align 4
  br label %228

135:                                              ; preds = %129
  store i64 0, ptr %32, align 8
  br label %136

136:                                              ; preds = %221, %135
  %137 = load i64, ptr %32, align 8
  %138 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 17, ptr %27, align 4
  br label %224

142:                                              ; preds = %136
  store i64 0, ptr %33, align 8
  br label %143

143:                                              ; preds = %217, %142
  %144 = load i64, ptr %33, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %149, label %148

148:                                              ; preds = %143
  store i32 20, ptr %27, align 4
  br label %220

149:                                              ; preds = %143
  %150 = load ptr, ptr %14, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %165

152:                                              ; preds = %149
  %153 = load ptr, ptr %14, align 8
  %154 = load ptr, ptr %14, align 8
  %155 = load i64, ptr %33, align 8
  %156 = load i64, ptr %32, align 8
  %157 = load i64, ptr %31, align 8
  %158 = load i64, ptr %30, align 8
  %159 = load i64, ptr %29, align 8
  %160 = load i64, ptr %28, align 8
  %161 = load i64, ptr %26, align 8
  %162 = call i64 @offset_in(ptr noundef %154, i64 noundef %155, i64 noundef %156, i64 noundef %157, i64 noundef %158, i64 noundef %159, i64 noundef %160, i64 noundef %161)
  %163 = call i32 @is_true(ptr noundef %153, i64 noundef %162)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %216

165:                                              ; preds = %152, %149
  %166 = load ptr, ptr %9, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load i64, ptr %33, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %169, %171
  %173 = load i64, ptr %32, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = add nsw i64 %172, %176
  %178 = load i64, ptr %31, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %30, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %29, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = load i64, ptr %28, align 8
  %194 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = add nsw i64 %192, %196
  %198 = load i64, ptr %26, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = add nsw i64 %197, %201
  %203 = getelementptr inbounds i8, ptr %168, i64 %202
  %204 = load i32, ptr %203, align 4
  store i32 %204, ptr %34, align 4
  %205 = load i8, ptr %25, align 1
  %206 = trunc i8 %205 to i1
  br i1 %206, label %207, label %212

207:                                              ; preds = %165
  %208 = load ptr, ptr %10, align 8
  %209 = load i32, ptr %24, align 4
  %210 = load i32, ptr %34, align 4
  %211 = call i32 %208(i32 noundef %209, i32 noundef %210)
  br label %214

212:                                              ; preds = %165
  %213 = load i32, ptr %34, align 4
  br label %214

214:                                              ; preds = %212, %207
  %215 = phi i32 [ %211, %207 ], [ %213, %212 ]
  store i32 %215, ptr %24, align 4
  store i8 1, ptr %25, align 1
  br label %216

216:                                              ; preds = %214, %152
  br label %217

217:                                              ; preds = %216
  %218 = load i64, ptr %33, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %33, align 8
  br label %143

220:                                              ; preds = %148
  br label %221

221:                                              ; preds = %220
  %222 = load i64, ptr %32, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %32, align 8
  br label %136

224:                                              ; preds = %141
  br label %225

225:                                              ; preds = %224
  %226 = load i64, ptr %31, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %31, align 8
  br label %129

228:                                              ; preds = %134
  br label %229

229:                                              ; preds = %228
  %230 = load i64, ptr %30, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %30, align 8
  br label %122

232:                                              ; preds = %127
  br label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %29, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %29, align 8
  br label %115

236:                                              ; preds = %120
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %28, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %28, align 8
  br label %108

240:                                              ; preds = %113
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %26, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %26, align 8
  br label %101

244:                                              ; preds = %106
  %245 = load i8, ptr %25, align 1
  %246 = trunc i8 %245 to i1
  %247 = zext i1 %246 to i32
  %248 = load ptr, ptr %11, align 8
  %249 = load i32, ptr %12, align 4
  call void @require(i32 noundef %247, ptr noundef @.str.11, ptr noundef %248, i32 noundef %249)
  %250 = load i32, ptr %24, align 4
  store i32 1, ptr %27, align 4
  ret i32 %250
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
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca double, align 8
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca double, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %47 = zext i1 %8 to i8
  store i8 %47, ptr %18, align 1
  %48 = load i8, ptr %18, align 1
  %49 = trunc i8 %48 to i1
  %50 = load i32, ptr %15, align 4
  %51 = icmp sge i32 %50, 1
  br i1 %51, label %52, label %59

52:                                               ; preds = %9
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %11, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %53, %57
  br label %59

59:                                               ; preds = %52, %9
  %60 = phi i1 [ false, %9 ], [ %58, %52 ]
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %13, align 8
  %63 = load i32, ptr %14, align 4
  call void @require(i32 noundef %61, ptr noundef @.str.12, ptr noundef %62, i32 noundef %63)
  %64 = load ptr, ptr %11, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr @fortran_ranks, align 4
  %69 = icmp sle i32 %67, %68
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %14, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.2, ptr noundef %71, i32 noundef %72)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 0, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 1, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 2, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %11, align 8
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 3, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %11, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 4, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %11, align 8
  %104 = load ptr, ptr %11, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = call ptr @dimension_of(ptr noundef %103, i32 noundef 5, i32 noundef %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %108, i64 24, i1 false)
  %109 = load ptr, ptr %11, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = call ptr @dimension_of(ptr noundef %109, i32 noundef 6, i32 noundef %113)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %114, i64 24, i1 false)
  %115 = load i32, ptr %15, align 4
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %118

117:                                              ; preds = %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 24, i1 false)
  br label %144

118:                                              ; preds = %59
  %119 = load i32, ptr %15, align 4
  %120 = icmp eq i32 %119, 2
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %20, i64 24, i1 false)
  br label %143

122:                                              ; preds = %118
  %123 = load i32, ptr %15, align 4
  %124 = icmp eq i32 %123, 3
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %21, i64 24, i1 false)
  br label %142

126:                                              ; preds = %122
  %127 = load i32, ptr %15, align 4
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %22, i64 24, i1 false)
  br label %141

130:                                              ; preds = %126
  %131 = load i32, ptr %15, align 4
  %132 = icmp eq i32 %131, 5
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %23, i64 24, i1 false)
  br label %140

134:                                              ; preds = %130
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 6
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 24, i1 false)
  br label %139

138:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %25, i64 24, i1 false)
  br label %139

139:                                              ; preds = %138, %137
  br label %140

140:                                              ; preds = %139, %133
  br label %141

141:                                              ; preds = %140, %129
  br label %142

142:                                              ; preds = %141, %125
  br label %143

143:                                              ; preds = %142, %121
  br label %144

144:                                              ; preds = %143, %117
  %145 = load i32, ptr %15, align 4
  %146 = icmp eq i32 %145, 1
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %151

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi i64 [ 1, %147 ], [ %150, %148 ]
  store i64 %152, ptr %27, align 8
  %153 = load i32, ptr %15, align 4
  %154 = icmp eq i32 %153, 2
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %155
  %160 = phi i64 [ 1, %155 ], [ %158, %156 ]
  store i64 %160, ptr %28, align 8
  %161 = load i32, ptr %15, align 4
  %162 = icmp eq i32 %161, 3
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %167

164:                                              ; preds = %159
  %165 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  br label %167

167:                                              ; preds = %164, %163
  %168 = phi i64 [ 1, %163 ], [ %166, %164 ]
  store i64 %168, ptr %29, align 8
  %169 = load i32, ptr %15, align 4
  %170 = icmp eq i32 %169, 4
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  br label %175

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  br label %175

175:                                              ; preds = %172, %171
  %176 = phi i64 [ 1, %171 ], [ %174, %172 ]
  store i64 %176, ptr %30, align 8
  %177 = load i32, ptr %15, align 4
  %178 = icmp eq i32 %177, 5
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  br label %183

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %183

183:                                              ; preds = %180, %179
  %184 = phi i64 [ 1, %179 ], [ %182, %180 ]
  store i64 %184, ptr %31, align 8
  %185 = load i32, ptr %15, align 4
  %186 = icmp eq i32 %185, 6
  br i1 %186, label %187, label %188

187:                                              ; preds = %183
  br label %191

188:                                              ; preds = %183
  %189 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  br label %191

191:                                              ; preds = %188, %187
  %192 = phi i64 [ 1, %187 ], [ %190, %188 ]
  store i64 %192, ptr %32, align 8
  %193 = load i32, ptr %15, align 4
  %194 = icmp eq i32 %193, 7
  br i1 %194, label %195, label %196

195:                                              ; preds = %191
  br label %199

196:                                              ; preds = %191
  %197 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  br label %199

199:                                              ; preds = %196, %195
  %200 = phi i64 [ 1, %195 ], [ %198, %196 ]
  store i64 %200, ptr %33, align 8
  %201 = load ptr, ptr %11, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 3
  %203 = load i8, ptr %202, align 4
  %204 = zext i8 %203 to i32
  %205 = sub nsw i32 %204, 1
  %206 = trunc i32 %205 to i8
  %207 = load ptr, ptr %10, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 3
  store i8 %206, ptr %208, align 4
  %209 = load ptr, ptr %10, align 8
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load i32, ptr %15, align 4
  %214 = icmp sle i32 %213, 1
  br i1 %214, label %215, label %218

215:                                              ; preds = %199
  %216 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  br label %221

218:                                              ; preds = %199
  %219 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %215
  %222 = phi i64 [ %217, %215 ], [ %220, %218 ]
  %223 = load i32, ptr %15, align 4
  %224 = icmp sle i32 %223, 2
  br i1 %224, label %225, label %228

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %231

228:                                              ; preds = %221
  %229 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  br label %231

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %227, %225 ], [ %230, %228 ]
  %233 = load i32, ptr %15, align 4
  %234 = icmp sle i32 %233, 3
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %241

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              ; preds = %238, %235
  %242 = phi i64 [ %237, %235 ], [ %240, %238 ]
  %243 = load i32, ptr %15, align 4
  %244 = icmp sle i32 %243, 4
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  br label %251

248:                                              ; preds = %241
  %249 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  br label %251

251:                                              ; preds = %248, %245
  %252 = phi i64 [ %247, %245 ], [ %250, %248 ]
  %253 = load i32, ptr %15, align 4
  %254 = icmp sle i32 %253, 5
  br i1 %254, label %255, label %258

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %257 = load i64, ptr %256, align 8
  br label %261

258:                                              ; preds = %251
  %259 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  br label %261

261:                                              ; preds = %258, %255
  %262 = phi i64 [ %257, %255 ], [ %260, %258 ]
  %263 = load i32, ptr %15, align 4
  %264 = icmp sle i32 %263, 6
  br i1 %264, label %265, label %268

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  br label %271

268:                                              ; preds = %261
  %269 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  br label %271

271:                                              ; preds = %268, %265
  %272 = phi i64 [ %267, %265 ], [ %270, %268 ]
  call void @made(ptr noundef %209, i64 noundef %212, i64 noundef %222, i64 noundef %232, i64 noundef %242, i64 noundef %252, i64 noundef %262, i64 noundef %272, i64 noundef 1)
  store i64 0, ptr %34, align 8
  br label %273

273:                                              ; preds = %561, %271
  %274 = load i64, ptr %34, align 8
  %275 = load i64, ptr %33, align 8
  %276 = icmp slt i64 %274, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %273
  store i32 2, ptr %35, align 4
  br label %564

278:                                              ; preds = %273
  store i64 0, ptr %36, align 8
  br label %279

279:                                              ; preds = %557, %278
  %280 = load i64, ptr %36, align 8
  %281 = load i64, ptr %32, align 8
  %282 = icmp slt i64 %280, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %279
  store i32 5, ptr %35, align 4
  br label %560

284:                                              ; preds = %279
  store i64 0, ptr %37, align 8
  br label %285

285:                                              ; preds = %553, %284
  %286 = load i64, ptr %37, align 8
  %287 = load i64, ptr %31, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %290, label %289

289:                                              ; preds = %285
  store i32 8, ptr %35, align 4
  br label %556

290:                                              ; preds = %285
  store i64 0, ptr %38, align 8
  br label %291

291:                                              ; preds = %549, %290
  %292 = load i64, ptr %38, align 8
  %293 = load i64, ptr %30, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %291
  store i32 11, ptr %35, align 4
  br label %552

296:                                              ; preds = %291
  store i64 0, ptr %39, align 8
  br label %297

297:                                              ; preds = %545, %296
  %298 = load i64, ptr %39, align 8
  %299 = load i64, ptr %29, align 8
  %300 = icmp slt i64 %298, %299
  br i1 %300, label %302, label %301

301:                                              ; preds = %297
  store i32 14, ptr %35, align 4
  br label %548

302:                                              ; preds = %297
  store i64 0, ptr %40, align 8
  br label %303

303:                                              ; preds = %541, %302
  %304 = load i64, ptr %40, align 8
  %305 = load i64, ptr %28, align 8
  %306 = icmp slt i64 %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %303
  store i32 17, ptr %35, align 4
  br label %544

308:                                              ; preds = %303
  store i64 0, ptr %41, align 8
  br label %309

309:                                              ; preds = %537, %308
  %310 = load i64, ptr %41, align 8
  %311 = load i64, ptr %27, align 8
  %312 = icmp slt i64 %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %309
  store i32 20, ptr %35, align 4
  br label %540

314:                                              ; preds = %309
  %315 = load ptr, ptr %17, align 8
  %316 = icmp ne ptr %315, null
  br i1 %316, label %317, label %320

317:                                              ; preds = %314
  %318 = load ptr, ptr %17, align 8
  %319 = load double, ptr %318, align 8
  br label %321

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320, %317
  %322 = phi double [ %319, %317 ], [ 0.000000e+00, %320 ]
  store double %322, ptr %42, align 8
  %323 = load ptr, ptr %17, align 8
  %324 = icmp ne ptr %323, null
  %325 = zext i1 %324 to i8
  store i8 %325, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %326

326:                                              ; preds = %497, %321
  %327 = load i64, ptr %44, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 23, ptr %35, align 4
  br label %500

332:                                              ; preds = %326
  %333 = load i32, ptr %15, align 4
  %334 = icmp eq i32 %333, 1
  br i1 %334, label %335, label %337

335:                                              ; preds = %332
  %336 = load i64, ptr %44, align 8
  br label %339

337:                                              ; preds = %332
  %338 = load i64, ptr %41, align 8
  br label %339

339:                                              ; preds = %337, %335
  %340 = phi i64 [ %336, %335 ], [ %338, %337 ]
  %341 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %340, %342
  %344 = load i32, ptr %15, align 4
  %345 = icmp eq i32 %344, 2
  br i1 %345, label %346, label %348

346:                                              ; preds = %339
  %347 = load i64, ptr %44, align 8
  br label %350

348:                                              ; preds = %339
  %349 = load i64, ptr %40, align 8
  br label %350

350:                                              ; preds = %348, %346
  %351 = phi i64 [ %347, %346 ], [ %349, %348 ]
  %352 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %343, %354
  %356 = load i32, ptr %15, align 4
  %357 = icmp eq i32 %356, 3
  br i1 %357, label %358, label %360

358:                                              ; preds = %350
  %359 = load i64, ptr %44, align 8
  br label %362

360:                                              ; preds = %350
  %361 = load i64, ptr %39, align 8
  br label %362

362:                                              ; preds = %360, %358
  %363 = phi i64 [ %359, %358 ], [ %361, %360 ]
  %364 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = add nsw i64 %355, %366
  %368 = load i32, ptr %15, align 4
  %369 = icmp eq i32 %368, 4
  br i1 %369, label %370, label %372

370:                                              ; preds = %362
  %371 = load i64, ptr %44, align 8
  br label %374

372:                                              ; preds = %362
  %373 = load i64, ptr %38, align 8
  br label %374

374:                                              ; preds = %372, %370
  %375 = phi i64 [ %371, %370 ], [ %373, %372 ]
  %376 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %375, %377
  %379 = add nsw i64 %367, %378
  %380 = load i32, ptr %15, align 4
  %381 = icmp eq i32 %380, 5
  br i1 %381, label %382, label %384

382:                                              ; preds = %374
  %383 = load i64, ptr %44, align 8
  br label %386

384:                                              ; preds = %374
  %385 = load i64, ptr %37, align 8
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i64 [ %383, %382 ], [ %385, %384 ]
  %388 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %387, %389
  %391 = add nsw i64 %379, %390
  %392 = load i32, ptr %15, align 4
  %393 = icmp eq i32 %392, 6
  br i1 %393, label %394, label %396

394:                                              ; preds = %386
  %395 = load i64, ptr %44, align 8
  br label %398

396:                                              ; preds = %386
  %397 = load i64, ptr %36, align 8
  br label %398

398:                                              ; preds = %396, %394
  %399 = phi i64 [ %395, %394 ], [ %397, %396 ]
  %400 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %399, %401
  %403 = add nsw i64 %391, %402
  %404 = load i32, ptr %15, align 4
  %405 = icmp eq i32 %404, 7
  br i1 %405, label %406, label %408

406:                                              ; preds = %398
  %407 = load i64, ptr %44, align 8
  br label %410

408:                                              ; preds = %398
  %409 = load i64, ptr %34, align 8
  br label %410

410:                                              ; preds = %408, %406
  %411 = phi i64 [ %407, %406 ], [ %409, %408 ]
  %412 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %403, %414
  store i64 %415, ptr %45, align 8
  %416 = load ptr, ptr %16, align 8
  %417 = icmp ne ptr %416, null
  br i1 %417, label %418, label %480

418:                                              ; preds = %410
  %419 = load ptr, ptr %16, align 8
  %420 = load ptr, ptr %16, align 8
  %421 = load i32, ptr %15, align 4
  %422 = icmp eq i32 %421, 1
  br i1 %422, label %423, label %425

423:                                              ; preds = %418
  %424 = load i64, ptr %44, align 8
  br label %427

425:                                              ; preds = %418
  %426 = load i64, ptr %41, align 8
  br label %427

427:                                              ; preds = %425, %423
  %428 = phi i64 [ %424, %423 ], [ %426, %425 ]
  %429 = load i32, ptr %15, align 4
  %430 = icmp eq i32 %429, 2
  br i1 %430, label %431, label %433

431:                                              ; preds = %427
  %432 = load i64, ptr %44, align 8
  br label %435

433:                                              ; preds = %427
  %434 = load i64, ptr %40, align 8
  br label %435

435:                                              ; preds = %433, %431
  %436 = phi i64 [ %432, %431 ], [ %434, %433 ]
  %437 = load i32, ptr %15, align 4
  %438 = icmp eq i32 %437, 3
  br i1 %438, label %439, label %441

439:                                              ; preds = %435
  %440 = load i64, ptr %44, align 8
  br label %443

441:                                              ; preds = %435
  %442 = load i64, ptr %39, align 8
  br label %443

443:                                              ; preds = %441, %439
  %444 = phi i64 [ %440, %439 ], [ %442, %441 ]
  %445 = load i32, ptr %15, align 4
  %446 = icmp eq i32 %445, 4
  br i1 %446, label %447, label %449

447:                                              ; preds = %443
  %448 = load i64, ptr %44, align 8
  br label %451

449:                                              ; preds = %443
  %450 = load i64, ptr %38, align 8
  br label %451

451:                                              ; preds = %449, %447
  %452 = phi i64 [ %448, %447 ], [ %450, %449 ]
  %453 = load i32, ptr %15, align 4
  %454 = icmp eq i32 %453, 5
  br i1 %454, label %455, label %457

455:                                              ; preds = %451
  %456 = load i64, ptr %44, align 8
  br label %459

457:                                              ; preds = %451
  %458 = load i64, ptr %37, align 8
  br label %459

459:                                              ; preds = %457, %455
  %460 = phi i64 [ %456, %455 ], [ %458, %457 ]
  %461 = load i32, ptr %15, align 4
  %462 = icmp eq i32 %461, 6
  br i1 %462, label %463, label %465

463:                                              ; preds = %459
  %464 = load i64, ptr %44, align 8
  br label %467

465:                                              ; preds = %459
  %466 = load i64, ptr %36, align 8
  br label %467

467:                                              ; preds = %465, %463
  %468 = phi i64 [ %464, %463 ], [ %466, %465 ]
  %469 = load i32, ptr %15, align 4
  %470 = icmp eq i32 %469, 7
  br i1 %470, label %471, label %473

471:                                              ; preds = %467
  %472 = load i64, ptr %44, align 8
  br label %475

473:                                              ; preds = %467
  %474 = load i64, ptr %34, align 8
  br label %475

475:                                              ; preds = %473, %471
  %476 = phi i64 [ %472, %471 ], [ %474, %473 ]
  %477 = call i64 @offset_in(ptr noundef %420, i64 noundef %428, i64 noundef %436, i64 noundef %444, i64 noundef %452, i64 noundef %460, i64 noundef %468, i64 noundef %476)
  %478 = call i32 @is_true(ptr noundef %419, i64 noundef %477)
  %479 = icmp ne i32 %478, 0
  br i1 %479, label %480, label %496

480:                                              ; preds = %475, %410
  %481 = load ptr, ptr %11, align 8
  %482 = getelementptr inbounds %struct.descriptor, ptr %481, i32 0, i32 0
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %45, align 8
  %485 = getelementptr inbounds i8, ptr %483, i64 %484
  %486 = load double, ptr %485, align 8
  store double %486, ptr %46, align 8
  %487 = load i8, ptr %43, align 1
  %488 = trunc i8 %487 to i1
  br i1 %488, label %489, label %492

489:                                              ; preds = %480
  %490 = load ptr, ptr %12, align 8
  %491 = call double %490(ptr noundef %42, ptr noundef %46)
  br label %494

492:                                              ; preds = %480
  %493 = load double, ptr %46, align 8
  br label %494

494:                                              ; preds = %492, %489
  %495 = phi double [ %491, %489 ], [ %493, %492 ]
  store double %495, ptr %42, align 8
  store i8 1, ptr %43, align 1
  br label %496

496:                                              ; preds = %494, %475
  br label %497

497:                                              ; preds = %496
  %498 = load i64, ptr %44, align 8
  %499 = add nsw i64 %498, 1
  store i64 %499, ptr %44, align 8
  br label %326

500:                                              ; preds = %331
  %501 = load i8, ptr %43, align 1
  %502 = trunc i8 %501 to i1
  %503 = zext i1 %502 to i32
  %504 = load ptr, ptr %13, align 8
  %505 = load i32, ptr %14, align 4
  call void @require(i32 noundef %503, ptr noundef @.str.11, ptr noundef %504, i32 noundef %505)
  %506 = load double, ptr %42, align 8
  %507 = load ptr, ptr %10, align 8
  %508 = getelementptr inbounds %struct.descriptor, ptr %507, i32 0, i32 0
  %509 = load ptr, ptr %508, align 8
  %510 = load i64, ptr %34, align 8
  %511 = load i64, ptr %32, align 8
  %512 = mul nsw i64 %510, %511
  %513 = load i64, ptr %36, align 8
  %514 = add nsw i64 %512, %513
  %515 = load i64, ptr %31, align 8
  %516 = mul nsw i64 %514, %515
  %517 = load i64, ptr %37, align 8
  %518 = add nsw i64 %516, %517
  %519 = load i64, ptr %30, align 8
  %520 = mul nsw i64 %518, %519
  %521 = load i64, ptr %38, align 8
  %522 = add nsw i64 %520, %521
  %523 = load i64, ptr %29, align 8
  %524 = mul nsw i64 %522, %523
  %525 = load i64, ptr %39, align 8
  %526 = add nsw i64 %524, %525
  %527 = load i64, ptr %28, align 8
  %528 = mul nsw i64 %526, %527
  %529 = load i64, ptr %40, align 8
  %530 = add nsw i64 %528, %529
  %531 = load i64, ptr %27, align 8
  %532 = mul nsw i64 %530, %531
  %533 = load i64, ptr %41, align 8
  %534 = add nsw i64 %532, %533
  %535 = mul nsw i64 %534, 8
  %536 = getelementptr inbounds i8, ptr %509, i64 %535
  store double %506, ptr %536, align 8
  br label %537

537:                                              ; preds = %500
  %538 = load i64, ptr %41, align 8
  %539 = add nsw i64 %538, 1
  store i64 %539, ptr %41, align 8
  br label %309

540:                                              ; preds = %313
  br label %541

541:                                              ; preds = %540
  %542 = load i64, ptr %40, align 8
  %543 = add nsw i64 %542, 1
  store i64 %543, ptr %40, align 8
  br label %303

544:                                              ; preds = %307
  br label %545

545:                                              ; preds = %544
  %546 = load i64, ptr %39, align 8
  %547 = add nsw i64 %546, 1
  store i64 %547, ptr %39, align 8
  br label %297

548:                                              ; preds = %301
  br label %549

549:                                              ; preds = %548
  %550 = load i64, ptr %38, align 8
  %551 = add nsw i64 %550, 1
  store i64 %551, ptr %38, align 8
  br label %291

552:                                              ; preds = %295
  br label %553

553:                                              ; preds = %552
  %554 = load i64, ptr %37, align 8
  %555 = add nsw i64 %554, 1
  store i64 %555, ptr %37, align 8
  br label %285

556:                                              ; preds = %289
  br label %557

557:                                              ; preds = %556
  %558 = load i64, ptr %36, align 8
  %559 = add nsw i64 %558, 1
  store i64 %559, ptr %36, align 8
  br label %279

560:                                              ; preds = %283
  br label %561

561:                                              ; preds = %560
  %562 = load i64, ptr %34, align 8
  %563 = add nsw i64 %562, 1
  store i64 %563, ptr %34, align 8
  br label %273

564:                                              ; preds = %277
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
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca double, align 8
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca double, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %47 = zext i1 %8 to i8
  store i8 %47, ptr %18, align 1
  %48 = load i8, ptr %18, align 1
  %49 = trunc i8 %48 to i1
  %50 = load i32, ptr %15, align 4
  %51 = icmp sge i32 %50, 1
  br i1 %51, label %52, label %59

52:                                               ; preds = %9
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %11, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %53, %57
  br label %59

59:                                               ; preds = %52, %9
  %60 = phi i1 [ false, %9 ], [ %58, %52 ]
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %13, align 8
  %63 = load i32, ptr %14, align 4
  call void @require(i32 noundef %61, ptr noundef @.str.12, ptr noundef %62, i32 noundef %63)
  %64 = load ptr, ptr %11, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr @fortran_ranks, align 4
  %69 = icmp sle i32 %67, %68
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %14, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.2, ptr noundef %71, i32 noundef %72)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 0, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 1, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 2, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %11, align 8
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 3, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %11, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 4, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %11, align 8
  %104 = load ptr, ptr %11, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = call ptr @dimension_of(ptr noundef %103, i32 noundef 5, i32 noundef %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %108, i64 24, i1 false)
  %109 = load ptr, ptr %11, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = call ptr @dimension_of(ptr noundef %109, i32 noundef 6, i32 noundef %113)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %114, i64 24, i1 false)
  %115 = load i32, ptr %15, align 4
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %118

117:                                              ; preds = %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 24, i1 false)
  br label %144

118:                                              ; preds = %59
  %119 = load i32, ptr %15, align 4
  %120 = icmp eq i32 %119, 2
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %20, i64 24, i1 false)
  br label %143

122:                                              ; preds = %118
  %123 = load i32, ptr %15, align 4
  %124 = icmp eq i32 %123, 3
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %21, i64 24, i1 false)
  br label %142

126:                                              ; preds = %122
  %127 = load i32, ptr %15, align 4
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %22, i64 24, i1 false)
  br label %141

130:                                              ; preds = %126
  %131 = load i32, ptr %15, align 4
  %132 = icmp eq i32 %131, 5
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %23, i64 24, i1 false)
  br label %140

134:                                              ; preds = %130
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 6
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 24, i1 false)
  br label %139

138:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %25, i64 24, i1 false)
  br label %139

139:                                              ; preds = %138, %137
  br label %140

140:                                              ; preds = %139, %133
  br label %141

141:                                              ; preds = %140, %129
  br label %142

142:                                              ; preds = %141, %125
  br label %143

143:                                              ; preds = %142, %121
  br label %144

144:                                              ; preds = %143, %117
  %145 = load i32, ptr %15, align 4
  %146 = icmp eq i32 %145, 1
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %151

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi i64 [ 1, %147 ], [ %150, %148 ]
  store i64 %152, ptr %27, align 8
  %153 = load i32, ptr %15, align 4
  %154 = icmp eq i32 %153, 2
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %155
  %160 = phi i64 [ 1, %155 ], [ %158, %156 ]
  store i64 %160, ptr %28, align 8
  %161 = load i32, ptr %15, align 4
  %162 = icmp eq i32 %161, 3
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %167

164:                                              ; preds = %159
  %165 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  br label %167

167:                                              ; preds = %164, %163
  %168 = phi i64 [ 1, %163 ], [ %166, %164 ]
  store i64 %168, ptr %29, align 8
  %169 = load i32, ptr %15, align 4
  %170 = icmp eq i32 %169, 4
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  br label %175

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  br label %175

175:                                              ; preds = %172, %171
  %176 = phi i64 [ 1, %171 ], [ %174, %172 ]
  store i64 %176, ptr %30, align 8
  %177 = load i32, ptr %15, align 4
  %178 = icmp eq i32 %177, 5
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  br label %183

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %183

183:                                              ; preds = %180, %179
  %184 = phi i64 [ 1, %179 ], [ %182, %180 ]
  store i64 %184, ptr %31, align 8
  %185 = load i32, ptr %15, align 4
  %186 = icmp eq i32 %185, 6
  br i1 %186, label %187, label %188

187:                                              ; preds = %183
  br label %191

188:                                              ; preds = %183
  %189 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  br label %191

191:                                              ; preds = %188, %187
  %192 = phi i64 [ 1, %187 ], [ %190, %188 ]
  store i64 %192, ptr %32, align 8
  %193 = load i32, ptr %15, align 4
  %194 = icmp eq i32 %193, 7
  br i1 %194, label %195, label %196

195:                                              ; preds = %191
  br label %199

196:                                              ; preds = %191
  %197 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  br label %199

199:                                              ; preds = %196, %195
  %200 = phi i64 [ 1, %195 ], [ %198, %196 ]
  store i64 %200, ptr %33, align 8
  %201 = load ptr, ptr %11, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 3
  %203 = load i8, ptr %202, align 4
  %204 = zext i8 %203 to i32
  %205 = sub nsw i32 %204, 1
  %206 = trunc i32 %205 to i8
  %207 = load ptr, ptr %10, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 3
  store i8 %206, ptr %208, align 4
  %209 = load ptr, ptr %10, align 8
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load i32, ptr %15, align 4
  %214 = icmp sle i32 %213, 1
  br i1 %214, label %215, label %218

215:                                              ; preds = %199
  %216 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  br label %221

218:                                              ; preds = %199
  %219 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %215
  %222 = phi i64 [ %217, %215 ], [ %220, %218 ]
  %223 = load i32, ptr %15, align 4
  %224 = icmp sle i32 %223, 2
  br i1 %224, label %225, label %228

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %231

228:                                              ; preds = %221
  %229 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  br label %231

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %227, %225 ], [ %230, %228 ]
  %233 = load i32, ptr %15, align 4
  %234 = icmp sle i32 %233, 3
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %241

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              ; preds = %238, %235
  %242 = phi i64 [ %237, %235 ], [ %240, %238 ]
  %243 = load i32, ptr %15, align 4
  %244 = icmp sle i32 %243, 4
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  br label %251

248:                                              ; preds = %241
  %249 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  br label %251

251:                                              ; preds = %248, %245
  %252 = phi i64 [ %247, %245 ], [ %250, %248 ]
  %253 = load i32, ptr %15, align 4
  %254 = icmp sle i32 %253, 5
  br i1 %254, label %255, label %258

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %257 = load i64, ptr %256, align 8
  br label %261

258:                                              ; preds = %251
  %259 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  br label %261

261:                                              ; preds = %258, %255
  %262 = phi i64 [ %257, %255 ], [ %260, %258 ]
  %263 = load i32, ptr %15, align 4
  %264 = icmp sle i32 %263, 6
  br i1 %264, label %265, label %268

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  br label %271

268:                                              ; preds = %261
  %269 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  br label %271

271:                                              ; preds = %268, %265
  %272 = phi i64 [ %267, %265 ], [ %270, %268 ]
  call void @made(ptr noundef %209, i64 noundef %212, i64 noundef %222, i64 noundef %232, i64 noundef %242, i64 noundef %252, i64 noundef %262, i64 noundef %272, i64 noundef 1)
  store i64 0, ptr %34, align 8
  br label %273

273:                                              ; preds = %563, %271
  %274 = load i64, ptr %34, align 8
  %275 = load i64, ptr %33, align 8
  %276 = icmp slt i64 %274, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %273
  store i32 2, ptr %35, align 4
  br label %566

278:                                              ; preds = %273
  store i64 0, ptr %36, align 8
  br label %279

279:                                              ; preds = %559, %278
  %280 = load i64, ptr %36, align 8
  %281 = load i64, ptr %32, align 8
  %282 = icmp slt i64 %280, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %279
  store i32 5, ptr %35, align 4
  br label %562

284:                                              ; preds = %279
  store i64 0, ptr %37, align 8
  br label %285

285:                                              ; preds = %555, %284
  %286 = load i64, ptr %37, align 8
  %287 = load i64, ptr %31, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %290, label %289

289:                                              ; preds = %285
  store i32 8, ptr %35, align 4
  br label %558

290:                                              ; preds = %285
  store i64 0, ptr %38, align 8
  br label %291

291:                                              ; preds = %551, %290
  %292 = load i64, ptr %38, align 8
  %293 = load i64, ptr %30, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %291
  store i32 11, ptr %35, align 4
  br label %554

296:                                              ; preds = %291
  store i64 0, ptr %39, align 8
  br label %297

297:                                              ; preds = %547, %296
  %298 = load i64, ptr %39, align 8
  %299 = load i64, ptr %29, align 8
  %300 = icmp slt i64 %298, %299
  br i1 %300, label %302, label %301

301:                                              ; preds = %297
  store i32 14, ptr %35, align 4
  br label %550

302:                                              ; preds = %297
  store i64 0, ptr %40, align 8
  br label %303

303:                                              ; preds = %543, %302
  %304 = load i64, ptr %40, align 8
  %305 = load i64, ptr %28, align 8
  %306 = icmp slt i64 %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %303
  store i32 17, ptr %35, align 4
  br label %546

308:                                              ; preds = %303
  store i64 0, ptr %41, align 8
  br label %309

309:                                              ; preds = %539, %308
  %310 = load i64, ptr %41, align 8
  %311 = load i64, ptr %27, align 8
  %312 = icmp slt i64 %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %309
  store i32 20, ptr %35, align 4
  br label %542

314:                                              ; preds = %309
  %315 = load ptr, ptr %17, align 8
  %316 = icmp ne ptr %315, null
  br i1 %316, label %317, label %320

317:                                              ; preds = %314
  %318 = load ptr, ptr %17, align 8
  %319 = load double, ptr %318, align 8
  br label %321

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320, %317
  %322 = phi double [ %319, %317 ], [ 0.000000e+00, %320 ]
  store double %322, ptr %42, align 8
  %323 = load ptr, ptr %17, align 8
  %324 = icmp ne ptr %323, null
  %325 = zext i1 %324 to i8
  store i8 %325, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %326

326:                                              ; preds = %499, %321
  %327 = load i64, ptr %44, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 23, ptr %35, align 4
  br label %502

332:                                              ; preds = %326
  %333 = load i32, ptr %15, align 4
  %334 = icmp eq i32 %333, 1
  br i1 %334, label %335, label %337

335:                                              ; preds = %332
  %336 = load i64, ptr %44, align 8
  br label %339

337:                                              ; preds = %332
  %338 = load i64, ptr %41, align 8
  br label %339

339:                                              ; preds = %337, %335
  %340 = phi i64 [ %336, %335 ], [ %338, %337 ]
  %341 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %340, %342
  %344 = load i32, ptr %15, align 4
  %345 = icmp eq i32 %344, 2
  br i1 %345, label %346, label %348

346:                                              ; preds = %339
  %347 = load i64, ptr %44, align 8
  br label %350

348:                                              ; preds = %339
  %349 = load i64, ptr %40, align 8
  br label %350

350:                                              ; preds = %348, %346
  %351 = phi i64 [ %347, %346 ], [ %349, %348 ]
  %352 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %343, %354
  %356 = load i32, ptr %15, align 4
  %357 = icmp eq i32 %356, 3
  br i1 %357, label %358, label %360

358:                                              ; preds = %350
  %359 = load i64, ptr %44, align 8
  br label %362

360:                                              ; preds = %350
  %361 = load i64, ptr %39, align 8
  br label %362

362:                                              ; preds = %360, %358
  %363 = phi i64 [ %359, %358 ], [ %361, %360 ]
  %364 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = add nsw i64 %355, %366
  %368 = load i32, ptr %15, align 4
  %369 = icmp eq i32 %368, 4
  br i1 %369, label %370, label %372

370:                                              ; preds = %362
  %371 = load i64, ptr %44, align 8
  br label %374

372:                                              ; preds = %362
  %373 = load i64, ptr %38, align 8
  br label %374

374:                                              ; preds = %372, %370
  %375 = phi i64 [ %371, %370 ], [ %373, %372 ]
  %376 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %375, %377
  %379 = add nsw i64 %367, %378
  %380 = load i32, ptr %15, align 4
  %381 = icmp eq i32 %380, 5
  br i1 %381, label %382, label %384

382:                                              ; preds = %374
  %383 = load i64, ptr %44, align 8
  br label %386

384:                                              ; preds = %374
  %385 = load i64, ptr %37, align 8
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i64 [ %383, %382 ], [ %385, %384 ]
  %388 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %387, %389
  %391 = add nsw i64 %379, %390
  %392 = load i32, ptr %15, align 4
  %393 = icmp eq i32 %392, 6
  br i1 %393, label %394, label %396

394:                                              ; preds = %386
  %395 = load i64, ptr %44, align 8
  br label %398

396:                                              ; preds = %386
  %397 = load i64, ptr %36, align 8
  br label %398

398:                                              ; preds = %396, %394
  %399 = phi i64 [ %395, %394 ], [ %397, %396 ]
  %400 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %399, %401
  %403 = add nsw i64 %391, %402
  %404 = load i32, ptr %15, align 4
  %405 = icmp eq i32 %404, 7
  br i1 %405, label %406, label %408

406:                                              ; preds = %398
  %407 = load i64, ptr %44, align 8
  br label %410

408:                                              ; preds = %398
  %409 = load i64, ptr %34, align 8
  br label %410

410:                                              ; preds = %408, %406
  %411 = phi i64 [ %407, %406 ], [ %409, %408 ]
  %412 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %403, %414
  store i64 %415, ptr %45, align 8
  %416 = load ptr, ptr %16, align 8
  %417 = icmp ne ptr %416, null
  br i1 %417, label %418, label %480

418:                                              ; preds = %410
  %419 = load ptr, ptr %16, align 8
  %420 = load ptr, ptr %16, align 8
  %421 = load i32, ptr %15, align 4
  %422 = icmp eq i32 %421, 1
  br i1 %422, label %423, label %425

423:                                              ; preds = %418
  %424 = load i64, ptr %44, align 8
  br label %427

425:                                              ; preds = %418
  %426 = load i64, ptr %41, align 8
  br label %427

427:                                              ; preds = %425, %423
  %428 = phi i64 [ %424, %423 ], [ %426, %425 ]
  %429 = load i32, ptr %15, align 4
  %430 = icmp eq i32 %429, 2
  br i1 %430, label %431, label %433

431:                                              ; preds = %427
  %432 = load i64, ptr %44, align 8
  br label %435

433:                                              ; preds = %427
  %434 = load i64, ptr %40, align 8
  br label %435

435:                                              ; preds = %433, %431
  %436 = phi i64 [ %432, %431 ], [ %434, %433 ]
  %437 = load i32, ptr %15, align 4
  %438 = icmp eq i32 %437, 3
  br i1 %438, label %439, label %441

439:                                              ; preds = %435
  %440 = load i64, ptr %44, align 8
  br label %443

441:                                              ; preds = %435
  %442 = load i64, ptr %39, align 8
  br label %443

443:                                              ; preds = %441, %439
  %444 = phi i64 [ %440, %439 ], [ %442, %441 ]
  %445 = load i32, ptr %15, align 4
  %446 = icmp eq i32 %445, 4
  br i1 %446, label %447, label %449

447:                                              ; preds = %443
  %448 = load i64, ptr %44, align 8
  br label %451

449:                                              ; preds = %443
  %450 = load i64, ptr %38, align 8
  br label %451

451:                                              ; preds = %449, %447
  %452 = phi i64 [ %448, %447 ], [ %450, %449 ]
  %453 = load i32, ptr %15, align 4
  %454 = icmp eq i32 %453, 5
  br i1 %454, label %455, label %457

455:                                              ; preds = %451
  %456 = load i64, ptr %44, align 8
  br label %459

457:                                              ; preds = %451
  %458 = load i64, ptr %37, align 8
  br label %459

459:                                              ; preds = %457, %455
  %460 = phi i64 [ %456, %455 ], [ %458, %457 ]
  %461 = load i32, ptr %15, align 4
  %462 = icmp eq i32 %461, 6
  br i1 %462, label %463, label %465

463:                                              ; preds = %459
  %464 = load i64, ptr %44, align 8
  br label %467

465:                                              ; preds = %459
  %466 = load i64, ptr %36, align 8
  br label %467

467:                                              ; preds = %465, %463
  %468 = phi i64 [ %464, %463 ], [ %466, %465 ]
  %469 = load i32, ptr %15, align 4
  %470 = icmp eq i32 %469, 7
  br i1 %470, label %471, label %473

471:                                              ; preds = %467
  %472 = load i64, ptr %44, align 8
  br label %475

473:                                              ; preds = %467
  %474 = load i64, ptr %34, align 8
  br label %475

475:                                              ; preds = %473, %471
  %476 = phi i64 [ %472, %471 ], [ %474, %473 ]
  %477 = call i64 @offset_in(ptr noundef %420, i64 noundef %428, i64 noundef %436, i64 noundef %444, i64 noundef %452, i64 noundef %460, i64 noundef %468, i64 noundef %476)
  %478 = call i32 @is_true(ptr noundef %419, i64 noundef %477)
  %479 = icmp ne i32 %478, 0
  br i1 %479, label %480, label %498

480:                                              ; preds = %475, %410
  %481 = load ptr, ptr %11, align 8
  %482 = getelementptr inbounds %struct.descriptor, ptr %481, i32 0, i32 0
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %45, align 8
  %485 = getelementptr inbounds i8, ptr %483, i64 %484
  %486 = load double, ptr %485, align 8
  store double %486, ptr %46, align 8
  %487 = load i8, ptr %43, align 1
  %488 = trunc i8 %487 to i1
  br i1 %488, label %489, label %494

489:                                              ; preds = %480
  %490 = load ptr, ptr %12, align 8
  %491 = load double, ptr %42, align 8
  %492 = load double, ptr %46, align 8
  %493 = call double %490(double noundef %491, double noundef %492)
  br label %496

494:                                              ; preds = %480
  %495 = load double, ptr %46, align 8
  br label %496

496:                                              ; preds = %494, %489
  %497 = phi double [ %493, %489 ], [ %495, %494 ]
  store double %497, ptr %42, align 8
  store i8 1, ptr %43, align 1
  br label %498

498:                                              ; preds = %496, %475
  br label %499

499:                                              ; preds = %498
  %500 = load i64, ptr %44, align 8
  %501 = add nsw i64 %500, 1
  store i64 %501, ptr %44, align 8
  br label %326

502:                                              ; preds = %331
  %503 = load i8, ptr %43, align 1
  %504 = trunc i8 %503 to i1
  %505 = zext i1 %504 to i32
  %506 = load ptr, ptr %13, align 8
  %507 = load i32, ptr %14, align 4
  call void @require(i32 noundef %505, ptr noundef @.str.11, ptr noundef %506, i32 noundef %507)
  %508 = load double, ptr %42, align 8
  %509 = load ptr, ptr %10, align 8
  %510 = getelementptr inbounds %struct.descriptor, ptr %509, i32 0, i32 0
  %511 = load ptr, ptr %510, align 8
  %512 = load i64, ptr %34, align 8
  %513 = load i64, ptr %32, align 8
  %514 = mul nsw i64 %512, %513
  %515 = load i64, ptr %36, align 8
  %516 = add nsw i64 %514, %515
  %517 = load i64, ptr %31, align 8
  %518 = mul nsw i64 %516, %517
  %519 = load i64, ptr %37, align 8
  %520 = add nsw i64 %518, %519
  %521 = load i64, ptr %30, align 8
  %522 = mul nsw i64 %520, %521
  %523 = load i64, ptr %38, align 8
  %524 = add nsw i64 %522, %523
  %525 = load i64, ptr %29, align 8
  %526 = mul nsw i64 %524, %525
  %527 = load i64, ptr %39, align 8
  %528 = add nsw i64 %526, %527
  %529 = load i64, ptr %28, align 8
  %530 = mul nsw i64 %528, %529
  %531 = load i64, ptr %40, align 8
  %532 = add nsw i64 %530, %531
  %533 = load i64, ptr %27, align 8
  %534 = mul nsw i64 %532, %533
  %535 = load i64, ptr %41, align 8
  %536 = add nsw i64 %534, %535
  %537 = mul nsw i64 %536, 8
  %538 = getelementptr inbounds i8, ptr %511, i64 %537
  store double %508, ptr %538, align 8
  br label %539

539:                                              ; preds = %502
  %540 = load i64, ptr %41, align 8
  %541 = add nsw i64 %540, 1
  store i64 %541, ptr %41, align 8
  br label %309

542:                                              ; preds = %313
  br label %543

543:                                              ; preds = %542
  %544 = load i64, ptr %40, align 8
  %545 = add nsw i64 %544, 1
  store i64 %545, ptr %40, align 8
  br label %303

546:                                              ; preds = %307
  br label %547

547:                                              ; preds = %546
  %548 = load i64, ptr %39, align 8
  %549 = add nsw i64 %548, 1
  store i64 %549, ptr %39, align 8
  br label %297

550:                                              ; preds = %301
  br label %551

551:                                              ; preds = %550
  %552 = load i64, ptr %38, align 8
  %553 = add nsw i64 %552, 1
  store i64 %553, ptr %38, align 8
  br label %291

554:                                              ; preds = %295
  br label %555

555:                                              ; preds = %554
  %556 = load i64, ptr %37, align 8
  %557 = add nsw i64 %556, 1
  store i64 %557, ptr %37, align 8
  br label %285

558:                                              ; preds = %289
  br label %559

559:                                              ; preds = %558
  %560 = load i64, ptr %36, align 8
  %561 = add nsw i64 %560, 1
  store i64 %561, ptr %36, align 8
  br label %279

562:                                              ; preds = %283
  br label %563

563:                                              ; preds = %562
  %564 = load i64, ptr %34, align 8
  %565 = add nsw i64 %564, 1
  store i64 %565, ptr %34, align 8
  br label %273

566:                                              ; preds = %277
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
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca float, align 4
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %47 = zext i1 %8 to i8
  store i8 %47, ptr %18, align 1
  %48 = load i8, ptr %18, align 1
  %49 = trunc i8 %48 to i1
  %50 = load i32, ptr %15, align 4
  %51 = icmp sge i32 %50, 1
  br i1 %51, label %52, label %59

52:                                               ; preds = %9
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %11, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %53, %57
  br label %59

59:                                               ; preds = %52, %9
  %60 = phi i1 [ false, %9 ], [ %58, %52 ]
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %13, align 8
  %63 = load i32, ptr %14, align 4
  call void @require(i32 noundef %61, ptr noundef @.str.12, ptr noundef %62, i32 noundef %63)
  %64 = load ptr, ptr %11, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr @fortran_ranks, align 4
  %69 = icmp sle i32 %67, %68
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %14, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.2, ptr noundef %71, i32 noundef %72)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 0, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 1, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 2, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %11, align 8
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 3, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %11, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 4, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %11, align 8
  %104 = load ptr, ptr %11, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = call ptr @dimension_of(ptr noundef %103, i32 noundef 5, i32 noundef %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %108, i64 24, i1 false)
  %109 = load ptr, ptr %11, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = call ptr @dimension_of(ptr noundef %109, i32 noundef 6, i32 noundef %113)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %114, i64 24, i1 false)
  %115 = load i32, ptr %15, align 4
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %118

117:                                              ; preds = %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 24, i1 false)
  br label %144

118:                                              ; preds = %59
  %119 = load i32, ptr %15, align 4
  %120 = icmp eq i32 %119, 2
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %20, i64 24, i1 false)
  br label %143

122:                                              ; preds = %118
  %123 = load i32, ptr %15, align 4
  %124 = icmp eq i32 %123, 3
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %21, i64 24, i1 false)
  br label %142

126:                                              ; preds = %122
  %127 = load i32, ptr %15, align 4
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %22, i64 24, i1 false)
  br label %141

130:                                              ; preds = %126
  %131 = load i32, ptr %15, align 4
  %132 = icmp eq i32 %131, 5
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %23, i64 24, i1 false)
  br label %140

134:                                              ; preds = %130
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 6
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 24, i1 false)
  br label %139

138:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %25, i64 24, i1 false)
  br label %139

139:                                              ; preds = %138, %137
  br label %140

140:                                              ; preds = %139, %133
  br label %141

141:                                              ; preds = %140, %129
  br label %142

142:                                              ; preds = %141, %125
  br label %143

143:                                              ; preds = %142, %121
  br label %144

144:                                              ; preds = %143, %117
  %145 = load i32, ptr %15, align 4
  %146 = icmp eq i32 %145, 1
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %151

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi i64 [ 1, %147 ], [ %150, %148 ]
  store i64 %152, ptr %27, align 8
  %153 = load i32, ptr %15, align 4
  %154 = icmp eq i32 %153, 2
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %155
  %160 = phi i64 [ 1, %155 ], [ %158, %156 ]
  store i64 %160, ptr %28, align 8
  %161 = load i32, ptr %15, align 4
  %162 = icmp eq i32 %161, 3
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %167

164:                                              ; preds = %159
  %165 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  br label %167

167:                                              ; preds = %164, %163
  %168 = phi i64 [ 1, %163 ], [ %166, %164 ]
  store i64 %168, ptr %29, align 8
  %169 = load i32, ptr %15, align 4
  %170 = icmp eq i32 %169, 4
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  br label %175

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  br label %175

175:                                              ; preds = %172, %171
  %176 = phi i64 [ 1, %171 ], [ %174, %172 ]
  store i64 %176, ptr %30, align 8
  %177 = load i32, ptr %15, align 4
  %178 = icmp eq i32 %177, 5
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  br label %183

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %183

183:                                              ; preds = %180, %179
  %184 = phi i64 [ 1, %179 ], [ %182, %180 ]
  store i64 %184, ptr %31, align 8
  %185 = load i32, ptr %15, align 4
  %186 = icmp eq i32 %185, 6
  br i1 %186, label %187, label %188

187:                                              ; preds = %183
  br label %191

188:                                              ; preds = %183
  %189 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  br label %191

191:                                              ; preds = %188, %187
  %192 = phi i64 [ 1, %187 ], [ %190, %188 ]
  store i64 %192, ptr %32, align 8
  %193 = load i32, ptr %15, align 4
  %194 = icmp eq i32 %193, 7
  br i1 %194, label %195, label %196

195:                                              ; preds = %191
  br label %199

196:                                              ; preds = %191
  %197 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  br label %199

199:                                              ; preds = %196, %195
  %200 = phi i64 [ 1, %195 ], [ %198, %196 ]
  store i64 %200, ptr %33, align 8
  %201 = load ptr, ptr %11, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 3
  %203 = load i8, ptr %202, align 4
  %204 = zext i8 %203 to i32
  %205 = sub nsw i32 %204, 1
  %206 = trunc i32 %205 to i8
  %207 = load ptr, ptr %10, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 3
  store i8 %206, ptr %208, align 4
  %209 = load ptr, ptr %10, align 8
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load i32, ptr %15, align 4
  %214 = icmp sle i32 %213, 1
  br i1 %214, label %215, label %218

215:                                              ; preds = %199
  %216 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  br label %221

218:                                              ; preds = %199
  %219 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %215
  %222 = phi i64 [ %217, %215 ], [ %220, %218 ]
  %223 = load i32, ptr %15, align 4
  %224 = icmp sle i32 %223, 2
  br i1 %224, label %225, label %228

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %231

228:                                              ; preds = %221
  %229 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  br label %231

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %227, %225 ], [ %230, %228 ]
  %233 = load i32, ptr %15, align 4
  %234 = icmp sle i32 %233, 3
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %241

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              ; preds = %238, %235
  %242 = phi i64 [ %237, %235 ], [ %240, %238 ]
  %243 = load i32, ptr %15, align 4
  %244 = icmp sle i32 %243, 4
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  br label %251

248:                                              ; preds = %241
  %249 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  br label %251

251:                                              ; preds = %248, %245
  %252 = phi i64 [ %247, %245 ], [ %250, %248 ]
  %253 = load i32, ptr %15, align 4
  %254 = icmp sle i32 %253, 5
  br i1 %254, label %255, label %258

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %257 = load i64, ptr %256, align 8
  br label %261

258:                                              ; preds = %251
  %259 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  br label %261

261:                                              ; preds = %258, %255
  %262 = phi i64 [ %257, %255 ], [ %260, %258 ]
  %263 = load i32, ptr %15, align 4
  %264 = icmp sle i32 %263, 6
  br i1 %264, label %265, label %268

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  br label %271

268:                                              ; preds = %261
  %269 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  br label %271

271:                                              ; preds = %268, %265
  %272 = phi i64 [ %267, %265 ], [ %270, %268 ]
  call void @made(ptr noundef %209, i64 noundef %212, i64 noundef %222, i64 noundef %232, i64 noundef %242, i64 noundef %252, i64 noundef %262, i64 noundef %272, i64 noundef 1)
  store i64 0, ptr %34, align 8
  br label %273

273:                                              ; preds = %561, %271
  %274 = load i64, ptr %34, align 8
  %275 = load i64, ptr %33, align 8
  %276 = icmp slt i64 %274, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %273
  store i32 2, ptr %35, align 4
  br label %564

278:                                              ; preds = %273
  store i64 0, ptr %36, align 8
  br label %279

279:                                              ; preds = %557, %278
  %280 = load i64, ptr %36, align 8
  %281 = load i64, ptr %32, align 8
  %282 = icmp slt i64 %280, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %279
  store i32 5, ptr %35, align 4
  br label %560

284:                                              ; preds = %279
  store i64 0, ptr %37, align 8
  br label %285

285:                                              ; preds = %553, %284
  %286 = load i64, ptr %37, align 8
  %287 = load i64, ptr %31, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %290, label %289

289:                                              ; preds = %285
  store i32 8, ptr %35, align 4
  br label %556

290:                                              ; preds = %285
  store i64 0, ptr %38, align 8
  br label %291

291:                                              ; preds = %549, %290
  %292 = load i64, ptr %38, align 8
  %293 = load i64, ptr %30, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %291
  store i32 11, ptr %35, align 4
  br label %552

296:                                              ; preds = %291
  store i64 0, ptr %39, align 8
  br label %297

297:                                              ; preds = %545, %296
  %298 = load i64, ptr %39, align 8
  %299 = load i64, ptr %29, align 8
  %300 = icmp slt i64 %298, %299
  br i1 %300, label %302, label %301

301:                                              ; preds = %297
  store i32 14, ptr %35, align 4
  br label %548

302:                                              ; preds = %297
  store i64 0, ptr %40, align 8
  br label %303

303:                                              ; preds = %541, %302
  %304 = load i64, ptr %40, align 8
  %305 = load i64, ptr %28, align 8
  %306 = icmp slt i64 %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %303
  store i32 17, ptr %35, align 4
  br label %544

308:                                              ; preds = %303
  store i64 0, ptr %41, align 8
  br label %309

309:                                              ; preds = %537, %308
  %310 = load i64, ptr %41, align 8
  %311 = load i64, ptr %27, align 8
  %312 = icmp slt i64 %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %309
  store i32 20, ptr %35, align 4
  br label %540

314:                                              ; preds = %309
  %315 = load ptr, ptr %17, align 8
  %316 = icmp ne ptr %315, null
  br i1 %316, label %317, label %320

317:                                              ; preds = %314
  %318 = load ptr, ptr %17, align 8
  %319 = load float, ptr %318, align 4
  br label %321

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320, %317
  %322 = phi float [ %319, %317 ], [ 0.000000e+00, %320 ]
  store float %322, ptr %42, align 4
  %323 = load ptr, ptr %17, align 8
  %324 = icmp ne ptr %323, null
  %325 = zext i1 %324 to i8
  store i8 %325, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %326

326:                                              ; preds = %497, %321
  %327 = load i64, ptr %44, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 23, ptr %35, align 4
  br label %500

332:                                              ; preds = %326
  %333 = load i32, ptr %15, align 4
  %334 = icmp eq i32 %333, 1
  br i1 %334, label %335, label %337

335:                                              ; preds = %332
  %336 = load i64, ptr %44, align 8
  br label %339

337:                                              ; preds = %332
  %338 = load i64, ptr %41, align 8
  br label %339

339:                                              ; preds = %337, %335
  %340 = phi i64 [ %336, %335 ], [ %338, %337 ]
  %341 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %340, %342
  %344 = load i32, ptr %15, align 4
  %345 = icmp eq i32 %344, 2
  br i1 %345, label %346, label %348

346:                                              ; preds = %339
  %347 = load i64, ptr %44, align 8
  br label %350

348:                                              ; preds = %339
  %349 = load i64, ptr %40, align 8
  br label %350

350:                                              ; preds = %348, %346
  %351 = phi i64 [ %347, %346 ], [ %349, %348 ]
  %352 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %343, %354
  %356 = load i32, ptr %15, align 4
  %357 = icmp eq i32 %356, 3
  br i1 %357, label %358, label %360

358:                                              ; preds = %350
  %359 = load i64, ptr %44, align 8
  br label %362

360:                                              ; preds = %350
  %361 = load i64, ptr %39, align 8
  br label %362

362:                                              ; preds = %360, %358
  %363 = phi i64 [ %359, %358 ], [ %361, %360 ]
  %364 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = add nsw i64 %355, %366
  %368 = load i32, ptr %15, align 4
  %369 = icmp eq i32 %368, 4
  br i1 %369, label %370, label %372

370:                                              ; preds = %362
  %371 = load i64, ptr %44, align 8
  br label %374

372:                                              ; preds = %362
  %373 = load i64, ptr %38, align 8
  br label %374

374:                                              ; preds = %372, %370
  %375 = phi i64 [ %371, %370 ], [ %373, %372 ]
  %376 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %375, %377
  %379 = add nsw i64 %367, %378
  %380 = load i32, ptr %15, align 4
  %381 = icmp eq i32 %380, 5
  br i1 %381, label %382, label %384

382:                                              ; preds = %374
  %383 = load i64, ptr %44, align 8
  br label %386

384:                                              ; preds = %374
  %385 = load i64, ptr %37, align 8
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i64 [ %383, %382 ], [ %385, %384 ]
  %388 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %387, %389
  %391 = add nsw i64 %379, %390
  %392 = load i32, ptr %15, align 4
  %393 = icmp eq i32 %392, 6
  br i1 %393, label %394, label %396

394:                                              ; preds = %386
  %395 = load i64, ptr %44, align 8
  br label %398

396:                                              ; preds = %386
  %397 = load i64, ptr %36, align 8
  br label %398

398:                                              ; preds = %396, %394
  %399 = phi i64 [ %395, %394 ], [ %397, %396 ]
  %400 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %399, %401
  %403 = add nsw i64 %391, %402
  %404 = load i32, ptr %15, align 4
  %405 = icmp eq i32 %404, 7
  br i1 %405, label %406, label %408

406:                                              ; preds = %398
  %407 = load i64, ptr %44, align 8
  br label %410

408:                                              ; preds = %398
  %409 = load i64, ptr %34, align 8
  br label %410

410:                                              ; preds = %408, %406
  %411 = phi i64 [ %407, %406 ], [ %409, %408 ]
  %412 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %403, %414
  store i64 %415, ptr %45, align 8
  %416 = load ptr, ptr %16, align 8
  %417 = icmp ne ptr %416, null
  br i1 %417, label %418, label %480

418:                                              ; preds = %410
  %419 = load ptr, ptr %16, align 8
  %420 = load ptr, ptr %16, align 8
  %421 = load i32, ptr %15, align 4
  %422 = icmp eq i32 %421, 1
  br i1 %422, label %423, label %425

423:                                              ; preds = %418
  %424 = load i64, ptr %44, align 8
  br label %427

425:                                              ; preds = %418
  %426 = load i64, ptr %41, align 8
  br label %427

427:                                              ; preds = %425, %423
  %428 = phi i64 [ %424, %423 ], [ %426, %425 ]
  %429 = load i32, ptr %15, align 4
  %430 = icmp eq i32 %429, 2
  br i1 %430, label %431, label %433

431:                                              ; preds = %427
  %432 = load i64, ptr %44, align 8
  br label %435

433:                                              ; preds = %427
  %434 = load i64, ptr %40, align 8
  br label %435

435:                                              ; preds = %433, %431
  %436 = phi i64 [ %432, %431 ], [ %434, %433 ]
  %437 = load i32, ptr %15, align 4
  %438 = icmp eq i32 %437, 3
  br i1 %438, label %439, label %441

439:                                              ; preds = %435
  %440 = load i64, ptr %44, align 8
  br label %443

441:                                              ; preds = %435
  %442 = load i64, ptr %39, align 8
  br label %443

443:                                              ; preds = %441, %439
  %444 = phi i64 [ %440, %439 ], [ %442, %441 ]
  %445 = load i32, ptr %15, align 4
  %446 = icmp eq i32 %445, 4
  br i1 %446, label %447, label %449

447:                                              ; preds = %443
  %448 = load i64, ptr %44, align 8
  br label %451

449:                                              ; preds = %443
  %450 = load i64, ptr %38, align 8
  br label %451

451:                                              ; preds = %449, %447
  %452 = phi i64 [ %448, %447 ], [ %450, %449 ]
  %453 = load i32, ptr %15, align 4
  %454 = icmp eq i32 %453, 5
  br i1 %454, label %455, label %457

455:                                              ; preds = %451
  %456 = load i64, ptr %44, align 8
  br label %459

457:                                              ; preds = %451
  %458 = load i64, ptr %37, align 8
  br label %459

459:                                              ; preds = %457, %455
  %460 = phi i64 [ %456, %455 ], [ %458, %457 ]
  %461 = load i32, ptr %15, align 4
  %462 = icmp eq i32 %461, 6
  br i1 %462, label %463, label %465

463:                                              ; preds = %459
  %464 = load i64, ptr %44, align 8
  br label %467

465:                                              ; preds = %459
  %466 = load i64, ptr %36, align 8
  br label %467

467:                                              ; preds = %465, %463
  %468 = phi i64 [ %464, %463 ], [ %466, %465 ]
  %469 = load i32, ptr %15, align 4
  %470 = icmp eq i32 %469, 7
  br i1 %470, label %471, label %473

471:                                              ; preds = %467
  %472 = load i64, ptr %44, align 8
  br label %475

473:                                              ; preds = %467
  %474 = load i64, ptr %34, align 8
  br label %475

475:                                              ; preds = %473, %471
  %476 = phi i64 [ %472, %471 ], [ %474, %473 ]
  %477 = call i64 @offset_in(ptr noundef %420, i64 noundef %428, i64 noundef %436, i64 noundef %444, i64 noundef %452, i64 noundef %460, i64 noundef %468, i64 noundef %476)
  %478 = call i32 @is_true(ptr noundef %419, i64 noundef %477)
  %479 = icmp ne i32 %478, 0
  br i1 %479, label %480, label %496

480:                                              ; preds = %475, %410
  %481 = load ptr, ptr %11, align 8
  %482 = getelementptr inbounds %struct.descriptor, ptr %481, i32 0, i32 0
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %45, align 8
  %485 = getelementptr inbounds i8, ptr %483, i64 %484
  %486 = load float, ptr %485, align 4
  store float %486, ptr %46, align 4
  %487 = load i8, ptr %43, align 1
  %488 = trunc i8 %487 to i1
  br i1 %488, label %489, label %492

489:                                              ; preds = %480
  %490 = load ptr, ptr %12, align 8
  %491 = call float %490(ptr noundef %42, ptr noundef %46)
  br label %494

492:                                              ; preds = %480
  %493 = load float, ptr %46, align 4
  br label %494

494:                                              ; preds = %492, %489
  %495 = phi float [ %491, %489 ], [ %493, %492 ]
  store float %495, ptr %42, align 4
  store i8 1, ptr %43, align 1
  br label %496

496:                                              ; preds = %494, %475
  br label %497

497:                                              ; preds = %496
  %498 = load i64, ptr %44, align 8
  %499 = add nsw i64 %498, 1
  store i64 %499, ptr %44, align 8
  br label %326

500:                                              ; preds = %331
  %501 = load i8, ptr %43, align 1
  %502 = trunc i8 %501 to i1
  %503 = zext i1 %502 to i32
  %504 = load ptr, ptr %13, align 8
  %505 = load i32, ptr %14, align 4
  call void @require(i32 noundef %503, ptr noundef @.str.11, ptr noundef %504, i32 noundef %505)
  %506 = load float, ptr %42, align 4
  %507 = load ptr, ptr %10, align 8
  %508 = getelementptr inbounds %struct.descriptor, ptr %507, i32 0, i32 0
  %509 = load ptr, ptr %508, align 8
  %510 = load i64, ptr %34, align 8
  %511 = load i64, ptr %32, align 8
  %512 = mul nsw i64 %510, %511
  %513 = load i64, ptr %36, align 8
  %514 = add nsw i64 %512, %513
  %515 = load i64, ptr %31, align 8
  %516 = mul nsw i64 %514, %515
  %517 = load i64, ptr %37, align 8
  %518 = add nsw i64 %516, %517
  %519 = load i64, ptr %30, align 8
  %520 = mul nsw i64 %518, %519
  %521 = load i64, ptr %38, align 8
  %522 = add nsw i64 %520, %521
  %523 = load i64, ptr %29, align 8
  %524 = mul nsw i64 %522, %523
  %525 = load i64, ptr %39, align 8
  %526 = add nsw i64 %524, %525
  %527 = load i64, ptr %28, align 8
  %528 = mul nsw i64 %526, %527
  %529 = load i64, ptr %40, align 8
  %530 = add nsw i64 %528, %529
  %531 = load i64, ptr %27, align 8
  %532 = mul nsw i64 %530, %531
  %533 = load i64, ptr %41, align 8
  %534 = add nsw i64 %532, %533
  %535 = mul nsw i64 %534, 4
  %536 = getelementptr inbounds i8, ptr %509, i64 %535
  store float %506, ptr %536, align 4
  br label %537

537:                                              ; preds = %500
  %538 = load i64, ptr %41, align 8
  %539 = add nsw i64 %538, 1
  store i64 %539, ptr %41, align 8
  br label %309

540:                                              ; preds = %313
  br label %541

541:                                              ; preds = %540
  %542 = load i64, ptr %40, align 8
  %543 = add nsw i64 %542, 1
  store i64 %543, ptr %40, align 8
  br label %303

544:                                              ; preds = %307
  br label %545

545:                                              ; preds = %544
  %546 = load i64, ptr %39, align 8
  %547 = add nsw i64 %546, 1
  store i64 %547, ptr %39, align 8
  br label %297

548:                                              ; preds = %301
  br label %549

549:                                              ; preds = %548
  %550 = load i64, ptr %38, align 8
  %551 = add nsw i64 %550, 1
  store i64 %551, ptr %38, align 8
  br label %291

552:                                              ; preds = %295
  br label %553

553:                                              ; preds = %552
  %554 = load i64, ptr %37, align 8
  %555 = add nsw i64 %554, 1
  store i64 %555, ptr %37, align 8
  br label %285

556:                                              ; preds = %289
  br label %557

557:                                              ; preds = %556
  %558 = load i64, ptr %36, align 8
  %559 = add nsw i64 %558, 1
  store i64 %559, ptr %36, align 8
  br label %279

560:                                              ; preds = %283
  br label %561

561:                                              ; preds = %560
  %562 = load i64, ptr %34, align 8
  %563 = add nsw i64 %562, 1
  store i64 %563, ptr %34, align 8
  br label %273

564:                                              ; preds = %277
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
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca float, align 4
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %47 = zext i1 %8 to i8
  store i8 %47, ptr %18, align 1
  %48 = load i8, ptr %18, align 1
  %49 = trunc i8 %48 to i1
  %50 = load i32, ptr %15, align 4
  %51 = icmp sge i32 %50, 1
  br i1 %51, label %52, label %59

52:                                               ; preds = %9
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %11, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %53, %57
  br label %59

59:                                               ; preds = %52, %9
  %60 = phi i1 [ false, %9 ], [ %58, %52 ]
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %13, align 8
  %63 = load i32, ptr %14, align 4
  call void @require(i32 noundef %61, ptr noundef @.str.12, ptr noundef %62, i32 noundef %63)
  %64 = load ptr, ptr %11, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr @fortran_ranks, align 4
  %69 = icmp sle i32 %67, %68
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %14, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.2, ptr noundef %71, i32 noundef %72)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 0, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 1, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 2, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %11, align 8
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 3, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %11, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 4, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %11, align 8
  %104 = load ptr, ptr %11, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = call ptr @dimension_of(ptr noundef %103, i32 noundef 5, i32 noundef %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %108, i64 24, i1 false)
  %109 = load ptr, ptr %11, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = call ptr @dimension_of(ptr noundef %109, i32 noundef 6, i32 noundef %113)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %114, i64 24, i1 false)
  %115 = load i32, ptr %15, align 4
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %118

117:                                              ; preds = %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 24, i1 false)
  br label %144

118:                                              ; preds = %59
  %119 = load i32, ptr %15, align 4
  %120 = icmp eq i32 %119, 2
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %20, i64 24, i1 false)
  br label %143

122:                                              ; preds = %118
  %123 = load i32, ptr %15, align 4
  %124 = icmp eq i32 %123, 3
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %21, i64 24, i1 false)
  br label %142

126:                                              ; preds = %122
  %127 = load i32, ptr %15, align 4
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %22, i64 24, i1 false)
  br label %141

130:                                              ; preds = %126
  %131 = load i32, ptr %15, align 4
  %132 = icmp eq i32 %131, 5
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %23, i64 24, i1 false)
  br label %140

134:                                              ; preds = %130
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 6
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 24, i1 false)
  br label %139

138:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %25, i64 24, i1 false)
  br label %139

139:                                              ; preds = %138, %137
  br label %140

140:                                              ; preds = %139, %133
  br label %141

141:                                              ; preds = %140, %129
  br label %142

142:                                              ; preds = %141, %125
  br label %143

143:                                              ; preds = %142, %121
  br label %144

144:                                              ; preds = %143, %117
  %145 = load i32, ptr %15, align 4
  %146 = icmp eq i32 %145, 1
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %151

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi i64 [ 1, %147 ], [ %150, %148 ]
  store i64 %152, ptr %27, align 8
  %153 = load i32, ptr %15, align 4
  %154 = icmp eq i32 %153, 2
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %155
  %160 = phi i64 [ 1, %155 ], [ %158, %156 ]
  store i64 %160, ptr %28, align 8
  %161 = load i32, ptr %15, align 4
  %162 = icmp eq i32 %161, 3
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %167

164:                                              ; preds = %159
  %165 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  br label %167

167:                                              ; preds = %164, %163
  %168 = phi i64 [ 1, %163 ], [ %166, %164 ]
  store i64 %168, ptr %29, align 8
  %169 = load i32, ptr %15, align 4
  %170 = icmp eq i32 %169, 4
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  br label %175

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  br label %175

175:                                              ; preds = %172, %171
  %176 = phi i64 [ 1, %171 ], [ %174, %172 ]
  store i64 %176, ptr %30, align 8
  %177 = load i32, ptr %15, align 4
  %178 = icmp eq i32 %177, 5
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  br label %183

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %183

183:                                              ; preds = %180, %179
  %184 = phi i64 [ 1, %179 ], [ %182, %180 ]
  store i64 %184, ptr %31, align 8
  %185 = load i32, ptr %15, align 4
  %186 = icmp eq i32 %185, 6
  br i1 %186, label %187, label %188

187:                                              ; preds = %183
  br label %191

188:                                              ; preds = %183
  %189 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  br label %191

191:                                              ; preds = %188, %187
  %192 = phi i64 [ 1, %187 ], [ %190, %188 ]
  store i64 %192, ptr %32, align 8
  %193 = load i32, ptr %15, align 4
  %194 = icmp eq i32 %193, 7
  br i1 %194, label %195, label %196

195:                                              ; preds = %191
  br label %199

196:                                              ; preds = %191
  %197 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  br label %199

199:                                              ; preds = %196, %195
  %200 = phi i64 [ 1, %195 ], [ %198, %196 ]
  store i64 %200, ptr %33, align 8
  %201 = load ptr, ptr %11, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 3
  %203 = load i8, ptr %202, align 4
  %204 = zext i8 %203 to i32
  %205 = sub nsw i32 %204, 1
  %206 = trunc i32 %205 to i8
  %207 = load ptr, ptr %10, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 3
  store i8 %206, ptr %208, align 4
  %209 = load ptr, ptr %10, align 8
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load i32, ptr %15, align 4
  %214 = icmp sle i32 %213, 1
  br i1 %214, label %215, label %218

215:                                              ; preds = %199
  %216 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  br label %221

218:                                              ; preds = %199
  %219 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %215
  %222 = phi i64 [ %217, %215 ], [ %220, %218 ]
  %223 = load i32, ptr %15, align 4
  %224 = icmp sle i32 %223, 2
  br i1 %224, label %225, label %228

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %231

228:                                              ; preds = %221
  %229 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  br label %231

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %227, %225 ], [ %230, %228 ]
  %233 = load i32, ptr %15, align 4
  %234 = icmp sle i32 %233, 3
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %241

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              ; preds = %238, %235
  %242 = phi i64 [ %237, %235 ], [ %240, %238 ]
  %243 = load i32, ptr %15, align 4
  %244 = icmp sle i32 %243, 4
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  br label %251

248:                                              ; preds = %241
  %249 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  br label %251

251:                                              ; preds = %248, %245
  %252 = phi i64 [ %247, %245 ], [ %250, %248 ]
  %253 = load i32, ptr %15, align 4
  %254 = icmp sle i32 %253, 5
  br i1 %254, label %255, label %258

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %257 = load i64, ptr %256, align 8
  br label %261

258:                                              ; preds = %251
  %259 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  br label %261

261:                                              ; preds = %258, %255
  %262 = phi i64 [ %257, %255 ], [ %260, %258 ]
  %263 = load i32, ptr %15, align 4
  %264 = icmp sle i32 %263, 6
  br i1 %264, label %265, label %268

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  br label %271

268:                                              ; preds = %261
  %269 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  br label %271

271:                                              ; preds = %268, %265
  %272 = phi i64 [ %267, %265 ], [ %270, %268 ]
  call void @made(ptr noundef %209, i64 noundef %212, i64 noundef %222, i64 noundef %232, i64 noundef %242, i64 noundef %252, i64 noundef %262, i64 noundef %272, i64 noundef 1)
  store i64 0, ptr %34, align 8
  br label %273

273:                                              ; preds = %563, %271
  %274 = load i64, ptr %34, align 8
  %275 = load i64, ptr %33, align 8
  %276 = icmp slt i64 %274, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %273
  store i32 2, ptr %35, align 4
  br label %566

278:                                              ; preds = %273
  store i64 0, ptr %36, align 8
  br label %279

279:                                              ; preds = %559, %278
  %280 = load i64, ptr %36, align 8
  %281 = load i64, ptr %32, align 8
  %282 = icmp slt i64 %280, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %279
  store i32 5, ptr %35, align 4
  br label %562

284:                                              ; preds = %279
  store i64 0, ptr %37, align 8
  br label %285

285:                                              ; preds = %555, %284
  %286 = load i64, ptr %37, align 8
  %287 = load i64, ptr %31, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %290, label %289

289:                                              ; preds = %285
  store i32 8, ptr %35, align 4
  br label %558

290:                                              ; preds = %285
  store i64 0, ptr %38, align 8
  br label %291

291:                                              ; preds = %551, %290
  %292 = load i64, ptr %38, align 8
  %293 = load i64, ptr %30, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %291
  store i32 11, ptr %35, align 4
  br label %554

296:                                              ; preds = %291
  store i64 0, ptr %39, align 8
  br label %297

297:                                              ; preds = %547, %296
  %298 = load i64, ptr %39, align 8
  %299 = load i64, ptr %29, align 8
  %300 = icmp slt i64 %298, %299
  br i1 %300, label %302, label %301

301:                                              ; preds = %297
  store i32 14, ptr %35, align 4
  br label %550

302:                                              ; preds = %297
  store i64 0, ptr %40, align 8
  br label %303

303:                                              ; preds = %543, %302
  %304 = load i64, ptr %40, align 8
  %305 = load i64, ptr %28, align 8
  %306 = icmp slt i64 %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %303
  store i32 17, ptr %35, align 4
  br label %546

308:                                              ; preds = %303
  store i64 0, ptr %41, align 8
  br label %309

309:                                              ; preds = %539, %308
  %310 = load i64, ptr %41, align 8
  %311 = load i64, ptr %27, align 8
  %312 = icmp slt i64 %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %309
  store i32 20, ptr %35, align 4
  br label %542

314:                                              ; preds = %309
  %315 = load ptr, ptr %17, align 8
  %316 = icmp ne ptr %315, null
  br i1 %316, label %317, label %320

317:                                              ; preds = %314
  %318 = load ptr, ptr %17, align 8
  %319 = load float, ptr %318, align 4
  br label %321

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320, %317
  %322 = phi float [ %319, %317 ], [ 0.000000e+00, %320 ]
  store float %322, ptr %42, align 4
  %323 = load ptr, ptr %17, align 8
  %324 = icmp ne ptr %323, null
  %325 = zext i1 %324 to i8
  store i8 %325, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %326

326:                                              ; preds = %499, %321
  %327 = load i64, ptr %44, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 23, ptr %35, align 4
  br label %502

332:                                              ; preds = %326
  %333 = load i32, ptr %15, align 4
  %334 = icmp eq i32 %333, 1
  br i1 %334, label %335, label %337

335:                                              ; preds = %332
  %336 = load i64, ptr %44, align 8
  br label %339

337:                                              ; preds = %332
  %338 = load i64, ptr %41, align 8
  br label %339

339:                                              ; preds = %337, %335
  %340 = phi i64 [ %336, %335 ], [ %338, %337 ]
  %341 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %340, %342
  %344 = load i32, ptr %15, align 4
  %345 = icmp eq i32 %344, 2
  br i1 %345, label %346, label %348

346:                                              ; preds = %339
  %347 = load i64, ptr %44, align 8
  br label %350

348:                                              ; preds = %339
  %349 = load i64, ptr %40, align 8
  br label %350

350:                                              ; preds = %348, %346
  %351 = phi i64 [ %347, %346 ], [ %349, %348 ]
  %352 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %343, %354
  %356 = load i32, ptr %15, align 4
  %357 = icmp eq i32 %356, 3
  br i1 %357, label %358, label %360

358:                                              ; preds = %350
  %359 = load i64, ptr %44, align 8
  br label %362

360:                                              ; preds = %350
  %361 = load i64, ptr %39, align 8
  br label %362

362:                                              ; preds = %360, %358
  %363 = phi i64 [ %359, %358 ], [ %361, %360 ]
  %364 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = add nsw i64 %355, %366
  %368 = load i32, ptr %15, align 4
  %369 = icmp eq i32 %368, 4
  br i1 %369, label %370, label %372

370:                                              ; preds = %362
  %371 = load i64, ptr %44, align 8
  br label %374

372:                                              ; preds = %362
  %373 = load i64, ptr %38, align 8
  br label %374

374:                                              ; preds = %372, %370
  %375 = phi i64 [ %371, %370 ], [ %373, %372 ]
  %376 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %375, %377
  %379 = add nsw i64 %367, %378
  %380 = load i32, ptr %15, align 4
  %381 = icmp eq i32 %380, 5
  br i1 %381, label %382, label %384

382:                                              ; preds = %374
  %383 = load i64, ptr %44, align 8
  br label %386

384:                                              ; preds = %374
  %385 = load i64, ptr %37, align 8
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i64 [ %383, %382 ], [ %385, %384 ]
  %388 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %387, %389
  %391 = add nsw i64 %379, %390
  %392 = load i32, ptr %15, align 4
  %393 = icmp eq i32 %392, 6
  br i1 %393, label %394, label %396

394:                                              ; preds = %386
  %395 = load i64, ptr %44, align 8
  br label %398

396:                                              ; preds = %386
  %397 = load i64, ptr %36, align 8
  br label %398

398:                                              ; preds = %396, %394
  %399 = phi i64 [ %395, %394 ], [ %397, %396 ]
  %400 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %399, %401
  %403 = add nsw i64 %391, %402
  %404 = load i32, ptr %15, align 4
  %405 = icmp eq i32 %404, 7
  br i1 %405, label %406, label %408

406:                                              ; preds = %398
  %407 = load i64, ptr %44, align 8
  br label %410

408:                                              ; preds = %398
  %409 = load i64, ptr %34, align 8
  br label %410

410:                                              ; preds = %408, %406
  %411 = phi i64 [ %407, %406 ], [ %409, %408 ]
  %412 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %403, %414
  store i64 %415, ptr %45, align 8
  %416 = load ptr, ptr %16, align 8
  %417 = icmp ne ptr %416, null
  br i1 %417, label %418, label %480

418:                                              ; preds = %410
  %419 = load ptr, ptr %16, align 8
  %420 = load ptr, ptr %16, align 8
  %421 = load i32, ptr %15, align 4
  %422 = icmp eq i32 %421, 1
  br i1 %422, label %423, label %425

423:                                              ; preds = %418
  %424 = load i64, ptr %44, align 8
  br label %427

425:                                              ; preds = %418
  %426 = load i64, ptr %41, align 8
  br label %427

427:                                              ; preds = %425, %423
  %428 = phi i64 [ %424, %423 ], [ %426, %425 ]
  %429 = load i32, ptr %15, align 4
  %430 = icmp eq i32 %429, 2
  br i1 %430, label %431, label %433

431:                                              ; preds = %427
  %432 = load i64, ptr %44, align 8
  br label %435

433:                                              ; preds = %427
  %434 = load i64, ptr %40, align 8
  br label %435

435:                                              ; preds = %433, %431
  %436 = phi i64 [ %432, %431 ], [ %434, %433 ]
  %437 = load i32, ptr %15, align 4
  %438 = icmp eq i32 %437, 3
  br i1 %438, label %439, label %441

439:                                              ; preds = %435
  %440 = load i64, ptr %44, align 8
  br label %443

441:                                              ; preds = %435
  %442 = load i64, ptr %39, align 8
  br label %443

443:                                              ; preds = %441, %439
  %444 = phi i64 [ %440, %439 ], [ %442, %441 ]
  %445 = load i32, ptr %15, align 4
  %446 = icmp eq i32 %445, 4
  br i1 %446, label %447, label %449

447:                                              ; preds = %443
  %448 = load i64, ptr %44, align 8
  br label %451

449:                                              ; preds = %443
  %450 = load i64, ptr %38, align 8
  br label %451

451:                                              ; preds = %449, %447
  %452 = phi i64 [ %448, %447 ], [ %450, %449 ]
  %453 = load i32, ptr %15, align 4
  %454 = icmp eq i32 %453, 5
  br i1 %454, label %455, label %457

455:                                              ; preds = %451
  %456 = load i64, ptr %44, align 8
  br label %459

457:                                              ; preds = %451
  %458 = load i64, ptr %37, align 8
  br label %459

459:                                              ; preds = %457, %455
  %460 = phi i64 [ %456, %455 ], [ %458, %457 ]
  %461 = load i32, ptr %15, align 4
  %462 = icmp eq i32 %461, 6
  br i1 %462, label %463, label %465

463:                                              ; preds = %459
  %464 = load i64, ptr %44, align 8
  br label %467

465:                                              ; preds = %459
  %466 = load i64, ptr %36, align 8
  br label %467

467:                                              ; preds = %465, %463
  %468 = phi i64 [ %464, %463 ], [ %466, %465 ]
  %469 = load i32, ptr %15, align 4
  %470 = icmp eq i32 %469, 7
  br i1 %470, label %471, label %473

471:                                              ; preds = %467
  %472 = load i64, ptr %44, align 8
  br label %475

473:                                              ; preds = %467
  %474 = load i64, ptr %34, align 8
  br label %475

475:                                              ; preds = %473, %471
  %476 = phi i64 [ %472, %471 ], [ %474, %473 ]
  %477 = call i64 @offset_in(ptr noundef %420, i64 noundef %428, i64 noundef %436, i64 noundef %444, i64 noundef %452, i64 noundef %460, i64 noundef %468, i64 noundef %476)
  %478 = call i32 @is_true(ptr noundef %419, i64 noundef %477)
  %479 = icmp ne i32 %478, 0
  br i1 %479, label %480, label %498

480:                                              ; preds = %475, %410
  %481 = load ptr, ptr %11, align 8
  %482 = getelementptr inbounds %struct.descriptor, ptr %481, i32 0, i32 0
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %45, align 8
  %485 = getelementptr inbounds i8, ptr %483, i64 %484
  %486 = load float, ptr %485, align 4
  store float %486, ptr %46, align 4
  %487 = load i8, ptr %43, align 1
  %488 = trunc i8 %487 to i1
  br i1 %488, label %489, label %494

489:                                              ; preds = %480
  %490 = load ptr, ptr %12, align 8
  %491 = load float, ptr %42, align 4
  %492 = load float, ptr %46, align 4
  %493 = call float %490(float noundef %491, float noundef %492)
  br label %496

494:                                              ; preds = %480
  %495 = load float, ptr %46, align 4
  br label %496

496:                                              ; preds = %494, %489
  %497 = phi float [ %493, %489 ], [ %495, %494 ]
  store float %497, ptr %42, align 4
  store i8 1, ptr %43, align 1
  br label %498

498:                                              ; preds = %496, %475
  br label %499

499:                                              ; preds = %498
  %500 = load i64, ptr %44, align 8
  %501 = add nsw i64 %500, 1
  store i64 %501, ptr %44, align 8
  br label %326

502:                                              ; preds = %331
  %503 = load i8, ptr %43, align 1
  %504 = trunc i8 %503 to i1
  %505 = zext i1 %504 to i32
  %506 = load ptr, ptr %13, align 8
  %507 = load i32, ptr %14, align 4
  call void @require(i32 noundef %505, ptr noundef @.str.11, ptr noundef %506, i32 noundef %507)
  %508 = load float, ptr %42, align 4
  %509 = load ptr, ptr %10, align 8
  %510 = getelementptr inbounds %struct.descriptor, ptr %509, i32 0, i32 0
  %511 = load ptr, ptr %510, align 8
  %512 = load i64, ptr %34, align 8
  %513 = load i64, ptr %32, align 8
  %514 = mul nsw i64 %512, %513
  %515 = load i64, ptr %36, align 8
  %516 = add nsw i64 %514, %515
  %517 = load i64, ptr %31, align 8
  %518 = mul nsw i64 %516, %517
  %519 = load i64, ptr %37, align 8
  %520 = add nsw i64 %518, %519
  %521 = load i64, ptr %30, align 8
  %522 = mul nsw i64 %520, %521
  %523 = load i64, ptr %38, align 8
  %524 = add nsw i64 %522, %523
  %525 = load i64, ptr %29, align 8
  %526 = mul nsw i64 %524, %525
  %527 = load i64, ptr %39, align 8
  %528 = add nsw i64 %526, %527
  %529 = load i64, ptr %28, align 8
  %530 = mul nsw i64 %528, %529
  %531 = load i64, ptr %40, align 8
  %532 = add nsw i64 %530, %531
  %533 = load i64, ptr %27, align 8
  %534 = mul nsw i64 %532, %533
  %535 = load i64, ptr %41, align 8
  %536 = add nsw i64 %534, %535
  %537 = mul nsw i64 %536, 4
  %538 = getelementptr inbounds i8, ptr %511, i64 %537
  store float %508, ptr %538, align 4
  br label %539

539:                                              ; preds = %502
  %540 = load i64, ptr %41, align 8
  %541 = add nsw i64 %540, 1
  store i64 %541, ptr %41, align 8
  br label %309

542:                                              ; preds = %313
  br label %543

543:                                              ; preds = %542
  %544 = load i64, ptr %40, align 8
  %545 = add nsw i64 %544, 1
  store i64 %545, ptr %40, align 8
  br label %303

546:                                              ; preds = %307
  br label %547

547:                                              ; preds = %546
  %548 = load i64, ptr %39, align 8
  %549 = add nsw i64 %548, 1
  store i64 %549, ptr %39, align 8
  br label %297

550:                                              ; preds = %301
  br label %551

551:                                              ; preds = %550
  %552 = load i64, ptr %38, align 8
  %553 = add nsw i64 %552, 1
  store i64 %553, ptr %38, align 8
  br label %291

554:                                              ; preds = %295
  br label %555

555:                                              ; preds = %554
  %556 = load i64, ptr %37, align 8
  %557 = add nsw i64 %556, 1
  store i64 %557, ptr %37, align 8
  br label %285

558:                                              ; preds = %289
  br label %559

559:                                              ; preds = %558
  %560 = load i64, ptr %36, align 8
  %561 = add nsw i64 %560, 1
  store i64 %561, ptr %36, align 8
  br label %279

562:                                              ; preds = %283
  br label %563

563:                                              ; preds = %562
  %564 = load i64, ptr %34, align 8
  %565 = add nsw i64 %564, 1
  store i64 %565, ptr %34, align 8
  br label %273

566:                                              ; preds = %277
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
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %47 = zext i1 %8 to i8
  store i8 %47, ptr %18, align 1
  %48 = load i8, ptr %18, align 1
  %49 = trunc i8 %48 to i1
  %50 = load i32, ptr %15, align 4
  %51 = icmp sge i32 %50, 1
  br i1 %51, label %52, label %59

52:                                               ; preds = %9
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %11, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %53, %57
  br label %59

59:                                               ; preds = %52, %9
  %60 = phi i1 [ false, %9 ], [ %58, %52 ]
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %13, align 8
  %63 = load i32, ptr %14, align 4
  call void @require(i32 noundef %61, ptr noundef @.str.12, ptr noundef %62, i32 noundef %63)
  %64 = load ptr, ptr %11, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr @fortran_ranks, align 4
  %69 = icmp sle i32 %67, %68
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %14, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.2, ptr noundef %71, i32 noundef %72)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 0, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 1, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 2, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %11, align 8
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 3, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %11, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 4, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %11, align 8
  %104 = load ptr, ptr %11, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = call ptr @dimension_of(ptr noundef %103, i32 noundef 5, i32 noundef %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %108, i64 24, i1 false)
  %109 = load ptr, ptr %11, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = call ptr @dimension_of(ptr noundef %109, i32 noundef 6, i32 noundef %113)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %114, i64 24, i1 false)
  %115 = load i32, ptr %15, align 4
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %118

117:                                              ; preds = %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 24, i1 false)
  br label %144

118:                                              ; preds = %59
  %119 = load i32, ptr %15, align 4
  %120 = icmp eq i32 %119, 2
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %20, i64 24, i1 false)
  br label %143

122:                                              ; preds = %118
  %123 = load i32, ptr %15, align 4
  %124 = icmp eq i32 %123, 3
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %21, i64 24, i1 false)
  br label %142

126:                                              ; preds = %122
  %127 = load i32, ptr %15, align 4
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %22, i64 24, i1 false)
  br label %141

130:                                              ; preds = %126
  %131 = load i32, ptr %15, align 4
  %132 = icmp eq i32 %131, 5
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %23, i64 24, i1 false)
  br label %140

134:                                              ; preds = %130
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 6
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 24, i1 false)
  br label %139

138:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %25, i64 24, i1 false)
  br label %139

139:                                              ; preds = %138, %137
  br label %140

140:                                              ; preds = %139, %133
  br label %141

141:                                              ; preds = %140, %129
  br label %142

142:                                              ; preds = %141, %125
  br label %143

143:                                              ; preds = %142, %121
  br label %144

144:                                              ; preds = %143, %117
  %145 = load i32, ptr %15, align 4
  %146 = icmp eq i32 %145, 1
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %151

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi i64 [ 1, %147 ], [ %150, %148 ]
  store i64 %152, ptr %27, align 8
  %153 = load i32, ptr %15, align 4
  %154 = icmp eq i32 %153, 2
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %155
  %160 = phi i64 [ 1, %155 ], [ %158, %156 ]
  store i64 %160, ptr %28, align 8
  %161 = load i32, ptr %15, align 4
  %162 = icmp eq i32 %161, 3
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %167

164:                                              ; preds = %159
  %165 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  br label %167

167:                                              ; preds = %164, %163
  %168 = phi i64 [ 1, %163 ], [ %166, %164 ]
  store i64 %168, ptr %29, align 8
  %169 = load i32, ptr %15, align 4
  %170 = icmp eq i32 %169, 4
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  br label %175

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  br label %175

175:                                              ; preds = %172, %171
  %176 = phi i64 [ 1, %171 ], [ %174, %172 ]
  store i64 %176, ptr %30, align 8
  %177 = load i32, ptr %15, align 4
  %178 = icmp eq i32 %177, 5
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  br label %183

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %183

183:                                              ; preds = %180, %179
  %184 = phi i64 [ 1, %179 ], [ %182, %180 ]
  store i64 %184, ptr %31, align 8
  %185 = load i32, ptr %15, align 4
  %186 = icmp eq i32 %185, 6
  br i1 %186, label %187, label %188

187:                                              ; preds = %183
  br label %191

188:                                              ; preds = %183
  %189 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  br label %191

191:                                              ; preds = %188, %187
  %192 = phi i64 [ 1, %187 ], [ %190, %188 ]
  store i64 %192, ptr %32, align 8
  %193 = load i32, ptr %15, align 4
  %194 = icmp eq i32 %193, 7
  br i1 %194, label %195, label %196

195:                                              ; preds = %191
  br label %199

196:                                              ; preds = %191
  %197 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  br label %199

199:                                              ; preds = %196, %195
  %200 = phi i64 [ 1, %195 ], [ %198, %196 ]
  store i64 %200, ptr %33, align 8
  %201 = load ptr, ptr %11, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 3
  %203 = load i8, ptr %202, align 4
  %204 = zext i8 %203 to i32
  %205 = sub nsw i32 %204, 1
  %206 = trunc i32 %205 to i8
  %207 = load ptr, ptr %10, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 3
  store i8 %206, ptr %208, align 4
  %209 = load ptr, ptr %10, align 8
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load i32, ptr %15, align 4
  %214 = icmp sle i32 %213, 1
  br i1 %214, label %215, label %218

215:                                              ; preds = %199
  %216 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  br label %221

218:                                              ; preds = %199
  %219 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %215
  %222 = phi i64 [ %217, %215 ], [ %220, %218 ]
  %223 = load i32, ptr %15, align 4
  %224 = icmp sle i32 %223, 2
  br i1 %224, label %225, label %228

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %231

228:                                              ; preds = %221
  %229 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  br label %231

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %227, %225 ], [ %230, %228 ]
  %233 = load i32, ptr %15, align 4
  %234 = icmp sle i32 %233, 3
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %241

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              ; preds = %238, %235
  %242 = phi i64 [ %237, %235 ], [ %240, %238 ]
  %243 = load i32, ptr %15, align 4
  %244 = icmp sle i32 %243, 4
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  br label %251

248:                                              ; preds = %241
  %249 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  br label %251

251:                                              ; preds = %248, %245
  %252 = phi i64 [ %247, %245 ], [ %250, %248 ]
  %253 = load i32, ptr %15, align 4
  %254 = icmp sle i32 %253, 5
  br i1 %254, label %255, label %258

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %257 = load i64, ptr %256, align 8
  br label %261

258:                                              ; preds = %251
  %259 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  br label %261

261:                                              ; preds = %258, %255
  %262 = phi i64 [ %257, %255 ], [ %260, %258 ]
  %263 = load i32, ptr %15, align 4
  %264 = icmp sle i32 %263, 6
  br i1 %264, label %265, label %268

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  br label %271

268:                                              ; preds = %261
  %269 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  br label %271

271:                                              ; preds = %268, %265
  %272 = phi i64 [ %267, %265 ], [ %270, %268 ]
  call void @made(ptr noundef %209, i64 noundef %212, i64 noundef %222, i64 noundef %232, i64 noundef %242, i64 noundef %252, i64 noundef %262, i64 noundef %272, i64 noundef 1)
  store i64 0, ptr %34, align 8
  br label %273

273:                                              ; preds = %561, %271
  %274 = load i64, ptr %34, align 8
  %275 = load i64, ptr %33, align 8
  %276 = icmp slt i64 %274, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %273
  store i32 2, ptr %35, align 4
  br label %564

278:                                              ; preds = %273
  store i64 0, ptr %36, align 8
  br label %279

279:                                              ; preds = %557, %278
  %280 = load i64, ptr %36, align 8
  %281 = load i64, ptr %32, align 8
  %282 = icmp slt i64 %280, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %279
  store i32 5, ptr %35, align 4
  br label %560

284:                                              ; preds = %279
  store i64 0, ptr %37, align 8
  br label %285

285:                                              ; preds = %553, %284
  %286 = load i64, ptr %37, align 8
  %287 = load i64, ptr %31, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %290, label %289

289:                                              ; preds = %285
  store i32 8, ptr %35, align 4
  br label %556

290:                                              ; preds = %285
  store i64 0, ptr %38, align 8
  br label %291

291:                                              ; preds = %549, %290
  %292 = load i64, ptr %38, align 8
  %293 = load i64, ptr %30, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %291
  store i32 11, ptr %35, align 4
  br label %552

296:                                              ; preds = %291
  store i64 0, ptr %39, align 8
  br label %297

297:                                              ; preds = %545, %296
  %298 = load i64, ptr %39, align 8
  %299 = load i64, ptr %29, align 8
  %300 = icmp slt i64 %298, %299
  br i1 %300, label %302, label %301

301:                                              ; preds = %297
  store i32 14, ptr %35, align 4
  br label %548

302:                                              ; preds = %297
  store i64 0, ptr %40, align 8
  br label %303

303:                                              ; preds = %541, %302
  %304 = load i64, ptr %40, align 8
  %305 = load i64, ptr %28, align 8
  %306 = icmp slt i64 %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %303
  store i32 17, ptr %35, align 4
  br label %544

308:                                              ; preds = %303
  store i64 0, ptr %41, align 8
  br label %309

309:                                              ; preds = %537, %308
  %310 = load i64, ptr %41, align 8
  %311 = load i64, ptr %27, align 8
  %312 = icmp slt i64 %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %309
  store i32 20, ptr %35, align 4
  br label %540

314:                                              ; preds = %309
  %315 = load ptr, ptr %17, align 8
  %316 = icmp ne ptr %315, null
  br i1 %316, label %317, label %320

317:                                              ; preds = %314
  %318 = load ptr, ptr %17, align 8
  %319 = load i64, ptr %318, align 8
  br label %321

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320, %317
  %322 = phi i64 [ %319, %317 ], [ 0, %320 ]
  store i64 %322, ptr %42, align 8
  %323 = load ptr, ptr %17, align 8
  %324 = icmp ne ptr %323, null
  %325 = zext i1 %324 to i8
  store i8 %325, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %326

326:                                              ; preds = %497, %321
  %327 = load i64, ptr %44, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 23, ptr %35, align 4
  br label %500

332:                                              ; preds = %326
  %333 = load i32, ptr %15, align 4
  %334 = icmp eq i32 %333, 1
  br i1 %334, label %335, label %337

335:                                              ; preds = %332
  %336 = load i64, ptr %44, align 8
  br label %339

337:                                              ; preds = %332
  %338 = load i64, ptr %41, align 8
  br label %339

339:                                              ; preds = %337, %335
  %340 = phi i64 [ %336, %335 ], [ %338, %337 ]
  %341 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %340, %342
  %344 = load i32, ptr %15, align 4
  %345 = icmp eq i32 %344, 2
  br i1 %345, label %346, label %348

346:                                              ; preds = %339
  %347 = load i64, ptr %44, align 8
  br label %350

348:                                              ; preds = %339
  %349 = load i64, ptr %40, align 8
  br label %350

350:                                              ; preds = %348, %346
  %351 = phi i64 [ %347, %346 ], [ %349, %348 ]
  %352 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %343, %354
  %356 = load i32, ptr %15, align 4
  %357 = icmp eq i32 %356, 3
  br i1 %357, label %358, label %360

358:                                              ; preds = %350
  %359 = load i64, ptr %44, align 8
  br label %362

360:                                              ; preds = %350
  %361 = load i64, ptr %39, align 8
  br label %362

362:                                              ; preds = %360, %358
  %363 = phi i64 [ %359, %358 ], [ %361, %360 ]
  %364 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = add nsw i64 %355, %366
  %368 = load i32, ptr %15, align 4
  %369 = icmp eq i32 %368, 4
  br i1 %369, label %370, label %372

370:                                              ; preds = %362
  %371 = load i64, ptr %44, align 8
  br label %374

372:                                              ; preds = %362
  %373 = load i64, ptr %38, align 8
  br label %374

374:                                              ; preds = %372, %370
  %375 = phi i64 [ %371, %370 ], [ %373, %372 ]
  %376 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %375, %377
  %379 = add nsw i64 %367, %378
  %380 = load i32, ptr %15, align 4
  %381 = icmp eq i32 %380, 5
  br i1 %381, label %382, label %384

382:                                              ; preds = %374
  %383 = load i64, ptr %44, align 8
  br label %386

384:                                              ; preds = %374
  %385 = load i64, ptr %37, align 8
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i64 [ %383, %382 ], [ %385, %384 ]
  %388 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %387, %389
  %391 = add nsw i64 %379, %390
  %392 = load i32, ptr %15, align 4
  %393 = icmp eq i32 %392, 6
  br i1 %393, label %394, label %396

394:                                              ; preds = %386
  %395 = load i64, ptr %44, align 8
  br label %398

396:                                              ; preds = %386
  %397 = load i64, ptr %36, align 8
  br label %398

398:                                              ; preds = %396, %394
  %399 = phi i64 [ %395, %394 ], [ %397, %396 ]
  %400 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %399, %401
  %403 = add nsw i64 %391, %402
  %404 = load i32, ptr %15, align 4
  %405 = icmp eq i32 %404, 7
  br i1 %405, label %406, label %408

406:                                              ; preds = %398
  %407 = load i64, ptr %44, align 8
  br label %410

408:                                              ; preds = %398
  %409 = load i64, ptr %34, align 8
  br label %410

410:                                              ; preds = %408, %406
  %411 = phi i64 [ %407, %406 ], [ %409, %408 ]
  %412 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %403, %414
  store i64 %415, ptr %45, align 8
  %416 = load ptr, ptr %16, align 8
  %417 = icmp ne ptr %416, null
  br i1 %417, label %418, label %480

418:                                              ; preds = %410
  %419 = load ptr, ptr %16, align 8
  %420 = load ptr, ptr %16, align 8
  %421 = load i32, ptr %15, align 4
  %422 = icmp eq i32 %421, 1
  br i1 %422, label %423, label %425

423:                                              ; preds = %418
  %424 = load i64, ptr %44, align 8
  br label %427

425:                                              ; preds = %418
  %426 = load i64, ptr %41, align 8
  br label %427

427:                                              ; preds = %425, %423
  %428 = phi i64 [ %424, %423 ], [ %426, %425 ]
  %429 = load i32, ptr %15, align 4
  %430 = icmp eq i32 %429, 2
  br i1 %430, label %431, label %433

431:                                              ; preds = %427
  %432 = load i64, ptr %44, align 8
  br label %435

433:                                              ; preds = %427
  %434 = load i64, ptr %40, align 8
  br label %435

435:                                              ; preds = %433, %431
  %436 = phi i64 [ %432, %431 ], [ %434, %433 ]
  %437 = load i32, ptr %15, align 4
  %438 = icmp eq i32 %437, 3
  br i1 %438, label %439, label %441

439:                                              ; preds = %435
  %440 = load i64, ptr %44, align 8
  br label %443

441:                                              ; preds = %435
  %442 = load i64, ptr %39, align 8
  br label %443

443:                                              ; preds = %441, %439
  %444 = phi i64 [ %440, %439 ], [ %442, %441 ]
  %445 = load i32, ptr %15, align 4
  %446 = icmp eq i32 %445, 4
  br i1 %446, label %447, label %449

447:                                              ; preds = %443
  %448 = load i64, ptr %44, align 8
  br label %451

449:                                              ; preds = %443
  %450 = load i64, ptr %38, align 8
  br label %451

451:                                              ; preds = %449, %447
  %452 = phi i64 [ %448, %447 ], [ %450, %449 ]
  %453 = load i32, ptr %15, align 4
  %454 = icmp eq i32 %453, 5
  br i1 %454, label %455, label %457

455:                                              ; preds = %451
  %456 = load i64, ptr %44, align 8
  br label %459

457:                                              ; preds = %451
  %458 = load i64, ptr %37, align 8
  br label %459

459:                                              ; preds = %457, %455
  %460 = phi i64 [ %456, %455 ], [ %458, %457 ]
  %461 = load i32, ptr %15, align 4
  %462 = icmp eq i32 %461, 6
  br i1 %462, label %463, label %465

463:                                              ; preds = %459
  %464 = load i64, ptr %44, align 8
  br label %467

465:                                              ; preds = %459
  %466 = load i64, ptr %36, align 8
  br label %467

467:                                              ; preds = %465, %463
  %468 = phi i64 [ %464, %463 ], [ %466, %465 ]
  %469 = load i32, ptr %15, align 4
  %470 = icmp eq i32 %469, 7
  br i1 %470, label %471, label %473

471:                                              ; preds = %467
  %472 = load i64, ptr %44, align 8
  br label %475

473:                                              ; preds = %467
  %474 = load i64, ptr %34, align 8
  br label %475

475:                                              ; preds = %473, %471
  %476 = phi i64 [ %472, %471 ], [ %474, %473 ]
  %477 = call i64 @offset_in(ptr noundef %420, i64 noundef %428, i64 noundef %436, i64 noundef %444, i64 noundef %452, i64 noundef %460, i64 noundef %468, i64 noundef %476)
  %478 = call i32 @is_true(ptr noundef %419, i64 noundef %477)
  %479 = icmp ne i32 %478, 0
  br i1 %479, label %480, label %496

480:                                              ; preds = %475, %410
  %481 = load ptr, ptr %11, align 8
  %482 = getelementptr inbounds %struct.descriptor, ptr %481, i32 0, i32 0
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %45, align 8
  %485 = getelementptr inbounds i8, ptr %483, i64 %484
  %486 = load i64, ptr %485, align 8
  store i64 %486, ptr %46, align 8
  %487 = load i8, ptr %43, align 1
  %488 = trunc i8 %487 to i1
  br i1 %488, label %489, label %492

489:                                              ; preds = %480
  %490 = load ptr, ptr %12, align 8
  %491 = call i64 %490(ptr noundef %42, ptr noundef %46)
  br label %494

492:                                              ; preds = %480
  %493 = load i64, ptr %46, align 8
  br label %494

494:                                              ; preds = %492, %489
  %495 = phi i64 [ %491, %489 ], [ %493, %492 ]
  store i64 %495, ptr %42, align 8
  store i8 1, ptr %43, align 1
  br label %496

496:                                              ; preds = %494, %475
  br label %497

497:                                              ; preds = %496
  %498 = load i64, ptr %44, align 8
  %499 = add nsw i64 %498, 1
  store i64 %499, ptr %44, align 8
  br label %326

500:                                              ; preds = %331
  %501 = load i8, ptr %43, align 1
  %502 = trunc i8 %501 to i1
  %503 = zext i1 %502 to i32
  %504 = load ptr, ptr %13, align 8
  %505 = load i32, ptr %14, align 4
  call void @require(i32 noundef %503, ptr noundef @.str.11, ptr noundef %504, i32 noundef %505)
  %506 = load i64, ptr %42, align 8
  %507 = load ptr, ptr %10, align 8
  %508 = getelementptr inbounds %struct.descriptor, ptr %507, i32 0, i32 0
  %509 = load ptr, ptr %508, align 8
  %510 = load i64, ptr %34, align 8
  %511 = load i64, ptr %32, align 8
  %512 = mul nsw i64 %510, %511
  %513 = load i64, ptr %36, align 8
  %514 = add nsw i64 %512, %513
  %515 = load i64, ptr %31, align 8
  %516 = mul nsw i64 %514, %515
  %517 = load i64, ptr %37, align 8
  %518 = add nsw i64 %516, %517
  %519 = load i64, ptr %30, align 8
  %520 = mul nsw i64 %518, %519
  %521 = load i64, ptr %38, align 8
  %522 = add nsw i64 %520, %521
  %523 = load i64, ptr %29, align 8
  %524 = mul nsw i64 %522, %523
  %525 = load i64, ptr %39, align 8
  %526 = add nsw i64 %524, %525
  %527 = load i64, ptr %28, align 8
  %528 = mul nsw i64 %526, %527
  %529 = load i64, ptr %40, align 8
  %530 = add nsw i64 %528, %529
  %531 = load i64, ptr %27, align 8
  %532 = mul nsw i64 %530, %531
  %533 = load i64, ptr %41, align 8
  %534 = add nsw i64 %532, %533
  %535 = mul nsw i64 %534, 8
  %536 = getelementptr inbounds i8, ptr %509, i64 %535
  store i64 %506, ptr %536, align 8
  br label %537

537:                                              ; preds = %500
  %538 = load i64, ptr %41, align 8
  %539 = add nsw i64 %538, 1
  store i64 %539, ptr %41, align 8
  br label %309

540:                                              ; preds = %313
  br label %541

541:                                              ; preds = %540
  %542 = load i64, ptr %40, align 8
  %543 = add nsw i64 %542, 1
  store i64 %543, ptr %40, align 8
  br label %303

544:                                              ; preds = %307
  br label %545

545:                                              ; preds = %544
  %546 = load i64, ptr %39, align 8
  %547 = add nsw i64 %546, 1
  store i64 %547, ptr %39, align 8
  br label %297

548:                                              ; preds = %301
  br label %549

549:                                              ; preds = %548
  %550 = load i64, ptr %38, align 8
  %551 = add nsw i64 %550, 1
  store i64 %551, ptr %38, align 8
  br label %291

552:                                              ; preds = %295
  br label %553

553:                                              ; preds = %552
  %554 = load i64, ptr %37, align 8
  %555 = add nsw i64 %554, 1
  store i64 %555, ptr %37, align 8
  br label %285

556:                                              ; preds = %289
  br label %557

557:                                              ; preds = %556
  %558 = load i64, ptr %36, align 8
  %559 = add nsw i64 %558, 1
  store i64 %559, ptr %36, align 8
  br label %279

560:                                              ; preds = %283
  br label %561

561:                                              ; preds = %560
  %562 = load i64, ptr %34, align 8
  %563 = add nsw i64 %562, 1
  store i64 %563, ptr %34, align 8
  br label %273

564:                                              ; preds = %277
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
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %47 = zext i1 %8 to i8
  store i8 %47, ptr %18, align 1
  %48 = load i8, ptr %18, align 1
  %49 = trunc i8 %48 to i1
  %50 = load i32, ptr %15, align 4
  %51 = icmp sge i32 %50, 1
  br i1 %51, label %52, label %59

52:                                               ; preds = %9
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %11, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %53, %57
  br label %59

59:                                               ; preds = %52, %9
  %60 = phi i1 [ false, %9 ], [ %58, %52 ]
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %13, align 8
  %63 = load i32, ptr %14, align 4
  call void @require(i32 noundef %61, ptr noundef @.str.12, ptr noundef %62, i32 noundef %63)
  %64 = load ptr, ptr %11, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr @fortran_ranks, align 4
  %69 = icmp sle i32 %67, %68
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %14, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.2, ptr noundef %71, i32 noundef %72)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 0, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 1, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 2, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %11, align 8
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 3, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %11, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 4, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %11, align 8
  %104 = load ptr, ptr %11, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = call ptr @dimension_of(ptr noundef %103, i32 noundef 5, i32 noundef %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %108, i64 24, i1 false)
  %109 = load ptr, ptr %11, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = call ptr @dimension_of(ptr noundef %109, i32 noundef 6, i32 noundef %113)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %114, i64 24, i1 false)
  %115 = load i32, ptr %15, align 4
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %118

117:                                              ; preds = %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 24, i1 false)
  br label %144

118:                                              ; preds = %59
  %119 = load i32, ptr %15, align 4
  %120 = icmp eq i32 %119, 2
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %20, i64 24, i1 false)
  br label %143

122:                                              ; preds = %118
  %123 = load i32, ptr %15, align 4
  %124 = icmp eq i32 %123, 3
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %21, i64 24, i1 false)
  br label %142

126:                                              ; preds = %122
  %127 = load i32, ptr %15, align 4
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %22, i64 24, i1 false)
  br label %141

130:                                              ; preds = %126
  %131 = load i32, ptr %15, align 4
  %132 = icmp eq i32 %131, 5
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %23, i64 24, i1 false)
  br label %140

134:                                              ; preds = %130
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 6
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 24, i1 false)
  br label %139

138:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %25, i64 24, i1 false)
  br label %139

139:                                              ; preds = %138, %137
  br label %140

140:                                              ; preds = %139, %133
  br label %141

141:                                              ; preds = %140, %129
  br label %142

142:                                              ; preds = %141, %125
  br label %143

143:                                              ; preds = %142, %121
  br label %144

144:                                              ; preds = %143, %117
  %145 = load i32, ptr %15, align 4
  %146 = icmp eq i32 %145, 1
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %151

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi i64 [ 1, %147 ], [ %150, %148 ]
  store i64 %152, ptr %27, align 8
  %153 = load i32, ptr %15, align 4
  %154 = icmp eq i32 %153, 2
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %155
  %160 = phi i64 [ 1, %155 ], [ %158, %156 ]
  store i64 %160, ptr %28, align 8
  %161 = load i32, ptr %15, align 4
  %162 = icmp eq i32 %161, 3
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %167

164:                                              ; preds = %159
  %165 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  br label %167

167:                                              ; preds = %164, %163
  %168 = phi i64 [ 1, %163 ], [ %166, %164 ]
  store i64 %168, ptr %29, align 8
  %169 = load i32, ptr %15, align 4
  %170 = icmp eq i32 %169, 4
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  br label %175

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  br label %175

175:                                              ; preds = %172, %171
  %176 = phi i64 [ 1, %171 ], [ %174, %172 ]
  store i64 %176, ptr %30, align 8
  %177 = load i32, ptr %15, align 4
  %178 = icmp eq i32 %177, 5
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  br label %183

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %183

183:                                              ; preds = %180, %179
  %184 = phi i64 [ 1, %179 ], [ %182, %180 ]
  store i64 %184, ptr %31, align 8
  %185 = load i32, ptr %15, align 4
  %186 = icmp eq i32 %185, 6
  br i1 %186, label %187, label %188

187:                                              ; preds = %183
  br label %191

188:                                              ; preds = %183
  %189 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  br label %191

191:                                              ; preds = %188, %187
  %192 = phi i64 [ 1, %187 ], [ %190, %188 ]
  store i64 %192, ptr %32, align 8
  %193 = load i32, ptr %15, align 4
  %194 = icmp eq i32 %193, 7
  br i1 %194, label %195, label %196

195:                                              ; preds = %191
  br label %199

196:                                              ; preds = %191
  %197 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  br label %199

199:                                              ; preds = %196, %195
  %200 = phi i64 [ 1, %195 ], [ %198, %196 ]
  store i64 %200, ptr %33, align 8
  %201 = load ptr, ptr %11, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 3
  %203 = load i8, ptr %202, align 4
  %204 = zext i8 %203 to i32
  %205 = sub nsw i32 %204, 1
  %206 = trunc i32 %205 to i8
  %207 = load ptr, ptr %10, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 3
  store i8 %206, ptr %208, align 4
  %209 = load ptr, ptr %10, align 8
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load i32, ptr %15, align 4
  %214 = icmp sle i32 %213, 1
  br i1 %214, label %215, label %218

215:                                              ; preds = %199
  %216 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  br label %221

218:                                              ; preds = %199
  %219 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %215
  %222 = phi i64 [ %217, %215 ], [ %220, %218 ]
  %223 = load i32, ptr %15, align 4
  %224 = icmp sle i32 %223, 2
  br i1 %224, label %225, label %228

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %231

228:                                              ; preds = %221
  %229 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  br label %231

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %227, %225 ], [ %230, %228 ]
  %233 = load i32, ptr %15, align 4
  %234 = icmp sle i32 %233, 3
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %241

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              ; preds = %238, %235
  %242 = phi i64 [ %237, %235 ], [ %240, %238 ]
  %243 = load i32, ptr %15, align 4
  %244 = icmp sle i32 %243, 4
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  br label %251

248:                                              ; preds = %241
  %249 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  br label %251

251:                                              ; preds = %248, %245
  %252 = phi i64 [ %247, %245 ], [ %250, %248 ]
  %253 = load i32, ptr %15, align 4
  %254 = icmp sle i32 %253, 5
  br i1 %254, label %255, label %258

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %257 = load i64, ptr %256, align 8
  br label %261

258:                                              ; preds = %251
  %259 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  br label %261

261:                                              ; preds = %258, %255
  %262 = phi i64 [ %257, %255 ], [ %260, %258 ]
  %263 = load i32, ptr %15, align 4
  %264 = icmp sle i32 %263, 6
  br i1 %264, label %265, label %268

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  br label %271

268:                                              ; preds = %261
  %269 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  br label %271

271:                                              ; preds = %268, %265
  %272 = phi i64 [ %267, %265 ], [ %270, %268 ]
  call void @made(ptr noundef %209, i64 noundef %212, i64 noundef %222, i64 noundef %232, i64 noundef %242, i64 noundef %252, i64 noundef %262, i64 noundef %272, i64 noundef 1)
  store i64 0, ptr %34, align 8
  br label %273

273:                                              ; preds = %563, %271
  %274 = load i64, ptr %34, align 8
  %275 = load i64, ptr %33, align 8
  %276 = icmp slt i64 %274, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %273
  store i32 2, ptr %35, align 4
  br label %566

278:                                              ; preds = %273
  store i64 0, ptr %36, align 8
  br label %279

279:                                              ; preds = %559, %278
  %280 = load i64, ptr %36, align 8
  %281 = load i64, ptr %32, align 8
  %282 = icmp slt i64 %280, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %279
  store i32 5, ptr %35, align 4
  br label %562

284:                                              ; preds = %279
  store i64 0, ptr %37, align 8
  br label %285

285:                                              ; preds = %555, %284
  %286 = load i64, ptr %37, align 8
  %287 = load i64, ptr %31, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %290, label %289

289:                                              ; preds = %285
  store i32 8, ptr %35, align 4
  br label %558

290:                                              ; preds = %285
  store i64 0, ptr %38, align 8
  br label %291

291:                                              ; preds = %551, %290
  %292 = load i64, ptr %38, align 8
  %293 = load i64, ptr %30, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %291
  store i32 11, ptr %35, align 4
  br label %554

296:                                              ; preds = %291
  store i64 0, ptr %39, align 8
  br label %297

297:                                              ; preds = %547, %296
  %298 = load i64, ptr %39, align 8
  %299 = load i64, ptr %29, align 8
  %300 = icmp slt i64 %298, %299
  br i1 %300, label %302, label %301

301:                                              ; preds = %297
  store i32 14, ptr %35, align 4
  br label %550

302:                                              ; preds = %297
  store i64 0, ptr %40, align 8
  br label %303

303:                                              ; preds = %543, %302
  %304 = load i64, ptr %40, align 8
  %305 = load i64, ptr %28, align 8
  %306 = icmp slt i64 %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %303
  store i32 17, ptr %35, align 4
  br label %546

308:                                              ; preds = %303
  store i64 0, ptr %41, align 8
  br label %309

309:                                              ; preds = %539, %308
  %310 = load i64, ptr %41, align 8
  %311 = load i64, ptr %27, align 8
  %312 = icmp slt i64 %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %309
  store i32 20, ptr %35, align 4
  br label %542

314:                                              ; preds = %309
  %315 = load ptr, ptr %17, align 8
  %316 = icmp ne ptr %315, null
  br i1 %316, label %317, label %320

317:                                              ; preds = %314
  %318 = load ptr, ptr %17, align 8
  %319 = load i64, ptr %318, align 8
  br label %321

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320, %317
  %322 = phi i64 [ %319, %317 ], [ 0, %320 ]
  store i64 %322, ptr %42, align 8
  %323 = load ptr, ptr %17, align 8
  %324 = icmp ne ptr %323, null
  %325 = zext i1 %324 to i8
  store i8 %325, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %326

326:                                              ; preds = %499, %321
  %327 = load i64, ptr %44, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 23, ptr %35, align 4
  br label %502

332:                                              ; preds = %326
  %333 = load i32, ptr %15, align 4
  %334 = icmp eq i32 %333, 1
  br i1 %334, label %335, label %337

335:                                              ; preds = %332
  %336 = load i64, ptr %44, align 8
  br label %339

337:                                              ; preds = %332
  %338 = load i64, ptr %41, align 8
  br label %339

339:                                              ; preds = %337, %335
  %340 = phi i64 [ %336, %335 ], [ %338, %337 ]
  %341 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %340, %342
  %344 = load i32, ptr %15, align 4
  %345 = icmp eq i32 %344, 2
  br i1 %345, label %346, label %348

346:                                              ; preds = %339
  %347 = load i64, ptr %44, align 8
  br label %350

348:                                              ; preds = %339
  %349 = load i64, ptr %40, align 8
  br label %350

350:                                              ; preds = %348, %346
  %351 = phi i64 [ %347, %346 ], [ %349, %348 ]
  %352 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %343, %354
  %356 = load i32, ptr %15, align 4
  %357 = icmp eq i32 %356, 3
  br i1 %357, label %358, label %360

358:                                              ; preds = %350
  %359 = load i64, ptr %44, align 8
  br label %362

360:                                              ; preds = %350
  %361 = load i64, ptr %39, align 8
  br label %362

362:                                              ; preds = %360, %358
  %363 = phi i64 [ %359, %358 ], [ %361, %360 ]
  %364 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = add nsw i64 %355, %366
  %368 = load i32, ptr %15, align 4
  %369 = icmp eq i32 %368, 4
  br i1 %369, label %370, label %372

370:                                              ; preds = %362
  %371 = load i64, ptr %44, align 8
  br label %374

372:                                              ; preds = %362
  %373 = load i64, ptr %38, align 8
  br label %374

374:                                              ; preds = %372, %370
  %375 = phi i64 [ %371, %370 ], [ %373, %372 ]
  %376 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %375, %377
  %379 = add nsw i64 %367, %378
  %380 = load i32, ptr %15, align 4
  %381 = icmp eq i32 %380, 5
  br i1 %381, label %382, label %384

382:                                              ; preds = %374
  %383 = load i64, ptr %44, align 8
  br label %386

384:                                              ; preds = %374
  %385 = load i64, ptr %37, align 8
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i64 [ %383, %382 ], [ %385, %384 ]
  %388 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %387, %389
  %391 = add nsw i64 %379, %390
  %392 = load i32, ptr %15, align 4
  %393 = icmp eq i32 %392, 6
  br i1 %393, label %394, label %396

394:                                              ; preds = %386
  %395 = load i64, ptr %44, align 8
  br label %398

396:                                              ; preds = %386
  %397 = load i64, ptr %36, align 8
  br label %398

398:                                              ; preds = %396, %394
  %399 = phi i64 [ %395, %394 ], [ %397, %396 ]
  %400 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %399, %401
  %403 = add nsw i64 %391, %402
  %404 = load i32, ptr %15, align 4
  %405 = icmp eq i32 %404, 7
  br i1 %405, label %406, label %408

406:                                              ; preds = %398
  %407 = load i64, ptr %44, align 8
  br label %410

408:                                              ; preds = %398
  %409 = load i64, ptr %34, align 8
  br label %410

410:                                              ; preds = %408, %406
  %411 = phi i64 [ %407, %406 ], [ %409, %408 ]
  %412 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %403, %414
  store i64 %415, ptr %45, align 8
  %416 = load ptr, ptr %16, align 8
  %417 = icmp ne ptr %416, null
  br i1 %417, label %418, label %480

418:                                              ; preds = %410
  %419 = load ptr, ptr %16, align 8
  %420 = load ptr, ptr %16, align 8
  %421 = load i32, ptr %15, align 4
  %422 = icmp eq i32 %421, 1
  br i1 %422, label %423, label %425

423:                                              ; preds = %418
  %424 = load i64, ptr %44, align 8
  br label %427

425:                                              ; preds = %418
  %426 = load i64, ptr %41, align 8
  br label %427

427:                                              ; preds = %425, %423
  %428 = phi i64 [ %424, %423 ], [ %426, %425 ]
  %429 = load i32, ptr %15, align 4
  %430 = icmp eq i32 %429, 2
  br i1 %430, label %431, label %433

431:                                              ; preds = %427
  %432 = load i64, ptr %44, align 8
  br label %435

433:                                              ; preds = %427
  %434 = load i64, ptr %40, align 8
  br label %435

435:                                              ; preds = %433, %431
  %436 = phi i64 [ %432, %431 ], [ %434, %433 ]
  %437 = load i32, ptr %15, align 4
  %438 = icmp eq i32 %437, 3
  br i1 %438, label %439, label %441

439:                                              ; preds = %435
  %440 = load i64, ptr %44, align 8
  br label %443

441:                                              ; preds = %435
  %442 = load i64, ptr %39, align 8
  br label %443

443:                                              ; preds = %441, %439
  %444 = phi i64 [ %440, %439 ], [ %442, %441 ]
  %445 = load i32, ptr %15, align 4
  %446 = icmp eq i32 %445, 4
  br i1 %446, label %447, label %449

447:                                              ; preds = %443
  %448 = load i64, ptr %44, align 8
  br label %451

449:                                              ; preds = %443
  %450 = load i64, ptr %38, align 8
  br label %451

451:                                              ; preds = %449, %447
  %452 = phi i64 [ %448, %447 ], [ %450, %449 ]
  %453 = load i32, ptr %15, align 4
  %454 = icmp eq i32 %453, 5
  br i1 %454, label %455, label %457

455:                                              ; preds = %451
  %456 = load i64, ptr %44, align 8
  br label %459

457:                                              ; preds = %451
  %458 = load i64, ptr %37, align 8
  br label %459

459:                                              ; preds = %457, %455
  %460 = phi i64 [ %456, %455 ], [ %458, %457 ]
  %461 = load i32, ptr %15, align 4
  %462 = icmp eq i32 %461, 6
  br i1 %462, label %463, label %465

463:                                              ; preds = %459
  %464 = load i64, ptr %44, align 8
  br label %467

465:                                              ; preds = %459
  %466 = load i64, ptr %36, align 8
  br label %467

467:                                              ; preds = %465, %463
  %468 = phi i64 [ %464, %463 ], [ %466, %465 ]
  %469 = load i32, ptr %15, align 4
  %470 = icmp eq i32 %469, 7
  br i1 %470, label %471, label %473

471:                                              ; preds = %467
  %472 = load i64, ptr %44, align 8
  br label %475

473:                                              ; preds = %467
  %474 = load i64, ptr %34, align 8
  br label %475

475:                                              ; preds = %473, %471
  %476 = phi i64 [ %472, %471 ], [ %474, %473 ]
  %477 = call i64 @offset_in(ptr noundef %420, i64 noundef %428, i64 noundef %436, i64 noundef %444, i64 noundef %452, i64 noundef %460, i64 noundef %468, i64 noundef %476)
  %478 = call i32 @is_true(ptr noundef %419, i64 noundef %477)
  %479 = icmp ne i32 %478, 0
  br i1 %479, label %480, label %498

480:                                              ; preds = %475, %410
  %481 = load ptr, ptr %11, align 8
  %482 = getelementptr inbounds %struct.descriptor, ptr %481, i32 0, i32 0
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %45, align 8
  %485 = getelementptr inbounds i8, ptr %483, i64 %484
  %486 = load i64, ptr %485, align 8
  store i64 %486, ptr %46, align 8
  %487 = load i8, ptr %43, align 1
  %488 = trunc i8 %487 to i1
  br i1 %488, label %489, label %494

489:                                              ; preds = %480
  %490 = load ptr, ptr %12, align 8
  %491 = load i64, ptr %42, align 8
  %492 = load i64, ptr %46, align 8
  %493 = call i64 %490(i64 noundef %491, i64 noundef %492)
  br label %496

494:                                              ; preds = %480
  %495 = load i64, ptr %46, align 8
  br label %496

496:                                              ; preds = %494, %489
  %497 = phi i64 [ %493, %489 ], [ %495, %494 ]
  store i64 %497, ptr %42, align 8
  store i8 1, ptr %43, align 1
  br label %498

498:                                              ; preds = %496, %475
  br label %499

499:                                              ; preds = %498
  %500 = load i64, ptr %44, align 8
  %501 = add nsw i64 %500, 1
  store i64 %501, ptr %44, align 8
  br label %326

502:                                              ; preds = %331
  %503 = load i8, ptr %43, align 1
  %504 = trunc i8 %503 to i1
  %505 = zext i1 %504 to i32
  %506 = load ptr, ptr %13, align 8
  %507 = load i32, ptr %14, align 4
  call void @require(i32 noundef %505, ptr noundef @.str.11, ptr noundef %506, i32 noundef %507)
  %508 = load i64, ptr %42, align 8
  %509 = load ptr, ptr %10, align 8
  %510 = getelementptr inbounds %struct.descriptor, ptr %509, i32 0, i32 0
  %511 = load ptr, ptr %510, align 8
  %512 = load i64, ptr %34, align 8
  %513 = load i64, ptr %32, align 8
  %514 = mul nsw i64 %512, %513
  %515 = load i64, ptr %36, align 8
  %516 = add nsw i64 %514, %515
  %517 = load i64, ptr %31, align 8
  %518 = mul nsw i64 %516, %517
  %519 = load i64, ptr %37, align 8
  %520 = add nsw i64 %518, %519
  %521 = load i64, ptr %30, align 8
  %522 = mul nsw i64 %520, %521
  %523 = load i64, ptr %38, align 8
  %524 = add nsw i64 %522, %523
  %525 = load i64, ptr %29, align 8
  %526 = mul nsw i64 %524, %525
  %527 = load i64, ptr %39, align 8
  %528 = add nsw i64 %526, %527
  %529 = load i64, ptr %28, align 8
  %530 = mul nsw i64 %528, %529
  %531 = load i64, ptr %40, align 8
  %532 = add nsw i64 %530, %531
  %533 = load i64, ptr %27, align 8
  %534 = mul nsw i64 %532, %533
  %535 = load i64, ptr %41, align 8
  %536 = add nsw i64 %534, %535
  %537 = mul nsw i64 %536, 8
  %538 = getelementptr inbounds i8, ptr %511, i64 %537
  store i64 %508, ptr %538, align 8
  br label %539

539:                                              ; preds = %502
  %540 = load i64, ptr %41, align 8
  %541 = add nsw i64 %540, 1
  store i64 %541, ptr %41, align 8
  br label %309

542:                                              ; preds = %313
  br label %543

543:                                              ; preds = %542
  %544 = load i64, ptr %40, align 8
  %545 = add nsw i64 %544, 1
  store i64 %545, ptr %40, align 8
  br label %303

546:                                              ; preds = %307
  br label %547

547:                                              ; preds = %546
  %548 = load i64, ptr %39, align 8
  %549 = add nsw i64 %548, 1
  store i64 %549, ptr %39, align 8
  br label %297

550:                                              ; preds = %301
  br label %551

551:                                              ; preds = %550
  %552 = load i64, ptr %38, align 8
  %553 = add nsw i64 %552, 1
  store i64 %553, ptr %38, align 8
  br label %291

554:                                              ; preds = %295
  br label %555

555:                                              ; preds = %554
  %556 = load i64, ptr %37, align 8
  %557 = add nsw i64 %556, 1
  store i64 %557, ptr %37, align 8
  br label %285

558:                                              ; preds = %289
  br label %559

559:                                              ; preds = %558
  %560 = load i64, ptr %36, align 8
  %561 = add nsw i64 %560, 1
  store i64 %561, ptr %36, align 8
  br label %279

562:                                              ; preds = %283
  br label %563

563:                                              ; preds = %562
  %564 = load i64, ptr %34, align 8
  %565 = add nsw i64 %564, 1
  store i64 %565, ptr %34, align 8
  br label %273

566:                                              ; preds = %277
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
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i32, align 4
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %47 = zext i1 %8 to i8
  store i8 %47, ptr %18, align 1
  %48 = load i8, ptr %18, align 1
  %49 = trunc i8 %48 to i1
  %50 = load i32, ptr %15, align 4
  %51 = icmp sge i32 %50, 1
  br i1 %51, label %52, label %59

52:                                               ; preds = %9
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %11, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %53, %57
  br label %59

59:                                               ; preds = %52, %9
  %60 = phi i1 [ false, %9 ], [ %58, %52 ]
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %13, align 8
  %63 = load i32, ptr %14, align 4
  call void @require(i32 noundef %61, ptr noundef @.str.12, ptr noundef %62, i32 noundef %63)
  %64 = load ptr, ptr %11, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr @fortran_ranks, align 4
  %69 = icmp sle i32 %67, %68
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %14, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.2, ptr noundef %71, i32 noundef %72)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 0, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 1, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 2, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %11, align 8
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 3, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %11, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 4, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %11, align 8
  %104 = load ptr, ptr %11, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = call ptr @dimension_of(ptr noundef %103, i32 noundef 5, i32 noundef %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %108, i64 24, i1 false)
  %109 = load ptr, ptr %11, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = call ptr @dimension_of(ptr noundef %109, i32 noundef 6, i32 noundef %113)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %114, i64 24, i1 false)
  %115 = load i32, ptr %15, align 4
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %118

117:                                              ; preds = %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 24, i1 false)
  br label %144

118:                                              ; preds = %59
  %119 = load i32, ptr %15, align 4
  %120 = icmp eq i32 %119, 2
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %20, i64 24, i1 false)
  br label %143

122:                                              ; preds = %118
  %123 = load i32, ptr %15, align 4
  %124 = icmp eq i32 %123, 3
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %21, i64 24, i1 false)
  br label %142

126:                                              ; preds = %122
  %127 = load i32, ptr %15, align 4
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %22, i64 24, i1 false)
  br label %141

130:                                              ; preds = %126
  %131 = load i32, ptr %15, align 4
  %132 = icmp eq i32 %131, 5
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %23, i64 24, i1 false)
  br label %140

134:                                              ; preds = %130
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 6
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 24, i1 false)
  br label %139

138:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %25, i64 24, i1 false)
  br label %139

139:                                              ; preds = %138, %137
  br label %140

140:                                              ; preds = %139, %133
  br label %141

141:                                              ; preds = %140, %129
  br label %142

142:                                              ; preds = %141, %125
  br label %143

143:                                              ; preds = %142, %121
  br label %144

144:                                              ; preds = %143, %117
  %145 = load i32, ptr %15, align 4
  %146 = icmp eq i32 %145, 1
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %151

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi i64 [ 1, %147 ], [ %150, %148 ]
  store i64 %152, ptr %27, align 8
  %153 = load i32, ptr %15, align 4
  %154 = icmp eq i32 %153, 2
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %155
  %160 = phi i64 [ 1, %155 ], [ %158, %156 ]
  store i64 %160, ptr %28, align 8
  %161 = load i32, ptr %15, align 4
  %162 = icmp eq i32 %161, 3
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %167

164:                                              ; preds = %159
  %165 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  br label %167

167:                                              ; preds = %164, %163
  %168 = phi i64 [ 1, %163 ], [ %166, %164 ]
  store i64 %168, ptr %29, align 8
  %169 = load i32, ptr %15, align 4
  %170 = icmp eq i32 %169, 4
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  br label %175

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  br label %175

175:                                              ; preds = %172, %171
  %176 = phi i64 [ 1, %171 ], [ %174, %172 ]
  store i64 %176, ptr %30, align 8
  %177 = load i32, ptr %15, align 4
  %178 = icmp eq i32 %177, 5
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  br label %183

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %183

183:                                              ; preds = %180, %179
  %184 = phi i64 [ 1, %179 ], [ %182, %180 ]
  store i64 %184, ptr %31, align 8
  %185 = load i32, ptr %15, align 4
  %186 = icmp eq i32 %185, 6
  br i1 %186, label %187, label %188

187:                                              ; preds = %183
  br label %191

188:                                              ; preds = %183
  %189 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  br label %191

191:                                              ; preds = %188, %187
  %192 = phi i64 [ 1, %187 ], [ %190, %188 ]
  store i64 %192, ptr %32, align 8
  %193 = load i32, ptr %15, align 4
  %194 = icmp eq i32 %193, 7
  br i1 %194, label %195, label %196

195:                                              ; preds = %191
  br label %199

196:                                              ; preds = %191
  %197 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  br label %199

199:                                              ; preds = %196, %195
  %200 = phi i64 [ 1, %195 ], [ %198, %196 ]
  store i64 %200, ptr %33, align 8
  %201 = load ptr, ptr %11, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 3
  %203 = load i8, ptr %202, align 4
  %204 = zext i8 %203 to i32
  %205 = sub nsw i32 %204, 1
  %206 = trunc i32 %205 to i8
  %207 = load ptr, ptr %10, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 3
  store i8 %206, ptr %208, align 4
  %209 = load ptr, ptr %10, align 8
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load i32, ptr %15, align 4
  %214 = icmp sle i32 %213, 1
  br i1 %214, label %215, label %218

215:                                              ; preds = %199
  %216 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  br label %221

218:                                              ; preds = %199
  %219 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %215
  %222 = phi i64 [ %217, %215 ], [ %220, %218 ]
  %223 = load i32, ptr %15, align 4
  %224 = icmp sle i32 %223, 2
  br i1 %224, label %225, label %228

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %231

228:                                              ; preds = %221
  %229 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  br label %231

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %227, %225 ], [ %230, %228 ]
  %233 = load i32, ptr %15, align 4
  %234 = icmp sle i32 %233, 3
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %241

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              ; preds = %238, %235
  %242 = phi i64 [ %237, %235 ], [ %240, %238 ]
  %243 = load i32, ptr %15, align 4
  %244 = icmp sle i32 %243, 4
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  br label %251

248:                                              ; preds = %241
  %249 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  br label %251

251:                                              ; preds = %248, %245
  %252 = phi i64 [ %247, %245 ], [ %250, %248 ]
  %253 = load i32, ptr %15, align 4
  %254 = icmp sle i32 %253, 5
  br i1 %254, label %255, label %258

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %257 = load i64, ptr %256, align 8
  br label %261

258:                                              ; preds = %251
  %259 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  br label %261

261:                                              ; preds = %258, %255
  %262 = phi i64 [ %257, %255 ], [ %260, %258 ]
  %263 = load i32, ptr %15, align 4
  %264 = icmp sle i32 %263, 6
  br i1 %264, label %265, label %268

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  br label %271

268:                                              ; preds = %261
  %269 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  br label %271

271:                                              ; preds = %268, %265
  %272 = phi i64 [ %267, %265 ], [ %270, %268 ]
  call void @made(ptr noundef %209, i64 noundef %212, i64 noundef %222, i64 noundef %232, i64 noundef %242, i64 noundef %252, i64 noundef %262, i64 noundef %272, i64 noundef 1)
  store i64 0, ptr %34, align 8
  br label %273

273:                                              ; preds = %561, %271
  %274 = load i64, ptr %34, align 8
  %275 = load i64, ptr %33, align 8
  %276 = icmp slt i64 %274, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %273
  store i32 2, ptr %35, align 4
  br label %564

278:                                              ; preds = %273
  store i64 0, ptr %36, align 8
  br label %279

279:                                              ; preds = %557, %278
  %280 = load i64, ptr %36, align 8
  %281 = load i64, ptr %32, align 8
  %282 = icmp slt i64 %280, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %279
  store i32 5, ptr %35, align 4
  br label %560

284:                                              ; preds = %279
  store i64 0, ptr %37, align 8
  br label %285

285:                                              ; preds = %553, %284
  %286 = load i64, ptr %37, align 8
  %287 = load i64, ptr %31, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %290, label %289

289:                                              ; preds = %285
  store i32 8, ptr %35, align 4
  br label %556

290:                                              ; preds = %285
  store i64 0, ptr %38, align 8
  br label %291

291:                                              ; preds = %549, %290
  %292 = load i64, ptr %38, align 8
  %293 = load i64, ptr %30, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %291
  store i32 11, ptr %35, align 4
  br label %552

296:                                              ; preds = %291
  store i64 0, ptr %39, align 8
  br label %297

297:                                              ; preds = %545, %296
  %298 = load i64, ptr %39, align 8
  %299 = load i64, ptr %29, align 8
  %300 = icmp slt i64 %298, %299
  br i1 %300, label %302, label %301

301:                                              ; preds = %297
  store i32 14, ptr %35, align 4
  br label %548

302:                                              ; preds = %297
  store i64 0, ptr %40, align 8
  br label %303

303:                                              ; preds = %541, %302
  %304 = load i64, ptr %40, align 8
  %305 = load i64, ptr %28, align 8
  %306 = icmp slt i64 %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %303
  store i32 17, ptr %35, align 4
  br label %544

308:                                              ; preds = %303
  store i64 0, ptr %41, align 8
  br label %309

309:                                              ; preds = %537, %308
  %310 = load i64, ptr %41, align 8
  %311 = load i64, ptr %27, align 8
  %312 = icmp slt i64 %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %309
  store i32 20, ptr %35, align 4
  br label %540

314:                                              ; preds = %309
  %315 = load ptr, ptr %17, align 8
  %316 = icmp ne ptr %315, null
  br i1 %316, label %317, label %320

317:                                              ; preds = %314
  %318 = load ptr, ptr %17, align 8
  %319 = load i32, ptr %318, align 4
  br label %321

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320, %317
  %322 = phi i32 [ %319, %317 ], [ 0, %320 ]
  store i32 %322, ptr %42, align 4
  %323 = load ptr, ptr %17, align 8
  %324 = icmp ne ptr %323, null
  %325 = zext i1 %324 to i8
  store i8 %325, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %326

326:                                              ; preds = %497, %321
  %327 = load i64, ptr %44, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 23, ptr %35, align 4
  br label %500

332:                                              ; preds = %326
  %333 = load i32, ptr %15, align 4
  %334 = icmp eq i32 %333, 1
  br i1 %334, label %335, label %337

335:                                              ; preds = %332
  %336 = load i64, ptr %44, align 8
  br label %339

337:                                              ; preds = %332
  %338 = load i64, ptr %41, align 8
  br label %339

339:                                              ; preds = %337, %335
  %340 = phi i64 [ %336, %335 ], [ %338, %337 ]
  %341 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %340, %342
  %344 = load i32, ptr %15, align 4
  %345 = icmp eq i32 %344, 2
  br i1 %345, label %346, label %348

346:                                              ; preds = %339
  %347 = load i64, ptr %44, align 8
  br label %350

348:                                              ; preds = %339
  %349 = load i64, ptr %40, align 8
  br label %350

350:                                              ; preds = %348, %346
  %351 = phi i64 [ %347, %346 ], [ %349, %348 ]
  %352 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %343, %354
  %356 = load i32, ptr %15, align 4
  %357 = icmp eq i32 %356, 3
  br i1 %357, label %358, label %360

358:                                              ; preds = %350
  %359 = load i64, ptr %44, align 8
  br label %362

360:                                              ; preds = %350
  %361 = load i64, ptr %39, align 8
  br label %362

362:                                              ; preds = %360, %358
  %363 = phi i64 [ %359, %358 ], [ %361, %360 ]
  %364 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = add nsw i64 %355, %366
  %368 = load i32, ptr %15, align 4
  %369 = icmp eq i32 %368, 4
  br i1 %369, label %370, label %372

370:                                              ; preds = %362
  %371 = load i64, ptr %44, align 8
  br label %374

372:                                              ; preds = %362
  %373 = load i64, ptr %38, align 8
  br label %374

374:                                              ; preds = %372, %370
  %375 = phi i64 [ %371, %370 ], [ %373, %372 ]
  %376 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %375, %377
  %379 = add nsw i64 %367, %378
  %380 = load i32, ptr %15, align 4
  %381 = icmp eq i32 %380, 5
  br i1 %381, label %382, label %384

382:                                              ; preds = %374
  %383 = load i64, ptr %44, align 8
  br label %386

384:                                              ; preds = %374
  %385 = load i64, ptr %37, align 8
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i64 [ %383, %382 ], [ %385, %384 ]
  %388 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %387, %389
  %391 = add nsw i64 %379, %390
  %392 = load i32, ptr %15, align 4
  %393 = icmp eq i32 %392, 6
  br i1 %393, label %394, label %396

394:                                              ; preds = %386
  %395 = load i64, ptr %44, align 8
  br label %398

396:                                              ; preds = %386
  %397 = load i64, ptr %36, align 8
  br label %398

398:                                              ; preds = %396, %394
  %399 = phi i64 [ %395, %394 ], [ %397, %396 ]
  %400 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %399, %401
  %403 = add nsw i64 %391, %402
  %404 = load i32, ptr %15, align 4
  %405 = icmp eq i32 %404, 7
  br i1 %405, label %406, label %408

406:                                              ; preds = %398
  %407 = load i64, ptr %44, align 8
  br label %410

408:                                              ; preds = %398
  %409 = load i64, ptr %34, align 8
  br label %410

410:                                              ; preds = %408, %406
  %411 = phi i64 [ %407, %406 ], [ %409, %408 ]
  %412 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %403, %414
  store i64 %415, ptr %45, align 8
  %416 = load ptr, ptr %16, align 8
  %417 = icmp ne ptr %416, null
  br i1 %417, label %418, label %480

418:                                              ; preds = %410
  %419 = load ptr, ptr %16, align 8
  %420 = load ptr, ptr %16, align 8
  %421 = load i32, ptr %15, align 4
  %422 = icmp eq i32 %421, 1
  br i1 %422, label %423, label %425

423:                                              ; preds = %418
  %424 = load i64, ptr %44, align 8
  br label %427

425:                                              ; preds = %418
  %426 = load i64, ptr %41, align 8
  br label %427

427:                                              ; preds = %425, %423
  %428 = phi i64 [ %424, %423 ], [ %426, %425 ]
  %429 = load i32, ptr %15, align 4
  %430 = icmp eq i32 %429, 2
  br i1 %430, label %431, label %433

431:                                              ; preds = %427
  %432 = load i64, ptr %44, align 8
  br label %435

433:                                              ; preds = %427
  %434 = load i64, ptr %40, align 8
  br label %435

435:                                              ; preds = %433, %431
  %436 = phi i64 [ %432, %431 ], [ %434, %433 ]
  %437 = load i32, ptr %15, align 4
  %438 = icmp eq i32 %437, 3
  br i1 %438, label %439, label %441

439:                                              ; preds = %435
  %440 = load i64, ptr %44, align 8
  br label %443

441:                                              ; preds = %435
  %442 = load i64, ptr %39, align 8
  br label %443

443:                                              ; preds = %441, %439
  %444 = phi i64 [ %440, %439 ], [ %442, %441 ]
  %445 = load i32, ptr %15, align 4
  %446 = icmp eq i32 %445, 4
  br i1 %446, label %447, label %449

447:                                              ; preds = %443
  %448 = load i64, ptr %44, align 8
  br label %451

449:                                              ; preds = %443
  %450 = load i64, ptr %38, align 8
  br label %451

451:                                              ; preds = %449, %447
  %452 = phi i64 [ %448, %447 ], [ %450, %449 ]
  %453 = load i32, ptr %15, align 4
  %454 = icmp eq i32 %453, 5
  br i1 %454, label %455, label %457

455:                                              ; preds = %451
  %456 = load i64, ptr %44, align 8
  br label %459

457:                                              ; preds = %451
  %458 = load i64, ptr %37, align 8
  br label %459

459:                                              ; preds = %457, %455
  %460 = phi i64 [ %456, %455 ], [ %458, %457 ]
  %461 = load i32, ptr %15, align 4
  %462 = icmp eq i32 %461, 6
  br i1 %462, label %463, label %465

463:                                              ; preds = %459
  %464 = load i64, ptr %44, align 8
  br label %467

465:                                              ; preds = %459
  %466 = load i64, ptr %36, align 8
  br label %467

467:                                              ; preds = %465, %463
  %468 = phi i64 [ %464, %463 ], [ %466, %465 ]
  %469 = load i32, ptr %15, align 4
  %470 = icmp eq i32 %469, 7
  br i1 %470, label %471, label %473

471:                                              ; preds = %467
  %472 = load i64, ptr %44, align 8
  br label %475

473:                                              ; preds = %467
  %474 = load i64, ptr %34, align 8
  br label %475

475:                                              ; preds = %473, %471
  %476 = phi i64 [ %472, %471 ], [ %474, %473 ]
  %477 = call i64 @offset_in(ptr noundef %420, i64 noundef %428, i64 noundef %436, i64 noundef %444, i64 noundef %452, i64 noundef %460, i64 noundef %468, i64 noundef %476)
  %478 = call i32 @is_true(ptr noundef %419, i64 noundef %477)
  %479 = icmp ne i32 %478, 0
  br i1 %479, label %480, label %496

480:                                              ; preds = %475, %410
  %481 = load ptr, ptr %11, align 8
  %482 = getelementptr inbounds %struct.descriptor, ptr %481, i32 0, i32 0
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %45, align 8
  %485 = getelementptr inbounds i8, ptr %483, i64 %484
  %486 = load i32, ptr %485, align 4
  store i32 %486, ptr %46, align 4
  %487 = load i8, ptr %43, align 1
  %488 = trunc i8 %487 to i1
  br i1 %488, label %489, label %492

489:                                              ; preds = %480
  %490 = load ptr, ptr %12, align 8
  %491 = call i32 %490(ptr noundef %42, ptr noundef %46)
  br label %494

492:                                              ; preds = %480
  %493 = load i32, ptr %46, align 4
  br label %494

494:                                              ; preds = %492, %489
  %495 = phi i32 [ %491, %489 ], [ %493, %492 ]
  store i32 %495, ptr %42, align 4
  store i8 1, ptr %43, align 1
  br label %496

496:                                              ; preds = %494, %475
  br label %497

497:                                              ; preds = %496
  %498 = load i64, ptr %44, align 8
  %499 = add nsw i64 %498, 1
  store i64 %499, ptr %44, align 8
  br label %326

500:                                              ; preds = %331
  %501 = load i8, ptr %43, align 1
  %502 = trunc i8 %501 to i1
  %503 = zext i1 %502 to i32
  %504 = load ptr, ptr %13, align 8
  %505 = load i32, ptr %14, align 4
  call void @require(i32 noundef %503, ptr noundef @.str.11, ptr noundef %504, i32 noundef %505)
  %506 = load i32, ptr %42, align 4
  %507 = load ptr, ptr %10, align 8
  %508 = getelementptr inbounds %struct.descriptor, ptr %507, i32 0, i32 0
  %509 = load ptr, ptr %508, align 8
  %510 = load i64, ptr %34, align 8
  %511 = load i64, ptr %32, align 8
  %512 = mul nsw i64 %510, %511
  %513 = load i64, ptr %36, align 8
  %514 = add nsw i64 %512, %513
  %515 = load i64, ptr %31, align 8
  %516 = mul nsw i64 %514, %515
  %517 = load i64, ptr %37, align 8
  %518 = add nsw i64 %516, %517
  %519 = load i64, ptr %30, align 8
  %520 = mul nsw i64 %518, %519
  %521 = load i64, ptr %38, align 8
  %522 = add nsw i64 %520, %521
  %523 = load i64, ptr %29, align 8
  %524 = mul nsw i64 %522, %523
  %525 = load i64, ptr %39, align 8
  %526 = add nsw i64 %524, %525
  %527 = load i64, ptr %28, align 8
  %528 = mul nsw i64 %526, %527
  %529 = load i64, ptr %40, align 8
  %530 = add nsw i64 %528, %529
  %531 = load i64, ptr %27, align 8
  %532 = mul nsw i64 %530, %531
  %533 = load i64, ptr %41, align 8
  %534 = add nsw i64 %532, %533
  %535 = mul nsw i64 %534, 4
  %536 = getelementptr inbounds i8, ptr %509, i64 %535
  store i32 %506, ptr %536, align 4
  br label %537

537:                                              ; preds = %500
  %538 = load i64, ptr %41, align 8
  %539 = add nsw i64 %538, 1
  store i64 %539, ptr %41, align 8
  br label %309

540:                                              ; preds = %313
  br label %541

541:                                              ; preds = %540
  %542 = load i64, ptr %40, align 8
  %543 = add nsw i64 %542, 1
  store i64 %543, ptr %40, align 8
  br label %303

544:                                              ; preds = %307
  br label %545

545:                                              ; preds = %544
  %546 = load i64, ptr %39, align 8
  %547 = add nsw i64 %546, 1
  store i64 %547, ptr %39, align 8
  br label %297

548:                                              ; preds = %301
  br label %549

549:                                              ; preds = %548
  %550 = load i64, ptr %38, align 8
  %551 = add nsw i64 %550, 1
  store i64 %551, ptr %38, align 8
  br label %291

552:                                              ; preds = %295
  br label %553

553:                                              ; preds = %552
  %554 = load i64, ptr %37, align 8
  %555 = add nsw i64 %554, 1
  store i64 %555, ptr %37, align 8
  br label %285

556:                                              ; preds = %289
  br label %557

557:                                              ; preds = %556
  %558 = load i64, ptr %36, align 8
  %559 = add nsw i64 %558, 1
  store i64 %559, ptr %36, align 8
  br label %279

560:                                              ; preds = %283
  br label %561

561:                                              ; preds = %560
  %562 = load i64, ptr %34, align 8
  %563 = add nsw i64 %562, 1
  store i64 %563, ptr %34, align 8
  br label %273

564:                                              ; preds = %277
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
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i32, align 4
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %47 = zext i1 %8 to i8
  store i8 %47, ptr %18, align 1
  %48 = load i8, ptr %18, align 1
  %49 = trunc i8 %48 to i1
  %50 = load i32, ptr %15, align 4
  %51 = icmp sge i32 %50, 1
  br i1 %51, label %52, label %59

52:                                               ; preds = %9
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %11, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %53, %57
  br label %59

59:                                               ; preds = %52, %9
  %60 = phi i1 [ false, %9 ], [ %58, %52 ]
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %13, align 8
  %63 = load i32, ptr %14, align 4
  call void @require(i32 noundef %61, ptr noundef @.str.12, ptr noundef %62, i32 noundef %63)
  %64 = load ptr, ptr %11, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr @fortran_ranks, align 4
  %69 = icmp sle i32 %67, %68
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %14, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.2, ptr noundef %71, i32 noundef %72)
  %73 = load ptr, ptr %11, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 0, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %11, align 8
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 1, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %11, align 8
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 2, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %11, align 8
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 3, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %11, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 4, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %11, align 8
  %104 = load ptr, ptr %11, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = call ptr @dimension_of(ptr noundef %103, i32 noundef 5, i32 noundef %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %108, i64 24, i1 false)
  %109 = load ptr, ptr %11, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = call ptr @dimension_of(ptr noundef %109, i32 noundef 6, i32 noundef %113)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %114, i64 24, i1 false)
  %115 = load i32, ptr %15, align 4
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %118

117:                                              ; preds = %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 24, i1 false)
  br label %144

118:                                              ; preds = %59
  %119 = load i32, ptr %15, align 4
  %120 = icmp eq i32 %119, 2
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %20, i64 24, i1 false)
  br label %143

122:                                              ; preds = %118
  %123 = load i32, ptr %15, align 4
  %124 = icmp eq i32 %123, 3
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %21, i64 24, i1 false)
  br label %142

126:                                              ; preds = %122
  %127 = load i32, ptr %15, align 4
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %22, i64 24, i1 false)
  br label %141

130:                                              ; preds = %126
  %131 = load i32, ptr %15, align 4
  %132 = icmp eq i32 %131, 5
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %23, i64 24, i1 false)
  br label %140

134:                                              ; preds = %130
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 6
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %24, i64 24, i1 false)
  br label %139

138:                                              ; preds = %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %25, i64 24, i1 false)
  br label %139

139:                                              ; preds = %138, %137
  br label %140

140:                                              ; preds = %139, %133
  br label %141

141:                                              ; preds = %140, %129
  br label %142

142:                                              ; preds = %141, %125
  br label %143

143:                                              ; preds = %142, %121
  br label %144

144:                                              ; preds = %143, %117
  %145 = load i32, ptr %15, align 4
  %146 = icmp eq i32 %145, 1
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %151

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi i64 [ 1, %147 ], [ %150, %148 ]
  store i64 %152, ptr %27, align 8
  %153 = load i32, ptr %15, align 4
  %154 = icmp eq i32 %153, 2
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %155
  %160 = phi i64 [ 1, %155 ], [ %158, %156 ]
  store i64 %160, ptr %28, align 8
  %161 = load i32, ptr %15, align 4
  %162 = icmp eq i32 %161, 3
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %167

164:                                              ; preds = %159
  %165 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  br label %167

167:                                              ; preds = %164, %163
  %168 = phi i64 [ 1, %163 ], [ %166, %164 ]
  store i64 %168, ptr %29, align 8
  %169 = load i32, ptr %15, align 4
  %170 = icmp eq i32 %169, 4
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  br label %175

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  br label %175

175:                                              ; preds = %172, %171
  %176 = phi i64 [ 1, %171 ], [ %174, %172 ]
  store i64 %176, ptr %30, align 8
  %177 = load i32, ptr %15, align 4
  %178 = icmp eq i32 %177, 5
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  br label %183

180:                                              ; preds = %175
  %181 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %183

183:                                              ; preds = %180, %179
  %184 = phi i64 [ 1, %179 ], [ %182, %180 ]
  store i64 %184, ptr %31, align 8
  %185 = load i32, ptr %15, align 4
  %186 = icmp eq i32 %185, 6
  br i1 %186, label %187, label %188

187:                                              ; preds = %183
  br label %191

188:                                              ; preds = %183
  %189 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  br label %191

191:                                              ; preds = %188, %187
  %192 = phi i64 [ 1, %187 ], [ %190, %188 ]
  store i64 %192, ptr %32, align 8
  %193 = load i32, ptr %15, align 4
  %194 = icmp eq i32 %193, 7
  br i1 %194, label %195, label %196

195:                                              ; preds = %191
  br label %199

196:                                              ; preds = %191
  %197 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  br label %199

199:                                              ; preds = %196, %195
  %200 = phi i64 [ 1, %195 ], [ %198, %196 ]
  store i64 %200, ptr %33, align 8
  %201 = load ptr, ptr %11, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 3
  %203 = load i8, ptr %202, align 4
  %204 = zext i8 %203 to i32
  %205 = sub nsw i32 %204, 1
  %206 = trunc i32 %205 to i8
  %207 = load ptr, ptr %10, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 3
  store i8 %206, ptr %208, align 4
  %209 = load ptr, ptr %10, align 8
  %210 = load ptr, ptr %11, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load i32, ptr %15, align 4
  %214 = icmp sle i32 %213, 1
  br i1 %214, label %215, label %218

215:                                              ; preds = %199
  %216 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  br label %221

218:                                              ; preds = %199
  %219 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %220 = load i64, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %215
  %222 = phi i64 [ %217, %215 ], [ %220, %218 ]
  %223 = load i32, ptr %15, align 4
  %224 = icmp sle i32 %223, 2
  br i1 %224, label %225, label %228

225:                                              ; preds = %221
  %226 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %231

228:                                              ; preds = %221
  %229 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %230 = load i64, ptr %229, align 8
  br label %231

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %227, %225 ], [ %230, %228 ]
  %233 = load i32, ptr %15, align 4
  %234 = icmp sle i32 %233, 3
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %237 = load i64, ptr %236, align 8
  br label %241

238:                                              ; preds = %231
  %239 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              ; preds = %238, %235
  %242 = phi i64 [ %237, %235 ], [ %240, %238 ]
  %243 = load i32, ptr %15, align 4
  %244 = icmp sle i32 %243, 4
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  br label %251

248:                                              ; preds = %241
  %249 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  br label %251

251:                                              ; preds = %248, %245
  %252 = phi i64 [ %247, %245 ], [ %250, %248 ]
  %253 = load i32, ptr %15, align 4
  %254 = icmp sle i32 %253, 5
  br i1 %254, label %255, label %258

255:                                              ; preds = %251
  %256 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %257 = load i64, ptr %256, align 8
  br label %261

258:                                              ; preds = %251
  %259 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  br label %261

261:                                              ; preds = %258, %255
  %262 = phi i64 [ %257, %255 ], [ %260, %258 ]
  %263 = load i32, ptr %15, align 4
  %264 = icmp sle i32 %263, 6
  br i1 %264, label %265, label %268

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  br label %271

268:                                              ; preds = %261
  %269 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  br label %271

271:                                              ; preds = %268, %265
  %272 = phi i64 [ %267, %265 ], [ %270, %268 ]
  call void @made(ptr noundef %209, i64 noundef %212, i64 noundef %222, i64 noundef %232, i64 noundef %242, i64 noundef %252, i64 noundef %262, i64 noundef %272, i64 noundef 1)
  store i64 0, ptr %34, align 8
  br label %273

273:                                              ; preds = %563, %271
  %274 = load i64, ptr %34, align 8
  %275 = load i64, ptr %33, align 8
  %276 = icmp slt i64 %274, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %273
  store i32 2, ptr %35, align 4
  br label %566

278:                                              ; preds = %273
  store i64 0, ptr %36, align 8
  br label %279

279:                                              ; preds = %559, %278
  %280 = load i64, ptr %36, align 8
  %281 = load i64, ptr %32, align 8
  %282 = icmp slt i64 %280, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %279
  store i32 5, ptr %35, align 4
  br label %562

284:                                              ; preds = %279
  store i64 0, ptr %37, align 8
  br label %285

285:                                              ; preds = %555, %284
  %286 = load i64, ptr %37, align 8
  %287 = load i64, ptr %31, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %290, label %289

289:                                              ; preds = %285
  store i32 8, ptr %35, align 4
  br label %558

290:                                              ; preds = %285
  store i64 0, ptr %38, align 8
  br label %291

291:                                              ; preds = %551, %290
  %292 = load i64, ptr %38, align 8
  %293 = load i64, ptr %30, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %291
  store i32 11, ptr %35, align 4
  br label %554

296:                                              ; preds = %291
  store i64 0, ptr %39, align 8
  br label %297

297:                                              ; preds = %547, %296
  %298 = load i64, ptr %39, align 8
  %299 = load i64, ptr %29, align 8
  %300 = icmp slt i64 %298, %299
  br i1 %300, label %302, label %301

301:                                              ; preds = %297
  store i32 14, ptr %35, align 4
  br label %550

302:                                              ; preds = %297
  store i64 0, ptr %40, align 8
  br label %303

303:                                              ; preds = %543, %302
  %304 = load i64, ptr %40, align 8
  %305 = load i64, ptr %28, align 8
  %306 = icmp slt i64 %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %303
  store i32 17, ptr %35, align 4
  br label %546

308:                                              ; preds = %303
  store i64 0, ptr %41, align 8
  br label %309

309:                                              ; preds = %539, %308
  %310 = load i64, ptr %41, align 8
  %311 = load i64, ptr %27, align 8
  %312 = icmp slt i64 %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %309
  store i32 20, ptr %35, align 4
  br label %542

314:                                              ; preds = %309
  %315 = load ptr, ptr %17, align 8
  %316 = icmp ne ptr %315, null
  br i1 %316, label %317, label %320

317:                                              ; preds = %314
  %318 = load ptr, ptr %17, align 8
  %319 = load i32, ptr %318, align 4
  br label %321

320:                                              ; preds = %314
  br label %321

321:                                              ; preds = %320, %317
  %322 = phi i32 [ %319, %317 ], [ 0, %320 ]
  store i32 %322, ptr %42, align 4
  %323 = load ptr, ptr %17, align 8
  %324 = icmp ne ptr %323, null
  %325 = zext i1 %324 to i8
  store i8 %325, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %326

326:                                              ; preds = %499, %321
  %327 = load i64, ptr %44, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 23, ptr %35, align 4
  br label %502

332:                                              ; preds = %326
  %333 = load i32, ptr %15, align 4
  %334 = icmp eq i32 %333, 1
  br i1 %334, label %335, label %337

335:                                              ; preds = %332
  %336 = load i64, ptr %44, align 8
  br label %339

337:                                              ; preds = %332
  %338 = load i64, ptr %41, align 8
  br label %339

339:                                              ; preds = %337, %335
  %340 = phi i64 [ %336, %335 ], [ %338, %337 ]
  %341 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %340, %342
  %344 = load i32, ptr %15, align 4
  %345 = icmp eq i32 %344, 2
  br i1 %345, label %346, label %348

346:                                              ; preds = %339
  %347 = load i64, ptr %44, align 8
  br label %350

348:                                              ; preds = %339
  %349 = load i64, ptr %40, align 8
  br label %350

350:                                              ; preds = %348, %346
  %351 = phi i64 [ %347, %346 ], [ %349, %348 ]
  %352 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %343, %354
  %356 = load i32, ptr %15, align 4
  %357 = icmp eq i32 %356, 3
  br i1 %357, label %358, label %360

358:                                              ; preds = %350
  %359 = load i64, ptr %44, align 8
  br label %362

360:                                              ; preds = %350
  %361 = load i64, ptr %39, align 8
  br label %362

362:                                              ; preds = %360, %358
  %363 = phi i64 [ %359, %358 ], [ %361, %360 ]
  %364 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = add nsw i64 %355, %366
  %368 = load i32, ptr %15, align 4
  %369 = icmp eq i32 %368, 4
  br i1 %369, label %370, label %372

370:                                              ; preds = %362
  %371 = load i64, ptr %44, align 8
  br label %374

372:                                              ; preds = %362
  %373 = load i64, ptr %38, align 8
  br label %374

374:                                              ; preds = %372, %370
  %375 = phi i64 [ %371, %370 ], [ %373, %372 ]
  %376 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %375, %377
  %379 = add nsw i64 %367, %378
  %380 = load i32, ptr %15, align 4
  %381 = icmp eq i32 %380, 5
  br i1 %381, label %382, label %384

382:                                              ; preds = %374
  %383 = load i64, ptr %44, align 8
  br label %386

384:                                              ; preds = %374
  %385 = load i64, ptr %37, align 8
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i64 [ %383, %382 ], [ %385, %384 ]
  %388 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %387, %389
  %391 = add nsw i64 %379, %390
  %392 = load i32, ptr %15, align 4
  %393 = icmp eq i32 %392, 6
  br i1 %393, label %394, label %396

394:                                              ; preds = %386
  %395 = load i64, ptr %44, align 8
  br label %398

396:                                              ; preds = %386
  %397 = load i64, ptr %36, align 8
  br label %398

398:                                              ; preds = %396, %394
  %399 = phi i64 [ %395, %394 ], [ %397, %396 ]
  %400 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %399, %401
  %403 = add nsw i64 %391, %402
  %404 = load i32, ptr %15, align 4
  %405 = icmp eq i32 %404, 7
  br i1 %405, label %406, label %408

406:                                              ; preds = %398
  %407 = load i64, ptr %44, align 8
  br label %410

408:                                              ; preds = %398
  %409 = load i64, ptr %34, align 8
  br label %410

410:                                              ; preds = %408, %406
  %411 = phi i64 [ %407, %406 ], [ %409, %408 ]
  %412 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %403, %414
  store i64 %415, ptr %45, align 8
  %416 = load ptr, ptr %16, align 8
  %417 = icmp ne ptr %416, null
  br i1 %417, label %418, label %480

418:                                              ; preds = %410
  %419 = load ptr, ptr %16, align 8
  %420 = load ptr, ptr %16, align 8
  %421 = load i32, ptr %15, align 4
  %422 = icmp eq i32 %421, 1
  br i1 %422, label %423, label %425

423:                                              ; preds = %418
  %424 = load i64, ptr %44, align 8
  br label %427

425:                                              ; preds = %418
  %426 = load i64, ptr %41, align 8
  br label %427

427:                                              ; preds = %425, %423
  %428 = phi i64 [ %424, %423 ], [ %426, %425 ]
  %429 = load i32, ptr %15, align 4
  %430 = icmp eq i32 %429, 2
  br i1 %430, label %431, label %433

431:                                              ; preds = %427
  %432 = load i64, ptr %44, align 8
  br label %435

433:                                              ; preds = %427
  %434 = load i64, ptr %40, align 8
  br label %435

435:                                              ; preds = %433, %431
  %436 = phi i64 [ %432, %431 ], [ %434, %433 ]
  %437 = load i32, ptr %15, align 4
  %438 = icmp eq i32 %437, 3
  br i1 %438, label %439, label %441

439:                                              ; preds = %435
  %440 = load i64, ptr %44, align 8
  br label %443

441:                                              ; preds = %435
  %442 = load i64, ptr %39, align 8
  br label %443

443:                                              ; preds = %441, %439
  %444 = phi i64 [ %440, %439 ], [ %442, %441 ]
  %445 = load i32, ptr %15, align 4
  %446 = icmp eq i32 %445, 4
  br i1 %446, label %447, label %449

447:                                              ; preds = %443
  %448 = load i64, ptr %44, align 8
  br label %451

449:                                              ; preds = %443
  %450 = load i64, ptr %38, align 8
  br label %451

451:                                              ; preds = %449, %447
  %452 = phi i64 [ %448, %447 ], [ %450, %449 ]
  %453 = load i32, ptr %15, align 4
  %454 = icmp eq i32 %453, 5
  br i1 %454, label %455, label %457

455:                                              ; preds = %451
  %456 = load i64, ptr %44, align 8
  br label %459

457:                                              ; preds = %451
  %458 = load i64, ptr %37, align 8
  br label %459

459:                                              ; preds = %457, %455
  %460 = phi i64 [ %456, %455 ], [ %458, %457 ]
  %461 = load i32, ptr %15, align 4
  %462 = icmp eq i32 %461, 6
  br i1 %462, label %463, label %465

463:                                              ; preds = %459
  %464 = load i64, ptr %44, align 8
  br label %467

465:                                              ; preds = %459
  %466 = load i64, ptr %36, align 8
  br label %467

467:                                              ; preds = %465, %463
  %468 = phi i64 [ %464, %463 ], [ %466, %465 ]
  %469 = load i32, ptr %15, align 4
  %470 = icmp eq i32 %469, 7
  br i1 %470, label %471, label %473

471:                                              ; preds = %467
  %472 = load i64, ptr %44, align 8
  br label %475

473:                                              ; preds = %467
  %474 = load i64, ptr %34, align 8
  br label %475

475:                                              ; preds = %473, %471
  %476 = phi i64 [ %472, %471 ], [ %474, %473 ]
  %477 = call i64 @offset_in(ptr noundef %420, i64 noundef %428, i64 noundef %436, i64 noundef %444, i64 noundef %452, i64 noundef %460, i64 noundef %468, i64 noundef %476)
  %478 = call i32 @is_true(ptr noundef %419, i64 noundef %477)
  %479 = icmp ne i32 %478, 0
  br i1 %479, label %480, label %498

480:                                              ; preds = %475, %410
  %481 = load ptr, ptr %11, align 8
  %482 = getelementptr inbounds %struct.descriptor, ptr %481, i32 0, i32 0
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %45, align 8
  %485 = getelementptr inbounds i8, ptr %483, i64 %484
  %486 = load i32, ptr %485, align 4
  store i32 %486, ptr %46, align 4
  %487 = load i8, ptr %43, align 1
  %488 = trunc i8 %487 to i1
  br i1 %488, label %489, label %494

489:                                              ; preds = %480
  %490 = load ptr, ptr %12, align 8
  %491 = load i32, ptr %42, align 4
  %492 = load i32, ptr %46, align 4
  %493 = call i32 %490(i32 noundef %491, i32 noundef %492)
  br label %496

494:                                              ; preds = %480
  %495 = load i32, ptr %46, align 4
  br label %496

496:                                              ; preds = %494, %489
  %497 = phi i32 [ %493, %489 ], [ %495, %494 ]
  store i32 %497, ptr %42, align 4
  store i8 1, ptr %43, align 1
  br label %498

498:                                              ; preds = %496, %475
  br label %499

499:                                              ; preds = %498
  %500 = load i64, ptr %44, align 8
  %501 = add nsw i64 %500, 1
  store i64 %501, ptr %44, align 8
  br label %326

502:                                              ; preds = %331
  %503 = load i8, ptr %43, align 1
  %504 = trunc i8 %503 to i1
  %505 = zext i1 %504 to i32
  %506 = load ptr, ptr %13, align 8
  %507 = load i32, ptr %14, align 4
  call void @require(i32 noundef %505, ptr noundef @.str.11, ptr noundef %506, i32 noundef %507)
  %508 = load i32, ptr %42, align 4
  %509 = load ptr, ptr %10, align 8
  %510 = getelementptr inbounds %struct.descriptor, ptr %509, i32 0, i32 0
  %511 = load ptr, ptr %510, align 8
  %512 = load i64, ptr %34, align 8
  %513 = load i64, ptr %32, align 8
  %514 = mul nsw i64 %512, %513
  %515 = load i64, ptr %36, align 8
  %516 = add nsw i64 %514, %515
  %517 = load i64, ptr %31, align 8
  %518 = mul nsw i64 %516, %517
  %519 = load i64, ptr %37, align 8
  %520 = add nsw i64 %518, %519
  %521 = load i64, ptr %30, align 8
  %522 = mul nsw i64 %520, %521
  %523 = load i64, ptr %38, align 8
  %524 = add nsw i64 %522, %523
  %525 = load i64, ptr %29, align 8
  %526 = mul nsw i64 %524, %525
  %527 = load i64, ptr %39, align 8
  %528 = add nsw i64 %526, %527
  %529 = load i64, ptr %28, align 8
  %530 = mul nsw i64 %528, %529
  %531 = load i64, ptr %40, align 8
  %532 = add nsw i64 %530, %531
  %533 = load i64, ptr %27, align 8
  %534 = mul nsw i64 %532, %533
  %535 = load i64, ptr %41, align 8
  %536 = add nsw i64 %534, %535
  %537 = mul nsw i64 %536, 4
  %538 = getelementptr inbounds i8, ptr %511, i64 %537
  store i32 %508, ptr %538, align 4
  br label %539

539:                                              ; preds = %502
  %540 = load i64, ptr %41, align 8
  %541 = add nsw i64 %540, 1
  store i64 %541, ptr %41, align 8
  br label %309

542:                                              ; preds = %313
  br label %543

543:                                              ; preds = %542
  %544 = load i64, ptr %40, align 8
  %545 = add nsw i64 %544, 1
  store i64 %545, ptr %40, align 8
  br label %303

546:                                              ; preds = %307
  br label %547

547:                                              ; preds = %546
  %548 = load i64, ptr %39, align 8
  %549 = add nsw i64 %548, 1
  store i64 %549, ptr %39, align 8
  br label %297

550:                                              ; preds = %301
  br label %551

551:                                              ; preds = %550
  %552 = load i64, ptr %38, align 8
  %553 = add nsw i64 %552, 1
  store i64 %553, ptr %38, align 8
  br label %291

554:                                              ; preds = %295
  br label %555

555:                                              ; preds = %554
  %556 = load i64, ptr %37, align 8
  %557 = add nsw i64 %556, 1
  store i64 %557, ptr %37, align 8
  br label %285

558:                                              ; preds = %289
  br label %559

559:                                              ; preds = %558
  %560 = load i64, ptr %36, align 8
  %561 = add nsw i64 %560, 1
  store i64 %561, ptr %36, align 8
  br label %279

562:                                              ; preds = %283
  br label %563

563:                                              ; preds = %562
  %564 = load i64, ptr %34, align 8
  %565 = add nsw i64 %564, 1
  store i64 %565, ptr %34, align 8
  br label %273

566:                                              ; preds = %277
  ret void
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #6

declare ptr @malloc(i64 noundef) #7

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
  %64 = load i32, ptr @fortran_ranks, align 4
  %65 = icmp slt i32 4, %64
  br i1 %65, label %66, label %80

66:                                               ; preds = %63
  %67 = load ptr, ptr %2, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = icmp slt i32 4, %70
  br i1 %71, label %72, label %80

72:                                               ; preds = %66
  %73 = load ptr, ptr %2, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 7
  %75 = getelementptr inbounds [0 x %struct.dimension], ptr %74, i64 0, i64 4
  %76 = getelementptr inbounds %struct.dimension, ptr %75, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = load i64, ptr %3, align 8
  %79 = mul i64 %78, %77
  store i64 %79, ptr %3, align 8
  br label %80

80:                                               ; preds = %72, %66, %63
  %81 = load i32, ptr @fortran_ranks, align 4
  %82 = icmp slt i32 5, %81
  br i1 %82, label %83, label %97

83:                                               ; preds = %80
  %84 = load ptr, ptr %2, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = icmp slt i32 5, %87
  br i1 %88, label %89, label %97

89:                                               ; preds = %83
  %90 = load ptr, ptr %2, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 7
  %92 = getelementptr inbounds [0 x %struct.dimension], ptr %91, i64 0, i64 5
  %93 = getelementptr inbounds %struct.dimension, ptr %92, i32 0, i32 1
  %94 = load i64, ptr %93, align 8
  %95 = load i64, ptr %3, align 8
  %96 = mul i64 %95, %94
  store i64 %96, ptr %3, align 8
  br label %97

97:                                               ; preds = %89, %83, %80
  %98 = load i32, ptr @fortran_ranks, align 4
  %99 = icmp slt i32 6, %98
  br i1 %99, label %100, label %114

100:                                              ; preds = %97
  %101 = load ptr, ptr %2, align 8
  %102 = getelementptr inbounds %struct.descriptor, ptr %101, i32 0, i32 3
  %103 = load i8, ptr %102, align 4
  %104 = zext i8 %103 to i32
  %105 = icmp slt i32 6, %104
  br i1 %105, label %106, label %114

106:                                              ; preds = %100
  %107 = load ptr, ptr %2, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 7
  %109 = getelementptr inbounds [0 x %struct.dimension], ptr %108, i64 0, i64 6
  %110 = getelementptr inbounds %struct.dimension, ptr %109, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = load i64, ptr %3, align 8
  %113 = mul i64 %112, %111
  store i64 %113, ptr %3, align 8
  br label %114

114:                                              ; preds = %106, %100, %97
  br label %115

115:                                              ; preds = %114
  br label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %3, align 8
  ret i64 %117
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


