/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the bodies of Fortran's array functions share: masks, results, matrices. */

#include "fortran_descriptors.h"

INLINE int is_true(const array *mask, index offset)
{
    const char *at = mask->base + offset;
    return mask->element == 1 ? *at != 0
         : mask->element == 8 ? *(const index *)at != 0 : *(const int *)at != 0;
}

#define CHOSEN (!mask || is_true(mask, offset_in(mask, HERE)))
#define TOTAL require(dim == 0 || (a->rank == 1 && dim == 1), "DIM of a sum over all", file, line)

/* The real part of an element of any type of numbers, or the imaginary one: where two arrays differ in
   type, each is read as what it is. */
INLINE double number(const array *a, index offset, int part, const char *file, int line)
{
    const char *at = a->base + offset;
    if (a->type == DOUBLE_COMPLEX)
        return ((const double *)at)[part];
    if (a->type == FLOAT_COMPLEX)
        return ((const float *)at)[part];
    if (part)
        return 0;
    if (a->type == DOUBLE)
        return *(const double *)at;
    if (a->type == FLOAT)
        return *(const float *)at;
    require(a->type <= LAST_INTEGER && a->element <= 8,
            "numbers of this type cannot be differentiated beside others", file, line);
    return a->element == 8   ? (double)*(const index *)at
           : a->element == 4 ? *(const int *)at
           : a->element == 2 ? *(const short *)at
                             : *(const signed char *)at;
}

/* Results are allocated here, and freed by the caller. */
INLINE void made(array *result, size element, index n0, index n1, index n2, index n3, index n4,
                 index n5, index n6)
{
    const index extents[MOST] = {n0, n1, n2, n3, n4, n5, n6};
    size stride = element;
    EACH_DIMENSION(result->rank, {
        result->dimensions[d] = (struct dimension){1, extents[d], (index)stride};
        stride *= (size)extents[d];
    });
    result->element = element;
    result->base = malloc(stride ? stride : 1);
}

INLINE void made_matrix(array *result, size element, index rows, index columns)
{
    made(result, element, rows, columns, 1, 1, 1, 1, 1);
}

INLINE void made_vector(array *result, size element, index elements)
{
    made_matrix(result, element, elements, 1);
}

/* The subscripts, or the extents, of an array without dimension `dim`. */
#define WITHOUT(dim, ...) WITHOUT_ONE(dim, __VA_ARGS__)
#define WITHOUT_ONE(dim, n0, n1, n2, n3, n4, n5, n6) \
    dim <= 1 ? n1 : n0, dim <= 2 ? n2 : n1, dim <= 3 ? n3 : n2, dim <= 4 ? n4 : n3, \
    dim <= 5 ? n5 : n4, dim <= 6 ? n6 : n5
/* Those of which another one stands for that dimension. */
#define WITH(dim, other, ...) WITH_OTHER(dim, other, __VA_ARGS__)
#define WITH_OTHER(dim, other, n0, n1, n2, n3, n4, n5, n6) \
    dim == 1 ? (other) : n0, dim == 2 ? (other) : n1, dim == 3 ? (other) : n2, \
    dim == 4 ? (other) : n3, dim == 5 ? (other) : n4, dim == 6 ? (other) : n5, \
    dim == 7 ? (other) : n6
/* Which of them that is. */
#define ONE_OF(dim, ...) ONE(dim, __VA_ARGS__)
#define ONE(dim, n0, n1, n2, n3, n4, n5, n6) \
    (dim == 1 ? n0 : dim == 2 ? n1 : dim == 3 ? n2 : dim == 4 ? n3 : dim == 5 ? n4 \
     : dim == 6 ? n5 : n6)

struct matrix {
    index rows, columns, down, right;
};

INLINE struct matrix matrix(const array *a, int left, int transposed)
{
    const struct dimension first = *dimension(a, 0), second = *dimension(a, 1);
    if (a->rank == 1 && left)
        return (struct matrix){1, first.extent, 0, first.stride};
    if (transposed)
        return (struct matrix){second.extent, first.extent, second.stride, first.stride};
    return (struct matrix){first.extent, second.extent, first.stride, second.stride};
}

/* A descriptor with room for the dimensions of a result. */
union found {
    array described;
    char room[sizeof(array) + MOST * sizeof(struct dimension)];
};

INLINE index elements_of(const array *a)
{
    index count = 1;
    EACH_DIMENSION(a->rank, count *= a->dimensions[d].extent);
    return count;
}

INLINE size bytes_of(const array *a)
{
    size bytes = a->element;
    EACH_DIMENSION(a->rank, bytes *= (size)a->dimensions[d].extent);
    return bytes;
}

/* The library has allocated its result, which is copied to where ours lies. */
INLINE void handed_over(char *to, union found *found)
{
    __builtin_memcpy(to, found->described.base, bytes_of(&found->described));
    free(found->described.base);
}
