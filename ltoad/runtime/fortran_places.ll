
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%union.found = type { %struct.descriptor, [168 x i8] }

@fortran_ranks = external constant i32, align 4
@.str = private unnamed_addr constant [18 x i8] c"no such dimension\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8

define dso_local void @_FortranAMaxlocInteger1(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MaxlocInteger1(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @made_subscripts(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 3
  store i8 1, ptr %8, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %6, align 4
  %11 = sext i32 %10 to i64
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i64
  call void @made_vector(ptr noundef %9, i64 noundef %11, i64 noundef %15)
  ret void
}

define internal void @put_MaxlocInteger1(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMaxlocInteger1(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMaxlocInteger2(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MaxlocInteger2(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MaxlocInteger2(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMaxlocInteger2(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMaxlocInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MaxlocInteger4(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MaxlocInteger4(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMaxlocInteger4(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMaxlocInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MaxlocInteger8(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MaxlocInteger8(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMaxlocInteger8(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMaxlocInteger16(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MaxlocInteger16(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MaxlocInteger16(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMaxlocInteger16(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMaxlocReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MaxlocReal4(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MaxlocReal4(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMaxlocReal4(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMaxlocReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MaxlocReal8(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MaxlocReal8(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMaxlocReal8(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMaxlocReal10(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MaxlocReal10(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MaxlocReal10(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMaxlocReal10(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMaxlocCharacter(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MaxlocCharacter(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MaxlocCharacter(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMaxlocCharacter(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMinlocInteger1(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MinlocInteger1(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MinlocInteger1(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMinlocInteger1(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMinlocInteger2(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MinlocInteger2(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MinlocInteger2(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMinlocInteger2(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMinlocInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MinlocInteger4(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MinlocInteger4(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMinlocInteger4(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMinlocInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MinlocInteger8(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MinlocInteger8(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMinlocInteger8(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMinlocInteger16(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MinlocInteger16(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MinlocInteger16(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMinlocInteger16(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMinlocReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MinlocReal4(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MinlocReal4(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMinlocReal4(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMinlocReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MinlocReal8(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MinlocReal8(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMinlocReal8(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMinlocReal10(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MinlocReal10(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MinlocReal10(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMinlocReal10(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMinlocCharacter(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i1 noundef zeroext %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %15 = zext i1 %6 to i8
  store i8 %15, ptr %14, align 1
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_subscripts(ptr noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i8, ptr %14, align 1
  %28 = trunc i8 %27 to i1
  call void @put_MinlocCharacter(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i1 noundef zeroext %28)
  ret void
}

define internal void @put_MinlocCharacter(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5, i1 noundef zeroext %6) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca %union.found, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = zext i1 %6 to i8
  store i8 %16, ptr %14, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 192, i1 false)
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i8, ptr %14, align 1
  %23 = trunc i8 %22 to i1
  call void @native._FortranAMinlocCharacter(ptr noundef %15, ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, i1 noundef zeroext %23)
  %24 = load ptr, ptr %8, align 8
  call void @handed_over(ptr noundef %24, ptr noundef %15)
  ret void
}

define dso_local void @_FortranAMaxlocDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i1 noundef zeroext %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  %17 = zext i1 %7 to i8
  store i8 %17, ptr %16, align 1
  %18 = load ptr, ptr %9, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load i32, ptr %11, align 4
  %22 = sext i32 %21 to i64
  %23 = load ptr, ptr %13, align 8
  %24 = load i32, ptr %14, align 4
  call void @made_without(ptr noundef %18, ptr noundef %19, i32 noundef %20, i64 noundef %22, ptr noundef %23, i32 noundef %24)
  %25 = load ptr, ptr %9, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %10, align 8
  %29 = load i32, ptr %11, align 4
  %30 = load i32, ptr %12, align 4
  %31 = load ptr, ptr %13, align 8
  %32 = load i32, ptr %14, align 4
  %33 = load ptr, ptr %15, align 8
  %34 = load i8, ptr %16, align 1
  %35 = trunc i8 %34 to i1
  call void @put_MaxlocDim(ptr noundef %27, ptr noundef %28, i32 noundef %29, i32 noundef %30, ptr noundef %31, i32 noundef %32, ptr noundef %33, i1 noundef zeroext %35)
  ret void
}

define internal void @made_without(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %20 = load i32, ptr %9, align 4
  %21 = icmp sge i32 %20, 1
  br i1 %21, label %22, label %29

22:                                               ; preds = %6
  %23 = load i32, ptr %9, align 4
  %24 = load ptr, ptr %8, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp sle i32 %23, %27
  br label %29

29:                                               ; preds = %22, %6
  %30 = phi i1 [ false, %6 ], [ %28, %22 ]
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %11, align 8
  %33 = load i32, ptr %12, align 4
  call void @require(i32 noundef %31, ptr noundef @.str, ptr noundef %32, i32 noundef %33)
  %34 = load ptr, ptr %8, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = load i32, ptr @fortran_ranks, align 4
  %39 = icmp sle i32 %37, %38
  %40 = zext i1 %39 to i32
  %41 = load ptr, ptr %11, align 8
  %42 = load i32, ptr %12, align 4
  call void @require(i32 noundef %40, ptr noundef @.str.1, ptr noundef %41, i32 noundef %42)
  %43 = load ptr, ptr %8, align 8
  %44 = load ptr, ptr %8, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 3
  %46 = load i8, ptr %45, align 4
  %47 = zext i8 %46 to i32
  %48 = call ptr @dimension_of(ptr noundef %43, i32 noundef 0, i32 noundef %47)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %48, i64 24, i1 false)
  %49 = load ptr, ptr %8, align 8
  %50 = load ptr, ptr %8, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = call ptr @dimension_of(ptr noundef %49, i32 noundef 1, i32 noundef %53)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %54, i64 24, i1 false)
  %55 = load ptr, ptr %8, align 8
  %56 = load ptr, ptr %8, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 3
  %58 = load i8, ptr %57, align 4
  %59 = zext i8 %58 to i32
  %60 = call ptr @dimension_of(ptr noundef %55, i32 noundef 2, i32 noundef %59)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %60, i64 24, i1 false)
  %61 = load ptr, ptr %8, align 8
  %62 = load ptr, ptr %8, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 3
  %64 = load i8, ptr %63, align 4
  %65 = zext i8 %64 to i32
  %66 = call ptr @dimension_of(ptr noundef %61, i32 noundef 3, i32 noundef %65)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %66, i64 24, i1 false)
  %67 = load ptr, ptr %8, align 8
  %68 = load ptr, ptr %8, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 4, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %8, align 8
  %74 = load ptr, ptr %8, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 5, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %8, align 8
  %80 = load ptr, ptr %8, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 6, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 3
  %87 = load i8, ptr %86, align 4
  %88 = zext i8 %87 to i32
  %89 = sub nsw i32 %88, 1
  %90 = trunc i32 %89 to i8
  %91 = load ptr, ptr %7, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  store i8 %90, ptr %92, align 4
  %93 = load ptr, ptr %7, align 8
  %94 = load i64, ptr %10, align 8
  %95 = load i32, ptr %9, align 4
  %96 = icmp sle i32 %95, 1
  br i1 %96, label %97, label %100

97:                                               ; preds = %29
  %98 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  br label %103

100:                                              ; preds = %29
  %101 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  br label %103

103:                                              ; preds = %100, %97
  %104 = phi i64 [ %99, %97 ], [ %102, %100 ]
  %105 = load i32, ptr %9, align 4
  %106 = icmp sle i32 %105, 2
  br i1 %106, label %107, label %110

107:                                              ; preds = %103
  %108 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  br label %113

110:                                              ; preds = %103
  %111 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  br label %113

113:                                              ; preds = %110, %107
  %114 = phi i64 [ %109, %107 ], [ %112, %110 ]
  %115 = load i32, ptr %9, align 4
  %116 = icmp sle i32 %115, 3
  br i1 %116, label %117, label %120

117:                                              ; preds = %113
  %118 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  br label %123

120:                                              ; preds = %113
  %121 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %122 = load i64, ptr %121, align 8
  br label %123

123:                                              ; preds = %120, %117
  %124 = phi i64 [ %119, %117 ], [ %122, %120 ]
  %125 = load i32, ptr %9, align 4
  %126 = icmp sle i32 %125, 4
  br i1 %126, label %127, label %130

127:                                              ; preds = %123
  %128 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %129 = load i64, ptr %128, align 8
  br label %133

130:                                              ; preds = %123
  %131 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  br label %133

133:                                              ; preds = %130, %127
  %134 = phi i64 [ %129, %127 ], [ %132, %130 ]
  %135 = load i32, ptr %9, align 4
  %136 = icmp sle i32 %135, 5
  br i1 %136, label %137, label %140

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  br label %143

140:                                              ; preds = %133
  %141 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  br label %143

143:                                              ; preds = %140, %137
  %144 = phi i64 [ %139, %137 ], [ %142, %140 ]
  %145 = load i32, ptr %9, align 4
  %146 = icmp sle i32 %145, 6
  br i1 %146, label %147, label %150

147:                                              ; preds = %143
  %148 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  br label %153

150:                                              ; preds = %143
  %151 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %152 = load i64, ptr %151, align 8
  br label %153

153:                                              ; preds = %150, %147
  %154 = phi i64 [ %149, %147 ], [ %152, %150 ]
  call void @made(ptr noundef %93, i64 noundef %94, i64 noundef %104, i64 noundef %114, i64 noundef %124, i64 noundef %134, i64 noundef %144, i64 noundef %154, i64 noundef 1)
  ret void
}

define internal void @put_MaxlocDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4, i32 noundef %5, ptr noundef readonly nocapture %6, i1 noundef zeroext %7) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %union.found, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  %18 = zext i1 %7 to i8
  store i8 %18, ptr %16, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 192, i1 false)
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %11, align 4
  %21 = load i32, ptr %12, align 4
  %22 = load ptr, ptr %13, align 8
  %23 = load i32, ptr %14, align 4
  %24 = load ptr, ptr %15, align 8
  %25 = load i8, ptr %16, align 1
  %26 = trunc i8 %25 to i1
  call void @native._FortranAMaxlocDim(ptr noundef %17, ptr noundef %19, i32 noundef %20, i32 noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i1 noundef zeroext %26)
  %27 = load ptr, ptr %9, align 8
  call void @handed_over(ptr noundef %27, ptr noundef %17)
  ret void
}

define dso_local void @_FortranAMinlocDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i1 noundef zeroext %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  %17 = zext i1 %7 to i8
  store i8 %17, ptr %16, align 1
  %18 = load ptr, ptr %9, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %12, align 4
  %21 = load i32, ptr %11, align 4
  %22 = sext i32 %21 to i64
  %23 = load ptr, ptr %13, align 8
  %24 = load i32, ptr %14, align 4
  call void @made_without(ptr noundef %18, ptr noundef %19, i32 noundef %20, i64 noundef %22, ptr noundef %23, i32 noundef %24)
  %25 = load ptr, ptr %9, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %10, align 8
  %29 = load i32, ptr %11, align 4
  %30 = load i32, ptr %12, align 4
  %31 = load ptr, ptr %13, align 8
  %32 = load i32, ptr %14, align 4
  %33 = load ptr, ptr %15, align 8
  %34 = load i8, ptr %16, align 1
  %35 = trunc i8 %34 to i1
  call void @put_MinlocDim(ptr noundef %27, ptr noundef %28, i32 noundef %29, i32 noundef %30, ptr noundef %31, i32 noundef %32, ptr noundef %33, i1 noundef zeroext %35)
  ret void
}

define internal void @put_MinlocDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4, i32 noundef %5, ptr noundef readonly nocapture %6, i1 noundef zeroext %7) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %union.found, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  %18 = zext i1 %7 to i8
  store i8 %18, ptr %16, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 192, i1 false)
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %11, align 4
  %21 = load i32, ptr %12, align 4
  %22 = load ptr, ptr %13, align 8
  %23 = load i32, ptr %14, align 4
  %24 = load ptr, ptr %15, align 8
  %25 = load i8, ptr %16, align 1
  %26 = trunc i8 %25 to i1
  call void @native._FortranAMinlocDim(ptr noundef %17, ptr noundef %19, i32 noundef %20, i32 noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i1 noundef zeroext %26)
  %27 = load ptr, ptr %9, align 8
  call void @handed_over(ptr noundef %27, ptr noundef %17)
  ret void
}

define dso_local void @_FortranAFindloc(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i1 noundef zeroext %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  %17 = zext i1 %7 to i8
  store i8 %17, ptr %16, align 1
  %18 = load ptr, ptr %9, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %12, align 4
  call void @made_subscripts(ptr noundef %18, ptr noundef %19, i32 noundef %20)
  %21 = load ptr, ptr %9, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %10, align 8
  %25 = load ptr, ptr %11, align 8
  %26 = load i32, ptr %12, align 4
  %27 = load ptr, ptr %13, align 8
  %28 = load i32, ptr %14, align 4
  %29 = load ptr, ptr %15, align 8
  %30 = load i8, ptr %16, align 1
  %31 = trunc i8 %30 to i1
  call void @put_Findloc(ptr noundef %23, ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28, ptr noundef %29, i1 noundef zeroext %31)
  ret void
}

define internal void @put_Findloc(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, ptr noundef readonly nocapture %2, i32 noundef %3, ptr noundef readonly nocapture %4, i32 noundef %5, ptr noundef readonly nocapture %6, i1 noundef zeroext %7) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca %union.found, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  %18 = zext i1 %7 to i8
  store i8 %18, ptr %16, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 192, i1 false)
  %19 = load ptr, ptr %10, align 8
  %20 = load ptr, ptr %11, align 8
  %21 = load i32, ptr %12, align 4
  %22 = load ptr, ptr %13, align 8
  %23 = load i32, ptr %14, align 4
  %24 = load ptr, ptr %15, align 8
  %25 = load i8, ptr %16, align 1
  %26 = trunc i8 %25 to i1
  call void @native._FortranAFindloc(ptr noundef %17, ptr noundef %19, ptr noundef %20, i32 noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i1 noundef zeroext %26)
  %27 = load ptr, ptr %9, align 8
  call void @handed_over(ptr noundef %27, ptr noundef %17)
  ret void
}

define dso_local void @_FortranAFindlocDim(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i1 noundef zeroext %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  %19 = zext i1 %8 to i8
  store i8 %19, ptr %18, align 1
  %20 = load ptr, ptr %10, align 8
  %21 = load ptr, ptr %11, align 8
  %22 = load i32, ptr %14, align 4
  %23 = load i32, ptr %13, align 4
  %24 = sext i32 %23 to i64
  %25 = load ptr, ptr %15, align 8
  %26 = load i32, ptr %16, align 4
  call void @made_without(ptr noundef %20, ptr noundef %21, i32 noundef %22, i64 noundef %24, ptr noundef %25, i32 noundef %26)
  %27 = load ptr, ptr %10, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr %11, align 8
  %31 = load ptr, ptr %12, align 8
  %32 = load i32, ptr %13, align 4
  %33 = load i32, ptr %14, align 4
  %34 = load ptr, ptr %15, align 8
  %35 = load i32, ptr %16, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i8, ptr %18, align 1
  %38 = trunc i8 %37 to i1
  call void @put_FindlocDim(ptr noundef %29, ptr noundef %30, ptr noundef %31, i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i1 noundef zeroext %38)
  ret void
}

define internal void @put_FindlocDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, ptr noundef readonly nocapture %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly nocapture %5, i32 noundef %6, ptr noundef readonly nocapture %7, i1 noundef zeroext %8) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca %union.found, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  %20 = zext i1 %8 to i8
  store i8 %20, ptr %18, align 1
  call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 192, i1 false)
  %21 = load ptr, ptr %11, align 8
  %22 = load ptr, ptr %12, align 8
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %14, align 4
  %25 = load ptr, ptr %15, align 8
  %26 = load i32, ptr %16, align 4
  %27 = load ptr, ptr %17, align 8
  %28 = load i8, ptr %18, align 1
  %29 = trunc i8 %28 to i1
  call void @native._FortranAFindlocDim(ptr noundef %19, ptr noundef %21, ptr noundef %22, i32 noundef %23, i32 noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i1 noundef zeroext %29)
  %30 = load ptr, ptr %10, align 8
  call void @handed_over(ptr noundef %30, ptr noundef %19)
  ret void
}

define dso_local void @_FortranAAllDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_without(ptr noundef %11, ptr noundef %12, i32 noundef %13, i64 noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %8, align 4
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %10, align 4
  call void @put_AllDim(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25)
  ret void
}

define internal void @put_AllDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %union.found, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 192, i1 false)
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load ptr, ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call void @native._FortranAAllDim(ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, i32 noundef %15)
  %16 = load ptr, ptr %6, align 8
  call void @handed_over(ptr noundef %16, ptr noundef %11)
  ret void
}

define dso_local void @_FortranAAnyDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_without(ptr noundef %11, ptr noundef %12, i32 noundef %13, i64 noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %8, align 4
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %10, align 4
  call void @put_AnyDim(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25)
  ret void
}

define internal void @put_AnyDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %union.found, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 192, i1 false)
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load ptr, ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call void @native._FortranAAnyDim(ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, i32 noundef %15)
  %16 = load ptr, ptr %6, align 8
  call void @handed_over(ptr noundef %16, ptr noundef %11)
  ret void
}

define dso_local void @_FortranAParityDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  call void @made_without(ptr noundef %11, ptr noundef %12, i32 noundef %13, i64 noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %8, align 4
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %10, align 4
  call void @put_ParityDim(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25)
  ret void
}

define internal void @put_ParityDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %union.found, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 192, i1 false)
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load ptr, ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call void @native._FortranAParityDim(ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, i32 noundef %15)
  %16 = load ptr, ptr %6, align 8
  call void @handed_over(ptr noundef %16, ptr noundef %11)
  ret void
}

define dso_local void @_FortranACountDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load i32, ptr %10, align 4
  %17 = sext i32 %16 to i64
  %18 = load ptr, ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  call void @made_without(ptr noundef %13, ptr noundef %14, i32 noundef %15, i64 noundef %17, ptr noundef %18, i32 noundef %19)
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %8, align 8
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %10, align 4
  %26 = load ptr, ptr %11, align 8
  %27 = load i32, ptr %12, align 4
  call void @put_CountDim(ptr noundef %22, ptr noundef %23, i32 noundef %24, i32 noundef %25, ptr noundef %26, i32 noundef %27)
  ret void
}

define internal void @put_CountDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4, i32 noundef %5) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %union.found, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 192, i1 false)
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load i32, ptr %10, align 4
  %17 = load ptr, ptr %11, align 8
  %18 = load i32, ptr %12, align 4
  call void @native._FortranACountDim(ptr noundef %13, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %17, i32 noundef %18)
  %19 = load ptr, ptr %7, align 8
  call void @handed_over(ptr noundef %19, ptr noundef %13)
  ret void
}

define dso_local void @_FortranAIAllDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load ptr, ptr %8, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %11, align 4
  call void @made_without(ptr noundef %13, ptr noundef %14, i32 noundef %15, i64 noundef %18, ptr noundef %19, i32 noundef %20)
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %8, align 8
  %25 = load i32, ptr %9, align 4
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %11, align 4
  %28 = load ptr, ptr %12, align 8
  call void @put_IAllDim(ptr noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i32 noundef %27, ptr noundef %28)
  ret void
}

define internal void @put_IAllDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
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
  call void @native._FortranAIAllDim(ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18)
  %19 = load ptr, ptr %7, align 8
  call void @handed_over(ptr noundef %19, ptr noundef %13)
  ret void
}

define dso_local void @_FortranAIAnyDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load ptr, ptr %8, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %11, align 4
  call void @made_without(ptr noundef %13, ptr noundef %14, i32 noundef %15, i64 noundef %18, ptr noundef %19, i32 noundef %20)
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %8, align 8
  %25 = load i32, ptr %9, align 4
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %11, align 4
  %28 = load ptr, ptr %12, align 8
  call void @put_IAnyDim(ptr noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i32 noundef %27, ptr noundef %28)
  ret void
}

define internal void @put_IAnyDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
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
  call void @native._FortranAIAnyDim(ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18)
  %19 = load ptr, ptr %7, align 8
  call void @handed_over(ptr noundef %19, ptr noundef %13)
  ret void
}

define dso_local void @_FortranAIParityDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load ptr, ptr %8, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %11, align 4
  call void @made_without(ptr noundef %13, ptr noundef %14, i32 noundef %15, i64 noundef %18, ptr noundef %19, i32 noundef %20)
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %8, align 8
  %25 = load i32, ptr %9, align 4
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %11, align 4
  %28 = load ptr, ptr %12, align 8
  call void @put_IParityDim(ptr noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i32 noundef %27, ptr noundef %28)
  ret void
}

define internal void @put_IParityDim(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, i32 noundef %2, ptr noundef readonly nocapture %3, i32 noundef %4, ptr noundef readonly nocapture %5) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
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
  call void @native._FortranAIParityDim(ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18)
  %19 = load ptr, ptr %7, align 8
  call void @handed_over(ptr noundef %19, ptr noundef %13)
  ret void
}

define dso_local void @_FortranAMaxvalCharacter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 3
  store i8 0, ptr %12, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  call void @made_vector(ptr noundef %13, i64 noundef %16, i64 noundef 1)
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %7, align 8
  %21 = load ptr, ptr %8, align 8
  %22 = load i32, ptr %9, align 4
  %23 = load ptr, ptr %10, align 8
  call void @put_MaxvalCharacter(ptr noundef %19, ptr noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23)
  ret void
}

define internal void @made_vector(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
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

define internal void @put_MaxvalCharacter(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, ptr noundef readonly nocapture %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %union.found, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 192, i1 false)
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  call void @native._FortranAMaxvalCharacter(ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15)
  %16 = load ptr, ptr %6, align 8
  call void @handed_over(ptr noundef %16, ptr noundef %11)
  ret void
}

define dso_local void @_FortranAMinvalCharacter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 3
  store i8 0, ptr %12, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  call void @made_vector(ptr noundef %13, i64 noundef %16, i64 noundef 1)
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %7, align 8
  %21 = load ptr, ptr %8, align 8
  %22 = load i32, ptr %9, align 4
  %23 = load ptr, ptr %10, align 8
  call void @put_MinvalCharacter(ptr noundef %19, ptr noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23)
  ret void
}

define internal void @put_MinvalCharacter(ptr noundef writeonly %0, ptr noundef readonly nocapture %1, ptr noundef readonly nocapture %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %union.found, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 192, i1 false)
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  call void @native._FortranAMinvalCharacter(ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15)
  %16 = load ptr, ptr %6, align 8
  call void @handed_over(ptr noundef %16, ptr noundef %11)
  ret void
}

define dso_local zeroext i1 @_FortranAAny(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = call zeroext i1 @tell_Any(ptr noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12)
  ret i1 %13
}

define internal zeroext i1 @tell_Any(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = call zeroext i1 @native._FortranAAny(ptr noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12)
  ret i1 %13
}

define dso_local zeroext i1 @_FortranAAll(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = call zeroext i1 @tell_All(ptr noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12)
  ret i1 %13
}

define internal zeroext i1 @tell_All(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = call zeroext i1 @native._FortranAAll(ptr noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12)
  ret i1 %13
}

define dso_local zeroext i1 @_FortranAParity(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = call zeroext i1 @tell_Parity(ptr noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12)
  ret i1 %13
}

define internal zeroext i1 @tell_Parity(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = call zeroext i1 @native._FortranAParity(ptr noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12)
  ret i1 %13
}

define dso_local signext i8 @_FortranASumInteger1(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @tell_SumInteger1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define internal signext i8 @tell_SumInteger1(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @native._FortranASumInteger1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define dso_local signext i16 @_FortranASumInteger2(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @tell_SumInteger2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define internal signext i16 @tell_SumInteger2(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @native._FortranASumInteger2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define dso_local i32 @_FortranASumInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @tell_SumInteger4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define internal i32 @tell_SumInteger4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @native._FortranASumInteger4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define dso_local i64 @_FortranASumInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @tell_SumInteger8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define internal i64 @tell_SumInteger8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @native._FortranASumInteger8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define dso_local signext i8 @_FortranAProductInteger1(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @tell_ProductInteger1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define internal signext i8 @tell_ProductInteger1(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @native._FortranAProductInteger1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define dso_local signext i16 @_FortranAProductInteger2(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @tell_ProductInteger2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define internal signext i16 @tell_ProductInteger2(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @native._FortranAProductInteger2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define dso_local i32 @_FortranAProductInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @tell_ProductInteger4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define internal i32 @tell_ProductInteger4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @native._FortranAProductInteger4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define dso_local i64 @_FortranAProductInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @tell_ProductInteger8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define internal i64 @tell_ProductInteger8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @native._FortranAProductInteger8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define dso_local signext i8 @_FortranAMaxvalInteger1(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @tell_MaxvalInteger1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define internal signext i8 @tell_MaxvalInteger1(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @native._FortranAMaxvalInteger1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define dso_local signext i16 @_FortranAMaxvalInteger2(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @tell_MaxvalInteger2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define internal signext i16 @tell_MaxvalInteger2(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @native._FortranAMaxvalInteger2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define dso_local i32 @_FortranAMaxvalInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @tell_MaxvalInteger4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define internal i32 @tell_MaxvalInteger4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @native._FortranAMaxvalInteger4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define dso_local i64 @_FortranAMaxvalInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @tell_MaxvalInteger8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define internal i64 @tell_MaxvalInteger8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @native._FortranAMaxvalInteger8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define dso_local signext i8 @_FortranAMinvalInteger1(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @tell_MinvalInteger1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define internal signext i8 @tell_MinvalInteger1(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @native._FortranAMinvalInteger1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define dso_local signext i16 @_FortranAMinvalInteger2(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @tell_MinvalInteger2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define internal signext i16 @tell_MinvalInteger2(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @native._FortranAMinvalInteger2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define dso_local i32 @_FortranAMinvalInteger4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @tell_MinvalInteger4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define internal i32 @tell_MinvalInteger4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @native._FortranAMinvalInteger4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define dso_local i64 @_FortranAMinvalInteger8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @tell_MinvalInteger8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define internal i64 @tell_MinvalInteger8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @native._FortranAMinvalInteger8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define dso_local signext i8 @_FortranAIAll1(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @tell_IAll1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define internal signext i8 @tell_IAll1(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @native._FortranAIAll1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define dso_local signext i16 @_FortranAIAll2(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @tell_IAll2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define internal signext i16 @tell_IAll2(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @native._FortranAIAll2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define dso_local i32 @_FortranAIAll4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @tell_IAll4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define internal i32 @tell_IAll4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @native._FortranAIAll4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define dso_local i64 @_FortranAIAll8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @tell_IAll8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define internal i64 @tell_IAll8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @native._FortranAIAll8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define dso_local signext i8 @_FortranAIAny1(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @tell_IAny1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define internal signext i8 @tell_IAny1(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @native._FortranAIAny1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define dso_local signext i16 @_FortranAIAny2(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @tell_IAny2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define internal signext i16 @tell_IAny2(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @native._FortranAIAny2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define dso_local i32 @_FortranAIAny4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @tell_IAny4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define internal i32 @tell_IAny4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @native._FortranAIAny4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define dso_local i64 @_FortranAIAny8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @tell_IAny8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define internal i64 @tell_IAny8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @native._FortranAIAny8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define dso_local signext i8 @_FortranAIParity1(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @tell_IParity1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define internal signext i8 @tell_IParity1(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i8 @native._FortranAIParity1(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i8 %16
}

define dso_local signext i16 @_FortranAIParity2(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @tell_IParity2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define internal signext i16 @tell_IParity2(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call signext i16 @native._FortranAIParity2(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i16 %16
}

define dso_local i32 @_FortranAIParity4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @tell_IParity4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define internal i32 @tell_IParity4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i32 @native._FortranAIParity4(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i32 %16
}

define dso_local i64 @_FortranAIParity8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @tell_IParity8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define internal i64 @tell_IParity8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly nocapture %4) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = call i64 @native._FortranAIParity8(ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret i64 %16
}

define dso_local signext i8 @_FortranADotProductInteger1(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call signext i8 @tell_DotProductInteger1(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i8 %13
}

define internal signext i8 @tell_DotProductInteger1(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, ptr noundef readonly nocapture %2, i32 noundef %3) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call signext i8 @native._FortranADotProductInteger1(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i8 %13
}

define dso_local signext i16 @_FortranADotProductInteger2(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call signext i16 @tell_DotProductInteger2(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i16 %13
}

define internal signext i16 @tell_DotProductInteger2(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, ptr noundef readonly nocapture %2, i32 noundef %3) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call signext i16 @native._FortranADotProductInteger2(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i16 %13
}

define dso_local i32 @_FortranADotProductInteger4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call i32 @tell_DotProductInteger4(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i32 %13
}

define internal i32 @tell_DotProductInteger4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, ptr noundef readonly nocapture %2, i32 noundef %3) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call i32 @native._FortranADotProductInteger4(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i32 %13
}

define dso_local i64 @_FortranADotProductInteger8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call i64 @tell_DotProductInteger8(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i64 %13
}

define internal i64 @tell_DotProductInteger8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, ptr noundef readonly nocapture %2, i32 noundef %3) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call i64 @native._FortranADotProductInteger8(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i64 %13
}

define dso_local zeroext i1 @_FortranADotProductLogical(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call zeroext i1 @tell_DotProductLogical(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i1 %13
}

define internal zeroext i1 @tell_DotProductLogical(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, ptr noundef readonly nocapture %2, i32 noundef %3) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = call zeroext i1 @native._FortranADotProductLogical(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12)
  ret i1 %13
}


declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare void @native._FortranAMaxlocInteger1(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @free(ptr noundef) #4

declare void @native._FortranAMaxlocInteger2(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMaxlocInteger4(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMaxlocInteger8(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMaxlocInteger16(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMaxlocReal4(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMaxlocReal8(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMaxlocReal10(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMaxlocCharacter(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocInteger1(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocInteger2(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocInteger4(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocInteger8(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocInteger16(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocReal4(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocReal8(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocReal10(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocCharacter(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

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
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #9
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
  %204 = call ptr @malloc(i64 noundef %203) #10
  %205 = load ptr, ptr %10, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 0
  store ptr %204, ptr %206, align 8
  ret void
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #6

declare ptr @malloc(i64 noundef) #7

declare void @native._FortranAMaxlocDim(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAMinlocDim(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAFindloc(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAFindlocDim(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i1 noundef zeroext) #4

declare void @native._FortranAAllDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) #4

declare void @native._FortranAAnyDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) #4

declare void @native._FortranAParityDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) #4

declare void @native._FortranACountDim(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef) #4

declare void @native._FortranAIAllDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @native._FortranAIAnyDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @native._FortranAIParityDim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #4

define internal void @made_matrix(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
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

declare void @native._FortranAMaxvalCharacter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @native._FortranAMinvalCharacter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare zeroext i1 @native._FortranAAny(ptr noundef, ptr noundef, i32 noundef, i32 noundef) #4

declare zeroext i1 @native._FortranAAll(ptr noundef, ptr noundef, i32 noundef, i32 noundef) #4

declare zeroext i1 @native._FortranAParity(ptr noundef, ptr noundef, i32 noundef, i32 noundef) #4

declare signext i8 @native._FortranASumInteger1(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i16 @native._FortranASumInteger2(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i32 @native._FortranASumInteger4(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i64 @native._FortranASumInteger8(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i8 @native._FortranAProductInteger1(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i16 @native._FortranAProductInteger2(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i32 @native._FortranAProductInteger4(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i64 @native._FortranAProductInteger8(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i8 @native._FortranAMaxvalInteger1(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i16 @native._FortranAMaxvalInteger2(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i32 @native._FortranAMaxvalInteger4(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i64 @native._FortranAMaxvalInteger8(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i8 @native._FortranAMinvalInteger1(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i16 @native._FortranAMinvalInteger2(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i32 @native._FortranAMinvalInteger4(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i64 @native._FortranAMinvalInteger8(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i8 @native._FortranAIAll1(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i16 @native._FortranAIAll2(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i32 @native._FortranAIAll4(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i64 @native._FortranAIAll8(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i8 @native._FortranAIAny1(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i16 @native._FortranAIAny2(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i32 @native._FortranAIAny4(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i64 @native._FortranAIAny8(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i8 @native._FortranAIParity1(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i16 @native._FortranAIParity2(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i32 @native._FortranAIParity4(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare i64 @native._FortranAIParity8(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #4

declare signext i8 @native._FortranADotProductInteger1(ptr noundef, ptr noundef, ptr noundef, i32 noundef) #4

declare signext i16 @native._FortranADotProductInteger2(ptr noundef, ptr noundef, ptr noundef, i32 noundef) #4

declare i32 @native._FortranADotProductInteger4(ptr noundef, ptr noundef, ptr noundef, i32 noundef) #4

declare i64 @native._FortranADotProductInteger8(ptr noundef, ptr noundef, ptr noundef, i32 noundef) #4

declare zeroext i1 @native._FortranADotProductLogical(ptr noundef, ptr noundef, ptr noundef, i32 noundef) #4

attributes #0 = { alwaysinline nounwind uwtable }
attributes #1 = { noinline nounwind uwtable }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { noreturn }
attributes #7 = { allocsize(0) }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { allocsize(0) }


