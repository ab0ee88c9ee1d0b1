
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
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca float, align 4
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %45 = load ptr, ptr %8, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 28
  br i1 %49, label %62, label %50

50:                                               ; preds = %6
  %51 = load ptr, ptr %8, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 27
  br i1 %55, label %62, label %56

56:                                               ; preds = %50
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp sle i32 %60, 24
  br label %62

62:                                               ; preds = %56, %50, %6
  %63 = phi i1 [ true, %50 ], [ true, %6 ], [ %61, %56 ]
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %10, align 8
  %66 = load i32, ptr %11, align 4
  call void @require(i32 noundef %64, ptr noundef @.str, ptr noundef %65, i32 noundef %66)
  %67 = load i32, ptr %9, align 4
  %68 = icmp sge i32 %67, 1
  br i1 %68, label %69, label %76

69:                                               ; preds = %62
  %70 = load i32, ptr %9, align 4
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = icmp sle i32 %70, %74
  br label %76

76:                                               ; preds = %69, %62
  %77 = phi i1 [ false, %62 ], [ %75, %69 ]
  %78 = zext i1 %77 to i32
  %79 = load ptr, ptr %10, align 8
  %80 = load i32, ptr %11, align 4
  call void @require(i32 noundef %78, ptr noundef @.str.1, ptr noundef %79, i32 noundef %80)
  %81 = load ptr, ptr %8, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 3
  %83 = load i8, ptr %82, align 4
  %84 = zext i8 %83 to i32
  %85 = icmp sle i32 %84, 4
  %86 = zext i1 %85 to i32
  %87 = load ptr, ptr %10, align 8
  %88 = load i32, ptr %11, align 4
  call void @require(i32 noundef %86, ptr noundef @.str.2, ptr noundef %87, i32 noundef %88)
  %89 = load ptr, ptr %8, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 0, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %8, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 1, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %8, align 8
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 2, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %106, i64 24, i1 false)
  %107 = load ptr, ptr %8, align 8
  %108 = load ptr, ptr %8, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = call ptr @dimension_of(ptr noundef %107, i32 noundef 3, i32 noundef %111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %112, i64 24, i1 false)
  %113 = load i32, ptr %9, align 4
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %115, label %116

115:                                              ; preds = %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %13, i64 24, i1 false)
  br label %127

116:                                              ; preds = %76
  %117 = load i32, ptr %9, align 4
  %118 = icmp eq i32 %117, 2
  br i1 %118, label %119, label %120

119:                                              ; preds = %116
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %14, i64 24, i1 false)
  br label %126

120:                                              ; preds = %116
  %121 = load i32, ptr %9, align 4
  %122 = icmp eq i32 %121, 3
  br i1 %122, label %123, label %124

123:                                              ; preds = %120
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %15, i64 24, i1 false)
  br label %125

124:                                              ; preds = %120
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 24, i1 false)
  br label %125

125:                                              ; preds = %124, %123
  br label %126

126:                                              ; preds = %125, %119
  br label %127

127:                                              ; preds = %126, %115
  %128 = load i32, ptr %9, align 4
  %129 = icmp eq i32 %128, 1
  br i1 %129, label %130, label %131

130:                                              ; preds = %127
  br label %134

131:                                              ; preds = %127
  %132 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  br label %134

134:                                              ; preds = %131, %130
  %135 = phi i64 [ 1, %130 ], [ %133, %131 ]
  store i64 %135, ptr %18, align 8
  %136 = load i32, ptr %9, align 4
  %137 = icmp eq i32 %136, 2
  br i1 %137, label %138, label %139

138:                                              ; preds = %134
  br label %142

139:                                              ; preds = %134
  %140 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  br label %142

142:                                              ; preds = %139, %138
  %143 = phi i64 [ 1, %138 ], [ %141, %139 ]
  store i64 %143, ptr %19, align 8
  %144 = load i32, ptr %9, align 4
  %145 = icmp eq i32 %144, 3
  br i1 %145, label %146, label %147

146:                                              ; preds = %142
  br label %150

147:                                              ; preds = %142
  %148 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  br label %150

150:                                              ; preds = %147, %146
  %151 = phi i64 [ 1, %146 ], [ %149, %147 ]
  store i64 %151, ptr %20, align 8
  %152 = load i32, ptr %9, align 4
  %153 = icmp eq i32 %152, 4
  br i1 %153, label %154, label %155

154:                                              ; preds = %150
  br label %158

155:                                              ; preds = %150
  %156 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  br label %158

158:                                              ; preds = %155, %154
  %159 = phi i64 [ 1, %154 ], [ %157, %155 ]
  store i64 %159, ptr %21, align 8
  %160 = load ptr, ptr %8, align 8
  %161 = getelementptr inbounds %struct.descriptor, ptr %160, i32 0, i32 3
  %162 = load i8, ptr %161, align 4
  %163 = zext i8 %162 to i32
  %164 = sub nsw i32 %163, 1
  %165 = trunc i32 %164 to i8
  %166 = load ptr, ptr %7, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 3
  store i8 %165, ptr %167, align 4
  %168 = load ptr, ptr %7, align 8
  %169 = load ptr, ptr %8, align 8
  %170 = getelementptr inbounds %struct.descriptor, ptr %169, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = load i32, ptr %9, align 4
  %173 = icmp eq i32 %172, 1
  br i1 %173, label %174, label %177

174:                                              ; preds = %158
  %175 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  br label %179

177:                                              ; preds = %158
  %178 = load i64, ptr %18, align 8
  br label %179

179:                                              ; preds = %177, %174
  %180 = phi i64 [ %176, %174 ], [ %178, %177 ]
  %181 = load i32, ptr %9, align 4
  %182 = icmp sle i32 %181, 2
  br i1 %182, label %183, label %186

183:                                              ; preds = %179
  %184 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  br label %188

186:                                              ; preds = %179
  %187 = load i64, ptr %19, align 8
  br label %188

188:                                              ; preds = %186, %183
  %189 = phi i64 [ %185, %183 ], [ %187, %186 ]
  %190 = load i32, ptr %9, align 4
  %191 = icmp sle i32 %190, 3
  br i1 %191, label %192, label %195

192:                                              ; preds = %188
  %193 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  br label %197

195:                                              ; preds = %188
  %196 = load i64, ptr %20, align 8
  br label %197

197:                                              ; preds = %195, %192
  %198 = phi i64 [ %194, %192 ], [ %196, %195 ]
  call void @made(ptr noundef %168, i64 noundef %171, i64 noundef %180, i64 noundef %189, i64 noundef %198, i64 noundef 1)
  %199 = load ptr, ptr %8, align 8
  %200 = getelementptr inbounds %struct.descriptor, ptr %199, i32 0, i32 4
  %201 = load i8, ptr %200, align 1
  %202 = zext i8 %201 to i32
  %203 = icmp eq i32 %202, 28
  br i1 %203, label %204, label %348

204:                                              ; preds = %197
  store i64 0, ptr %22, align 8
  br label %205

205:                                              ; preds = %344, %204
  %206 = load i64, ptr %22, align 8
  %207 = load i64, ptr %21, align 8
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %210, label %209

209:                                              ; preds = %205
  store i32 2, ptr %23, align 4
  br label %347

210:                                              ; preds = %205
  store i64 0, ptr %24, align 8
  br label %211

211:                                              ; preds = %340, %210
  %212 = load i64, ptr %24, align 8
  %213 = load i64, ptr %20, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %211
  store i32 5, ptr %23, align 4
  br label %343

216:                                              ; preds = %211
  store i64 0, ptr %25, align 8
  br label %217

217:                                              ; preds = %336, %216
  %218 = load i64, ptr %25, align 8
  %219 = load i64, ptr %19, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %217
  store i32 8, ptr %23, align 4
  br label %339

222:                                              ; preds = %217
  store i64 0, ptr %26, align 8
  br label %223

223:                                              ; preds = %332, %222
  %224 = load i64, ptr %26, align 8
  %225 = load i64, ptr %18, align 8
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 11, ptr %23, align 4
  br label %335

228:                                              ; preds = %223
  store double 0.000000e+00, ptr %27, align 8
  store i64 0, ptr %28, align 8
  br label %229

229:                                              ; preds = %309, %228
  %230 = load i64, ptr %28, align 8
  %231 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %232 = load i64, ptr %231, align 8
  %233 = icmp slt i64 %230, %232
  br i1 %233, label %235, label %234

234:                                              ; preds = %229
  store i32 14, ptr %23, align 4
  br label %312

235:                                              ; preds = %229
  %236 = load i32, ptr %9, align 4
  %237 = icmp eq i32 %236, 1
  br i1 %237, label %238, label %240

238:                                              ; preds = %235
  %239 = load i64, ptr %28, align 8
  br label %242

240:                                              ; preds = %235
  %241 = load i64, ptr %26, align 8
  br label %242

242:                                              ; preds = %240, %238
  %243 = phi i64 [ %239, %238 ], [ %241, %240 ]
  store i64 %243, ptr %29, align 8
  %244 = load i32, ptr %9, align 4
  %245 = icmp eq i32 %244, 2
  br i1 %245, label %246, label %248

246:                                              ; preds = %242
  %247 = load i64, ptr %28, align 8
  br label %250

248:                                              ; preds = %242
  %249 = load i64, ptr %25, align 8
  br label %250

250:                                              ; preds = %248, %246
  %251 = phi i64 [ %247, %246 ], [ %249, %248 ]
  store i64 %251, ptr %30, align 8
  %252 = load i32, ptr %9, align 4
  %253 = icmp eq i32 %252, 3
  br i1 %253, label %254, label %256

254:                                              ; preds = %250
  %255 = load i64, ptr %28, align 8
  br label %258

256:                                              ; preds = %250
  %257 = load i64, ptr %24, align 8
  br label %258

258:                                              ; preds = %256, %254
  %259 = phi i64 [ %255, %254 ], [ %257, %256 ]
  store i64 %259, ptr %31, align 8
  %260 = load i32, ptr %9, align 4
  %261 = icmp eq i32 %260, 4
  br i1 %261, label %262, label %264

262:                                              ; preds = %258
  %263 = load i64, ptr %28, align 8
  br label %266

264:                                              ; preds = %258
  %265 = load i64, ptr %22, align 8
  br label %266

266:                                              ; preds = %264, %262
  %267 = phi i64 [ %263, %262 ], [ %265, %264 ]
  store i64 %267, ptr %32, align 8
  %268 = load i64, ptr %29, align 8
  %269 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %270 = load i64, ptr %269, align 8
  %271 = mul nsw i64 %268, %270
  %272 = load i64, ptr %30, align 8
  %273 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %274 = load i64, ptr %273, align 8
  %275 = mul nsw i64 %272, %274
  %276 = add nsw i64 %271, %275
  %277 = load i64, ptr %31, align 8
  %278 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %279 = load i64, ptr %278, align 8
  %280 = mul nsw i64 %277, %279
  %281 = add nsw i64 %276, %280
  %282 = load i64, ptr %32, align 8
  %283 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %284 = load i64, ptr %283, align 8
  %285 = mul nsw i64 %282, %284
  %286 = add nsw i64 %281, %285
  store i64 %286, ptr %33, align 8
  %287 = load ptr, ptr %12, align 8
  %288 = icmp ne ptr %287, null
  br i1 %288, label %289, label %299

289:                                              ; preds = %266
  %290 = load ptr, ptr %12, align 8
  %291 = load ptr, ptr %12, align 8
  %292 = load i64, ptr %29, align 8
  %293 = load i64, ptr %30, align 8
  %294 = load i64, ptr %31, align 8
  %295 = load i64, ptr %32, align 8
  %296 = call i64 @offset_in(ptr noundef %291, i64 noundef %292, i64 noundef %293, i64 noundef %294, i64 noundef %295)
  %297 = call i32 @is_true(ptr noundef %290, i64 noundef %296)
  %298 = icmp ne i32 %297, 0
  br i1 %298, label %299, label %308

299:                                              ; preds = %289, %266
  %300 = load ptr, ptr %8, align 8
  %301 = getelementptr inbounds %struct.descriptor, ptr %300, i32 0, i32 0
  %302 = load ptr, ptr %301, align 8
  %303 = load i64, ptr %33, align 8
  %304 = getelementptr inbounds i8, ptr %302, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = load double, ptr %27, align 8
  %307 = fadd double %306, %305
  store double %307, ptr %27, align 8
  br label %308

308:                                              ; preds = %299, %289
  br label %309

309:                                              ; preds = %308
  %310 = load i64, ptr %28, align 8
  %311 = add nsw i64 %310, 1
  store i64 %311, ptr %28, align 8
  br label %229

312:                                              ; preds = %234
  %313 = load double, ptr %27, align 8
  %314 = load ptr, ptr %7, align 8
  %315 = getelementptr inbounds %struct.descriptor, ptr %314, i32 0, i32 0
  %316 = load ptr, ptr %315, align 8
  %317 = load i64, ptr %22, align 8
  %318 = load i64, ptr %20, align 8
  %319 = mul nsw i64 %317, %318
  %320 = load i64, ptr %24, align 8
  %321 = add nsw i64 %319, %320
  %322 = load i64, ptr %19, align 8
  %323 = mul nsw i64 %321, %322
  %324 = load i64, ptr %25, align 8
  %325 = add nsw i64 %323, %324
  %326 = load i64, ptr %18, align 8
  %327 = mul nsw i64 %325, %326
  %328 = load i64, ptr %26, align 8
  %329 = add nsw i64 %327, %328
  %330 = mul nsw i64 %329, 8
  %331 = getelementptr inbounds i8, ptr %316, i64 %330
  store double %313, ptr %331, align 8
  br label %332

332:                                              ; preds = %312
  %333 = load i64, ptr %26, align 8
  %334 = add nsw i64 %333, 1
  store i64 %334, ptr %26, align 8
  br label %223

335:                                              ; preds = %227
  br label %336

336:                                              ; preds = %335
  %337 = load i64, ptr %25, align 8
  %338 = add nsw i64 %337, 1
  store i64 %338, ptr %25, align 8
  br label %217

339:                                              ; preds = %221
  br label %340

340:                                              ; preds = %339
  %341 = load i64, ptr %24, align 8
  %342 = add nsw i64 %341, 1
  store i64 %342, ptr %24, align 8
  br label %211

343:                                              ; preds = %215
  br label %344

344:                                              ; preds = %343
  %345 = load i64, ptr %22, align 8
  %346 = add nsw i64 %345, 1
  store i64 %346, ptr %22, align 8
  br label %205

347:                                              ; preds = %209
  br label %508

348:                                              ; preds = %197
  %349 = load ptr, ptr %8, align 8
  %350 = getelementptr inbounds %struct.descriptor, ptr %349, i32 0, i32 4
  %351 = load i8, ptr %350, align 1
  %352 = zext i8 %351 to i32
  %353 = icmp sle i32 %352, 24
  br i1 %353, label %354, label %363

354:                                              ; preds = %348
  %355 = load ptr, ptr %7, align 8
  %356 = getelementptr inbounds %struct.descriptor, ptr %355, i32 0, i32 0
  %357 = load ptr, ptr %356, align 8
  %358 = load ptr, ptr %8, align 8
  %359 = load i32, ptr %9, align 4
  %360 = load ptr, ptr %10, align 8
  %361 = load i32, ptr %11, align 4
  %362 = load ptr, ptr %12, align 8
  call void @put_Sum(ptr noundef %357, ptr noundef %358, i32 noundef %359, ptr noundef %360, i32 noundef %361, ptr noundef %362)
  br label %507

363:                                              ; preds = %348
  store i64 0, ptr %34, align 8
  br label %364

