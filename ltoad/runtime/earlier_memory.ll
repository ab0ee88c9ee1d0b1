

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
@__ltoad_earlier_memory_seat_of_thread = linkonce_odr hidden thread_local global i64 0, align 8
@__ltoad_earlier_memory_.str.5 = linkonce_odr hidden constant [130 x i8] c"ltoad: there is no address space for the shadows of what static variables lead to; raise the limit of virtual memory (ulimit -v)\0A\00", align 1
@__ltoad_earlier_memory_bits_of_lane = linkonce_odr hidden constant [3 x i32] [i32 42, i32 40, i32 38], align 4
@__ltoad_earlier_memory_.str.6 = linkonce_odr hidden constant [11 x i8] c"LD_PRELOAD\00", align 1
@__ltoad_earlier_memory_.str.7 = linkonce_odr hidden constant [10 x i8] c"vgpreload\00", align 1
@__ltoad_earlier_memory_next = linkonce_odr hidden global i64 8796093022208, align 8
@__ltoad_earlier_memory_.str.8 = linkonce_odr hidden constant [110 x i8] c"ltoad: too many threads ask for derivatives at once (64), where static variables lead to objects from before\0A\00", align 1
@__ltoad_earlier_memory_modules_of_thread = linkonce_odr hidden thread_local global i64 0, align 8
@__ltoad_earlier_memory_.str.9 = linkonce_odr hidden constant [172 x i8] c"ltoad: derivatives are asked for in several threads at once, which start threads themselves, and static variables lead to objects from before; ask for one after the other\0A\00", align 1

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
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %21 = load atomic i64, ptr @__ltoad_earlier_memory_turns acquire, align 8
  store i64 %21, ptr %9, align 8
  %22 = load i64, ptr %9, align 8
  store i64 %22, ptr %8, align 8
  %23 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__ltoad_earlier_memory_findings)
  %24 = getelementptr inbounds [256 x { ptr, ptr, ptr, i64 }], ptr %23, i64 0, i64 0
  %25 = load ptr, ptr %7, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = udiv i64 %26, 16
  %28 = urem i64 %27, 256
  %29 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %24, i64 %28
  store ptr %29, ptr %10, align 8
  %30 = load ptr, ptr %10, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %7, align 8
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %51

35:                                               ; preds = %3
  %36 = load ptr, ptr %10, align 8
  %37 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %36, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %6, align 8
  %40 = icmp eq ptr %38, %39
  br i1 %40, label %41, label %51

41:                                               ; preds = %35
  %42 = load ptr, ptr %10, align 8
  %43 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %42, i32 0, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %8, align 8
  %46 = icmp eq i64 %44, %45
  br i1 %46, label %47, label %51

47:                                               ; preds = %41
  %48 = load ptr, ptr %10, align 8
  %49 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %48, i32 0, i32 2
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %180

51:                                               ; preds = %41, %35, %3
  store i64 0, ptr %12, align 8
  br label %52

52:                                               ; preds = %101, %51
  %53 = load i64, ptr %12, align 8
  %54 = load ptr, ptr %5, align 8
  %55 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %54, i32 0, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = icmp ult i64 %53, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %52
  store i32 2, ptr %11, align 4
  br label %104

59:                                               ; preds = %52
  %60 = load ptr, ptr %5, align 8
  %61 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %60, i32 0, i32 0
  %62 = load ptr, ptr %61, align 8
  %63 = load i64, ptr %12, align 8
  %64 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %62, i64 %63
  store ptr %64, ptr %13, align 8
  %65 = load ptr, ptr %7, align 8
  %66 = ptrtoint ptr %65 to i64
  %67 = load ptr, ptr %13, align 8
  %68 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %67, i32 0, i32 2
  %69 = load ptr, ptr %68, align 8
  %70 = ptrtoint ptr %69 to i64
  %71 = sub i64 %66, %70
  %72 = load ptr, ptr %13, align 8
  %73 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %72, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp ult i64 %71, %74
  br i1 %75, label %76, label %97

