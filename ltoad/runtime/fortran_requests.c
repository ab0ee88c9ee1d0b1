/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the generic procedures of the module ltoad do: requests in the words of Fortran.
 *
 * A procedure is known where it is passed: all is inlined there, and becomes requests for it.  Names
 * contain enzyme_autodiff, by which a link knows that a program asks for something. */
#include "fortran_descriptors.h"

void *calloc(size, size);
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
extern int enzyme_const, enzyme_dup;

#define JOIN_WORDS(a, b, c) a##b##c
#define JOIN(a, b, c) JOIN_WORDS(a, b, c)
#define NAMED(name, rank) JOIN(ltoad_enzyme_autodiff_##name, KIND, rank)
#define OF_KIND(name) JOIN(name, KIND, )
#define EXTENT(a, d) ((a)->dimensions[d].extent)

/* An array of a body's own. */
struct own {
    char *base;
    size element;
    int version;
    unsigned char rank, type, attribute, extra;
    struct dimension dimensions[3];
};

/* Zeros, one after the other, for each element of an array. */
INLINE void make_own(struct own *o, const array *like, int rank, size element, unsigned char type)
{
    index count = 1;
    for (int d = 0; d < rank; d++) {
        const index extent = dimension_of(like, d, rank)->extent;
        o->dimensions[d] = (struct dimension){1, extent, count * (index)element};
        count *= extent > 0 ? extent : 0;
    }
    o->base = calloc((size)count + 1, element);
    o->element = element;
    o->version = VERSION;
    o->rank = (unsigned char)rank;
    o->type = type;
    o->attribute = o->extra = 0;
}

/* A shadow is accessed with the strides of what it belongs to. */
INLINE _Bool laid_out_alike(const array *a, const array *b, int rank)
{
    _Bool alike = 1;
    for (int d = 0; d < rank; d++) {
        const struct dimension *p = dimension_of(a, d, rank), *q = dimension_of(b, d, rank);
        require(p->extent == q->extent, "ltoad: an array and its derivative differ in shape", 0, 0);
        alike &= p->stride == q->stride;
    }
    return alike;
}

#define KIND _r4
#define REAL float
#define TYPE FLOAT
#include "fortran_requests.h"
#undef KIND
#undef REAL
#undef TYPE
#define KIND _r8
#define REAL double
#define TYPE DOUBLE
#include "fortran_requests.h"
