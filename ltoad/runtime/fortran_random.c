/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Random numbers that are drawn in functions of Fortran that are differentiated.

   scripts/fortran-bodies.sh compiles this into fortran_random.ll.  What is drawn does not depend on
   anything: variables that it is put into lose their derivatives.  Functions with an asm label are
   those of Fortran's runtime itself. */

#include "fortran_descriptors.h"

void native_draw(const array *, const char *, int) __asm__("native._FortranARandomNumber");

enum { AT_ONCE = 64 };
/* Numbers that are drawn by one call of the library, which locks its generator each time. */

static __attribute__((noinline)) void read_drawn(char *numbers, int type, index count,
                                                 const char *file, int line)
{
    const index element = type == DOUBLE ? sizeof(double) : sizeof(float);
    array *a = malloc(sizeof *a + sizeof *a->dimensions);
    *a = (array){.base = numbers, .element = (size)element, .version = VERSION, .rank = 1,
                 .type = (unsigned char)type};
    a->dimensions[0] = (struct dimension){1, count, element};
    native_draw(a, file, line);
    free(a);
}

/* The library gives the elements of an array one number after the other, in their order. */
#define DRAW(real, TYPE) \
    do { \
        const index count = SIZE; \
        real given[AT_ONCE]; \
        EACH { \
            const index next = PLACE % AT_ONCE, left = count - PLACE; \
            if (next == 0) \
                read_drawn((char *)given, TYPE, left < AT_ONCE ? left : AT_ONCE, file, line); \
            *(real *)(a->base + OFFSET) = given[next]; \
        } \
    } while (0)

SMALL void _FortranARandomNumber(const array *a, const char *file, int line)
{
    SHAPE(a);
    if (a->type == DOUBLE)
        DRAW(double, DOUBLE);
    else if (a->type == FLOAT)
        DRAW(float, FLOAT);
    else
        _FortranAReportFatalUserError("random numbers of this kind cannot be drawn in a function that "
                                      "is differentiated: draw real(8) or real(4)", file, line);
}
