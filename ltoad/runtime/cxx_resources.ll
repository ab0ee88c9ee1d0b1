
%struct.resource = type { ptr }
%struct.table = type { i64, ptr, [5 x ptr] }
%struct.monotonic = type { %struct.resource, ptr, i64, i64, ptr, ptr, i64, ptr }
%struct.chunk = type { ptr, i64, i64 }
%struct.pool = type { %struct.resource, [2 x i64], ptr, [3 x ptr], i32, ptr }
%struct.lists = type { [9 x ptr], [9 x ptr], ptr }
%struct.large = type { ptr, ptr, i64, i64 }
%struct.small = type { ptr, ptr }

@always = internal constant %struct.resource { ptr getelementptr (i8, ptr @news, i64 16) }, align 8
@never = internal constant %struct.resource { ptr getelementptr (i8, ptr @nones, i64 16) }, align 8
@chosen = internal global ptr null, align 8
@_ZTINSt3pmr25monotonic_buffer_resourceE = external constant i8, align 1
@_ZTVNSt3pmr25monotonic_buffer_resourceE = dso_local constant %struct.table { i64 0, ptr @_ZTINSt3pmr25monotonic_buffer_resourceE, [5 x ptr] [ptr @_ZNSt3pmr25monotonic_buffer_resourceD1Ev, ptr @_ZNSt3pmr25monotonic_buffer_resourceD0Ev, ptr @_ZNSt3pmr25monotonic_buffer_resource11do_allocateEmm, ptr @_ZNSt3pmr25monotonic_buffer_resource13do_deallocateEPvmm, ptr @is_same] }, align 8
@_ZTINSt3pmr28unsynchronized_pool_resourceE = external constant i8, align 1
@_ZTVNSt3pmr28unsynchronized_pool_resourceE = dso_local constant %struct.table { i64 0, ptr @_ZTINSt3pmr28unsynchronized_pool_resourceE, [5 x ptr] [ptr @_ZNSt3pmr28unsynchronized_pool_resourceD1Ev, ptr @_ZNSt3pmr28unsynchronized_pool_resourceD0Ev, ptr @_ZNSt3pmr28unsynchronized_pool_resource11do_allocateEmm, ptr @_ZNSt3pmr28unsynchronized_pool_resource13do_deallocateEPvmm, ptr @is_same] }, align 8
@news = internal constant %struct.table { i64 0, ptr @_ZTINSt3pmr15memory_resourceE, [5 x ptr] [ptr @nothing, ptr @nothing, ptr @new_block, ptr @delete_block, ptr @is_same] }, align 8
@_ZTINSt3pmr15memory_resourceE = external constant i8, align 1
@nones = internal constant %struct.table { i64 0, ptr @_ZTINSt3pmr15memory_resourceE, [5 x ptr] [ptr @nothing, ptr @nothing, ptr @no_block, ptr @no_return, ptr @is_same] }, align 8

define dso_local void @_ZNSt3pmr15memory_resourceD1Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

define dso_local void @_ZNSt3pmr15memory_resourceD2Ev(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

define dso_local void @_ZNSt3pmr15memory_resourceD0Ev(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %3)
  ret void
}

declare void @_ZdlPv(ptr noundef) #2

define dso_local ptr @_ZNSt3pmr19new_delete_resourceEv() #0 {
  ret ptr @always
}

define dso_local ptr @_ZNSt3pmr20null_memory_resourceEv() #0 {
  ret ptr @never
}

define dso_local ptr @_ZNSt3pmr20get_default_resourceEv() #0 {
  %1 = load ptr, ptr @chosen, align 8
  %2 = icmp ne ptr %1, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = load ptr, ptr @chosen, align 8
  br label %6

5:                                                ; preds = %0
  br label %6

6:                                                ; preds = %5, %3
  %7 = phi ptr [ %4, %3 ], [ @always, %5 ]
  ret ptr %7
}

define dso_local ptr @_ZNSt3pmr20set_default_resourceEPNS_15memory_resourceE(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = call ptr @_ZNSt3pmr20get_default_resourceEv()
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  store ptr %5, ptr @chosen, align 8
  %6 = load ptr, ptr %3, align 8
  ret ptr %6
}



