#!/usr/bin/env bash
# Compiles ltoad/runtime/fortran_arrays.c into the IR that ltoad takes bodies from.
# With an argument into that file, of which the whole path is given.
# Unoptimised, because LLVM optimises it as a part of each program, and for no processor.
set -euo pipefail
cd "$(dirname "$0")/../ltoad/runtime"
"${CLANG:-clang-19}" -O1 -Xclang -disable-llvm-passes -fno-strict-aliasing -ffp-contract=off \
    -fno-math-errno -Wall -Wextra -S -emit-llvm fortran_arrays.c -o - |
    sed -e '/^target /d; /^source_filename/d; /^; ModuleID/d; /^!/d; /^; Function Attrs/d' \
        -e '/^define .*@copy_inactive(/ s/ #[0-9]* {$/ noinline nounwind "enzyme_inactive" {/' \
        -e 's/^attributes \(#[0-9]*\) = {\(.*\)}/attributes \1 = { FLAGS\2}/' \
        -e '/^attributes/ s/ "[^"]*"="[^"]*"//g' -e 's/FLAGS //; s/{ }$/{ nounwind }/' -e '/@llvm.lifetime/d' -e 's/, ![a-z.]* ![0-9]*//g' \
        >"${1:-fortran_arrays.ll}"
