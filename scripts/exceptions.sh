#!/usr/bin/env bash
# Compiles ltoad/runtime/exceptions.c into the IR that derivatives call; with an argument into that
# file.  Unoptimised, because LLVM optimises it as a part of each program, and for no processor.
set -euo pipefail
cd "$(dirname "$0")/../ltoad/runtime"
ir=$("${CLANG:-clang-19}" -O1 -Xclang -disable-llvm-passes -fno-strict-aliasing -fexceptions -fPIC \
    -Wall -Wextra -S -emit-llvm exceptions.c -o -)
# what is static in the file is shared by all units of a program, and has a name for that
names=$(sed -n -e 's/^@\([a-z_A-Z.]*\) = internal .*/\1/p' \
    -e 's/^define internal .*@\([a-z_]*\)(.*/\1/p' <<<"$ir" | sort -u | paste -sd'|')
ir=$(sed -E -e '/^target /d; /^source_filename/d; /^; ModuleID/d; /^!/d; /^; Function Attrs/d' \
    -e '/^attributes/d; /@llvm.lifetime/d' -e 's/, ![a-z.]* ![0-9]*//g' -e 's/ #[0-9]+//g' \
    -e "s/@($names)\\b/@__ltoad_exceptions_\\1/g" \
    -e 's/^define (internal )?(dso_local )?/define linkonce_odr hidden /' \
    -e 's/^(@[a-z_A-Z.]*) = internal (unnamed_addr )?/\1 = linkonce_odr hidden /' <<<"$ir")
# types by what they consist of: a file of definitions and declarations has no names for them
types=$(sed -n 's/^\(%struct\.[a-z_]*\) = type \(.*\)/\1 \2/p' <<<"$ir")
for _ in 1 2; do
    while read -r name body; do
        ir=$(sed -E "s/${name}\\b/${body}/g" <<<"$ir")
    done <<<"$types"
done
sed -E '/^\{ .* = type /d' <<<"$ir" >"${1:-exceptions.ll}"
