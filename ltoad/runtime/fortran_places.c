/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Array functions of the Fortran runtime of which the result has no derivative: subscripts of elements,
   counts, integers and logicals.

   scripts/fortran-bodies.sh compiles this into fortran_places.ll.  The result is allocated here, so that
   what lies in it has a shadow like other memory; the library's own function says what to put there.
   Functions with an asm label are those of Fortran's runtime itself. */

#include "fortran_arrays.h"

/* The shape of a result is that of the array without one dimension. */
INLINE void made_without(array *result, const array *a, int dim, size element, const char *file,
                         int line)
{
    require(dim >= 1 && dim <= a->rank, "no such dimension", file, line);
    SHAPE(a);
    result->rank = a->rank - 1;
    made(result, element, WITHOUT(dim, EXTENTS_OF_ALL), 1);
}

/* A subscript for each dimension.  fortran-bodies.sh declares the functions that write inactive. */
INLINE void made_subscripts(array *result, const array *a, int kind)
{
    result->rank = 1;
    made_vector(result, (size)kind, a->rank);
}

#define LOCATE(Name) \
    void native_##Name(array *, const array *, int, const char *, int, const array *, _Bool) \
        __asm__("native._FortranA" #Name); \
    static __attribute__((noinline)) void put_##Name(char *to, const array *a, int kind, \
                                                     const char *file, int line, \
                                                     const array *mask, _Bool back) \
    { \
        union found found = {0}; \
        native_##Name(&found.described, a, kind, file, line, mask, back); \
        handed_over(to, &found); \
    } \
    SMALL void _FortranA##Name(array *result, const array *a, int kind, const char *file, int line, \
                               const array *mask, _Bool back) \
    { \
        made_subscripts(result, a, kind); \
        put_##Name(result->base, a, kind, file, line, mask, back); \
    }
