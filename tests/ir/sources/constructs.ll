; Constructs of the language reference that compilers print seldom.  LLVM reads
; this file and prints it in its canonical form before anything else looks at it.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl thing; # a comment"
module asm "thing:"

%named = type { i32, [2 x %"a \22quoted\22 name"], <{ i8, double }> }
%"a \22quoted\22 name" = type { ptr addrspace(3), <4 x half> }
%opaque = type opaque
%recursive = type { ptr, [0 x %named] }
%0 = type { i1, i7, i129 }

$group = comdat any
$other = comdat nodeduplicate

@plain = global i32 5
@"quoted name$" = internal unnamed_addr constant [4 x i8] c"a\00\22\5C", align 1
@0 = private constant i8 7
@1 = private constant ptr @0
@tls = thread_local(initialexec) global double 0.0, align 8
@grouped = linkonce_odr hidden local_unnamed_addr global %named zeroinitializer, comdat($group), align 16
@space = addrspace(3) externally_initialized global float undef
@external = external dllimport global i64
@weak = extern_weak global i8
@floats = global { half, bfloat, float, double, x86_fp80, fp128, ppc_fp128 } { half 0xH3C00, bfloat 0xR3F80, float 0x3FB99999A0000000, double 0x7FF8000000000000, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, ppc_fp128 0xM3FF00000000000000000000000000000 }
@packed = global <{ i8, double }> <{ i8 1, double -0.0 }>, section "data", align 1
@sections = global [2 x ptr] [ptr blockaddress(@control, %indirect), ptr getelementptr inbounds (i8, ptr @plain, i64 2)]
@expressions = global { i64, ptr, i64, i32 } { i64 ptrtoint (ptr @plain to i64), ptr inttoptr (i64 9 to ptr), i64 sub (i64 ptrtoint (ptr @plain to i64), i64 ptrtoint (ptr @tls to i64)), i32 trunc (i64 ptrtoint (ptr @plain to i64) to i32) }
@ranged = global ptr getelementptr inbounds inrange(-8, 16) (i8, ptr @plain, i64 8)
@cast = global ptr addrspacecast (ptr addrspace(3) @space to ptr)
@signed = global ptr ptrauth (ptr @plain, i32 2, i64 7, ptr @tls)
@equivalent = global ptr dso_local_equivalent @callee
@no_check = global ptr no_cfi @callee
@vectors = global { <4 x i32>, <2 x double>, <3 x i1>, <2 x ptr> } { <4 x i32> splat (i32 7), <2 x double> <double 1.0, double poison>, <3 x i1> <i1 true, i1 false, i1 undef>, <2 x ptr> zeroinitializer }
@big = global i129 -340282366920938463463374607431768211456
@common = common global [20 x i8] zeroinitializer, align 4
@alias = weak hidden alias i32, ptr @plain
@function_alias = dso_local unnamed_addr alias void (i32, ...), ptr @numbered
@expression_alias = internal alias i8, getelementptr (i8, ptr @plain, i64 1)
@indirect = ifunc i32 (double), ptr @resolver

