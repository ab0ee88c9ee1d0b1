

@__ltoad_tags_CALCULATED = linkonce_odr hidden constant [106 x i8] c"the result of a calculation with integers is used as the bits of a number that depends on an active input\00", align 16
@__ltoad_tags_AS_TEXT = linkonce_odr hidden constant [152 x i8] c"a number that depends on an active input lies in a string that is read or changed as text; keep the bytes of numbers in a std::vector<char> or an array\00", align 16
@__ltoad_tags_CONVERTED = linkonce_odr hidden constant [81 x i8] c"the bits of a number that depends on an active input are converted as an integer\00", align 16
@__ltoad_tags_UNDECIDED = linkonce_odr hidden constant [150 x i8] c"the derivative of a block that is copied cannot be told from integers in its shadow; start with a shadow that is zero wherever there is no derivative\00", align 16
@__ltoad_tags_root = linkonce_odr hidden global [65536 x ptr] zeroinitializer, align 16
@__ltoad_tags_IN_PIECES = linkonce_odr hidden constant [63 x i8] c"a piece of a number is read or written, and not the rest of it\00", align 16
@__ltoad_tags_WITHOUT_MEMORY = linkonce_odr hidden constant [41 x i8] c"no memory for the types of active memory\00", align 16
@__ltoad_tags_teller = linkonce_odr hidden global ptr null, align 8
@__ltoad_tags_users = linkonce_odr hidden global i32 0, align 4
@__ltoad_tags_pages = linkonce_odr hidden global ptr null, align 8
@__ltoad_tags_TWO_KINDS = linkonce_odr hidden constant [73 x i8] c"active memory is read as numbers of two types without a write in between\00", align 16
@__ltoad_tags_MESSAGE = linkonce_odr hidden constant [11 x i8] c"ltoad: %s\0A\00", align 1
@__ltoad_tags_SHARED_PIECES = linkonce_odr hidden constant [83 x i8] c"pieces of a number are moved out of memory that threads of a parallel region share\00", align 16
@__ltoad_tags_locked = linkonce_odr hidden global i32 0, align 4

define linkonce_odr hidden void @__ltoad_tagged_add_double(ptr noundef %0, double noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %5, ptr align 8 %4, i64 8, i1 false)
  %6 = load ptr, ptr %3, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = load i64, ptr %5, align 8
  call void @__ltoad_tags_give(i64 noundef %7, i32 noundef 8, i64 noundef %8)
  ret void
}


declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define linkonce_odr hidden void @__ltoad_tags_give(i64 noundef %0, i32 noundef %1, i64 noundef %2) alwaysinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %9 = load i32, ptr %5, align 4
  %10 = call i64 @__ltoad_tags_tags_for(i32 noundef %9)
  store i64 %10, ptr %7, align 8
  %11 = load i64, ptr %4, align 8
  %12 = load i32, ptr %5, align 4
  %13 = call i64 @__ltoad_tags_tags_of(i64 noundef %11, i32 noundef %12)
  store i64 %13, ptr %8, align 8
  %14 = load i64, ptr %8, align 8
  %15 = load i64, ptr %7, align 8
  %16 = icmp eq i64 %14, %15
  br i1 %16, label %20, label %17

17:                                               ; preds = %3
  %18 = load i64, ptr %8, align 8
  %19 = icmp eq i64 %18, 0
  br label %20

20:                                               ; preds = %17, %3
  %21 = phi i1 [ true, %3 ], [ %19, %17 ]
  %22 = zext i1 %21 to i32
  %23 = sext i32 %22 to i64
  %24 = call i64 @llvm.expect.i64(i64 %23, i64 1)
  %25 = icmp ne i64 %24, 0
  br i1 %25, label %26, label %42

26:                                               ; preds = %20
  %27 = load i64, ptr %4, align 8
  %28 = load i32, ptr %5, align 4
  %29 = load i64, ptr %4, align 8
  %30 = load i32, ptr %5, align 4
  %31 = call i64 @__ltoad_tags_bits_of(i64 noundef %29, i32 noundef %30)
  %32 = load i64, ptr %6, align 8
  %33 = load i32, ptr %5, align 4
  %34 = call i64 @__ltoad_tags_bits_of_sum(i64 noundef %31, i64 noundef %32, i32 noundef %33)
  call void @__ltoad_tags_set_bits(i64 noundef %27, i32 noundef %28, i64 noundef %34)
  %35 = load i64, ptr %8, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %26
  %38 = load i64, ptr %4, align 8
  %39 = load i32, ptr %5, align 4
  %40 = load i64, ptr %7, align 8
  call void @__ltoad_tags_set_tags(i64 noundef %38, i32 noundef %39, i64 noundef %40)
  br label %41

41:                                               ; preds = %37, %26
  br label %52

42:                                               ; preds = %20
  %43 = load i64, ptr %6, align 8
  %44 = shl i64 %43, 1
  %45 = icmp ne i64 %44, 0
  br i1 %45, label %46, label %51

46:                                               ; preds = %42
  %47 = load i64, ptr %4, align 8
  %48 = load i32, ptr %5, align 4
  %49 = load i64, ptr %6, align 8
  %50 = load i64, ptr %8, align 8
  call void @__ltoad_tags_add_slowly(i64 noundef %47, i32 noundef %48, i64 noundef %49, i64 noundef %50)
  br label %51

51:                                               ; preds = %46, %42
  br label %52

52:                                               ; preds = %51, %41
  ret void
}


define linkonce_odr hidden void @__ltoad_tagged_add_float(ptr noundef %0, float noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  store i64 0, ptr %5, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %5, ptr align 4 %4, i64 4, i1 false)
  %6 = load ptr, ptr %3, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = load i64, ptr %5, align 8
  call void @__ltoad_tags_give(i64 noundef %7, i32 noundef 4, i64 noundef %8)
  ret void
}

define linkonce_odr hidden void @__ltoad_tagged_add_shared_double(ptr noundef %0, double noundef %1, i1 noundef zeroext %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca i8, align 1
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  %8 = zext i1 %2 to i8
  store i8 %8, ptr %6, align 1
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %7, ptr align 8 %5, i64 8, i1 false)
  %9 = load i8, ptr %6, align 1
  %10 = trunc i8 %9 to i1
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = load i64, ptr %7, align 8
  call void @__ltoad_tags_give(i64 noundef %13, i32 noundef 8, i64 noundef %14)
  br label %19

15:                                               ; preds = %3
  %16 = load ptr, ptr %4, align 8
  %17 = ptrtoint ptr %16 to i64
  %18 = load i64, ptr %7, align 8
  call void @__ltoad_tags_give_shared(i64 noundef %17, i32 noundef 8, i64 noundef %18)
  br label %19

19:                                               ; preds = %15, %11
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_give_shared(i64 noundef %0, i32 noundef %1, i64 noundef %2) alwaysinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %7 = load i64, ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = sub nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = and i64 %7, %10
  %12 = icmp ne i64 %11, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %3
  %14 = load i64, ptr %4, align 8
  %15 = load i32, ptr %5, align 4
  %16 = call i32 @__ltoad_tags_is_tagged_for_all(i64 noundef %14, i32 noundef %15)
  %17 = icmp ne i32 %16, 0
  br label %18

18:                                               ; preds = %13, %3
  %19 = phi i1 [ false, %3 ], [ %17, %13 ]
  %20 = zext i1 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = call i64 @llvm.expect.i64(i64 %21, i64 1)
  %23 = icmp ne i64 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  %25 = load i64, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = load i64, ptr %6, align 8
  call void @__ltoad_tags_add_among_others(i64 noundef %25, i32 noundef %26, i64 noundef %27)
  br label %32

28:                                               ; preds = %18
  %29 = load i64, ptr %4, align 8
  %30 = load i32, ptr %5, align 4
  %31 = load i64, ptr %6, align 8
  call void @__ltoad_tags_give_alone(i64 noundef %29, i32 noundef %30, i64 noundef %31)
  br label %32

32:                                               ; preds = %28, %24
  ret void
}

define linkonce_odr hidden void @__ltoad_tagged_add_shared_float(ptr noundef %0, float noundef %1, i1 noundef zeroext %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i8, align 1
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  %8 = zext i1 %2 to i8
  store i8 %8, ptr %6, align 1
  store i64 0, ptr %7, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %7, ptr align 4 %5, i64 4, i1 false)
  %9 = load i8, ptr %6, align 1
  %10 = trunc i8 %9 to i1
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = load i64, ptr %7, align 8
  call void @__ltoad_tags_give(i64 noundef %13, i32 noundef 4, i64 noundef %14)
  br label %19

15:                                               ; preds = %3
  %16 = load ptr, ptr %4, align 8
  %17 = ptrtoint ptr %16 to i64
  %18 = load i64, ptr %7, align 8
  call void @__ltoad_tags_give_shared(i64 noundef %17, i32 noundef 4, i64 noundef %18)
  br label %19

19:                                               ; preds = %15, %11
  ret void
}

define linkonce_odr hidden double @__ltoad_tagged_take_double(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = call i64 @__ltoad_tags_take(i64 noundef %4, i32 noundef 8)
  %6 = call double @__ltoad_tags_as_double(i64 noundef %5)
  ret double %6
}

define linkonce_odr hidden double @__ltoad_tags_as_double(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca i64, align 8
  %3 = alloca double, align 8
  store i64 %0, ptr %2, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 8, i1 false)
  %4 = load double, ptr %3, align 8
  ret double %4
}

define linkonce_odr hidden i64 @__ltoad_tags_take(i64 noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load i64, ptr %4, align 8
  %10 = load i32, ptr %5, align 4
  %11 = call i64 @__ltoad_tags_bits_of(i64 noundef %9, i32 noundef %10)
  store i64 %11, ptr %6, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i32, ptr %5, align 4
  %14 = call i64 @__ltoad_tags_tags_of(i64 noundef %12, i32 noundef %13)
  store i64 %14, ptr %7, align 8
  %15 = load i64, ptr %4, align 8
  %16 = call ptr @__ltoad_tags_page_of(i64 noundef %15)
  %17 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %16, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  %20 = zext i1 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = call i64 @llvm.expect.i64(i64 %21, i64 0)
  %23 = icmp ne i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %2
  %25 = load i64, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = call i32 @__ltoad_tags_waits(i64 noundef %25, i32 noundef %26)
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %24
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_IN_PIECES)
  unreachable

30:                                               ; preds = %24, %2
  %31 = load i64, ptr %4, align 8
  %32 = load i32, ptr %5, align 4
  call void @__ltoad_tags_set_bits(i64 noundef %31, i32 noundef %32, i64 noundef 0)
  %33 = load i64, ptr %7, align 8
  %34 = load i32, ptr %5, align 4
  %35 = call i64 @__ltoad_tags_tags_for(i32 noundef %34)
  %36 = icmp eq i64 %33, %35
  br i1 %36, label %43, label %37

37:                                               ; preds = %30
  %38 = load i64, ptr %6, align 8
  %39 = icmp ne i64 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  %41 = load i64, ptr %7, align 8
  %42 = icmp eq i64 %41, 0
  br label %43

43:                                               ; preds = %40, %37, %30
  %44 = phi i1 [ true, %37 ], [ true, %30 ], [ %42, %40 ]
  %45 = zext i1 %44 to i32
  %46 = sext i32 %45 to i64
  %47 = call i64 @llvm.expect.i64(i64 %46, i64 1)
  %48 = icmp ne i64 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %43
  %50 = load i64, ptr %6, align 8
  store i64 %50, ptr %3, align 8
  store i32 1, ptr %8, align 4
  br label %59

51:                                               ; preds = %43
  %52 = load i64, ptr %6, align 8
  %53 = load i32, ptr %5, align 4
  %54 = load i64, ptr %7, align 8
  %55 = call i64 @__ltoad_tags_numbers_in(i64 noundef %52, i32 noundef %53, i64 noundef %54)
  %56 = icmp ne i64 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %51
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_TWO_KINDS)
  unreachable

58:                                               ; preds = %51
  store i64 0, ptr %3, align 8
  store i32 1, ptr %8, align 4
  br label %59

59:                                               ; preds = %58, %49
  %60 = load i64, ptr %3, align 8
  ret i64 %60
}

define linkonce_odr hidden float @__ltoad_tagged_take_float(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = call i64 @__ltoad_tags_take(i64 noundef %4, i32 noundef 4)
  %6 = call float @__ltoad_tags_as_float(i64 noundef %5)
  ret float %6
}

define linkonce_odr hidden float @__ltoad_tags_as_float(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca i64, align 8
  %3 = alloca float, align 4
  store i64 %0, ptr %2, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 4 %3, ptr align 8 %2, i64 4, i1 false)
  %4 = load float, ptr %3, align 4
  ret float %4
}

define linkonce_odr hidden void @__ltoad_tag(ptr noundef %0, i64 noundef %1, i32 noundef %2) alwaysinline nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = load ptr, ptr %4, align 8
  %14 = ptrtoint ptr %13 to i64
  store i64 %14, ptr %7, align 8
  %15 = load i32, ptr %6, align 4
  %16 = icmp eq i32 %15, 32
  br i1 %16, label %17, label %18

17:                                               ; preds = %3
  br label %28

18:                                               ; preds = %3
  %19 = load i32, ptr %6, align 4
  %20 = icmp eq i32 %19, 16
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %26

22:                                               ; preds = %18
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = mul i64 72340172838076673, %24
  br label %26

26:                                               ; preds = %22, %21
  %27 = phi i64 [ 1374179597038522640, %21 ], [ %25, %22 ]
  br label %28

28:                                               ; preds = %26, %17
  %29 = phi i64 [ 2820983053732684064, %17 ], [ %27, %26 ]
  store i64 %29, ptr %8, align 8
  %30 = load i64, ptr %7, align 8
  %31 = load i64, ptr %5, align 8
  %32 = call ptr @__ltoad_tags_known_tag(i64 noundef %30, i64 noundef %31)
  store ptr %32, ptr %9, align 8
  store i64 0, ptr %10, align 8
  %33 = load i64, ptr %5, align 8
  %34 = icmp eq i64 %33, 8
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, i64 -1, i64 4294967295
  store i64 %36, ptr %11, align 8
  %37 = load ptr, ptr %9, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %47, label %39

39:                                               ; preds = %28
  %40 = load i64, ptr %5, align 8
  %41 = icmp ne i64 %40, 8
  br i1 %41, label %42, label %45

42:                                               ; preds = %39
  %43 = load i64, ptr %5, align 8
  %44 = icmp ne i64 %43, 4
  br label %45

45:                                               ; preds = %42, %39
  %46 = phi i1 [ false, %39 ], [ %44, %42 ]
  br label %47

47:                                               ; preds = %45, %28
  %48 = phi i1 [ true, %28 ], [ %46, %45 ]
  %49 = zext i1 %48 to i32
  %50 = sext i32 %49 to i64
  %51 = call i64 @llvm.expect.i64(i64 %50, i64 0)
  %52 = icmp ne i64 %51, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %47
  %54 = load i64, ptr %7, align 8
  %55 = load i64, ptr %5, align 8
  %56 = load i32, ptr %6, align 4
  call void @__ltoad_tags_replace(i64 noundef %54, i64 noundef %55, i32 noundef %56)
  store i32 1, ptr %12, align 4
  br label %101

57:                                               ; preds = %47
  %58 = load i64, ptr %5, align 8
  %59 = icmp eq i64 %58, 8
  br i1 %59, label %60, label %62

60:                                               ; preds = %57
  %61 = load ptr, ptr %9, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %10, ptr align 1 %61, i64 8, i1 false)
  br label %64

62:                                               ; preds = %57
  %63 = load ptr, ptr %9, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %10, ptr align 1 %63, i64 4, i1 false)
  br label %64

64:                                               ; preds = %62, %60
  %65 = load i64, ptr %10, align 8
  %66 = load i64, ptr %8, align 8
  %67 = load i64, ptr %11, align 8
  %68 = and i64 %66, %67
  %69 = icmp eq i64 %65, %68
  %70 = zext i1 %69 to i32
  %71 = sext i32 %70 to i64
  %72 = call i64 @llvm.expect.i64(i64 %71, i64 1)
  %73 = icmp ne i64 %72, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %64
  store i32 1, ptr %12, align 4
  br label %101

75:                                               ; preds = %64
  %76 = load i32, ptr %6, align 4
  %77 = icmp ne i32 %76, 2
  br i1 %77, label %78, label %93

78:                                               ; preds = %75
  %79 = load i64, ptr %10, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %84

81:                                               ; preds = %78
  %82 = load i32, ptr %6, align 4
  %83 = icmp eq i32 %82, 16
  br i1 %83, label %89, label %93

84:                                               ; preds = %78
  %85 = load i64, ptr %10, align 8
  %86 = xor i64 %85, 144680345676153346
  %87 = call i32 @__ltoad_tags_has_zero(i64 noundef %86)
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %93

89:                                               ; preds = %84, %81
  %90 = load i64, ptr %7, align 8
  %91 = load i64, ptr %5, align 8
  %92 = load i32, ptr %6, align 4
  call void @__ltoad_tags_replace(i64 noundef %90, i64 noundef %91, i32 noundef %92)
  store i32 1, ptr %12, align 4
  br label %101

93:                                               ; preds = %84, %81, %75
  %94 = load i64, ptr %5, align 8
  %95 = icmp eq i64 %94, 8
  br i1 %95, label %96, label %98

96:                                               ; preds = %93
  %97 = load ptr, ptr %9, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %97, ptr align 8 %8, i64 8, i1 false)
  br label %100

98:                                               ; preds = %93
  %99 = load ptr, ptr %9, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %99, ptr align 8 %8, i64 4, i1 false)
  br label %100

100:                                              ; preds = %98, %96
  store i32 0, ptr %12, align 4
  br label %101

101:                                              ; preds = %100, %89, %74, %53
  %102 = load i32, ptr %12, align 4
  switch i32 %102, label %104 [
    i32 0, label %103
    i32 1, label %103
  ]

103:                                              ; preds = %101, %101
  ret void

104:                                              ; preds = %101
  unreachable
}

define linkonce_odr hidden ptr @__ltoad_tags_known_tag(i64 noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %9 = load i64, ptr %4, align 8
  %10 = lshr i64 %9, 31
  %11 = and i64 %10, 65535
  %12 = getelementptr inbounds [65536 x ptr], ptr @__ltoad_tags_root, i64 0, i64 %11
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %6, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %22, label %16

16:                                               ; preds = %2
  %17 = load i64, ptr %4, align 8
  %18 = call i64 @__ltoad_tags_within(i64 noundef %17)
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %18, %19
  %21 = icmp ugt i64 %20, 16384
  br label %22

22:                                               ; preds = %16, %2
  %23 = phi i1 [ true, %2 ], [ %21, %16 ]
  %24 = zext i1 %23 to i32
  %25 = sext i32 %24 to i64
  %26 = call i64 @llvm.expect.i64(i64 %25, i64 0)
  %27 = icmp ne i64 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %22
  store ptr null, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %52

29:                                               ; preds = %22
  %30 = load ptr, ptr %6, align 8
  %31 = load i64, ptr %4, align 8
  %32 = lshr i64 %31, 14
  %33 = and i64 %32, 131071
  %34 = getelementptr inbounds ptr, ptr %30, i64 %33
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %8, align 8
  %36 = load ptr, ptr %8, align 8
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  %39 = sext i32 %38 to i64
  %40 = call i64 @llvm.expect.i64(i64 %39, i64 0)
  %41 = icmp ne i64 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %29
  br label %50

43:                                               ; preds = %29
  %44 = load ptr, ptr %8, align 8
  %45 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %44, i32 0, i32 2
  %46 = getelementptr inbounds [16384 x i8], ptr %45, i64 0, i64 0
  %47 = load i64, ptr %4, align 8
  %48 = call i64 @__ltoad_tags_within(i64 noundef %47)
  %49 = getelementptr inbounds i8, ptr %46, i64 %48
  br label %50

50:                                               ; preds = %43, %42
  %51 = phi ptr [ null, %42 ], [ %49, %43 ]
  store ptr %51, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %52

52:                                               ; preds = %50, %28
  %53 = load ptr, ptr %3, align 8
  ret ptr %53
}

declare i64 @llvm.expect.i64(i64, i64)

