

@__ltoad_earlier_memory_.str = linkonce_odr hidden constant [133 x i8] c"ltoad: a tape is used again where static variables lead to objects from before the derivative was called; get a tape for each sweep\0A\00", align 1
@__ltoad_earlier_memory_taken = linkonce_odr hidden global i64 0, align 8
@__ltoad_earlier_memory_.str.1 = linkonce_odr hidden constant [155 x i8] c"ltoad: derivatives are asked for in several threads at once, and static variables hold maps, lists or structures from before; ask for one after the other\0A\00", align 1
@__ltoad_earlier_memory_lock = linkonce_odr hidden global i32 0, align 4
@__ltoad_earlier_memory_.str.2 = linkonce_odr hidden constant [103 x i8] c"ltoad: too many variables of which each thread has its own lead to objects from before the derivative\0A\00", align 1
@__ltoad_earlier_memory_.str.3 = linkonce_odr hidden constant [8 x i8] c"ltoad: \00", align 1
@__ltoad_earlier_memory_.str.4 = linkonce_odr hidden constant [155 x i8] c" leads to an argument that has a shadow, and what is read there would count as constant; read it through the argument, or let the variable lead to a copy\0A\00", align 1
@__ltoad_earlier_memory_findings = linkonce_odr hidden thread_local global [256 x { ptr, ptr, ptr, i64 }] zeroinitializer, align 16
@__ltoad_earlier_memory_turns = linkonce_odr hidden global i64 0, align 8
@__ltoad_earlier_memory_windows = linkonce_odr hidden global [512 x { ptr, i64, i64, i64, ptr, i64, i64 }] zeroinitializer, align 16
@__ltoad_earlier_memory_window_count = linkonce_odr hidden global i64 0, align 8
@__ltoad_earlier_memory_.str.5 = linkonce_odr hidden constant [130 x i8] c"ltoad: there is no address space for the shadows of what static variables lead to; raise the limit of virtual memory (ulimit -v)\0A\00", align 1
@__ltoad_earlier_memory_bits_of_lane = linkonce_odr hidden constant [3 x i32] [i32 42, i32 40, i32 38], align 4
@__ltoad_earlier_memory_next = linkonce_odr hidden global i64 18691697672192, align 8
@__ltoad_earlier_memory_seat_of_thread = linkonce_odr hidden thread_local global i64 0, align 8
@__ltoad_earlier_memory_.str.6 = linkonce_odr hidden constant [110 x i8] c"ltoad: too many threads ask for derivatives at once (64), where static variables lead to objects from before\0A\00", align 1
@__ltoad_earlier_memory_modules_of_thread = linkonce_odr hidden thread_local global i64 0, align 8
@__ltoad_earlier_memory_.str.7 = linkonce_odr hidden constant [172 x i8] c"ltoad: derivatives are asked for in several threads at once, which start threads themselves, and static variables lead to objects from before; ask for one after the other\0A\00", align 1

define linkonce_odr hidden ptr @__ltoad_earlier_found(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = call ptr @__ltoad_earlier_memory_window_at(ptr noundef %12)
  store ptr %13, ptr %8, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %21, label %16

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = call ptr @__ltoad_earlier_memory_found_in_variable(ptr noundef %17, ptr noundef %18, ptr noundef %19)
  store ptr %20, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %53

21:                                               ; preds = %3
  %22 = load ptr, ptr %8, align 8
  %23 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %22, i32 0, i32 3
  %24 = load i64, ptr %23, align 8
  %25 = udiv i64 %24, 65536
  store i64 %25, ptr %10, align 8
  %26 = load ptr, ptr %8, align 8
  %27 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %28, i32 0, i32 3
  %30 = load i64, ptr %29, align 8
  %31 = load i64, ptr %10, align 8
  %32 = lshr i64 %30, %31
  %33 = and i64 %32, 1
  %34 = icmp ne i64 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %21
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str)
  br label %36

36:                                               ; preds = %35, %21
  %37 = load ptr, ptr %8, align 8
  %38 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %6, align 8
  %41 = load i64, ptr %10, align 8
  %42 = load ptr, ptr %8, align 8
  %43 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %42, i32 0, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = urem i64 %44, 65536
  %46 = call ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %39, ptr noundef %40, i64 noundef %41, i64 noundef %45)
  store ptr %46, ptr %11, align 8
  %47 = load ptr, ptr %8, align 8
  %48 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = load i64, ptr %10, align 8
  call void @__ltoad_earlier_memory_note_use(ptr noundef %49, i64 noundef %50)
  %51 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %51, ptr align 8 %11, i64 8, i1 false)
  %52 = load ptr, ptr %11, align 8
  store ptr %52, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %53

53:                                               ; preds = %36, %16
  %54 = load ptr, ptr %4, align 8
  ret ptr %54
}


define linkonce_odr hidden ptr @__ltoad_earlier_memory_window_at(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @__ltoad_earlier_memory_is_window(ptr noundef %7)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %1
  %11 = call i64 @__ltoad_earlier_memory_known_windows()
  br label %13

12:                                               ; preds = %1
  br label %13

13:                                               ; preds = %12, %10
  %14 = phi i64 [ %11, %10 ], [ 0, %12 ]
  store i64 %14, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %15

15:                                               ; preds = %38, %13
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %4, align 8
  %18 = icmp ult i64 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  store i32 2, ptr %6, align 4
  br label %41

20:                                               ; preds = %15
  %21 = load ptr, ptr %3, align 8
  %22 = ptrtoint ptr %21 to i64
  %23 = load i64, ptr %5, align 8
  %24 = getelementptr inbounds [512 x { ptr, i64, i64, i64, ptr, i64, i64 }], ptr @__ltoad_earlier_memory_windows, i64 0, i64 %23
  %25 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %24, i32 0, i32 4
  %26 = load ptr, ptr %25, align 8
  %27 = ptrtoint ptr %26 to i64
  %28 = sub i64 %22, %27
  %29 = load i64, ptr %5, align 8
  %30 = getelementptr inbounds [512 x { ptr, i64, i64, i64, ptr, i64, i64 }], ptr @__ltoad_earlier_memory_windows, i64 0, i64 %29
  %31 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %28, %32
  br i1 %33, label %34, label %37

34:                                               ; preds = %20
  %35 = load i64, ptr %5, align 8
  %36 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr @__ltoad_earlier_memory_windows, i64 %35
  store ptr %36, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %41

37:                                               ; preds = %20
  br label %38

38:                                               ; preds = %37
  %39 = load i64, ptr %5, align 8
  %40 = add i64 %39, 1
  store i64 %40, ptr %5, align 8
  br label %15

41:                                               ; preds = %34, %19
  %42 = load i32, ptr %6, align 4
  switch i32 %42, label %44 [
    i32 2, label %43
  ]

43:                                               ; preds = %41
  store ptr null, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %44

44:                                               ; preds = %43, %41
  %45 = load ptr, ptr %2, align 8
  ret ptr %45
}

define linkonce_odr hidden ptr @__ltoad_earlier_memory_found_in_variable(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  %16 = alloca { ptr, ptr, ptr, i64 }, align 8
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %19 = load atomic i64, ptr @__ltoad_earlier_memory_turns acquire, align 8
  store i64 %19, ptr %9, align 8
  %20 = load i64, ptr %9, align 8
  store i64 %20, ptr %8, align 8
  %21 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__ltoad_earlier_memory_findings)
  %22 = getelementptr inbounds [256 x { ptr, ptr, ptr, i64 }], ptr %21, i64 0, i64 0
  %23 = load ptr, ptr %7, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = udiv i64 %24, 16
  %26 = urem i64 %25, 256
  %27 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %22, i64 %26
  store ptr %27, ptr %10, align 8
  %28 = load ptr, ptr %10, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %7, align 8
  %32 = icmp eq ptr %30, %31
  br i1 %32, label %33, label %49

33:                                               ; preds = %3
  %34 = load ptr, ptr %10, align 8
  %35 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %34, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = load ptr, ptr %6, align 8
  %38 = icmp eq ptr %36, %37
  br i1 %38, label %39, label %49

39:                                               ; preds = %33
  %40 = load ptr, ptr %10, align 8
  %41 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %40, i32 0, i32 3
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %8, align 8
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %49

45:                                               ; preds = %39
  %46 = load ptr, ptr %10, align 8
  %47 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %46, i32 0, i32 2
  %48 = load ptr, ptr %47, align 8
  store ptr %48, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %161

49:                                               ; preds = %39, %33, %3
  store i64 0, ptr %12, align 8
  br label %50

50:                                               ; preds = %99, %49
  %51 = load i64, ptr %12, align 8
  %52 = load ptr, ptr %5, align 8
  %53 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp ult i64 %51, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %50
  store i32 2, ptr %11, align 4
  br label %102

57:                                               ; preds = %50
  %58 = load ptr, ptr %5, align 8
  %59 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %58, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  %61 = load i64, ptr %12, align 8
  %62 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %60, i64 %61
  store ptr %62, ptr %13, align 8
  %63 = load ptr, ptr %7, align 8
  %64 = ptrtoint ptr %63 to i64
  %65 = load ptr, ptr %13, align 8
  %66 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %65, i32 0, i32 2
  %67 = load ptr, ptr %66, align 8
  %68 = ptrtoint ptr %67 to i64
  %69 = sub i64 %64, %68
  %70 = load ptr, ptr %13, align 8
  %71 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %70, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = icmp ult i64 %69, %72
  br i1 %73, label %74, label %95

