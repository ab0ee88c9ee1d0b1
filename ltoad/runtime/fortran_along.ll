
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

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
  br i1 %49, label %56, label %50

50:                                               ; preds = %6
  %51 = load ptr, ptr %8, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 27
  br label %56

56:                                               ; preds = %50, %6
  %57 = phi i1 [ true, %6 ], [ %55, %50 ]
  %58 = zext i1 %57 to i32
  %59 = load ptr, ptr %10, align 8
  %60 = load i32, ptr %11, align 4
  call void @require(i32 noundef %58, ptr noundef @.str, ptr noundef %59, i32 noundef %60)
  %61 = load i32, ptr %9, align 4
  %62 = icmp sge i32 %61, 1
  br i1 %62, label %63, label %70

63:                                               ; preds = %56
  %64 = load i32, ptr %9, align 4
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = icmp sle i32 %64, %68
  br label %70

70:                                               ; preds = %63, %56
  %71 = phi i1 [ false, %56 ], [ %69, %63 ]
  %72 = zext i1 %71 to i32
  %73 = load ptr, ptr %10, align 8
  %74 = load i32, ptr %11, align 4
  call void @require(i32 noundef %72, ptr noundef @.str.1, ptr noundef %73, i32 noundef %74)
  %75 = load ptr, ptr %8, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp sle i32 %78, 4
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %10, align 8
  %82 = load i32, ptr %11, align 4
  call void @require(i32 noundef %80, ptr noundef @.str.2, ptr noundef %81, i32 noundef %82)
  %83 = load ptr, ptr %8, align 8
  %84 = load ptr, ptr %8, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = call ptr @dimension_of(ptr noundef %83, i32 noundef 0, i32 noundef %87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %8, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 1, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %8, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 2, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %8, align 8
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 3, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %106, i64 24, i1 false)
  %107 = load i32, ptr %9, align 4
  %108 = icmp eq i32 %107, 1
  br i1 %108, label %109, label %110

109:                                              ; preds = %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %13, i64 24, i1 false)
  br label %121

110:                                              ; preds = %70
  %111 = load i32, ptr %9, align 4
  %112 = icmp eq i32 %111, 2
  br i1 %112, label %113, label %114

113:                                              ; preds = %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %14, i64 24, i1 false)
  br label %120

114:                                              ; preds = %110
  %115 = load i32, ptr %9, align 4
  %116 = icmp eq i32 %115, 3
  br i1 %116, label %117, label %118

117:                                              ; preds = %114
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %15, i64 24, i1 false)
  br label %119

118:                                              ; preds = %114
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 24, i1 false)
  br label %119

119:                                              ; preds = %118, %117
  br label %120

120:                                              ; preds = %119, %113
  br label %121

121:                                              ; preds = %120, %109
  %122 = load i32, ptr %9, align 4
  %123 = icmp eq i32 %122, 1
  br i1 %123, label %124, label %125

124:                                              ; preds = %121
  br label %128

125:                                              ; preds = %121
  %126 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %18, align 8
  %130 = load i32, ptr %9, align 4
  %131 = icmp eq i32 %130, 2
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %19, align 8
  %138 = load i32, ptr %9, align 4
  %139 = icmp eq i32 %138, 3
  br i1 %139, label %140, label %141

140:                                              ; preds = %136
  br label %144

141:                                              ; preds = %136
  %142 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %143 = load i64, ptr %142, align 8
  br label %144

144:                                              ; preds = %141, %140
  %145 = phi i64 [ 1, %140 ], [ %143, %141 ]
  store i64 %145, ptr %20, align 8
  %146 = load i32, ptr %9, align 4
  %147 = icmp eq i32 %146, 4
  br i1 %147, label %148, label %149

148:                                              ; preds = %144
  br label %152

149:                                              ; preds = %144
  %150 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  br label %152

152:                                              ; preds = %149, %148
  %153 = phi i64 [ 1, %148 ], [ %151, %149 ]
  store i64 %153, ptr %21, align 8
  %154 = load ptr, ptr %8, align 8
  %155 = getelementptr inbounds %struct.descriptor, ptr %154, i32 0, i32 3
  %156 = load i8, ptr %155, align 4
  %157 = zext i8 %156 to i32
  %158 = sub nsw i32 %157, 1
  %159 = trunc i32 %158 to i8
  %160 = load ptr, ptr %7, align 8
  %161 = getelementptr inbounds %struct.descriptor, ptr %160, i32 0, i32 3
  store i8 %159, ptr %161, align 4
  %162 = load ptr, ptr %7, align 8
  %163 = load ptr, ptr %8, align 8
  %164 = getelementptr inbounds %struct.descriptor, ptr %163, i32 0, i32 1
  %165 = load i64, ptr %164, align 8
  %166 = load i32, ptr %9, align 4
  %167 = icmp eq i32 %166, 1
  br i1 %167, label %168, label %171

168:                                              ; preds = %152
  %169 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %170 = load i64, ptr %169, align 8
  br label %173

171:                                              ; preds = %152
  %172 = load i64, ptr %18, align 8
  br label %173

173:                                              ; preds = %171, %168
  %174 = phi i64 [ %170, %168 ], [ %172, %171 ]
  %175 = load i32, ptr %9, align 4
  %176 = icmp sle i32 %175, 2
  br i1 %176, label %177, label %180

177:                                              ; preds = %173
  %178 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %179 = load i64, ptr %178, align 8
  br label %182

180:                                              ; preds = %173
  %181 = load i64, ptr %19, align 8
  br label %182

182:                                              ; preds = %180, %177
  %183 = phi i64 [ %179, %177 ], [ %181, %180 ]
  %184 = load i32, ptr %9, align 4
  %185 = icmp sle i32 %184, 3
  br i1 %185, label %186, label %189

186:                                              ; preds = %182
  %187 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %188 = load i64, ptr %187, align 8
  br label %191

189:                                              ; preds = %182
  %190 = load i64, ptr %20, align 8
  br label %191

191:                                              ; preds = %189, %186
  %192 = phi i64 [ %188, %186 ], [ %190, %189 ]
  call void @made(ptr noundef %162, i64 noundef %165, i64 noundef %174, i64 noundef %183, i64 noundef %192, i64 noundef 1)
  %193 = load ptr, ptr %8, align 8
  %194 = getelementptr inbounds %struct.descriptor, ptr %193, i32 0, i32 4
  %195 = load i8, ptr %194, align 1
  %196 = zext i8 %195 to i32
  %197 = icmp eq i32 %196, 28
  br i1 %197, label %198, label %342

198:                                              ; preds = %191
  store i64 0, ptr %22, align 8
  br label %199

199:                                              ; preds = %338, %198
  %200 = load i64, ptr %22, align 8
  %201 = load i64, ptr %21, align 8
  %202 = icmp slt i64 %200, %201
  br i1 %202, label %204, label %203

203:                                              ; preds = %199
  store i32 2, ptr %23, align 4
  br label %341

204:                                              ; preds = %199
  store i64 0, ptr %24, align 8
  br label %205

205:                                              ; preds = %334, %204
  %206 = load i64, ptr %24, align 8
  %207 = load i64, ptr %20, align 8
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %210, label %209

209:                                              ; preds = %205
  store i32 5, ptr %23, align 4
  br label %337

210:                                              ; preds = %205
  store i64 0, ptr %25, align 8
  br label %211

211:                                              ; preds = %330, %210
  %212 = load i64, ptr %25, align 8
  %213 = load i64, ptr %19, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %211
  store i32 8, ptr %23, align 4
  br label %333

216:                                              ; preds = %211
  store i64 0, ptr %26, align 8
  br label %217

217:                                              ; preds = %326, %216
  %218 = load i64, ptr %26, align 8
  %219 = load i64, ptr %18, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %217
  store i32 11, ptr %23, align 4
  br label %329

222:                                              ; preds = %217
  store double 0.000000e+00, ptr %27, align 8
  store i64 0, ptr %28, align 8
  br label %223

223:                                              ; preds = %303, %222
  %224 = load i64, ptr %28, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %226 = load i64, ptr %225, align 8
  %227 = icmp slt i64 %224, %226
  br i1 %227, label %229, label %228

228:                                              ; preds = %223
  store i32 14, ptr %23, align 4
  br label %306

229:                                              ; preds = %223
  %230 = load i32, ptr %9, align 4
  %231 = icmp eq i32 %230, 1
  br i1 %231, label %232, label %234

232:                                              ; preds = %229
  %233 = load i64, ptr %28, align 8
  br label %236

234:                                              ; preds = %229
  %235 = load i64, ptr %26, align 8
  br label %236

236:                                              ; preds = %234, %232
  %237 = phi i64 [ %233, %232 ], [ %235, %234 ]
  store i64 %237, ptr %29, align 8
  %238 = load i32, ptr %9, align 4
  %239 = icmp eq i32 %238, 2
  br i1 %239, label %240, label %242

240:                                              ; preds = %236
  %241 = load i64, ptr %28, align 8
  br label %244

242:                                              ; preds = %236
  %243 = load i64, ptr %25, align 8
  br label %244

244:                                              ; preds = %242, %240
  %245 = phi i64 [ %241, %240 ], [ %243, %242 ]
  store i64 %245, ptr %30, align 8
  %246 = load i32, ptr %9, align 4
  %247 = icmp eq i32 %246, 3
  br i1 %247, label %248, label %250

248:                                              ; preds = %244
  %249 = load i64, ptr %28, align 8
  br label %252

250:                                              ; preds = %244
  %251 = load i64, ptr %24, align 8
  br label %252

252:                                              ; preds = %250, %248
  %253 = phi i64 [ %249, %248 ], [ %251, %250 ]
  store i64 %253, ptr %31, align 8
  %254 = load i32, ptr %9, align 4
  %255 = icmp eq i32 %254, 4
  br i1 %255, label %256, label %258

256:                                              ; preds = %252
  %257 = load i64, ptr %28, align 8
  br label %260

258:                                              ; preds = %252
  %259 = load i64, ptr %22, align 8
  br label %260

260:                                              ; preds = %258, %256
  %261 = phi i64 [ %257, %256 ], [ %259, %258 ]
  store i64 %261, ptr %32, align 8
  %262 = load i64, ptr %29, align 8
  %263 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %264 = load i64, ptr %263, align 8
  %265 = mul nsw i64 %262, %264
  %266 = load i64, ptr %30, align 8
  %267 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %268 = load i64, ptr %267, align 8
  %269 = mul nsw i64 %266, %268
  %270 = add nsw i64 %265, %269
  %271 = load i64, ptr %31, align 8
  %272 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %273 = load i64, ptr %272, align 8
  %274 = mul nsw i64 %271, %273
  %275 = add nsw i64 %270, %274
  %276 = load i64, ptr %32, align 8
  %277 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %278 = load i64, ptr %277, align 8
  %279 = mul nsw i64 %276, %278
  %280 = add nsw i64 %275, %279
  store i64 %280, ptr %33, align 8
  %281 = load ptr, ptr %12, align 8
  %282 = icmp ne ptr %281, null
  br i1 %282, label %283, label %293

283:                                              ; preds = %260
  %284 = load ptr, ptr %12, align 8
  %285 = load ptr, ptr %12, align 8
  %286 = load i64, ptr %29, align 8
  %287 = load i64, ptr %30, align 8
  %288 = load i64, ptr %31, align 8
  %289 = load i64, ptr %32, align 8
  %290 = call i64 @offset_in(ptr noundef %285, i64 noundef %286, i64 noundef %287, i64 noundef %288, i64 noundef %289)
  %291 = call i32 @is_true(ptr noundef %284, i64 noundef %290)
  %292 = icmp ne i32 %291, 0
  br i1 %292, label %293, label %302

293:                                              ; preds = %283, %260
  %294 = load ptr, ptr %8, align 8
  %295 = getelementptr inbounds %struct.descriptor, ptr %294, i32 0, i32 0
  %296 = load ptr, ptr %295, align 8
  %297 = load i64, ptr %33, align 8
  %298 = getelementptr inbounds i8, ptr %296, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = load double, ptr %27, align 8
  %301 = fadd double %300, %299
  store double %301, ptr %27, align 8
  br label %302

302:                                              ; preds = %293, %283
  br label %303

303:                                              ; preds = %302
  %304 = load i64, ptr %28, align 8
  %305 = add nsw i64 %304, 1
  store i64 %305, ptr %28, align 8
  br label %223

306:                                              ; preds = %228
  %307 = load double, ptr %27, align 8
  %308 = load ptr, ptr %7, align 8
  %309 = getelementptr inbounds %struct.descriptor, ptr %308, i32 0, i32 0
  %310 = load ptr, ptr %309, align 8
  %311 = load i64, ptr %22, align 8
  %312 = load i64, ptr %20, align 8
  %313 = mul nsw i64 %311, %312
  %314 = load i64, ptr %24, align 8
  %315 = add nsw i64 %313, %314
  %316 = load i64, ptr %19, align 8
  %317 = mul nsw i64 %315, %316
  %318 = load i64, ptr %25, align 8
  %319 = add nsw i64 %317, %318
  %320 = load i64, ptr %18, align 8
  %321 = mul nsw i64 %319, %320
  %322 = load i64, ptr %26, align 8
  %323 = add nsw i64 %321, %322
  %324 = mul nsw i64 %323, 8
  %325 = getelementptr inbounds i8, ptr %310, i64 %324
  store double %307, ptr %325, align 8
  br label %326

