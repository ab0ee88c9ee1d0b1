@operations = internal global [64 x { i32, ptr }] zeroinitializer, align 16
@windows = internal global [64 x { i32, ptr }] zeroinitializer, align 16

define i32 @MPI_Op_create(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = load i32, ptr %6, align 4
  %13 = load ptr, ptr %7, align 8
  %14 = call i32 @native.MPI_Op_create(ptr noundef %11, i32 noundef %12, ptr noundef %13)
  store i32 %14, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %15

15:
  %16 = load i32, ptr %9, align 4
  %17 = icmp slt i32 %16, 64
  br i1 %17, label %19, label %18

18:
  store i32 2, ptr %10, align 4
  br label %43

19:
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x { i32, ptr }], ptr @operations, i64 0, i64 %21
  %23 = getelementptr inbounds { i32, ptr }, ptr %22, i32 0, i32 1
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %39, label %26

26:
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %27, align 4
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [64 x { i32, ptr }], ptr @operations, i64 0, i64 %30
  %32 = getelementptr inbounds { i32, ptr }, ptr %31, i32 0, i32 0
  store i32 %28, ptr %32, align 16
  %33 = load ptr, ptr %5, align 8
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [64 x { i32, ptr }], ptr @operations, i64 0, i64 %35
  %37 = getelementptr inbounds { i32, ptr }, ptr %36, i32 0, i32 1
  store ptr %33, ptr %37, align 8
  %38 = load i32, ptr %8, align 4
  store i32 %38, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %43

39:
  br label %40

40:
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %9, align 4
  br label %15

43:
  %44 = load i32, ptr %10, align 4
  switch i32 %44, label %46 [
    i32 2, label %45
  ]

45:
  call void @abort()
  unreachable

46:
  %47 = load i32, ptr %4, align 4
  ret i32 %47
}

declare i32 @native.MPI_Op_create(ptr noundef, i32 noundef, ptr noundef)

declare void @abort()

define i32 @MPI_Op_free(ptr noundef %0) {
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
  br label %33

8:
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [64 x { i32, ptr }], ptr @operations, i64 0, i64 %10
  %12 = getelementptr inbounds { i32, ptr }, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %29

15:
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [64 x { i32, ptr }], ptr @operations, i64 0, i64 %17
  %19 = getelementptr inbounds { i32, ptr }, ptr %18, i32 0, i32 0
  %20 = load i32, ptr %19, align 16
  %21 = load ptr, ptr %2, align 8
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %20, %22
  br i1 %23, label %24, label %29

24:
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x { i32, ptr }], ptr @operations, i64 0, i64 %26
  %28 = getelementptr inbounds { i32, ptr }, ptr %27, i32 0, i32 1
  store ptr null, ptr %28, align 8
  br label %29

29:
  br label %30

30:
  %31 = load i32, ptr %3, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %3, align 4
  br label %4

33:
  %34 = load ptr, ptr %2, align 8
  %35 = call i32 @native.MPI_Op_free(ptr noundef %34)
  ret i32 %35
}

declare i32 @native.MPI_Op_free(ptr noundef)

define i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  %17 = load i32, ptr %12, align 4
  %18 = call ptr @function_of(i32 noundef %17)
  store ptr %18, ptr %14, align 8
  %19 = load ptr, ptr %14, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %29, label %21

21:
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %13, align 4
  %28 = call i32 @native.MPI_Allreduce(ptr noundef %22, ptr noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27)
  store i32 %28, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %50

29:
  %30 = load ptr, ptr %8, align 8
  %31 = icmp eq ptr %30, inttoptr (i64 -1 to ptr)
  br i1 %31, label %32, label %34

32:
  %33 = load ptr, ptr %9, align 8
  br label %36

34:
  %35 = load ptr, ptr %8, align 8
  br label %36

