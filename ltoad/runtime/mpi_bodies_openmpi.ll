@windows = internal global [64 x { ptr, ptr }] zeroinitializer, align 16
@operations = internal global [64 x { ptr, ptr, i32 }] zeroinitializer, align 16
@started = internal global [64 x { ptr, ptr }] zeroinitializer, align 16

define i32 @MPI_Op_create(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load i32, ptr %5, align 4
  %10 = load ptr, ptr %6, align 8
  %11 = call i32 @native.MPI_Op_create(ptr noundef %8, i32 noundef %9, ptr noundef %10)
  store i32 %11, ptr %7, align 4
  %12 = load ptr, ptr %6, align 8
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %4, align 8
  call void @enter_operation(ptr noundef %13, ptr noundef %14, i32 noundef 0)
  %15 = load i32, ptr %7, align 4
  ret i32 %15
}

declare i32 @native.MPI_Op_create(ptr noundef, i32 noundef, ptr noundef)

define internal void @enter_operation(ptr noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %9

9:
  %10 = load i32, ptr %7, align 4
  %11 = icmp slt i32 %10, 64
  br i1 %11, label %13, label %12

12:
  store i32 2, ptr %8, align 4
  br label %40

13:
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %15
  %17 = getelementptr inbounds { ptr, ptr, i32 }, ptr %16, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %36, label %20

20:
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %23
  %25 = getelementptr inbounds { ptr, ptr, i32 }, ptr %24, i32 0, i32 0
  store ptr %21, ptr %25, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %28
  %30 = getelementptr inbounds { ptr, ptr, i32 }, ptr %29, i32 0, i32 1
  store ptr %26, ptr %30, align 8
  %31 = load i32, ptr %6, align 4
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %33
  %35 = getelementptr inbounds { ptr, ptr, i32 }, ptr %34, i32 0, i32 2
  store i32 %31, ptr %35, align 8
  store i32 1, ptr %8, align 4
  br label %40

36:
  br label %37

37:
  %38 = load i32, ptr %7, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %7, align 4
  br label %9

40:
  %41 = load i32, ptr %8, align 4
  switch i32 %41, label %44 [
    i32 2, label %42
    i32 1, label %43
  ]

42:
  call void @abort()
  unreachable

43:
  ret void

44:
  unreachable
}

define i32 @MPI_Op_free(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  call void @forget_operation(ptr noundef %4)
  %5 = load ptr, ptr %2, align 8
  %6 = call i32 @native.MPI_Op_free(ptr noundef %5)
  ret i32 %6
}

define internal void @forget_operation(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 64
  br i1 %6, label %8, label %7

7:
  br label %32

8:
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %10
  %12 = getelementptr inbounds { ptr, ptr, i32 }, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %28

15:
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %17
  %19 = getelementptr inbounds { ptr, ptr, i32 }, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %2, align 8
  %22 = icmp eq ptr %20, %21
  br i1 %22, label %23, label %28

23:
  %24 = load i32, ptr %3, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %25
  %27 = getelementptr inbounds { ptr, ptr, i32 }, ptr %26, i32 0, i32 1
  store ptr null, ptr %27, align 8
  br label %28

28:
  br label %29

29:
  %30 = load i32, ptr %3, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %3, align 4
  br label %4

32:
  ret void
}

declare i32 @native.MPI_Op_free(ptr noundef)

define i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  %17 = load ptr, ptr %12, align 8
  %18 = call ptr @operation_of(ptr noundef %17)
  store ptr %18, ptr %14, align 8
  %19 = load ptr, ptr %14, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %29, label %21

21:
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %12, align 8
  %27 = load ptr, ptr %13, align 8
  %28 = call i32 @native.MPI_Allreduce(ptr noundef %22, ptr noundef %23, i32 noundef %24, ptr noundef %25, ptr noundef %26, ptr noundef %27)
  store i32 %28, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %53

29:
  %30 = load ptr, ptr %14, align 8
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @ranks_of(ptr noundef %31)
  %33 = load ptr, ptr %9, align 8
  %34 = load i32, ptr %10, align 4
  %35 = load ptr, ptr %11, align 8
  %36 = load ptr, ptr %13, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %16, ptr noundef %30, i32 noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, ptr noundef %36)
  %37 = load ptr, ptr %8, align 8
  %38 = icmp eq ptr %37, inttoptr (i64 1 to ptr)
  br i1 %38, label %39, label %41

39:
  %40 = load ptr, ptr %9, align 8
  br label %43

41:
  %42 = load ptr, ptr %8, align 8
  br label %43

43:
  %44 = phi ptr [ %40, %39 ], [ %42, %41 ]
  %45 = load i32, ptr %10, align 4
  %46 = load ptr, ptr %11, align 8
  %47 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %16, i32 0, i32 6
  %48 = load ptr, ptr %47, align 8
  %49 = load i32, ptr %10, align 4
  %50 = load ptr, ptr %11, align 8
  %51 = load ptr, ptr %13, align 8
  %52 = call i32 @MPI_Allgather(ptr noundef %44, i32 noundef %45, ptr noundef %46, ptr noundef %48, i32 noundef %49, ptr noundef %50, ptr noundef %51)
  call void @fold(ptr noundef %16)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %53

53:
  %54 = load i32, ptr %7, align 4
  ret i32 %54
}

define internal ptr @operation_of(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %6

6:
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 64
  br i1 %8, label %10, label %9

9:
  store i32 2, ptr %5, align 4
  br label %33

10:
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %12
  %14 = getelementptr inbounds { ptr, ptr, i32 }, ptr %13, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %29

17:
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %19
  %21 = getelementptr inbounds { ptr, ptr, i32 }, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = icmp eq ptr %22, %23
  br i1 %24, label %25, label %29

25:
  %26 = load i32, ptr %4, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [64 x { ptr, ptr, i32 }], ptr @operations, i64 0, i64 %27
  store ptr %28, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %33

29:
  br label %30

30:
  %31 = load i32, ptr %4, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %4, align 4
  br label %6

33:
  %34 = load i32, ptr %5, align 4
  switch i32 %34, label %38 [
    i32 2, label %35
    i32 1, label %36
  ]

35:
  store ptr null, ptr %2, align 8
  br label %36

36:
  %37 = load ptr, ptr %2, align 8
  ret ptr %37

38:
  unreachable
}

declare i32 @native.MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @reduction_of(ptr dead_on_unwind noalias writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  store ptr %6, ptr %13, align 8
  %14 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %8, align 8
  %16 = getelementptr inbounds { ptr, ptr, i32 }, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %14, align 8
  %18 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 1
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds { ptr, ptr, i32 }, ptr %19, i32 0, i32 2
  %21 = load i32, ptr %20, align 8
  store i32 %21, ptr %18, align 8
  %22 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 2
  %23 = load i32, ptr %9, align 4
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 3
  %25 = load i32, ptr %11, align 4
  store i32 %25, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 4
  %27 = load ptr, ptr %12, align 8
  store ptr %27, ptr %26, align 8
  %28 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 5
  %29 = load ptr, ptr %10, align 8
  store ptr %29, ptr %28, align 8
  %30 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 6
  store ptr null, ptr %30, align 8
  %31 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 7
  store ptr null, ptr %31, align 8
  %32 = load ptr, ptr %13, align 8
  %33 = call i32 @ranks_of(ptr noundef %32)
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %11, align 4
  %36 = load ptr, ptr %12, align 8
  %37 = call i64 @size_of(i32 noundef %35, ptr noundef %36)
  %38 = mul nsw i64 %34, %37
  %39 = call noalias ptr @malloc(i64 noundef %38)
  %40 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %0, i32 0, i32 6
  store ptr %39, ptr %40, align 8
  ret void
}