74:                                               ; preds = %57
  %75 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %75, ptr %14, align 8
  %76 = load ptr, ptr %5, align 8
  %77 = load ptr, ptr %6, align 8
  %78 = load i64, ptr %14, align 8
  %79 = load ptr, ptr %13, align 8
  %80 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %79, i32 0, i32 3
  %81 = load i64, ptr %80, align 8
  %82 = call ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %76, ptr noundef %77, i64 noundef %78, i64 noundef %81)
  store ptr %82, ptr %15, align 8
  %83 = load ptr, ptr %5, align 8
  %84 = load i64, ptr %14, align 8
  call void @__ltoad_earlier_memory_note_use(ptr noundef %83, i64 noundef %84)
  %85 = load ptr, ptr %10, align 8
  %86 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %16, i32 0, i32 0
  %87 = load ptr, ptr %7, align 8
  store ptr %87, ptr %86, align 8
  %88 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %16, i32 0, i32 1
  %89 = load ptr, ptr %6, align 8
  store ptr %89, ptr %88, align 8
  %90 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %16, i32 0, i32 2
  %91 = load ptr, ptr %15, align 8
  store ptr %91, ptr %90, align 8
  %92 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %16, i32 0, i32 3
  %93 = load i64, ptr %8, align 8
  store i64 %93, ptr %92, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %16, i64 32, i1 false)
  %94 = load ptr, ptr %15, align 8
  store ptr %94, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %96

95:                                               ; preds = %57
  store i32 0, ptr %11, align 4
  br label %96

96:                                               ; preds = %95, %74
  %97 = load i32, ptr %11, align 4
  switch i32 %97, label %102 [
    i32 0, label %98
  ]

98:                                               ; preds = %96
  br label %99

99:                                               ; preds = %98
  %100 = load i64, ptr %12, align 8
  %101 = add i64 %100, 1
  store i64 %101, ptr %12, align 8
  br label %50

102:                                              ; preds = %96, %56
  %103 = load i32, ptr %11, align 4
  switch i32 %103, label %161 [
    i32 2, label %104
  ]

104:                                              ; preds = %102
  store i64 0, ptr %17, align 8
  br label %105

105:                                              ; preds = %155, %104
  %106 = load i64, ptr %17, align 8
  %107 = load ptr, ptr %5, align 8
  %108 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %107, i32 0, i32 4
  %109 = load i64, ptr %108, align 8
  %110 = icmp ult i64 %106, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %105
  store i32 5, ptr %11, align 4
  br label %158

112:                                              ; preds = %105
  %113 = load ptr, ptr %5, align 8
  %114 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %113, i32 0, i32 5
  %115 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %114, i64 0, i64 0
  %116 = load i64, ptr %17, align 8
  %117 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %115, i64 %116
  store ptr %117, ptr %18, align 8
  %118 = load ptr, ptr %18, align 8
  %119 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %118, i32 0, i32 2
  %120 = load i64, ptr %119, align 8
  %121 = icmp ne i64 %120, 0
  br i1 %121, label %122, label %151

122:                                              ; preds = %112
  %123 = load ptr, ptr %7, align 8
  %124 = ptrtoint ptr %123 to i64
  %125 = load ptr, ptr %18, align 8
  %126 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %125, i32 0, i32 0
  %127 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %126, i32 0, i32 2
  %128 = load ptr, ptr %127, align 8
  %129 = ptrtoint ptr %128 to i64
  %130 = sub i64 %124, %129
  %131 = load ptr, ptr %18, align 8
  %132 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %131, i32 0, i32 0
  %133 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %132, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp ult i64 %130, %134
  br i1 %135, label %136, label %151

136:                                              ; preds = %122
  %137 = load ptr, ptr %5, align 8
  %138 = load ptr, ptr %18, align 8
  %139 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %138, i32 0, i32 1
  %140 = load i64, ptr %139, align 8
  call void @__ltoad_earlier_memory_note_use(ptr noundef %137, i64 noundef %140)
  %141 = load ptr, ptr %5, align 8
  %142 = load ptr, ptr %6, align 8
  %143 = load ptr, ptr %18, align 8
  %144 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %143, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = load ptr, ptr %18, align 8
  %147 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %146, i32 0, i32 0
  %148 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %147, i32 0, i32 3
  %149 = load i64, ptr %148, align 8
  %150 = call ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %141, ptr noundef %142, i64 noundef %145, i64 noundef %149)
  store ptr %150, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %152

151:                                              ; preds = %122, %112
  store i32 0, ptr %11, align 4
  br label %152

152:                                              ; preds = %151, %136
  %153 = load i32, ptr %11, align 4
  switch i32 %153, label %158 [
    i32 0, label %154
  ]

154:                                              ; preds = %152
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %17, align 8
  %157 = add i64 %156, 1
  store i64 %157, ptr %17, align 8
  br label %105

158:                                              ; preds = %152, %111
  %159 = load i32, ptr %11, align 4
  switch i32 %159, label %161 [
    i32 5, label %160
  ]

160:                                              ; preds = %158
  store ptr null, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %161

161:                                              ; preds = %160, %158, %102, %45
  %162 = load ptr, ptr %4, align 8
  ret ptr %162
}

define linkonce_odr hidden void @__ltoad_earlier_memory_stop(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_earlier_memory_say(ptr noundef %3)
  call void @abort()
  unreachable
}

define linkonce_odr hidden ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store ptr null, ptr %10, align 8
  store i64 0, ptr %11, align 8
  br label %17

17:                                               ; preds = %39, %4
  %18 = load i64, ptr %11, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %18, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  %24 = load ptr, ptr %10, align 8
  %25 = icmp ne ptr %24, null
  %26 = xor i1 %25, true
  br label %27

27:                                               ; preds = %23, %17
  %28 = phi i1 [ false, %17 ], [ %26, %23 ]
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  br label %42

30:                                               ; preds = %27
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %31, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = load i64, ptr %11, align 8
  %35 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %33, i64 %34
  %36 = load ptr, ptr %7, align 8
  %37 = load i64, ptr %9, align 8
  %38 = call ptr @__ltoad_earlier_memory_shadow_in(ptr noundef %35, ptr noundef %36, i64 noundef %37)
  store ptr %38, ptr %10, align 8
  br label %39

39:                                               ; preds = %30
  %40 = load i64, ptr %11, align 8
  %41 = add i64 %40, 1
  store i64 %41, ptr %11, align 8
  br label %17

42:                                               ; preds = %29
  store i64 0, ptr %12, align 8
  br label %43

43:                                               ; preds = %75, %42
  %44 = load i64, ptr %12, align 8
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %45, i32 0, i32 4
  %47 = load i64, ptr %46, align 8
  %48 = icmp ult i64 %44, %47
  br i1 %48, label %49, label %53

49:                                               ; preds = %43
  %50 = load ptr, ptr %10, align 8
  %51 = icmp ne ptr %50, null
  %52 = xor i1 %51, true
  br label %53

53:                                               ; preds = %49, %43
  %54 = phi i1 [ false, %43 ], [ %52, %49 ]
  br i1 %54, label %56, label %55

55:                                               ; preds = %53
  br label %78

56:                                               ; preds = %53
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %57, i32 0, i32 5
  %59 = load i64, ptr %12, align 8
  %60 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %58, i64 0, i64 %59
  %61 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %60, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = load i64, ptr %8, align 8
  %64 = icmp eq i64 %62, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %56
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %66, i32 0, i32 5
  %68 = load i64, ptr %12, align 8
  %69 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %67, i64 0, i64 %68
  %70 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %7, align 8
  %72 = load i64, ptr %9, align 8
  %73 = call ptr @__ltoad_earlier_memory_shadow_in(ptr noundef %70, ptr noundef %71, i64 noundef %72)
  store ptr %73, ptr %10, align 8
  br label %74

74:                                               ; preds = %65, %56
  br label %75

75:                                               ; preds = %74
  %76 = load i64, ptr %12, align 8
  %77 = add i64 %76, 1
  store i64 %77, ptr %12, align 8
  br label %43

78:                                               ; preds = %55
  store i64 0, ptr %13, align 8
  br label %79

79:                                               ; preds = %111, %78
  %80 = load i64, ptr %13, align 8
  %81 = load ptr, ptr %6, align 8
  %82 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %81, i32 0, i32 4
  %83 = load i64, ptr %82, align 8
  %84 = icmp ult i64 %80, %83
  br i1 %84, label %85, label %89

85:                                               ; preds = %79
  %86 = load ptr, ptr %10, align 8
  %87 = icmp ne ptr %86, null
  %88 = xor i1 %87, true
  br label %89

89:                                               ; preds = %85, %79
  %90 = phi i1 [ false, %79 ], [ %88, %85 ]
  br i1 %90, label %92, label %91

91:                                               ; preds = %89
  br label %114

92:                                               ; preds = %89
  %93 = load ptr, ptr %6, align 8
  %94 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %93, i32 0, i32 5
  %95 = load i64, ptr %13, align 8
  %96 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %94, i64 0, i64 %95
  %97 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %96, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = load i64, ptr %8, align 8
  %100 = icmp eq i64 %98, %99
  br i1 %100, label %101, label %110

101:                                              ; preds = %92
  %102 = load ptr, ptr %6, align 8
  %103 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %102, i32 0, i32 5
  %104 = load i64, ptr %13, align 8
  %105 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %103, i64 0, i64 %104
  %106 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %105, i32 0, i32 0
  %107 = load ptr, ptr %7, align 8
  %108 = load i64, ptr %9, align 8
  %109 = call ptr @__ltoad_earlier_memory_shadow_behind(ptr noundef %106, ptr noundef %107, i64 noundef %108)
  store ptr %109, ptr %10, align 8
  br label %110

110:                                              ; preds = %101, %92
  br label %111

