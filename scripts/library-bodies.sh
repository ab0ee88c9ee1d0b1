#!/usr/bin/env bash
# Compiles ltoad/runtime/NAME.c into the IR that ltoad takes bodies of a library's functions from.
# The first argument is the name; with a second one into that file, of which the whole path is given.
# Unoptimised, because LLVM optimises it as a part of each program, and for no processor.
set -euo pipefail
cd "$(dirname "$0")/../ltoad/runtime"
# C++'s functions may throw; those of linear algebra do not.
throwing=-fexceptions
case $1 in lapack | blas_*) throwing=-fno-exceptions ;; esac
"${CLANG:-clang-19}" -O1 -Xclang -disable-llvm-passes -fno-strict-aliasing "$throwing" \
    -Wall -Wextra -S -emit-llvm "$1.c" -o - |
    sed -e '/^target /d; /^source_filename/d; /^; ModuleID/d; /^!/d; /^; Function Attrs/d' \
        -e '/^define .*@inactive_/ s/ #[0-9]* {$/ noinline "enzyme_inactive" {/' \
        -e '/^attributes/ { s/ "[^"]*"="[^"]*"//g; s/{ }$/{ mustprogress }/ }' \
        -e '/@llvm.lifetime/d' -e 's/, ![a-z.]* ![0-9]*//g' \
        >"${2:-$1.ll}"