define internal i32 @ranks_of(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @MPI_Comm_size(ptr noundef %4, ptr noundef %3)
  %6 = load i32, ptr %3, align 4
  ret i32 %6
}

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define internal void @fold(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %5, i32 0, i32 3
  %7 = load i32, ptr %6, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %8, i32 0, i32 4
  %10 = load ptr, ptr %9, align 8
  %11 = call i64 @size_of(i32 noundef %7, ptr noundef %10)
  store i64 %11, ptr %3, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %12, i32 0, i32 2
  %14 = load i32, ptr %13, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %32

16:
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %17, i32 0, i32 5
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %20, i32 0, i32 6
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %2, align 8
  %24 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %23, i32 0, i32 2
  %25 = load i32, ptr %24, align 4
  %26 = sub nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = load i64, ptr %3, align 8
  %29 = mul nsw i64 %27, %28
  %30 = getelementptr inbounds i8, ptr %22, i64 %29
  %31 = load i64, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %19, ptr align 1 %30, i64 %31, i1 false)
  br label %32

32:
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %33, i32 0, i32 2
  %35 = load i32, ptr %34, align 4
  %36 = sub nsw i32 %35, 2
  store i32 %36, ptr %4, align 4
  br label %37

37:
  %38 = load i32, ptr %4, align 4
  %39 = icmp sge i32 %38, 0
  br i1 %39, label %41, label %40

40:
  br label %54

41:
  %42 = load ptr, ptr %2, align 8
  %43 = load ptr, ptr %2, align 8
  %44 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %43, i32 0, i32 6
  %45 = load ptr, ptr %44, align 8
  %46 = load i32, ptr %4, align 4
  %47 = sext i32 %46 to i64
  %48 = load i64, ptr %3, align 8
  %49 = mul nsw i64 %47, %48
  %50 = getelementptr inbounds i8, ptr %45, i64 %49
  call void @combine(ptr noundef %42, ptr noundef %50)
  br label %51

51:
  %52 = load i32, ptr %4, align 4
  %53 = add nsw i32 %52, -1
  store i32 %53, ptr %4, align 4
  br label %37

54:
  %55 = load ptr, ptr %2, align 8
  %56 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %55, i32 0, i32 6
  %57 = load ptr, ptr %56, align 8
  call void @free(ptr noundef %57)
  %58 = load ptr, ptr %2, align 8
  %59 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %58, i32 0, i32 7
  %60 = load ptr, ptr %59, align 8
  call void @free(ptr noundef %60)
  ret void
}

define i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  %19 = load ptr, ptr %13, align 8
  %20 = call ptr @operation_of(ptr noundef %19)
  store ptr %20, ptr %16, align 8
  %21 = load ptr, ptr %16, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %32, label %23

23:
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = load i32, ptr %11, align 4
  %27 = load ptr, ptr %12, align 8
  %28 = load ptr, ptr %13, align 8
  %29 = load i32, ptr %14, align 4
  %30 = load ptr, ptr %15, align 8
  %31 = call i32 @native.MPI_Reduce(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, ptr noundef %28, i32 noundef %29, ptr noundef %30)
  store i32 %31, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %64

32:
  %33 = load ptr, ptr %16, align 8
  %34 = load ptr, ptr %15, align 8
  %35 = call i32 @rank_in(ptr noundef %34)
  %36 = load i32, ptr %14, align 4
  %37 = icmp eq i32 %35, %36
  br i1 %37, label %38, label %41

38:
  %39 = load ptr, ptr %15, align 8
  %40 = call i32 @ranks_of(ptr noundef %39)
  br label %42

41:
  br label %42

42:
  %43 = phi i32 [ %40, %38 ], [ 0, %41 ]
  %44 = load ptr, ptr %10, align 8
  %45 = load i32, ptr %11, align 4
  %46 = load ptr, ptr %12, align 8
  %47 = load ptr, ptr %15, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %18, ptr noundef %33, i32 noundef %43, ptr noundef %44, i32 noundef %45, ptr noundef %46, ptr noundef %47)
  %48 = load ptr, ptr %9, align 8
  %49 = icmp eq ptr %48, inttoptr (i64 1 to ptr)
  br i1 %49, label %50, label %52

50:
  %51 = load ptr, ptr %10, align 8
  br label %54

52:
  %53 = load ptr, ptr %9, align 8
  br label %54

54:
  %55 = phi ptr [ %51, %50 ], [ %53, %52 ]
  %56 = load i32, ptr %11, align 4
  %57 = load ptr, ptr %12, align 8
  %58 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %18, i32 0, i32 6
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %11, align 4
  %61 = load ptr, ptr %12, align 8
  %62 = load ptr, ptr %15, align 8
  %63 = call i32 @MPI_Allgather(ptr noundef %55, i32 noundef %56, ptr noundef %57, ptr noundef %59, i32 noundef %60, ptr noundef %61, ptr noundef %62)
  call void @fold(ptr noundef %18)
  store i32 0, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %64

64:
  %65 = load i32, ptr %8, align 4
  ret i32 %65
}

declare i32 @native.MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define internal i32 @rank_in(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @MPI_Comm_rank(ptr noundef %4, ptr noundef %3)
  %6 = load i32, ptr %3, align 4
  ret i32 %6
}

define i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  %17 = load ptr, ptr %12, align 8
  %18 = call ptr @operation_of(ptr noundef %17)
  store ptr %18, ptr %14, align 8
  %19 = load ptr, ptr %14, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %29, label %21

21:
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %12, align 8
  %27 = load ptr, ptr %13, align 8
  %28 = call i32 @native.MPI_Scan(ptr noundef %22, ptr noundef %23, i32 noundef %24, ptr noundef %25, ptr noundef %26, ptr noundef %27)
  store i32 %28, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %54

29:
  %30 = load ptr, ptr %14, align 8
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @rank_in(ptr noundef %31)
  %33 = add nsw i32 %32, 1
  %34 = load ptr, ptr %9, align 8
  %35 = load i32, ptr %10, align 4
  %36 = load ptr, ptr %11, align 8
  %37 = load ptr, ptr %13, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %16, ptr noundef %30, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, ptr noundef %37)
  %38 = load ptr, ptr %8, align 8
  %39 = icmp eq ptr %38, inttoptr (i64 1 to ptr)
  br i1 %39, label %40, label %42

40:
  %41 = load ptr, ptr %9, align 8
  br label %44

42:
  %43 = load ptr, ptr %8, align 8
  br label %44