111:                                              ; preds = %110
  %112 = load i64, ptr %13, align 8
  %113 = add i64 %112, 1
  store i64 %113, ptr %13, align 8
  br label %79

114:                                              ; preds = %91
  %115 = load ptr, ptr %10, align 8
  %116 = icmp ne ptr %115, null
  br i1 %116, label %117, label %119

117:                                              ; preds = %114
  %118 = load ptr, ptr %10, align 8
  store ptr %118, ptr %5, align 8
  store i32 1, ptr %14, align 4
  br label %168

119:                                              ; preds = %114
  %120 = load i64, ptr %8, align 8
  %121 = mul i64 %120, 65536
  %122 = load i64, ptr %9, align 8
  %123 = add i64 %121, %122
  store i64 %123, ptr %15, align 8
  %124 = load ptr, ptr %6, align 8
  %125 = load ptr, ptr %7, align 8
  %126 = ptrtoint ptr %125 to i64
  %127 = load i64, ptr %15, align 8
  %128 = call ptr @__ltoad_earlier_memory_window_of(ptr noundef %124, i64 noundef %126, i64 noundef %127)
  store ptr %128, ptr %16, align 8
  %129 = load ptr, ptr %16, align 8
  %130 = icmp ne ptr %129, null
  br i1 %130, label %146, label %131

131:                                              ; preds = %119
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %132 = load ptr, ptr %6, align 8
  %133 = load ptr, ptr %7, align 8
  %134 = ptrtoint ptr %133 to i64
  %135 = load i64, ptr %15, align 8
  %136 = call ptr @__ltoad_earlier_memory_window_of(ptr noundef %132, i64 noundef %134, i64 noundef %135)
  store ptr %136, ptr %16, align 8
  %137 = load ptr, ptr %16, align 8
  %138 = icmp ne ptr %137, null
  br i1 %138, label %145, label %139

139:                                              ; preds = %131
  %140 = load ptr, ptr %6, align 8
  %141 = load ptr, ptr %7, align 8
  %142 = ptrtoint ptr %141 to i64
  %143 = load i64, ptr %15, align 8
  %144 = call ptr @__ltoad_earlier_memory_new_window(ptr noundef %140, i64 noundef %142, i64 noundef %143)
  store ptr %144, ptr %16, align 8
  br label %145

145:                                              ; preds = %139, %131
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  br label %146

146:                                              ; preds = %145, %119
  %147 = load ptr, ptr %16, align 8
  %148 = icmp ne ptr %147, null
  br i1 %148, label %150, label %149

149:                                              ; preds = %146
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.5)
  br label %150

150:                                              ; preds = %149, %146
  %151 = load ptr, ptr %16, align 8
  %152 = load ptr, ptr %7, align 8
  %153 = ptrtoint ptr %152 to i64
  %154 = load ptr, ptr %16, align 8
  %155 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %154, i32 0, i32 1
  %156 = load i64, ptr %155, align 8
  %157 = sub i64 %153, %156
  call void @__ltoad_earlier_memory_ask(ptr noundef %151, i64 noundef %157)
  %158 = load ptr, ptr %16, align 8
  %159 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %158, i32 0, i32 4
  %160 = load ptr, ptr %159, align 8
  %161 = load ptr, ptr %7, align 8
  %162 = ptrtoint ptr %161 to i64
  %163 = load ptr, ptr %16, align 8
  %164 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %163, i32 0, i32 1
  %165 = load i64, ptr %164, align 8
  %166 = sub i64 %162, %165
  %167 = getelementptr inbounds i8, ptr %160, i64 %166
  store ptr %167, ptr %5, align 8
  store i32 1, ptr %14, align 4
  br label %168

168:                                              ; preds = %150, %117
  %169 = load ptr, ptr %5, align 8
  ret ptr %169
}

define linkonce_odr hidden void @__ltoad_earlier_memory_note_use(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %9 = load i64, ptr %4, align 8
  %10 = shl i64 1, %9
  store i64 %10, ptr %5, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %11, i32 0, i32 2
  %13 = load atomic i64, ptr %12 monotonic, align 8
  store i64 %13, ptr %6, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %5, align 8
  %16 = and i64 %14, %15
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %2
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %19, i32 0, i32 2
  %21 = load i64, ptr %5, align 8
  store i64 %21, ptr %7, align 8
  %22 = load i64, ptr %7, align 8
  %23 = atomicrmw or ptr %20, i64 %22 monotonic, align 8
  store i64 %23, ptr %8, align 8
  %24 = load i64, ptr %8, align 8
  br label %25

25:                                               ; preds = %18, %2
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)


define linkonce_odr hidden ptr @__ltoad_earlier_put(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = call ptr @__ltoad_earlier_found(ptr noundef %10, ptr noundef %11, ptr noundef %12)
  store ptr %13, ptr %7, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %31

16:                                               ; preds = %3
  %17 = load ptr, ptr %6, align 8
  %18 = call ptr @__ltoad_earlier_memory_window_at(ptr noundef %17)
  %19 = icmp ne ptr %18, null
  br i1 %19, label %31, label %20

20:                                               ; preds = %16
  %21 = load atomic i64, ptr @__ltoad_earlier_memory_taken acquire, align 8
  store i64 %21, ptr %9, align 8
  %22 = load i64, ptr %9, align 8
  store i64 %22, ptr %8, align 8
  %23 = load i64, ptr %8, align 8
  %24 = load i64, ptr %8, align 8
  %25 = sub i64 %24, 1
  %26 = and i64 %23, %25
  %27 = icmp ne i64 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %20
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.1)
  br label %29

29:                                               ; preds = %28, %20
  %30 = load ptr, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %30, ptr align 8 %7, i64 8, i1 false)
  br label %31

31:                                               ; preds = %29, %16, %3
  %32 = load ptr, ptr %7, align 8
  ret ptr %32
}

define linkonce_odr hidden void @__ltoad_earlier_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  store i64 0, ptr %11, align 8
  br label %15

15:                                               ; preds = %46, %5
  %16 = load i64, ptr %11, align 8
  %17 = add i64 %16, 8
  %18 = load i64, ptr %9, align 8
  %19 = icmp ule i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %15
  store i32 2, ptr %12, align 4
  br label %50

21:                                               ; preds = %15
  %22 = load ptr, ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 1 %24, i64 8, i1 false)
  %25 = load ptr, ptr %8, align 8
  %26 = load i64, ptr %11, align 8
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 1 %27, i64 8, i1 false)
  %28 = load ptr, ptr %13, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %42, label %30

30:                                               ; preds = %21
  %31 = load ptr, ptr %14, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = load ptr, ptr %6, align 8
  %35 = load ptr, ptr %14, align 8
  %36 = load ptr, ptr %7, align 8
  %37 = load i64, ptr %11, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  %39 = call ptr @__ltoad_earlier_put(ptr noundef %34, ptr noundef %35, ptr noundef %38)
  %40 = icmp ne ptr %39, null
  br i1 %40, label %42, label %41

41:                                               ; preds = %33
  store i32 1, ptr %12, align 4
  br label %43

42:                                               ; preds = %33, %30, %21
  store i32 0, ptr %12, align 4
  br label %43

43:                                               ; preds = %42, %41
  %44 = load i32, ptr %12, align 4
  switch i32 %44, label %50 [
    i32 0, label %45
  ]

45:                                               ; preds = %43
  br label %46

46:                                               ; preds = %45
  %47 = load i64, ptr %10, align 8
  %48 = load i64, ptr %11, align 8
  %49 = add i64 %48, %47
  store i64 %49, ptr %11, align 8
  br label %15

50:                                               ; preds = %43, %20
  %51 = load i32, ptr %12, align 4
  switch i32 %51, label %53 [
    i32 2, label %52
    i32 1, label %52
  ]

52:                                               ; preds = %50, %50
  ret void

53:                                               ; preds = %50
  unreachable
}

