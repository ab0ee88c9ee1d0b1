/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The bodies for numbers of one kind: KIND in names, REAL in C, TYPE in descriptors. */

typedef REAL (*OF_KIND(function))(const void *);
typedef REAL (*OF_KIND(sized))(const int *, const void *);
typedef void (*OF_KIND(map))(const array *, const void *);

INLINE REAL *OF_KIND(number)(const array *a, index i, index j)
{
    return (REAL *)(a->base + offset_in(a, i, j, 0, 0, 0, 0, 0));
}

#define EACH_OF(a, rank) \
    const struct dimension d0 = *dimension_of(a, 0, rank), d1 = *dimension_of(a, 1, rank), \
                           d2 = *dimension_of(a, 2, rank), d3 = single, d4 = single, \
                           d5 = single, d6 = single; \
    EACH

INLINE void OF_KIND(clear)(const array *a, int rank)
{
    EACH_OF(a, rank) *(REAL *)(a->base + OFFSET) = 0;
}

INLINE void OF_KIND(copy)(const array *to, const array *from, int rank)
{
    EACH_OF(from, rank)
        *(REAL *)(to->base + offset_in(to, i0, i1, i2, 0, 0, 0, 0)) = *(const REAL *)(from->base + OFFSET);
}

/* An array and its shadow as they are if they lie alike in memory, and copies of them otherwise. */
struct OF_KIND(pair) {
    const array *given;
    array *given_shadow, *primal, *shadow;
    struct own own, own_shadow;
};

INLINE void OF_KIND(pair_up)(struct OF_KIND(pair) *p, const array *a, array *shadow, int rank)
{
    *p = (struct OF_KIND(pair)){.given = a, .given_shadow = shadow, .primal = (array *)a,
                                .shadow = shadow};
    if (laid_out_alike(a, shadow, rank))
        return;
    make_own(&p->own, a, rank, sizeof(REAL), TYPE);
    make_own(&p->own_shadow, a, rank, sizeof(REAL), TYPE);
    p->primal = (array *)&p->own;
    p->shadow = (array *)&p->own_shadow;
    OF_KIND(copy)(p->primal, a, rank);
    OF_KIND(copy)(p->shadow, shadow, rank);
}

INLINE void OF_KIND(hand_back)(struct OF_KIND(pair) *p, int rank, _Bool primal, _Bool shadow)
{
    if (p->shadow == p->given_shadow)
        return;
    if (primal)
        OF_KIND(copy)(p->given, p->primal, rank);
    if (shadow)
        OF_KIND(copy)(p->given_shadow, p->shadow, rank);
    free(p->own.base);
    free(p->own_shadow.base);
}

/* A function whose result lies in memory, where its adjoint can be, too. */
static void OF_KIND(evaluate)(OF_KIND(function) f, const void *x, REAL *value) { *value = f(x); }

static void OF_KIND(evaluate_sized)(OF_KIND(sized) f, const int *n, const void *x, REAL *value)
{
    *value = f(n, x);
}

/* Adds the gradient to what is there. */
INLINE void OF_KIND(reverse)(OF_KIND(function) f, const void *x, void *dx, REAL *value)
{
    REAL own = 0, seed = 1;
    __enzyme_autodiff((void *)OF_KIND(evaluate), enzyme_const, f, enzyme_dup, x, dx, enzyme_dup,
                      &own, &seed);
    if (value)
        *value = own;
}

INLINE void OF_KIND(forward)(OF_KIND(function) f, const void *x, const void *v, REAL *slope,
                             REAL *value)
{
    REAL own = 0;
    __enzyme_fwddiff((void *)OF_KIND(evaluate), enzyme_const, f, enzyme_dup, x, v, enzyme_dup, &own,
                     slope);
    if (value)
        *value = own;
}

SMALL void NAMED(gradient, _0)(OF_KIND(function) f, const REAL *x, REAL *dx, REAL *value)
{
    *dx = 0;
    OF_KIND(reverse)(f, x, dx, value);
}