76:                                               ; preds = %59
  %77 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %77, ptr %14, align 8
  %78 = load ptr, ptr %5, align 8
  %79 = load ptr, ptr %6, align 8
  %80 = load i64, ptr %14, align 8
  %81 = load ptr, ptr %13, align 8
  %82 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %81, i32 0, i32 3
  %83 = load i64, ptr %82, align 8
  %84 = call ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %78, ptr noundef %79, i64 noundef %80, i64 noundef %83)
  store ptr %84, ptr %15, align 8
  %85 = load ptr, ptr %5, align 8
  %86 = load i64, ptr %14, align 8
  call void @__ltoad_earlier_memory_note_use(ptr noundef %85, i64 noundef %86)
  %87 = load ptr, ptr %10, align 8
  %88 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %16, i32 0, i32 0
  %89 = load ptr, ptr %7, align 8
  store ptr %89, ptr %88, align 8
  %90 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %16, i32 0, i32 1
  %91 = load ptr, ptr %6, align 8
  store ptr %91, ptr %90, align 8
  %92 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %16, i32 0, i32 2
  %93 = load ptr, ptr %15, align 8
  store ptr %93, ptr %92, align 8
  %94 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %16, i32 0, i32 3
  %95 = load i64, ptr %8, align 8
  store i64 %95, ptr %94, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %16, i64 32, i1 false)
  %96 = load ptr, ptr %15, align 8
  store ptr %96, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %98

97:                                               ; preds = %59
  store i32 0, ptr %11, align 4
  br label %98

98:                                               ; preds = %97, %76
  %99 = load i32, ptr %11, align 4
  switch i32 %99, label %104 [
    i32 0, label %100
  ]

100:                                              ; preds = %98
  br label %101

101:                                              ; preds = %100
  %102 = load i64, ptr %12, align 8
  %103 = add i64 %102, 1
  store i64 %103, ptr %12, align 8
  br label %52

104:                                              ; preds = %98, %58
  %105 = load i32, ptr %11, align 4
  switch i32 %105, label %180 [
    i32 2, label %106
  ]

106:                                              ; preds = %104
  %107 = load ptr, ptr %5, align 8
  %108 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %107, i32 0, i32 4
  %109 = load atomic i64, ptr %108 acquire, align 8
  store i64 %109, ptr %18, align 8
  %110 = load i64, ptr %18, align 8
  store i64 %110, ptr %17, align 8
  store i64 0, ptr %19, align 8
  br label %111

111:                                              ; preds = %173, %106
  %112 = load i64, ptr %19, align 8
  %113 = load i64, ptr %17, align 8
  %114 = icmp ult i64 %112, %113
  br i1 %114, label %115, label %119

115:                                              ; preds = %111
  %116 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %117 = load i64, ptr %116, align 8
  %118 = icmp ne i64 %117, 0
  br label %119

119:                                              ; preds = %115, %111
  %120 = phi i1 [ false, %111 ], [ %118, %115 ]
  br i1 %120, label %122, label %121

121:                                              ; preds = %119
  store i32 5, ptr %11, align 4
  br label %176

122:                                              ; preds = %119
  %123 = load ptr, ptr %5, align 8
  %124 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %123, i32 0, i32 5
  %125 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %124, i64 0, i64 0
  %126 = load i64, ptr %19, align 8
  %127 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %125, i64 %126
  store ptr %127, ptr %20, align 8
  %128 = load ptr, ptr %20, align 8
  %129 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %130 = load i64, ptr %129, align 8
  %131 = sub i64 %130, 1
  %132 = call i32 @__ltoad_earlier_memory_sits_at(ptr noundef %128, i64 noundef %131)
  %133 = icmp ne i32 %132, 0
  br i1 %133, label %134, label %139

134:                                              ; preds = %122
  %135 = load ptr, ptr %20, align 8
  %136 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %135, i32 0, i32 2
  %137 = load i64, ptr %136, align 8
  %138 = icmp ne i64 %137, 0
  br i1 %138, label %140, label %139

139:                                              ; preds = %134, %122
  store i32 7, ptr %11, align 4
  br label %170

140:                                              ; preds = %134
  %141 = load ptr, ptr %7, align 8
  %142 = ptrtoint ptr %141 to i64
  %143 = load ptr, ptr %20, align 8
  %144 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %143, i32 0, i32 0
  %145 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %144, i32 0, i32 2
  %146 = load ptr, ptr %145, align 8
  %147 = ptrtoint ptr %146 to i64
  %148 = sub i64 %142, %147
  %149 = load ptr, ptr %20, align 8
  %150 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %149, i32 0, i32 0
  %151 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %150, i32 0, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = icmp ult i64 %148, %152
  br i1 %153, label %154, label %169