36:
  %37 = phi ptr [ %33, %32 ], [ %35, %34 ]
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %11, align 4
  %40 = load i32, ptr %13, align 4
  %41 = call ptr @gathered(ptr noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40)
  store ptr %41, ptr %16, align 8
  %42 = load ptr, ptr %14, align 8
  %43 = load ptr, ptr %16, align 8
  %44 = load i32, ptr %13, align 4
  %45 = call i32 @ranks_of(i32 noundef %44)
  %46 = load ptr, ptr %9, align 8
  %47 = load i32, ptr %10, align 4
  %48 = load i32, ptr %11, align 4
  call void @fold(ptr noundef %42, ptr noundef %43, i32 noundef %45, ptr noundef %46, i32 noundef %47, i32 noundef %48)
  %49 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %49)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %50

50:
  %51 = load i32, ptr %7, align 4
  ret i32 %51
}

define internal ptr @function_of(i32 noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %6

6:
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 64
  br i1 %8, label %10, label %9

9:
  store i32 2, ptr %5, align 4
  br label %35

10:
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [64 x { i32, ptr }], ptr @operations, i64 0, i64 %12
  %14 = getelementptr inbounds { i32, ptr }, ptr %13, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %31

17:
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [64 x { i32, ptr }], ptr @operations, i64 0, i64 %19
  %21 = getelementptr inbounds { i32, ptr }, ptr %20, i32 0, i32 0
  %22 = load i32, ptr %21, align 16
  %23 = load i32, ptr %3, align 4
  %24 = icmp eq i32 %22, %23
  br i1 %24, label %25, label %31

25:
  %26 = load i32, ptr %4, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [64 x { i32, ptr }], ptr @operations, i64 0, i64 %27
  %29 = getelementptr inbounds { i32, ptr }, ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %2, align 8
  store i32 1, ptr %5, align 4
  br label %35

31:
  br label %32

32:
  %33 = load i32, ptr %4, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %4, align 4
  br label %6

35:
  %36 = load i32, ptr %5, align 4
  switch i32 %36, label %40 [
    i32 2, label %37
    i32 1, label %38
  ]

37:
  store ptr null, ptr %2, align 8
  br label %38

38:
  %39 = load ptr, ptr %2, align 8
  ret ptr %39

40:
  unreachable
}

declare i32 @native.MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal ptr @gathered(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %10 = load i32, ptr %8, align 4
  %11 = call i32 @ranks_of(i32 noundef %10)
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %7, align 4
  %15 = call i64 @size_of(i32 noundef %13, i32 noundef %14)
  %16 = mul nsw i64 %12, %15
  %17 = call noalias ptr @malloc(i64 noundef %16)
  store ptr %17, ptr %9, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %7, align 4
  %21 = load ptr, ptr %9, align 8
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %8, align 4
  %25 = call i32 @MPI_Allgather(ptr noundef %18, i32 noundef %19, i32 noundef %20, ptr noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24)
  %26 = load ptr, ptr %9, align 8
  ret ptr %26
}

define internal void @fold(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %16 = load i32, ptr %11, align 4
  %17 = load i32, ptr %12, align 4
  %18 = call i64 @size_of(i32 noundef %16, i32 noundef %17)
  store i64 %18, ptr %13, align 8
  %19 = load i32, ptr %9, align 4
  %20 = icmp sle i32 %19, 0
  br i1 %20, label %21, label %22

21:
  store i32 1, ptr %14, align 4
  br label %51

22:
  %23 = load ptr, ptr %10, align 8
  %24 = load ptr, ptr %8, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sub nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = load i64, ptr %13, align 8
  %29 = mul nsw i64 %27, %28
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  %31 = load i64, ptr %13, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr align 1 %30, i64 %31, i1 false)
  %32 = load i32, ptr %9, align 4
  %33 = sub nsw i32 %32, 2
  store i32 %33, ptr %15, align 4
  br label %34

34:
  %35 = load i32, ptr %15, align 4
  %36 = icmp sge i32 %35, 0
  br i1 %36, label %38, label %37

37:
  store i32 2, ptr %14, align 4
  br label %50

38:
  %39 = load ptr, ptr %7, align 8
  %40 = load ptr, ptr %8, align 8
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %13, align 8
  %44 = mul nsw i64 %42, %43
  %45 = getelementptr inbounds i8, ptr %40, i64 %44
  %46 = load ptr, ptr %10, align 8
  call void %39(ptr noundef %45, ptr noundef %46, ptr noundef %11, ptr noundef %12)
  br label %47