364:                                              ; preds = %503, %363
  %365 = load i64, ptr %34, align 8
  %366 = load i64, ptr %21, align 8
  %367 = icmp slt i64 %365, %366
  br i1 %367, label %369, label %368

368:                                              ; preds = %364
  store i32 17, ptr %23, align 4
  br label %506

369:                                              ; preds = %364
  store i64 0, ptr %35, align 8
  br label %370

370:                                              ; preds = %499, %369
  %371 = load i64, ptr %35, align 8
  %372 = load i64, ptr %20, align 8
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %375, label %374

374:                                              ; preds = %370
  store i32 20, ptr %23, align 4
  br label %502

375:                                              ; preds = %370
  store i64 0, ptr %36, align 8
  br label %376

376:                                              ; preds = %495, %375
  %377 = load i64, ptr %36, align 8
  %378 = load i64, ptr %19, align 8
  %379 = icmp slt i64 %377, %378
  br i1 %379, label %381, label %380

380:                                              ; preds = %376
  store i32 23, ptr %23, align 4
  br label %498

381:                                              ; preds = %376
  store i64 0, ptr %37, align 8
  br label %382

382:                                              ; preds = %491, %381
  %383 = load i64, ptr %37, align 8
  %384 = load i64, ptr %18, align 8
  %385 = icmp slt i64 %383, %384
  br i1 %385, label %387, label %386

386:                                              ; preds = %382
  store i32 26, ptr %23, align 4
  br label %494

387:                                              ; preds = %382
  store float 0.000000e+00, ptr %38, align 4
  store i64 0, ptr %39, align 8
  br label %388

388:                                              ; preds = %468, %387
  %389 = load i64, ptr %39, align 8
  %390 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %391 = load i64, ptr %390, align 8
  %392 = icmp slt i64 %389, %391
  br i1 %392, label %394, label %393

393:                                              ; preds = %388
  store i32 29, ptr %23, align 4
  br label %471

394:                                              ; preds = %388
  %395 = load i32, ptr %9, align 4
  %396 = icmp eq i32 %395, 1
  br i1 %396, label %397, label %399

397:                                              ; preds = %394
  %398 = load i64, ptr %39, align 8
  br label %401

399:                                              ; preds = %394
  %400 = load i64, ptr %37, align 8
  br label %401

401:                                              ; preds = %399, %397
  %402 = phi i64 [ %398, %397 ], [ %400, %399 ]
  store i64 %402, ptr %40, align 8
  %403 = load i32, ptr %9, align 4
  %404 = icmp eq i32 %403, 2
  br i1 %404, label %405, label %407

405:                                              ; preds = %401
  %406 = load i64, ptr %39, align 8
  br label %409

407:                                              ; preds = %401
  %408 = load i64, ptr %36, align 8
  br label %409

409:                                              ; preds = %407, %405
  %410 = phi i64 [ %406, %405 ], [ %408, %407 ]
  store i64 %410, ptr %41, align 8
  %411 = load i32, ptr %9, align 4
  %412 = icmp eq i32 %411, 3
  br i1 %412, label %413, label %415

413:                                              ; preds = %409
  %414 = load i64, ptr %39, align 8
  br label %417

415:                                              ; preds = %409
  %416 = load i64, ptr %35, align 8
  br label %417

417:                                              ; preds = %415, %413
  %418 = phi i64 [ %414, %413 ], [ %416, %415 ]
  store i64 %418, ptr %42, align 8
  %419 = load i32, ptr %9, align 4
  %420 = icmp eq i32 %419, 4
  br i1 %420, label %421, label %423

421:                                              ; preds = %417
  %422 = load i64, ptr %39, align 8
  br label %425

423:                                              ; preds = %417
  %424 = load i64, ptr %34, align 8
  br label %425

425:                                              ; preds = %423, %421
  %426 = phi i64 [ %422, %421 ], [ %424, %423 ]
  store i64 %426, ptr %43, align 8
  %427 = load i64, ptr %40, align 8
  %428 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %429 = load i64, ptr %428, align 8
  %430 = mul nsw i64 %427, %429
  %431 = load i64, ptr %41, align 8
  %432 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %433 = load i64, ptr %432, align 8
  %434 = mul nsw i64 %431, %433
  %435 = add nsw i64 %430, %434
  %436 = load i64, ptr %42, align 8
  %437 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %438 = load i64, ptr %437, align 8
  %439 = mul nsw i64 %436, %438
  %440 = add nsw i64 %435, %439
  %441 = load i64, ptr %43, align 8
  %442 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %443 = load i64, ptr %442, align 8
  %444 = mul nsw i64 %441, %443
  %445 = add nsw i64 %440, %444
  store i64 %445, ptr %44, align 8
  %446 = load ptr, ptr %12, align 8
  %447 = icmp ne ptr %446, null
  br i1 %447, label %448, label %458

448:                                              ; preds = %425
  %449 = load ptr, ptr %12, align 8
  %450 = load ptr, ptr %12, align 8
  %451 = load i64, ptr %40, align 8
  %452 = load i64, ptr %41, align 8
  %453 = load i64, ptr %42, align 8
  %454 = load i64, ptr %43, align 8
  %455 = call i64 @offset_in(ptr noundef %450, i64 noundef %451, i64 noundef %452, i64 noundef %453, i64 noundef %454)
  %456 = call i32 @is_true(ptr noundef %449, i64 noundef %455)
  %457 = icmp ne i32 %456, 0
  br i1 %457, label %458, label %467

458:                                              ; preds = %448, %425
  %459 = load ptr, ptr %8, align 8
  %460 = getelementptr inbounds %struct.descriptor, ptr %459, i32 0, i32 0
  %461 = load ptr, ptr %460, align 8
  %462 = load i64, ptr %44, align 8
  %463 = getelementptr inbounds i8, ptr %461, i64 %462
  %464 = load float, ptr %463, align 4
  %465 = load float, ptr %38, align 4
  %466 = fadd float %465, %464
  store float %466, ptr %38, align 4
  br label %467

467:                                              ; preds = %458, %448
  br label %468

468:                                              ; preds = %467
  %469 = load i64, ptr %39, align 8
  %470 = add nsw i64 %469, 1
  store i64 %470, ptr %39, align 8
  br label %388

471:                                              ; preds = %393
  %472 = load float, ptr %38, align 4
  %473 = load ptr, ptr %7, align 8
  %474 = getelementptr inbounds %struct.descriptor, ptr %473, i32 0, i32 0
  %475 = load ptr, ptr %474, align 8
  %476 = load i64, ptr %34, align 8
  %477 = load i64, ptr %20, align 8
  %478 = mul nsw i64 %476, %477
  %479 = load i64, ptr %35, align 8
  %480 = add nsw i64 %478, %479
  %481 = load i64, ptr %19, align 8
  %482 = mul nsw i64 %480, %481
  %483 = load i64, ptr %36, align 8
  %484 = add nsw i64 %482, %483
  %485 = load i64, ptr %18, align 8
  %486 = mul nsw i64 %484, %485
  %487 = load i64, ptr %37, align 8
  %488 = add nsw i64 %486, %487
  %489 = mul nsw i64 %488, 4
  %490 = getelementptr inbounds i8, ptr %475, i64 %489
  store float %472, ptr %490, align 4
  br label %491

491:                                              ; preds = %471
  %492 = load i64, ptr %37, align 8
  %493 = add nsw i64 %492, 1
  store i64 %493, ptr %37, align 8
  br label %382

494:                                              ; preds = %386
  br label %495

495:                                              ; preds = %494
  %496 = load i64, ptr %36, align 8
  %497 = add nsw i64 %496, 1
  store i64 %497, ptr %36, align 8
  br label %376

498:                                              ; preds = %380
  br label %499

499:                                              ; preds = %498
  %500 = load i64, ptr %35, align 8
  %501 = add nsw i64 %500, 1
  store i64 %501, ptr %35, align 8
  br label %370

502:                                              ; preds = %374
  br label %503

503:                                              ; preds = %502
  %504 = load i64, ptr %34, align 8
  %505 = add nsw i64 %504, 1
  store i64 %505, ptr %34, align 8
  br label %364

506:                                              ; preds = %368
  br label %507

507:                                              ; preds = %506, %354
  br label %508

508:                                              ; preds = %507, %347
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
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca float, align 4
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %45 = load ptr, ptr %8, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 28
  br i1 %49, label %62, label %50

50:                                               ; preds = %6
  %51 = load ptr, ptr %8, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 27
  br i1 %55, label %62, label %56

56:                                               ; preds = %50
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp sle i32 %60, 24
  br label %62

62:                                               ; preds = %56, %50, %6
  %63 = phi i1 [ true, %50 ], [ true, %6 ], [ %61, %56 ]
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %10, align 8
  %66 = load i32, ptr %11, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.3, ptr noundef %65, i32 noundef %66)
  %67 = load i32, ptr %9, align 4
  %68 = icmp sge i32 %67, 1
  br i1 %68, label %69, label %76

69:                                               ; preds = %62
  %70 = load i32, ptr %9, align 4
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = icmp sle i32 %70, %74
  br label %76

76:                                               ; preds = %69, %62
  %77 = phi i1 [ false, %62 ], [ %75, %69 ]
  %78 = zext i1 %77 to i32
  %79 = load ptr, ptr %10, align 8
  %80 = load i32, ptr %11, align 4
  call void @require(i32 noundef %78, ptr noundef @.str.4, ptr noundef %79, i32 noundef %80)
  %81 = load ptr, ptr %8, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 3
  %83 = load i8, ptr %82, align 4
  %84 = zext i8 %83 to i32
  %85 = icmp sle i32 %84, 4
  %86 = zext i1 %85 to i32
  %87 = load ptr, ptr %10, align 8
  %88 = load i32, ptr %11, align 4
  call void @require(i32 noundef %86, ptr noundef @.str.2, ptr noundef %87, i32 noundef %88)
  %89 = load ptr, ptr %8, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 0, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %8, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 1, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %8, align 8
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 2, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %106, i64 24, i1 false)
  %107 = load ptr, ptr %8, align 8
  %108 = load ptr, ptr %8, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = call ptr @dimension_of(ptr noundef %107, i32 noundef 3, i32 noundef %111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %112, i64 24, i1 false)
  %113 = load i32, ptr %9, align 4
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %115, label %116

115:                                              ; preds = %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %13, i64 24, i1 false)
  br label %127

116:                                              ; preds = %76
  %117 = load i32, ptr %9, align 4
  %118 = icmp eq i32 %117, 2
  br i1 %118, label %119, label %120

119:                                              ; preds = %116
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %14, i64 24, i1 false)
  br label %126

120:                                              ; preds = %116
  %121 = load i32, ptr %9, align 4
  %122 = icmp eq i32 %121, 3
  br i1 %122, label %123, label %124

123:                                              ; preds = %120
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %15, i64 24, i1 false)
  br label %125

124:                                              ; preds = %120
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 24, i1 false)
  br label %125

125:                                              ; preds = %124, %123
  br label %126

126:                                              ; preds = %125, %119
  br label %127

127:                                              ; preds = %126, %115
  %128 = load i32, ptr %9, align 4
  %129 = icmp eq i32 %128, 1
  br i1 %129, label %130, label %131

130:                                              ; preds = %127
  br label %134

131:                                              ; preds = %127
  %132 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  br label %134

134:                                              ; preds = %131, %130
  %135 = phi i64 [ 1, %130 ], [ %133, %131 ]
  store i64 %135, ptr %18, align 8
  %136 = load i32, ptr %9, align 4
  %137 = icmp eq i32 %136, 2
  br i1 %137, label %138, label %139

138:                                              ; preds = %134
  br label %142

139:                                              ; preds = %134
  %140 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  br label %142

142:                                              ; preds = %139, %138
  %143 = phi i64 [ 1, %138 ], [ %141, %139 ]
  store i64 %143, ptr %19, align 8
  %144 = load i32, ptr %9, align 4
  %145 = icmp eq i32 %144, 3
  br i1 %145, label %146, label %147

146:                                              ; preds = %142
  br label %150

147:                                              ; preds = %142
  %148 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  br label %150

150:                                              ; preds = %147, %146
  %151 = phi i64 [ 1, %146 ], [ %149, %147 ]
  store i64 %151, ptr %20, align 8
  %152 = load i32, ptr %9, align 4
  %153 = icmp eq i32 %152, 4
  br i1 %153, label %154, label %155

154:                                              ; preds = %150
  br label %158

155:                                              ; preds = %150
  %156 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  br label %158

158:                                              ; preds = %155, %154
  %159 = phi i64 [ 1, %154 ], [ %157, %155 ]
  store i64 %159, ptr %21, align 8
  %160 = load ptr, ptr %8, align 8
  %161 = getelementptr inbounds %struct.descriptor, ptr %160, i32 0, i32 3
  %162 = load i8, ptr %161, align 4
  %163 = zext i8 %162 to i32
  %164 = sub nsw i32 %163, 1
  %165 = trunc i32 %164 to i8
  %166 = load ptr, ptr %7, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 3
  store i8 %165, ptr %167, align 4
  %168 = load ptr, ptr %7, align 8
  %169 = load ptr, ptr %8, align 8
  %170 = getelementptr inbounds %struct.descriptor, ptr %169, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = load i32, ptr %9, align 4
  %173 = icmp eq i32 %172, 1
  br i1 %173, label %174, label %177

174:                                              ; preds = %158
  %175 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  br label %179

177:                                              ; preds = %158
  %178 = load i64, ptr %18, align 8
  br label %179

179:                                              ; preds = %177, %174
  %180 = phi i64 [ %176, %174 ], [ %178, %177 ]
  %181 = load i32, ptr %9, align 4
  %182 = icmp sle i32 %181, 2
  br i1 %182, label %183, label %186

183:                                              ; preds = %179
  %184 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  br label %188

186:                                              ; preds = %179
  %187 = load i64, ptr %19, align 8
  br label %188

188:                                              ; preds = %186, %183
  %189 = phi i64 [ %185, %183 ], [ %187, %186 ]
  %190 = load i32, ptr %9, align 4
  %191 = icmp sle i32 %190, 3
  br i1 %191, label %192, label %195

192:                                              ; preds = %188
  %193 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  br label %197

195:                                              ; preds = %188
  %196 = load i64, ptr %20, align 8
  br label %197

197:                                              ; preds = %195, %192
  %198 = phi i64 [ %194, %192 ], [ %196, %195 ]
  call void @made(ptr noundef %168, i64 noundef %171, i64 noundef %180, i64 noundef %189, i64 noundef %198, i64 noundef 1)
  %199 = load ptr, ptr %8, align 8
  %200 = getelementptr inbounds %struct.descriptor, ptr %199, i32 0, i32 4
  %201 = load i8, ptr %200, align 1
  %202 = zext i8 %201 to i32
  %203 = icmp eq i32 %202, 28
  br i1 %203, label %204, label %348

204:                                              ; preds = %197
  store i64 0, ptr %22, align 8
  br label %205

205:                                              ; preds = %344, %204
  %206 = load i64, ptr %22, align 8
  %207 = load i64, ptr %21, align 8
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %210, label %209

209:                                              ; preds = %205
  store i32 2, ptr %23, align 4
  br label %347

210:                                              ; preds = %205
  store i64 0, ptr %24, align 8
  br label %211

211:                                              ; preds = %340, %210
  %212 = load i64, ptr %24, align 8
  %213 = load i64, ptr %20, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %211
  store i32 5, ptr %23, align 4
  br label %343

216:                                              ; preds = %211
  store i64 0, ptr %25, align 8
  br label %217

