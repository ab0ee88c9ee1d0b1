/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The derivative sanitizer's part at run time.

   scripts/sanitizer.sh compiles this into sanitizer.ll, for no processor and unoptimised, because
   LLVM optimises it as a part of each program.  What the parts share is declared in shared.h. */

#include "sanitizer/shared.h"

#include "sanitizer/images.c"
#include "sanitizer/words.c"
#include "sanitizer/blocks.c"
#include "sanitizer/check.c"
#include "sanitizer/compare.c"
#include "sanitizer/report.c"