define linkonce_odr hidden void @__ltoad_earlier_asked(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i64 @__ltoad_earlier_memory_take_seat(ptr noundef %6)
  call void @__ltoad_earlier_memory_forget_arguments(ptr noundef %5, i64 noundef %7)
  %8 = load ptr, ptr %4, align 8
  %9 = load i32, ptr %8, align 4
  %10 = or i32 %9, 2
  store i32 %10, ptr %8, align 4
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_memory_take(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  br label %5

5:                                                ; preds = %11, %1
  %6 = load ptr, ptr %2, align 8
  store i32 1, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = atomicrmw xchg ptr %6, i32 %7 acquire, align 4
  store i32 %8, ptr %4, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  br label %5

12:                                               ; preds = %5
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_memory_forget_arguments(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  br label %7

7:                                                ; preds = %34, %2
  %8 = load i64, ptr %6, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %9, i32 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %8, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  br label %37

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %15, i32 0, i32 5
  %17 = load i64, ptr %6, align 8
  %18 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %16, i64 0, i64 %17
  %19 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %18, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = load i64, ptr %4, align 8
  %22 = icmp ne i64 %20, %21
  br i1 %22, label %23, label %33

23:                                               ; preds = %14
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %24, i32 0, i32 5
  %26 = load i64, ptr %5, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %5, align 8
  %28 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %25, i64 0, i64 %26
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %29, i32 0, i32 5
  %31 = load i64, ptr %6, align 8
  %32 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %30, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %32, i64 48, i1 false)
  br label %33

33:                                               ; preds = %23, %14
  br label %34

34:                                               ; preds = %33
  %35 = load i64, ptr %6, align 8
  %36 = add i64 %35, 1
  store i64 %36, ptr %6, align 8
  br label %7

37:                                               ; preds = %13
  %38 = load i64, ptr %5, align 8
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %39, i32 0, i32 4
  store i64 %38, ptr %40, align 8
  ret void
}

define linkonce_odr hidden i64 @__ltoad_earlier_memory_take_seat(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %33, label %11

11:                                               ; preds = %1
  %12 = load atomic i64, ptr @__ltoad_earlier_memory_taken acquire, align 8
  store i64 %12, ptr %4, align 8
  %13 = load i64, ptr %4, align 8
  store i64 %13, ptr %3, align 8
  %14 = load i64, ptr %3, align 8
  %15 = xor i64 %14, -1
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %11
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.6)
  br label %18

18:                                               ; preds = %17, %11
  %19 = load i64, ptr %3, align 8
  %20 = xor i64 %19, -1
  %21 = call i64 @llvm.cttz.i64(i64 %20, i1 true)
  %22 = trunc i64 %21 to i32
  %23 = sext i32 %22 to i64
  %24 = add i64 %23, 1
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  store i64 %24, ptr %25, align 8
  %26 = load i64, ptr %3, align 8
  %27 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %28 = load i64, ptr %27, align 8
  %29 = sub i64 %28, 1
  %30 = shl i64 1, %29
  %31 = or i64 %26, %30
  store i64 %31, ptr %5, align 8
  %32 = load i64, ptr %5, align 8
  store atomic i64 %32, ptr @__ltoad_earlier_memory_taken release, align 8
  br label %33

33:                                               ; preds = %18, %1
  %34 = load ptr, ptr %2, align 8
  %35 = load i32, ptr %34, align 4
  %36 = icmp ne i32 %35, 0
  %37 = xor i1 %36, true
  %38 = zext i1 %37 to i32
  %39 = sext i32 %38 to i64
  %40 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_modules_of_thread)
  %41 = load i64, ptr %40, align 8
  %42 = add i64 %41, %39
  store i64 %42, ptr %40, align 8
  %43 = load ptr, ptr %2, align 8
  %44 = load i32, ptr %43, align 4
  %45 = or i32 %44, 1
  store i32 %45, ptr %43, align 4
  store i64 1, ptr %6, align 8
  %46 = load i64, ptr %6, align 8
  %47 = atomicrmw add ptr @__ltoad_earlier_memory_turns, i64 %46 release, align 8
  store i64 %47, ptr %7, align 8
  %48 = load i64, ptr %7, align 8
  %49 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %50 = load i64, ptr %49, align 8
  %51 = sub i64 %50, 1
  ret i64 %51
}

define linkonce_odr hidden void @__ltoad_earlier_memory_give(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  store atomic i32 %5, ptr %4 release, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_argument(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca { ptr, i64, ptr, i64 }, align 8
  %12 = alloca { { ptr, i64, ptr, i64 }, i64, i64 }, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %13 = load ptr, ptr %7, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %49

15:                                               ; preds = %5
  %16 = load ptr, ptr %9, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %49

18:                                               ; preds = %15
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %19, i32 0, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %21, 128
  br i1 %22, label %23, label %49

23:                                               ; preds = %18
  %24 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 0
  %25 = load ptr, ptr %7, align 8
  store ptr %25, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 1
  %27 = load i64, ptr %8, align 8
  %28 = icmp eq i64 %27, -1
  br i1 %28, label %29, label %30

29:                                               ; preds = %23
  br label %32

30:                                               ; preds = %23
  %31 = load i64, ptr %8, align 8
  br label %32

32:                                               ; preds = %30, %29
  %33 = phi i64 [ 1, %29 ], [ %31, %30 ]
  store i64 %33, ptr %26, align 8
  %34 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 2
  %35 = load ptr, ptr %9, align 8
  store ptr %35, ptr %34, align 8
  %36 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 3
  %37 = load i64, ptr %10, align 8
  store i64 %37, ptr %36, align 8
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %38, i32 0, i32 5
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %40, i32 0, i32 4
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, 1
  store i64 %43, ptr %41, align 8
  %44 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %39, i64 0, i64 %42
  %45 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %12, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %11, i64 32, i1 false)
  %46 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %12, i32 0, i32 1
  %47 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %47, ptr %46, align 8
  %48 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %12, i32 0, i32 2
  store i64 0, ptr %48, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %12, i64 48, i1 false)
  br label %49

49:                                               ; preds = %32, %18, %15, %5
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden i64 @__ltoad_earlier_memory_seat_here() nounwind {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = load atomic i64, ptr @__ltoad_earlier_memory_taken acquire, align 8
  store i64 %5, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  store i64 %6, ptr %2, align 8
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %0
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %12 = load i64, ptr %11, align 8
  %13 = sub i64 %12, 1
  store i64 %13, ptr %1, align 8
  store i32 1, ptr %4, align 4
  br label %29

14:                                               ; preds = %0
  %15 = load i64, ptr %2, align 8
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %14
  %18 = load i64, ptr %2, align 8
  %19 = load i64, ptr %2, align 8
  %20 = sub i64 %19, 1
  %21 = and i64 %18, %20
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %17, %14
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.7)
  br label %24

24:                                               ; preds = %23, %17
  %25 = load i64, ptr %2, align 8
  %26 = call i64 @llvm.cttz.i64(i64 %25, i1 true)
  %27 = trunc i64 %26 to i32
  %28 = sext i32 %27 to i64
  store i64 %28, ptr %1, align 8
  store i32 1, ptr %4, align 4
  br label %29

29:                                               ; preds = %24, %10
  %30 = load i64, ptr %1, align 8
  ret i64 %30
}

define linkonce_odr hidden void @__ltoad_earlier_own(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca { ptr, i64, ptr, i64 }, align 8
  %12 = alloca { { ptr, i64, ptr, i64 }, i64, i64 }, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %13, i32 0, i32 4
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 128
  br i1 %16, label %17, label %18

17:                                               ; preds = %5
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.2)
  br label %18

18:                                               ; preds = %17, %5
  %19 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 0
  %20 = load ptr, ptr %7, align 8
  store ptr %20, ptr %19, align 8
  %21 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 1
  %22 = load i64, ptr %8, align 8
  store i64 %22, ptr %21, align 8
  %23 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 2
  %24 = load ptr, ptr %9, align 8
  store ptr %24, ptr %23, align 8
  %25 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 3
  %26 = load i64, ptr %10, align 8
  store i64 %26, ptr %25, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %27, i32 0, i32 5
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %29, i32 0, i32 4
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, 1
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %28, i64 0, i64 %31
  %34 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %12, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %11, i64 32, i1 false)
  %35 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %12, i32 0, i32 1
  %36 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %36, ptr %35, align 8
  %37 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %12, i32 0, i32 2
  store i64 1, ptr %37, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %12, i64 48, i1 false)
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_constant(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  store i64 0, ptr %11, align 8
  br label %13

13:                                               ; preds = %46, %5
  %14 = load i64, ptr %11, align 8
  %15 = load i64, ptr %8, align 8
  %16 = icmp ult i64 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  br label %49

18:                                               ; preds = %13
  %19 = load ptr, ptr %6, align 8
  %20 = load i64, ptr %11, align 8
  %21 = getelementptr inbounds ptr, ptr %19, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %22, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = load ptr, ptr %9, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = sub i64 %24, %26
  store i64 %27, ptr %12, align 8
  %28 = load ptr, ptr %9, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %30, label %45

30:                                               ; preds = %18
  %31 = load i64, ptr %12, align 8
  %32 = load i64, ptr %10, align 8
  %33 = icmp eq i64 %32, -1
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  br label %37

35:                                               ; preds = %30
  %36 = load i64, ptr %10, align 8
  br label %37

37:                                               ; preds = %35, %34
  %38 = phi i64 [ 1, %34 ], [ %36, %35 ]
  %39 = icmp ult i64 %31, %38
  br i1 %39, label %40, label %45

40:                                               ; preds = %37
  call void @__ltoad_earlier_memory_say(ptr noundef @__ltoad_earlier_memory_.str.3)
  %41 = load ptr, ptr %7, align 8
  %42 = load i64, ptr %11, align 8
  %43 = getelementptr inbounds ptr, ptr %41, i64 %42
  %44 = load ptr, ptr %43, align 8
  call void @__ltoad_earlier_memory_say(ptr noundef %44)
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.4)
  br label %45

45:                                               ; preds = %40, %37, %18
  br label %46

46:                                               ; preds = %45
  %47 = load i64, ptr %11, align 8
  %48 = add i64 %47, 1
  store i64 %48, ptr %11, align 8
  br label %13

