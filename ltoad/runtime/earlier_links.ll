

define linkonce_odr hidden void @__ltoad_earlier_tree(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = load ptr, ptr %6, align 8
  %9 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %7, ptr noundef %8)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %3
  br label %63

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = load ptr, ptr %6, align 8
  call void @__ltoad_earlier_links_find_above(ptr noundef %13, ptr noundef %14, ptr noundef %15)
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %16, i32 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %29

20:                                               ; preds = %12
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %21, i32 0, i32 3
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %20
  %26 = load ptr, ptr %6, align 8
  %27 = call i32 @__ltoad_earlier_links_is_end_of_empty(ptr noundef %26)
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %25, %20, %12
  br label %63

30:                                               ; preds = %25
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %31, i32 0, i32 3
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %6, align 8
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %34, i32 0, i32 3
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %5, align 8
  br label %37

37:                                               ; preds = %49, %30
  %38 = load ptr, ptr %5, align 8
  %39 = load ptr, ptr %6, align 8
  %40 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %38, ptr noundef %39)
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %47

42:                                               ; preds = %37
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8
  %46 = icmp ne ptr %45, null
  br label %47

47:                                               ; preds = %42, %37
  %48 = phi i1 [ false, %37 ], [ %46, %42 ]
  br i1 %48, label %49, label %59

49:                                               ; preds = %47
  %50 = load ptr, ptr %4, align 8
  %51 = load ptr, ptr %5, align 8
  %52 = load ptr, ptr %6, align 8
  call void @__ltoad_earlier_links_find_below(ptr noundef %50, ptr noundef %51, ptr noundef %52, i32 noundef 3)
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %53, i32 0, i32 2
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %6, align 8
  %56 = load ptr, ptr %5, align 8
  %57 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %56, i32 0, i32 2
  %58 = load ptr, ptr %57, align 8
  store ptr %58, ptr %5, align 8
  br label %37

59:                                               ; preds = %47
  %60 = load ptr, ptr %4, align 8
  %61 = load ptr, ptr %5, align 8
  %62 = load ptr, ptr %6, align 8
  call void @__ltoad_earlier_links_find_below(ptr noundef %60, ptr noundef %61, ptr noundef %62, i32 noundef 3)
  br label %63

63:                                               ; preds = %59, %29, %11
  ret void
}

define linkonce_odr hidden i32 @__ltoad_earlier_links_has_shadow(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %14

7:                                                ; preds = %2
  %8 = load ptr, ptr %3, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = load ptr, ptr %3, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = icmp ne ptr %11, %12
  br label %14

14:                                               ; preds = %10, %7, %2
  %15 = phi i1 [ false, %7 ], [ false, %2 ], [ %13, %10 ]
  %16 = zext i1 %15 to i32
  ret i32 %16
}

define linkonce_odr hidden void @__ltoad_earlier_links_find_above(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  br label %7

7:                                                ; preds = %47, %3
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %8, ptr noundef %9)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %54

12:                                               ; preds = %7
  %13 = load ptr, ptr %4, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = load ptr, ptr %6, align 8
  call void @__ltoad_earlier_links_find_below(ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef 3)
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %16, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %21, label %20

20:                                               ; preds = %12
  br label %54

21:                                               ; preds = %12
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %22, i32 0, i32 1
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %24, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = icmp eq ptr %26, %27
  br i1 %28, label %29, label %47

29:                                               ; preds = %21
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %33, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %32, ptr noundef %35)
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %46

38:                                               ; preds = %29
  %39 = load ptr, ptr %4, align 8
  %40 = load ptr, ptr %5, align 8
  %41 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %40, i32 0, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %43, i32 0, i32 1
  %45 = load ptr, ptr %44, align 8
  call void @__ltoad_earlier_links_find_links(ptr noundef %39, ptr noundef %42, ptr noundef %45)
  br label %46

46:                                               ; preds = %38, %29
  br label %54

47:                                               ; preds = %21
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %48, i32 0, i32 1
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %6, align 8
  %51 = load ptr, ptr %5, align 8
  %52 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %51, i32 0, i32 1
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %5, align 8
  br label %7

54:                                               ; preds = %20, %46, %7
  ret void
}

define linkonce_odr hidden i32 @__ltoad_earlier_links_is_end_of_empty(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %3, i32 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = icmp eq ptr %5, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}