44:
  %45 = phi ptr [ %41, %40 ], [ %43, %42 ]
  %46 = load i32, ptr %10, align 4
  %47 = load ptr, ptr %11, align 8
  %48 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %16, i32 0, i32 6
  %49 = load ptr, ptr %48, align 8
  %50 = load i32, ptr %10, align 4
  %51 = load ptr, ptr %11, align 8
  %52 = load ptr, ptr %13, align 8
  %53 = call i32 @MPI_Allgather(ptr noundef %45, i32 noundef %46, ptr noundef %47, ptr noundef %49, i32 noundef %50, ptr noundef %51, ptr noundef %52)
  call void @fold(ptr noundef %16)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %54

54:
  %55 = load i32, ptr %7, align 4
  ret i32 %55
}

declare i32 @native.MPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  %17 = load ptr, ptr %12, align 8
  %18 = call ptr @operation_of(ptr noundef %17)
  store ptr %18, ptr %14, align 8
  %19 = load ptr, ptr %14, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %29, label %21

21:
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %12, align 8
  %27 = load ptr, ptr %13, align 8
  %28 = call i32 @native.MPI_Exscan(ptr noundef %22, ptr noundef %23, i32 noundef %24, ptr noundef %25, ptr noundef %26, ptr noundef %27)
  store i32 %28, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %53

29:
  %30 = load ptr, ptr %14, align 8
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @rank_in(ptr noundef %31)
  %33 = load ptr, ptr %9, align 8
  %34 = load i32, ptr %10, align 4
  %35 = load ptr, ptr %11, align 8
  %36 = load ptr, ptr %13, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %16, ptr noundef %30, i32 noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, ptr noundef %36)
  %37 = load ptr, ptr %8, align 8
  %38 = icmp eq ptr %37, inttoptr (i64 1 to ptr)
  br i1 %38, label %39, label %41

39:
  %40 = load ptr, ptr %9, align 8
  br label %43

41:
  %42 = load ptr, ptr %8, align 8
  br label %43

43:
  %44 = phi ptr [ %40, %39 ], [ %42, %41 ]
  %45 = load i32, ptr %10, align 4
  %46 = load ptr, ptr %11, align 8
  %47 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %16, i32 0, i32 6
  %48 = load ptr, ptr %47, align 8
  %49 = load i32, ptr %10, align 4
  %50 = load ptr, ptr %11, align 8
  %51 = load ptr, ptr %13, align 8
  %52 = call i32 @MPI_Allgather(ptr noundef %44, i32 noundef %45, ptr noundef %46, ptr noundef %48, i32 noundef %49, ptr noundef %50, ptr noundef %51)
  call void @fold(ptr noundef %16)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %53

53:
  %54 = load i32, ptr %7, align 4
  ret i32 %54
}

declare i32 @native.MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  %17 = load ptr, ptr %12, align 8
  %18 = call ptr @operation_of(ptr noundef %17)
  store ptr %18, ptr %14, align 8
  %19 = load ptr, ptr %14, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %29, label %21

21:
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %12, align 8
  %27 = load ptr, ptr %13, align 8
  %28 = call i32 @native.MPI_Reduce_scatter_block(ptr noundef %22, ptr noundef %23, i32 noundef %24, ptr noundef %25, ptr noundef %26, ptr noundef %27)
  store i32 %28, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %53

29:
  %30 = load ptr, ptr %14, align 8
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @ranks_of(ptr noundef %31)
  %33 = load ptr, ptr %9, align 8
  %34 = load i32, ptr %10, align 4
  %35 = load ptr, ptr %11, align 8
  %36 = load ptr, ptr %13, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %16, ptr noundef %30, i32 noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, ptr noundef %36)
  %37 = load ptr, ptr %8, align 8
  %38 = icmp eq ptr %37, inttoptr (i64 1 to ptr)
  br i1 %38, label %39, label %41

39:
  %40 = load ptr, ptr %9, align 8
  br label %43

41:
  %42 = load ptr, ptr %8, align 8
  br label %43

43:
  %44 = phi ptr [ %40, %39 ], [ %42, %41 ]
  %45 = load i32, ptr %10, align 4
  %46 = load ptr, ptr %11, align 8
  %47 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %16, i32 0, i32 6
  %48 = load ptr, ptr %47, align 8
  %49 = load i32, ptr %10, align 4
  %50 = load ptr, ptr %11, align 8
  %51 = load ptr, ptr %13, align 8
  %52 = call i32 @MPI_Alltoall(ptr noundef %44, i32 noundef %45, ptr noundef %46, ptr noundef %48, i32 noundef %49, ptr noundef %50, ptr noundef %51)
  call void @fold(ptr noundef %16)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %53

53:
  %54 = load i32, ptr %7, align 4
  ret i32 %54
}

declare i32 @native.MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  %18 = load ptr, ptr %12, align 8
  %19 = call ptr @operation_of(ptr noundef %18)
  store ptr %19, ptr %14, align 8
  %20 = load ptr, ptr %14, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %30, label %22

22:
  %23 = load ptr, ptr %8, align 8
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = load ptr, ptr %11, align 8
  %27 = load ptr, ptr %12, align 8
  %28 = load ptr, ptr %13, align 8
  %29 = call i32 @native.MPI_Reduce_scatter(ptr noundef %23, ptr noundef %24, ptr noundef %25, ptr noundef %26, ptr noundef %27, ptr noundef %28)
  store i32 %29, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %74

30:
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @ranks_of(ptr noundef %31)
  store i32 %32, ptr %16, align 4
  %33 = load ptr, ptr %14, align 8
  %34 = load i32, ptr %16, align 4
  %35 = load ptr, ptr %9, align 8
  %36 = load ptr, ptr %10, align 8
  %37 = load ptr, ptr %13, align 8
  %38 = call i32 @rank_in(ptr noundef %37)
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %36, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = load ptr, ptr %11, align 8
  %43 = load ptr, ptr %13, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %17, ptr noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %41, ptr noundef %42, ptr noundef %43)
  %44 = load ptr, ptr %10, align 8
  %45 = load ptr, ptr %13, align 8
  call void @set_places(ptr noundef %17, ptr noundef %44, ptr noundef %45)
  %46 = load ptr, ptr %8, align 8
  %47 = icmp eq ptr %46, inttoptr (i64 1 to ptr)
  br i1 %47, label %48, label %50

48:
  %49 = load ptr, ptr %9, align 8
  br label %52

50:
  %51 = load ptr, ptr %8, align 8
  br label %52

52:
  %53 = phi ptr [ %49, %48 ], [ %51, %50 ]
  %54 = load ptr, ptr %10, align 8
  %55 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %17, i32 0, i32 7
  %56 = load ptr, ptr %55, align 8
  %57 = load ptr, ptr %11, align 8
  %58 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %17, i32 0, i32 6
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %17, i32 0, i32 7
  %61 = load ptr, ptr %60, align 8
  %62 = load i32, ptr %16, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  %65 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %17, i32 0, i32 7
  %66 = load ptr, ptr %65, align 8
  %67 = load i32, ptr %16, align 4
  %68 = mul nsw i32 2, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %66, i64 %69
  %71 = load ptr, ptr %11, align 8
  %72 = load ptr, ptr %13, align 8
  %73 = call i32 @MPI_Alltoallv(ptr noundef %53, ptr noundef %54, ptr noundef %56, ptr noundef %57, ptr noundef %59, ptr noundef %64, ptr noundef %70, ptr noundef %71, ptr noundef %72)
  call void @fold(ptr noundef %17)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %74

