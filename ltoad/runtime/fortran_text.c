/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Characters in functions of Fortran that are differentiated.

   scripts/fortran-bodies.sh compiles this into fortran_text.ll.  Text has no derivative; but it lies
   beside numbers in objects, and calls that make it allocate memory. */

#include "fortran_components.h"
#include "fortran_characters.h"

/* fortran-bodies.sh declares these inactive. */
static __attribute__((noinline)) size length_trimmed(const char *text, size length)
{
    while (length && text[length - 1] == ' ')
        length--;
    return length;
}

static __attribute__((noinline)) size leading_blanks(const char *text, size length)
{
    size blanks = 0;
    while (blanks < length && text[blanks] == ' ')
        blanks++;
    return blanks;
}

#define REQUIRE_TEXT(a) \
    require((a)->type == CHARACTER && (a)->rank == 0, \
            "arrays of characters cannot be made here in a function that is differentiated", file, \
            line)

INLINE char *made_text(array *result, size length)
{
    fortran_establish(result, length, 0, CHARACTER, ALLOCATABLE, 0);
    char *text = malloc(length ? length : 1);
    result->base = text;
    return text;
}

SMALL void _FortranATrim(array *result, const array *a, const char *file, int line)
{
    REQUIRE_TEXT(a);
    const size length = length_trimmed(a->base, a->element);
    write_text(made_text(result, length), 0, a->base, length, 0);
}

SMALL void _FortranAAdjustl(array *result, const array *a, const char *file, int line)
{
    REQUIRE_TEXT(a);
    const size blanks = leading_blanks(a->base, a->element);
    write_text(made_text(result, a->element), 0, a->base + blanks, a->element - blanks, blanks);
}

SMALL void _FortranAAdjustr(array *result, const array *a, const char *file, int line)
{
    REQUIRE_TEXT(a);
    const size length = length_trimmed(a->base, a->element);
    write_text(made_text(result, a->element), a->element - length, a->base, length, 0);
}

SMALL void _FortranARepeat(array *result, const array *a, index copies, const char *file, int line)
{
    REQUIRE_TEXT(a);
    const size n = copies > 0 ? (size)copies : 0;
    char *text = made_text(result, a->element * n);
    for (size i = 0; i < n; i++)
        write_text(text + i * a->element, 0, a->base, a->element, 0);
}

SMALL void _FortranACharacterConcatenate(array *accumulator, const array *a, const char *file,
                                         int line)
{
    REQUIRE_TEXT(accumulator);
    REQUIRE_TEXT(a);
    char *old = accumulator->base;
    const size before = old ? accumulator->element : 0;
    char *text = made_text(accumulator, before + a->element);
    write_text(text, 0, old, before, 0);
    write_text(text + before, 0, a->base, a->element, 0);
    free(old);
}