326:                                              ; preds = %306
  %327 = load i64, ptr %26, align 8
  %328 = add nsw i64 %327, 1
  store i64 %328, ptr %26, align 8
  br label %217

329:                                              ; preds = %221
  br label %330

330:                                              ; preds = %329
  %331 = load i64, ptr %25, align 8
  %332 = add nsw i64 %331, 1
  store i64 %332, ptr %25, align 8
  br label %211

333:                                              ; preds = %215
  br label %334

334:                                              ; preds = %333
  %335 = load i64, ptr %24, align 8
  %336 = add nsw i64 %335, 1
  store i64 %336, ptr %24, align 8
  br label %205

337:                                              ; preds = %209
  br label %338

338:                                              ; preds = %337
  %339 = load i64, ptr %22, align 8
  %340 = add nsw i64 %339, 1
  store i64 %340, ptr %22, align 8
  br label %199

341:                                              ; preds = %203
  br label %486

342:                                              ; preds = %191
  store i64 0, ptr %34, align 8
  br label %343

343:                                              ; preds = %482, %342
  %344 = load i64, ptr %34, align 8
  %345 = load i64, ptr %21, align 8
  %346 = icmp slt i64 %344, %345
  br i1 %346, label %348, label %347

347:                                              ; preds = %343
  store i32 17, ptr %23, align 4
  br label %485

348:                                              ; preds = %343
  store i64 0, ptr %35, align 8
  br label %349

349:                                              ; preds = %478, %348
  %350 = load i64, ptr %35, align 8
  %351 = load i64, ptr %20, align 8
  %352 = icmp slt i64 %350, %351
  br i1 %352, label %354, label %353

353:                                              ; preds = %349
  store i32 20, ptr %23, align 4
  br label %481

354:                                              ; preds = %349
  store i64 0, ptr %36, align 8
  br label %355

355:                                              ; preds = %474, %354
  %356 = load i64, ptr %36, align 8
  %357 = load i64, ptr %19, align 8
  %358 = icmp slt i64 %356, %357
  br i1 %358, label %360, label %359

359:                                              ; preds = %355
  store i32 23, ptr %23, align 4
  br label %477

360:                                              ; preds = %355
  store i64 0, ptr %37, align 8
  br label %361

361:                                              ; preds = %470, %360
  %362 = load i64, ptr %37, align 8
  %363 = load i64, ptr %18, align 8
  %364 = icmp slt i64 %362, %363
  br i1 %364, label %366, label %365

365:                                              ; preds = %361
  store i32 26, ptr %23, align 4
  br label %473

366:                                              ; preds = %361
  store float 0.000000e+00, ptr %38, align 4
  store i64 0, ptr %39, align 8
  br label %367

367:                                              ; preds = %447, %366
  %368 = load i64, ptr %39, align 8
  %369 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %370 = load i64, ptr %369, align 8
  %371 = icmp slt i64 %368, %370
  br i1 %371, label %373, label %372

372:                                              ; preds = %367
  store i32 29, ptr %23, align 4
  br label %450

373:                                              ; preds = %367
  %374 = load i32, ptr %9, align 4
  %375 = icmp eq i32 %374, 1
  br i1 %375, label %376, label %378

376:                                              ; preds = %373
  %377 = load i64, ptr %39, align 8
  br label %380

378:                                              ; preds = %373
  %379 = load i64, ptr %37, align 8
  br label %380

380:                                              ; preds = %378, %376
  %381 = phi i64 [ %377, %376 ], [ %379, %378 ]
  store i64 %381, ptr %40, align 8
  %382 = load i32, ptr %9, align 4
  %383 = icmp eq i32 %382, 2
  br i1 %383, label %384, label %386

384:                                              ; preds = %380
  %385 = load i64, ptr %39, align 8
  br label %388

386:                                              ; preds = %380
  %387 = load i64, ptr %36, align 8
  br label %388

388:                                              ; preds = %386, %384
  %389 = phi i64 [ %385, %384 ], [ %387, %386 ]
  store i64 %389, ptr %41, align 8
  %390 = load i32, ptr %9, align 4
  %391 = icmp eq i32 %390, 3
  br i1 %391, label %392, label %394

392:                                              ; preds = %388
  %393 = load i64, ptr %39, align 8
  br label %396

394:                                              ; preds = %388
  %395 = load i64, ptr %35, align 8
  br label %396

396:                                              ; preds = %394, %392
  %397 = phi i64 [ %393, %392 ], [ %395, %394 ]
  store i64 %397, ptr %42, align 8
  %398 = load i32, ptr %9, align 4
  %399 = icmp eq i32 %398, 4
  br i1 %399, label %400, label %402

400:                                              ; preds = %396
  %401 = load i64, ptr %39, align 8
  br label %404

402:                                              ; preds = %396
  %403 = load i64, ptr %34, align 8
  br label %404

404:                                              ; preds = %402, %400
  %405 = phi i64 [ %401, %400 ], [ %403, %402 ]
  store i64 %405, ptr %43, align 8
  %406 = load i64, ptr %40, align 8
  %407 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %408 = load i64, ptr %407, align 8
  %409 = mul nsw i64 %406, %408
  %410 = load i64, ptr %41, align 8
  %411 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %412 = load i64, ptr %411, align 8
  %413 = mul nsw i64 %410, %412
  %414 = add nsw i64 %409, %413
  %415 = load i64, ptr %42, align 8
  %416 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %417 = load i64, ptr %416, align 8
  %418 = mul nsw i64 %415, %417
  %419 = add nsw i64 %414, %418
  %420 = load i64, ptr %43, align 8
  %421 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %422 = load i64, ptr %421, align 8
  %423 = mul nsw i64 %420, %422
  %424 = add nsw i64 %419, %423
  store i64 %424, ptr %44, align 8
  %425 = load ptr, ptr %12, align 8
  %426 = icmp ne ptr %425, null
  br i1 %426, label %427, label %437

427:                                              ; preds = %404
  %428 = load ptr, ptr %12, align 8
  %429 = load ptr, ptr %12, align 8
  %430 = load i64, ptr %40, align 8
  %431 = load i64, ptr %41, align 8
  %432 = load i64, ptr %42, align 8
  %433 = load i64, ptr %43, align 8
  %434 = call i64 @offset_in(ptr noundef %429, i64 noundef %430, i64 noundef %431, i64 noundef %432, i64 noundef %433)
  %435 = call i32 @is_true(ptr noundef %428, i64 noundef %434)
  %436 = icmp ne i32 %435, 0
  br i1 %436, label %437, label %446

437:                                              ; preds = %427, %404
  %438 = load ptr, ptr %8, align 8
  %439 = getelementptr inbounds %struct.descriptor, ptr %438, i32 0, i32 0
  %440 = load ptr, ptr %439, align 8
  %441 = load i64, ptr %44, align 8
  %442 = getelementptr inbounds i8, ptr %440, i64 %441
  %443 = load float, ptr %442, align 4
  %444 = load float, ptr %38, align 4
  %445 = fadd float %444, %443
  store float %445, ptr %38, align 4
  br label %446

446:                                              ; preds = %437, %427
  br label %447

447:                                              ; preds = %446
  %448 = load i64, ptr %39, align 8
  %449 = add nsw i64 %448, 1
  store i64 %449, ptr %39, align 8
  br label %367

450:                                              ; preds = %372
  %451 = load float, ptr %38, align 4
  %452 = load ptr, ptr %7, align 8
  %453 = getelementptr inbounds %struct.descriptor, ptr %452, i32 0, i32 0
  %454 = load ptr, ptr %453, align 8
  %455 = load i64, ptr %34, align 8
  %456 = load i64, ptr %20, align 8
  %457 = mul nsw i64 %455, %456
  %458 = load i64, ptr %35, align 8
  %459 = add nsw i64 %457, %458
  %460 = load i64, ptr %19, align 8
  %461 = mul nsw i64 %459, %460
  %462 = load i64, ptr %36, align 8
  %463 = add nsw i64 %461, %462
  %464 = load i64, ptr %18, align 8
  %465 = mul nsw i64 %463, %464
  %466 = load i64, ptr %37, align 8
  %467 = add nsw i64 %465, %466
  %468 = mul nsw i64 %467, 4
  %469 = getelementptr inbounds i8, ptr %454, i64 %468
  store float %451, ptr %469, align 4
  br label %470

470:                                              ; preds = %450
  %471 = load i64, ptr %37, align 8
  %472 = add nsw i64 %471, 1
  store i64 %472, ptr %37, align 8
  br label %361

473:                                              ; preds = %365
  br label %474

474:                                              ; preds = %473
  %475 = load i64, ptr %36, align 8
  %476 = add nsw i64 %475, 1
  store i64 %476, ptr %36, align 8
  br label %355

477:                                              ; preds = %359
  br label %478

478:                                              ; preds = %477
  %479 = load i64, ptr %35, align 8
  %480 = add nsw i64 %479, 1
  store i64 %480, ptr %35, align 8
  br label %349

481:                                              ; preds = %353
  br label %482

482:                                              ; preds = %481
  %483 = load i64, ptr %34, align 8
  %484 = add nsw i64 %483, 1
  store i64 %484, ptr %34, align 8
  br label %343

485:                                              ; preds = %347
  br label %486

486:                                              ; preds = %485, %341
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
  %73 = call ptr @malloc(i64 noundef %72) #9
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
  br i1 %49, label %56, label %50

50:                                               ; preds = %6
  %51 = load ptr, ptr %8, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 27
  br label %56

56:                                               ; preds = %50, %6
  %57 = phi i1 [ true, %6 ], [ %55, %50 ]
  %58 = zext i1 %57 to i32
  %59 = load ptr, ptr %10, align 8
  %60 = load i32, ptr %11, align 4
  call void @require(i32 noundef %58, ptr noundef @.str.3, ptr noundef %59, i32 noundef %60)
  %61 = load i32, ptr %9, align 4
  %62 = icmp sge i32 %61, 1
  br i1 %62, label %63, label %70

63:                                               ; preds = %56
  %64 = load i32, ptr %9, align 4
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = icmp sle i32 %64, %68
  br label %70

70:                                               ; preds = %63, %56
  %71 = phi i1 [ false, %56 ], [ %69, %63 ]
  %72 = zext i1 %71 to i32
  %73 = load ptr, ptr %10, align 8
  %74 = load i32, ptr %11, align 4
  call void @require(i32 noundef %72, ptr noundef @.str.4, ptr noundef %73, i32 noundef %74)
  %75 = load ptr, ptr %8, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp sle i32 %78, 4
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %10, align 8
  %82 = load i32, ptr %11, align 4
  call void @require(i32 noundef %80, ptr noundef @.str.2, ptr noundef %81, i32 noundef %82)
  %83 = load ptr, ptr %8, align 8
  %84 = load ptr, ptr %8, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = call ptr @dimension_of(ptr noundef %83, i32 noundef 0, i32 noundef %87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %8, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 1, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %8, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 2, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %8, align 8
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 3, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %106, i64 24, i1 false)
  %107 = load i32, ptr %9, align 4
  %108 = icmp eq i32 %107, 1
  br i1 %108, label %109, label %110

109:                                              ; preds = %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %13, i64 24, i1 false)
  br label %121

110:                                              ; preds = %70
  %111 = load i32, ptr %9, align 4
  %112 = icmp eq i32 %111, 2
  br i1 %112, label %113, label %114

113:                                              ; preds = %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %14, i64 24, i1 false)
  br label %120

114:                                              ; preds = %110
  %115 = load i32, ptr %9, align 4
  %116 = icmp eq i32 %115, 3
  br i1 %116, label %117, label %118

117:                                              ; preds = %114
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %15, i64 24, i1 false)
  br label %119

118:                                              ; preds = %114
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 24, i1 false)
  br label %119

119:                                              ; preds = %118, %117
  br label %120

120:                                              ; preds = %119, %113
  br label %121

121:                                              ; preds = %120, %109
  %122 = load i32, ptr %9, align 4
  %123 = icmp eq i32 %122, 1
  br i1 %123, label %124, label %125

124:                                              ; preds = %121
  br label %128

125:                                              ; preds = %121
  %126 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %124
  %129 = phi i64 [ 1, %124 ], [ %127, %125 ]
  store i64 %129, ptr %18, align 8
  %130 = load i32, ptr %9, align 4
  %131 = icmp eq i32 %130, 2
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  br label %136

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %135 = load i64, ptr %134, align 8
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i64 [ 1, %132 ], [ %135, %133 ]
  store i64 %137, ptr %19, align 8
  %138 = load i32, ptr %9, align 4
  %139 = icmp eq i32 %138, 3
  br i1 %139, label %140, label %141

140:                                              ; preds = %136
  br label %144

141:                                              ; preds = %136
  %142 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %143 = load i64, ptr %142, align 8
  br label %144

144:                                              ; preds = %141, %140
  %145 = phi i64 [ 1, %140 ], [ %143, %141 ]
  store i64 %145, ptr %20, align 8
  %146 = load i32, ptr %9, align 4
  %147 = icmp eq i32 %146, 4
  br i1 %147, label %148, label %149

148:                                              ; preds = %144
  br label %152

149:                                              ; preds = %144
  %150 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  br label %152

