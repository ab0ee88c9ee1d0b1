; Asking the processor that a program runs on what it can do, without a library's help.

@__ltoad_avx2_known = linkonce_odr hidden global i32 0

; Whether processor and operating system keep vectors of 32 bytes; asked once, by CPUID (Intel
; 64 and IA-32 Architectures Software Developer's Manual, volume 1, 14.3 and 14.7.1).
define linkonce_odr hidden i1 @__ltoad_has_avx2() alwaysinline {
entry:
  %known = load atomic i32, ptr @__ltoad_avx2_known monotonic, align 4
  %unknown = icmp eq i32 %known, 0
  br i1 %unknown, label %ask, label %answer
ask:
  %asked = call i32 @__ltoad_ask_avx2()
  br label %answer
answer:
  %level = phi i32 [ %known, %entry ], [ %asked, %ask ]
  %has = icmp eq i32 %level, 2
  ret i1 %has
}

define linkonce_odr hidden i32 @__ltoad_ask_avx2() noinline cold nounwind {
entry:
  %most = call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0)
  %leaves = extractvalue { i32, i32, i32, i32 } %most, 0
  %new = icmp uge i32 %leaves, 7
  br i1 %new, label %general, label %done
general:
  %one = call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0)
  %flags = extractvalue { i32, i32, i32, i32 } %one, 2
  %both = and i32 %flags, 402653184
  %avx = icmp eq i32 %both, 402653184
  br i1 %avx, label %system, label %done
system:
  %saved = call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0)
  %states = extractvalue { i32, i32 } %saved, 0
  %registers = and i32 %states, 6
  %kept = icmp eq i32 %registers, 6
  br i1 %kept, label %extended, label %done
extended:
  %seven = call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0)
  %more = extractvalue { i32, i32, i32, i32 } %seven, 1
  %bit = and i32 %more, 32
  %avx2 = icmp ne i32 %bit, 0
  br label %done
done:
  %has = phi i1 [ false, %entry ], [ false, %general ], [ false, %system ], [ %avx2, %extended ]
  %level = select i1 %has, i32 2, i32 1
  store atomic i32 %level, ptr @__ltoad_avx2_known monotonic, align 4
  ret i32 %level
}