154:                                              ; preds = %140
  %155 = load ptr, ptr %5, align 8
  %156 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %157 = load i64, ptr %156, align 8
  %158 = sub i64 %157, 1
  call void @__ltoad_earlier_memory_note_use(ptr noundef %155, i64 noundef %158)
  %159 = load ptr, ptr %5, align 8
  %160 = load ptr, ptr %6, align 8
  %161 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_earlier_memory_seat_of_thread)
  %162 = load i64, ptr %161, align 8
  %163 = sub i64 %162, 1
  %164 = load ptr, ptr %20, align 8
  %165 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %164, i32 0, i32 0
  %166 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %165, i32 0, i32 3
  %167 = load i64, ptr %166, align 8
  %168 = call ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %159, ptr noundef %160, i64 noundef %163, i64 noundef %167)
  store ptr %168, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %170

169:                                              ; preds = %140
  store i32 0, ptr %11, align 4
  br label %170

170:                                              ; preds = %169, %154, %139
  %171 = load i32, ptr %11, align 4
  switch i32 %171, label %176 [
    i32 0, label %172
    i32 7, label %173
  ]

172:                                              ; preds = %170
  br label %173

173:                                              ; preds = %172, %170
  %174 = load i64, ptr %19, align 8
  %175 = add i64 %174, 1
  store i64 %175, ptr %19, align 8
  br label %111

176:                                              ; preds = %170, %121
  %177 = load i32, ptr %11, align 4
  switch i32 %177, label %179 [
    i32 5, label %178
  ]

178:                                              ; preds = %176
  store ptr null, ptr %4, align 8
  store i32 1, ptr %11, align 4
  br label %179

179:                                              ; preds = %178, %176
  br label %180

180:                                              ; preds = %179, %104, %47
  %181 = load ptr, ptr %4, align 8
  ret ptr %181
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
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store ptr null, ptr %10, align 8
  store i64 0, ptr %11, align 8
  br label %19

19:                                               ; preds = %41, %4
  %20 = load i64, ptr %11, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ult i64 %20, %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %19
  %26 = load ptr, ptr %10, align 8
  %27 = icmp ne ptr %26, null
  %28 = xor i1 %27, true
  br label %29

29:                                               ; preds = %25, %19
  %30 = phi i1 [ false, %19 ], [ %28, %25 ]
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  br label %44

32:                                               ; preds = %29
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = load i64, ptr %11, align 8
  %37 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %35, i64 %36
  %38 = load ptr, ptr %7, align 8
  %39 = load i64, ptr %9, align 8
  %40 = call ptr @__ltoad_earlier_memory_shadow_in(ptr noundef %37, ptr noundef %38, i64 noundef %39)
  store ptr %40, ptr %10, align 8
  br label %41

41:                                               ; preds = %32
  %42 = load i64, ptr %11, align 8
  %43 = add i64 %42, 1
  store i64 %43, ptr %11, align 8
  br label %19

44:                                               ; preds = %31
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %45, i32 0, i32 4
  %47 = load atomic i64, ptr %46 acquire, align 8
  store i64 %47, ptr %13, align 8
  %48 = load i64, ptr %13, align 8
  store i64 %48, ptr %12, align 8
  store i64 0, ptr %14, align 8
  br label %49

49:                                               ; preds = %79, %44
  %50 = load i64, ptr %14, align 8
  %51 = load i64, ptr %12, align 8
  %52 = icmp ult i64 %50, %51
  br i1 %52, label %53, label %57

53:                                               ; preds = %49
  %54 = load ptr, ptr %10, align 8
  %55 = icmp ne ptr %54, null
  %56 = xor i1 %55, true
  br label %57

57:                                               ; preds = %53, %49
  %58 = phi i1 [ false, %49 ], [ %56, %53 ]
  br i1 %58, label %60, label %59

59:                                               ; preds = %57
  br label %82

60:                                               ; preds = %57
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %61, i32 0, i32 5
  %63 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %62, i64 0, i64 0
  %64 = load i64, ptr %14, align 8
  %65 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %63, i64 %64
  %66 = load i64, ptr %8, align 8
  %67 = call i32 @__ltoad_earlier_memory_sits_at(ptr noundef %65, i64 noundef %66)
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %78

69:                                               ; preds = %60
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %70, i32 0, i32 5
  %72 = load i64, ptr %14, align 8
  %73 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %71, i64 0, i64 %72
  %74 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %73, i32 0, i32 0
  %75 = load ptr, ptr %7, align 8
  %76 = load i64, ptr %9, align 8
  %77 = call ptr @__ltoad_earlier_memory_shadow_in(ptr noundef %74, ptr noundef %75, i64 noundef %76)
  store ptr %77, ptr %10, align 8
  br label %78