define linkonce_odr hidden void @__ltoad_earlier_links_find_below(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %6, align 8
  %10 = load ptr, ptr %7, align 8
  %11 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %9, ptr noundef %10)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %4
  br label %39

14:                                               ; preds = %4
  %15 = load ptr, ptr %5, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = load ptr, ptr %7, align 8
  call void @__ltoad_earlier_links_find_links(ptr noundef %15, ptr noundef %16, ptr noundef %17)
  %18 = load i32, ptr %8, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %39

20:                                               ; preds = %14
  %21 = load ptr, ptr %5, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %22, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %25, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = load i32, ptr %8, align 4
  %29 = sub nsw i32 %28, 1
  call void @__ltoad_earlier_links_find_below(ptr noundef %21, ptr noundef %24, ptr noundef %27, i32 noundef %29)
  %30 = load ptr, ptr %5, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %31, i32 0, i32 3
  %33 = load ptr, ptr %32, align 8
  %34 = load ptr, ptr %7, align 8
  %35 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %34, i32 0, i32 3
  %36 = load ptr, ptr %35, align 8
  %37 = load i32, ptr %8, align 4
  %38 = sub nsw i32 %37, 1
  call void @__ltoad_earlier_links_find_below(ptr noundef %30, ptr noundef %33, ptr noundef %36, i32 noundef %38)
  br label %39

39:                                               ; preds = %13, %20, %14
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_step(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = load ptr, ptr %6, align 8
  %9 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %7, ptr noundef %8)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %3
  br label %41

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = load ptr, ptr %6, align 8
  call void @__ltoad_earlier_links_find_links(ptr noundef %13, ptr noundef %14, ptr noundef %15)
  %16 = load ptr, ptr %6, align 8
  %17 = call i32 @__ltoad_earlier_links_is_end_of_empty(ptr noundef %16)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %12
  br label %41

20:                                               ; preds = %12
  %21 = load ptr, ptr %4, align 8
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %22, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %25, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8
  call void @__ltoad_earlier_links_find_down(ptr noundef %21, ptr noundef %24, ptr noundef %27, i32 noundef 1)
  %28 = load ptr, ptr %4, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %29, i32 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %6, align 8
  %33 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %32, i32 0, i32 2
  %34 = load ptr, ptr %33, align 8
  call void @__ltoad_earlier_links_find_down(ptr noundef %28, ptr noundef %31, ptr noundef %34, i32 noundef 0)
  %35 = load ptr, ptr %4, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = load ptr, ptr %6, align 8
  call void @__ltoad_earlier_links_find_up(ptr noundef %35, ptr noundef %36, ptr noundef %37, i32 noundef 1)
  %38 = load ptr, ptr %4, align 8
  %39 = load ptr, ptr %5, align 8
  %40 = load ptr, ptr %6, align 8
  call void @__ltoad_earlier_links_find_up(ptr noundef %38, ptr noundef %39, ptr noundef %40, i32 noundef 0)
  br label %41

