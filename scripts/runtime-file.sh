#!/usr/bin/env bash
# Compiles ltoad/runtime/NAME.c into the IR that derivatives call, NAME.ll; with a second argument into
# that file.  Unoptimised, because LLVM optimises it as a part of each program, and for no processor.
#
#     scripts/runtime-file.sh NAME [FILE]
set -euo pipefail
name=$1
out=${2:-$name.ll}
cd "$(dirname "$0")/../ltoad/runtime"
ir=$("${CLANG:-clang-19}" -O1 -Xclang -disable-llvm-passes -fno-strict-aliasing -fPIC -Wall -Wextra \
    -S -emit-llvm "$name.c" -o -)
# what is static in the file is shared by all units of a program, and has a name for that
names=$(sed -n -e 's/^@\([a-z_A-Z.0-9]*\) = \(internal\|private\) .*/\1/p' \
    -e 's/^define internal .*@\([a-z_]*\)(.*/\1/p' <<<"$ir" | sort -u | paste -sd'|')
ir=$(sed -E -e '/^target /d; /^source_filename/d; /^; ModuleID/d; /^!/d; /^; Function Attrs/d' \
    -e '/^attributes/d; /@llvm.lifetime/d' -e 's/, ![a-z.]* ![0-9]*//g' -e 's/ #[0-9]+//g' \
    -e "s/@($names)\\b/@__ltoad_${name}_\\1/g" -e '/^define/ s/ \{$/ nounwind {/' \
    -e 's/^define (internal )?(dso_local )?/define linkonce_odr hidden /' \
    -e 's/^(@[a-z_A-Z.0-9]*) = (internal|private) (unnamed_addr )?/\1 = linkonce_odr hidden /' \
    <<<"$ir")
# types by what they consist of: a file of definitions and declarations has no names for them
while read -r type body; do
    ir=${ir//"$type"/"$body"}
done < <(sed -n 's/^\(%struct\.[a-z]*\) = type \(.*\)/\1 \2/p' <<<"$ir")
sed '/^{ .* = type /d' <<<"$ir" >"$out"