define linkonce_odr hidden void @__ltoad_tags_replace(i64 noundef %0, i64 noundef %1, i32 noundef %2) noinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = load i64, ptr %4, align 8
  %10 = and i64 %9, -8
  store i64 %10, ptr %7, align 8
  %11 = load i32, ptr %6, align 4
  %12 = icmp eq i32 %11, 16
  br i1 %12, label %13, label %30

13:                                               ; preds = %3
  %14 = load i64, ptr %7, align 8
  %15 = call i64 @__ltoad_tags_tags_of(i64 noundef %14, i32 noundef 8)
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %30, label %17

17:                                               ; preds = %13
  %18 = load i64, ptr %4, align 8
  %19 = load i64, ptr %5, align 8
  %20 = trunc i64 %19 to i32
  %21 = call i64 @__ltoad_tags_bits_of(i64 noundef %18, i32 noundef %20)
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %17
  %24 = load i64, ptr %7, align 8
  %25 = call i64 @__ltoad_tags_bits_of(i64 noundef %24, i32 noundef 8)
  %26 = call i32 @__ltoad_tags_looks_like_address(i64 noundef %25)
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %23
  %29 = load i64, ptr %7, align 8
  call void @__ltoad_tags_set_bits(i64 noundef %29, i32 noundef 8, i64 noundef 0)
  br label %30

30:                                               ; preds = %28, %23, %17, %13, %3
  store i64 0, ptr %8, align 8
  br label %31

31:                                               ; preds = %53, %30
  %32 = load i64, ptr %8, align 8
  %33 = load i64, ptr %5, align 8
  %34 = icmp ult i64 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  br label %56

36:                                               ; preds = %31
  %37 = load i32, ptr %6, align 4
  %38 = icmp ne i32 %37, 2
  br i1 %38, label %39, label %52

39:                                               ; preds = %36
  %40 = load i64, ptr %4, align 8
  %41 = load i64, ptr %8, align 8
  %42 = add i64 %40, %41
  %43 = call ptr @__ltoad_tags_tag(i64 noundef %42)
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %45, 2
  br i1 %46, label %47, label %52

47:                                               ; preds = %39
  %48 = load i64, ptr %4, align 8
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %8, align 8
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  store i8 0, ptr %51, align 1
  br label %52

52:                                               ; preds = %47, %39, %36
  br label %53

53:                                               ; preds = %52
  %54 = load i64, ptr %8, align 8
  %55 = add i64 %54, 1
  store i64 %55, ptr %8, align 8
  br label %31

56:                                               ; preds = %35
  %57 = load i64, ptr %4, align 8
  %58 = load i64, ptr %5, align 8
  %59 = load i32, ptr %6, align 4
  call void @__ltoad_tags_tag_bytes(i64 noundef %57, i64 noundef %58, i32 noundef %59)
  ret void
}

define linkonce_odr hidden i32 @__ltoad_tags_has_zero(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = sub i64 %3, 72340172838076673
  %5 = load i64, ptr %2, align 8
  %6 = xor i64 %5, -1
  %7 = and i64 %4, %6
  %8 = and i64 %7, -9187201950435737472
  %9 = icmp ne i64 %8, 0
  %10 = zext i1 %9 to i32
  ret i32 %10
}

define linkonce_odr hidden void @__ltoad_tagged_no_number(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %7

7:                                                ; preds = %48, %2
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %4, align 8
  %10 = icmp ult i64 %8, %9
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  br label %51

12:                                               ; preds = %7
  %13 = load ptr, ptr %3, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = load i64, ptr %5, align 8
  %16 = add i64 %14, %15
  %17 = call ptr @__ltoad_tags_tag(i64 noundef %16)
  store ptr %17, ptr %6, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = load i64, ptr %5, align 8
  %21 = add i64 %19, %20
  %22 = call i32 @__ltoad_tags_holds_waiting(i64 noundef %21)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %12
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_CALCULATED)
  unreachable

25:                                               ; preds = %12
  %26 = load ptr, ptr %6, align 8
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp sge i32 %28, 16
  br i1 %29, label %30, label %38

30:                                               ; preds = %25
  %31 = load ptr, ptr %3, align 8
  %32 = load i64, ptr %5, align 8
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %30
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_CALCULATED)
  unreachable

38:                                               ; preds = %30, %25
  %39 = load ptr, ptr %6, align 8
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = icmp ne i32 %41, 2
  br i1 %42, label %43, label %47

43:                                               ; preds = %38
  %44 = load ptr, ptr %3, align 8
  %45 = load i64, ptr %5, align 8
  %46 = getelementptr inbounds i8, ptr %44, i64 %45
  store i8 0, ptr %46, align 1
  br label %47

47:                                               ; preds = %43, %38
  br label %48

48:                                               ; preds = %47
  %49 = load i64, ptr %5, align 8
  %50 = add i64 %49, 1
  store i64 %50, ptr %5, align 8
  br label %7

51:                                               ; preds = %11
  ret void
}

define linkonce_odr hidden ptr @__ltoad_tags_tag(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call ptr @__ltoad_tags_page_of(i64 noundef %3)
  %5 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %4, i32 0, i32 2
  %6 = load i64, ptr %2, align 8
  %7 = call i64 @__ltoad_tags_within(i64 noundef %6)
  %8 = getelementptr inbounds [16384 x i8], ptr %5, i64 0, i64 %7
  ret ptr %8
}

define linkonce_odr hidden i32 @__ltoad_tags_holds_waiting(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  %5 = call ptr @__ltoad_tags_page_of(i64 noundef %4)
  store ptr %5, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  %10 = zext i1 %9 to i32
  %11 = sext i32 %10 to i64
  %12 = call i64 @llvm.expect.i64(i64 %11, i64 0)
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %25

14:                                               ; preds = %1
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = load i64, ptr %2, align 8
  %19 = call i64 @__ltoad_tags_within(i64 noundef %18)
  %20 = add i64 16384, %19
  %21 = getelementptr inbounds i8, ptr %17, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = icmp ne i32 %23, 0
  br label %25

25:                                               ; preds = %14, %1
  %26 = phi i1 [ false, %1 ], [ %24, %14 ]
  %27 = zext i1 %26 to i32
  ret i32 %27
}

define linkonce_odr hidden void @__ltoad_tags_stop(ptr noundef %0) noinline nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr @__ltoad_tags_teller, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load ptr, ptr @__ltoad_tags_teller, align 8
  %7 = load ptr, ptr %2, align 8
  call void %6(ptr noundef %7)
  br label %8

8:                                                ; preds = %5, %1
  %9 = load ptr, ptr %2, align 8
  %10 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @__ltoad_tags_MESSAGE, ptr noundef %9)
  call void @abort()
  unreachable
}

define linkonce_odr hidden void @__ltoad_tags_characters(ptr noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = icmp eq ptr %10, %11
  br i1 %12, label %16, label %13

13:                                               ; preds = %3
  %14 = load ptr, ptr %4, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %13, %3
  br label %65

17:                                               ; preds = %13
  store i64 0, ptr %7, align 8
  br label %18

18:                                               ; preds = %60, %17
  %19 = load i64, ptr %7, align 8
  %20 = load i64, ptr %6, align 8
  %21 = icmp ult i64 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  store i32 2, ptr %8, align 4
  br label %63

23:                                               ; preds = %18
  %24 = load ptr, ptr %4, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = load i64, ptr %7, align 8
  %27 = add i64 %25, %26
  %28 = call ptr @__ltoad_tags_tag(i64 noundef %27)
  %29 = load i8, ptr %28, align 1
  store i8 %29, ptr %9, align 1
  %30 = load i8, ptr %9, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp sge i32 %31, 16
  br i1 %32, label %40, label %33

33:                                               ; preds = %23
  %34 = load ptr, ptr %4, align 8
  %35 = ptrtoint ptr %34 to i64
  %36 = load i64, ptr %7, align 8
  %37 = add i64 %35, %36
  %38 = call i32 @__ltoad_tags_holds_waiting(i64 noundef %37)
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %33, %23
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_AS_TEXT)
  unreachable

41:                                               ; preds = %33
  %42 = load i64, ptr %6, align 8
  %43 = icmp eq i64 %42, -1
  br i1 %43, label %44, label %56

44:                                               ; preds = %41
  %45 = load i8, ptr %9, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %55, label %48

48:                                               ; preds = %44
  %49 = load ptr, ptr %5, align 8
  %50 = load i64, ptr %7, align 8
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %48, %44
  store i32 1, ptr %8, align 4
  br label %57

56:                                               ; preds = %48, %41
  store i32 0, ptr %8, align 4
  br label %57

57:                                               ; preds = %56, %55
  %58 = load i32, ptr %8, align 4
  switch i32 %58, label %63 [
    i32 0, label %59
  ]

59:                                               ; preds = %57
  br label %60

60:                                               ; preds = %59
  %61 = load i64, ptr %7, align 8
  %62 = add i64 %61, 1
  store i64 %62, ptr %7, align 8
  br label %18

63:                                               ; preds = %57, %22
  %64 = load i32, ptr %8, align 4
  switch i32 %64, label %66 [
    i32 2, label %65
    i32 1, label %65
  ]

65:                                               ; preds = %16, %63, %63
  ret void

66:                                               ; preds = %63
  unreachable
}

define linkonce_odr hidden void @__ltoad_tags_text(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %9, ptr align 1 %14, i64 8, i1 false)
  %15 = load ptr, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds i8, ptr %15, i64 %16
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %10, ptr align 1 %17, i64 8, i1 false)
  %18 = load ptr, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %11, ptr align 1 %20, i64 8, i1 false)
  %21 = load ptr, ptr %5, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = icmp ne ptr %21, %22
  br i1 %23, label %24, label %28

24:                                               ; preds = %4
  %25 = load ptr, ptr %10, align 8
  %26 = load ptr, ptr %9, align 8
  %27 = load i64, ptr %11, align 8
  call void @__ltoad_tags_characters(ptr noundef %25, ptr noundef %26, i64 noundef %27)
  br label %28

28:                                               ; preds = %24, %4
  ret void
}

define linkonce_odr hidden ptr @__ltoad_tagged_number(ptr noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %20, label %14

14:                                               ; preds = %3
  %15 = load i64, ptr %7, align 8
  %16 = icmp ne i64 %15, 8
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = load i64, ptr %7, align 8
  %19 = icmp ne i64 %18, 4
  br i1 %19, label %20, label %21

20:                                               ; preds = %17, %3
  store ptr null, ptr %4, align 8
  br label %65

21:                                               ; preds = %17, %14
  store i64 0, ptr %8, align 8
  br label %22

22:                                               ; preds = %46, %21
  %23 = load i64, ptr %8, align 8
  %24 = load i64, ptr %7, align 8
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  store i32 2, ptr %9, align 4
  br label %49

27:                                               ; preds = %22
  %28 = load ptr, ptr %5, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = load i64, ptr %8, align 8
  %31 = add i64 %29, %30
  %32 = call ptr @__ltoad_tags_tag(i64 noundef %31)
  %33 = load i8, ptr %32, align 1
  store i8 %33, ptr %10, align 1
  %34 = load i8, ptr %10, align 1
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %41, label %37

37:                                               ; preds = %27
  %38 = load i8, ptr %10, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp eq i32 %39, 2
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %27
  store ptr null, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %43

42:                                               ; preds = %37
  store i32 0, ptr %9, align 4
  br label %43

43:                                               ; preds = %42, %41
  %44 = load i32, ptr %9, align 4
  switch i32 %44, label %49 [
    i32 0, label %45
  ]

45:                                               ; preds = %43
  br label %46

46:                                               ; preds = %45
  %47 = load i64, ptr %8, align 8
  %48 = add i64 %47, 1
  store i64 %48, ptr %8, align 8
  br label %22

49:                                               ; preds = %43, %26
  %50 = load i32, ptr %9, align 4
  switch i32 %50, label %67 [
    i32 2, label %51
    i32 1, label %65
  ]

51:                                               ; preds = %49
  %52 = load ptr, ptr %6, align 8
  %53 = ptrtoint ptr %52 to i64
  %54 = load i64, ptr %7, align 8
  %55 = trunc i64 %54 to i32
  %56 = call i64 @__ltoad_tags_bits_of(i64 noundef %53, i32 noundef %55)
  %57 = load i64, ptr %7, align 8
  %58 = call i32 @__ltoad_tags_looks_like_number(i64 noundef %56, i64 noundef %57)
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %62

60:                                               ; preds = %51
  %61 = load ptr, ptr %6, align 8
  br label %63

62:                                               ; preds = %51
  br label %63

63:                                               ; preds = %62, %60
  %64 = phi ptr [ %61, %60 ], [ null, %62 ]
  store ptr %64, ptr %4, align 8
  br label %65

65:                                               ; preds = %63, %49, %20
  %66 = load ptr, ptr %4, align 8
  ret ptr %66

67:                                               ; preds = %49
  unreachable
}

define linkonce_odr hidden i32 @__ltoad_tags_looks_like_number(i64 noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 8
  br i1 %7, label %8, label %15

8:                                                ; preds = %2
  %9 = load i64, ptr %4, align 8
  %10 = shl i64 %9, 1
  %11 = lshr i64 %10, 53
  %12 = sub i64 %11, 512
  %13 = icmp ult i64 %12, 1024
  %14 = zext i1 %13 to i32
  store i32 %14, ptr %3, align 4
  br label %27

15:                                               ; preds = %2
  %16 = load i64, ptr %5, align 8
  %17 = icmp eq i64 %16, 4
  br i1 %17, label %18, label %24

18:                                               ; preds = %15
  %19 = load i64, ptr %4, align 8
  %20 = shl i64 %19, 33
  %21 = lshr i64 %20, 56
  %22 = sub i64 %21, 64
  %23 = icmp ult i64 %22, 128
  br label %24

24:                                               ; preds = %18, %15
  %25 = phi i1 [ false, %15 ], [ %23, %18 ]
  %26 = zext i1 %25 to i32
  store i32 %26, ptr %3, align 4
  br label %27

27:                                               ; preds = %24, %8
  %28 = load i32, ptr %3, align 4
  ret i32 %28
}

define linkonce_odr hidden i64 @__ltoad_tags_bits_of(i64 noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i64 0, ptr %5, align 8
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 8
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = load i64, ptr %3, align 8
  %10 = inttoptr i64 %9 to ptr
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %5, ptr align 1 %10, i64 8, i1 false)
  br label %14

11:                                               ; preds = %2
  %12 = load i64, ptr %3, align 8
  %13 = inttoptr i64 %12 to ptr
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %5, ptr align 1 %13, i64 4, i1 false)
  br label %14

14:                                               ; preds = %11, %8
  %15 = load i64, ptr %5, align 8
  ret i64 %15
}

define linkonce_odr hidden void @__ltoad_adjoint_of_bits(ptr noundef %0, double noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %11

7:                                                ; preds = %2
  %8 = load double, ptr %4, align 8
  %9 = fcmp une double %8, 0.000000e+00
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_CONVERTED)
  unreachable

11:                                               ; preds = %7, %2
  ret void
}

define linkonce_odr hidden double @__ltoad_tangent_of_bits(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load i64, ptr %4, align 8
  %7 = icmp eq i64 %6, 8
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load i64, ptr %4, align 8
  %10 = icmp eq i64 %9, 4
  br i1 %10, label %11, label %20

11:                                               ; preds = %8, %2
  %12 = load ptr, ptr %3, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = load i64, ptr %4, align 8
  %15 = trunc i64 %14 to i32
  %16 = call i64 @__ltoad_tags_bits_of(i64 noundef %13, i32 noundef %15)
  %17 = load i64, ptr %4, align 8
  %18 = call i32 @__ltoad_tags_looks_like_number(i64 noundef %16, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br label %20

20:                                               ; preds = %11, %8
  %21 = phi i1 [ false, %8 ], [ %19, %11 ]
  %22 = zext i1 %21 to i32
  store i32 %22, ptr %5, align 4
  %23 = load i32, ptr %5, align 4
  %24 = icmp ne i32 %23, 0
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, double 0x7FF8000000000000, double 0.000000e+00
  ret double %26
}

define linkonce_odr hidden double @__ltoad_bits_converted(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  ret double -0.000000e+00
}

define linkonce_odr hidden void @__ltoad_tags_claim(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = load i32, ptr %8, align 4
  %13 = icmp eq i32 %12, 32
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 8, i32 4
  store i32 %15, ptr %9, align 4
  store i64 0, ptr %10, align 8
  br label %16

16:                                               ; preds = %55, %4
  %17 = load i64, ptr %10, align 8
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 %17, %19
  %21 = load i64, ptr %6, align 8
  %22 = icmp sle i64 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %16
  br label %59

24:                                               ; preds = %16
  %25 = load ptr, ptr %5, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = load i64, ptr %10, align 8
  %28 = add i64 %26, %27
  store i64 %28, ptr %11, align 8
  %29 = load i32, ptr %9, align 4
  %30 = icmp eq i32 %29, 8
  br i1 %30, label %31, label %41

31:                                               ; preds = %24
  %32 = load i64, ptr %11, align 8
  %33 = call i64 @__ltoad_tags_tags_of(i64 noundef %32, i32 noundef 8)
  %34 = icmp ne i64 %33, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %31
  %36 = load i64, ptr %11, align 8
  %37 = call i64 @__ltoad_tags_bits_of(i64 noundef %36, i32 noundef 8)
  %38 = icmp ne i64 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %35
  %40 = load i64, ptr %11, align 8
  call void @__ltoad_tags_set_tags(i64 noundef %40, i32 noundef 8, i64 noundef 2820983053732684064)
  br label %41

41:                                               ; preds = %39, %35, %31, %24
  %42 = load i32, ptr %9, align 4
  %43 = icmp eq i32 %42, 4
  br i1 %43, label %44, label %54

44:                                               ; preds = %41
  %45 = load i64, ptr %11, align 8
  %46 = call i64 @__ltoad_tags_tags_of(i64 noundef %45, i32 noundef 4)
  %47 = icmp ne i64 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %44
  %49 = load i64, ptr %11, align 8
  %50 = call i64 @__ltoad_tags_bits_of(i64 noundef %49, i32 noundef 4)
  %51 = icmp ne i64 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %48
  %53 = load i64, ptr %11, align 8
  call void @__ltoad_tags_set_tags(i64 noundef %53, i32 noundef 4, i64 noundef 319951120)
  br label %54

54:                                               ; preds = %52, %48, %44, %41
  br label %55

55:                                               ; preds = %54
  %56 = load i64, ptr %7, align 8
  %57 = load i64, ptr %10, align 8
  %58 = add i64 %57, %56
  store i64 %58, ptr %10, align 8
  br label %16

59:                                               ; preds = %23
  ret void
}

define linkonce_odr hidden i64 @__ltoad_tags_tags_of(i64 noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 0, ptr %6, align 8
  %9 = load i64, ptr %4, align 8
  %10 = call i64 @__ltoad_tags_within(i64 noundef %9)
  %11 = add i64 %10, 8
  %12 = icmp ule i64 %11, 16384
  %13 = zext i1 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = call i64 @llvm.expect.i64(i64 %14, i64 1)
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %34

17:                                               ; preds = %2
  %18 = load i64, ptr %4, align 8
  %19 = call ptr @__ltoad_tags_tag(i64 noundef %18)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %6, ptr align 1 %19, i64 8, i1 false)
  %20 = load i32, ptr %5, align 4
  %21 = icmp eq i32 %20, 8
  br i1 %21, label %22, label %24

22:                                               ; preds = %17
  %23 = load i64, ptr %6, align 8
  br label %32

24:                                               ; preds = %17
  %25 = load i64, ptr %6, align 8
  %26 = load i32, ptr %5, align 4
  %27 = mul nsw i32 8, %26
  %28 = zext i32 %27 to i64
  %29 = shl i64 1, %28
  %30 = sub i64 %29, 1
  %31 = and i64 %25, %30
  br label %32

32:                                               ; preds = %24, %22
  %33 = phi i64 [ %23, %22 ], [ %31, %24 ]
  store i64 %33, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %59

34:                                               ; preds = %2
  store i32 0, ptr %8, align 4
  br label %35

35:                                               ; preds = %54, %34
  %36 = load i32, ptr %8, align 4
  %37 = load i32, ptr %5, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 2, ptr %7, align 4
  br label %57

40:                                               ; preds = %35
  %41 = load i64, ptr %4, align 8
  %42 = load i32, ptr %8, align 4
  %43 = sext i32 %42 to i64
  %44 = add i64 %41, %43
  %45 = call ptr @__ltoad_tags_tag(i64 noundef %44)
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i64
  %48 = load i32, ptr %8, align 4
  %49 = mul nsw i32 8, %48
  %50 = zext i32 %49 to i64
  %51 = shl i64 %47, %50
  %52 = load i64, ptr %6, align 8
  %53 = or i64 %52, %51
  store i64 %53, ptr %6, align 8
  br label %54

54:                                               ; preds = %40
  %55 = load i32, ptr %8, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %8, align 4
  br label %35

57:                                               ; preds = %39
  %58 = load i64, ptr %6, align 8
  store i64 %58, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %59

59:                                               ; preds = %57, %32
  %60 = load i64, ptr %3, align 8
  ret i64 %60
}