152:                                              ; preds = %149, %148
  %153 = phi i64 [ 1, %148 ], [ %151, %149 ]
  store i64 %153, ptr %21, align 8
  %154 = load ptr, ptr %8, align 8
  %155 = getelementptr inbounds %struct.descriptor, ptr %154, i32 0, i32 3
  %156 = load i8, ptr %155, align 4
  %157 = zext i8 %156 to i32
  %158 = sub nsw i32 %157, 1
  %159 = trunc i32 %158 to i8
  %160 = load ptr, ptr %7, align 8
  %161 = getelementptr inbounds %struct.descriptor, ptr %160, i32 0, i32 3
  store i8 %159, ptr %161, align 4
  %162 = load ptr, ptr %7, align 8
  %163 = load ptr, ptr %8, align 8
  %164 = getelementptr inbounds %struct.descriptor, ptr %163, i32 0, i32 1
  %165 = load i64, ptr %164, align 8
  %166 = load i32, ptr %9, align 4
  %167 = icmp eq i32 %166, 1
  br i1 %167, label %168, label %171

168:                                              ; preds = %152
  %169 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %170 = load i64, ptr %169, align 8
  br label %173

171:                                              ; preds = %152
  %172 = load i64, ptr %18, align 8
  br label %173

173:                                              ; preds = %171, %168
  %174 = phi i64 [ %170, %168 ], [ %172, %171 ]
  %175 = load i32, ptr %9, align 4
  %176 = icmp sle i32 %175, 2
  br i1 %176, label %177, label %180

177:                                              ; preds = %173
  %178 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %179 = load i64, ptr %178, align 8
  br label %182

180:                                              ; preds = %173
  %181 = load i64, ptr %19, align 8
  br label %182

182:                                              ; preds = %180, %177
  %183 = phi i64 [ %179, %177 ], [ %181, %180 ]
  %184 = load i32, ptr %9, align 4
  %185 = icmp sle i32 %184, 3
  br i1 %185, label %186, label %189

186:                                              ; preds = %182
  %187 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %188 = load i64, ptr %187, align 8
  br label %191

189:                                              ; preds = %182
  %190 = load i64, ptr %20, align 8
  br label %191

191:                                              ; preds = %189, %186
  %192 = phi i64 [ %188, %186 ], [ %190, %189 ]
  call void @made(ptr noundef %162, i64 noundef %165, i64 noundef %174, i64 noundef %183, i64 noundef %192, i64 noundef 1)
  %193 = load ptr, ptr %8, align 8
  %194 = getelementptr inbounds %struct.descriptor, ptr %193, i32 0, i32 4
  %195 = load i8, ptr %194, align 1
  %196 = zext i8 %195 to i32
  %197 = icmp eq i32 %196, 28
  br i1 %197, label %198, label %342

198:                                              ; preds = %191
  store i64 0, ptr %22, align 8
  br label %199

199:                                              ; preds = %338, %198
  %200 = load i64, ptr %22, align 8
  %201 = load i64, ptr %21, align 8
  %202 = icmp slt i64 %200, %201
  br i1 %202, label %204, label %203

203:                                              ; preds = %199
  store i32 2, ptr %23, align 4
  br label %341

204:                                              ; preds = %199
  store i64 0, ptr %24, align 8
  br label %205

205:                                              ; preds = %334, %204
  %206 = load i64, ptr %24, align 8
  %207 = load i64, ptr %20, align 8
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %210, label %209

209:                                              ; preds = %205
  store i32 5, ptr %23, align 4
  br label %337

210:                                              ; preds = %205
  store i64 0, ptr %25, align 8
  br label %211

211:                                              ; preds = %330, %210
  %212 = load i64, ptr %25, align 8
  %213 = load i64, ptr %19, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %211
  store i32 8, ptr %23, align 4
  br label %333

216:                                              ; preds = %211
  store i64 0, ptr %26, align 8
  br label %217

217:                                              ; preds = %326, %216
  %218 = load i64, ptr %26, align 8
  %219 = load i64, ptr %18, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %217
  store i32 11, ptr %23, align 4
  br label %329

222:                                              ; preds = %217
  store double 1.000000e+00, ptr %27, align 8
  store i64 0, ptr %28, align 8
  br label %223

223:                                              ; preds = %303, %222
  %224 = load i64, ptr %28, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %226 = load i64, ptr %225, align 8
  %227 = icmp slt i64 %224, %226
  br i1 %227, label %229, label %228

228:                                              ; preds = %223
  store i32 14, ptr %23, align 4
  br label %306

229:                                              ; preds = %223
  %230 = load i32, ptr %9, align 4
  %231 = icmp eq i32 %230, 1
  br i1 %231, label %232, label %234

232:                                              ; preds = %229
  %233 = load i64, ptr %28, align 8
  br label %236

234:                                              ; preds = %229
  %235 = load i64, ptr %26, align 8
  br label %236

236:                                              ; preds = %234, %232
  %237 = phi i64 [ %233, %232 ], [ %235, %234 ]
  store i64 %237, ptr %29, align 8
  %238 = load i32, ptr %9, align 4
  %239 = icmp eq i32 %238, 2
  br i1 %239, label %240, label %242

240:                                              ; preds = %236
  %241 = load i64, ptr %28, align 8
  br label %244

242:                                              ; preds = %236
  %243 = load i64, ptr %25, align 8
  br label %244

244:                                              ; preds = %242, %240
  %245 = phi i64 [ %241, %240 ], [ %243, %242 ]
  store i64 %245, ptr %30, align 8
  %246 = load i32, ptr %9, align 4
  %247 = icmp eq i32 %246, 3
  br i1 %247, label %248, label %250

248:                                              ; preds = %244
  %249 = load i64, ptr %28, align 8
  br label %252

250:                                              ; preds = %244
  %251 = load i64, ptr %24, align 8
  br label %252

252:                                              ; preds = %250, %248
  %253 = phi i64 [ %249, %248 ], [ %251, %250 ]
  store i64 %253, ptr %31, align 8
  %254 = load i32, ptr %9, align 4
  %255 = icmp eq i32 %254, 4
  br i1 %255, label %256, label %258

256:                                              ; preds = %252
  %257 = load i64, ptr %28, align 8
  br label %260

258:                                              ; preds = %252
  %259 = load i64, ptr %22, align 8
  br label %260

260:                                              ; preds = %258, %256
  %261 = phi i64 [ %257, %256 ], [ %259, %258 ]
  store i64 %261, ptr %32, align 8
  %262 = load i64, ptr %29, align 8
  %263 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %264 = load i64, ptr %263, align 8
  %265 = mul nsw i64 %262, %264
  %266 = load i64, ptr %30, align 8
  %267 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %268 = load i64, ptr %267, align 8
  %269 = mul nsw i64 %266, %268
  %270 = add nsw i64 %265, %269
  %271 = load i64, ptr %31, align 8
  %272 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %273 = load i64, ptr %272, align 8
  %274 = mul nsw i64 %271, %273
  %275 = add nsw i64 %270, %274
  %276 = load i64, ptr %32, align 8
  %277 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %278 = load i64, ptr %277, align 8
  %279 = mul nsw i64 %276, %278
  %280 = add nsw i64 %275, %279
  store i64 %280, ptr %33, align 8
  %281 = load ptr, ptr %12, align 8
  %282 = icmp ne ptr %281, null
  br i1 %282, label %283, label %293

283:                                              ; preds = %260
  %284 = load ptr, ptr %12, align 8
  %285 = load ptr, ptr %12, align 8
  %286 = load i64, ptr %29, align 8
  %287 = load i64, ptr %30, align 8
  %288 = load i64, ptr %31, align 8
  %289 = load i64, ptr %32, align 8
  %290 = call i64 @offset_in(ptr noundef %285, i64 noundef %286, i64 noundef %287, i64 noundef %288, i64 noundef %289)
  %291 = call i32 @is_true(ptr noundef %284, i64 noundef %290)
  %292 = icmp ne i32 %291, 0
  br i1 %292, label %293, label %302

293:                                              ; preds = %283, %260
  %294 = load ptr, ptr %8, align 8
  %295 = getelementptr inbounds %struct.descriptor, ptr %294, i32 0, i32 0
  %296 = load ptr, ptr %295, align 8
  %297 = load i64, ptr %33, align 8
  %298 = getelementptr inbounds i8, ptr %296, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = load double, ptr %27, align 8
  %301 = fmul double %300, %299
  store double %301, ptr %27, align 8
  br label %302

302:                                              ; preds = %293, %283
  br label %303

303:                                              ; preds = %302
  %304 = load i64, ptr %28, align 8
  %305 = add nsw i64 %304, 1
  store i64 %305, ptr %28, align 8
  br label %223

306:                                              ; preds = %228
  %307 = load double, ptr %27, align 8
  %308 = load ptr, ptr %7, align 8
  %309 = getelementptr inbounds %struct.descriptor, ptr %308, i32 0, i32 0
  %310 = load ptr, ptr %309, align 8
  %311 = load i64, ptr %22, align 8
  %312 = load i64, ptr %20, align 8
  %313 = mul nsw i64 %311, %312
  %314 = load i64, ptr %24, align 8
  %315 = add nsw i64 %313, %314
  %316 = load i64, ptr %19, align 8
  %317 = mul nsw i64 %315, %316
  %318 = load i64, ptr %25, align 8
  %319 = add nsw i64 %317, %318
  %320 = load i64, ptr %18, align 8
  %321 = mul nsw i64 %319, %320
  %322 = load i64, ptr %26, align 8
  %323 = add nsw i64 %321, %322
  %324 = mul nsw i64 %323, 8
  %325 = getelementptr inbounds i8, ptr %310, i64 %324
  store double %307, ptr %325, align 8
  br label %326

326:                                              ; preds = %306
  %327 = load i64, ptr %26, align 8
  %328 = add nsw i64 %327, 1
  store i64 %328, ptr %26, align 8
  br label %217

329:                                              ; preds = %221
  br label %330

330:                                              ; preds = %329
  %331 = load i64, ptr %25, align 8
  %332 = add nsw i64 %331, 1
  store i64 %332, ptr %25, align 8
  br label %211

333:                                              ; preds = %215
  br label %334

334:                                              ; preds = %333
  %335 = load i64, ptr %24, align 8
  %336 = add nsw i64 %335, 1
  store i64 %336, ptr %24, align 8
  br label %205

337:                                              ; preds = %209
  br label %338

338:                                              ; preds = %337
  %339 = load i64, ptr %22, align 8
  %340 = add nsw i64 %339, 1
  store i64 %340, ptr %22, align 8
  br label %199

341:                                              ; preds = %203
  br label %486

342:                                              ; preds = %191
  store i64 0, ptr %34, align 8
  br label %343

343:                                              ; preds = %482, %342
  %344 = load i64, ptr %34, align 8
  %345 = load i64, ptr %21, align 8
  %346 = icmp slt i64 %344, %345
  br i1 %346, label %348, label %347

347:                                              ; preds = %343
  store i32 17, ptr %23, align 4
  br label %485

348:                                              ; preds = %343
  store i64 0, ptr %35, align 8
  br label %349

349:                                              ; preds = %478, %348
  %350 = load i64, ptr %35, align 8
  %351 = load i64, ptr %20, align 8
  %352 = icmp slt i64 %350, %351
  br i1 %352, label %354, label %353

353:                                              ; preds = %349
  store i32 20, ptr %23, align 4
  br label %481

354:                                              ; preds = %349
  store i64 0, ptr %36, align 8
  br label %355

355:                                              ; preds = %474, %354
  %356 = load i64, ptr %36, align 8
  %357 = load i64, ptr %19, align 8
  %358 = icmp slt i64 %356, %357
  br i1 %358, label %360, label %359

359:                                              ; preds = %355
  store i32 23, ptr %23, align 4
  br label %477

360:                                              ; preds = %355
  store i64 0, ptr %37, align 8
  br label %361

361:                                              ; preds = %470, %360
  %362 = load i64, ptr %37, align 8
  %363 = load i64, ptr %18, align 8
  %364 = icmp slt i64 %362, %363
  br i1 %364, label %366, label %365

365:                                              ; preds = %361
  store i32 26, ptr %23, align 4
  br label %473

366:                                              ; preds = %361
  store float 1.000000e+00, ptr %38, align 4
  store i64 0, ptr %39, align 8
  br label %367

367:                                              ; preds = %447, %366
  %368 = load i64, ptr %39, align 8
  %369 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %370 = load i64, ptr %369, align 8
  %371 = icmp slt i64 %368, %370
  br i1 %371, label %373, label %372

372:                                              ; preds = %367
  store i32 29, ptr %23, align 4
  br label %450

373:                                              ; preds = %367
  %374 = load i32, ptr %9, align 4
  %375 = icmp eq i32 %374, 1
  br i1 %375, label %376, label %378

376:                                              ; preds = %373
  %377 = load i64, ptr %39, align 8
  br label %380

378:                                              ; preds = %373
  %379 = load i64, ptr %37, align 8
  br label %380

380:                                              ; preds = %378, %376
  %381 = phi i64 [ %377, %376 ], [ %379, %378 ]
  store i64 %381, ptr %40, align 8
  %382 = load i32, ptr %9, align 4
  %383 = icmp eq i32 %382, 2
  br i1 %383, label %384, label %386

384:                                              ; preds = %380
  %385 = load i64, ptr %39, align 8
  br label %388

386:                                              ; preds = %380
  %387 = load i64, ptr %36, align 8
  br label %388

388:                                              ; preds = %386, %384
  %389 = phi i64 [ %385, %384 ], [ %387, %386 ]
  store i64 %389, ptr %41, align 8
  %390 = load i32, ptr %9, align 4
  %391 = icmp eq i32 %390, 3
  br i1 %391, label %392, label %394

