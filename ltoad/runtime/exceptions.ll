

@_ZTVN10__cxxabiv119__pointer_type_infoE = external constant [0 x ptr], align 8
@__ltoad_exceptions_ltoad_exception_none.message = linkonce_odr hidden constant [94 x i8] c"ltoad: a derivative that is called in a handler asks for the exception that is handled there\0A\00", align 16
@__ltoad_exceptions_ltoad_exception_outside.message = linkonce_odr hidden constant [64 x i8] c"ltoad: a derivative throws again what was caught outside of it\0A\00", align 16
@__ltoad_exceptions_ltoad_exception_kept.message = linkonce_odr hidden constant [85 x i8] c"ltoad: a std::exception_ptr that was made in a derivative is still there at its end\0A\00", align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = external constant [0 x ptr], align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external constant [0 x ptr], align 8
@_ZTIv = external constant { ptr, ptr }, align 8
@__ltoad_exceptions_variant_access = linkonce_odr hidden constant [23 x i8] c"St18bad_variant_access\00", align 16
@__ltoad_exceptions_regex_error = linkonce_odr hidden constant [16 x i8] c"St11regex_error\00", align 16
@__ltoad_exceptions_filesystem_error = linkonce_odr hidden constant [43 x i8] c"NSt10filesystem7__cxx1116filesystem_errorE\00", align 16
@_ZTISt12system_error = external constant { ptr, ptr }, align 8
@__ltoad_exceptions_future_error = linkonce_odr hidden constant [17 x i8] c"St12future_error\00", align 16
@_ZTISt13runtime_error = external constant { ptr, ptr }, align 8
@_ZTISt11logic_error = external constant { ptr, ptr }, align 8
@__ltoad_exceptions_known_size.message = linkonce_odr hidden constant [119 x i8] c"ltoad: an exception with members of its own was thrown by code that is not differentiated, and caught by code that is\0A\00", align 16

define linkonce_odr hidden i32 @ltoad_exception_matches(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %15

10:                                               ; preds = %2
  %11 = load ptr, ptr %4, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = call i32 @__ltoad_exceptions_find(ptr noundef %11, ptr noundef %12, ptr noundef null, ptr noundef %6)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %10, %2
  store i32 1, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %32

16:                                               ; preds = %10
  %17 = load ptr, ptr %4, align 8
  %18 = call i32 @__ltoad_exceptions_is_of(ptr noundef %17, ptr noundef @_ZTVN10__cxxabiv119__pointer_type_infoE)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %29

20:                                               ; preds = %16
  %21 = load ptr, ptr %5, align 8
  %22 = call i32 @__ltoad_exceptions_is_of(ptr noundef %21, ptr noundef @_ZTVN10__cxxabiv119__pointer_type_infoE)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = call i32 @__ltoad_exceptions_pointer_matches(ptr noundef %25, ptr noundef %26)
  %28 = icmp ne i32 %27, 0
  br label %29

29:                                               ; preds = %24, %20, %16
  %30 = phi i1 [ false, %20 ], [ false, %16 ], [ %28, %24 ]
  %31 = zext i1 %30 to i32
  store i32 %31, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %32

32:                                               ; preds = %29, %15
  %33 = load i32, ptr %3, align 4
  ret i32 %33
}