define linkonce_odr hidden void @__ltoad_tags_set_tags(i64 noundef %0, i32 noundef %1, i64 noundef %2) alwaysinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %10 = load i64, ptr %4, align 8
  %11 = call i64 @__ltoad_tags_within(i64 noundef %10)
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = add i64 %11, %13
  %15 = icmp ule i64 %14, 16384
  %16 = zext i1 %15 to i32
  %17 = sext i32 %16 to i64
  %18 = call i64 @llvm.expect.i64(i64 %17, i64 1)
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %55

20:                                               ; preds = %3
  %21 = load i64, ptr %4, align 8
  %22 = call ptr @__ltoad_tags_tag(i64 noundef %21)
  store ptr %22, ptr %7, align 8
  %23 = load i32, ptr %5, align 4
  %24 = icmp eq i32 %23, 8
  br i1 %24, label %25, label %27

25:                                               ; preds = %20
  %26 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %26, ptr align 8 %6, i64 8, i1 false)
  br label %54

27:                                               ; preds = %20
  %28 = load i32, ptr %5, align 4
  %29 = icmp eq i32 %28, 4
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %31, ptr align 8 %6, i64 4, i1 false)
  br label %53

32:                                               ; preds = %27
  store i32 0, ptr %8, align 4
  br label %33

33:                                               ; preds = %49, %32
  %34 = load i32, ptr %8, align 4
  %35 = load i32, ptr %5, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  br label %52

38:                                               ; preds = %33
  %39 = load i64, ptr %6, align 8
  %40 = load i32, ptr %8, align 4
  %41 = mul nsw i32 8, %40
  %42 = zext i32 %41 to i64
  %43 = lshr i64 %39, %42
  %44 = trunc i64 %43 to i8
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %45, i64 %47
  store i8 %44, ptr %48, align 1
  br label %49

49:                                               ; preds = %38
  %50 = load i32, ptr %8, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %8, align 4
  br label %33

52:                                               ; preds = %37
  br label %53

53:                                               ; preds = %52, %30
  br label %54

54:                                               ; preds = %53, %25
  br label %76

55:                                               ; preds = %3
  store i32 0, ptr %9, align 4
  br label %56

56:                                               ; preds = %73, %55
  %57 = load i32, ptr %9, align 4
  %58 = load i32, ptr %5, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  br label %76

61:                                               ; preds = %56
  %62 = load i64, ptr %6, align 8
  %63 = load i32, ptr %9, align 4
  %64 = mul nsw i32 8, %63
  %65 = zext i32 %64 to i64
  %66 = lshr i64 %62, %65
  %67 = trunc i64 %66 to i8
  %68 = load i64, ptr %4, align 8
  %69 = load i32, ptr %9, align 4
  %70 = sext i32 %69 to i64
  %71 = add i64 %68, %70
  %72 = call ptr @__ltoad_tags_tag(i64 noundef %71)
  store i8 %67, ptr %72, align 1
  br label %73

73:                                               ; preds = %61
  %74 = load i32, ptr %9, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %9, align 4
  br label %56

76:                                               ; preds = %54, %60
  ret void
}

define linkonce_odr hidden void @__ltoad_tagged_adjoint_copy(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = icmp ugt ptr %20, %21
  %23 = zext i1 %22 to i32
  store i32 %23, ptr %9, align 4
  store i64 0, ptr %11, align 8
  br label %24

24:                                               ; preds = %147, %145, %4
  %25 = load i64, ptr %11, align 8
  %26 = load i64, ptr %7, align 8
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  store i32 2, ptr %12, align 4
  br label %148

29:                                               ; preds = %24
  %30 = load ptr, ptr %5, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = load i64, ptr %7, align 8
  %33 = load i64, ptr %11, align 8
  %34 = call i64 @__ltoad_tags_move_words(ptr noundef %30, ptr noundef %31, i64 noundef %32, i64 noundef %33)
  %35 = load i64, ptr %11, align 8
  %36 = add i64 %35, %34
  store i64 %36, ptr %11, align 8
  %37 = load i64, ptr %11, align 8
  %38 = load i64, ptr %7, align 8
  %39 = icmp eq i64 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %29
  store i32 1, ptr %12, align 4
  br label %148

41:                                               ; preds = %29
  %42 = load i64, ptr %7, align 8
  %43 = load i64, ptr %11, align 8
  %44 = sub i64 %42, %43
  store i64 %44, ptr %13, align 8
  %45 = load ptr, ptr %5, align 8
  %46 = ptrtoint ptr %45 to i64
  %47 = load i32, ptr %9, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %41
  %50 = load i64, ptr %11, align 8
  br label %52

51:                                               ; preds = %41
  br label %52

52:                                               ; preds = %51, %49
  %53 = phi i64 [ %50, %49 ], [ 0, %51 ]
  %54 = add i64 %46, %53
  store i64 %54, ptr %14, align 8
  %55 = load i64, ptr %14, align 8
  %56 = load i64, ptr %13, align 8
  %57 = load i32, ptr %9, align 4
  %58 = call i32 @__ltoad_tags_unit(i64 noundef %55, i64 noundef %56, i32 noundef %57, ptr noundef %10)
  store i32 %58, ptr %15, align 4
  %59 = load i32, ptr %9, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %52
  %62 = load i64, ptr %11, align 8
  br label %68

63:                                               ; preds = %52
  %64 = load i64, ptr %13, align 8
  %65 = load i32, ptr %15, align 4
  %66 = sext i32 %65 to i64
  %67 = sub i64 %64, %66
  br label %68

68:                                               ; preds = %63, %61
  %69 = phi i64 [ %62, %61 ], [ %67, %63 ]
  store i64 %69, ptr %16, align 8
  %70 = load ptr, ptr %5, align 8
  %71 = ptrtoint ptr %70 to i64
  %72 = load i64, ptr %16, align 8
  %73 = add i64 %71, %72
  store i64 %73, ptr %17, align 8
  %74 = load ptr, ptr %6, align 8
  %75 = ptrtoint ptr %74 to i64
  %76 = load i64, ptr %16, align 8
  %77 = add i64 %75, %76
  store i64 %77, ptr %18, align 8
  %78 = load i32, ptr %10, align 4
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %80, label %87

80:                                               ; preds = %68
  %81 = load i64, ptr %17, align 8
  %82 = load i32, ptr %15, align 4
  %83 = load i32, ptr %8, align 4
  %84 = call i32 @__ltoad_tags_settle(i64 noundef %81, i32 noundef %82, i32 noundef %83)
  %85 = icmp ne i32 %84, 0
  br i1 %85, label %87, label %86

86:                                               ; preds = %80
  store i32 3, ptr %12, align 4
  br label %145

87:                                               ; preds = %80, %68
  %88 = load i32, ptr %10, align 4
  %89 = icmp ne i32 %88, 0
  br i1 %89, label %90, label %116

90:                                               ; preds = %87
  %91 = load i64, ptr %17, align 8
  %92 = call ptr @__ltoad_tags_page_of(i64 noundef %91)
  %93 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %92, i32 0, i32 1
  %94 = load ptr, ptr %93, align 8
  %95 = icmp ne ptr %94, null
  br i1 %95, label %96, label %115

96:                                               ; preds = %90
  store i32 0, ptr %19, align 4
  br label %97

97:                                               ; preds = %111, %96
  %98 = load i32, ptr %19, align 4
  %99 = load i32, ptr %15, align 4
  %100 = icmp slt i32 %98, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %97
  store i32 4, ptr %12, align 4
  br label %114

102:                                              ; preds = %97
  %103 = load i64, ptr %17, align 8
  %104 = load i32, ptr %19, align 4
  %105 = sext i32 %104 to i64
  %106 = add i64 %103, %105
  %107 = load i64, ptr %18, align 8
  %108 = load i32, ptr %19, align 4
  %109 = sext i32 %108 to i64
  %110 = add i64 %107, %109
  call void @__ltoad_tags_move_byte(i64 noundef %106, i64 noundef %110)
  br label %111

111:                                              ; preds = %102
  %112 = load i32, ptr %19, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %19, align 4
  br label %97

114:                                              ; preds = %101
  br label %115

115:                                              ; preds = %114, %90
  br label %140

116:                                              ; preds = %87
  %117 = load i32, ptr %15, align 4
  %118 = icmp sgt i32 %117, 1
  br i1 %118, label %119, label %123

119:                                              ; preds = %116
  %120 = load i64, ptr %17, align 8
  %121 = load i64, ptr %18, align 8
  %122 = load i32, ptr %15, align 4
  call void @__ltoad_tags_move_whole(i64 noundef %120, i64 noundef %121, i32 noundef %122)
  br label %139

123:                                              ; preds = %116
  %124 = load i64, ptr %17, align 8
  %125 = call ptr @__ltoad_tags_tag(i64 noundef %124)
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %136

129:                                              ; preds = %123
  %130 = load i64, ptr %17, align 8
  %131 = inttoptr i64 %130 to ptr
  %132 = load i8, ptr %131, align 1
  %133 = zext i8 %132 to i32
  %134 = icmp ne i32 %133, 0
  br i1 %134, label %135, label %136

135:                                              ; preds = %129
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_UNDECIDED)
  unreachable

136:                                              ; preds = %129, %123
  %137 = load i64, ptr %17, align 8
  %138 = load i64, ptr %18, align 8
  call void @__ltoad_tags_move_byte(i64 noundef %137, i64 noundef %138)
  br label %139

139:                                              ; preds = %136, %119
  br label %140

140:                                              ; preds = %139, %115
  %141 = load i32, ptr %15, align 4
  %142 = sext i32 %141 to i64
  %143 = load i64, ptr %11, align 8
  %144 = add i64 %143, %142
  store i64 %144, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %145

145:                                              ; preds = %140, %86
  %146 = load i32, ptr %12, align 4
  switch i32 %146, label %154 [
    i32 0, label %147
    i32 3, label %24
  ]

147:                                              ; preds = %145
  br label %24

148:                                              ; preds = %40, %28
  %149 = load i32, ptr %12, align 4
  switch i32 %149, label %151 [
    i32 2, label %150
  ]

150:                                              ; preds = %148
  store i32 0, ptr %12, align 4
  br label %151

151:                                              ; preds = %150, %148
  %152 = load i32, ptr %12, align 4
  switch i32 %152, label %154 [
    i32 0, label %153
    i32 1, label %153
  ]

153:                                              ; preds = %151, %151
  ret void

154:                                              ; preds = %151, %145
  unreachable
}

define linkonce_odr hidden i64 @__ltoad_tags_move_words(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) alwaysinline nounwind {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  %26 = load ptr, ptr %6, align 8
  %27 = load ptr, ptr %7, align 8
  %28 = icmp ugt ptr %26, %27
  %29 = zext i1 %28 to i32
  store i32 %29, ptr %10, align 4
  %30 = load i64, ptr %8, align 8
  %31 = load i64, ptr %9, align 8
  %32 = sub i64 %30, %31
  store i64 %32, ptr %11, align 8
  store i64 0, ptr %12, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = load i32, ptr %10, align 4
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %4
  %38 = load i64, ptr %9, align 8
  br label %40

39:                                               ; preds = %4
  br label %40

40:                                               ; preds = %39, %37
  %41 = phi i64 [ %38, %37 ], [ 0, %39 ]
  %42 = add i64 %34, %41
  store i64 %42, ptr %13, align 8
  %43 = load ptr, ptr %7, align 8
  %44 = ptrtoint ptr %43 to i64
  %45 = load i32, ptr %10, align 4
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %40
  %48 = load i64, ptr %9, align 8
  br label %50

49:                                               ; preds = %40
  br label %50

50:                                               ; preds = %49, %47
  %51 = phi i64 [ %48, %47 ], [ 0, %49 ]
  %52 = add i64 %44, %51
  store i64 %52, ptr %14, align 8
  %53 = load i64, ptr %13, align 8
  %54 = load i64, ptr %14, align 8
  %55 = load i64, ptr %11, align 8
  %56 = load i32, ptr %10, align 4
  %57 = call i64 @__ltoad_tags_in_pages(i64 noundef %53, i64 noundef %54, i64 noundef %55, i32 noundef %56)
  store i64 %57, ptr %15, align 8
  %58 = load i32, ptr %10, align 4
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %61

60:                                               ; preds = %50
  br label %65

61:                                               ; preds = %50
  %62 = load i64, ptr %11, align 8
  %63 = load i64, ptr %15, align 8
  %64 = sub i64 %62, %63
  br label %65

65:                                               ; preds = %61, %60
  %66 = phi i64 [ 0, %60 ], [ %64, %61 ]
  store i64 %66, ptr %16, align 8
  %67 = load i64, ptr %13, align 8
  %68 = load i64, ptr %16, align 8
  %69 = add i64 %67, %68
  %70 = load i64, ptr %15, align 8
  %71 = call ptr @__ltoad_tags_known_tag(i64 noundef %69, i64 noundef %70)
  store ptr %71, ptr %17, align 8
  %72 = load i64, ptr %14, align 8
  %73 = load i64, ptr %16, align 8
  %74 = add i64 %72, %73
  %75 = load i64, ptr %15, align 8
  %76 = call ptr @__ltoad_tags_known_tag(i64 noundef %74, i64 noundef %75)
  store ptr %76, ptr %18, align 8
  %77 = load ptr, ptr %17, align 8
  %78 = icmp ne ptr %77, null
  br i1 %78, label %79, label %90

79:                                               ; preds = %65
  %80 = load ptr, ptr %18, align 8
  %81 = icmp ne ptr %80, null
  br i1 %81, label %82, label %90

82:                                               ; preds = %79
  %83 = load i64, ptr %13, align 8
  %84 = load i64, ptr %16, align 8
  %85 = add i64 %83, %84
  %86 = call ptr @__ltoad_tags_page_of(i64 noundef %85)
  %87 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %86, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8
  %89 = icmp ne ptr %88, null
  br label %90

90:                                               ; preds = %82, %79, %65
  %91 = phi i1 [ true, %79 ], [ true, %65 ], [ %89, %82 ]
  %92 = zext i1 %91 to i32
  %93 = sext i32 %92 to i64
  %94 = call i64 @llvm.expect.i64(i64 %93, i64 0)
  %95 = icmp ne i64 %94, 0
  br i1 %95, label %96, label %97

96:                                               ; preds = %90
  store i64 0, ptr %5, align 8
  store i32 1, ptr %19, align 4
  br label %194

97:                                               ; preds = %90
  br label %98

98:                                               ; preds = %189, %97
  %99 = load i64, ptr %12, align 8
  %100 = add i64 %99, 8
  %101 = load i64, ptr %15, align 8
  %102 = icmp ule i64 %100, %101
  br i1 %102, label %103, label %192

103:                                              ; preds = %98
  %104 = load i32, ptr %10, align 4
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %108

106:                                              ; preds = %103
  %107 = load i64, ptr %12, align 8
  br label %113

108:                                              ; preds = %103
  %109 = load i64, ptr %15, align 8
  %110 = sub i64 %109, 8
  %111 = load i64, ptr %12, align 8
  %112 = sub i64 %110, %111
  br label %113

113:                                              ; preds = %108, %106
  %114 = phi i64 [ %107, %106 ], [ %112, %108 ]
  store i64 %114, ptr %20, align 8
  %115 = load i64, ptr %13, align 8
  %116 = load i64, ptr %16, align 8
  %117 = add i64 %115, %116
  %118 = load i64, ptr %20, align 8
  %119 = add i64 %117, %118
  store i64 %119, ptr %23, align 8
  %120 = load i64, ptr %14, align 8
  %121 = load i64, ptr %16, align 8
  %122 = add i64 %120, %121
  %123 = load i64, ptr %20, align 8
  %124 = add i64 %122, %123
  store i64 %124, ptr %24, align 8
  %125 = load i64, ptr %23, align 8
  %126 = call i64 @__ltoad_tags_bits_of(i64 noundef %125, i32 noundef 8)
  store i64 %126, ptr %25, align 8
  %127 = load ptr, ptr %17, align 8
  %128 = load i64, ptr %20, align 8
  %129 = getelementptr inbounds i8, ptr %127, i64 %128
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %21, ptr align 1 %129, i64 8, i1 false)
  %130 = load i64, ptr %21, align 8
  %131 = icmp eq i64 %130, 2820983053732684064
  %132 = zext i1 %131 to i32
  %133 = sext i32 %132 to i64
  %134 = call i64 @llvm.expect.i64(i64 %133, i64 1)
  %135 = icmp ne i64 %134, 0
  br i1 %135, label %136, label %172

136:                                              ; preds = %113
  %137 = load ptr, ptr %18, align 8
  %138 = load i64, ptr %20, align 8
  %139 = getelementptr inbounds i8, ptr %137, i64 %138
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %22, ptr align 1 %139, i64 8, i1 false)
  %140 = load i64, ptr %22, align 8
  %141 = icmp ne i64 %140, 2820983053732684064
  %142 = zext i1 %141 to i32
  %143 = sext i32 %142 to i64
  %144 = call i64 @llvm.expect.i64(i64 %143, i64 0)
  %145 = icmp ne i64 %144, 0
  br i1 %145, label %146, label %161

146:                                              ; preds = %136
  %147 = load i64, ptr %25, align 8
  %148 = icmp ne i64 %147, 0
  br i1 %148, label %149, label %153

149:                                              ; preds = %146
  %150 = load i64, ptr %22, align 8
  %151 = icmp ne i64 %150, 0
  br i1 %151, label %152, label %153

152:                                              ; preds = %149
  store i32 2, ptr %19, align 4
  br label %186

153:                                              ; preds = %149, %146
  %154 = load i64, ptr %25, align 8
  %155 = icmp ne i64 %154, 0
  br i1 %155, label %156, label %160

156:                                              ; preds = %153
  %157 = load ptr, ptr %18, align 8
  %158 = load i64, ptr %20, align 8
  %159 = getelementptr inbounds i8, ptr %157, i64 %158
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %159, ptr align 8 %21, i64 8, i1 false)
  br label %160

160:                                              ; preds = %156, %153
  br label %161

161:                                              ; preds = %160, %136
  %162 = load i64, ptr %23, align 8
  call void @__ltoad_tags_set_bits(i64 noundef %162, i32 noundef 8, i64 noundef 0)
  %163 = load i64, ptr %25, align 8
  %164 = icmp ne i64 %163, 0
  br i1 %164, label %165, label %171

165:                                              ; preds = %161
  %166 = load i64, ptr %24, align 8
  %167 = load i64, ptr %24, align 8
  %168 = call i64 @__ltoad_tags_bits_of(i64 noundef %167, i32 noundef 8)
  %169 = load i64, ptr %25, align 8
  %170 = call i64 @__ltoad_tags_bits_of_sum(i64 noundef %168, i64 noundef %169, i32 noundef 8)
  call void @__ltoad_tags_set_bits(i64 noundef %166, i32 noundef 8, i64 noundef %170)
  br label %171

171:                                              ; preds = %165, %161
  br label %185

172:                                              ; preds = %113
  %173 = load i64, ptr %21, align 8
  %174 = and i64 %173, -1085102592571150096
  %175 = icmp ne i64 %174, 0
  br i1 %175, label %183, label %176