392:                                              ; preds = %388
  %393 = load i64, ptr %39, align 8
  br label %396

394:                                              ; preds = %388
  %395 = load i64, ptr %35, align 8
  br label %396

396:                                              ; preds = %394, %392
  %397 = phi i64 [ %393, %392 ], [ %395, %394 ]
  store i64 %397, ptr %42, align 8
  %398 = load i32, ptr %9, align 4
  %399 = icmp eq i32 %398, 4
  br i1 %399, label %400, label %402

400:                                              ; preds = %396
  %401 = load i64, ptr %39, align 8
  br label %404

402:                                              ; preds = %396
  %403 = load i64, ptr %34, align 8
  br label %404

404:                                              ; preds = %402, %400
  %405 = phi i64 [ %401, %400 ], [ %403, %402 ]
  store i64 %405, ptr %43, align 8
  %406 = load i64, ptr %40, align 8
  %407 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %408 = load i64, ptr %407, align 8
  %409 = mul nsw i64 %406, %408
  %410 = load i64, ptr %41, align 8
  %411 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %412 = load i64, ptr %411, align 8
  %413 = mul nsw i64 %410, %412
  %414 = add nsw i64 %409, %413
  %415 = load i64, ptr %42, align 8
  %416 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %417 = load i64, ptr %416, align 8
  %418 = mul nsw i64 %415, %417
  %419 = add nsw i64 %414, %418
  %420 = load i64, ptr %43, align 8
  %421 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %422 = load i64, ptr %421, align 8
  %423 = mul nsw i64 %420, %422
  %424 = add nsw i64 %419, %423
  store i64 %424, ptr %44, align 8
  %425 = load ptr, ptr %12, align 8
  %426 = icmp ne ptr %425, null
  br i1 %426, label %427, label %437

427:                                              ; preds = %404
  %428 = load ptr, ptr %12, align 8
  %429 = load ptr, ptr %12, align 8
  %430 = load i64, ptr %40, align 8
  %431 = load i64, ptr %41, align 8
  %432 = load i64, ptr %42, align 8
  %433 = load i64, ptr %43, align 8
  %434 = call i64 @offset_in(ptr noundef %429, i64 noundef %430, i64 noundef %431, i64 noundef %432, i64 noundef %433)
  %435 = call i32 @is_true(ptr noundef %428, i64 noundef %434)
  %436 = icmp ne i32 %435, 0
  br i1 %436, label %437, label %446

437:                                              ; preds = %427, %404
  %438 = load ptr, ptr %8, align 8
  %439 = getelementptr inbounds %struct.descriptor, ptr %438, i32 0, i32 0
  %440 = load ptr, ptr %439, align 8
  %441 = load i64, ptr %44, align 8
  %442 = getelementptr inbounds i8, ptr %440, i64 %441
  %443 = load float, ptr %442, align 4
  %444 = load float, ptr %38, align 4
  %445 = fmul float %444, %443
  store float %445, ptr %38, align 4
  br label %446

446:                                              ; preds = %437, %427
  br label %447

447:                                              ; preds = %446
  %448 = load i64, ptr %39, align 8
  %449 = add nsw i64 %448, 1
  store i64 %449, ptr %39, align 8
  br label %367

450:                                              ; preds = %372
  %451 = load float, ptr %38, align 4
  %452 = load ptr, ptr %7, align 8
  %453 = getelementptr inbounds %struct.descriptor, ptr %452, i32 0, i32 0
  %454 = load ptr, ptr %453, align 8
  %455 = load i64, ptr %34, align 8
  %456 = load i64, ptr %20, align 8
  %457 = mul nsw i64 %455, %456
  %458 = load i64, ptr %35, align 8
  %459 = add nsw i64 %457, %458
  %460 = load i64, ptr %19, align 8
  %461 = mul nsw i64 %459, %460
  %462 = load i64, ptr %36, align 8
  %463 = add nsw i64 %461, %462
  %464 = load i64, ptr %18, align 8
  %465 = mul nsw i64 %463, %464
  %466 = load i64, ptr %37, align 8
  %467 = add nsw i64 %465, %466
  %468 = mul nsw i64 %467, 4
  %469 = getelementptr inbounds i8, ptr %454, i64 %468
  store float %451, ptr %469, align 4
  br label %470

470:                                              ; preds = %450
  %471 = load i64, ptr %37, align 8
  %472 = add nsw i64 %471, 1
  store i64 %472, ptr %37, align 8
  br label %361

473:                                              ; preds = %365
  br label %474

474:                                              ; preds = %473
  %475 = load i64, ptr %36, align 8
  %476 = add nsw i64 %475, 1
  store i64 %476, ptr %36, align 8
  br label %355

477:                                              ; preds = %359
  br label %478

478:                                              ; preds = %477
  %479 = load i64, ptr %35, align 8
  %480 = add nsw i64 %479, 1
  store i64 %480, ptr %35, align 8
  br label %349

481:                                              ; preds = %353
  br label %482

482:                                              ; preds = %481
  %483 = load i64, ptr %34, align 8
  %484 = add nsw i64 %483, 1
  store i64 %484, ptr %34, align 8
  br label %343

485:                                              ; preds = %347
  br label %486

486:                                              ; preds = %485, %341
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
  br i1 %55, label %62, label %56

56:                                               ; preds = %6
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 27
  br label %62

62:                                               ; preds = %56, %6
  %63 = phi i1 [ true, %6 ], [ %61, %56 ]
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %10, align 8
  %66 = load i32, ptr %11, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.5, ptr noundef %65, i32 noundef %66)
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
  call void @require(i32 noundef %78, ptr noundef @.str.6, ptr noundef %79, i32 noundef %80)
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
  br i1 %203, label %204, label %371

204:                                              ; preds = %197
  store i64 0, ptr %22, align 8
  br label %205

205:                                              ; preds = %367, %204
  %206 = load i64, ptr %22, align 8
  %207 = load i64, ptr %21, align 8
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %210, label %209

209:                                              ; preds = %205
  store i32 2, ptr %23, align 4
  br label %370

210:                                              ; preds = %205
  store i64 0, ptr %24, align 8
  br label %211

211:                                              ; preds = %363, %210
  %212 = load i64, ptr %24, align 8
  %213 = load i64, ptr %20, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %211
  store i32 5, ptr %23, align 4
  br label %366

216:                                              ; preds = %211
  store i64 0, ptr %25, align 8
  br label %217

217:                                              ; preds = %359, %216
  %218 = load i64, ptr %25, align 8
  %219 = load i64, ptr %19, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %217
  store i32 8, ptr %23, align 4
  br label %362

222:                                              ; preds = %217
  store i64 0, ptr %26, align 8
  br label %223

223:                                              ; preds = %355, %222
  %224 = load i64, ptr %26, align 8
  %225 = load i64, ptr %18, align 8
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 11, ptr %23, align 4
  br label %358

228:                                              ; preds = %223
  store double 0xFFEFFFFFFFFFFFFF, ptr %27, align 8
  store i64 0, ptr %28, align 8
  store i8 0, ptr %29, align 1
  store i64 0, ptr %30, align 8
  br label %229

229:                                              ; preds = %321, %228
  %230 = load i64, ptr %30, align 8
  %231 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %232 = load i64, ptr %231, align 8
  %233 = icmp slt i64 %230, %232
  br i1 %233, label %235, label %234

234:                                              ; preds = %229
  store i32 14, ptr %23, align 4
  br label %324

235:                                              ; preds = %229
  %236 = load i32, ptr %9, align 4
  %237 = icmp eq i32 %236, 1
  br i1 %237, label %238, label %240

238:                                              ; preds = %235
  %239 = load i64, ptr %30, align 8
  br label %242

240:                                              ; preds = %235
  %241 = load i64, ptr %26, align 8
  br label %242

242:                                              ; preds = %240, %238
  %243 = phi i64 [ %239, %238 ], [ %241, %240 ]
  store i64 %243, ptr %31, align 8
  %244 = load i32, ptr %9, align 4
  %245 = icmp eq i32 %244, 2
  br i1 %245, label %246, label %248

246:                                              ; preds = %242
  %247 = load i64, ptr %30, align 8
  br label %250

248:                                              ; preds = %242
  %249 = load i64, ptr %25, align 8
  br label %250

250:                                              ; preds = %248, %246
  %251 = phi i64 [ %247, %246 ], [ %249, %248 ]
  store i64 %251, ptr %32, align 8
  %252 = load i32, ptr %9, align 4
  %253 = icmp eq i32 %252, 3
  br i1 %253, label %254, label %256

254:                                              ; preds = %250
  %255 = load i64, ptr %30, align 8
  br label %258

256:                                              ; preds = %250
  %257 = load i64, ptr %24, align 8
  br label %258

258:                                              ; preds = %256, %254
  %259 = phi i64 [ %255, %254 ], [ %257, %256 ]
  store i64 %259, ptr %33, align 8
  %260 = load i32, ptr %9, align 4
  %261 = icmp eq i32 %260, 4
  br i1 %261, label %262, label %264

262:                                              ; preds = %258
  %263 = load i64, ptr %30, align 8
  br label %266

264:                                              ; preds = %258
  %265 = load i64, ptr %22, align 8
  br label %266

266:                                              ; preds = %264, %262
  %267 = phi i64 [ %263, %262 ], [ %265, %264 ]
  store i64 %267, ptr %34, align 8
  %268 = load i64, ptr %31, align 8
  %269 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %270 = load i64, ptr %269, align 8
  %271 = mul nsw i64 %268, %270
  %272 = load i64, ptr %32, align 8
  %273 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %274 = load i64, ptr %273, align 8
  %275 = mul nsw i64 %272, %274
  %276 = add nsw i64 %271, %275
  %277 = load i64, ptr %33, align 8
  %278 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %279 = load i64, ptr %278, align 8
  %280 = mul nsw i64 %277, %279
  %281 = add nsw i64 %276, %280
  %282 = load i64, ptr %34, align 8
  %283 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %284 = load i64, ptr %283, align 8
  %285 = mul nsw i64 %282, %284
  %286 = add nsw i64 %281, %285
  store i64 %286, ptr %35, align 8
  %287 = load ptr, ptr %12, align 8
  %288 = icmp ne ptr %287, null
  br i1 %288, label %289, label %299

289:                                              ; preds = %266
  %290 = load ptr, ptr %12, align 8
  %291 = load ptr, ptr %12, align 8
  %292 = load i64, ptr %31, align 8
  %293 = load i64, ptr %32, align 8
  %294 = load i64, ptr %33, align 8
  %295 = load i64, ptr %34, align 8
  %296 = call i64 @offset_in(ptr noundef %291, i64 noundef %292, i64 noundef %293, i64 noundef %294, i64 noundef %295)
  %297 = call i32 @is_true(ptr noundef %290, i64 noundef %296)
  %298 = icmp ne i32 %297, 0
  br i1 %298, label %299, label %320

299:                                              ; preds = %289, %266
  %300 = load ptr, ptr %8, align 8
  %301 = getelementptr inbounds %struct.descriptor, ptr %300, i32 0, i32 0
  %302 = load ptr, ptr %301, align 8
  %303 = load i64, ptr %35, align 8
  %304 = getelementptr inbounds i8, ptr %302, i64 %303
  %305 = load double, ptr %304, align 8
  store double %305, ptr %36, align 8
  %306 = load double, ptr %36, align 8
  %307 = load double, ptr %27, align 8
  %308 = fcmp ogt double %306, %307
  br i1 %308, label %316, label %309

309:                                              ; preds = %299
  %310 = load i8, ptr %29, align 1
  %311 = trunc i8 %310 to i1
  br i1 %311, label %319, label %312

312:                                              ; preds = %309
  %313 = load double, ptr %36, align 8
  %314 = load double, ptr %27, align 8
  %315 = fcmp oeq double %313, %314
  br i1 %315, label %316, label %319

316:                                              ; preds = %312, %299
  %317 = load double, ptr %36, align 8
  store double %317, ptr %27, align 8
  %318 = load i64, ptr %35, align 8
  store i64 %318, ptr %28, align 8
  store i8 1, ptr %29, align 1
  br label %319

319:                                              ; preds = %316, %312, %309
  br label %320

320:                                              ; preds = %319, %289
  br label %321

321:                                              ; preds = %320
  %322 = load i64, ptr %30, align 8
  %323 = add nsw i64 %322, 1
  store i64 %323, ptr %30, align 8
  br label %229

324:                                              ; preds = %234
  %325 = load i8, ptr %29, align 1
  %326 = trunc i8 %325 to i1
  br i1 %326, label %327, label %334

327:                                              ; preds = %324
  %328 = load ptr, ptr %8, align 8
  %329 = getelementptr inbounds %struct.descriptor, ptr %328, i32 0, i32 0
  %330 = load ptr, ptr %329, align 8
  %331 = load i64, ptr %28, align 8
  %332 = getelementptr inbounds i8, ptr %330, i64 %331
  %333 = load double, ptr %332, align 8
  br label %335

334:                                              ; preds = %324
  br label %335