47:
  %48 = load i32, ptr %15, align 4
  %49 = add nsw i32 %48, -1
  store i32 %49, ptr %15, align 4
  br label %34

50:
  store i32 0, ptr %14, align 4
  br label %51

51:
  %52 = load i32, ptr %14, align 4
  switch i32 %52, label %54 [
    i32 0, label %53
    i32 1, label %53
  ]

53:
  ret void

54:
  unreachable
}

define internal i32 @ranks_of(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call i32 @MPI_Comm_size(i32 noundef %4, ptr noundef %3)
  %6 = load i32, ptr %3, align 4
  ret i32 %6
}

declare void @free(ptr noundef)

define i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  %19 = load i32, ptr %13, align 4
  %20 = call ptr @function_of(i32 noundef %19)
  store ptr %20, ptr %16, align 8
  %21 = load ptr, ptr %16, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %32, label %23

23:
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = load i32, ptr %11, align 4
  %27 = load i32, ptr %12, align 4
  %28 = load i32, ptr %13, align 4
  %29 = load i32, ptr %14, align 4
  %30 = load i32, ptr %15, align 4
  %31 = call i32 @native.MPI_Reduce(ptr noundef %24, ptr noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30)
  store i32 %31, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %59

32:
  %33 = load ptr, ptr %9, align 8
  %34 = icmp eq ptr %33, inttoptr (i64 -1 to ptr)
  br i1 %34, label %35, label %37

35:
  %36 = load ptr, ptr %10, align 8
  br label %39

37:
  %38 = load ptr, ptr %9, align 8
  br label %39

39:
  %40 = phi ptr [ %36, %35 ], [ %38, %37 ]
  %41 = load i32, ptr %11, align 4
  %42 = load i32, ptr %12, align 4
  %43 = load i32, ptr %15, align 4
  %44 = call ptr @gathered(ptr noundef %40, i32 noundef %41, i32 noundef %42, i32 noundef %43)
  store ptr %44, ptr %18, align 8
  %45 = load i32, ptr %15, align 4
  %46 = call i32 @rank_in(i32 noundef %45)
  %47 = load i32, ptr %14, align 4
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %57

49:
  %50 = load ptr, ptr %16, align 8
  %51 = load ptr, ptr %18, align 8
  %52 = load i32, ptr %15, align 4
  %53 = call i32 @ranks_of(i32 noundef %52)
  %54 = load ptr, ptr %10, align 8
  %55 = load i32, ptr %11, align 4
  %56 = load i32, ptr %12, align 4
  call void @fold(ptr noundef %50, ptr noundef %51, i32 noundef %53, ptr noundef %54, i32 noundef %55, i32 noundef %56)
  br label %57

57:
  %58 = load ptr, ptr %18, align 8
  call void @free(ptr noundef %58)
  store i32 0, ptr %8, align 4
  store i32 1, ptr %17, align 4
  br label %59

59:
  %60 = load i32, ptr %8, align 4
  ret i32 %60
}

declare i32 @native.MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @rank_in(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call i32 @MPI_Comm_rank(i32 noundef %4, ptr noundef %3)
  %6 = load i32, ptr %3, align 4
  ret i32 %6
}

define i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  %17 = load i32, ptr %12, align 4
  %18 = call ptr @function_of(i32 noundef %17)
  store ptr %18, ptr %14, align 8
  %19 = load ptr, ptr %14, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %29, label %21

21:
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %13, align 4
  %28 = call i32 @native.MPI_Scan(ptr noundef %22, ptr noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27)
  store i32 %28, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %51

29:
  %30 = load ptr, ptr %8, align 8
  %31 = icmp eq ptr %30, inttoptr (i64 -1 to ptr)
  br i1 %31, label %32, label %34

32:
  %33 = load ptr, ptr %9, align 8
  br label %36

34:
  %35 = load ptr, ptr %8, align 8
  br label %36

