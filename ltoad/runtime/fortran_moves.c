/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of the Fortran runtime that put the elements of arrays into other places, as bodies that can
   be differentiated; see fortran_arrays.c. */

#include "fortran_copies.h"

#define REQUIRE_KNOWN(a) \
    if ((a)->type != DERIVED) \
        REQUIRE_PLAIN(a)

SMALL void _FortranATranspose(array *result, const array *a, const char *file, int line)
{
    REQUIRE_KNOWN(a);
    const struct matrix from = matrix(a, 0, 0);
    made(result, a->element, from.columns, from.rows, 1, 1);
    FOR(i, from.rows) FOR(j, from.columns)
        put(result->base + (j + i * from.columns) * (index)a->element,
             a->base + i * from.down + j * from.right, a);
}

INLINE index extent_asked(const array *shape, index i)
{
    const struct dimension d = shape->dimensions[0];
    return i < d.extent ? integer(shape, i * d.stride) : 1;
}

/* Subscripts of the element that is the k-th in the order of storage. */
INLINE index offset_of_element(const array *a, index k)
{
    const index e0 = dimension(a, 0)->extent, e1 = dimension(a, 1)->extent,
                e2 = dimension(a, 2)->extent;
    return offset_in(a, k % e0, k / e0 % e1, k / (e0 * e1) % e2, k / (e0 * e1 * e2));
}

/* RESHAPE with a PAD or an ORDER: the dimensions of the result are gone through in that order, and
   the elements of the pad come, again and again, behind those of the array. */
INLINE void reordered(array *result, const array *a, const array *pad, const array *order,
                      const char *file, int line)
{
    index extents[RANKS] = {1, 1, 1, 1}, steps[RANKS] = {0};
    EACH_DIMENSION(result->rank, {
        const index to = order ? integer(order, d * order->dimensions[0].stride) - 1 : d;
        require(to >= 0 && to < result->rank, "no permutation in ORDER of RESHAPE", file, line);
        extents[d] = dimension(result, (int)to)->extent;
        steps[d] = dimension(result, (int)to)->stride;
    });
    const index given = elements_of(a), padding = pad ? elements_of(pad) : 0;
    require(padding || extents[0] * extents[1] * extents[2] * extents[3] <= given,
            "too few elements in RESHAPE", file, line);
    index k = 0;
    FOR(i3, extents[3]) FOR(i2, extents[2]) FOR(i1, extents[1]) FOR(i0, extents[0]) {
        char *to = result->base + i0 * steps[0] + i1 * steps[1] + i2 * steps[2] + i3 * steps[3];
        if (k < given)
            put(to, a->base + offset_of_element(a, k), a);
        else
            put(to, pad->base + offset_of_element(pad, (k - given) % padding), a);
        k++;
    }
}

SMALL void _FortranAReshape(array *result, const array *a, const array *shape, const array *pad,
                            const array *order, const char *file, int line)
{
    REQUIRE_KNOWN(a);
    require(shape->dimensions[0].extent <= RANKS, "array of more than 4 dimensions", file, line);
    result->rank = (unsigned char)shape->dimensions[0].extent;
    const index n0 = extent_asked(shape, 0), n1 = extent_asked(shape, 1),
                n2 = extent_asked(shape, 2), n3 = extent_asked(shape, 3);
    made(result, a->element, n0, n1, n2, n3);
    if (pad || order) {
        reordered(result, a, pad, order, file, line);
        return;
    }
    SHAPE(a);
    const index size = n0 * n1 * n2 * n3;
    require(size <= d0.extent * d1.extent * d2.extent * d3.extent, "too few elements in RESHAPE",
            file, line);
    EACH {
        const index place = PLACE;
        if (place < size)
            put(result->base + place * (index)a->element, a->base + OFFSET, a);
    }
}