declare void @callee(i32, ...)
declare !dbg !20 i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare void @returned(ptr noalias captures(none) sret(%named) align 8)
declare noundef nonnull align 8 dereferenceable(16) ptr @attributes(ptr byval({ i32, i32 }) %x, i64 range(i64 0, 5), ptr initializes((0, 8), (16, 24)), float nofpclass(nan inf), ptr captures(address, read_provenance) "custom"="a \22b\22", ptr nest, i32 inreg zeroext "flag") #1
declare token @llvm.call.preallocated.setup(i32)
declare void @llvm.assume(i1)
declare i1 @llvm.type.test(ptr, metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare i32 @llvm.read_register.i32(metadata)
declare void @llvm.donothing()
declare %named @aggregates(i32, %named, { i32, i8 }, [2 x i8] noundef, ptr align 8, <4 x i32>, %named)

define internal ptr @resolver() { ret ptr @callee }

define i64 @arithmetic(i64 %a, i64 %b, i1 %c) {
  %1 = add nuw nsw i64 %a, %b
  %2 = sub nsw i64 %1, -1
  %3 = mul i64 %2, 9223372036854775807
  %4 = udiv exact i64 %3, %b
  %5 = sdiv i64 %4, %b
  %6 = urem i64 %5, %b
  %7 = srem i64 %6, %b
  %8 = shl nuw i64 %7, 3
  %9 = lshr exact i64 %8, 1
  %10 = ashr i64 %9, 1
  %11 = and i64 %10, %9
  %12 = or disjoint i64 %11, 64
  %13 = xor i64 %12, -1
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = zext nneg i32 %14 to i64
  %16 = sext i32 %14 to i64
  %17 = icmp samesign ult i64 %15, %16
  %18 = uitofp nneg i64 %15 to double
  %19 = fptosi double %18 to i64
  %20 = select i1 %17, i64 %19, i64 %16
  %21 = select i1 %c, i64 %20, i64 poison
  %22 = freeze i64 %21
  %"5" = xor i1 %c, true
  %"odd name%" = select i1 %"5", i64 %22, i64 0
  %-dash = add i64 %"odd name%", 1
  %$x = add i64 %-dash, 1
  ret i64 %$x
}

define <4 x float> @floating(<4 x float> %x, float %s, <vscale x 2 x double> %v) {
entry:
  %a = fadd fast <4 x float> %x, splat (float 2.000000e+00)
  %b = fmul nnan ninf nsz arcp contract afn reassoc <4 x float> %a, %x
  %c = fneg nsz <4 x float> %b
  %d = fcmp ninf ogt <4 x float> %c, zeroinitializer
  %e = select nnan <4 x i1> %d, <4 x float> %a, <4 x float> <float 1.0, float 0x7FF8000020000000, float 0x36A0000000000000, float -0.0>
  %f = insertelement <4 x float> %e, float %s, i64 1
  %g = extractelement <4 x float> %f, i32 0
  %h = shufflevector <4 x float> %f, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 3, i32 0, i32 0, i32 0, i32 0>
  %i = shufflevector <8 x float> %h, <8 x float> %h, <4 x i32> zeroinitializer
  %j = shufflevector <vscale x 2 x double> %v, <vscale x 2 x double> poison, <vscale x 4 x i32> zeroinitializer
  %k = frem <4 x float> %i, %e
  %l = fdiv <4 x float> %k, %i
  %m = fptrunc fast double 0.1 to float
  %n = fpext half 0xH3C00 to fp128
  %o = bitcast <4 x float> %l to <2 x i64>
  ret <4 x float> %l
}

define i32 @memory(ptr %p, ptr addrspace(3) %q, <2 x ptr> %ps, i64 %i, ...) gc "statepoint-example" prefix i32 5 prologue { i8, i8 } { i8 1, i8 2 } {
  %a = alloca i32, align 4
  %b = alloca { i32, double }, i64 %i, align 16
  %c = alloca inalloca [3 x i8], align 1
  %e = alloca [2 x ptr], i32 3, align 8
  %1 = load volatile i32, ptr %a, align 4
  %2 = load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4
  store i32 %1, ptr %p, align 4, !nontemporal !1
  store atomic i32 %2, ptr %p monotonic, align 4
  fence syncscope("agent") acq_rel
  fence seq_cst
  %3 = cmpxchg weak volatile ptr %p, i32 1, i32 2 syncscope("x") acq_rel monotonic, align 4
  %4 = cmpxchg ptr %p, ptr null, ptr @plain seq_cst seq_cst, align 8
  %5 = atomicrmw volatile add ptr %p, i32 1 acquire, align 4
  %6 = atomicrmw fadd ptr %p, double 1.0 syncscope("agent") monotonic, align 8
  %7 = atomicrmw usub_sat ptr addrspace(3) %q, i32 1 seq_cst, align 4
  %8 = atomicrmw fmaximum ptr %p, <2 x half> zeroinitializer monotonic, align 4
  %9 = extractvalue { i32, i1 } %3, 1
  %10 = insertvalue { i32, [2 x double] } poison, double 1.0, 1, 1
  %11 = extractvalue { i32, [2 x double] } %10, 1
  %12 = load %named, ptr %p, align 8
  %13 = extractvalue %named %12, 1, 0, 1
  %14 = getelementptr inbounds nuw %named, ptr %p, i64 %i, i32 1, i64 1
  %15 = getelementptr nusw nuw i8, <2 x ptr> %ps, <2 x i64> <i64 1, i64 2>
  %16 = getelementptr i32, ptr %p, <4 x i64> splat (i64 1)
  %17 = va_arg ptr %p, i32
  %18 = addrspacecast ptr addrspace(3) %q to ptr
  %19 = ptrtoint ptr %18 to i64
  %20 = inttoptr i64 %19 to ptr addrspace(3)
  %21 = ptrtoaddr ptr %p to i64
  ret i32 %17
}

define i32 @control(i32 %x, ptr %where) personality ptr @__gxx_personality_v0 {
  br label %2

2:
  %3 = phi i32 [ %x, %0 ], [ %8, %later ], [ 0, %"quoted label" ]
  switch i32 %3, label %later [
    i32 -1, label %"quoted label"
    i32 7, label %later
  ]

"quoted label":
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %2, label %indirect

indirect:
  indirectbr ptr %where, [label %later, label %5]

5:
  switch i1 %4, label %seven [
    i1 true, label %seven
    i1 false, label %6
  ]

6:
  unreachable

later:
  %8 = phi i32 [ %3, %2 ], [ %3, %2 ], [ %x, %indirect ], [ %nine, %seven ]
  br label %2

seven:
  %nine = add i32 %x, 1
  callbr void asm sideeffect "# ${0:l} ${1:l}", "!i,!i"() #2 to label %later [label %6, label %9]

9:
  %10 = invoke fastcc noundef i32 @other_convention(i32 signext %nine) #2 [ "deopt"(i32 1, ptr %where), "tag"() ] to label %11 unwind label %12

11:
  ret i32 %10

12:
  %13 = landingpad { ptr, i32 }
          cleanup
          catch ptr @plain
          filter [2 x ptr] [ptr @plain, ptr null]
  resume { ptr, i32 } %13
}

define void @no_clause() personality ptr @__gxx_personality_v0 {
  invoke void (i32, ...) @callee(i32 1, double 2.0) to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } catch ptr null
  %m = extractvalue { ptr, i32 } %l, 0
  ret void
}