49:                                               ; preds = %17
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_memory_say(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store i64 0, ptr %3, align 8
  br label %4

4:                                                ; preds = %10, %1
  %5 = load ptr, ptr %2, align 8
  %6 = load i64, ptr %3, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = load i64, ptr %3, align 8
  %12 = add i64 %11, 1
  store i64 %12, ptr %3, align 8
  br label %4

13:                                               ; preds = %4
  %14 = load ptr, ptr %2, align 8
  %15 = load i64, ptr %3, align 8
  %16 = call i64 @write(i32 noundef 2, ptr noundef %14, i64 noundef %15)
  %17 = icmp slt i64 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %13
  call void @abort()
  unreachable

19:                                               ; preds = %13
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_enter(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %11, i32 0, i32 0
  store ptr %10, ptr %12, align 8
  %13 = load i64, ptr %7, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %14, i32 0, i32 1
  store i64 %13, ptr %15, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = call i64 @__ltoad_earlier_memory_take_seat(ptr noundef %16)
  store i64 %17, ptr %9, align 8
  %18 = load ptr, ptr %8, align 8
  %19 = load i32, ptr %18, align 4
  %20 = and i32 %19, 2
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %4
  %23 = load ptr, ptr %5, align 8
  %24 = load i64, ptr %9, align 8
  call void @__ltoad_earlier_memory_forget_arguments(ptr noundef %23, i64 noundef %24)
  br label %25

25:                                               ; preds = %22, %4
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %26, align 4
  %28 = and i32 %27, -3
  store i32 %28, ptr %26, align 4
  %29 = load i64, ptr %9, align 8
  %30 = shl i64 1, %29
  %31 = xor i64 %30, -1
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %32, i32 0, i32 3
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, %31
  store i64 %35, ptr %33, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %36, i32 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = load i64, ptr %9, align 8
  %40 = lshr i64 %38, %39
  %41 = and i64 %40, 1
  %42 = icmp ne i64 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %25
  %44 = load ptr, ptr %5, align 8
  %45 = load i64, ptr %9, align 8
  call void @__ltoad_earlier_memory_clear(ptr noundef %44, i64 noundef %45)
  br label %46

46:                                               ; preds = %43, %25
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_memory_clear(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %9 = call i64 @__ltoad_earlier_memory_known_windows()
  store i64 %9, ptr %5, align 8
  store i64 0, ptr %6, align 8
  br label %10

10:                                               ; preds = %34, %2
  %11 = load i64, ptr %6, align 8
  %12 = load i64, ptr %5, align 8
  %13 = icmp ult i64 %11, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  br label %37

15:                                               ; preds = %10
  %16 = load i64, ptr %6, align 8
  %17 = getelementptr inbounds [512 x { ptr, i64, i64, i64, ptr, i64, i64 }], ptr @__ltoad_earlier_memory_windows, i64 0, i64 %16
  %18 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = icmp eq ptr %19, %20
  br i1 %21, label %22, label %33

22:                                               ; preds = %15
  %23 = load i64, ptr %6, align 8
  %24 = getelementptr inbounds [512 x { ptr, i64, i64, i64, ptr, i64, i64 }], ptr @__ltoad_earlier_memory_windows, i64 0, i64 %23
  %25 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %24, i32 0, i32 3
  %26 = load i64, ptr %25, align 8
  %27 = udiv i64 %26, 65536
  %28 = load i64, ptr %4, align 8
  %29 = icmp eq i64 %27, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %22
  %31 = load i64, ptr %6, align 8
  %32 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr @__ltoad_earlier_memory_windows, i64 %31
  call void @__ltoad_earlier_memory_clear_window(ptr noundef %32)
  br label %33

33:                                               ; preds = %30, %22, %15
  br label %34

34:                                               ; preds = %33
  %35 = load i64, ptr %6, align 8
  %36 = add i64 %35, 1
  store i64 %36, ptr %6, align 8
  br label %10

37:                                               ; preds = %14
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %4, align 8
  %41 = shl i64 1, %40
  %42 = xor i64 %41, -1
  store i64 %42, ptr %7, align 8
  %43 = load i64, ptr %7, align 8
  %44 = atomicrmw and ptr %39, i64 %43 monotonic, align 8
  store i64 %44, ptr %8, align 8
  %45 = load i64, ptr %8, align 8
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca { ptr, ptr, ptr, i64 }, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %9, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %56

22:                                               ; preds = %4
  %23 = load ptr, ptr %9, align 8
  %24 = call i64 @malloc_usable_size(ptr noundef %23)
  store i64 %24, ptr %11, align 8
  %25 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %25, ptr %12, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = load ptr, ptr %9, align 8
  %28 = load i64, ptr %12, align 8
  %29 = load i64, ptr %8, align 8
  %30 = call ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %26, ptr noundef %27, i64 noundef %28, i64 noundef %29)
  store ptr %30, ptr %13, align 8
  %31 = load ptr, ptr %13, align 8
  %32 = load i64, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %31, i8 0, i64 %32, i1 false)
  %33 = load i64, ptr %11, align 8
  %34 = icmp ugt i64 %33, 67108864
  br i1 %34, label %35, label %38

35:                                               ; preds = %22
  %36 = load ptr, ptr %5, align 8
  %37 = load i64, ptr %12, align 8
  call void @__ltoad_earlier_memory_note_use(ptr noundef %36, i64 noundef %37)
  br label %38

38:                                               ; preds = %35, %22
  %39 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__ltoad_earlier_memory_findings)
  %40 = getelementptr inbounds [256 x { ptr, ptr, ptr, i64 }], ptr %39, i64 0, i64 0
  %41 = load ptr, ptr %7, align 8
  %42 = ptrtoint ptr %41 to i64
  %43 = udiv i64 %42, 16
  %44 = urem i64 %43, 256
  %45 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %40, i64 %44
  store ptr %45, ptr %14, align 8
  %46 = load ptr, ptr %14, align 8
  %47 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %15, i32 0, i32 0
  %48 = load ptr, ptr %7, align 8
  store ptr %48, ptr %47, align 8
  %49 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %15, i32 0, i32 1
  %50 = load ptr, ptr %9, align 8
  store ptr %50, ptr %49, align 8
  %51 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %15, i32 0, i32 2
  %52 = load ptr, ptr %13, align 8
  store ptr %52, ptr %51, align 8
  %53 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %15, i32 0, i32 3
  %54 = load atomic i64, ptr @__ltoad_earlier_memory_turns acquire, align 8
  store i64 %54, ptr %16, align 8
  %55 = load i64, ptr %16, align 8
  store i64 %55, ptr %53, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %15, i64 32, i1 false)
  store i32 0, ptr %10, align 4
  br label %56

56:                                               ; preds = %38, %21
  %57 = load i32, ptr %10, align 4
  switch i32 %57, label %59 [
    i32 0, label %58
    i32 1, label %58
  ]

58:                                               ; preds = %56, %56
  ret void

59:                                               ; preds = %56
  unreachable
}

declare i64 @malloc_usable_size(ptr noundef)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define linkonce_odr hidden void @__ltoad_earlier_leave(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %6 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %6, ptr %5, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load i64, ptr %5, align 8
  call void @__ltoad_earlier_memory_forget_arguments(ptr noundef %7, i64 noundef %8)
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %9, i32 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = load i64, ptr %5, align 8
  %13 = lshr i64 %11, %12
  %14 = and i64 %13, 1
  %15 = icmp ne i64 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %2
  %17 = load ptr, ptr %3, align 8
  %18 = load i64, ptr %5, align 8
  call void @__ltoad_earlier_memory_clear(ptr noundef %17, i64 noundef %18)
  br label %19

19:                                               ; preds = %16, %2
  %20 = load ptr, ptr %4, align 8
  call void @__ltoad_earlier_memory_give_back_seat(ptr noundef %20)
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_memory_give_back_seat(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %8 = load atomic i64, ptr @__ltoad_earlier_memory_taken acquire, align 8
  store i64 %8, ptr %4, align 8
  %9 = load i64, ptr %4, align 8
  store i64 %9, ptr %3, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = load i32, ptr %10, align 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %28

13:                                               ; preds = %1
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_modules_of_thread)
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, -1
  store i64 %16, ptr %14, align 8
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %28, label %18

18:                                               ; preds = %13
  %19 = load i64, ptr %3, align 8
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %21 = load i64, ptr %20, align 8
  %22 = sub i64 %21, 1
  %23 = shl i64 1, %22
  %24 = xor i64 %23, -1
  %25 = and i64 %19, %24
  store i64 %25, ptr %5, align 8
  %26 = load i64, ptr %5, align 8
  store atomic i64 %26, ptr @__ltoad_earlier_memory_taken release, align 8
  %27 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  store i64 0, ptr %27, align 8
  br label %28

28:                                               ; preds = %18, %13, %1
  %29 = load ptr, ptr %2, align 8
  store i32 0, ptr %29, align 4
  store i64 1, ptr %6, align 8
  %30 = load i64, ptr %6, align 8
  %31 = atomicrmw add ptr @__ltoad_earlier_memory_turns, i64 %30 release, align 8
  store i64 %31, ptr %7, align 8
  %32 = load i64, ptr %7, align 8
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_rinse(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %4 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %4, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = load i64, ptr %3, align 8
  call void @__ltoad_earlier_memory_clear(ptr noundef %5, i64 noundef %6)
  %7 = load i64, ptr %3, align 8
  %8 = shl i64 1, %7
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %9, i32 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = or i64 %11, %8
  store i64 %12, ptr %10, align 8
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden i32 @__ltoad_earlier_memory_is_window(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = sub i64 %4, 18691697672192
  %6 = icmp ult i64 %5, 69269232549888
  %7 = zext i1 %6 to i32
  ret i32 %7
}

define linkonce_odr hidden i64 @__ltoad_earlier_memory_known_windows() nounwind {
  %1 = alloca i64, align 8
  %2 = load atomic i64, ptr @__ltoad_earlier_memory_window_count acquire, align 8
  store i64 %2, ptr %1, align 8
  %3 = load i64, ptr %1, align 8
  ret i64 %3
}

declare void @abort()

define linkonce_odr hidden ptr @__ltoad_earlier_memory_shadow_in(ptr noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = ptrtoint ptr %8 to i64
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = sub i64 %9, %13
  store i64 %14, ptr %7, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %15, i32 0, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = load i64, ptr %6, align 8
  %19 = icmp eq i64 %17, %18
  br i1 %19, label %20, label %32

20:                                               ; preds = %3
  %21 = load i64, ptr %7, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %21, %24
  br i1 %25, label %26, label %32

26:                                               ; preds = %20
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %27, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = load i64, ptr %7, align 8
  %31 = getelementptr inbounds i8, ptr %29, i64 %30
  br label %33

32:                                               ; preds = %20, %3
  br label %33

33:                                               ; preds = %32, %26
  %34 = phi ptr [ %31, %26 ], [ null, %32 ]
  ret ptr %34
}

define linkonce_odr hidden ptr @__ltoad_earlier_memory_shadow_behind(ptr noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %13, i32 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = load i64, ptr %7, align 8
  %17 = icmp eq i64 %15, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %3
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  br label %23

22:                                               ; preds = %3
  br label %23

23:                                               ; preds = %22, %18
  %24 = phi i64 [ %21, %18 ], [ 0, %22 ]
  store i64 %24, ptr %8, align 8
  store i64 0, ptr %9, align 8
  br label %25

25:                                               ; preds = %63, %23
  %26 = load i64, ptr %9, align 8
  %27 = add i64 %26, 8
  %28 = load i64, ptr %8, align 8
  %29 = icmp ule i64 %27, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %25
  %31 = load i64, ptr %9, align 8
  %32 = icmp ult i64 %31, 4096
  br label %33

33:                                               ; preds = %30, %25
  %34 = phi i1 [ false, %25 ], [ %32, %30 ]
  br i1 %34, label %36, label %35

35:                                               ; preds = %33
  store i32 2, ptr %10, align 4
  br label %66

36:                                               ; preds = %33
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = load i64, ptr %9, align 8
  %41 = getelementptr inbounds i8, ptr %39, i64 %40
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 1 %41, i64 8, i1 false)
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8
  %45 = load i64, ptr %9, align 8
  %46 = getelementptr inbounds i8, ptr %44, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 1 %46, i64 8, i1 false)
  %47 = load ptr, ptr %11, align 8
  %48 = load ptr, ptr %6, align 8
  %49 = icmp eq ptr %47, %48
  br i1 %49, label %50, label %59

50:                                               ; preds = %36
  %51 = load ptr, ptr %12, align 8
  %52 = icmp ne ptr %51, null
  br i1 %52, label %53, label %59

53:                                               ; preds = %50
  %54 = load ptr, ptr %12, align 8
  %55 = load ptr, ptr %11, align 8
  %56 = icmp ne ptr %54, %55
  br i1 %56, label %57, label %59

57:                                               ; preds = %53
  %58 = load ptr, ptr %12, align 8
  store ptr %58, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %60

59:                                               ; preds = %53, %50, %36
  store i32 0, ptr %10, align 4
  br label %60

60:                                               ; preds = %59, %57
  %61 = load i32, ptr %10, align 4
  switch i32 %61, label %66 [
    i32 0, label %62
  ]

62:                                               ; preds = %60
  br label %63

63:                                               ; preds = %62
  %64 = load i64, ptr %9, align 8
  %65 = add i64 %64, 8
  store i64 %65, ptr %9, align 8
  br label %25

66:                                               ; preds = %60, %35
  %67 = load i32, ptr %10, align 4
  switch i32 %67, label %69 [
    i32 2, label %68
  ]

68:                                               ; preds = %66
  store ptr null, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %69

69:                                               ; preds = %68, %66
  %70 = load ptr, ptr %4, align 8
  ret ptr %70
}

