#!/usr/bin/env bash
# Compiles the derivative sanitizer's part at run time; with an argument into that file, of which
# the whole path is given.  Unoptimised, because LLVM optimises it as a part of each program, and
# for no processor.
set -euo pipefail
cd "$(dirname "$0")/../ltoad/runtime"
"${CLANG:-clang-19}" -O1 -Xclang -disable-llvm-passes -fno-strict-aliasing -ffp-contract=off \
    -fno-math-errno -ffreestanding -fno-builtin -Wall -Wextra -S -emit-llvm sanitizer.c -o - |
    sed -e '/^target /d; /^source_filename/d; /^; ModuleID/d; /^!/d; /^; Function Attrs/d' \
        -e '/^attributes/ s/ "[^"]*"="[^"]*"//g' -e '/^attributes/ s/ "no-builtins"//' \
        -e 's/^attributes \(#[0-9]*\) = { *}/attributes \1 = { nounwind }/' \
        -e '/^define dso_local / s/ #\([0-9]*\) {$/ noinline #\1 {/' -e '/@llvm.lifetime/d' -e 's/, ![a-z.]* ![0-9]*//g' \
        >"${1:-sanitizer.ll}"