176:                                              ; preds = %172
  %177 = load i64, ptr %25, align 8
  %178 = icmp ne i64 %177, 0
  br i1 %178, label %179, label %184

179:                                              ; preds = %176
  %180 = load i64, ptr %21, align 8
  %181 = call i32 @__ltoad_tags_has_zero(i64 noundef %180)
  %182 = icmp ne i32 %181, 0
  br i1 %182, label %183, label %184

183:                                              ; preds = %179, %172
  store i32 2, ptr %19, align 4
  br label %186

184:                                              ; preds = %179, %176
  br label %185

185:                                              ; preds = %184, %171
  store i32 0, ptr %19, align 4
  br label %186

186:                                              ; preds = %185, %183, %152
  %187 = load i32, ptr %19, align 4
  switch i32 %187, label %196 [
    i32 0, label %188
    i32 2, label %192
  ]

188:                                              ; preds = %186
  br label %189

189:                                              ; preds = %188
  %190 = load i64, ptr %12, align 8
  %191 = add i64 %190, 8
  store i64 %191, ptr %12, align 8
  br label %98

192:                                              ; preds = %186, %98
  %193 = load i64, ptr %12, align 8
  store i64 %193, ptr %5, align 8
  store i32 1, ptr %19, align 4
  br label %194

194:                                              ; preds = %192, %96
  %195 = load i64, ptr %5, align 8
  ret i64 %195

196:                                              ; preds = %186
  unreachable
}

define linkonce_odr hidden i32 @__ltoad_tags_unit(i64 noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3) alwaysinline nounwind {
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 8, ptr %10, align 4
  br label %14

14:                                               ; preds = %68, %4
  %15 = load i32, ptr %10, align 4
  %16 = icmp sge i32 %15, 4
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  store i32 2, ptr %11, align 4
  br label %71

18:                                               ; preds = %14
  %19 = load i32, ptr %8, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = load i64, ptr %6, align 8
  br label %30

23:                                               ; preds = %18
  %24 = load i64, ptr %6, align 8
  %25 = load i64, ptr %7, align 8
  %26 = add i64 %24, %25
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = sub i64 %26, %28
  br label %30

30:                                               ; preds = %23, %21
  %31 = phi i64 [ %22, %21 ], [ %29, %23 ]
  store i64 %31, ptr %12, align 8
  %32 = load i64, ptr %7, align 8
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = icmp ult i64 %32, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %30
  store i32 4, ptr %11, align 4
  br label %65

37:                                               ; preds = %30
  %38 = load i64, ptr %12, align 8
  %39 = load i32, ptr %10, align 4
  %40 = call i64 @__ltoad_tags_tags_of(i64 noundef %38, i32 noundef %39)
  store i64 %40, ptr %13, align 8
  %41 = load i64, ptr %13, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %37
  %44 = load i64, ptr %12, align 8
  %45 = load i32, ptr %10, align 4
  %46 = sext i32 %45 to i64
  %47 = urem i64 %44, %46
  %48 = icmp eq i64 %47, 0
  br label %49

49:                                               ; preds = %43, %37
  %50 = phi i1 [ false, %37 ], [ %48, %43 ]
  %51 = zext i1 %50 to i32
  %52 = load ptr, ptr %9, align 8
  store i32 %51, ptr %52, align 4
  %53 = load ptr, ptr %9, align 8
  %54 = load i32, ptr %53, align 4
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %61, label %56

56:                                               ; preds = %49
  %57 = load i64, ptr %13, align 8
  %58 = load i32, ptr %10, align 4
  %59 = call i64 @__ltoad_tags_tags_for(i32 noundef %58)
  %60 = icmp eq i64 %57, %59
  br i1 %60, label %61, label %63

61:                                               ; preds = %56, %49
  %62 = load i32, ptr %10, align 4
  store i32 %62, ptr %5, align 4
  store i32 1, ptr %11, align 4
  br label %64

63:                                               ; preds = %56
  store i32 0, ptr %11, align 4
  br label %64

64:                                               ; preds = %63, %61
  br label %65

65:                                               ; preds = %64, %36
  %66 = load i32, ptr %11, align 4
  switch i32 %66, label %71 [
    i32 0, label %67
    i32 4, label %68
  ]

67:                                               ; preds = %65
  br label %68

68:                                               ; preds = %67, %65
  %69 = load i32, ptr %10, align 4
  %70 = sdiv i32 %69, 2
  store i32 %70, ptr %10, align 4
  br label %14

71:                                               ; preds = %65, %17
  %72 = load i32, ptr %11, align 4
  switch i32 %72, label %77 [
    i32 2, label %73
    i32 1, label %75
  ]

73:                                               ; preds = %71
  %74 = load ptr, ptr %9, align 8
  store i32 0, ptr %74, align 4
  store i32 1, ptr %5, align 4
  br label %75

75:                                               ; preds = %73, %71
  %76 = load i32, ptr %5, align 4
  ret i32 %76

77:                                               ; preds = %71
  unreachable
}

define linkonce_odr hidden i32 @__ltoad_tags_settle(i64 noundef %0, i32 noundef %1, i32 noundef %2) noinline nounwind {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store i64 %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %10 = load i64, ptr %5, align 8
  %11 = load i32, ptr %6, align 4
  %12 = call i64 @__ltoad_tags_bits_of(i64 noundef %10, i32 noundef %11)
  store i64 %12, ptr %8, align 8
  %13 = load i32, ptr %6, align 4
  %14 = icmp eq i32 %13, 4
  br i1 %14, label %15, label %22

15:                                               ; preds = %3
  %16 = load i32, ptr %7, align 4
  %17 = icmp ne i32 %16, 16
  br i1 %17, label %18, label %22

18:                                               ; preds = %15
  %19 = load i64, ptr %8, align 8
  %20 = icmp ult i64 %19, 4096
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  store i32 1, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %65

22:                                               ; preds = %18, %15, %3
  %23 = load i64, ptr %8, align 8
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %22
  %26 = load i32, ptr %6, align 4
  %27 = icmp eq i32 %26, 8
  br i1 %27, label %28, label %40

28:                                               ; preds = %25
  %29 = load i64, ptr %8, align 8
  %30 = call i32 @__ltoad_tags_looks_like_address(i64 noundef %29)
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %39, label %32

32:                                               ; preds = %28
  %33 = load i64, ptr %8, align 8
  %34 = icmp ult i64 %33, 4096
  br i1 %34, label %39, label %35

35:                                               ; preds = %32
  %36 = load i64, ptr %8, align 8
  %37 = lshr i64 %36, 52
  %38 = icmp eq i64 %37, 4095
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %32, %28, %22
  store i32 1, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %65

40:                                               ; preds = %35, %25
  %41 = load i32, ptr %7, align 4
  %42 = icmp eq i32 %41, 32
  br i1 %42, label %43, label %48

43:                                               ; preds = %40
  %44 = load i32, ptr %6, align 4
  %45 = icmp eq i32 %44, 8
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = load i64, ptr %5, align 8
  call void @__ltoad_tags_set_tags(i64 noundef %47, i32 noundef 8, i64 noundef 2820983053732684064)
  br label %64

48:                                               ; preds = %43, %40
  %49 = load i32, ptr %7, align 4
  %50 = icmp eq i32 %49, 16
  br i1 %50, label %51, label %56

51:                                               ; preds = %48
  %52 = load i32, ptr %6, align 4
  %53 = icmp eq i32 %52, 8
  br i1 %53, label %54, label %56

54:                                               ; preds = %51
  %55 = load i64, ptr %5, align 8
  call void @__ltoad_tags_set_tags(i64 noundef %55, i32 noundef 8, i64 noundef 1374179597038522640)
  br label %63

56:                                               ; preds = %51, %48
  %57 = load i32, ptr %7, align 4
  %58 = icmp eq i32 %57, 16
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  %60 = load i64, ptr %5, align 8
  call void @__ltoad_tags_set_tags(i64 noundef %60, i32 noundef 4, i64 noundef 319951120)
  br label %62

61:                                               ; preds = %56
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_UNDECIDED)
  unreachable

62:                                               ; preds = %59
  br label %63

63:                                               ; preds = %62, %54
  br label %64

64:                                               ; preds = %63, %46
  store i32 0, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %65

65:                                               ; preds = %64, %39, %21
  %66 = load i32, ptr %4, align 4
  ret i32 %66
}

define linkonce_odr hidden ptr @__ltoad_tags_page_of(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = lshr i64 %7, 31
  %9 = and i64 %8, 65535
  %10 = getelementptr inbounds [65536 x ptr], ptr @__ltoad_tags_root, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %4, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = icmp ne ptr %12, null
  %14 = zext i1 %13 to i32
  %15 = sext i32 %14 to i64
  %16 = call i64 @llvm.expect.i64(i64 %15, i64 1)
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %37

18:                                               ; preds = %1
  %19 = load ptr, ptr %4, align 8
  %20 = load i64, ptr %3, align 8
  %21 = lshr i64 %20, 14
  %22 = and i64 %21, 131071
  %23 = getelementptr inbounds ptr, ptr %19, i64 %22
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %5, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = icmp ne ptr %25, null
  %27 = zext i1 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = call i64 @llvm.expect.i64(i64 %28, i64 1)
  %30 = icmp ne i64 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %18
  %32 = load ptr, ptr %5, align 8
  store ptr %32, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %34

33:                                               ; preds = %18
  store i32 0, ptr %6, align 4
  br label %34

34:                                               ; preds = %33, %31
  %35 = load i32, ptr %6, align 4
  switch i32 %35, label %40 [
    i32 0, label %36
  ]

36:                                               ; preds = %34
  br label %37

37:                                               ; preds = %36, %1
  %38 = load i64, ptr %3, align 8
  %39 = call ptr @__ltoad_tags_new_page(i64 noundef %38)
  store ptr %39, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %40

40:                                               ; preds = %37, %34
  %41 = load ptr, ptr %2, align 8
  ret ptr %41
}

define linkonce_odr hidden void @__ltoad_tags_move_byte(i64 noundef %0, i64 noundef %1) noinline nounwind {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %8 = load i64, ptr %3, align 8
  %9 = call ptr @__ltoad_tags_tag(i64 noundef %8)
  %10 = load i8, ptr %9, align 1
  store i8 %10, ptr %5, align 1
  %11 = load i8, ptr %5, align 1
  %12 = zext i8 %11 to i32
  %13 = icmp sge i32 %12, 16
  br i1 %13, label %14, label %37

14:                                               ; preds = %2
  %15 = load i64, ptr %3, align 8
  %16 = load i8, ptr %5, align 1
  %17 = call i32 @__ltoad_tags_is_whole(i64 noundef %15, i8 noundef zeroext %16)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %37

19:                                               ; preds = %14
  %20 = load i64, ptr %3, align 8
  %21 = load i8, ptr %5, align 1
  %22 = call i32 @__ltoad_tags_is_zero(i64 noundef %20, i8 noundef zeroext %21)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %36, label %24

24:                                               ; preds = %19
  %25 = load i64, ptr %3, align 8
  %26 = load i8, ptr %5, align 1
  %27 = zext i8 %26 to i32
  %28 = and i32 %27, 15
  %29 = sext i32 %28 to i64
  %30 = sub i64 %25, %29
  %31 = load i8, ptr %5, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp sge i32 %32, 32
  %34 = zext i1 %33 to i64
  %35 = select i1 %33, i32 8, i32 4
  call void @__ltoad_tags_spill(i64 noundef %30, i32 noundef %35)
  br label %36

36:                                               ; preds = %24, %19
  br label %49

37:                                               ; preds = %14, %2
  %38 = load i8, ptr %5, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp sge i32 %39, 16
  br i1 %40, label %41, label %48

41:                                               ; preds = %37
  %42 = load i64, ptr %3, align 8
  %43 = inttoptr i64 %42 to ptr
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %48

47:                                               ; preds = %41
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_IN_PIECES)
  unreachable

48:                                               ; preds = %41, %37
  br label %49

49:                                               ; preds = %48, %36
  %50 = load i64, ptr %3, align 8
  %51 = call ptr @__ltoad_tags_page_of(i64 noundef %50)
  store ptr %51, ptr %6, align 8
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %52, i32 0, i32 1
  %54 = load ptr, ptr %53, align 8
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %63

56:                                               ; preds = %49
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %57, i32 0, i32 1
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %3, align 8
  %61 = call i64 @__ltoad_tags_within(i64 noundef %60)
  %62 = getelementptr inbounds i8, ptr %59, i64 %61
  br label %64

63:                                               ; preds = %49
  br label %64

64:                                               ; preds = %63, %56
  %65 = phi ptr [ %62, %56 ], [ null, %63 ]
  store ptr %65, ptr %7, align 8
  %66 = load ptr, ptr %7, align 8
  %67 = icmp ne ptr %66, null
  br i1 %67, label %68, label %84

68:                                               ; preds = %64
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds i8, ptr %69, i64 16384
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i32
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %84

74:                                               ; preds = %68
  %75 = load ptr, ptr %7, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 16384
  %77 = load i8, ptr %76, align 1
  store i8 %77, ptr %5, align 1
  %78 = load ptr, ptr %7, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 16384
  store i8 0, ptr %79, align 1
  %80 = load i64, ptr %4, align 8
  %81 = load ptr, ptr %7, align 8
  %82 = load i8, ptr %81, align 1
  %83 = load i8, ptr %5, align 1
  call void @__ltoad_tags_give_byte(i64 noundef %80, i8 noundef zeroext %82, i8 noundef zeroext %83)
  br label %84

84:                                               ; preds = %74, %68, %64
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_move_whole(i64 noundef %0, i64 noundef %1, i32 noundef %2) noinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = load i64, ptr %4, align 8
  %12 = load i32, ptr %6, align 4
  %13 = call i64 @__ltoad_tags_bits_of(i64 noundef %11, i32 noundef %12)
  store i64 %13, ptr %7, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i32, ptr %6, align 4
  %16 = call i32 @__ltoad_tags_waits(i64 noundef %14, i32 noundef %15)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %49

18:                                               ; preds = %3
  store i32 0, ptr %8, align 4
  br label %19

19:                                               ; preds = %45, %18
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  br label %48

24:                                               ; preds = %19
  %25 = load i64, ptr %4, align 8
  %26 = load i64, ptr %5, align 8
  %27 = icmp ugt i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = load i32, ptr %8, align 4
  br label %35

30:                                               ; preds = %24
  %31 = load i32, ptr %6, align 4
  %32 = sub nsw i32 %31, 1
  %33 = load i32, ptr %8, align 4
  %34 = sub nsw i32 %32, %33
  br label %35

35:                                               ; preds = %30, %28
  %36 = phi i32 [ %29, %28 ], [ %34, %30 ]
  store i32 %36, ptr %9, align 4
  %37 = load i64, ptr %4, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = load i64, ptr %5, align 8
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = add i64 %41, %43
  call void @__ltoad_tags_move_byte(i64 noundef %40, i64 noundef %44)
  br label %45

45:                                               ; preds = %35
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %8, align 4
  br label %19

48:                                               ; preds = %23
  store i32 1, ptr %10, align 4
  br label %68

49:                                               ; preds = %3
  %50 = load i64, ptr %4, align 8
  %51 = load i32, ptr %6, align 4
  call void @__ltoad_tags_set_bits(i64 noundef %50, i32 noundef %51, i64 noundef 0)
  %52 = load i64, ptr %7, align 8
  %53 = icmp ne i64 %52, 0
  br i1 %53, label %54, label %60

54:                                               ; preds = %49
  %55 = load i32, ptr %6, align 4
  %56 = icmp eq i32 %55, 8
  br i1 %56, label %57, label %60

57:                                               ; preds = %54
  %58 = load i64, ptr %5, align 8
  %59 = load i64, ptr %7, align 8
  call void @__ltoad_tags_give(i64 noundef %58, i32 noundef 8, i64 noundef %59)
  br label %67

60:                                               ; preds = %54, %49
  %61 = load i64, ptr %7, align 8
  %62 = icmp ne i64 %61, 0
  br i1 %62, label %63, label %66

63:                                               ; preds = %60
  %64 = load i64, ptr %5, align 8
  %65 = load i64, ptr %7, align 8
  call void @__ltoad_tags_give(i64 noundef %64, i32 noundef 4, i64 noundef %65)
  br label %66

66:                                               ; preds = %63, %60
  br label %67

67:                                               ; preds = %66, %57
  store i32 0, ptr %10, align 4
  br label %68

68:                                               ; preds = %67, %48
  %69 = load i32, ptr %10, align 4
  switch i32 %69, label %71 [
    i32 0, label %70
    i32 1, label %70
  ]

70:                                               ; preds = %68, %68
  ret void

71:                                               ; preds = %68
  unreachable
}

define linkonce_odr hidden void @__ltoad_tagged_adjoint_copy_shared(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %17 = load ptr, ptr %5, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = icmp ugt ptr %17, %18
  %20 = zext i1 %19 to i32
  store i32 %20, ptr %9, align 4
  store i64 0, ptr %11, align 8
  br label %21

21:                                               ; preds = %84, %82, %4
  %22 = load i64, ptr %11, align 8
  %23 = load i64, ptr %7, align 8
  %24 = icmp ult i64 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %12, align 4
  br label %85

26:                                               ; preds = %21
  %27 = load i64, ptr %7, align 8
  %28 = load i64, ptr %11, align 8
  %29 = sub i64 %27, %28
  store i64 %29, ptr %13, align 8
  %30 = load ptr, ptr %5, align 8
  %31 = ptrtoint ptr %30 to i64
  %32 = load i32, ptr %9, align 4
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %26
  %35 = load i64, ptr %11, align 8
  br label %37

36:                                               ; preds = %26
  br label %37

37:                                               ; preds = %36, %34
  %38 = phi i64 [ %35, %34 ], [ 0, %36 ]
  %39 = add i64 %31, %38
  store i64 %39, ptr %14, align 8
  %40 = load i64, ptr %14, align 8
  %41 = load i64, ptr %13, align 8
  %42 = load i32, ptr %9, align 4
  %43 = call i32 @__ltoad_tags_unit(i64 noundef %40, i64 noundef %41, i32 noundef %42, ptr noundef %10)
  store i32 %43, ptr %15, align 4
  %44 = load i32, ptr %9, align 4
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %37
  %47 = load i64, ptr %11, align 8
  br label %53

48:                                               ; preds = %37
  %49 = load i64, ptr %13, align 8
  %50 = load i32, ptr %15, align 4
  %51 = sext i32 %50 to i64
  %52 = sub i64 %49, %51
  br label %53

53:                                               ; preds = %48, %46
  %54 = phi i64 [ %47, %46 ], [ %52, %48 ]
  store i64 %54, ptr %16, align 8
  %55 = load i32, ptr %10, align 4
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %67

57:                                               ; preds = %53
  %58 = load ptr, ptr %5, align 8
  %59 = ptrtoint ptr %58 to i64
  %60 = load i64, ptr %16, align 8
  %61 = add i64 %59, %60
  %62 = load i32, ptr %15, align 4
  %63 = load i32, ptr %8, align 4
  %64 = call i32 @__ltoad_tags_settle(i64 noundef %61, i32 noundef %62, i32 noundef %63)
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %67, label %66

66:                                               ; preds = %57
  store i32 3, ptr %12, align 4
  br label %82

67:                                               ; preds = %57, %53
  %68 = load ptr, ptr %5, align 8
  %69 = ptrtoint ptr %68 to i64
  %70 = load i64, ptr %16, align 8
  %71 = add i64 %69, %70
  %72 = load ptr, ptr %6, align 8
  %73 = ptrtoint ptr %72 to i64
  %74 = load i64, ptr %16, align 8
  %75 = add i64 %73, %74
  %76 = load i32, ptr %15, align 4
  %77 = load i32, ptr %10, align 4
  call void @__ltoad_tags_move_shared(i64 noundef %71, i64 noundef %75, i32 noundef %76, i32 noundef %77)
  %78 = load i32, ptr %15, align 4
  %79 = sext i32 %78 to i64
  %80 = load i64, ptr %11, align 8
  %81 = add i64 %80, %79
  store i64 %81, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %82

82:                                               ; preds = %67, %66
  %83 = load i32, ptr %12, align 4
  switch i32 %83, label %86 [
    i32 0, label %84
    i32 3, label %21
  ]

84:                                               ; preds = %82
  br label %21

85:                                               ; preds = %25
  ret void

86:                                               ; preds = %82
  unreachable
}

