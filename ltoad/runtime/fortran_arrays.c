/* Array functions of the Fortran runtime, as bodies that can be differentiated.

   scripts/fortran-bodies.sh compiles this into fortran_arrays.ll, from which a program that asks
   for derivatives takes the functions that it calls there.  They do what flang's own do, element
   by element; what these refuse is refused here, too. */

#include "fortran_arrays.h"

#define REDUCTIONS(real, kind, LARGEST) \
    real _FortranASumReal##kind(const array *a, const char *file, int line, int dim, \
                                const array *mask) \
    { \
        TOTAL; \
        SHAPE(a); \
        real sum = 0; \
        EACH if (CHOSEN) sum += *(const real *)(a->base + OFFSET); \
        return sum; \
    } \
    real _FortranAProductReal##kind(const array *a, const char *file, int line, int dim, \
                                    const array *mask) \
    { \
        TOTAL; \
        SHAPE(a); \
        real product = 1; \
        EACH if (CHOSEN) product *= *(const real *)(a->base + OFFSET); \
        return product; \
    } \
    EXTREME(Maxval, real, kind, >, -LARGEST) \
    EXTREME(Minval, real, kind, <, LARGEST) \
    real _FortranANorm2_##kind(const array *a, const char *file, int line, int dim) \
    { \
        TOTAL; \
        SHAPE(a); \
        const real scale = scale_##kind(a, file, line); \
        real sum = 0; \
        EACH { \
            const real x = *(const real *)(a->base + OFFSET) / scale; \
            sum += x * x; \
        } \
        return scale * root_##kind(sum); \
    } \
    real _FortranADotProductReal##kind(const array *x, const array *y, const char *file, int line) \
    { \
        const struct dimension dx = x->dimensions[0], dy = y->dimensions[0]; \
        require(dx.extent == dy.extent, "vectors of DOT_PRODUCT differ in size", file, line); \
        real sum = 0; \
        FOR(i, dx.extent) \
            sum += *(const real *)(x->base + i * dx.stride) \
                 * *(const real *)(y->base + i * dy.stride); \
        return sum; \
    }

/* The place is found first; the value that is read there carries the derivative. */
#define EXTREME(Name, real, kind, BEYOND, START) \
    real _FortranA##Name##Real##kind(const array *a, const char *file, int line, int dim, \
                                     const array *mask) \
    { \
        TOTAL; \
        SHAPE(a); \
        real best = START; \
        index place = -1; \
        _Bool found = 0; \
        EACH { \
            const real x = *(const real *)(a->base + OFFSET); \
            if (CHOSEN && (x BEYOND best || (!found && x == best))) { \
                best = x; \
                place = OFFSET; \
                found = 1; \
            } \
        } \
        return found ? *(const real *)(a->base + place) : START; \
    }

/* A power of two near the largest element, so that no square overflows; the derivative does not
   depend on it, and to the engine the bits of an exponent are an integer. */
#define SCALE(real, kind, word, EXPONENT) \
    INLINE real root_##kind(real x) { return kind == 8 ? __builtin_sqrt(x) : __builtin_sqrtf(x); } \
    INLINE real scale_##kind(const array *a, const char *file, int line) \
    { \
        SHAPE(a); \
        word largest = 0; \
        EACH { \
            const word bits = *(const word *)(a->base + OFFSET) & EXPONENT; \
            largest = bits > largest ? bits : largest; \
        } \
        union { word bits; real number; } scale = {largest}; \
        return largest == 0 || largest == EXPONENT ? 1 : scale.number; \
    }

SCALE(double, 8, __UINT64_TYPE__, 0x7ff0000000000000u)
SCALE(float, 4, __UINT32_TYPE__, 0x7f800000u)
REDUCTIONS(double, 8, __DBL_MAX__)
REDUCTIONS(float, 4, __FLT_MAX__)

#define PRODUCT(Name, TRANSPOSED, Left, m, Right, n, real) \
    void _FortranA##Name##Real##m##Real##n(array *result, const array *x, const array *y, \
                                           const char *file, int line) \
    { \
        const struct matrix a = matrix(x, 1, TRANSPOSED), b = matrix(y, 0, 0); \
        require(a.columns == b.rows, "arguments of MATMUL do not fit", file, line); \
        if (x->rank == 1) \
            made(result, sizeof(real), b.columns, 1, 1, 1); \
        else \
            made(result, sizeof(real), a.rows, b.columns, 1, 1); \
        real *out = (real *)result->base; \
        FOR(j, b.columns) FOR(i, a.rows) { \
            real sum = 0; \
            FOR(k, a.columns) \
                sum += (real) * (const Left *)(x->base + i * a.down + k * a.right) \
                     * (real) * (const Right *)(y->base + k * b.down + j * b.right); \
            out[i + j * a.rows] = sum; \
        } \
    }