define linkonce_odr hidden i32 @__ltoad_exceptions_find(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  %15 = load ptr, ptr %9, align 8
  store i64 0, ptr %15, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = load ptr, ptr %7, align 8
  %18 = call i32 @__ltoad_exceptions_same(ptr noundef %16, ptr noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %4
  store i32 1, ptr %5, align 4
  br label %114

21:                                               ; preds = %4
  %22 = load ptr, ptr %6, align 8
  %23 = call i32 @__ltoad_exceptions_is_of(ptr noundef %22, ptr noundef @_ZTVN10__cxxabiv120__si_class_type_infoE)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %21
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds { { ptr, ptr }, ptr }, ptr %26, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %7, align 8
  %30 = load ptr, ptr %8, align 8
  %31 = load ptr, ptr %9, align 8
  %32 = call i32 @__ltoad_exceptions_find(ptr noundef %28, ptr noundef %29, ptr noundef %30, ptr noundef %31)
  store i32 %32, ptr %5, align 4
  br label %114

33:                                               ; preds = %21
  %34 = load ptr, ptr %6, align 8
  %35 = call i32 @__ltoad_exceptions_is_of(ptr noundef %34, ptr noundef @_ZTVN10__cxxabiv121__vmi_class_type_infoE)
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  store i32 0, ptr %5, align 4
  br label %114

38:                                               ; preds = %33
  %39 = load ptr, ptr %6, align 8
  store ptr %39, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %40

40:                                               ; preds = %107, %38
  %41 = load i32, ptr %11, align 4
  %42 = load ptr, ptr %10, align 8
  %43 = getelementptr inbounds { { ptr, ptr }, i32, i32, [0 x { ptr, i64 }] }, ptr %42, i32 0, i32 2
  %44 = load i32, ptr %43, align 4
  %45 = icmp ult i32 %41, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %40
  store i32 2, ptr %12, align 4
  br label %110

47:                                               ; preds = %40
  %48 = load ptr, ptr %10, align 8
  %49 = getelementptr inbounds { { ptr, ptr }, i32, i32, [0 x { ptr, i64 }] }, ptr %48, i32 0, i32 3
  %50 = load i32, ptr %11, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds [0 x { ptr, i64 }], ptr %49, i64 0, i64 %51
  %53 = getelementptr inbounds { ptr, i64 }, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  store i64 %54, ptr %13, align 8
  %55 = load i64, ptr %13, align 8
  %56 = ashr i64 %55, 8
  store i64 %56, ptr %14, align 8
  %57 = load i64, ptr %13, align 8
  %58 = and i64 %57, 2
  %59 = icmp ne i64 %58, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %47
  store i32 4, ptr %12, align 4
  br label %104

61:                                               ; preds = %47
  %62 = load i64, ptr %13, align 8
  %63 = and i64 %62, 1
  %64 = icmp ne i64 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %61
  %66 = load ptr, ptr %8, align 8
  %67 = icmp ne ptr %66, null
  br i1 %67, label %68, label %74

68:                                               ; preds = %65
  %69 = load ptr, ptr %8, align 8
  %70 = load ptr, ptr %69, align 8
  %71 = load i64, ptr %14, align 8
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load i64, ptr %72, align 8
  br label %75

74:                                               ; preds = %65
  br label %75

75:                                               ; preds = %74, %68
  %76 = phi i64 [ %73, %68 ], [ 0, %74 ]
  store i64 %76, ptr %14, align 8
  br label %77

77:                                               ; preds = %75, %61
  %78 = load ptr, ptr %10, align 8
  %79 = getelementptr inbounds { { ptr, ptr }, i32, i32, [0 x { ptr, i64 }] }, ptr %78, i32 0, i32 3
  %80 = load i32, ptr %11, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds [0 x { ptr, i64 }], ptr %79, i64 0, i64 %81
  %83 = getelementptr inbounds { ptr, i64 }, ptr %82, i32 0, i32 0
  %84 = load ptr, ptr %83, align 8
  %85 = load ptr, ptr %7, align 8
  %86 = load ptr, ptr %8, align 8
  %87 = icmp ne ptr %86, null
  br i1 %87, label %88, label %92

88:                                               ; preds = %77
  %89 = load ptr, ptr %8, align 8
  %90 = load i64, ptr %14, align 8
  %91 = getelementptr inbounds i8, ptr %89, i64 %90
  br label %93

92:                                               ; preds = %77
  br label %93

93:                                               ; preds = %92, %88
  %94 = phi ptr [ %91, %88 ], [ null, %92 ]
  %95 = load ptr, ptr %9, align 8
  %96 = call i32 @__ltoad_exceptions_find(ptr noundef %84, ptr noundef %85, ptr noundef %94, ptr noundef %95)
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %98, label %103

98:                                               ; preds = %93
  %99 = load i64, ptr %14, align 8
  %100 = load ptr, ptr %9, align 8
  %101 = load i64, ptr %100, align 8
  %102 = add nsw i64 %101, %99
  store i64 %102, ptr %100, align 8
  store i32 1, ptr %5, align 4
  store i32 1, ptr %12, align 4
  br label %104

103:                                              ; preds = %93
  store i32 0, ptr %12, align 4
  br label %104

104:                                              ; preds = %103, %98, %60
  %105 = load i32, ptr %12, align 4
  switch i32 %105, label %110 [
    i32 0, label %106
    i32 4, label %107
  ]

106:                                              ; preds = %104
  br label %107

107:                                              ; preds = %106, %104
  %108 = load i32, ptr %11, align 4
  %109 = add i32 %108, 1
  store i32 %109, ptr %11, align 4
  br label %40

110:                                              ; preds = %104, %46
  %111 = load i32, ptr %12, align 4
  switch i32 %111, label %113 [
    i32 2, label %112
  ]

112:                                              ; preds = %110
  store i32 0, ptr %5, align 4
  store i32 1, ptr %12, align 4
  br label %113

113:                                              ; preds = %112, %110
  br label %114

114:                                              ; preds = %113, %37, %25, %20
  %115 = load i32, ptr %5, align 4
  ret i32 %115
}

define linkonce_odr hidden i32 @__ltoad_exceptions_is_of(ptr noundef %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds ptr, ptr %8, i64 2
  %10 = icmp eq ptr %7, %9
  %11 = zext i1 %10 to i32
  ret i32 %11
}

define linkonce_odr hidden i32 @__ltoad_exceptions_pointer_matches(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds { { ptr, ptr }, i32, ptr }, ptr %8, i32 0, i32 1
  %10 = load i32, ptr %9, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds { { ptr, ptr }, i32, ptr }, ptr %11, i32 0, i32 1
  %13 = load i32, ptr %12, align 8
  %14 = xor i32 %13, -1
  %15 = and i32 %10, %14
  %16 = and i32 %15, 7
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %2
  store i32 0, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %42

19:                                               ; preds = %2
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds { { ptr, ptr }, i32, ptr }, ptr %20, i32 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @__ltoad_exceptions_same(ptr noundef %22, ptr noundef @_ZTIv)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %19
  store i32 1, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %42

26:                                               ; preds = %19
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds { { ptr, ptr }, i32, ptr }, ptr %27, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds { { ptr, ptr }, i32, ptr }, ptr %30, i32 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = call i32 @__ltoad_exceptions_find(ptr noundef %29, ptr noundef %32, ptr noundef null, ptr noundef %6)
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %26
  %36 = load i64, ptr %6, align 8
  %37 = icmp ne i64 %36, 0
  %38 = xor i1 %37, true
  br label %39

39:                                               ; preds = %35, %26
  %40 = phi i1 [ false, %26 ], [ %38, %35 ]
  %41 = zext i1 %40 to i32
  store i32 %41, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %42

42:                                               ; preds = %39, %25, %18
  %43 = load i32, ptr %3, align 4
  ret i32 %43
}


define linkonce_odr hidden i64 @ltoad_exception_place(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = load ptr, ptr %4, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = call i32 @__ltoad_exceptions_find(ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %7)
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = load i64, ptr %7, align 8
  br label %19

18:                                               ; preds = %10, %3
  br label %19

19:                                               ; preds = %18, %16
  %20 = phi i64 [ %17, %16 ], [ 0, %18 ]
  ret i64 %20
}

define linkonce_odr hidden void @ltoad_exception_take(ptr noundef %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca { ptr, [3 x ptr] }, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @__cxa_begin_catch(ptr noundef %8)
  store ptr %9, ptr %5, align 8
  %10 = call ptr @__cxa_current_exception_type()
  store ptr %10, ptr %6, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %12, i32 0, i32 0
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %14, i32 0, i32 4
  store ptr null, ptr %15, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %16, i32 0, i32 5
  store i64 0, ptr %17, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %18, i32 0, i32 3
  store i32 1, ptr %19, align 4
  %20 = load ptr, ptr %6, align 8
  %21 = call i64 @__ltoad_exceptions_known_size(ptr noundef %20)
  %22 = trunc i64 %21 to i32
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %23, i32 0, i32 2
  store i32 %22, ptr %24, align 8
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret({ ptr, [3 x ptr] }) align 8 %7)
  %25 = getelementptr inbounds { ptr, [3 x ptr] }, ptr %7, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %27, i32 0, i32 1
  store ptr %26, ptr %28, align 8
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %29, i32 0, i32 7
  %31 = getelementptr inbounds [0 x i8], ptr %30, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 48, i1 false)
  %32 = load ptr, ptr %6, align 8
  %33 = call i32 @__ltoad_exceptions_is_of(ptr noundef %32, ptr noundef @_ZTVN10__cxxabiv119__pointer_type_infoE)
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %2
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %36, i32 0, i32 7
  %38 = getelementptr inbounds [0 x i8], ptr %37, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %5, i64 8, i1 false)
  br label %48