78:                                               ; preds = %69, %60
  br label %79

79:                                               ; preds = %78
  %80 = load i64, ptr %14, align 8
  %81 = add i64 %80, 1
  store i64 %81, ptr %14, align 8
  br label %49

82:                                               ; preds = %59
  store i64 0, ptr %15, align 8
  br label %83

83:                                               ; preds = %113, %82
  %84 = load i64, ptr %15, align 8
  %85 = load i64, ptr %12, align 8
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = load ptr, ptr %10, align 8
  %89 = icmp ne ptr %88, null
  %90 = xor i1 %89, true
  br label %91

91:                                               ; preds = %87, %83
  %92 = phi i1 [ false, %83 ], [ %90, %87 ]
  br i1 %92, label %94, label %93

93:                                               ; preds = %91
  br label %116

94:                                               ; preds = %91
  %95 = load ptr, ptr %6, align 8
  %96 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %95, i32 0, i32 5
  %97 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %96, i64 0, i64 0
  %98 = load i64, ptr %15, align 8
  %99 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %97, i64 %98
  %100 = load i64, ptr %8, align 8
  %101 = call i32 @__ltoad_earlier_memory_sits_at(ptr noundef %99, i64 noundef %100)
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %103, label %112

103:                                              ; preds = %94
  %104 = load ptr, ptr %6, align 8
  %105 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %104, i32 0, i32 5
  %106 = load i64, ptr %15, align 8
  %107 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %105, i64 0, i64 %106
  %108 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %107, i32 0, i32 0
  %109 = load ptr, ptr %7, align 8
  %110 = load i64, ptr %9, align 8
  %111 = call ptr @__ltoad_earlier_memory_shadow_behind(ptr noundef %108, ptr noundef %109, i64 noundef %110)
  store ptr %111, ptr %10, align 8
  br label %112

112:                                              ; preds = %103, %94
  br label %113

113:                                              ; preds = %112
  %114 = load i64, ptr %15, align 8
  %115 = add i64 %114, 1
  store i64 %115, ptr %15, align 8
  br label %83

116:                                              ; preds = %93
  %117 = load ptr, ptr %10, align 8
  %118 = icmp ne ptr %117, null
  br i1 %118, label %119, label %121

119:                                              ; preds = %116
  %120 = load ptr, ptr %10, align 8
  store ptr %120, ptr %5, align 8
  store i32 1, ptr %16, align 4
  br label %170

121:                                              ; preds = %116
  %122 = load i64, ptr %8, align 8
  %123 = mul i64 %122, 65536
  %124 = load i64, ptr %9, align 8
  %125 = add i64 %123, %124
  store i64 %125, ptr %17, align 8
  %126 = load ptr, ptr %6, align 8
  %127 = load ptr, ptr %7, align 8
  %128 = ptrtoint ptr %127 to i64
  %129 = load i64, ptr %17, align 8
  %130 = call ptr @__ltoad_earlier_memory_window_of(ptr noundef %126, i64 noundef %128, i64 noundef %129)
  store ptr %130, ptr %18, align 8
  %131 = load ptr, ptr %18, align 8
  %132 = icmp ne ptr %131, null
  br i1 %132, label %148, label %133

133:                                              ; preds = %121
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %134 = load ptr, ptr %6, align 8
  %135 = load ptr, ptr %7, align 8
  %136 = ptrtoint ptr %135 to i64
  %137 = load i64, ptr %17, align 8
  %138 = call ptr @__ltoad_earlier_memory_window_of(ptr noundef %134, i64 noundef %136, i64 noundef %137)
  store ptr %138, ptr %18, align 8
  %139 = load ptr, ptr %18, align 8
  %140 = icmp ne ptr %139, null
  br i1 %140, label %147, label %141

141:                                              ; preds = %133
  %142 = load ptr, ptr %6, align 8
  %143 = load ptr, ptr %7, align 8
  %144 = ptrtoint ptr %143 to i64
  %145 = load i64, ptr %17, align 8
  %146 = call ptr @__ltoad_earlier_memory_new_window(ptr noundef %142, i64 noundef %144, i64 noundef %145)
  store ptr %146, ptr %18, align 8
  br label %147

147:                                              ; preds = %141, %133
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  br label %148