define dso_local void @_ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %12 = load i64, ptr %5, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.monotonic, ptr %13, i32 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = call i64 @larger(i64 noundef %12, i64 noundef %15)
  store i64 %16, ptr %7, align 8
  %17 = load i64, ptr %6, align 8
  %18 = call i64 @larger(i64 noundef %17, i64 noundef 16)
  store i64 %18, ptr %8, align 8
  %19 = load i64, ptr %7, align 8
  %20 = add i64 %19, 24
  %21 = call i64 @rounded(i64 noundef %20, i64 noundef 8)
  store i64 %21, ptr %9, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds %struct.monotonic, ptr %22, i32 0, i32 4
  %24 = load ptr, ptr %23, align 8
  %25 = load i64, ptr %9, align 8
  %26 = load i64, ptr %8, align 8
  %27 = call ptr @allocated(ptr noundef %24, i64 noundef %25, i64 noundef %26)
  store ptr %27, ptr %10, align 8
  %28 = load ptr, ptr %10, align 8
  %29 = load i64, ptr %9, align 8
  %30 = sub i64 %29, 24
  %31 = getelementptr inbounds i8, ptr %28, i64 %30
  store ptr %31, ptr %11, align 8
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds %struct.monotonic, ptr %32, i32 0, i32 7
  %34 = load ptr, ptr %33, align 8
  %35 = load ptr, ptr %11, align 8
  %36 = getelementptr inbounds %struct.chunk, ptr %35, i32 0, i32 0
  store ptr %34, ptr %36, align 8
  %37 = load i64, ptr %9, align 8
  %38 = load ptr, ptr %11, align 8
  %39 = getelementptr inbounds %struct.chunk, ptr %38, i32 0, i32 1
  store i64 %37, ptr %39, align 8
  %40 = load i64, ptr %8, align 8
  %41 = load ptr, ptr %11, align 8
  %42 = getelementptr inbounds %struct.chunk, ptr %41, i32 0, i32 2
  store i64 %40, ptr %42, align 8
  %43 = load ptr, ptr %11, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds %struct.monotonic, ptr %44, i32 0, i32 7
  store ptr %43, ptr %45, align 8
  %46 = load ptr, ptr %10, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.monotonic, ptr %47, i32 0, i32 1
  store ptr %46, ptr %48, align 8
  %49 = load i64, ptr %9, align 8
  %50 = sub i64 %49, 24
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds %struct.monotonic, ptr %51, i32 0, i32 2
  store i64 %50, ptr %52, align 8
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.monotonic, ptr %53, i32 0, i32 3
  %55 = load i64, ptr %54, align 8
  %56 = udiv i64 %55, 2
  %57 = load ptr, ptr %4, align 8
  %58 = getelementptr inbounds %struct.monotonic, ptr %57, i32 0, i32 3
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %59, %56
  store i64 %60, ptr %58, align 8
  ret void
}

define internal i64 @larger(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = icmp ult i64 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i64, ptr %4, align 8
  br label %12

10:                                               ; preds = %2
  %11 = load i64, ptr %3, align 8
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i64 [ %9, %8 ], [ %11, %10 ]
  ret i64 %13
}

define internal i64 @rounded(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = add i64 %5, %6
  %8 = sub i64 %7, 1
  %9 = load i64, ptr %4, align 8
  %10 = sub i64 0, %9
  %11 = and i64 %8, %10
  ret i64 %11
}

define internal ptr @allocated(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.resource, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds ptr, ptr %9, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %6, align 8
  %15 = call ptr %11(ptr noundef %12, i64 noundef %13, i64 noundef %14)
  ret ptr %15
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.monotonic, ptr %8, i32 0, i32 7
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %3, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.monotonic, ptr %11, i32 0, i32 7
  store ptr null, ptr %12, align 8
  br label %13

13:                                               ; preds = %16, %1
  %14 = load ptr, ptr %3, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %38

16:                                               ; preds = %13
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.chunk, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %4, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.chunk, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  store i64 %22, ptr %5, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.chunk, ptr %23, i32 0, i32 2
  %25 = load i64, ptr %24, align 8
  store i64 %25, ptr %6, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load i64, ptr %5, align 8
  %28 = sub i64 %27, 24
  %29 = sub i64 0, %28
  %30 = getelementptr inbounds i8, ptr %26, i64 %29
  store ptr %30, ptr %7, align 8
  %31 = load ptr, ptr %2, align 8
  %32 = getelementptr inbounds %struct.monotonic, ptr %31, i32 0, i32 4
  %33 = load ptr, ptr %32, align 8
  %34 = load ptr, ptr %7, align 8
  %35 = load i64, ptr %5, align 8
  %36 = load i64, ptr %6, align 8
  call void @deallocate(ptr noundef %33, ptr noundef %34, i64 noundef %35, i64 noundef %36)
  %37 = load ptr, ptr %4, align 8
  store ptr %37, ptr %3, align 8
  br label %13

38:                                               ; preds = %13
  ret void
}