SMALL void NAMED(gradient, _n)(OF_KIND(sized) f, const int *n, const REAL *x, REAL *dx,
                                     REAL *value)
{
    REAL own = 0, seed = 1;
    FOR(i, *n) dx[i] = 0;
    __enzyme_autodiff((void *)OF_KIND(evaluate_sized), enzyme_const, f, enzyme_const, n, enzyme_dup,
                      x, dx, enzyme_dup, &own, &seed);
    if (value)
        *value = own;
}

SMALL void NAMED(slope, _0)(OF_KIND(function) f, const REAL *x, const REAL *v, REAL *slope,
                                  REAL *value)
{
    OF_KIND(forward)(f, x, v, slope, value);
}

#define OF_RANK(rank) \
    SMALL void NAMED(gradient, _##rank)(OF_KIND(function) f, const array *x, array *dx, REAL *value) \
    { \
        struct OF_KIND(pair) of_x; \
        OF_KIND(clear)(dx, rank); \
        OF_KIND(pair_up)(&of_x, x, dx, rank); \
        OF_KIND(reverse)(f, of_x.primal, of_x.shadow, value); \
        OF_KIND(hand_back)(&of_x, rank, 0, 1); \
    } \
    SMALL void NAMED(slope, _##rank)(OF_KIND(function) f, const array *x, array *v, REAL *slope, \
                                     REAL *value) \
    { \
        struct OF_KIND(pair) of_x; \
        OF_KIND(pair_up)(&of_x, x, v, rank); \
        OF_KIND(forward)(f, of_x.primal, of_x.shadow, slope, value); \
        OF_KIND(hand_back)(&of_x, rank, 0, 0); \
    }
OF_RANK(1)
OF_RANK(2)
OF_RANK(3)
#undef OF_RANK

/* Maps of vectors to vectors. */

SMALL void NAMED(along, )(OF_KIND(map) f, const array *x, array *v, array *y, array *dy)
{
    struct OF_KIND(pair) of_x, of_y;
    OF_KIND(clear)(dy, 1);
    OF_KIND(pair_up)(&of_x, x, v, 1);
    OF_KIND(pair_up)(&of_y, y, dy, 1);
    __enzyme_fwddiff((void *)f, enzyme_dup, of_x.primal, of_x.shadow, enzyme_dup, of_y.primal,
                     of_y.shadow);
    OF_KIND(hand_back)(&of_x, 1, 0, 0);
    OF_KIND(hand_back)(&of_y, 1, 1, 1);
}

/* The adjoint of y is used up, so that it is a copy. */
SMALL void NAMED(back, )(OF_KIND(map) f, const array *x, array *dx, array *y, const array *dy)
{
    struct OF_KIND(pair) of_x, of_y;
    struct own seed;
    make_own(&seed, dy, 1, sizeof(REAL), TYPE);
    OF_KIND(copy)((array *)&seed, dy, 1);
    OF_KIND(clear)(dx, 1);
    OF_KIND(pair_up)(&of_x, x, dx, 1);
    OF_KIND(pair_up)(&of_y, y, (array *)&seed, 1);
    __enzyme_autodiff((void *)f, enzyme_dup, of_x.primal, of_x.shadow, enzyme_dup, of_y.primal,
                      of_y.shadow);
    OF_KIND(hand_back)(&of_x, 1, 0, 1);
    OF_KIND(hand_back)(&of_y, 1, 1, 0);
    free(seed.base);
}

/* By columns in forward mode, or by rows in reverse mode, whichever are fewer. */
SMALL void NAMED(jacobian, )(OF_KIND(map) f, const array *x, array *y, array *matrix)
{
    const index columns = EXTENT(x, 0), rows = EXTENT(y, 0);
    struct OF_KIND(pair) of_x, of_y;
    struct own own_dx, own_dy;
    require(EXTENT(matrix, 0) == rows && EXTENT(matrix, 1) == columns,
            "ltoad: the matrix of a Jacobian needs a row for each element of y, a column for each of x",
            0, 0);
    make_own(&own_dx, x, 1, sizeof(REAL), TYPE);
    make_own(&own_dy, y, 1, sizeof(REAL), TYPE);
    OF_KIND(pair_up)(&of_x, x, (array *)&own_dx, 1);
    OF_KIND(pair_up)(&of_y, y, (array *)&own_dy, 1);
    REAL *dx = (REAL *)of_x.shadow->base, *dy = (REAL *)of_y.shadow->base;
    if (columns <= rows) {
        FOR(j, columns) {
            FOR(i, rows) dy[i] = 0;
            dx[j] = 1;
            __enzyme_fwddiff((void *)f, enzyme_dup, of_x.primal, of_x.shadow, enzyme_dup,
                             of_y.primal, of_y.shadow);
            dx[j] = 0;
            FOR(i, rows) *OF_KIND(number)(matrix, i, j) = dy[i];
        }
    } else {
        FOR(i, rows) {
            FOR(k, rows) dy[k] = k == i;
            FOR(j, columns) dx[j] = 0;
            __enzyme_autodiff((void *)f, enzyme_dup, of_x.primal, of_x.shadow, enzyme_dup,
                              of_y.primal, of_y.shadow);
            FOR(j, columns) *OF_KIND(number)(matrix, i, j) = dx[j];
        }
    }
    OF_KIND(hand_back)(&of_x, 1, 0, 0);
    OF_KIND(hand_back)(&of_y, 1, 1, 0);
    free(own_dx.base);
    free(own_dy.base);
}

/* Second derivatives, forward over reverse. */

static void OF_KIND(gradient_of)(OF_KIND(function) f, const array *x, array *dx)
{
    OF_KIND(clear)(dx, 1);
    OF_KIND(reverse)(f, x, dx, 0);
}

/* A point and what second derivatives need beside it, all one after the other in memory. */
struct OF_KIND(point) {
    struct own x, direction, gradient, product;
};

INLINE void OF_KIND(make_point)(struct OF_KIND(point) *p, const array *x)
{
    make_own(&p->x, x, 1, sizeof(REAL), TYPE);
    make_own(&p->direction, x, 1, sizeof(REAL), TYPE);
    make_own(&p->gradient, x, 1, sizeof(REAL), TYPE);
    make_own(&p->product, x, 1, sizeof(REAL), TYPE);
    OF_KIND(copy)((array *)&p->x, x, 1);
}

INLINE void OF_KIND(differentiate_gradient)(OF_KIND(function) f, struct OF_KIND(point) *p)
{
    OF_KIND(clear)((array *)&p->product, 1);
    __enzyme_fwddiff((void *)OF_KIND(gradient_of), enzyme_const, f, enzyme_dup, &p->x,
                     &p->direction, enzyme_dup, &p->gradient, &p->product);
}

INLINE void OF_KIND(free_point)(struct OF_KIND(point) *p)
{
    free(p->x.base);
    free(p->direction.base);
    free(p->gradient.base);
    free(p->product.base);
}

SMALL void NAMED(hvp, )(OF_KIND(function) f, const array *x, const array *v, array *product)
{
    struct OF_KIND(point) p;
    laid_out_alike(x, v, 1);
    laid_out_alike(x, product, 1);
    OF_KIND(make_point)(&p, x);
    OF_KIND(copy)((array *)&p.direction, v, 1);
    OF_KIND(differentiate_gradient)(f, &p);
    OF_KIND(copy)(product, (array *)&p.product, 1);
    OF_KIND(free_point)(&p);
}

SMALL void NAMED(hessian, )(OF_KIND(function) f, const array *x, array *matrix)
{
    const index n = EXTENT(x, 0);
    struct OF_KIND(point) p;
    require(EXTENT(matrix, 0) == n && EXTENT(matrix, 1) == n,
            "ltoad: a Hessian needs a row and a column for each element of x", 0, 0);
    OF_KIND(make_point)(&p, x);
    FOR(j, n) {
        ((REAL *)p.direction.base)[j] = 1;
        OF_KIND(differentiate_gradient)(f, &p);
        ((REAL *)p.direction.base)[j] = 0;
        FOR(i, n) *OF_KIND(number)(matrix, i, j) = ((REAL *)p.product.base)[i];
    }
    OF_KIND(free_point)(&p);
}
#undef EACH_OF