148:                                              ; preds = %147, %121
  %149 = load ptr, ptr %18, align 8
  %150 = icmp ne ptr %149, null
  br i1 %150, label %152, label %151

151:                                              ; preds = %148
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.5)
  br label %152

152:                                              ; preds = %151, %148
  %153 = load ptr, ptr %18, align 8
  %154 = load ptr, ptr %7, align 8
  %155 = ptrtoint ptr %154 to i64
  %156 = load ptr, ptr %18, align 8
  %157 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %156, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  %159 = sub i64 %155, %158
  call void @__ltoad_earlier_memory_ask(ptr noundef %153, i64 noundef %159)
  %160 = load ptr, ptr %18, align 8
  %161 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %160, i32 0, i32 4
  %162 = load ptr, ptr %161, align 8
  %163 = load ptr, ptr %7, align 8
  %164 = ptrtoint ptr %163 to i64
  %165 = load ptr, ptr %18, align 8
  %166 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %165, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  %168 = sub i64 %164, %167
  %169 = getelementptr inbounds i8, ptr %162, i64 %168
  store ptr %169, ptr %5, align 8
  store i32 1, ptr %16, align 4
  br label %170

170:                                              ; preds = %152, %119
  %171 = load ptr, ptr %5, align 8
  ret ptr %171
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
  %17 = add nsw i64 %16, 8
  %18 = load i64, ptr %9, align 8
  %19 = icmp sle i64 %17, %18
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
  %49 = add nsw i64 %48, %47
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
  br i1 %10, label %11, label %13

11:                                               ; preds = %5
  %12 = call i32 @sched_yield()
  br label %5

13:                                               ; preds = %5
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
  br label %7

7:                                                ; preds = %31, %2
  %8 = load i64, ptr %5, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %9, i32 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %8, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  br label %34

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %15, i32 0, i32 5
  %17 = load i64, ptr %5, align 8
  %18 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %16, i64 0, i64 %17
  %19 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %18, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = load i64, ptr %4, align 8
  %22 = icmp eq i64 %20, %21
  br i1 %22, label %23, label %30

23:                                               ; preds = %14
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %24, i32 0, i32 5
  %26 = load i64, ptr %5, align 8
  %27 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %25, i64 0, i64 %26
  %28 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %27, i32 0, i32 1
  store i64 -1, ptr %6, align 8
  %29 = load i64, ptr %6, align 8
  store atomic i64 %29, ptr %28 release, align 8
  br label %30

30:                                               ; preds = %23, %14
  br label %31

31:                                               ; preds = %30
  %32 = load i64, ptr %5, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %5, align 8
  br label %7

34:                                               ; preds = %13
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
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.8)
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
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %7, align 8
  store ptr %13, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 1
  %15 = load i64, ptr %8, align 8
  %16 = icmp eq i64 %15, -1
  br i1 %16, label %17, label %18

17:                                               ; preds = %5
  br label %20

18:                                               ; preds = %5
  %19 = load i64, ptr %8, align 8
  br label %20

20:                                               ; preds = %18, %17
  %21 = phi i64 [ 1, %17 ], [ %19, %18 ]
  store i64 %21, ptr %14, align 8
  %22 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 2
  %23 = load ptr, ptr %9, align 8
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 3
  %25 = load i64, ptr %10, align 8
  store i64 %25, ptr %24, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %26 = load ptr, ptr %7, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %34

28:                                               ; preds = %20
  %29 = load ptr, ptr %9, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = load ptr, ptr %6, align 8
  %33 = call i32 @__ltoad_earlier_memory_add_argument(ptr noundef %32, ptr noundef byval({ ptr, i64, ptr, i64 }) align 8 %11, i64 noundef 0)
  br label %34