74:
  %75 = load i32, ptr %7, align 4
  ret i32 %75
}

declare i32 @native.MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @set_places(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = call i32 @ranks_of(ptr noundef %13)
  store i32 %14, ptr %7, align 4
  %15 = load i32, ptr %7, align 4
  %16 = mul nsw i32 3, %15
  %17 = sext i32 %16 to i64
  %18 = mul i64 %17, 4
  %19 = call noalias ptr @malloc(i64 noundef %18)
  store ptr %19, ptr %8, align 8
  %20 = load ptr, ptr %8, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  store ptr %23, ptr %9, align 8
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  store ptr %27, ptr %10, align 8
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %28

28:
  %29 = load i32, ptr %11, align 4
  %30 = load i32, ptr %7, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:
  br label %64

33:
  %34 = load i32, ptr %12, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  store i32 %34, ptr %38, align 4
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %39, i32 0, i32 3
  %41 = load i32, ptr %40, align 8
  %42 = load ptr, ptr %9, align 8
  %43 = load i32, ptr %11, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  store i32 %41, ptr %45, align 4
  %46 = load i32, ptr %11, align 4
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %47, i32 0, i32 3
  %49 = load i32, ptr %48, align 8
  %50 = mul nsw i32 %46, %49
  %51 = load ptr, ptr %10, align 8
  %52 = load i32, ptr %11, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %51, i64 %53
  store i32 %50, ptr %54, align 4
  br label %55

55:
  %56 = load ptr, ptr %5, align 8
  %57 = load i32, ptr %11, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %11, align 4
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds i32, ptr %56, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = load i32, ptr %12, align 4
  %63 = add nsw i32 %62, %61
  store i32 %63, ptr %12, align 4
  br label %28

64:
  %65 = load ptr, ptr %8, align 8
  %66 = load ptr, ptr %4, align 8
  %67 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %66, i32 0, i32 7
  store ptr %65, ptr %67, align 8
  ret void
}

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %19 = load ptr, ptr %13, align 8
  %20 = call ptr @operation_of(ptr noundef %19)
  store ptr %20, ptr %16, align 8
  %21 = load ptr, ptr %16, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %32, label %23

23:
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = load i32, ptr %11, align 4
  %27 = load ptr, ptr %12, align 8
  %28 = load ptr, ptr %13, align 8
  %29 = load ptr, ptr %14, align 8
  %30 = load ptr, ptr %15, align 8
  %31 = call i32 @native.MPI_Iallreduce(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, ptr noundef %28, ptr noundef %29, ptr noundef %30)
  store i32 %31, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %59

32:
  %33 = load ptr, ptr %16, align 8
  %34 = load ptr, ptr %14, align 8
  %35 = call i32 @ranks_of(ptr noundef %34)
  %36 = load ptr, ptr %10, align 8
  %37 = load i32, ptr %11, align 4
  %38 = load ptr, ptr %12, align 8
  %39 = load ptr, ptr %14, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %18, ptr noundef %33, i32 noundef %35, ptr noundef %36, i32 noundef %37, ptr noundef %38, ptr noundef %39)
  %40 = load ptr, ptr %9, align 8
  %41 = icmp eq ptr %40, inttoptr (i64 1 to ptr)
  br i1 %41, label %42, label %44

42:
  %43 = load ptr, ptr %10, align 8
  br label %46

44:
  %45 = load ptr, ptr %9, align 8
  br label %46