define linkonce_odr hidden void @__ltoad_tags_move_shared(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store i64 %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %12 = load i64, ptr %5, align 8
  %13 = call ptr @__ltoad_tags_tag(i64 noundef %12)
  %14 = load i8, ptr %13, align 1
  store i8 %14, ptr %9, align 1
  %15 = load i64, ptr %5, align 8
  %16 = load i32, ptr %7, align 4
  %17 = call i32 @__ltoad_tags_waits(i64 noundef %15, i32 noundef %16)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %4
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_SHARED_PIECES)
  unreachable

20:                                               ; preds = %4
  %21 = load i32, ptr %8, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %20
  %24 = load i8, ptr %9, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = load i8, ptr %9, align 1
  %29 = zext i8 %28 to i32
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %32

31:                                               ; preds = %27, %23, %20
  store i32 1, ptr %10, align 4
  br label %90

32:                                               ; preds = %27
  %33 = load i32, ptr %7, align 4
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %46

35:                                               ; preds = %32
  %36 = load i8, ptr %9, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %46

39:                                               ; preds = %35
  %40 = load i64, ptr %5, align 8
  %41 = inttoptr i64 %40 to ptr
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %39
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_UNDECIDED)
  unreachable

46:                                               ; preds = %39, %35, %32
  %47 = load i32, ptr %7, align 4
  %48 = icmp eq i32 %47, 1
  br i1 %48, label %49, label %64

49:                                               ; preds = %46
  %50 = load i8, ptr %9, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp sge i32 %51, 16
  br i1 %52, label %53, label %64

53:                                               ; preds = %49
  %54 = load i64, ptr %5, align 8
  %55 = load i8, ptr %9, align 1
  %56 = call i32 @__ltoad_tags_is_whole(i64 noundef %54, i8 noundef zeroext %55)
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %53
  %59 = load i64, ptr %5, align 8
  %60 = load i8, ptr %9, align 1
  %61 = call i32 @__ltoad_tags_is_zero(i64 noundef %59, i8 noundef zeroext %60)
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %64, label %63

63:                                               ; preds = %58, %53
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_SHARED_PIECES)
  unreachable

64:                                               ; preds = %58, %49, %46
  %65 = load i32, ptr %7, align 4
  %66 = icmp sgt i32 %65, 1
  br i1 %66, label %67, label %71

67:                                               ; preds = %64
  %68 = load i64, ptr %5, align 8
  %69 = load i32, ptr %7, align 4
  %70 = call i64 @__ltoad_tags_bits_of(i64 noundef %68, i32 noundef %69)
  br label %72

71:                                               ; preds = %64
  br label %72

72:                                               ; preds = %71, %67
  %73 = phi i64 [ %70, %67 ], [ 0, %71 ]
  store i64 %73, ptr %11, align 8
  %74 = load i64, ptr %11, align 8
  %75 = icmp ne i64 %74, 0
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 1, ptr %10, align 4
  br label %89

77:                                               ; preds = %72
  %78 = load i64, ptr %5, align 8
  %79 = load i32, ptr %7, align 4
  call void @__ltoad_tags_set_bits(i64 noundef %78, i32 noundef %79, i64 noundef 0)
  %80 = load i32, ptr %7, align 4
  %81 = icmp eq i32 %80, 8
  br i1 %81, label %82, label %85

82:                                               ; preds = %77
  %83 = load i64, ptr %6, align 8
  %84 = load i64, ptr %11, align 8
  call void @__ltoad_tags_give_shared(i64 noundef %83, i32 noundef 8, i64 noundef %84)
  br label %88

85:                                               ; preds = %77
  %86 = load i64, ptr %6, align 8
  %87 = load i64, ptr %11, align 8
  call void @__ltoad_tags_give_shared(i64 noundef %86, i32 noundef 4, i64 noundef %87)
  br label %88

88:                                               ; preds = %85, %82
  store i32 0, ptr %10, align 4
  br label %89

89:                                               ; preds = %88, %76
  br label %90

90:                                               ; preds = %89, %31
  %91 = load i32, ptr %10, align 4
  switch i32 %91, label %93 [
    i32 0, label %92
    i32 1, label %92
  ]

92:                                               ; preds = %90, %90
  ret void

93:                                               ; preds = %90
  unreachable
}

define linkonce_odr hidden void @__ltoad_tagged_copy(ptr noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = icmp ult ptr %20, %21
  %23 = zext i1 %22 to i32
  store i32 %23, ptr %7, align 4
  store i64 0, ptr %8, align 8
  %24 = load i64, ptr %6, align 8
  %25 = icmp ule i64 %24, 64
  br i1 %25, label %26, label %54

26:                                               ; preds = %3
  %27 = load ptr, ptr %4, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = load i64, ptr %6, align 8
  %30 = call ptr @__ltoad_tags_known_tag(i64 noundef %28, i64 noundef %29)
  store ptr %30, ptr %9, align 8
  %31 = load ptr, ptr %5, align 8
  %32 = ptrtoint ptr %31 to i64
  %33 = load i64, ptr %6, align 8
  %34 = call ptr @__ltoad_tags_known_tag(i64 noundef %32, i64 noundef %33)
  store ptr %34, ptr %10, align 8
  %35 = load ptr, ptr %9, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %26
  %38 = load ptr, ptr %10, align 8
  %39 = icmp ne ptr %38, null
  br label %40

40:                                               ; preds = %37, %26
  %41 = phi i1 [ false, %26 ], [ %39, %37 ]
  %42 = zext i1 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = call i64 @llvm.expect.i64(i64 %43, i64 1)
  %45 = icmp ne i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %40
  %47 = load ptr, ptr %4, align 8
  %48 = load ptr, ptr %5, align 8
  %49 = load i64, ptr %6, align 8
  %50 = load ptr, ptr %9, align 8
  %51 = load ptr, ptr %10, align 8
  %52 = call i64 @__ltoad_tags_copy_words(ptr noundef %47, ptr noundef %48, i64 noundef %49, ptr noundef %50, ptr noundef %51)
  store i64 %52, ptr %8, align 8
  br label %53

53:                                               ; preds = %46, %40
  br label %54

54:                                               ; preds = %53, %3
  br label %55

55:                                               ; preds = %151, %54
  %56 = load i64, ptr %8, align 8
  %57 = load i64, ptr %6, align 8
  %58 = icmp ult i64 %56, %57
  %59 = zext i1 %58 to i32
  %60 = sext i32 %59 to i64
  %61 = call i64 @llvm.expect.i64(i64 %60, i64 0)
  %62 = icmp ne i64 %61, 0
  br i1 %62, label %63, label %152

63:                                               ; preds = %55
  %64 = load i32, ptr %7, align 4
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %66, label %68

66:                                               ; preds = %63
  %67 = load i64, ptr %8, align 8
  br label %69

68:                                               ; preds = %63
  br label %69

69:                                               ; preds = %68, %66
  %70 = phi i64 [ %67, %66 ], [ 0, %68 ]
  store i64 %70, ptr %11, align 8
  %71 = load i64, ptr %6, align 8
  %72 = load i64, ptr %8, align 8
  %73 = sub i64 %71, %72
  store i64 %73, ptr %12, align 8
  %74 = load ptr, ptr %4, align 8
  %75 = ptrtoint ptr %74 to i64
  %76 = load i64, ptr %11, align 8
  %77 = add i64 %75, %76
  store i64 %77, ptr %13, align 8
  %78 = load ptr, ptr %5, align 8
  %79 = ptrtoint ptr %78 to i64
  %80 = load i64, ptr %11, align 8
  %81 = add i64 %79, %80
  store i64 %81, ptr %14, align 8
  %82 = load i64, ptr %13, align 8
  %83 = load i64, ptr %14, align 8
  %84 = load i64, ptr %12, align 8
  %85 = load i32, ptr %7, align 4
  %86 = call i64 @__ltoad_tags_in_pages(i64 noundef %82, i64 noundef %83, i64 noundef %84, i32 noundef %85)
  store i64 %86, ptr %15, align 8
  %87 = load i32, ptr %7, align 4
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %90

89:                                               ; preds = %69
  br label %94

90:                                               ; preds = %69
  %91 = load i64, ptr %12, align 8
  %92 = load i64, ptr %15, align 8
  %93 = sub i64 %91, %92
  br label %94

94:                                               ; preds = %90, %89
  %95 = phi i64 [ 0, %89 ], [ %93, %90 ]
  store i64 %95, ptr %16, align 8
  %96 = load i64, ptr %13, align 8
  %97 = load i64, ptr %16, align 8
  %98 = add i64 %96, %97
  %99 = load i64, ptr %15, align 8
  %100 = call ptr @__ltoad_tags_known_tag(i64 noundef %98, i64 noundef %99)
  store ptr %100, ptr %17, align 8
  %101 = load i64, ptr %14, align 8
  %102 = load i64, ptr %16, align 8
  %103 = add i64 %101, %102
  %104 = load i64, ptr %15, align 8
  %105 = call ptr @__ltoad_tags_known_tag(i64 noundef %103, i64 noundef %104)
  store ptr %105, ptr %18, align 8
  store i64 0, ptr %19, align 8
  %106 = load ptr, ptr %17, align 8
  %107 = icmp ne ptr %106, null
  br i1 %107, label %108, label %111

108:                                              ; preds = %94
  %109 = load ptr, ptr %18, align 8
  %110 = icmp ne ptr %109, null
  br label %111

111:                                              ; preds = %108, %94
  %112 = phi i1 [ false, %94 ], [ %110, %108 ]
  %113 = zext i1 %112 to i32
  %114 = sext i32 %113 to i64
  %115 = call i64 @llvm.expect.i64(i64 %114, i64 1)
  %116 = icmp ne i64 %115, 0
  br i1 %116, label %117, label %130

117:                                              ; preds = %111
  %118 = load i64, ptr %13, align 8
  %119 = inttoptr i64 %118 to ptr
  %120 = load i64, ptr %16, align 8
  %121 = getelementptr inbounds i8, ptr %119, i64 %120
  %122 = load i64, ptr %14, align 8
  %123 = inttoptr i64 %122 to ptr
  %124 = load i64, ptr %16, align 8
  %125 = getelementptr inbounds i8, ptr %123, i64 %124
  %126 = load i64, ptr %15, align 8
  %127 = load ptr, ptr %17, align 8
  %128 = load ptr, ptr %18, align 8
  %129 = call i64 @__ltoad_tags_copy_words(ptr noundef %121, ptr noundef %125, i64 noundef %126, ptr noundef %127, ptr noundef %128)
  store i64 %129, ptr %19, align 8
  br label %130

130:                                              ; preds = %117, %111
  %131 = load i64, ptr %19, align 8
  %132 = load i64, ptr %8, align 8
  %133 = add i64 %132, %131
  store i64 %133, ptr %8, align 8
  %134 = load i64, ptr %19, align 8
  %135 = load i64, ptr %15, align 8
  %136 = icmp ult i64 %134, %135
  %137 = zext i1 %136 to i32
  %138 = sext i32 %137 to i64
  %139 = call i64 @llvm.expect.i64(i64 %138, i64 0)
  %140 = icmp ne i64 %139, 0
  br i1 %140, label %141, label %151

141:                                              ; preds = %130
  %142 = load ptr, ptr %4, align 8
  %143 = ptrtoint ptr %142 to i64
  %144 = load ptr, ptr %5, align 8
  %145 = ptrtoint ptr %144 to i64
  %146 = load i64, ptr %6, align 8
  %147 = load i64, ptr %8, align 8
  %148 = call i64 @__ltoad_tags_copy_slowly(i64 noundef %143, i64 noundef %145, i64 noundef %146, i64 noundef %147)
  %149 = load i64, ptr %8, align 8
  %150 = add i64 %149, %148
  store i64 %150, ptr %8, align 8
  br label %151

151:                                              ; preds = %141, %130
  br label %55

152:                                              ; preds = %55
  ret void
}

define linkonce_odr hidden i64 @__ltoad_tags_copy_words(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = load ptr, ptr %7, align 8
  %19 = icmp ult ptr %17, %18
  %20 = zext i1 %19 to i32
  store i32 %20, ptr %11, align 4
  store i64 0, ptr %12, align 8
  br label %21

21:                                               ; preds = %93, %5
  %22 = load i64, ptr %12, align 8
  %23 = add i64 %22, 8
  %24 = load i64, ptr %8, align 8
  %25 = icmp ule i64 %23, %24
  br i1 %25, label %26, label %96

26:                                               ; preds = %21
  %27 = load i32, ptr %11, align 4
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %26
  %30 = load i64, ptr %12, align 8
  br label %36

31:                                               ; preds = %26
  %32 = load i64, ptr %8, align 8
  %33 = sub i64 %32, 8
  %34 = load i64, ptr %12, align 8
  %35 = sub i64 %33, %34
  br label %36

36:                                               ; preds = %31, %29
  %37 = phi i64 [ %30, %29 ], [ %35, %31 ]
  store i64 %37, ptr %13, align 8
  %38 = load ptr, ptr %10, align 8
  %39 = load i64, ptr %13, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %14, ptr align 1 %40, i64 8, i1 false)
  %41 = load ptr, ptr %9, align 8
  %42 = load i64, ptr %13, align 8
  %43 = getelementptr inbounds i8, ptr %41, i64 %42
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %15, ptr align 1 %43, i64 8, i1 false)
  %44 = load i64, ptr %14, align 8
  %45 = icmp eq i64 %44, 144680345676153346
  br i1 %45, label %46, label %53

46:                                               ; preds = %36
  %47 = load ptr, ptr %6, align 8
  %48 = load i64, ptr %13, align 8
  %49 = getelementptr inbounds i8, ptr %47, i64 %48
  %50 = load ptr, ptr %7, align 8
  %51 = load i64, ptr %13, align 8
  %52 = getelementptr inbounds i8, ptr %50, i64 %51
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %49, ptr align 1 %52, i64 8, i1 false)
  br label %86

53:                                               ; preds = %36
  %54 = load i64, ptr %14, align 8
  %55 = call i32 @__ltoad_tags_has_no_address(i64 noundef %54)
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %53
  %58 = load i64, ptr %15, align 8
  %59 = call i32 @__ltoad_tags_has_no_address(i64 noundef %58)
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %62, label %61

61:                                               ; preds = %57, %53
  store i32 2, ptr %16, align 4
  br label %90

62:                                               ; preds = %57
  %63 = load i64, ptr %14, align 8
  %64 = call i32 @__ltoad_tags_has_zero(i64 noundef %63)
  %65 = sext i32 %64 to i64
  %66 = call i64 @llvm.expect.i64(i64 %65, i64 0)
  %67 = icmp ne i64 %66, 0
  br i1 %67, label %68, label %84

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = load i64, ptr %13, align 8
  %71 = getelementptr inbounds i8, ptr %69, i64 %70
  %72 = ptrtoint ptr %71 to i64
  %73 = and i64 %72, 7
  %74 = icmp ne i64 %73, 0
  br i1 %74, label %83, label %75

75:                                               ; preds = %68
  %76 = load ptr, ptr %7, align 8
  %77 = ptrtoint ptr %76 to i64
  %78 = load i64, ptr %13, align 8
  %79 = add i64 %77, %78
  %80 = call i64 @__ltoad_tags_bits_of(i64 noundef %79, i32 noundef 8)
  %81 = call i32 @__ltoad_tags_looks_like_address(i64 noundef %80)
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %83, label %84

83:                                               ; preds = %75, %68
  store i32 2, ptr %16, align 4
  br label %90

84:                                               ; preds = %75, %62
  br label %85

85:                                               ; preds = %84
  br label %86

86:                                               ; preds = %85, %46
  %87 = load ptr, ptr %9, align 8
  %88 = load i64, ptr %13, align 8
  %89 = getelementptr inbounds i8, ptr %87, i64 %88
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %89, ptr align 8 %14, i64 8, i1 false)
  store i32 0, ptr %16, align 4
  br label %90

90:                                               ; preds = %86, %83, %61
  %91 = load i32, ptr %16, align 4
  switch i32 %91, label %98 [
    i32 0, label %92
    i32 2, label %96
  ]

92:                                               ; preds = %90
  br label %93

93:                                               ; preds = %92
  %94 = load i64, ptr %12, align 8
  %95 = add i64 %94, 8
  store i64 %95, ptr %12, align 8
  br label %21

96:                                               ; preds = %90, %21
  %97 = load i64, ptr %12, align 8
  store i32 1, ptr %16, align 4
  ret i64 %97

98:                                               ; preds = %90
  unreachable
}

define linkonce_odr hidden i64 @__ltoad_tags_in_pages(i64 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) alwaysinline nounwind {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i64 %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = load i32, ptr %8, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %4
  %15 = load i64, ptr %5, align 8
  %16 = call i64 @__ltoad_tags_within(i64 noundef %15)
  %17 = sub i64 16384, %16
  br label %25

18:                                               ; preds = %4
  %19 = load i64, ptr %5, align 8
  %20 = load i64, ptr %7, align 8
  %21 = add i64 %19, %20
  %22 = sub i64 %21, 1
  %23 = call i64 @__ltoad_tags_within(i64 noundef %22)
  %24 = add i64 %23, 1
  br label %25

25:                                               ; preds = %18, %14
  %26 = phi i64 [ %17, %14 ], [ %24, %18 ]
  store i64 %26, ptr %9, align 8
  %27 = load i32, ptr %8, align 4
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %25
  %30 = load i64, ptr %6, align 8
  %31 = call i64 @__ltoad_tags_within(i64 noundef %30)
  %32 = sub i64 16384, %31
  br label %40

33:                                               ; preds = %25
  %34 = load i64, ptr %6, align 8
  %35 = load i64, ptr %7, align 8
  %36 = add i64 %34, %35
  %37 = sub i64 %36, 1
  %38 = call i64 @__ltoad_tags_within(i64 noundef %37)
  %39 = add i64 %38, 1
  br label %40

40:                                               ; preds = %33, %29
  %41 = phi i64 [ %32, %29 ], [ %39, %33 ]
  store i64 %41, ptr %10, align 8
  %42 = load i64, ptr %9, align 8
  %43 = load i64, ptr %10, align 8
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %40
  %46 = load i64, ptr %9, align 8
  br label %49

47:                                               ; preds = %40
  %48 = load i64, ptr %10, align 8
  br label %49

49:                                               ; preds = %47, %45
  %50 = phi i64 [ %46, %45 ], [ %48, %47 ]
  store i64 %50, ptr %11, align 8
  %51 = load i64, ptr %7, align 8
  %52 = load i64, ptr %11, align 8
  %53 = icmp ult i64 %51, %52
  br i1 %53, label %54, label %56

54:                                               ; preds = %49
  %55 = load i64, ptr %7, align 8
  br label %58

56:                                               ; preds = %49
  %57 = load i64, ptr %11, align 8
  br label %58

58:                                               ; preds = %56, %54
  %59 = phi i64 [ %55, %54 ], [ %57, %56 ]
  ret i64 %59
}