34:                                               ; preds = %31, %28, %20
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden i32 @__ltoad_earlier_memory_add_argument(ptr noundef %0, ptr noundef byval({ ptr, i64, ptr, i64 }) align 8 %1, i64 noundef %2) nounwind {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %14, i32 0, i32 4
  %16 = load i64, ptr %15, align 8
  store i64 %16, ptr %8, align 8
  br label %17

17:                                               ; preds = %31, %3
  %18 = load i64, ptr %7, align 8
  %19 = load i64, ptr %8, align 8
  %20 = icmp ult i64 %18, %19
  br i1 %20, label %21, label %29

21:                                               ; preds = %17
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %22, i32 0, i32 5
  %24 = load i64, ptr %7, align 8
  %25 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %23, i64 0, i64 %24
  %26 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %25, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = icmp ne i64 %27, -1
  br label %29

29:                                               ; preds = %21, %17
  %30 = phi i1 [ false, %17 ], [ %28, %21 ]
  br i1 %30, label %31, label %34

31:                                               ; preds = %29
  %32 = load i64, ptr %7, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %7, align 8
  br label %17

34:                                               ; preds = %29
  %35 = load i64, ptr %7, align 8
  %36 = icmp eq i64 %35, 128
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  store i32 0, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %66

38:                                               ; preds = %34
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %39, i32 0, i32 5
  %41 = getelementptr inbounds [128 x { { ptr, i64, ptr, i64 }, i64, i64 }], ptr %40, i64 0, i64 0
  %42 = load i64, ptr %7, align 8
  %43 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %41, i64 %42
  store ptr %43, ptr %10, align 8
  %44 = load ptr, ptr %10, align 8
  %45 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %44, i32 0, i32 1
  store i64 -1, ptr %11, align 8
  %46 = load i64, ptr %11, align 8
  store atomic i64 %46, ptr %45 release, align 8
  %47 = load ptr, ptr %10, align 8
  %48 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %47, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %1, i64 32, i1 false)
  %49 = load i64, ptr %6, align 8
  %50 = load ptr, ptr %10, align 8
  %51 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %50, i32 0, i32 2
  store i64 %49, ptr %51, align 8
  %52 = load ptr, ptr %10, align 8
  %53 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %52, i32 0, i32 1
  %54 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %54, ptr %12, align 8
  %55 = load i64, ptr %12, align 8
  store atomic i64 %55, ptr %53 release, align 8
  %56 = load i64, ptr %7, align 8
  %57 = load i64, ptr %8, align 8
  %58 = icmp eq i64 %56, %57
  br i1 %58, label %59, label %65

59:                                               ; preds = %38
  %60 = load ptr, ptr %5, align 8
  %61 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %60, i32 0, i32 4
  %62 = load i64, ptr %8, align 8
  %63 = add i64 %62, 1
  store i64 %63, ptr %13, align 8
  %64 = load i64, ptr %13, align 8
  store atomic i64 %64, ptr %61 release, align 8
  br label %65

65:                                               ; preds = %59, %38
  store i32 1, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %66

66:                                               ; preds = %65, %37
  %67 = load i32, ptr %4, align 4
  ret i32 %67
}

define linkonce_odr hidden void @__ltoad_earlier_own(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca { ptr, i64, ptr, i64 }, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  %13 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 0
  %14 = load ptr, ptr %7, align 8
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 1
  %16 = load i64, ptr %8, align 8
  store i64 %16, ptr %15, align 8
  %17 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 2
  %18 = load ptr, ptr %9, align 8
  store ptr %18, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %11, i32 0, i32 3
  %20 = load i64, ptr %10, align 8
  store i64 %20, ptr %19, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %21 = load ptr, ptr %6, align 8
  %22 = call i32 @__ltoad_earlier_memory_add_argument(ptr noundef %21, ptr noundef byval({ ptr, i64, ptr, i64 }) align 8 %11, i64 noundef 1)
  store i32 %22, ptr %12, align 4
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  %23 = load i32, ptr %12, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %5
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.2)
  br label %26

26:                                               ; preds = %25, %5
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
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %12 = load ptr, ptr %6, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %13, i32 0, i32 0
  store ptr %12, ptr %14, align 8
  %15 = load i64, ptr %7, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %16, i32 0, i32 1
  store i64 %15, ptr %17, align 8
  %18 = load ptr, ptr %8, align 8
  %19 = call i64 @__ltoad_earlier_memory_take_seat(ptr noundef %18)
  store i64 %19, ptr %9, align 8
  %20 = load ptr, ptr %8, align 8
  %21 = load i32, ptr %20, align 4
  %22 = and i32 %21, 2
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %4
  %25 = load ptr, ptr %5, align 8
  %26 = load i64, ptr %9, align 8
  call void @__ltoad_earlier_memory_forget_arguments(ptr noundef %25, i64 noundef %26)
  br label %27