#define LOCATE_ALL(Name) \
    LOCATE(Name##Integer1) \
    LOCATE(Name##Integer2) \
    LOCATE(Name##Integer4) \
    LOCATE(Name##Integer8) \
    LOCATE(Name##Integer16) \
    LOCATE(Name##Real4) \
    LOCATE(Name##Real8) \
    LOCATE(Name##Real10) \
    LOCATE(Name##Character)

LOCATE_ALL(Maxloc)
LOCATE_ALL(Minloc)

#define LOCATE_ALONG(Name) \
    void native_##Name(array *, const array *, int, int, const char *, int, const array *, _Bool) \
        __asm__("native._FortranA" #Name); \
    static __attribute__((noinline)) void put_##Name(char *to, const array *a, int kind, int dim, \
                                                     const char *file, int line, \
                                                     const array *mask, _Bool back) \
    { \
        union found found = {0}; \
        native_##Name(&found.described, a, kind, dim, file, line, mask, back); \
        handed_over(to, &found); \
    } \
    SMALL void _FortranA##Name(array *result, const array *a, int kind, int dim, const char *file, \
                               int line, const array *mask, _Bool back) \
    { \
        made_without(result, a, dim, (size)kind, file, line); \
        put_##Name(result->base, a, kind, dim, file, line, mask, back); \
    }

LOCATE_ALONG(MaxlocDim)
LOCATE_ALONG(MinlocDim)

void native_Findloc(array *, const array *, const array *, int, const char *, int, const array *,
                    _Bool) __asm__("native._FortranAFindloc");
void native_FindlocDim(array *, const array *, const array *, int, int, const char *, int,
                       const array *, _Bool) __asm__("native._FortranAFindlocDim");

static __attribute__((noinline)) void put_Findloc(char *to, const array *a, const array *target,
                                                  int kind, const char *file, int line,
                                                  const array *mask, _Bool back)
{
    union found found = {0};
    native_Findloc(&found.described, a, target, kind, file, line, mask, back);
    handed_over(to, &found);
}

SMALL void _FortranAFindloc(array *result, const array *a, const array *target, int kind,
                            const char *file, int line, const array *mask, _Bool back)
{
    made_subscripts(result, a, kind);
    put_Findloc(result->base, a, target, kind, file, line, mask, back);
}

static __attribute__((noinline)) void put_FindlocDim(char *to, const array *a, const array *target,
                                                     int kind, int dim, const char *file, int line,
                                                     const array *mask, _Bool back)
{
    union found found = {0};
    native_FindlocDim(&found.described, a, target, kind, dim, file, line, mask, back);
    handed_over(to, &found);
}

SMALL void _FortranAFindlocDim(array *result, const array *a, const array *target, int kind, int dim,
                               const char *file, int line, const array *mask, _Bool back)
{
    made_without(result, a, dim, (size)kind, file, line);
    put_FindlocDim(result->base, a, target, kind, dim, file, line, mask, back);
}

/* ALL, ANY, PARITY and COUNT along a dimension. */
#define LOGICALS(Name) \
    void native_##Name(array *, const array *, int, const char *, int) \
        __asm__("native._FortranA" #Name); \
    static __attribute__((noinline)) void put_##Name(char *to, const array *mask, int dim, \
                                                     const char *file, int line) \
    { \
        union found found = {0}; \
        native_##Name(&found.described, mask, dim, file, line); \
        handed_over(to, &found); \
    } \
    SMALL void _FortranA##Name(array *result, const array *mask, int dim, const char *file, int line) \
    { \
        made_without(result, mask, dim, mask->element, file, line); \
        put_##Name(result->base, mask, dim, file, line); \
    }

LOGICALS(AllDim)
LOGICALS(AnyDim)
LOGICALS(ParityDim)

void native_CountDim(array *, const array *, int, int, const char *, int)
    __asm__("native._FortranACountDim");

static __attribute__((noinline)) void put_CountDim(char *to, const array *mask, int dim, int kind,
                                                   const char *file, int line)
{
    union found found = {0};
    native_CountDim(&found.described, mask, dim, kind, file, line);
    handed_over(to, &found);
}

SMALL void _FortranACountDim(array *result, const array *mask, int dim, int kind, const char *file,
                             int line)
{
    made_without(result, mask, dim, (size)kind, file, line);
    put_CountDim(result->base, mask, dim, kind, file, line);
}

/* IALL, IANY and IPARITY along a dimension. */
#define BITS_ALONG(Name) \
    void native_##Name(array *, const array *, int, const char *, int, const array *) \
        __asm__("native._FortranA" #Name); \
    static __attribute__((noinline)) void put_##Name(char *to, const array *a, int dim, \
                                                     const char *file, int line, \
                                                     const array *mask) \
    { \
        union found found = {0}; \
        native_##Name(&found.described, a, dim, file, line, mask); \
        handed_over(to, &found); \
    } \
    SMALL void _FortranA##Name(array *result, const array *a, int dim, const char *file, int line, \
                               const array *mask) \
    { \
        made_without(result, a, dim, a->element, file, line); \
        put_##Name(result->base, a, dim, file, line, mask); \
    }

BITS_ALONG(IAllDim)
BITS_ALONG(IAnyDim)
BITS_ALONG(IParityDim)

/* The first and the last text of an array. */
#define TEXT_OF_ALL(Name) \
    void native_##Name(array *, const array *, const char *, int, const array *) \
        __asm__("native._FortranA" #Name); \
    static __attribute__((noinline)) void put_##Name(char *to, const array *a, const char *file, \
                                                     int line, const array *mask) \
    { \
        union found found = {0}; \
        native_##Name(&found.described, a, file, line, mask); \
        handed_over(to, &found); \
    } \
    SMALL void _FortranA##Name(array *result, const array *a, const char *file, int line, \
                               const array *mask) \
    { \
        result->rank = 0; \
        made_vector(result, a->element, 1); \
        put_##Name(result->base, a, file, line, mask); \
    }

TEXT_OF_ALL(MaxvalCharacter)
TEXT_OF_ALL(MinvalCharacter)

/* What is told of all elements of a mask, or of an array of integers. */
#define TELL(Name, result, parameters, ...) \
    result native_##Name parameters __asm__("native._FortranA" #Name); \
    static __attribute__((noinline)) result tell_##Name parameters \
    { \
        return native_##Name(__VA_ARGS__); \
    } \
    SMALL result _FortranA##Name parameters { return tell_##Name(__VA_ARGS__); }
#define OF_MASK (const array *mask, const char *file, int line, int dim)
#define OF_INTEGERS (const array *a, const char *file, int line, int dim, const array *mask)
#define TELL_OF(Name, kind, result) \
    TELL(Name##Integer##kind, result, OF_INTEGERS, a, file, line, dim, mask)
#define TELL_OF_ALL(Name) \
    TELL_OF(Name, 1, signed char) \
    TELL_OF(Name, 2, short) \
    TELL_OF(Name, 4, int) \
    TELL_OF(Name, 8, index)
#define TELL_OF_BITS(Name) \
    TELL(Name##1, signed char, OF_INTEGERS, a, file, line, dim, mask) \
    TELL(Name##2, short, OF_INTEGERS, a, file, line, dim, mask) \
    TELL(Name##4, int, OF_INTEGERS, a, file, line, dim, mask) \
    TELL(Name##8, index, OF_INTEGERS, a, file, line, dim, mask)

TELL(Any, _Bool, OF_MASK, mask, file, line, dim)
TELL(All, _Bool, OF_MASK, mask, file, line, dim)
TELL(Parity, _Bool, OF_MASK, mask, file, line, dim)
TELL_OF_ALL(Sum)
TELL_OF_ALL(Product)
TELL_OF_ALL(Maxval)
TELL_OF_ALL(Minval)
TELL_OF_BITS(IAll)
TELL_OF_BITS(IAny)
TELL_OF_BITS(IParity)

#define OF_PAIRS (const array *a, const array *b, const char *file, int line)
#define TELL_OF_PAIRS(kind, result) TELL(DotProduct##kind, result, OF_PAIRS, a, b, file, line)

TELL_OF_PAIRS(Integer1, signed char)
TELL_OF_PAIRS(Integer2, short)
TELL_OF_PAIRS(Integer4, int)
TELL_OF_PAIRS(Integer8, index)
TELL_OF_PAIRS(Logical, _Bool)