335:                                              ; preds = %334, %327
  %336 = phi double [ %333, %327 ], [ 0xFFEFFFFFFFFFFFFF, %334 ]
  %337 = load ptr, ptr %7, align 8
  %338 = getelementptr inbounds %struct.descriptor, ptr %337, i32 0, i32 0
  %339 = load ptr, ptr %338, align 8
  %340 = load i64, ptr %22, align 8
  %341 = load i64, ptr %20, align 8
  %342 = mul nsw i64 %340, %341
  %343 = load i64, ptr %24, align 8
  %344 = add nsw i64 %342, %343
  %345 = load i64, ptr %19, align 8
  %346 = mul nsw i64 %344, %345
  %347 = load i64, ptr %25, align 8
  %348 = add nsw i64 %346, %347
  %349 = load i64, ptr %18, align 8
  %350 = mul nsw i64 %348, %349
  %351 = load i64, ptr %26, align 8
  %352 = add nsw i64 %350, %351
  %353 = mul nsw i64 %352, 8
  %354 = getelementptr inbounds i8, ptr %339, i64 %353
  store double %336, ptr %354, align 8
  br label %355

355:                                              ; preds = %335
  %356 = load i64, ptr %26, align 8
  %357 = add nsw i64 %356, 1
  store i64 %357, ptr %26, align 8
  br label %223

358:                                              ; preds = %227
  br label %359

359:                                              ; preds = %358
  %360 = load i64, ptr %25, align 8
  %361 = add nsw i64 %360, 1
  store i64 %361, ptr %25, align 8
  br label %217

362:                                              ; preds = %221
  br label %363

363:                                              ; preds = %362
  %364 = load i64, ptr %24, align 8
  %365 = add nsw i64 %364, 1
  store i64 %365, ptr %24, align 8
  br label %211

366:                                              ; preds = %215
  br label %367

367:                                              ; preds = %366
  %368 = load i64, ptr %22, align 8
  %369 = add nsw i64 %368, 1
  store i64 %369, ptr %22, align 8
  br label %205

370:                                              ; preds = %209
  br label %538

371:                                              ; preds = %197
  store i64 0, ptr %37, align 8
  br label %372

372:                                              ; preds = %534, %371
  %373 = load i64, ptr %37, align 8
  %374 = load i64, ptr %21, align 8
  %375 = icmp slt i64 %373, %374
  br i1 %375, label %377, label %376

376:                                              ; preds = %372
  store i32 17, ptr %23, align 4
  br label %537

377:                                              ; preds = %372
  store i64 0, ptr %38, align 8
  br label %378

378:                                              ; preds = %530, %377
  %379 = load i64, ptr %38, align 8
  %380 = load i64, ptr %20, align 8
  %381 = icmp slt i64 %379, %380
  br i1 %381, label %383, label %382

382:                                              ; preds = %378
  store i32 20, ptr %23, align 4
  br label %533

383:                                              ; preds = %378
  store i64 0, ptr %39, align 8
  br label %384

384:                                              ; preds = %526, %383
  %385 = load i64, ptr %39, align 8
  %386 = load i64, ptr %19, align 8
  %387 = icmp slt i64 %385, %386
  br i1 %387, label %389, label %388

388:                                              ; preds = %384
  store i32 23, ptr %23, align 4
  br label %529

389:                                              ; preds = %384
  store i64 0, ptr %40, align 8
  br label %390

390:                                              ; preds = %522, %389
  %391 = load i64, ptr %40, align 8
  %392 = load i64, ptr %18, align 8
  %393 = icmp slt i64 %391, %392
  br i1 %393, label %395, label %394

394:                                              ; preds = %390
  store i32 26, ptr %23, align 4
  br label %525

395:                                              ; preds = %390
  store float 0xC7EFFFFFE0000000, ptr %41, align 4
  store i64 0, ptr %42, align 8
  store i8 0, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %396

396:                                              ; preds = %488, %395
  %397 = load i64, ptr %44, align 8
  %398 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %399 = load i64, ptr %398, align 8
  %400 = icmp slt i64 %397, %399
  br i1 %400, label %402, label %401

401:                                              ; preds = %396
  store i32 29, ptr %23, align 4
  br label %491

402:                                              ; preds = %396
  %403 = load i32, ptr %9, align 4
  %404 = icmp eq i32 %403, 1
  br i1 %404, label %405, label %407

405:                                              ; preds = %402
  %406 = load i64, ptr %44, align 8
  br label %409

407:                                              ; preds = %402
  %408 = load i64, ptr %40, align 8
  br label %409

409:                                              ; preds = %407, %405
  %410 = phi i64 [ %406, %405 ], [ %408, %407 ]
  store i64 %410, ptr %45, align 8
  %411 = load i32, ptr %9, align 4
  %412 = icmp eq i32 %411, 2
  br i1 %412, label %413, label %415

413:                                              ; preds = %409
  %414 = load i64, ptr %44, align 8
  br label %417

415:                                              ; preds = %409
  %416 = load i64, ptr %39, align 8
  br label %417

417:                                              ; preds = %415, %413
  %418 = phi i64 [ %414, %413 ], [ %416, %415 ]
  store i64 %418, ptr %46, align 8
  %419 = load i32, ptr %9, align 4
  %420 = icmp eq i32 %419, 3
  br i1 %420, label %421, label %423

421:                                              ; preds = %417
  %422 = load i64, ptr %44, align 8
  br label %425

423:                                              ; preds = %417
  %424 = load i64, ptr %38, align 8
  br label %425

425:                                              ; preds = %423, %421
  %426 = phi i64 [ %422, %421 ], [ %424, %423 ]
  store i64 %426, ptr %47, align 8
  %427 = load i32, ptr %9, align 4
  %428 = icmp eq i32 %427, 4
  br i1 %428, label %429, label %431

429:                                              ; preds = %425
  %430 = load i64, ptr %44, align 8
  br label %433

431:                                              ; preds = %425
  %432 = load i64, ptr %37, align 8
  br label %433

433:                                              ; preds = %431, %429
  %434 = phi i64 [ %430, %429 ], [ %432, %431 ]
  store i64 %434, ptr %48, align 8
  %435 = load i64, ptr %45, align 8
  %436 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %437 = load i64, ptr %436, align 8
  %438 = mul nsw i64 %435, %437
  %439 = load i64, ptr %46, align 8
  %440 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %441 = load i64, ptr %440, align 8
  %442 = mul nsw i64 %439, %441
  %443 = add nsw i64 %438, %442
  %444 = load i64, ptr %47, align 8
  %445 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %446 = load i64, ptr %445, align 8
  %447 = mul nsw i64 %444, %446
  %448 = add nsw i64 %443, %447
  %449 = load i64, ptr %48, align 8
  %450 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %451 = load i64, ptr %450, align 8
  %452 = mul nsw i64 %449, %451
  %453 = add nsw i64 %448, %452
  store i64 %453, ptr %49, align 8
  %454 = load ptr, ptr %12, align 8
  %455 = icmp ne ptr %454, null
  br i1 %455, label %456, label %466

456:                                              ; preds = %433
  %457 = load ptr, ptr %12, align 8
  %458 = load ptr, ptr %12, align 8
  %459 = load i64, ptr %45, align 8
  %460 = load i64, ptr %46, align 8
  %461 = load i64, ptr %47, align 8
  %462 = load i64, ptr %48, align 8
  %463 = call i64 @offset_in(ptr noundef %458, i64 noundef %459, i64 noundef %460, i64 noundef %461, i64 noundef %462)
  %464 = call i32 @is_true(ptr noundef %457, i64 noundef %463)
  %465 = icmp ne i32 %464, 0
  br i1 %465, label %466, label %487

466:                                              ; preds = %456, %433
  %467 = load ptr, ptr %8, align 8
  %468 = getelementptr inbounds %struct.descriptor, ptr %467, i32 0, i32 0
  %469 = load ptr, ptr %468, align 8
  %470 = load i64, ptr %49, align 8
  %471 = getelementptr inbounds i8, ptr %469, i64 %470
  %472 = load float, ptr %471, align 4
  store float %472, ptr %50, align 4
  %473 = load float, ptr %50, align 4
  %474 = load float, ptr %41, align 4
  %475 = fcmp ogt float %473, %474
  br i1 %475, label %483, label %476

476:                                              ; preds = %466
  %477 = load i8, ptr %43, align 1
  %478 = trunc i8 %477 to i1
  br i1 %478, label %486, label %479

479:                                              ; preds = %476
  %480 = load float, ptr %50, align 4
  %481 = load float, ptr %41, align 4
  %482 = fcmp oeq float %480, %481
  br i1 %482, label %483, label %486

483:                                              ; preds = %479, %466
  %484 = load float, ptr %50, align 4
  store float %484, ptr %41, align 4
  %485 = load i64, ptr %49, align 8
  store i64 %485, ptr %42, align 8
  store i8 1, ptr %43, align 1
  br label %486

486:                                              ; preds = %483, %479, %476
  br label %487

487:                                              ; preds = %486, %456
  br label %488

488:                                              ; preds = %487
  %489 = load i64, ptr %44, align 8
  %490 = add nsw i64 %489, 1
  store i64 %490, ptr %44, align 8
  br label %396

491:                                              ; preds = %401
  %492 = load i8, ptr %43, align 1
  %493 = trunc i8 %492 to i1
  br i1 %493, label %494, label %501

494:                                              ; preds = %491
  %495 = load ptr, ptr %8, align 8
  %496 = getelementptr inbounds %struct.descriptor, ptr %495, i32 0, i32 0
  %497 = load ptr, ptr %496, align 8
  %498 = load i64, ptr %42, align 8
  %499 = getelementptr inbounds i8, ptr %497, i64 %498
  %500 = load float, ptr %499, align 4
  br label %502

501:                                              ; preds = %491
  br label %502

502:                                              ; preds = %501, %494
  %503 = phi float [ %500, %494 ], [ 0xC7EFFFFFE0000000, %501 ]
  %504 = load ptr, ptr %7, align 8
  %505 = getelementptr inbounds %struct.descriptor, ptr %504, i32 0, i32 0
  %506 = load ptr, ptr %505, align 8
  %507 = load i64, ptr %37, align 8
  %508 = load i64, ptr %20, align 8
  %509 = mul nsw i64 %507, %508
  %510 = load i64, ptr %38, align 8
  %511 = add nsw i64 %509, %510
  %512 = load i64, ptr %19, align 8
  %513 = mul nsw i64 %511, %512
  %514 = load i64, ptr %39, align 8
  %515 = add nsw i64 %513, %514
  %516 = load i64, ptr %18, align 8
  %517 = mul nsw i64 %515, %516
  %518 = load i64, ptr %40, align 8
  %519 = add nsw i64 %517, %518
  %520 = mul nsw i64 %519, 4
  %521 = getelementptr inbounds i8, ptr %506, i64 %520
  store float %503, ptr %521, align 4
  br label %522

522:                                              ; preds = %502
  %523 = load i64, ptr %40, align 8
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %40, align 8
  br label %390

525:                                              ; preds = %394
  br label %526

526:                                              ; preds = %525
  %527 = load i64, ptr %39, align 8
  %528 = add nsw i64 %527, 1
  store i64 %528, ptr %39, align 8
  br label %384

529:                                              ; preds = %388
  br label %530

530:                                              ; preds = %529
  %531 = load i64, ptr %38, align 8
  %532 = add nsw i64 %531, 1
  store i64 %532, ptr %38, align 8
  br label %378

533:                                              ; preds = %382
  br label %534

534:                                              ; preds = %533
  %535 = load i64, ptr %37, align 8
  %536 = add nsw i64 %535, 1
  store i64 %536, ptr %37, align 8
  br label %372

537:                                              ; preds = %376
  br label %538

538:                                              ; preds = %537, %370
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
  br i1 %55, label %62, label %56

56:                                               ; preds = %6
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 27
  br label %62

62:                                               ; preds = %56, %6
  %63 = phi i1 [ true, %6 ], [ %61, %56 ]
  %64 = zext i1 %63 to i32
  %65 = load ptr, ptr %10, align 8
  %66 = load i32, ptr %11, align 4
  call void @require(i32 noundef %64, ptr noundef @.str.7, ptr noundef %65, i32 noundef %66)
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
  call void @require(i32 noundef %78, ptr noundef @.str.8, ptr noundef %79, i32 noundef %80)
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
  br i1 %203, label %204, label %371

204:                                              ; preds = %197
  store i64 0, ptr %22, align 8
  br label %205

205:                                              ; preds = %367, %204
  %206 = load i64, ptr %22, align 8
  %207 = load i64, ptr %21, align 8
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %210, label %209

209:                                              ; preds = %205
  store i32 2, ptr %23, align 4
  br label %370

210:                                              ; preds = %205
  store i64 0, ptr %24, align 8
  br label %211

211:                                              ; preds = %363, %210
  %212 = load i64, ptr %24, align 8
  %213 = load i64, ptr %20, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %216, label %215

215:                                              ; preds = %211
  store i32 5, ptr %23, align 4
  br label %366

216:                                              ; preds = %211
  store i64 0, ptr %25, align 8
  br label %217

217:                                              ; preds = %359, %216
  %218 = load i64, ptr %25, align 8
  %219 = load i64, ptr %19, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %217
  store i32 8, ptr %23, align 4
  br label %362

222:                                              ; preds = %217
  store i64 0, ptr %26, align 8
  br label %223

223:                                              ; preds = %355, %222
  %224 = load i64, ptr %26, align 8
  %225 = load i64, ptr %18, align 8
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 11, ptr %23, align 4
  br label %358

228:                                              ; preds = %223
  store double 0x7FEFFFFFFFFFFFFF, ptr %27, align 8
  store i64 0, ptr %28, align 8
  store i8 0, ptr %29, align 1
  store i64 0, ptr %30, align 8
  br label %229

