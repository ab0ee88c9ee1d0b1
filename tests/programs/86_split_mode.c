/* Split mode: the augmented primal and the reverse sweep apart, with everything overwritten between
 * them; tapes from malloc and in memory of the caller. */
#define REVERSE_ONLY
#include "check.h"
#include "split.h"
#include <stdlib.h>
#include <string.h>

enum { size = 5 };

static void normalise(double *x, int n)
{
    double norm = 0.0;
    for (int i = 0; i < n; i++)
        norm += x[i] * x[i];
    for (int i = 0; i < n; i++)
        x[i] = sin(x[i]) / sqrt(norm);
}

static double value(const double *x, double scale, int n)
{
    double sum = 0.0, a = scale;
    while (a > 0.1) {
        for (int i = 0; i < n; i++)
            sum += a * x[i] * x[(i + 1) % n];
        a *= 0.5 * scale;
    }
    return sum;
}

static double square(double x)
{
    return x * x * x;
}

static double weight(int i)
{
    return 0.3 + 0.2 * i;
}

static double normalised(double *x)
{
    double y[size], sum = 0.0;
    memcpy(y, x, sizeof y);
    normalise(y, size);
    for (int i = 0; i < size; i++)
        sum += weight(i) * y[i];
    return sum;
}

static double of_scale(double *s)
{
    const double x[size] = {0.3, -0.4, 0.5, 0.7, -0.2};
    return value(x, *s, size);
}

int main(void)
{
    const double start[size] = {0.3, -0.4, 0.5, 0.7, -0.2};
    double x[size], dx[size];
    for (int kind = 0; kind < 2; kind++) {
        memcpy(x, start, sizeof x);
        for (int i = 0; i < size; i++)
            dx[i] = weight(i);
        if (kind == 0) {
            void *tape =
                __enzyme_augmentfwd((void *)normalise, enzyme_dup, x, dx, enzyme_const, size);
            memset(x, 0x77, sizeof x);
            __enzyme_reverse((void *)normalise, enzyme_dup, x, dx, enzyme_const, size, tape);
        } else {
            const size_t bytes = __enzyme_augmentsize((void *)normalise, enzyme_dup, enzyme_const);
            void *memory = malloc(bytes);
            __enzyme_augmentfwd_void((void *)normalise, enzyme_allocated, bytes, enzyme_tape,
                                     memory, enzyme_dup, x, dx, enzyme_const, size);
            memset(x, 0x77, sizeof x);
            __enzyme_reverse((void *)normalise, enzyme_allocated, bytes, enzyme_tape, memory,
                             enzyme_dup, x, dx, enzyme_const, size);
            free(memory);
        }
        memcpy(x, start, sizeof x);
        check_gradient("normalised", normalised, size, x, dx);
    }

    /* several tapes at a time, the adjoint of the result, and of a scalar argument */
    struct tape_and_result tapes[3];
    double zero[3][size] = {{0}};
    for (int k = 0; k < 3; k++) {
        tapes[k] =
            __enzyme_augmentfwd_result((void *)value, enzyme_primal_return, enzyme_dup, start,
                                       zero[k], enzyme_out, 0.9 + 0.3 * k, enzyme_const, size);
        check("result", tapes[k].result, value(start, 0.9 + 0.3 * k, size));
    }
    for (int k = 2; k >= 0; k--) {
        double scale = 0.9 + 0.3 * k;
        const double ds =
            __enzyme_reverse_scalar((void *)value, enzyme_dup, start, zero[k], enzyme_out, scale,
                                    enzyme_const, size, 2.5, tapes[k].tape);
        check_within("scale", k, ds, 2.5 * central_difference(of_scale, &scale, 0), 1e-8);
    }

    /* the same tape for two adjoints */
    void *tape = __enzyme_augmentfwd((void *)square, enzyme_out, 1.5);
    const double once =
        __enzyme_reverse_scalar((void *)square, enzyme_nofree, enzyme_out, 1.5, 1.0, tape);
    const double twice = __enzyme_reverse_scalar((void *)square, enzyme_out, 1.5, 2.0, tape);
    check("once", once, 3.0 * 1.5 * 1.5);
    check("twice", twice, 6.0 * 1.5 * 1.5);
    return check_result();
}