define linkonce_odr hidden i64 @__ltoad_tags_copy_slowly(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) noinline nounwind {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  store i64 %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %6, align 8
  %17 = icmp ult i64 %15, %16
  %18 = zext i1 %17 to i32
  store i32 %18, ptr %9, align 4
  %19 = load i64, ptr %7, align 8
  %20 = load i64, ptr %8, align 8
  %21 = sub i64 %19, %20
  %22 = icmp ult i64 %21, 8
  br i1 %22, label %23, label %25

23:                                               ; preds = %4
  %24 = load i64, ptr %7, align 8
  br label %28

25:                                               ; preds = %4
  %26 = load i64, ptr %8, align 8
  %27 = add i64 %26, 8
  br label %28

28:                                               ; preds = %25, %23
  %29 = phi i64 [ %24, %23 ], [ %27, %25 ]
  store i64 %29, ptr %10, align 8
  %30 = load i64, ptr %8, align 8
  store i64 %30, ptr %11, align 8
  br label %31

31:                                               ; preds = %72, %28
  %32 = load i64, ptr %11, align 8
  %33 = load i64, ptr %10, align 8
  %34 = icmp ult i64 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  br label %75

36:                                               ; preds = %31
  %37 = load i64, ptr %6, align 8
  %38 = load i32, ptr %9, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %36
  %41 = load i64, ptr %11, align 8
  br label %47

42:                                               ; preds = %36
  %43 = load i64, ptr %7, align 8
  %44 = sub i64 %43, 1
  %45 = load i64, ptr %11, align 8
  %46 = sub i64 %44, %45
  br label %47

47:                                               ; preds = %42, %40
  %48 = phi i64 [ %41, %40 ], [ %46, %42 ]
  %49 = add i64 %37, %48
  store i64 %49, ptr %12, align 8
  %50 = load i64, ptr %12, align 8
  %51 = and i64 %50, -8
  store i64 %51, ptr %13, align 8
  %52 = load i64, ptr %13, align 8
  %53 = load i64, ptr %6, align 8
  %54 = icmp uge i64 %52, %53
  br i1 %54, label %55, label %62

55:                                               ; preds = %47
  %56 = load i64, ptr %13, align 8
  %57 = add i64 %56, 8
  %58 = load i64, ptr %6, align 8
  %59 = load i64, ptr %7, align 8
  %60 = add i64 %58, %59
  %61 = icmp ule i64 %57, %60
  br label %62

62:                                               ; preds = %55, %47
  %63 = phi i1 [ false, %47 ], [ %61, %55 ]
  %64 = zext i1 %63 to i32
  store i32 %64, ptr %14, align 4
  %65 = load i64, ptr %5, align 8
  %66 = load i64, ptr %12, align 8
  %67 = load i64, ptr %6, align 8
  %68 = sub i64 %66, %67
  %69 = add i64 %65, %68
  %70 = load i64, ptr %12, align 8
  %71 = load i32, ptr %14, align 4
  call void @__ltoad_tags_copy_byte(i64 noundef %69, i64 noundef %70, i32 noundef %71)
  br label %72

72:                                               ; preds = %62
  %73 = load i64, ptr %11, align 8
  %74 = add i64 %73, 1
  store i64 %74, ptr %11, align 8
  br label %31

75:                                               ; preds = %35
  %76 = load i64, ptr %10, align 8
  %77 = load i64, ptr %8, align 8
  %78 = sub i64 %76, %77
  ret i64 %78
}

define linkonce_odr hidden void @__ltoad_tagged_clear(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  br label %8

8:                                                ; preds = %66, %2
  %9 = load i64, ptr %4, align 8
  %10 = icmp uge i64 %9, 8
  br i1 %10, label %11, label %17

11:                                               ; preds = %8
  %12 = load ptr, ptr %3, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = and i64 %13, 7
  %15 = icmp ne i64 %14, 0
  %16 = xor i1 %15, true
  br label %17

17:                                               ; preds = %11, %8
  %18 = phi i1 [ false, %8 ], [ %16, %11 ]
  br i1 %18, label %19, label %71

19:                                               ; preds = %17
  %20 = load ptr, ptr %3, align 8
  %21 = ptrtoint ptr %20 to i64
  %22 = call ptr @__ltoad_tags_page_of(i64 noundef %21)
  store ptr %22, ptr %5, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = call i64 @__ltoad_tags_bits_of(i64 noundef %24, i32 noundef 8)
  store i64 %25, ptr %7, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %26, i32 0, i32 2
  %28 = getelementptr inbounds [16384 x i8], ptr %27, i64 0, i64 0
  %29 = load ptr, ptr %3, align 8
  %30 = ptrtoint ptr %29 to i64
  %31 = call i64 @__ltoad_tags_within(i64 noundef %30)
  %32 = getelementptr inbounds i8, ptr %28, i64 %31
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %6, ptr align 1 %32, i64 8, i1 false)
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %33, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = icmp ne ptr %35, null
  %37 = zext i1 %36 to i32
  %38 = sext i32 %37 to i64
  %39 = call i64 @llvm.expect.i64(i64 %38, i64 0)
  %40 = icmp ne i64 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %19
  %42 = load ptr, ptr %3, align 8
  call void @__ltoad_tags_clear_bytes(ptr noundef %42, i64 noundef 8)
  br label %65

43:                                               ; preds = %19
  %44 = load i64, ptr %7, align 8
  %45 = icmp ne i64 %44, 0
  br i1 %45, label %46, label %64

46:                                               ; preds = %43
  %47 = load i64, ptr %6, align 8
  %48 = icmp ne i64 %47, 144680345676153346
  br i1 %48, label %49, label %64

49:                                               ; preds = %46
  %50 = load i64, ptr %6, align 8
  %51 = call i32 @__ltoad_tags_has_zero(i64 noundef %50)
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %58, label %53

53:                                               ; preds = %49
  %54 = load i64, ptr %6, align 8
  %55 = xor i64 %54, 144680345676153346
  %56 = call i32 @__ltoad_tags_has_zero(i64 noundef %55)
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %53, %49
  %59 = load ptr, ptr %3, align 8
  call void @__ltoad_tags_clear_bytes(ptr noundef %59, i64 noundef 8)
  br label %63

60:                                               ; preds = %53
  %61 = load ptr, ptr %3, align 8
  %62 = ptrtoint ptr %61 to i64
  call void @__ltoad_tags_set_bits(i64 noundef %62, i32 noundef 8, i64 noundef 0)
  br label %63

63:                                               ; preds = %60, %58
  br label %64

64:                                               ; preds = %63, %46, %43
  br label %65

65:                                               ; preds = %64, %41
  br label %66

66:                                               ; preds = %65
  %67 = load ptr, ptr %3, align 8
  %68 = getelementptr inbounds i8, ptr %67, i64 8
  store ptr %68, ptr %3, align 8
  %69 = load i64, ptr %4, align 8
  %70 = sub i64 %69, 8
  store i64 %70, ptr %4, align 8
  br label %8

71:                                               ; preds = %17
  %72 = load i64, ptr %4, align 8
  %73 = icmp ne i64 %72, 0
  br i1 %73, label %74, label %77

74:                                               ; preds = %71
  %75 = load ptr, ptr %3, align 8
  %76 = load i64, ptr %4, align 8
  call void @__ltoad_tags_clear_bytes(ptr noundef %75, i64 noundef %76)
  br label %77

77:                                               ; preds = %74, %71
  ret void
}

define linkonce_odr hidden i64 @__ltoad_tags_within(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = and i64 %3, 16383
  ret i64 %4
}

define linkonce_odr hidden void @__ltoad_tags_clear_bytes(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %12

12:                                               ; preds = %90, %2
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %4, align 8
  %15 = icmp ult i64 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  store i32 2, ptr %6, align 4
  br label %93

17:                                               ; preds = %12
  %18 = load ptr, ptr %3, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = load i64, ptr %5, align 8
  %21 = add i64 %19, %20
  store i64 %21, ptr %7, align 8
  %22 = load i64, ptr %7, align 8
  %23 = and i64 %22, -8
  store i64 %23, ptr %8, align 8
  %24 = load i64, ptr %7, align 8
  %25 = call ptr @__ltoad_tags_tag(i64 noundef %24)
  %26 = load i8, ptr %25, align 1
  store i8 %26, ptr %9, align 1
  %27 = load i64, ptr %7, align 8
  %28 = call i32 @__ltoad_tags_holds_waiting(i64 noundef %27)
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %17
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_IN_PIECES)
  unreachable

31:                                               ; preds = %17
  %32 = load i64, ptr %8, align 8
  %33 = load ptr, ptr %3, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = icmp uge i64 %32, %34
  br i1 %35, label %36, label %44

36:                                               ; preds = %31
  %37 = load i64, ptr %8, align 8
  %38 = add i64 %37, 8
  %39 = load ptr, ptr %3, align 8
  %40 = ptrtoint ptr %39 to i64
  %41 = load i64, ptr %4, align 8
  %42 = add i64 %40, %41
  %43 = icmp ule i64 %38, %42
  br label %44

44:                                               ; preds = %36, %31
  %45 = phi i1 [ false, %31 ], [ %43, %36 ]
  %46 = zext i1 %45 to i32
  store i32 %46, ptr %10, align 4
  %47 = load i8, ptr %9, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %64, label %50

50:                                               ; preds = %44
  %51 = load i8, ptr %9, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %62

54:                                               ; preds = %50
  %55 = load i32, ptr %10, align 4
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %54
  %58 = load i64, ptr %8, align 8
  %59 = call i64 @__ltoad_tags_bits_of(i64 noundef %58, i32 noundef 8)
  %60 = call i32 @__ltoad_tags_looks_like_address(i64 noundef %59)
  %61 = icmp ne i32 %60, 0
  br label %62

62:                                               ; preds = %57, %54, %50
  %63 = phi i1 [ false, %54 ], [ false, %50 ], [ %61, %57 ]
  br label %64

64:                                               ; preds = %62, %44
  %65 = phi i1 [ true, %44 ], [ %63, %62 ]
  %66 = zext i1 %65 to i32
  store i32 %66, ptr %11, align 4
  %67 = load i8, ptr %9, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %79

70:                                               ; preds = %64
  %71 = load i32, ptr %11, align 4
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %70
  %74 = load i64, ptr %7, align 8
  %75 = and i64 %74, 7
  %76 = sub i64 7, %75
  %77 = load i64, ptr %5, align 8
  %78 = add i64 %77, %76
  store i64 %78, ptr %5, align 8
  store i32 4, ptr %6, align 4
  br label %87

79:                                               ; preds = %70, %64
  %80 = load i32, ptr %11, align 4
  %81 = icmp ne i32 %80, 0
  br i1 %81, label %86, label %82

82:                                               ; preds = %79
  %83 = load ptr, ptr %3, align 8
  %84 = load i64, ptr %5, align 8
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  store i8 0, ptr %85, align 1
  br label %86

86:                                               ; preds = %82, %79
  store i32 0, ptr %6, align 4
  br label %87

87:                                               ; preds = %86, %73
  %88 = load i32, ptr %6, align 4
  switch i32 %88, label %94 [
    i32 0, label %89
    i32 4, label %90
  ]

89:                                               ; preds = %87
  br label %90

90:                                               ; preds = %89, %87
  %91 = load i64, ptr %5, align 8
  %92 = add i64 %91, 1
  store i64 %92, ptr %5, align 8
  br label %12

93:                                               ; preds = %16
  ret void

94:                                               ; preds = %87
  unreachable
}

define linkonce_odr hidden void @__ltoad_tags_set_bits(i64 noundef %0, i32 noundef %1, i64 noundef %2) alwaysinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 8
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = load i64, ptr %4, align 8
  %11 = inttoptr i64 %10 to ptr
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %11, ptr align 8 %6, i64 8, i1 false)
  br label %15

12:                                               ; preds = %3
  %13 = load i64, ptr %4, align 8
  %14 = inttoptr i64 %13 to ptr
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %14, ptr align 8 %6, i64 4, i1 false)
  br label %15

15:                                               ; preds = %12, %9
  ret void
}

define linkonce_odr hidden void @__ltoad_tagged_forget(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %7

7:                                                ; preds = %28, %2
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %4, align 8
  %10 = icmp ult i64 %8, %9
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  br label %31

12:                                               ; preds = %7
  %13 = load ptr, ptr %3, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = load i64, ptr %5, align 8
  %16 = add i64 %14, %15
  %17 = call ptr @__ltoad_tags_tag(i64 noundef %16)
  store ptr %17, ptr %6, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %26

22:                                               ; preds = %12
  %23 = load ptr, ptr %3, align 8
  %24 = load i64, ptr %5, align 8
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  store i8 0, ptr %25, align 1
  br label %26

26:                                               ; preds = %22, %12
  %27 = load ptr, ptr %6, align 8
  store i8 0, ptr %27, align 1
  br label %28

28:                                               ; preds = %26
  %29 = load i64, ptr %5, align 8
  %30 = add i64 %29, 1
  store i64 %30, ptr %5, align 8
  br label %7

31:                                               ; preds = %11
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_fresh(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = ptrtoint ptr %11 to i64
  store i64 %12, ptr %5, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %4, align 8
  %15 = add i64 %13, %14
  store i64 %15, ptr %6, align 8
  br label %16

16:                                               ; preds = %76, %2
  %17 = load i64, ptr %5, align 8
  %18 = load i64, ptr %6, align 8
  %19 = icmp ult i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  br label %80

21:                                               ; preds = %16
  %22 = load i64, ptr %5, align 8
  %23 = or i64 %22, 16383
  %24 = add i64 %23, 1
  store i64 %24, ptr %7, align 8
  %25 = load i64, ptr %7, align 8
  %26 = load i64, ptr %6, align 8
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %21
  %29 = load i64, ptr %7, align 8
  br label %32

30:                                               ; preds = %21
  %31 = load i64, ptr %6, align 8
  br label %32

32:                                               ; preds = %30, %28
  %33 = phi i64 [ %29, %28 ], [ %31, %30 ]
  %34 = load i64, ptr %5, align 8
  %35 = sub i64 %33, %34
  store i64 %35, ptr %8, align 8
  %36 = load i64, ptr %5, align 8
  %37 = lshr i64 %36, 31
  %38 = and i64 %37, 65535
  %39 = getelementptr inbounds [65536 x ptr], ptr @__ltoad_tags_root, i64 0, i64 %38
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %9, align 8
  %41 = load ptr, ptr %9, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %50

43:                                               ; preds = %32
  %44 = load ptr, ptr %9, align 8
  %45 = load i64, ptr %5, align 8
  %46 = lshr i64 %45, 14
  %47 = and i64 %46, 131071
  %48 = getelementptr inbounds ptr, ptr %44, i64 %47
  %49 = load ptr, ptr %48, align 8
  br label %51

50:                                               ; preds = %32
  br label %51

51:                                               ; preds = %50, %43
  %52 = phi ptr [ %49, %43 ], [ null, %50 ]
  store ptr %52, ptr %10, align 8
  %53 = load ptr, ptr %10, align 8
  %54 = icmp ne ptr %53, null
  br i1 %54, label %55, label %63

55:                                               ; preds = %51
  %56 = load ptr, ptr %10, align 8
  %57 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %56, i32 0, i32 2
  %58 = getelementptr inbounds [16384 x i8], ptr %57, i64 0, i64 0
  %59 = load i64, ptr %5, align 8
  %60 = call i64 @__ltoad_tags_within(i64 noundef %59)
  %61 = getelementptr inbounds i8, ptr %58, i64 %60
  %62 = load i64, ptr %8, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %61, i8 0, i64 %62, i1 false)
  br label %63

63:                                               ; preds = %55, %51
  %64 = load ptr, ptr %10, align 8
  %65 = icmp ne ptr %64, null
  br i1 %65, label %66, label %76

66:                                               ; preds = %63
  %67 = load ptr, ptr %10, align 8
  %68 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %67, i32 0, i32 1
  %69 = load ptr, ptr %68, align 8
  %70 = icmp ne ptr %69, null
  br i1 %70, label %71, label %76

71:                                               ; preds = %66
  %72 = load ptr, ptr %10, align 8
  %73 = load i64, ptr %5, align 8
  %74 = call i64 @__ltoad_tags_within(i64 noundef %73)
  %75 = load i64, ptr %8, align 8
  call void @__ltoad_tags_check_waiting(ptr noundef %72, i64 noundef %74, i64 noundef %75)
  br label %76

76:                                               ; preds = %71, %66, %63
  %77 = load i64, ptr %8, align 8
  %78 = load i64, ptr %5, align 8
  %79 = add i64 %78, %77
  store i64 %79, ptr %5, align 8
  br label %16

80:                                               ; preds = %20
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define linkonce_odr hidden void @__ltoad_tags_check_waiting(ptr noundef %0, i64 noundef %1, i64 noundef %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  store i64 %8, ptr %7, align 8
  br label %9

9:                                                ; preds = %27, %3
  %10 = load i64, ptr %7, align 8
  %11 = load i64, ptr %5, align 8
  %12 = load i64, ptr %6, align 8
  %13 = add i64 %11, %12
  %14 = icmp ult i64 %10, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %9
  br label %30

16:                                               ; preds = %9
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load i64, ptr %7, align 8
  %21 = add i64 16384, %20
  %22 = getelementptr inbounds i8, ptr %19, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp ne i8 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %16
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_IN_PIECES)
  unreachable

26:                                               ; preds = %16
  br label %27

27:                                               ; preds = %26
  %28 = load i64, ptr %7, align 8
  %29 = add i64 %28, 1
  store i64 %29, ptr %7, align 8
  br label %9

30:                                               ; preds = %15
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_text_written(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 %12
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %9, ptr align 1 %13, i64 8, i1 false)
  %14 = load ptr, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %10, ptr align 1 %16, i64 8, i1 false)
  %17 = load ptr, ptr %5, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = icmp ne ptr %17, %18
  br i1 %19, label %20, label %26

20:                                               ; preds = %4
  %21 = load ptr, ptr %9, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = load ptr, ptr %9, align 8
  %25 = load i64, ptr %10, align 8
  call void @__ltoad_tags_fresh(ptr noundef %24, i64 noundef %25)
  br label %26

26:                                               ; preds = %23, %20, %4
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_read(ptr noundef %0, i64 noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i64 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %31, %3
  %9 = load i64, ptr %7, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  br label %34

13:                                               ; preds = %8
  %14 = load ptr, ptr %4, align 8
  %15 = ptrtoint ptr %14 to i64
  %16 = load i64, ptr %7, align 8
  %17 = add i64 %15, %16
  %18 = call i32 @__ltoad_tags_holds_waiting(i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %13
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_IN_PIECES)
  unreachable

21:                                               ; preds = %13
  %22 = load ptr, ptr %4, align 8
  %23 = ptrtoint ptr %22 to i64
  %24 = load i64, ptr %7, align 8
  %25 = add i64 %23, %24
  %26 = call ptr @__ltoad_tags_tag(i64 noundef %25)
  %27 = load i8, ptr %26, align 1
  %28 = load ptr, ptr %6, align 8
  %29 = load i64, ptr %7, align 8
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  store i8 %27, ptr %30, align 1
  br label %31

31:                                               ; preds = %21
  %32 = load i64, ptr %7, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %7, align 8
  br label %8

34:                                               ; preds = %12
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_write(ptr noundef %0, i64 noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i64 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %23, %3
  %9 = load i64, ptr %7, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  br label %26

13:                                               ; preds = %8
  %14 = load ptr, ptr %6, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = load ptr, ptr %4, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = load i64, ptr %7, align 8
  %21 = add i64 %19, %20
  %22 = call ptr @__ltoad_tags_tag(i64 noundef %21)
  store i8 %17, ptr %22, align 1
  br label %23

23:                                               ; preds = %13
  %24 = load i64, ptr %7, align 8
  %25 = add i64 %24, 1
  store i64 %25, ptr %7, align 8
  br label %8

26:                                               ; preds = %12
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_permute(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i1 noundef zeroext %4) nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  %12 = zext i1 %4 to i8
  store i8 %12, ptr %10, align 1
  %13 = load i64, ptr %7, align 8
  %14 = load i64, ptr %8, align 8
  %15 = mul i64 %13, %14
  %16 = add i64 %15, 1
  %17 = call ptr @calloc(i64 noundef %16, i64 noundef 1)
  store ptr %17, ptr %11, align 8
  %18 = load ptr, ptr %11, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %21, label %20

20:                                               ; preds = %5
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_WITHOUT_MEMORY)
  unreachable

21:                                               ; preds = %5
  %22 = load ptr, ptr %6, align 8
  %23 = load i64, ptr %7, align 8
  %24 = load i64, ptr %8, align 8
  %25 = mul i64 %23, %24
  %26 = load ptr, ptr %11, align 8
  call void @__ltoad_tags_read(ptr noundef %22, i64 noundef %25, ptr noundef %26)
  %27 = load ptr, ptr %11, align 8
  %28 = load i64, ptr %7, align 8
  %29 = load i64, ptr %8, align 8
  %30 = load ptr, ptr %9, align 8
  %31 = load i8, ptr %10, align 1
  %32 = trunc i8 %31 to i1
  call void @__ltoad_permute(ptr noundef %27, i64 noundef %28, i64 noundef %29, ptr noundef %30, i1 noundef zeroext %32)
  %33 = load ptr, ptr %6, align 8
  %34 = load i64, ptr %7, align 8
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 %34, %35
  %37 = load ptr, ptr %11, align 8
  call void @__ltoad_tags_write(ptr noundef %33, i64 noundef %36, ptr noundef %37)
  %38 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %38)
  ret void
}