229:                                              ; preds = %321, %228
  %230 = load i64, ptr %30, align 8
  %231 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %232 = load i64, ptr %231, align 8
  %233 = icmp slt i64 %230, %232
  br i1 %233, label %235, label %234

234:                                              ; preds = %229
  store i32 14, ptr %23, align 4
  br label %324

235:                                              ; preds = %229
  %236 = load i32, ptr %9, align 4
  %237 = icmp eq i32 %236, 1
  br i1 %237, label %238, label %240

238:                                              ; preds = %235
  %239 = load i64, ptr %30, align 8
  br label %242

240:                                              ; preds = %235
  %241 = load i64, ptr %26, align 8
  br label %242

242:                                              ; preds = %240, %238
  %243 = phi i64 [ %239, %238 ], [ %241, %240 ]
  store i64 %243, ptr %31, align 8
  %244 = load i32, ptr %9, align 4
  %245 = icmp eq i32 %244, 2
  br i1 %245, label %246, label %248

246:                                              ; preds = %242
  %247 = load i64, ptr %30, align 8
  br label %250

248:                                              ; preds = %242
  %249 = load i64, ptr %25, align 8
  br label %250

250:                                              ; preds = %248, %246
  %251 = phi i64 [ %247, %246 ], [ %249, %248 ]
  store i64 %251, ptr %32, align 8
  %252 = load i32, ptr %9, align 4
  %253 = icmp eq i32 %252, 3
  br i1 %253, label %254, label %256

254:                                              ; preds = %250
  %255 = load i64, ptr %30, align 8
  br label %258

256:                                              ; preds = %250
  %257 = load i64, ptr %24, align 8
  br label %258

258:                                              ; preds = %256, %254
  %259 = phi i64 [ %255, %254 ], [ %257, %256 ]
  store i64 %259, ptr %33, align 8
  %260 = load i32, ptr %9, align 4
  %261 = icmp eq i32 %260, 4
  br i1 %261, label %262, label %264

262:                                              ; preds = %258
  %263 = load i64, ptr %30, align 8
  br label %266

264:                                              ; preds = %258
  %265 = load i64, ptr %22, align 8
  br label %266

266:                                              ; preds = %264, %262
  %267 = phi i64 [ %263, %262 ], [ %265, %264 ]
  store i64 %267, ptr %34, align 8
  %268 = load i64, ptr %31, align 8
  %269 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %270 = load i64, ptr %269, align 8
  %271 = mul nsw i64 %268, %270
  %272 = load i64, ptr %32, align 8
  %273 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %274 = load i64, ptr %273, align 8
  %275 = mul nsw i64 %272, %274
  %276 = add nsw i64 %271, %275
  %277 = load i64, ptr %33, align 8
  %278 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %279 = load i64, ptr %278, align 8
  %280 = mul nsw i64 %277, %279
  %281 = add nsw i64 %276, %280
  %282 = load i64, ptr %34, align 8
  %283 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %284 = load i64, ptr %283, align 8
  %285 = mul nsw i64 %282, %284
  %286 = add nsw i64 %281, %285
  store i64 %286, ptr %35, align 8
  %287 = load ptr, ptr %12, align 8
  %288 = icmp ne ptr %287, null
  br i1 %288, label %289, label %299

289:                                              ; preds = %266
  %290 = load ptr, ptr %12, align 8
  %291 = load ptr, ptr %12, align 8
  %292 = load i64, ptr %31, align 8
  %293 = load i64, ptr %32, align 8
  %294 = load i64, ptr %33, align 8
  %295 = load i64, ptr %34, align 8
  %296 = call i64 @offset_in(ptr noundef %291, i64 noundef %292, i64 noundef %293, i64 noundef %294, i64 noundef %295)
  %297 = call i32 @is_true(ptr noundef %290, i64 noundef %296)
  %298 = icmp ne i32 %297, 0
  br i1 %298, label %299, label %320

299:                                              ; preds = %289, %266
  %300 = load ptr, ptr %8, align 8
  %301 = getelementptr inbounds %struct.descriptor, ptr %300, i32 0, i32 0
  %302 = load ptr, ptr %301, align 8
  %303 = load i64, ptr %35, align 8
  %304 = getelementptr inbounds i8, ptr %302, i64 %303
  %305 = load double, ptr %304, align 8
  store double %305, ptr %36, align 8
  %306 = load double, ptr %36, align 8
  %307 = load double, ptr %27, align 8
  %308 = fcmp olt double %306, %307
  br i1 %308, label %316, label %309

309:                                              ; preds = %299
  %310 = load i8, ptr %29, align 1
  %311 = trunc i8 %310 to i1
  br i1 %311, label %319, label %312

312:                                              ; preds = %309
  %313 = load double, ptr %36, align 8
  %314 = load double, ptr %27, align 8
  %315 = fcmp oeq double %313, %314
  br i1 %315, label %316, label %319

316:                                              ; preds = %312, %299
  %317 = load double, ptr %36, align 8
  store double %317, ptr %27, align 8
  %318 = load i64, ptr %35, align 8
  store i64 %318, ptr %28, align 8
  store i8 1, ptr %29, align 1
  br label %319

319:                                              ; preds = %316, %312, %309
  br label %320

320:                                              ; preds = %319, %289
  br label %321

321:                                              ; preds = %320
  %322 = load i64, ptr %30, align 8
  %323 = add nsw i64 %322, 1
  store i64 %323, ptr %30, align 8
  br label %229

324:                                              ; preds = %234
  %325 = load i8, ptr %29, align 1
  %326 = trunc i8 %325 to i1
  br i1 %326, label %327, label %334

327:                                              ; preds = %324
  %328 = load ptr, ptr %8, align 8
  %329 = getelementptr inbounds %struct.descriptor, ptr %328, i32 0, i32 0
  %330 = load ptr, ptr %329, align 8
  %331 = load i64, ptr %28, align 8
  %332 = getelementptr inbounds i8, ptr %330, i64 %331
  %333 = load double, ptr %332, align 8
  br label %335

334:                                              ; preds = %324
  br label %335

335:                                              ; preds = %334, %327
  %336 = phi double [ %333, %327 ], [ 0x7FEFFFFFFFFFFFFF, %334 ]
  %337 = load ptr, ptr %7, align 8
  %338 = getelementptr inbounds %struct.descriptor, ptr %337, i32 0, i32 0
  %339 = load ptr, ptr %338, align 8
  %340 = load i64, ptr %22, align 8
  %341 = load i64, ptr %20, align 8
  %342 = mul nsw i64 %340, %341
  %343 = load i64, ptr %24, align 8
  %344 = add nsw i64 %342, %343
  %345 = load i64, ptr %19, align 8
  %346 = mul nsw i64 %344, %345
  %347 = load i64, ptr %25, align 8
  %348 = add nsw i64 %346, %347
  %349 = load i64, ptr %18, align 8
  %350 = mul nsw i64 %348, %349
  %351 = load i64, ptr %26, align 8
  %352 = add nsw i64 %350, %351
  %353 = mul nsw i64 %352, 8
  %354 = getelementptr inbounds i8, ptr %339, i64 %353
  store double %336, ptr %354, align 8
  br label %355

355:                                              ; preds = %335
  %356 = load i64, ptr %26, align 8
  %357 = add nsw i64 %356, 1
  store i64 %357, ptr %26, align 8
  br label %223

358:                                              ; preds = %227
  br label %359

359:                                              ; preds = %358
  %360 = load i64, ptr %25, align 8
  %361 = add nsw i64 %360, 1
  store i64 %361, ptr %25, align 8
  br label %217

362:                                              ; preds = %221
  br label %363

363:                                              ; preds = %362
  %364 = load i64, ptr %24, align 8
  %365 = add nsw i64 %364, 1
  store i64 %365, ptr %24, align 8
  br label %211

366:                                              ; preds = %215
  br label %367

367:                                              ; preds = %366
  %368 = load i64, ptr %22, align 8
  %369 = add nsw i64 %368, 1
  store i64 %369, ptr %22, align 8
  br label %205

370:                                              ; preds = %209
  br label %538

371:                                              ; preds = %197
  store i64 0, ptr %37, align 8
  br label %372

372:                                              ; preds = %534, %371
  %373 = load i64, ptr %37, align 8
  %374 = load i64, ptr %21, align 8
  %375 = icmp slt i64 %373, %374
  br i1 %375, label %377, label %376

376:                                              ; preds = %372
  store i32 17, ptr %23, align 4
  br label %537

377:                                              ; preds = %372
  store i64 0, ptr %38, align 8
  br label %378

378:                                              ; preds = %530, %377
  %379 = load i64, ptr %38, align 8
  %380 = load i64, ptr %20, align 8
  %381 = icmp slt i64 %379, %380
  br i1 %381, label %383, label %382

382:                                              ; preds = %378
  store i32 20, ptr %23, align 4
  br label %533

383:                                              ; preds = %378
  store i64 0, ptr %39, align 8
  br label %384

384:                                              ; preds = %526, %383
  %385 = load i64, ptr %39, align 8
  %386 = load i64, ptr %19, align 8
  %387 = icmp slt i64 %385, %386
  br i1 %387, label %389, label %388

388:                                              ; preds = %384
  store i32 23, ptr %23, align 4
  br label %529

389:                                              ; preds = %384
  store i64 0, ptr %40, align 8
  br label %390

390:                                              ; preds = %522, %389
  %391 = load i64, ptr %40, align 8
  %392 = load i64, ptr %18, align 8
  %393 = icmp slt i64 %391, %392
  br i1 %393, label %395, label %394

394:                                              ; preds = %390
  store i32 26, ptr %23, align 4
  br label %525

395:                                              ; preds = %390
  store float 0x47EFFFFFE0000000, ptr %41, align 4
  store i64 0, ptr %42, align 8
  store i8 0, ptr %43, align 1
  store i64 0, ptr %44, align 8
  br label %396

396:                                              ; preds = %488, %395
  %397 = load i64, ptr %44, align 8
  %398 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %399 = load i64, ptr %398, align 8
  %400 = icmp slt i64 %397, %399
  br i1 %400, label %402, label %401

401:                                              ; preds = %396
  store i32 29, ptr %23, align 4
  br label %491

402:                                              ; preds = %396
  %403 = load i32, ptr %9, align 4
  %404 = icmp eq i32 %403, 1
  br i1 %404, label %405, label %407

405:                                              ; preds = %402
  %406 = load i64, ptr %44, align 8
  br label %409

407:                                              ; preds = %402
  %408 = load i64, ptr %40, align 8
  br label %409

409:                                              ; preds = %407, %405
  %410 = phi i64 [ %406, %405 ], [ %408, %407 ]
  store i64 %410, ptr %45, align 8
  %411 = load i32, ptr %9, align 4
  %412 = icmp eq i32 %411, 2
  br i1 %412, label %413, label %415

413:                                              ; preds = %409
  %414 = load i64, ptr %44, align 8
  br label %417

415:                                              ; preds = %409
  %416 = load i64, ptr %39, align 8
  br label %417

417:                                              ; preds = %415, %413
  %418 = phi i64 [ %414, %413 ], [ %416, %415 ]
  store i64 %418, ptr %46, align 8
  %419 = load i32, ptr %9, align 4
  %420 = icmp eq i32 %419, 3
  br i1 %420, label %421, label %423

421:                                              ; preds = %417
  %422 = load i64, ptr %44, align 8
  br label %425

423:                                              ; preds = %417
  %424 = load i64, ptr %38, align 8
  br label %425

425:                                              ; preds = %423, %421
  %426 = phi i64 [ %422, %421 ], [ %424, %423 ]
  store i64 %426, ptr %47, align 8
  %427 = load i32, ptr %9, align 4
  %428 = icmp eq i32 %427, 4
  br i1 %428, label %429, label %431

429:                                              ; preds = %425
  %430 = load i64, ptr %44, align 8
  br label %433

431:                                              ; preds = %425
  %432 = load i64, ptr %37, align 8
  br label %433

433:                                              ; preds = %431, %429
  %434 = phi i64 [ %430, %429 ], [ %432, %431 ]
  store i64 %434, ptr %48, align 8
  %435 = load i64, ptr %45, align 8
  %436 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %437 = load i64, ptr %436, align 8
  %438 = mul nsw i64 %435, %437
  %439 = load i64, ptr %46, align 8
  %440 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %441 = load i64, ptr %440, align 8
  %442 = mul nsw i64 %439, %441
  %443 = add nsw i64 %438, %442
  %444 = load i64, ptr %47, align 8
  %445 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %446 = load i64, ptr %445, align 8
  %447 = mul nsw i64 %444, %446
  %448 = add nsw i64 %443, %447
  %449 = load i64, ptr %48, align 8
  %450 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %451 = load i64, ptr %450, align 8
  %452 = mul nsw i64 %449, %451
  %453 = add nsw i64 %448, %452
  store i64 %453, ptr %49, align 8
  %454 = load ptr, ptr %12, align 8
  %455 = icmp ne ptr %454, null
  br i1 %455, label %456, label %466

456:                                              ; preds = %433
  %457 = load ptr, ptr %12, align 8
  %458 = load ptr, ptr %12, align 8
  %459 = load i64, ptr %45, align 8
  %460 = load i64, ptr %46, align 8
  %461 = load i64, ptr %47, align 8
  %462 = load i64, ptr %48, align 8
  %463 = call i64 @offset_in(ptr noundef %458, i64 noundef %459, i64 noundef %460, i64 noundef %461, i64 noundef %462)
  %464 = call i32 @is_true(ptr noundef %457, i64 noundef %463)
  %465 = icmp ne i32 %464, 0
  br i1 %465, label %466, label %487