217:                                              ; preds = %336, %216
  %218 = load i64, ptr %25, align 8
  %219 = load i64, ptr %19, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %217
  store i32 8, ptr %23, align 4
  br label %339

222:                                              ; preds = %217
  store i64 0, ptr %26, align 8
  br label %223

223:                                              ; preds = %332, %222
  %224 = load i64, ptr %26, align 8
  %225 = load i64, ptr %18, align 8
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 11, ptr %23, align 4
  br label %335

228:                                              ; preds = %223
  store double 1.000000e+00, ptr %27, align 8
  store i64 0, ptr %28, align 8
  br label %229

229:                                              ; preds = %309, %228
  %230 = load i64, ptr %28, align 8
  %231 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %232 = load i64, ptr %231, align 8
  %233 = icmp slt i64 %230, %232
  br i1 %233, label %235, label %234

234:                                              ; preds = %229
  store i32 14, ptr %23, align 4
  br label %312

235:                                              ; preds = %229
  %236 = load i32, ptr %9, align 4
  %237 = icmp eq i32 %236, 1
  br i1 %237, label %238, label %240

238:                                              ; preds = %235
  %239 = load i64, ptr %28, align 8
  br label %242

240:                                              ; preds = %235
  %241 = load i64, ptr %26, align 8
  br label %242

242:                                              ; preds = %240, %238
  %243 = phi i64 [ %239, %238 ], [ %241, %240 ]
  store i64 %243, ptr %29, align 8
  %244 = load i32, ptr %9, align 4
  %245 = icmp eq i32 %244, 2
  br i1 %245, label %246, label %248

246:                                              ; preds = %242
  %247 = load i64, ptr %28, align 8
  br label %250

248:                                              ; preds = %242
  %249 = load i64, ptr %25, align 8
  br label %250

250:                                              ; preds = %248, %246
  %251 = phi i64 [ %247, %246 ], [ %249, %248 ]
  store i64 %251, ptr %30, align 8
  %252 = load i32, ptr %9, align 4
  %253 = icmp eq i32 %252, 3
  br i1 %253, label %254, label %256

254:                                              ; preds = %250
  %255 = load i64, ptr %28, align 8
  br label %258

256:                                              ; preds = %250
  %257 = load i64, ptr %24, align 8
  br label %258

258:                                              ; preds = %256, %254
  %259 = phi i64 [ %255, %254 ], [ %257, %256 ]
  store i64 %259, ptr %31, align 8
  %260 = load i32, ptr %9, align 4
  %261 = icmp eq i32 %260, 4
  br i1 %261, label %262, label %264

262:                                              ; preds = %258
  %263 = load i64, ptr %28, align 8
  br label %266

264:                                              ; preds = %258
  %265 = load i64, ptr %22, align 8
  br label %266

266:                                              ; preds = %264, %262
  %267 = phi i64 [ %263, %262 ], [ %265, %264 ]
  store i64 %267, ptr %32, align 8
  %268 = load i64, ptr %29, align 8
  %269 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %270 = load i64, ptr %269, align 8
  %271 = mul nsw i64 %268, %270
  %272 = load i64, ptr %30, align 8
  %273 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %274 = load i64, ptr %273, align 8
  %275 = mul nsw i64 %272, %274
  %276 = add nsw i64 %271, %275
  %277 = load i64, ptr %31, align 8
  %278 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %279 = load i64, ptr %278, align 8
  %280 = mul nsw i64 %277, %279
  %281 = add nsw i64 %276, %280
  %282 = load i64, ptr %32, align 8
  %283 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %284 = load i64, ptr %283, align 8
  %285 = mul nsw i64 %282, %284
  %286 = add nsw i64 %281, %285
  store i64 %286, ptr %33, align 8
  %287 = load ptr, ptr %12, align 8
  %288 = icmp ne ptr %287, null
  br i1 %288, label %289, label %299

289:                                              ; preds = %266
  %290 = load ptr, ptr %12, align 8
  %291 = load ptr, ptr %12, align 8
  %292 = load i64, ptr %29, align 8
  %293 = load i64, ptr %30, align 8
  %294 = load i64, ptr %31, align 8
  %295 = load i64, ptr %32, align 8
  %296 = call i64 @offset_in(ptr noundef %291, i64 noundef %292, i64 noundef %293, i64 noundef %294, i64 noundef %295)
  %297 = call i32 @is_true(ptr noundef %290, i64 noundef %296)
  %298 = icmp ne i32 %297, 0
  br i1 %298, label %299, label %308

299:                                              ; preds = %289, %266
  %300 = load ptr, ptr %8, align 8
  %301 = getelementptr inbounds %struct.descriptor, ptr %300, i32 0, i32 0
  %302 = load ptr, ptr %301, align 8
  %303 = load i64, ptr %33, align 8
  %304 = getelementptr inbounds i8, ptr %302, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = load double, ptr %27, align 8
  %307 = fmul double %306, %305
  store double %307, ptr %27, align 8
  br label %308

308:                                              ; preds = %299, %289
  br label %309

309:                                              ; preds = %308
  %310 = load i64, ptr %28, align 8
  %311 = add nsw i64 %310, 1
  store i64 %311, ptr %28, align 8
  br label %229

312:                                              ; preds = %234
  %313 = load double, ptr %27, align 8
  %314 = load ptr, ptr %7, align 8
  %315 = getelementptr inbounds %struct.descriptor, ptr %314, i32 0, i32 0
  %316 = load ptr, ptr %315, align 8
  %317 = load i64, ptr %22, align 8
  %318 = load i64, ptr %20, align 8
  %319 = mul nsw i64 %317, %318
  %320 = load i64, ptr %24, align 8
  %321 = add nsw i64 %319, %320
  %322 = load i64, ptr %19, align 8
  %323 = mul nsw i64 %321, %322
  %324 = load i64, ptr %25, align 8
  %325 = add nsw i64 %323, %324
  %326 = load i64, ptr %18, align 8
  %327 = mul nsw i64 %325, %326
  %328 = load i64, ptr %26, align 8
  %329 = add nsw i64 %327, %328
  %330 = mul nsw i64 %329, 8
  %331 = getelementptr inbounds i8, ptr %316, i64 %330
  store double %313, ptr %331, align 8
  br label %332

332:                                              ; preds = %312
  %333 = load i64, ptr %26, align 8
  %334 = add nsw i64 %333, 1
  store i64 %334, ptr %26, align 8
  br label %223

335:                                              ; preds = %227
  br label %336

336:                                              ; preds = %335
  %337 = load i64, ptr %25, align 8
  %338 = add nsw i64 %337, 1
  store i64 %338, ptr %25, align 8
  br label %217

339:                                              ; preds = %221
  br label %340

340:                                              ; preds = %339
  %341 = load i64, ptr %24, align 8
  %342 = add nsw i64 %341, 1
  store i64 %342, ptr %24, align 8
  br label %211

343:                                              ; preds = %215
  br label %344

344:                                              ; preds = %343
  %345 = load i64, ptr %22, align 8
  %346 = add nsw i64 %345, 1
  store i64 %346, ptr %22, align 8
  br label %205

347:                                              ; preds = %209
  br label %508

348:                                              ; preds = %197
  %349 = load ptr, ptr %8, align 8
  %350 = getelementptr inbounds %struct.descriptor, ptr %349, i32 0, i32 4
  %351 = load i8, ptr %350, align 1
  %352 = zext i8 %351 to i32
  %353 = icmp sle i32 %352, 24
  br i1 %353, label %354, label %363

354:                                              ; preds = %348
  %355 = load ptr, ptr %7, align 8
  %356 = getelementptr inbounds %struct.descriptor, ptr %355, i32 0, i32 0
  %357 = load ptr, ptr %356, align 8
  %358 = load ptr, ptr %8, align 8
  %359 = load i32, ptr %9, align 4
  %360 = load ptr, ptr %10, align 8
  %361 = load i32, ptr %11, align 4
  %362 = load ptr, ptr %12, align 8
  call void @put_Product(ptr noundef %357, ptr noundef %358, i32 noundef %359, ptr noundef %360, i32 noundef %361, ptr noundef %362)
  br label %507

363:                                              ; preds = %348
  store i64 0, ptr %34, align 8
  br label %364

364:                                              ; preds = %503, %363
  %365 = load i64, ptr %34, align 8
  %366 = load i64, ptr %21, align 8
  %367 = icmp slt i64 %365, %366
  br i1 %367, label %369, label %368

368:                                              ; preds = %364
  store i32 17, ptr %23, align 4
  br label %506

369:                                              ; preds = %364
  store i64 0, ptr %35, align 8
  br label %370

370:                                              ; preds = %499, %369
  %371 = load i64, ptr %35, align 8
  %372 = load i64, ptr %20, align 8
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %375, label %374

374:                                              ; preds = %370
  store i32 20, ptr %23, align 4
  br label %502

375:                                              ; preds = %370
  store i64 0, ptr %36, align 8
  br label %376

376:                                              ; preds = %495, %375
  %377 = load i64, ptr %36, align 8
  %378 = load i64, ptr %19, align 8
  %379 = icmp slt i64 %377, %378
  br i1 %379, label %381, label %380

380:                                              ; preds = %376
  store i32 23, ptr %23, align 4
  br label %498

381:                                              ; preds = %376
  store i64 0, ptr %37, align 8
  br label %382

382:                                              ; preds = %491, %381
  %383 = load i64, ptr %37, align 8
  %384 = load i64, ptr %18, align 8
  %385 = icmp slt i64 %383, %384
  br i1 %385, label %387, label %386

386:                                              ; preds = %382
  store i32 26, ptr %23, align 4
  br label %494

387:                                              ; preds = %382
  store float 1.000000e+00, ptr %38, align 4
  store i64 0, ptr %39, align 8
  br label %388

388:                                              ; preds = %468, %387
  %389 = load i64, ptr %39, align 8
  %390 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %391 = load i64, ptr %390, align 8
  %392 = icmp slt i64 %389, %391
  br i1 %392, label %394, label %393

393:                                              ; preds = %388
  store i32 29, ptr %23, align 4
  br label %471

394:                                              ; preds = %388
  %395 = load i32, ptr %9, align 4
  %396 = icmp eq i32 %395, 1
  br i1 %396, label %397, label %399

397:                                              ; preds = %394
  %398 = load i64, ptr %39, align 8
  br label %401

399:                                              ; preds = %394
  %400 = load i64, ptr %37, align 8
  br label %401

401:                                              ; preds = %399, %397
  %402 = phi i64 [ %398, %397 ], [ %400, %399 ]
  store i64 %402, ptr %40, align 8
  %403 = load i32, ptr %9, align 4
  %404 = icmp eq i32 %403, 2
  br i1 %404, label %405, label %407

405:                                              ; preds = %401
  %406 = load i64, ptr %39, align 8
  br label %409

407:                                              ; preds = %401
  %408 = load i64, ptr %36, align 8
  br label %409

409:                                              ; preds = %407, %405
  %410 = phi i64 [ %406, %405 ], [ %408, %407 ]
  store i64 %410, ptr %41, align 8
  %411 = load i32, ptr %9, align 4
  %412 = icmp eq i32 %411, 3
  br i1 %412, label %413, label %415

413:                                              ; preds = %409
  %414 = load i64, ptr %39, align 8
  br label %417

415:                                              ; preds = %409
  %416 = load i64, ptr %35, align 8
  br label %417

417:                                              ; preds = %415, %413
  %418 = phi i64 [ %414, %413 ], [ %416, %415 ]
  store i64 %418, ptr %42, align 8
  %419 = load i32, ptr %9, align 4
  %420 = icmp eq i32 %419, 4
  br i1 %420, label %421, label %423

421:                                              ; preds = %417
  %422 = load i64, ptr %39, align 8
  br label %425

423:                                              ; preds = %417
  %424 = load i64, ptr %34, align 8
  br label %425

425:                                              ; preds = %423, %421
  %426 = phi i64 [ %422, %421 ], [ %424, %423 ]
  store i64 %426, ptr %43, align 8
  %427 = load i64, ptr %40, align 8
  %428 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %429 = load i64, ptr %428, align 8
  %430 = mul nsw i64 %427, %429
  %431 = load i64, ptr %41, align 8
  %432 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %433 = load i64, ptr %432, align 8
  %434 = mul nsw i64 %431, %433
  %435 = add nsw i64 %430, %434
  %436 = load i64, ptr %42, align 8
  %437 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %438 = load i64, ptr %437, align 8
  %439 = mul nsw i64 %436, %438
  %440 = add nsw i64 %435, %439
  %441 = load i64, ptr %43, align 8
  %442 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %443 = load i64, ptr %442, align 8
  %444 = mul nsw i64 %441, %443
  %445 = add nsw i64 %440, %444
  store i64 %445, ptr %44, align 8
  %446 = load ptr, ptr %12, align 8
  %447 = icmp ne ptr %446, null
  br i1 %447, label %448, label %458

448:                                              ; preds = %425
  %449 = load ptr, ptr %12, align 8
  %450 = load ptr, ptr %12, align 8
  %451 = load i64, ptr %40, align 8
  %452 = load i64, ptr %41, align 8
  %453 = load i64, ptr %42, align 8
  %454 = load i64, ptr %43, align 8
  %455 = call i64 @offset_in(ptr noundef %450, i64 noundef %451, i64 noundef %452, i64 noundef %453, i64 noundef %454)
  %456 = call i32 @is_true(ptr noundef %449, i64 noundef %455)
  %457 = icmp ne i32 %456, 0
  br i1 %457, label %458, label %467

458:                                              ; preds = %448, %425
  %459 = load ptr, ptr %8, align 8
  %460 = getelementptr inbounds %struct.descriptor, ptr %459, i32 0, i32 0
  %461 = load ptr, ptr %460, align 8
  %462 = load i64, ptr %44, align 8
  %463 = getelementptr inbounds i8, ptr %461, i64 %462
  %464 = load float, ptr %463, align 4
  %465 = load float, ptr %38, align 4
  %466 = fmul float %465, %464
  store float %466, ptr %38, align 4
  br label %467

467:                                              ; preds = %458, %448
  br label %468

468:                                              ; preds = %467
  %469 = load i64, ptr %39, align 8
  %470 = add nsw i64 %469, 1
  store i64 %470, ptr %39, align 8
  br label %388

471:                                              ; preds = %393
  %472 = load float, ptr %38, align 4
  %473 = load ptr, ptr %7, align 8
  %474 = getelementptr inbounds %struct.descriptor, ptr %473, i32 0, i32 0
  %475 = load ptr, ptr %474, align 8
  %476 = load i64, ptr %34, align 8
  %477 = load i64, ptr %20, align 8
  %478 = mul nsw i64 %476, %477
  %479 = load i64, ptr %35, align 8
  %480 = add nsw i64 %478, %479
  %481 = load i64, ptr %19, align 8
  %482 = mul nsw i64 %480, %481
  %483 = load i64, ptr %36, align 8
  %484 = add nsw i64 %482, %483
  %485 = load i64, ptr %18, align 8
  %486 = mul nsw i64 %484, %485
  %487 = load i64, ptr %37, align 8
  %488 = add nsw i64 %486, %487
  %489 = mul nsw i64 %488, 4
  %490 = getelementptr inbounds i8, ptr %475, i64 %489
  store float %472, ptr %490, align 4
  br label %491

491:                                              ; preds = %471
  %492 = load i64, ptr %37, align 8
  %493 = add nsw i64 %492, 1
  store i64 %493, ptr %37, align 8
  br label %382

494:                                              ; preds = %386
  br label %495

