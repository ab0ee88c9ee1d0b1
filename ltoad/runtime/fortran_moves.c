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
    made_matrix(result, a->element, from.columns, from.rows);
    FOR(i, from.rows) FOR(j, from.columns)
        put(result->base + (j + i * from.columns) * (index)a->element,
             a->base + i * from.down + j * from.right, a);
}

INLINE index extent_asked(const array *shape, index i)
{
    const struct dimension d = shape->dimensions[0];
    return i < RANKS && i < d.extent ? integer(shape, i * d.stride) : 1;
}

/* Subscripts of the element that is the k-th in the order of storage. */
INLINE index offset_of_element(const array *a, index k)
{
    DIMENSIONS_OF(a, a->rank);
    const index k1 = k / d0.extent, k2 = k1 / d1.extent, k3 = k2 / d2.extent, k4 = k3 / d3.extent,
                k5 = k4 / d4.extent;
    return OFFSET_AT(k % d0.extent, k1 % d1.extent, k2 % d2.extent, k3 % d3.extent,
                     k4 % d4.extent, k5 % d5.extent, k5 / d5.extent);
}

/* RESHAPE with a PAD or an ORDER: the dimensions of the result are gone through in that order, and
   the elements of the pad come, again and again, behind those of the array. */
INLINE void reordered(array *result, const array *a, const array *pad, const array *order,
                      const char *file, int line)
{
    index extents[MOST] = {1, 1, 1, 1, 1, 1, 1}, steps[MOST] = {0};
    EACH_DIMENSION(result->rank, {
        const index to = order ? integer(order, d * order->dimensions[0].stride) - 1 : d;
        require(to >= 0 && to < result->rank, "no permutation in ORDER of RESHAPE", file, line);
        extents[d] = dimension(result, (int)to)->extent;
        steps[d] = dimension(result, (int)to)->stride;
    });
    const index given = elements_of(a), padding = pad ? elements_of(pad) : 0;
    index asked = 1;
    EACH_DIMENSION(MOST, asked *= extents[d]);
    require(padding || asked <= given, "too few elements in RESHAPE", file, line);
    index k = 0;
    EACH_WITHIN(extents[0], extents[1], extents[2], extents[3], extents[4], extents[5], extents[6]) {
        char *to = result->base + i0 * steps[0] + i1 * steps[1] + i2 * steps[2] + i3 * steps[3]
                 + i4 * steps[4] + i5 * steps[5] + i6 * steps[6];
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
    require(shape->dimensions[0].extent <= RANKS, TOO_DEEP, file, line);
    result->rank = (unsigned char)shape->dimensions[0].extent;
    const index n0 = extent_asked(shape, 0), n1 = extent_asked(shape, 1),
                n2 = extent_asked(shape, 2), n3 = extent_asked(shape, 3),
                n4 = extent_asked(shape, 4), n5 = extent_asked(shape, 5),
                n6 = extent_asked(shape, 6);
    made(result, a->element, n0, n1, n2, n3, n4, n5, n6);
    if (pad || order) {
        reordered(result, a, pad, order, file, line);
        return;
    }
    SHAPE(a);
    const index size = n0 * n1 * n2 * n3 * n4 * n5 * n6;
    require(size <= SIZE, "too few elements in RESHAPE", file, line);
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
    require(a->rank < RANKS, TOO_DEEP, file, line);
    SHAPE(a);
    const index n = copies > 0 ? copies : 0, width = (index)a->element;
    result->rank = a->rank + 1;
    made(result, a->element, dim == 1 ? n : d0.extent,
         dim < 2 ? d0.extent : dim == 2 ? n : d1.extent,
         dim < 3 ? d1.extent : dim == 3 ? n : d2.extent,
         dim < 4 ? d2.extent : dim == 4 ? n : d3.extent,
         dim < 5 ? d3.extent : dim == 5 ? n : d4.extent,
         dim < 6 ? d4.extent : dim == 6 ? n : d5.extent, dim < 7 ? d5.extent : n);
    /* as far as one step in each dimension leads: in the array, and with the copies in the result */
    const index t1 = d0.extent, t2 = t1 * d1.extent, t3 = t2 * d2.extent, t4 = t3 * d3.extent,
                t5 = t4 * d4.extent, t6 = t5 * d5.extent;
    const index s0 = dim == 1 ? n : 1, s1 = dim <= 2 ? t1 * n : t1, s2 = dim <= 3 ? t2 * n : t2,
                s3 = dim <= 4 ? t3 * n : t3, s4 = dim <= 5 ? t4 * n : t4,
                s5 = dim <= 6 ? t5 * n : t5, step = ONE_OF(dim, 1, t1, t2, t3, t4, t5, t6);
    FOR(c, n) EACH {
        const index place = c * step + i0 * s0 + i1 * s1 + i2 * s2 + i3 * s3 + i4 * s4 + i5 * s5;
        put(result->base + place * width, a->base + OFFSET, a);
    }
}

/* How many elements into a cycle of n; a shift may go round more than once, either way. */
INLINE index around(index i, index shift, index n)
{
    return n > 0 ? (i + shift % n + n) % n : 0;
}

/* In what is given for each vector along a dimension: its element for the vector through a place. */
INLINE index offset_across(const array *given, int dim, index i0, index i1, index i2, index i3,
                           index i4, index i5, index i6)
{
    return given->rank == 0 ? 0 : offset_in(given, WITHOUT(dim, HERE), 0);
}

/* How far the vector through a place is shifted: all alike, or each in its own way. */
#define BY (shift ? integer(shift, offset_across(shift, dim, HERE)) : distance)

INLINE void shifted(array *result, const array *a, index distance, const array *shift, int dim,
                    const char *file, int line)
{
    REQUIRE_KNOWN(a);
    SHAPE(a);
    result->rank = a->rank;
    made(result, a->element, EXTENTS_OF_ALL);
    EACH {
        const index from = around(ONE_OF(dim, HERE), BY, ONE_OF(dim, EXTENTS_OF_ALL));
        put(result->base + PLACE * (index)a->element, a->base + OFFSET_OF(WITH(dim, from, HERE)), a);
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
    made(result, a->element, EXTENTS_OF_ALL);
    EACH {
        char *to = result->base + PLACE * (index)a->element;
        const index from = BY + ONE_OF(dim, HERE);
        if (from >= 0 && from < dimension(a, dim - 1)->extent)
            put(to, a->base + OFFSET_OF(WITH(dim, from, HERE)), a);
        else if (boundary)
            put(to, boundary->base + offset_across(boundary, dim, HERE), a);
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
    EACH count += is_true(mask, offset_in(mask, HERE));
    result->rank = 1;
    made_vector(result, a->element, vector ? dimension(vector, 0)->extent : count);
    EACH if (is_true(mask, offset_in(mask, HERE)))
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
    made(result, vector->element, EXTENTS_OF_ALL);
    EACH {
        char *to = result->base + PLACE * width;
        if (is_true(mask, OFFSET))
            put(to, vector->base + taken++ * vector->dimensions[0].stride, vector);
        else
            put(to, field->base + (field->rank ? offset_in(field, HERE) : 0), vector);
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
    require(bytes <= SIZE * width || !are_alike(a, mold),
            "too few elements in TRANSFER", file, line);
    made_vector(result, mold->element, elements);
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
    const index bytes = SIZE * (index)a->element, width = (index)mold->element;
    result->rank = mold->rank ? 1 : 0;
    taken(result, a, mold, mold->rank && width ? (bytes + width - 1) / width : 1, file, line);
}