SMALL void _FortranASpread(array *result, const array *a, int dim, index copies, const char *file,
                           int line)
{
    REQUIRE_KNOWN(a);
    require(a->rank < RANKS, "array of more than 4 dimensions", file, line);
    SHAPE(a);
    const index n = copies > 0 ? copies : 0, width = (index)a->element;
    result->rank = a->rank + 1;
    made(result, a->element, dim == 1 ? n : d0.extent,
         dim == 1 ? d0.extent : dim == 2 ? n : d1.extent,
         dim < 3 ? d1.extent : dim == 3 ? n : d2.extent, dim < 4 ? d2.extent : n);
    /* as far as one step in each of its dimensions leads in the result */
    const index s0 = dim == 1 ? n : 1, s1 = d0.extent * (dim <= 2 ? n : 1),
                s2 = d0.extent * d1.extent * (dim <= 3 ? n : 1),
                step = dim == 1 ? 1 : dim == 2 ? d0.extent
                     : dim == 3 ? d0.extent * d1.extent : d0.extent * d1.extent * d2.extent;
    FOR(c, n) EACH
        put(result->base + (c * step + i0 * s0 + i1 * s1 + i2 * s2) * width, a->base + OFFSET, a);
}

/* How many elements into a cycle of n; a shift may go round more than once, either way. */
INLINE index around(index i, index shift, index n)
{
    return n > 0 ? (i + shift % n + n) % n : 0;
}

/* In what is given for each vector along a dimension: its element for the vector through a place. */
INLINE index offset_across(const array *given, int dim, index i0, index i1, index i2, index i3)
{
    return given->rank == 0 ? 0
         : offset_in(given, dim == 1 ? i1 : i0, dim <= 2 ? i2 : i1, dim <= 3 ? i3 : i2, 0);
}

/* How far the vector through a place is shifted: all alike, or each in its own way. */
#define BY (shift ? integer(shift, offset_across(shift, dim, i0, i1, i2, i3)) : distance)

INLINE void shifted(array *result, const array *a, index distance, const array *shift, int dim,
                    const char *file, int line)
{
    REQUIRE_KNOWN(a);
    SHAPE(a);
    result->rank = a->rank;
    made(result, a->element, d0.extent, d1.extent, d2.extent, d3.extent);
    EACH {
        const index by = BY;
        put(result->base + PLACE * (index)a->element,
             a->base + offset_in(a, dim == 1 ? around(i0, by, d0.extent) : i0,
                                 dim == 2 ? around(i1, by, d1.extent) : i1,
                                 dim == 3 ? around(i2, by, d2.extent) : i2,
                                 dim == 4 ? around(i3, by, d3.extent) : i3),
             a);
    }
}

SMALL void _FortranACshiftVector(array *result, const array *a, index shift, const char *file,
                                 int line)
{
    shifted(result, a, shift, 0, 1, file, line);
}

SMALL void _FortranACshift(array *result, const array *a, const array *shift, int dim,
                           const char *file, int line)
{
    if (shift->rank == 0)
        shifted(result, a, integer(shift, 0), 0, dim, file, line);
    else
        shifted(result, a, 0, shift, dim, file, line);
}

/* What is shifted in at an end when no boundary is given. */
INLINE void clear(char *to, const array *described)
{
    static const char nothing[16];
    if (described->type == DOUBLE)
        *(double *)to = 0;
    else if (described->type == FLOAT)
        *(float *)to = 0;
    else if (described->type == DOUBLE_COMPLEX)
        ((double *)to)[0] = ((double *)to)[1] = 0;
    else if (described->type == FLOAT_COMPLEX)
        ((float *)to)[0] = ((float *)to)[1] = 0;
    else
        copy_inactive(to, nothing, described->element);
}

INLINE void shifted_out(array *result, const array *a, index distance, const array *shift,
                        const array *boundary, int dim, const char *file, int line)
{
    REQUIRE_KNOWN(a);
    require(boundary || (a->type != CHARACTER && a->type != DERIVED),
            "EOSHIFT of characters or objects cannot be differentiated: give a boundary", file, line);
    SHAPE(a);
    result->rank = a->rank;
    made(result, a->element, d0.extent, d1.extent, d2.extent, d3.extent);
    EACH {
        char *to = result->base + PLACE * (index)a->element;
        const index from = BY + (dim == 1 ? i0 : dim == 2 ? i1 : dim == 3 ? i2 : i3);
        if (from >= 0 && from < dimension(a, dim - 1)->extent)
            put(to, a->base + offset_in(a, dim == 1 ? from : i0, dim == 2 ? from : i1,
                                         dim == 3 ? from : i2, dim == 4 ? from : i3), a);
        else if (boundary)
            put(to, boundary->base + offset_across(boundary, dim, i0, i1, i2, i3), a);
        else
            clear(to, a);
    }
}