define linkonce_odr hidden ptr @__ltoad_earlier_memory_window_of(ptr noundef %0, i64 noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %12 = call i64 @__ltoad_earlier_memory_known_windows()
  store i64 %12, ptr %8, align 8
  store i64 0, ptr %9, align 8
  br label %13

13:                                               ; preds = %48, %3
  %14 = load i64, ptr %9, align 8
  %15 = load i64, ptr %8, align 8
  %16 = icmp ult i64 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  store i32 2, ptr %10, align 4
  br label %51

18:                                               ; preds = %13
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr @__ltoad_earlier_memory_windows, i64 %19
  store ptr %20, ptr %11, align 8
  %21 = load ptr, ptr %11, align 8
  %22 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = icmp eq ptr %23, %24
  br i1 %25, label %26, label %44

26:                                               ; preds = %18
  %27 = load ptr, ptr %11, align 8
  %28 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %7, align 8
  %31 = icmp eq i64 %29, %30
  br i1 %31, label %32, label %44

32:                                               ; preds = %26
  %33 = load i64, ptr %6, align 8
  %34 = load ptr, ptr %11, align 8
  %35 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = sub i64 %33, %36
  %38 = load ptr, ptr %11, align 8
  %39 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = icmp ult i64 %37, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %32
  %43 = load ptr, ptr %11, align 8
  store ptr %43, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %45

44:                                               ; preds = %32, %26, %18
  store i32 0, ptr %10, align 4
  br label %45

45:                                               ; preds = %44, %42
  %46 = load i32, ptr %10, align 4
  switch i32 %46, label %51 [
    i32 0, label %47
  ]

47:                                               ; preds = %45
  br label %48

48:                                               ; preds = %47
  %49 = load i64, ptr %9, align 8
  %50 = add i64 %49, 1
  store i64 %50, ptr %9, align 8
  br label %13

51:                                               ; preds = %45, %17
  %52 = load i32, ptr %10, align 4
  switch i32 %52, label %54 [
    i32 2, label %53
  ]

53:                                               ; preds = %51
  store ptr null, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %54

54:                                               ; preds = %53, %51
  %55 = load ptr, ptr %4, align 8
  ret ptr %55
}

define linkonce_odr hidden ptr @__ltoad_earlier_memory_new_window(ptr noundef %0, i64 noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca { ptr, i64, i64, i64, ptr, i64, i64 }, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %15 = load i64, ptr @__ltoad_earlier_memory_window_count, align 8
  %16 = icmp eq i64 %15, 512
  br i1 %16, label %17, label %18

17:                                               ; preds = %3
  store ptr null, ptr %4, align 8
  br label %78

18:                                               ; preds = %3
  %19 = load i64, ptr %7, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %27

22:                                               ; preds = %18
  %23 = load i64, ptr %7, align 8
  %24 = icmp ult i64 %23, 8
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, i32 1, i32 2
  br label %27

27:                                               ; preds = %22, %21
  %28 = phi i32 [ 0, %21 ], [ %26, %22 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [3 x i32], ptr @__ltoad_earlier_memory_bits_of_lane, i64 0, i64 %29
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %8, align 4
  br label %32

32:                                               ; preds = %72, %27
  %33 = load i32, ptr %8, align 4
  %34 = icmp sge i32 %33, 32
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 2, ptr %9, align 4
  br label %75

36:                                               ; preds = %32
  %37 = load i32, ptr %8, align 4
  %38 = zext i32 %37 to i64
  %39 = shl i64 1, %38
  store i64 %39, ptr %10, align 8
  %40 = load i64, ptr %10, align 8
  %41 = call ptr @__ltoad_earlier_memory_reserved(i64 noundef %40)
  store ptr %41, ptr %11, align 8
  %42 = load ptr, ptr %11, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %68

44:                                               ; preds = %36
  %45 = load i64, ptr @__ltoad_earlier_memory_window_count, align 8
  %46 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr @__ltoad_earlier_memory_windows, i64 %45
  store ptr %46, ptr %12, align 8
  %47 = load ptr, ptr %12, align 8
  %48 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %13, i32 0, i32 0
  %49 = load ptr, ptr %5, align 8
  store ptr %49, ptr %48, align 8
  %50 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %13, i32 0, i32 1
  %51 = load i64, ptr %6, align 8
  %52 = load i64, ptr %10, align 8
  %53 = sub i64 0, %52
  %54 = and i64 %51, %53
  store i64 %54, ptr %50, align 8
  %55 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %13, i32 0, i32 2
  %56 = load i64, ptr %10, align 8
  store i64 %56, ptr %55, align 8
  %57 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %13, i32 0, i32 3
  %58 = load i64, ptr %7, align 8
  store i64 %58, ptr %57, align 8
  %59 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %13, i32 0, i32 4
  %60 = load ptr, ptr %11, align 8
  store ptr %60, ptr %59, align 8
  %61 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %13, i32 0, i32 5
  %62 = load i64, ptr %10, align 8
  store i64 %62, ptr %61, align 8
  %63 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %13, i32 0, i32 6
  store i64 0, ptr %63, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %13, i64 56, i1 false)
  %64 = load i64, ptr @__ltoad_earlier_memory_window_count, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %14, align 8
  %66 = load i64, ptr %14, align 8
  store atomic i64 %66, ptr @__ltoad_earlier_memory_window_count release, align 8
  %67 = load ptr, ptr %12, align 8
  store ptr %67, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %69

68:                                               ; preds = %36
  store i32 0, ptr %9, align 4
  br label %69

69:                                               ; preds = %68, %44
  %70 = load i32, ptr %9, align 4
  switch i32 %70, label %75 [
    i32 0, label %71
  ]

71:                                               ; preds = %69
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %8, align 4
  %74 = sub nsw i32 %73, 2
  store i32 %74, ptr %8, align 4
  br label %32

75:                                               ; preds = %69, %35
  %76 = load i32, ptr %9, align 4
  switch i32 %76, label %80 [
    i32 2, label %77
    i32 1, label %78
  ]

77:                                               ; preds = %75
  store ptr null, ptr %4, align 8
  br label %78

78:                                               ; preds = %77, %75, %17
  %79 = load ptr, ptr %4, align 8
  ret ptr %79

80:                                               ; preds = %75
  unreachable
}

