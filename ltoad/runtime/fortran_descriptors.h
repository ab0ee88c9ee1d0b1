/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Descriptors of Fortran's arrays, and how one element is copied: what all bodies share. */

typedef __SIZE_TYPE__ size;
typedef __INT64_TYPE__ index;

struct dimension {
    index lower, extent, stride;
};

/* As ISO_Fortran_binding.h has it. */
struct descriptor {
    char *base;
    size element;
    int version;
    unsigned char rank, type, attribute, extra;
    struct dimension dimensions[];
};

enum { LAST_INTEGER = 24, FLOAT = 27, DOUBLE = 28, FLOAT_COMPLEX = 34, DOUBLE_COMPLEX = 35 };
enum { LOGICAL = 39, CHARACTER = 40 };
enum { DERIVED = 42 };
enum { POINTER = 1, ALLOCATABLE = 2, VERSION = 20180515 };

typedef struct descriptor array;

/* flang's description of a derived type, of which only this is looked at here. */
struct type {
    char before[88];
    size bytes;
};

/* Behind the dimensions in descriptors of derived types. */
struct addendum {
    const struct type *type;
    index length;
};

_Noreturn void _FortranAReportFatalUserError(const char *, const char *, int);
void *malloc(size);
void free(void *);

#define INLINE static inline __attribute__((always_inline))
#define SMALL __attribute__((always_inline))

/* Room is for MOST dimensions.  RANKS, as many as some array of the program has, becomes a constant when
   these bodies are linked to it (ltoad/extract/runtime_bodies.py): loops over others fold away. */
enum { MOST = 7 };
extern const int fortran_ranks;
#define RANKS fortran_ranks
#define TOO_DEEP "array of more than 7 dimensions"

/* Each dimension has a loop of its own: addresses are formulas, and no tape is needed for them. */
static const struct dimension single = {1, 1, 0};

INLINE const struct dimension *dimension_of(const array *a, int d, int ranks)
{
    return d < RANKS && d < ranks ? &a->dimensions[d] : &single;
}

INLINE const struct dimension *dimension(const array *a, int d)
{
    return dimension_of(a, d, a->rank);
}

INLINE struct addendum *addendum_behind(array *a, int rank)
{
    return (struct addendum *)&a->dimensions[rank];
}

INLINE struct addendum *addendum(array *a)
{
    return addendum_behind(a, a->rank);
}

INLINE const struct type *type_of(const array *a)
{
    return a->extra & 1 ? addendum((array *)a)->type : 0;
}

INLINE void require(int right, const char *what, const char *file, int line)
{
    if (!right)
        _FortranAReportFatalUserError(what, file, line);
}

#define SHAPE(a) SHAPE_OF(a, (a)->rank)
#define SHAPE_OF(a, ranks) \
    require((ranks) <= RANKS, TOO_DEEP, file, line); \
    DIMENSIONS_OF(a, ranks)
#define DIMENSIONS_OF(a, ranks) \
    const struct dimension d0 = *dimension_of(a, 0, ranks), d1 = *dimension_of(a, 1, ranks), \
                           d2 = *dimension_of(a, 2, ranks), d3 = *dimension_of(a, 3, ranks), \
                           d4 = *dimension_of(a, 4, ranks), d5 = *dimension_of(a, 5, ranks), \
                           d6 = *dimension_of(a, 6, ranks)
#define EXTENTS_OF_ALL \
    d0.extent, d1.extent, d2.extent, d3.extent, d4.extent, d5.extent, d6.extent
#define SIZE (d0.extent * d1.extent * d2.extent * d3.extent * d4.extent * d5.extent * d6.extent)
/* For d = 0, 1, … below the rank; no loop, so that what lies behind a descriptor is not taken for
   dimensions. */
#define EACH_DIMENSION(rank, ...) \
    do { \
        { enum { d = 0 }; if (d < (rank)) { __VA_ARGS__; } } \
        { enum { d = 1 }; if (d < (rank)) { __VA_ARGS__; } } \
        { enum { d = 2 }; if (d < (rank)) { __VA_ARGS__; } } \
        { enum { d = 3 }; if (d < (rank)) { __VA_ARGS__; } } \
        { enum { d = 4 }; if (d < RANKS && d < (rank)) { __VA_ARGS__; } } \
        { enum { d = 5 }; if (d < RANKS && d < (rank)) { __VA_ARGS__; } } \
        { enum { d = 6 }; if (d < RANKS && d < (rank)) { __VA_ARGS__; } } \
    } while (0)
#define FOR(i, n) for (index i = 0; i < (n); i++)
#define EACH \
    EACH_WITHIN(EXTENTS_OF_ALL)