466:                                              ; preds = %456, %433
  %467 = load ptr, ptr %8, align 8
  %468 = getelementptr inbounds %struct.descriptor, ptr %467, i32 0, i32 0
  %469 = load ptr, ptr %468, align 8
  %470 = load i64, ptr %49, align 8
  %471 = getelementptr inbounds i8, ptr %469, i64 %470
  %472 = load float, ptr %471, align 4
  store float %472, ptr %50, align 4
  %473 = load float, ptr %50, align 4
  %474 = load float, ptr %41, align 4
  %475 = fcmp olt float %473, %474
  br i1 %475, label %483, label %476

476:                                              ; preds = %466
  %477 = load i8, ptr %43, align 1
  %478 = trunc i8 %477 to i1
  br i1 %478, label %486, label %479

479:                                              ; preds = %476
  %480 = load float, ptr %50, align 4
  %481 = load float, ptr %41, align 4
  %482 = fcmp oeq float %480, %481
  br i1 %482, label %483, label %486

483:                                              ; preds = %479, %466
  %484 = load float, ptr %50, align 4
  store float %484, ptr %41, align 4
  %485 = load i64, ptr %49, align 8
  store i64 %485, ptr %42, align 8
  store i8 1, ptr %43, align 1
  br label %486

486:                                              ; preds = %483, %479, %476
  br label %487

487:                                              ; preds = %486, %456
  br label %488

488:                                              ; preds = %487
  %489 = load i64, ptr %44, align 8
  %490 = add nsw i64 %489, 1
  store i64 %490, ptr %44, align 8
  br label %396

491:                                              ; preds = %401
  %492 = load i8, ptr %43, align 1
  %493 = trunc i8 %492 to i1
  br i1 %493, label %494, label %501

494:                                              ; preds = %491
  %495 = load ptr, ptr %8, align 8
  %496 = getelementptr inbounds %struct.descriptor, ptr %495, i32 0, i32 0
  %497 = load ptr, ptr %496, align 8
  %498 = load i64, ptr %42, align 8
  %499 = getelementptr inbounds i8, ptr %497, i64 %498
  %500 = load float, ptr %499, align 4
  br label %502

501:                                              ; preds = %491
  br label %502

502:                                              ; preds = %501, %494
  %503 = phi float [ %500, %494 ], [ 0x47EFFFFFE0000000, %501 ]
  %504 = load ptr, ptr %7, align 8
  %505 = getelementptr inbounds %struct.descriptor, ptr %504, i32 0, i32 0
  %506 = load ptr, ptr %505, align 8
  %507 = load i64, ptr %37, align 8
  %508 = load i64, ptr %20, align 8
  %509 = mul nsw i64 %507, %508
  %510 = load i64, ptr %38, align 8
  %511 = add nsw i64 %509, %510
  %512 = load i64, ptr %19, align 8
  %513 = mul nsw i64 %511, %512
  %514 = load i64, ptr %39, align 8
  %515 = add nsw i64 %513, %514
  %516 = load i64, ptr %18, align 8
  %517 = mul nsw i64 %515, %516
  %518 = load i64, ptr %40, align 8
  %519 = add nsw i64 %517, %518
  %520 = mul nsw i64 %519, 4
  %521 = getelementptr inbounds i8, ptr %506, i64 %520
  store float %503, ptr %521, align 4
  br label %522

522:                                              ; preds = %502
  %523 = load i64, ptr %40, align 8
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %40, align 8
  br label %390

525:                                              ; preds = %394
  br label %526

526:                                              ; preds = %525
  %527 = load i64, ptr %39, align 8
  %528 = add nsw i64 %527, 1
  store i64 %528, ptr %39, align 8
  br label %384

529:                                              ; preds = %388
  br label %530

530:                                              ; preds = %529
  %531 = load i64, ptr %38, align 8
  %532 = add nsw i64 %531, 1
  store i64 %532, ptr %38, align 8
  br label %378

533:                                              ; preds = %382
  br label %534

534:                                              ; preds = %533
  %535 = load i64, ptr %37, align 8
  %536 = add nsw i64 %535, 1
  store i64 %536, ptr %37, align 8
  br label %372

537:                                              ; preds = %376
  br label %538

538:                                              ; preds = %537, %370
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
  br i1 %50, label %57, label %51

51:                                               ; preds = %5
  %52 = load ptr, ptr %7, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 27
  br label %57

57:                                               ; preds = %51, %5
  %58 = phi i1 [ true, %5 ], [ %56, %51 ]
  %59 = zext i1 %58 to i32
  %60 = load ptr, ptr %9, align 8
  %61 = load i32, ptr %10, align 4
  call void @require(i32 noundef %59, ptr noundef @.str.9, ptr noundef %60, i32 noundef %61)
  %62 = load i32, ptr %8, align 4
  %63 = icmp sge i32 %62, 1
  br i1 %63, label %64, label %71

64:                                               ; preds = %57
  %65 = load i32, ptr %8, align 4
  %66 = load ptr, ptr %7, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = icmp sle i32 %65, %69
  br label %71

71:                                               ; preds = %64, %57
  %72 = phi i1 [ false, %57 ], [ %70, %64 ]
  %73 = zext i1 %72 to i32
  %74 = load ptr, ptr %9, align 8
  %75 = load i32, ptr %10, align 4
  call void @require(i32 noundef %73, ptr noundef @.str.10, ptr noundef %74, i32 noundef %75)
  %76 = load ptr, ptr %7, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = icmp sle i32 %79, 4
  %81 = zext i1 %80 to i32
  %82 = load ptr, ptr %9, align 8
  %83 = load i32, ptr %10, align 4
  call void @require(i32 noundef %81, ptr noundef @.str.2, ptr noundef %82, i32 noundef %83)
  %84 = load ptr, ptr %7, align 8
  %85 = load ptr, ptr %7, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = call ptr @dimension_of(ptr noundef %84, i32 noundef 0, i32 noundef %88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %89, i64 24, i1 false)
  %90 = load ptr, ptr %7, align 8
  %91 = load ptr, ptr %7, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = call ptr @dimension_of(ptr noundef %90, i32 noundef 1, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %95, i64 24, i1 false)
  %96 = load ptr, ptr %7, align 8
  %97 = load ptr, ptr %7, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 3
  %99 = load i8, ptr %98, align 4
  %100 = zext i8 %99 to i32
  %101 = call ptr @dimension_of(ptr noundef %96, i32 noundef 2, i32 noundef %100)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %101, i64 24, i1 false)
  %102 = load ptr, ptr %7, align 8
  %103 = load ptr, ptr %7, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = call ptr @dimension_of(ptr noundef %102, i32 noundef 3, i32 noundef %106)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %107, i64 24, i1 false)
  %108 = load i32, ptr %8, align 4
  %109 = icmp eq i32 %108, 1
  br i1 %109, label %110, label %111

110:                                              ; preds = %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %12, i64 24, i1 false)
  br label %122

111:                                              ; preds = %71
  %112 = load i32, ptr %8, align 4
  %113 = icmp eq i32 %112, 2
  br i1 %113, label %114, label %115

114:                                              ; preds = %111
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %13, i64 24, i1 false)
  br label %121

115:                                              ; preds = %111
  %116 = load i32, ptr %8, align 4
  %117 = icmp eq i32 %116, 3
  br i1 %117, label %118, label %119

118:                                              ; preds = %115
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %14, i64 24, i1 false)
  br label %120

119:                                              ; preds = %115
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %15, i64 24, i1 false)
  br label %120

120:                                              ; preds = %119, %118
  br label %121

121:                                              ; preds = %120, %114
  br label %122

122:                                              ; preds = %121, %110
  %123 = load i32, ptr %8, align 4
  %124 = icmp eq i32 %123, 1
  br i1 %124, label %125, label %126

125:                                              ; preds = %122
  br label %129

126:                                              ; preds = %122
  %127 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %128 = load i64, ptr %127, align 8
  br label %129

129:                                              ; preds = %126, %125
  %130 = phi i64 [ 1, %125 ], [ %128, %126 ]
  store i64 %130, ptr %17, align 8
  %131 = load i32, ptr %8, align 4
  %132 = icmp eq i32 %131, 2
  br i1 %132, label %133, label %134

133:                                              ; preds = %129
  br label %137

134:                                              ; preds = %129
  %135 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %136 = load i64, ptr %135, align 8
  br label %137

137:                                              ; preds = %134, %133
  %138 = phi i64 [ 1, %133 ], [ %136, %134 ]
  store i64 %138, ptr %18, align 8
  %139 = load i32, ptr %8, align 4
  %140 = icmp eq i32 %139, 3
  br i1 %140, label %141, label %142

141:                                              ; preds = %137
  br label %145

142:                                              ; preds = %137
  %143 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  br label %145

145:                                              ; preds = %142, %141
  %146 = phi i64 [ 1, %141 ], [ %144, %142 ]
  store i64 %146, ptr %19, align 8
  %147 = load i32, ptr %8, align 4
  %148 = icmp eq i32 %147, 4
  br i1 %148, label %149, label %150

149:                                              ; preds = %145
  br label %153

150:                                              ; preds = %145
  %151 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %152 = load i64, ptr %151, align 8
  br label %153

153:                                              ; preds = %150, %149
  %154 = phi i64 [ 1, %149 ], [ %152, %150 ]
  store i64 %154, ptr %20, align 8
  %155 = load ptr, ptr %7, align 8
  %156 = getelementptr inbounds %struct.descriptor, ptr %155, i32 0, i32 3
  %157 = load i8, ptr %156, align 4
  %158 = zext i8 %157 to i32
  %159 = sub nsw i32 %158, 1
  %160 = trunc i32 %159 to i8
  %161 = load ptr, ptr %6, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 3
  store i8 %160, ptr %162, align 4
  %163 = load ptr, ptr %6, align 8
  %164 = load ptr, ptr %7, align 8
  %165 = getelementptr inbounds %struct.descriptor, ptr %164, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  %167 = load i32, ptr %8, align 4
  %168 = icmp eq i32 %167, 1
  br i1 %168, label %169, label %172

169:                                              ; preds = %153
  %170 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  br label %174

172:                                              ; preds = %153
  %173 = load i64, ptr %17, align 8
  br label %174

174:                                              ; preds = %172, %169
  %175 = phi i64 [ %171, %169 ], [ %173, %172 ]
  %176 = load i32, ptr %8, align 4
  %177 = icmp sle i32 %176, 2
  br i1 %177, label %178, label %181

178:                                              ; preds = %174
  %179 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  br label %183

181:                                              ; preds = %174
  %182 = load i64, ptr %18, align 8
  br label %183

183:                                              ; preds = %181, %178
  %184 = phi i64 [ %180, %178 ], [ %182, %181 ]
  %185 = load i32, ptr %8, align 4
  %186 = icmp sle i32 %185, 3
  br i1 %186, label %187, label %190

187:                                              ; preds = %183
  %188 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  br label %192

190:                                              ; preds = %183
  %191 = load i64, ptr %19, align 8
  br label %192

192:                                              ; preds = %190, %187
  %193 = phi i64 [ %189, %187 ], [ %191, %190 ]
  call void @made(ptr noundef %163, i64 noundef %166, i64 noundef %175, i64 noundef %184, i64 noundef %193, i64 noundef 1)
  %194 = load ptr, ptr %7, align 8
  %195 = getelementptr inbounds %struct.descriptor, ptr %194, i32 0, i32 4
  %196 = load i8, ptr %195, align 1
  %197 = zext i8 %196 to i32
  %198 = icmp eq i32 %197, 28
  br i1 %198, label %199, label %333

199:                                              ; preds = %192
  store i64 0, ptr %21, align 8
  br label %200

200:                                              ; preds = %329, %199
  %201 = load i64, ptr %21, align 8
  %202 = load i64, ptr %20, align 8
  %203 = icmp slt i64 %201, %202
  br i1 %203, label %205, label %204

204:                                              ; preds = %200
  store i32 2, ptr %22, align 4
  br label %332

205:                                              ; preds = %200
  store i64 0, ptr %23, align 8
  br label %206

206:                                              ; preds = %325, %205
  %207 = load i64, ptr %23, align 8
  %208 = load i64, ptr %19, align 8
  %209 = icmp slt i64 %207, %208
  br i1 %209, label %211, label %210

210:                                              ; preds = %206
  store i32 5, ptr %22, align 4
  br label %328

211:                                              ; preds = %206
  store i64 0, ptr %24, align 8
  br label %212

212:                                              ; preds = %321, %211
  %213 = load i64, ptr %24, align 8
  %214 = load i64, ptr %18, align 8
  %215 = icmp slt i64 %213, %214
  br i1 %215, label %217, label %216

216:                                              ; preds = %212
  store i32 8, ptr %22, align 4
  br label %324

217:                                              ; preds = %212
  store i64 0, ptr %25, align 8
  br label %218

218:                                              ; preds = %317, %217
  %219 = load i64, ptr %25, align 8
  %220 = load i64, ptr %17, align 8
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %223, label %222

222:                                              ; preds = %218
  store i32 11, ptr %22, align 4
  br label %320

223:                                              ; preds = %218
  store double 0.000000e+00, ptr %26, align 8
  store i64 0, ptr %27, align 8
  br label %224

224:                                              ; preds = %293, %223
  %225 = load i64, ptr %27, align 8
  %226 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  %228 = icmp slt i64 %225, %227
  br i1 %228, label %230, label %229

