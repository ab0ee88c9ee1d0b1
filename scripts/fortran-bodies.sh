#!/usr/bin/env bash
# Compiles ltoad/runtime/fortran_*.c into the IR that ltoad takes bodies from.
# With a folder as its argument into that one, of which the whole path is given.
# Unoptimised, because LLVM optimises it as a part of each program, and for no processor.
set -euo pipefail
cd "$(dirname "$0")/../ltoad/runtime"
telling='tell_[A-Z][A-Za-z0-9]*\|scale_[48]'
putting='put_[A-Z][A-Za-z0-9]*'
inactive='copy_inactive\|sign\|descends\|length_trimmed\|leading_blanks\|write_text\|read_[a-z]*\|'$telling'\|'$putting
# what they look at is only looked at: so it is known afterwards what descriptors hold
read_only='s/\([(,] *\)ptr noundef %/\1ptr noundef readonly nocapture %/g'
effects='memory(read, argmem: readwrite, inaccessiblemem: readwrite)'
for file in fortran_arrays fortran_moves fortran_along fortran_places fortran_complex fortran_mixed fortran_objects fortran_text fortran_reading fortran_random fortran_stacks fortran_requests; do
    "${CLANG:-clang-19}" -O1 -Xclang -disable-llvm-passes -fno-strict-aliasing -ffp-contract=off \
        -fno-math-errno -Wall -Wextra -S -emit-llvm "$file.c" -o - |
        sed -e '/^target /d; /^source_filename/d; /^; ModuleID/d; /^!/d; /^; Function Attrs/d' \
            -e '/^define .*@\('"$inactive"'\)(/ s/ #[0-9]* {$/ noinline nounwind "enzyme_inactive" {/' \
            -e '/^define .*@\('"$telling"'\)(/ { '"$read_only; s/{\$/$effects {/"' }' \
            -e '/^define .*@\('"$putting"'\)(/ { s/(ptr noundef %/(ptr noundef writeonly %/; '"$read_only; s/{\$/$effects {/"' }' \
            -e 's/^attributes \(#[0-9]*\) = {\(.*\)}/attributes \1 = { FLAGS\2}/' \
            -e '/^attributes/ s/ "[^"]*"="[^"]*"//g' -e 's/FLAGS //; s/{ }$/{ nounwind }/' -e '/@llvm.lifetime/d' -e 's/, ![a-z.]* ![0-9]*//g' \
            >"${1:-.}/$file.ll"
done