39:                                               ; preds = %2
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %40, i32 0, i32 7
  %42 = getelementptr inbounds [0 x i8], ptr %41, i64 0, i64 0
  %43 = load ptr, ptr %5, align 8
  %44 = load ptr, ptr %3, align 8
  %45 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %44, i32 0, i32 2
  %46 = load i32, ptr %45, align 8
  %47 = zext i32 %46 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 1 %43, i64 %47, i1 false)
  br label %48

48:                                               ; preds = %39, %35
  call void @__cxa_end_catch()
  ret void
}

declare ptr @__cxa_begin_catch(ptr noundef)

declare ptr @__cxa_current_exception_type()

define linkonce_odr hidden i64 @__ltoad_exceptions_known_size(ptr noundef %0) {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds { ptr, ptr }, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds { ptr, ptr }, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %15, 42
  %17 = zext i1 %16 to i32
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %10, i64 %18
  store ptr %19, ptr %4, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load ptr, ptr %4, align 8
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  %24 = icmp eq i32 %23, 78
  %25 = zext i1 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %20, i64 %26
  store ptr %27, ptr %6, align 8
  %28 = load ptr, ptr %6, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 0
  %30 = load i8, ptr %29, align 1
  %31 = sext i8 %30 to i32
  %32 = icmp eq i32 %31, 83
  br i1 %32, label %33, label %76

33:                                               ; preds = %1
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 1
  %36 = load i8, ptr %35, align 1
  %37 = sext i8 %36 to i32
  %38 = icmp eq i32 %37, 116
  br i1 %38, label %39, label %76

39:                                               ; preds = %33
  %40 = load ptr, ptr %4, align 8
  %41 = call i32 @strcmp(ptr noundef %40, ptr noundef @__ltoad_exceptions_variant_access)
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i64 16, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %90

44:                                               ; preds = %39
  %45 = load ptr, ptr %4, align 8
  %46 = call i32 @strcmp(ptr noundef %45, ptr noundef @__ltoad_exceptions_regex_error)
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  store i64 24, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %90

49:                                               ; preds = %44
  %50 = load ptr, ptr %4, align 8
  %51 = call i32 @strcmp(ptr noundef %50, ptr noundef @__ltoad_exceptions_filesystem_error)
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %54, label %53

53:                                               ; preds = %49
  store i64 48, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %90

54:                                               ; preds = %49
  %55 = load ptr, ptr %3, align 8
  %56 = call i32 @__ltoad_exceptions_find(ptr noundef %55, ptr noundef @_ZTISt12system_error, ptr noundef null, ptr noundef %5)
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %4, align 8
  %60 = call i32 @strcmp(ptr noundef %59, ptr noundef @__ltoad_exceptions_future_error)
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %63, label %62

62:                                               ; preds = %58, %54
  store i64 32, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %90

63:                                               ; preds = %58
  %64 = load ptr, ptr %3, align 8
  %65 = call i32 @__ltoad_exceptions_find(ptr noundef %64, ptr noundef @_ZTISt13runtime_error, ptr noundef null, ptr noundef %5)
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %71, label %67

67:                                               ; preds = %63
  %68 = load ptr, ptr %3, align 8
  %69 = call i32 @__ltoad_exceptions_find(ptr noundef %68, ptr noundef @_ZTISt11logic_error, ptr noundef null, ptr noundef %5)
  %70 = icmp ne i32 %69, 0
  br label %71

71:                                               ; preds = %67, %63
  %72 = phi i1 [ true, %63 ], [ %70, %67 ]
  %73 = zext i1 %72 to i64
  %74 = select i1 %72, i32 16, i32 8
  %75 = sext i32 %74 to i64
  store i64 %75, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %90

76:                                               ; preds = %33, %1
  %77 = load ptr, ptr %4, align 8
  %78 = getelementptr inbounds i8, ptr %77, i64 0
  %79 = load i8, ptr %78, align 1
  %80 = sext i8 %79 to i32
  %81 = icmp eq i32 %80, 80
  br i1 %81, label %87, label %82

82:                                               ; preds = %76
  %83 = load ptr, ptr %4, align 8
  %84 = getelementptr inbounds i8, ptr %83, i64 1
  %85 = load i8, ptr %84, align 1
  %86 = icmp ne i8 %85, 0
  br i1 %86, label %88, label %87

87:                                               ; preds = %82, %76
  store i64 8, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %90

88:                                               ; preds = %82
  %89 = call i64 @write(i32 noundef 2, ptr noundef @__ltoad_exceptions_known_size.message, i64 noundef 118)
  call void @abort()
  unreachable

90:                                               ; preds = %87, %71, %62, %53, %48, %43
  %91 = load i64, ptr %2, align 8
  ret i64 %91
}