36:
  %37 = phi ptr [ %33, %32 ], [ %35, %34 ]
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %11, align 4
  %40 = load i32, ptr %13, align 4
  %41 = call ptr @gathered(ptr noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40)
  store ptr %41, ptr %16, align 8
  %42 = load ptr, ptr %14, align 8
  %43 = load ptr, ptr %16, align 8
  %44 = load i32, ptr %13, align 4
  %45 = call i32 @rank_in(i32 noundef %44)
  %46 = add nsw i32 %45, 1
  %47 = load ptr, ptr %9, align 8
  %48 = load i32, ptr %10, align 4
  %49 = load i32, ptr %11, align 4
  call void @fold(ptr noundef %42, ptr noundef %43, i32 noundef %46, ptr noundef %47, i32 noundef %48, i32 noundef %49)
  %50 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %50)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %51

51:
  %52 = load i32, ptr %7, align 4
  ret i32 %52
}

declare i32 @native.MPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  %17 = load i32, ptr %12, align 4
  %18 = call ptr @function_of(i32 noundef %17)
  store ptr %18, ptr %14, align 8
  %19 = load ptr, ptr %14, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %29, label %21

21:
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %13, align 4
  %28 = call i32 @native.MPI_Exscan(ptr noundef %22, ptr noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27)
  store i32 %28, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %50

29:
  %30 = load ptr, ptr %8, align 8
  %31 = icmp eq ptr %30, inttoptr (i64 -1 to ptr)
  br i1 %31, label %32, label %34

32:
  %33 = load ptr, ptr %9, align 8
  br label %36

34:
  %35 = load ptr, ptr %8, align 8
  br label %36

36:
  %37 = phi ptr [ %33, %32 ], [ %35, %34 ]
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %11, align 4
  %40 = load i32, ptr %13, align 4
  %41 = call ptr @gathered(ptr noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40)
  store ptr %41, ptr %16, align 8
  %42 = load ptr, ptr %14, align 8
  %43 = load ptr, ptr %16, align 8
  %44 = load i32, ptr %13, align 4
  %45 = call i32 @rank_in(i32 noundef %44)
  %46 = load ptr, ptr %9, align 8
  %47 = load i32, ptr %10, align 4
  %48 = load i32, ptr %11, align 4
  call void @fold(ptr noundef %42, ptr noundef %43, i32 noundef %45, ptr noundef %46, i32 noundef %47, i32 noundef %48)
  %49 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %49)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %50

50:
  %51 = load i32, ptr %7, align 4
  ret i32 %51
}

declare i32 @native.MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  %17 = load i32, ptr %12, align 4
  %18 = call ptr @function_of(i32 noundef %17)
  store ptr %18, ptr %14, align 8
  %19 = load ptr, ptr %14, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %29, label %21

21:
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %13, align 4
  %28 = call i32 @native.MPI_Reduce_scatter_block(ptr noundef %22, ptr noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27)
  store i32 %28, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %61

29:
  %30 = load i32, ptr %13, align 4
  %31 = call i32 @ranks_of(i32 noundef %30)
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %10, align 4
  %34 = load i32, ptr %11, align 4
  %35 = call i64 @size_of(i32 noundef %33, i32 noundef %34)
  %36 = mul nsw i64 %32, %35
  %37 = call noalias ptr @malloc(i64 noundef %36)
  store ptr %37, ptr %16, align 8
  %38 = load ptr, ptr %8, align 8
  %39 = icmp eq ptr %38, inttoptr (i64 -1 to ptr)
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
  %47 = load i32, ptr %11, align 4
  %48 = load ptr, ptr %16, align 8
  %49 = load i32, ptr %10, align 4
  %50 = load i32, ptr %11, align 4
  %51 = load i32, ptr %13, align 4
  %52 = call i32 @MPI_Alltoall(ptr noundef %45, i32 noundef %46, i32 noundef %47, ptr noundef %48, i32 noundef %49, i32 noundef %50, i32 noundef %51)
  %53 = load ptr, ptr %14, align 8
  %54 = load ptr, ptr %16, align 8
  %55 = load i32, ptr %13, align 4
  %56 = call i32 @ranks_of(i32 noundef %55)
  %57 = load ptr, ptr %9, align 8
  %58 = load i32, ptr %10, align 4
  %59 = load i32, ptr %11, align 4
  call void @fold(ptr noundef %53, ptr noundef %54, i32 noundef %56, ptr noundef %57, i32 noundef %58, i32 noundef %59)
  %60 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %60)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %61