#define EACH_WITHIN(...) EACH_BELOW(__VA_ARGS__)
#define EACH_BELOW(n0, n1, n2, n3, n4, n5, n6) \
    FOR(i6, n6) FOR(i5, n5) FOR(i4, n4) FOR(i3, n3) FOR(i2, n2) FOR(i1, n1) FOR(i0, n0)
/* The subscripts of the element that EACH is at, its number in the order of storage, and where it is. */
#define HERE i0, i1, i2, i3, i4, i5, i6
#define PLACE PLACE_WITHIN(EXTENTS_OF_ALL)
#define PLACE_WITHIN(...) PLACE_BELOW(__VA_ARGS__)
#define PLACE_BELOW(n0, n1, n2, n3, n4, n5, n6) \
    ((((((i6 * (n5) + i5) * (n4) + i4) * (n3) + i3) * (n2) + i2) * (n1) + i1) * (n0) + i0)
#define OFFSET OFFSET_OF(HERE)
#define OFFSET_OF(...) OFFSET_AT(__VA_ARGS__)
#define OFFSET_AT(i0, i1, i2, i3, i4, i5, i6) \
    ((i0) * d0.stride + (i1) * d1.stride + (i2) * d2.stride + (i3) * d3.stride \
     + (i4) * d4.stride + (i5) * d5.stride + (i6) * d6.stride)

INLINE index offset_in(const array *a, index i0, index i1, index i2, index i3, index i4, index i5,
                       index i6)
{
    DIMENSIONS_OF(a, a->rank);
    return OFFSET;
}

INLINE index integer(const array *a, index offset)
{
    const char *at = a->base + offset;
    return a->element == 8 ? *(const index *)at : *(const int *)at;
}

/* What is not of floats; fortran-bodies.sh declares it inactive. */
static __attribute__((noinline)) void copy_inactive(char *to, const char *from, size bytes)
{
    __builtin_memcpy(to, from, bytes);
}

/* An integer, which TRANSFER may have made of a number or a part of one; so may a character be, as in a
   buffer of bytes.  Its length stands here: what is known to be a part of a number can be followed. */
INLINE void copy_word(char *to, const char *from, index bytes)
{
    if (bytes == 1)
        *to = *from;
    else if (bytes == 2)
        *(short *)to = *(const short *)from;
    else if (bytes == 4)
        *(int *)to = *(const int *)from;
    else if (bytes == 8)
        *(index *)to = *(const index *)from;
    else
        __builtin_memcpy(to, from, (size)bytes);
}

INLINE _Bool is_short_text(const array *described)
{
    const size length = described->element;
    return described->type == CHARACTER
        && (length == 1 || length == 2 || length == 4 || length == 8);
}

/* Elements are copied as what they are; these functions are inlined, so that it is known there. */
INLINE void copy(char *to, const char *from, const array *described)
{
    if (described->type == DOUBLE)
        *(double *)to = *(const double *)from;
    else if (described->type == FLOAT)
        *(float *)to = *(const float *)from;
    else if (described->type == DOUBLE_COMPLEX) {
        ((double *)to)[0] = ((const double *)from)[0];
        ((double *)to)[1] = ((const double *)from)[1];
    } else if (described->type == FLOAT_COMPLEX) {
        ((float *)to)[0] = ((const float *)from)[0];
        ((float *)to)[1] = ((const float *)from)[1];
    } else if (described->type <= LAST_INTEGER || is_short_text(described))
        copy_word(to, from, (index)described->element);
    else
        copy_inactive(to, from, described->element);
}

INLINE void require_known_rank(int rank)
{
    require(rank <= RANKS, TOO_DEEP, __FILE__, 0);
}

INLINE void copy_descriptor(array *to, const array *from, int rank, int has_addendum)
{
    require_known_rank(rank);
    to->base = from->base;
    to->element = from->element;
    to->version = from->version;
    to->rank = from->rank;
    to->type = from->type;
    to->attribute = from->attribute;
    to->extra = from->extra;
    EACH_DIMENSION(rank, to->dimensions[d] = from->dimensions[d]);
    if (has_addendum)
        *addendum_behind(to, rank) = *addendum_behind((array *)from, rank);
}

#define REQUIRE_PLAIN(a) \
    require((a)->type == DOUBLE || (a)->type == FLOAT || (a)->type == DOUBLE_COMPLEX \
                || (a)->type == FLOAT_COMPLEX || (a)->type <= LAST_INTEGER \
                || (a)->type == LOGICAL || (a)->type == CHARACTER, \
            "arrays of this type cannot be moved in a function that is differentiated: " \
            "write it as a loop", file, line)