declare void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret({ ptr, [3 x ptr] }) align 8)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @__cxa_end_catch()

define linkonce_odr hidden void @ltoad_exception_raise(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %4, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %9, i32 0, i32 1
  call void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef %10)
  br label %11

11:                                               ; preds = %8, %1
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %12, i32 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = zext i32 %14 to i64
  %16 = call ptr @__cxa_allocate_exception(i64 noundef %15)
  store ptr %16, ptr %3, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = load ptr, ptr %2, align 8
  %19 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %18, i32 0, i32 7
  %20 = getelementptr inbounds [0 x i8], ptr %19, i64 0, i64 0
  %21 = load ptr, ptr %2, align 8
  %22 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %21, i32 0, i32 2
  %23 = load i32, ptr %22, align 8
  %24 = zext i32 %23 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 8 %20, i64 %24, i1 false)
  %25 = load ptr, ptr %3, align 8
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  call void @__cxa_throw(ptr noundef %25, ptr noundef %28, ptr noundef null)
  ret void
}

declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef)

declare ptr @__cxa_allocate_exception(i64 noundef)

declare void @__cxa_throw(ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @ltoad_exception_is_block(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = and i64 %4, 1
  %6 = trunc i64 %5 to i32
  ret i32 %6
}

define linkonce_odr hidden void @ltoad_exception_none() {
  %1 = call ptr @__cxa_current_exception_type()
  %2 = icmp ne ptr %1, null
  br i1 %2, label %4, label %3

3:                                                ; preds = %0
  ret void

4:                                                ; preds = %0
  %5 = call i64 @write(i32 noundef 2, ptr noundef @__ltoad_exceptions_ltoad_exception_none.message, i64 noundef 93)
  call void @abort()
  unreachable
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef)

declare void @abort()

define linkonce_odr hidden void @ltoad_exception_outside() {
  %1 = call i64 @write(i32 noundef 2, ptr noundef @__ltoad_exceptions_ltoad_exception_outside.message, i64 noundef 63)
  call void @abort()
  unreachable
}

define linkonce_odr hidden void @ltoad_exception_kept() {
  %1 = call i64 @write(i32 noundef 2, ptr noundef @__ltoad_exceptions_ltoad_exception_kept.message, i64 noundef 84)
  call void @abort()
  unreachable
}

define linkonce_odr hidden void @ltoad_exception_release(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, i32, i32, ptr, i64, i64, [0 x i8] }, ptr %3, i32 0, i32 1
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %4)
  ret void
}

declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_exceptions_same(ptr noundef %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %35, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds { ptr, ptr }, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds { ptr, ptr }, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %11, %14
  br i1 %15, label %35, label %16

16:                                               ; preds = %8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds { ptr, ptr }, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = icmp ne i32 %21, 42
  br i1 %22, label %23, label %33

23:                                               ; preds = %16
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds { ptr, ptr }, ptr %24, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds { ptr, ptr }, ptr %27, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = call i32 @strcmp(ptr noundef %26, ptr noundef %29)
  %31 = icmp ne i32 %30, 0
  %32 = xor i1 %31, true
  br label %33

33:                                               ; preds = %23, %16
  %34 = phi i1 [ false, %16 ], [ %32, %23 ]
  br label %35

35:                                               ; preds = %33, %8, %2
  %36 = phi i1 [ true, %8 ], [ true, %2 ], [ %34, %33 ]
  %37 = zext i1 %36 to i32
  ret i32 %37
}

declare i32 @strcmp(ptr noundef, ptr noundef)