46:
  %47 = phi ptr [ %43, %42 ], [ %45, %44 ]
  %48 = load i32, ptr %11, align 4
  %49 = load ptr, ptr %12, align 8
  %50 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %18, i32 0, i32 6
  %51 = load ptr, ptr %50, align 8
  %52 = load i32, ptr %11, align 4
  %53 = load ptr, ptr %12, align 8
  %54 = load ptr, ptr %14, align 8
  %55 = load ptr, ptr %15, align 8
  %56 = call i32 @MPI_Iallgather(ptr noundef %47, i32 noundef %48, ptr noundef %49, ptr noundef %51, i32 noundef %52, ptr noundef %53, ptr noundef %54, ptr noundef %55)
  %57 = load ptr, ptr %15, align 8
  %58 = load ptr, ptr %57, align 8
  call void @enter_started(ptr noundef %58, ptr noundef byval({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %18)
  store i32 0, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %59

59:
  %60 = load i32, ptr %8, align 4
  ret i32 %60
}

declare i32 @native.MPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Iallgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enter_started(ptr noundef %0, ptr noundef byval({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %7

7:
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %8, 64
  br i1 %9, label %11, label %10

10:
  store i32 2, ptr %5, align 4
  br label %35

11:
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [64 x { ptr, ptr }], ptr @started, i64 0, i64 %13
  %15 = getelementptr inbounds { ptr, ptr }, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %31, label %18

18:
  %19 = call noalias ptr @malloc(i64 noundef 56)
  store ptr %19, ptr %6, align 8
  %20 = load ptr, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %1, i64 56, i1 false)
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [64 x { ptr, ptr }], ptr @started, i64 0, i64 %23
  %25 = getelementptr inbounds { ptr, ptr }, ptr %24, i32 0, i32 0
  store ptr %21, ptr %25, align 16
  %26 = load ptr, ptr %6, align 8
  %27 = load i32, ptr %4, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [64 x { ptr, ptr }], ptr @started, i64 0, i64 %28
  %30 = getelementptr inbounds { ptr, ptr }, ptr %29, i32 0, i32 1
  store ptr %26, ptr %30, align 8
  store i32 1, ptr %5, align 4
  br label %35

31:
  br label %32

32:
  %33 = load i32, ptr %4, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %4, align 4
  br label %7

35:
  %36 = load i32, ptr %5, align 4
  switch i32 %36, label %39 [
    i32 2, label %37
    i32 1, label %38
  ]

37:
  call void @abort()
  unreachable

38:
  ret void

39:
  unreachable
}

define i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %21 = load ptr, ptr %14, align 8
  %22 = call ptr @operation_of(ptr noundef %21)
  store ptr %22, ptr %18, align 8
  %23 = load ptr, ptr %18, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %35, label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %12, align 4
  %29 = load ptr, ptr %13, align 8
  %30 = load ptr, ptr %14, align 8
  %31 = load i32, ptr %15, align 4
  %32 = load ptr, ptr %16, align 8
  %33 = load ptr, ptr %17, align 8
  %34 = call i32 @native.MPI_Ireduce(ptr noundef %26, ptr noundef %27, i32 noundef %28, ptr noundef %29, ptr noundef %30, i32 noundef %31, ptr noundef %32, ptr noundef %33)
  store i32 %34, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %70

35:
  %36 = load ptr, ptr %18, align 8
  %37 = load ptr, ptr %16, align 8
  %38 = call i32 @rank_in(ptr noundef %37)
  %39 = load i32, ptr %15, align 4
  %40 = icmp eq i32 %38, %39
  br i1 %40, label %41, label %44

41:
  %42 = load ptr, ptr %16, align 8
  %43 = call i32 @ranks_of(ptr noundef %42)
  br label %45

44:
  br label %45

45:
  %46 = phi i32 [ %43, %41 ], [ 0, %44 ]
  %47 = load ptr, ptr %11, align 8
  %48 = load i32, ptr %12, align 4
  %49 = load ptr, ptr %13, align 8
  %50 = load ptr, ptr %16, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %20, ptr noundef %36, i32 noundef %46, ptr noundef %47, i32 noundef %48, ptr noundef %49, ptr noundef %50)
  %51 = load ptr, ptr %10, align 8
  %52 = icmp eq ptr %51, inttoptr (i64 1 to ptr)
  br i1 %52, label %53, label %55

53:
  %54 = load ptr, ptr %11, align 8
  br label %57

55:
  %56 = load ptr, ptr %10, align 8
  br label %57

57:
  %58 = phi ptr [ %54, %53 ], [ %56, %55 ]
  %59 = load i32, ptr %12, align 4
  %60 = load ptr, ptr %13, align 8
  %61 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %20, i32 0, i32 6
  %62 = load ptr, ptr %61, align 8
  %63 = load i32, ptr %12, align 4
  %64 = load ptr, ptr %13, align 8
  %65 = load ptr, ptr %16, align 8
  %66 = load ptr, ptr %17, align 8
  %67 = call i32 @MPI_Iallgather(ptr noundef %58, i32 noundef %59, ptr noundef %60, ptr noundef %62, i32 noundef %63, ptr noundef %64, ptr noundef %65, ptr noundef %66)
  %68 = load ptr, ptr %17, align 8
  %69 = load ptr, ptr %68, align 8
  call void @enter_started(ptr noundef %69, ptr noundef byval({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %20)
  store i32 0, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %70

70:
  %71 = load i32, ptr %9, align 4
  ret i32 %71
}

declare i32 @native.MPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %19 = load ptr, ptr %13, align 8
  %20 = call ptr @operation_of(ptr noundef %19)
  store ptr %20, ptr %16, align 8
  %21 = load ptr, ptr %16, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %32, label %23

23:
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = load i32, ptr %11, align 4
  %27 = load ptr, ptr %12, align 8
  %28 = load ptr, ptr %13, align 8
  %29 = load ptr, ptr %14, align 8
  %30 = load ptr, ptr %15, align 8
  %31 = call i32 @native.MPI_Iscan(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, ptr noundef %28, ptr noundef %29, ptr noundef %30)
  store i32 %31, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %60

32:
  %33 = load ptr, ptr %16, align 8
  %34 = load ptr, ptr %14, align 8
  %35 = call i32 @rank_in(ptr noundef %34)
  %36 = add nsw i32 %35, 1
  %37 = load ptr, ptr %10, align 8
  %38 = load i32, ptr %11, align 4
  %39 = load ptr, ptr %12, align 8
  %40 = load ptr, ptr %14, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %18, ptr noundef %33, i32 noundef %36, ptr noundef %37, i32 noundef %38, ptr noundef %39, ptr noundef %40)
  %41 = load ptr, ptr %9, align 8
  %42 = icmp eq ptr %41, inttoptr (i64 1 to ptr)
  br i1 %42, label %43, label %45

43:
  %44 = load ptr, ptr %10, align 8
  br label %47

45:
  %46 = load ptr, ptr %9, align 8
  br label %47

47:
  %48 = phi ptr [ %44, %43 ], [ %46, %45 ]
  %49 = load i32, ptr %11, align 4
  %50 = load ptr, ptr %12, align 8
  %51 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %18, i32 0, i32 6
  %52 = load ptr, ptr %51, align 8
  %53 = load i32, ptr %11, align 4
  %54 = load ptr, ptr %12, align 8
  %55 = load ptr, ptr %14, align 8
  %56 = load ptr, ptr %15, align 8
  %57 = call i32 @MPI_Iallgather(ptr noundef %48, i32 noundef %49, ptr noundef %50, ptr noundef %52, i32 noundef %53, ptr noundef %54, ptr noundef %55, ptr noundef %56)
  %58 = load ptr, ptr %15, align 8
  %59 = load ptr, ptr %58, align 8
  call void @enter_started(ptr noundef %59, ptr noundef byval({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %18)
  store i32 0, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %60

60:
  %61 = load i32, ptr %8, align 4
  ret i32 %61
}

declare i32 @native.MPI_Iscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %19 = load ptr, ptr %13, align 8
  %20 = call ptr @operation_of(ptr noundef %19)
  store ptr %20, ptr %16, align 8
  %21 = load ptr, ptr %16, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %32, label %23

23:
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = load i32, ptr %11, align 4
  %27 = load ptr, ptr %12, align 8
  %28 = load ptr, ptr %13, align 8
  %29 = load ptr, ptr %14, align 8
  %30 = load ptr, ptr %15, align 8
  %31 = call i32 @native.MPI_Iexscan(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, ptr noundef %28, ptr noundef %29, ptr noundef %30)
  store i32 %31, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %59

32:
  %33 = load ptr, ptr %16, align 8
  %34 = load ptr, ptr %14, align 8
  %35 = call i32 @rank_in(ptr noundef %34)
  %36 = load ptr, ptr %10, align 8
  %37 = load i32, ptr %11, align 4
  %38 = load ptr, ptr %12, align 8
  %39 = load ptr, ptr %14, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %18, ptr noundef %33, i32 noundef %35, ptr noundef %36, i32 noundef %37, ptr noundef %38, ptr noundef %39)
  %40 = load ptr, ptr %9, align 8
  %41 = icmp eq ptr %40, inttoptr (i64 1 to ptr)
  br i1 %41, label %42, label %44

42:
  %43 = load ptr, ptr %10, align 8
  br label %46

44:
  %45 = load ptr, ptr %9, align 8
  br label %46

46:
  %47 = phi ptr [ %43, %42 ], [ %45, %44 ]
  %48 = load i32, ptr %11, align 4
  %49 = load ptr, ptr %12, align 8
  %50 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %18, i32 0, i32 6
  %51 = load ptr, ptr %50, align 8
  %52 = load i32, ptr %11, align 4
  %53 = load ptr, ptr %12, align 8
  %54 = load ptr, ptr %14, align 8
  %55 = load ptr, ptr %15, align 8
  %56 = call i32 @MPI_Iallgather(ptr noundef %47, i32 noundef %48, ptr noundef %49, ptr noundef %51, i32 noundef %52, ptr noundef %53, ptr noundef %54, ptr noundef %55)
  %57 = load ptr, ptr %15, align 8
  %58 = load ptr, ptr %57, align 8
  call void @enter_started(ptr noundef %58, ptr noundef byval({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %18)
  store i32 0, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %59

59:
  %60 = load i32, ptr %8, align 4
  ret i32 %60
}

declare i32 @native.MPI_Iexscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %19 = load ptr, ptr %13, align 8
  %20 = call ptr @operation_of(ptr noundef %19)
  store ptr %20, ptr %16, align 8
  %21 = load ptr, ptr %16, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %32, label %23

23:
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = load i32, ptr %11, align 4
  %27 = load ptr, ptr %12, align 8
  %28 = load ptr, ptr %13, align 8
  %29 = load ptr, ptr %14, align 8
  %30 = load ptr, ptr %15, align 8
  %31 = call i32 @native.MPI_Ireduce_scatter_block(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, ptr noundef %28, ptr noundef %29, ptr noundef %30)
  store i32 %31, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %59

32:
  %33 = load ptr, ptr %16, align 8
  %34 = load ptr, ptr %14, align 8
  %35 = call i32 @ranks_of(ptr noundef %34)
  %36 = load ptr, ptr %10, align 8
  %37 = load i32, ptr %11, align 4
  %38 = load ptr, ptr %12, align 8
  %39 = load ptr, ptr %14, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %18, ptr noundef %33, i32 noundef %35, ptr noundef %36, i32 noundef %37, ptr noundef %38, ptr noundef %39)
  %40 = load ptr, ptr %9, align 8
  %41 = icmp eq ptr %40, inttoptr (i64 1 to ptr)
  br i1 %41, label %42, label %44

42:
  %43 = load ptr, ptr %10, align 8
  br label %46

44:
  %45 = load ptr, ptr %9, align 8
  br label %46

46:
  %47 = phi ptr [ %43, %42 ], [ %45, %44 ]
  %48 = load i32, ptr %11, align 4
  %49 = load ptr, ptr %12, align 8
  %50 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %18, i32 0, i32 6
  %51 = load ptr, ptr %50, align 8
  %52 = load i32, ptr %11, align 4
  %53 = load ptr, ptr %12, align 8
  %54 = load ptr, ptr %14, align 8
  %55 = load ptr, ptr %15, align 8
  %56 = call i32 @MPI_Ialltoall(ptr noundef %47, i32 noundef %48, ptr noundef %49, ptr noundef %51, i32 noundef %52, ptr noundef %53, ptr noundef %54, ptr noundef %55)
  %57 = load ptr, ptr %15, align 8
  %58 = load ptr, ptr %57, align 8
  call void @enter_started(ptr noundef %58, ptr noundef byval({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %18)
  store i32 0, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %59

59:
  %60 = load i32, ptr %8, align 4
  ret i32 %60
}

declare i32 @native.MPI_Ireduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Ialltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %20 = load ptr, ptr %13, align 8
  %21 = call ptr @operation_of(ptr noundef %20)
  store ptr %21, ptr %16, align 8
  %22 = load ptr, ptr %16, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %33, label %24

24:
  %25 = load ptr, ptr %9, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = load ptr, ptr %12, align 8
  %29 = load ptr, ptr %13, align 8
  %30 = load ptr, ptr %14, align 8
  %31 = load ptr, ptr %15, align 8
  %32 = call i32 @native.MPI_Ireduce_scatter(ptr noundef %25, ptr noundef %26, ptr noundef %27, ptr noundef %28, ptr noundef %29, ptr noundef %30, ptr noundef %31)
  store i32 %32, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %80

33:
  %34 = load ptr, ptr %14, align 8
  %35 = call i32 @ranks_of(ptr noundef %34)
  store i32 %35, ptr %18, align 4
  %36 = load ptr, ptr %16, align 8
  %37 = load i32, ptr %18, align 4
  %38 = load ptr, ptr %10, align 8
  %39 = load ptr, ptr %11, align 8
  %40 = load ptr, ptr %14, align 8
  %41 = call i32 @rank_in(ptr noundef %40)
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %39, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = load ptr, ptr %12, align 8
  %46 = load ptr, ptr %14, align 8
  call void @reduction_of(ptr dead_on_unwind writable sret({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %19, ptr noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %44, ptr noundef %45, ptr noundef %46)
  %47 = load ptr, ptr %11, align 8
  %48 = load ptr, ptr %14, align 8
  call void @set_places(ptr noundef %19, ptr noundef %47, ptr noundef %48)
  %49 = load ptr, ptr %9, align 8
  %50 = icmp eq ptr %49, inttoptr (i64 1 to ptr)
  br i1 %50, label %51, label %53

51:
  %52 = load ptr, ptr %10, align 8
  br label %55

53:
  %54 = load ptr, ptr %9, align 8
  br label %55

55:
  %56 = phi ptr [ %52, %51 ], [ %54, %53 ]
  %57 = load ptr, ptr %11, align 8
  %58 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %19, i32 0, i32 7
  %59 = load ptr, ptr %58, align 8
  %60 = load ptr, ptr %12, align 8
  %61 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %19, i32 0, i32 6
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %19, i32 0, i32 7
  %64 = load ptr, ptr %63, align 8
  %65 = load i32, ptr %18, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %19, i32 0, i32 7
  %69 = load ptr, ptr %68, align 8
  %70 = load i32, ptr %18, align 4
  %71 = mul nsw i32 2, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %69, i64 %72
  %74 = load ptr, ptr %12, align 8
  %75 = load ptr, ptr %14, align 8
  %76 = load ptr, ptr %15, align 8
  %77 = call i32 @MPI_Ialltoallv(ptr noundef %56, ptr noundef %57, ptr noundef %59, ptr noundef %60, ptr noundef %62, ptr noundef %67, ptr noundef %73, ptr noundef %74, ptr noundef %75, ptr noundef %76)
  %78 = load ptr, ptr %15, align 8
  %79 = load ptr, ptr %78, align 8
  call void @enter_started(ptr noundef %79, ptr noundef byval({ ptr, i32, i32, i32, ptr, ptr, ptr, ptr }) align 8 %19)
  store i32 0, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %80

80:
  %81 = load i32, ptr %8, align 4
  ret i32 %81
}

declare i32 @native.MPI_Ireduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Wait(ptr noundef %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %5, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = call i32 @native.MPI_Wait(ptr noundef %9, ptr noundef %10)
  store i32 %11, ptr %6, align 4
  %12 = load ptr, ptr %5, align 8
  call void @finish_started(ptr noundef %12)
  %13 = load i32, ptr %6, align 4
  ret i32 %13
}

declare i32 @native.MPI_Wait(ptr noundef, ptr noundef)

define internal void @finish_started(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 64
  br i1 %7, label %9, label %8

8:
  br label %40

9:
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [64 x { ptr, ptr }], ptr @started, i64 0, i64 %11
  %13 = getelementptr inbounds { ptr, ptr }, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %36

16:
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [64 x { ptr, ptr }], ptr @started, i64 0, i64 %18
  %20 = getelementptr inbounds { ptr, ptr }, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 16
  %22 = load ptr, ptr %2, align 8
  %23 = icmp eq ptr %21, %22
  br i1 %23, label %24, label %36

24:
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x { ptr, ptr }], ptr @started, i64 0, i64 %26
  %28 = getelementptr inbounds { ptr, ptr }, ptr %27, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %4, align 8
  %30 = load i32, ptr %3, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [64 x { ptr, ptr }], ptr @started, i64 0, i64 %31
  %33 = getelementptr inbounds { ptr, ptr }, ptr %32, i32 0, i32 1
  store ptr null, ptr %33, align 8
  %34 = load ptr, ptr %4, align 8
  call void @fold(ptr noundef %34)
  %35 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %35)
  br label %36

36:
  br label %37

37:
  %38 = load i32, ptr %3, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %3, align 4
  br label %5

40:
  ret void
}

define i32 @MPI_Test(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %7, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = call i32 @native.MPI_Test(ptr noundef %11, ptr noundef %12, ptr noundef %13)
  store i32 %14, ptr %8, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = load i32, ptr %15, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = load ptr, ptr %7, align 8
  call void @finish_started(ptr noundef %19)
  br label %20

20:
  %21 = load i32, ptr %8, align 4
  ret i32 %21
}

declare i32 @native.MPI_Test(ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load i32, ptr %4, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = call ptr @kept_requests(i32 noundef %9, ptr noundef %10)
  store ptr %11, ptr %7, align 8
  %12 = load i32, ptr %4, align 4
  %13 = load ptr, ptr %5, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = call i32 @native.MPI_Waitall(i32 noundef %12, ptr noundef %13, ptr noundef %14)
  store i32 %15, ptr %8, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load ptr, ptr %7, align 8
  call void @finish_all(i32 noundef %16, ptr noundef %17)
  %18 = load i32, ptr %8, align 4
  ret i32 %18
}

define internal ptr @kept_requests(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %7 = load i32, ptr %3, align 4
  %8 = add nsw i32 %7, 1
  %9 = sext i32 %8 to i64
  %10 = mul i64 %9, 8
  %11 = call noalias ptr @malloc(i64 noundef %10)
  store ptr %11, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %12

12:
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:
  br label %30

17:
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds ptr, ptr %23, i64 %25
  store ptr %22, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %12

30:
  %31 = load ptr, ptr %5, align 8
  ret ptr %31
}

declare i32 @native.MPI_Waitall(i32 noundef, ptr noundef, ptr noundef)

define internal void @finish_all(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %11, label %10

10:
  br label %20

11:
  %12 = load ptr, ptr %4, align 8
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds ptr, ptr %12, i64 %14
  %16 = load ptr, ptr %15, align 8
  call void @finish_started(ptr noundef %16)
  br label %17

17:
  %18 = load i32, ptr %5, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %5, align 4
  br label %6

20:
  %21 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %21)
  ret void
}