495:                                              ; preds = %494
  %496 = load i64, ptr %36, align 8
  %497 = add nsw i64 %496, 1
  store i64 %497, ptr %36, align 8
  br label %376

498:                                              ; preds = %380
  br label %499

499:                                              ; preds = %498
  %500 = load i64, ptr %35, align 8
  %501 = add nsw i64 %500, 1
  store i64 %501, ptr %35, align 8
  br label %370

502:                                              ; preds = %374
  br label %503

503:                                              ; preds = %502
  %504 = load i64, ptr %34, align 8
  %505 = add nsw i64 %504, 1
  store i64 %505, ptr %34, align 8
  br label %364

506:                                              ; preds = %368
  br label %507

507:                                              ; preds = %506, %354
  br label %508

508:                                              ; preds = %507, %347
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
  %29 = alloca i8, align 1
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca double, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca float, align 4
  %42 = alloca i64, align 8
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i64, align 8
  %49 = alloca i64, align 8
  %50 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %51 = load ptr, ptr %8, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 28
  br i1 %55, label %68, label %56

56:                                               ; preds = %6
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 27
  br i1 %61, label %68, label %62

62:                                               ; preds = %56
  %63 = load ptr, ptr %8, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 4
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = icmp sle i32 %66, 24
  br label %68

68:                                               ; preds = %62, %56, %6
  %69 = phi i1 [ true, %56 ], [ true, %6 ], [ %67, %62 ]
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %10, align 8
  %72 = load i32, ptr %11, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.5, ptr noundef %71, i32 noundef %72)
  %73 = load i32, ptr %9, align 4
  %74 = icmp sge i32 %73, 1
  br i1 %74, label %75, label %82

75:                                               ; preds = %68
  %76 = load i32, ptr %9, align 4
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = icmp sle i32 %76, %80
  br label %82

82:                                               ; preds = %75, %68
  %83 = phi i1 [ false, %68 ], [ %81, %75 ]
  %84 = zext i1 %83 to i32
  %85 = load ptr, ptr %10, align 8
  %86 = load i32, ptr %11, align 4
  call void @require(i32 noundef %84, ptr noundef @.str.6, ptr noundef %85, i32 noundef %86)
  %87 = load ptr, ptr %8, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = icmp sle i32 %90, 4
  %92 = zext i1 %91 to i32
  %93 = load ptr, ptr %10, align 8
  %94 = load i32, ptr %11, align 4
  call void @require(i32 noundef %92, ptr noundef @.str.2, ptr noundef %93, i32 noundef %94)
  %95 = load ptr, ptr %8, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 0, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %8, align 8
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 1, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %106, i64 24, i1 false)
  %107 = load ptr, ptr %8, align 8
  %108 = load ptr, ptr %8, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = call ptr @dimension_of(ptr noundef %107, i32 noundef 2, i32 noundef %111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %112, i64 24, i1 false)
  %113 = load ptr, ptr %8, align 8
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 3
  %116 = load i8, ptr %115, align 4
  %117 = zext i8 %116 to i32
  %118 = call ptr @dimension_of(ptr noundef %113, i32 noundef 3, i32 noundef %117)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %118, i64 24, i1 false)
  %119 = load i32, ptr %9, align 4
  %120 = icmp eq i32 %119, 1
  br i1 %120, label %121, label %122

121:                                              ; preds = %82
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %13, i64 24, i1 false)
  br label %133

122:                                              ; preds = %82
  %123 = load i32, ptr %9, align 4
  %124 = icmp eq i32 %123, 2
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %14, i64 24, i1 false)
  br label %132

126:                                              ; preds = %122
  %127 = load i32, ptr %9, align 4
  %128 = icmp eq i32 %127, 3
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %15, i64 24, i1 false)
  br label %131

130:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 24, i1 false)
  br label %131

131:                                              ; preds = %130, %129
  br label %132

132:                                              ; preds = %131, %125
  br label %133

133:                                              ; preds = %132, %121
  %134 = load i32, ptr %9, align 4
  %135 = icmp eq i32 %134, 1
  br i1 %135, label %136, label %137

136:                                              ; preds = %133
  br label %140

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  br label %140

140:                                              ; preds = %137, %136
  %141 = phi i64 [ 1, %136 ], [ %139, %137 ]
  store i64 %141, ptr %18, align 8
  %142 = load i32, ptr %9, align 4
  %143 = icmp eq i32 %142, 2
  br i1 %143, label %144, label %145

144:                                              ; preds = %140
  br label %148

145:                                              ; preds = %140
  %146 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  br label %148

148:                                              ; preds = %145, %144
  %149 = phi i64 [ 1, %144 ], [ %147, %145 ]
  store i64 %149, ptr %19, align 8
  %150 = load i32, ptr %9, align 4
  %151 = icmp eq i32 %150, 3
  br i1 %151, label %152, label %153

152:                                              ; preds = %148
  br label %156

153:                                              ; preds = %148
  %154 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  br label %156

156:                                              ; preds = %153, %152
  %157 = phi i64 [ 1, %152 ], [ %155, %153 ]
  store i64 %157, ptr %20, align 8
  %158 = load i32, ptr %9, align 4
  %159 = icmp eq i32 %158, 4
  br i1 %159, label %160, label %161

160:                                              ; preds = %156
  br label %164

161:                                              ; preds = %156
  %162 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %164

164:                                              ; preds = %161, %160
  %165 = phi i64 [ 1, %160 ], [ %163, %161 ]
  store i64 %165, ptr %21, align 8
  %166 = load ptr, ptr %8, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 3
  %168 = load i8, ptr %167, align 4
  %169 = zext i8 %168 to i32
  %170 = sub nsw i32 %169, 1
  %171 = trunc i32 %170 to i8
  %172 = load ptr, ptr %7, align 8
  %173 = getelementptr inbounds %struct.descriptor, ptr %172, i32 0, i32 3
  store i8 %171, ptr %173, align 4
  %174 = load ptr, ptr %7, align 8
  %175 = load ptr, ptr %8, align 8
  %176 = getelementptr inbounds %struct.descriptor, ptr %175, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  %178 = load i32, ptr %9, align 4
  %179 = icmp eq i32 %178, 1
  br i1 %179, label %180, label %183

180:                                              ; preds = %164
  %181 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %185

183:                                              ; preds = %164
  %184 = load i64, ptr %18, align 8
  br label %185

185:                                              ; preds = %183, %180
  %186 = phi i64 [ %182, %180 ], [ %184, %183 ]
  %187 = load i32, ptr %9, align 4
  %188 = icmp sle i32 %187, 2
  br i1 %188, label %189, label %192

189:                                              ; preds = %185
  %190 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %191 = load i64, ptr %190, align 8
  br label %194

192:                                              ; preds = %185
  %193 = load i64, ptr %19, align 8
  br label %194

194:                                              ; preds = %192, %189
  %195 = phi i64 [ %191, %189 ], [ %193, %192 ]
  %196 = load i32, ptr %9, align 4
  %197 = icmp sle i32 %196, 3
  br i1 %197, label %198, label %201

198:                                              ; preds = %194
  %199 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %200 = load i64, ptr %199, align 8
  br label %203

201:                                              ; preds = %194
  %202 = load i64, ptr %20, align 8
  br label %203

203:                                              ; preds = %201, %198
  %204 = phi i64 [ %200, %198 ], [ %202, %201 ]
  call void @made(ptr noundef %174, i64 noundef %177, i64 noundef %186, i64 noundef %195, i64 noundef %204, i64 noundef 1)
  %205 = load ptr, ptr %8, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 4
  %207 = load i8, ptr %206, align 1
  %208 = zext i8 %207 to i32
  %209 = icmp eq i32 %208, 28
  br i1 %209, label %210, label %377

210:                                              ; preds = %203
  store i64 0, ptr %22, align 8
  br label %211

211:                                              ; preds = %373, %210
  %212 = load i64, ptr %22, align 8
  %213 = load i64, ptr %21, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %211
  store i32 2, ptr %23, align 4
  br label %376

216:                                              ; preds = %211
  store i64 0, ptr %24, align 8
  br label %217

217:                                              ; preds = %369, %216
  %218 = load i64, ptr %24, align 8
  %219 = load i64, ptr %20, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %217
  store i32 5, ptr %23, align 4
  br label %372

222:                                              ; preds = %217
  store i64 0, ptr %25, align 8
  br label %223

223:                                              ; preds = %365, %222
  %224 = load i64, ptr %25, align 8
  %225 = load i64, ptr %19, align 8
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 8, ptr %23, align 4
  br label %368

228:                                              ; preds = %223
  store i64 0, ptr %26, align 8
  br label %229

229:                                              ; preds = %361, %228
  %230 = load i64, ptr %26, align 8
  %231 = load i64, ptr %18, align 8
  %232 = icmp slt i64 %230, %231
  br i1 %232, label %234, label %233

233:                                              ; preds = %229
  store i32 11, ptr %23, align 4
  br label %364

234:                                              ; preds = %229
  store double 0xFFEFFFFFFFFFFFFF, ptr %27, align 8
  store i64 0, ptr %28, align 8
  store i8 0, ptr %29, align 1
  store i64 0, ptr %30, align 8
  br label %235

235:                                              ; preds = %327, %234
  %236 = load i64, ptr %30, align 8
  %237 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %238 = load i64, ptr %237, align 8
  %239 = icmp slt i64 %236, %238
  br i1 %239, label %241, label %240

240:                                              ; preds = %235
  store i32 14, ptr %23, align 4
  br label %330

241:                                              ; preds = %235
  %242 = load i32, ptr %9, align 4
  %243 = icmp eq i32 %242, 1
  br i1 %243, label %244, label %246

244:                                              ; preds = %241
  %245 = load i64, ptr %30, align 8
  br label %248

246:                                              ; preds = %241
  %247 = load i64, ptr %26, align 8
  br label %248

248:                                              ; preds = %246, %244
  %249 = phi i64 [ %245, %244 ], [ %247, %246 ]
  store i64 %249, ptr %31, align 8
  %250 = load i32, ptr %9, align 4
  %251 = icmp eq i32 %250, 2
  br i1 %251, label %252, label %254

252:                                              ; preds = %248
  %253 = load i64, ptr %30, align 8
  br label %256

254:                                              ; preds = %248
  %255 = load i64, ptr %25, align 8
  br label %256

256:                                              ; preds = %254, %252
  %257 = phi i64 [ %253, %252 ], [ %255, %254 ]
  store i64 %257, ptr %32, align 8
  %258 = load i32, ptr %9, align 4
  %259 = icmp eq i32 %258, 3
  br i1 %259, label %260, label %262

260:                                              ; preds = %256
  %261 = load i64, ptr %30, align 8
  br label %264

262:                                              ; preds = %256
  %263 = load i64, ptr %24, align 8
  br label %264

264:                                              ; preds = %262, %260
  %265 = phi i64 [ %261, %260 ], [ %263, %262 ]
  store i64 %265, ptr %33, align 8
  %266 = load i32, ptr %9, align 4
  %267 = icmp eq i32 %266, 4
  br i1 %267, label %268, label %270

268:                                              ; preds = %264
  %269 = load i64, ptr %30, align 8
  br label %272

270:                                              ; preds = %264
  %271 = load i64, ptr %22, align 8
  br label %272

272:                                              ; preds = %270, %268
  %273 = phi i64 [ %269, %268 ], [ %271, %270 ]
  store i64 %273, ptr %34, align 8
  %274 = load i64, ptr %31, align 8
  %275 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %276 = load i64, ptr %275, align 8
  %277 = mul nsw i64 %274, %276
  %278 = load i64, ptr %32, align 8
  %279 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %280 = load i64, ptr %279, align 8
  %281 = mul nsw i64 %278, %280
  %282 = add nsw i64 %277, %281
  %283 = load i64, ptr %33, align 8
  %284 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %285 = load i64, ptr %284, align 8
  %286 = mul nsw i64 %283, %285
  %287 = add nsw i64 %282, %286
  %288 = load i64, ptr %34, align 8
  %289 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %290 = load i64, ptr %289, align 8
  %291 = mul nsw i64 %288, %290
  %292 = add nsw i64 %287, %291
  store i64 %292, ptr %35, align 8
  %293 = load ptr, ptr %12, align 8
  %294 = icmp ne ptr %293, null
  br i1 %294, label %295, label %305

295:                                              ; preds = %272
  %296 = load ptr, ptr %12, align 8
  %297 = load ptr, ptr %12, align 8
  %298 = load i64, ptr %31, align 8
  %299 = load i64, ptr %32, align 8
  %300 = load i64, ptr %33, align 8
  %301 = load i64, ptr %34, align 8
  %302 = call i64 @offset_in(ptr noundef %297, i64 noundef %298, i64 noundef %299, i64 noundef %300, i64 noundef %301)
  %303 = call i32 @is_true(ptr noundef %296, i64 noundef %302)
  %304 = icmp ne i32 %303, 0
  br i1 %304, label %305, label %326

305:                                              ; preds = %295, %272
  %306 = load ptr, ptr %8, align 8
  %307 = getelementptr inbounds %struct.descriptor, ptr %306, i32 0, i32 0
  %308 = load ptr, ptr %307, align 8
  %309 = load i64, ptr %35, align 8
  %310 = getelementptr inbounds i8, ptr %308, i64 %309
  %311 = load double, ptr %310, align 8
  store double %311, ptr %36, align 8
  %312 = load double, ptr %36, align 8
  %313 = load double, ptr %27, align 8
  %314 = fcmp ogt double %312, %313
  br i1 %314, label %322, label %315

315:                                              ; preds = %305
  %316 = load i8, ptr %29, align 1
  %317 = trunc i8 %316 to i1
  br i1 %317, label %325, label %318

318:                                              ; preds = %315
  %319 = load double, ptr %36, align 8
  %320 = load double, ptr %27, align 8
  %321 = fcmp oeq double %319, %320
  br i1 %321, label %322, label %325

322:                                              ; preds = %318, %305
  %323 = load double, ptr %36, align 8
  store double %323, ptr %27, align 8
  %324 = load i64, ptr %35, align 8
  store i64 %324, ptr %28, align 8
  store i8 1, ptr %29, align 1
  br label %325

325:                                              ; preds = %322, %318, %315
  br label %326

326:                                              ; preds = %325, %295
  br label %327

327:                                              ; preds = %326
  %328 = load i64, ptr %30, align 8
  %329 = add nsw i64 %328, 1
  store i64 %329, ptr %30, align 8
  br label %235

330:                                              ; preds = %240
  %331 = load i8, ptr %29, align 1
  %332 = trunc i8 %331 to i1
  br i1 %332, label %333, label %340

333:                                              ; preds = %330
  %334 = load ptr, ptr %8, align 8
  %335 = getelementptr inbounds %struct.descriptor, ptr %334, i32 0, i32 0
  %336 = load ptr, ptr %335, align 8
  %337 = load i64, ptr %28, align 8
  %338 = getelementptr inbounds i8, ptr %336, i64 %337
  %339 = load double, ptr %338, align 8
  br label %341

340:                                              ; preds = %330
  br label %341

341:                                              ; preds = %340, %333
  %342 = phi double [ %339, %333 ], [ 0xFFEFFFFFFFFFFFFF, %340 ]
  %343 = load ptr, ptr %7, align 8
  %344 = getelementptr inbounds %struct.descriptor, ptr %343, i32 0, i32 0
  %345 = load ptr, ptr %344, align 8
  %346 = load i64, ptr %22, align 8
  %347 = load i64, ptr %20, align 8
  %348 = mul nsw i64 %346, %347
  %349 = load i64, ptr %24, align 8
  %350 = add nsw i64 %348, %349
  %351 = load i64, ptr %19, align 8
  %352 = mul nsw i64 %350, %351
  %353 = load i64, ptr %25, align 8
  %354 = add nsw i64 %352, %353
  %355 = load i64, ptr %18, align 8
  %356 = mul nsw i64 %354, %355
  %357 = load i64, ptr %26, align 8
  %358 = add nsw i64 %356, %357
  %359 = mul nsw i64 %358, 8
  %360 = getelementptr inbounds i8, ptr %345, i64 %359
  store double %342, ptr %360, align 8
  br label %361