27:                                               ; preds = %24, %4
  %28 = load ptr, ptr %8, align 8
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, -3
  store i32 %30, ptr %28, align 4
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %31, i32 0, i32 3
  %33 = load i64, ptr %9, align 8
  %34 = shl i64 1, %33
  %35 = xor i64 %34, -1
  store i64 %35, ptr %10, align 8
  %36 = load i64, ptr %10, align 8
  %37 = atomicrmw and ptr %32, i64 %36 monotonic, align 8
  store i64 %37, ptr %11, align 8
  %38 = load i64, ptr %11, align 8
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %39, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %9, align 8
  %43 = lshr i64 %41, %42
  %44 = and i64 %43, 1
  %45 = icmp ne i64 %44, 0
  br i1 %45, label %46, label %49

46:                                               ; preds = %27
  %47 = load ptr, ptr %5, align 8
  %48 = load i64, ptr %9, align 8
  call void @__ltoad_earlier_memory_clear(ptr noundef %47, i64 noundef %48)
  br label %49

49:                                               ; preds = %46, %27
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
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.9)
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

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define linkonce_odr hidden void @__ltoad_earlier_leave(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load atomic i64, ptr @__ltoad_earlier_memory_taken acquire, align 8
  store i64 %7, ptr %5, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %2
  br label %27

11:                                               ; preds = %2
  %12 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %12, ptr %6, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %13, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = load i64, ptr %6, align 8
  %17 = lshr i64 %15, %16
  %18 = and i64 %17, 1
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %11
  %21 = load ptr, ptr %3, align 8
  %22 = load i64, ptr %6, align 8
  call void @__ltoad_earlier_memory_clear(ptr noundef %21, i64 noundef %22)
  br label %23

23:                                               ; preds = %20, %11
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %24 = load ptr, ptr %3, align 8
  %25 = load i64, ptr %6, align 8
  call void @__ltoad_earlier_memory_forget_arguments(ptr noundef %24, i64 noundef %25)
  %26 = load ptr, ptr %4, align 8
  call void @__ltoad_earlier_memory_give_back_seat(ptr noundef %26)
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  br label %27

27:                                               ; preds = %23, %10
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
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %6 = call i64 @__ltoad_earlier_memory_seat_here()
  store i64 %6, ptr %3, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = load i64, ptr %3, align 8
  call void @__ltoad_earlier_memory_clear(ptr noundef %7, i64 noundef %8)
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds { ptr, i64, i64, i64, i64, [128 x { { ptr, i64, ptr, i64 }, i64, i64 }] }, ptr %9, i32 0, i32 3
  %11 = load i64, ptr %3, align 8
  %12 = shl i64 1, %11
  store i64 %12, ptr %4, align 8
  %13 = load i64, ptr %4, align 8
  %14 = atomicrmw or ptr %10, i64 %13 monotonic, align 8
  store i64 %14, ptr %5, align 8
  %15 = load i64, ptr %5, align 8
  ret void
}