61:
  %62 = load i32, ptr %7, align 4
  ret i32 %62
}

declare i32 @native.MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare noalias ptr @malloc(i64 noundef)

define internal i64 @size_of(i32 noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %7 = load i32, ptr %4, align 4
  %8 = call i32 @MPI_Type_get_extent(i32 noundef %7, ptr noundef %5, ptr noundef %6)
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = load i64, ptr %6, align 8
  %12 = mul nsw i64 %10, %11
  ret i64 %12
}

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  %24 = load i32, ptr %12, align 4
  %25 = call ptr @function_of(i32 noundef %24)
  store ptr %25, ptr %14, align 8
  %26 = load ptr, ptr %14, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %36, label %28

28:
  %29 = load ptr, ptr %8, align 8
  %30 = load ptr, ptr %9, align 8
  %31 = load ptr, ptr %10, align 8
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %12, align 4
  %34 = load i32, ptr %13, align 4
  %35 = call i32 @native.MPI_Reduce_scatter(ptr noundef %29, ptr noundef %30, ptr noundef %31, i32 noundef %32, i32 noundef %33, i32 noundef %34)
  store i32 %35, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %123

36:
  %37 = load i32, ptr %13, align 4
  %38 = call i32 @ranks_of(i32 noundef %37)
  store i32 %38, ptr %16, align 4
  %39 = load ptr, ptr %10, align 8
  %40 = load i32, ptr %13, align 4
  %41 = call i32 @rank_in(i32 noundef %40)
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %39, i64 %42
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %17, align 4
  %45 = load i32, ptr %16, align 4
  %46 = mul nsw i32 3, %45
  %47 = sext i32 %46 to i64
  %48 = mul i64 %47, 4
  %49 = call noalias ptr @malloc(i64 noundef %48)
  store ptr %49, ptr %18, align 8
  %50 = load ptr, ptr %18, align 8
  %51 = load i32, ptr %16, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  store ptr %53, ptr %19, align 8
  %54 = load ptr, ptr %19, align 8
  %55 = load i32, ptr %16, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  store ptr %57, ptr %20, align 8
  store i32 0, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %58

58:
  %59 = load i32, ptr %21, align 4
  %60 = load i32, ptr %16, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %63, label %62

62:
  store i32 2, ptr %15, align 4
  br label %90

63:
  %64 = load i32, ptr %22, align 4
  %65 = load ptr, ptr %18, align 8
  %66 = load i32, ptr %21, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4
  %69 = load i32, ptr %17, align 4
  %70 = load ptr, ptr %19, align 8
  %71 = load i32, ptr %21, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %70, i64 %72
  store i32 %69, ptr %73, align 4
  %74 = load i32, ptr %21, align 4
  %75 = load i32, ptr %17, align 4
  %76 = mul nsw i32 %74, %75
  %77 = load ptr, ptr %20, align 8
  %78 = load i32, ptr %21, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  store i32 %76, ptr %80, align 4
  br label %81

81:
  %82 = load ptr, ptr %10, align 8
  %83 = load i32, ptr %21, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %21, align 4
  %85 = sext i32 %83 to i64
  %86 = getelementptr inbounds i32, ptr %82, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = load i32, ptr %22, align 4
  %89 = add nsw i32 %88, %87
  store i32 %89, ptr %22, align 4
  br label %58

90:
  %91 = load i32, ptr %16, align 4
  %92 = sext i32 %91 to i64
  %93 = load i32, ptr %17, align 4
  %94 = load i32, ptr %11, align 4
  %95 = call i64 @size_of(i32 noundef %93, i32 noundef %94)
  %96 = mul nsw i64 %92, %95
  %97 = call noalias ptr @malloc(i64 noundef %96)
  store ptr %97, ptr %23, align 8
  %98 = load ptr, ptr %8, align 8
  %99 = icmp eq ptr %98, inttoptr (i64 -1 to ptr)
  br i1 %99, label %100, label %102