361:                                              ; preds = %341
  %362 = load i64, ptr %26, align 8
  %363 = add nsw i64 %362, 1
  store i64 %363, ptr %26, align 8
  br label %229

364:                                              ; preds = %233
  br label %365

365:                                              ; preds = %364
  %366 = load i64, ptr %25, align 8
  %367 = add nsw i64 %366, 1
  store i64 %367, ptr %25, align 8
  br label %223

368:                                              ; preds = %227
  br label %369

369:                                              ; preds = %368
  %370 = load i64, ptr %24, align 8
  %371 = add nsw i64 %370, 1
  store i64 %371, ptr %24, align 8
  br label %217

372:                                              ; preds = %221
  br label %373

373:                                              ; preds = %372
  %374 = load i64, ptr %22, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %22, align 8
  br label %211

376:                                              ; preds = %215
  br label %560

377:                                              ; preds = %203
  %378 = load ptr, ptr %8, align 8
  %379 = getelementptr inbounds %struct.descriptor, ptr %378, i32 0, i32 4
  %380 = load i8, ptr %379, align 1
  %381 = zext i8 %380 to i32
  %382 = icmp sle i32 %381, 24
  br i1 %382, label %383, label %392

383:                                              ; preds = %377
  %384 = load ptr, ptr %7, align 8
  %385 = getelementptr inbounds %struct.descriptor, ptr %384, i32 0, i32 0
  %386 = load ptr, ptr %385, align 8
  %387 = load ptr, ptr %8, align 8
  %388 = load i32, ptr %9, align 4
  %389 = load ptr, ptr %10, align 8
  %390 = load i32, ptr %11, align 4
  %391 = load ptr, ptr %12, align 8
  call void @put_Maxval(ptr noundef %386, ptr noundef %387, i32 noundef %388, ptr noundef %389, i32 noundef %390, ptr noundef %391)
  br label %559

392:                                              ; preds = %377
  store i64 0, ptr %37, align 8
  br label %393

393:                                              ; preds = %555, %392
  %394 = load i64, ptr %37, align 8
  %395 = load i64, ptr %21, align 8
  %396 = icmp slt i64 %394, %395
  br i1 %396, label %398, label %397

397:                                              ; preds = %393
  store i32 17, ptr %23, align 4
  br label %558

398:                                              ; preds = %393
  store i64 0, ptr %38, align 8
  br label %399

399:                                              ; preds = %551, %398
  %400 = load i64, ptr %38, align 8
  %401 = load i64, ptr %20, align 8
  %402 = icmp slt i64 %400, %401
  br i1 %402, label %404, label %403

403:                                              ; preds = %399
  store i32 20, ptr %23, align 4
  br label %554

404:                                              ; preds = %399
  store i64 0, ptr %39, align 8
  br label %405

405:                                              ; preds = %547, %404
  %406 = load i64, ptr %39, align 8
  %407 = load i64, ptr %19, align 8
  %408 = icmp slt i64 %406, %407
  br i1 %408, label %410, label %409

409:                                              ; preds = %405
  store i32 23, ptr %23, align 4
  br label %550

410:                                              ; preds = %405
  store i64 0, ptr %40, align 8
  br label %411

411:                                              ; preds = %543, %410
  %412 = load i64, ptr %40, align 8
  %413 = load i64, ptr %18, align 8
  %414 = icmp slt i64 %412, %413
  br i1 %414, label %416, label %415

415:                                              ; preds = %411
  store i32 26, ptr %23, align 4
  br label %546

416:                                              ; preds = %411
  store float 0xC7EFFFFFE0000000, ptr %41, align 4
  store i64 0, ptr %42, align 8
  store i8 0, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %417

417:                                              ; preds = %509, %416
  %418 = load i64, ptr %44, align 8
  %419 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %420 = load i64, ptr %419, align 8
  %421 = icmp slt i64 %418, %420
  br i1 %421, label %423, label %422

422:                                              ; preds = %417
  store i32 29, ptr %23, align 4
  br label %512

423:                                              ; preds = %417
  %424 = load i32, ptr %9, align 4
  %425 = icmp eq i32 %424, 1
  br i1 %425, label %426, label %428

426:                                              ; preds = %423
  %427 = load i64, ptr %44, align 8
  br label %430

428:                                              ; preds = %423
  %429 = load i64, ptr %40, align 8
  br label %430

430:                                              ; preds = %428, %426
  %431 = phi i64 [ %427, %426 ], [ %429, %428 ]
  store i64 %431, ptr %45, align 8
  %432 = load i32, ptr %9, align 4
  %433 = icmp eq i32 %432, 2
  br i1 %433, label %434, label %436

434:                                              ; preds = %430
  %435 = load i64, ptr %44, align 8
  br label %438

436:                                              ; preds = %430
  %437 = load i64, ptr %39, align 8
  br label %438

438:                                              ; preds = %436, %434
  %439 = phi i64 [ %435, %434 ], [ %437, %436 ]
  store i64 %439, ptr %46, align 8
  %440 = load i32, ptr %9, align 4
  %441 = icmp eq i32 %440, 3
  br i1 %441, label %442, label %444

442:                                              ; preds = %438
  %443 = load i64, ptr %44, align 8
  br label %446

444:                                              ; preds = %438
  %445 = load i64, ptr %38, align 8
  br label %446

446:                                              ; preds = %444, %442
  %447 = phi i64 [ %443, %442 ], [ %445, %444 ]
  store i64 %447, ptr %47, align 8
  %448 = load i32, ptr %9, align 4
  %449 = icmp eq i32 %448, 4
  br i1 %449, label %450, label %452

450:                                              ; preds = %446
  %451 = load i64, ptr %44, align 8
  br label %454

452:                                              ; preds = %446
  %453 = load i64, ptr %37, align 8
  br label %454

454:                                              ; preds = %452, %450
  %455 = phi i64 [ %451, %450 ], [ %453, %452 ]
  store i64 %455, ptr %48, align 8
  %456 = load i64, ptr %45, align 8
  %457 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %458 = load i64, ptr %457, align 8
  %459 = mul nsw i64 %456, %458
  %460 = load i64, ptr %46, align 8
  %461 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %462 = load i64, ptr %461, align 8
  %463 = mul nsw i64 %460, %462
  %464 = add nsw i64 %459, %463
  %465 = load i64, ptr %47, align 8
  %466 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %467 = load i64, ptr %466, align 8
  %468 = mul nsw i64 %465, %467
  %469 = add nsw i64 %464, %468
  %470 = load i64, ptr %48, align 8
  %471 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %472 = load i64, ptr %471, align 8
  %473 = mul nsw i64 %470, %472
  %474 = add nsw i64 %469, %473
  store i64 %474, ptr %49, align 8
  %475 = load ptr, ptr %12, align 8
  %476 = icmp ne ptr %475, null
  br i1 %476, label %477, label %487

477:                                              ; preds = %454
  %478 = load ptr, ptr %12, align 8
  %479 = load ptr, ptr %12, align 8
  %480 = load i64, ptr %45, align 8
  %481 = load i64, ptr %46, align 8
  %482 = load i64, ptr %47, align 8
  %483 = load i64, ptr %48, align 8
  %484 = call i64 @offset_in(ptr noundef %479, i64 noundef %480, i64 noundef %481, i64 noundef %482, i64 noundef %483)
  %485 = call i32 @is_true(ptr noundef %478, i64 noundef %484)
  %486 = icmp ne i32 %485, 0
  br i1 %486, label %487, label %508

487:                                              ; preds = %477, %454
  %488 = load ptr, ptr %8, align 8
  %489 = getelementptr inbounds %struct.descriptor, ptr %488, i32 0, i32 0
  %490 = load ptr, ptr %489, align 8
  %491 = load i64, ptr %49, align 8
  %492 = getelementptr inbounds i8, ptr %490, i64 %491
  %493 = load float, ptr %492, align 4
  store float %493, ptr %50, align 4
  %494 = load float, ptr %50, align 4
  %495 = load float, ptr %41, align 4
  %496 = fcmp ogt float %494, %495
  br i1 %496, label %504, label %497

497:                                              ; preds = %487
  %498 = load i8, ptr %43, align 1
  %499 = trunc i8 %498 to i1
  br i1 %499, label %507, label %500

500:                                              ; preds = %497
  %501 = load float, ptr %50, align 4
  %502 = load float, ptr %41, align 4
  %503 = fcmp oeq float %501, %502
  br i1 %503, label %504, label %507

504:                                              ; preds = %500, %487
  %505 = load float, ptr %50, align 4
  store float %505, ptr %41, align 4
  %506 = load i64, ptr %49, align 8
  store i64 %506, ptr %42, align 8
  store i8 1, ptr %43, align 1
  br label %507

507:                                              ; preds = %504, %500, %497
  br label %508

508:                                              ; preds = %507, %477
  br label %509

509:                                              ; preds = %508
  %510 = load i64, ptr %44, align 8
  %511 = add nsw i64 %510, 1
  store i64 %511, ptr %44, align 8
  br label %417

512:                                              ; preds = %422
  %513 = load i8, ptr %43, align 1
  %514 = trunc i8 %513 to i1
  br i1 %514, label %515, label %522

515:                                              ; preds = %512
  %516 = load ptr, ptr %8, align 8
  %517 = getelementptr inbounds %struct.descriptor, ptr %516, i32 0, i32 0
  %518 = load ptr, ptr %517, align 8
  %519 = load i64, ptr %42, align 8
  %520 = getelementptr inbounds i8, ptr %518, i64 %519
  %521 = load float, ptr %520, align 4
  br label %523

522:                                              ; preds = %512
  br label %523

523:                                              ; preds = %522, %515
  %524 = phi float [ %521, %515 ], [ 0xC7EFFFFFE0000000, %522 ]
  %525 = load ptr, ptr %7, align 8
  %526 = getelementptr inbounds %struct.descriptor, ptr %525, i32 0, i32 0
  %527 = load ptr, ptr %526, align 8
  %528 = load i64, ptr %37, align 8
  %529 = load i64, ptr %20, align 8
  %530 = mul nsw i64 %528, %529
  %531 = load i64, ptr %38, align 8
  %532 = add nsw i64 %530, %531
  %533 = load i64, ptr %19, align 8
  %534 = mul nsw i64 %532, %533
  %535 = load i64, ptr %39, align 8
  %536 = add nsw i64 %534, %535
  %537 = load i64, ptr %18, align 8
  %538 = mul nsw i64 %536, %537
  %539 = load i64, ptr %40, align 8
  %540 = add nsw i64 %538, %539
  %541 = mul nsw i64 %540, 4
  %542 = getelementptr inbounds i8, ptr %527, i64 %541
  store float %524, ptr %542, align 4
  br label %543

543:                                              ; preds = %523
  %544 = load i64, ptr %40, align 8
  %545 = add nsw i64 %544, 1
  store i64 %545, ptr %40, align 8
  br label %411

546:                                              ; preds = %415
  br label %547

547:                                              ; preds = %546
  %548 = load i64, ptr %39, align 8
  %549 = add nsw i64 %548, 1
  store i64 %549, ptr %39, align 8
  br label %405

550:                                              ; preds = %409
  br label %551

551:                                              ; preds = %550
  %552 = load i64, ptr %38, align 8
  %553 = add nsw i64 %552, 1
  store i64 %553, ptr %38, align 8
  br label %399

554:                                              ; preds = %403
  br label %555

555:                                              ; preds = %554
  %556 = load i64, ptr %37, align 8
  %557 = add nsw i64 %556, 1
  store i64 %557, ptr %37, align 8
  br label %393

558:                                              ; preds = %397
  br label %559

559:                                              ; preds = %558, %383
  br label %560

560:                                              ; preds = %559, %376
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
  %29 = alloca i8, align 1
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca double, align 8
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca float, align 4
  %42 = alloca i64, align 8
  %43 = alloca i8, align 1
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i64, align 8
  %49 = alloca i64, align 8
  %50 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %51 = load ptr, ptr %8, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 28
  br i1 %55, label %68, label %56

56:                                               ; preds = %6
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 27
  br i1 %61, label %68, label %62

62:                                               ; preds = %56
  %63 = load ptr, ptr %8, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 4
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = icmp sle i32 %66, 24
  br label %68

68:                                               ; preds = %62, %56, %6
  %69 = phi i1 [ true, %56 ], [ true, %6 ], [ %67, %62 ]
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %10, align 8
  %72 = load i32, ptr %11, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.7, ptr noundef %71, i32 noundef %72)
  %73 = load i32, ptr %9, align 4
  %74 = icmp sge i32 %73, 1
  br i1 %74, label %75, label %82

75:                                               ; preds = %68
  %76 = load i32, ptr %9, align 4
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = icmp sle i32 %76, %80
  br label %82

82:                                               ; preds = %75, %68
  %83 = phi i1 [ false, %68 ], [ %81, %75 ]
  %84 = zext i1 %83 to i32
  %85 = load ptr, ptr %10, align 8
  %86 = load i32, ptr %11, align 4
  call void @require(i32 noundef %84, ptr noundef @.str.8, ptr noundef %85, i32 noundef %86)
  %87 = load ptr, ptr %8, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = icmp sle i32 %90, 4
  %92 = zext i1 %91 to i32
  %93 = load ptr, ptr %10, align 8
  %94 = load i32, ptr %11, align 4
  call void @require(i32 noundef %92, ptr noundef @.str.2, ptr noundef %93, i32 noundef %94)
  %95 = load ptr, ptr %8, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 0, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %8, align 8
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 1, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %106, i64 24, i1 false)
  %107 = load ptr, ptr %8, align 8
  %108 = load ptr, ptr %8, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = call ptr @dimension_of(ptr noundef %107, i32 noundef 2, i32 noundef %111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %112, i64 24, i1 false)
  %113 = load ptr, ptr %8, align 8
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 3
  %116 = load i8, ptr %115, align 4
  %117 = zext i8 %116 to i32
  %118 = call ptr @dimension_of(ptr noundef %113, i32 noundef 3, i32 noundef %117)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %118, i64 24, i1 false)
  %119 = load i32, ptr %9, align 4
  %120 = icmp eq i32 %119, 1
  br i1 %120, label %121, label %122

121:                                              ; preds = %82
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %13, i64 24, i1 false)
  br label %133

122:                                              ; preds = %82
  %123 = load i32, ptr %9, align 4
  %124 = icmp eq i32 %123, 2
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %14, i64 24, i1 false)
  br label %132

126:                                              ; preds = %122
  %127 = load i32, ptr %9, align 4
  %128 = icmp eq i32 %127, 3
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %15, i64 24, i1 false)
  br label %131

130:                                              ; preds = %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 24, i1 false)
  br label %131

131:                                              ; preds = %130, %129
  br label %132

132:                                              ; preds = %131, %125
  br label %133

133:                                              ; preds = %132, %121
  %134 = load i32, ptr %9, align 4
  %135 = icmp eq i32 %134, 1
  br i1 %135, label %136, label %137

136:                                              ; preds = %133
  br label %140

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  br label %140

