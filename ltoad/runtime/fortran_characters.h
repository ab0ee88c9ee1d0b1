/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The bytes of text are written here alone, with blanks around them; fortran-bodies.sh declares this
   inactive. */
static __attribute__((noinline)) void write_text(char *to, size before, const char *from,
                                                 size length, size behind)
{
    __builtin_memset(to, ' ', before);
    __builtin_memmove(to + before, from, length);
    __builtin_memset(to + before + length, ' ', behind);
}