define i32 @MPI_Testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %11 = load i32, ptr %5, align 4
  %12 = load ptr, ptr %6, align 8
  %13 = call ptr @kept_requests(i32 noundef %11, ptr noundef %12)
  store ptr %13, ptr %9, align 8
  %14 = load i32, ptr %5, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = load ptr, ptr %8, align 8
  %18 = call i32 @native.MPI_Testall(i32 noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17)
  store i32 %18, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  %20 = load i32, ptr %19, align 4
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %24

22:
  %23 = load i32, ptr %5, align 4
  br label %25

24:
  br label %25

25:
  %26 = phi i32 [ %23, %22 ], [ 0, %24 ]
  %27 = load ptr, ptr %9, align 8
  call void @finish_all(i32 noundef %26, ptr noundef %27)
  %28 = load i32, ptr %10, align 4
  ret i32 %28
}

declare i32 @native.MPI_Testall(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Waitany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %11 = load i32, ptr %5, align 4
  %12 = load ptr, ptr %6, align 8
  %13 = call ptr @kept_requests(i32 noundef %11, ptr noundef %12)
  store ptr %13, ptr %9, align 8
  %14 = load i32, ptr %5, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = load ptr, ptr %8, align 8
  %18 = call i32 @native.MPI_Waitany(i32 noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17)
  store i32 %18, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  %20 = load i32, ptr %19, align 4
  %21 = icmp ne i32 %20, -32766
  %22 = zext i1 %21 to i32
  %23 = load ptr, ptr %7, align 8
  %24 = load ptr, ptr %9, align 8
  call void @finish_some(i32 noundef %22, ptr noundef %23, i32 noundef 0, ptr noundef %24)
  %25 = load i32, ptr %10, align 4
  ret i32 %25
}