140:                                              ; preds = %137, %136
  %141 = phi i64 [ 1, %136 ], [ %139, %137 ]
  store i64 %141, ptr %18, align 8
  %142 = load i32, ptr %9, align 4
  %143 = icmp eq i32 %142, 2
  br i1 %143, label %144, label %145

144:                                              ; preds = %140
  br label %148

145:                                              ; preds = %140
  %146 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  br label %148

148:                                              ; preds = %145, %144
  %149 = phi i64 [ 1, %144 ], [ %147, %145 ]
  store i64 %149, ptr %19, align 8
  %150 = load i32, ptr %9, align 4
  %151 = icmp eq i32 %150, 3
  br i1 %151, label %152, label %153

152:                                              ; preds = %148
  br label %156

153:                                              ; preds = %148
  %154 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  br label %156

156:                                              ; preds = %153, %152
  %157 = phi i64 [ 1, %152 ], [ %155, %153 ]
  store i64 %157, ptr %20, align 8
  %158 = load i32, ptr %9, align 4
  %159 = icmp eq i32 %158, 4
  br i1 %159, label %160, label %161

160:                                              ; preds = %156
  br label %164

161:                                              ; preds = %156
  %162 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  br label %164

164:                                              ; preds = %161, %160
  %165 = phi i64 [ 1, %160 ], [ %163, %161 ]
  store i64 %165, ptr %21, align 8
  %166 = load ptr, ptr %8, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 3
  %168 = load i8, ptr %167, align 4
  %169 = zext i8 %168 to i32
  %170 = sub nsw i32 %169, 1
  %171 = trunc i32 %170 to i8
  %172 = load ptr, ptr %7, align 8
  %173 = getelementptr inbounds %struct.descriptor, ptr %172, i32 0, i32 3
  store i8 %171, ptr %173, align 4
  %174 = load ptr, ptr %7, align 8
  %175 = load ptr, ptr %8, align 8
  %176 = getelementptr inbounds %struct.descriptor, ptr %175, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  %178 = load i32, ptr %9, align 4
  %179 = icmp eq i32 %178, 1
  br i1 %179, label %180, label %183

180:                                              ; preds = %164
  %181 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  br label %185

183:                                              ; preds = %164
  %184 = load i64, ptr %18, align 8
  br label %185

185:                                              ; preds = %183, %180
  %186 = phi i64 [ %182, %180 ], [ %184, %183 ]
  %187 = load i32, ptr %9, align 4
  %188 = icmp sle i32 %187, 2
  br i1 %188, label %189, label %192

189:                                              ; preds = %185
  %190 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %191 = load i64, ptr %190, align 8
  br label %194

192:                                              ; preds = %185
  %193 = load i64, ptr %19, align 8
  br label %194

194:                                              ; preds = %192, %189
  %195 = phi i64 [ %191, %189 ], [ %193, %192 ]
  %196 = load i32, ptr %9, align 4
  %197 = icmp sle i32 %196, 3
  br i1 %197, label %198, label %201

198:                                              ; preds = %194
  %199 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %200 = load i64, ptr %199, align 8
  br label %203

201:                                              ; preds = %194
  %202 = load i64, ptr %20, align 8
  br label %203

203:                                              ; preds = %201, %198
  %204 = phi i64 [ %200, %198 ], [ %202, %201 ]
  call void @made(ptr noundef %174, i64 noundef %177, i64 noundef %186, i64 noundef %195, i64 noundef %204, i64 noundef 1)
  %205 = load ptr, ptr %8, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 4
  %207 = load i8, ptr %206, align 1
  %208 = zext i8 %207 to i32
  %209 = icmp eq i32 %208, 28
  br i1 %209, label %210, label %377

210:                                              ; preds = %203
  store i64 0, ptr %22, align 8
  br label %211

211:                                              ; preds = %373, %210
  %212 = load i64, ptr %22, align 8
  %213 = load i64, ptr %21, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %211
  store i32 2, ptr %23, align 4
  br label %376

216:                                              ; preds = %211
  store i64 0, ptr %24, align 8
  br label %217

217:                                              ; preds = %369, %216
  %218 = load i64, ptr %24, align 8
  %219 = load i64, ptr %20, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %217
  store i32 5, ptr %23, align 4
  br label %372

222:                                              ; preds = %217
  store i64 0, ptr %25, align 8
  br label %223

223:                                              ; preds = %365, %222
  %224 = load i64, ptr %25, align 8
  %225 = load i64, ptr %19, align 8
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 8, ptr %23, align 4
  br label %368

228:                                              ; preds = %223
  store i64 0, ptr %26, align 8
  br label %229

229:                                              ; preds = %361, %228
  %230 = load i64, ptr %26, align 8
  %231 = load i64, ptr %18, align 8
  %232 = icmp slt i64 %230, %231
  br i1 %232, label %234, label %233

233:                                              ; preds = %229
  store i32 11, ptr %23, align 4
  br label %364

234:                                              ; preds = %229
  store double 0x7FEFFFFFFFFFFFFF, ptr %27, align 8
  store i64 0, ptr %28, align 8
  store i8 0, ptr %29, align 1
  store i64 0, ptr %30, align 8
  br label %235

235:                                              ; preds = %327, %234
  %236 = load i64, ptr %30, align 8
  %237 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %238 = load i64, ptr %237, align 8
  %239 = icmp slt i64 %236, %238
  br i1 %239, label %241, label %240

240:                                              ; preds = %235
  store i32 14, ptr %23, align 4
  br label %330

241:                                              ; preds = %235
  %242 = load i32, ptr %9, align 4
  %243 = icmp eq i32 %242, 1
  br i1 %243, label %244, label %246

244:                                              ; preds = %241
  %245 = load i64, ptr %30, align 8
  br label %248

246:                                              ; preds = %241
  %247 = load i64, ptr %26, align 8
  br label %248

248:                                              ; preds = %246, %244
  %249 = phi i64 [ %245, %244 ], [ %247, %246 ]
  store i64 %249, ptr %31, align 8
  %250 = load i32, ptr %9, align 4
  %251 = icmp eq i32 %250, 2
  br i1 %251, label %252, label %254

252:                                              ; preds = %248
  %253 = load i64, ptr %30, align 8
  br label %256

254:                                              ; preds = %248
  %255 = load i64, ptr %25, align 8
  br label %256

256:                                              ; preds = %254, %252
  %257 = phi i64 [ %253, %252 ], [ %255, %254 ]
  store i64 %257, ptr %32, align 8
  %258 = load i32, ptr %9, align 4
  %259 = icmp eq i32 %258, 3
  br i1 %259, label %260, label %262

260:                                              ; preds = %256
  %261 = load i64, ptr %30, align 8
  br label %264

262:                                              ; preds = %256
  %263 = load i64, ptr %24, align 8
  br label %264

264:                                              ; preds = %262, %260
  %265 = phi i64 [ %261, %260 ], [ %263, %262 ]
  store i64 %265, ptr %33, align 8
  %266 = load i32, ptr %9, align 4
  %267 = icmp eq i32 %266, 4
  br i1 %267, label %268, label %270

268:                                              ; preds = %264
  %269 = load i64, ptr %30, align 8
  br label %272

270:                                              ; preds = %264
  %271 = load i64, ptr %22, align 8
  br label %272

272:                                              ; preds = %270, %268
  %273 = phi i64 [ %269, %268 ], [ %271, %270 ]
  store i64 %273, ptr %34, align 8
  %274 = load i64, ptr %31, align 8
  %275 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %276 = load i64, ptr %275, align 8
  %277 = mul nsw i64 %274, %276
  %278 = load i64, ptr %32, align 8
  %279 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %280 = load i64, ptr %279, align 8
  %281 = mul nsw i64 %278, %280
  %282 = add nsw i64 %277, %281
  %283 = load i64, ptr %33, align 8
  %284 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %285 = load i64, ptr %284, align 8
  %286 = mul nsw i64 %283, %285
  %287 = add nsw i64 %282, %286
  %288 = load i64, ptr %34, align 8
  %289 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %290 = load i64, ptr %289, align 8
  %291 = mul nsw i64 %288, %290
  %292 = add nsw i64 %287, %291
  store i64 %292, ptr %35, align 8
  %293 = load ptr, ptr %12, align 8
  %294 = icmp ne ptr %293, null
  br i1 %294, label %295, label %305

295:                                              ; preds = %272
  %296 = load ptr, ptr %12, align 8
  %297 = load ptr, ptr %12, align 8
  %298 = load i64, ptr %31, align 8
  %299 = load i64, ptr %32, align 8
  %300 = load i64, ptr %33, align 8
  %301 = load i64, ptr %34, align 8
  %302 = call i64 @offset_in(ptr noundef %297, i64 noundef %298, i64 noundef %299, i64 noundef %300, i64 noundef %301)
  %303 = call i32 @is_true(ptr noundef %296, i64 noundef %302)
  %304 = icmp ne i32 %303, 0
  br i1 %304, label %305, label %326

305:                                              ; preds = %295, %272
  %306 = load ptr, ptr %8, align 8
  %307 = getelementptr inbounds %struct.descriptor, ptr %306, i32 0, i32 0
  %308 = load ptr, ptr %307, align 8
  %309 = load i64, ptr %35, align 8
  %310 = getelementptr inbounds i8, ptr %308, i64 %309
  %311 = load double, ptr %310, align 8
  store double %311, ptr %36, align 8
  %312 = load double, ptr %36, align 8
  %313 = load double, ptr %27, align 8
  %314 = fcmp olt double %312, %313
  br i1 %314, label %322, label %315

315:                                              ; preds = %305
  %316 = load i8, ptr %29, align 1
  %317 = trunc i8 %316 to i1
  br i1 %317, label %325, label %318

318:                                              ; preds = %315
  %319 = load double, ptr %36, align 8
  %320 = load double, ptr %27, align 8
  %321 = fcmp oeq double %319, %320
  br i1 %321, label %322, label %325

322:                                              ; preds = %318, %305
  %323 = load double, ptr %36, align 8
  store double %323, ptr %27, align 8
  %324 = load i64, ptr %35, align 8
  store i64 %324, ptr %28, align 8
  store i8 1, ptr %29, align 1
  br label %325

325:                                              ; preds = %322, %318, %315
  br label %326

326:                                              ; preds = %325, %295
  br label %327

327:                                              ; preds = %326
  %328 = load i64, ptr %30, align 8
  %329 = add nsw i64 %328, 1
  store i64 %329, ptr %30, align 8
  br label %235

330:                                              ; preds = %240
  %331 = load i8, ptr %29, align 1
  %332 = trunc i8 %331 to i1
  br i1 %332, label %333, label %340

333:                                              ; preds = %330
  %334 = load ptr, ptr %8, align 8
  %335 = getelementptr inbounds %struct.descriptor, ptr %334, i32 0, i32 0
  %336 = load ptr, ptr %335, align 8
  %337 = load i64, ptr %28, align 8
  %338 = getelementptr inbounds i8, ptr %336, i64 %337
  %339 = load double, ptr %338, align 8
  br label %341

340:                                              ; preds = %330
  br label %341

341:                                              ; preds = %340, %333
  %342 = phi double [ %339, %333 ], [ 0x7FEFFFFFFFFFFFFF, %340 ]
  %343 = load ptr, ptr %7, align 8
  %344 = getelementptr inbounds %struct.descriptor, ptr %343, i32 0, i32 0
  %345 = load ptr, ptr %344, align 8
  %346 = load i64, ptr %22, align 8
  %347 = load i64, ptr %20, align 8
  %348 = mul nsw i64 %346, %347
  %349 = load i64, ptr %24, align 8
  %350 = add nsw i64 %348, %349
  %351 = load i64, ptr %19, align 8
  %352 = mul nsw i64 %350, %351
  %353 = load i64, ptr %25, align 8
  %354 = add nsw i64 %352, %353
  %355 = load i64, ptr %18, align 8
  %356 = mul nsw i64 %354, %355
  %357 = load i64, ptr %26, align 8
  %358 = add nsw i64 %356, %357
  %359 = mul nsw i64 %358, 8
  %360 = getelementptr inbounds i8, ptr %345, i64 %359
  store double %342, ptr %360, align 8
  br label %361

361:                                              ; preds = %341
  %362 = load i64, ptr %26, align 8
  %363 = add nsw i64 %362, 1
  store i64 %363, ptr %26, align 8
  br label %229

364:                                              ; preds = %233
  br label %365

365:                                              ; preds = %364
  %366 = load i64, ptr %25, align 8
  %367 = add nsw i64 %366, 1
  store i64 %367, ptr %25, align 8
  br label %223

368:                                              ; preds = %227
  br label %369

369:                                              ; preds = %368
  %370 = load i64, ptr %24, align 8
  %371 = add nsw i64 %370, 1
  store i64 %371, ptr %24, align 8
  br label %217

372:                                              ; preds = %221
  br label %373

373:                                              ; preds = %372
  %374 = load i64, ptr %22, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %22, align 8
  br label %211

376:                                              ; preds = %215
  br label %560

377:                                              ; preds = %203
  %378 = load ptr, ptr %8, align 8
  %379 = getelementptr inbounds %struct.descriptor, ptr %378, i32 0, i32 4
  %380 = load i8, ptr %379, align 1
  %381 = zext i8 %380 to i32
  %382 = icmp sle i32 %381, 24
  br i1 %382, label %383, label %392

383:                                              ; preds = %377
  %384 = load ptr, ptr %7, align 8
  %385 = getelementptr inbounds %struct.descriptor, ptr %384, i32 0, i32 0
  %386 = load ptr, ptr %385, align 8
  %387 = load ptr, ptr %8, align 8
  %388 = load i32, ptr %9, align 4
  %389 = load ptr, ptr %10, align 8
  %390 = load i32, ptr %11, align 4
  %391 = load ptr, ptr %12, align 8
  call void @put_Minval(ptr noundef %386, ptr noundef %387, i32 noundef %388, ptr noundef %389, i32 noundef %390, ptr noundef %391)
  br label %559

392:                                              ; preds = %377
  store i64 0, ptr %37, align 8
  br label %393

393:                                              ; preds = %555, %392
  %394 = load i64, ptr %37, align 8
  %395 = load i64, ptr %21, align 8
  %396 = icmp slt i64 %394, %395
  br i1 %396, label %398, label %397

397:                                              ; preds = %393
  store i32 17, ptr %23, align 4
  br label %558

398:                                              ; preds = %393
  store i64 0, ptr %38, align 8
  br label %399

399:                                              ; preds = %551, %398
  %400 = load i64, ptr %38, align 8
  %401 = load i64, ptr %20, align 8
  %402 = icmp slt i64 %400, %401
  br i1 %402, label %404, label %403

403:                                              ; preds = %399
  store i32 20, ptr %23, align 4
  br label %554

404:                                              ; preds = %399
  store i64 0, ptr %39, align 8
  br label %405

405:                                              ; preds = %547, %404
  %406 = load i64, ptr %39, align 8
  %407 = load i64, ptr %19, align 8
  %408 = icmp slt i64 %406, %407
  br i1 %408, label %410, label %409

409:                                              ; preds = %405
  store i32 23, ptr %23, align 4
  br label %550

410:                                              ; preds = %405
  store i64 0, ptr %40, align 8
  br label %411

411:                                              ; preds = %543, %410
  %412 = load i64, ptr %40, align 8
  %413 = load i64, ptr %18, align 8
  %414 = icmp slt i64 %412, %413
  br i1 %414, label %416, label %415

415:                                              ; preds = %411
  store i32 26, ptr %23, align 4
  br label %546

416:                                              ; preds = %411
  store float 0x47EFFFFFE0000000, ptr %41, align 4
  store i64 0, ptr %42, align 8
  store i8 0, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %417