define fastcc signext range(i32 0, 10) i32 @other_convention(i32) noinline "thunk" { ret i32 %0 }
define cc 75 void @numbered() { ret void }
define amdgpu_kernel void @kernel() { ret void }
define spir_func void @spir() { ret void }

define void @funclets(i32 %n) personality ptr @__CxxFrameHandler3 {
entry:
  %used = alloca i32
  invoke void @callee(i32 %n) to label %done unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler, label %handler2] unwind label %cleanup
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  invoke void (i32, ...) @callee(i32 2) [ "funclet"(token %cp) ] to label %back unwind label %nested
nested:
  %inner = catchswitch within %cp [label %handler3] unwind label %cleanup
handler2:
  %cp2 = catchpad within %cs [ptr @plain, i32 8, ptr %used]
  catchret from %cp2 to label %done
handler3:
  %cp3 = catchpad within %inner []
  catchret from %cp3 to label %back
back:
  unreachable
cleanup:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller
done:
  ret void
dead:
  %unused = alloca i32
  unreachable
}

define void @calls(i32 %n, ptr %f, ...) #0 {
  tail call void (i32, ...) @callee(i32 noundef %n, double 1.0)
  %1 = notail call fast float %f(float nofpclass(nan) 1.0)
  %2 = call zeroext addrspace(0) i8 %f(ptr byval(%named) align 8 %f, ptr nest %f, ptr noundef readonly %f)
  %3 = call i32 asm sideeffect alignstack inteldialect "mov $0, \22$1\22 ; x", "=r,r,~{flags}"(i32 %n)
  %4 = call { i64, i32 } asm "# no effect", "=r,=r"()
  %5 = call double @llvm.experimental.constrained.fadd.f64(double 1.0, double 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict") #2
  %6 = call i1 @llvm.type.test(ptr %f, metadata !"type")
  %7 = call i32 @llvm.read_register.i32(metadata !0), !range !2, !annotation !3
  call void @llvm.assume(i1 true) [ "align"(ptr %f, i64 16), "nonnull"(ptr %f) ]
  call void inttoptr (i64 77 to ptr)(i32 1)
  call void getelementptr (i8, ptr @callee, i64 4)()
  call void @llvm.donothing(), !prof !4
  %8 = call ptr (ptr, ...) null(ptr null, ptr getelementptr (i8, ptr @plain, i64 1), <2 x i32> <i32 1, i32 2>, { i32, i8 } { i32 1, i8 2 }, [2 x i8] c"ab", i1 true, ptr blockaddress(@control, %indirect))
  musttail call void (i32, ptr, ...) @calls(i32 %n, ptr %f, ...)
  ret void
}