229:                                              ; preds = %224
  store i32 14, ptr %22, align 4
  br label %296

230:                                              ; preds = %224
  %231 = load i32, ptr %8, align 4
  %232 = icmp eq i32 %231, 1
  br i1 %232, label %233, label %235

233:                                              ; preds = %230
  %234 = load i64, ptr %27, align 8
  br label %237

235:                                              ; preds = %230
  %236 = load i64, ptr %25, align 8
  br label %237

237:                                              ; preds = %235, %233
  %238 = phi i64 [ %234, %233 ], [ %236, %235 ]
  store i64 %238, ptr %28, align 8
  %239 = load i32, ptr %8, align 4
  %240 = icmp eq i32 %239, 2
  br i1 %240, label %241, label %243

241:                                              ; preds = %237
  %242 = load i64, ptr %27, align 8
  br label %245

243:                                              ; preds = %237
  %244 = load i64, ptr %24, align 8
  br label %245

245:                                              ; preds = %243, %241
  %246 = phi i64 [ %242, %241 ], [ %244, %243 ]
  store i64 %246, ptr %29, align 8
  %247 = load i32, ptr %8, align 4
  %248 = icmp eq i32 %247, 3
  br i1 %248, label %249, label %251

249:                                              ; preds = %245
  %250 = load i64, ptr %27, align 8
  br label %253

251:                                              ; preds = %245
  %252 = load i64, ptr %23, align 8
  br label %253

253:                                              ; preds = %251, %249
  %254 = phi i64 [ %250, %249 ], [ %252, %251 ]
  store i64 %254, ptr %30, align 8
  %255 = load i32, ptr %8, align 4
  %256 = icmp eq i32 %255, 4
  br i1 %256, label %257, label %259

257:                                              ; preds = %253
  %258 = load i64, ptr %27, align 8
  br label %261

259:                                              ; preds = %253
  %260 = load i64, ptr %21, align 8
  br label %261

261:                                              ; preds = %259, %257
  %262 = phi i64 [ %258, %257 ], [ %260, %259 ]
  store i64 %262, ptr %31, align 8
  %263 = load i64, ptr %28, align 8
  %264 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %265 = load i64, ptr %264, align 8
  %266 = mul nsw i64 %263, %265
  %267 = load i64, ptr %29, align 8
  %268 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %269 = load i64, ptr %268, align 8
  %270 = mul nsw i64 %267, %269
  %271 = add nsw i64 %266, %270
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
  store i64 %281, ptr %32, align 8
  %282 = load ptr, ptr %7, align 8
  %283 = getelementptr inbounds %struct.descriptor, ptr %282, i32 0, i32 0
  %284 = load ptr, ptr %283, align 8
  %285 = load i64, ptr %32, align 8
  %286 = getelementptr inbounds i8, ptr %284, i64 %285
  %287 = load double, ptr %286, align 8
  store double %287, ptr %33, align 8
  %288 = load double, ptr %33, align 8
  %289 = load double, ptr %33, align 8
  %290 = fmul double %288, %289
  %291 = load double, ptr %26, align 8
  %292 = fadd double %291, %290
  store double %292, ptr %26, align 8
  br label %293

293:                                              ; preds = %261
  %294 = load i64, ptr %27, align 8
  %295 = add nsw i64 %294, 1
  store i64 %295, ptr %27, align 8
  br label %224

296:                                              ; preds = %229
  %297 = load double, ptr %26, align 8
  %298 = call double @llvm.sqrt.f64(double %297)
  %299 = load ptr, ptr %6, align 8
  %300 = getelementptr inbounds %struct.descriptor, ptr %299, i32 0, i32 0
  %301 = load ptr, ptr %300, align 8
  %302 = load i64, ptr %21, align 8
  %303 = load i64, ptr %19, align 8
  %304 = mul nsw i64 %302, %303
  %305 = load i64, ptr %23, align 8
  %306 = add nsw i64 %304, %305
  %307 = load i64, ptr %18, align 8
  %308 = mul nsw i64 %306, %307
  %309 = load i64, ptr %24, align 8
  %310 = add nsw i64 %308, %309
  %311 = load i64, ptr %17, align 8
  %312 = mul nsw i64 %310, %311
  %313 = load i64, ptr %25, align 8
  %314 = add nsw i64 %312, %313
  %315 = mul nsw i64 %314, 8
  %316 = getelementptr inbounds i8, ptr %301, i64 %315
  store double %298, ptr %316, align 8
  br label %317

317:                                              ; preds = %296
  %318 = load i64, ptr %25, align 8
  %319 = add nsw i64 %318, 1
  store i64 %319, ptr %25, align 8
  br label %218

320:                                              ; preds = %222
  br label %321

321:                                              ; preds = %320
  %322 = load i64, ptr %24, align 8
  %323 = add nsw i64 %322, 1
  store i64 %323, ptr %24, align 8
  br label %212

324:                                              ; preds = %216
  br label %325

325:                                              ; preds = %324
  %326 = load i64, ptr %23, align 8
  %327 = add nsw i64 %326, 1
  store i64 %327, ptr %23, align 8
  br label %206

328:                                              ; preds = %210
  br label %329

329:                                              ; preds = %328
  %330 = load i64, ptr %21, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %21, align 8
  br label %200

332:                                              ; preds = %204
  br label %467

333:                                              ; preds = %192
  store i64 0, ptr %34, align 8
  br label %334

334:                                              ; preds = %463, %333
  %335 = load i64, ptr %34, align 8
  %336 = load i64, ptr %20, align 8
  %337 = icmp slt i64 %335, %336
  br i1 %337, label %339, label %338

338:                                              ; preds = %334
  store i32 17, ptr %22, align 4
  br label %466

339:                                              ; preds = %334
  store i64 0, ptr %35, align 8
  br label %340

340:                                              ; preds = %459, %339
  %341 = load i64, ptr %35, align 8
  %342 = load i64, ptr %19, align 8
  %343 = icmp slt i64 %341, %342
  br i1 %343, label %345, label %344

344:                                              ; preds = %340
  store i32 20, ptr %22, align 4
  br label %462

345:                                              ; preds = %340
  store i64 0, ptr %36, align 8
  br label %346

346:                                              ; preds = %455, %345
  %347 = load i64, ptr %36, align 8
  %348 = load i64, ptr %18, align 8
  %349 = icmp slt i64 %347, %348
  br i1 %349, label %351, label %350

350:                                              ; preds = %346
  store i32 23, ptr %22, align 4
  br label %458

351:                                              ; preds = %346
  store i64 0, ptr %37, align 8
  br label %352

352:                                              ; preds = %451, %351
  %353 = load i64, ptr %37, align 8
  %354 = load i64, ptr %17, align 8
  %355 = icmp slt i64 %353, %354
  br i1 %355, label %357, label %356

356:                                              ; preds = %352
  store i32 26, ptr %22, align 4
  br label %454

357:                                              ; preds = %352
  store float 0.000000e+00, ptr %38, align 4
  store i64 0, ptr %39, align 8
  br label %358

358:                                              ; preds = %427, %357
  %359 = load i64, ptr %39, align 8
  %360 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %361 = load i64, ptr %360, align 8
  %362 = icmp slt i64 %359, %361
  br i1 %362, label %364, label %363

363:                                              ; preds = %358
  store i32 29, ptr %22, align 4
  br label %430

364:                                              ; preds = %358
  %365 = load i32, ptr %8, align 4
  %366 = icmp eq i32 %365, 1
  br i1 %366, label %367, label %369

367:                                              ; preds = %364
  %368 = load i64, ptr %39, align 8
  br label %371

369:                                              ; preds = %364
  %370 = load i64, ptr %37, align 8
  br label %371

371:                                              ; preds = %369, %367
  %372 = phi i64 [ %368, %367 ], [ %370, %369 ]
  store i64 %372, ptr %40, align 8
  %373 = load i32, ptr %8, align 4
  %374 = icmp eq i32 %373, 2
  br i1 %374, label %375, label %377

375:                                              ; preds = %371
  %376 = load i64, ptr %39, align 8
  br label %379

377:                                              ; preds = %371
  %378 = load i64, ptr %36, align 8
  br label %379

379:                                              ; preds = %377, %375
  %380 = phi i64 [ %376, %375 ], [ %378, %377 ]
  store i64 %380, ptr %41, align 8
  %381 = load i32, ptr %8, align 4
  %382 = icmp eq i32 %381, 3
  br i1 %382, label %383, label %385

383:                                              ; preds = %379
  %384 = load i64, ptr %39, align 8
  br label %387

385:                                              ; preds = %379
  %386 = load i64, ptr %35, align 8
  br label %387

387:                                              ; preds = %385, %383
  %388 = phi i64 [ %384, %383 ], [ %386, %385 ]
  store i64 %388, ptr %42, align 8
  %389 = load i32, ptr %8, align 4
  %390 = icmp eq i32 %389, 4
  br i1 %390, label %391, label %393

391:                                              ; preds = %387
  %392 = load i64, ptr %39, align 8
  br label %395

393:                                              ; preds = %387
  %394 = load i64, ptr %34, align 8
  br label %395

395:                                              ; preds = %393, %391
  %396 = phi i64 [ %392, %391 ], [ %394, %393 ]
  store i64 %396, ptr %43, align 8
  %397 = load i64, ptr %40, align 8
  %398 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %399 = load i64, ptr %398, align 8
  %400 = mul nsw i64 %397, %399
  %401 = load i64, ptr %41, align 8
  %402 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %403 = load i64, ptr %402, align 8
  %404 = mul nsw i64 %401, %403
  %405 = add nsw i64 %400, %404
  %406 = load i64, ptr %42, align 8
  %407 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %408 = load i64, ptr %407, align 8
  %409 = mul nsw i64 %406, %408
  %410 = add nsw i64 %405, %409
  %411 = load i64, ptr %43, align 8
  %412 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %411, %413
  %415 = add nsw i64 %410, %414
  store i64 %415, ptr %44, align 8
  %416 = load ptr, ptr %7, align 8
  %417 = getelementptr inbounds %struct.descriptor, ptr %416, i32 0, i32 0
  %418 = load ptr, ptr %417, align 8
  %419 = load i64, ptr %44, align 8
  %420 = getelementptr inbounds i8, ptr %418, i64 %419
  %421 = load float, ptr %420, align 4
  store float %421, ptr %45, align 4
  %422 = load float, ptr %45, align 4
  %423 = load float, ptr %45, align 4
  %424 = fmul float %422, %423
  %425 = load float, ptr %38, align 4
  %426 = fadd float %425, %424
  store float %426, ptr %38, align 4
  br label %427

427:                                              ; preds = %395
  %428 = load i64, ptr %39, align 8
  %429 = add nsw i64 %428, 1
  store i64 %429, ptr %39, align 8
  br label %358

430:                                              ; preds = %363
  %431 = load float, ptr %38, align 4
  %432 = call float @llvm.sqrt.f32(float %431)
  %433 = load ptr, ptr %6, align 8
  %434 = getelementptr inbounds %struct.descriptor, ptr %433, i32 0, i32 0
  %435 = load ptr, ptr %434, align 8
  %436 = load i64, ptr %34, align 8
  %437 = load i64, ptr %19, align 8
  %438 = mul nsw i64 %436, %437
  %439 = load i64, ptr %35, align 8
  %440 = add nsw i64 %438, %439
  %441 = load i64, ptr %18, align 8
  %442 = mul nsw i64 %440, %441
  %443 = load i64, ptr %36, align 8
  %444 = add nsw i64 %442, %443
  %445 = load i64, ptr %17, align 8
  %446 = mul nsw i64 %444, %445
  %447 = load i64, ptr %37, align 8
  %448 = add nsw i64 %446, %447
  %449 = mul nsw i64 %448, 4
  %450 = getelementptr inbounds i8, ptr %435, i64 %449
  store float %432, ptr %450, align 4
  br label %451

451:                                              ; preds = %430
  %452 = load i64, ptr %37, align 8
  %453 = add nsw i64 %452, 1
  store i64 %453, ptr %37, align 8
  br label %352

454:                                              ; preds = %356
  br label %455

455:                                              ; preds = %454
  %456 = load i64, ptr %36, align 8
  %457 = add nsw i64 %456, 1
  store i64 %457, ptr %36, align 8
  br label %346

458:                                              ; preds = %350
  br label %459

459:                                              ; preds = %458
  %460 = load i64, ptr %35, align 8
  %461 = add nsw i64 %460, 1
  store i64 %461, ptr %35, align 8
  br label %340

462:                                              ; preds = %344
  br label %463

463:                                              ; preds = %462
  %464 = load i64, ptr %34, align 8
  %465 = add nsw i64 %464, 1
  store i64 %465, ptr %34, align 8
  br label %334

466:                                              ; preds = %338
  br label %467

467:                                              ; preds = %466, %332
  ret void
}

declare double @llvm.sqrt.f64(double) #3

declare float @llvm.sqrt.f32(float) #3

define dso_local double @_FortranAReduceReal8Ref(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #4 {
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

define dso_local double @_FortranAReduceReal8Value(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #4 {
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

define dso_local float @_FortranAReduceReal4Ref(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #4 {
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

define dso_local float @_FortranAReduceReal4Value(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i1 noundef zeroext %7) #4 {
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

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #5

declare ptr @malloc(i64 noundef) #6

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

attributes #0 = { alwaysinline nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind uwtable }
attributes #5 = { noreturn }
attributes #6 = { allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { allocsize(0) }