417:                                              ; preds = %509, %416
  %418 = load i64, ptr %44, align 8
  %419 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %420 = load i64, ptr %419, align 8
  %421 = icmp slt i64 %418, %420
  br i1 %421, label %423, label %422

422:                                              ; preds = %417
  store i32 29, ptr %23, align 4
  br label %512

423:                                              ; preds = %417
  %424 = load i32, ptr %9, align 4
  %425 = icmp eq i32 %424, 1
  br i1 %425, label %426, label %428

426:                                              ; preds = %423
  %427 = load i64, ptr %44, align 8
  br label %430

428:                                              ; preds = %423
  %429 = load i64, ptr %40, align 8
  br label %430

430:                                              ; preds = %428, %426
  %431 = phi i64 [ %427, %426 ], [ %429, %428 ]
  store i64 %431, ptr %45, align 8
  %432 = load i32, ptr %9, align 4
  %433 = icmp eq i32 %432, 2
  br i1 %433, label %434, label %436

434:                                              ; preds = %430
  %435 = load i64, ptr %44, align 8
  br label %438

436:                                              ; preds = %430
  %437 = load i64, ptr %39, align 8
  br label %438

438:                                              ; preds = %436, %434
  %439 = phi i64 [ %435, %434 ], [ %437, %436 ]
  store i64 %439, ptr %46, align 8
  %440 = load i32, ptr %9, align 4
  %441 = icmp eq i32 %440, 3
  br i1 %441, label %442, label %444

442:                                              ; preds = %438
  %443 = load i64, ptr %44, align 8
  br label %446

444:                                              ; preds = %438
  %445 = load i64, ptr %38, align 8
  br label %446

446:                                              ; preds = %444, %442
  %447 = phi i64 [ %443, %442 ], [ %445, %444 ]
  store i64 %447, ptr %47, align 8
  %448 = load i32, ptr %9, align 4
  %449 = icmp eq i32 %448, 4
  br i1 %449, label %450, label %452

450:                                              ; preds = %446
  %451 = load i64, ptr %44, align 8
  br label %454

452:                                              ; preds = %446
  %453 = load i64, ptr %37, align 8
  br label %454

454:                                              ; preds = %452, %450
  %455 = phi i64 [ %451, %450 ], [ %453, %452 ]
  store i64 %455, ptr %48, align 8
  %456 = load i64, ptr %45, align 8
  %457 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %458 = load i64, ptr %457, align 8
  %459 = mul nsw i64 %456, %458
  %460 = load i64, ptr %46, align 8
  %461 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %462 = load i64, ptr %461, align 8
  %463 = mul nsw i64 %460, %462
  %464 = add nsw i64 %459, %463
  %465 = load i64, ptr %47, align 8
  %466 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %467 = load i64, ptr %466, align 8
  %468 = mul nsw i64 %465, %467
  %469 = add nsw i64 %464, %468
  %470 = load i64, ptr %48, align 8
  %471 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %472 = load i64, ptr %471, align 8
  %473 = mul nsw i64 %470, %472
  %474 = add nsw i64 %469, %473
  store i64 %474, ptr %49, align 8
  %475 = load ptr, ptr %12, align 8
  %476 = icmp ne ptr %475, null
  br i1 %476, label %477, label %487

477:                                              ; preds = %454
  %478 = load ptr, ptr %12, align 8
  %479 = load ptr, ptr %12, align 8
  %480 = load i64, ptr %45, align 8
  %481 = load i64, ptr %46, align 8
  %482 = load i64, ptr %47, align 8
  %483 = load i64, ptr %48, align 8
  %484 = call i64 @offset_in(ptr noundef %479, i64 noundef %480, i64 noundef %481, i64 noundef %482, i64 noundef %483)
  %485 = call i32 @is_true(ptr noundef %478, i64 noundef %484)
  %486 = icmp ne i32 %485, 0
  br i1 %486, label %487, label %508

487:                                              ; preds = %477, %454
  %488 = load ptr, ptr %8, align 8
  %489 = getelementptr inbounds %struct.descriptor, ptr %488, i32 0, i32 0
  %490 = load ptr, ptr %489, align 8
  %491 = load i64, ptr %49, align 8
  %492 = getelementptr inbounds i8, ptr %490, i64 %491
  %493 = load float, ptr %492, align 4
  store float %493, ptr %50, align 4
  %494 = load float, ptr %50, align 4
  %495 = load float, ptr %41, align 4
  %496 = fcmp olt float %494, %495
  br i1 %496, label %504, label %497

497:                                              ; preds = %487
  %498 = load i8, ptr %43, align 1
  %499 = trunc i8 %498 to i1
  br i1 %499, label %507, label %500

500:                                              ; preds = %497
  %501 = load float, ptr %50, align 4
  %502 = load float, ptr %41, align 4
  %503 = fcmp oeq float %501, %502
  br i1 %503, label %504, label %507

504:                                              ; preds = %500, %487
  %505 = load float, ptr %50, align 4
  store float %505, ptr %41, align 4
  %506 = load i64, ptr %49, align 8
  store i64 %506, ptr %42, align 8
  store i8 1, ptr %43, align 1
  br label %507

507:                                              ; preds = %504, %500, %497
  br label %508

508:                                              ; preds = %507, %477
  br label %509

509:                                              ; preds = %508
  %510 = load i64, ptr %44, align 8
  %511 = add nsw i64 %510, 1
  store i64 %511, ptr %44, align 8
  br label %417

512:                                              ; preds = %422
  %513 = load i8, ptr %43, align 1
  %514 = trunc i8 %513 to i1
  br i1 %514, label %515, label %522

515:                                              ; preds = %512
  %516 = load ptr, ptr %8, align 8
  %517 = getelementptr inbounds %struct.descriptor, ptr %516, i32 0, i32 0
  %518 = load ptr, ptr %517, align 8
  %519 = load i64, ptr %42, align 8
  %520 = getelementptr inbounds i8, ptr %518, i64 %519
  %521 = load float, ptr %520, align 4
  br label %523

522:                                              ; preds = %512
  br label %523

523:                                              ; preds = %522, %515
  %524 = phi float [ %521, %515 ], [ 0x47EFFFFFE0000000, %522 ]
  %525 = load ptr, ptr %7, align 8
  %526 = getelementptr inbounds %struct.descriptor, ptr %525, i32 0, i32 0
  %527 = load ptr, ptr %526, align 8
  %528 = load i64, ptr %37, align 8
  %529 = load i64, ptr %20, align 8
  %530 = mul nsw i64 %528, %529
  %531 = load i64, ptr %38, align 8
  %532 = add nsw i64 %530, %531
  %533 = load i64, ptr %19, align 8
  %534 = mul nsw i64 %532, %533
  %535 = load i64, ptr %39, align 8
  %536 = add nsw i64 %534, %535
  %537 = load i64, ptr %18, align 8
  %538 = mul nsw i64 %536, %537
  %539 = load i64, ptr %40, align 8
  %540 = add nsw i64 %538, %539
  %541 = mul nsw i64 %540, 4
  %542 = getelementptr inbounds i8, ptr %527, i64 %541
  store float %524, ptr %542, align 4
  br label %543

543:                                              ; preds = %523
  %544 = load i64, ptr %40, align 8
  %545 = add nsw i64 %544, 1
  store i64 %545, ptr %40, align 8
  br label %411

546:                                              ; preds = %415
  br label %547

547:                                              ; preds = %546
  %548 = load i64, ptr %39, align 8
  %549 = add nsw i64 %548, 1
  store i64 %549, ptr %39, align 8
  br label %405

550:                                              ; preds = %409
  br label %551

551:                                              ; preds = %550
  %552 = load i64, ptr %38, align 8
  %553 = add nsw i64 %552, 1
  store i64 %553, ptr %38, align 8
  br label %399

554:                                              ; preds = %403
  br label %555

555:                                              ; preds = %554
  %556 = load i64, ptr %37, align 8
  %557 = add nsw i64 %556, 1
  store i64 %557, ptr %37, align 8
  br label %393

558:                                              ; preds = %397
  br label %559

559:                                              ; preds = %558, %383
  br label %560

560:                                              ; preds = %559, %376
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
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca double, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca double, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca float, align 4
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  store ptr null, ptr %11, align 8
  %46 = load ptr, ptr %7, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 28
  br i1 %50, label %63, label %51

51:                                               ; preds = %5
  %52 = load ptr, ptr %7, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 27
  br i1 %56, label %63, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %7, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp sle i32 %61, 24
  br label %63

63:                                               ; preds = %57, %51, %5
  %64 = phi i1 [ true, %51 ], [ true, %5 ], [ %62, %57 ]
  %65 = zext i1 %64 to i32
  %66 = load ptr, ptr %9, align 8
  %67 = load i32, ptr %10, align 4
  call void @require(i32 noundef %65, ptr noundef @.str.9, ptr noundef %66, i32 noundef %67)
  %68 = load i32, ptr %8, align 4
  %69 = icmp sge i32 %68, 1
  br i1 %69, label %70, label %77

70:                                               ; preds = %63
  %71 = load i32, ptr %8, align 4
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 3
  %74 = load i8, ptr %73, align 4
  %75 = zext i8 %74 to i32
  %76 = icmp sle i32 %71, %75
  br label %77

77:                                               ; preds = %70, %63
  %78 = phi i1 [ false, %63 ], [ %76, %70 ]
  %79 = zext i1 %78 to i32
  %80 = load ptr, ptr %9, align 8
  %81 = load i32, ptr %10, align 4
  call void @require(i32 noundef %79, ptr noundef @.str.10, ptr noundef %80, i32 noundef %81)
  %82 = load ptr, ptr %7, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = icmp sle i32 %85, 4
  %87 = zext i1 %86 to i32
  %88 = load ptr, ptr %9, align 8
  %89 = load i32, ptr %10, align 4
  call void @require(i32 noundef %87, ptr noundef @.str.2, ptr noundef %88, i32 noundef %89)
  %90 = load ptr, ptr %7, align 8
  %91 = load ptr, ptr %7, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = call ptr @dimension_of(ptr noundef %90, i32 noundef 0, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %95, i64 24, i1 false)
  %96 = load ptr, ptr %7, align 8
  %97 = load ptr, ptr %7, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 3
  %99 = load i8, ptr %98, align 4
  %100 = zext i8 %99 to i32
  %101 = call ptr @dimension_of(ptr noundef %96, i32 noundef 1, i32 noundef %100)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %101, i64 24, i1 false)
  %102 = load ptr, ptr %7, align 8
  %103 = load ptr, ptr %7, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = call ptr @dimension_of(ptr noundef %102, i32 noundef 2, i32 noundef %106)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %107, i64 24, i1 false)
  %108 = load ptr, ptr %7, align 8
  %109 = load ptr, ptr %7, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 3
  %111 = load i8, ptr %110, align 4
  %112 = zext i8 %111 to i32
  %113 = call ptr @dimension_of(ptr noundef %108, i32 noundef 3, i32 noundef %112)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %113, i64 24, i1 false)
  %114 = load i32, ptr %8, align 4
  %115 = icmp eq i32 %114, 1
  br i1 %115, label %116, label %117

116:                                              ; preds = %77
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %12, i64 24, i1 false)
  br label %128

117:                                              ; preds = %77
  %118 = load i32, ptr %8, align 4
  %119 = icmp eq i32 %118, 2
  br i1 %119, label %120, label %121

120:                                              ; preds = %117
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %13, i64 24, i1 false)
  br label %127

121:                                              ; preds = %117
  %122 = load i32, ptr %8, align 4
  %123 = icmp eq i32 %122, 3
  br i1 %123, label %124, label %125

124:                                              ; preds = %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %14, i64 24, i1 false)
  br label %126

125:                                              ; preds = %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %15, i64 24, i1 false)
  br label %126

126:                                              ; preds = %125, %124
  br label %127

127:                                              ; preds = %126, %120
  br label %128

128:                                              ; preds = %127, %116
  %129 = load i32, ptr %8, align 4
  %130 = icmp eq i32 %129, 1
  br i1 %130, label %131, label %132

131:                                              ; preds = %128
  br label %135

132:                                              ; preds = %128
  %133 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  br label %135

135:                                              ; preds = %132, %131
  %136 = phi i64 [ 1, %131 ], [ %134, %132 ]
  store i64 %136, ptr %17, align 8
  %137 = load i32, ptr %8, align 4
  %138 = icmp eq i32 %137, 2
  br i1 %138, label %139, label %140

139:                                              ; preds = %135
  br label %143

140:                                              ; preds = %135
  %141 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  br label %143

143:                                              ; preds = %140, %139
  %144 = phi i64 [ 1, %139 ], [ %142, %140 ]
  store i64 %144, ptr %18, align 8
  %145 = load i32, ptr %8, align 4
  %146 = icmp eq i32 %145, 3
  br i1 %146, label %147, label %148

147:                                              ; preds = %143
  br label %151

148:                                              ; preds = %143
  %149 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi i64 [ 1, %147 ], [ %150, %148 ]
  store i64 %152, ptr %19, align 8
  %153 = load i32, ptr %8, align 4
  %154 = icmp eq i32 %153, 4
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %155
  %160 = phi i64 [ 1, %155 ], [ %158, %156 ]
  store i64 %160, ptr %20, align 8
  %161 = load ptr, ptr %7, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 3
  %163 = load i8, ptr %162, align 4
  %164 = zext i8 %163 to i32
  %165 = sub nsw i32 %164, 1
  %166 = trunc i32 %165 to i8
  %167 = load ptr, ptr %6, align 8
  %168 = getelementptr inbounds %struct.descriptor, ptr %167, i32 0, i32 3
  store i8 %166, ptr %168, align 4
  %169 = load ptr, ptr %6, align 8
  %170 = load ptr, ptr %7, align 8
  %171 = getelementptr inbounds %struct.descriptor, ptr %170, i32 0, i32 1
  %172 = load i64, ptr %171, align 8
  %173 = load i32, ptr %8, align 4
  %174 = icmp eq i32 %173, 1
  br i1 %174, label %175, label %178

175:                                              ; preds = %159
  %176 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  br label %180

178:                                              ; preds = %159
  %179 = load i64, ptr %17, align 8
  br label %180

180:                                              ; preds = %178, %175
  %181 = phi i64 [ %177, %175 ], [ %179, %178 ]
  %182 = load i32, ptr %8, align 4
  %183 = icmp sle i32 %182, 2
  br i1 %183, label %184, label %187

184:                                              ; preds = %180
  %185 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %186 = load i64, ptr %185, align 8
  br label %189

187:                                              ; preds = %180
  %188 = load i64, ptr %18, align 8
  br label %189

189:                                              ; preds = %187, %184
  %190 = phi i64 [ %186, %184 ], [ %188, %187 ]
  %191 = load i32, ptr %8, align 4
  %192 = icmp sle i32 %191, 3
  br i1 %192, label %193, label %196

193:                                              ; preds = %189
  %194 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %195 = load i64, ptr %194, align 8
  br label %198

196:                                              ; preds = %189
  %197 = load i64, ptr %19, align 8
  br label %198

198:                                              ; preds = %196, %193
  %199 = phi i64 [ %195, %193 ], [ %197, %196 ]
  call void @made(ptr noundef %169, i64 noundef %172, i64 noundef %181, i64 noundef %190, i64 noundef %199, i64 noundef 1)
  %200 = load ptr, ptr %7, align 8
  %201 = getelementptr inbounds %struct.descriptor, ptr %200, i32 0, i32 4
  %202 = load i8, ptr %201, align 1
  %203 = zext i8 %202 to i32
  %204 = icmp eq i32 %203, 28
  br i1 %204, label %205, label %339