define internal void @deallocate(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.resource, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds ptr, ptr %11, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = load i64, ptr %7, align 8
  %17 = load i64, ptr %8, align 8
  call void %13(ptr noundef %14, ptr noundef %15, i64 noundef %16, i64 noundef %17)
  ret void
}

define dso_local ptr @_ZNSt3pmr25monotonic_buffer_resource11do_allocateEmm(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %9 = load i64, ptr %5, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %3
  store i64 1, ptr %5, align 8
  br label %12

12:                                               ; preds = %11, %3
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.monotonic, ptr %13, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = sub i64 0, %16
  %18 = load i64, ptr %6, align 8
  %19 = sub i64 %18, 1
  %20 = and i64 %17, %19
  store i64 %20, ptr %7, align 8
  %21 = load i64, ptr %7, align 8
  %22 = load i64, ptr %5, align 8
  %23 = add i64 %21, %22
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.monotonic, ptr %24, i32 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp ugt i64 %23, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %12
  %29 = load ptr, ptr %4, align 8
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %6, align 8
  call void @_ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(ptr noundef %29, i64 noundef %30, i64 noundef %31)
  store i64 0, ptr %7, align 8
  br label %32

32:                                               ; preds = %28, %12
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds %struct.monotonic, ptr %33, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = load i64, ptr %7, align 8
  %37 = getelementptr inbounds i8, ptr %35, i64 %36
  store ptr %37, ptr %8, align 8
  %38 = load ptr, ptr %8, align 8
  %39 = load i64, ptr %5, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds %struct.monotonic, ptr %41, i32 0, i32 1
  store ptr %40, ptr %42, align 8
  %43 = load i64, ptr %7, align 8
  %44 = load i64, ptr %5, align 8
  %45 = add i64 %43, %44
  %46 = load ptr, ptr %4, align 8
  %47 = getelementptr inbounds %struct.monotonic, ptr %46, i32 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = sub i64 %48, %45
  store i64 %49, ptr %47, align 8
  %50 = load ptr, ptr %8, align 8
  ret ptr %50
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resource13do_deallocateEPvmm(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  ret void
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resourceD1Ev(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @release_monotonic(ptr noundef %3)
  ret void
}

define internal void @release_monotonic(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.monotonic, ptr %3, i32 0, i32 7
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  call void @_ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(ptr noundef %8)
  br label %9

9:                                                ; preds = %7, %1
  ret void
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resourceD2Ev(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @release_monotonic(ptr noundef %3)
  ret void
}

define dso_local void @_ZNSt3pmr25monotonic_buffer_resourceD0Ev(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @release_monotonic(ptr noundef %3)
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4)
  ret void
}

define internal zeroext i1 @is_same(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = icmp eq ptr %5, %6
  ret i1 %7
}

define dso_local ptr @_ZNSt3pmr28unsynchronized_pool_resource11do_allocateEmm(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.pool, ptr %8, i32 0, i32 5
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %46, label %12

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.pool, ptr %13, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = call ptr @allocated(ptr noundef %15, i64 noundef 152, i64 noundef 8)
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds %struct.pool, ptr %17, i32 0, i32 5
  store ptr %16, ptr %18, align 8
  store i32 0, ptr %7, align 4
  br label %19

19:                                               ; preds = %38, %12
  %20 = load i32, ptr %7, align 4
  %21 = icmp slt i32 %20, 9
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  br label %41

23:                                               ; preds = %19
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.pool, ptr %24, i32 0, i32 5
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.lists, ptr %26, i32 0, i32 1
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [9 x ptr], ptr %27, i64 0, i64 %29
  store ptr null, ptr %30, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds %struct.pool, ptr %31, i32 0, i32 5
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.lists, ptr %33, i32 0, i32 0
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [9 x ptr], ptr %34, i64 0, i64 %36
  store ptr null, ptr %37, align 8
  br label %38

38:                                               ; preds = %23
  %39 = load i32, ptr %7, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %7, align 4
  br label %19

41:                                               ; preds = %22
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds %struct.pool, ptr %42, i32 0, i32 5
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.lists, ptr %44, i32 0, i32 2
  store ptr null, ptr %45, align 8
  br label %46

46:                                               ; preds = %41, %3
  %47 = load i64, ptr %5, align 8
  %48 = icmp ugt i64 %47, 4096
  br i1 %48, label %52, label %49

49:                                               ; preds = %46
  %50 = load i64, ptr %6, align 8
  %51 = icmp ugt i64 %50, 16
  br i1 %51, label %52, label %57

52:                                               ; preds = %49, %46
  %53 = load ptr, ptr %4, align 8
  %54 = load i64, ptr %5, align 8
  %55 = load i64, ptr %6, align 8
  %56 = call ptr @large_block(ptr noundef %53, i64 noundef %54, i64 noundef %55)
  br label %62

57:                                               ; preds = %49
  %58 = load ptr, ptr %4, align 8
  %59 = load i64, ptr %5, align 8
  %60 = call i32 @class_of(i64 noundef %59)
  %61 = call ptr @small_block(ptr noundef %58, i32 noundef %60)
  br label %62

62:                                               ; preds = %57, %52
  %63 = phi ptr [ %56, %52 ], [ %61, %57 ]
  ret ptr %63
}

define internal ptr @large_block(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %10 = load i64, ptr %6, align 8
  %11 = call i64 @larger(i64 noundef %10, i64 noundef 32)
  store i64 %11, ptr %7, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.pool, ptr %12, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = add i64 %15, %16
  %18 = load i64, ptr %7, align 8
  %19 = call ptr @allocated(ptr noundef %14, i64 noundef %17, i64 noundef %18)
  store ptr %19, ptr %8, align 8
  %20 = load ptr, ptr %8, align 8
  %21 = load i64, ptr %7, align 8
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = getelementptr inbounds i8, ptr %22, i64 -32
  store ptr %23, ptr %9, align 8
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %7, align 8
  %26 = add i64 %24, %25
  %27 = load ptr, ptr %9, align 8
  %28 = getelementptr inbounds %struct.large, ptr %27, i32 0, i32 2
  store i64 %26, ptr %28, align 8
  %29 = load i64, ptr %7, align 8
  %30 = load ptr, ptr %9, align 8
  %31 = getelementptr inbounds %struct.large, ptr %30, i32 0, i32 3
  store i64 %29, ptr %31, align 8
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds %struct.large, ptr %32, i32 0, i32 1
  store ptr null, ptr %33, align 8
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.pool, ptr %34, i32 0, i32 5
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.lists, ptr %36, i32 0, i32 2
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.large, ptr %39, i32 0, i32 0
  store ptr %38, ptr %40, align 8
  %41 = load ptr, ptr %9, align 8
  %42 = getelementptr inbounds %struct.large, ptr %41, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = icmp ne ptr %43, null
  br i1 %44, label %45, label %51

45:                                               ; preds = %3
  %46 = load ptr, ptr %9, align 8
  %47 = load ptr, ptr %9, align 8
  %48 = getelementptr inbounds %struct.large, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.large, ptr %49, i32 0, i32 1
  store ptr %46, ptr %50, align 8
  br label %51

51:                                               ; preds = %45, %3
  %52 = load ptr, ptr %9, align 8
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds %struct.pool, ptr %53, i32 0, i32 5
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.lists, ptr %55, i32 0, i32 2
  store ptr %52, ptr %56, align 8
  %57 = load ptr, ptr %8, align 8
  %58 = load i64, ptr %7, align 8
  %59 = getelementptr inbounds i8, ptr %57, i64 %58
  ret ptr %59
}

define internal ptr @small_block(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds %struct.pool, ptr %9, i32 0, i32 5
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.lists, ptr %11, i32 0, i32 1
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [9 x ptr], ptr %12, i64 0, i64 %14
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %6, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %32

19:                                               ; preds = %2
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds %struct.small, ptr %20, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.pool, ptr %23, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.lists, ptr %25, i32 0, i32 1
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [9 x ptr], ptr %26, i64 0, i64 %28
  store ptr %22, ptr %29, align 8
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.small, ptr %30, i64 1
  store ptr %31, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %64

32:                                               ; preds = %2
  %33 = load i32, ptr %5, align 4
  %34 = zext i32 %33 to i64
  %35 = shl i64 16, %34
  %36 = add i64 16, %35
  store i64 %36, ptr %8, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.pool, ptr %37, i32 0, i32 2
  %39 = load ptr, ptr %38, align 8
  %40 = load i64, ptr %8, align 8
  %41 = call ptr @allocated(ptr noundef %39, i64 noundef %40, i64 noundef 16)
  store ptr %41, ptr %6, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds %struct.pool, ptr %42, i32 0, i32 5
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.lists, ptr %44, i32 0, i32 0
  %46 = load i32, ptr %5, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [9 x ptr], ptr %45, i64 0, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = load ptr, ptr %6, align 8
  %51 = getelementptr inbounds %struct.small, ptr %50, i32 0, i32 0
  store ptr %49, ptr %51, align 8
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds %struct.small, ptr %52, i32 0, i32 1
  store ptr null, ptr %53, align 8
  %54 = load ptr, ptr %6, align 8
  %55 = load ptr, ptr %4, align 8
  %56 = getelementptr inbounds %struct.pool, ptr %55, i32 0, i32 5
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds %struct.lists, ptr %57, i32 0, i32 0
  %59 = load i32, ptr %5, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [9 x ptr], ptr %58, i64 0, i64 %60
  store ptr %54, ptr %61, align 8
  %62 = load ptr, ptr %6, align 8
  %63 = getelementptr inbounds %struct.small, ptr %62, i64 1
  store ptr %63, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %64

64:                                               ; preds = %32, %19
  %65 = load ptr, ptr %3, align 8
  ret ptr %65
}

define internal i32 @class_of(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  store i64 16, ptr %4, align 8
  br label %5

5:                                                ; preds = %13, %1
  %6 = load i64, ptr %4, align 8
  %7 = load i64, ptr %2, align 8
  %8 = icmp ult i64 %6, %7
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  br label %16

10:                                               ; preds = %5
  %11 = load i32, ptr %3, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %3, align 4
  br label %13

13:                                               ; preds = %10
  %14 = load i64, ptr %4, align 8
  %15 = mul i64 %14, 2
  store i64 %15, ptr %4, align 8
  br label %5

16:                                               ; preds = %9
  %17 = load i32, ptr %3, align 4
  ret i32 %17
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resource13do_deallocateEPvmm(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %11 = load i64, ptr %7, align 8
  %12 = icmp ugt i64 %11, 4096
  br i1 %12, label %16, label %13

13:                                               ; preds = %4
  %14 = load i64, ptr %8, align 8
  %15 = icmp ugt i64 %14, 16
  br i1 %15, label %16, label %20

16:                                               ; preds = %13, %4
  %17 = load ptr, ptr %5, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.large, ptr %18, i64 -1
  call void @return_large(ptr noundef %17, ptr noundef %19)
  br label %43

20:                                               ; preds = %13
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds %struct.small, ptr %21, i64 -1
  store ptr %22, ptr %9, align 8
  %23 = load i64, ptr %7, align 8
  %24 = call i32 @class_of(i64 noundef %23)
  store i32 %24, ptr %10, align 4
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds %struct.pool, ptr %25, i32 0, i32 5
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.lists, ptr %27, i32 0, i32 1
  %29 = load i32, ptr %10, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [9 x ptr], ptr %28, i64 0, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.small, ptr %33, i32 0, i32 1
  store ptr %32, ptr %34, align 8
  %35 = load ptr, ptr %9, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds %struct.pool, ptr %36, i32 0, i32 5
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.lists, ptr %38, i32 0, i32 1
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [9 x ptr], ptr %39, i64 0, i64 %41
  store ptr %35, ptr %42, align 8
  br label %43

43:                                               ; preds = %20, %16
  ret void
}

define internal void @return_large(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.large, ptr %7, i32 0, i32 2
  %9 = load i64, ptr %8, align 8
  store i64 %9, ptr %5, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.large, ptr %10, i32 0, i32 3
  %12 = load i64, ptr %11, align 8
  store i64 %12, ptr %6, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.large, ptr %13, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %25

17:                                               ; preds = %2
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.large, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.large, ptr %21, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.large, ptr %23, i32 0, i32 0
  store ptr %20, ptr %24, align 8
  br label %33

25:                                               ; preds = %2
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds %struct.large, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.pool, ptr %29, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.lists, ptr %31, i32 0, i32 2
  store ptr %28, ptr %32, align 8
  br label %33

33:                                               ; preds = %25, %17
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.large, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %46

38:                                               ; preds = %33
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds %struct.large, ptr %39, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds %struct.large, ptr %42, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.large, ptr %44, i32 0, i32 1
  store ptr %41, ptr %45, align 8
  br label %46

46:                                               ; preds = %38, %33
  %47 = load ptr, ptr %3, align 8
  %48 = getelementptr inbounds %struct.pool, ptr %47, i32 0, i32 2
  %49 = load ptr, ptr %48, align 8
  %50 = load ptr, ptr %4, align 8
  %51 = getelementptr inbounds %struct.large, ptr %50, i64 1
  %52 = load i64, ptr %6, align 8
  %53 = sub i64 0, %52
  %54 = getelementptr inbounds i8, ptr %51, i64 %53
  %55 = load i64, ptr %5, align 8
  %56 = load i64, ptr %6, align 8
  call void @deallocate(ptr noundef %49, ptr noundef %54, i64 noundef %55, i64 noundef %56)
  ret void
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resource7releaseEv(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.pool, ptr %8, i32 0, i32 5
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %3, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %1
  store i32 1, ptr %4, align 4
  br label %65

14:                                               ; preds = %1
  store i32 0, ptr %5, align 4
  br label %15

15:                                               ; preds = %44, %14
  %16 = load i32, ptr %5, align 4
  %17 = icmp slt i32 %16, 9
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 2, ptr %4, align 4
  br label %47

19:                                               ; preds = %15
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.lists, ptr %20, i32 0, i32 0
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [9 x ptr], ptr %21, i64 0, i64 %23
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %6, align 8
  br label %26

26:                                               ; preds = %30, %19
  %27 = load ptr, ptr %6, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 5, ptr %4, align 4
  br label %43

30:                                               ; preds = %26
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.small, ptr %31, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %7, align 8
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds %struct.pool, ptr %34, i32 0, i32 2
  %36 = load ptr, ptr %35, align 8
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %5, align 4
  %39 = zext i32 %38 to i64
  %40 = shl i64 16, %39
  %41 = add i64 16, %40
  call void @deallocate(ptr noundef %36, ptr noundef %37, i64 noundef %41, i64 noundef 16)
  %42 = load ptr, ptr %7, align 8
  store ptr %42, ptr %6, align 8
  br label %26

43:                                               ; preds = %29
  br label %44

44:                                               ; preds = %43
  %45 = load i32, ptr %5, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %5, align 4
  br label %15

47:                                               ; preds = %18
  br label %48

48:                                               ; preds = %53, %47
  %49 = load ptr, ptr %3, align 8
  %50 = getelementptr inbounds %struct.lists, ptr %49, i32 0, i32 2
  %51 = load ptr, ptr %50, align 8
  %52 = icmp ne ptr %51, null
  br i1 %52, label %53, label %58

53:                                               ; preds = %48
  %54 = load ptr, ptr %2, align 8
  %55 = load ptr, ptr %3, align 8
  %56 = getelementptr inbounds %struct.lists, ptr %55, i32 0, i32 2
  %57 = load ptr, ptr %56, align 8
  call void @return_large(ptr noundef %54, ptr noundef %57)
  br label %48

58:                                               ; preds = %48
  %59 = load ptr, ptr %2, align 8
  %60 = getelementptr inbounds %struct.pool, ptr %59, i32 0, i32 2
  %61 = load ptr, ptr %60, align 8
  %62 = load ptr, ptr %3, align 8
  call void @deallocate(ptr noundef %61, ptr noundef %62, i64 noundef 152, i64 noundef 8)
  %63 = load ptr, ptr %2, align 8
  %64 = getelementptr inbounds %struct.pool, ptr %63, i32 0, i32 5
  store ptr null, ptr %64, align 8
  store i32 0, ptr %4, align 4
  br label %65

65:                                               ; preds = %58, %13
  %66 = load i32, ptr %4, align 4
  switch i32 %66, label %68 [
    i32 0, label %67
    i32 1, label %67
  ]

67:                                               ; preds = %65, %65
  ret void

68:                                               ; preds = %65
  unreachable
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceD1Ev(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt3pmr28unsynchronized_pool_resource7releaseEv(ptr noundef %3)
  ret void
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceD2Ev(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt3pmr28unsynchronized_pool_resource7releaseEv(ptr noundef %3)
  ret void
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceD0Ev(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt3pmr28unsynchronized_pool_resource7releaseEv(ptr noundef %3)
  %4 = load ptr, ptr %2, align 8
  call void @_ZdlPv(ptr noundef %4)
  ret void
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceC1ERKNS_12pool_optionsEPNS_15memory_resourceE(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @begin(ptr noundef %7, ptr noundef %8, ptr noundef %9)
  ret void
}

define internal void @begin(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.pool, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds %struct.resource, ptr %8, i32 0, i32 0
  store ptr getelementptr inbounds (%struct.table, ptr @_ZTVNSt3pmr28unsynchronized_pool_resourceE, i32 0, i32 2), ptr %9, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 0
  %12 = load i64, ptr %11, align 8
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %3
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 0
  %17 = load i64, ptr %16, align 8
  br label %19

18:                                               ; preds = %3
  br label %19

19:                                               ; preds = %18, %14
  %20 = phi i64 [ %17, %14 ], [ 1, %18 ]
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.pool, ptr %21, i32 0, i32 1
  %23 = getelementptr inbounds [2 x i64], ptr %22, i64 0, i64 0
  store i64 %20, ptr %23, align 8
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.pool, ptr %24, i32 0, i32 1
  %26 = getelementptr inbounds [2 x i64], ptr %25, i64 0, i64 1
  store i64 4096, ptr %26, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.pool, ptr %28, i32 0, i32 2
  store ptr %27, ptr %29, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.pool, ptr %30, i32 0, i32 3
  %32 = getelementptr inbounds [3 x ptr], ptr %31, i64 0, i64 2
  store ptr null, ptr %32, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds %struct.pool, ptr %33, i32 0, i32 3
  %35 = getelementptr inbounds [3 x ptr], ptr %34, i64 0, i64 1
  store ptr null, ptr %35, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds %struct.pool, ptr %36, i32 0, i32 3
  %38 = getelementptr inbounds [3 x ptr], ptr %37, i64 0, i64 0
  store ptr null, ptr %38, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds %struct.pool, ptr %39, i32 0, i32 4
  store i32 9, ptr %40, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds %struct.pool, ptr %41, i32 0, i32 5
  store ptr null, ptr %42, align 8
  ret void
}

define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceC2ERKNS_12pool_optionsEPNS_15memory_resourceE(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @begin(ptr noundef %7, ptr noundef %8, ptr noundef %9)
  ret void
}

define internal void @nothing(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

define internal ptr @new_block(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %6, align 8
  %9 = icmp ugt i64 %8, 16
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = load i64, ptr %5, align 8
  %12 = load i64, ptr %6, align 8
  %13 = call ptr @_ZnwmSt11align_val_t(i64 noundef %11, i64 noundef %12)
  br label %17

14:                                               ; preds = %3
  %15 = load i64, ptr %5, align 8
  %16 = call ptr @_Znwm(i64 noundef %15)
  br label %17

17:                                               ; preds = %14, %10
  %18 = phi ptr [ %13, %10 ], [ %16, %14 ]
  ret ptr %18
}

define internal void @delete_block(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load i64, ptr %7, align 8
  %11 = load i64, ptr %8, align 8
  %12 = icmp ugt i64 %11, 16
  br i1 %12, label %13, label %16

13:                                               ; preds = %4
  %14 = load ptr, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  call void @_ZdlPvSt11align_val_t(ptr noundef %14, i64 noundef %15)
  br label %18

16:                                               ; preds = %4
  %17 = load ptr, ptr %6, align 8
  call void @_ZdlPv(ptr noundef %17)
  br label %18

18:                                               ; preds = %16, %13
  ret void
}

declare ptr @_ZnwmSt11align_val_t(i64 noundef, i64 noundef) #2

declare ptr @_Znwm(i64 noundef) #2

declare void @_ZdlPvSt11align_val_t(ptr noundef, i64 noundef) #2

define internal ptr @no_block(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  call void @_ZSt17__throw_bad_allocv() #6
  unreachable
}

define internal void @no_return(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  ret void
}

declare void @_ZSt17__throw_bad_allocv() #4

attributes #0 = { nounwind uwtable }
attributes #1 = { uwtable }
attributes #2 = { mustprogress }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn }
attributes #5 = { nounwind }
attributes #6 = { noreturn }