100:
  %101 = load ptr, ptr %9, align 8
  br label %104

102:
  %103 = load ptr, ptr %8, align 8
  br label %104

104:
  %105 = phi ptr [ %101, %100 ], [ %103, %102 ]
  %106 = load ptr, ptr %10, align 8
  %107 = load ptr, ptr %18, align 8
  %108 = load i32, ptr %11, align 4
  %109 = load ptr, ptr %23, align 8
  %110 = load ptr, ptr %19, align 8
  %111 = load ptr, ptr %20, align 8
  %112 = load i32, ptr %11, align 4
  %113 = load i32, ptr %13, align 4
  %114 = call i32 @MPI_Alltoallv(ptr noundef %105, ptr noundef %106, ptr noundef %107, i32 noundef %108, ptr noundef %109, ptr noundef %110, ptr noundef %111, i32 noundef %112, i32 noundef %113)
  %115 = load ptr, ptr %14, align 8
  %116 = load ptr, ptr %23, align 8
  %117 = load i32, ptr %16, align 4
  %118 = load ptr, ptr %9, align 8
  %119 = load i32, ptr %17, align 4
  %120 = load i32, ptr %11, align 4
  call void @fold(ptr noundef %115, ptr noundef %116, i32 noundef %117, ptr noundef %118, i32 noundef %119, i32 noundef %120)
  %121 = load ptr, ptr %23, align 8
  call void @free(ptr noundef %121)
  %122 = load ptr, ptr %18, align 8
  call void @free(ptr noundef %122)
  store i32 0, ptr %7, align 4
  store i32 1, ptr %15, align 4
  br label %123

123:
  %124 = load i32, ptr %7, align 4
  ret i32 %124
}

declare i32 @native.MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define i32 @MPI_Win_allocate(i64 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i64 %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
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
  %29 = load i32, ptr %10, align 4
  %30 = load i32, ptr %11, align 4
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @MPI_Win_create(ptr noundef %26, i64 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, ptr noundef %31)
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
  %42 = getelementptr inbounds [64 x { i32, ptr }], ptr @windows, i64 0, i64 %41
  %43 = getelementptr inbounds { i32, ptr }, ptr %42, i32 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %59, label %46

46:
  %47 = load ptr, ptr %13, align 8
  %48 = load i32, ptr %47, align 4
  %49 = load i32, ptr %16, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [64 x { i32, ptr }], ptr @windows, i64 0, i64 %50
  %52 = getelementptr inbounds { i32, ptr }, ptr %51, i32 0, i32 0
  store i32 %48, ptr %52, align 16
  %53 = load ptr, ptr %14, align 8
  %54 = load i32, ptr %16, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [64 x { i32, ptr }], ptr @windows, i64 0, i64 %55
  %57 = getelementptr inbounds { i32, ptr }, ptr %56, i32 0, i32 1
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

declare i32 @MPI_Win_create(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

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
  %15 = getelementptr inbounds [64 x { i32, ptr }], ptr @windows, i64 0, i64 %14
  %16 = getelementptr inbounds { i32, ptr }, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %42

19:
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x { i32, ptr }], ptr @windows, i64 0, i64 %21
  %23 = getelementptr inbounds { i32, ptr }, ptr %22, i32 0, i32 0
  %24 = load i32, ptr %23, align 16
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %24, %26
  br i1 %27, label %28, label %42

28:
  %29 = load i32, ptr %4, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [64 x { i32, ptr }], ptr @windows, i64 0, i64 %30
  %32 = getelementptr inbounds { i32, ptr }, ptr %31, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %6, align 8
  %34 = load i32, ptr %4, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [64 x { i32, ptr }], ptr @windows, i64 0, i64 %35
  %37 = getelementptr inbounds { i32, ptr }, ptr %36, i32 0, i32 1
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

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @MPI_Comm_size(i32 noundef, ptr noundef)

declare i32 @MPI_Comm_rank(i32 noundef, ptr noundef)

declare i32 @MPI_Type_get_extent(i32 noundef, ptr noundef, ptr noundef)