205:                                              ; preds = %198
  store i64 0, ptr %21, align 8
  br label %206

206:                                              ; preds = %335, %205
  %207 = load i64, ptr %21, align 8
  %208 = load i64, ptr %20, align 8
  %209 = icmp slt i64 %207, %208
  br i1 %209, label %211, label %210

210:                                              ; preds = %206
  store i32 2, ptr %22, align 4
  br label %338

211:                                              ; preds = %206
  store i64 0, ptr %23, align 8
  br label %212

212:                                              ; preds = %331, %211
  %213 = load i64, ptr %23, align 8
  %214 = load i64, ptr %19, align 8
  %215 = icmp slt i64 %213, %214
  br i1 %215, label %217, label %216

216:                                              ; preds = %212
  store i32 5, ptr %22, align 4
  br label %334

217:                                              ; preds = %212
  store i64 0, ptr %24, align 8
  br label %218

218:                                              ; preds = %327, %217
  %219 = load i64, ptr %24, align 8
  %220 = load i64, ptr %18, align 8
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %223, label %222

222:                                              ; preds = %218
  store i32 8, ptr %22, align 4
  br label %330

223:                                              ; preds = %218
  store i64 0, ptr %25, align 8
  br label %224

224:                                              ; preds = %323, %223
  %225 = load i64, ptr %25, align 8
  %226 = load i64, ptr %17, align 8
  %227 = icmp slt i64 %225, %226
  br i1 %227, label %229, label %228

228:                                              ; preds = %224
  store i32 11, ptr %22, align 4
  br label %326

229:                                              ; preds = %224
  store double 0.000000e+00, ptr %26, align 8
  store i64 0, ptr %27, align 8
  br label %230

230:                                              ; preds = %299, %229
  %231 = load i64, ptr %27, align 8
  %232 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %233 = load i64, ptr %232, align 8
  %234 = icmp slt i64 %231, %233
  br i1 %234, label %236, label %235

235:                                              ; preds = %230
  store i32 14, ptr %22, align 4
  br label %302

236:                                              ; preds = %230
  %237 = load i32, ptr %8, align 4
  %238 = icmp eq i32 %237, 1
  br i1 %238, label %239, label %241

239:                                              ; preds = %236
  %240 = load i64, ptr %27, align 8
  br label %243

241:                                              ; preds = %236
  %242 = load i64, ptr %25, align 8
  br label %243

243:                                              ; preds = %241, %239
  %244 = phi i64 [ %240, %239 ], [ %242, %241 ]
  store i64 %244, ptr %28, align 8
  %245 = load i32, ptr %8, align 4
  %246 = icmp eq i32 %245, 2
  br i1 %246, label %247, label %249

247:                                              ; preds = %243
  %248 = load i64, ptr %27, align 8
  br label %251

249:                                              ; preds = %243
  %250 = load i64, ptr %24, align 8
  br label %251

251:                                              ; preds = %249, %247
  %252 = phi i64 [ %248, %247 ], [ %250, %249 ]
  store i64 %252, ptr %29, align 8
  %253 = load i32, ptr %8, align 4
  %254 = icmp eq i32 %253, 3
  br i1 %254, label %255, label %257

255:                                              ; preds = %251
  %256 = load i64, ptr %27, align 8
  br label %259

257:                                              ; preds = %251
  %258 = load i64, ptr %23, align 8
  br label %259

259:                                              ; preds = %257, %255
  %260 = phi i64 [ %256, %255 ], [ %258, %257 ]
  store i64 %260, ptr %30, align 8
  %261 = load i32, ptr %8, align 4
  %262 = icmp eq i32 %261, 4
  br i1 %262, label %263, label %265

263:                                              ; preds = %259
  %264 = load i64, ptr %27, align 8
  br label %267

265:                                              ; preds = %259
  %266 = load i64, ptr %21, align 8
  br label %267

267:                                              ; preds = %265, %263
  %268 = phi i64 [ %264, %263 ], [ %266, %265 ]
  store i64 %268, ptr %31, align 8
  %269 = load i64, ptr %28, align 8
  %270 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %271 = load i64, ptr %270, align 8
  %272 = mul nsw i64 %269, %271
  %273 = load i64, ptr %29, align 8
  %274 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %275 = load i64, ptr %274, align 8
  %276 = mul nsw i64 %273, %275
  %277 = add nsw i64 %272, %276
  %278 = load i64, ptr %30, align 8
  %279 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %280 = load i64, ptr %279, align 8
  %281 = mul nsw i64 %278, %280
  %282 = add nsw i64 %277, %281
  %283 = load i64, ptr %31, align 8
  %284 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %285 = load i64, ptr %284, align 8
  %286 = mul nsw i64 %283, %285
  %287 = add nsw i64 %282, %286
  store i64 %287, ptr %32, align 8
  %288 = load ptr, ptr %7, align 8
  %289 = getelementptr inbounds %struct.descriptor, ptr %288, i32 0, i32 0
  %290 = load ptr, ptr %289, align 8
  %291 = load i64, ptr %32, align 8
  %292 = getelementptr inbounds i8, ptr %290, i64 %291
  %293 = load double, ptr %292, align 8
  store double %293, ptr %33, align 8
  %294 = load double, ptr %33, align 8
  %295 = load double, ptr %33, align 8
  %296 = fmul double %294, %295
  %297 = load double, ptr %26, align 8
  %298 = fadd double %297, %296
  store double %298, ptr %26, align 8
  br label %299

299:                                              ; preds = %267
  %300 = load i64, ptr %27, align 8
  %301 = add nsw i64 %300, 1
  store i64 %301, ptr %27, align 8
  br label %230

302:                                              ; preds = %235
  %303 = load double, ptr %26, align 8
  %304 = call double @llvm.sqrt.f64(double %303)
  %305 = load ptr, ptr %6, align 8
  %306 = getelementptr inbounds %struct.descriptor, ptr %305, i32 0, i32 0
  %307 = load ptr, ptr %306, align 8
  %308 = load i64, ptr %21, align 8
  %309 = load i64, ptr %19, align 8
  %310 = mul nsw i64 %308, %309
  %311 = load i64, ptr %23, align 8
  %312 = add nsw i64 %310, %311
  %313 = load i64, ptr %18, align 8
  %314 = mul nsw i64 %312, %313
  %315 = load i64, ptr %24, align 8
  %316 = add nsw i64 %314, %315
  %317 = load i64, ptr %17, align 8
  %318 = mul nsw i64 %316, %317
  %319 = load i64, ptr %25, align 8
  %320 = add nsw i64 %318, %319
  %321 = mul nsw i64 %320, 8
  %322 = getelementptr inbounds i8, ptr %307, i64 %321
  store double %304, ptr %322, align 8
  br label %323

323:                                              ; preds = %302
  %324 = load i64, ptr %25, align 8
  %325 = add nsw i64 %324, 1
  store i64 %325, ptr %25, align 8
  br label %224

326:                                              ; preds = %228
  br label %327

327:                                              ; preds = %326
  %328 = load i64, ptr %24, align 8
  %329 = add nsw i64 %328, 1
  store i64 %329, ptr %24, align 8
  br label %218

330:                                              ; preds = %222
  br label %331

331:                                              ; preds = %330
  %332 = load i64, ptr %23, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %23, align 8
  br label %212

334:                                              ; preds = %216
  br label %335

335:                                              ; preds = %334
  %336 = load i64, ptr %21, align 8
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %21, align 8
  br label %206

338:                                              ; preds = %210
  br label %481

339:                                              ; preds = %198
  %340 = load ptr, ptr %7, align 8
  %341 = getelementptr inbounds %struct.descriptor, ptr %340, i32 0, i32 4
  %342 = load i8, ptr %341, align 1
  %343 = zext i8 %342 to i32
  %344 = icmp sle i32 %343, 24
  br i1 %344, label %345, label %346

345:                                              ; preds = %339
  br label %480

346:                                              ; preds = %339
  store i64 0, ptr %34, align 8
  br label %347

347:                                              ; preds = %476, %346
  %348 = load i64, ptr %34, align 8
  %349 = load i64, ptr %20, align 8
  %350 = icmp slt i64 %348, %349
  br i1 %350, label %352, label %351

351:                                              ; preds = %347
  store i32 17, ptr %22, align 4
  br label %479

352:                                              ; preds = %347
  store i64 0, ptr %35, align 8
  br label %353

353:                                              ; preds = %472, %352
  %354 = load i64, ptr %35, align 8
  %355 = load i64, ptr %19, align 8
  %356 = icmp slt i64 %354, %355
  br i1 %356, label %358, label %357

357:                                              ; preds = %353
  store i32 20, ptr %22, align 4
  br label %475

358:                                              ; preds = %353
  store i64 0, ptr %36, align 8
  br label %359

359:                                              ; preds = %468, %358
  %360 = load i64, ptr %36, align 8
  %361 = load i64, ptr %18, align 8
  %362 = icmp slt i64 %360, %361
  br i1 %362, label %364, label %363

363:                                              ; preds = %359
  store i32 23, ptr %22, align 4
  br label %471

364:                                              ; preds = %359
  store i64 0, ptr %37, align 8
  br label %365

365:                                              ; preds = %464, %364
  %366 = load i64, ptr %37, align 8
  %367 = load i64, ptr %17, align 8
  %368 = icmp slt i64 %366, %367
  br i1 %368, label %370, label %369

369:                                              ; preds = %365
  store i32 26, ptr %22, align 4
  br label %467

370:                                              ; preds = %365
  store float 0.000000e+00, ptr %38, align 4
  store i64 0, ptr %39, align 8
  br label %371

371:                                              ; preds = %440, %370
  %372 = load i64, ptr %39, align 8
  %373 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %374 = load i64, ptr %373, align 8
  %375 = icmp slt i64 %372, %374
  br i1 %375, label %377, label %376

376:                                              ; preds = %371
  store i32 29, ptr %22, align 4
  br label %443

377:                                              ; preds = %371
  %378 = load i32, ptr %8, align 4
  %379 = icmp eq i32 %378, 1
  br i1 %379, label %380, label %382

380:                                              ; preds = %377
  %381 = load i64, ptr %39, align 8
  br label %384

382:                                              ; preds = %377
  %383 = load i64, ptr %37, align 8
  br label %384

384:                                              ; preds = %382, %380
  %385 = phi i64 [ %381, %380 ], [ %383, %382 ]
  store i64 %385, ptr %40, align 8
  %386 = load i32, ptr %8, align 4
  %387 = icmp eq i32 %386, 2
  br i1 %387, label %388, label %390

388:                                              ; preds = %384
  %389 = load i64, ptr %39, align 8
  br label %392

390:                                              ; preds = %384
  %391 = load i64, ptr %36, align 8
  br label %392

392:                                              ; preds = %390, %388
  %393 = phi i64 [ %389, %388 ], [ %391, %390 ]
  store i64 %393, ptr %41, align 8
  %394 = load i32, ptr %8, align 4
  %395 = icmp eq i32 %394, 3
  br i1 %395, label %396, label %398

396:                                              ; preds = %392
  %397 = load i64, ptr %39, align 8
  br label %400

398:                                              ; preds = %392
  %399 = load i64, ptr %35, align 8
  br label %400

400:                                              ; preds = %398, %396
  %401 = phi i64 [ %397, %396 ], [ %399, %398 ]
  store i64 %401, ptr %42, align 8
  %402 = load i32, ptr %8, align 4
  %403 = icmp eq i32 %402, 4
  br i1 %403, label %404, label %406

404:                                              ; preds = %400
  %405 = load i64, ptr %39, align 8
  br label %408

406:                                              ; preds = %400
  %407 = load i64, ptr %34, align 8
  br label %408

408:                                              ; preds = %406, %404
  %409 = phi i64 [ %405, %404 ], [ %407, %406 ]
  store i64 %409, ptr %43, align 8
  %410 = load i64, ptr %40, align 8
  %411 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %412 = load i64, ptr %411, align 8
  %413 = mul nsw i64 %410, %412
  %414 = load i64, ptr %41, align 8
  %415 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %416 = load i64, ptr %415, align 8
  %417 = mul nsw i64 %414, %416
  %418 = add nsw i64 %413, %417
  %419 = load i64, ptr %42, align 8
  %420 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %421 = load i64, ptr %420, align 8
  %422 = mul nsw i64 %419, %421
  %423 = add nsw i64 %418, %422
  %424 = load i64, ptr %43, align 8
  %425 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %426 = load i64, ptr %425, align 8
  %427 = mul nsw i64 %424, %426
  %428 = add nsw i64 %423, %427
  store i64 %428, ptr %44, align 8
  %429 = load ptr, ptr %7, align 8
  %430 = getelementptr inbounds %struct.descriptor, ptr %429, i32 0, i32 0
  %431 = load ptr, ptr %430, align 8
  %432 = load i64, ptr %44, align 8
  %433 = getelementptr inbounds i8, ptr %431, i64 %432
  %434 = load float, ptr %433, align 4
  store float %434, ptr %45, align 4
  %435 = load float, ptr %45, align 4
  %436 = load float, ptr %45, align 4
  %437 = fmul float %435, %436
  %438 = load float, ptr %38, align 4
  %439 = fadd float %438, %437
  store float %439, ptr %38, align 4
  br label %440

440:                                              ; preds = %408
  %441 = load i64, ptr %39, align 8
  %442 = add nsw i64 %441, 1
  store i64 %442, ptr %39, align 8
  br label %371

443:                                              ; preds = %376
  %444 = load float, ptr %38, align 4
  %445 = call float @llvm.sqrt.f32(float %444)
  %446 = load ptr, ptr %6, align 8
  %447 = getelementptr inbounds %struct.descriptor, ptr %446, i32 0, i32 0
  %448 = load ptr, ptr %447, align 8
  %449 = load i64, ptr %34, align 8
  %450 = load i64, ptr %19, align 8
  %451 = mul nsw i64 %449, %450
  %452 = load i64, ptr %35, align 8
  %453 = add nsw i64 %451, %452
  %454 = load i64, ptr %18, align 8
  %455 = mul nsw i64 %453, %454
  %456 = load i64, ptr %36, align 8
  %457 = add nsw i64 %455, %456
  %458 = load i64, ptr %17, align 8
  %459 = mul nsw i64 %457, %458
  %460 = load i64, ptr %37, align 8
  %461 = add nsw i64 %459, %460
  %462 = mul nsw i64 %461, 4
  %463 = getelementptr inbounds i8, ptr %448, i64 %462
  store float %445, ptr %463, align 4
  br label %464

464:                                              ; preds = %443
  %465 = load i64, ptr %37, align 8
  %466 = add nsw i64 %465, 1
  store i64 %466, ptr %37, align 8
  br label %365

467:                                              ; preds = %369
  br label %468

468:                                              ; preds = %467
  %469 = load i64, ptr %36, align 8
  %470 = add nsw i64 %469, 1
  store i64 %470, ptr %36, align 8
  br label %359

471:                                              ; preds = %363
  br label %472

472:                                              ; preds = %471
  %473 = load i64, ptr %35, align 8
  %474 = add nsw i64 %473, 1
  store i64 %474, ptr %35, align 8
  br label %353

475:                                              ; preds = %357
  br label %476

476:                                              ; preds = %475
  %477 = load i64, ptr %34, align 8
  %478 = add nsw i64 %477, 1
  store i64 %478, ptr %34, align 8
  br label %347

479:                                              ; preds = %351
  br label %480

480:                                              ; preds = %479, %345
  br label %481

481:                                              ; preds = %480, %338
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