41:                                               ; preds = %20, %19, %11
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_links_find_links(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %6, align 8
  %9 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %11, i32 0, i32 1
  %13 = call ptr @__ltoad_earlier_links_found(ptr noundef %7, ptr noundef %10, ptr noundef %12)
  %14 = load ptr, ptr %4, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %15, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %18, i32 0, i32 2
  %20 = call ptr @__ltoad_earlier_links_found(ptr noundef %14, ptr noundef %17, ptr noundef %19)
  %21 = load ptr, ptr %4, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %22, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %25, i32 0, i32 3
  %27 = call ptr @__ltoad_earlier_links_found(ptr noundef %21, ptr noundef %24, ptr noundef %26)
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_links_find_down(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  br label %9

9:                                                ; preds = %40, %4
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %10, ptr noundef %11)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %42

14:                                               ; preds = %9
  %15 = load ptr, ptr %5, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = load ptr, ptr %7, align 8
  call void @__ltoad_earlier_links_find_links(ptr noundef %15, ptr noundef %16, ptr noundef %17)
  %18 = load i32, ptr %8, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %14
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %21, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8
  br label %28

24:                                               ; preds = %14
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %25, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8
  br label %28

28:                                               ; preds = %24, %20
  %29 = phi ptr [ %23, %20 ], [ %27, %24 ]
  store ptr %29, ptr %6, align 8
  %30 = load i32, ptr %8, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %28
  %33 = load ptr, ptr %7, align 8
  %34 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %33, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  br label %40

36:                                               ; preds = %28
  %37 = load ptr, ptr %7, align 8
  %38 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %37, i32 0, i32 3
  %39 = load ptr, ptr %38, align 8
  br label %40

40:                                               ; preds = %36, %32
  %41 = phi ptr [ %35, %32 ], [ %39, %36 ]
  store ptr %41, ptr %7, align 8
  br label %9

42:                                               ; preds = %9
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_links_find_up(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  br label %11

11:                                               ; preds = %48, %4
  %12 = load ptr, ptr %6, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %12, ptr noundef %13)
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %49

16:                                               ; preds = %11
  %17 = load ptr, ptr %5, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = load ptr, ptr %7, align 8
  call void @__ltoad_earlier_links_find_links(ptr noundef %17, ptr noundef %18, ptr noundef %19)
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %20, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %9, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %40

25:                                               ; preds = %16
  %26 = load i32, ptr %8, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %25
  %29 = load ptr, ptr %9, align 8
  %30 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %29, i32 0, i32 3
  %31 = load ptr, ptr %30, align 8
  br label %36

32:                                               ; preds = %25
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %33, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  br label %36

36:                                               ; preds = %32, %28
  %37 = phi ptr [ %31, %28 ], [ %35, %32 ]
  %38 = load ptr, ptr %7, align 8
  %39 = icmp ne ptr %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %16
  store i32 3, ptr %10, align 4
  br label %46

41:                                               ; preds = %36
  %42 = load ptr, ptr %9, align 8
  store ptr %42, ptr %7, align 8
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %43, i32 0, i32 1
  %45 = load ptr, ptr %44, align 8
  store ptr %45, ptr %6, align 8
  store i32 0, ptr %10, align 4
  br label %46

46:                                               ; preds = %41, %40
  %47 = load i32, ptr %10, align 4
  switch i32 %47, label %72 [
    i32 0, label %48
    i32 3, label %49
  ]

48:                                               ; preds = %46
  br label %11

49:                                               ; preds = %46, %11
  %50 = load ptr, ptr %6, align 8
  %51 = load ptr, ptr %7, align 8
  %52 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %50, ptr noundef %51)
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %71

54:                                               ; preds = %49
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %55, i32 0, i32 1
  %57 = load ptr, ptr %56, align 8
  %58 = load ptr, ptr %7, align 8
  %59 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %58, i32 0, i32 1
  %60 = load ptr, ptr %59, align 8
  %61 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %57, ptr noundef %60)
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %71

63:                                               ; preds = %54
  %64 = load ptr, ptr %5, align 8
  %65 = load ptr, ptr %6, align 8
  %66 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %65, i32 0, i32 1
  %67 = load ptr, ptr %66, align 8
  %68 = load ptr, ptr %7, align 8
  %69 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %68, i32 0, i32 1
  %70 = load ptr, ptr %69, align 8
  call void @__ltoad_earlier_links_find_links(ptr noundef %64, ptr noundef %67, ptr noundef %70)
  br label %71

71:                                               ; preds = %63, %54, %49
  ret void

72:                                               ; preds = %46
  unreachable
}

define linkonce_odr hidden void @__ltoad_earlier_list(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %9, ptr noundef %10)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %3
  br label %81

14:                                               ; preds = %3
  %15 = load ptr, ptr %4, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds { ptr, ptr }, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds { ptr, ptr }, ptr %19, i32 0, i32 0
  %21 = call ptr @__ltoad_earlier_links_found(ptr noundef %15, ptr noundef %18, ptr noundef %20)
  store ptr %21, ptr %7, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr inbounds { ptr, ptr }, ptr %23, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds { ptr, ptr }, ptr %26, i32 0, i32 1
  %28 = call ptr @__ltoad_earlier_links_found(ptr noundef %22, ptr noundef %25, ptr noundef %27)
  store ptr %28, ptr %8, align 8
  %29 = load ptr, ptr %7, align 8
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds { ptr, ptr }, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %29, ptr noundef %32)
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %14
  %36 = load ptr, ptr %4, align 8
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds { ptr, ptr }, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds { ptr, ptr }, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = load ptr, ptr %7, align 8
  %43 = getelementptr inbounds { ptr, ptr }, ptr %42, i32 0, i32 0
  %44 = call ptr @__ltoad_earlier_links_found(ptr noundef %36, ptr noundef %41, ptr noundef %43)
  %45 = load ptr, ptr %4, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds { ptr, ptr }, ptr %46, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds { ptr, ptr }, ptr %48, i32 0, i32 1
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %7, align 8
  %52 = getelementptr inbounds { ptr, ptr }, ptr %51, i32 0, i32 1
  %53 = call ptr @__ltoad_earlier_links_found(ptr noundef %45, ptr noundef %50, ptr noundef %52)
  br label %54