define linkonce_odr hidden void @__ltoad_earlier_memory_ask(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i8, align 1
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %13, i32 0, i32 5
  %15 = load atomic i64, ptr %14 monotonic, align 8
  store i64 %15, ptr %6, align 8
  %16 = load i64, ptr %6, align 8
  store i64 %16, ptr %5, align 8
  br label %17

17:                                               ; preds = %38, %2
  %18 = load i64, ptr %4, align 8
  %19 = load i64, ptr %5, align 8
  %20 = icmp ult i64 %18, %19
  br i1 %20, label %21, label %36

21:                                               ; preds = %17
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %22, i32 0, i32 5
  %24 = load i64, ptr %4, align 8
  store i64 %24, ptr %7, align 8
  %25 = load i64, ptr %5, align 8
  %26 = load i64, ptr %7, align 8
  %27 = cmpxchg ptr %23, i64 %25, i64 %26 monotonic monotonic, align 8
  %28 = extractvalue { i64, i1 } %27, 0
  %29 = extractvalue { i64, i1 } %27, 1
  br i1 %29, label %31, label %30

30:                                               ; preds = %21
  store i64 %28, ptr %5, align 8
  br label %31

31:                                               ; preds = %30, %21
  %32 = zext i1 %29 to i8
  store i8 %32, ptr %8, align 1
  %33 = load i8, ptr %8, align 1
  %34 = trunc i8 %33 to i1
  %35 = xor i1 %34, true
  br label %36

36:                                               ; preds = %31, %17
  %37 = phi i1 [ false, %17 ], [ %35, %31 ]
  br i1 %37, label %38, label %39

38:                                               ; preds = %36
  br label %17

39:                                               ; preds = %36
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %40, i32 0, i32 6
  %42 = load atomic i64, ptr %41 monotonic, align 8
  store i64 %42, ptr %10, align 8
  %43 = load i64, ptr %10, align 8
  store i64 %43, ptr %9, align 8
  br label %44

44:                                               ; preds = %66, %39
  %45 = load i64, ptr %4, align 8
  %46 = load i64, ptr %9, align 8
  %47 = icmp uge i64 %45, %46
  br i1 %47, label %48, label %64

48:                                               ; preds = %44
  %49 = load ptr, ptr %3, align 8
  %50 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %49, i32 0, i32 6
  %51 = load i64, ptr %4, align 8
  %52 = add i64 %51, 1
  store i64 %52, ptr %11, align 8
  %53 = load i64, ptr %9, align 8
  %54 = load i64, ptr %11, align 8
  %55 = cmpxchg ptr %50, i64 %53, i64 %54 monotonic monotonic, align 8
  %56 = extractvalue { i64, i1 } %55, 0
  %57 = extractvalue { i64, i1 } %55, 1
  br i1 %57, label %59, label %58

58:                                               ; preds = %48
  store i64 %56, ptr %9, align 8
  br label %59

59:                                               ; preds = %58, %48
  %60 = zext i1 %57 to i8
  store i8 %60, ptr %12, align 1
  %61 = load i8, ptr %12, align 1
  %62 = trunc i8 %61 to i1
  %63 = xor i1 %62, true
  br label %64

64:                                               ; preds = %59, %44
  %65 = phi i1 [ false, %44 ], [ %63, %59 ]
  br i1 %65, label %66, label %67

66:                                               ; preds = %64
  br label %44

67:                                               ; preds = %64
  ret void
}

define linkonce_odr hidden ptr @__ltoad_earlier_memory_reserved(i64 noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  %9 = load i64, ptr %3, align 8
  %10 = add i64 %9, 2147483648
  store i64 %10, ptr %4, align 8
  %11 = load i64, ptr @__ltoad_earlier_memory_next, align 8
  store i64 %11, ptr %5, align 8
  br label %12

12:                                               ; preds = %66, %1
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %4, align 8
  %15 = add i64 %13, %14
  %16 = icmp ule i64 %15, 87960930222080
  br i1 %16, label %18, label %17

17:                                               ; preds = %12
  store i32 2, ptr %6, align 4
  br label %69

18:                                               ; preds = %12
  store i32 1064994, ptr %7, align 4
  %19 = load i64, ptr %5, align 8
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = call ptr @mmap(ptr noundef %20, i64 noundef %21, i32 noundef 0, i32 noundef %22, i32 noundef -1, i64 noundef 0)
  store ptr %23, ptr %8, align 8
  %24 = load ptr, ptr %8, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = icmp sge i64 %25, -4096
  br i1 %26, label %27, label %32

27:                                               ; preds = %18
  %28 = load ptr, ptr %8, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = icmp slt i64 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  store i32 4, ptr %6, align 4
  br label %63

32:                                               ; preds = %27, %18
  %33 = load ptr, ptr %8, align 8
  %34 = load i64, ptr %5, align 8
  %35 = inttoptr i64 %34 to ptr
  %36 = icmp eq ptr %33, %35
  br i1 %36, label %37, label %59

37:                                               ; preds = %32
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 1073741824
  %40 = load i64, ptr %3, align 8
  %41 = call i32 @mprotect(ptr noundef %39, i64 noundef %40, i32 noundef 3)
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %59, label %43

43:                                               ; preds = %37
  %44 = load ptr, ptr %8, align 8
  %45 = load i64, ptr %4, align 8
  %46 = call i32 @madvise(ptr noundef %44, i64 noundef %45, i32 noundef 15)
  %47 = load ptr, ptr %8, align 8
  %48 = load i64, ptr %4, align 8
  %49 = call i32 @madvise(ptr noundef %47, i64 noundef %48, i32 noundef 16)
  %50 = load i64, ptr %5, align 8
  %51 = load i64, ptr %4, align 8
  %52 = add i64 %50, %51
  %53 = add i64 %52, 274877906944
  %54 = sub i64 %53, 1
  %55 = udiv i64 %54, 274877906944
  %56 = mul i64 %55, 274877906944
  store i64 %56, ptr @__ltoad_earlier_memory_next, align 8
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds i8, ptr %57, i64 1073741824
  store ptr %58, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %63

59:                                               ; preds = %37, %32
  %60 = load ptr, ptr %8, align 8
  %61 = load i64, ptr %4, align 8
  %62 = call i32 @munmap(ptr noundef %60, i64 noundef %61)
  store i32 0, ptr %6, align 4
  br label %63

63:                                               ; preds = %59, %43, %31
  %64 = load i32, ptr %6, align 4
  switch i32 %64, label %69 [
    i32 0, label %65
    i32 4, label %66
  ]

65:                                               ; preds = %63
  br label %66

66:                                               ; preds = %65, %63
  %67 = load i64, ptr %5, align 8
  %68 = add i64 %67, 274877906944
  store i64 %68, ptr %5, align 8
  br label %12

69:                                               ; preds = %63, %17
  %70 = load i32, ptr %6, align 4
  switch i32 %70, label %72 [
    i32 2, label %71
  ]

71:                                               ; preds = %69
  store ptr null, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %72

72:                                               ; preds = %71, %69
  %73 = load ptr, ptr %2, align 8
  ret ptr %73
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare i32 @mprotect(ptr noundef, i64 noundef, i32 noundef)

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef)

declare i32 @munmap(ptr noundef, i64 noundef)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i64 @write(i32 noundef, ptr noundef, i64 noundef)

define linkonce_odr hidden void @__ltoad_earlier_memory_clear_window(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %6, i32 0, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = and i64 %8, -262144
  store i64 %9, ptr %3, align 8
  %10 = load i64, ptr %3, align 8
  store i64 %10, ptr %4, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %11, i32 0, i32 6
  %13 = load i64, ptr %12, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %14, i32 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = icmp ugt i64 %13, %16
  br i1 %17, label %18, label %27

18:                                               ; preds = %1
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %19, i32 0, i32 6
  %21 = load i64, ptr %20, align 8
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %22, i32 0, i32 5
  %24 = load i64, ptr %23, align 8
  %25 = sub i64 %21, %24
  %26 = icmp ult i64 %25, 268435456
  br label %27

27:                                               ; preds = %18, %1
  %28 = phi i1 [ false, %1 ], [ %26, %18 ]
  %29 = zext i1 %28 to i32
  store i32 %29, ptr %5, align 4
  br label %30

30:                                               ; preds = %62, %27
  %31 = load i32, ptr %5, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %45

33:                                               ; preds = %30
  %34 = load i64, ptr %4, align 8
  %35 = add i64 %34, 262144
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %36, i32 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = icmp ule i64 %35, %38
  br i1 %39, label %40, label %45

40:                                               ; preds = %33
  %41 = load i64, ptr %4, align 8
  %42 = load i64, ptr %3, align 8
  %43 = sub i64 %41, %42
  %44 = icmp ult i64 %43, 268435456
  br label %45

45:                                               ; preds = %40, %33, %30
  %46 = phi i1 [ false, %33 ], [ false, %30 ], [ %44, %40 ]
  br i1 %46, label %47, label %67

47:                                               ; preds = %45
  %48 = load ptr, ptr %2, align 8
  %49 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %48, i32 0, i32 4
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %4, align 8
  %52 = getelementptr inbounds i8, ptr %50, i64 %51
  %53 = call i32 @__ltoad_earlier_memory_clear_chunk(ptr noundef %52)
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %62, label %55

55:                                               ; preds = %47
  %56 = load i64, ptr %4, align 8
  %57 = add i64 %56, 262144
  %58 = load ptr, ptr %2, align 8
  %59 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %58, i32 0, i32 6
  %60 = load i64, ptr %59, align 8
  %61 = icmp ult i64 %57, %60
  br label %62

62:                                               ; preds = %55, %47
  %63 = phi i1 [ true, %47 ], [ %61, %55 ]
  %64 = zext i1 %63 to i32
  store i32 %64, ptr %5, align 4
  %65 = load i64, ptr %4, align 8
  %66 = add i64 %65, 262144
  store i64 %66, ptr %4, align 8
  br label %30

67:                                               ; preds = %45
  %68 = load ptr, ptr %2, align 8
  %69 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %68, i32 0, i32 4
  %70 = load ptr, ptr %69, align 8
  %71 = load i64, ptr %3, align 8
  %72 = load ptr, ptr %2, align 8
  %73 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %72, i32 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = icmp ult i64 %71, %74
  br i1 %75, label %76, label %78

76:                                               ; preds = %67
  %77 = load i64, ptr %3, align 8
  br label %82

78:                                               ; preds = %67
  %79 = load ptr, ptr %2, align 8
  %80 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %79, i32 0, i32 2
  %81 = load i64, ptr %80, align 8
  br label %82

82:                                               ; preds = %78, %76
  %83 = phi i64 [ %77, %76 ], [ %81, %78 ]
  call void @__ltoad_earlier_memory_drop(ptr noundef %70, i64 noundef %83)
  %84 = load i64, ptr %3, align 8
  %85 = load ptr, ptr %2, align 8
  %86 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %85, i32 0, i32 2
  %87 = load i64, ptr %86, align 8
  %88 = icmp ult i64 %84, %87
  br i1 %88, label %89, label %100

89:                                               ; preds = %82
  %90 = load ptr, ptr %2, align 8
  %91 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %90, i32 0, i32 4
  %92 = load ptr, ptr %91, align 8
  %93 = load i64, ptr %4, align 8
  %94 = getelementptr inbounds i8, ptr %92, i64 %93
  %95 = load ptr, ptr %2, align 8
  %96 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %95, i32 0, i32 2
  %97 = load i64, ptr %96, align 8
  %98 = load i64, ptr %4, align 8
  %99 = sub i64 %97, %98
  call void @__ltoad_earlier_memory_drop(ptr noundef %94, i64 noundef %99)
  br label %100

100:                                              ; preds = %89, %82
  %101 = load ptr, ptr %2, align 8
  %102 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %101, i32 0, i32 2
  %103 = load i64, ptr %102, align 8
  %104 = load ptr, ptr %2, align 8
  %105 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %104, i32 0, i32 5
  store i64 %103, ptr %105, align 8
  %106 = load ptr, ptr %2, align 8
  %107 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %106, i32 0, i32 6
  store i64 0, ptr %107, align 8
  ret void
}