declare ptr @calloc(i64 noundef, i64 noundef)

declare void @__ltoad_permute(ptr noundef, i64 noundef, i64 noundef, ptr noundef, i1 noundef zeroext)

declare void @free(ptr noundef)

define linkonce_odr hidden void @__ltoad_tags_tell(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr %3, ptr @__ltoad_tags_teller, align 8
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_enter() nounwind {
  %1 = alloca ptr, align 8
  call void @__ltoad_tags_lock()
  %2 = load i32, ptr @__ltoad_tags_users, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @__ltoad_tags_users, align 4
  %4 = icmp ne i32 %2, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %0
  %6 = load ptr, ptr @__ltoad_tags_pages, align 8
  store ptr %6, ptr %1, align 8
  br label %7

7:                                                ; preds = %20, %5
  %8 = load ptr, ptr %1, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  br label %24

11:                                               ; preds = %7
  %12 = load ptr, ptr %1, align 8
  %13 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %12, i32 0, i32 2
  %14 = getelementptr inbounds [16384 x i8], ptr %13, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 16384, i1 false)
  %15 = load ptr, ptr %1, align 8
  %16 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %17)
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %18, i32 0, i32 1
  store ptr null, ptr %19, align 8
  br label %20

20:                                               ; preds = %11
  %21 = load ptr, ptr %1, align 8
  %22 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %1, align 8
  br label %7

24:                                               ; preds = %10
  br label %25

25:                                               ; preds = %24, %0
  call void @__ltoad_tags_unlock()
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_lock() noinline nounwind {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  br label %4

4:                                                ; preds = %15, %0
  store i32 1, ptr %1, align 4
  %5 = load i32, ptr %1, align 4
  %6 = atomicrmw xchg ptr @__ltoad_tags_locked, i32 %5 acquire, align 4
  store i32 %6, ptr %2, align 4
  %7 = load i32, ptr %2, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  br label %10

10:                                               ; preds = %14, %9
  %11 = load atomic i32, ptr @__ltoad_tags_locked monotonic, align 4
  store i32 %11, ptr %3, align 4
  %12 = load i32, ptr %3, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  br label %10

15:                                               ; preds = %10
  br label %4

16:                                               ; preds = %4
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_unlock() alwaysinline nounwind {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load i32, ptr %1, align 4
  store atomic i32 %2, ptr @__ltoad_tags_locked release, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_leave() nounwind {
  %1 = alloca ptr, align 8
  call void @__ltoad_tags_lock()
  %2 = load i32, ptr @__ltoad_tags_users, align 4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @__ltoad_tags_users, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %0
  %6 = load ptr, ptr @__ltoad_tags_pages, align 8
  store ptr %6, ptr %1, align 8
  br label %7

7:                                                ; preds = %19, %5
  %8 = load ptr, ptr %1, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  br label %23

11:                                               ; preds = %7
  %12 = load ptr, ptr %1, align 8
  %13 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %18

16:                                               ; preds = %11
  %17 = load ptr, ptr %1, align 8
  call void @__ltoad_tags_check_waiting(ptr noundef %17, i64 noundef 0, i64 noundef 16384)
  br label %18

18:                                               ; preds = %16, %11
  br label %19

19:                                               ; preds = %18
  %20 = load ptr, ptr %1, align 8
  %21 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %1, align 8
  br label %7

23:                                               ; preds = %10
  br label %24

24:                                               ; preds = %23, %0
  call void @__ltoad_tags_unlock()
  ret void
}

define linkonce_odr hidden i64 @__ltoad_tags_tags_for(i32 noundef %0) alwaysinline nounwind {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 8
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, i64 2820983053732684064, i64 319951120
  ret i64 %6
}

define linkonce_odr hidden i64 @__ltoad_tags_bits_of_sum(i64 noundef %0, i64 noundef %1, i32 noundef %2) alwaysinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  %9 = alloca float, align 4
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i64 0, ptr %7, align 8
  %10 = load i32, ptr %6, align 4
  %11 = icmp eq i32 %10, 8
  br i1 %11, label %12, label %18

12:                                               ; preds = %3
  %13 = load i64, ptr %4, align 8
  %14 = call double @__ltoad_tags_as_double(i64 noundef %13)
  %15 = load i64, ptr %5, align 8
  %16 = call double @__ltoad_tags_as_double(i64 noundef %15)
  %17 = fadd double %14, %16
  store double %17, ptr %8, align 8
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %7, ptr align 8 %8, i64 8, i1 false)
  br label %24

18:                                               ; preds = %3
  %19 = load i64, ptr %4, align 8
  %20 = call float @__ltoad_tags_as_float(i64 noundef %19)
  %21 = load i64, ptr %5, align 8
  %22 = call float @__ltoad_tags_as_float(i64 noundef %21)
  %23 = fadd float %20, %22
  store float %23, ptr %9, align 4
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %7, ptr align 4 %9, i64 4, i1 false)
  br label %24

24:                                               ; preds = %18, %12
  %25 = load i64, ptr %7, align 8
  ret i64 %25
}

define linkonce_odr hidden void @__ltoad_tags_add_slowly(i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) noinline nounwind {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64 %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load i64, ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = call i64 @__ltoad_tags_bits_of(i64 noundef %9, i32 noundef %10)
  %12 = load i32, ptr %6, align 4
  %13 = load i64, ptr %8, align 8
  %14 = call i64 @__ltoad_tags_numbers_in(i64 noundef %11, i32 noundef %12, i64 noundef %13)
  %15 = icmp ne i64 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_TWO_KINDS)
  unreachable

17:                                               ; preds = %4
  %18 = load i64, ptr %5, align 8
  %19 = load i32, ptr %6, align 4
  %20 = load i64, ptr %7, align 8
  call void @__ltoad_tags_set_bits(i64 noundef %18, i32 noundef %19, i64 noundef %20)
  %21 = load i64, ptr %5, align 8
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %6, align 4
  %24 = call i64 @__ltoad_tags_tags_for(i32 noundef %23)
  call void @__ltoad_tags_set_tags(i64 noundef %21, i32 noundef %22, i64 noundef %24)
  ret void
}

define linkonce_odr hidden i64 @__ltoad_tags_numbers_in(i64 noundef %0, i32 noundef %1, i64 noundef %2) noinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %37, %3
  %10 = load i32, ptr %7, align 4
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  br label %40

14:                                               ; preds = %9
  %15 = load i64, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = mul nsw i32 8, %16
  %18 = zext i32 %17 to i64
  %19 = lshr i64 %15, %18
  %20 = trunc i64 %19 to i8
  store i8 %20, ptr %8, align 1
  %21 = load i8, ptr %8, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %28, label %24

24:                                               ; preds = %14
  %25 = load i8, ptr %8, align 1
  %26 = zext i8 %25 to i32
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %36

28:                                               ; preds = %24, %14
  %29 = load i32, ptr %7, align 4
  %30 = mul nsw i32 8, %29
  %31 = zext i32 %30 to i64
  %32 = shl i64 255, %31
  %33 = xor i64 %32, -1
  %34 = load i64, ptr %4, align 8
  %35 = and i64 %34, %33
  store i64 %35, ptr %4, align 8
  br label %36

36:                                               ; preds = %28, %24
  br label %37

37:                                               ; preds = %36
  %38 = load i32, ptr %7, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %7, align 4
  br label %9

40:                                               ; preds = %13
  %41 = load i64, ptr %4, align 8
  ret i64 %41
}

define linkonce_odr hidden i32 @__ltoad_tags_is_tagged_for_all(i64 noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %10 = load i64, ptr %4, align 8
  %11 = call ptr @__ltoad_tags_tag(i64 noundef %10)
  store ptr %11, ptr %6, align 8
  %12 = load i32, ptr %5, align 4
  %13 = icmp eq i32 %12, 8
  br i1 %13, label %14, label %20

14:                                               ; preds = %2
  %15 = load ptr, ptr %6, align 8
  %16 = load atomic i64, ptr %15 acquire, align 8
  store i64 %16, ptr %7, align 8
  %17 = load i64, ptr %7, align 8
  %18 = icmp eq i64 %17, 2820983053732684064
  %19 = zext i1 %18 to i32
  store i32 %19, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %26

20:                                               ; preds = %2
  %21 = load ptr, ptr %6, align 8
  %22 = load atomic i32, ptr %21 acquire, align 4
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %9, align 4
  %24 = icmp eq i32 %23, 319951120
  %25 = zext i1 %24 to i32
  store i32 %25, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %26

26:                                               ; preds = %20, %14
  %27 = load i32, ptr %3, align 4
  ret i32 %27
}

define linkonce_odr hidden void @__ltoad_tags_add_among_others(i64 noundef %0, i32 noundef %1, i64 noundef %2) alwaysinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %11 = load i32, ptr %5, align 4
  %12 = icmp eq i32 %11, 8
  br i1 %12, label %13, label %21

13:                                               ; preds = %3
  %14 = load i64, ptr %4, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %6, align 8
  %17 = call double @__ltoad_tags_as_double(i64 noundef %16)
  store double %17, ptr %7, align 8
  %18 = load double, ptr %7, align 8
  %19 = atomicrmw fadd ptr %15, double %18 monotonic, align 8
  store double %19, ptr %8, align 8
  %20 = load double, ptr %8, align 8
  br label %29

21:                                               ; preds = %3
  %22 = load i64, ptr %4, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %6, align 8
  %25 = call float @__ltoad_tags_as_float(i64 noundef %24)
  store float %25, ptr %9, align 4
  %26 = load float, ptr %9, align 4
  %27 = atomicrmw fadd ptr %23, float %26 monotonic, align 4
  store float %27, ptr %10, align 4
  %28 = load float, ptr %10, align 4
  br label %29

29:                                               ; preds = %21, %13
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_give_alone(i64 noundef %0, i32 noundef %1, i64 noundef %2) noinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  call void @__ltoad_tags_lock()
  %12 = load i32, ptr %5, align 4
  %13 = call i64 @__ltoad_tags_tags_for(i32 noundef %12)
  store i64 %13, ptr %7, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i32, ptr %5, align 4
  %16 = call i64 @__ltoad_tags_tags_of(i64 noundef %14, i32 noundef %15)
  store i64 %16, ptr %8, align 8
  %17 = load i64, ptr %4, align 8
  %18 = load i32, ptr %5, align 4
  %19 = sub nsw i32 %18, 1
  %20 = sext i32 %19 to i64
  %21 = and i64 %17, %20
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %3
  %24 = load i64, ptr %4, align 8
  %25 = load i32, ptr %5, align 4
  %26 = load i64, ptr %6, align 8
  call void @__ltoad_tags_give(i64 noundef %24, i32 noundef %25, i64 noundef %26)
  br label %83

27:                                               ; preds = %3
  %28 = load i64, ptr %8, align 8
  %29 = load i64, ptr %7, align 8
  %30 = icmp eq i64 %28, %29
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = load i64, ptr %4, align 8
  %33 = load i32, ptr %5, align 4
  %34 = load i64, ptr %6, align 8
  call void @__ltoad_tags_add_among_others(i64 noundef %32, i32 noundef %33, i64 noundef %34)
  br label %82

35:                                               ; preds = %27
  %36 = load i64, ptr %6, align 8
  %37 = shl i64 %36, 1
  %38 = icmp ne i64 %37, 0
  br i1 %38, label %39, label %81

39:                                               ; preds = %35
  %40 = load i64, ptr %8, align 8
  %41 = icmp ne i64 %40, 0
  br i1 %41, label %42, label %51

42:                                               ; preds = %39
  %43 = load i64, ptr %4, align 8
  %44 = load i32, ptr %5, align 4
  %45 = call i64 @__ltoad_tags_bits_of(i64 noundef %43, i32 noundef %44)
  %46 = load i32, ptr %5, align 4
  %47 = load i64, ptr %8, align 8
  %48 = call i64 @__ltoad_tags_numbers_in(i64 noundef %45, i32 noundef %46, i64 noundef %47)
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %42
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_TWO_KINDS)
  unreachable

51:                                               ; preds = %42, %39
  %52 = load i64, ptr %4, align 8
  %53 = load i32, ptr %5, align 4
  %54 = load i64, ptr %8, align 8
  %55 = icmp ne i64 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %51
  %57 = load i64, ptr %6, align 8
  br label %65

58:                                               ; preds = %51
  %59 = load i64, ptr %4, align 8
  %60 = load i32, ptr %5, align 4
  %61 = call i64 @__ltoad_tags_bits_of(i64 noundef %59, i32 noundef %60)
  %62 = load i64, ptr %6, align 8
  %63 = load i32, ptr %5, align 4
  %64 = call i64 @__ltoad_tags_bits_of_sum(i64 noundef %61, i64 noundef %62, i32 noundef %63)
  br label %65

65:                                               ; preds = %58, %56
  %66 = phi i64 [ %57, %56 ], [ %64, %58 ]
  call void @__ltoad_tags_set_bits(i64 noundef %52, i32 noundef %53, i64 noundef %66)
  %67 = load i64, ptr %4, align 8
  %68 = call ptr @__ltoad_tags_tag(i64 noundef %67)
  store ptr %68, ptr %9, align 8
  %69 = load i32, ptr %5, align 4
  %70 = icmp eq i32 %69, 8
  br i1 %70, label %71, label %75

71:                                               ; preds = %65
  %72 = load ptr, ptr %9, align 8
  %73 = load i64, ptr %7, align 8
  store i64 %73, ptr %10, align 8
  %74 = load i64, ptr %10, align 8
  store atomic i64 %74, ptr %72 release, align 8
  br label %80

75:                                               ; preds = %65
  %76 = load ptr, ptr %9, align 8
  %77 = load i64, ptr %7, align 8
  %78 = trunc i64 %77 to i32
  store i32 %78, ptr %11, align 4
  %79 = load i32, ptr %11, align 4
  store atomic i32 %79, ptr %76 release, align 4
  br label %80

80:                                               ; preds = %75, %71
  br label %81

81:                                               ; preds = %80, %35
  br label %82

82:                                               ; preds = %81, %31
  br label %83

83:                                               ; preds = %82, %23
  call void @__ltoad_tags_unlock()
  ret void
}

define linkonce_odr hidden i32 @__ltoad_tags_waits(i64 noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load i64, ptr %4, align 8
  %10 = call ptr @__ltoad_tags_page_of(i64 noundef %9)
  %11 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %6, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %2
  store i32 0, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %50

16:                                               ; preds = %2
  store i32 0, ptr %8, align 4
  br label %17

17:                                               ; preds = %44, %16
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %5, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %28

21:                                               ; preds = %17
  %22 = load i64, ptr %4, align 8
  %23 = call i64 @__ltoad_tags_within(i64 noundef %22)
  %24 = load i32, ptr %8, align 4
  %25 = sext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = icmp ult i64 %26, 16384
  br label %28

28:                                               ; preds = %21, %17
  %29 = phi i1 [ false, %17 ], [ %27, %21 ]
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store i32 2, ptr %7, align 4
  br label %47

31:                                               ; preds = %28
  %32 = load ptr, ptr %6, align 8
  %33 = load i64, ptr %4, align 8
  %34 = call i64 @__ltoad_tags_within(i64 noundef %33)
  %35 = add i64 16384, %34
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = add i64 %35, %37
  %39 = getelementptr inbounds i8, ptr %32, i64 %38
  %40 = load i8, ptr %39, align 1
  %41 = icmp ne i8 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %31
  store i32 1, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %47

43:                                               ; preds = %31
  br label %44

44:                                               ; preds = %43
  %45 = load i32, ptr %8, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %8, align 4
  br label %17

47:                                               ; preds = %42, %30
  %48 = load i32, ptr %7, align 4
  switch i32 %48, label %50 [
    i32 2, label %49
  ]

49:                                               ; preds = %47
  store i32 0, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %50

50:                                               ; preds = %49, %47, %15
  %51 = load i32, ptr %3, align 4
  ret i32 %51
}

define linkonce_odr hidden i32 @__ltoad_tags_looks_like_address(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %4 = lshr i64 ptrtoint (ptr @__ltoad_tags_root to i64), 32
  %5 = icmp ne i64 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, i64 4294967296, i64 4096
  store i64 %7, ptr %3, align 8
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %3, align 8
  %10 = icmp uge i64 %8, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %1
  %12 = load i64, ptr %2, align 8
  %13 = lshr i64 %12, 48
  %14 = icmp eq i64 %13, 0
  br label %15

15:                                               ; preds = %11, %1
  %16 = phi i1 [ false, %1 ], [ %14, %11 ]
  %17 = zext i1 %16 to i32
  ret i32 %17
}

define linkonce_odr hidden void @__ltoad_tags_tag_bytes(i64 noundef %0, i64 noundef %1, i32 noundef %2) noinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, 32
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  br label %17

12:                                               ; preds = %3
  %13 = load i32, ptr %6, align 4
  %14 = icmp eq i32 %13, 16
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 3, i32 0
  br label %17

17:                                               ; preds = %12, %11
  %18 = phi i32 [ 7, %11 ], [ %16, %12 ]
  store i32 %18, ptr %7, align 4
  store i64 0, ptr %8, align 8
  br label %19

19:                                               ; preds = %37, %17
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %5, align 8
  %22 = icmp ult i64 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  br label %40

24:                                               ; preds = %19
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = load i64, ptr %8, align 8
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = and i64 %27, %29
  %31 = or i64 %26, %30
  %32 = trunc i64 %31 to i8
  %33 = load i64, ptr %4, align 8
  %34 = load i64, ptr %8, align 8
  %35 = add i64 %33, %34
  %36 = call ptr @__ltoad_tags_tag(i64 noundef %35)
  store i8 %32, ptr %36, align 1
  br label %37

37:                                               ; preds = %24
  %38 = load i64, ptr %8, align 8
  %39 = add i64 %38, 1
  store i64 %39, ptr %8, align 8
  br label %19

40:                                               ; preds = %23
  ret void
}

declare i32 @dprintf(i32 noundef, ptr noundef, ...)

declare void @abort()

define linkonce_odr hidden ptr @__ltoad_tags_new_page(i64 noundef %0) noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i8, align 1
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i8, align 1
  store i64 %0, ptr %3, align 8
  %20 = load i64, ptr %3, align 8
  %21 = lshr i64 %20, 31
  %22 = and i64 %21, 65535
  %23 = getelementptr inbounds [65536 x ptr], ptr @__ltoad_tags_root, i64 0, i64 %22
  store ptr %23, ptr %4, align 8
  %24 = load ptr, ptr %4, align 8
  %25 = load atomic i64, ptr %24 acquire, align 8
  store i64 %25, ptr %6, align 8
  %26 = load ptr, ptr %6, align 8
  store ptr %26, ptr %5, align 8
  %27 = load ptr, ptr %5, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %52, label %29

29:                                               ; preds = %1
  %30 = call ptr @calloc(i64 noundef 131072, i64 noundef 8)
  store ptr %30, ptr %7, align 8
  %31 = load ptr, ptr %7, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_WITHOUT_MEMORY)
  unreachable

34:                                               ; preds = %29
  %35 = load ptr, ptr %4, align 8
  %36 = load ptr, ptr %7, align 8
  store ptr %36, ptr %8, align 8
  %37 = load i64, ptr %5, align 8
  %38 = load i64, ptr %8, align 8
  %39 = cmpxchg ptr %35, i64 %37, i64 %38 acq_rel acquire, align 8
  %40 = extractvalue { i64, i1 } %39, 0
  %41 = extractvalue { i64, i1 } %39, 1
  br i1 %41, label %43, label %42

42:                                               ; preds = %34
  store i64 %40, ptr %5, align 8
  br label %43

43:                                               ; preds = %42, %34
  %44 = zext i1 %41 to i8
  store i8 %44, ptr %9, align 1
  %45 = load i8, ptr %9, align 1
  %46 = trunc i8 %45 to i1
  br i1 %46, label %47, label %49

47:                                               ; preds = %43
  %48 = load ptr, ptr %7, align 8
  store ptr %48, ptr %5, align 8
  br label %51