#define PRODUCTS(Left, m, Right, n, real) \
    PRODUCT(Matmul, 0, Left, m, Right, n, real) \
    PRODUCT(MatmulTranspose, 1, Left, m, Right, n, real)

PRODUCTS(double, 8, double, 8, double)
PRODUCTS(float, 4, float, 4, float)

SMALL void _FortranATranspose(array *result, const array *a, const char *file, int line)
{
    REQUIRE_PLAIN(a);
    const struct matrix from = matrix(a, 0, 0);
    made(result, a->element, from.columns, from.rows, 1, 1);
    FOR(i, from.rows) FOR(j, from.columns)
        copy(result->base + (j + i * from.columns) * (index)a->element,
             a->base + i * from.down + j * from.right, a);
}

INLINE index extent_asked(const array *shape, index i)
{
    const struct dimension d = shape->dimensions[0];
    return i < d.extent ? integer(shape, i * d.stride) : 1;
}

SMALL void _FortranAReshape(array *result, const array *a, const array *shape, const array *pad,
                            const array *order, const char *file, int line)
{
    REQUIRE_PLAIN(a);
    require(!pad && !order, "RESHAPE with PAD or ORDER cannot be differentiated", file, line);
    require(shape->dimensions[0].extent <= RANKS, "array of more than 4 dimensions", file, line);
    result->rank = (unsigned char)shape->dimensions[0].extent;
    const index n0 = extent_asked(shape, 0), n1 = extent_asked(shape, 1),
                n2 = extent_asked(shape, 2), n3 = extent_asked(shape, 3);
    made(result, a->element, n0, n1, n2, n3);
    SHAPE(a);
    const index size = n0 * n1 * n2 * n3;
    require(size <= d0.extent * d1.extent * d2.extent * d3.extent, "too few elements in RESHAPE",
            file, line);
    EACH {
        const index place = PLACE;
        if (place < size)
            copy(result->base + place * (index)a->element, a->base + OFFSET, a);
    }
}

SMALL void _FortranASpread(array *result, const array *a, int dim, index copies, const char *file,
                           int line)
{
    REQUIRE_PLAIN(a);
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
        copy(result->base + (c * step + i0 * s0 + i1 * s1 + i2 * s2) * width, a->base + OFFSET, a);
}

/* How many elements into a cycle of n; a shift may go round more than once, either way. */
INLINE index around(index i, index shift, index n)
{
    return n > 0 ? (i + shift % n + n) % n : 0;
}

INLINE void shifted(array *result, const array *a, index by, int dim, const char *file, int line)
{
    REQUIRE_PLAIN(a);
    SHAPE(a);
    result->rank = a->rank;
    made(result, a->element, d0.extent, d1.extent, d2.extent, d3.extent);
    EACH copy(result->base + PLACE * (index)a->element,
              a->base + offset_in(a, dim == 1 ? around(i0, by, d0.extent) : i0,
                                  dim == 2 ? around(i1, by, d1.extent) : i1,
                                  dim == 3 ? around(i2, by, d2.extent) : i2,
                                  dim == 4 ? around(i3, by, d3.extent) : i3),
              a);
}

SMALL void _FortranACshiftVector(array *result, const array *a, index shift, const char *file,
                                 int line)
{
    shifted(result, a, shift, 1, file, line);
}