define linkonce_odr hidden i32 @__ltoad_earlier_memory_is_window(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = sub i64 %4, 8796093022208
  %6 = icmp ult i64 %5, 79164837199872
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

define linkonce_odr hidden i32 @__ltoad_earlier_memory_sits_at(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds { { ptr, i64, ptr, i64 }, i64, i64 }, ptr %6, i32 0, i32 1
  %8 = load atomic i64, ptr %7 acquire, align 8
  store i64 %8, ptr %5, align 8
  %9 = load i64, ptr %5, align 8
  %10 = load i64, ptr %4, align 8
  %11 = icmp eq i64 %9, %10
  %12 = zext i1 %11 to i32
  ret i32 %12
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
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca { ptr, i64, i64, i64, ptr, i64, i64 }, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %16 = load i64, ptr @__ltoad_earlier_memory_window_count, align 8
  %17 = icmp eq i64 %16, 512
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store ptr null, ptr %4, align 8
  br label %87

19:                                               ; preds = %3
  %20 = call i32 @__ltoad_earlier_memory_is_watched()
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  br label %37

23:                                               ; preds = %19
  %24 = load i64, ptr %7, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  br label %32

27:                                               ; preds = %23
  %28 = load i64, ptr %7, align 8
  %29 = icmp ult i64 %28, 8
  %30 = zext i1 %29 to i64
  %31 = select i1 %29, i32 1, i32 2
  br label %32

32:                                               ; preds = %27, %26
  %33 = phi i32 [ 0, %26 ], [ %31, %27 ]
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [3 x i32], ptr @__ltoad_earlier_memory_bits_of_lane, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  br label %37

37:                                               ; preds = %32, %22
  %38 = phi i32 [ 32, %22 ], [ %36, %32 ]
  store i32 %38, ptr %8, align 4
  %39 = load i32, ptr %8, align 4
  store i32 %39, ptr %9, align 4
  br label %40

40:                                               ; preds = %80, %37
  %41 = load i32, ptr %9, align 4
  %42 = icmp sge i32 %41, 32
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  store i32 2, ptr %10, align 4
  br label %83

44:                                               ; preds = %40
  %45 = load i32, ptr %9, align 4
  %46 = zext i32 %45 to i64
  %47 = shl i64 1, %46
  store i64 %47, ptr %11, align 8
  %48 = load i64, ptr %11, align 8
  %49 = call ptr @__ltoad_earlier_memory_reserved(i64 noundef %48)
  store ptr %49, ptr %12, align 8
  %50 = load ptr, ptr %12, align 8
  %51 = icmp ne ptr %50, null
  br i1 %51, label %52, label %76

52:                                               ; preds = %44
  %53 = load i64, ptr @__ltoad_earlier_memory_window_count, align 8
  %54 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr @__ltoad_earlier_memory_windows, i64 %53
  store ptr %54, ptr %13, align 8
  %55 = load ptr, ptr %13, align 8
  %56 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %14, i32 0, i32 0
  %57 = load ptr, ptr %5, align 8
  store ptr %57, ptr %56, align 8
  %58 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %14, i32 0, i32 1
  %59 = load i64, ptr %6, align 8
  %60 = load i64, ptr %11, align 8
  %61 = sub i64 0, %60
  %62 = and i64 %59, %61
  store i64 %62, ptr %58, align 8
  %63 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %14, i32 0, i32 2
  %64 = load i64, ptr %11, align 8
  store i64 %64, ptr %63, align 8
  %65 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %14, i32 0, i32 3
  %66 = load i64, ptr %7, align 8
  store i64 %66, ptr %65, align 8
  %67 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %14, i32 0, i32 4
  %68 = load ptr, ptr %12, align 8
  store ptr %68, ptr %67, align 8
  %69 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %14, i32 0, i32 5
  %70 = load i64, ptr %11, align 8
  store i64 %70, ptr %69, align 8
  %71 = getelementptr inbounds { ptr, i64, i64, i64, ptr, i64, i64 }, ptr %14, i32 0, i32 6
  store i64 0, ptr %71, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %14, i64 56, i1 false)
  %72 = load i64, ptr @__ltoad_earlier_memory_window_count, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %15, align 8
  %74 = load i64, ptr %15, align 8
  store atomic i64 %74, ptr @__ltoad_earlier_memory_window_count release, align 8
  %75 = load ptr, ptr %13, align 8
  store ptr %75, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %77

76:                                               ; preds = %44
  store i32 0, ptr %10, align 4
  br label %77

77:                                               ; preds = %76, %52
  %78 = load i32, ptr %10, align 4
  switch i32 %78, label %83 [
    i32 0, label %79
  ]

79:                                               ; preds = %77
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %9, align 4
  %82 = sub nsw i32 %81, 2
  store i32 %82, ptr %9, align 4
  br label %40

83:                                               ; preds = %77, %43
  %84 = load i32, ptr %10, align 4
  switch i32 %84, label %86 [
    i32 2, label %85
  ]

85:                                               ; preds = %83
  store ptr null, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %86

86:                                               ; preds = %85, %83
  br label %87

87:                                               ; preds = %86, %18
  %88 = load ptr, ptr %4, align 8
  ret ptr %88
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

define linkonce_odr hidden i32 @__ltoad_earlier_memory_is_watched() nounwind {
  %1 = alloca ptr, align 8
  %2 = call ptr @getenv(ptr noundef @__ltoad_earlier_memory_.str.6)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8
  %7 = call ptr @strstr(ptr noundef %6, ptr noundef @__ltoad_earlier_memory_.str.7)
  %8 = icmp ne ptr %7, null
  br label %9

9:                                                ; preds = %5, %0
  %10 = phi i1 [ false, %0 ], [ %8, %5 ]
  %11 = zext i1 %10 to i32
  ret i32 %11
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

declare ptr @getenv(ptr noundef)

declare ptr @strstr(ptr noundef, ptr noundef)

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare i32 @mprotect(ptr noundef, i64 noundef, i32 noundef)

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef)

declare i32 @munmap(ptr noundef, i64 noundef)

declare i32 @sched_yield()

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