49:                                               ; preds = %43
  %50 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %50)
  br label %51

51:                                               ; preds = %49, %47
  br label %52

52:                                               ; preds = %51, %1
  %53 = load ptr, ptr %5, align 8
  %54 = load i64, ptr %3, align 8
  %55 = lshr i64 %54, 14
  %56 = and i64 %55, 131071
  %57 = getelementptr inbounds ptr, ptr %53, i64 %56
  store ptr %57, ptr %10, align 8
  %58 = load ptr, ptr %10, align 8
  %59 = load atomic i64, ptr %58 acquire, align 8
  store i64 %59, ptr %12, align 8
  %60 = load ptr, ptr %12, align 8
  store ptr %60, ptr %11, align 8
  %61 = load ptr, ptr %11, align 8
  %62 = icmp ne ptr %61, null
  br i1 %62, label %63, label %65

63:                                               ; preds = %52
  %64 = load ptr, ptr %11, align 8
  store ptr %64, ptr %2, align 8
  store i32 1, ptr %14, align 4
  br label %108

65:                                               ; preds = %52
  %66 = call ptr @calloc(i64 noundef 1, i64 noundef 16400)
  store ptr %66, ptr %13, align 8
  %67 = icmp ne ptr %66, null
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_WITHOUT_MEMORY)
  unreachable

69:                                               ; preds = %65
  %70 = load ptr, ptr %10, align 8
  %71 = load ptr, ptr %13, align 8
  store ptr %71, ptr %15, align 8
  %72 = load i64, ptr %11, align 8
  %73 = load i64, ptr %15, align 8
  %74 = cmpxchg ptr %70, i64 %72, i64 %73 acq_rel acquire, align 8
  %75 = extractvalue { i64, i1 } %74, 0
  %76 = extractvalue { i64, i1 } %74, 1
  br i1 %76, label %78, label %77

77:                                               ; preds = %69
  store i64 %75, ptr %11, align 8
  br label %78

78:                                               ; preds = %77, %69
  %79 = zext i1 %76 to i8
  store i8 %79, ptr %16, align 1
  %80 = load i8, ptr %16, align 1
  %81 = trunc i8 %80 to i1
  br i1 %81, label %85, label %82

82:                                               ; preds = %78
  %83 = load ptr, ptr %13, align 8
  call void @free(ptr noundef %83)
  %84 = load ptr, ptr %11, align 8
  store ptr %84, ptr %2, align 8
  store i32 1, ptr %14, align 4
  br label %108

85:                                               ; preds = %78
  %86 = load atomic i64, ptr @__ltoad_tags_pages monotonic, align 8
  store i64 %86, ptr %17, align 8
  %87 = load ptr, ptr %17, align 8
  %88 = load ptr, ptr %13, align 8
  %89 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %88, i32 0, i32 0
  store ptr %87, ptr %89, align 8
  br label %90

90:                                               ; preds = %105, %85
  %91 = load ptr, ptr %13, align 8
  %92 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %91, i32 0, i32 0
  %93 = load ptr, ptr %13, align 8
  store ptr %93, ptr %18, align 8
  %94 = load i64, ptr %92, align 8
  %95 = load i64, ptr %18, align 8
  %96 = cmpxchg ptr @__ltoad_tags_pages, i64 %94, i64 %95 acq_rel monotonic, align 8
  %97 = extractvalue { i64, i1 } %96, 0
  %98 = extractvalue { i64, i1 } %96, 1
  br i1 %98, label %100, label %99

99:                                               ; preds = %90
  store i64 %97, ptr %92, align 8
  br label %100

100:                                              ; preds = %99, %90
  %101 = zext i1 %98 to i8
  store i8 %101, ptr %19, align 1
  %102 = load i8, ptr %19, align 1
  %103 = trunc i8 %102 to i1
  %104 = xor i1 %103, true
  br i1 %104, label %105, label %106

105:                                              ; preds = %100
  br label %90

106:                                              ; preds = %100
  %107 = load ptr, ptr %13, align 8
  store ptr %107, ptr %2, align 8
  store i32 1, ptr %14, align 4
  br label %108

108:                                              ; preds = %106, %82, %63
  %109 = load ptr, ptr %2, align 8
  ret ptr %109
}

define linkonce_odr hidden i32 @__ltoad_tags_is_whole(i64 noundef %0, i8 noundef zeroext %1) alwaysinline nounwind {
  %3 = alloca i64, align 8
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %6 = load i64, ptr %3, align 8
  %7 = load i8, ptr %4, align 1
  %8 = zext i8 %7 to i32
  %9 = and i32 %8, 15
  %10 = sext i32 %9 to i64
  %11 = sub i64 %6, %10
  store i64 %11, ptr %5, align 8
  %12 = load i8, ptr %4, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp sge i32 %13, 32
  br i1 %14, label %15, label %20

15:                                               ; preds = %2
  %16 = load i64, ptr %5, align 8
  %17 = call i64 @__ltoad_tags_tags_of(i64 noundef %16, i32 noundef 8)
  %18 = icmp eq i64 %17, 2820983053732684064
  %19 = zext i1 %18 to i32
  br label %25

20:                                               ; preds = %2
  %21 = load i64, ptr %5, align 8
  %22 = call i64 @__ltoad_tags_tags_of(i64 noundef %21, i32 noundef 4)
  %23 = icmp eq i64 %22, 319951120
  %24 = zext i1 %23 to i32
  br label %25

25:                                               ; preds = %20, %15
  %26 = phi i32 [ %19, %15 ], [ %24, %20 ]
  ret i32 %26
}

define linkonce_odr hidden i32 @__ltoad_tags_is_zero(i64 noundef %0, i8 noundef zeroext %1) alwaysinline nounwind {
  %3 = alloca i64, align 8
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %6 = load i64, ptr %3, align 8
  %7 = load i8, ptr %4, align 1
  %8 = zext i8 %7 to i32
  %9 = and i32 %8, 15
  %10 = sext i32 %9 to i64
  %11 = sub i64 %6, %10
  store i64 %11, ptr %5, align 8
  %12 = load i8, ptr %4, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp sge i32 %13, 32
  br i1 %14, label %15, label %21

15:                                               ; preds = %2
  %16 = load i64, ptr %5, align 8
  %17 = call i64 @__ltoad_tags_bits_of(i64 noundef %16, i32 noundef 8)
  %18 = icmp ne i64 %17, 0
  %19 = xor i1 %18, true
  %20 = zext i1 %19 to i32
  br label %27

21:                                               ; preds = %2
  %22 = load i64, ptr %5, align 8
  %23 = call i64 @__ltoad_tags_bits_of(i64 noundef %22, i32 noundef 4)
  %24 = icmp ne i64 %23, 0
  %25 = xor i1 %24, true
  %26 = zext i1 %25 to i32
  br label %27

27:                                               ; preds = %21, %15
  %28 = phi i32 [ %20, %15 ], [ %26, %21 ]
  ret i32 %28
}

define linkonce_odr hidden void @__ltoad_tags_spill(i64 noundef %0, i32 noundef %1) noinline nounwind {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %8

8:                                                ; preds = %42, %2
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  br label %45

13:                                               ; preds = %8
  %14 = load i64, ptr %3, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %15, i64 %17
  store ptr %18, ptr %6, align 8
  %19 = load i64, ptr %3, align 8
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = call ptr @__ltoad_tags_waiting_at(i64 noundef %22)
  store ptr %23, ptr %7, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 16384
  %26 = load i8, ptr %25, align 1
  %27 = icmp ne i8 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %13
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_IN_PIECES)
  unreachable

29:                                               ; preds = %13
  %30 = load ptr, ptr %6, align 8
  %31 = load i8, ptr %30, align 1
  %32 = load ptr, ptr %7, align 8
  store i8 %31, ptr %32, align 1
  %33 = load i64, ptr %3, align 8
  %34 = load i32, ptr %5, align 4
  %35 = sext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = call ptr @__ltoad_tags_tag(i64 noundef %36)
  %38 = load i8, ptr %37, align 1
  %39 = load ptr, ptr %7, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 16384
  store i8 %38, ptr %40, align 1
  %41 = load ptr, ptr %6, align 8
  store i8 0, ptr %41, align 1
  br label %42

42:                                               ; preds = %29
  %43 = load i32, ptr %5, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %5, align 4
  br label %8

45:                                               ; preds = %12
  ret void
}

define linkonce_odr hidden void @__ltoad_tags_give_byte(i64 noundef %0, i8 noundef zeroext %1, i8 noundef zeroext %2) noinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store i8 %1, ptr %5, align 1
  store i8 %2, ptr %6, align 1
  %16 = load i64, ptr %4, align 8
  %17 = call ptr @__ltoad_tags_page_of(i64 noundef %16)
  store ptr %17, ptr %7, align 8
  %18 = load ptr, ptr %7, align 8
  %19 = call ptr @__ltoad_tags_waiting_of(ptr noundef %18)
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %20, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 16384
  store ptr %23, ptr %8, align 8
  %24 = load ptr, ptr %8, align 8
  %25 = load i64, ptr %4, align 8
  %26 = call i64 @__ltoad_tags_within(i64 noundef %25)
  %27 = getelementptr inbounds i8, ptr %24, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = icmp ne i8 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %3
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_IN_PIECES)
  unreachable

31:                                               ; preds = %3
  %32 = load i8, ptr %5, align 1
  %33 = load ptr, ptr %7, align 8
  %34 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %33, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = load i64, ptr %4, align 8
  %37 = call i64 @__ltoad_tags_within(i64 noundef %36)
  %38 = getelementptr inbounds i8, ptr %35, i64 %37
  store i8 %32, ptr %38, align 1
  %39 = load i8, ptr %6, align 1
  %40 = load ptr, ptr %8, align 8
  %41 = load i64, ptr %4, align 8
  %42 = call i64 @__ltoad_tags_within(i64 noundef %41)
  %43 = getelementptr inbounds i8, ptr %40, i64 %42
  store i8 %39, ptr %43, align 1
  %44 = load i8, ptr %6, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp sge i32 %45, 32
  %47 = zext i1 %46 to i64
  %48 = select i1 %46, i32 8, i32 4
  store i32 %48, ptr %9, align 4
  %49 = load i64, ptr %4, align 8
  %50 = load i8, ptr %6, align 1
  %51 = zext i8 %50 to i32
  %52 = and i32 %51, 15
  %53 = sext i32 %52 to i64
  %54 = sub i64 %49, %53
  store i64 %54, ptr %10, align 8
  store i64 0, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %55

55:                                               ; preds = %107, %31
  %56 = load i32, ptr %12, align 4
  %57 = load i32, ptr %9, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  store i32 2, ptr %13, align 4
  br label %110

60:                                               ; preds = %55
  %61 = load i64, ptr %10, align 8
  %62 = load i32, ptr %12, align 4
  %63 = sext i32 %62 to i64
  %64 = add i64 %61, %63
  %65 = call ptr @__ltoad_tags_page_of(i64 noundef %64)
  %66 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %65, i32 0, i32 1
  %67 = load ptr, ptr %66, align 8
  store ptr %67, ptr %14, align 8
  %68 = load ptr, ptr %14, align 8
  %69 = icmp ne ptr %68, null
  br i1 %69, label %70, label %87

70:                                               ; preds = %60
  %71 = load ptr, ptr %14, align 8
  %72 = load i64, ptr %10, align 8
  %73 = load i32, ptr %12, align 4
  %74 = sext i32 %73 to i64
  %75 = add i64 %72, %74
  %76 = call i64 @__ltoad_tags_within(i64 noundef %75)
  %77 = add i64 16384, %76
  %78 = getelementptr inbounds i8, ptr %71, i64 %77
  %79 = load i8, ptr %78, align 1
  %80 = zext i8 %79 to i32
  %81 = load i8, ptr %6, align 1
  %82 = zext i8 %81 to i32
  %83 = and i32 %82, 240
  %84 = load i32, ptr %12, align 4
  %85 = add nsw i32 %83, %84
  %86 = icmp ne i32 %80, %85
  br i1 %86, label %87, label %88

87:                                               ; preds = %70, %60
  store i32 1, ptr %13, align 4
  br label %104

88:                                               ; preds = %70
  %89 = load ptr, ptr %14, align 8
  %90 = load i64, ptr %10, align 8
  %91 = load i32, ptr %12, align 4
  %92 = sext i32 %91 to i64
  %93 = add i64 %90, %92
  %94 = call i64 @__ltoad_tags_within(i64 noundef %93)
  %95 = getelementptr inbounds i8, ptr %89, i64 %94
  %96 = load i8, ptr %95, align 1
  %97 = zext i8 %96 to i64
  %98 = load i32, ptr %12, align 4
  %99 = mul nsw i32 8, %98
  %100 = zext i32 %99 to i64
  %101 = shl i64 %97, %100
  %102 = load i64, ptr %11, align 8
  %103 = or i64 %102, %101
  store i64 %103, ptr %11, align 8
  store i32 0, ptr %13, align 4
  br label %104

104:                                              ; preds = %88, %87
  %105 = load i32, ptr %13, align 4
  switch i32 %105, label %110 [
    i32 0, label %106
  ]

106:                                              ; preds = %104
  br label %107

107:                                              ; preds = %106
  %108 = load i32, ptr %12, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %12, align 4
  br label %55

110:                                              ; preds = %104, %59
  %111 = load i32, ptr %13, align 4
  switch i32 %111, label %146 [
    i32 2, label %112
  ]

112:                                              ; preds = %110
  store i32 0, ptr %15, align 4
  br label %113

113:                                              ; preds = %133, %112
  %114 = load i32, ptr %15, align 4
  %115 = load i32, ptr %9, align 4
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %113
  store i32 5, ptr %13, align 4
  br label %136

118:                                              ; preds = %113
  %119 = load i64, ptr %10, align 8
  %120 = load i32, ptr %15, align 4
  %121 = sext i32 %120 to i64
  %122 = add i64 %119, %121
  %123 = call ptr @__ltoad_tags_page_of(i64 noundef %122)
  %124 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %123, i32 0, i32 1
  %125 = load ptr, ptr %124, align 8
  %126 = load i64, ptr %10, align 8
  %127 = load i32, ptr %15, align 4
  %128 = sext i32 %127 to i64
  %129 = add i64 %126, %128
  %130 = call i64 @__ltoad_tags_within(i64 noundef %129)
  %131 = add i64 16384, %130
  %132 = getelementptr inbounds i8, ptr %125, i64 %131
  store i8 0, ptr %132, align 1
  br label %133

133:                                              ; preds = %118
  %134 = load i32, ptr %15, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %15, align 4
  br label %113

136:                                              ; preds = %117
  %137 = load i32, ptr %9, align 4
  %138 = icmp eq i32 %137, 8
  br i1 %138, label %139, label %142

139:                                              ; preds = %136
  %140 = load i64, ptr %10, align 8
  %141 = load i64, ptr %11, align 8
  call void @__ltoad_tags_give(i64 noundef %140, i32 noundef 8, i64 noundef %141)
  br label %145

142:                                              ; preds = %136
  %143 = load i64, ptr %10, align 8
  %144 = load i64, ptr %11, align 8
  call void @__ltoad_tags_give(i64 noundef %143, i32 noundef 4, i64 noundef %144)
  br label %145

145:                                              ; preds = %142, %139
  store i32 0, ptr %13, align 4
  br label %146

146:                                              ; preds = %145, %110
  %147 = load i32, ptr %13, align 4
  switch i32 %147, label %149 [
    i32 0, label %148
    i32 1, label %148
  ]

148:                                              ; preds = %146, %146
  ret void

149:                                              ; preds = %146
  unreachable
}

define linkonce_odr hidden ptr @__ltoad_tags_waiting_at(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call ptr @__ltoad_tags_page_of(i64 noundef %3)
  %5 = call ptr @__ltoad_tags_waiting_of(ptr noundef %4)
  %6 = load i64, ptr %2, align 8
  %7 = call i64 @__ltoad_tags_within(i64 noundef %6)
  %8 = getelementptr inbounds i8, ptr %5, i64 %7
  ret ptr %8
}

define linkonce_odr hidden ptr @__ltoad_tags_waiting_of(ptr noundef %0) noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %10, i32 0, i32 1
  %12 = load atomic i64, ptr %11 acquire, align 8
  store i64 %12, ptr %5, align 8
  %13 = load ptr, ptr %5, align 8
  store ptr %13, ptr %4, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %18

16:                                               ; preds = %1
  %17 = load ptr, ptr %4, align 8
  store ptr %17, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %41

18:                                               ; preds = %1
  %19 = call ptr @calloc(i64 noundef 2, i64 noundef 16384)
  store ptr %19, ptr %6, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @__ltoad_tags_stop(ptr noundef @__ltoad_tags_WITHOUT_MEMORY)
  unreachable

22:                                               ; preds = %18
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds { ptr, ptr, [16384 x i8] }, ptr %23, i32 0, i32 1
  %25 = load ptr, ptr %6, align 8
  store ptr %25, ptr %8, align 8
  %26 = load i64, ptr %4, align 8
  %27 = load i64, ptr %8, align 8
  %28 = cmpxchg ptr %24, i64 %26, i64 %27 acq_rel acquire, align 8
  %29 = extractvalue { i64, i1 } %28, 0
  %30 = extractvalue { i64, i1 } %28, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %22
  store i64 %29, ptr %4, align 8
  br label %32

32:                                               ; preds = %31, %22
  %33 = zext i1 %30 to i8
  store i8 %33, ptr %9, align 1
  %34 = load i8, ptr %9, align 1
  %35 = trunc i8 %34 to i1
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = load ptr, ptr %6, align 8
  store ptr %37, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %41

38:                                               ; preds = %32
  %39 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %39)
  %40 = load ptr, ptr %4, align 8
  store ptr %40, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %41

41:                                               ; preds = %38, %36, %16
  %42 = load ptr, ptr %2, align 8
  ret ptr %42
}

define linkonce_odr hidden i32 @__ltoad_tags_has_no_address(i64 noundef %0) alwaysinline nounwind {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = xor i64 %3, 144680345676153346
  %5 = call i32 @__ltoad_tags_has_zero(i64 noundef %4)
  %6 = icmp ne i32 %5, 0
  %7 = xor i1 %6, true
  %8 = zext i1 %7 to i32
  ret i32 %8
}

define linkonce_odr hidden void @__ltoad_tags_copy_byte(i64 noundef %0, i64 noundef %1, i32 noundef %2) noinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = load i64, ptr %5, align 8
  %10 = call ptr @__ltoad_tags_tag(i64 noundef %9)
  %11 = load i8, ptr %10, align 1
  store i8 %11, ptr %7, align 1
  %12 = load i64, ptr %4, align 8
  %13 = call ptr @__ltoad_tags_tag(i64 noundef %12)
  store ptr %13, ptr %8, align 8
  %14 = load i8, ptr %7, align 1
  %15 = zext i8 %14 to i32
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %3
  %18 = load i32, ptr %6, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %17
  %21 = load i64, ptr %5, align 8
  %22 = and i64 %21, -8
  %23 = call i64 @__ltoad_tags_bits_of(i64 noundef %22, i32 noundef 8)
  %24 = call i32 @__ltoad_tags_looks_like_address(i64 noundef %23)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %20
  store i8 2, ptr %7, align 1
  br label %27

27:                                               ; preds = %26, %20, %17, %3
  %28 = load i8, ptr %7, align 1
  %29 = zext i8 %28 to i32
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = load i64, ptr %5, align 8
  %33 = inttoptr i64 %32 to ptr
  %34 = load i8, ptr %33, align 1
  %35 = load i64, ptr %4, align 8
  %36 = inttoptr i64 %35 to ptr
  store i8 %34, ptr %36, align 1
  br label %46

37:                                               ; preds = %27
  %38 = load ptr, ptr %8, align 8
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 2
  br i1 %41, label %42, label %45

42:                                               ; preds = %37
  %43 = load i64, ptr %4, align 8
  %44 = inttoptr i64 %43 to ptr
  store i8 0, ptr %44, align 1
  br label %45

45:                                               ; preds = %42, %37
  br label %46

46:                                               ; preds = %45, %31
  %47 = load i8, ptr %7, align 1
  %48 = load ptr, ptr %8, align 8
  store i8 %47, ptr %48, align 1
  ret void
}



