#!/usr/bin/env bash
# Compiles ltoad/runtime/tags.c into the IR that derivatives call; with an argument into that file.
# Unoptimised, because LLVM optimises it as a part of each program, and for no processor.
set -euo pipefail
cd "$(dirname "$0")/../ltoad/runtime"
ir=$("${CLANG:-clang-19}" -O1 -Xclang -disable-llvm-passes -fno-strict-aliasing -ffp-contract=off \
    -fPIC -Wall -Wextra -S -emit-llvm tags.c -o -)
# what is static in the file is shared by all units of a program, and has a name for that
names=$(sed -n -e 's/^@\([a-z_A-Z]*\) = internal .*/\1/p' \
    -e 's/^define internal .*@\([a-z_]*\)(.*/\1/p' <<<"$ir" | sort -u | paste -sd'|')
inlined=$(sed -n 's/^attributes \(#[0-9]*\) = { alwaysinline.*/\1/p' <<<"$ir" | paste -sd'|')
apart=$(sed -n 's/^attributes \(#[0-9]*\) = { noinline.*/\1/p' <<<"$ir" | paste -sd'|')
sed -E -e '/^target /d; /^source_filename/d; /^; ModuleID/d; /^!/d; /^; Function Attrs/d' \
    -e '/^attributes/d; /@llvm.lifetime/d' -e 's/, ![a-z.]* ![0-9]*//g' \
    -e "s/@($names)\\b/@__ltoad_tags_\\1/g" \
    -e "/^define internal/ s/ ($inlined) \\{$/ alwaysinline nounwind {/" \
    -e "/^define internal/ s/ ($apart) \\{$/ noinline nounwind {/" \
    -e "/^define (dso_local )?void @/ s/ ($inlined) \\{$/ alwaysinline nounwind {/" \
    -e '/^define (void|double|float|ptr) @/ s/ #[0-9]+ \{$/ nounwind {/' -e 's/ #[0-9]+//g' \
    -e '/^%struct.page = /d; s/%struct\.page/{ ptr, ptr, [16384 x i8] }/g' \
    -e 's/^define (internal )?/define linkonce_odr hidden /' \
    -e 's/^(@[a-z_A-Z]*) = internal (unnamed_addr )?/\1 = linkonce_odr hidden /' \
    <<<"$ir" >"${1:-tags.ll}"