declare i32 @native.MPI_Waitany(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @finish_some(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %10

10:
  %11 = load i32, ptr %5, align 4
  %12 = icmp ne i32 %11, -32766
  br i1 %12, label %13, label %17

13:
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %5, align 4
  %16 = icmp slt i32 %14, %15
  br label %17

17:
  %18 = phi i1 [ false, %10 ], [ %16, %13 ]
  br i1 %18, label %20, label %19

19:
  br label %35

20:
  %21 = load ptr, ptr %8, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = load i32, ptr %7, align 4
  %28 = sub nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds ptr, ptr %21, i64 %29
  %31 = load ptr, ptr %30, align 8
  call void @finish_started(ptr noundef %31)
  br label %32

32:
  %33 = load i32, ptr %9, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %9, align 4
  br label %10

35:
  %36 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %36)
  ret void
}

define i32 @MPI_Testany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %13 = load i32, ptr %6, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = call ptr @kept_requests(i32 noundef %13, ptr noundef %14)
  store ptr %15, ptr %11, align 8
  %16 = load i32, ptr %6, align 4
  %17 = load ptr, ptr %7, align 8
  %18 = load ptr, ptr %8, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = load ptr, ptr %10, align 8
  %21 = call i32 @native.MPI_Testany(i32 noundef %16, ptr noundef %17, ptr noundef %18, ptr noundef %19, ptr noundef %20)
  store i32 %21, ptr %12, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %22, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %29

25:
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %26, align 4
  %28 = icmp ne i32 %27, -32766
  br label %29

29:
  %30 = phi i1 [ false, %5 ], [ %28, %25 ]
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %8, align 8
  %33 = load ptr, ptr %11, align 8
  call void @finish_some(i32 noundef %31, ptr noundef %32, i32 noundef 0, ptr noundef %33)
  %34 = load i32, ptr %12, align 4
  ret i32 %34
}

declare i32 @native.MPI_Testany(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %13 = load i32, ptr %6, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = call ptr @kept_requests(i32 noundef %13, ptr noundef %14)
  store ptr %15, ptr %11, align 8
  %16 = load i32, ptr %6, align 4
  %17 = load ptr, ptr %7, align 8
  %18 = load ptr, ptr %8, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = load ptr, ptr %10, align 8
  %21 = call i32 @native.MPI_Waitsome(i32 noundef %16, ptr noundef %17, ptr noundef %18, ptr noundef %19, ptr noundef %20)
  store i32 %21, ptr %12, align 4
  %22 = load ptr, ptr %8, align 8
  %23 = load i32, ptr %22, align 4
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %11, align 8
  call void @finish_some(i32 noundef %23, ptr noundef %24, i32 noundef 0, ptr noundef %25)
  %26 = load i32, ptr %12, align 4
  ret i32 %26
}

