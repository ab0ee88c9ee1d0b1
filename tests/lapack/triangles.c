/* Triangular and symmetric matrices of a BLAS that is machine code, beside differences: all sides,
 * triangles and forms, factors that are active, vectors with steps of both signs, and both interfaces. */
#include <stddef.h>
#include <string.h>

#include "check.h"

#include "interfaces.h"

typedef const char *text;
typedef const int *integer;
typedef const real *input;

void R(trsm)(text, text, text, text, integer, integer, input, input, integer, real *,
             integer LENGTH LENGTH LENGTH LENGTH);
void R(trmm)(text, text, text, text, integer, integer, input, input, integer, real *,
             integer LENGTH LENGTH LENGTH LENGTH);
void R(symm)(text, text, integer, integer, input, input, integer, input, integer, input, real *,
             integer LENGTH LENGTH);
void R(syrk)(text, text, integer, integer, input, input, integer, input, real *, integer LENGTH LENGTH);
void R(trsv)(text, text, text, integer, input, integer, real *, integer LENGTH LENGTH LENGTH);
void R(trmv)(text, text, text, integer, input, integer, real *, integer LENGTH LENGTH LENGTH);
void R(symv)(text, integer, input, input, integer, input, integer, input, real *, integer LENGTH);
void C(trsm)(int, int, int, int, int, int, int, real, input, int, real *, int);
void C(trmm)(int, int, int, int, int, int, int, real, input, int, real *, int);
void C(symm)(int, int, int, int, int, real, input, int, input, int, real, real *, int);
void C(syrk)(int, int, int, int, int, real, input, int, real, real *, int);
void C(trsv)(int, int, int, int, int, input, int, real *, int);
void C(trmv)(int, int, int, int, int, input, int, real *, int);
void C(symv)(int, int, int, real, input, int, input, int, real, real *, int);

enum { M = 3, N = 2, LD = 4, A = LD * LD, B = LD * LD, COUNT = A + 2 * B + 2 };

static const int m = M, n = N, ld = LD, two = 2, back = -1;

static real weighted(const real *v)
{
    real sum = 0;
    for (int i = 0; i < B; i++)
        sum += v[i] * v[i] * (1 + 0.3 * (i % 5)) + (i % 3 - 1) * v[i];
    return sum;
}

/* All forms of a product with a triangle, or of a system. */
#define IN_ALL_FORMS(name, routine)                                                                      \
    static double name(const real *x)                                                                    \
    {                                                                                                    \
        static const text kinds[] = {"LUNN", "LUTU", "LLNU", "LLTN", "RUNN", "RUTU", "RLNN", "RLCU"};    \
        real b[B], sum = 0;                                                                              \
        for (int i = 0; i < 8; i++) {                                                                    \
            const text kind = kinds[i];                                                                  \
            memcpy(b, x + A, sizeof b);                                                                  \
            R(routine)(kind, kind + 1, kind + 2, kind + 3, &m, &n, x + COUNT - 1, x, &ld, b,             \
                       &ld TEXT TEXT TEXT TEXT);                                                         \
            sum += weighted(b) * (i + 1);                                                                \
        }                                                                                                \
        return sum;                                                                                      \
    }

IN_ALL_FORMS(solved, trsm)
IN_ALL_FORMS(multiplied, trmm)

static double symmetric(const real *x)
{
    static const text kinds[] = {"LU", "LL", "RU", "RL"};
    real c[B], sum = 0;
    const real *alpha = x + COUNT - 1, *beta = x + COUNT - 2;
    for (int i = 0; i < 4; i++) {
        memcpy(c, x + A + B, sizeof c);
        R(symm)(kinds[i], kinds[i] + 1, &m, &n, alpha, x, &ld, x + A, &ld, beta, c, &ld TEXT TEXT);
        sum += weighted(c) * (i + 1);
    }
    return sum;
}

static double squares(const real *x)
{
    static const text kinds[] = {"UN", "UT", "LN", "LT"};
    static const real zero = 0;
    real c[B], sum = 0;
    for (int i = 0; i < 4; i++) {
        memcpy(c, x + A + B, sizeof c);
        R(syrk)(kinds[i], kinds[i] + 1, &m, &n, x + COUNT - 1, x + A, &ld, x + COUNT - 2, c,
                &ld TEXT TEXT);
        R(syrk)(kinds[i], kinds[i] + 1, &n, &m, x + COUNT - 1, c, &ld, &zero, c + 8, &ld TEXT TEXT);
        sum += weighted(c) * (i + 1);
    }
    return sum;
}

static double vectors(const real *x)
{
    real v[B], w[B];
    memcpy(v, x + A, sizeof v), memcpy(w, x + A + B, sizeof w);
    R(trsv)("U", "N", "N", &m, x, &ld, v, &two TEXT TEXT TEXT);
    R(trsv)("L", "T", "U", &m, x, &ld, v + 8, &back TEXT TEXT TEXT);
    R(trmv)("L", "N", "N", &m, x, &ld, v + 1, &two TEXT TEXT TEXT);
    R(trmv)("U", "T", "U", &m, x, &ld, v, &back TEXT TEXT TEXT);
    R(symv)("U", &m, x + COUNT - 1, x, &ld, v, &two, x + COUNT - 2, w, &back TEXT);
    R(symv)("L", &m, x + COUNT - 1, x, &ld, v + 7, &back, x + COUNT - 2, w + 6, &two TEXT);
    return weighted(v) + weighted(w);
}

/* 101 and 102 rows and columns, 111 and 112 as it is and transposed, 121 and 122 upper and lower, 131 and 132
 * with a diagonal and without, 141 and 142 left and right. */
static double by_c(const real *x, int layout)
{
    real b[B], c[B], v[B];
    const real alpha = x[COUNT - 1], beta = x[COUNT - 2];
    memcpy(b, x + A, sizeof b), memcpy(c, x + A + B, sizeof c), memcpy(v, x + A, sizeof v);
    C(trsm)(layout, 141, 121, 112, 131, M, N, alpha, x, LD, b, LD);
    C(trmm)(layout, 142, 122, 111, 132, M, N, alpha, x, LD, b, LD);
    C(symm)(layout, 142, 121, M, N, alpha, x, LD, b, LD, beta, c, LD);
    C(syrk)(layout, 122, 111, M, N, alpha, b, LD, beta, c, LD);
    C(trsv)(layout, 122, 112, 131, M, x, LD, v, 2);
    C(trmv)(layout, 121, 111, 131, M, x, LD, v, 1);
    C(symv)(layout, 122, M, alpha, x, LD, v, 2, beta, v + 8, -1);
    return weighted(c) + weighted(b) + weighted(v);
}

static double rows(const real *x) { return by_c(x, 101); }
static double columns(const real *x) { return by_c(x, 102); }

#include "compare.h"

int main(void)
{
    real x[COUNT], way[COUNT];
    for (int i = 0; i < COUNT; i++)
        x[i] = 0.4 * sin(3 * i + 1) + (i < A && i % LD == i / LD) * 1.5, way[i] = cos(5 * i) / 4;
    x[COUNT - 1] = 0.7, x[COUNT - 2] = -0.4;
    TRY(solved);
    TRY(multiplied);
    TRY(symmetric);
    TRY(squares);
    TRY(vectors);
    TRY(rows);
    TRY(columns);
    return check_result();
}