SMALL void _FortranACshift(array *result, const array *a, const array *shift, int dim,
                           const char *file, int line)
{
    require(shift->rank == 0, "CSHIFT by an array of shifts cannot be differentiated", file, line);
    shifted(result, a, integer(shift, 0), dim, file, line);
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

INLINE void shifted_out(array *result, const array *a, index by, const array *boundary, int dim,
                        const char *file, int line)
{
    REQUIRE_PLAIN(a);
    require(!boundary || boundary->rank == 0,
            "EOSHIFT with an array of boundaries cannot be differentiated", file, line);
    require(boundary || a->type != CHARACTER,
            "EOSHIFT of characters cannot be differentiated: give a boundary", file, line);
    SHAPE(a);
    result->rank = a->rank;
    made(result, a->element, d0.extent, d1.extent, d2.extent, d3.extent);
    EACH {
        char *to = result->base + PLACE * (index)a->element;
        const index from = by + (dim == 1 ? i0 : dim == 2 ? i1 : dim == 3 ? i2 : i3);
        if (from >= 0 && from < dimension(a, dim - 1)->extent)
            copy(to, a->base + offset_in(a, dim == 1 ? from : i0, dim == 2 ? from : i1,
                                         dim == 3 ? from : i2, dim == 4 ? from : i3), a);
        else if (boundary)
            copy(to, boundary->base, a);
        else
            clear(to, a);
    }
}

SMALL void _FortranAEoshiftVector(array *result, const array *a, index shift,
                                  const array *boundary, const char *file, int line)
{
    shifted_out(result, a, shift, boundary, 1, file, line);
}

SMALL void _FortranAEoshift(array *result, const array *a, const array *shift,
                            const array *boundary, int dim, const char *file, int line)
{
    require(shift->rank == 0, "EOSHIFT by an array of shifts cannot be differentiated", file, line);
    shifted_out(result, a, integer(shift, 0), boundary, dim, file, line);
}

SMALL index _FortranACount(const array *mask, const char *file, int line, int dim)
{
    (void)dim;
    SHAPE(mask);
    index count = 0;
    EACH count += is_true(mask, OFFSET);
    return count;
}

/* The elements where the mask is true, in a row; those of the vector behind them. */
SMALL void _FortranAPack(array *result, const array *a, const array *mask, const array *vector,
                         const char *file, int line)
{
    REQUIRE_PLAIN(a);
    SHAPE(a);
    const index width = (index)a->element;
    index count = 0, filled = 0;
    EACH count += is_true(mask, offset_in(mask, i0, i1, i2, i3));
    result->rank = 1;
    made(result, a->element, vector ? dimension(vector, 0)->extent : count, 1, 1, 1);
    EACH if (is_true(mask, offset_in(mask, i0, i1, i2, i3)))
        copy(result->base + filled++ * width, a->base + OFFSET, a);
    for (; vector && filled < dimension(vector, 0)->extent; filled++)
        copy(result->base + filled * width, vector->base + filled * vector->dimensions[0].stride, a);
}

/* The elements of a vector where the mask is true, those of the field elsewhere. */
SMALL void _FortranAUnpack(array *result, const array *vector, const array *mask,
                           const array *field, const char *file, int line)
{
    REQUIRE_PLAIN(vector);
    SHAPE(mask);
    const index width = (index)vector->element;
    index taken = 0;
    result->rank = mask->rank;
    made(result, vector->element, d0.extent, d1.extent, d2.extent, d3.extent);
    EACH {
        char *to = result->base + PLACE * width;
        if (is_true(mask, OFFSET))
            copy(to, vector->base + taken++ * vector->dimensions[0].stride, vector);
        else
            copy(to, field->base + (field->rank ? offset_in(field, i0, i1, i2, i3) : 0), vector);
    }
}

/* TRANSFER between arrays of one type copies elements; others are the library's own business. */
void native_transfer(array *, const array *, const array *, const char *, int)
    __asm__("native._FortranATransfer");
void native_transfer_size(array *, const array *, const array *, const char *, int, index)
    __asm__("native._FortranATransferSize");

INLINE int are_alike(const array *a, const array *b)
{
    return a->type == b->type && a->element == b->element;
}

INLINE void taken(array *result, const array *a, index elements, const char *file, int line)
{
    const index width = (index)a->element;
    SHAPE(a);
    require(elements <= d0.extent * d1.extent * d2.extent * d3.extent,
            "too few elements in TRANSFER", file, line);
    made(result, a->element, elements, 1, 1, 1);
    EACH if (PLACE < elements)
        copy(result->base + PLACE * width, a->base + OFFSET, a);
}

SMALL void _FortranATransferSize(array *result, const array *a, const array *mold,
                                 const char *file, int line, index elements)
{
    if (!are_alike(a, mold)) {
        native_transfer_size(result, a, mold, file, line, elements);
        return;
    }
    result->rank = 1;
    taken(result, a, elements, file, line);
}

SMALL void _FortranATransfer(array *result, const array *a, const array *mold, const char *file,
                             int line)
{
    if (!are_alike(a, mold)) {
        native_transfer(result, a, mold, file, line);
        return;
    }
    SHAPE(a);
    result->rank = mold->rank ? 1 : 0;
    taken(result, a, mold->rank ? d0.extent * d1.extent * d2.extent * d3.extent : 1, file, line);
}