declare i32 @native.MPI_Waitsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %13 = load i32, ptr %6, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = call ptr @kept_requests(i32 noundef %13, ptr noundef %14)
  store ptr %15, ptr %11, align 8
  %16 = load i32, ptr %6, align 4
  %17 = load ptr, ptr %7, align 8
  %18 = load ptr, ptr %8, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = load ptr, ptr %10, align 8
  %21 = call i32 @native.MPI_Testsome(i32 noundef %16, ptr noundef %17, ptr noundef %18, ptr noundef %19, ptr noundef %20)
  store i32 %21, ptr %12, align 4
  %22 = load ptr, ptr %8, align 8
  %23 = load i32, ptr %22, align 4
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %11, align 8
  call void @finish_some(i32 noundef %23, ptr noundef %24, i32 noundef 0, ptr noundef %25)
  %26 = load i32, ptr %12, align 4
  ret i32 %26
}

declare i32 @native.MPI_Testsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @MPI_Win_allocate(i64 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i64 %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  %18 = load i64, ptr %8, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %22

20:
  %21 = load i64, ptr %8, align 8
  br label %23

22:
  br label %23

23:
  %24 = phi i64 [ %21, %20 ], [ 1, %22 ]
  %25 = call noalias ptr @malloc(i64 noundef %24)
  store ptr %25, ptr %14, align 8
  %26 = load ptr, ptr %14, align 8
  %27 = load i64, ptr %8, align 8
  %28 = load i32, ptr %9, align 4
  %29 = load ptr, ptr %10, align 8
  %30 = load ptr, ptr %11, align 8
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @MPI_Win_create(ptr noundef %26, i64 noundef %27, i32 noundef %28, ptr noundef %29, ptr noundef %30, ptr noundef %31)
  store i32 %32, ptr %15, align 4
  %33 = load ptr, ptr %14, align 8
  %34 = load ptr, ptr %12, align 8
  store ptr %33, ptr %34, align 8
  store i32 0, ptr %16, align 4
  br label %35

35:
  %36 = load i32, ptr %16, align 4
  %37 = icmp slt i32 %36, 64
  br i1 %37, label %39, label %38

38:
  store i32 2, ptr %17, align 4
  br label %63

39:
  %40 = load i32, ptr %16, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [64 x { ptr, ptr }], ptr @windows, i64 0, i64 %41
  %43 = getelementptr inbounds { ptr, ptr }, ptr %42, i32 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %59, label %46

46:
  %47 = load ptr, ptr %13, align 8
  %48 = load ptr, ptr %47, align 8
  %49 = load i32, ptr %16, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [64 x { ptr, ptr }], ptr @windows, i64 0, i64 %50
  %52 = getelementptr inbounds { ptr, ptr }, ptr %51, i32 0, i32 0
  store ptr %48, ptr %52, align 16
  %53 = load ptr, ptr %14, align 8
  %54 = load i32, ptr %16, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [64 x { ptr, ptr }], ptr @windows, i64 0, i64 %55
  %57 = getelementptr inbounds { ptr, ptr }, ptr %56, i32 0, i32 1
  store ptr %53, ptr %57, align 8
  %58 = load i32, ptr %15, align 4
  store i32 %58, ptr %7, align 4
  store i32 1, ptr %17, align 4
  br label %63

59:
  br label %60

60:
  %61 = load i32, ptr %16, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %16, align 4
  br label %35

63:
  %64 = load i32, ptr %17, align 4
  switch i32 %64, label %66 [
    i32 2, label %65
  ]

65:
  call void @abort()
  unreachable

66:
  %67 = load i32, ptr %7, align 4
  ret i32 %67
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @MPI_Win_create(ptr noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @abort()

define i32 @MPI_Win_free(ptr noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %8

8:
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 64
  br i1 %10, label %12, label %11

11:
  store i32 2, ptr %5, align 4
  br label %46

12:
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [64 x { ptr, ptr }], ptr @windows, i64 0, i64 %14
  %16 = getelementptr inbounds { ptr, ptr }, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %42

19:
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x { ptr, ptr }], ptr @windows, i64 0, i64 %21
  %23 = getelementptr inbounds { ptr, ptr }, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 16
  %25 = load ptr, ptr %3, align 8
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %24, %26
  br i1 %27, label %28, label %42

28:
  %29 = load i32, ptr %4, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [64 x { ptr, ptr }], ptr @windows, i64 0, i64 %30
  %32 = getelementptr inbounds { ptr, ptr }, ptr %31, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %6, align 8
  %34 = load i32, ptr %4, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [64 x { ptr, ptr }], ptr @windows, i64 0, i64 %35
  %37 = getelementptr inbounds { ptr, ptr }, ptr %36, i32 0, i32 1
  store ptr null, ptr %37, align 8
  %38 = load ptr, ptr %3, align 8
  %39 = call i32 @native.MPI_Win_free(ptr noundef %38)
  store i32 %39, ptr %7, align 4
  %40 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %40)
  %41 = load i32, ptr %7, align 4
  store i32 %41, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %46

42:
  br label %43

43:
  %44 = load i32, ptr %4, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %4, align 4
  br label %8

46:
  %47 = load i32, ptr %5, align 4
  switch i32 %47, label %53 [
    i32 2, label %48
    i32 1, label %51
  ]

48:
  %49 = load ptr, ptr %3, align 8
  %50 = call i32 @native.MPI_Win_free(ptr noundef %49)
  store i32 %50, ptr %2, align 4
  br label %51

51:
  %52 = load i32, ptr %2, align 4
  ret i32 %52

53:
  unreachable
}

declare i32 @native.MPI_Win_free(ptr noundef)

declare void @free(ptr noundef)

define internal i64 @size_of(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @MPI_Type_get_extent(ptr noundef %7, ptr noundef %5, ptr noundef %6)
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = load i64, ptr %6, align 8
  %12 = mul nsw i64 %10, %11
  ret i64 %12
}

declare i32 @MPI_Type_get_extent(ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Comm_size(ptr noundef, ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define internal void @combine(ptr noundef %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %8, i32 0, i32 3
  %10 = load i32, ptr %9, align 8
  store i32 %10, ptr %5, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %11, i32 0, i32 4
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %6, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %28

18:
  %19 = load ptr, ptr %6, align 8
  %20 = call i32 @MPI_Type_c2f(ptr noundef %19)
  store i32 %20, ptr %7, align 4
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %4, align 8
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %25, i32 0, i32 5
  %27 = load ptr, ptr %26, align 8
  call void %23(ptr noundef %24, ptr noundef %27, ptr noundef %5, ptr noundef %7)
  br label %36

28:
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %29, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %4, align 8
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds { ptr, i32, i32, i32, ptr, ptr, ptr, ptr }, ptr %33, i32 0, i32 5
  %35 = load ptr, ptr %34, align 8
  call void %31(ptr noundef %32, ptr noundef %35, ptr noundef %5, ptr noundef %6)
  br label %36

36:
  ret void
}

declare i32 @MPI_Type_c2f(ptr noundef)

declare i32 @MPI_Comm_rank(ptr noundef, ptr noundef)