SMALL void _FortranAEoshiftVector(array *result, const array *a, index shift,
                                  const array *boundary, const char *file, int line)
{
    shifted_out(result, a, shift, 0, boundary, 1, file, line);
}

SMALL void _FortranAEoshift(array *result, const array *a, const array *shift,
                            const array *boundary, int dim, const char *file, int line)
{
    if (shift->rank == 0)
        shifted_out(result, a, integer(shift, 0), 0, boundary, dim, file, line);
    else
        shifted_out(result, a, 0, shift, boundary, dim, file, line);
}

/* The elements where the mask is true, in a row; those of the vector behind them. */
SMALL void _FortranAPack(array *result, const array *a, const array *mask, const array *vector,
                         const char *file, int line)
{
    REQUIRE_KNOWN(a);
    SHAPE(a);
    const index width = (index)a->element;
    index count = 0, filled = 0;
    EACH count += is_true(mask, offset_in(mask, i0, i1, i2, i3));
    result->rank = 1;
    made(result, a->element, vector ? dimension(vector, 0)->extent : count, 1, 1, 1);
    EACH if (is_true(mask, offset_in(mask, i0, i1, i2, i3)))
        put(result->base + filled++ * width, a->base + OFFSET, a);
    for (; vector && filled < dimension(vector, 0)->extent; filled++)
        put(result->base + filled * width, vector->base + filled * vector->dimensions[0].stride, a);
}

/* The elements of a vector where the mask is true, those of the field elsewhere. */
SMALL void _FortranAUnpack(array *result, const array *vector, const array *mask,
                           const array *field, const char *file, int line)
{
    REQUIRE_KNOWN(vector);
    SHAPE(mask);
    const index width = (index)vector->element;
    index taken = 0;
    result->rank = mask->rank;
    made(result, vector->element, d0.extent, d1.extent, d2.extent, d3.extent);
    EACH {
        char *to = result->base + PLACE * width;
        if (is_true(mask, OFFSET))
            put(to, vector->base + taken++ * vector->dimensions[0].stride, vector);
        else
            put(to, field->base + (field->rank ? offset_in(field, i0, i1, i2, i3) : 0), vector);
    }
}

/* TRANSFER between arrays of one type copies elements; between others it copies bytes, of which the run
   tells what they are. */
INLINE int are_alike(const array *a, const array *b)
{
    return a->type == b->type && a->element == b->element && a->type != DERIVED;
}

INLINE void taken(array *result, const array *a, const array *mold, index elements,
                  const char *file, int line)
{
    const index width = (index)a->element;
    SHAPE(a);
    require(a->type <= LAST_INTEGER || a->type == LOGICAL || a->type == CHARACTER
                || mold->type != CHARACTER || is_short_text(mold),
            "numbers or objects that TRANSFER makes text of cannot be differentiated: give it a mold "
            "of single characters", file, line);
    const index bytes = elements * (index)mold->element;
    require(bytes <= d0.extent * d1.extent * d2.extent * d3.extent * width || !are_alike(a, mold),
            "too few elements in TRANSFER", file, line);
    made(result, mold->element, elements, 1, 1, 1);
    if (are_alike(a, mold))
        EACH {
            if (PLACE < elements)
                copy(result->base + PLACE * width, a->base + OFFSET, a);
        }
    else
        EACH {
            const index place = PLACE * width, left = bytes - place;
            if (left >= width)
                copy_word(result->base + place, a->base + OFFSET, width);
            else if (left > 0)
                __builtin_memcpy(result->base + place, a->base + OFFSET, (size)left);
        }
}

SMALL void _FortranATransferSize(array *result, const array *a, const array *mold,
                                 const char *file, int line, index elements)
{
    result->rank = 1;
    taken(result, a, mold, elements, file, line);
}

SMALL void _FortranATransfer(array *result, const array *a, const array *mold, const char *file,
                             int line)
{
    SHAPE(a);
    const index bytes = d0.extent * d1.extent * d2.extent * d3.extent * (index)a->element,
                width = (index)mold->element;
    result->rank = mold->rank ? 1 : 0;
    taken(result, a, mold, mold->rank && width ? (bytes + width - 1) / width : 1, file, line);
}