define linkonce_odr hidden i32 @__ltoad_earlier_memory_clear_chunk(ptr noundef %0) nounwind {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca [64 x i8], align 16
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 0, ptr %5, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 0
  %13 = call i32 @mincore(ptr noundef %11, i64 noundef 262144, ptr noundef %12)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %1
  %16 = load ptr, ptr %3, align 8
  call void @__ltoad_earlier_memory_drop(ptr noundef %16, i64 noundef 262144)
  store i32 0, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %134

17:                                               ; preds = %1
  store i64 0, ptr %7, align 8
  br label %18

18:                                               ; preds = %48, %17
  %19 = load i64, ptr %7, align 8
  %20 = icmp ult i64 %19, 64
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  store i32 2, ptr %6, align 4
  br label %51

22:                                               ; preds = %18
  %23 = load i64, ptr %7, align 8
  %24 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = and i32 %26, 1
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %42, label %29

29:                                               ; preds = %22
  %30 = load i64, ptr %7, align 8
  %31 = icmp ne i64 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = load i64, ptr %7, align 8
  %34 = sub i64 %33, 1
  %35 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = and i32 %37, 1
  %39 = icmp ne i32 %38, 0
  br label %40

40:                                               ; preds = %32, %29
  %41 = phi i1 [ true, %29 ], [ %39, %32 ]
  br label %42

42:                                               ; preds = %40, %22
  %43 = phi i1 [ false, %22 ], [ %41, %40 ]
  %44 = zext i1 %43 to i32
  %45 = sext i32 %44 to i64
  %46 = load i64, ptr %5, align 8
  %47 = add i64 %46, %45
  store i64 %47, ptr %5, align 8
  br label %48

48:                                               ; preds = %42
  %49 = load i64, ptr %7, align 8
  %50 = add i64 %49, 1
  store i64 %50, ptr %7, align 8
  br label %18

51:                                               ; preds = %21
  %52 = load i64, ptr %5, align 8
  %53 = icmp ugt i64 %52, 16
  br i1 %53, label %54, label %56

54:                                               ; preds = %51
  %55 = load ptr, ptr %3, align 8
  call void @__ltoad_earlier_memory_drop(ptr noundef %55, i64 noundef 262144)
  store i32 0, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %134

56:                                               ; preds = %51
  store i64 0, ptr %8, align 8
  br label %57

57:                                               ; preds = %127, %56
  %58 = load i64, ptr %8, align 8
  %59 = icmp ult i64 %58, 64
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 5, ptr %6, align 4
  br label %129

61:                                               ; preds = %57
  %62 = load i64, ptr %8, align 8
  %63 = add i64 %62, 1
  store i64 %63, ptr %9, align 8
  br label %64

64:                                               ; preds = %83, %61
  %65 = load i64, ptr %9, align 8
  %66 = icmp ult i64 %65, 64
  br i1 %66, label %67, label %80

67:                                               ; preds = %64
  %68 = load i64, ptr %9, align 8
  %69 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 %68
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i32
  %72 = load i64, ptr %8, align 8
  %73 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 %72
  %74 = load i8, ptr %73, align 1
  %75 = zext i8 %74 to i32
  %76 = xor i32 %71, %75
  %77 = and i32 %76, 1
  %78 = icmp ne i32 %77, 0
  %79 = xor i1 %78, true
  br label %80

80:                                               ; preds = %67, %64
  %81 = phi i1 [ false, %64 ], [ %79, %67 ]
  br i1 %81, label %82, label %86

82:                                               ; preds = %80
  br label %83

83:                                               ; preds = %82
  %84 = load i64, ptr %9, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %9, align 8
  br label %64

86:                                               ; preds = %80
  %87 = load i64, ptr %8, align 8
  %88 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 %87
  %89 = load i8, ptr %88, align 1
  %90 = zext i8 %89 to i32
  %91 = and i32 %90, 1
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %102, label %93

93:                                               ; preds = %86
  %94 = load ptr, ptr %3, align 8
  %95 = load i64, ptr %8, align 8
  %96 = mul i64 %95, 4096
  %97 = getelementptr inbounds i8, ptr %94, i64 %96
  %98 = load i64, ptr %9, align 8
  %99 = load i64, ptr %8, align 8
  %100 = sub i64 %98, %99
  %101 = mul i64 %100, 4096
  call void @__ltoad_earlier_memory_drop(ptr noundef %97, i64 noundef %101)
  br label %102

102:                                              ; preds = %93, %86
  %103 = load i64, ptr %8, align 8
  store i64 %103, ptr %10, align 8
  br label %104

104:                                              ; preds = %123, %102
  %105 = load i64, ptr %10, align 8
  %106 = load i64, ptr %9, align 8
  %107 = icmp ult i64 %105, %106
  br i1 %107, label %108, label %115

108:                                              ; preds = %104
  %109 = load i64, ptr %8, align 8
  %110 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 %109
  %111 = load i8, ptr %110, align 1
  %112 = zext i8 %111 to i32
  %113 = and i32 %112, 1
  %114 = icmp ne i32 %113, 0
  br label %115

115:                                              ; preds = %108, %104
  %116 = phi i1 [ false, %104 ], [ %114, %108 ]
  br i1 %116, label %118, label %117

117:                                              ; preds = %115
  store i32 11, ptr %6, align 4
  br label %126

118:                                              ; preds = %115
  %119 = load ptr, ptr %3, align 8
  %120 = load i64, ptr %10, align 8
  %121 = mul i64 %120, 4096
  %122 = getelementptr inbounds i8, ptr %119, i64 %121
  call void @__ltoad_earlier_memory_clear_page(ptr noundef %122)
  br label %123

123:                                              ; preds = %118
  %124 = load i64, ptr %10, align 8
  %125 = add i64 %124, 1
  store i64 %125, ptr %10, align 8
  br label %104

126:                                              ; preds = %117
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %9, align 8
  store i64 %128, ptr %8, align 8
  br label %57

129:                                              ; preds = %60
  %130 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 63
  %131 = load i8, ptr %130, align 1
  %132 = zext i8 %131 to i32
  %133 = and i32 %132, 1
  store i32 %133, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %134

134:                                              ; preds = %129, %54, %15
  %135 = load i32, ptr %2, align 4
  ret i32 %135
}

define linkonce_odr hidden void @__ltoad_earlier_memory_drop(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %2
  %8 = load ptr, ptr %3, align 8
  %9 = load i64, ptr %4, align 8
  %10 = call i32 @madvise(ptr noundef %8, i64 noundef %9, i32 noundef 4)
  br label %11

11:                                               ; preds = %7, %2
  ret void
}

declare i32 @mincore(ptr noundef, i64 noundef, ptr noundef)

define linkonce_odr hidden void @__ltoad_earlier_memory_clear_page(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store i64 0, ptr %3, align 8
  store i64 0, ptr %4, align 8
  br label %5

5:                                                ; preds = %16, %1
  %6 = load i64, ptr %4, align 8
  %7 = icmp ult i64 %6, 4096
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  br label %19

9:                                                ; preds = %5
  %10 = load ptr, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %3, align 8
  %15 = or i64 %14, %13
  store i64 %15, ptr %3, align 8
  br label %16

16:                                               ; preds = %9
  %17 = load i64, ptr %4, align 8
  %18 = add i64 %17, 8
  store i64 %18, ptr %4, align 8
  br label %5

19:                                               ; preds = %8
  %20 = load i64, ptr %3, align 8
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  %23 = load ptr, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %23, i8 0, i64 4096, i1 false)
  br label %24

24:                                               ; preds = %22, %19
  ret void
}