54:                                               ; preds = %35, %14
  %55 = load ptr, ptr %8, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds { ptr, ptr }, ptr %56, i32 0, i32 1
  %58 = load ptr, ptr %57, align 8
  %59 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %55, ptr noundef %58)
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %80

61:                                               ; preds = %54
  %62 = load ptr, ptr %4, align 8
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds { ptr, ptr }, ptr %63, i32 0, i32 1
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds { ptr, ptr }, ptr %65, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = load ptr, ptr %8, align 8
  %69 = getelementptr inbounds { ptr, ptr }, ptr %68, i32 0, i32 0
  %70 = call ptr @__ltoad_earlier_links_found(ptr noundef %62, ptr noundef %67, ptr noundef %69)
  %71 = load ptr, ptr %4, align 8
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds { ptr, ptr }, ptr %72, i32 0, i32 1
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds { ptr, ptr }, ptr %74, i32 0, i32 1
  %76 = load ptr, ptr %75, align 8
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds { ptr, ptr }, ptr %77, i32 0, i32 1
  %79 = call ptr @__ltoad_earlier_links_found(ptr noundef %71, ptr noundef %76, ptr noundef %78)
  br label %80

80:                                               ; preds = %61, %54
  br label %81

81:                                               ; preds = %80, %13
  ret void
}


define linkonce_odr hidden ptr @__ltoad_earlier_links_found(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = load ptr, ptr %6, align 8
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %7, align 8
  %10 = load ptr, ptr %7, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %3
  %13 = load ptr, ptr %5, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %12, %3
  %16 = load ptr, ptr %7, align 8
  br label %22

17:                                               ; preds = %12
  %18 = load ptr, ptr %4, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = call ptr @__ltoad_earlier_put(ptr noundef %18, ptr noundef %19, ptr noundef %20)
  br label %22

22:                                               ; preds = %17, %15
  %23 = phi ptr [ %16, %15 ], [ %21, %17 ]
  ret ptr %23
}


define linkonce_odr hidden void @__ltoad_earlier_list_whole(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load ptr, ptr %6, align 8
  store ptr %9, ptr %7, align 8
  br label %10

10:                                               ; preds = %37, %3
  %11 = load ptr, ptr %5, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = call i32 @__ltoad_earlier_links_has_shadow(ptr noundef %11, ptr noundef %12)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %38

15:                                               ; preds = %10
  %16 = load ptr, ptr %4, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds { ptr, ptr }, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds { ptr, ptr }, ptr %20, i32 0, i32 1
  %22 = call ptr @__ltoad_earlier_links_found(ptr noundef %16, ptr noundef %19, ptr noundef %21)
  %23 = load ptr, ptr %4, align 8
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds { ptr, ptr }, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds { ptr, ptr }, ptr %27, i32 0, i32 0
  %29 = call ptr @__ltoad_earlier_links_found(ptr noundef %23, ptr noundef %26, ptr noundef %28)
  store ptr %29, ptr %5, align 8
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds { ptr, ptr }, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %6, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = load ptr, ptr %7, align 8
  %35 = icmp eq ptr %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %15
  store i32 1, ptr %8, align 4
  br label %39

37:                                               ; preds = %15
  br label %10

38:                                               ; preds = %10
  store i32 0, ptr %8, align 4
  br label %39

39:                                               ; preds = %38, %36
  %40 = load i32, ptr %8, align 4
  switch i32 %40, label %42 [
    i32 0, label %41
    i32 1, label %41
  ]

41:                                               ; preds = %39, %39
  ret void

42:                                               ; preds = %39
  unreachable
}

declare ptr @__ltoad_earlier_put(ptr noundef, ptr noundef, ptr noundef)