define target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) @target_type(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %x) {
  ret target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %x
}

define void @debug(ptr %p, i32 %i) !dbg !10 {
    #dbg_declare(ptr %p, !12, !DIExpression(), !21)
    #dbg_value(i32 %i, !12, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !21)
    #dbg_value(!DIArgList(i32 %i, ptr %p, i32 %late), !12, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !21)
    #dbg_label(!14, !21)
    #dbg_value(ptr poison, !12, !DIExpression(), !21)
    #dbg_assign(i32 undef, !12, !DIExpression(), !15, ptr %p, !DIExpression(), !21)
  %late = add i32 %i, 1, !dbg !13
    #dbg_value(!{}, !12, !DIExpression(), !21)
  ret void, !dbg !13
}

attributes #0 = { nounwind memory(argmem: readwrite, inaccessiblemem: read) uwtable(sync) vscale_range(1,16) allockind("alloc,zeroed") allocsize(0) alignstack=16 "a"="b c" "lone" }
attributes #1 = { allockind("realloc") "x" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!5}
!llvm.dbg.cu = !{!6}
!odd\23name = !{!0, !23}
!0 = !{!"rsp\00"}
!1 = !{i32 1}
!2 = !{i32 0, i32 5}
!3 = !{!"note", !"other"}
!23 = !{!"x", i1 true, double 1.0, null, ptr @plain, !{}}
!4 = !{!"branch_weights", i32 1}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DICompileUnit(language: DW_LANG_C11, file: !7, producer: "p (\22q\22)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !{}, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "dir/a.c", directory: "/home/x", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DISubroutineType(types: !{null, !8})
!10 = distinct !DISubprogram(name: "debug", scope: !7, file: !7, line: 3, type: !9, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !{})
!11 = distinct !DILexicalBlock(scope: !17, file: !18, line: 4, column: 2)
!12 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !7, line: 3, type: !8)
!13 = !DILocation(line: 5, column: 7, scope: !11, inlinedAt: !16)
!14 = !DILabel(scope: !10, name: "l", file: !7, line: 4)
!15 = distinct !DIAssignID()
!16 = distinct !DILocation(line: 9, column: 1, scope: !10)
!17 = distinct !DISubprogram(name: "inlined", scope: !7, file: !18, line: 8, type: !9, spFlags: DISPFlagDefinition, unit: !6)
!18 = !DIFile(filename: "/abs/b.c", directory: "/home/x")
!19 = !DISubroutineType(types: !{null})
!20 = !DISubprogram(name: "callee", scope: !7, file: !7, line: 1, type: !19, spFlags: DISPFlagOptimized)
!21 = !DILocation(line: 3, column: 2, scope: !10)
